"""What the compiler of a TPU or GPU says of each implementation, with none attached: memory statistics, and a TPU's
estimated cycles.

The program is lowered by JAX, and compiled by `grpo-opt --compile`. Everything here is the compiler's static
arithmetic; nothing is run.
"""

import json
import pathlib
import re
import subprocess
import tempfile

import jax

from benchmarks import implementations, inputs, losses, wires
from benchmarks.launch import ROOT, Failure, progress
from benchmarks.settings import Settings

GRPO_OPT = ROOT / "target" / "release" / "grpo-opt"
FLAGS = {
    **{name: ["--pass-pipeline=builtin.module()"] for name in implementations.PLAIN},
    "portable": ["--target=portable"],
    "mosaic": ["--target=tpu"],
    "hook": [],
}
ESTIMATES = "the TPU compiler's static estimates, not measurements"


def lowered_text(settings: Settings, axes: dict[str, int] | None = None, chunked: bool = False, platform: str = "tpu") -> str:
    """The program as StableHLO text; on a mesh, generic text, which other readers of Shardy's dialect take."""
    step = jax.jit(losses.step_of(settings, chunked))
    lowered = step.trace(*inputs.abstract(settings, axes)).lower(lowering_platforms=(platform,))
    return lowered.compiler_ir().operation.get_asm(print_generic_op_form=True) if axes else lowered.as_text()


def compile_for(topology: str, name: str, settings: Settings, config: str | None, always_fuse: bool,
                cycles: bool, axes: dict[str, int] | None = None) -> dict:
    """The implementation's part of the record."""
    if name not in FLAGS:
        raise Failure(f"{name} is no program of JAX: --aot takes {', '.join(FLAGS)}")
    # Generations of TPUs are v4, v5e, tpu7x and the like.
    platform = "tpu" if re.match(r"v\d|tpu", topology) else "cuda"
    if name == "mosaic" and platform != "tpu":
        raise Failure(f"mosaic kernels are for TPUs, not for {topology}")
    if not GRPO_OPT.exists():
        raise Failure("target/release/grpo-opt is missing: run tools/setup first")
    progress(f"{name}: {settings.title()}: compiling for {topology}")
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        module, report = pathlib.Path(folder) / "step.mlir", pathlib.Path(folder) / "report.json"
        module.write_text(lowered_text(settings, axes, name == "jax-chunked", platform))
        command = [GRPO_OPT, module, f"--compile={topology}", f"--report={report}", "--remarks=missed", *FLAGS[name]]
        command += ["--always-fuse"] if always_fuse else []
        command += [f"--config={config}"] if config else []
        command += [f"--propagate={ROOT / 'tools' / 'dev' / 'propagate'}"] if axes else []
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise Failure(f"{name}: " + next((line for line in lines if "error" in line), lines[-1])[:600])
        answer = json.loads(report.read_text())
    if name not in implementations.PLAIN and not answer["fusions"]:
        reasons = "; ".join(str(missed.get("reason")) for missed in answer["missed"]) or "see --always-fuse"
        raise implementations.NotFused(f"{name}: {implementations.NOTHING_FUSED}: {reasons}")
    (program,) = answer["compiled"]["programs"].values()
    estimated = program.pop("estimated_cycles")
    found = {"compile_s": program.pop("seconds"), "compiler_memory": program}
    if axes:
        sweeps = [d["message"] for d in answer["decisions"] if d["pass"] == "partition" and d["applied"]]
        found |= {"wire": wires.of_program(program, topology), "sweeps": sweeps}
    if cycles:
        found["estimated_cycles"] = summary(estimated)
    return found


def summary(estimated: dict) -> dict:
    """The estimate, with what it lacks: custom calls above all, which is what Mosaic kernels are."""
    kernels = [op for op in estimated["uncovered"] if op["target"] == "tpu_custom_call"]
    return {"what": ESTIMATES, "covered": estimated["covered"], "kernels_not_covered": len(kernels),
            "ops": [{key: op[key] for key in ("name", "opcode", "cycles", "times")} for op in estimated["ops"]],
            "uncovered": [{key: op[key] for key in ("name", "opcode", "target", "cycles", "times")}
                          for op in estimated["uncovered"]]}
