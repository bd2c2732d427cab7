"""Losses in loops over tokens whose logits are made at once, outside of the loop.

Such a loop spares what the loss makes of the logits, and keeps the logits. `coalesce-blocks` puts it together, its backward loop as
well. Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, advantages, hidden, ids, logp, mask, normal
from .loop_cases import CHUNKS, INF, C, H, N, V, chunked, head, summed
from .policy import grpo, take, token_logp
from .special_cases import patched, put


def scanned(h, w, tokens, weights, **options):
    def body(x, tokens, weights):
        return -jnp.where(weights > 0, token_logp(x.astype(F32), tokens), 0).sum()

    return summed(body, h @ w, tokens, weights, **options)


def given(x, tokens, weights):
    """Of logits that are an argument, as EasyDeL has it; autodiff takes a part of the choice of labels out of the loop."""
    def body(x, tokens, weights):
        labels = jnp.where(weights > 0, tokens, 0)
        return ((jax.nn.logsumexp(x, axis=-1) - take(x, labels)) * weights).sum()

    return summed(body, x, tokens, weights)


def policy(h, w, tokens, old_logp, adv, weights):
    """Log-probabilities and entropies of each chunk, and one loss of them all."""
    def body(chunk):
        logps = jax.nn.log_softmax(chunk[0].astype(F32), axis=-1)
        return take(logps, chunk[1]), -(jnp.exp(logps) * logps).sum(-1)

    logps, entropy = (x.reshape(N) for x in jax.lax.map(body, (chunked(h @ w), chunked(tokens))))
    return grpo(logps, old_logp, adv, weights) - 0.01 * (entropy * weights).mean(), entropy


def by_position(h, w, tokens, weights):
    """Two loops slice chunks by position, of two sizes."""
    x = h @ w

    def step(size, i, total):
        part = functools.partial(jax.lax.dynamic_slice_in_dim, start_index=i * size, slice_size=size)
        return total - (token_logp(part(x), part(tokens)) * part(weights)).sum()

    total = jnp.zeros((), F32)
    return sum(jax.lax.fori_loop(0, N // size, functools.partial(step, size), total) for size in (C, 2 * C))


def checkpointed(h, w, tokens, weights):
    """The backward loop slices the logits again."""
    @jax.checkpoint
    def body(x, tokens, weights):
        return -(token_logp(x, tokens) * weights).sum()

    return summed(body, h @ w, tokens, weights, reverse=True)


def overlapping(h, w, tokens, weights):
    """Chunks two rows apart: some rows count twice, and the loop stays."""
    x = h @ w

    def step(i, total):
        part = functools.partial(jax.lax.dynamic_slice_in_dim, start_index=i * (C - 2), slice_size=C)
        return total - (token_logp(part(x), part(tokens)) * part(weights)).sum()

    return jax.lax.fori_loop(0, CHUNKS, step, jnp.zeros((), F32))


def single(h, w, tokens, weights):
    """One token in each trip, whose logits `[None]` makes a matrix of: a product's, and no bias by column."""
    @jax.checkpoint
    def one(row):
        x = (row[0] @ w).astype(F32)[None]
        return jnp.where(row[2] > 0, take(jax.nn.log_softmax(x, axis=-1), row[1][None])[0], 0)

    return -jax.lax.map(one, (h, tokens, weights)).sum()


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), ids(N, vocab=V), mask(N))
    padding = (put(0.0, 3), put(0.0, 9))
    special = (patched(hidden(N, H), put(INF, 3), put(float("nan"), 9, 2)), patched(head(), put(1e30, 5, 7)),
               ids(N, vocab=V, out_of_range=0.2), patched(mask(N), *padding))
    yield Case("loop_rows", scanned, plain, argnums=(0, 1), tolerance="contract")
    yield Case("loop_rows_given", given, (normal(N, V, scale=2.0), *plain[2:]), argnums=(0,), tolerance="contract")
    grouped = (logp(N, vocab=V), advantages(N), mask(N))
    yield Case("loop_rows_policy", policy, (*plain[:3], *grouped), argnums=(0, 1), has_aux=True, tolerance="contract")
    yield Case("loop_rows_policy_bf16", policy, (*narrow[:3], *grouped), argnums=(0, 1), has_aux=True)
    yield Case("loop_rows_by_position", by_position, plain, argnums=(0, 1), tolerance="contract")
    yield Case("loop_rows_checkpoint", checkpointed, plain, argnums=(0, 1), tolerance="contract")
    yield Case("loop_rows_overlapping", overlapping, plain, argnums=(0, 1), tolerance="contract")
    yield Case("loop_rows_single", single, plain, argnums=(0, 1), tolerance="contract")
    yield Case("loop_rows_single_special", single, special, argnums=(0, 1), tolerance="contract")
