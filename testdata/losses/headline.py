"""Full-size programs for the TPU compiler.  They are exported, never run."""

import functools

import jax.numpy as jnp

from . import logits_cases, policy
from .case import BF16, Case, head, hidden, normal
from .grpo_cases import grpo_loss, rollout


def arguments(batch, tokens, width, vocab):
    return (hidden(batch, tokens, width, dtype=BF16), head(width, vocab, dtype=BF16),
            *rollout(batch, tokens, vocab=vocab))


def with_entropy(h, w, tokens, old_logp, adv, weights, ref_logp):
    """The GRPO loss, with the entropy as a metric."""
    logits = policy.linear(h, w)
    value = policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights, ref_logp)
    return value, policy.aggregate(policy.entropy(logits), weights, "token_mean")


def with_metrics(h, w, tokens, old_logp, adv, weights, ref_logp):
    """The GRPO loss, with the entropy and the share of tokens that are the likeliest as metrics."""
    value, entropy = with_entropy(h, w, tokens, old_logp, adv, weights, ref_logp)
    greedy = jnp.argmax(policy.linear(h, w), axis=-1) == tokens
    return value, (entropy, policy.aggregate(greedy, weights, "token_mean"))


def with_log_probability(h, w, tokens, old_logp, adv, weights, ref_logp, *, logits):
    """The GRPO loss, with the mean log-probability as an auxiliary value."""
    token_logp = policy.token_logp(logits(h, w), tokens)
    value = policy.grpo(token_logp, old_logp, adv, weights, ref_logp)
    return value, policy.aggregate(token_logp, weights, "token_mean")


def cases():
    full = arguments(1, 8192, 4096, 151936)
    case = functools.partial(Case, run=False, always_fuse=False, logits_elements=8192 * 151936)
    yield case("headline", grpo_loss, full, argnums=(0, 1))
    for name, logits in (("rounded", policy.linear_rounded), ("unrounded", policy.linear_f32_accumulate)):
        yield case(f"headline_{name}", functools.partial(with_log_probability, logits=logits), full, argnums=(0, 1),
                   has_aux=True)
    yield case("headline_entropy", with_entropy, full, argnums=(0, 1), has_aux=True)
    yield case("headline_metrics", with_metrics, full, argnums=(0, 1), has_aux=True)
    yield case("headline_h_only", grpo_loss, full, argnums=0)
    yield case("headline_w_only", grpo_loss, full, argnums=1)
    yield Case("headline_b4", grpo_loss, arguments(4, 1024, 2048, 151643), argnums=(0, 1), run=False,
               always_fuse=False, logits_elements=4096 * 151643)
    # The logits are an input, with a vocabulary that fills no register: the TPU keeps tokens minor.
    over_logits = (normal(4, 1024, 151643, dtype=BF16, scale=2.0), *rollout(4, 1024, vocab=151643))
    yield Case("headline_logits_b4", logits_cases.with_entropy, over_logits, argnums=0, has_aux=True, run=False,
               always_fuse=False)

    # The logits are an input.  Their gradient is as large as they are, so nothing is said about large tensors.
    logits = functools.partial(Case, argnums=0, run=False, always_fuse=False)
    given = (normal(1, 4096, 151936, dtype=BF16), *rollout(1, 4096, vocab=151936))
    yield logits("headline_logits", logits_cases.grpo_loss, given)
    yield logits("headline_logits_entropy", logits_cases.with_entropy, given, has_aux=True)
