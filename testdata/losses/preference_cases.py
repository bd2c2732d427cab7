"""Losses with several passes or several heads: DPO, sequence-level ratios, distillation, reference policies."""


import jax
import jax.numpy as jnp

from . import policy
from .case import B, Case, T, advantages, head, hidden, ids, logp, mask


def sequence_logp(h, w, tokens, weights):
    """Summed log-probabilities of whole sequences."""
    return (policy.token_logp(policy.linear(h, w), tokens) * weights).sum(-1)


def dpo(h, w, ref_h, ref_w, tokens, weights, beta=0.1):
    """Rows come as the chosen half, then the rejected half."""
    margin = sequence_logp(h, w, tokens, weights) - sequence_logp(ref_h, ref_w, tokens, weights)
    chosen, rejected = jnp.split(margin, 2)
    return -jax.nn.log_sigmoid(beta * (chosen - rejected)).mean()


def gspo(h, w, tokens, old_logp, adv, weights):
    """One ratio per sequence."""
    return policy.gspo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights)


def cases():
    rest = (ids(B, T), logp(B, T), advantages(B), mask(B, T))
    yield Case("dpo", dpo, (hidden(4, 9, 40), head(), hidden(4, 9, 40), head(), ids(4, 9), mask(4, 9)),
               argnums=(0, 1), old_jax=True)
    yield Case("gspo", gspo, (hidden(), head(), *rest), argnums=(0, 1), old_jax=True)
    tokens, _, adv, weights = rest
