"""Logits of which rows or columns are sliced away, with special values in the part that is left or in the part that is not."""

import functools

import jax
import jax.numpy as jnp

from .case import Case, head, hidden, ids, uniform
from .special_cases import H, N, V, logits, patched, put


def next_token(h, w, tokens):
    """The last position's logits are cut off."""
    logp = jax.nn.log_softmax((h @ w)[:, :-1], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, 1:, None], axis=-1).mean()


def soft_capped_slice(x, tokens):
    """Given logits of which columns are cut off behind a soft cap."""
    logp = jax.nn.log_softmax(30 * jnp.tanh(x / 30)[:, :V - 5], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, None], axis=-1).sum()


def cut_behind(make, cut, h, w, factor, tokens):
    """Logits of which a part is cut off behind what makes them."""
    logp = jax.nn.log_softmax(make(h @ w, factor)[cut], axis=-1)
    tokens = tokens[:, 1:] if cut[1] != slice(None) else tokens
    return -jnp.take_along_axis(logp, tokens[:, :, None], axis=-1).mean()


def cases():
    def case(name, function, args, **more):
        return Case(f"special_cut_{name}", function, args, tolerance="contract", **more)

    inner = patched(hidden(3, 9, H), put(0.0, 0, 8, 3))
    yield case("off_rows_finite", next_token, (inner, head(H, V), ids(3, 9, vocab=V)), argnums=(0, 1))
    not_numbers = logits(put(float("nan"), 2, V - 3), put(float("inf"), 3, V - 2), put(float("nan"), 5, None))
    yield case("off_soft_cap", soft_capped_slice, (not_numbers, ids(N, vocab=V - 5)), argnums=0)
    next_tokens = (slice(None), slice(None, -1))
    both = (*next_tokens, slice(None, V))
    whole = [hidden(3, 9, H), head(H, V + 5)]
    for name, make, cut, factor in (
            ("temperature_rows", lambda x, by: x * by[..., None], next_tokens, uniform(3, 9, low=0.5, high=2.0)),
            ("divided_rows", lambda x, by: x / by[..., None], next_tokens, uniform(3, 9, low=0.5, high=2.0)),
            ("capped_both", lambda x, by: by * jnp.tanh(x / by), both, uniform(low=5.0, high=6.0)),
            ("squared_both", lambda x, by: by * x * x, both, uniform(low=0.1, high=0.2))):
        yield case(f"behind_{name}", functools.partial(cut_behind, make, cut),
                   (*whole, factor, ids(3, 9, vocab=V)), argnums=(0, 1, 2))
