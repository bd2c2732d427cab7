"""The losses and expressions of `check`, as loops on a CPU are by default: logits that are kept in memory, and chunks of one tile.

Hidden states are so wide that the cost model has logits kept, and rows more than they are wide (`is_tile_itself` in
passes/loops/src/cpu_cost_model.rs); a quarter of the cases have few rows, which are one tile.
"""

import pathlib
import random
import sys

from . import check as alone, spec as loss_spec

# Wide enough for the cost model: see `Pace::CPU`.
HIDDEN = [128, 160, 192]


def draw(seed: int) -> dict:
    """The spec of a seed: that of `check`, with other sizes."""
    rng, spec = random.Random(f"cpu {seed}"), alone.draw(seed)
    spec |= {"cpu": True, "kernels": "", "tile_v": 0, "tile_n": 0, "hidden": rng.choice(HIDDEN)}
    # Only logits of a product in f32 that a gradient reads again are kept.
    spec["dtype"] = "f32"
    for name, value in {"source": "matmul", "slice_rows": "none", "blocker": "none",
                        "gradient": rng.choice(["x", "w", "xw"]) if "rows" in spec else rng.choice(["h", "w", "hw"])}.items():
        if name in spec and rng.random() < 0.8:
            spec[name] = value
    few, rows = rng.random() < 0.25, spec["hidden"] + rng.choice([1, 7, 32])
    spec["vocab"] = rng.choice([129, 160, 300])
    if "rows" in spec:
        return spec if few else {**spec, "rows": rows}
    spec = loss_spec.consistent(spec)
    if few:
        return spec
    last = {"n": rows, "bt": rows // spec["dims"][1] + 1, "gbt": rows // (spec["dims"][0] * spec["dims"][1]) + 1}
    return {**spec, "dims": [*spec["dims"][:2], last[spec["layout"]]]}


def check(spec: dict, grpo_opt: str, screen: bool = False, keep: pathlib.Path | None = None) -> alone.Outcome:
    """Runs the case of a spec; `keep` is a folder for its modules."""
    return alone.check(spec, grpo_opt, screen, keep)


def shrink(failure: alone.Outcome, grpo_opt: str) -> alone.Outcome:
    """A simpler case that fails in the same way."""
    return alone.shrink(failure, grpo_opt, checker=sys.modules[__name__])


generator_of = alone.generator_of
