"""Random JAX expressions over the logits, composed freely, not from a list of losses.

A program is a list of steps, each an operation of `OPERATIONS` on earlier values; some of the values per row make the
loss, others are further outputs.  Its Python source is what is run, and what a failure prints.
"""

import random

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

from . import special
from . import spec as loss_spec

# Per operation: the kinds of its operands, the kind of its result, its source, and how often it is drawn.
# Kinds: F [rows, V] floats, R [rows, 1] floats, C [V] floats, B [rows, V] booleans, T [rows, 1] booleans.
OPERATIONS: dict[str, tuple[str, str, str, float]] = {
    "softmax": ("F", "F", "jax.nn.softmax({0}, axis=-1)", 4),
    "log_softmax": ("F", "F", "jax.nn.log_softmax({0}, axis=-1)", 5),
    "softmax_where": ("FB", "F", "jax.nn.softmax({0}, axis=-1, where={1})", 2),
    "log_softmax_where": ("FB", "F", "jax.nn.log_softmax({0}, axis=-1, where={1})", 1),
    "minus_max": ("F", "F", "{0} - {0}.max(-1, keepdims=True)", 1),
    "minus_stopped_max": ("F", "F", "{0} - jax.lax.stop_gradient({0}.max(-1, keepdims=True))", 3),
    "minus_mean": ("F", "F", "{0} - {0}.mean(-1, keepdims=True)", 2),
    "minus_min": ("F", "F", "{0} - {0}.min(-1, keepdims=True)", 1),
    "minus_logsumexp": ("F", "F", "{0} - jax.nn.logsumexp({0}, axis=-1, keepdims=True)", 2),
    "over_sum": ("F", "F", "{0} / {0}.sum(-1, keepdims=True)", 1.5),
    "negative": ("F", "F", "-{0}", 1),
    "exp": ("F", "F", "jnp.exp({0})", 5),
    "log": ("F", "F", "jnp.log({0})", 0.7),
    "log_guarded": ("F", "F", "jnp.log(jnp.abs({0}) + 1e-8)", 1),
    "tanh": ("F", "F", "jnp.tanh({0})", 1),
    "soft_cap": ("F", "F", "5.0 * jnp.tanh({0} / 5.0)", 1),
    "square": ("F", "F", "jnp.square({0})", 1.5),
    "over_root": ("F", "F", "{0} / jnp.sqrt(1.0 + jnp.square({0}))", 0.5),
    "root": ("F", "F", "jnp.sqrt(1.0 + jnp.square({0}))", 0.5),
    "abs": ("F", "F", "jnp.abs({0})", 1),
    "sigmoid": ("F", "F", "jax.nn.sigmoid({0})", 1),
    "relu": ("F", "F", "jax.nn.relu({0})", 1),
    "clip": ("F", "F", "jnp.clip({0}, -3.0, 3.0)", 1),
    "times": ("F", "F", "{0} * 0.7", 1.5),
    "over": ("F", "F", "{0} / 1.3", 1.5),
    "plus": ("F", "F", "{0} + 0.5", 1),
    "thousandfold": ("F", "F", "{0} * 1000.0", 0.5),
    "times_huge": ("F", "F", "{0} * 1e30", 0.3),
    "times_tiny": ("F", "F", "{0} * 1e-30", 0.3),
    "one_minus": ("F", "F", "1.0 - {0}", 1),
    "through_bf16": ("F", "F", "{0}.astype(jnp.bfloat16).astype(jnp.float32)", 0.3),
    "stop": ("F", "F", "jax.lax.stop_gradient({0})", 1),
    "add": ("FF", "F", "{0} + {1}", 2),
    "subtract": ("FF", "F", "{0} - {1}", 3),
    "multiply": ("FF", "F", "{0} * {1}", 5),
    "divide": ("FF", "F", "{0} / {1}", 0.4),
    "maximum": ("FF", "F", "jnp.maximum({0}, {1})", 0.7),
    "minimum": ("FF", "F", "jnp.minimum({0}, {1})", 0.7),
    "add_row": ("FR", "F", "{0} + {1}", 1),
    "subtract_row": ("FR", "F", "{0} - {1}", 3),
    "multiply_row": ("FR", "F", "{0} * {1}", 2),
    "divide_row": ("FR", "F", "{0} / {1}", 1),
    "add_column": ("FC", "F", "{0} + {1}", 1),
    "multiply_column": ("FC", "F", "{0} * {1}", 1),
    "where_zero": ("BF", "F", "jnp.where({0}, {1}, 0.0)", 3),
    "where_inf": ("BF", "F", "jnp.where({0}, {1}, -jnp.inf)", 1.5),
    "where_low": ("BF", "F", "jnp.where({0}, {1}, -1e9)", 1.5),
    "where": ("BFF", "F", "jnp.where({0}, {1}, {2})", 1),
    "where_rows": ("TF", "F", "jnp.where({0}, {1}, 0.0)", 2),
    "masked_out": ("FB", "F", "{0} * {1}", 1),
    "target_only": ("F", "F", "{0} * one_hot", 1),
    "target_out": ("F", "F", "{0} * (1.0 - one_hot)", 1.5),
    "smooth": ("F", "F", "{0} * (0.9 * one_hot + 0.1 / V)", 1),
    "positive": ("F", "B", "{0} > 0.0", 0.7),
    "above": ("F", "B", "{0} > -2.0", 0.5),
    "finite": ("F", "B", "jnp.isfinite({0})", 0.5),
    "and": ("BB", "B", "{0} & {1}", 0.4),
    "sum": ("F", "R", "{0}.sum(-1, keepdims=True)", 7),
    "mean": ("F", "R", "{0}.mean(-1, keepdims=True)", 1.5),
    "max": ("F", "R", "{0}.max(-1, keepdims=True)", 1.5),
    "min": ("F", "R", "{0}.min(-1, keepdims=True)", 0.7),
    "logsumexp": ("F", "R", "jax.nn.logsumexp({0}, axis=-1, keepdims=True)", 2),
    "pick": ("F", "R", "jnp.take_along_axis({0}, ids[:, None], axis=-1)", 3),
    "sum_where": ("FB", "R", "jnp.sum({0}, axis=-1, keepdims=True, where={1})", 2),
    "max_where": ("FB", "R", "jnp.max({0}, axis=-1, keepdims=True, where={1}, initial=-jnp.inf)", 0.7),
    "row_negative": ("R", "R", "-{0}", 0.5),
    "row_exp": ("R", "R", "jnp.exp({0})", 0.7),
    "row_log": ("R", "R", "jnp.log({0})", 1),
    "row_square": ("R", "R", "jnp.square({0})", 0.5),
    "row_add": ("RR", "R", "{0} + {1}", 0.7),
    "row_subtract": ("RR", "R", "{0} - {1}", 1),
    "row_multiply": ("RR", "R", "{0} * {1}", 1),
    "row_divide": ("RR", "R", "{0} / {1}", 0.7),
    "row_where": ("TR", "R", "jnp.where({0}, {1}, 0.0)", 1),
    "row_stop": ("R", "R", "jax.lax.stop_gradient({0})", 0.5),
}
NORMALISERS = ["softmax", "log_softmax", "softmax_where", "minus_logsumexp", "logsumexp", "minus_stopped_max"]
# Values that every program may read.
GIVEN = {"x": "F", "y": "F", "one_hot": "F", "column": "C", "row": "R", "ok": "B", "hit": "B", "valid": "T"}


def draw(seed: int) -> dict:
    """The spec of a seed: the first of its programs in which a softmax is alive."""
    rng = random.Random(f"expressions {seed}")
    while True:
        spec = draw_any(seed, rng)
        if any(operation in NORMALISERS for _, operation, _ in spec["steps"]):
            return spec


def draw_any(seed: int, rng: random.Random) -> dict:
    """A spec, with a softmax or without."""
    spec = {"generator": "expressions", "seed": seed, "source": rng.choice(["logits", "logits", "matmul"]),
            "dtype": rng.choice(["f32", "f32", "f32", "bf16"]), "rows": rng.choice([1, 2, 3, 5, 9, 13]),
            "hidden": rng.choice([3, 8, 17]), "vocab": rng.choice([5, 7, 16, 33, 100, 129, 300]),
            "tile_v": rng.choice([0, 2, 7, 16, 64]), "tile_n": rng.choice([0, 0, 0, 1, 3]),
            "gradient": rng.choice(["none", "x", "x", "x", "w", "xw"]),
            "special_inputs": [], "special_values": []}
    spec["vocab"] = max(spec["vocab"], spec["tile_v"])
    names = [n for n in OPERATIONS]
    weights = [OPERATIONS[n][3] for n in names]
    pool, steps = dict(GIVEN), []

    def choose(kind: str) -> str:
        last = [n for n, k in pool.items() if k == kind]
        recent = [n for n in last if n.startswith("v")]
        if recent and rng.random() < 0.75:
            return recent[-1 - min(int(rng.expovariate(0.8)), len(recent) - 1)]
        if kind == "F" and rng.random() < 0.75:
            return "x"
        return rng.choice(last)

    for i in range(rng.choice([4, 6, 8, 10, 12])):
        name = rng.choice(NORMALISERS) if i == rng.choice([0, 0, 1]) else rng.choices(names, weights)[0]
        steps.append([f"v{i}", name, [choose(kind) for kind in OPERATIONS[name][0]]])
        pool[f"v{i}"] = OPERATIONS[name][1]
    if not any(pool[s[0]] == "R" for s in steps):
        steps.append([f"v{len(steps)}", "sum", [choose("F")]])
        pool[steps[-1][0]] = "R"
    ends = [s[0] for s in steps if pool[s[0]] == "R"]
    spec["loss"] = [ends.pop()]
    while ends and rng.random() < 0.3:
        spec["loss"].append(ends.pop(rng.randrange(len(ends))))
    spec["outputs"] = [e for e in ends if rng.random() < 0.5]
    spec["steps"] = steps
    if rng.random() < 0.5:
        spec["special_inputs"] = rng.sample(loss_spec.SPECIAL_INPUTS, rng.choice([0, 1, 1, 2]))
        spec["special_values"] = rng.sample(loss_spec.SPECIAL_VALUES, rng.choice([0, 1, 1, 2]))
    return alive(spec)


def alive(spec: dict) -> dict:
    """The spec without steps that nothing reads."""
    used, steps = set(spec["loss"]) | set(spec["outputs"]), []
    for step in reversed(spec["steps"]):
        if step[0] in used:
            used |= set(step[2])
            steps.append(step)
    return {**spec, "steps": steps[::-1]}


def kinds(spec: dict) -> dict[str, str]:
    """The kind of every value."""
    return GIVEN | {name: OPERATIONS[operation][1] for name, operation, _ in spec["steps"]}


def source(spec: dict) -> str:
    """The program: `loss(arguments)` returns the loss and the further outputs."""
    used = {name for _, _, operands in spec["steps"] for name in operands} | set(spec["loss"])
    text = " ".join(OPERATIONS[operation][2] for _, operation, _ in spec["steps"])
    lines = ["def loss(a):", "    ids = a['ids']"]
    logits = spec["source"] == "logits"
    for name, prefix in (("x", ""), ("y", "ref_")):
        if name in used or name == "x":
            made = f"a['{prefix}logits']" if logits else f"a['h'] @ a['{prefix}w']"
            more = " + a['special']" if spec["special_values"] and name == "x" else ""
            lines.append(f"    {name} = ({made}).astype(jnp.float32){more}")
    lines.append("    V = x.shape[-1]")
    if "one_hot" in used or "one_hot" in text:
        lines.append("    one_hot = jax.nn.one_hot(ids, V)")
    if "hit" in used:
        lines.append("    hit = jnp.arange(V) == ids[:, None]")
    lines += [f"    {name} = a['{name}']" for name in ("column", "row", "ok") if name in used]
    if "valid" in used:
        lines.append("    valid = a['mask'][:, None] > 0")
    for name, operation, operands in spec["steps"]:
        lines.append(f"    {name} = {OPERATIONS[operation][2].format(*operands)}")
    lines.append(f"    return ({' + '.join(spec['loss'])}).sum(), ({''.join(o + ', ' for o in spec['outputs'])})")
    return "\n".join(lines)


class Case:
    """One random program: its arguments, and its export."""

    def __init__(self, spec: dict):
        self.spec, self.rows, self.vocab = spec, [spec["rows"]], spec["vocab"]
        self.kept, self.per_row = self.vocab, set()
        rng = np.random.default_rng(spec["seed"])
        low = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}[spec["dtype"]]
        n, v, width = spec["rows"], spec["vocab"], spec["hidden"]
        a = self.arguments = {}
        if spec["source"] == "logits":
            a["logits"], a["ref_logits"] = (rng.normal(0, 1.2, (n, v)).astype(low) for _ in range(2))
        else:
            a["h"] = rng.normal(0, 1, (n, width)).astype(low)
            a["w"], a["ref_w"] = (rng.normal(0, width**-0.5, (width, v)).astype(low) for _ in range(2))
        a["ids"] = rng.integers(0, v, n).astype(np.int32)
        a["mask"] = (rng.random(n) < 0.75).astype(np.float32)
        a["column"] = rng.uniform(0.2, 1.0, v).astype(np.float32)
        a["row"] = rng.normal(0.6, 1.0, (n, 1)).astype(np.float32)
        a["ok"] = rng.random((n, v)) < 0.7
        if spec["special_inputs"] or spec["special_values"]:
            special.put(self, spec)

    def trained(self) -> list[str]:
        first, second = ("logits", "ref_logits") if self.spec["source"] == "logits" else ("h", "w")
        return {"none": [], "x": [first], "w": [second], "xw": [first, second]}[self.spec["gradient"]]

    def has_softmax(self) -> bool:
        """Whether there is something to fuse, for sure: a normaliser may have been simplified away."""
        return False

    def export(self) -> str:
        """The program's StableHLO text."""
        scope = {"jax": jax, "jnp": jnp}
        exec(source(self.spec), scope)  # our own text
        loss, names, trained = scope["loss"], list(self.arguments), self.trained()

        def main(*values):
            arguments = dict(zip(names, values, strict=True))
            if not trained:
                return loss(arguments)
            chosen = {k: arguments[k] for k in trained}
            return jax.value_and_grad(lambda t: loss({**arguments, **t}), has_aux=True)(chosen)

        abstract = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.arguments.values()]
        return jax.jit(main, keep_unused=True).trace(*abstract).lower(lowering_platforms=("tpu",)).as_text()


def simpler(spec: dict):
    """Specs with less in them, the largest steps first."""
    for key in ("outputs", "special_inputs", "special_values", "loss"):
        for i in range(len(spec[key])):
            if key != "loss" or len(spec[key]) > 1:
                yield alive({**spec, key: spec[key][:i] + spec[key][i + 1:]})
    if spec["loss"] and spec["outputs"]:
        yield alive({**spec, "loss": spec["outputs"][:1], "outputs": []})
    types = kinds(spec)
    # A value is replaced by one of its operands, or by an argument.
    for name, _, operands in spec["steps"]:
        given = {"F": ["x"], "R": ["row"]}.get(types[name], [])
        for other in dict.fromkeys([*operands, *given]):
            if types[other] == types[name] and other != name:
                swap = {name: other}
                steps = [[n, o, [swap.get(p, p) for p in ps]] for n, o, ps in spec["steps"] if n != name]
                ends = {k: [swap.get(e, e) for e in spec[k]] for k in ("loss", "outputs")}
                if ends["loss"] and all(e.startswith("v") for k in ends for e in ends[k]):
                    yield alive({**spec, **ends, "steps": steps})
    for name, _operation, operands in spec["steps"]:
        for i, operand in enumerate(operands):
            if operand != "x" and types[operand] == "F":
                steps = [[n, o, [*ps[:i], "x", *ps[i + 1:]] if n == name else ps] for n, o, ps in spec["steps"]]
                yield alive({**spec, "steps": steps})
    if spec.get("kernels"):
        yield {**spec, "kernels": ""}
    for key, values in (("gradient", ["none", "x", "w"]), ("dtype", ["f32"]), ("source", ["logits"]),
                        ("tile_n", [0]), ("tile_v", [0, 2]), ("rows", [1, 2, 3]), ("vocab", [5, 7, 16]),
                        ("hidden", [3])):
        for value in values:
            if spec[key] != value:
                yield {**spec, key: value}


def size(spec: dict) -> int:
    """How much there is to a spec; shrinking must lower it."""
    lists = ("loss", "outputs", "special_inputs", "special_values")
    parts = 10 * len(spec["steps"]) + 5 * sum(len(spec[k]) for k in lists)
    parts += sum(operand != "x" for _, _, operands in spec["steps"] for operand in operands)
    parts += len(spec["gradient"].replace("none", "")) + (spec["source"] != "logits") + (spec["dtype"] != "f32")
    parts += bool(spec.get("kernels"))
    return parts * 1000 + 10 * spec["rows"] + spec["vocab"] + spec["hidden"] + min(spec["tile_v"], 2) + spec["tile_n"]


def features(spec: dict) -> list[str]:
    """What is in a spec, for statistics."""
    return [f"{k}={spec[k]}" for k in ("source", "dtype", "gradient")] + \
        [f"{k}+{v}" for k in ("special_inputs", "special_values") for v in spec[k]] + \
        sorted({f"step+{operation}" for _, operation, _ in spec["steps"]})


def describe(spec: dict) -> str:
    """The program as Python source, and its sizes and special values in a comment."""
    return (f"# {spec['source']} {spec['dtype']}, rows {spec['rows']} H {spec['hidden']} V {spec['vocab']}, gradient "
            f"{spec['gradient']}, special {spec['special_inputs'] + spec['special_values']}\n{source(spec)}")
