"""How close the numbers of a loss are to be: with grpo_opt to those without, and where they are not, to f64.

Sums of f32 numbers that cancel, such as a preference loss's two log-probabilities, differ by their order alone: there the contract of
docs/numerics.md decides, by the judge of tools/dev/numerics, which evaluates the original in f64.
"""

import pathlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

# The largest difference of a loss and of a gradient, as shares of the largest number; both ways sum in f32.
CLOSE = {"loss": 1e-5, "gradients": 1e-4}


def against_f64(text: str, inputs: Sequence["np.ndarray"], off: list["np.ndarray"], on: list["np.ndarray"]) -> dict:
    """What the contract says of the results of a StableHLO program: `wrong`, which is empty where it holds, and how far from f64
    the first result (the loss) and the others are (`loss`, `gradients`), without grpo_opt and with it, as shares of the largest number.

    By those shares first; beyond them the judge goes by single numbers and by what roundings make of them, which takes eight evaluations more.
    """
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
    import numpy as np
    from comparison.judge import SLACK, Judge
    judge = Judge(text, list(inputs))
    shares = [[distance(exact, found) for exact, found in zip(judge.exact, way, strict=True)] for way in (off, on)]
    holds = all(ours <= SLACK * theirs + np.finfo(np.float32).eps for theirs, ours in zip(*shares, strict=True))
    return {"wrong": [] if holds else list(map(str, judge.differences(off, on))), "loss": [way[0] for way in shares],
            "gradients": [max(way[1:], default=0.0) for way in shares]}


def distance(a: "np.ndarray", b: "np.ndarray") -> float:
    """The largest difference as a share of the largest number; infinite where only one is finite."""
    import numpy as np
    if not np.array_equal(np.isfinite(a), np.isfinite(b)):
        return float("inf")
    with np.errstate(invalid="ignore"):
        return float(np.nan_to_num(np.abs(a - b)).max(initial=0) / max(np.nan_to_num(np.abs(a)).max(initial=0), 1e-30))


def wrong(loss: str, found: dict) -> list[str]:
    """Which numbers of a loss are not those without grpo_opt."""
    far = [f"{loss}: {what} differ by {found[what]:.1e} of the largest number" for what, most in CLOSE.items() if not found[what] <= most]
    if not far or "f64" not in found:
        return far
    return [f"{loss}: {why}" for why in found["f64"]["wrong"]]
