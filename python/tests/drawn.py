"""Arrays that tests draw."""

import functools

import jax
import jax.numpy as jnp
import numpy as np


def once(draw):
    """A function that draws arrays, which does so once for each of its arguments and gives copies: what draws arrays is compiled anew
    whenever grpo_opt is installed or goes, since that empties JAX's caches."""
    kept = functools.cache(lambda *args, **options: jax.tree.map(np.asarray, draw(*args, **options)))
    return functools.wraps(draw)(lambda *args, **options: jax.tree.map(jnp.array, kept(*args, **options)))
