"""Losses that a branch computes in each step of a loop, with the gradient taken outside of both.

The branch that is taken gives logits-sized residuals and the other one zeros, the loop stacks both, and another conditional in the
backward loop reads them.
"""

import functools

import jax
import jax.numpy as jnp

from .case import F32, Case
from .loop_cases import cross_entropy
from .nested_loop_cases import arguments, nested, summed, twice

STEPS = 4


def steps(*xs):
    """Tokens by steps."""
    return tuple(nested(x, STEPS) for x in xs)


def is_even(tokens):
    """A condition that is known only at run time and differs between steps."""
    return tokens[0] % 2 == 0


def chosen(h, w, tokens, weights):
    """The loss of some steps."""
    def body(h, tokens, weights):
        return jax.lax.cond(is_even(tokens), lambda: cross_entropy(h, w, tokens, weights), lambda: jnp.zeros((), F32))

    return summed(body, steps(h, tokens, weights))


def integer_labels(h, w, tokens, weights):
    """The formula of Optax' softmax_cross_entropy_with_integer_labels."""
    def loss(h, tokens):
        x = (h @ w).astype(F32)
        return (jax.nn.logsumexp(x, -1) - jnp.take_along_axis(x, tokens[:, None], -1).take(0, -1)).sum()

    def body(h, tokens, weights):
        return jax.lax.cond(is_even(tokens), lambda: loss(h, tokens), lambda: weights.sum())

    return summed(body, steps(h, tokens, weights))


def both(h, w, tokens, weights):
    """Another loss in each branch, of other logits."""
    def entropy(h):
        log_probs = jax.nn.log_softmax((h @ w).astype(F32) / 0.7)
        return -(jnp.exp(log_probs) * log_probs).sum()

    def body(h, tokens, weights):
        return jax.lax.cond(is_even(tokens), lambda: cross_entropy(h, w, tokens, weights), lambda: entropy(h))

    return summed(body, steps(h, tokens, weights))


def switched(h, w, tokens, weights):
    """One of three, of which one has no logits; an index that is out of bounds takes the last."""
    def body(h, tokens, weights):
        losses = (lambda: jnp.square(h.astype(F32)).sum(), lambda: cross_entropy(h, w, tokens, weights),
                  lambda: 3 * cross_entropy(jnp.sin(h), w, tokens, weights))
        return jax.lax.switch(tokens[0] % 5 - 1, losses)

    return summed(body, steps(h, tokens, weights))


def in_a_branch(h, w, tokens, weights):
    """A conditional within a branch."""
    def body(h, tokens, weights):
        one = lambda: cross_entropy(h, w, tokens, weights)
        inner = lambda: jax.lax.cond(weights.sum() > 2, one, lambda: jnp.zeros((), F32))
        return jax.lax.cond(is_even(tokens), inner, lambda: jnp.zeros((), F32))

    return summed(body, steps(h, tokens, weights))


def in_two_loops(h, w, tokens, weights):
    """In a loop within a loop."""
    def body(h, tokens, weights):
        return jax.lax.cond(is_even(tokens), lambda: cross_entropy(h, w, tokens, weights), lambda: jnp.zeros((), F32))

    return twice(body, h, tokens, weights)


def rounded(h, w, tokens, weights):
    """The softmax is computed in bf16."""
    def one(h, tokens):
        return -jnp.take_along_axis(jax.nn.log_softmax(h @ w), tokens[:, None], -1).astype(F32).sum()

    body = lambda h, tokens, weights: jax.lax.cond(is_even(tokens), lambda: one(h, tokens), lambda: weights.sum())
    return summed(body, steps(h, tokens, weights))


def cases():
    plain, narrow, special = arguments()
    contract = functools.partial(Case, argnums=(0, 1), tolerance="contract")
    yield Case("loop_chosen_bf16", chosen, narrow, argnums=(0, 1))
    yield contract("loop_chosen_integer_labels", integer_labels, plain)
    yield contract("loop_chosen_switched", switched, plain)
    yield contract("loop_chosen_in_two_loops", in_two_loops, plain)
    yield Case("loop_chosen_rounded", rounded, narrow, argnums=(0, 1))
    yield Case("loop_chosen_in_a_branch", in_a_branch, plain, argnums=(0, 1))
