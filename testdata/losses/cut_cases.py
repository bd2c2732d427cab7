"""Logits of which rows or columns are cut off, with special values there: 0 times a derivative is part of the gradients."""

import functools

import jax
import jax.numpy as jnp

from .case import Case, head, hidden, ids, uniform
from .special_cases import H, N, V, logits, patched, put


def next_token(h, w, tokens):
    """The last position's logits are cut off; a hidden state there may be infinite."""
    logp = jax.nn.log_softmax((h @ w)[:, :-1], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, 1:, None], axis=-1).mean()


def padded_vocabulary(h, w, tokens):
    """A vocabulary that is padded in the weights, with anything."""
    logp = jax.nn.log_softmax((h @ w)[:, :, :V], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, :, None], axis=-1).mean()


def cut_behind(make, cut, h, w, factor, tokens):
    """Logits of which a part is cut off behind what makes them: 0 times its derivative is part of the gradients."""
    logp = jax.nn.log_softmax(make(h @ w, factor)[cut], axis=-1)
    tokens = tokens[:, 1:] if cut[1] != slice(None) else tokens
    return -jnp.take_along_axis(logp, tokens[:, :, None], axis=-1).mean()


def soft_capped_slice(x, tokens):
    """The gradient of a logit that is cut off behind a soft cap is 0 times its derivative: NaN where it is NaN."""
    logp = jax.nn.log_softmax(30 * jnp.tanh(x / 30)[:, :V - 5], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, None], axis=-1).sum()


def cases():
    def case(name, function, args, **more):
        return Case(f"special_cut_{name}", function, args, tolerance="contract", **more)

    inf = float("inf")
    ends = patched(hidden(3, 9, H), put(inf, 0, 8, 3), put(float("nan"), 2, 8, 5))
    yield case("off_rows", next_token, (ends, head(H, V), ids(3, 9, vocab=V)), argnums=(0, 1))
    inner = patched(hidden(3, 9, H), put(0.0, 0, 8, 3))
    yield case("off_rows_finite", next_token, (inner, head(H, V), ids(3, 9, vocab=V)), argnums=(0, 1))
    padding = patched(head(H, V + 5), put(float("nan"), 4, V + 1), put(-inf, 7, V))
    lost = patched(hidden(3, 9, H), put(float("nan"), 1, 2, 3))
    broken = patched(head(H, V), put(inf, 4, V - 1))
    yield case("off_rows_weights", next_token, (hidden(3, 9, H), broken, ids(3, 9, vocab=V)), argnums=(0, 1))
    yield case("off_columns_hidden", padded_vocabulary, (lost, head(H, V + 5), ids(3, 9, vocab=V)), argnums=(0, 1))
    yield case("off_columns", padded_vocabulary, (hidden(3, 9, H), padding, ids(3, 9, vocab=V)), argnums=(0, 1))
    not_numbers = logits(put(float("nan"), 2, V - 3), put(inf, 3, V - 2), put(float("nan"), 5, None))
    yield case("off_soft_cap", soft_capped_slice, (not_numbers, ids(N, vocab=V - 5)), argnums=0)
    by_row = patched(uniform(3, 9, low=0.5, high=2.0), put(inf, 0, 8), put(float("nan"), 2, 8))
    by_column = patched(uniform(V + 5, low=0.5, high=2.0), put(-inf, V + 1))
    everything = patched(uniform(low=0.5, high=2.0), put(inf))
    whole = [hidden(3, 9, H), head(H, V + 5)]
    lost_last = [patched(hidden(3, 9, H), put(float("nan"), 1, 8, 3)), head(H, V + 5)]
    next_tokens = (slice(None), slice(None, -1))
    real_columns = (slice(None), slice(None), slice(None, V))
    both = (*next_tokens, slice(None, V))
    for name, make, cut, operands, factor in (
            ("temperature_rows", lambda x, by: x * by[..., None], next_tokens, whole, by_row),
            ("divided_rows", lambda x, by: x / by[..., None], next_tokens, whole, patched(by_row, put(0.0, 0, 8))),
            ("scaled_columns", lambda x, by: x * by, real_columns, whole, by_column),
            ("scale_rows", lambda x, by: x * by, next_tokens, whole, everything),
            ("scale_both", lambda x, by: x * by, both, whole, everything),
            ("scale_gradient", lambda x, by: x * by, next_tokens, lost_last, uniform(low=0.5, high=2.0)),
            ("capped_both", lambda x, by: by * jnp.tanh(x / by), both, lost_last, uniform(low=5.0, high=6.0)),
            ("squared_both", lambda x, by: by * x * x, both, lost_last, uniform(low=0.1, high=0.2))):
        yield case(f"behind_{name}", functools.partial(cut_behind, make, cut),
                   (*operands, factor, ids(3, 9, vocab=V)), argnums=(0, 1, 2))
