"""What the losses of spec.py compute while JAX traces them."""

import jax
import jax.numpy as jnp

from . import special
from .words import Words

# Bits of exponent and mantissa.
PRECISION = {"bf16": (8, 7), "f16": (5, 10)}


class Loss:
    """The loss of a `loss.Case`, a function of the arguments: (loss, metrics)."""

    def __init__(self, case):
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
