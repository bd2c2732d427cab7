"""Loops over tiles of columns of the head that stack each tile's log-sum-exp, differentiated from outside.

`lax.map`, or a scan that carries the picks, and a log-sum-exp over the tiles behind it. Autodiff stacks what each trip has of its tile,
or computes it again. Each trip is a sweep of its own: a tile of nothing but -inf has a gradient of NaN in its columns alone.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import F32, Case, hidden, ids, mask
from .column_gradient_cases import TILE, TILES, V, given_rows, head, sliced
from .loop_cases import H, N
from .tail_loop_cases import by_index, by_mask


def mapped(h, w, tokens, weights, extra=None, pick=by_mask, wrap=lambda f: f):
    """Tiles are sliced at their place."""
    @wrap
    def tile(i):
        x = (h @ sliced(w, i)).astype(F32)
        x = x if extra is None else x + sliced(extra, i)
        return jax.nn.logsumexp(x, axis=-1), pick(x, tokens, i * TILE)

    parts, picked = lax.map(tile, jnp.arange(TILES))
    return ((jax.nn.logsumexp(parts, axis=0) - picked.sum(0)) * weights).sum()


def scanned(h, w, tokens, weights, extra=None, pick=by_mask, wrap=lambda f: f):
    """Tiles are put in front, and scanned over."""
    def apart(v):
        return jnp.moveaxis(v.reshape(v.shape[0], TILES, TILE), 1, 0)

    @wrap
    def body(picked, tile):
        i, part, more = tile
        x = (h @ part).astype(F32)
        x = x if more is None else x + more
        return picked + pick(x, tokens, i * TILE), jax.nn.logsumexp(x, axis=-1)

    tiles = (jnp.arange(TILES), apart(w), None if extra is None else apart(extra))
    picked, parts = lax.scan(body, jnp.zeros(h.shape[0]), tiles)
    return ((jax.nn.logsumexp(parts, axis=0) - picked) * weights).sum()


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    logits, *rows = given_rows()
    infinite, *others = given_rows(infinite=True)
    ways = {"": {}, "_checkpoint": {"wrap": jax.checkpoint}, "_index": {"pick": by_index},
            "_index_checkpoint": {"pick": by_index, "wrap": jax.checkpoint}}
    for name, loss in {"map": mapped, "scan": scanned}.items():
        for way, more in ways.items():
            yield Case(f"stacked_{name}{way}", functools.partial(loss, **more), plain, argnums=(0, 1), tolerance="contract")
            yield Case(f"stacked_{name}{way}_special", functools.partial(loss, **more), (*plain[:2], *rows, logits),
                       argnums=(0, 1, 4), tolerance="contract")
        yield Case(f"stacked_{name}_infinite", loss, (*plain[:2], *others, infinite), argnums=(0, 1), tolerance="contract")
