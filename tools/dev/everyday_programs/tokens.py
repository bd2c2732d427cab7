"""From logits to values per token: which rows and which ids, scaling of logits, and the log-probability of an id."""

import jax
import jax.numpy as jnp

from .head import F32
from .sizes import PADDING, VOCABULARY

IGNORED = -100

# Shifts: (batch, hidden states, logits, token) -> values per token, where `logits(hidden)` computes logits and
# `token(logits, ids)` values per token of f32 logits.


def no_shift(batch, hidden, logits, token):
    return token(logits(hidden).astype(F32), batch["ids"])


def cut_then_cast(batch, hidden, logits, token):
    return token(logits(hidden)[:, :-1].astype(F32), batch["ids"][:, 1:])


def cast_then_cut(batch, hidden, logits, token):
    return token(logits(hidden).astype(F32)[:, :-1], batch["ids"][:, 1:])


def cut_hidden(batch, hidden, logits, token):
    return token(logits(hidden[:, :-1]).astype(F32), batch["ids"][:, 1:])


def roll_ids(batch, hidden, logits, token):
    return token(logits(hidden).astype(F32), jnp.roll(batch["ids"], -1, 1))


def cut_values(batch, hidden, logits, token):
    values = token(logits(hidden).astype(F32), jnp.roll(batch["ids"], -1, 1))
    return jax.tree.map(lambda value: value[:, :-1], values)


def completion(batch, hidden, logits, token):
    """The rows that predict the completion: tunix rl/common.py, compute_per_token_logps."""
    keep = batch["ids"].shape[1] // 2
    return token(logits(hidden)[:, -keep - 1 : -1].astype(F32), batch["ids"][:, -keep:])


def ignore_index(batch, hidden, logits, token):
    """Labels of -100 count as nothing: TRL's labels, EasyDeL infra/loss_utils.py, dynamic_cross_entropy_loss."""
    labels = jnp.where(batch["mask"] > 0, batch["ids"], IGNORED)[:, 1:]
    valid = labels != IGNORED
    values = token(logits(hidden)[:, :-1].astype(F32), jnp.where(valid, labels, 0))
    return jax.tree.map(lambda value: jnp.where(valid, value, 0.0), values)


SHIFTS = {f.__name__: f for f in (no_shift, cut_then_cast, cast_then_cut, cut_hidden, roll_ids, cut_values, completion,
                                  ignore_index)}


# Scales: (logits, parameters) -> logits.


def unscaled(x, parameters):
    return x


def temperature(x, parameters):
    return x / 0.7


def temperature_argument(x, parameters):
    return x / parameters["temperature"]


def soft_cap(x, parameters):
    return 30.0 * jnp.tanh(x / 30.0)


def bias(x, parameters):
    return x + parameters["bias"]


def soft_cap_and_temperature(x, parameters):
    """The model's soft cap, then the sampler's temperature: tunix models/gemma/model.py, rl/common.py."""
    return jnp.tanh(x / 30.0) * 30.0 / 0.7


def clamped_temperature(x, parameters):
    """verl workers/engine/fsdp/transformer_impl.py: logits / max(temperature, 1e-8)."""
    return x / jnp.maximum(parameters["temperature"], 1e-8)


def normalized_soft_cap(x, parameters):
    """MaxText layers/decoders.py, apply_output_head with normalize_embedding_logits and final_logits_soft_cap."""
    x = x / jnp.sqrt(64.0)
    return jnp.tanh(x / 30.0) * 30.0


def padded_vocabulary(x, parameters):
    """Columns that pad the vocabulary have no probability, as in heads whose vocabulary is a multiple of the mesh."""
    return jnp.where(jnp.arange(VOCABULARY) < VOCABULARY - PADDING, x, -1e9)


SCALES = {f.__name__: f for f in (unscaled, temperature, temperature_argument, soft_cap, bias, soft_cap_and_temperature,
                                  clamped_temperature, normalized_soft_cap, padded_vocabulary)}


# Picks: (logits [..., V], ids [...]) -> log-probabilities [...].


def take(x, ids):
    return jnp.take_along_axis(jax.nn.log_softmax(x), ids[..., None], -1)[..., 0]


def one_hot(x, ids):
    return (jax.nn.log_softmax(x) * jax.nn.one_hot(ids, VOCABULARY)).sum(-1)


def logsumexp(x, ids):
    """tunix rl/common.py, selective_log_softmax."""
    return jnp.take_along_axis(x, ids[..., None], -1).squeeze(-1) - jax.nn.logsumexp(x, -1)


def gather(x, ids):
    return jax.vmap(jax.vmap(lambda row, i: row[i]))(jax.nn.log_softmax(x), ids)


def by_row(x, ids):
    """One row at a time: verl utils/torch_functional.py, logprobs_from_logits_v2; TRL trainer/utils.py, selective_log_softmax."""
    return jax.vmap(jax.vmap(lambda row, i: row[i] - jax.nn.logsumexp(row)))(x, ids)


def integer_labels(x, ids):
    """The formula of Optax' softmax_cross_entropy_with_integer_labels, which tunix and EasyDeL call."""
    x = x - jax.lax.stop_gradient(x.max(-1, keepdims=True))
    label = jnp.take_along_axis(x, ids[..., None], -1)[..., 0]
    return label - jnp.log(jnp.exp(x).sum(-1))


def one_hot_einsum(x, ids):
    return jnp.einsum("...v,...v->...", jax.nn.log_softmax(x), jax.nn.one_hot(ids, VOCABULARY, dtype=x.dtype))


@jax.custom_vjp
def stabilized(x, targets):
    """Cross entropy [...] of logits and targets [..., V] whose gradient is written by hand."""
    return -(targets * jax.nn.log_softmax(x)).sum(-1)


def stabilized_forward(x, targets):
    shifted = x - x.max(-1, keepdims=True)
    powers = jnp.exp(shifted)
    total = powers.sum(-1, keepdims=True)
    return -(targets * (shifted - jnp.log(total))).sum(-1), (targets, powers, total)


def stabilized_backward(residuals, cotangent):
    targets, powers, total = residuals
    return cotangent[..., None] * (powers / total - targets), jnp.zeros_like(targets)


stabilized.defvjp(stabilized_forward, stabilized_backward)


def custom_gradient(x, ids):
    """MaxText utils/max_utils.py and EasyDeL infra/loss_utils.py, cross_entropy_with_logits."""
    return -stabilized(x, jax.nn.one_hot(ids, VOCABULARY))


PICKS = {f.__name__: f for f in (take, one_hot, logsumexp, gather, by_row, integer_labels, one_hot_einsum, custom_gradient)}
