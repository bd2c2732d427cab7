"""Programs in bf16 whose numbers of rows meet what other kinds of operations made of their roundings, or are infinite."""

import jax
import jax.numpy as jnp

from .special_cases import patched, put
from .case import Case, BF16, F32, ids, normal
from .rounding_cases import cross_entropy

ROWS, WIDTH, COLUMNS = 24, 16, 131


def entropies(log_p):
    return -(jnp.exp(log_p) * log_p).sum(-1)


def pick(x, tokens):
    return jnp.take_along_axis(x, tokens[:, None], axis=-1)[:, 0]


def rank_beside(h, w, tokens):
    """Each row's loss in f32, and its gradient's; the rank of a label that has been sorted and gathered, in bf16, is a metric and rounds nothing else."""
    def loss(h, w):
        x = h @ w
        log_p = jax.nn.log_softmax(jax.lax.stop_gradient(x))
        picked = pick(log_p, tokens)
        gathered = jnp.sort(picked)[jnp.argsort(jnp.argsort(picked))]
        row = cross_entropy(x.astype(F32), tokens)
        return row.sum(), (row, (log_p >= gathered[:, None]).sum(-1) >= 1)
    (_, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    return *rows, *gradients


def returned_maximum(h, w, tokens):
    """The mean of losses in bf16, of logits that are divided by a temperature; the maximum that their softmax takes off is returned, as a number that
    leaves with it and does not depend on it is."""
    def loss(h, w):
        x = (h @ w) / BF16(0.7)
        largest = jax.lax.stop_gradient(x.max(-1, keepdims=True))
        powers = jnp.exp(x - largest)
        total = powers.sum(-1, keepdims=True)
        row = -pick(x - largest - jnp.log(total), tokens).astype(F32)
        scale = jax.lax.stop_gradient(largest + jnp.log(total))[:, 0]
        return row.mean(), (row, largest[:, 0], scale)
    (mean, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    return mean, *rows, *gradients


def relative_to_maximum(h, w, tokens):
    """Losses in bf16, of logits that are divided by a temperature; the maximum that their softmax takes off leaves with its sum, its logarithm, a part of
    it and a label's logit, which are relative to that maximum."""
    def loss(h, w):
        x = (h @ w) / BF16(0.7)
        largest = jax.lax.stop_gradient(x.max(-1, keepdims=True))
        less = x - largest
        powers = jnp.exp(less)
        total, label = powers.sum(-1), pick(less, tokens)
        row = (jnp.log(total) - label).astype(F32)
        beside = largest[:, 0], total, label.astype(F32), BF16(1) / total, jnp.sort(pick(powers, tokens))
        return row.mean(), (row, *jax.lax.stop_gradient(beside))
    (mean, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    return mean, *rows, *gradients


def scanned_temperature(h, w, tokens):
    """A cross entropy in bf16 with an entropy, of logits that are divided by a temperature, by a loop over parts of the rows whose gradient is taken from
    outside: it hands the maxima on, and what is relative to them; and the same by a map."""
    def part(h, w, tokens):
        log_p = jax.nn.log_softmax((h @ w) / BF16(0.7))
        return (BF16(-0.01) * entropies(log_p) - pick(log_p, tokens)).astype(F32)

    def loss(h, w):
        parts = h.reshape(3, -1, h.shape[-1]), tokens.reshape(3, -1)

        def body(total, part_of):
            row = part(part_of[0], w, part_of[1])
            return total + row.sum(), row
        total, rows = jax.lax.scan(body, jnp.zeros((), F32), parts)
        return total / tokens.size, rows

    def mapped(h, w):
        rows = jax.lax.map(lambda of: part(of[0], w, of[1]), (h.reshape(3, -1, h.shape[-1]), tokens.reshape(3, -1)))
        return rows.mean()
    (mean, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    other, others = jax.value_and_grad(mapped, argnums=(0, 1))(h, w)
    return mean, other, rows, *gradients, *others


def tempered(h, w):
    return (h @ w) / BF16(0.7)


@jax.custom_vjp
def by_statistics(h, w, tokens):
    return by_statistics_forward(h, w, tokens)[0]


def by_statistics_forward(h, w, tokens):
    x = tempered(h, w)
    largest = x.max(-1)
    less = x - largest[:, None]
    total = jnp.exp(less).sum(-1)
    return (jnp.log(total) - pick(less, tokens)).astype(F32), (h, w, tokens, largest, total)


def by_statistics_backward(kept, gradient):
    h, w, tokens, largest, total = kept
    p = jnp.exp(tempered(h, w) - largest[:, None]) / total[:, None]
    d = (p - jax.nn.one_hot(tokens, p.shape[-1], dtype=BF16)) * gradient.astype(BF16)[:, None] / BF16(0.7)
    return d @ w.T, h.T @ d, None


by_statistics.defvjp(by_statistics_forward, by_statistics_backward)


@jax.custom_vjp
def by_logsumexp(h, w, tokens):
    return by_logsumexp_forward(h, w, tokens)[0]


def by_logsumexp_forward(h, w, tokens):
    row, (*_, largest, total) = by_statistics_forward(h, w, tokens)
    return row, (h, w, tokens, largest + jnp.log(total))


def by_logsumexp_backward(kept, gradient):
    h, w, tokens, lse = kept
    d = (jnp.exp(tempered(h, w) - lse[:, None]) - jax.nn.one_hot(tokens, w.shape[-1], dtype=BF16)) * gradient.astype(BF16)[:, None] / BF16(0.7)
    return d @ w.T, h.T @ d, None


by_logsumexp.defvjp(by_logsumexp_forward, by_logsumexp_backward)


def scanned_logsumexp(h, w, tokens):
    """The same with log-sum-exps, which are off by up to 4: each probability is off by a factor, in the original too."""
    def loss(h, w):
        def body(total, part):
            return total + by_logsumexp(part[0], w, part[1]).sum(), None
        parts = (h.reshape(3, -1, h.shape[-1]), tokens.reshape(3, -1))
        return jax.lax.scan(body, jnp.zeros((), F32), parts)[0] / tokens.size
    return jax.grad(loss, argnums=(0, 1))(h, w)


def scanned_statistics(h, w, tokens):
    """A cross entropy in bf16 with a gradient of its own, of logits that it makes again, in a loop over parts of the rows: maxima and the sums relative to
    them go from one loop to the other one in bf16."""
    def loss(h, w):
        def body(total, part):
            row = by_statistics(part[0], w, part[1])
            return total + row.sum(), row
        total, rows = jax.lax.scan(body, jnp.zeros((), F32), (h.reshape(3, -1, h.shape[-1]), tokens.reshape(3, -1)))
        return total / tokens.size, rows
    (mean, rows), gradients = jax.value_and_grad(loss, argnums=(0, 1), has_aux=True)(h, w)
    return mean, rows, *gradients


def infinite_maximum_gradient(h, w, tokens, weights):
    """A softmax by hand that is differentiated through its maximum, with infinite gradients of rows: NaN in each entry."""
    x = h @ w
    x = x - x.max(-1, keepdims=True)
    return (pick(x - jnp.log(jnp.exp(x).sum(-1, keepdims=True)), tokens).astype(F32) * weights).sum()


def frozen_reference(h, w, reference, bias, tokens):
    """Squares of what log-probabilities of two heads differ by: those of the frozen one go into the gradient of the other. One column is far above the
    others, between two numbers of bf16, so that they are near −1e4 and cancel."""
    def loss(h, w, bias):
        log_p = pick(jax.nn.log_softmax(h @ w + bias), tokens)
        frozen = jax.lax.stop_gradient(pick(jax.nn.log_softmax(h @ reference + bias), tokens))
        row = (BF16(0.5) * jnp.square(frozen - log_p)).astype(F32)
        return row.sum(), row
    (_, row), gradients = jax.value_and_grad(loss, argnums=(0, 1, 2), has_aux=True)(h, w, bias)
    return row, *gradients


def cases():
    states, weights = normal(ROWS, WIDTH, dtype=BF16), normal(WIDTH, COLUMNS, dtype=BF16, scale=0.75)
    tokens = ids(ROWS, vocab=COLUMNS)
    yield Case("rounding_gathered_rank_beside_bf16", rank_beside, (states, weights, tokens), gradient_outputs=(0, 2, 3), near_f64=True)
    offset = patched(states, put(1.0, None, 0)), patched(weights, put(1000.0, 0, None))
    yield Case("rounding_returned_maximum_bf16", returned_maximum, (*offset, tokens), gradient_outputs=range(6), near_f64=True)
    yield Case("rounding_relative_to_maximum_bf16", relative_to_maximum, (*offset, tokens), gradient_outputs=range(9), near_f64=True)
    yield Case("rounding_scanned_temperature_bf16", scanned_temperature, (*offset, tokens), gradient_outputs=range(7), near_f64=True)
    yield Case("accuracy_scanned_logsumexp_bf16", scanned_logsumexp, (*offset, tokens), gradient_outputs=range(2), run=False)
    yield Case("rounding_scanned_statistics_bf16", scanned_statistics, (*offset, tokens), gradient_outputs=range(4), near_f64=True)
    infinite = patched(normal(ROWS), put(float("inf"), 2), put(float("-inf"), 5))
    yield Case("rounding_infinite_maximum_gradient_bf16", infinite_maximum_gradient, (states, weights, tokens, infinite), argnums=(0, 1))
    far = patched(normal(COLUMNS, dtype=BF16, scale=0.25), put(1e4, 3))
    heads = [patched(normal(WIDTH, COLUMNS, dtype=BF16, scale=scale), put(24.0, 0, 3)) for scale in (0.75, 0.8)]
    yield Case("rounding_frozen_reference_bf16", frozen_reference, (patched(states, put(1.0, None, 0)), *heads, far, tokens),
               gradient_outputs=range(4), near_f64=True)
