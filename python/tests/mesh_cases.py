"""What the tests of programs that XLA's partitioner splits share: eight devices of JAX's CPU client, meshes, losses, a comparison."""

import contextlib
import math
import re
import tempfile
import unittest
from unittest import mock

import cpu_client

cpu_client.choose(devices=8)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

FUSE = {"always_fuse": True, "min_columns": 1, "tile_v": 256, "remarks": "none"}
STRICT = {**FUSE, "strict": True}
BATCH, LENGTH, HIDDEN, VOCABULARY = 8, 16, 40, 4096


def mesh_of(**axes) -> Mesh:
    """A mesh whose axes have the given sizes, major first."""
    return Mesh(np.array(jax.devices()[:np.prod(list(axes.values()))]).reshape(tuple(axes.values())), tuple(axes))


F8, T8 = {"f": 8}, {"t": 8}
FT, DF, DFT = {"f": 4, "t": 2}, {"d": 2, "f": 4}, {"d": 2, "f": 2, "t": 2}
# Mesh, sharding of hidden states [B,T,H], of the head [H,V].
LAYOUTS = {
    "fsdp": (F8, P("f"), P("f")),
    "data parallel": (F8, P("f"), P()),
    "tensor parallel": (T8, P(), P(None, "t")),
    "fsdp x tp": (FT, P("f"), P("f", "t")),
    "sequence parallel": (FT, P("f", "t"), P("f", "t")),
    "hsdp": (DF, P(("d", "f")), P("f")),
    "hsdp x tp": (DFT, P(("d", "f")), P("f", "t")),
    "vocabulary over both": (FT, P("f"), P(None, ("t", "f"))),
    "vocabulary over both, the other way round": (FT, P("f"), P(None, ("f", "t"))),
    "vocabulary over the batch's axis": (F8, P("f"), P(None, "f")),
    "head turned": (FT, P("f"), P("t", "f")),
    "hidden states split over H": (F8, P(None, None, "f"), P("f")),
    "context parallel": ({"f": 2, "c": 4}, P("f", "c"), P("f")),
    "an axis that nothing uses": (DFT, P("f"), P("f", "t")),
    "four axes": ({"d": 1, "f": 2, "t": 2, "e": 2}, P(("d", "f")), P("f", ("t", "e"))),
    "nothing sharded": (FT, P(), P()),
}


def parameters(turned=False, dtype=jnp.float32):
    dense = lambda seed, rows, columns, scale=1: drawn.normal(seed, (rows, columns), dtype, scale / rows**0.5)
    head = dense(2, HIDDEN, VOCABULARY, 4)
    return {"up": dense(0, HIDDEN, 4 * HIDDEN), "down": dense(1, 4 * HIDDEN, HIDDEN), "head": head.T if turned else head}


def batch_of(batch=BATCH, length=LENGTH, vocabulary=VOCABULARY, dtype=jnp.float32):
    return {"x": drawn.normal(10, (batch, length, HIDDEN), dtype),
            "ids": drawn.integers(11, (batch, length), vocabulary),
            "old": -8.0 + drawn.normal(12, (batch, length), scale=0.3),
            "advantages": drawn.normal(13, (batch, 1)).repeat(length, 1),
            "mask": (jnp.arange(length) >= length // 4).astype(jnp.float32)[None].repeat(batch, 0)}


def special(p, b):
    """Masked and infinite entries of the head, and a row that is no number."""
    head, x = np.array(p["head"]), np.array(b["x"])
    head[:, 17], head[:, 18], x[0, 1] = -np.inf, -1e30, np.nan
    return p | {"head": jnp.asarray(head)}, b | {"x": jnp.asarray(x)}


def hidden_states(p, b):
    return jnp.tanh(b["x"] @ p["up"]) @ p["down"]


def grpo(p, b):
    return programs.grpo_loss(hidden_states(p, b), p["head"], b["ids"], b["old"], b["advantages"], b["mask"])


def with_metrics(p, b):
    """Two values from degree-1 sums, an argmax, a maximum and a smoothed cross entropy."""
    logits = (hidden_states(p, b) @ p["head"]).astype(jnp.float32) / 0.7
    log_probs = jax.nn.log_softmax(logits)
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0]
    hit = jnp.argmax(logits, -1) == b["ids"]
    loss = -(picked * b["mask"]).mean() - 0.1 * log_probs.mean(-1).sum() - 0.01 * (entropy * b["mask"]).sum()
    rank = (log_probs > picked[..., None]).sum(-1)
    return loss, (entropy, hit, jnp.argmax(logits, -1), logits.max(-1), rank)


def cross_entropy(logits, b):
    return -(jnp.take_along_axis(jax.nn.log_softmax(logits), b["ids"][..., None], -1)[..., 0] * b["mask"]).mean()


def with_bias(p, b):
    logits = hidden_states(p, b) @ p["head"] + p["bias"]
    return cross_entropy(logits, b) + jax.nn.logsumexp(logits, -1).sum() ** 2 * 1e-4


def lora(p, b):
    """A head that stays as it is, with a trained term of low rank."""
    h = hidden_states(p, b)
    logits = h @ jax.lax.stop_gradient(p["head"]) + 2.0 * (h @ p["down_lora"]) @ p["up_lora"]
    return cross_entropy(logits.astype(jnp.float32), b)


def tied(p, b):
    """A head of shape [V,H]."""
    return cross_entropy(jnp.einsum("bth,vh->btv", hidden_states(p, b), p["head"]), b)


def constrained(mesh, *specs):
    """Constraints on logits and log-probabilities, which autodiff transposes."""
    def loss(p, b):
        logits = hidden_states(p, b) @ p["head"]
        for spec in specs:
            logits = jax.lax.with_sharding_constraint(logits, NamedSharding(mesh, spec)) / 0.9
        return cross_entropy(logits, b)
    return loss


def shifted(mesh, spec):
    """Logits of all tokens, constrained, of which the last is cut off."""
    def loss(p, b):
        logits = jax.lax.with_sharding_constraint(hidden_states(p, b) @ p["head"], NamedSharding(mesh, spec))
        return cross_entropy(logits[:, :-1], {k: v[:, 1:] for k, v in b.items()})
    return loss


def megatron(h, w, ids, mask):
    """A loss inside a `shard_map` over the vocabulary "t": a maximum, sums and picked entries that devices combine."""
    logits, columns = h @ w, w.shape[1]
    largest = jax.lax.pmax(jax.lax.stop_gradient(logits.max(-1)), "t")
    total = jax.lax.psum(jnp.exp(logits - largest[..., None]).sum(-1), "t")
    local = ids - jax.lax.axis_index("t") * columns
    here = (local >= 0) & (local < columns)
    picked = jnp.take_along_axis(logits, jnp.clip(local, 0, columns - 1)[..., None], -1)[..., 0]
    picked = jax.lax.psum(jnp.where(here, picked, 0), "t")
    return -((picked - largest - jnp.log(total)) * mask).sum()


def collectives(compiled) -> list[str]:
    kinds = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
    return re.findall(rf" ({kinds})(?:-start)?\(", compiled.as_text())


BYTES = {"f32": 4, "bf16": 2, "s32": 4, "u32": 4, "pred": 1}


def moved(compiled) -> dict[str, int]:
    """Bytes of each kind of collective on one device: the larger of operands and results. A loop's are counted once."""
    kinds = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
    size = lambda types: sum(BYTES[elem] * math.prod(int(n) for n in shape.split(",") if n)
                             for elem, shape in re.findall(r"\b([a-z]+\d*)\[([\d,]*)\]", types))
    found: dict[str, int] = {}
    for result, kind, operands in re.findall(rf"= (.*?) ({kinds})(?:-start)?\((.*?)\), ", compiled.as_text()):
        found[kind] = found.get(kind, 0) + max(size(result), size(operands))
    return found


class Case(unittest.TestCase):
    def setUp(self):
        # By loss and arguments' types: a test compiles one program with several configurations, and compares it at several values.
        self.lowered, self.compiled = {}, {}

    def tearDown(self):
        while grpo_opt.is_installed():
            grpo_opt.uninstall()

    def program(self, loss, p, b, aux, config=None):
        """A loss with its gradients, compiled with grpo_opt where there is a configuration."""
        typed = [(str(path), x.aval, x.sharding) for path, x in jax.tree_util.tree_leaves_with_path((p, b))]
        program = (loss, aux, *typed)
        if program not in self.lowered:
            self.lowered[program] = jax.jit(jax.value_and_grad(loss, has_aux=aux, argnums=(0,))).lower(p, b)
        key = (*program, *sorted((config or {}).items()))
        if key not in self.compiled:
            # JAX keeps what it compiled by the options; one that has no effect makes configurations distinct. So no cache need be
            # emptied, and nothing be traced again.
            options = {"xla_dump_max_hlo_modules": len(self.compiled)}
            with mock.patch.object(jax, "clear_caches"), grpo_opt.installed(config) if config else contextlib.nullcontext():
                self.compiled[key] = self.lowered[program].compile(options)
        return self.compiled[key]

    def compare(self, loss, p, b, shardings, aux=False, config=STRICT, fused=True, tolerance=2e-4, alone=False):
        """Compiles the loss and its gradients without and with grpo_opt, and compares all results. `fused`: whether the second program has
        more loops; None where only `strict` shows that it is fused, because XLA makes loops of scatters. With `alone`, the original
        runs on one device, and is one program for all shardings."""
        original = p, b
        p = {k: jax.device_put(v, shardings[k]) for k, v in p.items()}
        b = {k: jax.device_put(v, shardings[k]) for k, v in b.items()}
        original = original if alone else (p, b)
        plain, compiled = self.program(loss, *original, aux), self.program(loss, p, b, aux, config)
        expected, found = plain(*original), compiled(p, b)
        loops = lambda c: c.as_text().count(" while(")
        if fused is not None:
            (self.assertGreater if fused else self.assertEqual)(loops(compiled), loops(plain))
        for path, one in jax.tree_util.tree_leaves_with_path(expected):
            other = found
            for step in path:
                other = other[step.idx if hasattr(step, "idx") else step.key]
            one, other = np.asarray(one, np.float32), np.asarray(other, np.float32)
            np.testing.assert_array_equal(np.isfinite(other), np.isfinite(one), err_msg=str(path))
            finite = np.isfinite(one)
            np.testing.assert_array_equal(other[~finite], one[~finite], err_msg=str(path))
            if finite.any():
                bound = tolerance * max(np.abs(one[finite]).max(), 1e-30)
                self.assertLessEqual(np.abs(other - one)[finite].max(), bound, str(path))
        return plain, compiled

    def moves_no_more(self, plain, compiled, rows, exchanged=False):
        """No kind of collective moves more bytes, but for a few numbers of each row, and a reduce-scatter in place of an all-reduce.
        An all-reduce crosses links twice: where weights are exchanged other kinds may move twice what all-reduces move less."""
        before, after = moved(plain), moved(compiled)
        self.assertGreater(sum(before.values()), 16 * rows)
        after["all-reduce"] = after.get("all-reduce", 0) + after.pop("reduce-scatter", 0)
        more = {kind: size - before.get(kind, 0) - 32 * rows for kind, size in after.items()}
        spared = 2 * max(0, before.get("all-reduce", 0) - after["all-reduce"]) if exchanged else 0
        self.assertLessEqual(sum(max(0, size) for size in more.values()), spared, f"{before}, {after}")

    def messages(self, config, *case) -> str:
        """The remarks of a comparison."""
        with tempfile.NamedTemporaryFile("r", suffix=".yaml") as remarks:
            self.compare(*case, config={**config, "remarks_file": remarks.name})
            return remarks.read()

    def shardings(self, mesh, hidden, head, **more):
        s = lambda spec: NamedSharding(mesh, spec)
        rows = s(P(*hidden[:2]))
        found = {"x": s(hidden), "head": s(head), "up": s(P()), "down": s(P()), "bias": s(P())}
        return found | {k: rows for k in ("ids", "old", "mask", "advantages")} | {k: s(v) for k, v in more.items()}
