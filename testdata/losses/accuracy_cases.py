"""Losses in f32 whose single results are nearer to f64, or further from it, by chance: `tools/dev/numerics --draws` takes root mean squares."""

import functools

import jax
import jax.numpy as jnp

from .case import Case, ids, normal
from .column_gradient_cases import TILES, V, sliced
from .column_maximum_cases import maximum
from .special_cases import patched, put

ROWS, WIDTH = 12, 7


def scaled_kl(h, w):
    """The divergence of a softmax from that of 0.7 times its logits: a logit that ends in a product, of rows that are offset by 1000."""
    x = h @ w
    log_p, log_q = jax.nn.log_softmax(x), jax.nn.log_softmax(0.7 * x)
    return (jnp.exp(log_p) * (log_p - log_q)).sum(-1)


def by_hand(x):
    """A softmax that is differentiated through its maximum."""
    e = jnp.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def alike(w):
    """Weights of columns whose logits are nearly equal."""
    return w[:, :1] + 1e-4 * w


def squares(of, h, w):
    """Each row's sum of squared probabilities, and its gradient."""
    def loss(h, w):
        rows = jnp.square(by_hand(h @ of(w))).sum(-1)
        return rows.sum(), rows
    (_, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    return rows, *gradients


def squares_in_loops(of, h, w):
    """The same over tiles of columns, in two loops, one of which finds the maximum."""
    x = h @ of(w)
    m = maximum(x)
    def body(i, state):
        e = jnp.exp(sliced(x, i) - m[:, None])
        return state[0] + e.sum(-1), state[1] + jnp.square(e).sum(-1)
    total, squared = jax.lax.fori_loop(0, TILES, body, (jnp.zeros(h.shape[0]), jnp.zeros(h.shape[0])))
    return squared / jnp.square(total)


def saturated(of, h, w, tokens):
    """The gradient of a log-softmax of probabilities."""
    def loss(h, w):
        log_p = jax.nn.log_softmax(by_hand(h @ of(w)))
        return jnp.take_along_axis(log_p, tokens[:, None], axis=-1).sum()
    return jax.grad(loss, argnums=(0, 1))(h, w)


def cases():
    """Some of these are for `--draws` alone. Where logits are few, at most 4,096 numbers, XLA's CPU backend makes a multiply-add of the original's
    product and difference, and not where they are more."""
    offset = lambda rows, columns: (patched(normal(rows, WIDTH), put(1.0, None, 0)),
                                    patched(normal(WIDTH, columns), put(1000.0, 0, None)))
    for rows, columns in ((12, 5), (12, 37), (12, 151), (12, 341), (12, 342), (120, 37), (32, 151), (20, 257), (12, 1003)):
        few = rows * columns <= 4096
        yield Case(f"accuracy_{'few_' * few}scaled_kl_{rows}_{columns}", scaled_kl, offset(rows, columns), gradient_outputs=(0,), near_f64=True,
                   run=not few)
    for name, scale, of in (("spread", 10.0, lambda w: w), ("alike", 1.0, alike)):
        states, some = normal(ROWS, WIDTH, scale=scale), functools.partial
        yield Case(f"accuracy_squares_{name}", some(squares, of), (states, normal(WIDTH, 37)), gradient_outputs=range(3), run=False)
        yield Case(f"accuracy_squares_in_loops_{name}", some(squares_in_loops, of), (states, normal(WIDTH, V)), gradient_outputs=(0,), run=False)
        yield Case(f"accuracy_saturated_{name}", some(saturated, of), (states, normal(WIDTH, 37), ids(ROWS, vocab=37)),
                   gradient_outputs=range(2), run=False)
