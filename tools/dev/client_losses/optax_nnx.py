"""Optax's losses behind a head of Flax's nnx."""

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


def losses(sizes):
    given = batch(sizes)
    graph, parameters = nnx.split(Model(sizes.width, sizes.columns, nnx.Rngs(2)))
    for name, loss in of_optax.LOSSES.items():
        yield Loss(name, lambda p, b, loss=loss: loss(nnx.merge(graph, p)(b["hidden"]), b), parameters, given)
