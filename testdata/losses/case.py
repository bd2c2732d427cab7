"""What one exported program is: a function, its arguments and the expected outcome of grpo-opt."""

import dataclasses
from typing import Any
from collections.abc import Callable

import jax
import jax.numpy as jnp

F32 = jnp.float32
BF16 = jnp.bfloat16
I32 = jnp.int32

# No dimension divides a tile, a lane count or another dimension.
B, T, H, V = 2, 13, 40, 1003


@dataclasses.dataclass(frozen=True)
class Arg:
    """One array argument: its type, and how tools/dev/numerics draws a value for it."""

    shape: tuple[int, ...]
    dtype: Any
    generator: dict[str, Any]
    spec: tuple | None = None  # mesh axes of each dimension, for programs on several devices

    def abstract(self, mesh=None) -> jax.ShapeDtypeStruct:
        sharding = None
        if mesh is not None:
            sharding = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*(self.spec or ())))
        return jax.ShapeDtypeStruct(self.shape, self.dtype, sharding=sharding)


def device_mesh(devices: int):
    """A mesh with one axis, whose sharding the partitioner propagates (and not the types)."""
    return jax.make_mesh((devices,), ("data",), axis_types=(jax.sharding.AxisType.Auto,))


def normal(*shape, dtype=F32, scale=1.0, mean=0.0, spec=None) -> Arg:
    """Normal deviates."""
    return Arg(shape, dtype, {"kind": "normal", "scale": scale, "mean": mean}, spec)


def uniform(*shape, dtype=F32, low=0.0, high=1.0, spec=None) -> Arg:
    """Uniform deviates."""
    return Arg(shape, dtype, {"kind": "uniform", "low": low, "high": high}, spec)


def ids(*shape, vocab=V, out_of_range=0.0, negative=0.0, ignore=0.0, ignore_index=-100, spec=None) -> Arg:
    """Token ids; some may be out of range, negative (wrapping) or the ignore index."""
    generator = {"kind": "ids", "vocab": vocab}
    if out_of_range:
        generator["out_of_range"] = out_of_range
    if negative:
        generator["negative"] = negative
    if ignore:
        generator["ignore"] = ignore
        generator["ignore_index"] = ignore_index
    return Arg(shape, I32, generator, spec)


def mask(*shape, dtype=F32, p=0.8, spec=None) -> Arg:
    """Ones with probability p, zeros otherwise; the first entry is always one."""
    return Arg(shape, dtype, {"kind": "mask", "p": p}, spec)


def logp(*shape, vocab=V, spread=0.3, spec=None) -> Arg:
    """Log-probabilities near the uniform distribution's, so that some ratios are clipped and some are not."""
    return Arg(shape, F32, {"kind": "logp", "vocab": vocab, "spread": spread}, spec)


def advantages(*shape, spec=None) -> Arg:
    """Advantages of both signs whose mean is not zero (a zero loss has no relative error)."""
    return normal(*shape, scale=1.0, mean=0.5, spec=spec)


def hidden(*shape, dtype=F32, spec=None) -> Arg:
    """Final hidden states."""
    return normal(*(shape or (B, T, H)), dtype=dtype, spec=spec)


def head(*shape, dtype=F32, spec=None) -> Arg:
    """LM-head weights that give logits of a standard deviation near one."""
    return normal(*(shape or (H, V)), dtype=dtype, scale=0.15, spec=spec)


@dataclasses.dataclass(frozen=True)
class Case:
    """One program of the corpus.

    With `argnums` the exported program is `jax.value_and_grad(function, argnums, has_aux)`; without, the
    function itself.  `expected` is "fused" or "missed"; a miss has the cause in words as `reason`.
    """

    name: str
    function: Callable
    args: tuple
    argnums: Any = None
    has_aux: bool = False
    expected: str = "fused"
    reason: str = ""
    # "f32" or "bf16", by default from the argument types; or "contract": see tools/dev/comparison/judge.py
    tolerance: str = ""
    old_jax: bool = False  # exported from JAX 0.7 as well
    devices: int = 1
    generic: bool = False  # generic text: what the reader needs for sdy operations
    run: bool = True  # small enough to be executed
    always_fuse: bool = True  # passed to grpo-opt: ignore the cost model
    symbolic: bool = False  # exported with symbolic dimensions
    lean: bool = False  # without what nobody reads, as `jax.jit` lowers a program; every argument is read
    gradient_outputs: tuple[int, ...] = ()  # extra outputs that are compared as gradients are
    near_f64: bool = False  # gradients as near to f64 as the original's, both under XLA's default flags
    target: str = ""  # of grpo-opt, where it is not the loops of any backend
    logits_elements: int = 0  # a fused module must have no tensor of this many elements
    package: str = ""  # the published package that owns the loss

    def program(self) -> Callable:
        """The function that is exported."""
        function = self.function
        if self.argnums is not None:
            function = jax.value_and_grad(function, argnums=self.argnums, has_aux=self.has_aux)

        def main(*args):
            return function(*args)

        main.__name__ = self.name
        return main

    def mesh(self):
        """The device mesh of a program on several devices."""
        if self.devices == 1:
            return None
        return device_mesh(self.devices)

    def flat_args(self) -> list[Arg]:
        """The arguments in the order of the exported @main."""
        return jax.tree.leaves(self.args, is_leaf=lambda x: isinstance(x, Arg))

    def tolerance_class(self) -> str:
        if self.tolerance:
            return self.tolerance
        return "bf16" if any(a.dtype == BF16 for a in self.flat_args()) else "f32"

    def output_kinds(self) -> list[str]:
        """For every output: "value" (relative to itself) or "gradient" (relative to its largest entry)."""
        mesh = self.mesh()
        abstract = jax.tree.map(lambda a: a.abstract(mesh), self.args, is_leaf=lambda x: isinstance(x, Arg))
        outputs = jax.eval_shape(self.program(), *abstract)
        paths = jax.tree_util.tree_flatten_with_path(outputs)[0]
        kinds = []
        for index, (path, _) in enumerate(paths):
            differentiated = self.argnums is not None and path[0].idx == 1
            kinds.append("gradient" if differentiated or index in self.gradient_outputs else "value")
        return kinds
