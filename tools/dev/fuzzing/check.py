"""Runs one random program: export, fuse with several tile sizes, compare."""

import dataclasses
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import traceback

from comparison.runtime import Program  # first: it sets JAX's environment

import jax
import numpy as np

from . import expressions, spec as loss_spec
from comparison.judge import Difference, Judge
from .loss import Case
from comparison.mosaic_kernels import KernelError
from comparison.stablehlo_numpy import Module

# grpo-opt takes milliseconds.
GRPO_OPT_SECONDS = 30


# Options for the kinds of kernels that `kernels` in a spec names: as planned; without memory for f32 sums or kept
# logits, so that each gradient has a kernel of its own; with plenty of it and the smallest tiles, so that gradients
# share a kernel and logits are kept.
KERNELS = {"planned": [], "frugal": ["--memory-budget=1x"],
           "lavish": ["--memory-budget=1000x", "--tile-v=128", "--tile-n=16"]}


# As loops on a CPU are by default, of programs that are too small for it; what they save is not weighed against compiling them.
CPU = ["--target=cpu", "--min-logits=0", "--min-columns=2", "--memory-budget=1GiB"]


@dataclasses.dataclass
class Outcome:
    """What became of a case."""

    spec: dict
    # fused, partial (something was fused, something was missed), missed; or a failure: numbers, crash, silent,
    # runtime (XLA rejects the fused module), generator (the case itself is broken).
    status: str
    detail: str = ""
    reasons: tuple[str, ...] = ()
    # Values as large as the logits that the fused module still has.
    remaining: int = 0
    # Whether results had to be compared with evaluations that round at random.
    measured: bool = False
    # Whether NumPy found wrong what XLA did not.
    unconfirmed: bool = False
    # Whether loops keep logits.
    kept: bool = False

    @property
    def failed(self) -> bool:
        return self.status not in ("fused", "partial", "missed")


def draw(seed: int) -> dict:
    """The spec of a seed: a loss, or an expression; half of them with kernels too, which have no f16."""
    spec = loss_spec.draw(seed) if seed % 2 else expressions.draw(seed)
    kernels = random.Random(f"kernels {seed}").choice(["", "", "", *KERNELS])
    return {**spec, "kernels": "" if spec["dtype"] == "f16" else kernels}


def rounds_to_bf16(spec: dict) -> bool:
    """Whether the program has values of fewer digits than f32."""
    casts = spec.get("cast", "none") != "none"
    return casts or spec["dtype"] != "f32" or "bf16" in json.dumps([spec.get("elementwise"), spec.get("steps")])


def case_of(spec: dict):
    """The case of a spec, from the generator that it names."""
    return expressions.Case(spec) if spec.get("generator") == "expressions" else Case(spec)


def generator_of(spec: dict):
    """The module that draws, shrinks and describes specs like this one."""
    return expressions if spec.get("generator") == "expressions" else loss_spec


def check(spec: dict, grpo_opt: str, screen: bool = False, keep: pathlib.Path | None = None, case=None) -> Outcome:
    """Runs the case of a spec, or one of another generator; `keep` is a folder for its modules.

    With `screen` XLA only runs what NumPy finds wrong.
    """
    try:
        case = case or case_of(spec)
        original = case.export()
        judge = Judge(original, list(case.arguments.values()))
    except Exception:
        return Outcome(spec, "generator", traceback.format_exc(limit=-3))
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        try:
            outcome = Run(case, original, judge, grpo_opt, pathlib.Path(folder)).outcome(screen)
        except Broken as broken:
            outcome = broken.outcome
        except Exception:
            outcome = Outcome(spec, "generator", traceback.format_exc(limit=-3))
        outcome.measured = judge.measured
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            for file in pathlib.Path(folder).iterdir():
                (keep / file.name).write_bytes(file.read_bytes())
            np.savez(keep / "inputs.npz", **{k: np.asarray(v, np.float32) if v.dtype.kind == "V" else v
                                             for k, v in case.arguments.items()})
    jax.clear_caches()
    return outcome


class Broken(Exception):
    """A case that ended early."""

    def __init__(self, spec: dict, status: str, detail: str):
        super().__init__(detail)
        self.outcome = Outcome(spec, status, detail)


class Run:
    """One case on its way through grpo-opt, NumPy and XLA."""

    def __init__(self, case, original: str, judge: Judge, grpo_opt: str, folder: pathlib.Path):
        self.case, self.spec, self.original, self.judge = case, case.spec, original, judge
        self.grpo_opt, self.folder = grpo_opt, folder
        self.inputs = list(case.arguments.values())
        (folder / "original.mlir").write_text(original)

    def variants(self) -> list[list[str]]:
        """Options of grpo-opt: loops with two tilings, and kernels if the spec says so.

        The tilings are that which was drawn and the default one, or a small one if it was the default that was drawn.
        """
        if self.spec.get("cpu"):
            return [CPU, [*CPU, "--tile-v=32"]]
        drawn = [f"--{k.replace('_', '-')}={self.spec[k]}" for k in ("tile_v", "tile_n") if self.spec[k]]
        loops = [drawn, [] if drawn else [f"--tile-v={max(self.case.kept // 3, 2)}"]]
        kernels = [KERNELS[self.spec["kernels"]]] if self.spec.get("kernels") else []
        return [["--target=portable", *v] for v in loops] + [["--target=tpu", *v] for v in kernels]

    def outcome(self, screen: bool) -> Outcome:
        variants = self.variants()
        fused = [self.fuse(i, options) for i, options in enumerate(variants)]
        # One tile may cover the whole vocabulary; then there is a value as large as the logits, rightly.
        tiled = 0 < self.spec["tile_v"] < self.case.kept
        facts = fused[0][1]
        fusions = facts["fusions"]
        reasons = tuple(m["reason"] for m in facts["missed"])
        if not fusions and not reasons and self.case.has_softmax():
            return Outcome(self.spec, "silent", "nothing was fused, and no remark says why")
        outcome = Outcome(self.spec, "missed" if not fusions else "partial" if reasons else "fused", "", reasons,
                          len(facts["remaining_values"]) if tiled else 0)
        outcome.kept = any("store" in sweep["sinks"] for sweep in facts["sweeps"])
        if not fusions:
            return outcome
        wrong = self.by_numpy(variants, [t for t, _ in fused])
        loops = [i for i in wrong if "--target=tpu" not in variants[i]]
        if loops or not screen:
            # XLA has the last word on loops, on those that NumPy finds wrong if there are some.
            which = loops[0] if loops else 0
            confirmed = self.by_xla(fused[which][0])
            outcome.unconfirmed = bool(loops and not confirmed)
            for i in loops:
                del wrong[i]
            if confirmed:
                wrong = {which: confirmed}
        for which, differences in wrong.items():
            outcome.status = "numbers"
            outcome.detail = " ".join(variants[which]) + ": " + "\n  ".join(map(str, differences))
        return outcome

    def fuse(self, index: int, options: list[str]) -> tuple[str, dict]:
        """The fused module's text and the report."""
        output, report = self.folder / f"fused-{index}.mlir", self.folder / f"report-{index}.json"
        always = [] if self.spec.get("cpu") else ["--always-fuse"]
        command = [self.grpo_opt, *always, str(self.folder / "original.mlir"), "-o", str(output),
                   f"--report={report}", "--remarks=missed", *options]
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=GRPO_OPT_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise Broken(self.spec, "crash", f"grpo-opt did not finish within {GRPO_OPT_SECONDS} s") from None
        if result.returncode:
            lines = [line for line in result.stderr.strip().splitlines() if "remark:" not in line]
            why = f"grpo-opt exited with {result.returncode}: " + "\n".join(lines[:12])[:2000]
            raise Broken(self.spec, "crash", why)
        return output.read_text(), json.loads(report.read_text())

    def by_numpy(self, variants: list[list[str]], texts: list[str]) -> dict[int, list[Difference]]:
        """What is wrong according to NumPy, and for kernels the Mosaic interpreter, per variant.

        Kernels read and write bf16 in memory.  They are compared with an original that does so too, and where that says
        they are wrong, with what XLA makes of the original on the CPU: it keeps other roundings, and sums in another order.
        """
        found = {}
        for i, text in enumerate(texts):
            kernels = "--target=tpu" in variants[i]
            in_memory = rounds_to_bf16(self.spec) and kernels
            original = Module(self.original, in_memory) if in_memory else self.judge.module
            fused, expected = Module(text, in_memory), original.in_f32(self.inputs)
            try:
                actual = fused.in_f32(self.inputs)
            except (NotImplementedError, KernelError) as error:
                why = f"{' '.join(variants[i])}: the fused module does not run: {error}"
                raise Broken(self.spec, "runtime", why) from error
            differences = self.judge.differences(expected, actual)
            if in_memory:
                differences = self.without_chance(differences, expected, actual, original.in_f32, fused.in_f32)
            if kernels and differences:
                wrong = {d.output for d in differences}
                program = self.compiled_original()
                expected = program(self.inputs)
                differences = [d for d in self.judge.differences(expected, actual) if d.output in wrong]
                if in_memory:
                    differences = self.without_chance(differences, expected, actual, program, fused.in_f32)
            if differences:
                found[i] = differences
        return found

    def without_chance(self, found: list[Difference], expected: list, actual: list, original, fused) -> list[Difference]:
        """The differences that single roundings to bf16 do not explain.

        Digits and integers are compared on several inputs.  NaN and infinities may be those of the original with the
        roundings of what lies in memory, as well as those of the original without.
        """
        if not found:
            return found
        rounded = Module(self.original, in_memory=True).in_f32(self.inputs)

        def stays(d: Difference) -> bool:
            if d.kind == "digits":
                return self.judge.coarser(d.output, original, fused)
            if d.kind == "integer":
                return self.judge.decided(d.output, expected[d.output], actual[d.output])
            other = self.judge.difference(d.output, rounded[d.output], actual[d.output])
            return other is not None and other.kind == d.kind

        return [d for d in found if stays(d)]

    def compiled_original(self, by_default: bool = True) -> Program:
        """The original as XLA compiles it for the CPU, with its default freedom to leave roundings out."""
        try:
            original = Program(self.original, True, by_default)
            original(self.inputs)
        except Exception as error:
            raise Broken(self.spec, "generator", f"the original does not run: {str(error)[:1000]}") from error
        return original

    def by_xla(self, text: str) -> list[Difference]:
        """What is wrong according to XLA on the CPU: as it compiles quickly, and by its default flags too."""
        return self.as_compiled(text, by_default=False) and self.as_compiled(text, by_default=True)

    def as_compiled(self, text: str, by_default: bool) -> list[Difference]:
        """What is wrong according to XLA on the CPU, with its default freedom to leave roundings out."""
        original = self.compiled_original(by_default)
        expected = original(self.inputs)
        try:
            fused = Program(text, True, by_default)
            actual = fused(self.inputs)
        except Exception as error:
            raise Broken(self.spec, "runtime", f"the fused module does not run: {str(error)[:1500]}") from error
        found = self.judge.differences(expected, actual)
        return self.without_chance(found, expected, actual, original, fused) if rounds_to_bf16(self.spec) else found


def shrink(failure: Outcome, grpo_opt: str, budget: int = 120, checker=sys.modules[__name__]) -> Outcome:
    """A simpler case that fails in the same way: features go one at a time as long as it still fails."""
    generator = checker.generator_of(failure.spec)
    best, seen = failure, {json.dumps(failure.spec)}
    progress = True
    while progress and budget > 0:
        progress = False
        for spec in generator.simpler(best.spec):
            key = json.dumps(spec)
            if key in seen or generator.size(spec) >= generator.size(best.spec):
                continue
            seen.add(key)
            budget -= 1
            outcome = checker.check(spec, grpo_opt, True)
            if outcome.status == failure.status:
                best, progress = outcome, True
                break
            if budget <= 0:
                break
    return best


def checks_of(generator):
    """`check`, `shrink` and `generator_of` of a module that has one kind of specs, whose programs are its `Case`."""
    def check_case(spec: dict, grpo_opt: str, screen: bool = False, keep: pathlib.Path | None = None) -> Outcome:
        """Runs the case of a spec; `keep` is a folder for its modules."""
        return check(spec, grpo_opt, screen, keep, generator.Case(spec))

    def shrink_case(failure: Outcome, grpo_opt: str) -> Outcome:
        """A simpler case that fails in the same way."""
        return shrink(failure, grpo_opt, checker=generator)

    return check_case, shrink_case, lambda _spec: generator
