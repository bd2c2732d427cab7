"""Heads, token selection and policy losses that the cases combine."""

import jax
import jax.numpy as jnp

from .case import F32


# LM heads: hidden states and weights to logits.


def linear(h, w):
    """Logits in the dtype of the operands, then cast to f32."""
    return jnp.matmul(h, w).astype(F32)


def linear_f32_accumulate(h, w):
    """Low-precision operands, f32 logits straight from the matmul."""
    return jnp.matmul(h, w, preferred_element_type=F32)


def linear_rounded(h, w):
    """Low-precision operands, an f32 product that is rounded at once; everything else reads the rounded logits."""
    return jnp.matmul(h, w, preferred_element_type=F32).astype(h.dtype).astype(F32)


def tied_transpose(h, embedding):
    """The embedding table [V, H] as head, transposed first."""
    return jnp.dot(h, embedding.T).astype(F32)


def soft_cap(logits, cap=30.0):
    """Gemma's tanh soft-cap."""
    return jnp.tanh(logits / cap) * cap


# Token selection: values [..., V] and ids [...] to values [...].


def take(values, ids, mode=None):
    return jnp.take_along_axis(values, ids[..., None], axis=-1, mode=mode)[..., 0]


def token_logp(logits, ids, mode=None):
    """Log-probabilities of the tokens."""
    return take(jax.nn.log_softmax(logits, axis=-1), ids, mode)


# Losses over per-token log-probabilities.


def aggregate(per_token, mask, reduction):
    """The three ways in which policy losses average over tokens."""
    if reduction == "token_mean":
        return (per_token * mask).sum() / jnp.maximum(mask.sum(), 1.0)
    if reduction == "sequence_mean":
        per_sequence = (per_token * mask).sum(-1) / jnp.maximum(mask.sum(-1), 1.0)
        return per_sequence.mean()
    if reduction == "constant":
        return (per_token * mask).sum() / (mask.shape[0] * 16.0)
    raise ValueError(f"unknown reduction {reduction!r}")


def kl_k3(logp, ref_logp):
    """Schulman's low-variance, never negative KL estimate."""
    difference = ref_logp - logp
    return jnp.exp(difference) - difference - 1.0


def grpo(logp, old_logp, advantages, mask, ref_logp=None, *, eps_low=0.2, eps_high=0.28, beta=0.04,
         reduction="token_mean"):
    """GRPO: the clipped surrogate with separate lower and upper epsilons, and a KL penalty."""
    ratio = jnp.exp(logp - old_logp)
    clipped = jnp.clip(ratio, 1.0 - eps_low, 1.0 + eps_high)
    if advantages.ndim < logp.ndim:
        advantages = advantages[..., None]
    per_token = -jnp.minimum(ratio * advantages, clipped * advantages)
    if ref_logp is not None:
        per_token = per_token + beta * kl_k3(logp, ref_logp)
    return aggregate(per_token, mask, reduction)


def gspo(logp, old_logp, advantages, mask, *, eps_low=0.2, eps_high=0.2):
    """GSPO: the clipped surrogate of one ratio per sequence, from the mean log-ratio of its tokens."""
    log_ratio = ((logp - old_logp) * mask).sum(-1) / jnp.maximum(mask.sum(-1), 1.0)
    ratio = jnp.exp(log_ratio)
    return -jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - eps_low, 1 + eps_high) * advantages).mean()


# Whole-distribution metrics.


def entropy(logits):
    """Entropy of the token distribution, from log-probabilities."""
    log_probs = jax.nn.log_softmax(logits, axis=-1)
    return -jnp.sum(jnp.exp(log_probs) * log_probs, axis=-1)


def entropy_with_epsilon(logits, epsilon=1e-10):
    """Entropy from probabilities, guarded by an epsilon inside the logarithm."""
    probabilities = jax.nn.softmax(logits, axis=-1)
    return -jnp.sum(probabilities * jnp.log(probabilities + epsilon), axis=-1)
