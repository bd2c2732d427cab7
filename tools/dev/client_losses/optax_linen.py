"""Optax's losses behind a head of Flax's linen."""

import jax
import of_optax
from flax import linen
from heads import Loss, batch


class Model(linen.Module):
    """A feed-forward layer and the head, without bias."""

    columns: int

    @linen.compact
    def __call__(self, x):
        x = x + linen.Dense(x.shape[-1])(linen.gelu(linen.RMSNorm()(x)))
        return linen.Dense(self.columns, use_bias=False)(x)


def losses(sizes):
    given, model = batch(sizes), Model(sizes.columns)
    parameters = model.init(jax.random.key(2), given["hidden"])
    for name, loss in of_optax.LOSSES.items():
        yield Loss(name, lambda p, b, loss=loss: loss(model.apply(p, b["hidden"]), b), parameters, given)
