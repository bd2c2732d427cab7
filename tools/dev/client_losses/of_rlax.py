"""RLax's policy-gradient losses, with logits that a product gives."""

import jax.numpy as jnp
import rlax
from heads import behind_product, weights


def with_entropy(x, b):
    policy = rlax.policy_gradient_loss(x, b["ids"], b["advantages"], b["mask"])
    return policy + 0.01 * rlax.entropy_loss(x, b["mask"])


def clipped(x, b):
    ratios = jnp.exp(rlax.softmax().logprob(b["ids"], x) - b["old"])
    return rlax.clipped_surrogate_pg_loss(ratios, b["advantages"], 0.2)


def losses(sizes):
    policy = lambda x, b: rlax.policy_gradient_loss(x, b["ids"], b["advantages"], b["mask"])
    yield behind_product("policy gradient", policy, sizes)
    yield behind_product("policy gradient, entropy", with_entropy, sizes)
    yield behind_product("clipped surrogate", clipped, sizes)
    teacher = weights(sizes, seed=7)[0] * 2
    kl = lambda x, b: jnp.mean(rlax.softmax().kl(x, jnp.broadcast_to(teacher, x.shape)) * b["mask"])
    yield behind_product("KL to fixed logits", kl, sizes)
