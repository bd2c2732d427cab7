"""Logits of which rows or columns are sliced away, with special values in the part that is left or in the part that is not."""

import functools

import jax
import jax.numpy as jnp

from .case import Case, head, hidden, ids, uniform
from .special_cases import H, V, patched, put


def next_token(h, w, tokens):
    """The last position's logits are cut off."""
    logp = jax.nn.log_softmax((h @ w)[:, :-1], axis=-1)
    return -jnp.take_along_axis(logp, tokens[:, 1:, None], axis=-1).mean()


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
    next_tokens = (slice(None), slice(None, -1))
    both = (*next_tokens, slice(None, V))
    whole = [hidden(3, 9, H), head(H, V + 5)]
    for name, make, cut, factor in (
            ("temperature_rows", lambda x, by: x * by[..., None], next_tokens, uniform(3, 9, low=0.5, high=2.0)),
            ("divided_rows", lambda x, by: x / by[..., None], next_tokens, uniform(3, 9, low=0.5, high=2.0)),
            ("squared_both", lambda x, by: by * x * x, both, uniform(low=0.1, high=0.2))):
        yield case(f"behind_{name}", functools.partial(cut_behind, make, cut),
                   (*whole, factor, ids(3, 9, vocab=V)), argnums=(0, 1, 2))
