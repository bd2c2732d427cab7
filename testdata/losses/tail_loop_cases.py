"""Heads that are computed tile by tile in loops over columns, with a last, narrower tile behind the loop: the tiles do not divide V.

`coalesce-blocks` takes what is behind the loop for one trip more, where it is the body's program on another width. What looks like that and is
not (another temperature, a sum that is not rescaled, columns that are met twice, a label that is looked for elsewhere) stays.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask, normal
from .column_loop_cases import TILE, guarded_rows, guarded_terms, lowest_as_zero
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put

TILES = V // TILE


def unguarded(x, m, s):
    top = jnp.maximum(m, x.max(-1))
    return top, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)


def warm(x, m, s):
    """With a temperature in the sum, and none in the maximum."""
    top = jnp.maximum(m, x.max(-1))
    return top, s * jnp.exp(m - top) + jnp.exp(0.7 * x - top[:, None]).sum(-1)


def kept(x, m, s):
    """The sum is not moved to the new maximum."""
    top = jnp.maximum(m, x.max(-1))
    return top, s + jnp.exp(x - top[:, None]).sum(-1)


def by_index(x, tokens, first):
    """The label's logit, by an index into the tile that is moved into it."""
    width = x.shape[1]
    inside = (tokens >= first) & (tokens < first + width)
    at = jnp.clip(tokens - first, 0, width - 1)
    return jnp.where(inside, jnp.take_along_axis(x, at[:, None], axis=1)[:, 0], 0)


def by_mask(x, tokens, first):
    return jnp.where(first + jnp.arange(x.shape[1]) == tokens[:, None], x, 0).sum(-1)


def tile_of(w, i):
    return lax.dynamic_slice_in_dim(w, i * TILE, TILE, 1)


def over(w, step, state, last=None, first=TILES * TILE):
    """All tiles, the last one behind the loop, perhaps by another step."""
    state = lax.fori_loop(0, TILES, lambda i, state: step(state, tile_of(w, i), i * TILE), state)
    return (last or step)(state, w[:, first:], first)


def columns(x, tokens, lowest, first):
    """Columns below `lowest` of a row are left out."""
    return jnp.where(first + jnp.arange(x.shape[1]) >= lowest[:, None], x, -INF)


def forward(h, w, tokens, lowest, statistics, pick=by_index, last=None, first=TILES * TILE):
    """The log-sum-exp of each row by the given ways to run a maximum and a sum, and the label's logit."""
    def stepped(statistic, pick):
        def step(state, tile, first):
            x = columns(linear(h, tile).astype(F32), tokens, lowest, first)
            m, s = statistic(x, *state[:2])
            return m, s, state[2] + pick(x, tokens, first)

        return step

    results = []
    for statistic in statistics:
        end = last and stepped(last[0] or statistic, last[1] or pick)
        state = (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N))
        m, s, picked = over(w, stepped(statistic, pick), state, end, first)
        results += [m + jnp.log(s), picked]
    return tuple(results)


def logarithm(h, w, tokens):
    """A running log-sum-exp."""
    def step(state, tile, first):
        x = linear(h, tile)
        return jnp.logaddexp(state[0], jax.nn.logsumexp(x, axis=-1)), state[1] + by_mask(x, tokens, first)

    z, picked = over(w, step, (jnp.full(N, -INF), jnp.zeros(N)))
    return z - picked


def twice(x, tokens):
    """The maximum in a loop of its own, with a tile behind it, of logits that exist outside."""
    m = over(x, lambda m, tile, first: jnp.maximum(m, tile.max(-1)), jnp.full(N, -INF))
    s = over(x, lambda s, tile, first: s + jnp.exp(tile - m[:, None]).sum(-1), jnp.zeros(N))
    return m + jnp.log(s) - by_mask(x, tokens, 0)


# With a gradient of its own, tile by tile.


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def trained(scatters, h, w, tokens, weights):
    return trained_forward(scatters, h, w, tokens, weights)[0]


def trained_forward(scatters, h, w, tokens, weights):
    def step(state, tile, first):
        x = linear(h, tile).astype(F32)
        return *unguarded(x, *state[:2]), state[2] + by_index(x, tokens, first)

    m, s, picked = over(w, step, (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N)))
    z = m + jnp.log(s)
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def trained_backward(scatters, saved, g):
    h, w, tokens, weights, z = saved
    each = g * weights

    def step(state, tile, first):
        dh, dw = state
        width = tile.shape[1]
        p = jnp.exp(linear(h, tile).astype(F32) - z[:, None]) * each[:, None]
        if scatters:
            inside = (tokens >= first) & (tokens < first + width)
            at = jnp.where(inside, tokens - first, 0)
            p = p.at[jnp.arange(N), at].add(jnp.where(inside, -each, 0))
        else:
            p = p - jnp.where(first + jnp.arange(width) == tokens[:, None], each[:, None], 0)
        d = p.astype(h.dtype)
        part = jnp.dot(h.T, d, preferred_element_type=F32)
        return dh + jnp.dot(d, tile.T, preferred_element_type=F32), lax.dynamic_update_slice_in_dim(dw, part, first, 1)

    dh, dw = over(w, step, (jnp.zeros(h.shape, F32), jnp.zeros(w.shape, F32)))
    return dh.astype(h.dtype), dw.astype(w.dtype), None, None


trained.defvjp(trained_forward, trained_backward)


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7), put(1e30, 3, V - 2)))
    # Some rows have nothing in the first tile, or nothing but the last one, or nothing at all; some labels are in none.
    strange, lowest = ids(N, vocab=V, out_of_range=0.2, negative=0.2), ids(N, vocab=V + 20)
    guards = functools.partial(forward, statistics=(lowest_as_zero, guarded_terms, guarded_rows))
    yield Case("tail_columns_forward", functools.partial(forward, statistics=(unguarded,)), (h, w, tokens, ids(N, vocab=TILE)),
               tolerance="contract")
    yield Case("tail_columns_guards", functools.partial(guards, pick=by_mask), (h, w, strange, lowest), tolerance="contract")
    yield Case("tail_columns_logarithm_special", logarithm, (*special, strange), tolerance="contract")
    given = patched(normal(N, V, scale=3), put(INF, 2), put(-INF, 3), put(float("nan"), 5, V - 3), put(INF, 7, V - 1),
                    put(-INF, 8, V - 1))
    yield Case("tail_columns_maximum", lambda h, w, tokens: twice(linear(h, w), tokens), (h, w, tokens), tolerance="contract")
    yield Case("tail_columns_maximum_special", twice, (given, tokens), tolerance="contract")
    for scatters in (False, True):
        name, function = ("_scatter" if scatters else ""), functools.partial(trained, scatters)
        yield Case(f"tail_gradient{name}", function, (h, w, tokens, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"tail_gradient{name}_special", function, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
    yield Case("tail_gradient_bf16", functools.partial(trained, False), (hidden(N, H, dtype=BF16), head(BF16), tokens, weights),
               argnums=(0, 1))
    # What is behind the loop is something else than one trip more.
    plain = (h, w, tokens, ids(N, vocab=TILE))
    other = functools.partial(forward, statistics=(unguarded,))
    for name, last, first in (("warm", (warm, None), TILES * TILE), ("kept", (kept, None), TILES * TILE),
                              ("twice", None, TILES * TILE - 1),
                              ("elsewhere", (None, lambda x, t, first: by_mask(x, t, first + 1)), TILES * TILE)):
        yield Case(f"tail_columns_{name}", functools.partial(other, last=last, first=first), plain, tolerance="contract")
