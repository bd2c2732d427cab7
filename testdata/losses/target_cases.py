"""Targets over the whole vocabulary that are cut out of, reversed, shifted or mixed from larger ones; slices from a place that the program names.

Results are held to the contract of tools/dev/comparison/judge.py.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def cross_entropy(h, w, target):
    return -(target * jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1)).sum(-1)


def mixed(other, h, w, tokens, scale):
    """Targets of a mixup; scales of rows, so that what is special in one meets the row that it is moved to."""
    y = (0.9 * jax.nn.one_hot(tokens, V) + 0.1 / V) * scale[..., None]
    return cross_entropy(h, w, 0.3 * y + 0.7 * other(y)).mean()


def reverse(y):
    return y[::-1, ::-1]


def rolled(y):
    return jnp.roll(y, 2, axis=1)


def permuted(y):
    return y[jnp.array([2, 0, 1])]


def paired(y):
    """Other batches and places, of which some are outside."""
    return y.at[jnp.array([[2, 0, 5], [1, -1, 0]]).T[:, :1], jnp.array([[3, 0, 9, 1, 2, -2, 6]])].get(mode="fill", fill_value=0.25)


def columns(y):
    """Columns from right to left."""
    return y[..., ::-1]


def bins(centre, width):
    """The bins' shares of a normal distribution, as HL-Gauss has them."""
    edges = jnp.linspace(-4, 4, V + 1)
    below = jax.scipy.special.erf((edges - centre[..., None]) / (jnp.sqrt(2.0) * width))
    return (below[..., 1:] - below[..., :-1]) / (below[..., -1:] - below[..., :1])


def histogram(h, w, centre):
    return cross_entropy(h, w, bins(centre, 0.3)).mean()


def logistic_bins(h, w, centre):
    below = jax.nn.sigmoid((jnp.linspace(-4, 4, V + 1) - centre[..., None]) * 3)
    return cross_entropy(h, w, jnp.diff(below, axis=-1)).mean()


def chunked(h, w, tokens):
    """Chunks of three tokens, of which the last one would leave the sequence and is moved into it."""
    logp = jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1)
    total = 0.0
    for start in (0, 3, 6):
        part, of = (jax.lax.dynamic_slice_in_dim(x, start, 3, axis=1) for x in (logp, tokens))
        total += jnp.square(jnp.take_along_axis(part, of[..., None], axis=-1)).sum()
    return total


def turned(h, w, tokens):
    """One-hots that are reversed along the columns: those of labels outside of the vocabulary are 0 times what may be NaN."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    return -(jax.nn.one_hot(tokens, w.shape[1])[..., ::-1] * logp).sum(-1)


def cases():
    plain, w, tokens = hidden(B, T, H), normal(H, V, scale=0.3), ids(B, T, vocab=V)
    strange = patched(plain, put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None))
    scale, lost = normal(B, T), patched(normal(B, T), put(NAN, 0, 1), put(INF, 1, 2), put(-INF, 2, 3), put(0.0, 2, 4))
    contract = functools.partial(Case, argnums=(0, 1), tolerance="contract")
    for other in (reverse, rolled, permuted, paired, columns):
        name, of = f"target_{other.__name__}", functools.partial(mixed, other)
        yield contract(name, of, (plain, w, tokens, scale))
        yield contract(f"{name}_special", of, (strange, w, tokens, lost))
    some = ids(B, T, vocab=V, out_of_range=0.3, negative=0.2)
    yield Case("target_turned", turned, (plain, w, tokens), tolerance="contract")
    yield Case("target_turned_special", turned, (patched(strange, put(NAN, 0, None, 0)), w, some), tolerance="contract")
    narrow = (hidden(B, T, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.3))
    yield Case("target_rolled_bf16", functools.partial(mixed, rolled), (*narrow, tokens, scale), argnums=(0, 1), tolerance="bf16")
    yield contract("target_bins", histogram, (plain, w, scale))
    yield contract("target_bins_special", histogram, (strange, w, lost))
    yield Case("target_bins_bf16", histogram, (*narrow, scale), argnums=(0, 1), tolerance="bf16")
    yield contract("target_logistic_bins", logistic_bins, (plain, w, lost))
    yield contract("named_chunks", chunked, (plain, w, tokens))
    yield contract("named_chunks_special", chunked, (strange, w, tokens))
