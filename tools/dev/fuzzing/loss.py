"""JAX programs and inputs from the specs of spec.py."""

import math

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np

from . import special
from .words import Words

MAX_ROWS = 40
# Bits of exponent and mantissa.
PRECISION = {"bf16": (8, 7), "f16": (5, 10)}
LOW = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "f16": np.float16}


class Case:
    """One random program: its arguments, and the function to export."""

    def __init__(self, spec: dict):
        self.spec = spec
        dims = list(spec["dims"])
        self.rows = {"n": dims[2:], "bt": dims[1:], "gbt": dims}[spec["layout"]]
        while math.prod(self.rows) > MAX_ROWS:
            self.rows[-1] = max(self.rows[-1] // 2, 2)
            if math.prod(self.rows) > MAX_ROWS:
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


class Loss:
    """The loss of one spec, a function of the arguments: (loss, metrics)."""

    def __init__(self, case: Case):
        self.case, self.spec = case, case.spec

    def __call__(self, a: dict):
        s = self.spec
        a = dict(a)
        if s["slice_rows"] == "hidden":
            for name in ("h", "h2"):
                if name in a:
                    a[name] = a[name][..., :-1, :]
        rows = {"none": slice(None), "tail": slice(1, None)}.get(s["slice_rows"], slice(None, -1))
        logits = self.elementwise(self.logits(a, "w"), a)
        if s["slice_rows"] in ("logits", "tail"):
            logits = logits[..., rows, :]
        # Next-token prediction: ids move by one where the last position goes.
        moved = slice(1, None) if s["slice_rows"] != "none" else slice(None)
        ids = a["ids"][..., moved]
        keep = {k: a[k][..., moved] for k in ("old", "advantages", "mask", "ref") if k in a}
        if s["slice_rows"] == "logp":
            whole = jnp.pad(ids, [(0, 0)] * (ids.ndim - 1) + [(0, 1)])
            tok, logp = self.token_logp(logits, whole)
            tok, logp, logits = tok[..., :-1], logp[..., :-1, :], logits[..., :-1, :]
        elif s["slice_rows"] == "behind":
            tok, logp = self.normalised(logits, ids, rows)
            logits = logits[..., rows, :]
        else:
            tok, logp = self.token_logp(logits, ids)
        mask = keep["mask"] if s["mask"] != "none" else jnp.ones_like(keep["mask"])
        if s["ids_range"] == "ignore":
            mask = mask * (ids != -100)
        if s["mask"] == "where":
            tok = jnp.where(mask > 0, tok, 0.0)
        ref = keep.get("ref")
        ref_logp = None
        if s["reference"] == "head":
            ref_logits = jax.lax.stop_gradient(self.elementwise(self.logits(a, "ref_w"), a))
            if s["slice_rows"] in ("logits", "tail", "logp", "behind"):
                ref_logits = ref_logits[..., rows, :]
            ref, ref_logp = self.token_logp(ref_logits, ids)
        old = keep["old"] if s["old"] == "given" else jax.lax.stop_gradient(tok)
        loss = self.aggregate(tok, old, keep["advantages"], mask)
        words = Words(logits, logp, tok, ids, ref_logp, self, a)
        for extra in s["extras"]:
            value = words.extra(extra, ref)
            if s["mask"] == "where":
                value = jnp.where(mask > 0, value, 0.0)
            loss = loss + 0.1 * (value * mask).sum() / jnp.maximum(mask.sum(), 1.0)
        metrics = {}
        for metric in s["metrics"]:
            metrics[metric] = jax.lax.stop_gradient(words.metric(metric))
        if s["blocker"] != "none":
            metrics["blocker"] = jax.lax.stop_gradient(words.blocker(s["blocker"]))
        return loss.astype(jnp.float32), metrics

    # Logits.

    def rounded(self, operand):
        """An operand of a product with the digits of its type.

        XLA's CPU backend leaves this rounding out where one product is all that reads it, and keeps it elsewhere.
        """
        low = PRECISION.get(self.spec["dtype"])
        return operand if low is None else jax.lax.reduce_precision(operand, *low)

    def logits(self, a: dict, weights: str):
        s = self.spec
        if s["source"] == "logits":
            x = self.case.constrain(a["logits" if weights == "w" else "ref_logits"])
            return x if s["logits"] == "native" else x.astype(jnp.float32)
        w, h = a[weights], a["h"]
        if s["w_cast"]:
            if s["gradient"] in ("none", "w"):
                w = self.rounded(w)
            w = w.astype(h.dtype)
        kind = {"preferred_element_type": jnp.float32} if s["logits"] == "preferred" else {}
        if s["precision"] == "highest":
            kind["precision"] = "highest"
        match s["source"]:
            case "einsum_tied":
                x = jnp.einsum("...h,vh->...v", h, w, **kind)
            case "tied_transpose":
                x = jnp.matmul(h, w.T, **kind)
            case "weights_left":
                x = jnp.moveaxis(jnp.einsum("vh,...h->v...", w, h, **kind), 0, -1)
            case "two_contracted":
                x = jnp.einsum("...kh,khv->...v", h.reshape(*h.shape[:-1], *w.shape[:2]), w, **kind)
            case _:
                x = jnp.matmul(h, w, **kind)
        if weights == "w" and s["source"] == "lora":
            x = x + 0.5 * jnp.matmul(self.rounded(jnp.matmul(h, a["lora_a"])), a["lora_b"], **kind)
        if weights == "w" and s["source"] == "two_terms":
            x = x + jnp.matmul(a["h2"], a["w2"], **kind)
        x = self.case.constrain(x)
        return x.astype(jnp.float32) if s["logits"] == "cast" else x

    def elementwise(self, x, a: dict):
        for step in self.spec["elementwise"]:
            x = self.step(step, x, a)
        return x

    def step(self, step: str, x, a: dict):
        v = x.shape[-1]
        match step:
            case "temperature":
                return x / 0.7
            case "temperature_arg":
                return x / a["temperature"].astype(x.dtype)
            case "row_temperature":
                return x / a["row_temperature"][..., : x.shape[-2], None].astype(x.dtype)
            case "bias":
                return x + a["bias"][:v].astype(x.dtype)
            case "soft_cap":
                return 5.0 * jnp.tanh(x / 5.0)
            case "root_cap":
                return x / jnp.sqrt(1.0 + jnp.square(x / 5.0))
            case "square":
                return x + 0.1 * jnp.square(x)
            case "scale":
                return x * 1.7
            case "thousandfold":
                return x * 1000.0
            case "mask_inf":
                return jnp.where(a["allowed"][:v], x, -jnp.inf)
            case "mask_1e30":
                return jnp.where(a["allowed"][:v], x, -1e30)
            case "mask_finfo":
                return jnp.where(a["allowed"][:v], x, jnp.finfo(x.dtype).min)
            case "mask_2d":
                return jnp.where(a["allowed_2d"][..., : x.shape[-2], :v], x, -1e9)
            case "slice_vocab":
                return x[..., : self.case.kept]
            case "round_bf16":
                return x.astype(jnp.bfloat16).astype(x.dtype)
            case "clip":
                return jnp.clip(x, -2.5, 2.5)
            case "nan_to_num":
                return jnp.where(jnp.isnan(x), 0.0, x)
            case "barrier":
                return jax.lax.optimization_barrier(x)
            case "pad_vocab":
                return jnp.concatenate([x, jnp.zeros_like(x[..., :3])], axis=-1)
        return special.step(step, x, a)

    # Token log-probabilities.

    def token_logp(self, x, ids):
        """The tokens' log-probabilities, and those of all columns."""
        shape = x.shape
        match self.spec["arrange"]:
            case "flat":
                x, ids = x.reshape(-1, shape[-1]), ids.reshape(-1)
            case "unit_dims":
                x, ids = x[None, :, None], ids[None, :, None]
            case "vocab_first":
                x = jnp.moveaxis(jnp.moveaxis(x, -1, 0) * 1.25, 0, -1)
        tok, logp = self.normalised(x, ids)
        return tok.reshape(shape[:-1]), logp.reshape(shape)

    def normalised(self, x, ids, rows=slice(None)):
        """The tokens' log-probabilities in these rows, and those of all of their columns."""
        s = self.spec
        match s["norm"]:
            case "log_softmax":
                logp = jax.nn.log_softmax(x, axis=-1)
            case "logsumexp":
                lse = jax.nn.logsumexp(x, axis=-1, keepdims=True)
                logp = x - lse
            case "softmax":
                logp = jnp.log(jax.nn.softmax(x, axis=-1))
            case "hand_written":
                shifted = x - jax.lax.stop_gradient(x.max(-1, keepdims=True))
                logp = shifted - jnp.log(jnp.exp(shifted).sum(-1, keepdims=True))
        logp = logp[..., rows, :] if rows != slice(None) else logp
        if s["ids_range"] == "ignore":
            ids = jnp.where(ids == -100, 0, ids)
        if s["pick"] == "logits":
            return (self.select(x, ids) - jax.nn.logsumexp(x, axis=-1)).astype(jnp.float32), logp
        return self.select(logp, ids).astype(jnp.float32), logp

    def select(self, x, ids):
        v = x.shape[-1]
        modes = {"take_fill": None, "take_clip": "clip", "take_promise": "promise_in_bounds"}
        how = self.spec["select"]
        if how in modes:
            return jnp.take_along_axis(x, ids[..., None], axis=-1, mode=modes[how])[..., 0]
        match how:
            case "vmap_index" | "dynamic_index":
                def pick(row, i):
                    return row[i] if how == "vmap_index" else jax.lax.dynamic_index_in_dim(row, i, keepdims=False)
                for _ in range(ids.ndim):
                    pick = jax.vmap(pick)
                return pick(x, ids)
            case "arange":
                grid = jnp.meshgrid(*[jnp.arange(d) for d in ids.shape], indexing="ij", sparse=True)
                return x[(*grid, ids)]
            case "arange_flat":
                flat = x.reshape(-1, v)
                return flat[jnp.arange(flat.shape[0]), ids.reshape(-1)].reshape(ids.shape)
            case "flat" | "flat_clip" | "flat_wrap" | "flat_index" | "flat_safe":
                first = jnp.arange(ids.size, dtype=ids.dtype).reshape(ids.shape) * v
                if how in ("flat_index", "flat_safe"):
                    return x.reshape(-1)[first + (ids if how == "flat_index" else jnp.clip(ids, 0, v - 1))]
                return jnp.take(x.reshape(-1), first + ids, mode=how.removeprefix("flat_").replace("flat", "fill"))
            case "one_hot_sum":
                return (jax.nn.one_hot(ids, v, dtype=x.dtype) * x).sum(-1)
            case "one_hot_einsum":
                return jnp.einsum("...v,...v->...", jax.nn.one_hot(ids, v, dtype=x.dtype), x)
            case "iota_where":
                return jnp.where(jnp.arange(v) == ids[..., None], x, 0).sum(-1)
            case "broadcasted_iota":
                columns = jax.lax.broadcasted_iota(jnp.int32, x.shape, x.ndim - 1)
                return jnp.sum((columns == ids[..., None]).astype(x.dtype) * x, axis=-1)
        raise ValueError(how)

    # Losses.

    def aggregate(self, tok, old, advantages, mask):
        s = self.spec
        match s["loss"]:
            case "ce":
                return self.reduce(-tok, mask)
            case "sum":
                return self.reduce(jnp.square(tok - 1.0) * 0.1, mask)
            case "rows":
                return self.reduce(-tok * advantages, mask)
            case "ppo":
                ratio = jnp.exp(tok - old)
                clipped = jnp.clip(ratio, 0.8, 1.2) * advantages
                return self.reduce(jnp.maximum(-ratio * advantages, -clipped), mask)
            case "grpo":
                ratio = jnp.exp(tok - old)
                group = advantages[..., :1] if advantages.ndim > 1 else advantages
                clipped = jnp.clip(ratio, 1 - 0.2, 1 + 0.28)
                return self.reduce(-jnp.minimum(ratio * group, clipped * group), mask)
            case "gspo":
                count = jnp.maximum(mask.sum(-1), 1.0)
                ratio = jnp.exp(((tok - old) * mask).sum(-1) / count)
                adv = advantages[..., 0]
                return -jnp.minimum(ratio * adv, jnp.clip(ratio, 0.9, 1.1) * adv).mean()
            case "dpo":
                sums = ((tok - old) * mask).sum(-1)
                return -jax.nn.log_sigmoid(0.3 * (sums[0] - sums[1])).mean()
        raise ValueError(s["loss"])

    def reduce(self, per_token, mask):
        s = self.spec
        product = jnp.where(mask > 0, per_token, 0.0) if s["mask"] == "where" else per_token * mask
        match s["reduction"]:
            case "token_mean":
                return product.sum() / jnp.maximum(mask.sum(), 1.0)
            case "sequence_mean":
                return (product.sum(-1) / jnp.maximum(mask.sum(-1), 1.0)).mean()
            case "constant":
                return product.sum() / 16.0
        return product.mean()
