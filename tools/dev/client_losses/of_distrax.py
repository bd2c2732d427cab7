"""Losses in Distrax's categorical distributions, with logits that products give."""

import distrax
import jax
import jax.numpy as jnp
from heads import behind_product, mean, of_operands, weights


def log_prob(x, b):
    return -mean(distrax.Categorical(logits=x).log_prob(b["ids"]), b)


def clipped(x, b):
    policy = distrax.Categorical(logits=x)
    ratios = jnp.exp(policy.log_prob(b["ids"]) - b["old"])
    objective = jnp.minimum(ratios * b["advantages"], jnp.clip(ratios, 0.8, 1.2) * b["advantages"])
    return -mean(objective + 0.01 * policy.entropy(), b)


def losses(sizes):
    yield behind_product("log-probability", log_prob, sizes)
    yield behind_product("clipped objective, entropy", clipped, sizes)

    def kl(p, b):
        student = distrax.Categorical(logits=p["hidden"] @ p["head"])
        reference = distrax.Categorical(logits=jax.lax.stop_gradient(p["hidden"] @ b["reference"]))
        return mean(student.kl_divergence(reference) - b["advantages"] * student.log_prob(b["ids"]), b)

    yield of_operands("policy gradient, KL to a reference head", kl, sizes, reference=weights(sizes, seed=7))
