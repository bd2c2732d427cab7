"""Distances of two heads' logits without a softmax and without a label: squares, absolute differences, cosines; of a head's and given numbers.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def heads(loss, h, w, other, head):
    """The distance of a head from another one, that has no gradient."""
    return loss((h @ w).astype(jnp.float32), jax.lax.stop_gradient((other @ head).astype(jnp.float32)))


def both(loss, h, w, other, head):
    """The distance of two heads, each with a gradient."""
    return loss((h @ w).astype(jnp.float32), (other @ head).astype(jnp.float32))


def target(loss, h, w, y):
    """The distance of a head from numbers that the program is given, as a teacher's logits."""
    return loss((h @ w).astype(jnp.float32), y.astype(jnp.float32))


def squares(x, y):
    return jnp.square(x - y).mean()


def absolute(x, y):
    return jnp.abs(x - y).sum(-1).mean()


def cosine(x, y):
    return (1 - (x * y).sum(-1) / jnp.linalg.norm(x, axis=-1) / jnp.linalg.norm(y, axis=-1)).mean()


def cases():
    # Rows that are NaN, infinite, zeros and large.
    strange = patched(hidden(B, T, H), put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None), put(1e18, 1, 1, 0))
    plain, wide = hidden(B, T, H), (normal(H, V, scale=0.3), normal(B, T, H - 5), normal(H - 5, V, scale=0.3))
    narrow = tuple(normal(*arg.shape, dtype=BF16, scale=0.3) for arg in wide)
    for loss in (squares, absolute, cosine):
        name = f"distance_{loss.__name__}"
        of, symmetric = functools.partial(heads, loss), functools.partial(both, loss)
        yield Case(name, of, (plain, *wide), argnums=(0, 1), tolerance="contract")
        yield Case(f"{name}_both", symmetric, (plain, *wide), argnums=(0, 1, 2, 3), tolerance="contract")
        yield Case(f"{name}_gradient", jax.grad(symmetric, (0, 1, 2, 3)), (plain, *wide), gradient_outputs=(0, 1, 2, 3), tolerance="contract")
        yield Case(f"{name}_special", symmetric, (strange, *wide), argnums=(0, 1, 2, 3), tolerance="contract")
        yield Case(f"{name}_bf16", of, (hidden(B, T, H, dtype=BF16), *narrow), argnums=(0, 1), tolerance="bf16")
    given = normal(B, T, V, scale=0.5)
    lost = patched(given, put(NAN, 0, 1, 3), put(INF, 1, 2, 5), put(-INF, 2, 3, 7), put(1e25, 2, 4, 9))
    for loss in (squares, absolute):
        name, of = f"distance_target_{loss.__name__}", functools.partial(target, loss)
        yield Case(name, of, (plain, wide[0], given), argnums=(0, 1), tolerance="contract")
        yield Case(f"{name}_gradient", jax.grad(of, (0, 1)), (plain, wide[0], given), gradient_outputs=(0, 1), tolerance="contract")
        yield Case(f"{name}_special", of, (strange, wide[0], lost), argnums=(0, 1), tolerance="contract")
        yield Case(f"{name}_bf16", of, (hidden(B, T, H, dtype=BF16), narrow[0], normal(B, T, V, dtype=BF16, scale=0.5)),
                   argnums=(0, 1), tolerance="bf16")
