"""Expected values of a softmax.

Results are held to the contract of tools/dev/comparison/judge.py.
"""

import functools

import jax
import jax.numpy as jnp

from .case import Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def taken(x, tokens):
    return jnp.take_along_axis(x, tokens[..., None], axis=-1)[..., 0]


def summed(loss):
    def total(*args):
        rows = loss(*args)
        return rows.sum(), rows
    return total


def expected(h, w, tokens, rewards):
    """A cross-entropy and the square of an expected reward, a product of probabilities and a vector over the columns."""
    x = (h @ w).astype(jnp.float32)
    reward = jax.nn.softmax(x) @ rewards
    return jax.nn.logsumexp(x, -1) - taken(x, tokens) + 0.1 * jnp.square(reward)


def cases():
    plain, w, tokens = hidden(B, T, H), normal(H, V, scale=0.3), ids(B, T, vocab=V)
    # One row is infinite in one hidden unit, two rows are in another one, and one column of the head is.
    strange = patched(plain, put(INF, 0, 1, 3), put(INF, 0, 2, 5), put(-INF, 1, 4, 5), put(NAN, 1, 6, 1))
    lost = patched(w, put(INF, 2, 7), put(NAN, 4, 9), put(-INF, 4, 11))
    chosen = patched(tokens, put(7, 0, 0), put(9, 0, 3), put(7, 1, 1), put(5, 0, 2), put(5, 1, 4))
    of_rows = functools.partial(Case, tolerance="contract", has_aux=True)
    yield of_rows("value_expected", summed(expected), (plain, w, tokens, normal(V)), argnums=(0, 1, 3))
    yield of_rows("value_expected_special", summed(expected), (strange, lost, chosen, normal(V)), argnums=(0, 1, 3))
