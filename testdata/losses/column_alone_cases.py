"""Loops over tiles of columns with less around them: of whose loss only the gradient is asked for, whose cotangent is a literal, and behind which
one column is left over.

Autodiff leaves the logarithm out where nobody reads the loss, so that no number of a row is the log-sum-exp. Behind a sum of rows no number comes back that is
free. Of one column JAX repeats nothing, and a tile has the shape of a row. Logits may be scaled, soft-capped or rounded to bf16 in the loop;
where something of that is computed once more and is no chain, nothing may be left unrounded beside it.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import BF16, F32, Case, hidden, ids, mask, normal
from .loop_cases import INF, N, H, V, head
from .special_cases import patched, put

# Tiles of these widths leave 11 columns over, 1, and none.
SEVERAL, ONE, NONE = 40, 26, 32
WHOLE = 4 * NONE


def plain(f):
    return f


def scaled(x):
    return (x - 3.0) / 1.3


def capped(x):
    return 30 * jnp.tanh(x / 30)


def narrow(x):
    return x.astype(BF16).astype(F32)


def statistics(x, ids, weights, w=None, *, width, style="scan", wrap=plain, stop=False, keeps=False, twice=False, pick=True, of=plain, total=False):
    """The loss by logits `x`, or by hidden states and a head, whose maximum runs with the sum, or is found before it (`twice`)."""
    columns = x.shape[1] if w is None else w.shape[1]
    whole, rest = divmod(columns, width)
    stopped = lax.stop_gradient if stop else plain
    wide = plain if keeps else (lambda row: row[:, None])
    rows = (x.shape[0], 1) if keeps else x.shape[:1]

    def tile(first, count):
        cut = lambda a, dim: lax.slice_in_dim(a, first, first + count, axis=dim) if isinstance(first, int) else lax.dynamic_slice_in_dim(a, first, count, dim)
        logits = cut(x, 1) if w is None else x @ cut(w, 1)
        return of(logits.astype(F32))

    def found(tile, first, kept):
        if pick == "index":
            at = ids - first
            inside = (at >= 0) & (at < tile.shape[1])
            return kept + jnp.where(inside, jnp.take_along_axis(tile, jnp.clip(at, 0, tile.shape[1] - 1)[:, None], 1)[:, 0], 0)
        return kept + jnp.where(first + jnp.arange(tile.shape[1]) == ids[:, None], tile, 0).sum(-1) if pick else kept

    def over(step, state):
        state = lax.fori_loop(0, whole, lambda i, state: wrap(functools.partial(step, count=width))(state, first=i * width), state) if style == "fori" else \
            lax.scan(lambda state, i: (wrap(functools.partial(step, count=width))(state, first=i * width), None), state, jnp.arange(whole))[0]
        return step(state, whole * width, rest) if rest else state

    def largest(m, first, count):
        return jnp.maximum(m, tile(first, count).max(-1, keepdims=keeps))

    def summed(state, first, count, top):
        s, kept = state
        logits = tile(first, count)
        return s + jnp.exp(logits - wide(top)).sum(-1, keepdims=keeps), found(logits, first, kept)

    def running(state, first, count):
        m, s, kept = state
        logits = tile(first, count)
        top = stopped(jnp.maximum(m, logits.max(-1, keepdims=keeps)))
        return top, s * jnp.exp(m - top) + jnp.exp(logits - wide(top)).sum(-1, keepdims=keeps), found(logits, first, kept)

    if twice:
        m = stopped(over(largest, jnp.full(rows, -INF)))
        s, kept = over(functools.partial(summed, top=m), (jnp.zeros(rows), jnp.zeros(x.shape[0])))
    else:
        m, s, kept = over(running, (jnp.full(rows, -INF), jnp.zeros(rows), jnp.zeros(x.shape[0])))
    each = (m + jnp.log(s)).reshape(-1) - kept
    return each.sum() if total else (each * weights).sum()


def by_head(h, w, tokens, weights, **options):
    return statistics(h, tokens, weights, w, **options)


def by_logits(x, tokens, weights, **options):
    return statistics(x, tokens, weights, **options)


def alone(function, argnums, args, **options):
    """The gradient, and not the loss."""
    return {"function": jax.grad(function, argnums), "args": args, "gradient_outputs": tuple(range(len(argnums))), "lean": True, **options}


def cases():
    h, w, tokens, weights = hidden(N, H), head(), ids(N, vocab=V), mask(N)
    strange = ids(N, vocab=V, out_of_range=0.2, negative=0.2)
    special = (patched(h, put(INF, 3), put(float("nan"), 9, 2), put(-INF, 11, 5)), patched(w, put(1e30, 5, 7), put(1e30, 3, V - 1)))
    args, odd = (h, w, tokens, weights), (*special, strange, weights)
    contract = {"tolerance": "contract"}
    spellings = {
        "scan": {}, "stopped": {"stop": True, "style": "fori"}, "checkpoint": {"wrap": jax.checkpoint},
        "scaled": {"of": scaled}, "capped": {"of": capped, "stop": True}}
    for name, options in spellings.items():
        function = functools.partial(by_head, width=SEVERAL, **options)
        yield Case(f"alone_{name}", **alone(function, (0, 1), args, **contract))
        yield Case(f"alone_{name}_special", **alone(function, (0, 1), odd, **contract))
    unpicked = lambda h, w, weights: by_head(h, w, None, weights, width=SEVERAL, pick=False)
    yield Case("alone_unpicked", **alone(unpicked, (0, 1), (h, w, weights), **contract))
    yield Case("alone_unpicked_special", **alone(unpicked, (0, 1), (*special, weights), **contract))
    narrow_args = (hidden(N, H, dtype=BF16), head(BF16), tokens, weights)
    yield Case("alone_scan_bf16", **alone(functools.partial(by_head, width=SEVERAL), (0, 1), narrow_args))
    # Nothing that is free comes back.
    even = (hidden(N, H), normal(H, WHOLE, scale=0.3), ids(N, vocab=WHOLE))
    even_odd = (special[0], patched(even[1], put(1e30, 5, 7), put(1e30, 3, WHOLE - 1)), ids(N, vocab=WHOLE, out_of_range=0.2, negative=0.2))
    for name, options in (("stopped", {"stop": True}), ("through", {}), ("checkpoint", {"stop": True, "wrap": jax.checkpoint})):
        function = functools.partial(by_head, weights=None, width=NONE, total=True, **options)
        for kind, arguments in (("", even), ("_special", even_odd)):
            yield Case(f"alone_total_{name}{kind}", **alone(function, (0, 1), arguments, **contract))
            yield Case(f"alone_total_{name}_value{kind}", function, arguments, argnums=(0, 1), lean=True, **contract)
    # One column is left over.
    given, low = normal(N, V, scale=2.0), normal(N, V, mean=-1e4)
    nothing = patched(given, put(-INF, 0), put(-INF, 1, [0, V - 1]), put(-INF, 2, V - 1), put(INF, 3, V - 1), put(float("nan"), 4, V - 1), put(-INF, 5, [0, ONE]))
    spellings = {
        "scan": {}, "stopped": {"stop": True, "style": "fori"}, "keeps": {"stop": True, "keeps": True}, "twice": {"stop": True, "twice": True},
        "twice_keeps": {"stop": True, "twice": True, "keeps": True, "style": "fori"},
        "scaled": {"of": scaled, "stop": True}, "checkpoint": {"wrap": jax.checkpoint, "stop": True}}
    for name, options in spellings.items():
        function = functools.partial(by_head, width=ONE, **options)
        yield Case(f"one_column_{name}", function, args, argnums=(0, 1), **contract)
        yield Case(f"one_column_{name}_special", function, odd, argnums=(0, 1), **contract)
        function = functools.partial(by_logits, width=ONE, **options)
        yield Case(f"one_column_{name}_given", **alone(function, (0,), (given, tokens, weights), **contract))
        yield Case(f"one_column_{name}_given_special", **alone(function, (0,), (nothing, strange, weights), **contract))
    yield Case("one_column_bf16", functools.partial(by_head, width=ONE), narrow_args, argnums=(0, 1))
    yield Case("one_column_forward", functools.partial(by_head, width=ONE), args, **contract)
    yield Case("one_column_forward_special", functools.partial(by_head, width=ONE), odd, **contract)
    # Roundings of all tiles fall the same way, or are left out in all of them: their unit is 32 there.
    for name, options in (("", {}), ("_scaled", {"of": lambda x: narrow(scaled(x))}), ("_twice", {"twice": True})):
        function = functools.partial(by_logits, width=ONE, **{"of": narrow, "stop": True, **options})
        yield Case(f"one_column_rounded{name}", function, (low, tokens, weights), argnums=(0,), **contract)
        yield Case(f"one_column_rounded{name}_forward", function, (low, tokens, weights), **contract)
    # Both loops round the logits; the gradient's has no sum.
    counted = functools.partial(by_logits, width=NONE, of=narrow, stop=True, keeps=True, style="fori", wrap=jax.checkpoint, pick="index")
    yield Case("alone_rounded_again", counted, (normal(N, WHOLE, mean=-1e4), even[2], weights), argnums=(0,), **contract)
