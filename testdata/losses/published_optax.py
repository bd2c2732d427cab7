"""Optax's own softmax losses, on an LM head and on given logits."""

import functools

import jax
import optax

from . import policy
from .case import BF16, B, Case, T, V, advantages, head, hidden, ids, logp, mask, normal


def integer_labels(logits, labels):
    return optax.losses.softmax_cross_entropy_with_integer_labels(logits, labels)


def one_hot_labels(logits, labels):
    return optax.losses.softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1]))


def smoothed_labels(logits, labels):
    targets = optax.losses.smooth_labels(jax.nn.one_hot(labels, logits.shape[-1]), 0.1)
    return optax.losses.softmax_cross_entropy(logits, targets)


def safe(logits, labels):
    return optax.losses.safe_softmax_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1]))


def poly(logits, labels):
    return optax.losses.poly_loss_cross_entropy(logits, jax.nn.one_hot(labels, logits.shape[-1]), epsilon=1.5)


def head_loss(h, w, labels, weights, *, loss):
    """A masked mean of the package's per-token loss."""
    return policy.aggregate(loss(policy.linear(h, w), labels), weights, "token_mean")


def logits_loss(logits, labels, weights, *, loss):
    return policy.aggregate(loss(logits, labels), weights, "token_mean")


def distillation(h, w, teacher_h, teacher_w, weights):
    """optax.kl_divergence from a student's log-probabilities to a teacher's probabilities."""
    student = jax.nn.log_softmax(policy.linear(h, w), axis=-1)
    teacher = jax.lax.stop_gradient(jax.nn.softmax(policy.linear(teacher_h, teacher_w), axis=-1))
    return policy.aggregate(optax.losses.kl_divergence(student, teacher), weights, "token_mean")


def integer_labels_grpo(h, w, tokens, old_logp, adv, weights):
    """GRPO that takes its log-probabilities from optax."""
    token_logp = -optax.losses.softmax_cross_entropy_with_integer_labels(policy.linear(h, w), tokens)
    return policy.grpo(token_logp, old_logp, adv, weights)


def cases():
    case = functools.partial(Case, package="optax 0.2.8")
    for loss in (integer_labels, one_hot_labels, smoothed_labels, safe, poly):
        yield case(f"optax_{loss.__name__}", functools.partial(head_loss, loss=loss),
                   (hidden(), head(), ids(B, T), mask(B, T)), argnums=(0, 1))
    for loss in (integer_labels, one_hot_labels):
        yield case(f"optax_{loss.__name__}_bf16", functools.partial(head_loss, loss=loss),
                   (hidden(dtype=BF16), head(dtype=BF16), ids(B, T), mask(B, T)), argnums=(0, 1))
    yield case("optax_integer_labels_logits", functools.partial(logits_loss, loss=integer_labels),
               (normal(B, T, V, scale=2.0), ids(B, T), mask(B, T)), argnums=0)
    yield case("optax_kl_divergence", distillation,
               (hidden(), head(), hidden(B, T, 24), head(24, V), mask(B, T)), argnums=(0, 1))
    yield case("optax_integer_labels_grpo", integer_labels_grpo,
               (hidden(), head(), ids(B, T), logp(B, T), advantages(B), mask(B, T)), argnums=(0, 1))
