"""Programs that XLA's partitioner splits, on eight CPU devices: vocabularies that no axis divides, values that are not
summed yet, several meshes."""

import re
import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    BATCH, DFT, FT, HIDDEN, LENGTH, STRICT, T8, VOCABULARY, Case, batch_of, collectives, cross_entropy, grpo,
    hidden_states, mesh_of, parameters, tied)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P, reshard

# No axis divides it.
ODD = 4091


def every_sink(p, b):
    """Sums of degree 1, picks of one and of several columns, an argmax, maxima and minima, several heads, a bias."""
    h = hidden_states(p, b)
    logits = (h @ p["head"][:, :ODD]).astype(jnp.float32) / 0.7 + p["bias"][:ODD]
    log_probs = jax.nn.log_softmax(logits)
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    teacher = jax.nn.log_softmax(b["x"] @ p["teacher"][:, :ODD])
    distance = (jnp.exp(teacher) * (teacher - log_probs)).sum(-1)
    picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0]
    columns = jnp.take_along_axis(log_probs, (b["ids"][..., None] + 500 * jnp.arange(8)) % ODD, -1)
    loss = 0.1 * (columns.mean(-1) * b["mask"]).mean() - (picked * b["mask"]).mean() - 0.1 * log_probs.mean(-1).sum() - 0.01 * (entropy * b["mask"]).sum()
    metrics = entropy, jnp.argmax(logits, -1), jnp.argmax(-logits, -1), logits.max(-1), logits.min(-1), (logits > 1).sum(-1)
    return loss + 0.1 * distance.mean() + jax.nn.logsumexp(logits, -1).mean() ** 2, metrics


class OddVocabulary(Case):
    """Columns are added where the program splits a vocabulary that the axes do not divide."""

    def test_a_part_of_a_padded_head(self):
        """Heads are padded so that they can be split, and logits cut to the vocabulary."""
        def cut_logits(p, b):
            return cross_entropy((hidden_states(p, b) @ p["head"])[..., :ODD], b)

        def cut_head(p, b):
            return cross_entropy(hidden_states(p, b) @ p["head"][:, :ODD], b)

        def cut_rows(p, b):
            return tied({**p, "head": p["head"][:ODD]}, b)

        for loss, axes, hidden, head in (
                (cut_logits, T8, P(), P(None, "t")), (cut_logits, FT, P("f"), P("f", "t")), (cut_head, FT, P("f"), P("f", "t")),
                (cut_rows, DFT, P(("d", "f")), P("t", "f")), (cut_head, FT, P("f", "t"), P("f", "t"))):
            with self.subTest((loss.__name__, head)):
                self.compare(loss, parameters(turned=loss is cut_rows), batch_of(vocabulary=ODD),
                             self.shardings(mesh_of(**axes), hidden, head))

    def test_every_sink(self):
        p = parameters() | {"bias": drawn.normal(7, (VOCABULARY,)), "teacher": drawn.normal(8, (HIDDEN, VOCABULARY))}
        for axes, hidden, head in ((T8, P(), P(None, "t")), (FT, P("f"), P("f", "t"))):
            with self.subTest(head):
                self.compare(every_sink, p, batch_of(vocabulary=ODD),
                             self.shardings(mesh_of(**axes), hidden, head, bias=P("t"), teacher=P(None, "t")), aux=True)

    def test_a_constraint_alone(self):
        """Nothing but a constraint on the logits says that the vocabulary is split."""
        mesh = mesh_of(**FT)
        for columns in (VOCABULARY, ODD):
            with self.subTest(columns):
                def loss(p, b):
                    logits = hidden_states(p, b) @ p["head"]
                    return cross_entropy(jax.lax.with_sharding_constraint(logits, NamedSharding(mesh, P("f", None, "t"))), b)

                p = parameters()
                p["head"] = p["head"][:, :columns]
                _, compiled = self.compare(loss, p, batch_of(vocabulary=columns), self.shardings(mesh, P("f"), P("f")))
                # No device has the whole head.
                self.assertFalse(re.search(rf"f32\[{HIDDEN},(4091|4092|4096)\]", compiled.as_text()))

    def test_one_token(self):
        """Rows that are fewer than devices: the vocabulary is split, also where the program splits something else."""
        def cut(p, b):
            return cross_entropy(hidden_states(p, b) @ p["head"][:, :b["columns"].shape[0]], b)

        for columns, axes, head in ((ODD, T8, P("t")), (VOCABULARY, T8, P("t")), (ODD, FT, P("f", "t"))):
            with self.subTest((columns, head)):
                b = batch_of(1, 1, columns) | {"columns": jnp.zeros(columns), "mask": jnp.ones((1, 1))}
                s = self.shardings(mesh_of(**axes), P(), head, columns=P())
                _, compiled = self.compare(cut, parameters(), b, s)
                if axes == T8:  # no device has the whole head
                    self.assertFalse(re.search(rf"f32\[{HIDDEN},({columns}|{VOCABULARY})\]", compiled.as_text()))

    def test_special_values(self):
        """Columns that are added are zeros, or NaN for infinite hidden states: neither may reach a result."""
        def loss(p, b):
            logits = b["x"] @ p["head"][:, :ODD]
            column = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2)
            logits = jnp.where(column < b["end"][..., None], logits, b["fill"][..., None]) + b["offset"][..., None]
            log_probs = jax.nn.log_softmax(logits)
            picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0]
            entropy = -jnp.where(log_probs > -jnp.inf, jnp.exp(log_probs) * log_probs, 0).sum(-1)
            # XLA's own maximum over a row with a NaN is −inf on CPU, not NaN.
            total = jax.nn.logsumexp(logits, -1)
            largest = jnp.where(jnp.isnan(total), 0, logits.max(-1))
            smallest = jnp.where(jnp.isnan(total), 0, logits.min(-1))
            column = jnp.where(jnp.isnan(total), 0, jnp.argmax(logits, -1))
            return picked, total, largest, smallest, column, entropy, logits.sum(-1)

        kind = jnp.arange(BATCH * LENGTH).reshape(BATCH, LENGTH) % 7
        rows = {"end": jnp.array([ODD, 100, 0, 0, 9, ODD - 1, ODD])[kind],
                "fill": jnp.array([0.0, -jnp.inf, -jnp.inf, jnp.inf, jnp.nan, jnp.inf, 0.0])[kind],
                # All logits below what is added, which is 0, or above.
                "offset": jnp.array([-300.0, -30.0, 0, 0, 0, 0, 300.0])[kind]}
        b = batch_of(vocabulary=ODD) | rows
        b["x"] = b["x"].at[3, 3].set(jnp.inf).at[4, 4, 2].set(jnp.nan)
        for axes, hidden, head in ((T8, P(), P(None, "t")), (FT, P("f"), P("f", "t"))):
            with self.subTest(head):
                s = self.shardings(mesh_of(**axes), hidden, head, **{k: P(*hidden[:1]) for k in rows})
                p = {k: jax.device_put(v, s[k]) for k, v in parameters().items()}
                b = {k: jax.device_put(v, s[k]) for k, v in b.items()}
                expected = jax.jit(loss)(p, b)
                with grpo_opt.installed(STRICT):
                    found = jax.jit(loss)(p, b)
                for one, other in zip(expected, found, strict=True):
                    np.testing.assert_allclose(np.asarray(other), np.asarray(one), rtol=2e-5, atol=2e-4)


class Unreduced(Case):
    """Explicit axes: the gradient of a parameter that is `reduced` over an axis is not summed over it until the program
    says so."""

    def setUp(self):
        super().setUp()
        self.mesh = Mesh(mesh_of(**FT).devices, ("f", "t"), axis_types=(AxisType.Explicit,) * 2)
        self.s = self.shardings(self.mesh, P("f"), P(None, "t"))

    def loss(self, p, b):
        dot = lambda text, *args, to: jnp.einsum(text, *args, out_sharding=to)
        h = jnp.tanh(dot("bth,hk->btk", b["x"], p["up"], to=P("f")))
        logits = dot("bth,hv->btv", dot("btk,kh->bth", h, p["down"], to=P("f")), p["head"], to=P("f", None, "t"))
        columns = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2, out_sharding=P("f", None, "t"))
        picked = jnp.where(columns == b["ids"][..., None], jax.nn.log_softmax(logits), 0).sum(-1)
        return -(picked * b["mask"]).mean()

    def gradients(self, p, b):
        """One step's loss and gradients, the head's not summed."""
        p = {**p, "head": reshard(p["head"], P(None, "t", reduced={"f"}))}
        return jax.value_and_grad(self.loss)(p, b)

    def step(self, p, b):
        value, gradients = self.gradients(p, b)
        return value, {**gradients, "head": reshard(gradients["head"], P(None, "t"))}

    def microbatches(self, p, b):
        """Gradients of several steps are added before they are summed over devices."""
        zeros = jax.tree.map(jnp.zeros_like, p)
        zeros["head"] = reshard(zeros["head"], P(None, "t", unreduced={"f"}))
        def add(sums, scale):
            value, gradients = self.gradients(p, {**b, "mask": b["mask"] * scale})
            return (sums[0] + value, jax.tree.map(jnp.add, sums[1], gradients)), None
        (value, gradients), _ = jax.lax.scan(add, (0.0, zeros), jnp.array([1.0, 0.5, 0.25]))
        return value, {**gradients, "head": reshard(gradients["head"], P(None, "t"))}

    def test_gradients_are_summed_where_the_program_does(self):
        with jax.set_mesh(self.mesh):
            p = {k: jax.device_put(v, self.s[k]) for k, v in parameters().items()}
            b = {k: jax.device_put(v, self.s[k]) for k, v in batch_of().items()}
            for step in (self.step, self.microbatches):
                with self.subTest(step.__name__):
                    expected = jax.jit(step)(p, b)
                    with grpo_opt.installed(STRICT):
                        compiled = jax.jit(step).lower(p, b).compile()
                        found = compiled(p, b)
                    for one, other in zip(jax.tree.leaves(expected), jax.tree.leaves(found), strict=True):
                        np.testing.assert_allclose(np.asarray(other), np.asarray(one), atol=2e-4 * np.abs(one).max())
                    # The head's gradient is summed once, and not in the loop.
                    sums = [line for line in compiled.as_text().splitlines()
                            if " all-reduce(" in line and f",{VOCABULARY // 2}]" in line]
                    self.assertEqual(len(sums), 1)
                    self.assertNotIn("while/body", sums[0])


class Meshes(Case):
    """Several meshes of the same devices in one program."""

    def setUp(self):
        super().setUp()
        self.mesh = mesh_of(**FT)
        self.other = Mesh(self.mesh.devices.reshape(8), ("all",))
        self.s = self.shardings(self.mesh, P("f"), P("f", "t"))

    def test_a_constraint_on_another_mesh(self):
        def loss(p, b):
            h = jax.lax.with_sharding_constraint(hidden_states(p, b), NamedSharding(self.other, P("all")))
            return programs.grpo_loss(h, p["head"], b["ids"], b["old"], b["advantages"], b["mask"])

        plain, compiled = self.compare(loss, parameters(), batch_of(), self.s)
        self.assertLessEqual(len(collectives(compiled)), len(collectives(plain)))

    def test_a_shard_map_over_another_mesh(self):
        """One loss in it, one outside of it; a gradient through both."""
        def loss(p, b):
            rows = P("all")
            inner = lambda p, b: jax.lax.pmean(grpo(p, b), "all")
            specs = jax.tree.map(lambda _: P(), p), jax.tree.map(lambda _: rows, b)
            return jax.shard_map(inner, mesh=self.other, in_specs=specs, out_specs=P())(p, b) + grpo(p, b) / 2

        self.compare(loss, parameters(), batch_of(), self.s)

    def test_devices_in_another_order(self):
        """A mesh that numbers devices otherwise than the program: JAX itself writes one only where it moves arrays."""
        order = (3, 1, 2, 0, 7, 5, 6, 4)
        put = lambda x, *spec: jax.lax.with_sharding_constraint(
            x, NamedSharding(self.mesh, P(*spec), _logical_device_ids=order))

        def loss(p, b):
            logits = put(hidden_states(p, b), "f") @ put(p["head"], "f", "t")
            return cross_entropy(logits, {"ids": put(b["ids"], "f"), "mask": b["mask"]}), jnp.argmax(logits, -1)

        s = self.shardings(self.mesh, P(), P())
        text = jax.jit(loss).lower(parameters(), batch_of()).as_text()
        self.assertIn("device_ids=[3, 1, 2, 0, 7, 5, 6, 4]", text)
        _, compiled = self.compare(loss, parameters(), batch_of(), s, aux=True)
        # Statistics over "t", sums of gradients over "f".
        self.assertIn("replica_groups={{3,1},{2,0},{7,5},{6,4}}", compiled.as_text())


if __name__ == "__main__":
    warnings.simplefilter("error", category=RuntimeWarning)
    unittest.main()
