"""Generates vocab.sweep modules with inputs, for tools/dev/sweep-check."""

import dataclasses
import random

import ml_dtypes
import numpy as np

NUMPY = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "i32": np.int32}

# What inputs hold besides plain numbers; see `inputs`.
# The terms of online sinks: factor, degree, and what else is said of a term.
ONLINE_PLAIN = [("one", 0)]
ONLINE_MANY = [("one", 1), ("x", 0), ("soft", 1), ("hit", 0), ("one", 0), ("x", 1)]
ONLINE_MASKED = [("one", 1, "masked"), ("soft", 0, "masked"), ("one", 1, "unweighted"),
                 ("soft", 1, "unweighted", "masked"), ("one", 0, "unweighted", "masked")]
VALUES = ["plain", "ties", "minus_inf_columns", "dead_rows", "nan_column", "nan_row", "plus_inf", "huge",
          "inf_in_matrix"]
SINKS = ["max_x", "max_raw", "max_int", "sum_soft", "sum_raw", "sum_x", "argmax_x", "argmax_raw", "online_plain",
         "online_many", "online_masked", "contract_cols_kv", "contract_cols_vk", "contract_rows_kv",
         "contract_rows_vk", "colsum",
         "colsum_int", "store"]
PLACES = ["main", "while", "case", "call"]


@dataclasses.dataclass
class Case:
    """One sweep: its shape, its types, and what is done with it."""

    name: str
    rows: int
    inner: int
    cols: int
    source: str  # kv, vk, logits
    hidden: str  # element types of the operands and of the logits
    weights: str
    logits: str
    sinks: list[str]
    values: str
    place: str
    contraction: str  # element type of what contractions multiply
    rounding: list[str]  # their result types
    precision: list[str]
    tiles: list[dict]
    seed: int

    def __post_init__(self):
        self.inputs = inputs(self)
        self.text = module(self)

    @property
    def summary(self) -> str:
        tiles = [f"{t.get('n', '-')}x{t.get('v', '-')}" for t in self.tiles]
        return (f"{self.rows}x{self.inner}x{self.cols} {self.source} {self.hidden}x{self.weights}->{self.logits} "
                f"{self.values} in {self.place}, tiles {' '.join(tiles)}: {' '.join(self.sinks)}")

    def largest_allowed(self, name: str) -> int:
        """Elements of the largest tensor that the loops may hold: no logits where nothing needs them."""
        operands = max(a.size for a in self.inputs)
        logits = self.rows * self.cols
        whole = "store" in self.sinks or f"-v{self.cols}" in name or self.cols < 4
        accumulators = max(self.rows, self.cols) * self.inner
        return max(operands, accumulators, logits if whole else logits - 1)


def operand_types(case: Case) -> list[tuple[str, str]]:
    """Names and types of the module's arguments."""
    n, k, v = case.rows, case.inner, case.cols
    source = {
        "kv": [("h", f"tensor<{n}x{k}x{case.hidden}>"), ("w", f"tensor<{k}x{v}x{case.weights}>")],
        "vk": [("h", f"tensor<{n}x{k}x{case.hidden}>"), ("w", f"tensor<{v}x{k}x{case.weights}>")],
        "logits": [("given", f"tensor<{n}x{v}x{case.logits}>")],
    }[case.source]
    return [*source, ("ids", f"tensor<{n}xi32>"), ("g", f"tensor<{n}xf32>"), ("penalty", f"tensor<{n}xf32>"),
            ("bias", f"tensor<{v}xf32>"), ("cols_kv", f"tensor<{k}x{v}x{case.weights}>"),
            ("cols_vk", f"tensor<{v}x{k}x{case.weights}>"), ("rows", f"tensor<{n}x{k}x{case.hidden}>")]


def inputs(case: Case) -> list[np.ndarray]:
    """Arrays for `operand_types`, with the case's kind of values."""
    rng = np.random.default_rng(case.seed)
    n, k, v = case.rows, case.inner, case.cols

    def draw(shape, dtype, scale=1.0):
        if case.values == "ties":  # products and sums of small integers are exact, and often equal
            return rng.integers(-1, 2, shape).astype(NUMPY[dtype])
        return (rng.normal(size=shape) * scale).astype(NUMPY[dtype])

    if case.source == "logits":
        source = [draw((n, v), case.logits, 3.0)]
    else:
        weights = draw((k, v), case.weights, 2.0 / k**0.5)
        source = [draw((n, k), case.hidden), weights if case.source == "kv" else np.ascontiguousarray(weights.T)]
    ids = rng.integers(0, v, n).astype(np.int32)
    ids[: 2] = [0, v - 1][: n]
    penalty, bias = np.zeros(n, np.float32), draw((v,), "f32", 0.1)
    cols = draw((k, v), case.weights)
    rows = draw((n, k), case.hidden)
    match case.values:
        case "minus_inf_columns":
            bias[: v // 3] = -np.inf  # whole tiles at the start
            bias[rng.random(v) < 0.2] = -np.inf
        case "dead_rows":
            penalty[rng.random(n) < 0.4] = -np.inf
            penalty[-1] = -np.inf
        case "nan_column":
            bias[rng.integers(0, v, 2)] = np.nan
        case "nan_row":
            penalty[rng.integers(0, n)] = np.nan
        case "plus_inf":
            bias[rng.integers(0, v)] = np.inf
        case "huge":
            penalty[:] = np.float32(3e38) * rng.uniform(-1, 1, n).astype(np.float32)
            bias[:] = np.float32(4e37) * rng.normal(size=v).astype(np.float32)
            bias = np.clip(bias, -4e37, 4e37)
        case "inf_in_matrix":
            cols[:, rng.integers(0, v)] = np.inf
            rows[rng.integers(0, n)] = np.inf
    return [*source, ids, draw((n,), "f32"), penalty, bias, cols, np.ascontiguousarray(cols.T), rows]


def body(case: Case) -> list[str]:
    """The sweep's region up to its terminator. Values that sinks use: x, raw, soft, hit, int, one."""
    raw, con = case.logits, case.contraction
    lines = []
    if raw != "f32":
        lines.append(f"%r32 = stablehlo.convert %raw : (tensor<{raw}>) -> tensor<f32>")
    return lines + [
        f"%biased = stablehlo.add {'%raw' if raw == 'f32' else '%r32'}, %b : tensor<f32>",
        "%x = stablehlo.add %biased, %pen : tensor<f32>",
        "%squashed = stablehlo.tanh %x : tensor<f32>",
        "%soft = stablehlo.multiply %squashed, %gr : tensor<f32>",
        "%at = stablehlo.compare EQ, %column, %id, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "%zero = stablehlo.constant dense<0.0> : tensor<f32>",
        "%one = stablehlo.constant dense<1.0> : tensor<f32>",
        "%hit = stablehlo.select %at, %x, %zero : tensor<i1>, tensor<f32>",
        "%above = stablehlo.compare GT, %x, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        "%c37 = stablehlo.constant dense<37> : tensor<i32>",
        "%c101 = stablehlo.constant dense<101> : tensor<i32>",
        "%scaled = stablehlo.multiply %column, %c37 : tensor<i32>",
        "%shifted = stablehlo.add %scaled, %id : tensor<i32>",
        "%int = stablehlo.remainder %shifted, %c101 : tensor<i32>",
        f"%con = stablehlo.convert %soft : (tensor<f32>) -> tensor<{con}>",
    ]


def sink(case: Case, name: str) -> tuple[list[tuple[str, str]], str, list[str]]:
    """A sink's values with their types, its attribute, and its result types."""
    n, k, v = case.rows, case.inner, case.cols
    wide = {"bf16": "f32", "f16": "f32"}.get(case.logits, case.logits)

    def plain(kind, value, elem, result):
        return [(value, elem)], f'{{kind = "{kind}"}}', [result]

    def contract(kind, layout, matrix, shape):
        rounding = ", ".join(f'"{r}"' for r in case.rounding)
        precision = ", ".join(f'"{p}"' for p in case.precision)
        attr = (f'{{kind = "{kind}", layout = "{layout}", matrix = {matrix} : i64, precision = [{precision}], '
                f"result = [{rounding}]}}")
        return [("%con", case.contraction)], attr, [f"tensor<{shape}x{case.rounding[-1]}>"]

    def online(terms):
        values, listed = [("%x", "f32")], []
        for factor, degree, *kind in terms:
            values.append((f"%{factor}", "f32"))
            if "masked" in kind:
                values.append(("%above", "i1"))
            flags = {"masked": "masked" in kind, "weighted": "unweighted" not in kind}
            flags = "".join(f", {name} = {str(flag).lower()}" for name, flag in flags.items())
            listed.append(f"{{degree = {degree} : i64{flags}}}")
        return values, f'{{kind = "online", terms = [{", ".join(listed)}]}}', [f"tensor<{n}xf32>"] * (1 + len(terms))

    match name:
        case "max_x":
            return plain("max", "%x", "f32", f"tensor<{n}xf32>")
        case "max_raw":
            return plain("max", "%raw", case.logits, f"tensor<{n}x{case.logits}>")
        case "max_int":
            return plain("max", "%int", "i32", f"tensor<{n}xi32>")
        case "sum_soft":
            return plain("sum", "%soft", "f32", f"tensor<{n}xf32>")
        case "sum_raw":
            return plain("sum", "%raw", case.logits, f"tensor<{n}x{wide}>")
        case "sum_x":
            return plain("sum", "%x", "f32", f"tensor<{n}xf32>")
        case "argmax_x":
            return plain("argmax", "%x", "f32", f"tensor<{n}xi32>")
        case "argmax_raw":
            return plain("argmax", "%raw", case.logits, f"tensor<{n}xi32>")
        case "online_plain":
            return online(ONLINE_PLAIN)
        case "online_many":
            return online(ONLINE_MANY)
        case "online_masked":
            return online(ONLINE_MASKED)
        case "contract_cols_kv":
            return contract("contract_cols", "kv", 0, f"{n}x{k}")
        case "contract_cols_vk":
            return contract("contract_cols", "vk", 1, f"{n}x{k}")
        case "contract_rows_kv":
            return contract("contract_rows", "kv", 2, f"{k}x{v}")
        case "contract_rows_vk":
            return contract("contract_rows", "vk", 2, f"{v}x{k}")
        case "colsum":
            return plain("colsum", "%soft", "f32", f"tensor<{v}xf32>")
        case "colsum_int":
            return plain("colsum", "%int", "i32", f"tensor<{v}xi32>")
        case "store":
            return plain("store", "%con", case.contraction, f"tensor<{n}x{v}x{case.contraction}>")
    raise ValueError(f"unknown sink {name}")


def result_types(case: Case) -> list[str]:
    return [t for s in case.sinks for t in sink(case, s)[2]]


def sweep_text(case: Case, operands: list[str]) -> str:
    """The operation, with these values as operands; its results are %out#…"""
    yields, attributes = [], []
    for name in case.sinks:
        values, attribute, _ = sink(case, name)
        yields += values
        attributes.append(attribute)
    types = [t for _, t in operand_types(case)]
    head = f'elem = "{case.logits}", kind = "head", layout = "{case.source}", precision = []'
    source = f'elem = "{case.logits}", kind = "logits"' if case.source == "logits" else head
    results = result_types(case)
    return f"""%out:{len(results)} = "vocab.sweep"({', '.join(operands)}) ({{
    ^bb0(%raw: tensor<{case.logits}>, %id: tensor<i32>, %gr: tensor<f32>, %pen: tensor<f32>, %b: tensor<f32>, %column: tensor<i32>):
      {(chr(10) + '      ').join(body(case))}
      "vocab.yield"({', '.join(v for v, _ in yields)}) : ({', '.join(f'tensor<{t}>' for _, t in yields)}) -> ()
    }}) {{rows = {case.rows} : i64, cols = {case.cols} : i64, sources = [{{{source}}}],
        row_operands = 3 : i64, col_operands = 1 : i64, sinks = [{', '.join(attributes)}]}}
      : ({', '.join(types)}) -> ({', '.join(results)})"""


def module(case: Case) -> str:
    """The module: the sweep in @main's body, a loop that runs twice, a branch, or a private function."""
    arguments = operand_types(case)
    declared = ", ".join(f"%{name}: {ty}" for name, ty in arguments)
    names = [f"%{name}" for name, _ in arguments]
    types = ", ".join(ty for _, ty in arguments)
    results = result_types(case)
    listed = ", ".join(results)
    outs = [f"%out#{i}" for i in range(len(results))] if len(results) > 1 else ["%out"]
    finals = [f"%r#{i}" for i in range(len(results))] if len(results) > 1 else ["%r"]
    sweep = sweep_text(case, names)
    helper = ""
    match case.place:
        case "main":
            inside, finals = sweep, outs
        case "call":
            helper = (f"func.func private @sweep({declared}) -> ({listed}) {{\n    {sweep}\n"
                      f"    return {', '.join(outs)} : {listed}\n  }}\n  ")
            inside = f"%r:{len(results)} = func.call @sweep({', '.join(names)}) : ({types}) -> ({listed})"
        case "case":
            inside = (f'%zero_index = stablehlo.constant dense<0> : tensor<i32>\n    %r:{len(results)} = "stablehlo.case"'
                      f'(%zero_index) ({{\n    {sweep}\n    stablehlo.return {", ".join(outs)} : {listed}\n    }})'
                      f" : (tensor<i32>) -> ({listed})")
        case "while":
            carried = "".join(f", %c{i}: {t}" for i, t in enumerate(results))
            zeros = "\n    ".join(
                f"%z{i} = stablehlo.constant dense<{0 if 'i32' in t else 0.0}> : {t}" for i, t in enumerate(results))
            start = ", ".join(f"%z{i}" for i in range(len(results)))
            inside = f"""%first = stablehlo.constant dense<0> : tensor<i32>
    {zeros}
    %w_all:{len(results) + 1} = "stablehlo.while"(%first, {start}) ({{
    ^bb0(%i: tensor<i32>{carried}):
      %two = stablehlo.constant dense<2> : tensor<i32>
      %more = stablehlo.compare LT, %i, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }}, {{
    ^bb0(%i: tensor<i32>{carried}):
      %step = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %step : tensor<i32>
      {sweep}
      stablehlo.return %next, {", ".join(outs)} : tensor<i32>, {listed}
    }}) : (tensor<i32>, {listed}) -> (tensor<i32>, {listed})"""
            finals = [f"%w_all#{i + 1}" for i in range(len(results))]
    return f"""module {{
  {helper}func.func public @main({declared}) -> ({listed}) {{
    {inside}
    return {', '.join(finals)} : {listed}
  }}
}}
"""


def fixed_cases() -> list[Case]:
    """Fixed cases in addition to random ones: every sink, every kind of value and every position at least once."""
    base = dict(rows=26, inner=40, cols=1003, source="kv", hidden="f32", weights="f32", logits="f32", values="plain",
                place="main", contraction="f32", rounding=["f32"], precision=[], seed=1,
                tiles=[{}, {"v": 256}, {"v": 256, "n": 8}, {"v": 1003, "n": 26}, {"v": 1003, "n": 5}])
    bf16 = dict(hidden="bf16", weights="bf16", contraction="bf16")
    cases = [Case(f"all-sinks-{v}", **(base | dict(values=v, sinks=SINKS))) for v in VALUES]
    cases += [Case(f"alone-{s}", **(base | dict(sinks=[s], seed=2))) for s in SINKS]
    cases += [Case(f"place-{p}", **(base | dict(sinks=SINKS, place=p, seed=3))) for p in PLACES]
    cases += [
        Case("bf16-logits", **(base | bf16 | dict(logits="bf16", rounding=["bf16"], sinks=SINKS, seed=4))),
        Case("bf16-f32-logits", **(base | bf16 | dict(rounding=["f32", "bf16"], sinks=SINKS, source="vk", seed=5))),
        Case("mixed", **(base | dict(hidden="f32", weights="bf16", rounding=["bf16", "f32"], sinks=SINKS, seed=6))),
        Case("f16", **(base | dict(hidden="f16", weights="f16", logits="f16", contraction="f16", rounding=["f16"],
                                   sinks=SINKS, seed=7))),
        Case("f64", **(base | dict(hidden="f64", weights="f64", logits="f64", contraction="f64", rounding=["f64"],
                                   sinks=SINKS, seed=8))),
        Case("precision", **(base | dict(precision=["HIGHEST", "HIGH"], sinks=SINKS, seed=9))),
        Case("one-row", **(base | dict(rows=1, sinks=SINKS, seed=10))),
        Case("one-column", **(base | dict(cols=1, sinks=SINKS, seed=11, tiles=[{}]))),
        Case("column-by-column", **(base | dict(cols=37, sinks=SINKS, seed=12, tiles=[{"v": 1}, {"v": 1, "n": 1}]))),
    ]
    return cases


def random_case(index: int) -> Case:
    """Case number `index`; the same on every machine."""
    r = random.Random(index)
    logits, operands = r.choice([("f32", "f32"), ("f32", "bf16"), ("bf16", "bf16"), ("f32", "mixed")])
    hidden, weights = ("f32", "bf16") if operands == "mixed" else (operands, operands)
    rows, cols = r.randint(1, 70), r.choice([r.randint(2, 90), r.randint(100, 1500), 128 * r.randint(1, 12)])
    values = r.choice(VALUES)
    return Case(
        name=f"random-{index}", rows=rows, inner=r.randint(1, 96), cols=cols,
        source=r.choice(["kv", "vk", "logits"]), hidden=hidden, weights=weights, logits=logits,
        sinks=r.sample(SINKS, r.randint(1, 6)), values=values, place=r.choice(PLACES),
        contraction=r.choice(["f32", "bf16"]), rounding=r.choice([["f32"], ["bf16"], ["bf16", "f32"], ["f32", "bf16"]]),
        precision=r.choice([[], ["HIGHEST", "HIGHEST"]]),
        tiles=[{}, {"v": r.randint(max(1, cols // 12), cols)},
               {"v": r.randint(max(1, cols // 12), cols), "n": r.randint(max(1, rows // 6), rows)}],
        seed=1000 + index)


def all_cases(count: int) -> list[Case]:
    return fixed_cases() + [random_case(i) for i in range(count)]
