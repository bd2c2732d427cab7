"""Evaluates StableHLO modules with NumPy, in f64: exactly, or with the roundings of f32 arithmetic.

Every floating-point value is a float64 array.  What an operation computes goes through an `Arithmetic` (arithmetic.py),
which leaves it as it is, rounds it to f32, or rounds it up or down at random.  Conversions to bf16 and f16 round nothing, as XLA
leaves them out by default (excess precision); `reduce_precision` rounds.  Overflow is that of f32 throughout.

A module that is `in_memory` rounds to bf16 what lies in memory on a TPU, where matmuls and concatenations are
operations of their own: what a matmul reads, and what either writes.  A product of a bf16 and an f32 matrix at default
precision multiplies bf16 numbers there.

A module is compiled to closures once, so that loops and repeated evaluations are quick.
"""

import functools
import math

import ml_dtypes
import numpy as np
from jax._src.lib.mlir import ir
from jax._src.lib.mlir.dialects import hlo

from . import mosaic_kernels
from .arithmetic import LARGEST, Arithmetic, Nearest, Terms, rounded_to_bf16
from .contexts import context
from .stablehlo_windows import gather, reduce_window, scatter, sorted_along

def is_float(type_: ir.Type) -> bool:
    return str(ir.ShapedType(type_).element_type) in ("f16", "bf16", "f32", "f64")


def dtype_of(type_: ir.Type) -> np.dtype:
    """The type of the arrays that hold values of an element type."""
    elem = str(ir.ShapedType(type_).element_type)
    if elem in ("f16", "bf16", "f32", "f64"):
        return np.dtype(np.float64)
    widths = (8, 16, 32, 64)
    names = {"i1": "bool", **{f"i{b}": f"int{b}" for b in widths}, **{f"ui{b}": f"uint{b}" for b in widths}}
    if elem not in names:
        raise NotImplementedError(f"element type {elem}")
    return np.dtype(names[elem])


def program_type(type_: ir.Type) -> np.dtype:
    """The NumPy type of a program's results of an element type."""
    names = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}
    elem = str(ir.ShapedType(type_).element_type)
    return np.dtype(names[elem]) if elem in names else dtype_of(type_)


def shape_of(type_: ir.Type) -> tuple[int, ...]:
    return tuple(ir.ShapedType(type_).shape)


def numbers(op, name: str) -> list[int]:
    return [int(x) for x in op.attributes[name]] if name in op.attributes else []


def constant(op) -> np.ndarray:
    type_ = op.results[0].type
    attribute, shape, dtype = op.attributes["value"], shape_of(type_), dtype_of(type_)
    if attribute.is_splat:
        value = attribute.get_splat_value()
        number = ir.FloatAttr(value).value if is_float(type_) else int(ir.IntegerAttr(value).value)
        return np.broadcast_to(np.asarray(number).astype(dtype), shape)
    return np.array(ir.DenseElementsAttr(attribute)).astype(dtype).reshape(shape)


# Elementwise operations, on floating-point and on other values.
UNARY = {"exponential": np.exp, "log": np.log, "negate": np.negative, "tanh": np.tanh, "sqrt": np.sqrt,
         "rsqrt": lambda x: 1 / np.sqrt(x), "abs": np.abs, "log_plus_one": np.log1p, "sign": np.sign,
         "exponential_minus_one": np.expm1, "logistic": lambda x: 1 / (1 + np.exp(-x)), "floor": np.floor,
         "ceil": np.ceil, "not": np.invert, "cosine": np.cos, "sine": np.sin, "cbrt": np.cbrt, "square": np.square,
         "erf": lambda x: np.vectorize(math.erf, otypes=[float])(x).astype(x.dtype),
         "round_nearest_even": np.rint, "round_nearest_afz": lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x)}
BINARY = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide,
          "maximum": np.maximum, "minimum": np.minimum, "and": np.bitwise_and, "or": np.bitwise_or,
          "xor": np.bitwise_xor, "power": np.power, "remainder": np.fmod, "atan2": np.arctan2,
          "shift_left": np.left_shift, "shift_right_logical": np.right_shift, "shift_right_arithmetic": np.right_shift}
COMPARE = {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater,
           "GE": np.greater_equal}
# These move values or change a sign: nothing to round.
UNROUNDED = {"negate", "abs", "sign", "maximum", "minimum", "floor", "ceil", "round_nearest_even",
             "round_nearest_afz"}
# Besides elementwise operations, what rounds to the type of its result.
ROUNDING = {"convert", "dot_general", "reduce"}
# What moves whole values about.
WINDOWED = {"gather": gather, "scatter": scatter, "reduce_window": reduce_window, "sort": sorted_along}


def is_bf16(type_: ir.Type) -> bool:
    return str(ir.ShapedType(type_).element_type) == "bf16"


def narrow_type(type_: ir.Type):
    """Rounds a value of this type to it, if the type is bf16."""
    return rounded_to_bf16 if is_bf16(type_) else lambda x: x


class Module:
    """A StableHLO module, ready to be evaluated."""

    def __init__(self, text: str, in_memory: bool = False):
        self.in_memory = in_memory
        with context():
            module = ir.Module.parse(text)
            self.slots: dict[ir.Value, int] = {}
            functions = {ir.StringAttr(f.attributes["sym_name"]).value: f for f in module.body.operations
                         if f.operation.name == "func.func"}
            self.compiled: dict[str, object] = {}
            self.functions = {name: f.regions[0].blocks[0] for name, f in functions.items()}
            self.main = self.function("main")
            results = ir.FunctionType(ir.TypeAttr(functions["main"].attributes["function_type"]).value).results
            self.types = [program_type(r) for r in results]
        self.arithmetic = Arithmetic()

    def in_f32(self, inputs: list[np.ndarray]) -> list[np.ndarray]:
        """The results with every operation rounded to f32, in the program's types."""
        with np.errstate(all="ignore"):
            return [np.asarray(r).astype(t) for r, t in zip(self(inputs, Nearest()), self.types, strict=True)]

    def __call__(self, inputs: list[np.ndarray], arithmetic: Arithmetic) -> list[np.ndarray]:
        """The results, with floats of any type as float64."""
        wide = [a if a.dtype.kind in "biu" else a.astype(np.float64) for a in inputs]
        self.arithmetic = arithmetic
        with np.errstate(all="ignore"):
            return [np.asarray(r) for r in self.main(wide)]

    def function(self, name: str):
        """The closure of a function; compiled when first called for."""
        if name not in self.compiled:
            body = self.block(self.functions[name])
            self.compiled[name] = lambda arguments: body([None] * len(self.slots), arguments)
        return self.compiled[name]

    def slot(self, value: ir.Value) -> int:
        return self.slots.setdefault(value, len(self.slots))

    def block(self, block: ir.Block):
        """A block as a function of the environment and its arguments, to what its terminator passes on."""
        arguments = [self.slot(a) for a in block.arguments]
        steps, ends = [], []
        for op in block.operations:
            op = op.operation
            reads = [self.slot(v) for v in op.operands]
            if op.name in ("stablehlo.return", "func.return"):
                ends = reads
                break
            steps.append((self.operation(op), reads, [self.slot(v) for v in op.results]))

        def run(env, values):
            for slot, value in zip(arguments, values):
                env[slot] = value
            for evaluate, reads, writes in steps:
                results = evaluate(env, *[env[r] for r in reads])
                for slot, result in zip(writes, results if isinstance(results, (list, tuple)) else [results]):
                    env[slot] = result
            return [env[slot] for slot in ends]

        return run

    def operation(self, op: ir.Operation):
        """The closure of one operation: (environment, operands) to its result, or a list of results."""
        dialect, name = op.name.split(".", 1)
        if dialect in ("stablehlo", "chlo", "func"):
            if name in UNARY or name in BINARY:
                return self.narrowed(op, self.elementwise(op, name))
            if name in WINDOWED:
                return WINDOWED[name](self, op)
            if method := getattr(self, f"do_{name}", None):
                return self.narrowed(op, method(op)) if name in ROUNDING else method(op)
        raise NotImplementedError(op.name)

    def narrowed(self, op, evaluate):
        """The closure of an operation whose result may be rounded to bf16."""
        if len(op.results) != 1 or not is_bf16(op.results[0].type):
            return evaluate
        return lambda env, *xs: self.arithmetic.narrow(evaluate(env, *xs))

    def elementwise(self, op, name: str):
        function = UNARY.get(name) or BINARY[name]
        type_ = op.results[0].type
        if is_float(type_) and name not in UNROUNDED:
            if name == "multiply" and (flags := [i for i in (0, 1) if self.is_flag(op.operands[i])]):
                flag, other = flags[0], 1 - flags[0]
                return lambda env, *xs: np.where(xs[flag] != 0, xs[other], 0.0)
            return lambda env, *xs: self.arithmetic.round(function(*xs))
        if not is_float(type_) and name in ("divide", "remainder"):
            return lambda env, a, b: integer_division(a, b, name)
        dtype = dtype_of(type_)
        return lambda env, *xs: function(*xs).astype(dtype, copy=False)

    def is_flag(self, value: ir.Value) -> bool:
        """Whether a value is a condition as an f32 number: XLA makes a choice of a product with one.

        What such a product leaves out may be infinite or NaN.  A condition that is repeated is a number before; times 1 it is
        a condition yet.
        """
        if isinstance(value.owner, ir.Block):
            return False
        op = value.owner.operation
        if op.name == "func.call":
            returned = list(self.functions[ir.FlatSymbolRefAttr(op.attributes["callee"]).value].operations)[-1]
            return self.is_flag(returned.operands[ir.OpResult(value).result_number])
        if op.name == "stablehlo.multiply" and any(map(self.is_one, op.operands)):
            return any(map(self.is_flag, op.operands))
        elements = [str(ir.ShapedType(v.type).element_type) for v in (*op.operands, *op.results)]
        return op.name == "stablehlo.convert" and elements == ["i1", "f32"] and not self.is_repeated(op.operands[0])

    def is_one(self, value: ir.Value) -> bool:
        """Whether a value is 1 everywhere."""
        if isinstance(value.owner, ir.Block):
            return False
        op = value.owner.operation
        if op.name == "stablehlo.broadcast_in_dim":
            return self.is_one(op.operands[0])
        return op.name == "stablehlo.constant" and bool(np.all(constant(op) == 1))

    def is_logits(self, value: ir.Value) -> bool:
        """Whether a matrix product gives a value, with dimensions of one element more or less."""
        if isinstance(value.owner, ir.Block):
            return False
        op = value.owner.operation
        if op.name == "stablehlo.broadcast_in_dim" and not self.is_repeated(value) or op.name == "stablehlo.reshape":
            return self.is_logits(op.operands[0])
        return op.name == "stablehlo.dot_general"

    def is_repeated(self, value: ir.Value) -> bool:
        """Whether a value is repeated along rows or columns."""
        if isinstance(value.owner, ir.Block) or value.owner.operation.name != "stablehlo.broadcast_in_dim":
            return False
        return 1 < math.prod(shape_of(value.owner.operation.operands[0].type)) < math.prod(shape_of(value.type))

    # Values from nowhere, and values in another shape.

    def do_constant(self, op):
        value = constant(op)
        return lambda env: value

    def do_iota(self, op):
        shape, dimension = shape_of(op.results[0].type), ir.IntegerAttr(op.attributes["iota_dimension"]).value
        along = np.arange(shape[dimension]).astype(dtype_of(op.results[0].type))
        value = np.broadcast_to(along.reshape([-1 if d == dimension else 1 for d in range(len(shape))]), shape)
        return lambda env: value

    def do_broadcast_in_dim(self, op):
        shape, places = shape_of(op.results[0].type), numbers(op, "broadcast_dimensions")

        def run(env, x):
            spread = [1] * len(shape)
            for place, extent in zip(places, x.shape):
                spread[place] = extent
            order = np.argsort(places)
            return np.broadcast_to(x.transpose(order).reshape(spread), shape)

        return run

    def do_reshape(self, op):
        shape = shape_of(op.results[0].type)
        return lambda env, x: x.reshape(shape)

    def do_transpose(self, op):
        order = numbers(op, "permutation")
        return lambda env, x: x.transpose(order)

    def do_slice(self, op):
        cut = tuple(map(slice, numbers(op, "start_indices"), numbers(op, "limit_indices"), numbers(op, "strides")))
        return lambda env, x: x[cut]

    def do_dynamic_slice(self, op):
        sizes = numbers(op, "slice_sizes")

        def run(env, x, *starts):
            return x[window(x.shape, sizes, starts)]

        return run

    def do_dynamic_update_slice(self, op):
        def run(env, x, piece, *starts):
            x = x.copy()
            x[window(x.shape, piece.shape, starts)] = piece
            return x

        return run

    def do_concatenate(self, op):
        axis = ir.IntegerAttr(op.attributes["dimension"]).value
        out = narrow_type(op.results[0].type) if self.in_memory else lambda x: x
        return lambda env, *xs: out(np.concatenate(xs, axis))

    def do_pad(self, op):
        low, high, inner = (numbers(op, f"{n}_padding") if f"{n}_padding" in op.attributes else numbers(op, n)
                            for n in ("edge_padding_low", "edge_padding_high", "interior"))
        shape = shape_of(op.results[0].type)

        def run(env, x, value):
            # A larger array first: negative padding cuts.
            spread = [(n - 1) * (i + 1) + 1 if n else 0 for n, i in zip(x.shape, inner)]
            out = np.full([s + max(a, 0) + max(b, 0) for s, a, b in zip(spread, low, high)], value, x.dtype)
            out[tuple(slice(max(a, 0), max(a, 0) + s, i + 1) for a, s, i in zip(low, spread, inner))] = x
            return out[tuple(slice(max(-a, 0), max(-a, 0) + n) for a, n in zip(low, shape))]

        return run

    def do_reverse(self, op):
        axes = numbers(op, "dimensions")
        return lambda env, x: np.flip(x, axes)

    # Choices and conversions.

    def do_select(self, op):
        return lambda env, c, a, b: np.where(c, a, b)

    def do_clamp(self, op):
        return lambda env, low, x, high: np.minimum(np.maximum(x, low), high)

    def do_compare(self, op):
        name = str(op.attributes["comparison_direction"]).split()[-1].strip("><")
        return lambda env, a, b: COMPARE[name](a, b)

    def do_is_finite(self, op):
        return lambda env, x: np.isfinite(x)

    def do_convert(self, op):
        to = dtype_of(op.results[0].type)
        if to == np.bool_:
            return lambda env, x: x != 0
        if to == np.float64:
            if is_float(op.operands[0].type):
                return lambda env, x: x
            return lambda env, x: self.arithmetic.round(x.astype(np.float64))
        return lambda env, x: (np.nan_to_num(np.trunc(x)) if x.dtype.kind == "f" else x).astype(to)

    def do_bitcast_convert(self, op):
        source, target = (program_type(value.type) for value in (op.operands[0], op.results[0]))
        if source.itemsize != target.itemsize:
            raise NotImplementedError(f"bitcast_convert from {source} to {target}")
        to = dtype_of(op.results[0].type)
        return lambda env, x: x.astype(source).view(target).astype(to)

    def do_reduce_precision(self, op):
        mantissa = ir.IntegerAttr(op.attributes["mantissa_bits"]).value
        exponent = ir.IntegerAttr(op.attributes["exponent_bits"]).value
        if exponent < 8 and (exponent, mantissa) != (5, 10):
            raise NotImplementedError(f"reduce_precision to e{exponent}m{mantissa}")
        largest = LARGEST if exponent == 8 else 65504.0

        def run(env, x):
            unit = np.exp2(np.maximum(np.frexp(x)[1] - 1, 2 - 2 ** (exponent - 1)) - float(mantissa))
            rounded = np.where(np.isfinite(x) & (x != 0), np.rint(x / unit) * unit, x)
            return np.where(np.abs(rounded) > largest, np.copysign(np.inf, rounded), rounded)

        return run

    def do_optimization_barrier(self, op):
        return lambda env, *xs: list(xs)

    def do_custom_call(self, op):
        target = ir.StringAttr(op.attributes["call_target_name"]).value
        if target == "tpu_custom_call":
            return mosaic_kernels.custom_call(op)
        if target != "Sharding":
            raise NotImplementedError(f"custom_call {target}")
        return lambda env, *xs: list(xs)

    def do_top_k(self, op):
        k = shape_of(op.results[0].type)[-1]

        def run(env, x):
            order = np.argsort(-x, axis=-1, kind="stable")[..., :k]
            return [np.take_along_axis(x, order, -1), order.astype(np.int32)]

        return run

    # Sums.

    def do_dot_general(self, op):
        dims = hlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
        batch = (list(dims.lhs_batching_dimensions), list(dims.rhs_batching_dimensions))
        inner = (list(dims.lhs_contracting_dimensions), list(dims.rhs_contracting_dimensions))

        def spell(ndim, side):
            names = {d: f"b{i}" for i, d in enumerate(batch[side])} | {d: f"k{i}" for i, d in enumerate(inner[side])}
            return [names.get(d, f"{'lr'[side]}{d}") for d in range(ndim)]

        left = spell(len(shape_of(op.operands[0].type)), 0)
        right = spell(len(shape_of(op.operands[1].type)), 1)
        out = [n for n in left if n[0] == "b"] + [n for n in left if n[0] == "l"] + [n for n in right if n[0] == "r"]
        letters = {n: chr(97 + i) for i, n in enumerate(dict.fromkeys(left + right))}
        formula = "{},{}->{}".format(*("".join(letters[n] for n in part) for part in (left, right, out)))
        product = functools.partial(np.einsum, formula)
        if not is_float(op.results[0].type):
            wide = dtype_of(op.results[0].type)
            return lambda env, a, b: product(a.astype(wide), b.astype(wide))

        # XLA makes a sum of products of this, and of a product with a condition a choice, unless it has to drop dimensions of one
        # element for it, and does so in the product that the other factor is.
        drops = any(1 in shape_of(v.type)[:-1] for v in op.operands) and any(map(self.is_logits, op.operands))
        by_row = not drops and all(n[0] in "bk" for n in left + right)
        flag = next((i for i in (0, 1) if by_row and self.is_flag(op.operands[i])), None)

        def run(env, a, b):
            if flag is not None:
                a, b = [(a, np.where(a != 0, b, 0)), (np.where(b != 0, a, 0), b)][flag]
            return self.arithmetic.total(product(a, b), Terms(product, a, b))

        if not self.in_memory:
            return run
        left, right, out = (narrow_type(v.type) for v in (op.operands[0], op.operands[1], op.results[0]))
        at_default = "precision_config" not in op.attributes or all(
            "DEFAULT" in str(p) for p in op.attributes["precision_config"])
        if at_default and any(is_bf16(v.type) for v in op.operands):
            left = right = rounded_to_bf16
        return lambda env, a, b: out(run(env, left(a), right(b)))

    def do_reduce(self, op):
        axes = tuple(numbers(op, "dimensions"))
        body = op.regions[0].blocks[0]
        inner = [o.operation for o in body.operations]
        name = inner[0].name.split(".")[1]
        if len(inner) == 2 and name in BINARY and len(op.results) == 1:
            function = BINARY[name]
            if name == "add" and is_float(op.results[0].type):
                def total(x, init):
                    return x.sum(axes, initial=-0.0) + init  # -0 changes no number

                def one_by_one(x, init):
                    outer = [d for d in range(x.ndim) if d not in axes]
                    terms = x.transpose(*axes, *outer).reshape(-1, *(x.shape[d] for d in outer))
                    return (np.cumsum(terms, 0, np.float32)[-1] if terms.size else 0) + init

                return lambda env, x, init: self.arithmetic.total(
                    total(x, init), Terms(total, x, init, one_by_one=lambda: one_by_one(x, init)))
            dtype = dtype_of(op.results[0].type)
            if name in ("add", "multiply", "maximum", "minimum", "and", "or", "xor"):
                return lambda env, x, init: function(function.reduce(x, axis=axes, initial=None, dtype=dtype)
                                                     if x.size else np.broadcast_to(init, np.delete(x.shape, axes)),
                                                     init).astype(dtype, copy=False)
        step, count = self.block(body), len(op.results)

        def run(env, *operands):
            arrays, state = operands[:count], list(operands[count:])
            outer = [d for d in range(arrays[0].ndim) if d not in axes]
            arrays = [a.transpose(*axes, *outer).reshape(-1, *(a.shape[d] for d in outer)) for a in arrays]
            state = [np.broadcast_to(s, arrays[0].shape[1:]) for s in state]
            for i in range(len(arrays[0])):
                state = step(env, [*state, *(a[i] for a in arrays)])
            return state

        return run

    # Control flow.

    def do_while(self, op):
        condition, body = (self.block(r.blocks[0]) for r in op.regions)

        def run(env, *state):
            while condition(env, state)[0]:
                state = body(env, state)
            return list(state)

        return run

    def do_case(self, op):
        branches = [self.block(r.blocks[0]) for r in op.regions]

        def run(env, index):
            index = int(index)
            return branches[index if 0 <= index < len(branches) else -1](env, [])

        return run

    def do_if(self, op):
        branches = [self.block(r.blocks[0]) for r in op.regions]
        return lambda env, choice: branches[0 if choice else 1](env, [])

    def do_call(self, op):
        name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
        callee = self.function(name)
        return lambda env, *xs: callee(list(xs))


def integer_division(a, b, name: str):
    """Division of integers, towards zero."""
    quotient = np.trunc(a.astype(np.float64) / np.where(b == 0, 1, b)).astype(a.dtype)
    return quotient if name == "divide" else (a - quotient * b).astype(a.dtype)


def window(shape, sizes, starts) -> tuple[slice, ...]:
    """A window at the clamped starts."""
    first = [int(min(max(int(s), 0), n - size)) for s, n, size in zip(starts, shape, sizes)]
    return tuple(slice(f, f + size) for f, size in zip(first, sizes))
