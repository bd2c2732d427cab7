"""Programs that must come back unfused, with a remark where something was a candidate."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import Arg, B, Case, H, T, V, advantages, head, hidden, ids, logp, mask, normal


def logits_returned(h, w, tokens):
    """The caller asked for the logits."""
    logits = policy.linear(h, w)
    return policy.token_logp(logits, tokens).mean(), logits


def log_probs_returned(h, w):
    """The whole distribution is the result."""
    return jax.nn.log_softmax(policy.linear(h, w), axis=-1)


def top_k(h, w, tokens):
    """The five most likely tokens' share, as a metric."""
    logits = policy.linear(h, w)
    values, _ = jax.lax.top_k(logits, 5)
    return policy.token_logp(logits, tokens).mean(), values


def approximate_top_k(h, w, tokens):
    """The same by an approximate search, as samplers on TPUs make it."""
    logits = policy.linear(h, w)
    values, _ = jax.lax.approx_max_k(logits, 5)
    return policy.token_logp(logits, tokens).mean(), values


def sampled(h, w, key):
    """Gumbel sampling: noise of the logits' shape is added."""
    logits = policy.linear(h, w)
    tokens = jax.random.categorical(jax.random.wrap_key_data(key), logits, axis=-1)
    return tokens, policy.token_logp(logits, tokens)


def recurrent(h, w, tokens):
    """Hidden states that follow from those of the step before: the loop hands on what its product reads, in bf16."""
    def step(state, xs):
        x, token = xs
        state = jnp.tanh(x + state)
        return state, -jax.nn.log_softmax(state[None] @ w)[0, token]

    return jax.lax.scan(step, jnp.zeros_like(h[0, 0]), (h[0], tokens[0]))[1].astype(jnp.float32).sum()


def attention_only(q, k, v):
    """A softmax over keys, as long as a vocabulary."""
    scores = jnp.einsum("bqd,bkd->bqk", q, k) * q.shape[-1] ** -0.5
    return jnp.einsum("bqk,bkd->bqd", jax.nn.softmax(scores, axis=-1), v)


def softmax_over_batch(h, w, tokens):
    """The softmax runs over positions, not over the vocabulary."""
    return policy.take(jax.nn.log_softmax(policy.linear(h, w), axis=0), tokens)


def cumulative(h, w, tokens):
    """Cumulative probabilities, as nucleus sampling needs them."""
    probabilities = jax.nn.softmax(policy.linear(h, w), axis=-1)
    return policy.take(jnp.cumsum(probabilities, axis=-1), tokens)


def grpo_loss(h, w, tokens, old_logp, adv, weights):
    return policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights)


def dynamic_logp(h, w, tokens):
    """Batch and length are symbolic."""
    return policy.token_logp(policy.linear(h, w), tokens)


def symbolic_args(case):
    """The arguments of a case with symbolic leading dimensions."""
    batch, length = jax.export.symbolic_shape("batch, length")
    sizes = {B: batch, T: length}
    return tuple(jax.ShapeDtypeStruct(tuple(sizes.get(s, s) for s in a.shape), a.dtype) for a in case.args)


def cases():
    left = functools.partial(Case, expected="missed")
    yield left("alone_logits_returned", logits_returned, (hidden(), head(), ids(B, T)),
               reason="the logits are returned")
    yield left("alone_logits_returned_gradient", logits_returned, (hidden(), head(), ids(B, T)), argnums=(0, 1),
               has_aux=True, reason="the logits are returned")
    yield left("alone_log_probs_returned", log_probs_returned, (hidden(), head()),
               reason="the log-probabilities are returned")
    yield left("alone_top_k", top_k, (hidden(), head(), ids(B, T)), reason="top_k uses the logits")
    yield left("alone_approximate_top_k", approximate_top_k, (hidden(), head(), ids(B, T)), run=False,
               reason="approx_max_k uses the logits")
    low = functools.partial(normal, dtype=jnp.bfloat16)
    yield left("alone_recurrent_bf16", recurrent, (low(B, T, H), low(H, V), ids(B, T)), argnums=(0, 1),
               reason="each step stacks the logits of one token, which a sweep would make one by one")
    key = Arg((2,), jnp.uint32, {"kind": "bits"})
    yield left("alone_sampled", sampled, (hidden(), head(), key), reason="random noise is added to the logits")
    yield left("alone_attention", attention_only, (normal(2, 24, 16), normal(2, 640, 16), normal(2, 640, 16)),
               reason="the softmax weights are contracted with values")
    yield left("alone_softmax_over_batch", softmax_over_batch, (hidden(), head(), ids(B, T)),
               reason="the softmax is over the batch")
    yield left("alone_cumsum", cumulative, (hidden(), head(), ids(B, T)), reason="a cumulative sum over the vocabulary")
    tiny = (hidden(), head(H, 11), ids(B, T, vocab=11), logp(B, T, vocab=11), advantages(B), mask(B, T))
    yield left("alone_tiny_vocabulary", grpo_loss, tiny, argnums=(0, 1), always_fuse=False,
               reason="too small to be worth it")
    yield left("alone_dynamic_shapes", dynamic_logp, (hidden(), head(), ids(B, T)), symbolic=True, run=False,
               reason="dynamic shapes")
