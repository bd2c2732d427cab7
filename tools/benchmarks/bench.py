"""tools/bench: times and memory of value_and_grad of a GRPO loss."""

import argparse
import dataclasses
import json
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
Figures of --aot are the TPU compiler's; nothing is run for them."""


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="tools/bench", description="Times value_and_grad of a GRPO loss.",
                                   epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--impl", choices=implementations.NAMES, help="default: hook with --config, else baseline")
    made.add_argument("--compare", choices=implementations.NAMES, metavar="IMPL",
                      help="a second implementation, which takes turns with the first (A B A B); ratios are A / B")
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
    group.add_argument("--aot", metavar="TOPOLOGY", help="run nothing, ask the TPU compiler: v6e:2x2, v5p:2x2x1, …")
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
        raise Failure("--mesh is for what the TPU compiler says: it needs --aot (tools/train-ab --mesh trains)")
    if options.tune and (options.compare or options.mesh or options.sweep_time or options.sweep_vocab or options.json
                         or options.plot or options.impl != "mosaic"):
        raise Failure("--tune is for the kernels of one point: it takes a shape, --config, --aot, --always-fuse, --candidates, "
                      "--iters and --warmup")
    if options.candidates < 1:
        raise Failure("--candidates must be at least 1")
    if options.compare == options.impl:
        raise Failure(f"--compare {options.compare}: both implementations are the same")
    implementations.set_configuration(options.config)
    record.check_writable(options.json, options.plot, options.tune)
    plots.check(options.plot)
    tracking.check(options.wandb_mode)


def points_of(options) -> list[settings.Settings]:
    """The points of the sweep, one without."""
    start = settings.from_options(options)
    return [dataclasses.replace(start, time=time, vocab=vocab).check()
            for vocab in options.sweep_vocab or [start.vocab] for time in options.sweep_time or [start.time]]


def memory_run(name: str, point: settings.Settings, options) -> dict:
    """The figures of one iteration in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        path = pathlib.Path(folder) / "memory.json"
        command = [sys.executable, sys.argv[0], "--impl", name, "--iters", "1", "--warmup", "0", "--json", str(path)]
        for key, value in dataclasses.asdict(point).items():
            option = f"--{key.replace('_', '-')}"
            if value is True:
                command.append(option)
            elif value not in (None, False) and not (point.level == "logits" and key in ("hidden", "dtype")):
                command += [option, str(value)]
        command += ["--always-fuse"] if options.always_fuse else []
        command += ["--config", options.config] if options.config else []
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            kind = implementations.NotFused if implementations.NOTHING_FUSED in lines[-1] else Failure
            raise kind(f"{lines[-1].removeprefix('bench: ')} (in the process that measures memory)")
        (only,) = json.loads(path.read_text())["points"]
        return only["implementations"][name]


def measure_point(names: list[str], point: settings.Settings, options) -> dict:
    """One point on the device that JAX has."""
    separate = {}
    if len(names) > 1 and options.memory_runs:
        for name in names:
            progress(f"{name}: {point.title()}: memory, in a process of its own")
            separate[name] = memory_run(name, point, options)
    from benchmarks import measure

    runners = []
    for name in names:
        runners.append(measure.runner(name, point, options.always_fuse, runners[0].arguments if runners else None))
    measure.run(runners, options.warmup, options.iters)
    found = {"title": point.title(), "settings": dataclasses.asdict(point),
             "implementations": {one.name: one.figures() for one in runners}}
    for name, figures in separate.items():
        found["implementations"][name] |= {key: figures[key] for key in ("mem_after_alloc", "mem_after_run")}
    if len(runners) == 2:
        a, b = (found["implementations"][name] for name in names)
        ratio = measure.ratios(*runners) | memory_ratios(a, b, bool(separate))
        found["ratios"] = {"/".join(names): ratio}
    return found


def memory_ratios(a: dict, b: dict, separate: bool) -> dict:
    """Peaks and temporaries of A over B, where both are known and were measured apart."""
    peaks = tables.peak_of(a)[1], tables.peak_of(b)[1]
    temporaries = [(f.get("compiler_memory") or {}).get("temporaries") for f in (a, b)]
    found = {"peak_memory": peaks[0] / peaks[1]} if separate and all(peaks) else {}
    return found | ({"temporaries": temporaries[0] / temporaries[1]} if all(temporaries) else {})


def compile_point(names: list[str], point: settings.Settings, options) -> dict:
    """One point by the TPU compiler."""
    from benchmarks import aot
    from benchmarks.train import mesh

    axes = mesh.parse(options.mesh) if options.mesh else None
    found = {"title": point.title(), "settings": dataclasses.asdict(point), "implementations": {
        name: aot.compile_for(options.aot, name, point, options.config, options.always_fuse, options.cycles, axes)
        for name in names}}
    if len(names) == 2:
        a, b = (f["tpu_memory"]["peak"] for f in found["implementations"].values())
        found["ratios"] = {"/".join(names): {"peak_memory": a / b}}
    return found


def main() -> int:
    options = parser().parse_args()
    options.impl = options.impl or ("mosaic" if options.tune else "hook" if options.config else "baseline")
    check(options)
    if options.tune:
        from benchmarks import tune

        print("\n".join(tune.tune(settings.from_options(options), options)))
        return 0
    names = [options.impl] + ([options.compare] if options.compare else [])
    result = record.head("bench")
    todo = points_of(options)
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
