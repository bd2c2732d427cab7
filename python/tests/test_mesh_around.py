"""Programs that XLA's partitioner splits, on eight devices: what trainers have around the loss."""

import re
import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    BATCH, FT, LAYOUTS, LENGTH, STRICT, Case, batch_of, collectives, cross_entropy, grpo, hidden_states, mesh_of,
    parameters)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


class Around(Case):
    """What trainers have around the loss."""

    def setUp(self):
        super().setUp()
        axes, self.hidden, self.head = LAYOUTS["fsdp x tp"]
        self.mesh = mesh_of(**axes)
        self.s = self.shardings(self.mesh, self.hidden, self.head)

    def test_checkpoint(self):
        self.compare(jax.checkpoint(grpo), parameters(), batch_of(), self.s)

    def test_a_scan_and_its_gradient_split_alike(self):
        """The loop of the gradient computes logits again, thousands of them, from what is split in another way by itself."""
        def loss(p, b):
            def add(total, piece):
                x, rest = piece
                return total + cross_entropy(1000 * (x @ b["head"]), rest), None
            return jax.lax.scan(add, 0.0, (p["x"], {k: b[k] for k in ("ids", "mask")}))[0]

        mesh = mesh_of(a=2, b=2, c=2)
        spec = lambda *axes: NamedSharding(mesh, P(*axes))
        normal = lambda seed, *shape: drawn.normal(seed, shape)
        p = {"x": normal(0, 64, 8, 8)}
        b = {"head": normal(1, 8, 256), "ids": drawn.integers(2, (64, 8), 256), "mask": jnp.ones((64, 8))}
        s = {"x": spec(None, "c"), "head": spec("a", ("c", "b")), "ids": spec(None, "a"), "mask": spec("c", "a")}
        sweeps = re.findall("a sweep over .* on each", self.messages({**STRICT, "tile_v": 16}, loss, p, b, s))
        self.assertEqual((len(sweeps), len(set(sweeps))), (2, 1), sweeps)

    def test_a_scan_over_microbatches(self):
        def loss(p, b):
            pieces = jax.tree.map(lambda x: x.reshape(2, BATCH // 2, *x.shape[1:]), b)
            add = lambda total, piece: (total + jax.checkpoint(grpo)(p, piece), None)
            return jax.lax.scan(add, 0.0, pieces)[0]

        def step(p, b):
            """Gradients summed inside the loop."""
            pieces = jax.tree.map(lambda x: x.reshape(2, BATCH // 2, *x.shape[1:]), b)
            def add(sums, piece):
                return jax.tree.map(jnp.add, sums, jax.value_and_grad(grpo)(p, piece)), None
            return jax.lax.scan(add, (0.0, jax.tree.map(jnp.zeros_like, p)), pieces)[0]

        self.compare(loss, parameters(), batch_of(), self.s)
        p = {k: jax.device_put(v, self.s[k]) for k, v in parameters().items()}
        b = {k: jax.device_put(v, self.s[k]) for k, v in batch_of().items()}
        expected = jax.jit(step)(p, b)
        with grpo_opt.installed(STRICT):
            found = jax.jit(step)(p, b)
        self.near(found, expected)

    def test_a_scan_over_microbatches_moves_no_more(self):
        """With layers that are sharded over both axes, and the gradient in the loop: hidden states stay split over the batch."""
        pieces = lambda x: jnp.stack([x, x if x.dtype == jnp.int32 else x / 2])
        b = jax.tree.map(pieces, batch_of())

        def loss(p, b):
            def add(sums, piece):
                return jax.tree.map(jnp.add, sums, jax.value_and_grad(grpo)(p, piece)), None
            return jax.lax.scan(add, (0.0, jax.tree.map(jnp.zeros_like, p)), b)[0]

        mesh = mesh_of(**FT)
        s = {"head": P("f", "t"), "up": P("f", "t"), "down": P("t", "f")} | dict.fromkeys(b, P(None, "f"))
        s = {k: NamedSharding(mesh, spec) for k, spec in s.items()}
        put = lambda values: {k: jax.device_put(v, s[k]) for k, v in values.items()}
        plain = jax.jit(loss).lower(put(parameters()), put(b)).compile()
        with grpo_opt.installed(STRICT):
            compiled = jax.jit(loss).lower(put(parameters()), put(b)).compile()
        self.near(compiled(put(parameters()), put(b)), plain(put(parameters()), put(b)))
        self.moves_no_more(plain, compiled, rows=BATCH * LENGTH)

    def near(self, found, expected):
        for one, other in zip(jax.tree.leaves(expected), jax.tree.leaves(found), strict=True):
            np.testing.assert_allclose(other, one, atol=2e-4 * np.abs(one).max())

    def test_a_tied_embedding(self):
        def loss(p, b):
            h = jnp.tanh(p["head"][b["ids"]] + b["x"])
            return cross_entropy(jnp.einsum("bth,vh->btv", h, p["head"]), b)

        for head in (P("t", "f"), P("f"), P(None, "f")):
            with self.subTest(head):
                self.compare(loss, parameters(turned=True), batch_of(), self.shardings(self.mesh, self.hidden, head))

    def test_a_donated_optimizer_state(self):
        put = lambda tree: {k: jax.device_put(v, self.s[k]) for k, v in tree.items()}

        def step(p, momentum, b):
            loss, gradients = jax.value_and_grad(grpo)(p, b)
            momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradients)
            return jax.tree.map(lambda w, m: w - 0.1 * m, p, momentum), momentum, loss

        def run():
            state = put(parameters()), put(jax.tree.map(jnp.zeros_like, parameters()))
            b, function = put(batch_of()), jax.jit(step, donate_argnums=(0, 1))
            for _ in range(3):
                *state, loss = function(*state, b)
            return [*state, loss]

        expected = run()
        with grpo_opt.installed(STRICT):
            found = run()
        self.near(found, expected)

    def test_devices_in_another_order(self):
        mesh = Mesh(self.mesh.devices[::-1, ::-1], self.mesh.axis_names)
        self.compare(grpo, parameters(), batch_of(), self.shardings(mesh, self.hidden, self.head))

    def test_a_shift_by_one_over_split_tokens(self):
        mesh = mesh_of(f=2, c=4)
        def loss(p, b):
            logits = hidden_states(p, b) @ p["head"]
            return cross_entropy(logits[:, :-1], {k: v[:, 1:] for k, v in b.items()})
        plain, compiled = self.compare(loss, parameters(), batch_of(), self.shardings(mesh, P("f", "c"), P("f")))
        # A row is added for the one that is cut off: none moves to another device.
        self.assertEqual(collectives(plain).count("all-to-all"), collectives(compiled).count("all-to-all"))

    def test_rows_cut_behind_the_product_move_no_more(self):
        """The gradient of rows that are cut off is 0: devices need not ask each other for it."""
        def policy(start):
            def loss(p, b):
                cut = {k: v[:, start + 1:] for k, v in b.items()}
                log_probs = jax.nn.log_softmax((hidden_states(p, b) @ p["head"] / 0.9)[:, start:-1])
                picked = jnp.take_along_axis(log_probs, cut["ids"][..., None], -1)[..., 0]
                ratio = jnp.exp(picked - cut["old"])
                terms = jnp.minimum(ratio * cut["advantages"], jnp.clip(ratio, 0.8, 1.2) * cut["advantages"])
                return -(terms * cut["mask"]).sum()
            return loss

        for axes, hidden, head in (({"f": 4, "t": 2}, P("f"), P("f", "t")), ({"d": 2, "f": 4}, P(("d", "f")), P("f"))):
            s = self.shardings(mesh_of(**axes), hidden, head)
            for loss in (policy(0), policy(LENGTH // 2 - 1)):
                plain, compiled = self.compare(loss, parameters(), batch_of(), s)
                self.assertLessEqual(len(collectives(compiled)), len(collectives(plain)))
                self.moves_no_more(plain, compiled, BATCH * LENGTH)

    def test_a_teacher_s_logits_are_cut_with_the_student_s(self):
        """All that is as large is cut alike: logits that the teacher makes, of all tokens or of those that are left."""
        def loss(p, b):
            for start in (0, LENGTH // 2 - 1):
                student = jax.nn.log_softmax((b["x"] @ p["head"])[:, start:-1])
                for teacher in ((b["x"] @ p["head"][:, ::-1])[:, start:-1], b["x"][:, start:-1] @ p["head"][:, ::-1]):
                    teacher = jax.nn.log_softmax(jax.lax.stop_gradient(teacher))
                    yield (jnp.exp(teacher) * (teacher - student)).sum(-1).mean()

        for at in range(4):
            self.compare(lambda p, b, at=at: list(loss(p, b))[at], parameters(), batch_of(), self.s)

    def test_logits_that_are_taken_apart_by_rows(self):
        """Halves of a batch and chunks of tokens, which may be on other devices than their hidden states: all rows are computed where they are."""
        half = BATCH // 2
        log_probs = lambda logits, b: jnp.take_along_axis(jax.nn.log_softmax(logits), b["ids"][..., None], -1)[..., 0] * b["mask"]
        part = lambda b, *at: {k: v[at] for k, v in b.items()}
        first, second = slice(None, half), slice(half, None)

        def preference(p, b):
            logits = hidden_states(p, b) @ p["head"] / 0.9
            better = log_probs(logits[first, :-1], part(b, first, slice(1, None))).sum(-1)
            worse = log_probs(logits[second, :-1], part(b, second, slice(1, None))).sum(-1)
            return -jax.nn.log_sigmoid(0.1 * (better - worse)).mean()

        def side_by_side(p, b):
            better, worse = jnp.split(hidden_states(p, b) @ p["head"], 2)
            ratio = log_probs(better, part(b, first)).sum(-1) - log_probs(worse, part(b, second)).sum(-1)
            return -jax.nn.log_sigmoid(0.1 * ratio).mean()

        def also_whole(p, b):
            logits = hidden_states(p, b) @ p["head"]
            mean = log_probs(logits, b).sum(-1) / b["mask"].sum(-1)
            odds = mean[first] - mean[second] - jnp.log1p(-jnp.exp(mean[first])) + jnp.log1p(-jnp.exp(mean[second]))
            return cross_entropy(logits[first], part(b, first)) - 0.1 * jax.nn.log_sigmoid(odds).mean()

        def chunks(p, b):
            logits, everywhere = hidden_states(p, b) @ p["head"], slice(None)
            cuts = [slice(at, at + LENGTH // 4) for at in range(0, LENGTH, LENGTH // 4)]
            return -sum(log_probs(logits[:, cut], part(b, everywhere, cut)).sum() for cut in cuts) / b["mask"].sum()

        not_finite = lambda p, b: (p, b | {"x": b["x"].at[1, -1, 3].set(jnp.inf).at[half, 2, 5].set(jnp.nan)})
        for axes, hidden, head in ((FT, P("f"), P("f", "t")), ({"f": 2, "c": 4}, P("f", "c"), P("f"))):
            s = self.shardings(mesh_of(**axes), hidden, head)
            for loss in (preference, side_by_side, also_whole, chunks):
                with self.subTest(loss.__name__, axes=axes):
                    self.compare(loss, *not_finite(parameters(), batch_of()), s, fused=None)
                    plain, compiled = self.compare(loss, parameters(), batch_of(), s, fused=None)
                    self.moves_no_more(plain, compiled, BATCH * LENGTH)

    def test_embeddings_against_themselves(self):
        """A contrastive loss: one matrix is both sides of the product, and both of its gradients' contractions."""
        def loss(p, b):
            z = b["x"].reshape(-1, b["x"].shape[-1]) @ p["up"]
            z = z / jnp.linalg.norm(z, axis=-1, keepdims=True)
            n = z.shape[0]
            row, column = jnp.arange(n)[:, None], jnp.arange(n)
            log_probs = jax.nn.log_softmax(jnp.where(row == column, -1e9, z @ z.T / 0.1))
            return -jnp.where((row + n // 2) % n == column, log_probs, 0).sum(-1).mean()

        for axes, hidden, head in ((FT, P("f"), P("f", "t")), ({"f": 8}, P("f"), P("f"))):
            self.compare(loss, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head), fused=None)

    def test_pmap(self):
        split = lambda tree: jax.tree.map(lambda x: x.reshape(8, 1, *x.shape[1:]), tree)
        def step(p, b):
            return jax.lax.pmean(jax.value_and_grad(grpo)(p, b), "i")
        expected = jax.pmap(step, axis_name="i", in_axes=(None, 0))(parameters(), split(batch_of()))
        with grpo_opt.installed(STRICT):
            found = jax.pmap(step, axis_name="i", in_axes=(None, 0))(parameters(), split(batch_of()))
        self.near(found, expected)

if __name__ == "__main__":
    warnings.simplefilter("error", category=RuntimeWarning)
    unittest.main()
