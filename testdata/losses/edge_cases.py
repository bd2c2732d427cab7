"""Numbers and shapes at the edges: aligned sizes, several tiles, one row, ties, large and infinite logits."""

import math

import jax
import jax.numpy as jnp

from . import policy
from .case import (Arg, B, Case, F32, H, T, V, head, hidden, ids, normal)
from .grpo_cases import grpo_loss, rollout
from .special_cases import patched, put


def constant(value, *shape, dtype=F32) -> Arg:
    """The same value throughout."""
    return Arg(shape, dtype, {"kind": "constant", "value": value})


def sized(batch, tokens, width, vocab, dtype=F32):
    return (hidden(batch, tokens, width, dtype=dtype), head(width, vocab, dtype=dtype),
            *rollout(batch, tokens, vocab=vocab))


def forbidden_logp(h, w, tokens):
    """Log-probabilities of forbidden tokens: minus infinity."""
    allowed = jnp.arange(V) % 7 != 3
    return policy.token_logp(jnp.where(allowed, policy.linear(h, w), -jnp.inf), tokens)


def log_complement(h, w, bias, direction):
    """A Hessian product of `sum log(1 - p)` by a head's bias, with one p of nearly 1 in each row: terms of 1 / (1 - p)^2 cancel
    between what one sweep sums and what another one takes the sum off."""
    def loss(bias):
        return -jnp.log1p(-jax.nn.softmax(h @ w + bias)).sum()

    return jax.jvp(jax.grad(loss), (bias,), (direction,))[1]


def root_capped(h, w):
    """Large logits that are capped by a root: of the quotient XLA makes a product where nothing else reads the root, and of the
    square and the sum a fused multiply-add."""
    x = h @ w
    p = jax.nn.softmax(3000 * (x / jnp.sqrt(1 + x * x)), axis=-1)
    return (p * p).sum(), p.sum(-1)


def powers(h, w):
    """Negative log-probabilities of the likeliest tokens, of large logits that are powers: exactly 0, but for roundings."""
    return [-jax.nn.log_softmax((h @ w) ** exponent).max(-1) for exponent in (3.0, 2.0)]


def scaled_f16(h, w, factor):
    """The same of products in f16."""
    return -jax.nn.log_softmax((h @ w) * factor[:, None] * 30).max(-1)


def cases():
    states = normal(37, 24)
    # What a quotient is divided by is NaN or infinite in some rows.
    strange = patched(states, put(float("nan"), 3, 2), put(float("inf"), 9, 1), put(3e38, 17, None), put(-float("inf"), 21, 5))
    for columns in (203, 6153):
        likely = patched(normal(columns, scale=0.1), put(9.2 + math.log(columns), columns // 3))
        rest = (normal(24, columns, scale=0.02), likely, normal(columns))
        yield Case(f"edge_log_complement_{columns}", log_complement, (states, *rest), tolerance="contract")
    yield Case("edge_log_complement_special", log_complement, (strange, *rest), tolerance="contract")
    yield Case("edge_powers", powers, (normal(24, 8, scale=3.0), normal(8, 150, scale=0.5)), tolerance="contract")
    yield Case("edge_scaled_f16", scaled_f16, (normal(24, 8, dtype=jnp.float16, scale=3.0),
                                               normal(8, 150, dtype=jnp.float16, scale=0.5), normal(24, dtype=jnp.float16)),
               tolerance="contract")
    yield Case("edge_root_capped", root_capped, (states, normal(24, 1203, scale=0.3)), argnums=(0, 1), has_aux=True,
               tolerance="contract")
    yield Case("edge_one_row", grpo_loss, sized(1, 1, H, V), argnums=(0, 1))
    yield Case("edge_wide_hidden", grpo_loss, sized(B, T, 1537, 777), argnums=(0, 1))
    tokens, old, adv, _, ref = rollout(B, T)
    yield Case("edge_forbidden_logprob", forbidden_logp, (hidden(), head(), ids(B, T)))
