"""What a sweep's results should be, by NumPy in float64; and how results are compared."""

import numpy as np

from .cases import NUMPY, ONLINE_MANY, ONLINE_MASKED, ONLINE_PLAIN, Case

FLT_MAX = float(np.finfo(np.float32).max)

# Relative error that rounding to a type may cause, with room for sums in another order.
ROUNDING = {"f64": 1e-11, "f32": 1e-5, "f16": 2.0**-9, "bf16": 2.0**-6}

# Sums of huge values overflow in an order of their own.
OVERFLOWING = ["sum_x", "online_many", "online_masked"]


def rounded(values: np.ndarray, elem: str) -> np.ndarray:
    with np.errstate(all="ignore"):
        return values.astype(NUMPY[elem]).astype(np.float64)


def evaluate(case: Case) -> list[np.ndarray]:
    """The results, in float64 (integers in int64), with the program's rounding points."""
    wide = [a.astype(np.float64) if a.dtype.kind != "i" else a.astype(np.int64) for a in case.inputs]
    with np.errstate(all="ignore"):
        match case.source:
            case "logits":
                raw, rest = wide[0], wide[1:]
            case "kv":
                raw, rest = rounded(wide[0] @ wide[1], case.logits), wide[2:]
            case _:
                raw, rest = rounded(wide[0] @ wide[1].T, case.logits), wide[2:]
        ids, g, penalty, bias, cols_kv, _, rows = rest
        column = np.arange(case.cols)
        x = rounded(rounded(raw + bias, "f32") + penalty[:, None], "f32")
        values = {"x": x, "raw": raw, "soft": np.tanh(x) * g[:, None], "one": np.ones_like(x),
                  "hit": np.where(column == ids[:, None], x, 0.0),
                  "int": np.fmod(column * 37 + ids[:, None], 101)}
        values["con"] = rounded(values["soft"], case.contraction)
        return [r for name in case.sinks for r in sink(case, name, values, cols_kv, rows)]


def sink(case: Case, name: str, values: dict, cols_kv: np.ndarray, rows: np.ndarray) -> list[np.ndarray]:
    def contraction(product):
        for elem in case.rounding:
            product = rounded(product, elem)
        return [product]

    match name:
        case "max_x" | "max_raw" | "max_int":
            return [values[name[4:]].max(axis=1)]
        case "sum_soft" | "sum_raw" | "sum_x":
            return [values[name[4:]].sum(axis=1)]
        case "argmax_x" | "argmax_raw":
            return [np.argmax(values[name[7:]], axis=1)]  # NumPy's too: the first NaN, else the first maximum
        case "online_plain":
            return online(values, ONLINE_PLAIN)
        case "online_many":
            return online(values, ONLINE_MANY)
        case "online_masked":
            return online(values, ONLINE_MASKED)
        case "contract_cols_kv" | "contract_cols_vk":
            return contraction(values["con"] @ cols_kv.T)
        case "contract_rows_kv":
            return contraction(rows.T @ values["con"])
        case "contract_rows_vk":
            return contraction(values["con"].T @ rows)
        case "colsum":
            return [values["soft"].sum(axis=0)]
        case "colsum_int":
            return [values["int"].sum(axis=0)]
        case "store":
            return [values["con"]]
    raise ValueError(f"unknown sink {name}")


def online(values: dict, terms: list[tuple]) -> list[np.ndarray]:
    x = values["x"]
    top = np.clip(x.max(axis=1), -FLT_MAX, FLT_MAX)
    # f32 decides what vanishes: a difference beyond its range is minus infinity.
    below = rounded(x - top[:, None], "f32")
    weight = rounded(np.exp(below), "f32")
    results = [top]
    for factor, degree, *kind in terms:
        term = (1.0 if "unweighted" in kind else weight) * below**degree * values[factor]
        results.append((np.where(x > 0, term, 0.0) if "masked" in kind else term).sum(axis=1))
    return results


def compare(case: Case, expected: list[np.ndarray], actual: list[np.ndarray], oracle: bool) -> list[str]:
    """What differs, one line per result; `oracle` if `expected` is from `evaluate`."""
    from .cases import result_types

    types, problems = result_types(case), []
    if not len(expected) == len(actual) == len(types):
        return [f"{len(actual)} results instead of {len(types)}"]
    sinks = [s for s in case.sinks for _ in sink_results(case, s)]
    maxima = [s.startswith("max") or s.startswith("online") and not j
              for s in case.sinks for j in range(len(sink_results(case, s)))]
    for i, (a, b, ty) in enumerate(zip(expected, actual, types)):
        elem = ty.removesuffix(">").rsplit("x", 1)[1]
        a, b = np.asarray(a), np.asarray(b)
        # XLA's CPU backend loses NaN, and what came before it, in reductions with `maximum`: JAX's own
        # jnp.max does so too. The sums that go with such a maximum are NaN all the same.
        # Except those of a mask that excludes the NaN: they are relative to the backend's maximum.
        if (maxima[i] or sinks[i] == "online_masked") and case.values.startswith("nan"):
            continue
        if case.values == "huge" and sinks[i] in OVERFLOWING:
            continue
        # Distances to the largest finite number, unweighted.
        if case.values == "plus_inf" and sinks[i] == "online_masked":
            continue
        problem = difference(a, b, tolerance(case, elem, oracle))
        if problem:
            problems.append(f"result {i} ({sinks[i]}, {ty}): {problem}")
    return problems


def sink_results(case: Case, name: str) -> list[str]:
    from .cases import sink as describe

    return describe(case, name)[2]


def tolerance(case: Case, elem: str, oracle: bool) -> float:
    """The narrowest type on the way to a result decides."""
    if elem == "i32":
        return 0.0
    # The body computes in f32 for any type of operands.
    types = [elem, "f32", case.logits, case.contraction, *case.rounding] if oracle else [elem, *case.rounding]
    return max(ROUNDING[t] for t in types)


def difference(a: np.ndarray, b: np.ndarray, limit: float) -> str | None:
    if a.shape != b.shape:
        return f"shape {b.shape} instead of {a.shape}"
    if not limit:
        wrong = int(np.count_nonzero(a != b))
        return f"{wrong} of {a.size} integers differ" if wrong else None
    a, b = a.astype(np.float64), b.astype(np.float64)
    special = ~np.isfinite(a) | ~np.isfinite(b)
    # Which of NaN and the infinities a broken row gives is not promised (docs/numerics.md).
    moved = np.isfinite(a) != np.isfinite(b)
    if moved.any():
        i = tuple(int(k) for k in np.argwhere(moved)[0])
        return f"{int(moved.sum())} of {a.size} differ in being finite, first {b[i]} at {i}, not {a[i]}"
    # Values at the edge of f32's range say nothing about the scale of the others.
    usual = ~special & (np.abs(a) < 1e30)
    scale = np.abs(a[usual]).mean() if usual.any() else 0.0
    error = np.where(special, 0.0, np.abs(np.where(special, 0, a) - np.where(special, 0, b)))
    bound = limit * (np.abs(np.where(special, 0, a)) + scale)
    if (error > bound).any():
        i = tuple(int(k) for k in np.unravel_index(np.argmax(error - bound), a.shape))
        return f"{b[i]!r} at {i}, not {a[i]!r} (error {error[i]:.2e}, {bound[i]:.2e} allowed)"
    return None
