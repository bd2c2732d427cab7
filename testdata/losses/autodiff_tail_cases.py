"""Loops over tiles of columns that autodiff goes through, beyond those of `column_gradient_cases`.

One has a last, narrower tile behind it, with which the gradient's loop has nothing to do: `untile` writes both loops out, as tiles of one array.
Others find the label's tile and its place there by a division, `id // width` and `id % width`, in the loop or in front of it.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask
from .column_gradient_cases import TILE as EVEN
from .column_gradient_cases import TILES as COUNT
from .column_gradient_cases import V as WHOLE
from .column_gradient_cases import head as even_head
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put
from .tail_loop_cases import TILE, TILES, by_index, by_mask, tile_of, unguarded, warm


def start(lowest=-INF):
    return jnp.full(N, lowest), jnp.zeros(N), jnp.zeros(N)


def trip(h, tokens, state, tile, first, statistic=unguarded, pick=by_mask):
    x = linear(h, tile).astype(F32)
    return *statistic(x, *state[:2]), state[2] + pick(x, tokens, first)


def loss(state, weights):
    m, s, picked = state
    return ((m + jnp.log(s) - picked) * weights).sum()


def counted(h, w, tokens, weights, lowest=-INF, last=unguarded, **options):
    """A loop that counts, from a literal maximum or from none."""
    step = functools.partial(trip, h, tokens, **options)
    state = lax.fori_loop(0, TILES, lambda i, state: step(state, tile_of(w, i), i * TILE), start(lowest))
    return loss(trip(h, tokens, state, w[:, TILES * TILE:], TILES * TILE, last, options.get("pick", by_mask)), weights)


def scanned(h, w, tokens, weights, wrap=jax.checkpoint, pick=by_mask):
    """A scan over the tiles' numbers, whose trips and whose last tile are computed again."""
    @wrap
    def body(h, w, state, i):
        return trip(h, tokens, state, tile_of(w, i), i * TILE, pick=pick)

    @wrap
    def last(h, w, state):
        return trip(h, tokens, state, w, TILES * TILE, pick=pick)

    state = lax.scan(lambda state, i: (body(h, w, state, i), None), start(), jnp.arange(TILES))[0]
    return loss(last(h, w[:, TILES * TILE:], state), weights)


def divided(h, w, tokens, weights, within=False, keeps=False, wrap=jax.checkpoint):
    """The label's tile by a quotient, its place there by a remainder, both in front of the loop or `within` it; what was found is kept by a choice, or added."""
    before = tokens // EVEN, tokens % EVEN

    @wrap
    def body(state, numbered):
        i, tile = numbered
        x = linear(h, tile)
        m, s = unguarded(x, *state[:2])
        block, at = (tokens // EVEN, tokens % EVEN) if within else before
        found = jnp.take_along_axis(x, at[:, None], axis=1)[:, 0]
        picked = jnp.where(block == i, found, state[2]) if keeps else state[2] + jnp.where(block == i, found, 0)
        return (m, s, picked), None

    tiles = jnp.moveaxis(w.reshape(H, COUNT, EVEN), 1, 0)
    return loss(lax.scan(body, start(), (jnp.arange(COUNT), tiles))[0], weights)


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    strange = ids(N, vocab=V, out_of_range=0.2, negative=0.2)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7), put(1e30, 3, V - 2)))
    functions = [
        ("", counted), ("_lowest", functools.partial(counted, lowest=-1e30)), ("_index", functools.partial(counted, pick=by_index)),
        ("_scan", functools.partial(scanned, wrap=lambda f: f)), ("_checkpoint", scanned)]
    for name, function in functions:
        yield Case(f"tail_around{name}", function, (h, w, tokens, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"tail_around{name}_special", function, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
    yield Case("tail_around_bf16", counted, (hidden(N, H, dtype=BF16), head(BF16), tokens, weights), argnums=(0, 1))
    # What is behind the loop is something else than one trip more.
    yield Case("tail_around_warm", functools.partial(counted, last=warm), (h, w, tokens, weights), argnums=(0, 1), tolerance="contract",
               expected="missed", reason="the sum of the tile behind the loop has a temperature")
    far = ids(N, vocab=WHOLE, out_of_range=0.2, negative=0.2)
    wide = (hidden(N, H), even_head())
    odd = (special[0], patched(wide[1], put(1e30, 5, 7), put(1e30, 3, WHOLE - 2)))
    for within in (False, True):
        for keeps in (False, True):
            name, function = f"{'_within' if within else ''}{'_kept' if keeps else ''}", functools.partial(divided, within=within, keeps=keeps)
            yield Case(f"divided_label{name}", function, (*wide, ids(N, vocab=WHOLE), weights), argnums=(0, 1), tolerance="contract")
            yield Case(f"divided_label{name}_special", function, (*odd, far, weights), argnums=(0, 1), tolerance="contract")
