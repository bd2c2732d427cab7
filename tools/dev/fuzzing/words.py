"""Loss terms, metrics and blocking outputs over the whole vocabulary, for loss.py."""

import jax
import jax.numpy as jnp


class Words:
    """Terms and metrics over the whole vocabulary, one number per token."""

    def __init__(self, logits, logp, tok, ids, ref_logp, loss, arguments: dict):
        self.logits, self.logp, self.tok, self.ids, self.ref_logp, self.loss = logits, logp, tok, ids, ref_logp, loss
        self.arguments = arguments

    def argument(self, name: str):
        """An argument as large as the logits, cut to the rows and columns in use."""
        shape = self.logits.shape
        return self.arguments[name][..., : shape[-2], : shape[-1]]

    def blocker(self, name: str):
        x = self.logits
        match name:
            case "top_k":
                return jax.lax.top_k(x, 2)[0]
            case "cumsum":
                return jnp.cumsum(self.logp, axis=-1)[..., -1]
            case "logits":
                return x
            case "sort":
                return jnp.sort(x, axis=-1)[..., 0]
        return x.sum(0)

    def extra(self, name: str, ref):
        match name:
            case "z_loss":
                return jax.nn.logsumexp(self.logits, axis=-1) ** 2 * 0.01
            case "focal":
                return -((1 - jnp.exp(self.tok)) ** 2) * self.tok
            case "brier":
                return jnp.square(jnp.exp(self.logp)).sum(-1)
            case "complement":
                return -jnp.log1p(-0.9999 * jnp.exp(self.logp)).sum(-1)
            case "k1":
                return self.tok - ref
            case "k2":
                return 0.5 * (self.tok - ref) ** 2
            case "logit_l2":
                return jnp.square(self.logits).mean(-1)
            case "marginal":
                p = jnp.exp(self.logp)
                return jnp.square(p.mean(tuple(range(p.ndim - 1)))).sum() * jnp.ones_like(self.tok)
            case "clipped_entropy":
                return -(jnp.exp(self.logp) * jnp.maximum(self.logp, -6.0)).sum(-1)
            case "sum_exp":
                return jnp.log(jnp.exp(self.logits * 0.5).sum(-1))
            case "relu_sum":
                return jax.nn.relu(self.logits).mean(-1)
            case "k3":
                return jnp.exp(ref - self.tok) - (ref - self.tok) - 1
        return self.metric(name)

    def metric(self, name: str):
        x, logp, f32 = self.logits, self.logp, jnp.float32
        v = x.shape[-1]
        match name:
            case "entropy":
                return -(jnp.exp(logp) * logp).sum(-1)
            case "entropy_eps":
                p = jax.nn.softmax(x, axis=-1)
                return -(p * jnp.log(p + 1e-8)).sum(-1)
            case "entropy_where":
                p = jnp.exp(logp)
                return -jnp.where(p > 0, p * jnp.where(p > 0, logp, 0), 0).sum(-1)
            case "entropy_at":
                other = jax.nn.log_softmax(x / 1.3, axis=-1)
                return -(jnp.exp(other) * other).sum(-1)
            case "kl_full":
                return (jnp.exp(logp) * (logp - self.ref_logp)).sum(-1)
            case "argmax":
                return (jnp.argmax(x, axis=-1) == self.ids).astype(f32).mean()
            case "max_prob":
                return jnp.exp(logp).max(-1)
            case "max_logit":
                return x.max(-1)
            case "min_logit":
                return x.min(-1)
            case "mean_logit":
                return x.mean(-1)
            case "margin":
                best = x.max(-1, keepdims=True)
                return (best[..., 0] - jnp.where(x == best, -1e9, x).max(-1))
            case "target_margin":
                hit = jnp.arange(v) == self.ids[..., None]
                return self.tok - jnp.where(hit, -1e9, logp).max(-1)
            case "lse":
                return jax.nn.logsumexp(x, axis=-1)
            case "variance":
                return jnp.square(x - x.mean(-1, keepdims=True)).mean(-1)
            case "collision":
                return jnp.square(jax.nn.softmax(x, axis=-1)).sum(-1)
            case "tok_logp":
                return self.tok
            case "count_positive":
                return (x > 0).sum(-1)
            case "any_above":
                return (logp > -2.0).any(-1)
            case "mean_all":
                return x.mean()
            case "max_all":
                return x.max()
            case "mean_probs":
                return jnp.exp(logp).mean(tuple(range(x.ndim - 1)))
            case "distill":
                return -(self.argument("teacher") * logp).sum(-1)
            case "gumbel":
                return jnp.argmax(x + self.argument("noise"), axis=-1)
            case "second_pick":
                return self.loss.select(logp, jnp.abs(self.ids) % min(v, 100))
            case "col_weighted":
                return (self.arguments["col_weights"][:v] * logp).sum(-1)
            case "argmin":
                return jnp.argmin(x, axis=-1)
            case "candidates":
                several = jnp.stack([self.ids, jnp.abs(self.ids + 1) % v, jnp.abs(self.ids) % min(v, 7)], axis=-1)
                return jnp.take_along_axis(logp, several, axis=-1).astype(f32).mean(-1)
            case "rank" | "likelier":
                tok = self.tok[..., None]
                if logp.dtype != f32 or self.loss.spec["pick"] != "logp":
                    # The margin keeps the token itself out: roundings decide whether it equals what is picked otherwise.
                    tok += 0.2 + jnp.abs(tok) / 64
                likelier = logp > tok
                return likelier.sum(-1) if name == "rank" else (jnp.exp(logp) * likelier).sum(-1)
        return self.special(name)

    def special(self, name: str):
        """Words that meet special values: masks over the vocabulary, and shifts by other statistics."""
        x, logp, v = self.logits, self.logp, self.logits.shape[-1]
        hit = jax.nn.one_hot(self.ids, v, dtype=x.dtype)
        ok = self.argument("ok") if "ok" in self.arguments else jnp.isfinite(x)
        match name:
            case "smoothing":
                return -logp.mean(-1)
            case "where_kl":
                return jnp.where(self.padding(logp), jnp.exp(logp) * (logp - self.ref_logp), 0).sum(-1)
            case "where_entropy":
                return -jnp.where(self.padding(logp), jnp.exp(logp) * logp, 0).sum(-1)
            case "where_smoothing":
                return -jnp.where(self.padding(logp), logp, 0).sum(-1) / v
            case "softmax_where":
                p = jax.nn.softmax(x, axis=-1, where=ok)
                return p.sum(-1) + jnp.square(p).sum(-1)
            case "where_ratio":
                e = jnp.exp(x - x.max(-1, keepdims=True))
                return jnp.where(ok, e / e.sum(-1, keepdims=True), 0).sum(-1)
            case "leave_target_out":
                others = jnp.where(hit > 0, -1e9, x).max(-1, keepdims=True)
                return jnp.log((jnp.exp(x - others) * (1 - hit)).sum(-1)) + others[..., 0]
            case "centred":
                return jax.nn.softmax(x - x.mean(-1, keepdims=True), axis=-1).max(-1)
            case "above_min":
                p = jax.nn.softmax(x - x.min(-1, keepdims=True), axis=-1)
                return (p * logp).sum(-1)
        raise ValueError(name)

    def padding(self, like):
        """Which rows are no padding, for every element of `like`."""
        mask = self.arguments["mask"][..., : like.shape[-2]]
        return jnp.broadcast_to(mask[..., None] > 0, like.shape)
