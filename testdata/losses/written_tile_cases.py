"""Heads that are computed tile by tile in a Python loop over columns: k slices of the weights, and no loop in the program.

`untile` takes the tiles for the trips of a loop where each makes the same of what the one before has made. Where one of them makes
something else, or its statistic is read on its own, all stay.
"""

import functools

import jax
import jax.numpy as jnp

from .case import F32, Case, hidden, ids, mask, normal
from .column_loop_cases import TILE, guarded_rows
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put
from .tail_loop_cases import by_index, by_mask, columns, unguarded


def tiles(w):
    return [(w[:, first:first + TILE], first) for first in range(0, w.shape[1], TILE)]


def forward(h, w, tokens, lowest, statistic, pick=by_index, warm=None):
    """Log-sum-exp and the label's logit; the logits of tile `warm` have another temperature."""
    m, s, picked = jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N)
    for at, (tile, first) in enumerate(tiles(w)):
        x = columns(linear(h, tile).astype(F32) * (0.7 if at == warm else 1), tokens, lowest, first)
        m, s = statistic(x, m, s)
        picked += pick(x, tokens, first)
    return m + jnp.log(s), picked


def logarithm(h, w, tokens):
    """A running log-sum-exp."""
    z, picked = jnp.full(N, -INF), jnp.zeros(N)
    for tile, first in tiles(w):
        x = linear(h, tile)
        z, picked = jnp.logaddexp(z, jax.nn.logsumexp(x, axis=-1)), picked + by_mask(x, tokens, first)
    return z - picked


@jax.custom_vjp
def trained(h, w, tokens, weights):
    return trained_forward(h, w, tokens, weights)[0]


def trained_forward(h, w, tokens, weights):
    z, picked = forward(h, w, tokens, jnp.zeros(N, jnp.int32), unguarded)
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def trained_backward(saved, g):
    h, w, tokens, weights, z = saved
    each = (g * weights)[:, None]
    dh, parts = jnp.zeros(h.shape), []
    for tile, first in tiles(w):
        p = jnp.exp(linear(h, tile) - z[:, None]) * each
        d = p - jnp.where(first + jnp.arange(tile.shape[1]) == tokens[:, None], each, 0)
        dh = dh + d @ tile.T
        parts.append(h.T @ d)
    return dh, jnp.concatenate(parts, axis=1), None, None


trained.defvjp(trained_forward, trained_backward)


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7), put(1e30, 3, V - 2)))
    strange, lowest = ids(N, vocab=V, out_of_range=0.2, negative=0.2), ids(N, vocab=V + 20)
    whole = normal(H, V // TILE * TILE, scale=0.3)
    yield Case("written_columns_special", functools.partial(forward, statistic=unguarded), (*special, strange, lowest),
               tolerance="contract")
    yield Case("written_columns_guards_special", functools.partial(forward, statistic=guarded_rows, pick=by_mask),
               (*special, strange, lowest), tolerance="contract")
    yield Case("written_columns_logarithm_special", logarithm, (*special, strange), tolerance="contract")
    yield Case("written_gradient", trained, (h, whole, tokens, weights), argnums=(0, 1), tolerance="contract")
    yield Case("written_gradient_special", trained, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
    # One tile is another program's.
    yield Case("written_columns_warm", functools.partial(forward, statistic=unguarded, warm=1),
               (h, w, tokens, ids(N, vocab=TILE)), tolerance="contract")
