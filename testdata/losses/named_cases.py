"""Chunks of tokens that the program writes out, of which the last one is moved into the sequence: slices from a place that it names.

Results are held to the contract of tools/dev/comparison/judge.py.
"""

import jax
import jax.numpy as jnp

from .case import Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def chunked(h, w, tokens):
    """Chunks of three tokens, of which the last one would leave the sequence and is moved into it."""
    logp = jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1)
    total = 0.0
    for start in (0, 3, 6):
        part, of = (jax.lax.dynamic_slice_in_dim(x, start, 3, axis=1) for x in (logp, tokens))
        total += jnp.square(jnp.take_along_axis(part, of[..., None], axis=-1)).sum()
    return total


def cases():
    plain, w, tokens = hidden(B, T, H), normal(H, V, scale=0.3), ids(B, T, vocab=V)
    strange = patched(plain, put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None))
    for name, states in (("named_chunks", plain), ("named_chunks_special", strange)):
        yield Case(name, chunked, (states, w, tokens), argnums=(0, 1), tolerance="contract")
