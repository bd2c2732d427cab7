"""Writes the kernels and expected numbers that tests/interp.rs reads.

Each case is a Pallas function of this file. JAX lowers it for TPU, the kernel is decoded from the
custom call to Mosaic's versioned text, and the numbers are computed with NumPy.

    python mosaic-interp/tests/interp/make.py     (JAX 0.10.2; no TPU)

A case NAME gives NAME.mlir and NAME.txt. The text file has one line per array: `in` or `out`, its
type, its shape (`-` for rank 0), its elements.
"""

import base64
import json
import os
import pathlib
import re

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import tpu
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jaxlib.mlir import ir
from jaxlib.mlir.passmanager import PassManager

HERE = pathlib.Path(__file__).parent
F32, BF16, I32 = jnp.float32, jnp.bfloat16, jnp.int32
VERSION = 15


def spec(shape, dtype):
    return jax.ShapeDtypeStruct(shape, dtype)


def kernel_text(function, *arguments, version=VERSION):
    """The versioned text of the only kernel in `function`."""
    lowered = jax.jit(function).trace(*arguments).lower(lowering_platforms=("tpu",)).as_text()
    (config,) = re.findall(r'backend_config = "((?:[^"\\]|\\.)*)"', lowered)
    config = re.sub(r"\\([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), config)
    body = base64.b64decode(json.loads(config)["custom_call_config"]["body"])
    with jax_mlir.make_ir_context() as context, ir.Location.unknown():
        tpu.register_dialect(context)
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(body)
        again = f"mosaic-serde{{serialize=true target-version={version}}}"
        PassManager.parse(
            f"builtin.module(mosaic-serde{{serialize=false}},{again})"
        ).run(module.operation)
        return module.operation.get_asm()


def numbers(array):
    array = np.asarray(array)
    if np.issubdtype(array.dtype, np.integer) or array.dtype == bool:
        return " ".join(str(int(x)) for x in array.reshape(-1))
    return " ".join(f"{float(x):.9g}" for x in array.reshape(-1))


def line(kind, array):
    array = np.asarray(array)
    names = {"float32": "f32", "bfloat16": "bf16", "int32": "i32"}
    shape = "x".join(str(n) for n in array.shape) or "-"
    return f"{kind} {names[str(array.dtype)]} {shape} {numbers(array)}\n"


def write(name, function, inputs, outputs):
    arguments = [spec(x.shape, x.dtype) for x in inputs]
    (HERE / f"{name}.mlir").write_text(kernel_text(function, *arguments))
    lines = [line("in", x) for x in inputs] + [line("out", x) for x in outputs]
    (HERE / f"{name}.txt").write_text("".join(lines))


def whole_numbers(rng, shape, dtype):
    """Small whole numbers: sums of products are exact, and the text is short."""
    return np.asarray(rng.integers(-4, 5, shape), dtype=dtype)


def matmul():
    """A grid over k that accumulates in scratch; bf16 operands; no edge."""

    def kernel(a, b, out, acc):
        @pl.when(pl.program_id(1) == 0)
        def _():
            acc[...] = jnp.zeros_like(acc)

        acc[...] += jnp.dot(a[...], b[...], preferred_element_type=F32)

        @pl.when(pl.program_id(1) == pl.num_programs(1) - 1)
        def _():
            out[...] = acc[...].astype(out.dtype)

    function = pl.pallas_call(
        kernel,
        grid=(2, 2),
        in_specs=[
            pl.BlockSpec((8, 128), lambda i, k: (i, k)),
            pl.BlockSpec((128, 8), lambda i, k: (k, 0)),
        ],
        out_specs=pl.BlockSpec((8, 8), lambda i, k: (i, 0)),
        out_shape=spec((16, 8), F32),
        scratch_shapes=[pltpu.VMEM((8, 8), F32)],
    )
    rng = np.random.default_rng(0)
    a, b = whole_numbers(rng, (16, 256), BF16), whole_numbers(rng, (256, 8), BF16)
    out = a.astype(np.float32) @ b.astype(np.float32)
    write("matmul", function, [a, b], [out])


def transposed():
    """Both transposed forms of a matmul, and a transpose of a vector."""

    def kernel(a, b, nt, tn, t):
        dims = lambda left, right: (((left,), (right,)), ((), ()))
        nt[...] = jax.lax.dot_general(a[...], b[...], dims(1, 1), preferred_element_type=F32)
        tn[...] = jax.lax.dot_general(a[...], b[...], dims(0, 0), preferred_element_type=F32)
        t[...] = a[...].T

    function = pl.pallas_call(
        kernel, out_shape=[spec((8, 8), F32), spec((16, 16), F32), spec((16, 8), F32)]
    )
    rng = np.random.default_rng(1)
    a, b = whole_numbers(rng, (8, 16), np.float32), whole_numbers(rng, (8, 16), np.float32)
    write("transposed", function, [a, b], [a @ b.T, a.T @ b, a.T])


def log_softmax_kernel(mask):
    """An online log-sum-exp over column blocks; the last block sticks out."""
    columns, block = 150, 128

    def kernel(x, out, m, s):
        v = pl.program_id(1)

        @pl.when(v == 0)
        def _():
            m[...] = jnp.full_like(m, -1e30)
            s[...] = jnp.zeros_like(s)

        tile = x[...].astype(F32)
        if mask:
            column = jax.lax.broadcasted_iota(I32, tile.shape, 1) + v * block
            tile = jnp.where(column < columns, tile, -jnp.inf)
        new = jnp.maximum(m[...], jnp.max(tile, axis=1, keepdims=True))
        s[...] = s[...] * jnp.exp(m[...] - new) + jnp.sum(
            jnp.exp(tile - new), axis=1, keepdims=True
        )
        m[...] = new

        @pl.when(v == pl.num_programs(1) - 1)
        def _():
            out[...] = m[...] + jnp.log(s[...])

    return pl.pallas_call(
        kernel,
        grid=(2, pl.cdiv(columns, block)),
        in_specs=[pl.BlockSpec((8, block), lambda n, v: (n, v))],
        out_specs=pl.BlockSpec((8, 1), lambda n, v: (n, 0)),
        out_shape=spec((12, 1), F32),
        scratch_shapes=[pltpu.VMEM((8, 1), F32)] * 2,
    )


def log_softmax():
    """Ragged rows and columns; and the same without the mask, which must give NaN."""
    rng = np.random.default_rng(2)
    x = np.asarray(np.round(rng.normal(size=(12, 150)) * 2, 1), dtype=BF16)
    wide = x.astype(np.float64)
    top = wide.max(axis=1, keepdims=True)
    out = (top + np.log(np.exp(wide - top).sum(axis=1, keepdims=True))).astype(np.float32)
    write("log_softmax", log_softmax_kernel(mask=True), [x], [out])
    text = kernel_text(log_softmax_kernel(mask=False), spec(x.shape, BF16))
    (HERE / "missing_mask.mlir").write_text(text)


def dma_kernel(wait_first):
    """Doubles an HBM array block by block: copies in and out through two slots."""
    blocks = 4

    def kernel(x, out, buffer, arriving, leaving):
        def fetch(i, slot):
            source = x.at[pl.ds(i * 8, 8), :]
            return pltpu.make_async_copy(source, buffer.at[slot], arriving.at[slot])

        def send(i, slot):
            target = out.at[pl.ds(i * 8, 8), :]
            return pltpu.make_async_copy(buffer.at[slot], target, leaving.at[slot])

        fetch(0, 0).start()

        def body(i, carry):
            slot = jax.lax.rem(i, 2)

            @pl.when(i + 1 < blocks)
            def _():
                @pl.when(i >= 1)
                def _():
                    send(i - 1, 1 - slot).wait()

                fetch(i + 1, 1 - slot).start()

            if wait_first:
                fetch(i, slot).wait()
            buffer[slot] = buffer[slot] * 2
            if not wait_first:
                fetch(i, slot).wait()
            send(i, slot).start()
            return carry

        jax.lax.fori_loop(0, blocks, body, 0)
        send(blocks - 2, blocks % 2).wait()
        send(blocks - 1, (blocks - 1) % 2).wait()

    return pl.pallas_call(
        kernel,
        in_specs=[pl.BlockSpec(memory_space=pl.ANY)],
        out_specs=pl.BlockSpec(memory_space=pl.ANY),
        out_shape=spec((32, 8), F32),
        scratch_shapes=[
            pltpu.VMEM((2, 8, 8), F32),
            pltpu.SemaphoreType.DMA((2,)),
            pltpu.SemaphoreType.DMA((2,)),
        ],
    )


def dma():
    """Double-buffered copies by hand; and the same with the wait after the use, a race."""
    x = np.arange(256, dtype=np.float32).reshape(32, 8)
    write("dma", dma_kernel(wait_first=True), [x], [2 * x])
    text = kernel_text(dma_kernel(wait_first=False), spec(x.shape, F32))
    (HERE / "dma_race.mlir").write_text(text)


def dma_unbalanced():
    """A copy that is never waited for."""

    def kernel(x, out, buffer, semaphore):
        pltpu.make_async_copy(x, buffer, semaphore).start()
        out[...] = jnp.zeros_like(out)

    function = pl.pallas_call(
        kernel,
        in_specs=[pl.BlockSpec(memory_space=pl.ANY)],
        out_shape=spec((8, 8), F32),
        scratch_shapes=[pltpu.VMEM((8, 8), F32), pltpu.SemaphoreType.DMA],
    )
    x = np.zeros((8, 8), np.float32)
    write("dma_unbalanced", function, [x], [x])


def unwritten():
    """Only the first row of each output block is written."""

    def kernel(x, out):
        out[0:1, :] = x[0:1, :]

    function = pl.pallas_call(
        kernel,
        grid=(2,),
        in_specs=[pl.BlockSpec((8, 8), lambda i: (i, 0))],
        out_specs=pl.BlockSpec((8, 8), lambda i: (i, 0)),
        out_shape=spec((16, 8), F32),
    )
    x = np.zeros((16, 8), np.float32)
    write("unwritten", function, [x], [x])


def shapes():
    """Operations that move elements, integer arithmetic and scalar memory."""

    def kernel(count, x, ids, moved, picked, best):
        rolled = pltpu.roll(x[...], 3, 1)
        joined = jnp.concatenate([rolled[:, 4:], rolled[:, :4]], axis=1)
        moved[...] = joined * 0.5 + jnp.tile(x[:, 0:4], (1, 2))
        lane = jax.lax.broadcasted_iota(I32, x.shape, 1)
        hit = (lane == ids[...]) & (lane != count[1])
        picked[...] = jnp.sum(jnp.where(hit, x[...], 0.0), axis=1, keepdims=True)

        def step(state):
            i, total = state
            return i + 1, total * 2 + i

        _, total = jax.lax.while_loop(lambda s: s[0] < count[0], step, (jnp.int32(0), jnp.int32(1)))
        best[...] = jnp.argmax(x[...], axis=1, keepdims=True).astype(I32) + total

    grid = pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=1,
        grid=(2,),
        in_specs=[
            pl.BlockSpec((8, 8), lambda i, count: (i, 0)),
            pl.BlockSpec((8, 1), lambda i, count: (i, 0)),
        ],
        out_specs=[
            pl.BlockSpec((8, 8), lambda i, count: (i, 0)),
            pl.BlockSpec((8, 1), lambda i, count: (i, 0)),
            pl.BlockSpec((8, 1), lambda i, count: (i, 0)),
        ],
    )
    function = pl.pallas_call(
        kernel,
        grid_spec=grid,
        out_shape=[spec((16, 8), F32), spec((16, 1), F32), spec((16, 1), I32)],
    )
    rng = np.random.default_rng(3)
    count = np.array([3, 2], np.int32)
    x = rng.permutation(128).reshape(16, 8).astype(np.float32)
    ids = rng.integers(0, 8, (16, 1)).astype(np.int32)
    rolled = np.roll(x, 3, axis=1)
    joined = np.concatenate([rolled[:, 4:], rolled[:, :4]], axis=1)
    moved = joined * 0.5 + np.tile(x[:, :4], (1, 2))
    picked = np.take_along_axis(x, ids, axis=1) * (ids != 2)
    total = 1
    for i in range(3):
        total = total * 2 + i
    best = x.argmax(axis=1).reshape(16, 1).astype(np.int32) + np.int32(total)
    write("shapes", function, [count, x, ids], [moved, picked, best])


def bfloat16():
    """Arithmetic in bf16 rounds after every operation."""

    def kernel(x, y, out):
        out[...] = (x[...] * y[...] + y[...]) * x[...]

    function = pl.pallas_call(kernel, out_shape=spec((8, 16), BF16))
    rng = np.random.default_rng(4)
    x, y = (np.asarray(rng.normal(size=(8, 16)), dtype=BF16) for _ in range(2))
    write("bfloat16", function, [x, y], [(x * y + y) * x])


def functions():
    """The functions of one variable."""

    def kernel(x, out):
        v = x[...]
        values = [
            jnp.exp(v),
            jnp.log(v),
            jnp.log1p(v),
            jnp.tanh(v),
            jax.lax.erf(v),
            jnp.sqrt(v),
            jax.lax.rsqrt(v),
            jax.lax.logistic(v),
            jnp.power(v, 1.5),
            jnp.sin(v),
            jnp.floor(v),
            jnp.exp2(v),
        ]
        for i, value in enumerate(values):
            out[i : i + 1, :] = value

    function = pl.pallas_call(kernel, out_shape=spec((12, 8), F32))
    x = np.array([[0.01, 0.3, 0.5, 1.0, 1.7, 2.5, 4.0, 7.25]], np.float32)
    v = x.astype(np.float64)
    erf = np.vectorize(__import__("math").erf)
    out = np.concatenate(
        [
            np.exp(v), np.log(v), np.log1p(v), np.tanh(v), erf(v), np.sqrt(v), 1 / np.sqrt(v),
            1 / (1 + np.exp(-v)), v**1.5, np.sin(v), np.floor(v), np.exp2(v),
        ]
    )  # fmt: skip
    write("functions", function, [x], [out.astype(np.float32)])


if __name__ == "__main__":
    for case in [
        matmul, transposed, log_softmax, dma, dma_unbalanced, unwritten, shapes, bfloat16, functions,
    ]:  # fmt: skip
        case()
