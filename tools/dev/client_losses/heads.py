"""What the libraries' losses are put behind: a head without bias, hidden states and labels, all random."""

import dataclasses
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True)
class Sizes:
    """Rows (tokens), width of the hidden states, and columns (vocabulary entries)."""

    rows: int
    width: int
    columns: int


@dataclasses.dataclass(frozen=True)
class Loss:
    """A scalar `function(parameters, batch)`; gradients are taken by the parameters, by JAX's function or the library's own.

    With `donates` the gradients may take the parameters' memory.
    """

    name: str
    function: Callable[[Any, Any], jax.Array]
    parameters: Any
    batch: Any
    value_and_grad: Callable = jax.value_and_grad
    donates: bool = False


def batch(sizes: Sizes) -> dict[str, jax.Array]:
    """`hidden`, `ids`, `advantages` and `mask` of each row, and old log-probabilities near those of a fresh head."""
    keys = jax.random.split(jax.random.key(0), 5)
    rows = (sizes.rows,)
    return {"hidden": jax.random.normal(keys[0], (sizes.rows, sizes.width)),
            "ids": jax.random.randint(keys[1], rows, 0, sizes.columns), "advantages": jax.random.normal(keys[2], rows),
            "mask": jax.random.bernoulli(keys[3], 0.8, rows).astype(jnp.float32),
            "old": -jnp.log(sizes.columns) + 0.1 * jax.random.normal(keys[4], rows)}


def weights(sizes: Sizes, seed: int = 1) -> jax.Array:
    return jax.random.normal(jax.random.key(seed), (sizes.width, sizes.columns)) * sizes.width**-0.5


def of_operands(name: str, loss: Callable, sizes: Sizes, **more: jax.Array) -> Loss:
    """`loss(parameters, batch)` of `hidden` and `head`, with gradients by both; the batch has `more` in it."""
    given = batch(sizes) | more
    return Loss(name, loss, {"hidden": given.pop("hidden"), "head": weights(sizes)}, given)


def behind_product(name: str, loss: Callable, sizes: Sizes) -> Loss:
    """`loss(logits, batch)` of a product; gradients by both of its operands."""
    return of_operands(name, lambda p, b: loss(p["hidden"] @ p["head"], b), sizes)


def mean(losses: jax.Array, given: dict[str, jax.Array]) -> jax.Array:
    """Over rows that count."""
    return (losses * given["mask"]).sum() / given["mask"].sum()
