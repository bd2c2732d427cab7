"""tunix's own losses behind a transformer's block of Flax's nnx: GRPO, GSPO and Dr. GRPO, PPO, DPO and ORPO, SFT."""

import functools

import jax
import jax.numpy as jnp
from flax import nnx
from heads import Loss, batch
from tunix.rl import algo_core, common
from tunix.rl.grpo.drgrpo_learner import DrGRPOConfig
from tunix.rl.grpo.grpo_learner import GRPOConfig
from tunix.rl.ppo.ppo_learner import PPOConfig
from tunix.sft import peft_trainer
from tunix.sft.dpo import dpo_trainer

SEQUENCES, PROMPT, PAD, END = 4, 8, 0, 1


class Model(nnx.Module):
    """Causal attention, a feed-forward layer and the head, with the interface that tunix's trainers call.

    The gradient by a bias of the keys is zero, of which there would be no share.
    """

    def __init__(self, sizes, rngs):
        self.embed = nnx.Embed(sizes.columns, sizes.width, rngs=rngs)
        self.attention = nnx.MultiHeadAttention(2, sizes.width, use_bias=False, decode=False, rngs=rngs)
        self.norm = nnx.RMSNorm(sizes.width, rngs=rngs)
        self.up = nnx.Linear(sizes.width, sizes.width, rngs=rngs)
        self.head = nnx.Linear(sizes.width, sizes.columns, use_bias=False, rngs=rngs)

    def __call__(self, tokens, positions, cache, attention_mask):
        x = self.embed(tokens)
        x = x + self.attention(x, mask=attention_mask[:, None])
        return self.head(x + self.up(nnx.gelu(self.norm(x)))), cache


def losses(sizes):
    given, length = batch(sizes), sizes.rows // SEQUENCES
    shape = (SEQUENCES, length)
    # No answer holds a token that pads.
    answers, mask = jnp.maximum(given["ids"], 2).reshape(shape), given["mask"].reshape(shape)
    prompts = jnp.roll(answers, 1)[:, :PROMPT] if length >= PROMPT else jnp.roll(answers, 1)
    near = given["old"].reshape(shape)
    graph, parameters = nnx.split(Model(sizes, nnx.Rngs(2)))

    def of(name, loss, data):
        """`loss(model, data)` with what the library logs of it."""
        function = lambda p, b: loss(nnx.merge(graph, p), b)
        return Loss(name, function, parameters, data, functools.partial(jax.value_and_grad, has_aux=True))

    def of_policy(name, loss, config, advantages, **more):
        example = common.TrainExample(
            prompt_ids=prompts, prompt_mask=prompts != PAD, completion_ids=answers, completion_mask=mask, advantages=advantages,
            ref_per_token_logps=near, old_per_token_logps=near + 0.01, **more)

        def function(model, example):
            value, metrics = loss(model, example, config, PAD, END)
            return value, metrics.get("entropy")

        return of(name, function, example)

    def grpo(kind=GRPOConfig, temperature=1.0, **more):
        """A configuration, with the sampler's temperature that the learner writes into it."""
        config = kind(**more)
        config.temperature = temperature
        return algo_core.grpo_loss_fn, config

    sequences, tokens = given["advantages"][:SEQUENCES], given["advantages"].reshape(shape)
    yield of_policy("GRPO", *grpo(), sequences)
    yield of_policy("GRPO, temperature, low-variance KL", *grpo(temperature=0.7, kl_loss_mode="low_var_kl"), sequences)
    yield of_policy("GRPO, weights of the sampler", *grpo(), sequences, sampler_is_weights=mask + 0.5)
    yield of_policy("GSPO", *grpo(loss_algo="gspo-token"), sequences)
    yield of_policy("Dr. GRPO", *grpo(DrGRPOConfig), sequences)
    yield of_policy("PPO", algo_core.ppo_policy_loss_fn, PPOConfig(), tokens)
    yield of_policy("PPO, entropy, dual clip", algo_core.ppo_policy_loss_fn, PPOConfig(entropy_coef=0.01, epsilon_c=3.0), tokens)

    # The second half of the sequences are the rejected ones.
    ids, positions, attention, _ = common.process_ids(prompts, answers, PAD, END)
    pairs = {"input_ids": ids, "positions": positions, "attention_mask": attention, "completion_mask": mask}
    of_pairs = (near * mask).sum(-1)
    references = {"ref_chosen_logps": of_pairs[:SEQUENCES // 2], "ref_rejected_logps": of_pairs[SEQUENCES // 2:]}
    for name, algorithm, smoothing in ("DPO", "dpo", 0.0), ("DPO, smoothed", "dpo", 0.1), ("ORPO", "orpo", 0.0):
        example = dpo_trainer.TrainExample(**pairs, **references, logits_to_keep=length)
        yield of(name, functools.partial(dpo_trainer.dpo_loss_fn, algorithm=algorithm, label_smoothing=smoothing), example)

    inputs = {"input_tokens": ids, "input_mask": ids != PAD, "positions": positions, "attention_mask": attention}
    yield of("SFT", lambda model, b: (peft_trainer._default_loss_fn(model, **b), None), inputs)
