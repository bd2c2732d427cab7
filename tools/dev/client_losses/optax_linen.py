"""Optax's losses behind a head of Flax's linen."""

import jax
import jax.numpy as jnp
import of_optax
import optax
from flax import linen
from heads import Loss, batch


class Model(linen.Module):
    """A feed-forward layer and the head, without bias."""

    columns: int

    @linen.compact
    def __call__(self, x):
        x = x + linen.Dense(x.shape[-1])(linen.gelu(linen.RMSNorm()(x)))
        return linen.Dense(self.columns, use_bias=False)(x)


class Layer(linen.Module):
    """One of several that a scan goes over."""

    @linen.compact
    def __call__(self, x, _):
        return x + linen.Dense(x.shape[-1])(linen.gelu(linen.RMSNorm()(x))), None


class Deep(linen.Module):
    """Three layers in a scan, of which a gradient keeps what `policy` says, and the head."""

    columns: int
    policy: str

    @linen.compact
    def __call__(self, x):
        layer = linen.remat(Layer, policy=getattr(jax.checkpoint_policies, self.policy), prevent_cse=False)
        layers = linen.scan(layer, variable_axes={"params": 0}, split_rngs={"params": True}, length=3)
        return linen.Dense(self.columns, use_bias=False)(layers()(x, None)[0])


def accumulated(function):
    """The mean loss of two microbatches, and the gradient that `optax.MultiSteps` makes of theirs."""
    optimizer = optax.MultiSteps(optax.sgd(1.0), every_k_schedule=2)

    def step(parameters, given):
        def one(state, part):
            loss, gradient = jax.value_and_grad(function)(parameters, part)
            updates, state = optimizer.update(gradient, state, parameters)
            return state, (loss, updates)

        parts = jax.tree.map(lambda x: x.reshape(2, x.shape[0] // 2, *x.shape[1:]), given)
        _, (losses, updates) = jax.lax.scan(one, optimizer.init(parameters), parts)
        return losses.mean(), jax.tree.map(lambda x: jnp.asarray(x)[-1], updates)

    return step


def losses(sizes):
    given, model = batch(sizes), Model(sizes.columns)
    parameters = model.init(jax.random.key(2), given["hidden"])
    of = lambda model, loss: lambda p, b: loss(model.apply(p, b["hidden"]), b)
    for name, loss in of_optax.LOSSES.items():
        yield Loss(name, of(model, loss), parameters, given)
    loss = of_optax.LOSSES["integer labels"]
    yield Loss("integer labels, donated parameters", of(model, loss), parameters, given, donates=True)
    yield Loss("integer labels, MultiSteps", of(model, loss), parameters, given, accumulated)
    for policy in ("nothing_saveable", "dots_saveable"):
        deep = Deep(sizes.columns, policy)
        whole = deep.init(jax.random.key(2), given["hidden"])
        yield Loss(f"integer labels, scan over layers, {policy}", of(deep, loss), whole, given)
