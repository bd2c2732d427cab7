"""Supervised fine-tuning of a head: plain JAX. Run it by `python -m grpo_opt examples/sft.py` and it is fused."""

import jax
import jax.numpy as jnp

TOKENS, HIDDEN, VOCABULARY = 512, 64, 32768


def loss(head, hidden, ids, mask):
    """Cross-entropy of the tokens that are trained on."""
    log_probs = jax.nn.log_softmax((hidden @ head).astype(jnp.float32))
    picked = jnp.take_along_axis(log_probs, ids[:, None], axis=-1)[:, 0]
    return -(picked * mask).sum() / mask.sum()


@jax.jit
def step(head, hidden, ids, mask):
    value, gradient = jax.value_and_grad(loss)(head, hidden, ids, mask)
    return value, head - 0.5 * gradient


def main():
    keys = jax.random.split(jax.random.key(0), 3)
    head = 0.02 * jax.random.normal(keys[0], (HIDDEN, VOCABULARY))
    hidden = jax.random.normal(keys[1], (TOKENS, HIDDEN))
    ids = jax.random.randint(keys[2], (TOKENS,), 0, VOCABULARY)
    mask = (jnp.arange(TOKENS) >= 64).astype(jnp.float32)
    for number in range(3):
        value, head = step(head, hidden, ids, mask)
        print(f"step {number}: loss {value:.4f}")


if __name__ == "__main__":
    main()
