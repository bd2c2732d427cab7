"""Logits of which one column of each row is read and nothing else, as the values of actions, and their gradients; and logits that are only
reduced, as the greatest of such values.

Results are held to the contract of tools/dev/comparison/judge.py.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def taken(x, tokens):
    return jnp.take_along_axis(x, tokens[..., None], axis=-1)[..., 0]


def td(h, w, tokens, targets):
    """Squared temporal differences of actions' values."""
    return jnp.square(taken((h @ w).astype(jnp.float32), tokens) - targets)


def td_bias(h, w, tokens, targets, bias):
    """The same with a bias, a scale, and a product of flattened rows."""
    x = ((h.reshape(-1, H) @ w + bias) / 0.7).astype(jnp.float32)
    return jnp.square(x[jnp.arange(B * T), tokens.reshape(-1)] - targets.reshape(-1))


def several(h, w, tokens):
    """The values of three actions for each row."""
    chosen = (tokens[..., None] + jnp.arange(3)) % V
    return jnp.take_along_axis(h @ w, chosen, axis=-1)


def chosen_among(h, w, tokens):
    """Cross-entropy among four columns of each row, of which some may be the same: the third is the first."""
    columns = (tokens[..., None] + jnp.asarray([0, 7, 0, 19], tokens.dtype))
    x = jnp.take_along_axis(h @ w, jnp.where(tokens[..., None] < 0, tokens[..., None], columns), axis=-1)
    return -jax.nn.log_softmax(x.astype(jnp.float32), axis=-1)[..., 0]


def preferred(h, w, tokens):
    """A token's logit against those of its neighbour's token and of three columns that are the same for all rows."""
    x = h @ w
    margin = taken(x, tokens) - 2 * taken(x, jnp.roll(tokens, 1, axis=1))
    return -jax.nn.log_sigmoid(margin.astype(jnp.float32)) + jnp.square(x[..., jnp.array([5, 9, 5])].astype(jnp.float32)).sum(-1)


def scanned(h, w, tokens, targets):
    """Microbatches whose gradient is taken from outside."""
    def step(total, batch):
        x, y, of = batch
        return total + td(x, w, y, of).sum(), None
    return jax.lax.scan(step, 0.0, (h, tokens, targets))[0]


def bootstrapped(h, w, tokens, other, head):
    """Differences to the greatest value that another head gives."""
    best = jax.lax.stop_gradient((other @ head).max(-1))
    return jnp.square(taken(h @ w, tokens) - best)


def squares(h, w, centre):
    """Mean squares of logits less a number of each column."""
    return jnp.square(h @ w - centre).mean()


def summed(loss):
    def total(*args):
        rows = loss(*args)
        return rows.sum(), rows
    return total


def expected(h, w, tokens, rewards):
    """A cross-entropy beside the square of an expected reward, a product of probabilities and a vector over the columns."""
    x = (h @ w).astype(jnp.float32)
    reward = jax.nn.softmax(x) @ rewards
    return jax.nn.logsumexp(x, -1) - taken(x, tokens) + 0.1 * jnp.square(reward)


def cases():
    plain, w, targets = hidden(B, T, H), normal(H, V, scale=0.3), normal(B, T)
    tokens, outside = ids(B, T, vocab=V), ids(B, T, vocab=V, out_of_range=0.2, negative=0.2)
    # One row is infinite in one hidden unit, two rows are in another one, and one column of the head is.
    strange = patched(plain, put(INF, 0, 1, 3), put(INF, 0, 2, 5), put(-INF, 1, 4, 5), put(NAN, 1, 6, 1))
    lost = patched(w, put(INF, 2, 7), put(NAN, 4, 9), put(-INF, 4, 11))
    chosen = patched(tokens, put(7, 0, 0), put(9, 0, 3), put(7, 1, 1), put(5, 0, 2), put(5, 1, 4))
    of_rows = functools.partial(Case, tolerance="contract", has_aux=True)
    yield of_rows("value_td", summed(td), (plain, w, tokens, targets), argnums=(0, 1))
    yield of_rows("value_td_outside", summed(td), (strange, w, outside, targets), argnums=(0, 1))
    yield of_rows("value_td_special", summed(td), (strange, lost, chosen, targets), argnums=(0, 1))
    yield of_rows("value_td_head_special", summed(td), (plain, lost, chosen, targets), argnums=(0, 1))
    yield of_rows("value_td_bias", summed(td_bias), (plain, w, tokens, targets, normal(V)), argnums=(0, 1, 4))
    yield of_rows("value_td_bf16", summed(td), (hidden(B, T, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.3), tokens, targets),
                  argnums=(0, 1))
    yield Case("value_several", several, (plain, w, outside), tolerance="contract")
    yield of_rows("value_among", summed(chosen_among), (plain, w, ids(B, T, vocab=V - 19)), argnums=(0, 1))
    yield of_rows("value_among_outside", summed(chosen_among), (strange, w, outside), argnums=(0, 1))
    # The column of a row that is infinite in one hidden unit is that of the other such row, or one of its other columns.
    common = patched(tokens, put(9, 0, 2), put(2, 1, 4), put(7, 0, 1), put(4, 1, 3))
    yield of_rows("value_among_special", summed(chosen_among), (strange, lost, common), argnums=(0, 1))
    yield of_rows("value_preferred", summed(preferred), (plain, w, tokens), argnums=(0, 1))
    yield of_rows("value_preferred_special", summed(preferred), (strange, lost, chosen), argnums=(0, 1))
    yield of_rows("value_preferred_bf16", summed(preferred), (hidden(B, T, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.3), tokens),
                  argnums=(0, 1))
    yield Case("value_scanned", scanned, (plain, w, tokens, targets), argnums=(0, 1), tolerance="contract")
    other = (normal(B, T, H - 5), normal(H - 5, V, scale=0.3))
    yield of_rows("value_bootstrapped", summed(bootstrapped), (plain, w, tokens, *other), argnums=(0, 1))
    yield of_rows("value_expected", summed(expected), (plain, w, tokens, normal(V)), argnums=(0, 1, 3))
    yield of_rows("value_expected_special", summed(expected), (strange, lost, chosen, normal(V)), argnums=(0, 1, 3))
    yield Case("reduced_squares", squares, (plain, w, normal(V)), argnums=(0, 1), tolerance="contract")
    yield Case("reduced_squares_special", squares, (strange, lost, normal(V)), argnums=(0, 1), tolerance="contract")
