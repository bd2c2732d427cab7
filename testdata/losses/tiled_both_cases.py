"""Heads whose loops have tiles of rows and of columns, one loop within the other.

The backward loop goes over the columns of the head, and in each of its trips over the rows; the forward loop goes over
columns, or over rows with columns in each. `coalesce-blocks` puts both together. The label's part of the gradient is put in by a scatter, whose
index and update are guarded, or by a comparison. Results are held to the contract of tools/dev/comparison/judge.py.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask
from .column_loop_cases import TILE, in_tile, padded, tile_of
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put


@dataclasses.dataclass(frozen=True)
class Spelling:
    """How the loops are written."""

    # The forward loop: over `columns`, over `rows` in each tile of columns, or over columns in each `block` of rows.
    forward: str = "columns"
    # The backward pass: loops that count, or scans that stack what they make.
    scans: bool = False
    # The label's part of the gradient: by a `scatter`, one that drops what is `outside`, a `mask`, or a `guarded` one.
    label: str = "scatter"
    cap: float = 0.0
    block: int = 6


def rows(x, i, how):
    return lax.dynamic_slice_in_dim(x, i * how.block, how.block, 0)


def put_rows(x, part, i, how):
    return lax.dynamic_update_slice_in_dim(x, part, i * how.block, 0)


def logits(how, h, w, i):
    """A tile's logits, −inf behind the last column; and the derivative of the soft-cap."""
    x = linear(h, w)
    t = jnp.tanh(x / how.cap) if how.cap else x
    x, slope = (how.cap * t, 1 - t**2) if how.cap else (x, jnp.ones_like(x))
    return jnp.where(i * TILE + jnp.arange(TILE) < V, x, -INF), slope


def step(how, h, w, tokens, i, state):
    """Statistics of some rows after one more tile."""
    z, picked = state
    x, _ = logits(how, h, w, i)
    inside, at = in_tile(tokens, i)
    picked = jnp.where(inside, x[jnp.arange(len(at)), at], picked)
    return jnp.logaddexp(z, jax.nn.logsumexp(x, axis=-1)), picked


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def loss(how, h, w, tokens, weights):
    return forward(how, h, w, tokens, weights)[0]


def forward(how, h, w, tokens, weights):
    tiles = padded(w)
    over_columns = functools.partial(lax.fori_loop, 0, tiles.shape[1] // TILE)
    over_rows = functools.partial(lax.fori_loop, 0, N // how.block)
    nothing = lambda n: (jnp.full(n, -INF), jnp.full(n, -INF))
    if how.forward == "columns":
        z, picked = over_columns(lambda i, state: step(how, h, tile_of(tiles, i), tokens, i, state), nothing(N))
    elif how.forward == "rows":
        def tile(i, state):
            def block(j, state):
                part = [rows(x, j, how) for x in state]
                part = running(rows(h, j, how), tile_of(tiles, i), rows(tokens, j, how), i, part)
                return tuple(put_rows(x, p, j, how) for x, p in zip(state, part, strict=True))

            return over_rows(block, state)

        m, s, picked = over_columns(tile, (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N)))
        z = m + jnp.log(s)
    else:
        def block(j, state):
            part, labels = rows(h, j, how), rows(tokens, j, how)
            of = lambda i, state: step(how, part, tile_of(tiles, i), labels, i, state)
            made = over_columns(of, nothing(how.block))
            return tuple(put_rows(x, p, j, how) for x, p in zip(state, made, strict=True))

        z, picked = over_rows(block, (jnp.zeros(N), jnp.zeros(N)))
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def running(h, w, tokens, i, state):
    """A maximum, a sum and a label's logit."""
    m, s, picked = state
    x, _ = logits(Spelling(), h, w, i)
    top = jnp.maximum(m, x.max(-1))
    near = jnp.where(jnp.isfinite(top), top, 0)
    s = s * jnp.exp(m - near) + jnp.exp(x - near[:, None]).sum(-1)
    column = i * TILE + jnp.arange(TILE)
    return top, s, picked + jnp.where(column == tokens[:, None], x, 0).sum(-1)


def gradient(how, h, w, tokens, z, g, i):
    """What comes back for a tile of logits."""
    x, slope = logits(how, h, w, i)
    d = jnp.exp(x - z[:, None]) * g[:, None]
    at, row = tokens - i * TILE, jnp.arange(len(g))
    inside = (at >= 0) & (at < TILE)
    if how.label == "scatter":
        d = d.at[row, jnp.where(inside, at, 0)].add(jnp.where(inside, -g, 0.0))
    elif how.label == "outside":
        d = d.at[row, jnp.where(inside, at, TILE)].add(-g, mode="drop")
    elif how.label == "mask":
        d = d - jnp.where(jnp.arange(TILE) == at[:, None], g[:, None], 0)
    else:
        d = d - jnp.where(jnp.arange(TILE) == jnp.where(inside, at, 0)[:, None], jnp.where(inside, g, 0)[:, None], 0)
    return (d * slope).astype(h.dtype)


def backward(how, saved, g):
    h, w, tokens, weights, z = saved
    given, tiles, g = (h, tokens, z, g * weights), padded(w), g * weights
    dot = functools.partial(jnp.dot, preferred_element_type=F32)

    def counted(i, state):
        tile = tile_of(tiles, i)

        def block(j, state):
            dh, part = state
            x, *rest = (rows(x, j, how) for x in given)
            d = gradient(how, x, tile, *rest, i)
            more = rows(dh, j, how) + dot(d, tile.T).astype(h.dtype)
            return put_rows(dh, more, j, how), part + dot(x.T, d).astype(w.dtype)

        dh, part = lax.fori_loop(0, N // how.block, block, (state[0], jnp.zeros(tile.shape, w.dtype)))
        return dh, lax.dynamic_update_slice(state[1], part, (0, i * TILE))

    def scanned(dh, i):
        tile = tile_of(tiles, i)

        def block(part, given):
            d = gradient(how, given[0], tile, *given[1:], i)
            return part + dot(given[0].T, d), dot(d, tile.T)

        split = tuple(x.reshape(-1, how.block, *x.shape[1:]) for x in given)
        part, more = lax.scan(block, jnp.zeros(tile.shape, F32), split)
        return dh + more.reshape(h.shape), part

    count = tiles.shape[1] // TILE
    if how.scans:
        dh, parts = lax.scan(scanned, jnp.zeros(h.shape, F32), jnp.arange(count))
        dw = parts.transpose(1, 0, 2).reshape(tiles.shape)
    else:
        dh, dw = lax.fori_loop(0, count, counted, (jnp.zeros_like(h), jnp.zeros_like(tiles)))
    return dh.astype(h.dtype), dw[:, :V].astype(w.dtype), None, None


loss.defvjp(forward, backward)


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), *plain[2:])
    special = (patched(hidden(N, H), put(INF, 3), put(float("nan"), 9, 2), put(-INF, 20), put(0.0, 11), put(-1e30, 15, 1)),
               patched(head(), put(1e30, 5, 7)), ids(N, vocab=V, out_of_range=0.2, negative=0.2),
               patched(mask(N), put(float("nan"), 5), put(INF, 7)))

    def case(name, how, args, **options):
        options = {"argnums": (0, 1), "tolerance": "contract"} | options
        return Case(f"loop_both_{name}", functools.partial(loss, how), args, **options)

    yield case("scatter", Spelling(), plain)
    yield case("scatter_bf16", Spelling(), narrow, tolerance="")
    yield case("outside_special", Spelling(label="outside", scans=True), special)
    yield case("scans", Spelling(label="mask", scans=True), plain)
    yield case("guarded_special", Spelling(label="guarded"), special)
    yield case("rows_special", Spelling(forward="rows", label="mask"), special)
    yield case("blocks_special", Spelling(forward="blocks"), special)
    yield case("cap", Spelling(cap=5.0), plain)
    yield case("one_block", Spelling(block=N), plain)
