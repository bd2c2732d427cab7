"""Random losses whose programs go over the columns of the head tile by tile, in loops of their own.

Statistics run in any of several ways, labels are picked in any of several ways, gradients are written by hand; some loops do not
compute what they look like (`twist`), and have to stay what they are.
"""

import random
import sys

from . import check as alone  # first: it sets JAX's environment
from . import several
from .tiles import Program

import jax
from jax.interpreters import partial_eval
import ml_dtypes
import numpy as np

# Every feature with its values, the plainest first.
CHOICES: dict[str, list] = {
    "dtype": ["f32", "f32", "bf16"],
    # How the loop is written: `fori_loop`, `scan` over numbers, or over tiles that are stacked; and in which order.
    "loop": ["fori", "scan", "stacked", "stacked_turned"],
    "reverse": [False, False, True],
    "first": [0, 0, 1],
    # Head weights as [V, H].
    "turned": [False, False, True],
    "statistic": ["naive", "guarded", "guarded_terms", "guarded_rows", "guarded_sum", "lowest",
                  "bounded", "alpha", "low", "log_add", "log", "sum", "none"],
    "pick": ["mask", "one_hot", "local", "take", "set", "subtract", "none"],
    "ids": ["inside", "outside", "negative"],
    # What is made of a tile's logits.
    "cap": [False, False, True],
    "bias": ["none", "none", "given", "minus_inf"],
    "mask": ["padding", "padding", "low_rows", "low_rows", "none", "none", "ok"],
    "gradient": ["none", "update", "add", "stack", "hidden", "hidden"],
    "blocks": [1, 1, 1, 2],
    "special": ["none", "none", "inf_hidden", "nan_hidden", "inf_weights", "large", "huge"],
    # What is wrong with a loop.
    "twist": ["none"] * 12 + ["not_rescaled", "other_maximum", "threshold", "overlap", "late_column", "read_state",
                              "twice", "forgetful", "product"],
    "tile_v": [0, 7, 16, 64, 100],
    "tile_n": [0, 0, 3, 8],
}

# The same of gradients that go over rows within each tile, drawn apart.
BOTH: dict[str, list] = {
    # Blocks of rows in a tile's trip, by a loop of its own where there are several or `once`.
    "row_blocks": ["none", "none", "once", "two", "three"],
    # How the blocks' gradients by hidden states come together.
    "row_loop": ["fori", "scan"],
    # The label's part: compared, by a scatter with a guarded index and update, by one that drops, or with guards; the last ones lack
    # one of the guards.
    "label": ["compared", "compared", "scatter", "drop", "guarded", "other_update", "other_index"],
}
# The same of loops that are differentiated from outside, and of a maximum that a loop of its own finds, drawn apart.
OUTSIDE: dict[str, list] = {
    # Of logits that are made before the loops, or by the hidden states and the weights in their bodies; with `jax.checkpoint` around a body.
    "outside": ["none", "none", "given", "given", "checkpoint", "product"],
    # Where the maximum is: with the sum; before it, of all tiles, of other tiles, without a gradient, or guarded; of all but the first
    # tile, or 1 too large.
    "maximum": ["beside", "beside", "before", "before", "uneven", "stopped", "guarded", "fewer", "other"],
}
# The same of a last tile behind the loops, drawn apart.
TAIL: dict[str, list] = {
    # Its columns; 0 for none.
    "tail": [0, 0, 1, 3, 11, 30],
    # What is wrong with it: a column that the loop had, another sum, a label one column further, or another loop's way to write it.
    "behind": ["same"] * 4 + ["twice", "other", "further", "negated"],
}
# The same of what is logged outside of the loops, drawn separately.
METRICS: dict[str, list] = {
    "metric": ["none", "none", "mean_logprob", "accuracy", "max_prob", "entropy", "entropy_by_loop"],
}
# The same of tiles that a Python loop writes out, drawn apart.
WRITTEN: dict[str, list] = {
    "written": [False, False, False, True],
    # Whether the first tile's own maximum and sum start the statistics; and whether all state is a result, or the loss alone.
    "peeled": [False, False, True],
    "returned": ["state", "loss", "loss"],
}
# The same of logarithms of each tile alone in place of running statistics, drawn apart: of all tiles together, or one after the other. Not
# where a tail or a `fori_loop` stacks nothing.
ALONE: dict[str, list] = {"alone": ["none", "none", "stack", "reduce"]}
# The same of what is asked for, drawn apart: everything, or the gradients alone, of whose program the rest is left out, as `jax.jit` does; and whether rows'
# losses are weighted, or one literal comes back to all of them.
ASKED: dict[str, list] = {"asked": ["all", "all", "gradients"], "comes_back": ["rows", "rows", "one"]}
EVERY = CHOICES | BOTH | OUTSIDE | TAIL | METRICS | WRITTEN | ALONE | ASKED | several.CHOICES
# What is drawn apart leaves the other draws of a seed as they were.
APART = {"both": BOTH, "outside": OUTSIDE, "tail": TAIL, "metrics": METRICS, "written": WRITTEN, "alone": ALONE, "asked": ASKED, "several": several.CHOICES}


def draw(seed: int) -> dict:
    """The spec of a seed."""
    rng = random.Random(f"columns {seed}")
    spec = {"seed": seed, "generator": "columns"}
    for name, values in CHOICES.items():
        spec[name] = values[0] if rng.random() < 0.25 else rng.choice(values)
    for kind, choices in APART.items():
        own = random.Random(f"{kind} {seed}")
        spec |= {name: own.choice(values) for name, values in choices.items()}
    spec["rows"] = rng.choice([1, 2, 5, 8, 24])
    spec["hidden"] = rng.choice([3, 8, 16, 24])
    spec["tile"] = rng.choice([2, 8, 16, 24, 50])
    spec["tiles"] = rng.choice([1, 2, 3, 5])
    spec["short"] = rng.choice([0, 0, 1, 5]) % spec["tile"]
    spec = several.consistent(spec, random.Random(f"consistent {seed}"))
    spec["kernels"] = random.Random(f"kernels {seed}").choice(["", "", "planned", "frugal"])
    return spec


def without_dead_code(main, abstract: list):
    """A function of arrays without what nobody reads, and with all of its arguments: `jax.jit` leaves arguments out with the rest."""
    traced = jax.make_jaxpr(main)(*abstract)
    kept, _ = partial_eval.dce_jaxpr(traced.jaxpr, [True] * len(traced.jaxpr.outvars), instantiate=True)
    return lambda *values: tuple(jax.core.eval_jaxpr(kept, traced.consts, *values))


check, shrink, generator_of = alone.checks_of(sys.modules[__name__])


def features(spec: dict) -> list[str]:
    """What is in a spec, for statistics."""
    return [f"{k}={spec[k]}" for k in EVERY if not k.startswith("tile")]


def describe(spec: dict) -> str:
    """The spec without what is plainest."""
    parts = [f"{k}={spec[k]}" for k, values in EVERY.items() if spec[k] != values[0]]
    sizes = ", ".join(f"{k} {spec[k]}" for k in ("rows", "hidden", "tile", "tiles", "short"))
    return ", ".join([*parts, sizes])


def simpler(spec: dict):
    """Specs with one feature less each."""
    for name, values in EVERY.items():
        if spec[name] != values[0]:
            yield {**spec, name: values[0]}
    if spec["kernels"]:
        yield {**spec, "kernels": ""}
    for name, values in (("rows", [1, 2, 5]), ("hidden", [3]), ("tile", [2, 8]), ("tiles", [1, 2, 3]), ("short", [0])):
        for value in values:
            if value < spec[name]:
                yield {**spec, name: value, "short": spec["short"] % (value if name == "tile" else spec["tile"])}


def size(spec: dict) -> int:
    """How much there is to a spec; shrinking must lower it."""
    parts = sum(1 + values.index(spec[k]) for k, values in EVERY.items() if spec[k] != values[0])
    return 1000 * (parts + bool(spec["kernels"])) + sum(spec[k] for k in ("rows", "hidden", "tile", "tiles", "short"))


class Case:
    """One random program: its arguments, and its export."""

    def __init__(self, spec: dict):
        spec = {name: values[0] for name, values in several.CHOICES.items()} | spec
        self.spec, self.kept = spec, spec["tile"] * spec["tiles"] + spec.get("tail", 0)
        rng = np.random.default_rng(spec["seed"])
        low = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}[spec["dtype"]]
        n, width, self.vocab = spec["rows"], spec["hidden"], self.kept - spec["short"]
        h = rng.normal(0, 1, (n, width))
        w = rng.normal(0, width**-0.5, (width, self.vocab))
        some = rng.integers(0, n, 2), rng.integers(0, width, 2)
        if spec["special"] == "inf_hidden":
            h[some] = np.inf
        elif spec["special"] == "nan_hidden":
            h[some] = np.nan
        elif spec["special"] == "inf_weights":
            w[:, rng.integers(0, self.vocab, 2)] = rng.choice([np.inf, -np.inf])
        elif spec["special"] == "large":
            h *= 100
        elif spec["special"] == "huge":
            h[some[0]] *= 1e30
        self.turn_to(spec["logits_are"], h, w)
        low_id, high_id = {"inside": (0, self.vocab), "outside": (0, 2 * self.vocab),
                           "negative": (-self.vocab, self.vocab)}[spec["ids"]]
        bias = rng.normal(0, 1, self.vocab)
        if spec["bias"] == "minus_inf":
            bias[rng.random(self.vocab) < 0.5] = -np.inf
            bias[: spec["tile"] * int(rng.integers(0, 2))] = -np.inf
        self.arguments = {
            "h": h.astype(low), "w": (w.T if spec["turned"] else w).astype(low),
            "ids": rng.integers(low_id, high_id, n).astype(np.int32), "g": rng.normal(0.5, 1, n).astype(np.float32),
            "bias": bias.astype(np.float32), "lowest": rng.integers(0, 2 * spec["tile"], n).astype(np.int32),
            "ok": rng.random((n, self.vocab)) < rng.choice([0.02, 0.5]),
        }
        if spec["sums"] != "none":
            given = several.logits(rng, n, self.kept, spec["tile"]) if spec["by"] == "logits" else np.zeros((n, 0))
            self.arguments |= {"given": given.astype(np.float32), "more": rng.integers(low_id, high_id, (n, spec["picks"])).astype(np.int32),
                               "more_w": rng.normal(0, width**-0.5, (width, self.kept)).astype(low)}

    @staticmethod
    def turn_to(kind: str, h: np.ndarray, w: np.ndarray) -> None:
        """Lets logits be what a spec says."""
        if kind in ("offset", "low", "lowest", "largest"):
            # A hidden unit of 1 whose weights are all alike.
            h[:, 0] = 1
            w[0] = {"offset": 1000, "low": -1e4, "lowest": -1e30, "largest": 3e38}[kind]
        elif kind == "tied":
            w[:, ::2] = w[:, :1]
        elif kind == "equal":
            w[:] = w[:, :1]

    def has_softmax(self) -> bool:
        """Whether there is something to fuse, for sure."""
        return self.spec["sums"] != "none" and self.spec["wrong"] == "nothing" and self.vocab > 1

    def export(self) -> str:
        """The program's StableHLO text."""
        names = list(self.arguments)

        def main(*values):
            return Program(self, dict(zip(names, values, strict=True))).results()

        abstract = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.arguments.values()]
        if self.spec.get("asked") == "gradients":
            main = without_dead_code(main, abstract)
        return jax.jit(main, keep_unused=True).trace(*abstract).lower(lowering_platforms=("tpu",)).as_text()
