"""A vocabulary of several dimensions, over which a softmax runs at once.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, ids, normal
from .special_cases import patched, put

# Batch, time, hidden size, and a vocabulary of two dimensions.
B, T, H, P, Q = 3, 7, 24, 7, 19

INF, NAN = float("inf"), float("nan")


def number(x, tokens):
    """The column of each row by two indices."""
    rows = jnp.arange(B)[:, None], jnp.arange(T)[None]
    return x[(*rows, tokens // Q, tokens % Q)]


def product(h, w, tokens, bias):
    """A product that makes both dimensions, with a bias for each column."""
    x = jnp.einsum("bth,hpq->btpq", h, w.reshape(H, P, Q)).astype(jnp.float32) + bias.reshape(P, Q)
    return -number(jax.nn.log_softmax(x, (-2, -1)), tokens).mean()


def reshaped(h, w, tokens, bias):
    """Logits that are put into two dimensions, with a bias along one of them and a mask along both."""
    x = (h @ w).astype(jnp.float32).reshape(B, T, P, Q) + bias[:Q]
    allowed = (jnp.arange(P)[:, None] + jnp.arange(Q)) % 5 > 0
    x = jnp.where(allowed, x, -1e9)
    z = jax.nn.logsumexp(x, (-2, -1))
    return (z - number(x, tokens)).mean() + 1e-2 * jnp.square(z).mean()


def joined(h, w, tokens, bias):
    """A product that makes both dimensions, whose logits become one."""
    x = jnp.einsum("bth,phq->btpq", h, w.reshape(H, P, Q).swapaxes(0, 1)).astype(jnp.float32)
    logp = jax.nn.log_softmax(x.reshape(B, T, P * Q) + bias)
    return -jnp.take_along_axis(logp, tokens[..., None], -1).mean()


def first(h, w, tokens, bias):
    """Columns before the rows, of hidden states that are computed."""
    h = jnp.tanh(h @ jnp.eye(H, dtype=h.dtype)[::-1])
    x = jnp.einsum("pqh,bth->pqbt", w.T.reshape(P, Q, H), h).astype(jnp.float32) + bias.reshape(P, Q, 1, 1)
    entropy = -(jax.nn.softmax(x, (0, 1)) * jax.nn.log_softmax(x, (0, 1))).sum((0, 1))
    return (jax.nn.logsumexp(x, (0, 1)) * (tokens % 3)).mean() + 0.1 * entropy.mean()


def cases():
    tokens = ids(B, T, vocab=P * Q)
    outside = ids(B, T, vocab=P * Q, out_of_range=0.2, negative=0.3)
    strange = patched(hidden(B, T, H), put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None), put(300.0, 1, 1, 0))
    infinite = patched(normal(P * Q), put(-INF, 5), put(-INF, 40), put(-1e9, 77))
    head = normal(H, P * Q, scale=0.3)
    for loss in (product, reshaped, joined, first):
        case = functools.partial(Case, function=loss, argnums=(0, 1, 3))
        name = f"folded_{loss.__name__}"
        yield case(name, args=(hidden(B, T, H), head, tokens, normal(P * Q)), tolerance="contract")
        yield case(f"{name}_special", args=(strange, head, outside, infinite), tolerance="contract")
        narrow = hidden(B, T, H, dtype=BF16), normal(H, P * Q, dtype=BF16, scale=0.3)
        yield case(f"{name}_bf16", args=(*narrow, tokens, normal(P * Q)), tolerance="bf16")
