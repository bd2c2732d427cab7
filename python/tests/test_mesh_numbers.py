"""Programs that XLA's partitioner splits, on eight devices: special values, bf16, training steps."""

import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    BATCH, F8, FT, LAYOUTS, LENGTH, STRICT, VOCABULARY, Case, batch_of, grpo, hidden_states, mesh_of, parameters)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs
from jax.sharding import NamedSharding, PartitionSpec as P


class Numbers(Case):
    def assert_same(self, function, shardings, batch):
        """Computes `function` of the parameters and this batch with and without the rewrite, and compares all results."""
        p, b = ({k: jax.device_put(v, shardings[k]) for k, v in tree.items()} for tree in (parameters(), batch))
        expected = function(p, b)
        with grpo_opt.installed(STRICT):
            found = function(p, b)
        for one, other in zip(jax.tree.leaves(expected), jax.tree.leaves(found), strict=True):
            np.testing.assert_allclose(np.asarray(other), np.asarray(one), rtol=2e-5, atol=2e-5)

    def test_masked_and_infinite_logits(self):
        """Rows and whole shards without an admitted entry, infinities and NaN: where one device has them."""
        def loss(p, b):
            logits = hidden_states(p, b) @ p["head"]
            column = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2)
            allowed = (column >= b["first"][..., None]) & (column < b["end"][..., None])
            logits = jnp.where(allowed, logits, b["fill"][..., None])
            log_probs = jax.nn.log_softmax(logits)
            picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0]
            total = jax.nn.logsumexp(logits, -1)
            # XLA's own maximum over a row with a NaN is −inf on CPU, not NaN, and the column of a NaN is not promised.
            largest, column = (jnp.where(jnp.isnan(total), 0, x) for x in (logits.max(-1), jnp.argmax(logits, -1)))
            return (picked * b["mask"]).sum(), (picked, total, largest, column)

        kind = jnp.arange(BATCH * LENGTH).reshape(BATCH, LENGTH) % 6
        rows = {"first": jnp.array([0, 0, 0, VOCABULARY // 2, 3, 700])[kind],
                "end": jnp.array([VOCABULARY, 100, 0, VOCABULARY, 9, 701])[kind],
                "fill": jnp.array([0.0, -jnp.inf, -jnp.inf, -jnp.inf, jnp.nan, jnp.inf])[kind]}
        for name in ("tensor parallel", "fsdp x tp"):
            axes, hidden, head = LAYOUTS[name]
            mesh = mesh_of(**axes)
            with self.subTest(name):
                s = self.shardings(mesh, hidden, head, **{k: P(*hidden[:2]) for k in rows})
                function = jax.jit(loss)
                self.assert_same(function, s, batch_of() | rows)

    def test_columns_of_each_row(self):
        """A teacher's likeliest tokens (top-k distillation), one of them outside of the vocabulary, and each device has some of them."""
        def loss(p, b):
            log_probs = jax.nn.log_softmax(hidden_states(p, b) @ p["head"])
            picked = jnp.take_along_axis(log_probs, b["columns"], -1, mode="clip")
            return ((b["weights"] * picked).sum(-1) * b["mask"]).sum(), picked

        count = 8
        columns = drawn.integers(14, (BATCH, LENGTH, count), VOCABULARY).at[0, 0, 1].set(VOCABULARY)
        columns = columns.at[0, 1, :].set(columns[0, 1, 0])
        more = {"columns": columns, "weights": drawn.normal(15, (BATCH, LENGTH, count))}
        function = jax.jit(jax.value_and_grad(loss, has_aux=True))
        for name in ("tensor parallel", "fsdp x tp", "vocabulary over the batch's axis"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                s = self.shardings(mesh_of(**axes), hidden, head, **{k: P(*hidden[:1]) for k in more})
                self.assert_same(function, s, batch_of() | more)

    def test_bf16_is_as_near_to_f64(self):
        for name in ("fsdp x tp", "sequence parallel"):
            axes, hidden, head = LAYOUTS[name]
            s = self.shardings(mesh_of(**axes), hidden, head)
            p, b = parameters(dtype=jnp.bfloat16), batch_of(dtype=jnp.bfloat16)
            function = jax.jit(jax.value_and_grad(grpo))
            wide = lambda tree: jax.tree.map(lambda x: x.astype(jnp.float32) if x.dtype == jnp.bfloat16 else x, tree)
            exact = function(wide(p), wide(b))
            put = lambda tree: {k: jax.device_put(v, s[k]) for k, v in tree.items()}
            plain = function(put(p), put(b))
            with grpo_opt.installed(STRICT):
                found = function(put(p), put(b))
            for one, other, best in zip(*(jax.tree.leaves(t) for t in (plain, found, exact)), strict=True):
                error = lambda x: np.abs(np.asarray(x, np.float32) - np.asarray(best, np.float32)).max()
                self.assertLessEqual(error(other), 1.25 * error(one) + 1e-6, name)

    def test_five_steps_of_adam_in_bf16_are_as_near_to_f32(self):
        """Moments in f32; what differs between two programs in bf16 grows with each step, in both."""
        specs = {"head": P("f", "t"), "up": P("f", "t"), "down": P("t", "f")}
        s = self.shardings(mesh_of(**FT), P("f"), specs["head"], up=specs["up"], down=specs["down"])
        wide = lambda tree: jax.tree.map(lambda x: x.astype(jnp.float32) if x.dtype == jnp.bfloat16 else x, tree)

        def train(p, b):
            mean = square = jax.tree.map(jnp.zeros_like, wide(p))
            for step in range(1, 6):
                gradient = wide(jax.grad(grpo)(p, b))
                mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
                square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, gradient)
                move = lambda p, m, v, step=step: p - (
                    1e-3 * m / (1 - 0.9**step) / (jnp.sqrt(v / (1 - 0.999**step)) + 1e-8)).astype(p.dtype)
                p = jax.tree.map(move, p, mean, square)
            return p, mean, square

        p, b = parameters(dtype=jnp.bfloat16), batch_of(dtype=jnp.bfloat16)
        put = lambda tree: {k: jax.device_put(v, s[k]) for k, v in tree.items()}
        plain, exact = jax.jit(train)(put(p), put(b)), jax.jit(train)(put(wide(p)), put(wide(b)))
        with grpo_opt.installed(STRICT):
            found = jax.jit(train)(put(p), put(b))
        for one, other, best in zip(*(jax.tree.leaves(t) for t in (plain, found, exact)), strict=True):
            error = lambda x: np.abs(np.asarray(x, np.float32) - np.asarray(best, np.float32)).mean()
            self.assertLessEqual(error(other), 1.5 * error(one) + 1e-6)


class Training(Case):
    def test_twenty_steps_give_the_same_losses(self):
        for axes, batch_spec, spec in ((F8, P(), lambda a: P("f") if a.ndim == 2 else P()),
                                       (FT, P(None, "f"), lambda a: P("f", "t") if a.ndim == 2 else P())):
            mesh = mesh_of(**axes)
            place = lambda tree: jax.tree.map(lambda a: jax.device_put(a, NamedSharding(mesh, spec(a))), tree)

            def train(mesh=mesh, place=place, batch_spec=batch_spec):
                p = place(programs.initial_parameters(0))
                momentum, losses = jax.tree.map(jnp.zeros_like, p), []
                for step in range(20):
                    b = jax.device_put(programs.batch_of(step % 4), NamedSharding(mesh, batch_spec))
                    p, momentum, loss = programs.train_step(p, momentum, b)
                    losses.append(float(loss))
                return losses

            plain = train()
            with grpo_opt.installed(STRICT):
                fused = train()
            self.assertLess(sum(fused[-4:]), sum(fused[:4]))  # of the same four batches
            np.testing.assert_allclose(fused, plain, rtol=2e-5)

if __name__ == "__main__":
    warnings.simplefilter("error", category=RuntimeWarning)
    unittest.main()
