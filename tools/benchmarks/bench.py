"""tools/bench: times and memory of a loss with its gradients, or of log-probabilities alone."""

import argparse
import dataclasses
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from benchmarks import implementations, plots, record, settings, tables, tracking
from benchmarks.launch import Failure, progress

EXAMPLES = """examples:
  tools/bench --preset cpu-head --impl baseline --compare portable --plot cpu.svg --json cpu.json
  tools/bench --preset head-8192-bf16 --impl baseline --compare mosaic --aot v6e:2x2 --cycles
  tools/bench --level logits --sweep-time 256,512,1024 --sweep-vocab 8192,32768 --impl portable --plot sweep.png
  tools/bench --preset head-8192-bf16 --compare portable --compare liger --compare torch-compile --plot gpu.svg
  tools/bench --preset head-8192-bf16 --loss gspo --batch 8 --time 1024 --compare portable --json gspo.json
Figures of --aot are the compiler's; nothing is run for them."""


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="tools/bench", description="Times a loss with its gradients.",
                                   epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--impl", choices=implementations.NAMES, help="default: hook with --config, else baseline")
    made.add_argument("--compare", choices=implementations.NAMES, action="append", default=[], metavar="IMPL",
                      help="another implementation, which takes turns with the first (A B A B); ratios are A / B. May be "
                           "repeated. With one of PyTorch, each runs in a process of its own")
    made.add_argument("--config", metavar="YAML",
                      help="the hook's configuration (docs/configuration.md); --impl sets its target")
    made.add_argument("--always-fuse", action="store_true", help="also where the cost model declines")
    settings.add_options(made)
    made.add_argument("--sweep-time", type=sizes, default=[], metavar="T,T,…", help="a point for each")
    made.add_argument("--sweep-vocab", type=sizes, default=[], metavar="V,V,…", help="a point for each")
    group = made.add_argument_group("measuring")
    group.add_argument("--iters", type=int, default=10, metavar="N", help="counted iterations (default 10)")
    group.add_argument("--warmup", type=int, default=2, metavar="N", help="iterations before them (default 2)")
    group.add_argument("--memory-runs", action=argparse.BooleanOptionalAction, default=True,
                       help="with --compare: a process of its own for each memory figure, since one process has "
                            "one peak (default: on)")
    group.add_argument("--child", metavar="SETTINGS", help=argparse.SUPPRESS)
    group.add_argument("--aot", metavar="TOPOLOGY", help="run nothing, ask the compiler: v6e:2x2, v5p:2x2x1, …, h100, a100, …")
    group.add_argument("--mesh", metavar="fsdp=N,tp=N", help="with --aot: over the topology's chips")
    group.add_argument("--cycles", action="store_true", help="with --aot: the compiler's estimated cycles")
    group.add_argument("--tune", metavar="FILE", help="times kernels with several tiles into a table that --tile-times and the "
                                                      "hook's `tile_times` take: on a TPU, or by --aot's prediction")
    group.add_argument("--candidates", type=int, default=4, metavar="N", help="with --tune: tiles a kernel (default 4)")
    group = made.add_argument_group("output")
    group.add_argument("--json", metavar="FILE", help="the record; `-` or nothing: standard output")
    group.add_argument("--plot", metavar="FILE", help="peak memory and time against T and V, *.png or *.svg")
    tracking.add_options(made)
    return made


def sizes(text: str) -> list[int]:
    """A list of sizes from the command line."""
    return [int(part) for part in text.split(",")]


def check(options) -> None:
    """Everything that can be known to be wrong before the first measurement."""
    if options.iters < 1 or options.warmup < 0:
        raise Failure("--iters must be at least 1, and --warmup at least 0")
    if options.cycles and not options.aot:
        raise Failure("--cycles are the TPU compiler's estimates: they need --aot")
    if options.mesh and not options.aot:
        raise Failure("--mesh is for what the compiler says: it needs --aot (tools/train-ab --mesh trains)")
    if options.tune and (options.compare or options.mesh or options.sweep_time or options.sweep_vocab or options.json
                         or options.plot or options.impl != "mosaic"):
        raise Failure("--tune is for the kernels of one point: it takes a shape, --config, --aot, --always-fuse, --candidates, "
                      "--iters and --warmup")
    if options.candidates < 1:
        raise Failure("--candidates must be at least 1")
    names = [options.impl, *options.compare]
    for name in options.compare:
        if names.count(name) > 1:
            raise Failure(f"--compare {name}: both implementations are the same")
    implementations.set_configuration(options.config)
    record.check_writable(options.json, options.plot, options.tune)
    plots.check(options.plot)
    tracking.check(options.wandb_mode)


def points_of(options) -> list[settings.Settings]:
    """The points of the sweep, one without; in a process of its own the point that it is started for."""
    if options.child:
        return [settings.Settings(**json.loads(options.child))]
    start = settings.from_options(options)
    return [dataclasses.replace(start, time=time, vocab=vocab).check()
            for vocab in options.sweep_vocab or [start.vocab] for time in options.sweep_time or [start.time]]


def memory_run(name: str, point: settings.Settings, options) -> dict:
    """The figures of one iteration in a process of its own.

    XLA's autotuner allocates on a GPU, which the peak would show: there a first process only fills a compilation cache.
    """
    if os.environ.get("JAX_PLATFORMS") == "cpu":
        return run_apart(name, point, options, 1, 0)[0]
    with tempfile.TemporaryDirectory(prefix="bench-") as cache:
        cached = {"JAX_COMPILATION_CACHE_DIR": cache, "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                  "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
        figures, platform = run_apart(name, point, options, 1, 0, **cached)
        return run_apart(name, point, options, 1, 0, **cached)[0] if platform == "gpu" else figures


def run_apart(name: str, point: settings.Settings, options, iters: int, warmup: int,
              **variables: str) -> tuple[dict, str]:
    """The figures of one implementation in a process of its own, and the platform that JAX has there."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        path = pathlib.Path(folder) / "figures.json"
        command = [sys.executable, sys.argv[0], "--child", json.dumps(dataclasses.asdict(point)), "--impl", name,
                   "--iters", str(iters), "--warmup", str(warmup), "--json", str(path)]
        command += ["--always-fuse"] if options.always_fuse else []
        command += ["--config", options.config] if options.config else []
        # JAX and PyTorch share a GPU where inputs for PyTorch are drawn.
        environment = os.environ | {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"} | variables
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            kind = implementations.NotFused if implementations.NOTHING_FUSED in lines[-1] else Failure
            raise kind(f"{lines[-1].removeprefix('bench: ')} (in a process of its own)")
        result = json.loads(path.read_text())
        (only,) = result["points"]
        return only["implementations"][name], result["machine"]["platform"]


def measure_point(names: list[str], point: settings.Settings, options) -> dict:
    """One point on the device that JAX has."""
    apart = not options.child and any(name in implementations.TORCH_NAMES for name in names)
    separate = {}
    if len(names) > 1 and options.memory_runs:
        # The peak of PyTorch's allocator starts again behind the first call.
        for name in (name for name in names if name not in implementations.TORCH_NAMES):
            progress(f"{name}: {point.title()}: memory, in a process of its own")
            separate[name] = memory_run(name, point, options)
    figures, ratios = run_each_apart(names, point, options) if apart else run_in_turns(names, point, options)
    for name, found in separate.items():
        figures[name] |= {key: found[key] for key in ("mem_after_alloc", "mem_after_run")}
    for (name, other), ratio in ratios.items():
        ratio |= memory_ratios(figures[name], figures[other], options.memory_runs)
    return {"title": point.title(), "settings": dataclasses.asdict(point), "implementations": figures,
            "ratios": {"/".join(pair): ratio for pair, ratio in ratios.items()}}


def run_each_apart(names: list[str], point: settings.Settings, options) -> tuple[dict, dict]:
    """Figures by implementation, each from a process of its own, and the ratios of the first to the others by their names."""
    figures = {}
    for name in names:
        progress(f"{name}: {point.title()}: in a process of its own")
        figures[name], _ = run_apart(name, point, options, options.iters, options.warmup)
    first = figures[names[0]]
    return figures, {(names[0], name): {
        "step_time": {"of_averages": first["avg_step_ms"] / figures[name]["avg_step_ms"]},
        "first_call": first["first_call_s"] / figures[name]["first_call_s"]} for name in names[1:]}


def run_in_turns(names: list[str], point: settings.Settings, options) -> tuple[dict, dict]:
    """The same, from one process in which the implementations take turns."""
    from benchmarks import measure

    runners = []
    for name in names:
        runners.append(measure.runner(name, point, options.always_fuse, runners[0].arguments if runners else None))
    measure.run(runners, options.warmup, options.iters)
    return ({one.name: one.figures() | measure.step_figures(one.times) for one in runners},
            {(names[0], one.name): measure.ratios(runners[0], one) for one in runners[1:]})


def memory_ratios(a: dict, b: dict, separate: bool) -> dict:
    """Peaks and temporaries of A over B, where both are known and were measured apart."""
    peaks = tables.peak_of(a)[1], tables.peak_of(b)[1]
    temporaries = [(f.get("compiler_memory") or {}).get("temporaries") for f in (a, b)]
    found = {"peak_memory": peaks[0] / peaks[1]} if separate and all(peaks) else {}
    return found | ({"temporaries": temporaries[0] / temporaries[1]} if all(temporaries) else {})


def compile_point(names: list[str], point: settings.Settings, options) -> dict:
    """One point by the compiler of a TPU or GPU."""
    from benchmarks import aot
    from benchmarks.train import mesh

    axes = mesh.parse(options.mesh) if options.mesh else None
    found = {"title": point.title(), "settings": dataclasses.asdict(point), "implementations": {
        name: aot.compile_for(options.aot, name, point, options.config, options.always_fuse, options.cycles, axes)
        for name in names}}
    peaks = {name: f["compiler_memory"]["peak"] for name, f in found["implementations"].items()}
    return found | {"ratios": {f"{names[0]}/{name}": {"peak_memory": peaks[names[0]] / peaks[name]} for name in names[1:]}}


def main() -> int:
    options = parser().parse_args()
    options.impl = options.impl or ("mosaic" if options.tune else "hook" if options.config else "baseline")
    check(options)
    if options.tune:
        from benchmarks import tune

        print("\n".join(tune.tune(settings.from_options(options), options)))
        return 0
    names = [options.impl, *options.compare]
    result = record.head("bench")
    todo = points_of(options)
    for name in [] if options.aot else names:
        if name in implementations.TORCH_NAMES:
            from benchmarks import torch_rivals

            for point in todo:
                torch_rivals.check(name, point)
    one = compile_point if options.aot else measure_point
    done = []
    for number, point in enumerate(todo, 1):
        if len(todo) > 1:
            progress(f"point {number} of {len(todo)}")
        try:
            done.append(one(names, point, options))
        except implementations.NotFused as error:
            # A sweep goes on without the points that are not fused.
            if number == len(todo) and not done:
                raise
            progress(f"{point.title()} is left out: {error}")
    result |= {"aot": options.aot} if options.aot else {"machine": record.machine()}
    result["points"] = done
    # The table goes where the JSON does not.
    stream = sys.stderr if options.json in (None, "-") else sys.stdout
    for point in done:
        print(tables.ahead_of_time(point, options.aot) if options.aot else tables.measured(point), file=stream)
    record.write(options.json or "-", result)
    if options.plot:
        plots.points(options.plot, result)
        progress(f"wrote {options.plot}")
    tracking.log(options.wandb_mode, options.wandb_project, result,
                 [p["implementations"] | {key: p["settings"][key] for key in ("time", "vocab")} for p in done])
    return 0
