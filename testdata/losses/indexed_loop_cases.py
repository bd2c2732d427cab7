"""Losses in loops over tokens that pick by rows and columns, `x[jnp.arange(n), ids]`, and whose gradient is taken from outside.

Autodiff stacks the indices of each step for the backward loop, rows beside columns. Results are held to the contract of
tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, hidden, ids, mask
from .loop_cases import CHUNKS, INF, C, H, N, V, head, summed
from .nested_loop_cases import twice
from .policy import linear, token_logp
from .special_cases import patched, put


def of_chunk(h, w, tokens, weights):
    """The default of JAX's indexing: ids that are out of range pick NaN, and negative ones count from the end."""
    x = linear(h, w)
    return ((jax.nn.logsumexp(x, axis=-1) - x[jnp.arange(len(tokens)), tokens]) * weights).sum()


def indexed(h, w, tokens, weights, **options):
    return summed(lambda h, *rest: of_chunk(h, w, *rest), h, tokens, weights, **options)


def nested(h, w, tokens, weights):
    """A loop in a loop, with the gradient outside of both."""
    return twice(lambda h, *rest: of_chunk(h, w, *rest), h, tokens, weights)


def conditional(h, w, tokens, weights):
    return jax.lax.cond(weights.sum() > 0, of_chunk, lambda h, *_: h.sum(), h, w, tokens, weights)


def conditional_steps(h, w, tokens, weights):
    """Which branch a step took is read of memory, as its indices are, and those of other steps are zeros."""
    def body(h, tokens, weights):
        return jax.lax.cond(weights[0] > 0, of_chunk, lambda h, *_: h.sum(), h, w, tokens, weights)

    return summed(body, h, tokens, weights)


def probabilities(h, w, tokens, weights):
    """A pick from log-probabilities, and an entropy."""
    def body(h, tokens, weights):
        logps = jax.nn.log_softmax(linear(h, w), axis=-1)
        entropy = -(jnp.exp(logps) * logps).sum(-1)
        return ((0.01 * entropy - logps[jnp.arange(C), tokens]) * weights).sum()

    return summed(body, h, tokens, weights)


def filled(h, w, tokens, weights):
    """Chunks of tokens that are padded, and ids out of range that have the log-probability -inf, as SkyRL's `tx` has them."""
    size = C + 1
    more = -len(h) % size
    rows = jnp.arange(size, dtype=jnp.int32)

    def chunk(given):
        h, tokens = given
        x = h @ w
        most = jax.nn.logsumexp(x, axis=-1, keepdims=True)
        label = x.at[rows[:, None], tokens[:, None]].get(mode="fill", fill_value=-INF)
        return (label - most)[:, 0]

    chunks = (jnp.pad(h, ((0, more), (0, 0))).reshape(-1, size, H), jnp.pad(tokens, (0, more)).reshape(-1, size))
    logps = jax.lax.map(chunk, chunks).reshape(-1)[:N].astype(F32)
    return -jnp.where(weights > 0, logps, 0).sum(), logps


def adapters(h, w, down, up, which, tokens):
    """A head with low-rank adapters, of which each sequence has one of several."""
    x = h @ w + 0.5 * jnp.einsum("btr,brv->btv", jnp.einsum("bth,bhr->btr", h, down[which]), up[which])
    return -token_logp(x, tokens).mean()


def by_numbers(h, w, tokens):
    """A loop over blocks of columns that are taken by their numbers, the last ones more than once, of logits that are computed before."""
    x = h @ w
    size = 17
    count = -(-V // size)

    def block(i):
        columns = i * size + jnp.arange(size)
        return jnp.take(x, jnp.minimum(columns, V - 1), axis=-1), columns < V

    def largest(i, most):
        x, ok = block(i)
        return jnp.maximum(most, jnp.where(ok, x, -INF).max(-1))

    most = jax.lax.fori_loop(0, count, largest, jnp.full(tokens.shape, -INF))

    def add(i, total):
        x, ok = block(i)
        return total + jnp.where(ok, jnp.exp(x - most[..., None]), 0).sum(-1)

    z = jnp.log(jax.lax.fori_loop(0, count, add, jnp.zeros(tokens.shape))) + most
    return (z - x[jnp.arange(N), tokens]).mean()


def cases():
    contract = functools.partial(Case, argnums=(0, 1), tolerance="contract")
    plain = (hidden(N, H), head(), ids(N, vocab=V, negative=0.2), mask(N))
    strange = (patched(plain[0], put(INF, 3), put(float("nan"), 9, 2), put(-INF, 20)), plain[1],
               ids(N, vocab=V, out_of_range=0.2, negative=0.2), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), plain[2], mask(N))
    for function in (indexed, probabilities, filled):
        name, has_aux = f"loop_indexed_{function.__name__}", function is filled
        yield Case(f"{name}_bf16", function, narrow, argnums=(0, 1), has_aux=has_aux, near_f64=True)
    yield contract("loop_indexed_unrolled", functools.partial(indexed, unroll=2), plain)
    for function in (nested, conditional):
        yield contract(f"loop_indexed_{function.__name__}", function, strange)
    yield contract("loop_indexed_conditional_steps", conditional_steps, plain)
    batch = 4
    low = (patched(hidden(3, H, 5), put(INF, 2, 3, 1)), hidden(3, 5, V))
    lora = (hidden(batch, CHUNKS, H), head(), *low, ids(batch, vocab=3), ids(batch, CHUNKS, vocab=V))
    yield contract("heads_adapters", adapters, lora, argnums=(0, 1, 2, 3))
    yield Case("loop_indexed_columns", by_numbers, (hidden(N, H), head(), ids(N, vocab=V)), argnums=(0, 1), expected="missed",
               reason="a loop over tiles of columns of given logits")
