"""A GRPO step with an entropy metric, fused by one call before it is compiled."""

import functools

import grpo_opt
import jax
import jax.numpy as jnp

PROMPTS, LENGTH, HIDDEN, VOCABULARY = 8, 64, 64, 32768


def loss(head, batch):
    """The clipped surrogate with separate epsilons; the entropy is a metric."""
    log_probs = jax.nn.log_softmax((batch["hidden"] @ head).astype(jnp.float32))
    picked = jnp.take_along_axis(log_probs, batch["ids"][..., None], axis=-1)[..., 0]
    ratio = jnp.exp(picked - batch["old"])
    advantages = batch["advantages"][:, None]
    objective = jnp.minimum(ratio * advantages, jnp.clip(ratio, 0.8, 1.28) * advantages)
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    mean = lambda values: (values * batch["mask"]).sum() / batch["mask"].sum()
    return -mean(objective), mean(jax.lax.stop_gradient(entropy))


@functools.partial(jax.jit, donate_argnums=0)
def step(head, batch):
    (value, entropy), gradient = jax.value_and_grad(loss, has_aux=True)(head, batch)
    return head - 0.1 * gradient, value, entropy


def rollout(key):
    keys = jax.random.split(key, 3)
    return {"hidden": jax.random.normal(keys[0], (PROMPTS, LENGTH, HIDDEN)),
            "ids": jax.random.randint(keys[1], (PROMPTS, LENGTH), 0, VOCABULARY),
            "old": jnp.full((PROMPTS, LENGTH), -jnp.log(VOCABULARY)),
            "advantages": jax.random.normal(keys[2], (PROMPTS,)),
            "mask": jnp.ones((PROMPTS, LENGTH)).at[:, :8].set(0.0)}


def main():
    grpo_opt.install()
    head = 0.02 * jax.random.normal(jax.random.key(0), (HIDDEN, VOCABULARY))
    batch = rollout(jax.random.key(1))
    for number in range(3):
        head, value, entropy = step(head, batch)
        print(f"step {number}: loss {value:.4f}, entropy {entropy:.4f}")


if __name__ == "__main__":
    main()
