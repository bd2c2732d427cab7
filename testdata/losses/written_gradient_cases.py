"""Heads that are computed tile by tile in a Python loop over columns, differentiated by autodiff: no loop, and no gradient by hand.

Running statistics in any of several ways, the first tile's own ones, and tiles' log-sum-exps that are put together behind the tiles.
`untile` shows in real numbers that the gradient is that of all columns, and tries out what NaN and infinities become. Where each
tile's logarithm is taken on its own, a tile of nothing but -inf has a gradient of NaN in its columns alone: such tiles become two loops.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, hidden, ids, mask, normal
from .column_gradient_cases import TILE, given_rows, head
from .column_gradient_cases import V as EVEN
from .column_loop_cases import guarded_rows
from .loop_cases import INF, H, N
from .policy import linear
from .special_cases import patched, put
from .tail_loop_cases import by_index, by_mask, unguarded

# With a last tile of 11 columns.
V = EVEN + 11


def guarded(x, m, s):
    """A row of nothing but -inf has a sum of 0."""
    top = jnp.maximum(m, x.max(-1))
    near = jnp.where(top == -INF, 0, top)
    return top, s * jnp.exp(m - near) + jnp.exp(x - near[:, None]).sum(-1)


def stopped(x, m, s):
    """No gradient goes through the maximum."""
    top = jax.lax.stop_gradient(jnp.maximum(m, x.max(-1)))
    return top, s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)


def own(x):
    """The maximum and the sum of a tile alone."""
    top = x.max(-1)
    return top, jnp.exp(x - top[:, None]).sum(-1)


def steep(x, m, s):
    """The sum is moved by another factor than the exponentials: no running statistic."""
    top = jnp.maximum(m, x.max(-1))
    return top, s * jnp.exp(2 * (m - top)) + jnp.exp(x - top[:, None]).sum(-1)


def stopped_rows(x, m, s):
    """No gradient goes through the maximum, and a guard leaves out the sum of what is before."""
    top = jax.lax.stop_gradient(jnp.maximum(m, x.max(-1)))
    return top, jnp.where(m == -INF, 0, s * jnp.exp(m - top)) + jnp.exp(x - top[:, None]).sum(-1)


def warm(x, m, s):
    return unguarded(x * 0.7, m, s)


def running(h, w, tokens, weights, statistic=unguarded, pick=by_mask, wrap=lambda f: f, peeled=False, square=0.0,
            logits=linear, last=None, backwards=False, start=-INF):
    """A running maximum and sum."""
    rows, columns = tokens.shape[0], jax.tree.leaves(w)[0].shape[1]
    m, s, picked = jnp.full(rows, start), jnp.zeros(rows), jnp.zeros(rows)
    tiles = list(range(0, columns, TILE))
    for first in reversed(tiles) if backwards else tiles:
        starts, step = peeled and first == 0, last if last and first == tiles[-1] else statistic

        @wrap
        def tile(h, part, m, s, picked, first=first, starts=starts, step=step):
            x = logits(h, part).astype(F32)
            return *(own(x) if starts else step(x, m, s)), picked + pick(x, tokens, first)

        m, s, picked = tile(h, jax.tree.map(lambda part, first=first: part[..., first:first + TILE], w), m, s, picked)
    z = m + jnp.log(s)
    return ((z - picked + square * z**2) * weights).sum()


def together(h, w, tokens, weights, how="stack", logits=linear, rows=False, pick=by_mask, wrap=lambda f: f, width=TILE):
    """Log-sum-exps of the tiles; of each row."""
    parts, picked = [], 0
    for first in range(0, w.shape[1], width):

        @wrap
        def tile(h, part, first=first):
            x = logits(h, part).astype(F32)
            return jax.nn.logsumexp(x, axis=-1), pick(x, tokens, first)

        part, more = tile(h, w[:, first:first + width])
        parts.append(part)
        picked += more
    if how == "add":
        z = functools.reduce(jnp.logaddexp, parts)
    else:
        z = jax.nn.logsumexp(jnp.stack(parts), axis=0)
    if rows:
        return z, picked
    return ((z - picked) * weights).sum()


def capped(h, part):
    """Soft-capped logits and a bias."""
    w, bias = part
    return 20 * jnp.tanh(h @ w / 20) + bias


def biased(h, w, bias, tokens, weights, **kwargs):
    return running(h, (w, bias), tokens, weights, logits=capped, wrap=jax.checkpoint, **kwargs)


def heads(q, k, v, weights):
    """Attention, head by head: each softmax has as many columns as a head, and no head's is made of another's."""
    out = []
    for first in range(0, q.shape[1], TILE):
        of = slice(first, first + TILE)
        out.append(jax.nn.softmax(q[:, of] @ k[:, of].T) @ v[:, of])
    return (jnp.concatenate(out, axis=1)**2 * weights[:, None]).sum()


def given(_h, part):
    return part


def of_logits(loss, **kwargs):
    """A loss of logits that are given."""
    return lambda x, *more: loss(None, x, *more, logits=given, **kwargs)


def cases():
    tokens, weights = ids(N, vocab=V), mask(N)
    plain = (hidden(N, H), normal(H, V, scale=0.15), tokens, weights)
    even = (hidden(N, H), head(), ids(N, vocab=EVEN), weights)
    narrow = (hidden(N, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.15), tokens, weights)
    special, infinite, odd = given_rows(), given_rows(infinite=True), given_rows(columns=V)

    def case(name, loss, args, **more):
        argnums = (0, 1) if args in (plain, even, narrow) else (0,)
        return Case(f"written_autodiff_{name}", loss, args, argnums=argnums, **{"tolerance": "contract", **more})

    ways = {"running": {}, "guarded": {"statistic": guarded}, "stopped": {"statistic": stopped},
            "peeled": {"peeled": True}, "checkpoint": {"wrap": jax.checkpoint}, "square": {"square": 1e-3},
            "backwards": {"backwards": True}, "lowest": {"start": -1e30}, "lowest_checkpoint": {"start": -1e30, "wrap": jax.checkpoint}}
    for name, way in ways.items():
        yield case(name, functools.partial(running, **way), plain)
        yield case(f"{name}_special", of_logits(running, **way), special)
    yield case("tail_special", of_logits(running), odd)
    # Rows, and tiles of rows, below a first maximum of -1e30, which count nothing.
    below = patched(normal(N, V, scale=2.0), put(-3.2e38, 0), put(-INF, 1), put(-3.2e38, 2, [0, TILE]), put(-3.2e38, 3, [TILE, V]),
                    put(-INF, 4, [0, TILE]), put(float("nan"), 5, 7), put(INF, 6, 50), put(-1e9, 7))
    for name, start in {"lowest": -1e30, "running": -INF}.items():
        yield case(f"{name}_below", of_logits(running, start=start), (below, *odd[1:]))
    yield case("running_infinite", of_logits(running), infinite)
    yield case("peeled_infinite", of_logits(running, peeled=True), infinite)
    yield case("even", running, even)
    yield case("index", functools.partial(running, pick=by_index), plain)
    yield case("index_checkpoint", functools.partial(running, pick=by_index, wrap=jax.checkpoint), plain)
    yield case("bf16", running, narrow, tolerance="", near_f64=True)
    yield case("checkpoint_bf16", functools.partial(running, wrap=jax.checkpoint), narrow, tolerance="", near_f64=True)
    for how in ("stack", "add"):
        yield Case(f"written_{how}_forward", functools.partial(together, how=how), plain, tolerance="contract")
        yield Case(f"written_{how}_forward_special", of_logits(together, how=how, rows=True), odd, tolerance="contract")
        yield case(how, functools.partial(together, how=how), plain)
        yield case(f"{how}_special", of_logits(together, how=how), special)
        yield case(f"{how}_infinite", of_logits(together, how=how), infinite)
        yield case(f"{how}_tail_special", of_logits(together, how=how), odd)
        yield case(f"{how}_checkpoint", functools.partial(together, how=how, wrap=jax.checkpoint), even)
        yield case(f"{how}_checkpoint_special", of_logits(together, how=how, wrap=jax.checkpoint), odd)
        yield case(f"{how}_index", functools.partial(together, how=how, pick=by_index), plain)
        yield case(f"{how}_index_checkpoint", functools.partial(together, how=how, pick=by_index, wrap=jax.checkpoint), plain)
        yield case(f"{how}_bf16", functools.partial(together, how=how), narrow, tolerance="", near_f64=True)
    yield case("add_checkpoint_bf16", functools.partial(together, how="add", wrap=jax.checkpoint), narrow, tolerance="", near_f64=True)
    # 80 tiles, of which nothing is picked.
    yield case("stack_many_special", of_logits(together, width=3, pick=lambda *_: 0.0), special)
    yield Case("written_heads", heads, (normal(N, EVEN), normal(TILE, EVEN), normal(TILE, EVEN), weights), argnums=(0, 1, 2),
               tolerance="contract")
    yield case("steep", functools.partial(running, statistic=steep), plain, expected="missed",
               reason="what the tiles add up to is no running sum of exponentials")
    yield case("rows", functools.partial(running, statistic=guarded_rows), plain, expected="missed",
               reason="a guard leaves out the sum of what is before: what NaN becomes is that of all columns in no way that is tried")
    yield case("warm", functools.partial(running, last=warm), plain, expected="missed", reason="the last tile has another temperature")
    # A backward that stays reads logits that are rounded to bf16 in memory, and a forward that does not would have a sum of others.
    of_bias = (hidden(N, H, dtype=BF16), normal(H, V, dtype=BF16, scale=4.0), normal(V, dtype=BF16, scale=0.5), tokens, weights)
    for name, statistic, more in (("rows", guarded_rows, {"expected": "missed", "reason": "the backward of each tile compares its logits "
                                                                                         "with their maximum"}),
                                  ("stopped", stopped_rows, {"near_f64": True})):
        yield Case(f"written_capped_{name}_bf16", functools.partial(biased, statistic=statistic), of_bias, argnums=(0, 1, 2), **more)
