"""Arrays that tests draw, by NumPy: JAX compiles its generators for each shape, and again whenever grpo_opt is installed or goes,
since that empties JAX's caches."""

import jax
import jax.numpy as jnp
import numpy as np


def normal(seed, shape, dtype=jnp.float32, scale=1.0) -> jax.Array:
    """Normally distributed numbers with the standard deviation `scale`; `seed` is a number or a tuple of them."""
    return jnp.asarray((scale * np.random.default_rng(seed).standard_normal(shape)).astype(dtype))


def integers(seed, shape, end) -> jax.Array:
    """Numbers from 0 up to `end`, which is left out."""
    return jnp.asarray(np.random.default_rng(seed).integers(0, end, shape, np.int32))
