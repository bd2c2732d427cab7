"""Writes a small JAX program as bytecode: with Shardy, with CHLO, or as a portable artifact."""
import os
import sys

kind, path = sys.argv[1:]
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import io

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec

x = jax.ShapeDtypeStruct((4,), jnp.float32)
if kind == "artifact":
    data = jax.export.export(jax.jit(jnp.tanh), platforms=["cpu"])(x).mlir_module_serialized
else:
    if kind == "sdy":
        sharding = NamedSharding(jax.make_mesh((2,), ("x",)), PartitionSpec("x"))
        lowered = jax.jit(jnp.tanh, in_shardings=sharding).lower(x)
    else:
        lowered = jax.jit(lambda x: jax.lax.top_k(x, 2)).lower(x)
    buffer = io.BytesIO()
    lowered.compiler_ir().operation.write_bytecode(buffer)
    data = buffer.getvalue()
with open(path, "wb") as out:
    out.write(data)
