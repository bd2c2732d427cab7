"""Runs one random loss: export, fuse, compare."""

import dataclasses
import json
import pathlib
import subprocess
import tempfile
import traceback

from numerics_runtime import SMALLEST_VALUE, TOLERANCES, Program, compare  # first: it sets JAX's environment

import jax
import ml_dtypes
import numpy as np

import fuzz_spec
from fuzz_loss import Case

# Part of the remark about values as large as the logits.
LEFT = "the program still holds logits"
# grpo-opt takes milliseconds.
GRPO_OPT_SECONDS = 30
# A fused program may be this many times as far from the f64 reference as the original is.
SLACK = 2.0


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
    # Outputs that were accepted by their error against the f64 reference.
    referred: int = 0

    @property
    def failed(self) -> bool:
        return self.status not in ("fused", "partial", "missed")


def check(spec: dict, grpo_opt: str, keep: pathlib.Path | None = None) -> Outcome:
    """Runs the case of a spec; `keep` is a folder for its modules."""
    try:
        case = Case(spec)
        original, kinds = case.export(), case.output_kinds()
    except Exception:
        return Outcome(spec, "generator", traceback.format_exc(limit=-3))
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        outcome = run(case, original, kinds, grpo_opt, pathlib.Path(folder))
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            for file in pathlib.Path(folder).iterdir():
                (keep / file.name).write_bytes(file.read_bytes())
            np.savez(keep / "inputs.npz", **{k: np.asarray(v, np.float32) if v.dtype.kind == "V" else v
                                             for k, v in case.arguments.items()})
    jax.clear_caches()
    return outcome


def run(case: Case, original: str, kinds: list[str], grpo_opt: str, folder: pathlib.Path) -> Outcome:
    spec = case.spec
    source, output, report = folder / "original.mlir", folder / "fused.mlir", folder / "report.json"
    source.write_text(original)
    command = [grpo_opt, "--target", "portable", "--always-fuse", str(source), "-o", str(output),
               f"--report={report}", "--remarks=missed"]
    command += [f"--{k.replace('_', '-')}={spec[k]}" for k in ("tile_v", "tile_n") if spec[k]]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=GRPO_OPT_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return Outcome(spec, "crash", f"grpo-opt did not finish within {GRPO_OPT_SECONDS} s")
    if result.returncode:
        lines = [line for line in result.stderr.strip().splitlines() if "remark:" not in line]
        return Outcome(spec, "crash", f"grpo-opt exited with {result.returncode}: " + "\n".join(lines[:12])[:2000])
    facts = json.loads(report.read_text())
    # One tile may cover the whole vocabulary; then there is a value as large as the logits, rightly.
    tiled = 0 < spec["tile_v"] < case.kept
    fusions = facts["fusions"]
    reasons = tuple(m["reason"] for m in facts["missed"] if tiled or LEFT not in m["reason"] or not fusions)
    if not fusions and not reasons:
        return Outcome(spec, "silent", "nothing was fused, and no remark says why")
    status = "missed" if not fusions else "partial" if reasons else "fused"
    inputs = list(case.arguments.values())
    try:
        expected = Program(original)(inputs)
    except Exception as error:
        return Outcome(spec, "generator", f"the original does not run: {str(error)[:1000]}")
    try:
        actual = Program(output.read_text())(inputs)
    except Exception as error:
        return Outcome(spec, "runtime", f"the fused module does not run: {str(error)[:1500]}", reasons)
    wrong, referred = differences(case, kinds, expected, actual)
    remaining = len(facts["remaining_values"]) if tiled else 0
    if wrong:
        return Outcome(spec, "numbers", "\n".join(wrong), reasons, remaining, referred)
    return Outcome(spec, status, "", reasons, remaining, referred)


def differences(case: Case, kinds, expected, actual) -> tuple[list[str], int]:
    """Descriptions of outputs that differ, and how many more were accepted by their f64 reference.

    The fused module is wrong if it differs from the original by more than the tolerance and is further from
    the true result than the original: XLA's own result has rounding errors of its own (bf16 logits that fall
    on the other side of a tie, long f32 sums in another order, differences of nearly equal numbers), and where
    those are as large, no fused program could agree with it, nor need it.
    """
    if len(expected) != len(actual) or len(expected) != len(kinds):
        return [f"{len(actual)} outputs instead of {len(expected)}"], 0
    tolerance = "bf16" if case.low or "round_bf16" in case.spec["elementwise"] else "f32"
    compared = [compare(i, kinds[i], tolerance, a, b) for i, (a, b) in enumerate(zip(expected, actual))]
    bad = [c for c in compared if not c.matches]
    if not bad:
        return [], 0
    reference = case.reference()
    wrong = []
    for c in bad:
        errors = [error(r, reference[c.index], c.kind) for r in (expected[c.index], actual[c.index])]
        result = expected[c.index]
        kind = "gradient" if result.dtype == ml_dtypes.bfloat16 else c.kind
        allowed = max(TOLERANCES[tolerance][kind], SLACK * errors[0])
        if not errors[1] <= allowed:
            wrong.append(f"{c}; against f64: original {errors[0]:.2e}, fused {errors[1]:.2e}\n"
                         f"    original {sample(result)}\n    fused    {sample(actual[c.index])}\n"
                         f"    f64      {sample(reference[c.index])}")
    return wrong, len(bad) - len(wrong)


def error(result: np.ndarray, reference: np.ndarray, kind: str) -> float:
    """The largest error of a result against the reference, relative as in the comparison of programs."""
    a, b = np.asarray(reference, np.float64), result.astype(np.float64)
    if a.shape != b.shape:
        return np.inf
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    if not np.isfinite(a[~same]).all() or not np.isfinite(b[~same]).all():
        return np.inf
    finite = a[np.isfinite(a)]
    if kind == "gradient":
        scale = max(np.abs(finite).max(initial=0.0), np.finfo(np.float32).tiny)
    else:
        scale = np.maximum(np.abs(a[~same]), SMALLEST_VALUE)
    return float((np.abs(a[~same] - b[~same]) / scale).max(initial=0.0))


def sample(a: np.ndarray) -> str:
    """The first few entries."""
    return np.array2string(a.astype(np.float64).reshape(-1)[:8], precision=6, max_line_width=160)


def shrink(failure: Outcome, grpo_opt: str, budget: int = 60) -> Outcome:
    """A simpler case that fails in the same way: features go one at a time as long as it still fails."""
    best, seen = failure, {json.dumps(failure.spec)}
    progress = True
    while progress and budget > 0:
        progress = False
        for spec in fuzz_spec.simpler(best.spec):
            key = json.dumps(spec)
            if key in seen or fuzz_spec.size(spec) >= fuzz_spec.size(best.spec):
                continue
            seen.add(key)
            budget -= 1
            outcome = check(spec, grpo_opt)
            if outcome.status == failure.status:
                best, progress = outcome, True
                break
            if budget <= 0:
                break
    return best
