"""tools/bench --tune: what each kernel takes with the tiles that the plan likes best, in a table that the plan reads.

One kernel after the other is given its candidates, best first, while the others have the tiles that were fastest so far.
On a TPU the whole step is timed; with --aot the TPU compiler compiles it, and the calibrated model (kernels/predict.py) says
what its kernels would take. What it all takes longer or shorter than with the first candidate counts as the kernel's time,
since its tiles decide on the others' as well: what is stashed has to be whole tiles of both kernels.
"""

import dataclasses
import json
import pathlib
import statistics
import tempfile

from benchmarks import aot, record
from benchmarks.aot import GRPO_OPT
from benchmarks.launch import Failure, progress
from kernels import compiler, dump

VERSION = 1
MEASURED, PREDICTED = "measured", "predicted"


@dataclasses.dataclass(frozen=True)
class Kernel:
    """A kernel of a plan: its signature, tiles, the plan's seconds, and the tiles that it might have instead."""

    signature: str
    tiles: tuple[int, int]
    modelled_seconds: float
    candidates: tuple[tuple[tuple[int, int], float], ...]


def kernels_of(report: dict) -> list[Kernel]:
    """The kernels in a report of grpo-opt."""
    tiles = [tile for sweep in report["sweeps"] if isinstance(sweep["tiles"], list) for tile in sweep["tiles"]]
    return [Kernel(k["signature"], tuple(k["tile"]), k["modelled_seconds"],
                   tuple((tuple(c["tile"]), c["modelled_seconds"]) for c in k["candidates"]))
            for k in tiles if "signature" in k]


def pinned(chip: str, pins: dict) -> dict:
    """The table that gives kernels these tiles: `{signature: (tiles, modelled seconds)}`."""
    entries = [entry(chip, signature, tiles, 0.0, modelled, "pinned") for signature, (tiles, modelled) in pins.items()]
    return {"version": VERSION, "kernels": entries}


def entry(chip: str, signature: str, tiles: tuple[int, int], seconds: float, modelled: float, how: str) -> dict:
    """One entry of a table."""
    return {"chip": chip, "kernel": signature, "tiles": list(tiles), "seconds": seconds, "modelled_seconds": modelled, "how": how}


def search(chip: str, plan, timer, count: int):
    """Yields the entries of a table for the kernels of a program, kernel by kernel.

    `plan(table)` gives its kernels, `timer(table)` the seconds of a step and, where they are known one by one, those of its
    kernels by signature. At most `count` candidates a kernel are tried.
    """
    first = plan({"version": VERSION, "kernels": []})
    if not first:
        raise Failure("the program has no kernel whose tiles are chosen")
    pins, times = {}, {}

    def timed(table: dict, kernels: list[Kernel]):
        key = tuple((k.signature, k.tiles) for k in kernels)
        if key not in times:
            progress("; ".join(f"{rows} x {cols}" for _, (rows, cols) in key))
            times[key] = timer(table)
        return times[key]

    for kernel in dict.fromkeys(k.signature for k in first):
        own, *others = (k for k in first if k.signature == kernel)
        if others:
            continue  # kernels that do the same work: which of them has which tiles cannot be said
        tried: dict[tuple[int, int], tuple[float, float, float]] = {}  # seconds of the step and of the kernel, the plan's
        for tiles, modelled in ((own.tiles, own.modelled_seconds), *own.candidates):
            if tiles in tried or len(tried) == count:
                continue
            table = pinned(chip, pins | {kernel: (tiles, modelled)})
            kernels = plan(table)
            # What changes other kernels' work, or cannot be had, is no candidate.
            if [k.signature for k in kernels] != [k.signature for k in first]:
                continue
            got = next(k for k in kernels if k.signature == kernel)
            if got.tiles == tiles:
                total, alone = timed(table, kernels)
                tried[tiles] = (total, alone[kernel] if alone else got.modelled_seconds, got.modelled_seconds)
                how = PREDICTED if alone else MEASURED
        if tried:
            step, base, _ = next(iter(tried.values()))
            yield [entry(chip, kernel, tiles, max(base + total - step, 1e-9), modelled, how)
                   for tiles, (total, _, modelled) in tried.items()]
            fastest = min(tried, key=lambda tiles: tried[tiles][0])
            pins[kernel] = (fastest, tried[fastest][2])


def plans(module: pathlib.Path, topology: str, options: list[str], folder: pathlib.Path):
    """`plan` of `search` for a module, without compiling it."""

    def plan(table: dict) -> list[Kernel]:
        common = arguments(module, topology, options, folder, table)
        compiler.grpo_opt(GRPO_OPT, [*common, "--lower-only", "-o", str(folder / "lowered.mlir")])
        return kernels_of(json.loads((folder / "report.json").read_text()))

    return plan


def arguments(module: pathlib.Path, topology: str, options: list[str], folder: pathlib.Path, table: dict) -> list[str]:
    """The command line for a module with a table."""
    (folder / "tiles.json").write_text(json.dumps(table))
    return [str(module), "--remarks=none", f"--compile={topology}", f"--report={folder / 'report.json'}",
            f"--tile-times={folder / 'tiles.json'}", *options]


def predictions(module: pathlib.Path, topology: str, options: list[str], folder: pathlib.Path):
    """`timer` of `search` without a TPU: expected seconds by the calibrated model of what the TPU compiler makes."""
    chip = compiler.chips(GRPO_OPT)[topology.split(":")[0]]

    def timer(table: dict):
        with tempfile.TemporaryDirectory(dir=folder) as dumps:
            compiler.grpo_opt(GRPO_OPT, arguments(module, topology, options, folder, table), dumps)
            report = json.loads((folder / "report.json").read_text())
            found = dump.kernels(dumps, report, report["compiled"]["programs"]["fused"], chip)
        own = {k["signature"]: k["predicted_seconds"][1] for k in found if k["signature"]}
        return sum(k["predicted_seconds"][1] * k["calls"] for k in found), own

    return timer


def measurements(point, options, folder: pathlib.Path):
    """`timer` of `search` on a TPU: the median time of the step."""
    from benchmarks import measure

    def timer(table: dict):
        path = folder / "measured.json"
        path.write_text(json.dumps(table))
        runner = measure.JaxRunner("mosaic", point, options.always_fuse, keys={"tile_times": str(path)})
        measure.run([runner], options.warmup, options.iters)
        return statistics.median(runner.times) / 1e3, None

    return timer


def device_topology() -> str:
    """The smallest topology of the chip that JAX has here."""
    import jax

    kind = jax.devices()[0].device_kind
    for name, chip in compiler.chips(GRPO_OPT).items():
        if kind in chip["kinds"]:
            return compiler.TOPOLOGIES[name]
    raise Failure(f"JAX has a {kind} here, which is no TPU that kernels are written for; --aot v6e:2x2 predicts times without one")


def merged(path: pathlib.Path, entries: list[dict]) -> dict:
    """The table in a file with new entries in the place of those of the same kernels."""
    try:
        before = json.loads(path.read_text())["kernels"] if path.exists() else []
    except (ValueError, KeyError, TypeError) as error:
        raise Failure(f"{path} is no table of tiles' times: {error!r}") from None
    new = {(e["chip"], e["kernel"]) for e in entries}
    kept = [e for e in before if (e["chip"], e["kernel"]) not in new]
    return {"version": VERSION, "kernels": kept + entries}


def lines(entries: list[dict]) -> list[str]:
    """A table for people: each kernel's candidates, the fastest marked."""
    out = []
    for kernel in dict.fromkeys(e["kernel"] for e in entries):
        tried = [e for e in entries if e["kernel"] == kernel]
        best = min(tried, key=lambda e: e["seconds"])
        out.append(kernel)
        for e in tried:
            rows, cols = e["tiles"]
            mark = "  <- fastest" if e is best else ""
            took, modelled = (f"{1e3 * e[key]:8.3f} ms" for key in ("seconds", "modelled_seconds"))
            out.append(f"  {rows:5} x {cols:5}  {e['how']} {took}, the plan's model {modelled}{mark}")
    return out


def tune(point, options) -> list[str]:
    """Tunes the kernels of a point and writes the table. Returns what to print."""
    path = pathlib.Path(options.tune)
    try:
        topology = options.aot or device_topology()
        flags = [*aot.FLAGS["mosaic"], *(["--always-fuse"] if options.always_fuse else [])]
        flags += [f"--config={options.config}"] if options.config else []
        with tempfile.TemporaryDirectory(prefix="tune-") as name:
            folder = pathlib.Path(name)
            module = folder / "step.mlir"
            module.write_text(aot.lowered_text(point))
            timer = predictions(module, topology, flags, folder) if options.aot else measurements(point, options, folder)
            entries = []
            # An interrupt loses one kernel's times, not those of the ones before.
            for found in search(topology.split(":")[0], plans(module, topology, flags, folder), timer, options.candidates):
                entries += found
                record.write(options.tune, merged(path, entries))
    except compiler.Failed as error:
        raise Failure(str(error)) from error
    return lines(entries)
