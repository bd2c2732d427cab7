"""Prints the gradient of an entropy whose sums run over tiles of the head, and a tile of a single column behind the loop."""

import jax
import jax.numpy as jnp
from jax import lax

ROWS, WIDTH, TILE = 8, 16, 16


def step(x, state):
    m, s, a = state
    top = jnp.maximum(m, x.max(-1))
    scale, e = jnp.exp(m - top), jnp.exp(x - top[:, None])
    return top, s * scale + e.sum(-1), a * scale + (e * x).sum(-1)


def loss(h, w, g):
    state = (jnp.full(ROWS, -jnp.inf), jnp.zeros(ROWS), jnp.zeros(ROWS))
    state = lax.fori_loop(0, 2, lambda i, state: step(h @ lax.dynamic_slice(w, (0, i * TILE), (WIDTH, TILE)), state), state)
    m, s, a = step(h @ w[:, 2 * TILE:], state)
    return (g * (m + jnp.log(s) - a / s)).sum()


shapes = (ROWS, WIDTH), (WIDTH, 2 * TILE + 1), (ROWS,)
print(jax.jit(jax.grad(loss, (0, 1))).lower(*(jax.ShapeDtypeStruct(shape, jnp.float32) for shape in shapes)).as_text())
