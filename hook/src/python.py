# Runs inside the host's Python, behind python/grpo_opt/_log.py; see python.rs.  Every function takes byte strings and returns one:
# "+" and the result, or "-" and what went wrong.


def _answering(function):
    def answer(*arguments):
        try:
            return b"+" + function(*arguments)
        except BaseException as error:  # nothing may cross into the caller
            return b"-" + f"{type(error).__name__}: {error}".encode(errors="replace")

    return answer


@_answering
def log(level, message):
    """Logs a message; shows it on standard error where the program configures no logging, as the package grpo_opt does."""
    import logging

    show_by_default()  # noqa: F821
    logger.log(getattr(logging, level.decode()), "%s", message.decode(errors="replace"))  # noqa: F821
    return b""


def _context():
    """A context with every dialect that JAX programs use."""
    import importlib

    from jaxlib.mlir import ir

    context = ir.Context()
    context.enable_multithreading(False)
    registry = ir.DialectRegistry()
    importlib.import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").register_dialects(registry)  # func and others
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    for name, register in (("sdy", "register_dialect"), ("mpmd", "register_dialect"),
                           ("mhlo", "register_mhlo_dialect"), ("chlo", "register_dialect"),
                           ("stablehlo", "register_dialect")):
        try:
            getattr(importlib.import_module(f"jaxlib.mlir.dialects.{name}"), register)(context)
        except (ImportError, AttributeError):
            continue  # an older or newer jaxlib; a program that needs the dialect fails to parse
    return context


@_answering
def to_generic_text(program):
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    context = _context()
    with context:
        if program[4:40].find(b"StableHLO_v") >= 0:
            module = stablehlo.deserialize_portable_artifact(context, program)
        else:
            module = ir.Module.parse(program)
        return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True).encode()


@_answering
def to_portable_artifact(text, version):
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    context = _context()
    with context:
        module = ir.Module.parse(text)
        return stablehlo.serialize_portable_artifact(module, version.decode(), True)


@_answering
def propagate(text):
    """The shardings that Shardy's propagation gives to the operations with a `vocab.id`, as JSON."""
    import json

    from jaxlib.mlir import ir, passmanager

    shardings = {}

    def see(operation):
        attributes = operation.attributes
        if "vocab.id" in attributes and "sdy.sharding" in attributes:
            shardings[ir.IntegerAttr(attributes["vocab.id"]).value] = str(attributes["sdy.sharding"])
        return ir.WalkResult.ADVANCE

    context = _context()
    context.allow_unregistered_dialects = True
    with context:
        module = ir.Module.parse(text)
        names = [operation.attributes["sym_name"] for operation in module.body if "sym_name" in operation.attributes]
        if "main" not in [ir.StringAttr(name).value for name in names]:
            raise ValueError("the program has no function main")  # Shardy ends the process
        # What the pipeline leaves need not verify: the proxies belong to no dialect.
        passmanager.PassManager.parse("builtin.module(sdy-propagation-pipeline)").run(module.operation)
        module.operation.walk(see)
    return json.dumps(shardings).encode()


@_answering
def libtpu():
    import importlib.util
    import os

    spec = importlib.util.find_spec("libtpu")
    if spec is None or not spec.submodule_search_locations:
        raise ImportError("no package libtpu")
    return os.path.join(spec.submodule_search_locations[0], "libtpu.so").encode()
