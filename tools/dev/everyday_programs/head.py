"""The head: types and layout of its weights, the hidden states it reads, and the product that makes logits."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from .sizes import VOCABULARY, WIDTH

BF16, F32 = jnp.bfloat16, jnp.float32


class Types(NamedTuple):
    """Element types of the arguments, and those that hidden states and weights are cast to before the product."""

    hidden: jnp.dtype
    weights: jnp.dtype
    hidden_cast: jnp.dtype | None = None
    weights_cast: jnp.dtype | None = None

    @property
    def bf16(self) -> bool:
        """True if a value of the program is rounded to bf16."""
        return BF16 in self


TYPES = {
    "bf16": Types(BF16, BF16),
    "f32": Types(F32, F32),
    # f32 master weights, computed in bf16: tunix models/qwen3/model.py, Embedder.decode.
    "master": Types(F32, F32, BF16, BF16),
    # bf16 activations meet f32 weights and JAX promotes: tunix models/gemma/model.py, Embedder.decode with f32 parameters.
    "promoted": Types(BF16, F32),
    # f32 activations, the weights always cast to bf16: MaxText layers/embeddings.py, attend_on_embedding.
    "bf16_weights": Types(F32, F32, None, BF16),
}


class Head(NamedTuple):
    """Weights as they are stored, [H, V] or vocabulary first [V, H], and the factors [H, R], [R, V] of an adapter."""

    stored: jax.Array
    vocabulary_first: bool
    down: jax.Array | None = None
    up: jax.Array | None = None

    @property
    def kernel(self) -> jax.Array:
        """[H, V]."""
        return self.stored.T if self.vocabulary_first else self.stored


def cast(value: jax.Array, dtype) -> jax.Array:
    return value if dtype is None else value.astype(dtype)


# Weights: (parameters, hidden states, ids, types) -> (hidden states, head).


def own(parameters, hidden, ids, types):
    return cast(hidden, types.hidden_cast), Head(cast(parameters["w"], types.weights_cast), False)


def vocabulary_first(parameters, hidden, ids, types):
    """A table [V, H] of its own: MaxText layers/decoders.py, apply_output_head with logits_via_embedding."""
    return cast(hidden, types.hidden_cast), Head(cast(parameters["w"], types.weights_cast), True)


def tied(parameters, hidden, ids, types):
    """The head's weights are the input embedding."""
    table = cast(parameters["w"], types.weights_cast)
    hidden = jnp.tanh(cast(hidden, types.hidden_cast).astype(table.dtype) + table[ids])
    return hidden, Head(table, True)


def tied_scaled(parameters, hidden, ids, types):
    """Tied, and the embedding is scaled by √H: tunix models/gemma/model.py, Embedder.encode."""
    table = cast(parameters["w"], types.weights_cast)
    embedded = table[ids] * jnp.sqrt(WIDTH).astype(table.dtype)
    hidden = jnp.tanh(cast(hidden, types.hidden_cast).astype(table.dtype) + embedded)
    return hidden, Head(table, True)


def lora(parameters, hidden, ids, types):
    """A trained term of low rank is added to the weights."""
    hidden, head = own(parameters, hidden, ids, types)
    dtype = head.stored.dtype
    return hidden, head._replace(down=parameters["down"].astype(dtype), up=parameters["up"].astype(dtype))


WEIGHTS = {f.__name__: f for f in (own, vocabulary_first, tied, tied_scaled, lora)}


# Products: (hidden states [..., H], head) -> logits [..., V].


def plain(hidden, head):
    return hidden @ head.kernel


def preferred(hidden, head):
    return jnp.matmul(hidden, head.kernel, preferred_element_type=F32)


def preferred_rounded(hidden, head):
    """Accumulated in f32, rounded to the type of the hidden states."""
    return jnp.matmul(hidden, head.kernel, preferred_element_type=F32).astype(hidden.dtype)


def einsum(hidden, head):
    """Contracted as the weights are stored."""
    return jnp.einsum("...d,vd->...v" if head.vocabulary_first else "...d,dv->...v", hidden, head.stored)


def flat(hidden, head):
    """Sequences and positions are one dimension."""
    return (hidden.reshape(-1, WIDTH) @ head.kernel).reshape(*hidden.shape[:-1], VOCABULARY)


def dot_general(hidden, head):
    """MaxText layers/linears.py, _compute_dot_general with a matmul_precision."""
    dtype = jnp.promote_types(hidden.dtype, head.stored.dtype)
    axes = (hidden.ndim - 1,), (1 if head.vocabulary_first else 0,)
    return lax.dot_general(hidden.astype(dtype), head.stored.astype(dtype), (axes, ((), ())), precision=lax.Precision.HIGHEST)


def f32_operands(hidden, head):
    """MaxText layers/decoders.py, apply_output_head with logits_dot_in_fp32."""
    return jnp.dot(hidden.astype(F32), head.kernel.astype(F32))


PRODUCTS = {f.__name__: f for f in (plain, preferred, preferred_rounded, einsum, flat, dot_general, f32_operands)}


def logits(product, hidden, head):
    """The product, and the adapter's term where there is one."""
    x = product(hidden, head)
    if head.down is None:
        return x
    return x + ((hidden @ head.down) @ head.up * jnp.asarray(0.5, hidden.dtype)).astype(x.dtype)
