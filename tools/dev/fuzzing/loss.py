"""JAX programs and inputs from the specs of spec.py."""

import math

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

from . import special
from .terms import Loss

MAX_ROWS = 40
# Of cases of cpu.py, more than hidden states are wide.
MAX_CPU_ROWS = 512
LOW = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "f16": np.float16}


class Case:
    """One random program: its arguments, and the function to export."""

    def __init__(self, spec: dict):
        self.spec = spec
        dims = list(spec["dims"])
        self.rows = {"n": dims[2:], "bt": dims[1:], "gbt": dims}[spec["layout"]]
        most = MAX_CPU_ROWS if spec.get("cpu") else MAX_ROWS
        while math.prod(self.rows) > most:
            self.rows[-1] = max(self.rows[-1] // 2, 2)
            if math.prod(self.rows) > most:
                self.rows[-2] = max(self.rows[-2] // 2, 1)
        self.vocab, self.hidden = spec["vocab"], spec["hidden"]
        self.kept = self.vocab
        if "slice_vocab" in spec["elementwise"]:
            self.kept = max(self.vocab - 5, 2)
        self.arguments: dict[str, np.ndarray] = {}
        self.per_row: set[str] = set()
        self.weights: list[str] = []
        # What is done to logits before anything else.
        self.constrain = lambda logits: logits
        self._draw()

    # Inputs.

    def _draw(self) -> None:
        s, rng = self.spec, np.random.default_rng(self.spec["seed"])
        low = LOW[s["dtype"]]
        weight = np.float32 if s["w_cast"] else low
        rows, H, V = self.rows, self.hidden, self.vocab
        allowed = rng.random(V) < 0.7
        allowed[[0, self.kept - 1]] = True
        ids = self._ids(rng, allowed)

        def put(name, values, dtype, per_row=False, trained=False):
            self.arguments[name] = np.asarray(values).astype(dtype)
            if per_row:
                self.per_row.add(name)
            if trained:
                self.weights.append(name)

        spread = 1.0 / math.sqrt(H)
        if s["source"] == "logits":
            put("logits", rng.normal(0, 1.2, [*rows, V]), low, per_row=True)
        else:
            put("h", rng.normal(0, 1, [*rows, H]), low, per_row=True)
            tied = s["source"] in ("einsum_tied", "tied_transpose", "weights_left")
            shape = [2, H // 2, V] if s["source"] == "two_contracted" else [V, H] if tied else [H, V]
            put("w", rng.normal(0, spread, shape), weight, trained=True)
            if s["source"] == "lora":
                put("lora_a", rng.normal(0, spread, [H, 4]), low, trained=True)
                put("lora_b", rng.normal(0, 0.5, [4, V]), low, trained=True)
            if s["source"] == "two_terms":
                put("h2", rng.normal(0, 1, [*rows, 6]), low, per_row=True)
                put("w2", rng.normal(0, 0.3, [6, V]), low, trained=True)
        if "bias" in s["elementwise"]:
            put("bias", rng.normal(0, 0.5, [V]), np.float32, trained=True)
        if "temperature_arg" in s["elementwise"]:
            put("temperature", 0.8, np.float32)
        if "row_temperature" in s["elementwise"]:
            put("row_temperature", rng.uniform(0.6, 1.5, rows), np.float32, per_row=True)
        if any(m in s["elementwise"] for m in ("mask_inf", "mask_1e30", "mask_finfo")):
            put("allowed", allowed, np.bool_)
        if "mask_2d" in s["elementwise"]:
            mask = rng.random([*rows, V]) < 0.6
            put("allowed_2d", mask | allowed, np.bool_, per_row=True)
        words = s["extras"] + s["metrics"]
        if "distill" in words:
            teacher = rng.exponential(1.0, [*rows, V])
            put("teacher", teacher / teacher.sum(-1, keepdims=True), np.float32, per_row=True)
        if "gumbel" in words:
            put("noise", rng.gumbel(size=[*rows, V]), np.float32, per_row=True)
        if "col_weighted" in words:
            put("col_weights", rng.uniform(0.2, 1.0, [V]), np.float32)
        put("ids", ids, ids.dtype, per_row=True)
        put("old", -math.log(V) + rng.normal(0, 0.7, rows), np.float32, per_row=True)
        put("advantages", rng.normal(0.6, 1.0, rows), np.float32, per_row=True)
        mask = rng.random(rows) < 0.75
        mask.reshape(-1)[-1] = True
        put("mask", mask, np.float32, per_row=True)
        if s["reference"] == "given":
            put("ref", -math.log(V) + rng.normal(0, 0.7, rows), np.float32, per_row=True)
        if s["reference"] == "head":
            if s["source"] == "logits":
                put("ref_logits", rng.normal(0, 1.2, [*rows, V]), low, per_row=True)
            else:
                put("ref_w", rng.normal(0, spread, self.arguments["w"].shape), low)
        if s["special_inputs"] or s["special_values"]:
            special.put(self, s)

    def _ids(self, rng, allowed) -> np.ndarray:
        dtype = np.dtype(self.spec["ids_dtype"])
        top = min(self.kept, int(np.iinfo(dtype).max) + 1)
        choices = np.flatnonzero(allowed[:top])
        ids = rng.choice(choices, self.rows).astype(np.int64)
        flat = ids.reshape(-1)
        edges = [top - 1 if allowed[top - 1] else choices[-1], 0]
        flat[:2] = edges[: flat.size]
        lot = rng.random(self.rows)
        match self.spec["ids_range"]:
            case "negative":
                ids = np.where((lot < 0.3) & (ids - self.kept >= np.iinfo(dtype).min), ids - self.kept, ids)
            case "outside":
                far = rng.choice([self.kept, self.kept + 3, -self.kept - 1, -self.kept - 9, -1], self.rows)
                far = np.clip(far, np.iinfo(dtype).min, np.iinfo(dtype).max)
                ids = np.where(lot < 0.3, far, ids)
            case "ignore":
                ids = np.where(lot < 0.3, -100, ids)
                ids.reshape(-1)[-1] = choices[0]
        return ids.astype(dtype)

    # The program.

    def program(self):
        """The function to export, of all arguments in order."""
        spec, names = self.spec, list(self.arguments)
        loss = Loss(self)
        inner = loss
        match spec["wrap"]:
            case "jit":
                inner = jax.jit(loss)
            case "checkpoint":
                inner = jax.checkpoint(loss)
            case "jit_checkpoint":
                inner = jax.jit(jax.checkpoint(jax.jit(loss)))
            case "dots_saveable":
                inner = jax.checkpoint(loss, policy=jax.checkpoint_policies.dots_saveable)
            case "vmap":
                inner = self._vmap(loss)
            case "scan_outside":
                inner = self._scan(loss, [])
            case "cond":
                def inner(arguments):
                    def skip(arguments):
                        return jax.tree.map(jnp.zeros_like, loss(arguments))
                    return jax.lax.cond(arguments["mask"].sum() > 0, loss, skip, arguments)
        trained = self.trained()

        def step(arguments):
            if not trained:
                return inner(arguments)
            chosen = {k: arguments[k] for k in trained}

            def of_chosen(chosen):
                return inner({**arguments, **chosen})

            if spec["gradient"] == "jvp":
                return jax.jvp(of_chosen, (chosen,), (jax.tree.map(jnp.cos, chosen),))
            if spec["gradient"] == "hvp":
                def gradient(chosen):
                    return jax.grad(of_chosen, has_aux=True)(chosen)[0]
                return of_chosen(chosen), jax.jvp(gradient, (chosen,), (jax.tree.map(jnp.cos, chosen),))[1]
            return jax.value_and_grad(of_chosen, has_aux=True)(chosen)

        if spec["wrap"] == "sgd":
            step = self._sgd(step)
        body = self._scan(step, trained) if spec["wrap"] == "scan" else step

        def main(*values):
            return body(dict(zip(names, values, strict=True)))

        return main

    def trained(self) -> list[str]:
        """The arguments that the program differentiates by."""
        first = "logits" if self.spec["source"] == "logits" else "h"
        match self.spec["gradient"]:
            case "none":
                return []
            case "h":
                return [first]
            case "w":
                return self.weights[:1]
            case "hvp":
                return [first]
            case "hw" | "jvp":
                return [first, *self.weights[:1]]
        extra = ["h2"] if "h2" in self.arguments else []
        return [first, *extra, *self.weights]

    def _vmap(self, loss):
        """The mean of the losses of groups along the first row dimension."""
        axes = ({k: 0 if k in self.per_row else None for k in self.arguments},)

        def mapped(arguments):
            losses, metrics = jax.vmap(loss, in_axes=axes)(arguments)
            return losses.mean(), metrics

        return mapped

    def _scan(self, step, trained):
        """Accumulates loss and weight gradients over microbatches along the first row dimension."""
        def scanned(arguments):
            rows = {k: v for k, v in arguments.items() if k in self.per_row}
            shared = {k: v for k, v in arguments.items() if k not in self.per_row}

            def micro(carry, piece):
                total, sums = carry
                out = step({**shared, **piece})
                (loss, metrics), grads = out if trained else (out, {})
                sums = {k: sums[k] + grads[k] for k in sums}
                return (total + loss, sums), (metrics, {k: g for k, g in grads.items() if k not in sums})

            sums = {k: jnp.zeros_like(arguments[k]) for k in trained if k not in self.per_row}
            start = (jnp.zeros((), arguments["old"].dtype), sums)
            (total, sums), (metrics, grads) = jax.lax.scan(micro, start, rows)
            return ((total, metrics), {**sums, **grads}) if trained else (total, metrics)

        return scanned

    def _sgd(self, step):
        """Two steps of gradient descent in a loop."""
        def steps(arguments):
            def one(_, chosen):
                _, grads = step({**arguments, **chosen})
                return {k: (v - 0.1 * grads[k]).astype(v.dtype) for k, v in chosen.items()}

            chosen = jax.lax.fori_loop(0, 2, one, {k: arguments[k] for k in self.trained()})
            return (jnp.zeros(()), {}), chosen

        return steps

    def has_softmax(self) -> bool:
        """Whether there is something to fuse."""
        return True

    def abstract(self):
        return [jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.arguments.values()]

    def export(self) -> str:
        """The program's StableHLO text."""
        traced = jax.jit(self.program(), keep_unused=True).trace(*self.abstract())
        return traced.lower(lowering_platforms=("tpu",)).as_text()
