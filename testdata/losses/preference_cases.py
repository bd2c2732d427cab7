"""Losses with several passes or several heads: DPO, sequence-level ratios, distillation, reference policies."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, B, Case, T, advantages, head, hidden, ids, logp, mask


def sequence_logp(h, w, tokens, weights):
    """Summed log-probabilities of whole sequences."""
    return (policy.token_logp(policy.linear(h, w), tokens) * weights).sum(-1)


def dpo(h, w, ref_h, ref_w, tokens, weights, beta=0.1):
    """Rows come as the chosen half, then the rejected half."""
    margin = sequence_logp(h, w, tokens, weights) - sequence_logp(ref_h, ref_w, tokens, weights)
    chosen, rejected = jnp.split(margin, 2)
    return -jax.nn.log_sigmoid(beta * (chosen - rejected)).mean()


def dpo_two_passes(h_chosen, h_rejected, w, chosen, rejected, chosen_mask, rejected_mask, ref_margin, beta=0.1):
    """Chosen and rejected go through the head separately; the reference margin is an input."""
    margin = (sequence_logp(h_chosen, w, chosen, chosen_mask)
              - sequence_logp(h_rejected, w, rejected, rejected_mask)).sum(-1)
    return -jax.nn.log_sigmoid(beta * (margin - ref_margin)).mean()


def gspo(h, w, tokens, old_logp, adv, weights, eps=0.2):
    """One ratio per sequence, from the mean log-ratio."""
    token_logp = policy.token_logp(policy.linear(h, w), tokens)
    log_ratio = ((token_logp - old_logp) * weights).sum(-1) / jnp.maximum(weights.sum(-1), 1.0)
    ratio = jnp.exp(log_ratio)
    return -jnp.minimum(ratio * adv, jnp.clip(ratio, 1 - eps, 1 + eps) * adv).mean()


def gspo_token(h, w, tokens, old_logp, adv, weights, eps=0.2):
    """The sequence ratio with per-token gradients."""
    token_logp = policy.token_logp(policy.linear(h, w), tokens)
    log_ratio = ((token_logp - old_logp) * weights).sum(-1) / jnp.maximum(weights.sum(-1), 1.0)
    per_token = token_logp - jax.lax.stop_gradient(token_logp) + jax.lax.stop_gradient(log_ratio)[:, None]
    ratio = jnp.exp(per_token)
    surrogate = jnp.minimum(ratio * adv[:, None], jnp.clip(ratio, 1 - eps, 1 + eps) * adv[:, None])
    return -policy.aggregate(surrogate, weights, "token_mean")


def full_kl(h, w, teacher_h, teacher_w, weights, *, reverse=False):
    """The KL divergence over the whole vocabulary between a student's and a teacher's head."""
    student = jax.nn.log_softmax(policy.linear(h, w), axis=-1)
    teacher = jax.lax.stop_gradient(jax.nn.log_softmax(policy.linear(teacher_h, teacher_w), axis=-1))
    left, right = (student, teacher) if reverse else (teacher, student)
    return policy.aggregate(jnp.sum(jnp.exp(left) * (left - right), axis=-1), weights, "token_mean")


def with_reference_head(h, w, ref_h, ref_w, tokens, old_logp, adv, weights):
    """The reference policy's log-probabilities are computed in the same program."""
    ref_logp = jax.lax.stop_gradient(policy.token_logp(policy.linear(ref_h, ref_w), tokens))
    return policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights, ref_logp)


def shared_hidden(h, w, ref_w, tokens, old_logp, adv, weights):
    """Two heads over one hidden state."""
    ref_logp = jax.lax.stop_gradient(policy.token_logp(policy.linear(h, ref_w), tokens))
    return policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights, ref_logp)


def reinforce(h, w, tokens, adv, weights):
    """The plain policy gradient."""
    return -policy.aggregate(policy.token_logp(policy.linear(h, w), tokens) * adv[:, None], weights, "token_mean")


def ppo_with_value_head(h, w, value_w, tokens, old_logp, adv, weights, returns):
    """PPO with a value head beside the LM head, over the same hidden states."""
    value = (h @ value_w).astype(F32)
    policy_loss = policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights)
    return policy_loss + 0.5 * policy.aggregate(jnp.square(value - returns), weights, "token_mean")


def cases():
    rest = (ids(B, T), logp(B, T), advantages(B), mask(B, T))
    yield Case("dpo", dpo, (hidden(4, 9, 40), head(), hidden(4, 9, 40), head(), ids(4, 9), mask(4, 9)),
               argnums=(0, 1), old_jax=True)
    yield Case("dpo_bf16", dpo, (hidden(4, 9, 40, dtype=BF16), head(dtype=BF16), hidden(4, 9, 40, dtype=BF16),
                                 head(dtype=BF16), ids(4, 9), mask(4, 9)), argnums=(0, 1))
    yield Case("dpo_two_passes", dpo_two_passes,
               (hidden(), hidden(B, 11, 40), head(), ids(B, T), ids(B, 11), mask(B, T), mask(B, 11),
                advantages(B)), argnums=(0, 1, 2))
    yield Case("gspo", gspo, (hidden(), head(), *rest), argnums=(0, 1), old_jax=True)
    yield Case("gspo_token", gspo_token, (hidden(), head(), *rest), argnums=(0, 1))
    heads = (hidden(), head(), hidden(B, T, 24), head(24, 1003), mask(B, T))
    yield Case("distill_forward_kl", full_kl, heads, argnums=(0, 1))
    yield Case("distill_reverse_kl", functools.partial(full_kl, reverse=True), heads, argnums=(0, 1))
    yield Case("reference_head", with_reference_head, (hidden(), head(), hidden(), head(), *rest), argnums=(0, 1),
               old_jax=True)
    yield Case("reference_head_shared_hidden", shared_hidden, (hidden(), head(), head(), *rest), argnums=(0, 1))
    tokens, _, adv, weights = rest
    yield Case("reinforce", reinforce, (hidden(), head(), tokens, adv, weights), argnums=(0, 1))
    yield Case("ppo_value_head", ppo_with_value_head,
               (hidden(), head(), head(40), *rest, advantages(B, T)), argnums=(0, 1, 2))
