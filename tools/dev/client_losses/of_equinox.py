"""Optax's losses behind heads of Equinox: a linear layer under `vmap`, tied to the embedding, checkpointed, row by row."""

import functools

import equinox as eqx
import jax
import jax.numpy as jnp
import of_optax
import optax
from heads import Loss, batch, mean, weights


class Model(eqx.Module):
    """A normalisation, a feed-forward layer and the head, for one row."""

    norm: eqx.nn.RMSNorm
    up: eqx.nn.Linear
    head: eqx.nn.Linear

    def __init__(self, sizes, *, use_bias):
        keys = jax.random.split(jax.random.key(2))
        self.norm = eqx.nn.RMSNorm(sizes.width)
        self.up = eqx.nn.Linear(sizes.width, sizes.width, key=keys[0])
        self.head = eqx.nn.Linear(sizes.width, sizes.columns, use_bias=use_bias, key=keys[1])

    def __call__(self, x):
        return self.head(x + jax.nn.gelu(self.up(self.norm(x))))


class Tied(eqx.Module):
    """The head is the embedding's table."""

    shared: eqx.nn.Shared
    norm: eqx.nn.RMSNorm

    def __init__(self, sizes):
        # Equinox's own table is so large that a row's softmax is 1 at its token.
        embedding = eqx.nn.Embedding(weight=weights(sizes).T)
        head = eqx.nn.Linear(sizes.width, sizes.columns, use_bias=False, key=jax.random.key(2))
        self.shared = eqx.nn.Shared((embedding, head), lambda pair: pair[1].weight, lambda pair: pair[0].weight)
        self.norm = eqx.nn.RMSNorm(sizes.width)

    def __call__(self, tokens):
        embedding, head = self.shared()
        return jax.vmap(head)(jax.vmap(self.norm)(jax.vmap(embedding)(tokens)))


def losses(sizes):
    given = batch(sizes)

    def of_model(name, model, function):
        """`function(model, batch)`, by the model's arrays."""
        arrays, other = eqx.partition(model, eqx.is_inexact_array)
        whole = lambda p, b: function(eqx.combine(p, other), b)
        return Loss(name, whole, arrays, given, lambda f: lambda p, b: eqx.filter_value_and_grad(f)(p, b))

    model = Model(sizes, use_bias=False)
    for name in ("integer labels", "smoothed labels"):
        loss = of_optax.LOSSES[name]
        yield of_model(name, model, lambda m, b, loss=loss: loss(jax.vmap(m)(b["hidden"]), b))

    loss, biased = of_optax.LOSSES["integer labels"], Model(sizes, use_bias=True)
    yield of_model("integer labels, bias", biased, lambda m, b: loss(jax.vmap(m)(b["hidden"]), b))
    checkpointed = lambda m, b: loss(eqx.filter_checkpoint(eqx.filter_vmap(m))(b["hidden"]), b)
    yield of_model("integer labels, checkpointed", model, checkpointed)
    yield of_model("integer labels, tied head", Tied(sizes), lambda m, b: loss(m(jnp.roll(b["ids"], 1)), b))

    @functools.partial(eqx.filter_vmap, in_axes=(None, 0, 0))
    def of_row(m, x, label):
        return optax.losses.softmax_cross_entropy_with_integer_labels(m(x), label)

    yield of_model("integer labels, loss under vmap", model, lambda m, b: mean(of_row(m, b["hidden"], b["ids"]), b))
