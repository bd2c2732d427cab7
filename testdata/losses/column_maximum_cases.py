"""Losses whose maximum is found by a loop over tiles of columns, before another loop sums up the exponentials.

Each loop is a reduction over all columns. Differentiated from outside there are four: the last one hands what comes back through the
maximum to its entries, which is 0 in real numbers, and `coalesce-blocks` takes it away.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask
from .column_gradient_cases import TILE, TILES, V, head, label, of_product, sliced
from .column_loop_cases import tile_of
from .loop_cases import INF, H, N
from .policy import linear


def maximum(x, tiles=TILES, first=0, start=-INF, wrap=lambda body: body):
    """By tiles, of those from the first on."""
    body = wrap(lambda i, m: jnp.maximum(m, sliced(x, i).max(-1)))
    return lax.fori_loop(first, tiles, body, jnp.full(x.shape[0], start))


def summed(x, m, wrap=lambda body: body):
    body = wrap(lambda i, s: s + jnp.exp(sliced(x, i) - m[:, None]).sum(-1))
    return lax.fori_loop(0, TILES, body, jnp.zeros(x.shape[0]))


def loss(m, s, x, tokens, weights):
    return ((jnp.log(s) + m - label(x, tokens)) * weights).sum()


def by_position(x, tokens, weights, wrap=lambda body: body):
    """Tiles are sliced at their place."""
    m = maximum(x, wrap=wrap)
    return loss(m, summed(x, m, wrap), x, tokens, weights)


def mean(x, tokens, _weights):
    """What comes back to each row is a literal."""
    m = maximum(x)
    return (jnp.log(summed(x, m)) + m - label(x, tokens)).mean()


def smoothed(x, tokens, weights):
    """With a z-loss, and the mean of the logits."""
    m = maximum(x)
    z = jnp.log(summed(x, m)) + m
    each = 0.9 * (z - label(x, tokens)) + 0.1 * (z - x.mean(-1)) + 1e-3 * z**2
    return (each * weights).sum()


def stopped(x, tokens, weights):
    """No gradient goes through the maximum."""
    m = lax.stop_gradient(maximum(x))
    return loss(m, summed(x, m), x, tokens, weights)


def guarded(x, tokens, weights):
    """A row without columns has a sum of 0."""
    m = maximum(x)
    near = jnp.where(jnp.isfinite(m), m, 0)
    return loss(near, summed(x, near), x, tokens, weights)


def uneven(x, tokens, weights):
    """The maximum by other tiles than the sum."""
    wide = lambda i, m: jnp.maximum(m, lax.dynamic_slice_in_dim(x, i * 48, 48, axis=1).max(-1))
    m = lax.fori_loop(0, V // 48, wide, jnp.full(x.shape[0], -INF))
    return loss(m, summed(x, m), x, tokens, weights)


# The product in both loops, and a gradient of its own.


@jax.custom_vjp
def twice(h, w, tokens, weights):
    return twice_forward(h, w, tokens, weights)[0]


def twice_forward(h, w, tokens, weights):
    x = lambda i: linear(h, tile_of(w, i)).astype(F32)
    m = lax.fori_loop(0, TILES, lambda i, m: jnp.maximum(m, x(i).max(-1)), jnp.full(N, -INF))

    def body(i, state):
        s, here = state
        hit = i * TILE + jnp.arange(TILE) == tokens[:, None]
        return s + jnp.exp(x(i) - m[:, None]).sum(-1), here + jnp.where(hit, x(i), 0).sum(-1)

    s, here = lax.fori_loop(0, TILES, body, (jnp.zeros(N), jnp.zeros(N)))
    z = jnp.log(s) + m
    return ((z - here) * weights).sum(), (h, w, tokens, weights, z)


def twice_backward(saved, g):
    h, w, tokens, weights, z = saved

    def body(i, state):
        dh, dw = state
        part = tile_of(w, i)
        p = jnp.exp(linear(h, part).astype(F32) - z[:, None])
        d = (p - (i * TILE + jnp.arange(TILE) == tokens[:, None])) * (g * weights)[:, None]
        return dh + d @ part.T.astype(F32), lax.dynamic_update_slice(dw, h.T.astype(F32) @ d, (0, i * TILE))

    dh, dw = lax.fori_loop(0, TILES, body, (jnp.zeros(h.shape), jnp.zeros(w.shape)))
    return dh.astype(h.dtype), dw.astype(w.dtype), None, None


twice.defvjp(twice_forward, twice_backward)


# What is something else than it seems.


def of_maximum(x, tokens, weights):
    """The loss has the maximum in it, and its gradient is no 0: the loops stay."""
    m = maximum(x)
    return ((0.5 * m + jnp.log(summed(x, m)) - label(x, tokens)) * weights).sum()


def of_some(x, tokens, weights):
    """The maximum is one of all tiles but the first, and may be far below the other columns."""
    m = maximum(x, first=1)
    return loss(m, summed(x, m), x, tokens, weights)


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), ids(N, vocab=V), mask(N))
    checkpointed = functools.partial(by_position, wrap=jax.checkpoint)
    losses = {"slices": by_position, "mean": mean, "smoothed": smoothed, "guarded": guarded, "uneven": uneven,
              "stopped": stopped, "checkpoint": checkpointed}
    for name, function in losses.items():
        yield Case(f"maximum_columns_{name}", of_product(function), plain, argnums=(0, 1), tolerance="contract")
    yield Case("maximum_columns_forward", of_product(by_position), plain, tolerance="contract")
    yield Case("maximum_columns_twice", twice, plain, argnums=(0, 1), tolerance="contract")
    yield Case("maximum_columns_twice_bf16", twice, narrow, argnums=(0, 1))
    yield Case("maximum_columns_bf16", of_product(by_position), narrow, argnums=(0, 1))
    yield Case("maximum_columns_of_maximum", of_product(of_maximum), plain, argnums=(0, 1), tolerance="contract",
               expected="missed", reason="the gradient through the maximum is not 0")
    yield Case("maximum_columns_of_some", of_product(of_some), plain, argnums=(0, 1), tolerance="contract",
               expected="missed", reason="the subtracted value is not the maximum of all columns")
