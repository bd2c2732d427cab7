"""Conditions as numbers that multiply a tile: of rows, of columns, and of both.

XLA makes a choice of such a product only where the condition is one of each element; of what is repeated along rows or columns it makes
a number first, and 0 times NaN or an infinity is NaN.
"""

import jax
import jax.numpy as jnp

from .case import BF16, Case, advantages, head, hidden, ids, mask
from .special_cases import N, H, V, one_hot, patched, put


def of_rows(h, w, tokens, valid):
    """Hidden states of padding rows are NaN or infinite, and a mask multiplies the terms computed from their logits before the sum."""
    x = h @ w
    logp, number = jax.nn.log_softmax(x, axis=-1), valid.astype(x.dtype)[:, None]
    repeated = jnp.broadcast_to(valid[:, None], x.shape).astype(x.dtype)
    return ((jax.nn.softmax(x, axis=-1) * number).sum(-1), (number * logp).sum(), (repeated * logp).sum(-1),
            (one_hot(x, tokens) * logp * number).sum(-1), (number * jnp.exp(logp) * logp).sum(-1),
            ((1 - jnp.exp(logp)) * x * number * 0.0).mean(-1))


def of_repeated_rows(h, w, padding):
    """A selection whose factor is computed from a condition that is repeated; entries that are not selected do not count."""
    x = h @ w
    logp, repeated = jax.nn.log_softmax(x, axis=-1), jnp.broadcast_to(padding[:, None], x.shape)
    return ((~repeated).astype(x.dtype) * logp).sum(-1), (logp * (~repeated).astype(x.dtype)).mean()


def of_columns(h, w, ok):
    """Log-probabilities of -inf times the mask that made them: a product where the mask is one of columns, repeated or not, and a
    choice where it is one of elements."""
    x = h @ w

    def product(condition):
        logp = jax.nn.log_softmax(jnp.where(condition, x, -jnp.inf), axis=-1)
        return (condition.astype(x.dtype) * logp).sum(-1)

    repeated = jnp.broadcast_to(ok, x.shape)
    return product(ok), product(repeated), product(repeated & (x > 0))


def by_dropped_dimensions_gradient(h, w, tokens, g):
    """What comes back to such a contraction is infinite: in all columns of the row where a dimension of one element is dropped."""
    logp = jax.nn.log_softmax((h @ w)[None], axis=-1)
    return (g * jnp.einsum("bnv,bnv->bn", logp, jax.nn.one_hot(tokens[None], V, dtype=h.dtype))[0]).sum()


def of_one_row(h, w, tokens):
    """Dot products of one row's log-probabilities, or of its logits, with a one-hot are choices."""
    x = h[0] @ w
    picks = jax.nn.one_hot(tokens[0], V, dtype=x.dtype)
    return jnp.vdot(jax.nn.log_softmax(x), picks), jax.nn.logsumexp(x) - picks @ x


def as_matrices(form):
    """A batched product of rows with one-hots as matrices, where the one-hot has the dimension of one element to begin with, or is flattened
    alone."""
    def product(rows, tokens):
        multiply, hot = jax.lax.batch_matmul, lambda ids, **axis: jax.nn.one_hot(ids, V, dtype=rows.dtype, **axis)
        picked = {
            # What a product gives has the reshape to itself.
            "_flat": lambda: multiply(hot(tokens).reshape(-1, 1, V), rows.reshape(-1, V, 1)),
            "_units": lambda: multiply(rows[..., None, :], hot(tokens[..., None], axis=-2)),
            "_flat_units": lambda: multiply(rows.reshape(-1, 1, V), hot(tokens.reshape(-1, 1), axis=-2)),
        }
        return picked[form]().reshape(tokens.shape)

    def of_softmax(h, w, tokens, g):
        return (g * product(jax.nn.log_softmax(h @ w, axis=-1), tokens)).sum()

    return of_softmax


def squared_gradient(h, w, tokens):
    """The gradient of a choice of squares is a choice, as the gradient of a sum is 1."""
    def loss(h):
        logp = jax.nn.log_softmax(h @ w, axis=-1)
        return (logp**2 * one_hot(logp, tokens)).sum()

    return jax.grad(loss)(h)


def cases():
    infinite = patched(head(H, V), put(float("-inf"), 0, 9))
    elsewhere = patched(ids(N, vocab=V), put(8, None))
    # Row 0 has -inf in column 9, for any signs of the others.
    first = patched(hidden(N, H), put(1.0, None, 0))
    for name, program in (("of_one_row", of_one_row), ("squared_gradient", squared_gradient)):
        yield Case(f"special_one_hot_{name}", program, (first, infinite, elsewhere), tolerance="contract")
    tokens, shape = patched(ids(2, 3, vocab=V), put(8, None)), (2, 3, H)
    yield Case("special_one_hot_by_dropped_dimensions_infinite", by_dropped_dimensions_gradient,
               (hidden(N, H), head(H, V), elsewhere, patched(advantages(N), put(float("inf"), 3))), argnums=(0, 1), tolerance="contract")
    # As above, in two sequences of three rows; what comes back is infinite in one.
    g = patched(advantages(2, 3), put(float("inf"), 1, 2))
    for form in ("_units", "_flat_units"):
        of_softmax = as_matrices(form)
        name = f"special_one_hot_by_matrices{form}"
        yield Case(f"{name}_infinite", of_softmax, (hidden(*shape), head(H, V), tokens, g), argnums=(0, 1), tolerance="contract")
    low = (hidden(*shape, dtype=BF16), head(H, V, dtype=BF16), tokens, advantages(2, 3))
    yield Case("special_one_hot_by_matrices_bf16", as_matrices("_flat"), low, argnums=(0, 1))
    valid = patched(mask(N, p=1.0, dtype=jnp.bool_), put(False, 1), put(False, 4))
    for name, value in (("nan", float("nan")), ("inf", float("inf"))):
        h = patched(hidden(N, H), put(value, 1, None), put(-value, 4, 3))
        yield Case(f"special_condition_of_rows_{name}", of_rows, (h, head(H, V), ids(N, vocab=V), valid), tolerance="contract")
        padding = patched(mask(N, p=0.0, dtype=jnp.bool_), put(False, 0), put(True, 1), put(True, 4))
        yield Case(f"special_condition_of_repeated_rows_{name}", of_repeated_rows, (h, head(H, V), padding), tolerance="contract")
    yield Case("special_condition_of_columns", of_columns, (hidden(N, H), head(H, V), mask(V, p=0.7, dtype=jnp.bool_)),
               tolerance="contract")
