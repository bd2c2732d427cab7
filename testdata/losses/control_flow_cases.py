"""Chains inside loops, behind recomputation barriers and under private functions."""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, Case, H, T, advantages, head, hidden, ids, logp, mask, normal

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


def accumulate_unrolled(h, w, tokens, old_logp, adv, weights):
    """The same as a Python loop: several copies of the chain on one w."""
    total, dw = jnp.zeros((), F32), jnp.zeros(w.shape, F32)
    for i in range(MICROBATCHES):
        value, step = jax.value_and_grad(loss, argnums=1)(h[i], w, tokens[i], old_logp[i], adv[i], weights[i])
        total, dw = total + value, dw + step.astype(F32)
    return total / MICROBATCHES, dw / MICROBATCHES


def scanned_loss(h, w, tokens, old_logp, adv, weights, *, body=loss):
    """The mean loss over microbatches, by a scan that is differentiated from outside."""
    def step(total, microbatch):
        return total + body(microbatch[0], w, *microbatch[1:]), None

    return jax.lax.scan(step, jnp.zeros((), F32), (h, tokens, old_logp, adv, weights))[0] / MICROBATCHES


def mapped_logp(h, w, tokens):
    """Log-probabilities of one sequence at a time."""
    return jax.lax.map(lambda row: policy.token_logp(policy.linear(row[0], w), row[1]), (h, tokens))


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


def nested_functions(h, w, tokens, old_logp, adv, weights):
    """Head, log-softmax and loss in private functions that call each other."""
    @jax.jit
    def logits_of(h, w):
        return policy.linear(h, w)

    @jax.jit
    def token_logp_of(h, w, tokens):
        return policy.token_logp(logits_of(h, w), tokens)

    @jax.jit
    def loss_of(h, w):
        return policy.grpo(token_logp_of(h, w, tokens), old_logp, adv, weights)

    return loss_of(h, w)


def recomputed(h, w, *rest):
    """Head and loss under jax.checkpoint: the backward recomputes the logits behind a barrier."""
    return jax.checkpoint(loss)(h, w, *rest)


def recomputed_logp(h, w, tokens, *rest):
    """Only the log-probabilities are recomputed."""
    token_logp = jax.checkpoint(lambda h, w: policy.token_logp(policy.linear(h, w), tokens))(h, w)
    return policy.grpo(token_logp, *rest)


def recomputed_saving_dots(h, w, *rest):
    """A policy that saves the logits."""
    return jax.checkpoint(loss, policy=jax.checkpoint_policies.dots_saveable)(h, w, *rest)


@functools.partial(jax.checkpoint, policy=jax.checkpoint_policies.dots_with_no_batch_dims_saveable)
def shifted_saving_dots(h, w, tokens, old_logp, adv, weights):
    """A policy that saves the logits, of which the last position is cut off."""
    token_logp = policy.token_logp(policy.linear(h, w)[:, :-1], tokens[:, 1:])
    return policy.grpo(token_logp, old_logp[:, 1:], adv, weights[:, 1:])


def conditional_flat(h, w, tokens, old_logp, adv, weights):
    """The loss in one branch, of a product of flattened rows and weights that are cast."""
    def token_loss():
        rows = h.reshape(-1, h.shape[-1]) @ w.astype(BF16).astype(F32)
        token_logp = policy.token_logp(rows.reshape(*tokens.shape, -1), tokens)
        return policy.grpo(token_logp, old_logp, adv, weights)

    return jax.lax.cond(adv.sum() > 0, token_loss, lambda: jnp.float32(0))


def cases():
    yield Case("scan_accumulate", accumulate_gradients, batch(), gradient_outputs=(1, 2), old_jax=True)
    yield Case("scan_accumulate_bf16", accumulate_gradients, batch(BF16), gradient_outputs=(1, 2))
    yield Case("unrolled_accumulate", accumulate_unrolled, batch(), gradient_outputs=(1,))
    yield Case("scan_differentiated", scanned_loss, batch(), argnums=(0, 1), old_jax=True)
    yield Case("scan_checkpointed", functools.partial(scanned_loss, body=jax.checkpoint(loss)), batch(),
               argnums=(0, 1))
    yield Case("map_logprob", mapped_logp, (hidden(ROWS, T, H), head(), ids(ROWS, T)))
    yield Case("conditional_loss", conditional, single())
    yield Case("nested_functions", nested_functions, single(), argnums=(0, 1), old_jax=True)
    yield Case("checkpoint", recomputed, single(), argnums=(0, 1), old_jax=True)
    yield Case("checkpoint_bf16", recomputed, single(BF16), argnums=(0, 1))
    yield Case("checkpoint_logprob", recomputed_logp, single(), argnums=(0, 1))
    yield Case("checkpoint_dots_saveable", recomputed_saving_dots, single(), argnums=(0, 1))
    yield Case("checkpoint_dots_saveable_shifted", shifted_saving_dots, single(), argnums=(0, 1))
    yield Case("checkpoint_dots_saveable_shifted_bf16", shifted_saving_dots, single(BF16), argnums=(0, 1))
    yield Case("conditional_flat", conditional_flat, (*single()[:4], normal(ROWS, mean=3.0), mask(ROWS, T)),
               argnums=(0, 1), tolerance="bf16", near_f64=True)
    for taken, mean in (("taken", 3.0), ("not_taken", -3.0)):
        args = (*single()[:4], normal(ROWS, mean=mean), mask(ROWS, T))
        yield Case(f"conditional_{taken}", conditional, args, argnums=(0, 1))
    yield Case("conditional_taken_bf16", conditional, (*single(BF16)[:4], normal(ROWS, mean=3.0), mask(ROWS, T)),
               argnums=(0, 1))
    for choice in range(3):
        chosen = functools.partial(switched, choice=choice)
        yield Case(f"conditional_switch_{choice}", chosen, single(), argnums=(0, 1))
