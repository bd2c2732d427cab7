"""Losses in f32 on a head in bf16, with metrics of the narrow logits beside them.

What bits of bf16 logits decide (a hit, a rank, a margin, the place of the largest) is of logits with every rounding that is written, while the
loss is of logits with none: a metric must not make a loss coarser. Metrics stand beside the loss, or are stacked by a loop over rows
whose gradient is taken inside or outside of it; rows are offset by up to 1000, where bf16's unit is 4, and logits tie.
"""

import random
import sys

from . import check as alone  # first: it sets JAX's environment

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

# Every feature with its values, the plainest first.
CHOICES: dict[str, list] = {
    # What is made of the head's product, in bf16.
    "head": ["plain", "plain", "bias", "scaled", "divided", "capped", "masked", "shifted", "of_f32"],
    "loss": ["ce", "ce", "one_hot", "pick", "entropy", "ratio", "narrow"],
    # How the metrics find a label's logit.
    "pick": ["take", "one_hot", "where", "maximum"],
    "wrap": ["none", "scan", "scan", "scan", "scan_inside", "scan_checkpoint", "checkpoint", "vmap", "cond"],
    "gradient": ["none", "h", "hw", "hw"],
    "offset": [0, 0, 300, 1000],
    "ties": [False, False, True],
    "special": ["none", "none", "none", "nan_row", "empty_row", "inf_column"],
    "ids": ["inside", "inside", "outside"],
    "tile_v": [0, 7, 16, 64],
    "tile_n": [0, 0, 3],
}
METRICS = ["argmax", "argmax_f32", "hit", "hit_f32", "hit_sum", "near", "rank", "rank_f32", "likelier", "margin", "top_two", "others",
           "maximum", "minimum", "picked", "softmax", "softmax_maximum", "entropy", "logsumexp", "correct", "confident", "median"]


def draw(seed: int) -> dict:
    """The spec of a seed."""
    rng = random.Random(f"beside {seed}")
    spec = {"seed": seed, "generator": "beside", "dtype": "bf16"}
    for name, values in CHOICES.items():
        spec[name] = values[0] if rng.random() < 0.2 else rng.choice(values)
    spec["metrics"] = rng.sample(METRICS, rng.choice([1, 1, 2, 2, 3, 4]))
    spec["rows"] = rng.choice([4, 8, 16, 24])
    spec["hidden"] = rng.choice([5, 8, 17, 33])
    spec["vocab"] = rng.choice([5, 11, 33, 67, 129])
    spec["kernels"] = random.Random(f"kernels {seed}").choice(["", "", "", "planned", "frugal"])
    return spec


check, shrink, generator_of = alone.checks_of(sys.modules[__name__])


def features(spec: dict) -> list[str]:
    """What is in a spec, for statistics."""
    plain = [f"{k}={spec[k]}" for k in CHOICES if not k.startswith("tile")]
    return plain + [f"metrics+{name}" for name in spec["metrics"]]


def describe(spec: dict) -> str:
    """The spec without what is plainest."""
    parts = [f"{k}={spec[k]}" for k, values in CHOICES.items() if spec[k] != values[0]]
    sizes = ", ".join(f"{k} {spec[k]}" for k in ("rows", "hidden", "vocab"))
    return ", ".join([*parts, f"metrics=[{', '.join(spec['metrics'])}]", sizes])


def simpler(spec: dict):
    """Specs with one feature less each."""
    for name in spec["metrics"]:
        yield {**spec, "metrics": [other for other in spec["metrics"] if other != name]}
    for name, values in CHOICES.items():
        if spec[name] != values[0]:
            yield {**spec, name: values[0]}
    if spec["kernels"]:
        yield {**spec, "kernels": ""}
    for name, values in (("rows", [4, 8]), ("hidden", [5]), ("vocab", [5, 11])):
        yield from ({**spec, name: value} for value in values if value < spec[name])


def size(spec: dict) -> int:
    """How much there is to a spec; shrinking must lower it."""
    parts = sum(1 + values.index(spec[k]) for k, values in CHOICES.items() if spec[k] != values[0])
    sizes = sum(spec[k] for k in ("rows", "hidden", "vocab"))
    return 1000 * (parts + bool(spec["kernels"]) + 2 * len(spec["metrics"])) + sizes


class Case:
    """One random program: its arguments, and its export."""

    def __init__(self, spec: dict):
        self.spec, self.kept = spec, spec["vocab"]
        rng = np.random.default_rng(spec["seed"])
        n, width, vocab = spec["rows"], spec["hidden"], spec["vocab"]
        h, w = rng.normal(0, 1, (n, width)), rng.normal(0, 2 * width**-0.5, (width, vocab))
        if spec["ties"]:
            w[:, vocab // 2:] = w[:, : vocab - vocab // 2]
        if spec["offset"]:
            h[:, 0], w[0] = spec["offset"], 1
        bias = rng.normal(0, 1, vocab)
        allowed = rng.random((n, vocab)) < 0.8
        match spec["special"]:
            case "nan_row":
                h[rng.integers(n)] = np.nan
            case "empty_row":
                allowed[rng.integers(n)] = False
            case "inf_column":
                bias[rng.integers(vocab, size=2)] = rng.choice([np.inf, -np.inf])
        low = ml_dtypes.bfloat16
        h, w = h.astype(low), w.astype(low)
        # Labels that are the likeliest, the next ones, or any.
        order = np.argsort(-(h.astype(np.float32) @ w.astype(np.float32)), -1)
        ids = np.take_along_axis(order, rng.choice([0, 1, 2], (n, 1)), -1)[:, 0]
        ids = np.where(rng.random(n) < 0.3, rng.integers(0, vocab, n), ids)
        if spec["ids"] == "outside":
            ids[rng.integers(n)] = rng.choice([vocab, -vocab - 1, -100, -1])
        self.arguments = {"h": h, "w": w, "bias": bias.astype(low), "allowed": allowed, "ids": ids.astype(np.int32),
                          "old": rng.normal(-2, 1, n).astype(np.float32)}

    def has_softmax(self) -> bool:
        """Whether there is something to fuse, for sure."""
        return self.spec["loss"] != "pick"

    def export(self) -> str:
        """The program's StableHLO text."""
        abstract = [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.arguments.values()]
        return jax.jit(self.main, keep_unused=True).trace(*abstract).lower(lowering_platforms=("tpu",)).as_text()

    def main(self, h, w, bias, allowed, ids, old):
        """The losses and metrics of rows, and gradients."""
        spec, per_row = self.spec, (h, allowed, ids, old)
        trained = {"none": (), "h": (0,), "hw": (0, 1)}[spec["gradient"]]

        def rows(h, w, allowed, ids, old):
            x = self.logits(h, w, bias, allowed)
            return self.losses(x, ids, old), self.metrics(jax.lax.stop_gradient(x), ids)

        def graded(h, w, of=rows, *rest):
            def loss(h, w):
                losses, metrics = of(h, w, *rest)
                return losses.sum(), (losses, metrics)
            if not trained:
                return loss(h, w)[1]
            (_, out), gradients = jax.value_and_grad(loss, argnums=trained, has_aux=True)(h, w)
            return out, gradients

        def parts(a):
            return a.reshape(2, -1, *a.shape[1:])

        def scanned(step):
            def of(h, w, *rest):
                def body(total, part):
                    losses, metrics = step(part[0], w, *part[1:])
                    return total + losses.sum(), (losses, metrics)
                total, (losses, metrics) = jax.lax.scan(body, jnp.zeros((), jnp.float32), tuple(map(parts, (h, *rest))))
                return losses.reshape(-1) + 0 * total, metrics
            return of

        match spec["wrap"]:
            case "scan":
                of = scanned(rows)
            case "scan_checkpoint":
                of = scanned(jax.checkpoint(rows))
            case "scan_inside":
                return jax.lax.map(lambda part: graded(part[0], w, rows, *part[1:]), tuple(map(parts, per_row)))
            case "checkpoint":
                of = jax.checkpoint(rows)
            case "vmap":
                def of(h, w, *rest):
                    losses, metrics = jax.vmap(rows, (0, None, 0, 0, 0))(parts(h), w, *map(parts, rest))
                    return losses.reshape(-1), metrics
            case "cond":
                def of(h, w, *rest):
                    def skip(*arguments):
                        return jax.tree.map(jnp.zeros_like, rows(*arguments))
                    return jax.lax.cond(rest[1].sum() > 0, rows, skip, h, w, *rest)
            case _:
                of = rows
        return graded(h, w, of, *per_row[1:])

    def logits(self, h, w, bias, allowed):
        """The head's logits in bf16."""
        x = h @ w
        match self.spec["head"]:
            case "bias":
                x = x + bias
            case "scaled":
                x = x * jnp.bfloat16(0.7)
            case "divided":
                x = x / jnp.bfloat16(0.7)
            case "capped":
                x = jnp.tanh(x / jnp.bfloat16(30)) * jnp.bfloat16(30)
            case "masked":
                x = jnp.where(allowed, x, -jnp.inf)
            case "shifted":
                x = x - jnp.bfloat16(17)
            case "of_f32":
                x = jnp.dot(h, w, preferred_element_type=jnp.float32).astype(jnp.bfloat16)
        return x

    def losses(self, narrow, ids, old):
        """Each row's loss."""
        x = narrow if self.spec["loss"] == "narrow" else narrow.astype(jnp.float32)
        log_p = jax.nn.log_softmax(x)
        cross_entropy = -jnp.take_along_axis(log_p, ids[:, None], -1)[:, 0].astype(jnp.float32)
        match self.spec["loss"]:
            case "one_hot":
                return jax.nn.logsumexp(x, -1) - (jax.nn.one_hot(ids, x.shape[-1]) * x).sum(-1)
            case "pick":
                return jax.nn.logsumexp(x, -1) - jnp.take_along_axis(narrow, ids[:, None], -1)[:, 0].astype(jnp.float32)
            case "entropy":
                return cross_entropy + 0.1 * (jnp.exp(log_p) * jnp.where(log_p > -1e30, log_p, 0)).sum(-1)
            case "ratio":
                ratio = jnp.exp(-cross_entropy - old)
                return -jnp.minimum(ratio, jnp.clip(ratio, 0.8, 1.2))
        return cross_entropy

    def metrics(self, x, ids):
        """What is logged of each row, of the logits in bf16."""
        return [self.metric(name, x, ids) for name in self.spec["metrics"]]

    def picked(self, x, ids):
        """The label's logit."""
        here = jnp.arange(x.shape[-1]) == ids[:, None]
        match self.spec["pick"]:
            case "one_hot":
                return (jax.nn.one_hot(ids, x.shape[-1], dtype=x.dtype) * x).sum(-1)
            case "where":
                return jnp.where(here, x, 0).sum(-1)
            case "maximum":
                return jnp.where(here, x, -jnp.inf).max(-1)
        return jnp.take_along_axis(x, ids[:, None], -1)[:, 0]

    def metric(self, name, x, ids):
        """One number of each row."""
        wide, largest = x.astype(jnp.float32), x.max(-1)
        pick = self.picked(x, ids)
        # A logit that is compared with all others is one that is known to be the label's.
        known = jnp.take_along_axis(x, ids[:, None], -1)
        others = jnp.where(jnp.arange(x.shape[-1]) == x.argmax(-1)[:, None], -jnp.inf, x).max(-1)
        match name:
            case "argmax":
                return x.argmax(-1)
            case "argmax_f32":
                return wide.argmax(-1)
            case "correct":
                return x.argmax(-1) == ids
            case "hit":
                return pick >= largest
            case "hit_f32":
                return self.picked(wide, ids) >= wide.max(-1)
            case "hit_sum":
                return pick - largest >= 0, (pick >= largest).astype(jnp.float32).mean()
            case "near":
                return pick > jnp.bfloat16(0.9) * largest
            case "rank":
                return (x > known).sum(-1)
            case "rank_f32":
                return (wide > known.astype(jnp.float32)).sum(-1)
            case "likelier":
                return jnp.where(x > known, jax.nn.softmax(wide), 0).sum(-1)
            case "margin":
                return pick - largest
            case "top_two":
                return largest - others
            case "others":
                return others
            case "maximum":
                return largest
            case "minimum":
                return x.min(-1)
            case "picked":
                return pick
            case "softmax":
                return jnp.take_along_axis(jax.nn.softmax(x), ids[:, None], -1)[:, 0]
            case "softmax_maximum":
                e = jnp.exp(x - largest[:, None])
                return largest, (e / e.sum(-1, keepdims=True)).max(-1)
            case "entropy":
                log_p = jax.nn.log_softmax(x)
                return -jnp.where(log_p > -1e30, jnp.exp(log_p) * log_p, 0).sum(-1)
            case "logsumexp":
                return jax.nn.logsumexp(x, -1)
            case "confident":
                return jnp.where(x.argmax(-1) != ids, jax.nn.softmax(wide).max(-1), 0).mean()
            case "median":
                return (largest > jnp.median(largest)).sum()
        raise ValueError(name)
