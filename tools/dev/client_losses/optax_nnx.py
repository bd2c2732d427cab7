"""Optax's losses behind a head of Flax's nnx."""

import functools

import jax
import of_optax
from flax import nnx
from heads import Loss, batch


class Model(nnx.Module):
    """A feed-forward layer and the head, with a bias."""

    def __init__(self, width, columns, rngs):
        self.norm = nnx.RMSNorm(width, rngs=rngs)
        self.up = nnx.Linear(width, width, rngs=rngs)
        self.head = nnx.Linear(width, columns, rngs=rngs)

    def __call__(self, x):
        return self.head(x + self.up(nnx.gelu(self.norm(x))))


class Deep(nnx.Module):
    """Three layers in a scan, of which a gradient keeps what the policy says, and the head."""

    def __init__(self, width, columns, rngs, policy):
        self.layers = nnx.vmap(lambda rngs: nnx.Linear(width, width, rngs=rngs), in_axes=0)(rngs.fork(split=3))
        self.head = nnx.Linear(width, columns, rngs=rngs)
        self.policy = policy

    def __call__(self, x):
        @nnx.scan(in_axes=(nnx.Carry, 0), out_axes=nnx.Carry)
        @functools.partial(nnx.remat, policy=self.policy, prevent_cse=False)
        def layers(x, layer):
            return x + nnx.gelu(layer(x))

        return self.head(layers(x, self.layers))


def losses(sizes):
    given = batch(sizes)
    graph, parameters = nnx.split(Model(sizes.width, sizes.columns, nnx.Rngs(2)))
    for name, loss in of_optax.LOSSES.items():
        yield Loss(name, lambda p, b, loss=loss: loss(nnx.merge(graph, p)(b["hidden"]), b), parameters, given)
    loss = of_optax.LOSSES["integer labels"]
    of = lambda graph: lambda p, b: loss(nnx.merge(graph, p)(b["hidden"]), b)
    yield Loss("integer labels, donated parameters", of(graph), parameters, given, donates=True)
    for policy in ("nothing_saveable", "dots_saveable"):
        deep = Deep(sizes.width, sizes.columns, nnx.Rngs(2), getattr(jax.checkpoint_policies, policy))
        graph, whole = nnx.split(deep)
        yield Loss(f"integer labels, scan over layers, {policy}", of(graph), whole, given)
