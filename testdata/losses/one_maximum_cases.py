"""Tiles of columns of which a loop finds the maximum first, before others sum up what has that taken off; with gradients.

So do EasyDeL's chunked log-probabilities and entropies: three loops over the same logits, each step computed again by `jax.checkpoint`, and a
last, narrower tile behind each loop.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask, normal, uniform
from .loop_cases import INF, N, H, V, head
from .policy import linear
from .special_cases import patched, put
from .tail_loop_cases import TILE

# Without a last tile.
EVEN = TILE * (V // TILE)


def over_tiles(step, start, columns, width, wrap):
    """What `step(state, first column, columns)` makes of all tiles, one after the other."""
    whole, rest = divmod(columns, width)
    if wrap is not plain:
        wrap = functools.partial(jax.checkpoint, prevent_cse=False, static_argnums=2)
    stepped = wrap(step)
    state = lax.fori_loop(0, whole, lambda i, state: stepped(state, i * width, width), start)
    return stepped(state, whole * width, rest) if rest else state


def plain(f):
    return f


def log_probabilities(x, tokens, width=TILE, wrap=plain, entropies=False, stop=False, last=1.0):
    """Those of the tokens by given logits, and the entropies."""
    columns = x.shape[-1]
    each = functools.partial(over_tiles, columns=columns, width=width, wrap=wrap)

    def tile(first, count):
        return lax.dynamic_slice_in_dim(x, first, count, axis=-1).astype(F32)

    most = each(lambda m, first, count: jnp.maximum(m, tile(first, count).max(-1)), jnp.full(x.shape[:-1], -INF))
    most = lax.stop_gradient(most) if stop else most
    scaled = lambda part, count: part if count == width or last == 1.0 else last * part
    total = each(lambda s, first, count: s + scaled(jnp.exp(tile(first, count) - most[..., None]).sum(-1), count), jnp.zeros_like(most))
    log_z = jnp.log(total) + most
    found = jnp.take_along_axis(x, tokens[..., None], axis=-1).astype(F32)[..., 0] - log_z
    if not entropies:
        return found, jnp.zeros_like(found)

    def expected(e, first, count):
        t = tile(first, count)
        return e + (jnp.exp(t - log_z[..., None]) * t).sum(-1)

    return found, log_z - each(expected, jnp.zeros_like(most))


def loss(h, w, tokens, weights, allowed=None, **options):
    x = linear(h, w)
    if allowed is not None:
        x = jnp.where(allowed > 0, x, -INF)
    found, entropies = log_probabilities(x, tokens, **options)
    return -(found * weights).sum() - 0.01 * (entropies * weights).sum()


def in_chunks(h, w, tokens, weights, rows=N // 2, **options):
    """Chunks of rows, computed again, each with such loops; and the sum of all logits."""
    @functools.partial(jax.checkpoint, prevent_cse=False)
    def chunk(h, tokens, weights):
        x = linear(h, w)
        found, _ = log_probabilities(x, tokens, wrap=jax.checkpoint, **options)
        return (found * weights).sum(), (x.sum(-1) * weights).sum()

    def body(i, sums):
        cut = lambda a: lax.dynamic_slice_in_dim(a, i * rows, rows)
        return jax.tree.map(jnp.add, sums, chunk(cut(h), cut(tokens), cut(weights)))

    found, logits = lax.fori_loop(0, N // rows, body, (0.0, 0.0))
    return -found + 1e-3 * logits


def of_head(h, w, tokens, weights, b=None, allowed=None, width=TILE, wrap=plain, frozen=False, most_too=0.0, cap=None, temperature=None, lowest=-INF):
    """The tiles are of the head's product, perhaps with a soft-cap or a temperature, and the gradient goes through the maximum, to which nothing comes back but what is `most_too`."""
    each = functools.partial(over_tiles, columns=w.shape[1], width=width, wrap=wrap)

    def tile(first, count, w=w):
        cut = lax.dynamic_slice_in_dim
        x = linear(h, cut(w, first, count, axis=1)).astype(F32)
        x = x if b is None else x + cut(b, first, count)
        x = x if cap is None else cap * jnp.tanh(x / cap)
        x = x if temperature is None else x / temperature[0]
        return x if allowed is None else jnp.where(cut(allowed, first, count, axis=1) > 0, x, lowest)

    fixed = lax.stop_gradient(w) if frozen else w
    most = each(lambda m, first, count: jnp.maximum(m, tile(first, count).max(-1)), jnp.full(N, -INF))

    def summed(state, first, count):
        total, found = state
        x, at = tile(first, count, fixed), tokens - first
        inside = (at >= 0) & (at < count)
        label = jnp.take_along_axis(x, jnp.clip(at, 0, count - 1)[:, None], axis=1)[:, 0]
        return total + jnp.exp(x - most[:, None]).sum(-1), found + jnp.where(inside, label, 0)

    total, found = each(summed, (jnp.zeros(N), jnp.zeros(N)))
    return ((most + jnp.log(total) - found + most_too * most) * weights).sum()


def tempered(h, w, tokens, weights, temperature, **options):
    return of_head(h, w, tokens, weights, temperature=temperature, **options)


def two_heads(h, w, v, tokens, weights, width=TILE):
    """Two losses whose loops save the tiles' logits: another head's weights are multiplied with exponentials beside each."""
    saves = functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_saveable)

    def one(w):
        tile = lambda i: linear(h, lax.dynamic_slice_in_dim(w, i * width, width, axis=1))
        over = lambda step, start: lax.scan(saves(lambda state, i: (step(state, i), None)), start, jnp.arange(w.shape[1] // width))[0]
        most = over(lambda m, i: jnp.maximum(m, tile(i).max(-1)), jnp.full(N, -INF))
        total = over(lambda s, i: s + jnp.exp(tile(i) - most[:, None]).sum(-1), jnp.zeros(N))
        return most + jnp.log(total) - (h * w.T[tokens]).sum(-1)

    return ((one(w) + one(v)) * weights).sum()


def in_map(h, w, weights, rows=3, width=TILE):
    """Chunks of rows by `lax.map`, in each a scan over the head's tiles for the maximum and one for the sum, whose steps are computed again."""
    again = functools.partial(jax.checkpoint, prevent_cse=False)

    def chunk(h):
        tile = lambda i: linear(h, lax.dynamic_slice_in_dim(w, i * width, width, axis=1))
        over = lambda step, start: lax.scan(lambda state, i: (again(step)(state, i), None), start, jnp.arange(w.shape[1] // width))[0]
        most = over(lambda m, i: jnp.maximum(m, tile(i).max(-1)), jnp.full(rows, -INF))
        return most + jnp.log(over(lambda s, i: s + jnp.exp(tile(i) - most[:, None]).sum(-1), jnp.zeros(rows)))

    return (lax.map(chunk, h.reshape(-1, rows, h.shape[-1])).reshape(-1) * weights).sum()


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    strange = ids(N, vocab=V, out_of_range=0.2, negative=0.2)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7), put(1e30, 3, V - 2)))
    # A row of nothing, a tile of nothing in the middle, and one that is the last.
    allowed = patched(uniform(N, V), put(-1.0, 2), put(-1.0, 5, [TILE, 2 * TILE]), put(-1.0, 6, [EVEN, V]), put(-1.0, 7, [0, V - 1]))
    functions = {
        "loops": {}, "entropies": {"entropies": True}, "checkpoint": {"entropies": True, "wrap": jax.checkpoint},
        "stopped": {"stop": True, "wrap": jax.checkpoint}}
    for name, options in functions.items():
        function = functools.partial(loss, **options)
        yield Case(f"one_maximum_{name}", function, (h, w, tokens, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_{name}_special", function, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_{name}_masked", function, (h, w, tokens, weights, allowed), argnums=(0, 1), tolerance="contract")
    # The cotangent comes in as an argument, infinite and NaN ones too.
    odd = patched(uniform(N, low=-1.0), put(INF, 1), put(-INF, 4), put(float("nan"), 8), put(0.0, 10), put(1e-20, 12))
    yield Case("one_maximum_cotangents", functools.partial(loss, entropies=True), (h, w, tokens, odd), argnums=(0, 1), tolerance="contract")
    narrow = (hidden(N, H, dtype=BF16), head(BF16), tokens, weights)
    for name, options in (("loops", {}), ("checkpoint", functions["checkpoint"])):
        yield Case(f"one_maximum_{name}_bf16", functools.partial(loss, **options), narrow, argnums=(0, 1))
    yield Case("one_maximum_in_chunks", in_chunks, (h, w, tokens, weights), argnums=(0, 1), tolerance="contract")
    yield Case("one_maximum_in_chunks_special", in_chunks, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
    # The loop that finds the maximum stays, and so does the other one: their tiles of the head are stacked outside, each by a loop of its own.
    yield Case("one_maximum_in_map", in_map, (hidden(N, H), normal(H, EVEN, scale=0.15), weights), argnums=(0,), tolerance="contract",
               expected="missed", reason="the maximum that is taken off is of another product, which stays")
    # Tiles of the head, whose gradients have products of their own for what comes back to the maximum; columns are left over or not.
    even, bias = normal(H, EVEN, scale=0.15), normal(V)
    infinite = patched(bias, put(-INF, 3), put(-INF, [TILE, 2 * TILE]), put(INF, 5))
    ways = {"loops": {}, "checkpoint": {"wrap": jax.checkpoint}}
    for name, options in ways.items():
        function = functools.partial(of_head, **options)
        yield Case(f"one_maximum_head_{name}", function, (h, w, tokens, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_even", function, (h, even, ids(N, vocab=EVEN), odd), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_special", function, (*special, strange, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_even_special", function, (special[0], patched(even, put(1e30, 5, 7)), strange, weights), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_bias", function, (h, w, tokens, odd, bias), argnums=(0, 1, 4), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_masked", function, (h, w, strange, odd, bias, allowed), argnums=(0, 1, 4), tolerance="contract")
        # Most logits are near the soft-cap, and its derivative is 0 where hidden states are infinite.
        capped = functools.partial(function, cap=3.0)
        yield Case(f"one_maximum_head_{name}_capped", capped, (h, even, ids(N, vocab=EVEN), odd), argnums=(0, 1), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_capped_special", capped, (*special, strange, odd, bias, allowed), argnums=(0, 1, 4), tolerance="contract")
        # A learned temperature, whose gradient is one number of all tiles; all logits are infinite or NaN by one of 0.
        by_temperature = functools.partial(tempered, **options)
        yield Case(f"one_maximum_head_{name}_temperature", by_temperature, (h, w, tokens, odd, patched(normal(1), put(0.7, 0))), argnums=(0, 1, 4), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_temperature_special", by_temperature, (*special, strange, weights, patched(normal(1), put(-1.3, 0))), argnums=(0, 1, 4), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_temperature_zero", by_temperature, (h, even, strange, odd, patched(normal(1), put(0.0, 0))), argnums=(0, 1, 4), tolerance="contract")
        yield Case(f"one_maximum_head_{name}_bias_infinite", function, (h, w, strange, weights, infinite), argnums=(0, 1, 4), tolerance="contract")
        # A label's weight is infinite, and so is its logit: 0 comes back to the maximum, and is multiplied with that weight.
        lost = patched(h, put(0.5, None, 2)), patched(w, put(-INF, 2, 40)), patched(tokens, put(40, 3)), weights
        yield Case(f"one_maximum_head_{name}_label", function, lost, argnums=(0, 1), tolerance="contract")
        # A label's hidden state is infinite, and all but the label's logit are masked: so is 0 multiplied with that.
        lost = patched(h, put(INF, 3, 2)), patched(w, put(-0.5, 2)), patched(tokens, put(40, 3)), weights, None, patched(uniform(N, V), put(-1.0, 3), put(1.0, 3, 40))
        yield Case(f"one_maximum_head_{name}_hidden", functools.partial(function, lowest=-30.0), lost, argnums=(0, 1), tolerance="contract")
    yield Case("one_maximum_head_bf16", of_head, narrow, argnums=(0, 1))
    # Something comes back to the maximum, or what does goes to weights that no other product has a gradient of.
    for name, options in (("kept", {"most_too": 0.1}), ("frozen", {"frozen": True})):
        yield Case(f"one_maximum_head_{name}", functools.partial(of_head, **options), (h, w, tokens, weights), argnums=(0, 1), tolerance="contract",
                   expected="missed", reason="what comes back to the maximum is not that of all columns")
    # No attention, though other weights than the head's are multiplied with exponentials.
    yield Case("one_maximum_two_heads_saved", two_heads, (h, even, normal(H, EVEN, scale=0.15), ids(N, vocab=EVEN), weights), argnums=(0, 1, 2), tolerance="contract",
               expected="missed", reason="two heads' loops are not put together")
    # The last tile counts twice: no softmax, and something does come back to the maximum.
    yield Case("one_maximum_counted_twice", functools.partial(loss, last=2.0), (h, w, tokens, weights), argnums=(0, 1), tolerance="contract",
               expected="missed", reason="what comes back to the maximum is not that of all columns")
