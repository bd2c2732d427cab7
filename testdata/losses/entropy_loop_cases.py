"""Heads that their programs compute tile by tile, with a running entropy as well as the running maximum and sum.

What runs is the sum of exponentials times their exponents, `a·exp(m - m') + Σ exp(x - m')·x`, or times the shifted logits.
Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import Case, hidden, ids, mask, normal
from .column_loop_cases import TILE, padded, tile_of
from .loop_cases import INF, N, H, V, head
from .policy import linear

# What a trip adds to its sum of exponentials times exponents.


def plain(e, x, valid):
    return e * x


def numbers(e, x, valid):
    return e * jnp.where(x > -INF, x, 0)


def within(e, x, valid):
    return e * jnp.where(valid, x, 0)


def product_within(e, x, valid):
    """Its gradient is NaN where -inf is masked: 0 times -inf."""
    return jnp.where(valid, e * x, 0)


def step(x, valid, hit, state, term, stop, near, relative):
    """One trip: a running maximum, sum of exponentials, sum of these times exponents, and the label's logit."""
    m, s, a, picked = state
    top = jnp.maximum(m, x.max(-1))
    if stop:
        top = lax.stop_gradient(top)
    taken_off = jnp.where(jnp.isfinite(top), top, 0) if near else top
    d = x - taken_off[:, None]
    e, c = jnp.exp(d), jnp.exp(m - taken_off)
    a = c * (a + (m - taken_off) * s) if relative else a * c
    a = a + term(e, d if relative else x, valid).sum(-1)
    return top, s * c + e.sum(-1), a, picked + jnp.where(hit, x, 0).sum(-1)


def run(tile, count, tokens, columns=None, lowest=-INF, term=plain, stop=False, near=False, relative=False, wrap=lambda f: f):
    def body(state, i):
        x, column = tile(i), i * TILE + jnp.arange(TILE)
        valid = True
        if columns:
            valid = jnp.broadcast_to(column < columns, x.shape)
            x = jnp.where(valid, x, -INF)
        return step(x, valid, column == tokens[:, None], state, term, stop, near, relative), None

    zeros = jnp.zeros(tokens.shape)
    start = (jnp.full(tokens.shape, lowest), zeros, zeros, zeros)
    (m, s, a, picked), _ = lax.scan(wrap(body), start, jnp.arange(count))
    if relative:
        return picked - m - jnp.log(s), jnp.log(s) - a / s
    lse = m + jnp.log(s)
    return picked - lse, lse - a / s


def of_product(h, w, tokens, **ways):
    """Log-probabilities and entropies."""
    w = padded(w)
    return run(lambda i: linear(h, tile_of(w, i)), w.shape[1] // TILE, tokens, **{"term": within, "columns": V, **ways})


def loss(rows):
    def of(*args):
        *given, tokens, weights, bonus = args
        logp, entropy = rows(*given, tokens)
        return -(logp * weights).sum() - (entropy * bonus).sum()

    return of


@functools.partial(jax.custom_vjp)
def written(h, w, tokens):
    return of_product(h, w, tokens)


def written_forward(h, w, tokens):
    logp, entropy = of_product(h, w, tokens)
    return (logp, entropy), (h, w, tokens, entropy)


def written_backward(saved, g):
    """A loop of its own that computes the log-sum-exp again first."""
    h, w, tokens, entropy = saved
    whole = padded(w)

    def lse(state, i):
        column = i * TILE + jnp.arange(TILE)
        x = jnp.where(column < V, linear(h, tile_of(whole, i)), -INF)
        m, s = state
        top = jnp.maximum(m, x.max(-1))
        return (top, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)), None

    count = whole.shape[1] // TILE
    (m, s), _ = lax.scan(lse, (jnp.full(h.shape[0], -INF), jnp.zeros(h.shape[0])), jnp.arange(count))
    z = m + jnp.log(s)

    def body(state, i):
        dh, dw = state
        part, column = tile_of(whole, i), i * TILE + jnp.arange(TILE)
        valid = (column < V)[None]
        logp = jnp.where(valid, linear(h, part) - z[:, None], 0)
        p = jnp.where(valid, jnp.exp(logp), 0)
        d = g[0][:, None] * ((column == tokens[:, None]) - p) - g[1][:, None] * p * (logp + entropy[:, None])
        return (dh + d @ part.T, lax.dynamic_update_slice(dw, h.T @ d, (0, i * TILE))), None

    dh, dw = lax.scan(body, (jnp.zeros_like(h), jnp.zeros_like(whole)), jnp.arange(count))[0]
    return dh, dw[:, :V], None


written.defvjp(written_forward, written_backward)


def cases():
    bonus = normal(N, scale=0.3)
    plain_args = (hidden(N, H), head(), ids(N, vocab=V))
    args = (*plain_args, mask(N), bonus)
    ways = {
        "": {}, "_stopped": {"stop": True}, "_near": {"near": True}, "_checkpoint": {"wrap": jax.checkpoint},
        "_relative": {"relative": True, "lowest": -1e30}, "_relative_stopped": {"relative": True, "lowest": -1e30, "stop": True},
        "_numbers": {"term": numbers}, "_lowest": {"lowest": -1e30},
    }
    for name, way in ways.items():
        rows = functools.partial(of_product, **way)
        yield Case(f"entropy_columns{name}", rows, plain_args, tolerance="contract")
    yield Case("entropy_columns_product", functools.partial(of_product, term=product_within), plain_args, tolerance="contract")
    yield Case("entropy_columns_written", loss(written), args, argnums=(0, 1), tolerance="contract")
