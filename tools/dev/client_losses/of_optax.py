"""Optax's classification losses of logits."""

import jax
import jax.numpy as jnp
import optax
from heads import mean


def hot(x, b):
    return jax.nn.one_hot(b["ids"], x.shape[-1])


def z_loss(x, b):
    """Integer cross-entropy and the squared log-normaliser."""
    losses = optax.losses.softmax_cross_entropy_with_integer_labels(x, b["ids"])
    return mean(losses + 1e-4 * jnp.square(jax.nn.logsumexp(x, axis=-1)), b)


LOSSES = {
    "integer labels": lambda x, b: mean(optax.losses.softmax_cross_entropy_with_integer_labels(x, b["ids"]), b),
    "smoothed labels": lambda x, b: mean(optax.losses.softmax_cross_entropy(x, optax.losses.smooth_labels(hot(x, b), 0.1)), b),
    "z-loss": z_loss,
    "one-hot": lambda x, b: mean(optax.losses.softmax_cross_entropy(x, hot(x, b)), b),
    "safe": lambda x, b: mean(optax.losses.safe_softmax_cross_entropy(x, hot(x, b)), b),
    "poly": lambda x, b: mean(optax.losses.poly_loss_cross_entropy(x, hot(x, b), epsilon=1.5), b),
    "sigmoid focal": lambda x, b: mean(optax.losses.sigmoid_focal_loss(x, hot(x, b), gamma=2.0).sum(-1), b),
}
