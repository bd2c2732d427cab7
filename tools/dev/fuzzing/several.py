"""Programs of columns.py with several running sums: entropies, several ids a row, in one loop or in loops one after the other."""

import copy
import random

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

# Every feature with its values, the plainest first; `sums` says how many loops there are, and none where the program is another one:
# everything in one loop, a maximum's loop in front of one of sums, and an entropy's loop behind both.
CHOICES: dict[str, list] = {
    "sums": ["none", "none", "one", "two", "two", "three"],
    # The entropy's running sum: `exp(x - m)·(x - m)`, `exp(x - m)·x`, or the same with what is -inf left out; in a loop of its own
    # `p·log p`.
    "entropy": ["relative", "relative", "plain", "plain", "kept", "none"],
    # What a tile's logits are on their way: rounded, or rounded terms.
    "cast": ["none", "none", "bf16", "terms"],
    # Ids a row whose logits are picked in the loop, and how.
    "picks": [0, 0, 1, 3, 8, 64],
    "picked_by": ["take", "compare"],
    # Logits of two heads, side by side, before the loops.
    "heads": [1, 1, 1, 2],
    # Where logits are made: before the loops, or tile by tile in them.
    "made": ["before", "before", "inside"],
    # What `jax.checkpoint` is around.
    "around": ["none", "none", "body", "loss", "both"],
    # What is differentiated: a product's logits, or logits that are arguments, with rows of every kind.
    "by": ["none", "both", "both", "hidden", "logits"],
    # The maximum: as it is, without a gradient, 0 where it is infinite, or no less than a number.
    "top": ["kept", "kept", "stopped", "guarded", "bounded"],
    # What is wrong with the sums: a maximum of the trip before, of another head, of all but one tile, 1 too large or small; an entropy of
    # all but one tile, of a shift that is not moved, or one that is scaled twice.
    "wrong": ["nothing"] * 12 + ["stale", "other_head", "fewer", "larger", "smaller", "skipped", "unmoved", "scaled"],
    # What logits are: near a number, equal in many columns, or in all; of weights that are the largest numbers.
    "logits_are": ["plain", "plain", "plain", "offset", "low", "tied", "equal", "lowest", "largest"],
}


def consistent(spec: dict, rng: random.Random) -> dict:
    """The spec; of most programs with several sums without what is drawn for others, and keeps many of these from being coalesced."""
    if spec["sums"] == "none" or rng.random() < 0.25:
        return spec
    return {**spec, "twist": "none", "blocks": 1, "mask": rng.choice(["none", "none", "padding"]), "cap": False, "bias": "none"}


def logits(rng: np.random.Generator, rows: int, columns: int, tile: int) -> np.ndarray:
    """Logits of rows of every kind: ordinary ones, such with a special number or a tile of it, and such of nothing else."""
    x = rng.normal(0, 2, (rows, columns))
    for row in np.flatnonzero(rng.random(rows) < 0.6):
        first = rng.integers(0, columns)
        begin = first // tile * tile
        parts = [slice(first, first + 1), slice(begin, begin + tile), slice(0, first), slice(first, None), slice(None)]
        number = rng.choice([-np.inf, -np.inf, np.inf, np.nan, 1e30, -1e30, 3e38, -3e38, 1000, -1e4, 0, 88, -104])
        x[row, parts[rng.integers(0, len(parts))]] = number
    return x


class Several:
    """The loops over some rows."""

    def __init__(self, rows):
        self.spec, self.rows = rows.spec, rows

    def results(self):
        """The loss, its gradients, and what the loops give."""
        rows, by = self.rows, self.spec["by"]

        def loss(*of):
            mine = copy.copy(rows)
            if by == "logits":
                mine.x, = of
            elif by != "none":
                mine.h, mine.w = (of[0], of[1] if by == "both" else rows.w)
            if self.spec["heads"] == 2 and mine.x is None:
                mine.x = self.beside(mine)
            elif self.spec["made"] == "before" and mine.x is None:
                mine.x = mine.whole(mine.h, mine.w)
            return Sums(mine).loss()

        given = {"none": (), "both": (rows.h, rows.w), "hidden": (rows.h,), "logits": (rows.given,)}[by]
        if self.spec["around"] in ("loss", "both"):
            loss = jax.checkpoint(loss)
        if by == "none":
            value, state = loss(*given)
            return value, *state
        (value, state), gradients = jax.value_and_grad(loss, tuple(range(len(given))), has_aux=True)(*given)
        if self.spec.get("asked") == "gradients":
            return gradients
        return value, *state, *gradients

    def beside(self, rows):
        """Logits of two heads."""
        half = rows.w.shape[1] // 2
        heads = [rows.w[:, :half], rows.p.a["more_w"][:, half:].astype(rows.w.dtype)]
        return jnp.concatenate([jnp.dot(rows.h, w, preferred_element_type=jnp.float32) for w in heads], -1)


class Sums:
    """One pass over the loops, while it is differentiated."""

    def __init__(self, rows):
        self.rows, self.spec = rows, rows.spec
        self.n, self.last = rows.h.shape[0], rows.count - 1

    def loss(self):
        """The loss, and the other results."""
        spec, rows = self.spec, self.rows
        lowest = {"bounded": -1e30}.get(spec["top"], -jnp.inf)
        zero, picked = jnp.zeros(self.n), jnp.zeros((self.n, spec["picks"]))
        if spec["sums"] == "one":
            m, s, total, picked = self.loop(self.running, (jnp.full(self.n, lowest), zero, zero, picked))
        else:
            m = self.loop(self.top, jnp.full(self.n, lowest))
            if spec["top"] == "stopped":
                m = lax.stop_gradient(m)
            m = self.near(m)
            if spec["wrong"] in ("larger", "smaller"):
                m = m + (1 if spec["wrong"] == "larger" else -1)
            if spec["wrong"] == "other_head":
                other = jnp.dot(rows.h, rows.p.a["more_w"].astype(rows.w.dtype), preferred_element_type=jnp.float32)
                m = lax.stop_gradient(other.max(-1))
            if spec["sums"] == "two":
                s, total, picked = self.loop(lambda *a: self.sums(m, *a), (zero, zero, picked))
            else:
                s, _, picked = self.loop(lambda *a: self.sums(m, *a, entropy=False), (zero, zero, picked))
        z = m + jnp.log(s)
        entropy = zero
        if spec["sums"] == "three" and spec["entropy"] != "none":
            entropy = -self.loop(lambda *a: self.terms(z, *a), zero)
        elif spec["entropy"] == "relative":
            entropy = jnp.log(s) - total / s
        elif spec["entropy"] != "none":
            entropy = z - total / s
        weights = jnp.asarray([1.0, -0.5, 0.25, 2.0] * 16)[:spec["picks"]]
        label = (picked * weights).sum(-1) if spec["picks"] else zero
        g = jnp.ones_like(rows.g) if spec.get("comes_back") == "one" else rows.g
        loss = (g * (z - label)).sum() - 0.1 * (g[::-1] * entropy).sum()
        if spec.get("returned") == "loss":
            return loss, (lax.stop_gradient(entropy),)
        return loss, tuple(lax.stop_gradient(v) for v in (m, s, z, entropy, label))

    def loop(self, body, state):
        if self.spec["around"] in ("body", "both"):
            body = jax.checkpoint(body)
        return self.rows.loop(lambda at, tile, state: (body(at, tile, state), None), state)[0]

    def logits(self, at, tile):
        x, column = self.rows.logits(at, tile)
        return x.astype(jnp.bfloat16).astype(jnp.float32) if self.spec["cast"] == "bf16" else x, column

    def near(self, m):
        return jnp.where(jnp.isfinite(m), m, 0) if self.spec["top"] == "guarded" else m

    def exponentials(self, x, m):
        e = jnp.exp(x - m[:, None])
        return e.astype(jnp.bfloat16).astype(jnp.float32) if self.spec["cast"] == "terms" else e

    def top(self, at, tile, m):
        x, _ = self.logits(at, tile)
        top = jnp.maximum(m, x.max(-1))
        return jnp.where(at == self.last, m, top) if self.spec["wrong"] == "fewer" else top

    def weighted(self, x, e, m):
        """What the entropy sums up."""
        kind = self.spec["entropy"]
        by = x - m[:, None] if kind == "relative" else x
        product = e * by
        return jnp.where(jnp.isneginf(x), 0, product) if kind == "kept" else product

    def running(self, at, tile, state):
        spec = self.spec
        m, s, total, picked = state
        x, column = self.logits(at, tile)
        top = jnp.maximum(m, x.max(-1))
        if spec["top"] == "stopped":
            top = lax.stop_gradient(top)
        near = self.near(top)
        scale = jnp.exp(m - near)
        if spec["top"] == "guarded":
            scale = jnp.where(m == -jnp.inf, 0, scale)
        e = self.exponentials(x, m if spec["wrong"] == "stale" else near)
        moved = total
        if spec["entropy"] == "relative" and spec["wrong"] != "unmoved":
            less = jnp.where(jnp.isfinite(m), m - near, 0)
            moved = total + less * s
        more = self.weighted(x, e, near).sum(-1)
        total = self.unless_skipped(at, total, moved * scale * (scale if spec["wrong"] == "scaled" else 1) + more)
        return top, s * scale + e.sum(-1), total, self.pick(x, at, column, picked)

    def unless_skipped(self, at, before, after):
        return jnp.where(at == self.last, before, after) if self.spec["wrong"] == "skipped" else after

    def sums(self, m, at, tile, state, entropy=True):
        s, total, picked = state
        x, column = self.logits(at, tile)
        e = self.exponentials(x, m)
        if entropy and self.spec["entropy"] != "none":
            total = self.unless_skipped(at, total, total + self.weighted(x, e, m).sum(-1))
        return s + e.sum(-1), total, self.pick(x, at, column, picked)

    def terms(self, z, at, tile, total):
        """An entropy's of a tile, in a loop of its own."""
        x, _ = self.logits(at, tile)
        log = x - z[:, None]
        p = self.exponentials(x, z)
        product = p * log
        if self.spec["entropy"] == "kept":
            product = jnp.where(jnp.isneginf(log), 0, product)
        return self.unless_skipped(at, total, total + product.sum(-1))

    def pick(self, x, at, column, picked):
        """Several ids a row."""
        if not self.spec["picks"]:
            return picked
        ids, start, width = self.rows.more, self.rows.first(at), self.rows.width
        if self.spec["picked_by"] == "compare":
            hit = column[None, None, :] == ids[:, :, None]
            return picked + jnp.where(hit, x[:, None, :], 0).sum(-1)
        inside = (ids >= start) & (ids < start + width)
        taken = jnp.take_along_axis(x, jnp.where(inside, ids - start, 0), axis=1)
        return picked + jnp.where(inside, taken, 0)
