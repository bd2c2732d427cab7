"""MLIR contexts for programs that are read: to make one takes as long as to read a small program."""

from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib.mlir import ir

# A context keeps what its programs hold, constants too, as long as it lives.
MOST = 32

_current: ir.Context | None = None
_uses = 0


def context() -> ir.Context:
    """A context with JAX's dialects, which is used for several programs."""
    global _current, _uses
    if _current is None or _uses == MOST:
        _current, _uses = jax_mlir.make_ir_context(), 0
    _uses += 1
    return _current
