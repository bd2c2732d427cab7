"""Chains inside loops, behind recomputation barriers and under private functions."""


import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, Case, H, T, V, advantages, head, hidden, ids, logp, mask, normal

MICROBATCHES, ROWS = 3, 2


def loss(h, w, tokens, old_logp, adv, weights):
    """GRPO over one microbatch."""
    return policy.grpo(policy.token_logp(policy.linear(h, w), tokens), old_logp, adv, weights)


def batch(dtype=F32):
    """A stack of microbatches."""
    leading = (MICROBATCHES, ROWS, T)
    return (hidden(*leading, H, dtype=dtype), head(dtype=dtype), ids(*leading), logp(*leading),
            advantages(*leading[:2]), mask(*leading))


def single(dtype=F32):
    return (hidden(ROWS, T, H, dtype=dtype), head(dtype=dtype), ids(ROWS, T), logp(ROWS, T), advantages(ROWS),
            mask(ROWS, T))


def accumulate_gradients(h, w, tokens, old_logp, adv, weights):
    """Gradient accumulation: value_and_grad in the loop body, dw summed in the carry, dh stacked."""
    def step(carry, microbatch):
        total, dw = carry
        value, (dh, dw_step) = jax.value_and_grad(loss, argnums=(0, 1))(microbatch[0], w, *microbatch[1:])
        return (total + value, dw + dw_step.astype(F32)), dh

    start = (jnp.zeros((), F32), jnp.zeros(w.shape, F32))
    (total, dw), dh = jax.lax.scan(step, start, (h, tokens, old_logp, adv, weights))
    return total / MICROBATCHES, dh, dw / MICROBATCHES


def accumulate_tied_gradients(h, embeddings, tokens, old_logp, adv, weights):
    """The same of embeddings that are also the head: in the body, the gradient of the gather is added to that of the head."""
    def step(dw, microbatch):
        def tied(embeddings):
            return loss(microbatch[0] + embeddings[microbatch[1]], embeddings.T, *microbatch[1:])

        return dw + jax.grad(tied)(embeddings).astype(F32), None

    start = jnp.zeros(embeddings.shape, F32)
    return jax.lax.scan(step, start, (h, tokens, old_logp, adv, weights))[0] / MICROBATCHES


def scanned_loss(h, w, tokens, old_logp, adv, weights, *, body=loss):
    """The mean loss over microbatches, by a scan that is differentiated from outside."""
    def step(total, microbatch):
        return total + body(microbatch[0], w, *microbatch[1:]), None

    return jax.lax.scan(step, jnp.zeros((), F32), (h, tokens, old_logp, adv, weights))[0] / MICROBATCHES


def conditional(h, w, tokens, old_logp, adv, weights):
    """The loss in one branch of a conditional."""
    return jax.lax.cond(adv.sum() > 0, lambda: loss(h, w, tokens, old_logp, adv, weights), lambda: jnp.float32(0))


def switched(h, w, tokens, old_logp, adv, weights, *, choice):
    """One of three losses, of which two need the logits, and a constant."""
    def supervised(h, w):
        logits = policy.linear(h, w) / 0.7
        return ((jax.nn.logsumexp(logits, axis=-1) - policy.take(logits, tokens)) * weights).sum()

    # A choice that is known only when the program runs.
    index = jnp.where(jnp.abs(old_logp).sum() >= 0, choice, 0)
    branches = (lambda h, w: jnp.square(h).sum() + 0 * w.sum(), supervised,
                lambda h, w: 3 + loss(h, w, tokens, old_logp, adv, weights))
    return jax.lax.switch(index, branches, h, w)


def recomputed(h, w, *rest):
    """Head and loss under jax.checkpoint: the backward recomputes the logits behind a barrier."""
    return jax.checkpoint(loss)(h, w, *rest)


def recomputed_saving_dots(h, w, *rest):
    """A policy that saves the logits."""
    return jax.checkpoint(loss, policy=jax.checkpoint_policies.dots_saveable)(h, w, *rest)


def conditional_flat(h, w, tokens, old_logp, adv, weights):
    """The loss in one branch, of a product of flattened rows and weights that are cast."""
    def token_loss():
        rows = h.reshape(-1, h.shape[-1]) @ w.astype(BF16).astype(F32)
        token_logp = policy.token_logp(rows.reshape(*tokens.shape, -1), tokens)
        return policy.grpo(token_logp, old_logp, adv, weights)

    return jax.lax.cond(adv.sum() > 0, token_loss, lambda: jnp.float32(0))


def cases():
    yield Case("scan_accumulate", accumulate_gradients, batch(), gradient_outputs=(1, 2), old_jax=True)
    yield Case("scan_accumulate_bf16", accumulate_gradients, batch(BF16), gradient_outputs=(1, 2), tolerance="bf16",
               near_f64=True)
    states, _, *others = batch()
    yield Case("scan_accumulate_tied", accumulate_tied_gradients, (states, normal(V, H, scale=0.15), *others),
               gradient_outputs=(0,))
    yield Case("scan_differentiated", scanned_loss, batch(), argnums=(0, 1), old_jax=True)
    yield Case("checkpoint", recomputed, single(), argnums=(0, 1), old_jax=True)
    yield Case("checkpoint_dots_saveable", recomputed_saving_dots, single(), argnums=(0, 1))
    yield Case("conditional_flat", conditional_flat, (*single()[:4], normal(ROWS, mean=3.0), mask(ROWS, T)),
               argnums=(0, 1), tolerance="bf16", near_f64=True)
