"""What a training step has around its loss: rematerialization, branches, loops over microbatches and chunks of tokens.

Each function takes a `Model` and gives the step (parameters, hidden states, batch) -> ((loss, metric), gradients).
"""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from .sizes import SEQUENCES


class Model(NamedTuple):
    """`values(parameters, hidden, batch)` computes values per token, `objective(values, batch)` the loss and a metric."""

    values: Callable
    objective: Callable

    def loss(self, parameters, hidden, batch):
        values = self.values(parameters, hidden, batch)
        return self.objective(values, batch)


def gradient(loss):
    return jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)


def remat(policy: str) -> Callable:
    """The loss under `jax.checkpoint` with one of JAX' policies; EasyDeL's gradient_checkpointing names them."""
    def step(model: Model):
        chosen = getattr(jax.checkpoint_policies, policy) if policy else None
        return gradient(jax.checkpoint(model.loss, policy=chosen))
    return step


def nothing(model):
    return gradient(model.loss)


def cond(model):
    """No loss where the mask allows no token."""
    def loss(parameters, hidden, batch):
        nothing = (jnp.zeros(()), jnp.zeros(()))
        return lax.cond(batch["mask"].sum() > 0, lambda: model.loss(parameters, hidden, batch), lambda: nothing)
    return gradient(loss)


def switch(model):
    """One of several losses by an index, as MaxText trainers/diloco/diloco.py chooses its step."""
    def loss(parameters, hidden, batch):
        plain = lambda: model.loss(parameters, hidden, batch)
        halved = lambda: jax.tree.map(lambda value: value / 2, model.loss(parameters, hidden, batch))
        none = lambda: (jnp.zeros(()), jnp.zeros(()))
        return lax.switch(batch["ids"][0, 0] % 3, [plain, halved, none])
    return gradient(loss)


def halves(tree):
    """Two microbatches, stacked."""
    return jax.tree.map(lambda value: value.reshape(2, SEQUENCES // 2, *value.shape[1:]), tree)


def whole(tree):
    """The sequences of stacked microbatches."""
    return jax.tree.map(lambda value: value.reshape(SEQUENCES, *value.shape[2:]), tree)


def zeros(tree):
    return jax.tree.map(lambda value: jnp.zeros(jnp.shape(value), jnp.float32), tree)


def add(total, tree):
    return jax.tree.map(lambda a, b: a + b.astype(a.dtype), total, tree)


def scan(model):
    """Gradients of microbatches are summed in a scan: MaxText utils/gradient_accumulation.py."""
    def step(parameters, hidden, batch):
        def body(total, micro):
            (loss, metric), (dparameters, dhidden) = gradient(model.loss)(parameters, *micro)
            return add(total, (loss, dparameters)), (dhidden, metric)
        (loss, dparameters), (dhidden, metric) = lax.scan(body, zeros((0.0, parameters)), (halves(hidden), halves(batch)))
        return (loss, metric.sum()), (dparameters, whole(dhidden))
    return step


def scan_loss(model):
    """The gradient of a loss that a scan sums over rematerialized microbatches."""
    def loss(parameters, hidden, batch):
        def body(total, micro):
            loss, metric = jax.checkpoint(model.loss)(parameters, *micro)
            return total + loss, metric
        loss, metric = lax.scan(body, 0.0, (halves(hidden), halves(batch)))
        return loss / 2, metric.sum()
    return gradient(loss)


def fori_slices(model):
    """Microbatches are sliced in a loop that sums gradients: EasyDeL trainers/training_utils.py, the slicing minibatch_call."""
    def step(parameters, hidden, batch):
        def body(i, carry):
            total, dhidden = carry
            start = i * (SEQUENCES // 2)
            cut = lambda value: lax.dynamic_slice_in_dim(value, start, SEQUENCES // 2)
            (loss, metric), (dparameters, own) = gradient(model.loss)(parameters, *jax.tree.map(cut, (hidden, batch)))
            return add(total, (loss, metric, dparameters)), lax.dynamic_update_slice_in_dim(dhidden, own, start, 0)
        (loss, metric, dparameters), dhidden = lax.fori_loop(
            0, 2, body, (zeros((0.0, 0.0, parameters)), jnp.zeros_like(hidden)))
        return (loss, metric), (dparameters, dhidden)
    return step


def vmap(model):
    """The loss of each group of sequences, vectorized."""
    def loss(parameters, hidden, batch):
        loss, metric = jax.vmap(model.loss, in_axes=(None, 0, 0))(parameters, halves(hidden), halves(batch))
        return loss.mean(), metric.sum()
    return gradient(loss)


PER_SEQUENCE = ("advantages",)


def chunks(tree):
    """Two chunks of tokens of each sequence, stacked."""
    return jax.tree.map(lambda v: v.reshape(v.shape[0], 2, v.shape[1] // 2, *v.shape[2:]).swapaxes(0, 1), tree)


def chunked_batch(batch):
    return {name: jnp.stack([value, value]) if name in PER_SEQUENCE else chunks(value) for name, value in batch.items()}


def chunk_tokens(model):
    """The loss of rematerialized chunks of tokens."""
    def loss(parameters, hidden, batch):
        body = jax.checkpoint(lambda chunk: model.loss(parameters, *chunk))
        loss, metric = lax.map(body, (chunks(hidden), chunked_batch(batch)))
        return loss.mean(), metric.sum()
    return gradient(loss)


def chunk_values(model):
    """Values per token of rematerialized chunks of tokens, the loss behind the loop: tunix rl/common.py,
    compute_chunked_logps."""
    def loss(parameters, hidden, batch):
        body = jax.checkpoint(lambda carry, chunk: (carry, model.values(parameters, *chunk)))
        _, values = lax.scan(body, None, (chunks(hidden), chunked_batch(batch)))
        return model.objective(jax.tree.map(lambda v: v.swapaxes(0, 1).reshape(v.shape[1], -1), values), batch)
    return gradient(loss)


AROUND = {
    "nothing": nothing,
    "checkpoint": remat(""),
    "dots_saveable": remat("dots_with_no_batch_dims_saveable"),
    "nothing_saveable": remat("nothing_saveable"),
    "everything_saveable": remat("everything_saveable"),
    **{f.__name__: f for f in (cond, switch, scan, scan_loss, fori_slices, vmap, chunk_tokens, chunk_values)},
}
