"""Cross-entropy in its variants, and the vocabulary's shapes: bias, cap, padding, slices, LoRA."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, B, Case, T, advantages, head, hidden, ids, logp, mask

IGNORE = -100
V_REAL = 997


def cross_entropy(logits, labels, *, smoothing=0.0, z_loss=0.0, ignore=False):
    """Mean token cross-entropy with label smoothing, z-loss and an ignore index."""
    valid = labels != IGNORE if ignore else jnp.ones(labels.shape, bool)
    targets = jnp.where(valid, labels, 0)
    log_probs = jax.nn.log_softmax(logits, axis=-1)
    loss = -policy.take(log_probs, targets)
    if smoothing:
        loss = (1.0 - smoothing) * loss - smoothing * jnp.mean(log_probs, axis=-1)
    if z_loss:
        loss = loss + z_loss * jnp.square(jax.nn.logsumexp(logits, axis=-1))
    return jnp.sum(jnp.where(valid, loss, 0.0)) / jnp.maximum(valid.sum(), 1)


def logsumexp_form(logits, labels):
    """The normaliser minus the label's logit."""
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - policy.take(logits, labels))


def smoothed_one_hot(logits, labels, smoothing=0.1):
    """Label smoothing with a dense target distribution."""
    vocab = logits.shape[-1]
    targets = jax.nn.one_hot(labels, vocab) * (1.0 - smoothing) + smoothing / vocab
    return -jnp.mean(jnp.sum(targets * jax.nn.log_softmax(logits, axis=-1), axis=-1))


def manual_softmax(logits, labels):
    """Written out by hand: maximum, exponentials, sum."""
    shifted = logits - jax.lax.stop_gradient(jnp.max(logits, axis=-1, keepdims=True))
    return -jnp.mean(policy.take(shifted, labels) - jnp.log(jnp.sum(jnp.exp(shifted), axis=-1)))


def cross_entropies():
    labels = ids(B, T)
    some_ignored = ids(B, T, ignore=0.3, ignore_index=IGNORE)
    variants = {
        "ce": (functools.partial(cross_entropy), labels),
        "ce_ignore_index": (functools.partial(cross_entropy, ignore=True), some_ignored),
        "ce_label_smoothing": (functools.partial(cross_entropy, smoothing=0.1), labels),
        "ce_z_loss": (functools.partial(cross_entropy, z_loss=1e-2), labels),
        "ce_everything": (functools.partial(cross_entropy, ignore=True, smoothing=0.1, z_loss=1e-2), some_ignored),
        "ce_logsumexp": (logsumexp_form, labels),
        "ce_smoothed_one_hot": (smoothed_one_hot, labels),
        "ce_manual_softmax": (manual_softmax, labels),
    }
    for name, (loss, target) in variants.items():
        def program(h, w, labels, loss=loss):
            return loss(policy.linear(h, w), labels)
        yield Case(name, program, (hidden(), head(), target), argnums=(0, 1),
                   old_jax=name in ("ce", "ce_ignore_index", "ce_label_smoothing", "ce_logsumexp"))


def vocabulary_shapes():
    """Chains in which the logits are changed on their way to the softmax."""
    rest = (ids(B, T, vocab=V_REAL), logp(B, T), advantages(B), mask(B, T))
    columns = jax.lax.broadcasted_iota

    def grpo_over(transform):
        def loss(h, w, tokens, old_logp, adv, weights):
            return policy.grpo(policy.token_logp(transform(policy.linear(h, w)), tokens), old_logp, adv, weights)
        return loss

    def padding_mask(fill):
        def transform(logits):
            real = columns(jnp.int32, logits.shape, logits.ndim - 1) < V_REAL
            return jnp.where(real, logits, fill)
        return transform

    def row_mask(logits):
        """A mask of one row, broadcast over the batch."""
        return logits + jnp.where(jnp.arange(logits.shape[-1]) < V_REAL, 0.0, -1e9)

    transforms = {
        "soft_cap": functools.partial(policy.soft_cap, cap=2.0),
        "scaled": lambda logits: logits * 0.37,
        "padded_infinity": padding_mask(-jnp.inf),
        "padded_large": padding_mask(-1e30),
        "padded_added": row_mask,
        "sliced": lambda logits: logits[..., :V_REAL],
        "capped_and_padded": lambda logits: padding_mask(-1e30)(policy.soft_cap(logits / 0.8, cap=2.0)),
        "clipped": lambda logits: jnp.clip(logits, -1.5, 1.5),
    }
    for name, transform in transforms.items():
        yield Case(f"vocabulary_{name}", grpo_over(transform), (hidden(), head(), *rest), argnums=(0, 1),
                   old_jax=name == "soft_cap")
    for name in ("soft_cap", "padded_large", "sliced"):
        yield Case(f"vocabulary_{name}_bf16", grpo_over(transforms[name]),
                   (hidden(dtype=BF16), head(dtype=BF16), *rest), argnums=(0, 1))


def row_slices():
    """The last position has no target: rows are cut off after the head."""
    def loss(h, w, tokens, old_logp, adv, weights, *, keep=None):
        logits = policy.linear(h, w)
        logits, targets = logits[:, :-1], tokens[:, 1:]
        if keep:
            logits, targets = logits[:, -keep:], targets[:, -keep:]
        return policy.grpo(policy.token_logp(logits, targets), old_logp, adv, weights)

    def arguments(kept, dtype=F32):
        return (hidden(dtype=dtype), head(dtype=dtype), ids(B, T), logp(B, kept), advantages(B), mask(B, kept))

    yield Case("rows_shifted_bf16", loss, arguments(T - 1, BF16), argnums=(0, 1))

    def rounded(h, w, tokens, old_logp, adv, weights):
        logits = jnp.matmul(h.astype(BF16), w.astype(BF16), preferred_element_type=F32).astype(BF16)
        return policy.grpo(policy.token_logp(logits[:, :-1].astype(F32), tokens[:, 1:]), old_logp, adv, weights)

    yield Case("rows_shifted_rounded", rounded, arguments(T - 1), argnums=(0, 1), tolerance="bf16", near_f64=True)


def cases():
    for group in (cross_entropies, vocabulary_shapes, row_slices):
        yield from group()
