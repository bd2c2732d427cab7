"""Train steps as Flax and optax users write them, sharded over CPU devices: fused, with the losses of the unfused ones.

The matrix runs this where Flax is installed.
"""

import unittest

import cpu_client

cpu_client.choose(devices=8)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import nnx
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

VOCABULARY, WIDTH, LENGTH, BATCH, STEPS = 2048, 48, 16, 8, 4
CONFIG = {"always_fuse": True, "strict": True, "remarks": "none"}
# Axes, the batch's axis, and the sharding of matrices.
LAYOUTS = {"fsdp": ({"f": None}, "f", P("f")), "tp": ({"t": None}, None, P(None, "t")),
           "both": ({"f": None, "t": 2}, "f", P("f", "t"))}


class Model(nnx.Module):
    """An embedding, a feed-forward layer, and a head of its own."""

    def __init__(self, rngs):
        self.embed = nnx.Embed(VOCABULARY, WIDTH, rngs=rngs)
        self.norm = nnx.RMSNorm(WIDTH, rngs=rngs)
        self.up = nnx.Linear(WIDTH, 4 * WIDTH, use_bias=False, rngs=rngs)
        self.down = nnx.Linear(4 * WIDTH, WIDTH, use_bias=False, rngs=rngs)
        self.head = nnx.Linear(WIDTH, VOCABULARY, use_bias=False, rngs=rngs)

    def __call__(self, tokens):
        x = self.embed(tokens)
        return self.head(self.norm(x + self.down(nnx.gelu(self.up(x)))))


def cross_entropy(logits, batch):
    losses = optax.softmax_cross_entropy_with_integer_labels(logits, batch["targets"])
    return (losses * batch["mask"]).sum() / batch["mask"].sum()


def policy(logits, batch):
    """The clipped objective of GRPO, with the entropy as a metric's sum."""
    log_probs = jax.nn.log_softmax(logits)
    picked = jnp.take_along_axis(log_probs, batch["targets"][..., None], -1)[..., 0]
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    ratio = jnp.exp(picked - batch["old"])
    objective = jnp.minimum(ratio * batch["advantages"], jnp.clip(ratio, 0.8, 1.2) * batch["advantages"])
    return -((objective + 0.01 * entropy) * batch["mask"]).sum() / batch["mask"].sum()


class Trainers(unittest.TestCase):
    def losses(self, loss, devices: int, layout: str) -> list[float]:
        """Those of a few steps of AdamW, from the same start and over the same batches."""
        axes, rows, matrices = LAYOUTS[layout]
        sizes = [size or devices // (axes.get("t") or 1) for size in axes.values()]
        mesh = Mesh(np.array(jax.devices()[:devices]).reshape(sizes), tuple(axes))
        place = lambda tree: jax.tree.map(
            lambda x: jax.device_put(x, NamedSharding(mesh, matrices if x.ndim == 2 else P())), tree)
        graph, parameters = nnx.split(Model(nnx.Rngs(0)))
        parameters, optimizer = place(parameters), optax.adamw(1e-3)
        state = jax.jit(optimizer.init)(parameters)

        @jax.jit
        def step(parameters, state, batch):
            value, gradients = jax.value_and_grad(lambda p: loss(nnx.merge(graph, p)(batch["tokens"]), batch))(parameters)
            updates, state = optimizer.update(gradients, state, parameters)
            return optax.apply_updates(parameters, updates), state, value

        found = []
        for at in range(STEPS):
            shape = BATCH, LENGTH
            batch = {"tokens": drawn.integers((at % 2, 0), shape, VOCABULARY),
                     "targets": drawn.integers((at % 2, 1), shape, VOCABULARY),
                     "old": -7.6 + drawn.normal((at % 2, 2), shape, scale=0.1),
                     "advantages": drawn.normal((at % 2, 3), (BATCH, 1)).repeat(LENGTH, 1),
                     "mask": jnp.ones(shape)}
            batch = jax.device_put(batch, NamedSharding(mesh, P(rows)))
            parameters, state, value = step(parameters, state, batch)
            found.append(float(value))
        return found

    def test_fused_losses_are_the_same(self):
        for loss, devices, layout in ((cross_entropy, 4, "fsdp"), (cross_entropy, 8, "tp"), (policy, 8, "both")):
            with self.subTest(loss=loss.__name__, devices=devices, layout=layout):
                plain = self.losses(loss, devices, layout)
                with grpo_opt.installed(CONFIG):
                    fused = self.losses(loss, devices, layout)
                self.assertNotEqual(plain[-1], plain[0])
                np.testing.assert_allclose(fused, plain, rtol=2e-4)


if __name__ == "__main__":
    unittest.main()
