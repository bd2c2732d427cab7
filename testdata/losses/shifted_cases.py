"""Next-token losses that leave out rows behind the softmax: `log_softmax(logits)[:, :-1]` against `tokens[:, 1:]`.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import jax
import jax.numpy as jnp

from .case import BF16, Case, advantages, hidden, ids
from .special_cases import patched, put
from .spelling_cases import B, H, T, V, head


def take(values, tokens):
    """One column a row."""
    return jnp.take_along_axis(values, tokens[..., None], axis=-1)[..., 0]


def next_token(h, w, tokens, g):
    """The log-probability of the next token."""
    logp = jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1)[:, :-1]
    picked = take(logp, tokens[:, 1:])
    return (g[:, 1:] * picked).sum(), picked


def with_entropy(h, w, tokens, g):
    """The same with the entropy of all rows, and the accuracy of those that have a next token."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    entropy = -(jnp.exp(logp) * logp).sum(-1)
    picked = take(logp[:, :-1], tokens[:, 1:])
    right = logp[:, :-1].argmax(-1) == tokens[:, 1:]
    return (g[:, 1:] * picked).sum() + 0.1 * (g * entropy).sum(), (picked, right)


def both_ways(h, w, tokens, g):
    """Rows are left out at either end."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    after, before = take(logp[:, :-1], tokens[:, 1:]), take(logp[:, 1:], tokens[:, :-1])
    return (g[:, 1:] * after + jnp.square(before)).sum(), (after, before)


def logits_used_whole(h, w, tokens, g):
    """The loss leaves out rows in front of its softmax, a penalty reads the logits of all of them."""
    x = h @ w
    picked = take(jax.nn.log_softmax(x[:, :-1], axis=-1), tokens[:, 1:])
    z = jax.nn.logsumexp(x, axis=-1)
    return (g[:, 1:] * picked).sum() + 1e-2 * jnp.square(z).sum(), (picked, z)


def smoothed(h, w, tokens, g):
    """Labels as an array of one-hots, smoothed; rows of the batch are left out as well."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[1:, :-1]
    labels = 0.9 * jax.nn.one_hot(tokens[1:, 1:], V) + 0.1 / V
    each = (labels * logp).sum(-1)
    return (g[1:, 1:] * each).sum(), each


def shifted_entropy(h, w, tokens, g):
    """A function of all columns of the rows that are left, scaled by a number of each."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, :-1] * jnp.exp(0.1 * g[:, 1:, None])
    entropy = -(jnp.exp(logp) * jnp.where(tokens[:, 1:, None] > 40, logp, 0.0)).sum(-1)
    return (g[:, :-1] * entropy).sum(), entropy


def behind_attention(h, w, tokens, g):
    """The hidden states come from causal attention over as many keys as there are rows."""
    scores = jnp.where(jnp.tril(jnp.ones((T, T), bool)), jnp.einsum("bqh,bkh->bqk", h, jnp.tanh(h)), -1e30)
    x = h + jax.nn.softmax(scores, axis=-1) @ (h @ w[:, :H])
    picked = take(jax.nn.log_softmax(x @ w, axis=-1)[:, :-1], tokens[:, 1:])
    return (g[:, 1:] * picked).sum(), picked


def over_rows(h, w, tokens, g):
    """What the rows that are left have in common: mean probabilities, and the largest."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, :-1]
    picked = take(logp, tokens[:, 1:])
    mean = jnp.exp(logp).mean((0, 1))
    return (g[:, 1:] * picked).sum() - jnp.square(mean - 0.1).sum(), (picked, mean, logp.max())


def candidates(h, w, tokens, g):
    """Several candidates for the next token."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, :-1]
    picked = jnp.take_along_axis(logp, tokens[:, 1:], axis=-1)
    return (g[:, 1:, None] * jnp.square(picked)).sum(), picked


def capped_ratio(h, w, tokens, g):
    """Capped logits of which rows are left out in front of the softmax, and a ratio per sequence."""
    x = 20 * jnp.tanh(h @ w / 20)
    picked = take(jax.nn.log_softmax(x[:, :-1], axis=-1), tokens[:, 1:])
    return (g[:, 1] * jnp.exp(picked.mean(-1))).sum(), picked


def numbered(h, w, tokens, g):
    """Row numbers and ids; the vocabulary is the first dimension."""
    logp = jax.nn.log_softmax(jnp.einsum("bth,hv->vbt", h, w), axis=0)[:, :, 2:-1]
    picked = logp[tokens[:, 3:], jnp.arange(B)[:, None], jnp.arange(T - 3)[None]]
    return (g[:, 3:] * picked).sum(), picked


def flattened(h, w, tokens, g):
    """The rows that are left are flattened, as published code has them."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, :-1].reshape(-1, V)
    picked = logp[jnp.arange(logp.shape[0]), tokens[:, 1:].reshape(-1)]
    return (g[:, 1:].reshape(-1) * picked).sum(), picked


def flat_product(h, w, tokens, g):
    """The product is of flattened rows, with a bias and a soft cap; rows are left out in the tokens' shape."""
    x = 20 * jnp.tanh((h.reshape(-1, H) @ w + w[0] * (jnp.arange(V) < 40)) / 20)
    x = x.reshape(B, T, V)[:, 1:-1].astype(jnp.float32)
    picked = take(jax.nn.log_softmax(x, axis=-1), tokens[:, 2:])
    return (g[:, 2:] * picked).sum(), picked


def turned(h, w, tokens, g):
    """The rows that are left have their columns in front, as arrays of named axes do, before the softmax is read."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, :-1].transpose(0, 2, 1)
    picked = take(logp.transpose(0, 2, 1), tokens[:, 1:])
    return (g[:, 1:] * picked).sum() + 0.1 * (g[:, 1:] * (jnp.exp(logp) * logp).sum(1)).sum(), picked


def cut_flat(h, w, tokens, g):
    """The softmax is flattened before rows are left out."""
    logp = jax.nn.log_softmax(h @ w, axis=-1).reshape(-1, V)[1:-2]
    picked = take(logp, tokens.reshape(-1)[3:])
    return (g.reshape(-1)[3:] * picked).sum(), picked


def another_dimension(h, w, tokens, g):
    """The softmax, and its slice, have a dimension more, of one element."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)[:, None, :-1]
    picked = take(logp, tokens[:, None, 1:])
    return (g[:, None, 1:] * picked).sum(), picked


def last_row(h, w, tokens, g):
    """One row of each sequence is left, of each sequence's softmax; its probabilities' squares keep its dimension."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked, mass = take(logp[:, -1], tokens[:, -1]), (jnp.exp(logp[:, -1:]) ** 2).sum(-1)
    return (g[:, -1] * picked).sum() + (g[:, -1:] * mass).sum(), (picked, mass)


def one_sequence(h, w, tokens, g):
    """The rows of one sequence are left."""
    picked = take(jax.nn.log_softmax(h @ w, axis=-1)[1], tokens[1])
    return (g[1] * picked).sum(), picked


def of_logits(x, tokens, g):
    """The logits are an input."""
    picked = take(jax.nn.log_softmax(x, axis=-1)[:, :-1], tokens[:, 1:])
    return (g[:, 1:] * picked).sum(), picked


def cases():
    h, rest = hidden(B, T, H), (ids(B, T, vocab=V), advantages(B, T))
    low = (hidden(B, T, H, dtype=BF16), head(dtype=BF16))
    # Rows that are left out and rows that are not: NaN, infinite logits, equal ones; tied columns and one that is never allowed.
    cut = patched(h, put(float("nan"), 0, 6, 3), put(3e38, 1, 6, None), put(0.0, 2, 6, None))
    tied = patched(head(), put(0.25, None, [5, 9]))
    functions = (next_token, with_entropy, both_ways, logits_used_whole, smoothed, shifted_entropy, numbered, flattened, over_rows, behind_attention,
                 capped_ratio, flat_product, turned, cut_flat, another_dimension,
                 last_row, one_sequence)
    for function in functions:
        name = f"shifted_{function.__name__}"
        yield Case(name, function, (h, head(), *rest), argnums=(0, 1), has_aux=True, tolerance="contract",
                   old_jax=function is next_token)
        yield Case(f"{name}_cut", function, (cut, tied, *rest), argnums=(0, 1), has_aux=True, tolerance="contract")
    for function in (next_token, with_entropy, logits_used_whole, flat_product):
        yield Case(f"shifted_{function.__name__}_bf16", function, (*low, *rest), argnums=(0, 1), has_aux=True)
    yield Case("shifted_candidates", candidates, (h, head(), ids(B, T, 3, vocab=V), advantages(B, T)), argnums=(0, 1),
               has_aux=True, tolerance="contract")
