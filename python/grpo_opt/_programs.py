"""Fusing single programs."""

from __future__ import annotations

import copy
import dataclasses
import io
from typing import Any, TypeVar

from grpo_opt._library import Configuration, Configured, may_fuse

Program = TypeVar("Program")


def fuse_module(module, platform: str, devices, configuration: Configuration, compiler: str = "", refusals=(),
                several_hosts: bool = False):
    """The fused form of a live jaxlib module, in the same context; None if nothing is fused.

    `compiler` is what the backend says of itself, by default that of the devices; `refusals` and `several_hosts` as in
    `Configuration.fuse`.
    """
    import jaxlib
    from jaxlib.mlir import ir

    bytecode = io.BytesIO()
    module.operation.write_bytecode(file=bytecode)
    if not may_fuse(bytecode.getvalue()):
        return None
    # Generic text is the only encoding in which other MLIR libraries can read Shardy's operations.
    text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    client = next((getattr(device, "client", None) for device in devices), None)
    compiler = f"{compiler or getattr(client, 'platform_version', '')}, jaxlib {jaxlib.__version__}"
    fused = configuration.fuse(text.encode(), platform, devices, compiler, refusals, several_hosts)
    if fused is None:
        return None
    with module.context:
        return ir.Module.parse(fused)


def fuse(program: Program, config: Configured = None, **keys: Any) -> Program:
    """Fuses the losses of one program.

    Args:
        program: A `jax.stages.Lowered` or a `jax.export.Exported`, or what wraps a Lowered in a field `lowered`, such as
            `nnx.jit(f).lower(…)` and `eqx.filter_jit(f).lower(…)`.
        config: A mapping of keys of the configuration, or the path of a YAML file.
        **keys: Keys of the configuration, which win over the mapping.

    Returns:
        A fused copy with the same arguments and results; `program` itself if there is nothing to fuse in it.

    Raises:
        ConfigurationError: A key or a value of the configuration is wrong.
        FusionError: The configuration is strict and a loss is not fused.
        TypeError: `program` is something else.

    Example:
        step = grpo_opt.fuse(jax.jit(train_step).lower(state, batch), strict=True).compile()
    """
    return fuse_with(program, Configuration(config, keys))


def fuse_with(program: Program, configuration: Configuration) -> Program:
    """As `fuse`, with a checked configuration."""
    import jax
    from jax import export

    if isinstance(program, export.Exported):
        platform = program.platforms[0] if len(program.platforms) == 1 else "several"
        fused = configuration.fuse(program.mlir_module_serialized, platform)
        # The derivative of the original is right: the fused program computes the same function.
        return program if fused is None else dataclasses.replace(program, mlir_module_serialized=fused)
    if isinstance(program, jax.stages.Lowered):
        lowering = program._lowering  # pylint: disable=protected-access
        if not hasattr(lowering, "_hlo") or not hasattr(lowering, "_executable"):
            raise RuntimeError(f"grpo_opt.fuse does not know the lowerings of jax {jax.__version__}")
        platforms = lowering._platforms
        platform = platforms[0] if len(platforms) == 1 else "several"
        devices = getattr(lowering, "_device_list", None)
        if devices is None:  # JAX 0.6 has them among the arguments; none where it lowered for another platform
            devices = getattr(lowering, "compile_args", {}).get("device_assignment")
        fused = fuse_module(lowering._hlo, platform, devices or (), configuration)
        if fused is None:
            return program
        lowering = copy.copy(lowering)
        lowering._hlo, lowering._executable = fused, None
        result = copy.copy(program)
        result._lowering = lowering
        return result
    inner = getattr(program, "lowered", None)
    if dataclasses.is_dataclass(program) and isinstance(inner, jax.stages.Lowered):
        fused = fuse_with(inner, configuration)
        return program if fused is inner else dataclasses.replace(program, lowered=fused)
    raise TypeError(f"expected a jax.stages.Lowered or a jax.export.Exported, not {type(program).__name__}")
