"""GRPO: precisions, head layouts, batch shapes, reductions, temperatures, gradients and metrics."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import (BF16, F32, B, Case, H, T, V, advantages, head, hidden, ids, logp, mask, normal)


def grpo_loss(h, w, tokens, old_logp, adv, weights, ref_logp, *, logits=policy.linear, temperature=1.0,
              reduction="token_mean"):
    """The plain chain: head, temperature, log-softmax, token selection, loss."""
    scaled = logits(h, w) / temperature
    return policy.grpo(policy.token_logp(scaled, tokens), old_logp, adv, weights, ref_logp, reduction=reduction)


def rollout(*batch, vocab=V):
    """The arguments after h and w: ids, old log-probabilities, advantages, mask, reference log-probabilities."""
    return (ids(*batch, vocab=vocab), logp(*batch, vocab=vocab), advantages(*batch[:-1]), mask(*batch),
            logp(*batch, vocab=vocab))


def args(h=None, w=None, vocab=V):
    h = h or hidden()
    return (h, w or head(), *rollout(*h.shape[:-1], vocab=vocab))


def precisions():
    both = functools.partial(Case, argnums=(0, 1))
    bf16 = (hidden(dtype=BF16), head(dtype=BF16))
    yield both("grpo_f32", grpo_loss, args(), old_jax=True)
    yield both("grpo_bf16_logits", grpo_loss, args(*bf16), old_jax=True)
    yield both("grpo_bf16_f32_logits", functools.partial(grpo_loss, logits=policy.linear_f32_accumulate),
               args(*bf16), old_jax=True)
    yield both("grpo_rounded_product", functools.partial(grpo_loss, logits=policy.linear_rounded), args(*bf16))
    yield both("grpo_rounded_f32_product", functools.partial(
        grpo_loss, logits=lambda h, w: (h @ w).astype(BF16).astype(F32)), args(), near_f64=True, target="cpu")
    yield both("grpo_rounded_and_not", functools.partial(
        grpo_loss, logits=lambda h, w: policy.linear_rounded(h, w) + 1e-3 * policy.linear_f32_accumulate(h, w)),
               args(*bf16))
    yield both("grpo_w_cast",
               functools.partial(grpo_loss, logits=lambda h, w: policy.linear(h, w.astype(BF16))),
               args(hidden(dtype=BF16), head()), old_jax=True)
    yield both("grpo_f32_from_bf16_operands",
               functools.partial(grpo_loss, logits=lambda h, w: policy.linear(h.astype(F32), w.astype(F32))),
               args(*bf16))


def layouts():
    both = functools.partial(Case, argnums=(0, 1))
    yield both("grpo_tied_einsum", functools.partial(grpo_loss, logits=policy.tied_einsum),
               args(w=head(V, H)), old_jax=True)
    yield both("grpo_tied_transpose", functools.partial(grpo_loss, logits=policy.tied_transpose),
               args(w=head(V, H)), old_jax=True)
    yield both("grpo_tied_einsum_bf16", functools.partial(grpo_loss, logits=policy.tied_einsum),
               args(hidden(dtype=BF16), head(V, H, dtype=BF16)))
    yield both("grpo_batch_t", grpo_loss_single, (hidden(29, H), head(), *rollout_single(29)))
    yield both("grpo_batch_gbt", grpo_loss, args(hidden(3, 2, 7, H)), old_jax=True)
    yield both("grpo_flattened", grpo_loss_flattened, args())


def rollout_single(tokens):
    return (ids(tokens), logp(tokens), advantages(tokens), mask(tokens), logp(tokens))


def grpo_loss_single(h, w, tokens, old_logp, adv, weights, ref_logp):
    """One packed sequence, with an advantage per token."""
    return policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights, ref_logp)


def grpo_loss_flattened(h, w, tokens, old_logp, adv, weights, ref_logp):
    """Rows flattened before the head and unflattened after the selection."""
    logits = policy.linear(h.reshape(-1, h.shape[-1]), w)
    token_logp = policy.token_logp(logits, tokens.reshape(-1)).reshape(tokens.shape)
    return policy.grpo(token_logp, old_logp, adv, weights, ref_logp)


def reductions():
    for reduction in ("sequence_mean", "constant"):
        yield Case(f"grpo_{reduction}", functools.partial(grpo_loss, reduction=reduction), args(), argnums=(0, 1))

    def on_policy(h, w, tokens, adv, weights):
        token_logp = policy.token_logp(policy.linear(h, w), tokens)
        return policy.grpo(token_logp, jax.lax.stop_gradient(token_logp), adv, weights)

    tokens, _, adv, weights, _ = rollout(B, T)
    yield Case("grpo_on_policy", on_policy, (hidden(), head(), tokens, adv, weights), argnums=(0, 1), old_jax=True)
    yield Case("grpo_on_policy_bf16", on_policy,
               (hidden(dtype=BF16), head(dtype=BF16), tokens, adv, weights), argnums=(0, 1))


def temperatures():
    yield Case("grpo_temperature", functools.partial(grpo_loss, temperature=0.7), args(), argnums=(0, 1),
               old_jax=True)
    yield Case("grpo_temperature_bf16", functools.partial(grpo_loss, temperature=0.7),
               args(hidden(dtype=BF16), head(dtype=BF16)), argnums=(0, 1))

    def after_softmax(h, w, tokens, old_logp, adv, weights, ref_logp):
        log_probs = jax.nn.log_softmax(policy.linear(h, w), axis=-1) / 0.7
        return policy.grpo(policy.take(log_probs, tokens), old_logp, adv, weights, ref_logp)

    yield Case("grpo_temperature_after", after_softmax, args(), argnums=(0, 1))

    def per_sequence(h, w, temperature, tokens, old_logp, adv, weights, ref_logp):
        logits = policy.linear(h, w) / temperature[:, None, None]
        return policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights, ref_logp)

    yield Case("grpo_temperature_per_sequence", per_sequence,
               (hidden(), head(), normal(B, scale=0.05, mean=0.8), *rollout(B, T)), argnums=(0, 1))


def gradients():
    yield Case("grpo_grad_h", grpo_loss, args(), argnums=0, old_jax=True)
    yield Case("grpo_grad_w", grpo_loss, args(), argnums=1, old_jax=True)
    yield Case("grpo_grad_h_bf16", grpo_loss, args(hidden(dtype=BF16), head(dtype=BF16)), argnums=0)
    yield Case("grpo_grad_w_bf16", grpo_loss, args(hidden(dtype=BF16), head(dtype=BF16)), argnums=1)
    yield Case("grpo_value_only", grpo_loss, args())

    def token_logp(h, w, tokens):
        return policy.token_logp(policy.linear(h, w), tokens)

    yield Case("logprob_forward", token_logp, (hidden(), head(), ids(B, T)), old_jax=True)
    yield Case("logprob_forward_bf16", token_logp, (hidden(dtype=BF16), head(dtype=BF16), ids(B, T)))

    def biased(h, w, bias, *rest):
        logits = policy.linear(h, w) + bias
        return policy.grpo(policy.token_logp(logits, rest[0]), *rest[1:])

    yield Case("grpo_bias", biased, (hidden(), head(), normal(V, scale=0.3), *rollout(B, T)), argnums=(0, 1, 2),
               old_jax=True)
    yield Case("grpo_bias_only", biased, (hidden(), head(), normal(V, scale=0.3), *rollout(B, T)), argnums=2)


def metrics():
    def with_metric(metric):
        def loss(h, w, tokens, old_logp, adv, weights, ref_logp):
            logits = policy.linear(h, w)
            value = policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights, ref_logp)
            return value, policy.aggregate(metric(logits, tokens), weights, "token_mean")
        return loss

    kinds = {
        "entropy": lambda logits, tokens: policy.entropy(logits),
        "entropy_epsilon": lambda logits, tokens: policy.entropy_with_epsilon(logits),
        "entropy_temperature": lambda logits, tokens: policy.entropy(logits / 0.6),
        "accuracy": lambda logits, tokens: (jnp.argmax(logits, axis=-1) == tokens).astype(F32),
        "mean_logit": lambda logits, tokens: jnp.mean(logits, axis=-1),
        "max_probability": lambda logits, tokens: jnp.max(jax.nn.softmax(logits, axis=-1), axis=-1),
    }
    for name, metric in kinds.items():
        yield Case(f"grpo_metric_{name}", with_metric(metric), args(), argnums=(0, 1), has_aux=True,
                   old_jax=name in ("entropy", "accuracy"))
    yield Case("grpo_metric_entropy_bf16", with_metric(kinds["entropy"]),
               args(hidden(dtype=BF16), head(dtype=BF16)), argnums=(0, 1), has_aux=True)

    def all_metrics(logits, tokens):
        return sum(kind(logits, tokens) for kind in kinds.values())

    yield Case("grpo_metrics_together", with_metric(all_metrics), args(), argnums=(0, 1), has_aux=True)

    def argmax_ids(h, w):
        return jnp.argmax(policy.linear(h, w), axis=-1)

    yield Case("argmax_forward", argmax_ids, (hidden(), head()))
    # Greedy decoding among the tokens that are allowed: the logits are not the selection's first operand.
    yield Case("argmax_allowed", lambda h, w, bias: jnp.argmax(jnp.where(bias > 0, policy.linear(h, w), -jnp.inf), axis=-1),
               (hidden(), head(), normal(V)))

    def entropy_bonus(metric):
        def loss(h, w, tokens, old_logp, adv, weights, ref_logp):
            logits = policy.linear(h, w)
            value = policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights, ref_logp)
            return value - 0.01 * policy.aggregate(metric(logits), weights, "token_mean")
        return loss

    yield Case("grpo_entropy_bonus", entropy_bonus(policy.entropy), args(), argnums=(0, 1), old_jax=True)
    yield Case("grpo_entropy_bonus_epsilon", entropy_bonus(policy.entropy_with_epsilon), args(), argnums=(0, 1))


def cases():
    for group in (precisions, layouts, reductions, temperatures, gradients, metrics):
        yield from group()
