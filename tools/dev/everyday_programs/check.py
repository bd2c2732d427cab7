"""What holds of a fused program: nothing of the size of the logits is left, and its numbers are as good as the original's."""

import collections
import dataclasses
import math
import re
import zlib

from comparison.runtime import Program as Executable, Wide  # first: it sets JAX's environment
from comparison.judge import Judge

import jax
import ml_dtypes
import numpy as np

import grpo_opt

from .program import AXES, Program
from .sizes import PADDING, VOCABULARY, WIDTH

TENSOR = re.compile(r"tensor<((?:\d+x)+)(\w+)>")
# Values of fewer rows × columns are tiles: no program has logits of fewer than 24 rows.
ROWS = 16
# Logits that kernels keep where memory allows it are no miss.
CONFIGURATION = {"always_fuse": True, "strict": True, "remarks": "none", "disable_pass": ["stash"]}
# On a GPU a chunk has all columns of these rows: of whole sequences, the shortest of which have as many.
CHUNK = 24
TILES = {"portable": {"tile_n": 32, "tile_v": 512}, "tpu": {"tile_n": 32, "tile_v": 512}, "h100": {"tile_n": CHUNK}}
# How much further from f64 than the original's the largest error may be, and the largest change that draws with random
# roundings show.
SLACK, DEVIATIONS = 1.5, 3.0
F32_ERROR = 2e-6


@dataclasses.dataclass
class Miss:
    """A program that is not fused, or not as it must be."""

    program: Program
    target: str
    why: str

    @property
    def kind(self) -> str:
        """What is said of it, without places, names and numbers."""
        what = re.sub(r".*loss(es)? not fused: | \([^)]*\)", "", self.why)
        return re.sub(r"\b\d+ |of at least .*: ", "", what)[:160]


def remaining(text: str, rows: int = ROWS) -> collections.Counter:
    """Shapes in a module's text that have as many entries as so many rows of logits; those with a dimension of hidden states' width
    are parts of the weights."""
    shapes = (match[1][:-1] for match in TENSOR.finditer(text))
    return collections.Counter(shape for shape in shapes if large([int(extent) for extent in shape.split("x")], rows))


def large(shape: list[int], rows: int) -> bool:
    return math.prod(shape) >= rows * VOCABULARY and WIDTH not in shape


def fuse(lowered: jax.stages.Lowered, target: str) -> tuple[str, str]:
    """The fused module's text, empty if there is none, and why it is not what it must be."""
    try:
        text = grpo_opt.fuse(lowered, CONFIGURATION | TILES[target] | {"target": target}).as_text()
    except grpo_opt.FusionError as error:
        return "", str(error).splitlines()[0]
    left = remaining(text, CHUNK + 1 if target == "h100" else ROWS)
    return text, f"values are left: {', '.join(f'{count} of {shape}' for shape, count in left.items())}" if left else ""


def is_rounded_in_memory(text: str) -> bool:
    """Whether logits in bf16 are in memory, as a GPU's product writes them."""
    return bool(re.search(r"dot_general .*xbf16>(?: loc.*)?$", text, re.MULTILINE))


def simplest(miss: Miss) -> Program:
    """The program with as many axes at their first value as leave what is said of it the same."""
    program = miss.program
    for axis, values in AXES.items():
        simpler = program.replaced(axis, next(iter(values)))
        if Miss(simpler, miss.target, fuse(simpler.lower(), miss.target)[1]).kind == miss.kind:
            program = simpler
    return program


def arguments(program: Program) -> list[np.ndarray]:
    """Arguments in the order of the program's, the same in every run."""
    rng = np.random.default_rng(zlib.crc32(program.name.encode()))
    draw = {
        "w": lambda shape: rng.normal(0, 1.5 / math.sqrt(WIDTH), shape),
        "down": lambda shape: rng.normal(0, 1 / math.sqrt(WIDTH), shape),
        "up": lambda shape: rng.normal(0, 0.5, shape),
        "bias": lambda shape: rng.normal(0, 0.5, shape),
        "temperature": lambda shape: np.full(shape, 0.7),
        "hidden": lambda shape: rng.normal(0, 1, shape),
        "ids": lambda shape: rng.integers(0, VOCABULARY - PADDING, shape),
        "old": lambda shape: rng.normal(-8.5, 1.5, shape),
        "reference": lambda shape: rng.normal(-8.5, 1, shape),
        "advantages": lambda shape: rng.normal(0, 1, shape),
        "mask": lambda shape: (rng.random(shape) < 0.9).astype(np.float32),
    }
    parameters, hidden, batch = program.shapes()
    leaves, _ = jax.tree.flatten_with_path((parameters, {"hidden": hidden}, batch))
    return [draw[path[-1].key](leaf.shape).astype(leaf.dtype) for path, leaf in leaves]


def differences(program: Program, target: str, original: str, fused: str) -> str:
    """The first result of the fused program that is further from the one in f64 than it may be; empty if none is."""
    inputs = arguments(program)
    compiled = Wide if target == "h100" and is_rounded_in_memory(fused) else Executable
    judge, run = Judge(original, inputs), [compiled(text) for text in (original, fused)]
    results = [function(inputs) for function in run]
    found = ((i, difference(i, judge, *both, program.types.bf16)) for i, both in enumerate(zip(*results, strict=True)))
    # One result in bf16 may be near f64 by chance: root mean squares over inputs that are changed a little decide.
    return next((what for i, what in found if what and not (program.types.bf16 and not judge.coarser(i, *run))), "")


def difference(i: int, judge: Judge, original: np.ndarray, fused: np.ndarray, bf16: bool) -> str:
    """What is wrong with one result: the largest error exceeds 1.5 × the original's, one step of bf16 or 2e-6 (f32) of the
    largest entry, and what random roundings change, which may decide on which side of a clip a token is."""
    exact = judge.exact[i].astype(np.float64)
    original, fused = original.astype(np.float64), fused.astype(np.float64)
    finite = np.isfinite(original) & np.isfinite(exact)
    if not np.isfinite(fused[finite]).all():
        return f"result {i}: not finite where the original is"
    if not finite.any():
        return ""
    error = lambda values: float(np.abs(values - exact)[finite].max())
    largest = float(np.abs(exact[finite]).max())
    step = float(np.spacing(np.asarray(largest, ml_dtypes.bfloat16))) if bf16 else F32_ERROR * largest
    allowed = max(SLACK * error(original), step)
    if error(fused) <= allowed:
        return ""
    noise = DEVIATIONS * max(map(error, judge.draws(i)))
    if error(fused) <= noise:
        return ""
    return f"result {i}: off f64 by {error(fused):.3g}, the original by {error(original):.3g}, roundings by {noise:.3g}, of {largest:.3g}"
