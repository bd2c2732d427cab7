"""Losses that loops within loops compute, with the gradient taken outside of all of them.

A step of the outer loop has microbatches, of which the inner loop takes one after the other: what the forward pass keeps for
the gradient is [steps, microbatches, tokens, vocabulary], with two borders between it and the backward pass.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, advantages, hidden, ids, logp, mask
from .loop_cases import INF, N, H, V, cross_entropy, head, policy_of, rounded_moment, saving
from .policy import linear, take
from .special_cases import patched, put

# Steps, microbatches of each, tokens of each.
STEPS, MICRO, C = 2, 4, 3


def nested(x, *sizes):
    """Tokens by loops, the outermost first."""
    return x.reshape(*(sizes or (STEPS, MICRO)), -1, *x.shape[1:])


def summed(body, xs, **options):
    """The sum of what `body` makes of each entry, by a scan."""
    return jax.lax.scan(lambda total, x: (total + body(*x), None), jnp.zeros((), F32), xs, **options)[0]


def twice(body, *rest, inner=None, outer=None):
    """The sum of what `body` makes of each microbatch of each step."""
    step = lambda *xs: summed(body, xs, **(inner or {}))
    return summed(step, tuple(map(nested, rest)), **(outer or {}))


def plain_loss(h, w, tokens, weights, **options):
    return twice(lambda h, tokens, weights: cross_entropy(h, w, tokens, weights), h, tokens, weights, **options)


def mapped(h, w, tokens, weights):
    """The inner loop is a `lax.map`, whose losses are not summed before the step ends."""
    def step(*xs):
        losses = jax.lax.map(lambda x: cross_entropy(x[0], w, x[1], x[2]), xs)
        return jnp.log1p(losses**2).sum()

    return summed(step, tuple(map(nested, (h, tokens, weights))))


def counted(h, w, tokens, weights):
    """The inner loop counts, and slices microbatches out that overlap."""
    def step(*xs):
        h, tokens, weights = (x.reshape(-1, *x.shape[2:]) for x in xs)

        def one(i, total):
            part = functools.partial(jax.lax.dynamic_slice_in_dim, start_index=i * (C - 1) + 1, slice_size=C)
            return total + cross_entropy(jnp.sin(part(h)), w, part(tokens), part(weights))

        return jax.lax.fori_loop(0, MICRO, one, jnp.zeros((), F32))

    return summed(step, tuple(map(nested, (h, tokens, weights))))


def three(h, w, tokens, weights):
    """Three loops, one within the other."""
    def middle(*xs):
        return summed(lambda *ys: summed(lambda h, tokens, weights: cross_entropy(h, w, tokens, weights), ys), xs)

    return summed(middle, tuple(nested(x, 2, 3, 2) for x in (h, tokens, weights)))


def policy(h, w, tokens, old_logp, adv, weights):
    """The policy's loss per step, by its number of tokens."""
    step = lambda *xs: summed(policy_of(w), xs) / jnp.maximum(xs[-1].sum(), 1)
    return summed(step, tuple(map(nested, (h, tokens, old_logp, adv, weights))))


def masked(h, w, tokens, weights):
    """Columns that a row may not choose are -inf, in one row all of them; what such a row gives is left out."""
    allowed = (jnp.arange(V)[None] % 5 != jnp.arange(C)[:, None]) & (jnp.arange(C)[:, None] != 1)

    def body(h, tokens, weights):
        logps = jax.nn.log_softmax(jnp.where(allowed, linear(h, w), -INF))
        return -jnp.where(jnp.isfinite(take(logps, tokens)), take(logps, tokens) * weights, 0).sum()

    return twice(body, h, tokens, weights)


def layer(h, w, tokens, weights, inner):
    """The hidden states are made in the inner loop, whose last state goes into the next microbatch and the next step."""
    def body(state, x):
        hs = jnp.tanh(x[0] @ inner + state)
        return hs.mean(0), cross_entropy(hs, w, x[1], x[2])

    def step(state, xs):
        state, losses = jax.lax.scan(body, state, xs)
        return state * 0.5, losses.sum()

    return jax.lax.scan(step, jnp.zeros(H, F32), tuple(map(nested, (h, tokens, weights))))[1].sum()


def keeps_logits(h, w, tokens, weights):
    """Cross-entropy that keeps the logits themselves, and only the gradient is wanted."""
    body = lambda h, tokens, weights: (saving(h @ w, tokens) * weights).sum()
    return jax.grad(lambda h, w: twice(body, h, tokens, weights), argnums=(0, 1))(h, w)


def other_weights(h, w, tokens, weights):
    """Each step has other weights, which autodiff stacks for dh."""
    def step(w, xs):
        return w * 0.9, summed(lambda h, tokens, weights: cross_entropy(h, w, tokens, weights), xs)

    return jax.lax.scan(step, w, tuple(map(nested, (h, tokens, weights))))[1].sum()


def same_tokens(h, w, tokens, weights):
    """Every step has the same tokens: what the inner loop stacks is carried through the outer one of the backward pass."""
    xs = tuple(map(nested, (h, tokens, weights)))
    flat = tuple(x.reshape(-1, *x.shape[2:]) for x in xs)
    loss = lambda h, tokens, weights: cross_entropy(h, w, tokens, weights)
    return summed(lambda c: c * summed(loss, flat), (jnp.array([0.5, 0.3, 0.2]),))


def margin(h, w, tokens, weights):
    """The gap to the largest logit: its gradient compares logits with a maximum of them."""
    def body(h, tokens, weights):
        x = linear(h, w)
        return ((jax.nn.logsumexp(x, axis=-1) - take(x, tokens) + 0.1 * x.max(-1)) * weights).sum()

    return twice(body, h, tokens, weights)


def rounded(loss, h, w, tokens, weights, *, scale=1, **options):
    """The softmax is computed in the type of the logits."""
    body = lambda h, tokens, weights: loss((h @ w) * jnp.asarray(scale, h.dtype), tokens, weights)
    return twice(body, h, tokens, weights, **options)


def three_rounded(h, w, tokens, weights):
    """Three loops whose softmax is computed in the type of the logits."""
    def middle(*xs):
        return summed(lambda *ys: summed(lambda h, tokens, weights: rounded_moment(h @ w, tokens, weights), ys), xs)

    return summed(middle, tuple(nested(x, 2, 3, 2) for x in (h, tokens, weights)))


def arguments():
    """Plain ones in f32, in bf16, and special values."""
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    narrow = (hidden(N, H, dtype=BF16), head(BF16), ids(N, vocab=V), mask(N))
    special = (patched(hidden(N, H), put(INF, 3), put(float("nan"), 9, 2), put(-INF, 20)),
               patched(head(), put(1e30, 5, 7)), ids(N, vocab=V, out_of_range=0.2), mask(N))
    return plain, narrow, special


def cases():
    plain, narrow, special = arguments()
    contract = functools.partial(Case, argnums=(0, 1), tolerance="contract")
    yield contract("loop_nested_unrolled", functools.partial(plain_loss, inner={"unroll": 2}), plain)
    yield contract("loop_nested_unrolled_whole", functools.partial(plain_loss, outer={"unroll": True}), plain)
    actions = (logp(N, vocab=V), advantages(N), mask(N))
    yield contract("loop_nested_policy", policy, (hidden(N, H), head(), ids(N, vocab=V), *actions))
    yield Case("loop_nested_keeps_logits", keeps_logits, plain, gradient_outputs=(0, 1), tolerance="contract")
    yield Case("loop_nested_other_weights", other_weights, plain, argnums=(0, 1))
    # Logits near 1000 in bf16, or one of them alone: a unit is 4.
    alone = (patched(narrow[0], put(1.0, None, 0)), patched(narrow[1], put(0.0, 0, None), put(1000.0, 0, 99)), *narrow[2:])
    near_f64 = functools.partial(Case, argnums=(0, 1), near_f64=True)
    yield near_f64("loop_nested_rounded_moment", functools.partial(rounded, rounded_moment), alone)
    yield near_f64("loop_nested_rounded_three", three_rounded, alone)

    missed = functools.partial(Case, argnums=(0, 1), expected="missed")
    yield missed("loop_nested_same_tokens", same_tokens, plain,
                 reason="the outer loop of the backward pass carries the stack, and each of its steps reads all of it")
