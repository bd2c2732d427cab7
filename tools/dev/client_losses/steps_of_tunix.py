"""Training steps of tunix's own trainers with its own Qwen3, on one device, with FSDP, and with FSDP and tensor parallelism."""

import dataclasses
from collections.abc import Callable

DEVICES, STEPS = 8, 3
VOCABULARY, WIDTH, SEQUENCES, PROMPT, ANSWER = 32768, 128, 8, 8, 128


@dataclasses.dataclass(frozen=True)
class Run:
    """One of the trainers, how many devices lie along the axes fsdp and tp, and the model: its head and its type."""

    algorithm: str
    axes: tuple[int, int]
    is_tied: bool
    dtype: str

    def __str__(self):
        fsdp, tp = self.axes
        layout = "one device" if fsdp * tp == 1 else f"fsdp {fsdp}" + (f" x tp {tp}" if tp > 1 else "")
        return f"{self.algorithm}, {layout}, {'tied' if self.is_tied else 'untied'}, {self.dtype.replace('float', 'f')}"


# Each trainer, layout, head and type is there, each layout with both heads and both types.
RUNS = {str(run): run for run in (
    Run("SFT", (1, 1), is_tied=False, dtype="float32"),
    Run("LoRA", (8, 1), is_tied=True, dtype="float32"),
    Run("DPO", (4, 2), is_tied=False, dtype="bfloat16"),
    Run("ORPO", (1, 1), is_tied=True, dtype="bfloat16"),
    Run("GRPO", (8, 1), is_tied=False, dtype="bfloat16"),
    Run("GRPO", (4, 2), is_tied=True, dtype="float32"),
)}


def model(run: Run, mesh, seed: int):
    """A model of one layer on the mesh, with adapters of rank 8 for LoRA."""
    import jax
    import jax.numpy as jnp
    import qwix
    from flax import nnx
    from tunix.models.qwen3 import model as qwen3

    dtype = jnp.dtype(run.dtype)
    config = qwen3.ModelConfig(num_layers=1, vocab_size=VOCABULARY, embed_dim=WIDTH, hidden_dim=2 * WIDTH, num_heads=4, head_dim=32,
                               num_kv_heads=2, rope_theta=10_000, norm_eps=1e-6, use_tied_embedding=run.is_tied, dtype=dtype,
                               param_dtype=dtype)

    @nnx.jit
    def sharded():
        made = qwen3.Qwen3(config, rngs=nnx.Rngs(seed))
        state = nnx.state(made)
        nnx.update(made, jax.lax.with_sharding_constraint(state, nnx.get_partition_spec(state)))
        return made

    with mesh:
        made = sharded()
        if run.algorithm != "LoRA":
            return made
        provider = qwix.LoraProvider(module_path=".*(q_proj|kv_proj|gate_proj|up_proj|down_proj)", rank=8, alpha=16)
        return qwix.apply_lora_to_model(made, provider, **made.get_model_input())


def batches(run: Run):
    """Random sequences of even and odd tokens; pairs of answers for DPO and ORPO."""
    import numpy as np
    from tunix.sft import peft_trainer
    from tunix.sft.dpo import dpo_trainer

    random = np.random.default_rng(0)

    def tokens(rows: int, columns: int):
        ids = random.integers(2, VOCABULARY, (rows, columns), dtype=np.int32)
        return ids, np.ones_like(ids, dtype=bool)

    for _ in range(STEPS):
        if run.algorithm in ("SFT", "LoRA"):
            yield peft_trainer.TrainingInput(*tokens(SEQUENCES, PROMPT + ANSWER))
        else:
            pairs = SEQUENCES // 2
            yield dpo_trainer.TrainingInput(*tokens(pairs, PROMPT), *tokens(pairs, ANSWER), *tokens(pairs, ANSWER))


def trainer(run: Run, mesh):
    """The trainer of SFT, LoRA, DPO or ORPO."""
    import optax
    from tunix.rl import common
    from tunix.sft import peft_trainer, utils
    from tunix.sft.dpo import dpo_trainer

    settings = {"eval_every_n_steps": 10 * STEPS, "max_steps": STEPS, "max_inflight_computations": 1, "pbar_description": None}
    optimizer, policy = optax.adamw(1e-3), model(run, mesh, 0)
    if run.algorithm in ("DPO", "ORPO"):
        reference = model(run, mesh, 1) if run.algorithm == "DPO" else None
        return dpo_trainer.DPOTrainer(policy, reference, optimizer, dpo_trainer.DPOTrainingConfig(algorithm=run.algorithm.lower(), **settings))

    def inputs(x):
        mask = x.input_mask
        return {"input_tokens": x.input_tokens, "input_mask": mask, "positions": utils.build_positions_from_mask(mask),
                "attention_mask": common.make_causal_attn_mask(mask)}

    return peft_trainer.PeftTrainer(policy, optimizer, peft_trainer.TrainingConfig(**settings)).with_gen_model_input_fn(inputs)


def learner(run: Run, mesh, hooks) -> Callable[[], None]:
    """What runs the GRPO learner, with the stand-ins of python/tests/tunix_stand_ins.py for a sampler and a tokenizer."""
    import optax
    import tunix_stand_ins
    from tunix.rl import rl_cluster
    from tunix.rl.grpo.grpo_learner import GRPOConfig, GRPOLearner
    from tunix.rl.rollout import base_rollout

    of = rl_cluster.Role
    config = rl_cluster.RLTrainingConfig(actor_optimizer=optax.adamw(1e-3), max_steps=STEPS, eval_every_n_steps=10 * STEPS)
    cluster = rl_cluster.RLCluster(
        actor=model(run, mesh, 0), reference=model(run, mesh, 1), tokenizer=tunix_stand_ins.Tokenizer(),
        cluster_config=rl_cluster.ClusterConfig(
            role_to_mesh={of.ACTOR: mesh, of.REFERENCE: mesh, of.ROLLOUT: mesh}, rollout_engine=tunix_stand_ins.Rollout, training_config=config,
            rollout_config=base_rollout.RolloutConfig(max_tokens_to_generate=ANSWER, max_prompt_length=PROMPT,
                                                      kv_cache_size=PROMPT + ANSWER, seed=3)))
    cluster.actor_trainer.with_training_hooks(hooks)
    # The learner's updates have half of the prompts' answers; fewer have too few logits on each device to be fused.
    prompts = [f"question {number}" for number in range(SEQUENCES)]
    made = GRPOLearner(cluster, GRPOConfig(num_generations=2), tunix_stand_ins.rewards)
    return lambda: made.train([{"prompts": prompts}] * STEPS)


def train(name: str, ended: Callable[[float], None]) -> None:
    """Trains for `STEPS` steps and calls `ended(loss)` after each."""
    import jax
    import numpy as np
    from jax.sharding import Mesh
    from tunix.sft import hooks

    run = RUNS[name]
    mesh = Mesh(np.array(jax.devices()[:run.axes[0] * run.axes[1]]).reshape(run.axes), ("fsdp", "tp"))

    class Losses(hooks.TrainingHooks):
        """Reports the loss of each update."""

        def on_train_start(self, train_ctx):
            pass

        def on_train_end(self, train_ctx):
            pass

        def on_train_step_start(self, train_ctx):
            pass

        def on_train_step_end(self, train_ctx, train_step, train_loss):
            ended(float(train_loss))

        def on_eval_step_start(self, train_ctx):
            pass

        def on_eval_step_end(self, train_ctx, eval_loss):
            pass

    if run.algorithm == "GRPO":
        return learner(run, mesh, Losses())()
    made = trainer(run, mesh)
    made.with_training_hooks(Losses())
    with mesh:
        made.train(batches(run))
