"""Fusing single programs."""

import copy
import dataclasses
import io
import sys
import warnings

from grpo_opt._library import Configuration, FusionError, may_fuse


def fuse_module(module, platform: str, devices, configuration: Configuration, compiler: str = "", refusals=()):
    """The fused form of a live jaxlib module, in the same context; None if it stays as it is.

    `compiler` is what the backend says of itself, by default that of the devices; `refusals`, what it said of
    earlier forms of this program.
    """
    from jaxlib.mlir import ir

    bytecode = io.BytesIO()
    module.operation.write_bytecode(file=bytecode)
    if not may_fuse(bytecode.getvalue()):
        return None
    # Generic text is the one form in which Shardy's operations can be read by other MLIR libraries.
    text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    client = next((getattr(device, "client", None) for device in devices), None)
    compiler = compiler or getattr(client, "platform_version", "")
    fused = configuration.fuse(text.encode(), platform, devices, compiler, refusals)
    if fused is None:
        return None
    with module.context:
        return ir.Module.parse(fused)


def or_original(fuse, strict: bool, several_hosts: bool = False):
    """What `fuse` returns; without `strict`, a failure is a warning and None.

    On several hosts, which must all compile the same, a fault of this one is an error.
    """
    try:
        return fuse()
    except FusionError as error:
        if strict:
            raise
        if several_hosts and error.fault:
            raise FusionError(f"rewriting a program failed on this host: {error}. The program runs on several hosts, which "
                              "must all compile the same: it is not compiled as it was. Start again, or set "
                              "GRPO_OPT_ENABLED=0 on every host", fault=True) from error
        warnings.warn(f"grpo_opt: a program is compiled as it is, not fused: {error}", stacklevel=2)
        return None


def brief(message: str) -> str:
    """What a backend says first; libtpu prints the whole module behind it."""
    line = message.strip().partition("\n")[0]
    return line if len(line) <= 300 else f"{line[:300]} …"


def print_timing(ours: float, total: float, fused: bool) -> None:
    """The share of a compile, in seconds, that was spent here: on standard error, as the plugin says it."""
    what = "fused" if fused else "forwarded untouched"
    print(f"grpo-opt: timing: {ours:.6f} s of {total:.3f} s ({100 * ours / total:.3f}%), {what}", file=sys.stderr)


def fuse(program, config=None):
    """A copy of `program` (a jax.stages.Lowered or a jax.export.Exported) that is fused.

    What wraps a Lowered in a field of that name, such as `nnx.jit(f).lower(…)` and `eqx.filter_jit(f).lower(…)`,
    is taken as well.  The result has the same arguments and results; the program itself is returned when there is nothing to
    fuse in it.  Raises FusionError under a strict configuration, and TypeError for anything else.
    """
    import jax
    from jax import export

    configuration = Configuration(config)
    if isinstance(program, export.Exported):
        platform = program.platforms[0] if len(program.platforms) == 1 else "several"
        fused = or_original(lambda: configuration.fuse(program.mlir_module_serialized, platform),
                            configuration.strict)
        # The derivative of the original stays right: the fused program computes the same.
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
        fused = or_original(lambda: fuse_module(lowering._hlo, platform, devices or (), configuration), configuration.strict)
        if fused is None:
            return program
        lowering = copy.copy(lowering)
        lowering._hlo, lowering._executable = fused, None
        result = copy.copy(program)
        result._lowering = lowering
        return result
    inner = getattr(program, "lowered", None)
    if dataclasses.is_dataclass(program) and isinstance(inner, jax.stages.Lowered):
        fused = fuse(inner, config)
        return program if fused is inner else dataclasses.replace(program, lowered=fused)
    raise TypeError(f"expected a jax.stages.Lowered or a jax.export.Exported, not {type(program).__name__}")
