"""tunix's own GRPO learner over meshes of CPU devices: its step is fused, with the losses that it has without.

tools/dev/clients runs this in an environment with tunix.
"""

import logging
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools" / "dev" / "client_losses"))

import cpu_client

cpu_client.choose(devices=8)

import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import optax
import steps_of_tunix
from flax import nnx
from jax.sharding import Mesh
from tunix.rl import rl_cluster
from tunix.rl.grpo.grpo_learner import GRPOConfig, GRPOLearner
from tunix.rl.rollout import base_rollout
from tunix.sft import hooks
from tunix_stand_ins import VOCABULARY, Rollout, Tokenizer, rewards

WIDTH, PROMPT, ANSWER, STEPS = 64, 8, 24, 8
logging.getLogger("absl").setLevel(logging.ERROR)
CONFIG = {"min_logits": "1KiB", "min_columns": 512, "strict": True, "remarks": "none"}
LAYOUTS = {"fsdp": lambda devices: (devices, 1), "tp": lambda devices: (1, devices),
           "both": lambda devices: (devices // 2, 2)}


class Model(nnx.Module):
    """One layer of causal attention and one of feed-forward; matrices sharded over both axes."""

    def __init__(self, rngs):
        def matrix(rows, columns, axes):
            value = jax.random.normal(rngs(), (rows, columns)) * rows**-0.5
            return nnx.Param(value, sharding_names=axes, eager_sharding=False)

        self.embed = matrix(VOCABULARY, WIDTH, ("tp", "fsdp"))
        self.attention = matrix(WIDTH, 3 * WIDTH, ("fsdp", "tp"))
        self.up = matrix(WIDTH, 4 * WIDTH, ("fsdp", "tp"))
        self.down = matrix(4 * WIDTH, WIDTH, ("tp", "fsdp"))
        self.head = matrix(WIDTH, VOCABULARY, ("fsdp", "tp"))

    def __call__(self, tokens, positions, cache, attention_mask):
        x = self.embed[...][tokens] * WIDTH**0.5
        q, k, v = jnp.split(x @ self.attention[...], 3, axis=-1)
        scores = jnp.where(attention_mask, jnp.einsum("bth,bsh->bts", q, k) * WIDTH**-0.5, -1e9)
        x = x + jax.nn.softmax(scores) @ v
        x = x + jax.nn.gelu(x @ self.up[...]) @ self.down[...]
        return x @ self.head[...], cache


class Losses(hooks.TrainingHooks):
    """Keeps the loss of each update."""

    def __init__(self):
        self.losses = []

    def on_train_start(self, train_ctx):
        pass

    def on_train_end(self, train_ctx):
        pass

    def on_train_step_start(self, train_ctx):
        pass

    def on_train_step_end(self, train_ctx, train_step, train_loss):
        self.losses.append(float(train_loss))

    def on_eval_step_start(self, train_ctx):
        pass

    def on_eval_step_end(self, train_ctx, eval_loss):
        pass


def losses(axes: tuple[int, int], algorithm: GRPOConfig) -> list[float]:
    """Those of the learner's updates on a mesh of FSDP × tensor parallel devices."""
    mesh = Mesh(np.array(jax.devices()[:axes[0] * axes[1]]).reshape(axes), ("fsdp", "tp"))
    of = rl_cluster.Role
    cluster = rl_cluster.RLCluster(
        actor=Model(nnx.Rngs(0)), reference=Model(nnx.Rngs(1)), tokenizer=Tokenizer(),
        cluster_config=rl_cluster.ClusterConfig(
            role_to_mesh={of.ACTOR: mesh, of.REFERENCE: mesh, of.ROLLOUT: mesh}, rollout_engine=Rollout,
            training_config=rl_cluster.RLTrainingConfig(actor_optimizer=optax.adamw(1e-3), max_steps=STEPS,
                                                        eval_every_n_steps=10 * STEPS),
            rollout_config=base_rollout.RolloutConfig(max_tokens_to_generate=ANSWER, max_prompt_length=PROMPT,
                                                      kv_cache_size=PROMPT + ANSWER, seed=3)))
    seen = Losses()
    cluster.actor_trainer.with_training_hooks(seen)
    learner = GRPOLearner(cluster, algorithm, rewards)
    learner.train([{"prompts": [f"question {4 * step + i}" for i in range(4)]} for step in range(STEPS)])
    return seen.losses


class Learner(unittest.TestCase):
    def check(self, devices: int, layout: str, settings: dict | None = None, **algorithm):
        axes, config = LAYOUTS[layout](devices), GRPOConfig(num_generations=2, **algorithm)
        plain = losses(axes, config)
        with tempfile.NamedTemporaryFile() as remarks:
            with grpo_opt.installed(CONFIG | (settings or {}) | {"remarks_file": remarks.name}):
                fused = losses(axes, config)
            chains = pathlib.Path(remarks.name).read_text().count(f"rows x {VOCABULARY} vocabulary columns")
        # The log-probs of the reference model, and the step.
        self.assertGreaterEqual(chains, 2)
        self.assertEqual(len(set(plain)), STEPS)
        np.testing.assert_allclose(fused, plain, rtol=2e-4, atol=2e-6)

    def test_four_devices(self):
        for layout in LAYOUTS:
            with self.subTest(layout):
                self.check(4, layout)

    def test_eight_devices(self):
        for layout in LAYOUTS:
            with self.subTest(layout):
                self.check(8, layout)

    def test_sequence_level_ratios(self):
        self.check(8, "both", loss_algo="gspo-token")

    def test_always_fuse(self):
        """The small sums of the step are no losses that strict asks for."""
        for layout in LAYOUTS:
            with self.subTest(layout):
                self.check(4, layout, {"always_fuse": True})

    def test_defaults(self):
        """Of a larger model: the memory of one device is a reason to fuse."""
        for name in ("GRPO, fsdp 8, untied, bf16", "GRPO, fsdp 4 x tp 2, tied, f32"):
            with self.subTest(name), tempfile.NamedTemporaryFile() as remarks:
                with grpo_opt.installed(strict=True, remarks="none", remarks_file=remarks.name):
                    steps_of_tunix.train(name, lambda _: None)
                chains = pathlib.Path(remarks.name).read_text().count(f"rows x {steps_of_tunix.VOCABULARY} vocabulary columns")
                self.assertGreaterEqual(chains, 2)


if __name__ == "__main__":
    unittest.main()
