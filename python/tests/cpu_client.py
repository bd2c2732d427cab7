"""XLA's settings for tests on the CPU: to be chosen before JAX is imported."""

import importlib.metadata
import os


def flags(devices: int, *, emitters: bool = False) -> str:
    """XLA_FLAGS for a client with so many devices.

    Most of the time of tests with large programs goes into machine code, which is not what they test: only
    `tools/test --full` has it optimized. Without `emitters`, XLA's fusion emitters, it takes still less, but scatters become
    loops.
    """
    chosen = [f"--xla_force_host_platform_device_count={devices}"]
    if os.environ.get("GRPO_TEST_TIER") != "full":
        chosen += ["--xla_backend_optimization_level=0", "--xla_llvm_disable_expensive_passes=true"]
        # Small programs are not cut into modules, each of which takes a compiler of its own.
        chosen.append("--xla_cpu_parallel_codegen_split_count=1")
        # JAX 0.11.2 does not have this one any more, and XLA ends the process for a flag that it does not know.
        if not emitters and tuple(map(int, importlib.metadata.version("jaxlib").split(".")[:2])) < (0, 11):
            chosen.append("--xla_cpu_use_fusion_emitters=false")
    return " ".join(chosen)


def choose(devices: int, *, emitters: bool = False) -> None:
    """Makes this process, and those that it starts, use a CPU client with so many devices."""
    os.environ.update(JAX_PLATFORMS="cpu", XLA_FLAGS=flags(devices, emitters=emitters))
