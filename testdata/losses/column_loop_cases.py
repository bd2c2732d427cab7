"""Heads that their programs compute tile by tile already, in loops over columns, as libraries and people write them.

`coalesce-blocks` puts such a loop together. Statistics run as a maximum and a sum, with and without guards, or as a log-sum-exp; the
label's logit is picked by a mask or by an index into the tile; gradients are written tile by tile or stacked.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put

TILE = 40


def padded(w):
    """Columns of zeros behind the last one, for whole tiles."""
    return jnp.pad(w, ((0, 0), (0, -w.shape[1] % TILE)))


def tile_of(w, i):
    return lax.dynamic_slice(w, (0, i * TILE), (w.shape[0], TILE))


def in_tile(tokens, i):
    """Whether the label is in the tile, and where; 0 elsewhere."""
    start = i * TILE
    inside = (tokens >= start) & (tokens < start + TILE)
    return inside, jnp.where(inside, tokens - start, 0)


# A running maximum and sum without guards, and the label's logit by an index into the tile.


def naive(h, w, tokens, lowest):
    """Columns below `lowest` of a row are left out, and some of the first tile are not."""
    w = padded(w)

    def body(i, state):
        m, s, picked = state
        column = i * TILE + jnp.arange(TILE)
        x = jnp.where(column >= lowest[:, None], linear(h, tile_of(w, i)), -INF)
        top = jnp.maximum(m, x.max(-1))
        s = s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)
        inside, at = in_tile(tokens, i)
        here = jnp.take_along_axis(x, at[:, None], axis=1)[:, 0]
        return top, s, picked + jnp.where(inside, here, 0)

    start = (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N))
    m, s, picked = lax.fori_loop(0, w.shape[1] // TILE, body, start)
    return m + jnp.log(s), picked


# Guards against rows without columns: in the maximum, in the factor, in the exponentials, and in the sum.


def lowest_as_zero(x, m, s):
    top = jnp.maximum(m, x.max(-1))
    near = jnp.where(top == -INF, 0, top)
    return top, s * jnp.exp(m - near) + jnp.exp(x - near[:, None]).sum(-1)


def guarded_terms(x, m, s):
    top = jnp.maximum(m, x.max(-1))
    near = jnp.where(jnp.isfinite(top), top, 0)
    p = jnp.where(jnp.isneginf(x), 0, jnp.exp(x - near[:, None]))
    return top, s * jnp.where(jnp.isneginf(m), 0, jnp.exp(m - near)) + p.sum(-1)


def guarded_rows(x, m, s):
    top = jnp.maximum(m, x.max(-1))
    p = jnp.where((top == -INF)[:, None], 0, jnp.exp(x - top[:, None]))
    return top, s * jnp.where(m == -INF, 0, jnp.exp(m - top)) + p.sum(-1)


def guarded_sum(x, m, s):
    top = jnp.maximum(m, x.max(-1))
    return top, jnp.where(top == -INF, 0, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1))


def bounded(x, m, s):
    top = jnp.maximum(m, jnp.maximum(x.max(-1), -1e30))
    return top, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)


def guards(h, w, lowest):
    """Log-sum-exps of the columns from `lowest` on, none in some rows."""
    w = padded(w)

    def of(update):
        def body(i, state):
            column = i * TILE + jnp.arange(TILE)
            kept = (column >= lowest[:, None]) & (column < V)
            return update(jnp.where(kept, linear(h, tile_of(w, i)), -INF), *state)

        m, s = lax.fori_loop(0, w.shape[1] // TILE, body, (jnp.full(N, -INF), jnp.zeros(N)))
        return m, s

    return [of(update) for update in (lowest_as_zero, guarded_terms, guarded_rows, guarded_sum, bounded)]


# Tiles that are stacked for a scan, a guarded sum, and a gradient of the weights that is stacked as well.


@functools.partial(jax.custom_vjp, nondiff_argnums=(4,))
def stacked(h, w, tokens, weights, reverse):
    return stacked_forward(h, w, tokens, weights, reverse)[0]


def tiles_of(w):
    whole = padded(w)
    count = whole.shape[1] // TILE
    return whole.reshape(w.shape[0], count, TILE).transpose(1, 0, 2), jnp.arange(count) * TILE


def stacked_forward(h, w, tokens, weights, reverse):
    def step(state, tile):
        m, s, picked = state
        part, start = tile
        column = start + jnp.arange(TILE)
        x = jnp.where(column < V, linear(h, part), -INF)
        top = jnp.maximum(m, x.max(-1))
        near = jnp.where(jnp.isfinite(top), top, 0)
        s = s * jnp.exp(m - near) + jnp.exp(x - near[:, None]).sum(-1)
        return (top, s, picked + jnp.where(column == tokens[:, None], x, 0).sum(-1)), None

    start = (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N))
    m, s, picked = lax.scan(step, start, tiles_of(w), reverse=reverse)[0]
    z = m + jnp.log(s)
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def stacked_backward(reverse, saved, g):
    h, w, tokens, weights, z = saved

    def step(dh, tile):
        part, start = tile
        p = jnp.exp(linear(h, part) - z[:, None])
        d = (p - (start + jnp.arange(TILE) == tokens[:, None])) * (g * weights)[:, None]
        d = d.astype(h.dtype)
        return dh + jnp.dot(d, part.T, preferred_element_type=F32), h.T @ d

    dh, dw = lax.scan(step, jnp.zeros(h.shape, F32), tiles_of(w), reverse=reverse)
    return dh.astype(h.dtype), dw.transpose(1, 0, 2).reshape(w.shape[0], -1)[:, :V], None, None


stacked.defvjp(stacked_forward, stacked_backward)


# A running log-sum-exp, and a label's logit that is set when its tile comes.


@jax.custom_vjp
def logarithm(h, w, tokens, weights):
    return logarithm_forward(h, w, tokens, weights)[0]


def logarithm_logits(h, w, i):
    x = jnp.dot(h, tile_of(w, i), preferred_element_type=F32)
    return jnp.where(i * TILE + jnp.arange(TILE) < V, x, -INF)


def logarithm_forward(h, w, tokens, weights):
    tiles = padded(w)

    def body(i, state):
        z, picked = state
        x = logarithm_logits(h, tiles, i)
        inside, at = in_tile(tokens, i)
        picked = jnp.where(inside, x[jnp.arange(N), at], picked)
        return jnp.logaddexp(z, jax.nn.logsumexp(x, axis=-1)), picked

    start = (jnp.full(N, -INF), jnp.full(N, -INF))
    z, picked = lax.fori_loop(0, tiles.shape[1] // TILE, body, start)
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def logarithm_backward(saved, g):
    h, w, tokens, weights, z = saved
    tiles = padded(w)

    def body(i, state):
        dh, dw = state
        p = jnp.exp(logarithm_logits(h, tiles, i) - z[:, None])
        hot = jax.nn.one_hot(tokens - i * TILE, TILE, dtype=F32)
        d = ((p - hot) * (g * weights)[:, None]).astype(h.dtype)
        dh = dh + jnp.dot(d, tile_of(tiles, i).T, preferred_element_type=F32)
        part = jnp.dot(h.T, d, preferred_element_type=F32).astype(w.dtype)
        return dh, lax.dynamic_update_slice(dw, part, (0, i * TILE))

    start = (jnp.zeros(h.shape, F32), jnp.zeros(tiles.shape, w.dtype))
    dh, dw = lax.fori_loop(0, tiles.shape[1] // TILE, body, start)
    return dh.astype(h.dtype), dw[:, :V], None, None


logarithm.defvjp(logarithm_forward, logarithm_backward)


# Blocks of rows, and tiles of columns in each; every block adds to the weights' gradient, tile by tile.

BLOCK = 8


@jax.custom_vjp
def blocks(h, w, tokens):
    return blocks_forward(h, w, tokens)[0]


def rows(x, i):
    return lax.dynamic_slice_in_dim(x, i * BLOCK, BLOCK, 0)


def blocks_forward(h, w, tokens):
    tiles = padded(w)

    def block(i, state):
        zs, loss = state

        def body(j, state):
            z, picked = state
            x = linear(rows(h, i), tile_of(tiles, j))
            hot = jax.nn.one_hot(rows(tokens, i) - j * TILE, TILE)
            return jnp.logaddexp(z, jax.nn.logsumexp(x, axis=-1)), picked - (x * hot).sum(-1)

        start = (jnp.full(BLOCK, -INF), jnp.zeros(BLOCK))
        z, picked = lax.fori_loop(0, tiles.shape[1] // TILE, body, start)
        return lax.dynamic_update_slice(zs, z, (i * BLOCK,)), loss + z.sum() + picked.sum()

    z, loss = lax.fori_loop(0, N // BLOCK, block, (jnp.zeros(N), jnp.zeros(())))
    return loss, (h, w, tokens, z)


def blocks_backward(saved, g):
    h, w, tokens, z = saved
    tiles = padded(w)

    def block(i, state):
        dh, dw = state
        hs = rows(h, i)

        def body(j, state):
            dhs, dw = state
            x = linear(hs, tile_of(tiles, j))
            hot = jax.nn.one_hot(rows(tokens, i) - j * TILE, TILE)
            d = jnp.exp(x - rows(z, i)[:, None]) - hot
            part = tile_of(dw, j) + hs.T @ d
            return dhs + d @ tile_of(tiles, j).T, lax.dynamic_update_slice(dw, part, (0, j * TILE))

        dhs, dw = lax.fori_loop(0, tiles.shape[1] // TILE, body, (jnp.zeros(hs.shape), dw))
        return lax.dynamic_update_slice(dh, dhs, (i * BLOCK, 0)), dw

    dh, dw = lax.fori_loop(0, N // BLOCK, block, (jnp.zeros(h.shape), jnp.zeros(tiles.shape)))
    return g * dh, g * dw[:, :V], None


blocks.defvjp(blocks_forward, blocks_backward)


# The best column so far. Where a tile has NaN no comparison holds: the loop stays, and each tile is a sweep.


def greedy(h, w):
    w = padded(w)

    def body(i, state):
        best, index = state
        x = jnp.where(i * TILE + jnp.arange(TILE) < V, linear(h, tile_of(w, i)), -INF)
        top = x.max(-1)
        better = top > best
        return jnp.where(better, top, best), jnp.where(better, i * TILE + jnp.argmax(x, axis=-1), index)

    return lax.fori_loop(0, w.shape[1] // TILE, body, (jnp.full(N, -INF), jnp.full(N, -1)))


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7)))
    narrow = (hidden(N, H, dtype=BF16), head(BF16))
    strange = ids(N, vocab=V, out_of_range=0.2, negative=0.2)
    yield Case("loop_columns_first_tile", naive, (h, w, strange, ids(N, vocab=TILE)), tolerance="contract")
    # Some rows have no column at all.
    yield Case("loop_columns_guards", guards, (h, w, ids(N, vocab=2 * V)), tolerance="contract")
    yield Case("loop_columns_argmax", greedy, special, tolerance="contract")
    yield Case("loop_columns_stacked", functools.partial(stacked, reverse=False), (h, w, tokens, weights), argnums=(0, 1),
               tolerance="contract")
    yield Case("loop_columns_stacked_special", functools.partial(stacked, reverse=True), (*special, strange, weights),
               argnums=(0, 1), tolerance="contract")
    yield Case("loop_columns_logarithm", logarithm, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
    yield Case("loop_columns_logarithm_bf16", logarithm, (*narrow, tokens, weights), argnums=(0, 1))
    yield Case("loop_columns_blocks", blocks, (h, w, tokens), argnums=(0, 1), tolerance="contract")
