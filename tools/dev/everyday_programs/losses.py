"""Losses: from log-probabilities [sequences, tokens], and what else they read of the logits, to a scalar and a metric."""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax


class Loss(NamedTuple):
    """`objective(logp, extra, batch)` is the loss and a metric; `extra(logits)` a further value per token."""

    objective: Callable
    extra: Callable | None = None


def masked_mean(values, batch):
    return (values * batch["mask"]).sum() / batch["mask"].sum()


def clipped(ratio, advantages, low, high):
    return -jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - low, 1 + high) * advantages)


def cross_entropy(logp, extra, batch):
    return masked_mean(-logp, batch), logp.sum()


def cross_entropy_with(logp, extra, batch):
    """The further value is part of the loss."""
    return masked_mean(-logp + extra, batch), logp.sum()


def grpo(logp, extra, batch):
    ratio = jnp.exp(logp - batch["old"])
    return masked_mean(clipped(ratio, batch["advantages"][:, None], 0.2, 0.2), batch), logp.sum()


def grpo_with_metric(logp, extra, batch):
    """The further value is a metric alone."""
    return grpo(logp, None, batch)[0], (lax.stop_gradient(extra) * batch["mask"]).sum()


def grpo_with_kl(logp, extra, batch):
    """A penalty for the distance from the reference model, by its low-variance estimate."""
    ratio, away = jnp.exp(logp - batch["old"]), batch["reference"] - logp
    penalty = jnp.exp(away) - away - 1
    return masked_mean(clipped(ratio, batch["advantages"][:, None], 0.2, 0.2) + 0.04 * penalty, batch), logp.sum()


def grpo_of_sequences(logp, extra, batch):
    """A mean of sequences' means, and the range of ratios as a metric: tunix rl/algo_core.py, grpo_loss_fn with
    sequence-mean-token-mean."""
    ratio, mask = jnp.exp(jnp.clip(logp - batch["old"], -20.0, 20.0)), batch["mask"]
    value = clipped(ratio, batch["advantages"][:, None], 0.2, 0.2)
    largest, smallest = jnp.where(mask > 0, ratio, 0.0).max(), jnp.where(mask > 0, ratio, jnp.inf).min()
    return ((value * mask).sum(-1) / jnp.clip(mask.sum(-1), 1)).mean(), largest - smallest


def dapo(logp, extra, batch):
    """An asymmetric clip, dual for negative advantages, and a mean over tokens: TRL trainer/grpo_trainer.py,
    _compute_loss; verl trainer/ppo/core_algos.py, compute_policy_loss_vanilla."""
    advantages = batch["advantages"][:, None]
    value = clipped(jnp.exp(jnp.clip(logp - batch["old"], -20.0, 20.0)), advantages, 0.2, 0.28)
    value = jnp.where(advantages < 0, jnp.minimum(value, -3.0 * advantages), value)
    return masked_mean(value, batch), logp.sum()


def gspo(logp, extra, batch):
    """One ratio per sequence: verl trainer/ppo/core_algos.py, compute_policy_loss_gspo; tunix rl/algo_core.py, grpo_loss_fn."""
    count = jnp.clip(batch["mask"].sum(-1), 1)
    mean = ((logp - batch["old"]) * batch["mask"]).sum(-1) / count
    ratio = jnp.exp(jnp.clip(logp - lax.stop_gradient(logp) + lax.stop_gradient(mean)[:, None], max=10.0))
    value = clipped(ratio, batch["advantages"][:, None], 3e-4, 4e-4)
    return ((value * batch["mask"]).sum(-1) / count).mean(), mean.sum()


def dpo(logp, extra, batch):
    """Pairs of a chosen and a rejected sequence against given log-probabilities of the reference model: tunix
    sft/dpo/dpo_trainer.py, dpo_loss_fn."""
    of_sequence = (logp * batch["mask"]).sum(-1)
    reference = (batch["reference"] * batch["mask"]).sum(-1)
    chosen, rejected = jnp.split(0.1 * (of_sequence - reference), 2)
    margin = chosen - rejected
    return -(jax.nn.log_sigmoid(margin) * 0.9 + jax.nn.log_sigmoid(-margin) * 0.1).mean(), (margin > 0).mean()


def entropy(logits):
    return -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1)


def entropy_from_logits(logits):
    """verl utils/torch_functional.py, entropy_from_logits."""
    return jax.nn.logsumexp(logits, -1) - (jax.nn.softmax(logits) * logits).sum(-1)


def entropy_bonus(logp, extra, batch):
    """The entropy is part of the loss: TRL trainer/grpo_trainer.py, the entropy bonus."""
    return grpo(logp, None, batch)[0] - 0.01 * masked_mean(extra, batch), logp.sum()


def z_loss(logits):
    return 1e-4 * jax.nn.logsumexp(logits, -1) ** 2


def uniform(logits):
    """What smoothing of the labels takes of all columns: EasyDeL infra/loss_utils.py, label_smoothing."""
    return -0.1 * jax.nn.log_softmax(logits).mean(-1)


LOSSES = {
    "ce": Loss(cross_entropy),
    "zloss": Loss(cross_entropy_with, z_loss),
    "smoothed": Loss(cross_entropy_with, uniform),
    "grpo": Loss(grpo),
    "grpo_kl": Loss(grpo_with_kl),
    "grpo_sequences": Loss(grpo_of_sequences),
    "entropy": Loss(grpo_with_metric, entropy),
    "entropy_bonus": Loss(entropy_bonus, entropy_from_logits),
    "dapo": Loss(dapo),
    "gspo": Loss(gspo),
    "dpo": Loss(dpo),
}
