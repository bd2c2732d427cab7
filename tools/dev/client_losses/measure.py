"""Measures a published library's losses without grpo_opt and with it; tools/dev/clients runs this in the library's environment.

    python measure.py MODULE [--small | --wide] [--model]

MODULE is a file beside this one whose `losses(sizes)` gives losses.  Prints a JSON object: the sizes, and by the name of the loss, of each way
(`off`, `on`) the temporaries in bytes and the times to compile and of a step in seconds, by the clock (`step_s`) and of the processors
(`step_processor_s`, which other programs on the machine leave alone); the largest differences of the loss
and of gradients between the two, each as a share of the largest number there, and where those are not close how far both are from f64
(contract.py); how many chains were fused, how many values of
the logits' shape are gone with them, and what was missed.  --small is a check with small programs, without times;
--wide has hidden states so wide that the head's product outweighs what is done with logits.  --model fuses what the cost model would
decline, and has what it predicts: seconds of a step (`predicted`).
"""

import argparse
import dataclasses
import importlib
import json
import pathlib
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "python" / "tests"))
import cpu_client

SMALL = "--small" in sys.argv
if SMALL:
    cpu_client.choose(devices=1)

import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import remarks
from contract import CLOSE, against_f64, distance
from heads import Loss, Sizes
from jax.experimental.compilation_cache import compilation_cache

MODEL = "--model" in sys.argv
CONFIG = {"remarks": "none", **({"min_logits": "1KiB", "min_columns": 128} if SMALL else {}),
          # Nothing is declined where memory is asked for.
          **({"memory_budget": "64GiB"} if MODEL else {})}
WIDE = "--wide" in sys.argv
SIZES = (Sizes(rows=24, width=16, columns=640) if SMALL
         else Sizes(rows=1024, width=1024, columns=16384) if WIDE else Sizes(rows=512, width=128, columns=32768))
# The fastest of so many steps, and of so many compiles, counts.
STEPS, COMPILES = (1, 1) if SMALL else (3, 2)


def processor_seconds() -> float:
    """What this process, and those that it started and that ended, took of the processors."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(of.ru_utime + of.ru_stime for of in used)


def seconds(run) -> tuple[tuple[float, float], object]:
    """The time that a call takes, by the clock and of the processors; what it gives."""
    started, used = time.perf_counter(), processor_seconds()
    result = jax.block_until_ready(run())
    return (time.perf_counter() - started, processor_seconds() - used), result


@dataclasses.dataclass
class Compiled:
    """A loss with its gradients, without grpo_opt or with it."""

    run: Callable
    found: dict
    numbers: list[np.ndarray]


def compiled(loss: Loss) -> Compiled:
    """The memory of the loss with its gradients, the time to compile it, and its numbers."""
    # EasyDeL asks for JAX's store of compiled programs, which would hide what compiling takes. Whether it is used is asked once.
    jax.config.update("jax_enable_compilation_cache", False)
    compilation_cache.reset_cache()
    # What is donated is gone after a step: each has copies.
    donated = (0,) if loss.donates else ()
    times = []
    for _ in range(COMPILES):
        jax.clear_caches()
        lowered = jax.jit(loss.value_and_grad(loss.function), donate_argnums=donated).lower(loss.parameters, loss.batch)
        started, used = time.perf_counter(), processor_seconds()
        step = lowered.compile()
        times.append((time.perf_counter() - started, processor_seconds() - used))
    compile_s, compile_processor_s = map(min, zip(*times, strict=True))

    def run():
        parameters = jax.block_until_ready(jax.tree.map(jnp.copy, loss.parameters)) if loss.donates else loss.parameters
        return seconds(lambda: step(parameters, loss.batch))

    numbers = [np.asarray(x, np.float32) for x in jax.tree.leaves(run()[1])]
    bytes_ = step.memory_analysis().temp_size_in_bytes
    found = {"temporaries": bytes_, "compile_s": round(compile_s, 3), "compile_processor_s": round(compile_processor_s, 3)}
    return Compiled(run, found, numbers)


def predicted(text: str) -> dict:
    """The predictions in the remarks of one compile, for a step with all losses fused."""
    text, number = re.sub(r"\s*\n\s+", " ", text), r"([\d.]+)"
    sums: dict = {}
    for remark in text.split("--- !"):
        if found := re.search(rf"predicted in processor time: {number} s as .*?, {number} s in loops, {number} s in loops that keep logits", remark):
            of = dict(zip(("program", "loops", "kept"), map(float, found.groups()), strict=True))
            last, kept = of, of.pop("kept")
            sums = {key: sums.get(key, 0) + value for key, value in of.items()}
        elif sums and re.search("keeps [0-9.]+ MiB of logits", remark):
            sums["loops"] += kept - last["loops"]
    return sums


def in_f64(loss: Loss, off: list[np.ndarray], on: list[np.ndarray]) -> dict:
    """What the contract says of a loss's numbers; its program has all arguments, read or not."""
    program = jax.jit(loss.value_and_grad(loss.function), keep_unused=True).lower(loss.parameters, loss.batch)
    inputs = [np.asarray(x) for x in jax.tree.leaves((loss.parameters, loss.batch))]
    return against_f64(program.as_text(), inputs, off, on)


def both(loss: Loss) -> dict:
    """The loss without grpo_opt, and with it."""
    off = compiled(loss)
    with tempfile.NamedTemporaryFile("r") as file:
        with grpo_opt.installed(CONFIG | {"remarks_file": file.name}):
            on = compiled(loss)
        text = file.read()
    # In turns, so that what else the processors do meets both.
    times = [(off.run()[0], on.run()[0]) for _ in range(STEPS)]
    for way, of in zip((off, on), zip(*times, strict=True), strict=True):
        for name, least in zip(("step_s", "step_processor_s"), map(min, zip(*of, strict=True)), strict=True):
            way.found[name] = round(least, 4)
    gone = remarks.fused(text)
    chains = len(gone)
    # Remarks of the last compile.
    last = {"predicted": predicted(text[len(text) * (COMPILES - 1) // COMPILES:])} if MODEL else {}
    # Each compile has this remark.
    gone, chains = sum(gone) // COMPILES, chains // COMPILES
    differences = {"loss": distance(off.numbers[0], on.numbers[0]),
                   "gradients": max(distance(a, b) for a, b in zip(off.numbers[1:], on.numbers[1:], strict=True))}
    if any(differences[what] > most for what, most in CLOSE.items()):
        differences["f64"] = in_f64(loss, off.numbers, on.numbers)
    return {"off": off.found, "on": on.found, **differences, **last, "chains": chains, "gone": gone, "missed": remarks.missed(text)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--wide", action="store_true")
    parser.add_argument("--model", action="store_true")
    module = importlib.import_module(parser.parse_args().module)
    found = {loss.name: both(loss) for loss in module.losses(SIZES)}
    print(json.dumps({"sizes": dataclasses.asdict(SIZES) | {"steps": STEPS}, "losses": found}))


if __name__ == "__main__":
    main()
