"""Losses over tiles of columns whose logits are made twice: by a loop of the forward pass and by one of the gradient.

With logits of hundreds, where the digits of a normaliser are not those of other tiles' logits.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from .case import Case, ids, normal
from .column_loop_cases import INF, linear, tile_of

N, H, V, TILE = 24, 40, 160, 40


@functools.partial(jax.custom_vjp, nondiff_argnums=(3,))
def loss(h, w, tokens, beside):
    return forward(h, w, tokens, beside)[0]


def forward(h, w, tokens, beside):
    def body(i, state):
        m, z, picked, metric = state
        x = linear(h, tile_of(w, i))
        top = jnp.maximum(m, x.max(-1))
        z = z * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)
        picked = picked + jnp.where(i * TILE + jnp.arange(TILE) == tokens[:, None], x, 0).sum(-1)
        return top, z, picked, beside(x, i, metric)

    start = (jnp.full(N, -INF), jnp.zeros(N), jnp.zeros(N), (jnp.full(N, -INF), jnp.zeros(N, jnp.int32)))
    m, z, picked, metric = lax.fori_loop(0, V // TILE, body, start)
    z = m + jnp.log(z)
    return ((z - picked).sum(), metric[1]), (h, w, tokens, z)


def backward(_beside, saved, g):
    h, w, tokens, z = saved

    def body(i, state):
        dh, dw = state
        tile = tile_of(w, i)
        hot = i * TILE + jnp.arange(TILE) == tokens[:, None]
        d = g[0] * (jnp.exp(linear(h, tile) - z[:, None]) - hot)
        return dh + linear(d, tile.T), lax.dynamic_update_slice(dw, linear(h.T, d), (0, i * TILE))

    dh, dw = lax.fori_loop(0, V // TILE, body, (jnp.zeros(h.shape), jnp.zeros(w.shape)))
    return dh, dw, None


loss.defvjp(forward, backward)


def best(x, i, metric):
    """A running argmax: its tiles become sweeps, as the gradient's do."""
    better = x.max(-1) > metric[0]
    index = jnp.where(better, i * TILE + jnp.argmax(x, axis=-1), metric[1])
    return jnp.where(better, x.max(-1), metric[0]), index


def second(x, _i, metric):
    """The second of each tile: no sweep finds it, so that the loop stays; the gradient's is fused."""
    return metric[0], metric[1] + lax.top_k(x, 2)[1][:, 1]


def cases():
    args = (normal(N, H, scale=60.0), normal(H, V), ids(N, vocab=V))
    yield Case("twice_argmax", lambda h, w, tokens: loss(h, w, tokens, best), args, argnums=(0, 1), has_aux=True,
               tolerance="contract")
    yield Case("twice_second", lambda h, w, tokens: loss(h, w, tokens, second), args, argnums=(0, 1), has_aux=True,
               tolerance="contract")
