"""Special values: infinities, NaN, empty masks, entries far apart.  All but the last three once gave wrong numbers.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp

from .case import Arg, Case, advantages, head, hidden, ids, mask, normal

# Rows, hidden size, vocabulary.
N, H, V = 7, 24, 131


def patched(arg: Arg, *patches) -> Arg:
    """The argument with some of its entries replaced or changed: see `put` and `add`."""
    return dataclasses.replace(arg, generator={**arg.generator, "patches": list(patches)})


def put(value, *at) -> dict:
    """These entries get the value; an index of None means all, a list is a slice."""
    return {"at": list(at), "value": value if abs(value) < float("inf") else str(float(value))}


def add(value: float, *at) -> dict:
    """The value is added to these entries."""
    return {"at": list(at), "add": value}


def logits(*patches, scale=1.2) -> Arg:
    return patched(normal(N, V, scale=scale), *patches)


def allowed(*patches) -> Arg:
    """What a mask allows: most entries."""
    return patched(mask(N, V, dtype=jnp.bool_, p=0.7), *patches)


def one_hot(x, tokens):
    return jax.nn.one_hot(tokens, x.shape[-1], dtype=x.dtype)


# What a select discards.


def softmax_where(x, ok):
    """Nothing is allowed in one row: its probabilities are zeros."""
    return jax.nn.softmax(x, axis=-1, where=ok).sum(-1)


def masked_ratio(x, ok):
    """The normaliser of a row of -inf is zero or NaN; the mask discards the terms computed from it."""
    x = jnp.where(ok, x, -jnp.inf)
    e = jnp.exp(x - x.max(-1, keepdims=True))
    return jnp.where(ok, e / e.sum(-1, keepdims=True), 0).sum(-1)


def masked_ratio_finite(x, ok):
    """The same with a finite shift: e/z is 0/0."""
    e = jnp.exp(x - x.max(-1, keepdims=True)) * ok
    return jnp.where(ok, e / e.sum(-1, keepdims=True), 0).sum(-1)


def allowed_entropy(h, w, ok, weights):
    """Entropies over the allowed columns, as verl computes them; the weights leave out rows of which nothing is allowed."""
    x = jnp.where(ok, h @ w, jnp.finfo(h.dtype).min / 2)
    return ((jax.nn.logsumexp(x, axis=-1) - (jax.nn.softmax(x, axis=-1) * x).sum(-1)) * weights).sum()


# A softmax that sums to one.


def centred(x, g):
    p = jax.nn.softmax(x - x.mean(-1, keepdims=True), axis=-1)
    return (g[:, None] * jnp.square(p)).sum(), p.max(-1)


def above_least(x, g):
    p = jax.nn.softmax(x - x.min(-1, keepdims=True), axis=-1)
    return (g[:, None] * jnp.square(p)).sum(), p.max(-1)


# The dominant entry taken out by a product.


def others(x, tokens):
    """The log of the others' share, with the others' own maximum subtracted."""
    hit = one_hot(x, tokens)
    top = jax.lax.stop_gradient(jnp.where(hit > 0, -1e30, x).max(-1, keepdims=True))
    return (jnp.log((jnp.exp(x - top) * (1 - hit)).sum(-1)) + top[:, 0]).sum()


# Infinities that are the result.


def logsumexp(x):
    return jax.nn.logsumexp(x, axis=-1)


def entropy(x):
    """0 · -inf is NaN: a bug of the program's, which it must keep."""
    logp = jax.nn.log_softmax(x, axis=-1)
    return -(jnp.exp(logp) * logp).sum(-1)


# Sums of differences.


def smoothing(x, tokens):
    logp = jax.nn.log_softmax(x, axis=-1)
    picked = jnp.take_along_axis(logp, tokens[:, None], axis=-1)[:, 0]
    return -(0.9 * picked + 0.1 * logp.mean(-1)), -logp.sum(-1)


def given_kl(x, y):
    logp, ref = jax.nn.log_softmax(x, axis=-1), jax.nn.log_softmax(y, axis=-1)
    return (jnp.exp(logp) * (logp - ref)).sum(-1)


# What the fuzzer found.


def normalised_twice(x):
    """Zeros: the normaliser of log-probabilities, at an offset that has cancelled."""
    return jax.nn.logsumexp(jax.nn.log_softmax(x, axis=-1), axis=-1)


def log_softmax_where(x, ok):
    """Rows in which nothing or one entry is allowed: minus infinity."""
    return jax.nn.log_softmax(x, axis=-1, where=ok).sum(-1)


def masked_kl(x, y, valid):
    """0 · -inf in a row that no mask takes out."""
    logp, ref = jax.nn.log_softmax(x, axis=-1), jax.nn.log_softmax(y, axis=-1)
    return jnp.where(valid[:, None] > 0, jnp.exp(logp) * (logp - ref), 0).sum(-1)


# 0 times what is not finite.


def picked_triple(x, tokens):
    """Of a row of logits far below 0 the triple of a log-probability of 0 would overflow, and no logit of the row is 0."""
    logp = 3 * jax.nn.log_softmax(x, axis=-1)
    return (one_hot(x, tokens) * logp).sum(-1)


def labels(x, tokens):
    """XLA takes a product with a condition for a choice: what it leaves out is left out, -inf or not."""
    logp = jax.nn.log_softmax(x, axis=-1)
    return (one_hot(x, tokens) * jnp.square(logp)).sum(-1).sum(), (one_hot(x, tokens) * logp).sum(-1)


# What is cut off: 0 times it is part of the gradients.


# Several special rows and columns at once, for kernels of every kind.


def head_loss(h, w, bias, tokens, adv, valid):
    """A policy loss with an entropy, of logits to which a bias of -inf, -1e9 and 80 is added."""
    logp = jax.nn.log_softmax(h @ w + bias, axis=-1)
    picked = jnp.take_along_axis(logp, tokens[:, None], axis=-1)[:, 0]
    p = jnp.exp(logp)
    uncertain = -jnp.where(p > 0, p * jnp.where(p > 0, logp, 0), 0).sum(-1)
    per_token = -(jnp.exp(picked - jax.lax.stop_gradient(picked)) * adv + 0.01 * uncertain)
    return jnp.where(valid > 0, per_token, 0).sum() / valid.sum(), (uncertain, jax.nn.logsumexp(h @ w + bias, axis=-1))


def logits_loss(x, tokens, adv):
    """The same of given logits, without an entropy."""
    picked = jnp.take_along_axis(jax.nn.log_softmax(x, axis=-1), tokens[:, None], axis=-1)[:, 0]
    return -(picked * adv).sum(), (picked, x.max(-1), jnp.argmax(x, axis=-1))


def turned_loss(x, tokens, adv):
    """Tokens along the minor dimension."""
    return logits_loss(x.T, tokens, adv)


# What overflows before the last maximum is met, or before a coefficient is applied.


def entropy_from_logits(x):
    """Logits as factors: columns that are masked by the lowest number come first."""
    return jax.nn.logsumexp(x, axis=-1) - (jax.nn.softmax(x, axis=-1) * x).sum(-1)


def expected_value(x, q):
    return (jax.nn.softmax(x, axis=-1) * q).sum(-1)


def masked_value(x, q, ok):
    return jnp.where(ok, jax.nn.softmax(x, axis=-1) * q, 0).sum(-1)


def smoothed(x, tokens):
    targets = one_hot(x, tokens) * 0.9 + 0.1 / x.shape[-1]
    return -(targets * jax.nn.log_softmax(x, axis=-1)).sum(-1)


def masked(value: float) -> Arg:
    """Logits of which a mask left every fifth: the others have the value."""
    return logits(*(put(value, None, [first, V, 5]) for first in range(1, 5)))


def signs_of_zeros(way, x, tokens, several):
    """Quotients by zeros have their signs: a pick keeps them, of one column or of several; a sum that starts at 0 is
    never -0, though what it chooses is, and so is what is made of it on rows."""
    def pick(x, at):
        return jnp.take_along_axis(x, at, axis=-1, mode=way)

    hit = jnp.arange(V) == tokens[:, None]
    below = x.max(-1, keepdims=True) - x
    return (1 / pick(x, tokens[:, None]), 1 / pick(x, several), 1 / x[:, :2], 1 / pick(-below, tokens[:, None]),
            1 / jnp.where(hit, x, 0).sum(-1), 1 / jnp.where(hit, -0.0, 0).sum(-1), 1 / jnp.where(hit, -below, 0).sum(-1),
            1 / jnp.where(hit, x, -0.0).sum(-1), jax.nn.logsumexp(x, axis=-1))


def scaled_soft_cap(x, ok, temperature):
    """Logits that end in a product, of which the largest must be the same wherever it is computed."""
    x = 1000 * (5 * jnp.tanh(x / temperature[:, None] / 5))
    p, logp = jax.nn.softmax(x, axis=-1, where=ok), jax.nn.log_softmax(x, axis=-1)
    return jnp.square(p).sum() - logp.mean(-1).sum(), (jnp.var(x, -1), jnp.square(jnp.exp(logp)).sum(-1))


def infinite_weights(h, w, ok, column):
    """Weights that are infinite, some at a row's largest logit: of what a mask does not allow, and of columns."""
    x = h @ w
    logp = jax.nn.log_softmax(x, axis=-1)
    return (jnp.where(ok, x, -jnp.inf) * logp).sum(-1), (column * logp).sum(-1), (jnp.abs(column) * logp).mean(-1)


def narrow_entropy(h, w):
    """Probabilities that are subnormal in f16, and divided by: XLA multiplies by exp(-x) instead, which is infinite there."""
    p = jax.nn.softmax(h @ w, axis=-1)
    return ((p * jnp.log(p)).sum(-1) * jnp.float16(0.5)).sum()


def cases():
    def case(name, function, args, **more):
        return Case(f"special_{name}", function, args, tolerance="contract", **more)

    inf = float("inf")
    yield case("infinite_weights", infinite_weights,
               (hidden(N, H), normal(H, V, scale=0.3), allowed(put(False, 2, None), put(True, 5, None)),
                patched(normal(V), put(inf, [0, V, 3]), put(-inf, 7))))
    yield case("narrow_entropy_f16", narrow_entropy, (normal(N, H, dtype=jnp.float16), normal(H, V, dtype=jnp.float16, scale=0.36)),
               argnums=(0,))
    empty = (put(False, 2, None), put(False, 5, None))
    for name, function in (("softmax_where", softmax_where), ("masked_ratio", masked_ratio),
                           ("masked_ratio_finite", masked_ratio_finite)):
        yield case(f"{name}_empty_row", function, (logits(), allowed(*empty)))
    weights = patched(mask(N, p=1.0), put(0.0, 2), put(0.0, 5))
    yield case("allowed_entropy_empty_row", allowed_entropy, (hidden(N, H), head(H, V), allowed(*empty), weights), argnums=(0, 1))
    valid = patched(mask(N, p=1.0), put(0.0, 1), put(0.0, 4))
    for name, function in (("centred", centred), ("above_least", above_least)):
        for size in ("1e4", "1e6", "1e9"):
            yield case(f"{name}_{size}", function, (masked(-float(size)), advantages(N)), argnums=0, has_aux=True)
    tokens = ids(N, vocab=V)
    inf = float("inf")
    yield case("kl_given_offset", given_kl, (logits(), logits(add(500.0, None, None))))
    yield case("normalised_twice_offset", normalised_twice, (logits(add(1000.0, None, None)),))
    one = (put(False, 3, None), put(True, 3, 40))
    yield case("log_softmax_where_empty_row", log_softmax_where, (logits(), allowed(*empty, *one)))
    logits(put(-inf, 2, 9), put(-inf, 5, None))
    yield case("masked_kl_minus_inf", masked_kl, (logits(put(-inf, 3, 9), put(-inf, 4, 9)), logits(), valid))
    lowest = float(jnp.finfo(jnp.float32).min)
    first_masked = logits(put(lowest, None, [0, 80]), put(lowest, 3, None))
    yield case("entropy_lowest_first", entropy_from_logits, (first_masked,))
    yield case("expected_lowest_first", expected_value,
               (logits(put(-1e9, None, [0, 80])), patched(normal(N, V), put(lowest, None, [0, 80]))))
    # -80, 0, then 80: exp(-160) is 0, in two steps it is not; an infinite reward there, and one that counts.
    climbing = logits(put(-80.0, [0, 4], 2), put(80.0, [0, 4], 120), put(80.0, 5, 2))
    rewards = patched(normal(N, V), put(inf, [0, 6], 2), put(-inf, 2, 120), put(-inf, 3, 2))
    yield case("expected_infinite_masked", masked_value, (climbing, rewards, allowed(put(False, 1, 2))))
    logits(put(-inf, [0, 5], [7, V, 9]))
    low = dataclasses.replace(logits(put(lowest / 2, [1, 5], None)), dtype=jnp.bfloat16)
    yield case("picked_triple_lowest_bf16", picked_triple, (low, tokens))
    zeros = logits(put(-0.0, 1, None), put(-0.0, 4, [0, V, 2]), put(0.0, 5, None))
    some_outside = ids(N, 3, vocab=V, out_of_range=0.2, negative=0.2)
    for way in ("fill", "clip"):
        yield case(f"picked_minus_zero_{way}", functools.partial(signs_of_zeros, way), (zeros, tokens, some_outside))
    temperatures = patched(normal(N, scale=0.1), add(1.0, None))
    yield case("scaled_soft_cap", scaled_soft_cap, (logits(scale=2.5), allowed(), temperatures), argnums=0, has_aux=True)
    rows, width, columns = 49, 40, 300
    _h, valid = patched(hidden(rows, width), put(0.0, 40, None)), patched(mask(rows, p=1.0), put(0.0, 20))
    tokens = ids(rows, vocab=columns)
    for name, function, turn in (("logits_gradient", logits_loss, False), ("turned_gradient", turned_loss, True)):
        def at(row, column, turn=turn):
            return (column, row) if turn else (row, column)

        special = patched(normal(*at(rows, columns)), put(-inf, *at(3, None)), put(inf, *at(5, 7)),
                          put(float("nan"), *at(9, 299)), put(-inf, *at(None, 17)), put(-1e9, *at(12, None)),
                          add(86.0, *at(None, 131)), add(1000.0, *at(30, None)), put(0.0, *at(31, None)))
        yield case(name, function, (special, tokens, advantages(rows)), argnums=0, has_aux=True)
