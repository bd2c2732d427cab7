"""A small decoder-only transformer in plain JAX, sampling with a key-value cache, and AdamW."""

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True)
class Shape:
    """Sizes of the model."""

    vocab: int
    width: int
    layers: int
    heads: int
    length: int


def initial(key, shape: Shape) -> dict:
    """Parameters: normal deviates scaled by the fan-in."""
    def matrix(key, rows, columns):
        return jax.random.normal(key, (rows, columns)) / rows**0.5

    keys = iter(jax.random.split(key, 3 + 4 * shape.layers))
    width = shape.width
    layers = [{"qkv": matrix(next(keys), width, 3 * width), "out": matrix(next(keys), width, width),
               "up": matrix(next(keys), width, 4 * width), "down": matrix(next(keys), 4 * width, width),
               "norm1": jnp.ones(width), "norm2": jnp.ones(width)} for _ in range(shape.layers)]
    return {"embedding": 0.1 * jax.random.normal(next(keys), (shape.vocab, width)),
            "positions": 0.1 * jax.random.normal(next(keys), (shape.length, width)),
            "layers": layers, "norm": jnp.ones(width), "head": matrix(next(keys), width, shape.vocab)}


def normalised(x, gain):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * gain


def split_heads(x, heads):
    return x.reshape(*x.shape[:-1], heads, x.shape[-1] // heads)


def attend(q, k, v, visible):
    """Attention of q [B,T,h,d] on k, v [B,S,h,d]; `visible` [B,T,S]."""
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / q.shape[-1] ** 0.5
    weights = jax.nn.softmax(jnp.where(visible[:, None], scores, -1e30), axis=-1)
    return jnp.einsum("bhts,bshd->bthd", weights, v).reshape(*q.shape[:2], -1)


def hidden(parameters: dict, shape: Shape, tokens, cache=None, start=0):
    """Final hidden states of tokens [B,T] at positions from `start`, and the cache with their keys and values.

    Padding (token 0) is never attended to.
    """
    batch, time = tokens.shape
    if cache is None:
        empty = jnp.zeros((batch, time, shape.heads, shape.width // shape.heads))
        cache = {"seen": jnp.zeros((batch, time), bool), "layers": [(empty, empty)] * shape.layers}
    put = lambda whole, part: jax.lax.dynamic_update_slice_in_dim(whole, part, start, axis=1)
    seen = put(cache["seen"], tokens != 0)
    places = start + jnp.arange(time)
    # A padding position sees itself: a row without anything visible has no softmax.
    columns = jnp.arange(seen.shape[1])
    visible = (columns <= places[:, None]) & (seen[:, None, :] | (columns == places[:, None]))
    x = parameters["embedding"][tokens] + jax.lax.dynamic_slice_in_dim(parameters["positions"], start, time)
    layers = []
    for layer, (keys, values) in zip(parameters["layers"], cache["layers"]):
        q, k, v = (split_heads(y, shape.heads) for y in
                   jnp.split(normalised(x, layer["norm1"]) @ layer["qkv"], 3, axis=-1))
        keys, values = put(keys, k), put(values, v)
        layers.append((keys, values))
        x = x + attend(q, keys, values, visible) @ layer["out"]
        x = x + jax.nn.gelu(normalised(x, layer["norm2"]) @ layer["up"]) @ layer["down"]
    return normalised(x, parameters["norm"]), {"seen": seen, "layers": layers}


def token_logp(parameters: dict, shape: Shape, tokens):
    """Log-probability of every token but the first, given those before it."""
    states, _ = hidden(parameters, shape, tokens[:, :-1])
    log_probs = jax.nn.log_softmax(states @ parameters["head"], axis=-1)
    return jnp.take_along_axis(log_probs, tokens[:, 1:, None], axis=-1)[..., 0]


def sample(parameters: dict, shape: Shape, prompts, count: int, key):
    """`count` sampled tokens behind each prompt [B,P]; never padding."""
    batch, prompt = prompts.shape
    total = prompt + count
    empty = jnp.zeros((batch, total, shape.heads, shape.width // shape.heads))
    cache = {"seen": jnp.zeros((batch, total), bool), "layers": [(empty, empty)] * shape.layers}
    states, cache = hidden(parameters, shape, prompts, cache)

    def choose(state, key):
        logits = (state @ parameters["head"]).at[:, 0].set(-1e30)
        return jax.random.categorical(key, logits).astype(jnp.int32)

    def advance(carry, inputs):
        token, cache = carry
        place, key = inputs
        states, cache = hidden(parameters, shape, token[:, None], cache, place)
        following = choose(states[:, 0], key)
        return (following, cache), following

    keys = jax.random.split(key, count)
    first = choose(states[:, -1], keys[0])
    _, rest = jax.lax.scan(advance, (first, cache), (prompt + jnp.arange(count - 1), keys[1:]))
    return jnp.concatenate([first[:, None], rest.T], axis=1)


def adamw_state(parameters: dict) -> dict:
    """Moments of zero."""
    zeros = lambda: jax.tree.map(jnp.zeros_like, parameters)
    return {"first": zeros(), "second": zeros(), "count": jnp.zeros((), jnp.int32)}


def adamw(parameters, gradients, state, rate, decay=0.01, beta1=0.9, beta2=0.95, clip=1.0):
    """One step of AdamW behind a clip of the gradients' norm; decay on matrices only."""
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda g: g * jnp.minimum(1.0, clip / (norm + 1e-9)), gradients)
    count = state["count"] + 1
    first = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, state["first"], gradients)
    second = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, state["second"], gradients)

    def moved(p, m, v):
        update = (m / (1 - beta1**count)) / (jnp.sqrt(v / (1 - beta2**count)) + 1e-8)
        return p - rate * (update + (decay * p if p.ndim > 1 else 0.0))

    return jax.tree.map(moved, parameters, first, second), {"first": first, "second": second, "count": count}
