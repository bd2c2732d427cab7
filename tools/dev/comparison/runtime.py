"""Compiles StableHLO text with JAX's CPU client, draws inputs, runs, and compares outputs."""

import dataclasses
import functools
import json
import math
import os
import re
import zlib

# Read when jaxlib loads: eight host devices, the rounding points that the program spells out, and quick compilation.
FLAGS = ["--xla_force_host_platform_device_count=8", "--xla_allow_excess_precision=false",
         "--xla_cpu_multi_thread_eigen=false", "--xla_cpu_parallel_codegen_split_count=1", "--xla_backend_optimization_level=0"]
# Most of the time goes into LLVM; XLA's own emitters of fusions take three times as long as those without, so that only
# `tools/test --full` has them.
if os.environ.get("GRPO_TEST_TIER") != "full":
    FLAGS.append("--xla_cpu_use_fusion_emitters=false")
# What the contract speaks of: XLA's default flags.  Quick compilation makes multiply-adds in some loops and not in others.
DEFAULT_FLAGS = {"xla_backend_optimization_level": 3, "xla_cpu_use_fusion_emitters": True}
os.environ["XLA_FLAGS"] = " ".join(FLAGS)
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")  # the partitioner says at length what it finds slow

import jax
import ml_dtypes
import numpy as np
from jax._src import compiler, sharding_impls, xla_bridge
from jax._src.lib import xla_client
from jax._src.lib.mlir import ir

from .contexts import context

# Relative tolerances: of a value against itself, of a gradient against its largest entry.  In bf16 programs a
# gradient is itself rounded to bf16 (one unit in its last place is up to 2^-7); a value is f32 and inherits the
# rounding of logits that fell on the other side of a tie.
TOLERANCES = {
    "f32": {"value": 1e-5, "gradient": 1e-4},
    "bf16": {"value": 2.0**-8, "gradient": 2.0**-7},
}
# A bf16 program's own rounding may be as large: then the fused program may be this much further from the
# result in f64 than the original is.
SLACK = 1.5
# Draws of the inputs of a bf16 program for a GPU.
DRAWS = 8
# A value smaller than this is compared as if it had this magnitude.
SMALLEST_VALUE = 0.1


class Program:
    """A StableHLO module, compiled for the host's devices; with `excess_precision`, XLA may leave out roundings, as it does
    by default.  With `by_default` it is compiled as programs of users are, which takes longer."""

    def __init__(self, text: str, excess_precision: bool = False, by_default: bool = False):
        self.client = xla_bridge.get_backend("cpu")
        with context():
            module = ir.Module.parse(text)
            attributes = module.operation.attributes
            self.partitions = 1
            if "mhlo.num_partitions" in attributes:
                self.partitions = ir.IntegerAttr(attributes["mhlo.num_partitions"]).value
            self.devices = tuple(self.client.devices()[: self.partitions])
            options = compiler.get_compile_options(
                num_replicas=1, num_partitions=self.partitions,
                device_assignment=np.array([[d.id for d in self.devices]]),
                env_options_overrides={"xla_allow_excess_precision": excess_precision or by_default,
                                       **(DEFAULT_FLAGS if by_default else {})})
            build = options.executable_build_options
            build.use_spmd_partitioning = self.partitions > 1
            build.use_shardy_partitioner = "sdy." in text
            self.executable = self.client.compile_and_load(module, xla_client.DeviceList(self.devices), options)

    def __call__(self, arguments: list[np.ndarray]) -> list[np.ndarray]:
        if self.partitions == 1:
            device = self.devices[0]
            results = self.executable.execute([jax.device_put(a, device) for a in arguments])
            return [np.asarray(r) for r in results]
        shardings = [sharding_impls.GSPMDSharding(self.devices, s)
                     for s in self.executable.get_parameter_shardings()]
        placed = [jax.device_put(a, s) for a, s in zip(arguments, shardings, strict=True)]
        shards = self.executable.execute_sharded(placed).disassemble_into_single_device_arrays()
        return [self._assemble(parts, sharding)
                for parts, sharding in zip(shards, self.executable.get_output_shardings(), strict=True)]

    def _assemble(self, parts, op_sharding) -> np.ndarray:
        sharding = sharding_impls.GSPMDSharding(self.devices, op_sharding)
        shape = list(parts[0].shape)
        if sharding._hlo_sharding.is_tiled():  # replicated outputs have the whole shape already
            tiles = sharding._hlo_sharding.tile_assignment_dimensions()
            shape = [extent * tile for extent, tile in zip(shape, tiles)]
        array = jax.make_array_from_single_device_arrays(tuple(shape), sharding, parts)
        return np.asarray(array)


def dtype_of(name: str) -> np.dtype:
    return np.dtype(getattr(ml_dtypes, name)) if name == "bfloat16" else np.dtype(name)


def draw(argument: dict, rng: np.random.Generator) -> np.ndarray:
    """One input from its manifest entry."""
    shape, dtype = argument["shape"], dtype_of(argument["dtype"])
    match argument["kind"]:
        case "normal":
            values = rng.normal(argument["mean"], argument["scale"], shape)
        case "uniform":
            values = rng.uniform(argument["low"], argument["high"], shape)
        case "mask":
            values = (rng.random(shape) < argument["p"]).astype(np.float32)
            values.reshape(-1)[:1] = 1
        case "logp":
            values = -np.log(argument["vocab"]) + rng.normal(0.0, argument["spread"], shape)
        case "ids":
            values = draw_ids(argument, rng)
        case "bits":
            values = rng.integers(0, 2**32, shape, dtype=np.uint32)
        case "constant":
            values = np.full(shape, argument["value"])
        case kind:
            raise ValueError(f"the manifest asks for inputs of the unknown kind {kind!r}")
    values = np.asarray(values)
    for patch in argument.get("patches", []):
        at = tuple(slice(None) if i is None else slice(*i) if isinstance(i, list) else i for i in patch["at"])
        # JSON has no infinities: they are strings.
        values[at] = float(patch["value"]) if "value" in patch else values[at] + patch["add"]
    return values.astype(dtype)


def draw_ids(argument: dict, rng: np.random.Generator) -> np.ndarray:
    """Token ids; given shares are out of range on both sides, negative but wrapping, or the ignore index."""
    shape, vocab = argument["shape"], argument["vocab"]
    values = rng.integers(0, vocab, shape)
    # The ends of the vocabulary are where tiles go wrong.
    flat = values.reshape(-1)
    flat[: 2] = [0, vocab - 1][: flat.size]
    lot = rng.random(shape)
    edge = 0.0
    for share, replacement in (
        (argument.get("out_of_range", 0.0), np.where(rng.random(shape) < 0.5, vocab + 3, -vocab - 2)),
        (argument.get("negative", 0.0), values - vocab),
        (argument.get("ignore", 0.0), argument.get("ignore_index", -100)),
    ):
        values = np.where((lot >= edge) & (lot < edge + share), replacement, values)
        edge += share
    return values


def draw_inputs(name: str, arguments: list[dict]) -> list[np.ndarray]:
    """All inputs of a case; the seed depends on the case's name alone."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    return [draw(a, rng) for a in arguments]


@dataclasses.dataclass
class Comparison:
    """How one output of the fused module compares with the original's."""

    index: int
    kind: str
    matches: bool
    detail: str

    def __str__(self) -> str:
        return f"  output {self.index} ({self.kind}): {'ok' if self.matches else 'MISMATCH'}, {self.detail}"


def compare(index: int, kind: str, tolerance: str, expected: np.ndarray, actual: np.ndarray) -> Comparison:
    """Compares one output.  What is not finite must match what is not finite."""
    if expected.shape != actual.shape or expected.dtype != actual.dtype:
        return Comparison(index, kind, False, f"{actual.dtype}{list(actual.shape)} instead of "
                                              f"{expected.dtype}{list(expected.shape)}")
    if expected.dtype.kind in "biu":
        different = int(np.count_nonzero(expected != actual))
        return Comparison(index, kind, not different, f"{different} of {expected.size} entries differ")
    # bf16 has no kind of its own that NumPy knows; both widen exactly.
    a, b = expected.astype(np.float64), actual.astype(np.float64)
    finite = np.isfinite(a) & np.isfinite(b)
    unmatched = int(np.count_nonzero(np.isfinite(a) != np.isfinite(b)))
    if unmatched:
        return Comparison(index, kind, False, f"{unmatched} of {a.size} entries differ in being NaN or infinite")
    a, b = a[finite], b[finite]
    if not a.size:
        return Comparison(index, kind, True, "NaN or infinite throughout, as expected")
    if kind == "gradient":
        scale = np.full_like(a, max(np.abs(a).max(), np.finfo(np.float32).tiny))
    else:
        scale = np.maximum(np.abs(a), SMALLEST_VALUE)
    error = float((np.abs(a - b) / scale).max())
    limit = TOLERANCES[tolerance]["gradient" if expected.dtype == ml_dtypes.bfloat16 else kind]
    return Comparison(index, kind, error <= limit, f"largest relative error {error:.2e} of {limit:.2e} allowed")


def widened(text: str, roundings: bool = True) -> str:
    """The same program in f64, by default with the program's own roundings to bf16: XLA on the CPU leaves some out."""
    def constant(match: re.Match) -> str:
        bits, shape, elem = int(match[1], 16), match[2], match[3]
        value = np.uint32(bits if elem == "f32" else bits << 16).view(np.float32)
        return f"dense<0x{np.float64(value).view(np.uint64):016X}> : tensor<{shape}{elem}>"

    text = re.sub(r"dense<0x([0-9A-Fa-f]+)> : tensor<([0-9x]*)(f32|bf16)>", constant, text)
    if roundings:
        text = re.sub(r"^(\s*)%(\w+)( = .* tensor<)([0-9x]*)bf16>$",
                      r"\1%exact_\2\3\4f64>\n\1%\2 = stablehlo.reduce_precision %exact_\2, format = e8m7 : tensor<\4f64>",
                      text, flags=re.MULTILINE)
    return re.sub(r"(?<=[<x])(bf16|f32)(?=>)", "f64", text)


class Wide:
    """A program in f64, whose values are rounded to bf16 where it says so and nowhere else, or nowhere at all.

    A GPU keeps what a product or a loop gives in memory, rounded as the program says; XLA's CPU backend leaves roundings out there,
    for some of those that read a value and not for others.
    """

    def __init__(self, text: str, roundings: bool = True):
        with jax.enable_x64(True):
            self.program = Program(widened(text, roundings))

    def __call__(self, inputs: list[np.ndarray]) -> list[np.ndarray]:
        floating = (np.floating, ml_dtypes.bfloat16)
        with jax.enable_x64(True):
            return self.program([a.astype(np.float64) if issubclass(a.dtype.type, floating) else a for a in inputs])


class Errors:
    """How far programs are from a result in f64, over many draws of a case's inputs: root mean squares, as XLA compiles them by default,
    or with the roundings that a program says."""

    def __init__(self, name: str, entry: dict, original: str, as_said: bool = False):
        self.name, self.arguments = name, entry["arguments"]
        self.program = Wide if as_said else functools.partial(Program, by_default=True)
        self.original, self.exact = self.program(original), Wide(original, roundings=False)
        self.draws: list[tuple[list, list, list]] = []

    def draw(self, count: int) -> None:
        """Runs the original on so many draws."""
        for number in range(count):
            inputs = draw_inputs(f"{self.name} {number}", self.arguments)
            self.draws.append((inputs, self.exact(inputs), self.original(inputs)))

    def of(self, fused: str) -> list[tuple[float, float, float]]:
        """Of each output the root mean squares of the original's and the fused program's errors, and of the result: of entries that
        are finite in f64 and in the original.  An entry that the fused program alone has not is an infinite error."""
        program = self.program(fused)
        results = [(exact, original, program(inputs)) for inputs, exact, original in self.draws]

        def finite(i: int) -> list[np.ndarray]:
            outputs = np.stack([[np.asarray(program[i], np.float64) for program in draw] for draw in results], 1)
            return outputs[:, np.isfinite(outputs[:2]).all(0)]

        def root_mean_square(numbers: np.ndarray) -> float:
            return float(np.sqrt(np.mean(np.square(np.nan_to_num(numbers, nan=np.inf))))) if numbers.size else 0.0

        outputs = map(finite, range(len(results[0][0])))
        return [(*(root_mean_square(a - exact) for a in (original, fused)), root_mean_square(exact)) for exact, original, fused in outputs]


def no_worse(comparison: Comparison, expected, actual, exact) -> Comparison:
    """Accepts an output of a bf16 program that is about as near to the result in f64 as the original's."""
    a, b, exact = (np.asarray(x).astype(np.float64) for x in (expected, actual, exact))
    theirs, ours = np.abs(a - exact).max(), np.abs(b - exact).max()
    detail = f"{comparison.detail}; off the result in f64 by {ours:.2e}, the original by {theirs:.2e}"
    return dataclasses.replace(comparison, matches=bool(ours <= SLACK * theirs), detail=detail)


class Original:
    """An original by the contract of judge.py, with what it gives for its inputs: the same for all programs that are
    compared with it."""

    def __init__(self, text: str, inputs: list[np.ndarray]):
        from .judge import Judge

        self.text, self.inputs, self.judge = text, inputs, Judge(text, inputs)
        self.results: dict[bool, list[np.ndarray]] = {}

    @functools.cached_property
    def in_f32(self) -> list[np.ndarray]:
        """By NumPy."""
        return self.judge.module.in_f32(self.inputs)

    def compiled(self, by_default: bool) -> list[np.ndarray]:
        """By XLA, with its freedom in rounding; `by_default` with its default flags."""
        if by_default not in self.results:
            self.results[by_default] = Program(self.text, True, by_default)(self.inputs)
        return self.results[by_default]


@functools.lru_cache(1)
def original_of(text: str, name: str, arguments: str) -> Original:
    """The original of a case, whose variants come one after the other. `arguments`: as JSON."""
    return Original(text, draw_inputs(name, json.loads(arguments)))


def compare_by_contract(original: Original, fused: str) -> list[Comparison]:
    """Compares all outputs as the contract of judge.py says, with XLA's default freedom in rounding.

    A program with kernels is run by NumPy and the Mosaic interpreter, and so is its original.
    """
    from .stablehlo_numpy import Module

    if "@tpu_custom_call" in fused:
        results = Module(fused).in_f32(original.inputs)
        wrong = original.judge.differences(original.in_f32, results)
    else:
        for by_default in (False, True):
            results = Program(fused, True, by_default)(original.inputs)
            wrong = original.judge.differences(original.compiled(by_default), results)
            if not wrong:
                break
    wrong = {d.output: d for d in wrong}
    return [Comparison(i, "contract", i not in wrong, str(wrong.get(i, "as good as the original")))
            for i in range(len(results))]


def near_f64(comparison: Comparison, expected, actual, exact) -> Comparison:
    """Whether an output is about as near to the result in f64 as the original's, by root mean squares."""
    if not comparison.matches and "NaN" in comparison.detail:
        return comparison
    a, b, exact = (np.asarray(x).astype(np.float64) for x in (expected, actual, exact))
    theirs, ours = (float(np.sqrt(np.mean((x - exact) ** 2) / np.mean(exact**2))) for x in (a, b))
    return dataclasses.replace(comparison, matches=ours <= SLACK * theirs,
                               detail=f"off the result in f64 by {ours:.2e}, the original by {theirs:.2e}")


def compare_near_f64(entry: dict, original: str, fused: str, inputs: list[np.ndarray]) -> list[Comparison]:
    """Compares both modules as XLA compiles them by default; gradients, and values that differ, by their distance from f64."""
    expected, actual = Program(original, excess_precision=True)(inputs), Program(fused, excess_precision=True)(inputs)
    exact = Wide(original, roundings=False)(inputs)
    compared = [compare(i, kind, entry["tolerance"], expected[i], actual[i]) for i, kind in enumerate(entry["outputs"])]

    def rounded(c: Comparison) -> bool:
        a, b = expected[c.index], actual[c.index]
        return not c.matches and (a.shape, a.dtype) == (b.shape, b.dtype) and a.dtype.kind not in "biu"

    return [near_f64(c, expected[c.index], actual[c.index], exact[c.index]) if c.kind == "gradient" or rounded(c) else c
            for c in compared]


def compare_as_said(name: str, entry: dict, original: str, fused: str) -> list[Comparison]:
    """Compares how far both modules are from f64 with the roundings that they say, over some draws of the inputs."""
    errors = Errors(name, entry, original, as_said=True)
    errors.draw(DRAWS)

    def comparison(i: int, theirs: float, ours: float, size: float) -> Comparison:
        # Results that are nearly exact differ by the order of sums.
        allowed = max(SLACK * theirs, TOLERANCES["f32"]["value"] * size)
        return Comparison(i, entry["outputs"][i], ours <= allowed, f"off the result in f64 by {ours:.2e}, the original by {theirs:.2e}")

    return [comparison(i, *of) for i, of in enumerate(errors.of(fused))]


def compare_programs(name: str, entry: dict, original: str, fused: str, for_gpu: bool = False) -> list[Comparison]:
    """Runs both modules on the case's inputs and compares all outputs; those of a bf16 program for a GPU with the roundings that it says."""
    if for_gpu and (entry["tolerance"] == "bf16" or entry.get("near_f64")):
        return compare_as_said(name, entry, original, fused)
    if entry["tolerance"] == "contract":
        return compare_by_contract(original_of(original, name, json.dumps(entry["arguments"])), fused)
    inputs = draw_inputs(name, entry["arguments"])
    if entry.get("near_f64"):
        return compare_near_f64(entry, original, fused, inputs)
    expected, actual = Program(original)(inputs), Program(fused)(inputs)
    if len(expected) != len(actual):
        return [Comparison(0, "value", False, f"{len(actual)} outputs instead of {len(expected)}")]
    if len(expected) != len(entry["outputs"]):
        raise ValueError(f"{name} has {len(expected)} outputs, its manifest entry {len(entry['outputs'])}")
    compared = [compare(i, entry["outputs"][i], entry["tolerance"], a, b)
                for i, (a, b) in enumerate(zip(expected, actual, strict=True))]
    if entry["tolerance"] == "bf16" and not all(c.matches for c in compared):
        exact = Wide(original)(inputs)
        compared = [c if c.matches else no_worse(c, expected[c.index], actual[c.index], exact[c.index])
                    for c in compared]
    return compared


def tensor_sizes(text: str) -> set[int]:
    """Element counts of all static tensor types in a module's text."""
    return {math.prod(int(extent) for extent in dimensions[:-1].split("x"))
            for dimensions in re.findall(r"tensor<((?:\d+x)+)[a-z]", text)}
