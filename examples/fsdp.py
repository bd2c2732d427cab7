"""The step of grpo.py with the head and the prompts split over four devices: each fuses its own part."""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import grpo
import grpo_opt
import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


def main():
    mesh = Mesh(np.array(jax.devices()[:4]), ("fsdp",))
    put = lambda value, *spec: jax.device_put(value, NamedSharding(mesh, P(*spec)))
    head = put(0.02 * jax.random.normal(jax.random.key(0), (grpo.HIDDEN, grpo.VOCABULARY)), "fsdp")
    batch = {name: put(value, "fsdp") for name, value in grpo.rollout(jax.random.key(1)).items()}
    # On each device there is a quarter of the logits, fewer than what is fused by default.
    with grpo_opt.installed({"min_logits": "1MiB", "strict": True}):
        for number in range(3):
            head, value, entropy = grpo.step(head, batch)
            print(f"step {number}: loss {value:.4f}, entropy {entropy:.4f}")
    print("the head is split over", head.sharding.spec[0])


if __name__ == "__main__":
    main()
