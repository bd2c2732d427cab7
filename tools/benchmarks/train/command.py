"""tools/train-ab: the same GRPO training with the compile hook off and on."""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import threading

from benchmarks import implementations, plots, record, tables, tracking
from benchmarks.launch import Failure, progress
from benchmarks.train import mesh

SIDES = ("off", "on")
# Steps at either end whose rewards are averaged.
END = 10


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="tools/train-ab", description="GRPO on a small transformer, with the compile "
                                   "hook off and on, step by step in turn: step times, peak memory, reward curves.")
    made.add_argument("--config", metavar="YAML", help="the hook's configuration when it is on (docs/configuration.md)")
    sizes = (("steps", 100, "GRPO steps"), ("warm-steps", 100, "steps of cross-entropy before them"),
             ("prompts", 8, "prompts of a step"), ("group", 8, "completions of a prompt"),
             ("completion", 32, "tokens of a completion"), ("updates", 2, "updates on the same completions"),
             ("vocab", 4096, "tokens of the tokenizer"), ("width", 96, "of the transformer"),
             ("layers", 2, "of the transformer"), ("heads", 4, "of its attention"))
    for name, default, meaning in sizes:
        made.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{meaning} (default {default})")
    for name, default, meaning in (("rate", 2e-3, "learning rate"), ("warm-rate", 3e-3, "learning rate before"),
                                   ("kl-beta", 0.01, "weight of the KL penalty")):
        made.add_argument(f"--{name}", type=float, default=default, metavar="X", help=f"{meaning} (default {default})")
    made.add_argument("--mesh", metavar="AXES", help="train on several devices: fsdp=4,tp=2 splits batches and the rows of "
                      "matrices over four, their columns over two (JAX's CPU client then has as many)")
    made.add_argument("--seed", type=int, default=0, metavar="N")
    made.add_argument("--json", metavar="FILE", help="the record; `-` or nothing: standard output")
    made.add_argument("--plot", metavar="FILE", help="reward curves and step times, *.png or *.svg")
    made.add_argument("--worker", choices=SIDES, help=argparse.SUPPRESS)
    tracking.add_options(made)
    return made


def check(options) -> None:
    """What can be known to be wrong before the first run."""
    for name in ("steps", "prompts", "completion", "updates", "vocab", "width", "layers", "heads"):
        if getattr(options, name) < 1:
            raise Failure(f"--{name} must be positive, not {getattr(options, name)}")
    if options.completion < 8:
        raise Failure("--completion must be at least 8")
    if options.group < 2:
        raise Failure("--group must be at least 2: a completion is compared with the others of its prompt")
    if options.warm_steps < 0:
        raise Failure("--warm-steps must not be negative")
    if options.width % options.heads:
        raise Failure("--width must be a multiple of --heads")
    axes = mesh.parse(options.mesh) if options.mesh else {}
    if options.prompts * options.group % axes.get("fsdp", 1):
        raise Failure("--prompts times --group must be a multiple of the mesh's fsdp")
    implementations.set_configuration(options.config)
    record.check_writable(options.json)
    plots.check(options.plot)
    tracking.check(options.wandb_mode)


class Child:
    """One run in a process of its own."""

    def __init__(self, side: str, folder: pathlib.Path, variables: dict[str, str]):
        self.side, self.path, self.fused, self.last = side, folder / f"{side}.json", 0, ""
        command = [sys.executable, *sys.argv, "--worker", side, "--json", str(self.path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True, env={**os.environ, **variables})
        self.reader = threading.Thread(target=self._read_errors, daemon=True)
        self.reader.start()

    def _read_errors(self) -> None:
        """Counts the programs that were fused, and passes everything else on."""
        for line in self.process.stderr:
            if re.search(r"grpo-opt: .*fused \d+ loss", line):
                self.fused += 1
            else:
                sys.stderr.write(line.replace("[train-ab]", f"[train-ab] hook {self.side}:"))
            self.last = line.strip() or self.last

    def ready(self) -> bool:
        """Waits until the run waits for its turn; False at its end."""
        for line in self.process.stdout:
            if line.strip() == "ready":
                return True
        return False

    def turn(self) -> bool:
        """One step; False at the run's end."""
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return self.ready()

    def result(self) -> dict:
        """The run's record, once it has ended."""
        status = self.process.wait()
        self.reader.join()
        if status:
            raise Failure(f"hook {self.side}: {self.last.removeprefix('train-ab: ')}")
        return json.loads(self.path.read_text())["run"] | {"programs_fused": self.fused}

    def stop(self) -> None:
        """Ends what is still running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def both(folder: pathlib.Path, variables: dict[str, str]) -> dict:
    """The two runs, step by step in turn: off, on, off, on."""
    children = []
    try:
        running = []
        for side in SIDES:
            children.append(Child(side, folder, variables))
            running += [children[-1]] if children[-1].ready() else []
        found = {}
        while running or len(found) < len(SIDES):
            running = [child for child in running if child.turn()]
            found |= {c.side: c.result() for c in children if c not in running and c.side not in found}
        return found
    finally:
        for one in children:
            one.stop()


def paired(off: dict, on: dict) -> dict:
    """Step times off / on over neighbouring steps, the first left out: minimum, median, maximum."""
    times = [run["curves"]["step_ms"][1:] or run["curves"]["step_ms"] for run in (off, on)]
    pairs = [a / b for a, b in zip(*times, strict=True)]
    return {"min": min(pairs), "median": statistics.median(pairs), "max": max(pairs)}


def summary(runs: dict) -> dict:
    """What the comparison comes to."""
    off, on = (runs[side] for side in SIDES)
    rewards = {side: runs[side]["curves"]["reward"] for side in SIDES}
    ends = {side: {"first": statistics.fmean(curve[:END]), "last": statistics.fmean(curve[-END:])}
            for side, curve in rewards.items()}
    apart = next((i + 1 for i, (a, b) in enumerate(zip(*rewards.values())) if a != b), None)
    found = {"reward": ends, "first_step_with_another_reward": apart,
             "step_time_off_over_on": paired(off, on)}
    peaks = [tables.peak_of(run)[1] for run in (off, on)]
    if all(peaks):
        found["peak_memory_off_over_on"] = peaks[0] / peaks[1]
    temporaries = [(run["compiler_memory"] or {}).get("temporaries") for run in (off, on)]
    if all(temporaries):
        found["temporaries_off_over_on"] = temporaries[0] / temporaries[1]
    return found


def text_of(result: dict) -> str:
    """The table."""
    rows = [["hook", "step ms", "min", "max", "first", "sample ms", "peak MB", "temporaries MB", "reward", "→",
             "busy s"]]
    for side in SIDES:
        run, ends = result["runs"][side], result["summary"]["reward"][side]
        peak, temporaries = tables.peak_of(run)[1], (run["compiler_memory"] or {}).get("temporaries")
        step = run["step_ms"]
        times = (step["median"], step["min"], step["max"], run["first_step_ms"])
        rows.append([side, *map(tables.number, times), tables.number(statistics.median(run["curves"]["sample_ms"])),
                     tables.number(peak and peak / 1e6, 1),
                     tables.number(temporaries / 1e6 if temporaries is not None else None, 1),
                     f"{ends['first']:.3f}", f"{ends['last']:.3f}", f"{run['busy_s']:.0f}"])
    s = result["summary"]
    lines = [f"{len(result['runs']['on']['curves']['reward'])} steps on {result['machine']['device']} "
             f"({result['machine']['processor']}); step: one update, median; rewards: first and last {END} steps",
             tables.table(rows), "off / on: step time "
             + ", ".join(f"{key} {value:.3f}" for key, value in s["step_time_off_over_on"].items())
             + " over pairs of steps" + "".join(
                 f", {label} {s[key]:.3f}" for label, key in (("peak memory", "peak_memory_off_over_on"),
                                                              ("temporaries", "temporaries_off_over_on")) if key in s)]
    apart = s["first_step_with_another_reward"]
    lines.append("rewards are the same at every step" if apart is None else
                 f"rewards are the same before step {apart}: rounding changes which tokens are sampled")
    return "\n".join(lines)


def plot(path: str, result: dict) -> None:
    """Reward curves and step times."""
    drawn, axes = plots.figure(2, f"GRPO with the compile hook off and on\n{result['machine']['device']} "
                                  f"({result['machine']['processor']})")
    for side in SIDES:
        curves = result["runs"][side]["curves"]
        steps = range(1, len(curves["reward"]) + 1)
        axes[0].plot(steps, curves["reward"], label=f"hook {side}", linestyle="-" if side == "off" else "--")
        axes[1].plot(steps[1:], curves["step_ms"][1:], label=f"hook {side}")
    for axis, label in zip(axes, ("mean reward", "time of an update, ms (without the first)")):
        axis.set_xlabel("GRPO step")
        axis.set_ylabel(label)
        axis.set_ylim(bottom=0)
        axis.grid(alpha=0.3)
        axis.legend(fontsize=8)
    plots.save(drawn, path)


def main() -> int:
    options = parser().parse_args()
    check(options)
    if options.worker:
        from benchmarks.train import loop

        record.write(options.json, {"run": loop.execute(options)})
        return 0
    result = record.head("train-ab")
    variables = mesh.environment(mesh.parse(options.mesh)) if options.mesh else {}
    with tempfile.TemporaryDirectory(prefix="train-ab-") as folder:
        runs = both(pathlib.Path(folder), variables)
    if not runs["on"]["programs_fused"]:
        raise Failure("with the hook on nothing was fused, so that there is nothing to compare; the messages say why, and a "
                      "configuration with always_fuse (--config) fuses all the same")
    result |= {"machine": record.machine(), "settings": {key: value for key, value in vars(options).items()
                                                         if key not in ("json", "plot", "worker")},
               "runs": runs, "summary": summary(runs)}
    print(text_of(result), file=sys.stderr if options.json in (None, "-") else sys.stdout)
    record.write(options.json or "-", result)
    if options.plot:
        plot(options.plot, result)
        progress(f"wrote {options.plot}")
    steps = [{side: {key: values[i] for key, values in runs[side]["curves"].items()} for side in SIDES}
             for i in range(options.steps)]
    tracking.log(options.wandb_mode, options.wandb_project, {k: v for k, v in result.items() if k != "runs"}, steps)
    return 0
