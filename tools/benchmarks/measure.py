"""Times and memory, on the device that JAX has."""

import pathlib
import re
import statistics
import time

import jax

from benchmarks import implementations, inputs, losses
from benchmarks.launch import Failure, progress
from benchmarks.settings import Settings

# Seconds between two lines about a long run.
QUIET = 10.0


def host_memory() -> dict:
    """Resident memory of this process, in bytes, as Linux counts it; empty elsewhere."""
    try:
        text = pathlib.Path("/proc/self/status").read_text()
    except OSError:
        return {}
    found = {name: int(kilobytes) * 1024 for name, kilobytes in re.findall(r"Vm(RSS|HWM):\s+(\d+) kB", text)}
    return {"host_rss_bytes": found["RSS"], "host_peak_rss_bytes": found["HWM"]} if len(found) == 2 else {}


def reset_host_peak() -> None:
    """Lets the peak of resident memory start again from here."""
    try:
        pathlib.Path("/proc/self/clear_refs").write_text("5")
    except OSError:
        pass


def memory() -> dict:
    """What the device reports, and this process's resident memory (on CPU that is where the arrays are)."""
    reported = jax.devices()[0].memory_stats() or {}
    keys = ("bytes_in_use", "peak_bytes_in_use", "bytes_reserved", "peak_bytes_reserved", "bytes_limit")
    return {key: int(reported[key]) for key in keys if key in reported} | host_memory()


def spread(values) -> dict:
    """Minimum, median and maximum."""
    return {"min": min(values), "median": statistics.median(values), "max": max(values)}


def step_figures(times: list[float]) -> dict:
    """The times of the counted iterations."""
    return {"avg_step_ms": statistics.fmean(times), "step_ms": spread(times), "iterations": len(times)}


def compiler_memory(compiled) -> dict | None:
    """What XLA says that the compiled program needs."""
    try:
        stats = compiled.memory_analysis()
    except (NotImplementedError, jax.errors.JaxRuntimeError):
        return None
    if stats is None:
        return None
    sizes = {"arguments": stats.argument_size_in_bytes, "outputs": stats.output_size_in_bytes,
             "temporaries": stats.temp_size_in_bytes, "aliased": stats.alias_size_in_bytes}
    peak = sizes["arguments"] + sizes["outputs"] + sizes["temporaries"] - sizes["aliased"]
    return {key: int(value) for key, value in (sizes | {"peak": peak}).items()}


class JaxRunner:
    """One implementation, compiled and run once."""

    def __init__(self, name: str, settings: Settings, always_fuse: bool, arguments: list | None = None, keys: dict | None = None):
        self.name = name
        reset_host_peak()
        self.arguments = inputs.draw(settings) if arguments is None else arguments
        reset_host_peak()
        self.mem_after_alloc = memory()
        started = time.perf_counter()
        step = losses.step_of(settings, name == "jax-chunked")
        lowered = implementations.prepare(name, jax.jit(step).lower(*self.arguments), always_fuse, keys)
        self.compiled = lowered.compile()
        self.compile_s = time.perf_counter() - started
        self.result = jax.block_until_ready(self.compiled(*self.arguments))
        self.first_call_s = time.perf_counter() - started
        self.times: list[float] = []

    def step(self) -> float:
        """Milliseconds of one iteration."""
        self.result = None  # the last gradients need not live beside the next ones
        started = time.perf_counter()
        self.result = jax.block_until_ready(self.compiled(*self.arguments))
        return 1e3 * (time.perf_counter() - started)

    def figures(self) -> dict:
        """The implementation's part of the record, without its times."""
        (loss, metrics), _ = self.result
        found = {"first_call_s": self.first_call_s, "compile_s": self.compile_s}
        return found | {"mem_after_alloc": self.mem_after_alloc, "mem_after_run": memory(),
                        "compiler_memory": compiler_memory(self.compiled), "loss": float(loss.mean()),
                        "metrics": {key: float(value) for key, value in metrics.items()}}


def runner(name: str, settings: Settings, always_fuse: bool, arguments: list | None = None):
    """The implementation `name`, run once."""
    progress(f"{name}: {settings.title()}: compiling and first call")
    try:
        if name in implementations.TORCH_NAMES:
            from benchmarks.torch_rivals import TorchRunner

            return TorchRunner(name, settings)
        return JaxRunner(name, settings, always_fuse, arguments)
    except (jax.errors.JaxRuntimeError, MemoryError) as error:
        raise Failure(f"{name}: {str(error).splitlines()[0] if str(error) else type(error).__name__}") from error


def run(runners: list, warmup: int, iterations: int) -> None:
    """Lets the runners take turns, one iteration at a time: A B A B. Warm-up rounds are not counted."""
    last = time.monotonic()
    for number in range(warmup + iterations):
        for one in runners:
            elapsed = one.step()
            if number >= warmup:
                one.times.append(elapsed)
        if time.monotonic() - last > QUIET:
            last = time.monotonic()
            progress(f"round {number + 1} of {warmup + iterations}")


def ratios(a, b) -> dict:
    """How many times as long A takes as B, over the pairs of neighbouring iterations, and as averages."""
    pairs = [x / y for x, y in zip(a.times, b.times, strict=True)]
    return {"step_time": spread(pairs) | {"of_averages": statistics.fmean(a.times) / statistics.fmean(b.times)},
            "first_call": a.first_call_s / b.first_call_s}
