"""Tunix's own losses (GRPO, GSPO, PPO, DPO, supervised) over a small token model.

The package's loss functions take a model that maps tokens to logits, so the model is part of the program.
"""

import functools

from flax import nnx
import jax.numpy as jnp
from tunix.rl import algo_core
from tunix.rl.grpo import grpo_learner
from tunix.rl.ppo import ppo_learner
from tunix.sft import peft_trainer
from tunix.sft.dpo import dpo_trainer

from .case import BF16, F32, Case, advantages, ids, logp, mask, normal

B, PROMPT, COMPLETION, WIDTH, V = 2, 5, 9, 40, 1003
PAD, EOS = 0, 1


class TokenModel(nnx.Module):
    """Token and position embeddings under an LM head."""

    def __init__(self, embedding, positions, head):
        self.embedding = nnx.Param(embedding)
        self.position_table = nnx.Param(positions)
        self.head = nnx.Param(head)

    def __call__(self, tokens, positions, cache=None, attention_mask=None):
        x = self.embedding[...][tokens] + self.position_table[...][positions]
        return x @ self.head[...], cache


def parameters(dtype=F32):
    return (normal(V, WIDTH, dtype=dtype, scale=0.7), normal(PROMPT + COMPLETION, WIDTH, dtype=dtype, scale=0.7),
            normal(WIDTH, V, dtype=dtype, scale=0.15))


def policy_loss(params, prompt, completion, weights, adv, ref_logp, old_logp, *, loss, config):
    """One of the registered policy losses; its metrics are returned as well."""
    example = grpo_learner.TrainExample(
        prompt_ids=prompt, prompt_mask=prompt != PAD, completion_ids=completion, completion_mask=weights,
        advantages=adv, ref_per_token_logps=ref_logp, old_per_token_logps=old_logp)
    return loss(TokenModel(*params), example, algo_config=config, pad_id=PAD, eos_id=EOS)


def dpo_loss(params, tokens, weights, ref_chosen, ref_rejected, *, algorithm):
    """Chosen sequences are the first half of the batch."""
    length = tokens.shape[1]
    example = dpo_trainer.TrainExample(
        input_ids=tokens, positions=jnp.broadcast_to(jnp.arange(length), tokens.shape),
        attention_mask=jnp.ones((1, length, length), bool), ref_chosen_logps=ref_chosen,
        ref_rejected_logps=ref_rejected, completion_mask=weights, logits_to_keep=COMPLETION)
    return dpo_trainer.dpo_loss_fn(TokenModel(*params), example, algorithm=algorithm)


def supervised_loss(params, tokens, weights):
    """The trainer's default next-token loss."""
    length = tokens.shape[1]
    return peft_trainer._default_loss_fn(
        TokenModel(*params), tokens, weights, jnp.broadcast_to(jnp.arange(length), tokens.shape),
        jnp.ones((1, length, length), bool))


def rollout():
    return (ids(B, PROMPT, vocab=V), ids(B, COMPLETION, vocab=V), mask(B, COMPLETION), advantages(B),
            logp(B, COMPLETION, vocab=V), logp(B, COMPLETION, vocab=V))


def cases():
    case = functools.partial(Case, package="google-tunix 0.1.7", argnums=0, has_aux=True)
    configs = {
        "grpo": grpo_learner.GRPOConfig(),
        "grpo_token_mean": grpo_learner.GRPOConfig(loss_agg_mode="token-mean", kl_loss_mode="low_var_kl"),
        "gspo": grpo_learner.GRPOConfig(loss_algo="gspo-token"),
    }
    for config in configs.values():
        config.temperature = 0.9  # as the learner sets it, from the rollout configuration
    for name, config in configs.items():
        yield case(f"tunix_{name}", functools.partial(policy_loss, loss=algo_core.grpo_loss_fn, config=config),
                   (parameters(), *rollout()))
    yield case("tunix_grpo_bf16",
               functools.partial(policy_loss, loss=algo_core.grpo_loss_fn, config=configs["grpo"]),
               (parameters(BF16), *rollout()), near_f64=True)
    entropy_ppo = ppo_learner.PPOConfig(entropy_coef=0.01, epsilon_c=3.0)
    prompt, completion, weights, _, ref_logp, old_logp = rollout()
    yield case("tunix_ppo_entropy",
               functools.partial(policy_loss, loss=algo_core.ppo_policy_loss_fn, config=entropy_ppo),
               (parameters(), prompt, completion, weights, advantages(B, COMPLETION), ref_logp, old_logp))
    length = PROMPT + COMPLETION
    pairs = (ids(2 * B, length, vocab=V), mask(2 * B, COMPLETION), normal(B, mean=-60.0), normal(B, mean=-60.0))
    yield case("tunix_dpo", functools.partial(dpo_loss, algorithm="dpo"), (parameters(), *pairs))
    yield Case("tunix_supervised", supervised_loss, (parameters(), ids(B, length, vocab=V), mask(B, length)),
               argnums=0, package="google-tunix 0.1.7")
