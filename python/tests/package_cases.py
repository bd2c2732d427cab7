"""What the tests of the package share: JAX's own CPU client with four devices, a loss, comparisons, a compiler that refuses."""

import base64
import contextlib
import itertools
import os
import re
import tempfile
import types
import unittest
from unittest import mock

import cpu_client

cpu_client.choose(4, emitters=True)  # loops are counted

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs

FUSE = {"always_fuse": True, "min_columns": 1, "tile_v": 256, "remarks": "none"}
STRICT = {**FUSE, "strict": True}
# Of a remark's line: a test is called by its runner, which may be a file outside of Python's own library.
CALLER = r"(?:, called at \S+)?"


def arguments(rows=24, hidden=32, vocabulary=1000):
    seeds = itertools.count()

    def make(shape, dtype):
        if dtype == jnp.int32:
            return drawn.integers(next(seeds), shape, vocabulary)
        return drawn.normal(next(seeds), shape, dtype, scale=0.3)

    return programs.loss_arguments(make, rows, hidden, vocabulary)


def loops(compiled) -> int:
    return compiled.as_text().count(" while(")


def close(test, one, other):
    for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        a, b = np.asarray(a), np.asarray(b)
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-5 * np.abs(a).max())


@contextlib.contextmanager
def said_by_library():
    """A list that holds, after the block, what the library printed to standard error in it."""
    lines = []
    with tempfile.TemporaryFile("w+") as file:
        stderr = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            yield lines
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
            file.seek(0)
            lines += file.readlines()


def kernel_version(text: str) -> int | None:
    """The version of the Mosaic kernels in a module's text."""
    kernels = [base64.b64decode(body).decode() for body in re.findall(r'body(?:\\22|[": ])+([A-Za-z0-9+/=]{64,})', text)]
    versions = {int(re.search(r"stable_mosaic\.version\W*(\d+)", kernel)[1]) for kernel in kernels}
    return versions.pop() if versions else None


class Accepted(BaseException):
    """Kernels were taken, which the CPU cannot compile."""


def compile_like_a_tpu(refusals: list[tuple[str, int | None]]) -> None:
    """Compiles two programs on a backend that says of kernels newer than a version, or of any, that it refuses them.

    Prints the versions of the kernels that arrived, `None` for loops.
    """
    from jax._src import compiler

    original, arrived, device = compiler.backend_compile_and_load, [], jax.devices()[0]
    batches = [arguments(rows=rows) for rows in (24, 48)]

    def compiling(backend, module, executable_devices, options, host_callbacks):
        arrived[-1].append(kernel_version(str(module)))
        for message, newest in refusals:
            if arrived[-1][-1] is not None and (newest is None or arrived[-1][-1] > newest):
                raise RuntimeError(f"{message}\n\nThe MLIR operation involved:\nfunc.func @main()")
        if arrived[-1][-1] is not None:
            raise Accepted
        return original(device.client, module, executable_devices, options, host_callbacks)

    with mock.patch.object(compiler, "backend_compile_and_load", compiling), grpo_opt.installed({**FUSE, "remarks": "none"}):
        hooked = compiler.backend_compile_and_load
        tpu = types.SimpleNamespace(platform="tpu", platform_version="", process_index=device.client.process_index)
        with mock.patch.object(compiler, "backend_compile_and_load", lambda backend, *rest: hooked(tpu, *rest)):
            for values in batches:
                arrived.append([])
                lowered = jax.jit(programs.loss_and_gradients).lower(*values)
                with contextlib.suppress(Accepted):
                    lowered.compile()
    print("; ".join(" ".join(map(str, each)) for each in arrived))


class Case(unittest.TestCase):
    def tearDown(self):
        while grpo_opt.is_installed():
            grpo_opt.uninstall()
