"""GRPO: precisions, head layouts, batch shapes, reductions, temperatures, gradients and metrics."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import (BF16, F32, B, Case, T, V, advantages, head, hidden, ids, logp, mask)


def grpo_loss(h, w, tokens, old_logp, adv, weights, ref_logp, *, logits=policy.linear, temperature=1.0,
              reduction="token_mean"):
    """The plain chain: head, temperature, log-softmax, token selection, loss."""
    scaled = logits(h, w) / temperature
    return policy.grpo(policy.token_logp(scaled, tokens), old_logp, adv, weights, ref_logp, reduction=reduction)


def rollout(*batch, vocab=V):
    """The arguments after h and w: ids, old log-probabilities, advantages, mask, reference log-probabilities."""
    return (ids(*batch, vocab=vocab), logp(*batch, vocab=vocab), advantages(*batch[:-1]), mask(*batch),
            logp(*batch, vocab=vocab))


def args(h=None, w=None, vocab=V):
    h = h or hidden()
    return (h, w or head(), *rollout(*h.shape[:-1], vocab=vocab))


def precisions():
    both = functools.partial(Case, argnums=(0, 1))
    bf16 = (hidden(dtype=BF16), head(dtype=BF16))
    yield both("grpo_f32", grpo_loss, args(), old_jax=True)
    yield both("grpo_bf16_logits", grpo_loss, args(*bf16), old_jax=True)
    yield both("grpo_rounded_f32_product", functools.partial(
        grpo_loss, logits=lambda h, w: (h @ w).astype(BF16).astype(F32)), args(), near_f64=True, target="cpu")
    yield both("grpo_rounded_and_not", functools.partial(
        grpo_loss, logits=lambda h, w: policy.linear_rounded(h, w) + 1e-3 * policy.linear_f32_accumulate(h, w)),
               args(*bf16))


def gradients():
    def token_logp(h, w, tokens):
        return policy.token_logp(policy.linear(h, w), tokens)

    yield Case("logprob_forward", token_logp, (hidden(), head(), ids(B, T)), old_jax=True)


def metrics():
    def with_metric(metric):
        def loss(h, w, tokens, old_logp, adv, weights, ref_logp):
            logits = policy.linear(h, w)
            value = policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights, ref_logp)
            return value, policy.aggregate(metric(logits, tokens), weights, "token_mean")
        return loss

    kinds = {
        "entropy": lambda logits, tokens: policy.entropy(logits),
        "entropy_epsilon": lambda logits, tokens: policy.entropy_with_epsilon(logits),
        "entropy_temperature": lambda logits, tokens: policy.entropy(logits / 0.6),
        "accuracy": lambda logits, tokens: (jnp.argmax(logits, axis=-1) == tokens).astype(F32),
        "mean_logit": lambda logits, tokens: jnp.mean(logits, axis=-1),
        "max_probability": lambda logits, tokens: jnp.max(jax.nn.softmax(logits, axis=-1), axis=-1),
    }
    for name, metric in kinds.items():
        yield Case(f"grpo_metric_{name}", with_metric(metric), args(), argnums=(0, 1), has_aux=True,
                   old_jax=name in ("entropy", "accuracy"))

    def all_metrics(logits, tokens):
        return sum(kind(logits, tokens) for kind in kinds.values())

    yield Case("grpo_metrics_together", with_metric(all_metrics), args(), argnums=(0, 1), has_aux=True)

    def argmax_ids(h, w):
        return jnp.argmax(policy.linear(h, w), axis=-1)

    yield Case("argmax_forward", argmax_ids, (hidden(), head()))


def cases():
    for group in (precisions, gradients, metrics):
        yield from group()
