"""Losses over a vocabulary without an exponential: margins, squares, thresholds, ranks and other normalisers, and a label's column.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp
import numpy as np

from .case import Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V, picked
from .special_cases import patched, put


def multiclass(x, tokens):
    """The margin to the largest of the other columns; a gradient would compare each logit with the largest."""
    hit = jax.nn.one_hot(tokens, V)
    return jnp.max(x + 1 - hit, -1) - (x * hit).sum(-1)


def squared(x, tokens):
    """Squares of what is off a one-hot."""
    return jnp.square(x - jax.nn.one_hot(tokens, V)).sum(-1)


def binary(x, tokens):
    """A margin of each column, with a sign."""
    return jnp.maximum(0, 1 - (2 * jax.nn.one_hot(tokens, V) - 1) * x).sum(-1)


def powers(x, tokens):
    """A softmax by powers of a number."""
    power = jnp.power(jnp.float32(np.e), x)
    return -jnp.log(picked(power, tokens) / power.sum(-1))


def cauchy(x, tokens):
    """Another normaliser."""
    weight = 1 / (1 + x * x)
    return -jnp.log(picked(weight, tokens) / weight.sum(-1))


def threshold(x, tokens):
    """1.5-entmax by bisection, and its probability of the token."""
    low, high = x.max(-1, keepdims=True) - 2.0, x.max(-1, keepdims=True) - 2.0 * V**-0.5
    low, high = jax.lax.stop_gradient((low, high))
    for _ in range(4):
        middle = (low + high) / 2
        enough = jnp.square(jnp.maximum(x - middle, 0)).sum(-1, keepdims=True) >= 4
        low, high = jnp.where(enough, middle, low), jnp.where(enough, high, middle)
    p = jnp.square(jnp.maximum(x - low, 0))
    return -jnp.log(picked(p, tokens) / p.sum(-1) + 1e-3)


def whole_squares(x, tokens):
    """A mean over rows and columns at once."""
    return jnp.square(x - jax.nn.one_hot(tokens, V)).mean()


def whole_binary(x, tokens):
    """A binary cross-entropy of each column, and its mean."""
    hit = jax.nn.one_hot(tokens, V)
    return (jnp.maximum(x, 0) - x * hit + jnp.log1p(jnp.exp(-jnp.abs(x)))).mean()


def weights_gradient(h, w, tokens, normaliser):
    """The gradient by the weights of a cross-entropy whose normaliser is an argument, and nothing else."""
    p = jnp.exp((h @ w).astype(jnp.float32) - normaliser[..., None])
    d = p - jax.nn.one_hot(tokens, V)
    return jnp.einsum("btv,bth->hv", d, h), jnp.einsum("btv,bth->hv", p, h)


def of_head(loss, h, w, tokens):
    return loss((h @ w).astype(jnp.float32), tokens).mean()


def cases():
    tokens = ids(B, T, vocab=V)
    # Rows that are NaN, infinite or zeros, one entry far above, and labels outside of the vocabulary.
    strange = patched(hidden(B, T, H), put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None), put(300.0, 1, 1, 0))
    outside = ids(B, T, vocab=V, out_of_range=0.2, negative=0.3)
    head = normal(H, V, scale=0.3)
    for name, h, labels in (("", hidden(B, T, H), tokens), ("_special", strange, outside)):
        yield Case(f"label_multiclass{name}", functools.partial(of_head, multiclass), (h, head, labels), tolerance="contract")
    normaliser = normal(B, T, mean=5.0)
    for ending, h, labels, number in (("", hidden(B, T, H), tokens, normaliser),
                                      ("_special", strange, outside, patched(normaliser, put(INF, 0, 1), put(-INF, 0, 4), put(NAN, 2, 5)))):
        yield Case(f"label_weights_gradient{ending}", weights_gradient, (h, head, labels, number), gradient_outputs=(0, 1),
                   tolerance="contract")
    # Products that are kept for a step that is computed again.
    policy = jax.checkpoint_policies.dots_saveable
    for loss in (powers, cauchy, whole_squares, whole_binary):
        kept = jax.grad(jax.checkpoint(functools.partial(of_head, loss), policy=policy), (0, 1))
        for ending, h, labels in (("", hidden(B, T, H), tokens), ("_special", strange, outside)):
            yield Case(f"label_kept_{loss.__name__}{ending}", kept, (h, head, labels), gradient_outputs=(0, 1), tolerance="contract")
