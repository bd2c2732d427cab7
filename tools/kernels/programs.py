"""Programs of others whose times on TPUs were published, as StableHLO.

    python tools/kernels/programs.py PROGRAM CHIP ARGUMENTS > module.mlir

PROGRAM is a function below, ARGUMENTS a JSON object of its arguments. Runs in .deps/calibration, which has the packages
without their dependencies (tools/requirements-calibration.txt); of a package only the modules are loaded that hold
the kernel, so that nothing else is needed.
"""

import functools
import importlib
import inspect
import json
import pathlib
import sys
import types
from collections.abc import Callable

import jax
import jax.numpy as jnp

KINDS = {"v4": "TPU v4", "v5e": "TPU v5 lite", "v5p": "TPU v5p", "v6e": "TPU v6 lite", "tpu7x": "TPU7x"}
Program = tuple[Callable, list[jax.ShapeDtypeStruct]]


def module(name: str) -> types.ModuleType:
    """A module of a package whose own `__init__` files are not executed."""
    parts = name.split(".")
    folder = next((p for p in (pathlib.Path(p) / parts[0] for p in sys.path) if p.is_dir()), None)
    if folder is None:
        raise ModuleNotFoundError(f"the package {parts[0]} is not installed")
    for i in range(1, len(parts)):
        parent = types.ModuleType(".".join(parts[:i]))
        parent.__path__ = [str(folder.joinpath(*parts[1:i]))]
        sys.modules.setdefault(parent.__name__, parent)
    return importlib.import_module(name)


def array(shape: list[int], kind: str) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(tuple(shape), jnp.dtype(kind))


def xla_matmul(m: int, k: int, n: int, kind: str) -> Program:
    """`[m,k] @ [k,n]` in its own type, as `jnp.matmul` and the harnesses write it."""
    return (lambda x, y: jnp.matmul(x, y)), [array([m, k], kind), array([k, n], kind)]


def pallas_matmul(m: int, k: int, n: int, kind: str, rows: int, inner: int, cols: int) -> Program:
    """JAX's own matmul kernel, that of its tutorial."""
    from jax.experimental.pallas.ops.tpu import matmul
    kernel = functools.partial(matmul.matmul, block_shape=(rows, cols), block_k=inner)
    return kernel, [array([m, k], kind), array([k, n], kind)]


def layer_norm(shape: list[int], axis: int) -> Program:
    """What Tokamax times as `normalization` with configuration {}: XLA's, in f32, mean subtracted, scale and offset."""
    def run(x, scale, offset):
        up = x.astype(jnp.float32)
        centred = up - jnp.mean(up, axis, keepdims=True)
        norm = centred * jax.lax.rsqrt(jnp.mean(centred * centred, axis, keepdims=True) + 1e-6)
        side = [1] * x.ndim
        side[axis] = x.shape[axis]
        return (norm * scale.reshape(side) + offset.reshape(side)).astype(x.dtype)
    side = array([shape[axis]], "float32")
    return run, [array(shape, "bfloat16"), side, side]


def heads(n: int, h: int, v: int, hidden: str, weights: str) -> list[jax.ShapeDtypeStruct]:
    """Hidden states, labels and head."""
    return [array([n, h], hidden), array([n], "int32"), array([h, v], weights)]


TOKAMAX = "tokamax._src.ops.linear_softmax_cross_entropy_loss"


def tokamax_forward(n: int, h: int, v: int, rows: int, inner: int, cols: int) -> Program:
    kernel = module(f"{TOKAMAX}.pallas_mosaic_tpu_kernel")
    run = functools.partial(kernel.linear_softmax_cross_entropy_loss_fwd_pallas_mosaic_tpu, b_block_size=rows,
                            h_block_size=inner, v_block_size=cols, reduction="mean")
    return run, heads(n, h, v, "float32", "bfloat16")


def tokamax_backward(n: int, h: int, v: int, rows: int, inner: int, cols: int) -> Program:
    kernel = module(f"{TOKAMAX}.pallas_mosaic_tpu_kernel")
    run = functools.partial(kernel.linear_softmax_cross_entropy_loss_bwd_pallas_mosaic_tpu, b_block_size=rows,
                            h_block_size=inner, v_block_size=cols, reduction="mean")
    return run, [array([], "float32"), array([n], "float32"), *heads(n, h, v, "float32", "bfloat16")]


def tokamax_reference(n: int, h: int, v: int, hidden: str, gradient: bool) -> Program:
    """Tokamax's XLA implementation, forward or backward."""
    reference = module(f"{TOKAMAX}.reference")
    if not gradient:
        return (functools.partial(reference.linear_softmax_cross_entropy_loss_fwd_reference, reduction="mean"),
                heads(n, h, v, hidden, "bfloat16"))
    run = functools.partial(reference.linear_softmax_cross_entropy_loss_bwd_reference, reduction="mean")
    return run, [array([], hidden), array([n], hidden), *heads(n, h, v, hidden, "bfloat16")]


LEVANTER = "levanter.kernels.pallas.fused_cross_entropy_loss"


def levanter_forward(n: int, h: int, v: int, kind: str, rows: int, inner: int, cols: int) -> Program:
    sizes = module(f"{LEVANTER}.config").BlockSizes(b_block_size=rows, h_block_size=inner, v_block_size=cols)
    kernel = module(f"{LEVANTER}.pallas_tpu")
    return functools.partial(kernel.linear_softmax_cross_entropy_loss_pallas, block_sizes=sizes), heads(n, h, v, kind, kind)


def levanter_xla(n: int, h: int, v: int, kind: str, cols: int, gradient: bool) -> Program:
    """Levanter's loops over vocabulary blocks, left to XLA: forward, or forward and backward."""
    sizes = module(f"{LEVANTER}.config").BlockSizes(b_block_size=n, h_block_size=h, v_block_size=cols)
    loss = module(f"{LEVANTER}.xla").linear_softmax_cross_entropy_loss_xla

    def forward(x, labels, w):
        return loss(x, labels, w, block_sizes=sizes, dtype=jnp.float32)[0]

    def both(x, labels, w):
        return jax.value_and_grad(lambda x, w: forward(x, labels, w).mean(), argnums=(0, 1))(x, w)
    return both if gradient else forward, heads(n, h, v, kind, kind)


def main() -> None:
    program, chip, arguments = sys.argv[1:]
    # The packages ask what they run on, and there is no TPU.
    jax.default_backend = lambda: "tpu"
    jax.devices = lambda *_: [types.SimpleNamespace(device_kind=KINDS[chip], platform="tpu")]
    made = jax.sharding.AbstractDevice
    known = {"device_kind": KINDS[chip], "num_cores": 2 if chip in ("v4", "v5p") else 1, "platform": "tpu"}
    device = made(**{name: known[name] for name in inspect.signature(made).parameters})
    with jax.sharding.use_abstract_mesh(jax.sharding.AbstractMesh((), (), abstract_device=device)):
        run, shapes = globals()[program](**json.loads(arguments))
        print(jax.jit(run).trace(*shapes).lower(lowering_platforms=("tpu",)).as_text())


if __name__ == "__main__":
    main()
