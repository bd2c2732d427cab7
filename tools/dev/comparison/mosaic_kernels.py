"""Runs the Mosaic kernels of a module in the project's interpreter, for stablehlo_numpy."""

import base64
import functools
import json
import pathlib
import re
import subprocess

import ml_dtypes
import numpy as np
from jax._src.lib.mlir import ir

RUNNER = pathlib.Path(__file__).resolve().parents[3] / "target" / "release" / "examples" / "run_kernel"
TYPES = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "i32": np.int32}


class KernelError(Exception):
    """The interpreter refused a kernel: an access out of bounds, unwritten memory, copies out of order."""


@functools.cache
def runner() -> subprocess.Popen:
    """The interpreter, started once."""
    if not RUNNER.exists():
        raise FileNotFoundError(f"{RUNNER} is missing: build it with `cargo build --release --workspace --examples`")
    return subprocess.Popen([str(RUNNER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def described(type_: ir.Type) -> dict:
    shaped = ir.ShapedType(type_)
    return {"dtype": str(shaped.element_type), "shape": list(shaped.shape)}


def custom_call(op: ir.Operation):
    """The closure of a `tpu_custom_call`."""
    config = json.loads(ir.StringAttr(op.attributes["backend_config"]).value)
    text = base64.b64decode(config["custom_call_config"]["body"]).decode()
    operands, results = ([described(v.type) for v in values] for values in (op.operands, op.results))
    places = str(op.attributes["output_operand_aliases"]) if "output_operand_aliases" in op.attributes else ""
    aliases = [[int(operand), int((into or "0").split(",")[0])] for into, operand in
               re.findall(r"output_tuple_indices = \[([^\]]*)\], operand_index = (\d+)", places)]
    # What only kernels read may have holes.
    readers = [{use.owner.operation.name for use in r.uses} for r in op.results]
    partial = [i for i, names in enumerate(readers)
               if names and names <= {"stablehlo.custom_call", "stablehlo.optimization_barrier"}]

    def run(env, *arrays):
        inputs = []
        for description, array in zip(operands, arrays):
            narrow = array.astype(TYPES[description["dtype"]])
            held = narrow.astype(np.float32) if description["dtype"] != "i32" else narrow
            inputs.append({**description, "data": base64.b64encode(np.ascontiguousarray(held).tobytes()).decode()})
        request = {"text": text, "inputs": inputs, "outputs": results, "aliases": aliases, "partial": partial}
        process = runner()
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline() or '{"error": "the interpreter died"}')
        if "error" in answer:
            raise KernelError(answer["error"])
        out = []
        for description, data in zip(results, answer["outputs"]):
            held = np.frombuffer(base64.b64decode(data), np.int32 if description["dtype"] == "i32" else np.float32)
            held = held.reshape(description["shape"])
            out.append(held if description["dtype"] == "i32" else held.astype(np.float64))
        return out

    return run
