"""Runs one random loss over a random mesh: with random shardings of its arguments and of its logits, fused and not."""

import pathlib
import random
import sys
import traceback

from comparison.runtime import Program  # first: it sets JAX's environment  # noqa: F401

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "python"))

import grpo_opt

from . import check as alone, spec as loss_spec
from .check import Outcome
from .loss import Case
from comparison.judge import Judge

DEVICES = 8
MESHES = [[8], [2, 4], [4, 2], [1, 8], [8, 1], [2, 2, 2], [2, 1, 4], [4, 1, 2], [2, 2, 1, 2], [1, 2, 2, 2]]
# An axis splits a dimension of a value with this probability.
SPLIT = 0.6


def draw(seed: int) -> dict:
    """The spec of a seed: a loss in f32 whose dimensions axes divide, mostly, and a mesh."""
    rng = random.Random(f"mesh {seed}")
    spec = loss_spec.draw(seed)
    spec["dtype"], spec["blocker"], spec["w_cast"] = "f32", "none", False
    spec["elementwise"] = [step for step in spec["elementwise"] if step != "round_bf16"]
    if spec["special_inputs"]:  # 0·inf in the gradients of columns that are cut off: not promised, docs/numerics.md
        spec["elementwise"] = [step for step in spec["elementwise"] if step != "slice_vocab"]
    if rng.random() < 0.6:
        spec["layout"] = rng.choice(["bt", "gbt"])
    spec["dims"] = [rng.choice([1, 2]), rng.choice([2, 4, 8, 3]), rng.choice([4, 8, 16, 5])]
    spec["hidden"] = rng.choice([8, 16, 40, 33])
    spec["vocab"] = rng.choice([64, 128, 256, 1024, 250, 517])
    mesh, constrained, exchanged = rng.choice(MESHES), rng.random() < 0.5, rng.random() < 0.3
    if exchanged:
        spec["hidden"] = rng.choice([8, 16, 40])
    return {**loss_spec.consistent(spec), "mesh": mesh, "constrained": constrained, "exchanged": exchanged}


class Layout:
    """The mesh of a spec, and random shardings on it, the same in each run."""

    def __init__(self, spec: dict):
        devices = np.array(jax.devices()[:DEVICES]).reshape(spec["mesh"])
        self.mesh = Mesh(devices, tuple("abcd"[: len(spec["mesh"])]))
        self.seed = spec["seed"]
        # An axis that splits heads where they are contracted, and nothing else: their weights are exchanged.
        wide = [axis for axis, size in self.mesh.shape.items() if size > 1]
        self.contracted = random.Random(f"contracted {self.seed}").choice(wide) if spec["exchanged"] else None
        self.head = sorted((spec["hidden"], spec["vocab"]))

    def sharding(self, name: str, shape: tuple[int, ...]) -> NamedSharding:
        """A sharding of a value that is called `name`: any axes, of which each divides its dimension."""
        rng = random.Random(f"sharding {self.seed} {name} {shape}")
        dims: list[list[str]] = [[] for _ in shape]
        left = list(shape)
        inner = min(shape, default=0)
        if self.contracted and sorted(shape) == self.head and inner % self.mesh.shape[self.contracted] == 0:
            dims[shape.index(inner)].append(self.contracted)
            left[shape.index(inner)] //= self.mesh.shape[self.contracted]
        for axis in rng.sample(self.mesh.axis_names, len(self.mesh.axis_names)):
            size = self.mesh.shape[axis]
            if axis == self.contracted:
                continue
            candidates = [i for i, extent in enumerate(left) if extent % size == 0]
            if candidates and rng.random() < SPLIT:
                dim = rng.choice(candidates)
                dims[dim].append(axis)
                left[dim] //= size
        return NamedSharding(self.mesh, PartitionSpec(*(tuple(axes) or None for axes in dims)))

    def constrain(self, x):
        """A value of the program with a sharding constraint."""
        return jax.lax.with_sharding_constraint(x, self.sharding("logits", x.shape))


def original(spec: dict, keep: pathlib.Path | None = None) -> tuple:
    """The case of a spec, its judge, the lowered program, its arguments and what it gives."""
    case = Case(spec)
    judge = Judge(case.export(), list(case.arguments.values()))
    layout = Layout(spec)
    if spec["constrained"]:
        case.constrain = layout.constrain
    arguments = [jax.device_put(v, layout.sharding(k, v.shape)) for k, v in case.arguments.items()]
    lowered = jax.jit(case.program(), keep_unused=True).lower(*arguments)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / "original.mlir").write_text(lowered.compiler_ir().operation.get_asm(print_generic_op_form=True))
    return case, judge, lowered, arguments, results(lowered.compile(), arguments)


def check(spec: dict, _grpo_opt: str, _screen: bool = False, keep: pathlib.Path | None = None) -> Outcome:
    """Runs the case of a spec; `keep` is a folder for its module."""
    try:
        prepared = original(spec, keep)
    except Exception:
        return Outcome(spec, "generator", traceback.format_exc(limit=-3))
    try:
        return compare(spec, *prepared)
    finally:
        jax.clear_caches()


def compare(spec: dict, case, judge: Judge, lowered, arguments: list, expected: list) -> Outcome:
    """What becomes of a case whose original gives `expected`."""
    config = {"always_fuse": True, "remarks": "none", **{k: spec[k] for k in ("tile_v", "tile_n") if spec[k]}}
    outcome = Outcome(spec, "fused")
    try:
        fused = grpo_opt.fuse(lowered, {**config, "strict": True})
    except grpo_opt.FusionError as error:
        if error.fault:
            return Outcome(spec, "crash", str(error))
        outcome.status, outcome.reasons = "missed", (str(error).splitlines()[0],)
        fused = grpo_opt.fuse(lowered, config)
    if fused is lowered:
        if outcome.status == "fused":
            return Outcome(spec, "silent", "nothing was fused, and no remark says why")
        return outcome
    if outcome.status == "missed":
        outcome.status = "partial"
    try:
        actual = results(fused.compile(), arguments)
    except Exception as error:
        return Outcome(spec, "runtime", f"the fused module does not run: {str(error)[:1500]}")
    if found := judge.differences(expected, actual):
        if partitioner_errs(case, judge, arguments):
            outcome.unconfirmed = True
            return outcome
        return Outcome(spec, "numbers", "\n  ".join(map(str, found)))
    outcome.measured = judge.measured
    return outcome


def partitioner_errs(case, judge: Judge, arguments: list) -> bool:
    """Whether XLA's partitioner changes the original's numbers as well, if perhaps only when one result is asked for.

    What a partitioned operation is given depends on everything around it: seed 710284's loss is 0.55 instead of -1.42 (a
    picked log-probability is wrong) in any program of which the gradient is not a result, with nothing of grpo-opt in it.
    """
    program = case.program()
    alone = results(jax.jit(program, keep_unused=True), list(case.arguments.values()))

    def errs(places: list[int]) -> bool:
        def some(*values):
            leaves = jax.tree.leaves(program(*values))
            return [leaves[at] for at in places]

        found = results(jax.jit(some, keep_unused=True), arguments)
        partitioned = list(alone)
        for at, value in zip(places, found, strict=True):
            partitioned[at] = value
        return bool(judge.differences(alone, partitioned))

    places = list(range(len(alone)))
    return any(errs(asked) for asked in [places, *([at] for at in places), *(places[:at] + places[at + 1 :] for at in places)])


def results(function, arguments: list) -> list[np.ndarray]:
    """The results of a call, floats as f32; tangents of integers as false, which is what the module returns for them."""
    found = (np.asarray(leaf) for leaf in jax.tree.leaves(function(*arguments)))
    found = (np.zeros(x.shape, bool) if x.dtype == jax.dtypes.float0 else x for x in found)
    return [x.astype(np.float32) if x.dtype.kind in "fV" else x for x in found]


def generator_of(_spec: dict):
    """The module that draws, shrinks and describes specs like this one."""
    return sys.modules[__name__]


def simpler(spec: dict):
    """Specs with one feature less."""
    yield from loss_spec.simpler(spec)
    for feature in ("constrained", "exchanged"):
        if spec[feature]:
            yield {**spec, feature: False}
    for sizes in MESHES:
        if len(sizes) < len(spec["mesh"]):
            yield {**spec, "mesh": sizes}


def size(spec: dict) -> int:
    """How much there is in a spec."""
    return loss_spec.size(spec) + len(spec["mesh"]) + spec["constrained"] + spec["exchanged"]


def features(spec: dict) -> list[str]:
    """The names of what a spec has."""
    named = [f"mesh={'x'.join(map(str, spec['mesh']))}", *(name for name in ("constrained", "exchanged") if spec[name])]
    return [*loss_spec.features(spec), *named]


def describe(spec: dict) -> str:
    """A spec in words."""
    layout = Layout(spec)
    where = ", ".join(f"{k}: {tuple(layout.sharding(k, v.shape).spec)}" for k, v in Case(spec).arguments.items())
    constrained = ", logits constrained" if spec["constrained"] else ""
    return f"{loss_spec.describe(spec)}; mesh {'x'.join(map(str, spec['mesh']))}{constrained}; {where}"


def shrink(failure: Outcome, grpo_opt_path: str) -> Outcome:
    """A simpler case that fails in the same way."""
    return alone.shrink(failure, grpo_opt_path, 40, sys.modules[__name__])
