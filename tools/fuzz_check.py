"""Runs one random program: export, fuse with several tile sizes, compare."""

import dataclasses
import json
import pathlib
import subprocess
import tempfile
import traceback

from numerics_runtime import Program  # first: it sets JAX's environment

import jax
import numpy as np

import fuzz_expressions
import fuzz_spec
from numerics_judge import Difference, Judge
from fuzz_loss import Case
from stablehlo_numpy import Module

# Part of the remark about values as large as the logits.
LEFT = "the program still holds logits"
# grpo-opt takes milliseconds.
GRPO_OPT_SECONDS = 30


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

    @property
    def failed(self) -> bool:
        return self.status not in ("fused", "partial", "missed")


def draw(seed: int) -> dict:
    """The spec of a seed: a loss, or an expression."""
    return fuzz_spec.draw(seed) if seed % 2 else fuzz_expressions.draw(seed)


def case_of(spec: dict):
    """The case of a spec, from the generator that it names."""
    return fuzz_expressions.Case(spec) if spec.get("generator") == "expressions" else Case(spec)


def generator_of(spec: dict):
    """The module that draws, shrinks and describes specs like this one."""
    return fuzz_expressions if spec.get("generator") == "expressions" else fuzz_spec


def check(spec: dict, grpo_opt: str, screen: bool = False, keep: pathlib.Path | None = None) -> Outcome:
    """Runs the case of a spec; with `screen` XLA only runs what NumPy finds wrong.  `keep`: a folder for its modules."""
    try:
        case = case_of(spec)
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

    def tilings(self) -> list[dict[str, int]]:
        """The tile sizes that were drawn and the default ones, or small ones if it was those that were drawn."""
        drawn = {k: self.spec[k] for k in ("tile_v", "tile_n") if self.spec[k]}
        return [drawn, {} if drawn else {"tile_v": max(self.case.kept // 3, 2)}]

    def outcome(self, screen: bool) -> Outcome:
        fused = [self.fuse(i, tiles) for i, tiles in enumerate(self.tilings())]
        text, facts = fused[0]
        # One tile may cover the whole vocabulary; then there is a value as large as the logits, rightly.
        tiled = 0 < self.spec["tile_v"] < self.case.kept
        fusions = facts["fusions"]
        reasons = tuple(m["reason"] for m in facts["missed"] if tiled or LEFT not in m["reason"] or not fusions)
        if not fusions and not reasons and self.case.has_softmax():
            return Outcome(self.spec, "silent", "nothing was fused, and no remark says why")
        outcome = Outcome(self.spec, "missed" if not fusions else "partial" if reasons else "fused", "", reasons,
                          len(facts["remaining_values"]) if tiled else 0)
        wrong = self.by_numpy([t for t, _ in fused]) if fusions else []
        if fusions and (wrong or not screen):
            # XLA has the last word, on the tiles that NumPy finds wrong if there are some.
            which = wrong[0] if wrong else 0
            differences = self.by_xla(fused[which][0])
            outcome.unconfirmed = bool(wrong and not differences)
            if differences:
                outcome.status = "numbers"
                outcome.detail = f"tiles {self.tilings()[which] or 'by default'}: " + "\n  ".join(map(str, differences))
        return outcome

    def fuse(self, index: int, tiles: dict[str, int]) -> tuple[str, dict]:
        """The fused module's text and the report."""
        output, report = self.folder / f"fused-{index}.mlir", self.folder / f"report-{index}.json"
        command = [self.grpo_opt, "--target", "portable", "--always-fuse", str(self.folder / "original.mlir"), "-o",
                   str(output), f"--report={report}", "--remarks=missed"]
        command += [f"--{k.replace('_', '-')}={n}" for k, n in tiles.items()]
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=GRPO_OPT_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            raise Broken(self.spec, "crash", f"grpo-opt did not finish within {GRPO_OPT_SECONDS} s") from None
        if result.returncode:
            lines = [line for line in result.stderr.strip().splitlines() if "remark:" not in line]
            why = f"grpo-opt exited with {result.returncode}: " + "\n".join(lines[:12])[:2000]
            raise Broken(self.spec, "crash", why)
        return output.read_text(), json.loads(report.read_text())

    def by_numpy(self, texts: list[str]) -> list[int]:
        """The tilings whose results are wrong according to NumPy."""
        expected = self.judge.module.in_f32(self.inputs)
        try:
            results = [Module(text).in_f32(self.inputs) for text in texts]
        except NotImplementedError as error:
            raise Broken(self.spec, "runtime", f"NumPy cannot run the fused module: {error}") from error
        return [i for i, actual in enumerate(results) if self.judge.differences(expected, actual)]

    def by_xla(self, text: str) -> list[Difference]:
        """What is wrong according to XLA on the CPU, with its default freedom to leave roundings out."""
        try:
            expected = Program(self.original, excess_precision=True)(self.inputs)
        except Exception as error:
            raise Broken(self.spec, "generator", f"the original does not run: {str(error)[:1000]}") from error
        try:
            actual = Program(text, excess_precision=True)(self.inputs)
        except Exception as error:
            raise Broken(self.spec, "runtime", f"the fused module does not run: {str(error)[:1500]}") from error
        return self.judge.differences(expected, actual)


def shrink(failure: Outcome, grpo_opt: str, budget: int = 120) -> Outcome:
    """A simpler case that fails in the same way: features go one at a time as long as it still fails."""
    generator = generator_of(failure.spec)
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
            outcome = check(spec, grpo_opt, screen=True)
            if outcome.status == failure.status:
                best, progress = outcome, True
                break
            if budget <= 0:
                break
    return best
