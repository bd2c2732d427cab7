"""The programs of the tests: a small transformer trained with a GRPO loss, and its loss alone."""

import functools
import itertools

import drawn
import jax
import jax.numpy as jnp


def token_log_probs(hidden, head, ids):
    logits = (hidden @ head).astype(jnp.float32)
    log_probs = jax.nn.log_softmax(logits)
    return jnp.take_along_axis(log_probs, ids[..., None], axis=-1)[..., 0]


def grpo_loss(hidden, head, ids, old, advantages, mask):
    log_probs = token_log_probs(hidden, head, ids)
    ratio = jnp.exp(log_probs - old)
    objective = jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.8, 1.2) * advantages)
    return -(objective * mask).sum() / mask.sum()


loss_and_gradients = jax.value_and_grad(grpo_loss, argnums=(0, 1))


def loss_arguments(make, rows, hidden, vocabulary, dtype=jnp.float32):
    """The arguments of `grpo_loss`, each by `make(shape, dtype)`."""
    return (make((rows, hidden), dtype), make((hidden, vocabulary), dtype), make((rows,), jnp.int32),
            *(make((rows,), jnp.float32) for _ in range(3)))


# A transformer with two blocks, tied to nothing.

LAYERS, HEADS, WIDTH, VOCABULARY = 2, 4, 64, 2048


def number_of(seed):
    """Of a seed that is an argument of `jax.eval_shape`, any: shapes do not depend on it."""
    return seed if isinstance(seed, int) else 0


def initial_parameters(seed, width=WIDTH, vocabulary=VOCABULARY, layers=LAYERS):
    numbers = itertools.count()
    dense = lambda *shape: drawn.normal((number_of(seed), next(numbers)), shape, scale=shape[0] ** -0.5)
    blocks = [{"qkv": dense(width, 3 * width), "out": dense(width, width), "up": dense(width, 4 * width),
               "down": dense(4 * width, width)} for _ in range(layers)]
    return {"embedding": dense(vocabulary, width) * vocabulary**0.5 * 0.1, "blocks": blocks,
            "head": dense(width, vocabulary)}


def normalise(x):
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6)


def attention(block, x):
    batch, length, width = x.shape
    split = lambda y: y.reshape(batch, length, HEADS, width // HEADS).transpose(0, 2, 1, 3)
    q, k, v = (split(y) for y in jnp.split(normalise(x) @ block["qkv"], 3, axis=-1))
    scores = q @ k.transpose(0, 1, 3, 2) / (width // HEADS) ** 0.5
    scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e9)
    mixed = (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(batch, length, width)
    return x + mixed @ block["out"]


def hidden_states(parameters, tokens):
    x = parameters["embedding"][tokens]
    for block in parameters["blocks"]:
        x = attention(block, x)
        x = x + jax.nn.gelu(normalise(x) @ block["up"]) @ block["down"]
    return normalise(x)


def model_loss(parameters, batch):
    hidden = hidden_states(parameters, batch["tokens"])
    return grpo_loss(hidden, parameters["head"], batch["targets"], batch["old"], batch["advantages"], batch["mask"])


@functools.partial(jax.jit, donate_argnums=(0, 1))
def train_step(parameters, momentum, batch):
    """One step of gradient descent with momentum; its first two arguments are donated."""
    loss, gradients = jax.value_and_grad(model_loss)(parameters, batch)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradients)
    parameters = jax.tree.map(lambda p, m: p - 0.05 * m, parameters, momentum)
    return parameters, momentum, loss


def batch_of(seed, batch=2, length=48, vocabulary=VOCABULARY):
    number, shape = number_of(seed), (batch, length)
    return {"tokens": drawn.integers((number, 0), shape, vocabulary),
            "targets": drawn.integers((number, 1), shape, vocabulary),
            "old": -8.0 + drawn.normal((number, 2), shape, scale=0.3),
            "advantages": jnp.broadcast_to(drawn.normal((number, 3), (batch, 1)), shape),
            "mask": (jnp.arange(length) >= length // 4).astype(jnp.float32)[None].repeat(batch, 0)}


def train(steps=20, step=train_step):
    """The losses of some optimizer steps; `step` may be what `train_step` was compiled to."""
    parameters = initial_parameters(0)
    momentum = jax.tree.map(jnp.zeros_like, parameters)
    losses = []
    for i in range(steps):
        parameters, momentum, loss = step(parameters, momentum, batch_of(i % 4))
        losses.append(float(loss))
    return losses
