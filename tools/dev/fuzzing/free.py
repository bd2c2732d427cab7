"""Random JAX programs over hidden states and head weights, wired freely: shapes decide what fits, not a list of losses.

A program is a list of steps, each a JAX expression over earlier values of any shape and axis order.  Most hold pieces of a
softmax, over any axis and in any order, and some of these are near misses: another shift, another axis, other logits below
than above.  Ends of any shape are results; the gradients by hidden states and weights of a sum of them are most of the time.
"""

import random
import re
import sys

from . import check as alone  # first: it sets JAX's environment

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

UNARY = ["-{0}", "jnp.exp({0})", "jnp.log({0})", "jnp.log(jnp.abs({0}) + 1e-6)", "jnp.tanh({0})", "jax.nn.sigmoid({0})",
         "jax.nn.softplus({0})", "jax.nn.log_sigmoid({0})", "jax.nn.gelu({0})", "jax.nn.relu({0})", "jnp.square({0})",
         "jnp.abs({0})", "jnp.sqrt(jnp.abs({0}) + 0.1)", "jnp.expm1({0})", "jnp.log1p(jnp.abs({0}))", "jnp.clip({0}, -3.0, 3.0)",
         "{0} * 0.7", "{0} + 0.5", "{0} / 1.3", "1.0 - {0}", "jax.lax.stop_gradient({0})", "jnp.maximum({0}, -1e4)",
         "{0}.astype(jnp.bfloat16).astype(jnp.float32)", "jnp.where({0} > 0.0, {0}, 0.0)", "jnp.nan_to_num({0})",
         "jnp.where(jnp.isfinite({0}), {0}, -jnp.inf)"]
BINARY = ["{0} + {1}", "{0} - {1}", "{0} * {1}", "{0} / {1}", "jnp.maximum({0}, {1})", "jnp.minimum({0}, {1})",
          "jnp.logaddexp({0}, {1})", "jnp.where({0} > {1}, {0}, {1})", "jnp.where({1} >= 0.0, {0}, 0.0)"]
REDUCE = ["{0}.sum({a}, keepdims={k})", "{0}.max({a}, keepdims={k})", "{0}.min({a}, keepdims={k})",
          "{0}.mean({a}, keepdims={k})", "jax.nn.logsumexp({0}, axis={a}, keepdims={k})", "jnp.var({0}, {a}, keepdims={k})",
          "({0} > 0.0).any({a}, keepdims={k}).astype(jnp.float32)", "({0} > -5.0).all({a}, keepdims={k}).astype(jnp.float32)",
          "jnp.argmax({0}, {a}, keepdims={k}).astype(jnp.float32)", "jnp.sum(jnp.exp({0}), {a}, keepdims={k})"]
ALONG = ["jnp.cumsum({0}, {a})", "jnp.roll({0}, 1, {a})", "jnp.flip({0}, {a})", "jnp.sort({0}, {a})",
         "jnp.concatenate([{0}, -{0}], {a})", "jax.lax.slice_in_dim({0}, 1, None, axis={a})",
         "jax.lax.slice_in_dim({0}, 0, None, 2, {a})", "jnp.take({0}, jnp.array([1, 0, 0]), axis={a}, mode='clip')",
         "jnp.repeat({0}, 2, {a})", "jnp.expand_dims({0}, {a})", "jax.nn.standardize({0}, {a})"]
# Rewirings of a matrix: [rows, columns].
MATRIX = ["{0}.T", "{0}.reshape(-1)", "{0}.reshape({0}.shape[1], {0}.shape[0])", "{0}[:, None, :]",
          "jnp.pad({0}, ((0, 0), (0, 3)))", "jnp.pad({0}, ((1, 0), (0, 0)), constant_values=-1e30)",
          "jax.lax.top_k({0}, 2)[0]", "jnp.diagonal({0})", "{0} @ {0}.T", "{0}[::-1]"]
# Pieces of a softmax over an axis; `{1}` are other logits of the same shape.
CHAIN = ["jax.nn.softmax({0}, axis={a})", "jax.nn.log_softmax({0}, axis={a})", "jax.nn.log_softmax({0}, axis={a})",
         "{0} - jax.nn.logsumexp({0}, axis={a}, keepdims=True)",
         "jnp.exp({0} - {0}.max({a}, keepdims=True)) / jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True)",
         "{0} - jax.lax.stop_gradient({0}.max({a}, keepdims=True))",
         "jnp.log(jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True)) + {0}.max({a}, keepdims=True)",
         "jax.nn.softmax({0}, axis={a}) * jax.nn.log_softmax({1}, axis={a})"]
MISSES = ["jnp.exp({0} - {1}.max({a}, keepdims=True)) / jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True)",
          "jnp.exp({0}) / jnp.exp({1}).sum({a}, keepdims=True)", "{0} - jax.nn.logsumexp({1}, axis={a}, keepdims=True)",
          "jnp.exp({0} - {0}.max()) / jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True)",
          "jnp.exp({0} - {0}.min({a}, keepdims=True)) / jnp.exp({0}).sum({a}, keepdims=True)",
          "jnp.log(jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True)) - {0}.max({a}, keepdims=True)",
          "{0} - jnp.log(jnp.exp({0} - {0}.max({a}, keepdims=True)).sum({a}, keepdims=True))"]
# What is read per row of logits [N, V].
PICK = ["jnp.take_along_axis({0}, ids[:, None], axis=1)", "{0}[jnp.arange(N), ids]", "jnp.take({0}.reshape(-1), jnp.arange(N) * V + ids)",
        "({0} * jax.nn.one_hot(ids, V)).sum(1)", "jnp.where(jnp.arange(V) == ids[:, None], {0}, 0.0).sum(1, keepdims=True)",
        "jnp.where(ok, {0}, -jnp.inf)", "jnp.where(ok, {0}, -1e30)", "{0} * ok", "{0} + column", "{0} * row", "{0} - row",
        "{0} @ back", "jnp.einsum('nv,vk->kn', {0}, back)", "{0}.T @ h.astype(jnp.float32)", "{0}[ids % N]"]
# A function of a value, called through a transformation.
WRAPPED = ["jax.checkpoint(lambda q: {f})({0})", "jax.vmap(lambda q: {f})({0})", "jax.jit(lambda q: {f})({0})",
           "jax.lax.map(lambda q: {f}, {0})", "jax.lax.scan(lambda c, q: (c + q.sum(), {f}), 0.0, {0})[1]",
           "jax.lax.scan(lambda c, q: (c + ({f}).sum(), None), 0.0, {0})[0]", "jax.grad(lambda q: ({f}).sum())({0})",
           "jax.jvp(lambda q: {f}, ({0},), ({0},))[1]", "jax.vjp(lambda q: {f}, {0})[1](jnp.ones_like({0}))[0]",
           "jax.lax.cond(scalar > 0.5, lambda q: {f}, lambda q: q * 0.5, {0})",
           "jax.lax.fori_loop(0, 2, lambda i, q: {f}, {0})"]
INNER = ["jax.nn.softmax(q)", "jax.nn.log_softmax(q)", "jnp.tanh(q)", "q - q.max()", "q * jax.nn.sigmoid(q)", "jnp.exp(q - q.max())",
         "q - jax.nn.logsumexp(q, axis=-1, keepdims=True)"]
KINDS = {"unary": (UNARY, 5), "binary": (BINARY, 6), "reduce": (REDUCE, 5), "along": (ALONG, 1.5), "matrix": (MATRIX, 1),
         "chain": (CHAIN, 4), "miss": (MISSES, 0.8), "pick": (PICK, 5), "wrapped": (WRAPPED, 1.5)}
MOVING = ("along", "matrix", "wrapped")
SPECIAL = ["inf_hidden", "nan_hidden", "inf_weights", "low_column", "zeros", "ties", "offset", "row_scales", "empty_rows"]
# No value is larger.
LARGEST = 16_384
SIZES = {"rows": [2, 3, 5, 8, 24], "hidden": [3, 8, 16], "vocab": [7, 16, 33, 100, 300]}
NAME = re.compile(r"\bv\d+\b")


def arguments(spec: dict) -> dict[str, np.ndarray]:
    """The inputs of a spec."""
    rng = np.random.default_rng(spec["seed"])
    n, width, v = spec["rows"], spec["hidden"], spec["vocab"]
    low = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}[spec["dtype"]]
    h, w, chosen = rng.normal(0, 1, (n, width)), rng.normal(0, width**-0.5, (width, v)), spec["special"]
    ok, row, column = rng.random((n, v)) < 0.7, rng.normal(0.6, 1, (n, 1)), rng.uniform(0.2, 1, v)
    if "zeros" in chosen:
        h[rng.random(n) < 0.5] = 0
    if "ties" in chosen:
        h, w = np.rint(h), np.rint(w)
    if "offset" in chosen:
        h[:, 0], w[0] = 100, 10
    if "inf_hidden" in chosen:
        h[rng.integers(n), rng.integers(width)] = np.inf
    if "nan_hidden" in chosen:
        h[rng.integers(n), rng.integers(width)] = np.nan
    if "inf_weights" in chosen:
        w[:, rng.integers(v)] = rng.choice([np.inf, -np.inf])
    if "low_column" in chosen:
        column[rng.random(v) < 0.2] = rng.choice([-np.inf, -1e30, np.nan, 0.0])
    if "row_scales" in chosen:
        row *= rng.choice([1e-30, 1.0, 1e20, 0.0], row.shape)
    if "empty_rows" in chosen:
        ok[rng.random(n) < 0.5] = False
    f32 = np.float32
    return {"h": h.astype(low), "w": w.astype(low), "other": rng.normal(0, width**-0.5, (width, v)).astype(low),
            "ids": rng.integers(0, v, n).astype(np.int32), "ok": ok, "row": row.astype(f32), "column": column.astype(f32),
            "back": rng.normal(0, 1, (v, 4)).astype(f32), "scalar": np.asarray(rng.normal(0.6, 1), f32)}


def scope(values: dict) -> dict:
    """What expressions may read: the arguments, and the logits of both heads as v0 and v1."""
    def product(w):
        return jnp.dot(values["h"], values[w], preferred_element_type=jnp.float32)

    return {"jax": jax, "jnp": jnp, **values, "N": values["ids"].shape[0], "V": values["column"].shape[0],
            "v0": product("w"), "v1": product("other")}


def shape_of(spec: dict, expression: str, shapes: dict) -> tuple[int, ...] | None:
    """The shape of an f32 expression over values of the given shapes; none if it does not fit."""
    given = arguments({**spec, "special": []})
    used = {name: jax.ShapeDtypeStruct(shapes[name], np.float32) for name in NAME.findall(expression)}
    try:
        made = jax.eval_shape(lambda a, u: eval(expression, scope(a) | u), given, used)  # our own text
    except (TypeError, ValueError, IndexError, ZeroDivisionError):
        return None
    fits = made.dtype == np.float32 and 0 < made.size <= LARGEST and len(made.shape) <= 3
    return made.shape if fits else None


def draw(seed: int) -> dict:
    """The spec of a seed."""
    rng = random.Random(f"free {seed}")
    spec = {"seed": seed, "generator": "free", "dtype": rng.choice(["f32", "f32", "f32", "bf16"]),
            **{name: rng.choice(sizes) for name, sizes in SIZES.items()},
            "tile_v": rng.choice([0, 2, 7, 16, 64]), "tile_n": rng.choice([0, 0, 0, 1, 3]),
            "gradient": rng.choice(["none", "h", "hw", "hw", "w"]), "special": []}
    if rng.random() < 0.35:
        spec["special"] = rng.sample(SPECIAL, rng.choice([1, 1, 2]))
    shapes, steps = {"v0": (spec["rows"], spec["vocab"])}, []
    shapes["v1"] = shapes["v0"]
    wanted = rng.choice([5, 8, 12, 18])
    # Half of the programs stay near what has a chain: along rows, by operations that do not move values.
    near = rng.random() < 0.5
    for _ in range(8 * wanted):
        expression = compose(rng, shapes, near, first=not steps)
        shape = shape_of(spec, expression, shapes) if expression else None
        if shape is not None:
            name = f"v{len(steps) + 2}"
            shapes[name] = shape
            steps.append([name, expression])
        if len(steps) == wanted:
            break
    read = {name for _, text in steps for name in NAME.findall(text)}
    ends = [name for name, _ in steps if name not in read]
    # Logits among the results have to be made: few programs return them.
    small = [e for e in ends if np.prod(shapes[e]) < spec["rows"] * spec["vocab"]]
    spec["results"] = [[e, "{0}" if e in small or rng.random() < 0.15 else
                        rng.choice(["{0}.sum(-1)", "{0}.mean(-1)", "{0}.mean()", "{0}.max(-1)"] if near else
                                   ["{0}.sum(-1)", "{0}.max(0)", "{0}.mean()"])]
                       for e in rng.sample(ends, min(len(ends), rng.choice([1, 2, 3])))]
    spec["steps"] = steps
    spec["kernels"] = random.Random(f"kernels {seed}").choice(["", "", "", "planned", "frugal"])
    return alive(spec)


def compose(rng: random.Random, shapes: dict, near: bool, first: bool) -> str:
    """One more expression; the first is mostly a piece of a softmax over the columns."""
    names = list(shapes)
    kind = rng.choice(["chain"] * 4 + ["miss", "unary", "pick"]) if first else \
        rng.choices(list(KINDS), [weight * (not near or kind not in MOVING) for kind, (_, weight) in KINDS.items()])[0]
    template = rng.choice(KINDS[kind][0])
    one = "v0" if first else rng.choice(names[-3:]) if rng.random() < 0.7 else rng.choice(names)
    if kind in ("chain", "pick") and not first and rng.random() < 0.6:
        one = "v0"
    alike = [n for n in names if shapes[n] == shapes[one]]
    two = rng.choice(alike) if kind != "binary" or rng.random() < 0.5 else rng.choice(names)
    axis = rng.randrange(max(len(shapes[one]), 1))
    if near or rng.random() < 0.6:
        axis = max(len(shapes[one]) - 1, 0)
    return template.format(one, two, a=axis, k=rng.random() < 0.6, f=rng.choice(INNER))


def alive(spec: dict) -> dict:
    """The spec without steps that nothing reads."""
    used, steps = {name for name, _ in spec["results"]}, []
    for name, text in reversed(spec["steps"]):
        if name in used:
            used |= set(NAME.findall(text))
            steps.append([name, text])
    return {**spec, "steps": steps[::-1]}


check, shrink, generator_of = alone.checks_of(sys.modules[__name__])


def features(spec: dict) -> list[str]:
    """What is in a spec, for statistics."""
    words = {word for _, text in spec["steps"] for word in re.findall(r"\.([a-z_]\w+)\(", text)}
    return [f"{k}={spec[k]}" for k in ("dtype", "gradient")] + [f"special+{s}" for s in spec["special"]] + \
        sorted(f"call+{word}" for word in words)


def describe(spec: dict) -> str:
    """The program as Python source, and its sizes and special values in a comment."""
    lines = [f"# {spec['dtype']}, rows {spec['rows']} H {spec['hidden']} V {spec['vocab']}, gradient {spec['gradient']}, "
             f"special {spec['special']}", "v0 = h @ w; v1 = h @ other"]
    lines += [f"{name} = {text}" for name, text in spec["steps"]]
    return "\n".join([*lines, "results: " + ", ".join(text.format(name) for name, text in spec["results"])])


def simpler(spec: dict):
    """Specs with less in them, the largest steps first."""
    for i in range(len(spec["results"])):
        if len(spec["results"]) > 1:
            yield alive({**spec, "results": spec["results"][:i] + spec["results"][i + 1:]})
    for i in range(len(spec["special"])):
        yield {**spec, "special": spec["special"][:i] + spec["special"][i + 1:]}
    for at, (name, text) in enumerate(spec["steps"]):
        for other in dict.fromkeys([*NAME.findall(text), "v0"]):
            steps = [[n, NAME.sub(lambda m: other if m[0] == name else m[0], t)]
                     for i, (n, t) in enumerate(spec["steps"]) if i != at]
            results = [[other if r == name else r, t] for r, t in spec["results"]]
            candidate = alive({**spec, "steps": steps, "results": results})
            if well_formed(candidate):
                yield candidate
    if spec["kernels"]:
        yield {**spec, "kernels": ""}
    for key, values in (("gradient", ["none", "h", "w"]), ("dtype", ["f32"]), ("tile_n", [0]), ("tile_v", [0, 2]),
                        ("rows", [2, 3]), ("hidden", [3]), ("vocab", [7, 16])):
        for value in values:
            candidate = {**spec, key: value}
            if spec[key] != value and well_formed(candidate):
                yield candidate


def well_formed(spec: dict) -> bool:
    """Whether the shapes of all steps fit."""
    shapes = dict.fromkeys(("v0", "v1"), (spec["rows"], spec["vocab"]))
    for name, text in spec["steps"] + [[f"{name}_end", text.format(name)] for name, text in spec["results"]]:
        shape = shape_of(spec, text, shapes)
        if shape is None:
            return False
        shapes[name] = shape
    return True


def size(spec: dict) -> int:
    """How much there is to a spec; shrinking must lower it."""
    parts = 10 * len(spec["steps"]) + 5 * (len(spec["results"]) + len(spec["special"])) + bool(spec["kernels"])
    parts += len(spec["gradient"].replace("none", "")) + (spec["dtype"] != "f32")
    return parts * 1000 + 10 * spec["rows"] + spec["vocab"] + spec["hidden"] + min(spec["tile_v"], 2) + spec["tile_n"]


class Case:
    """One random program: its arguments, and its export."""

    def __init__(self, spec: dict):
        self.spec, self.kept, self.arguments = spec, spec["vocab"], arguments(spec)

    def has_softmax(self) -> bool:
        """Whether there is something to fuse, for sure."""
        return False

    def results(self, values: dict) -> list:
        """What the program computes, while JAX traces it."""
        names = scope(values)
        for name, text in self.spec["steps"]:
            names[name] = eval(text, names)  # our own text
        return [eval(text.format(name), names) for name, text in self.spec["results"]]

    def export(self) -> str:
        """The program's StableHLO text."""
        names, gradient = list(self.arguments), self.spec["gradient"].replace("none", "")

        def main(*values):
            given = dict(zip(names, values, strict=True))

            def loss(trained):
                ends = self.results({**given, **trained})
                return sum(end.mean() for end in ends), ends

            trained = {k: given[k] for k in gradient}
            return jax.value_and_grad(loss, has_aux=True)(trained) if trained else loss(trained)

        abstract = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.arguments.values()]
        return jax.jit(main, keep_unused=True).trace(*abstract).lower(lowering_platforms=("tpu",)).as_text()
