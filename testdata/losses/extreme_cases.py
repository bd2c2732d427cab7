"""Sums that read a row's smallest and largest logit: shifts that are not the row's own, and products that overflow there.

In every row some logit is infinite or as low as f32 goes; what the program makes of it alone decides between a number, an infinity and
NaN.
"""

import jax
import jax.numpy as jnp

from .case import Case, head, hidden, ids, mask, normal
from .special_cases import N, H, V, patched, put
from .spelling_cases import INF


def picked(x, tokens):
    return jnp.take_along_axis(x, tokens[:, None], axis=-1)


def shifts(h, w, ok, bias, tokens):
    """Exponentials of differences from another number than the largest: where that is the same infinity as some logit, NaN; from the
    largest or the log-sum-exp the other way round."""
    x = jnp.where(ok, h @ w + bias, -INF)
    label, few = picked(x, tokens), x[:, :10].max(-1, keepdims=True)
    lse = jax.nn.logsumexp(x, axis=-1, keepdims=True)
    logp = x - lse
    return (jnp.exp(x - label).sum(-1), jnp.log(jnp.exp(x - few).sum(-1)), jnp.exp(label - x).sum(-1),
            jnp.exp(lse - x).sum(-1), jnp.exp(x.max(-1, keepdims=True) - x).sum(-1),
            jnp.where(bias > 0, jnp.exp(x - label), 0).sum(-1), jnp.exp(logp - picked(logp, tokens)).sum(-1))


def moments(h, w, ok, factors):
    """A probability of 0 times a logit of -3e38 is 0, and 0 times another of them as well, but the product of the two is infinite."""
    x = jnp.where(ok, h @ w, jnp.finfo(jnp.float32).min)
    p = jax.nn.softmax(x, axis=-1)
    mean = (p * x).sum(-1)
    return (p * x * x).sum(-1), (p * x * x).sum(-1) - mean * mean, (p * x * factors).sum(-1), (x * (p * x)).sum(-1)


def cases():
    tokens = ids(N, vocab=V)
    # Masked: the label's column, one of the first ten, all of those, another one, all.
    ok = patched(mask(N, V, p=1.0, dtype=jnp.bool_), put(False, 0, 0), put(False, 1, 5), put(False, 2, [0, 10]), put(False, 3, 40),
                 put(False, 5, None))
    for name, bias in (("", normal(V)), ("_inf", patched(normal(V), put(INF, 30))), ("_minus_inf", patched(normal(V), put(-INF, 30)))):
        yield Case(f"special_other_shifts{name}", shifts, (hidden(N, H), head(H, V), ok, bias, tokens), tolerance="contract")
    yield Case("special_second_moments_lowest", moments, (hidden(N, H), head(H, V), ok, normal(V, scale=3.0)), tolerance="contract")
