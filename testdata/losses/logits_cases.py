"""The logits are an input tensor: losses at the logits level."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, B, Case, T, V, advantages, ids, logp, mask, normal
from .supervised_cases import IGNORE, cross_entropy


def grpo_loss(logits, tokens, old_logp, adv, weights, ref_logp, *, temperature=1.0):
    """Only the loss is in the program; the model is elsewhere."""
    scaled = logits.astype(F32) / temperature
    return policy.grpo(policy.token_logp(scaled, tokens), old_logp, adv, weights, ref_logp)


def token_logp(logits, tokens):
    """Log-probabilities by the logsumexp form."""
    logits = logits.astype(F32)
    return policy.take(logits, tokens) - jax.nn.logsumexp(logits, axis=-1)


def with_entropy(logits, tokens, old_logp, adv, weights, ref_logp):
    """Loss and entropy metric from the same logits."""
    entropy = policy.aggregate(policy.entropy(logits.astype(F32)), weights, "token_mean")
    return grpo_loss(logits, tokens, old_logp, adv, weights, ref_logp), entropy


def cases():
    rest = (ids(B, T), logp(B, T), advantages(B), mask(B, T), logp(B, T))
    wide, narrow = normal(B, T, V, scale=2.0), normal(B, T, V, dtype=BF16, scale=2.0)
    yield Case("logits_grpo", grpo_loss, (wide, *rest), argnums=0, old_jax=True)
    yield Case("logits_grpo_bf16", grpo_loss, (narrow, *rest), argnums=0, old_jax=True)
    yield Case("logits_grpo_temperature", functools.partial(grpo_loss, temperature=0.8), (wide, *rest), argnums=0)
    yield Case("logits_grpo_value_only", grpo_loss, (wide, *rest))
    yield Case("logits_entropy", with_entropy, (wide, *rest), argnums=0, has_aux=True)
    yield Case("logits_logprob", token_logp, (wide, ids(B, T)))
    yield Case("logits_logprob_bf16", token_logp, (narrow, ids(B, T)))
    yield Case("logits_ce_ignore_index", functools.partial(cross_entropy, ignore=True),
               (wide, ids(B, T, ignore=0.3, ignore_index=IGNORE)), argnums=0)

    def entropy_only(logits):
        return policy.entropy(logits)

    yield Case("logits_entropy_forward", entropy_only, (wide,))

    def shifted(logits, tokens, weights):
        """Next-token cross-entropy from the logits of all positions."""
        return -policy.aggregate(policy.token_logp(logits[:, :-1], tokens[:, 1:]), weights[:, 1:], "token_mean")

    yield Case("logits_shifted", shifted, (wide, ids(B, T), mask(B, T)), argnums=0)

    def probabilities_gradient(logits, tokens):
        """Perplexity: an exponential of the mean loss."""
        return jnp.exp(-policy.token_logp(logits, tokens).mean())

    yield Case("logits_perplexity", probabilities_gradient, (wide, ids(B, T)), argnums=0)
