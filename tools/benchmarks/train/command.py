"""tools/train-ab: the same GRPO training with the compile hook off and on."""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

from benchmarks import implementations, plots, record, tables, tracking
from benchmarks.launch import Failure, progress

SIDES = ("off", "on")
# Steps at either end whose rewards are averaged.
END = 10


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="tools/train-ab", description="GRPO on a small transformer, with the compile "
                                   "hook off and on: step times, peak memory, reward curves.")
    made.add_argument("--config", metavar="YAML", help="the hook's configuration when it is on (docs/hook.md)")
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
    implementations.set_configuration(options.config)
    record.check_writable(options.json)
    plots.check(options.plot)
    tracking.check(options.wandb_mode)


def child(side: str, folder: pathlib.Path) -> tuple[dict, int]:
    """One run in a process of its own; its record, and how many programs were fused in it."""
    progress(f"hook {side}")
    path = folder / f"{side}.json"
    command = [sys.executable, *sys.argv, "--worker", side, "--json", str(path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    fused, last = 0, ""
    for line in process.stderr:
        if re.search(r"grpo-opt: .*fused \d+ chain", line):
            fused += 1
        else:
            sys.stderr.write(line)
        last = line.strip() or last
    if process.wait():
        raise Failure(f"hook {side}: {last.removeprefix('train-ab: ')}")
    return json.loads(path.read_text())["run"], fused


def summary(runs: dict) -> dict:
    """What the comparison comes to."""
    off, on = (runs[side] for side in SIDES)
    rewards = {side: runs[side]["curves"]["reward"] for side in SIDES}
    ends = {side: {"first": statistics.fmean(curve[:END]), "last": statistics.fmean(curve[-END:])}
            for side, curve in rewards.items()}
    apart = next((i + 1 for i, (a, b) in enumerate(zip(*rewards.values())) if a != b), None)
    found = {"reward": ends, "first_step_with_another_reward": apart,
             "step_time_off_over_on": off["step_ms"]["median"] / on["step_ms"]["median"]}
    peaks = [tables.peak_of(run)[1] for run in (off, on)]
    if all(peaks):
        found["peak_memory_off_over_on"] = peaks[0] / peaks[1]
    temporaries = [(run["compiler_memory"] or {}).get("temporaries") for run in (off, on)]
    if all(temporaries):
        found["temporaries_off_over_on"] = temporaries[0] / temporaries[1]
    return found


def text_of(result: dict) -> str:
    """The table."""
    rows = [["hook", "step ms", "min", "max", "first", "sample ms", "peak MB", "temporaries MB", "reward", "→", "s"]]
    for side in SIDES:
        run, ends = result["runs"][side], result["summary"]["reward"][side]
        peak, temporaries = tables.peak_of(run)[1], (run["compiler_memory"] or {}).get("temporaries")
        step = run["step_ms"]
        rows.append([side, *(tables.number(v) for v in (step["median"], step["min"], step["max"], run["first_step_ms"])),
                     tables.number(statistics.median(run["curves"]["sample_ms"])),
                     tables.number(peak and peak / 1e6, 1),
                     tables.number(temporaries / 1e6 if temporaries is not None else None, 1),
                     f"{ends['first']:.3f}", f"{ends['last']:.3f}", f"{run['total_s']:.0f}"])
    s = result["summary"]
    lines = [f"{len(result['runs']['on']['curves']['reward'])} steps on {result['machine']['device']} "
             f"({result['machine']['processor']}); step: one update, median; rewards: first and last {END} steps",
             tables.table(rows), f"off / on: step time {s['step_time_off_over_on']:.3f}" + "".join(
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
    with tempfile.TemporaryDirectory(prefix="train-ab-") as folder:
        pairs = {side: child(side, pathlib.Path(folder)) for side in SIDES}
    if not pairs["on"][1]:
        raise Failure("with the hook on nothing was fused, so that there is nothing to compare; below 32 MiB of f32 "
                      "logits or 1024 tokens of vocabulary that takes a configuration with always_fuse (--config)")
    runs = {side: run | {"programs_fused": fused} for side, (run, fused) in pairs.items()}
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
