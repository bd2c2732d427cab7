"""Softmaxes by hand, whose gradient goes through the maximum as well: no `stop_gradient`.

Each with special values. Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import jax
import jax.numpy as jnp

from .case import Case, advantages, hidden, ids, normal
from .special_cases import patched, put

# Batch, time, hidden size, vocabulary.
B, T, H, V = 3, 7, 24, 131

INF, NAN = float("inf"), float("nan")


def picked(x, tokens):
    return jnp.take_along_axis(x, tokens[..., None], axis=-1)[..., 0]


def by_hand(x):
    """Log-probabilities; the maximum is part of what is differentiated."""
    y = x - x.max(-1, keepdims=True)
    return y - jnp.log(jnp.exp(y).sum(-1, keepdims=True))


def log_probs(h, w, tokens, g):
    logp = by_hand((h @ w).astype(jnp.float32))
    return (g * picked(logp, tokens)).sum(), logp.max(-1)


def log_normaliser(h, w, tokens, g):
    """The maximum is added to the logarithm again, and the square of it all is part of the loss."""
    x = (h @ w).astype(jnp.float32)
    most = jnp.max(x, axis=-1)
    z = jnp.log(jnp.sum(jnp.exp(x - most[..., None]), axis=-1)) + most
    return (g * (z - picked(x, tokens))).sum() + 1e-3 * jnp.square(z).sum(), z


def probabilities(h, w, tokens, g):
    """A quotient, its logarithm with an epsilon, and an entropy of it."""
    x = (h @ w).astype(jnp.float32)
    e = jnp.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    entropy = -(p * jnp.log(p + 1e-9)).sum(-1)
    return (g * jnp.log(picked(p, tokens) + 1e-9) + 0.1 * entropy).sum(), entropy


def guarded(h, w, tokens, g):
    """Masked logits, where a row of which nothing is left has no maximum."""
    x = jnp.where(jnp.arange(V) % 3 == 0, -INF, (h @ w).astype(jnp.float32))
    most = x.max(-1, keepdims=True)
    y = x - jnp.where(jnp.isfinite(most), most, 0.0)
    logp = y - jnp.log(jnp.exp(y).sum(-1, keepdims=True))
    return jnp.where(tokens % 3 > 0, g * picked(logp, tokens), 0.0).sum(), most[..., 0]


def ratio(h, w, tokens, g):
    """A clipped policy loss of capped logits by a temperature."""
    x = 5 * jnp.tanh((h @ w).astype(jnp.float32) / 5) / 0.7
    logp = picked(by_hand(x), tokens)
    r = jnp.exp(logp - jax.lax.stop_gradient(logp) + 0.1 * g)
    return -jnp.minimum(r * g, jnp.clip(r, 0.9, 1.1) * g).mean(), logp


def twice(h, w, tokens, g):
    """The maximum is written twice, and neither's gradient is 0 without the other's."""
    x = (h @ w).astype(jnp.float32)
    p = jnp.exp(x - x.max(-1, keepdims=True)) / jnp.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True)
    return (g * jnp.log(picked(p, tokens) + 1e-9)).sum(), jnp.square(p).sum(-1)


def by_temperature(h, w, tokens, g):
    """A temperature for each row, between the maximum and the exponentials."""
    x = (h @ w).astype(jnp.float32)
    y = (x - x.max(-1, keepdims=True)) / (0.5 + jnp.abs(g))[..., None]
    logp = y - jnp.log(jnp.exp(y).sum(-1, keepdims=True))
    return picked(logp, tokens).sum(), (jnp.exp(logp) * logp).sum(-1)


def nested(h, w, tokens, g):
    """A softmax of probabilities that one entry of most rows has alone."""
    p = jnp.exp(by_hand(100.0 * (h @ w).astype(jnp.float32)))
    return (g * picked(by_hand(p), tokens)).sum(), p.max(-1)


def scanned(loss):
    """Sequence by sequence, with a gradient from outside of the loop."""
    def summed(h, w, tokens, g):
        def step(total, part):
            return total + loss(part[0], w, *part[1:])[0], None
        return jax.lax.scan(step, jnp.zeros(()), (h, tokens, g))[0]

    return summed


def turned(h, w, tokens, g):
    """Logits `[V, T]` with labels' numbers before the rows'."""
    logp = jax.nn.log_softmax((w.T @ h.T).astype(jnp.float32), axis=0)
    return (g * logp[tokens, jnp.arange(h.shape[0])]).sum(), logp.max(0)


def parts(h, w):
    x = (h @ w).astype(jnp.float32)
    most = x.max(-1, keepdims=True)
    e = jnp.exp(x - most)
    z = e.sum(-1, keepdims=True)
    return x, most, e / z, jnp.log(z) + most


def expected(h, w, tokens, g, table):
    """Beside an expectation of an embedding, as attention to given keys has one, and no stop_gradient in either."""
    x, most, p, z = parts(h, w)
    return (g * picked(x - z, tokens)).sum() + ((p @ table) ** 2).sum(), most


def expected_entry(h, w, tokens, g, table):
    """The distance to the label's embedding is all that shows a loss."""
    _, most, p, _ = parts(h, w)
    return (g[..., None] * (p @ table - table[tokens]) ** 2).sum(), most


def margin(h, w, tokens, g):
    """Here the maximum counts: its gradient is none of rounding."""
    x = (h @ w).astype(jnp.float32)
    most = x.max(-1)
    z = jnp.log(jnp.exp(x - most[..., None]).sum(-1)) + most
    return (g * (z - picked(x, tokens))).sum() + (g * most).sum(), z


def cases():
    rest = (ids(B, T, vocab=V), advantages(B, T))
    # Rows that are NaN, infinite, zeros (all of them tie), a column that is infinite, and one entry far above.
    strange = patched(hidden(B, T, H), put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 2, 6, None), put(300.0, 2, 1, 0))
    lost = patched(advantages(B, T), put(INF, 0, 1), put(-INF, 1, 3), put(NAN, 2, 5), put(0.0, 2, 6))
    head = normal(H, V, scale=0.3)
    for function in (log_probs, log_normaliser, probabilities, guarded, ratio, twice, by_temperature, nested):
        def case(name, args, function=function, **more):
            more = {"tolerance": "contract"} | more
            return Case(f"maximum_{function.__name__}{name}", function, args, argnums=(0, 1), has_aux=True, **more)

        yield case("", (hidden(B, T, H), head, *rest))
        yield case("_special", (strange, head, *rest))
    for function in (log_probs, log_normaliser, probabilities, by_temperature, turned):
        for name, args in {"": (hidden(B, T, H), head, *rest), "_special": (strange, head, rest[0], lost)}.items():
            yield Case(f"maximum_scan_{function.__name__}{name}", scanned(function), args, argnums=(0, 1),
                       tolerance="contract")
    table = normal(V, 5)
    for function in (expected, expected_entry):
        for name, first in {"": hidden(B, T, H), "_special": strange}.items():
            yield Case(f"maximum_{function.__name__}{name}", function, (first, head, *rest, table), argnums=(0, 1, 4), has_aux=True,
                       tolerance="contract")
    yield Case("maximum_margin", margin, (hidden(B, T, H), head, *rest), argnums=(0, 1), has_aux=True, expected="missed",
               reason="compares logits with one of their own row")
