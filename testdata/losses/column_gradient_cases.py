"""Loops over tiles of columns with a running maximum and sum, whose step is checkpointed: autodiff goes through both.

The gradient comes back through the maximum as well, where it is 0 but for rounding. `coalesce-blocks` shows that over the trips and puts
both loops together. The loops' tiles are of logits that are made outside or in the loop, and are sliced or scanned over.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask, normal
from .loop_cases import INF, H, N
from .policy import linear
from .special_cases import add, patched, put

TILE, TILES = 40, 6
V = TILE * TILES


def head(dtype=F32):
    return normal(H, V, dtype=dtype, scale=0.15)


def label(x, tokens):
    return jnp.take_along_axis(x, tokens[:, None], axis=1)[:, 0]


def plus_tile(x, m, s):
    """The maximum and the sum with the columns of a tile."""
    top = jnp.maximum(m, x.max(-1))
    return top, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)


def sliced(x, i):
    return lax.dynamic_slice_in_dim(x, i * TILE, TILE, axis=1)


def by_position(x, tokens, weights, lowest):
    """Tiles are sliced at their place."""
    start = (jnp.full(x.shape[0], lowest), jnp.zeros(x.shape[0]))
    m, s = lax.fori_loop(0, TILES, jax.checkpoint(lambda i, state: plus_tile(sliced(x, i), *state)), start)
    return ((m + jnp.log(s) - label(x, tokens)) * weights).sum()


def scanned(x, tokens, weights, reverse=True):
    """Tiles are put in front, and scanned over."""
    @jax.checkpoint
    def body(state, tile):
        return plus_tile(tile, *state), None

    tiles = jnp.moveaxis(x.reshape(x.shape[0], TILES, TILE), 1, 0)
    m, s = lax.scan(body, (jnp.full(x.shape[0], -INF), jnp.zeros(x.shape[0])), tiles, reverse=reverse)[0]
    return ((m + jnp.log(s) - label(x, tokens)) * weights).sum()


def guarded(x, tokens, weights):
    """A row without columns has a sum of 0, and its loss is left out."""
    @jax.checkpoint
    def body(state, tile):
        m, s = state
        top = jnp.maximum(m, tile.max(-1))
        near = jnp.where(top == -INF, 0, top)
        return (top, s * jnp.exp(m - near) + jnp.exp(tile - near[:, None]).sum(-1)), None

    tiles = jnp.moveaxis(x.reshape(x.shape[0], TILES, TILE), 1, 0)
    m, s = lax.scan(body, (jnp.full(x.shape[0], -INF), jnp.zeros(x.shape[0])), tiles)[0]
    return ((m + jnp.log(s) - label(x, tokens)) * weights).sum()


def twice_as_steep(x, tokens, weights):
    """The sum is moved by another factor than the exponentials: it is no running statistic, and the loop stays."""
    @jax.checkpoint
    def body(i, state):
        m, s = state
        tile = sliced(x, i)
        top = jnp.maximum(m, tile.max(-1))
        return top, s * jnp.exp(2 * (m - top)) + jnp.exp(tile - top[:, None]).sum(-1)

    m, s = lax.fori_loop(0, TILES, body, (jnp.full(x.shape[0], -INF), jnp.zeros(x.shape[0])))
    return ((m + jnp.log(s) - label(x, tokens)) * weights).sum()


def of_maximum(x, tokens, weights):
    """The loss has the maximum in it, and its gradient is no 0: the loop stays."""
    start = (jnp.full(x.shape[0], -INF), jnp.zeros(x.shape[0]))
    m, s = lax.fori_loop(0, TILES, jax.checkpoint(lambda i, state: plus_tile(sliced(x, i), *state)), start)
    return ((0.5 * m + jnp.log(s) - label(x, tokens)) * weights).sum()


def head_inside(h, w, tokens, weights, lowest=-INF, stacked=False, cap=None, columns=V):
    """Each trip has the head's product with its tile in it, and computes it again for the gradient."""
    @jax.checkpoint
    def body(state, trip):
        m, s, picked = state
        i, tile = trip if stacked else (trip, sliced(w, trip))
        x = linear(h, tile).astype(F32)
        x = cap * jnp.tanh(x / cap) if cap else x
        # The head is padded to whole tiles.
        x = x if columns == V else jnp.where(i * TILE + jnp.arange(TILE) < columns, x, -INF)
        at = tokens - i * TILE
        inside = (at >= 0) & (at < TILE)
        here = jnp.where(inside, label(x, jnp.clip(at, 0, TILE - 1)), 0.0) if stacked else (jax.nn.one_hot(at, TILE) * x).sum(-1)
        return (*plus_tile(x, m, s), picked + here), None

    rows = h.shape[0]
    tiles = (jnp.arange(TILES), jnp.moveaxis(w.reshape(H, TILES, TILE), 1, 0)) if stacked else jnp.arange(TILES)
    start = (jnp.full(rows, lowest), jnp.zeros(rows), jnp.zeros(rows))
    m, s, picked = lax.scan(body, start, tiles)[0]
    return ((m + jnp.log(s) - picked) * weights).sum()


def of_product(loss):
    """The loss of a head's logits, in f32."""
    def whole(h, w, tokens, weights):
        return loss(linear(h, w).astype(F32), tokens, weights)

    return whole


def given_rows(infinite=False, columns=V):
    """Logits with special rows, labels and weights; some of these infinite or NaN."""
    # Rows of nothing, with NaN, infinite, masked, far from 0, of one far above; nothing in the first tile; equal ones in two tiles.
    strange = (put(-INF, 0), put(float("nan"), 1, 7), put(INF, 2, 50), put(-1e9, 3), put(-1e9, 4, [0, 80]), add(1000.0, 5),
               put(90.0, 6, 170), put(-INF, 7, [0, TILE]), put(9.0, 8, [30, 50]), put(-INF, 9, [TILE, columns]), put(0.0, 10),
               put(3e38, 11, 3))
    weights = (put(INF, 13), put(float("nan"), 14)) if infinite else (put(0.0, 12),)
    return patched(normal(N, columns, scale=2.0), *strange), ids(N, vocab=columns), patched(mask(N), *weights)


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), ids(N, vocab=V), mask(N))
    open_ = functools.partial(by_position, lowest=-INF)
    for name, loss in {"slices": open_, "checkpoint": scanned, "guarded": guarded}.items():
        yield Case(f"gradient_columns_{name}", of_product(loss), plain, argnums=(0, 1), tolerance="contract")
    for name, ways in {"": {}, "_stacked": {"stacked": True}, "_cap_lowest": {"cap": 5.0, "lowest": -1e30},
                       "_padded": {"columns": V - 13}, "_padded_lowest": {"columns": V - 13, "lowest": -1e30}}.items():
        inside = functools.partial(head_inside, **ways)
        yield Case(f"gradient_columns_head_inside{name}", inside, plain, argnums=(0, 1), tolerance="contract")
    yield Case("gradient_columns_checkpoint_bf16", of_product(functools.partial(scanned, reverse=False)), narrow, argnums=(0, 1))
    # Loops that stay: each of their tiles is a loss.
    yield Case("gradient_columns_steep", of_product(twice_as_steep), plain, argnums=(0, 1), tolerance="contract")
    yield Case("gradient_columns_maximum", of_product(of_maximum), plain, argnums=(0, 1), tolerance="contract")
