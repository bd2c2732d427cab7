"""Every way in which JAX code picks the token's column, with ids in and out of range."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import B, Case, T, advantages, head, hidden, ids, logp, mask


def by_vmap(values, tokens):
    """A vmapped index into each row."""
    flat = jax.vmap(lambda row, token: row[token])(values.reshape(-1, values.shape[-1]), tokens.reshape(-1))
    return flat.reshape(tokens.shape)


def by_nested_vmap(values, tokens):
    """A vmapped index, a vmap for every batch dimension."""
    return jax.vmap(jax.vmap(lambda row, token: row[token]))(values, tokens)


def by_arange(values, tokens):
    """Row numbers and ids, over flattened rows."""
    flat = values.reshape(-1, values.shape[-1])
    return flat[jnp.arange(flat.shape[0]), tokens.reshape(-1)].reshape(tokens.shape)


def by_two_aranges(values, tokens):
    """Batch and row numbers, and ids."""
    rows, columns = jnp.arange(tokens.shape[0])[:, None], jnp.arange(tokens.shape[1])[None, :]
    return values[rows, columns, tokens]


def by_one_hot(values, tokens):
    """A product with the one-hot encoding, summed."""
    return jnp.sum(jax.nn.one_hot(tokens, values.shape[-1], dtype=values.dtype) * values, axis=-1)


def by_one_hot_einsum(values, tokens):
    """A contraction with the one-hot encoding."""
    return jnp.einsum("btv,btv->bt", jax.nn.one_hot(tokens, values.shape[-1], dtype=values.dtype), values)


def by_iota(values, tokens):
    """A comparison with the column numbers, and a select."""
    columns = jax.lax.broadcasted_iota(tokens.dtype, values.shape, values.ndim - 1)
    return jnp.sum(jnp.where(columns == tokens[..., None], values, 0), axis=-1)


def by_two_aranges_clipped(values, tokens):
    """The same where ids outside of the vocabulary are clamped: for the gradient all indices together are."""
    rows, columns = tokens.shape
    return values.at[jnp.arange(rows)[:, None], jnp.arange(columns)[None], tokens].get(mode="clip")


SELECTIONS = {
    "default": policy.take,
    "clip": functools.partial(policy.take, mode="clip"),
    "in_bounds": functools.partial(policy.take, mode="promise_in_bounds"),
    "vmap": by_vmap,
    "nested_vmap": by_nested_vmap,
    "arange": by_arange,
    "two_aranges": by_two_aranges,
    "two_aranges_clipped": by_two_aranges_clipped,
    "one_hot": by_one_hot,
    "one_hot_einsum": by_one_hot_einsum,
    "iota": by_iota,
}


def selection_loss(h, w, tokens, old_logp, adv, weights, *, select):
    """GRPO without a reference model; the selection varies."""
    token_logp = select(jax.nn.log_softmax(policy.linear(h, w), axis=-1), tokens)
    return policy.grpo(token_logp, old_logp, adv, weights)


def guarded_loss(h, w, tokens, old_logp, adv, weights, *, select):
    """The same where NaN log-probabilities, as out-of-range ids give, count as zero."""
    token_logp = select(jax.nn.log_softmax(policy.linear(h, w), axis=-1), tokens)
    return policy.grpo(jnp.where(jnp.isnan(token_logp), old_logp, token_logp), old_logp, adv, weights)


def rest(tokens):
    return (tokens, logp(B, T), advantages(B), mask(B, T))


def cases():
    for name, select in SELECTIONS.items():
        yield Case(f"select_{name}", functools.partial(selection_loss, select=select),
                   (hidden(), head(), *rest(ids(B, T))), argnums=(0, 1),
                   old_jax=name in ("clip", "arange", "one_hot", "vmap"))
    strange = ids(B, T, out_of_range=0.15, negative=0.15)
    for name in ("default", "clip", "vmap", "two_aranges", "two_aranges_clipped", "one_hot", "iota"):
        yield Case(f"select_{name}_out_of_range", functools.partial(guarded_loss, select=SELECTIONS[name]),
                   (hidden(), head(), *rest(strange)), argnums=(0, 1), old_jax=name == "default")

    def several(h, w, candidates):
        """Three candidate tokens per position."""
        log_probs = jax.nn.log_softmax(policy.linear(h, w), axis=-1)
        return -jnp.take_along_axis(log_probs, candidates, axis=-1).mean()

    yield Case("select_three_candidates", several, (hidden(), head(), ids(B, T, 3)), argnums=(0, 1))

    def many(h, w, candidates):
        """More candidates than a sweep compares with every column."""
        log_probs = jax.nn.log_softmax(policy.linear(h, w), axis=-1)
        return -jnp.take_along_axis(log_probs, candidates, axis=-1).mean()

    yield Case("select_many_candidates", many, (hidden(), head(), ids(B, T, 260)), argnums=(0, 1), expected="missed",
               reason="a gather of 260 columns per row")
