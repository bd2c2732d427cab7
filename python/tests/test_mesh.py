"""Programs that XLA's partitioner splits, on eight devices of JAX's CPU client: fused, with the original's numbers."""

import re
import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    BATCH, DFT, F8, FT, FUSE, HIDDEN, LAYOUTS, LENGTH, STRICT, T8, VOCABULARY, Case, batch_of, collectives, constrained,
    cross_entropy, grpo, hidden_states, lora, megatron, mesh_of, parameters, shifted, tied, with_bias, with_metrics)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs
from jax.sharding import NamedSharding, PartitionSpec as P


class Layouts(Case):
    def test_grpo(self):
        for name, (axes, hidden, head) in LAYOUTS.items():
            with self.subTest(name):
                self.compare(grpo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head), alone=True)

    def test_a_gradient_is_summed_once(self):
        """Also where devices have copies of the weights, or split the tokens, besides those that shard the weights."""
        for name in ("hsdp", "context parallel"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                _, compiled = self.compare(grpo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head))
                sums = [line for line in compiled.as_text().splitlines()
                        if re.search(rf"= .*,{VOCABULARY}\].* (all-reduce|reduce-scatter)\(", line)]
                self.assertEqual(len(sums), 1, sums)

    def test_columns_stay_where_the_weights_have_them(self):
        """Also over the batch's axis: few hidden states are gathered, and no weights, which the plain program moves as little."""
        for name in ("vocabulary over both", "vocabulary over both, the other way round", "vocabulary over the batch's axis"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                case = self.compare(grpo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head))
                self.moves_no_more(*case, rows=BATCH * LENGTH)

    def test_weights_split_where_the_head_contracts_are_exchanged(self):
        """The program adds partial logits up; weights move in their place, over the axes that split columns then."""
        for hidden, head in ((P("f"), P("t", "f")), (P("f"), P(("f", "t"))), (P(None, None, "t"), P("t"))):
            with self.subTest(head):
                shardings = self.shardings(mesh_of(**FT), hidden, head)
                plain, compiled = self.compare(grpo, parameters(), batch_of(), shardings)
                self.moves_no_more(plain, compiled, rows=BATCH * LENGTH, exchanged=True)
                self.assertEqual(collectives(compiled).count("all-to-all"), 2)

    def test_metrics(self):
        for name in ("tensor parallel", "fsdp x tp", "sequence parallel", "vocabulary over both", "four axes"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                self.compare(with_metrics, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head),
                             aux=True, alone=True)

    def test_bias(self):
        for name, bias in (("tensor parallel", P("t")), ("fsdp x tp", P("t")), ("fsdp", P()), ("context parallel", P())):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                p = parameters() | {"bias": drawn.normal(5, (VOCABULARY,))}
                self.compare(with_bias, p, batch_of(), self.shardings(mesh_of(**axes), hidden, head, bias=bias), alone=True)

    def test_a_term_of_low_rank(self):
        """Two heads, of which the narrow one is trained, and the hidden states of both."""
        for name, down, up in (("fsdp", P("f"), P(None, "f")), ("tensor parallel", P(), P(None, "t")),
                               ("fsdp x tp", P("f"), P(None, "t")), ("sequence parallel", P(), P("t")),
                               ("context parallel", P(), P()), ("vocabulary over both", P(), P(None, ("t", "f")))):
            axes, hidden, head = LAYOUTS[name]
            for dtype, tolerance in ((jnp.float32, 2e-4), (jnp.bfloat16, 3e-2)):
                with self.subTest(name, dtype=dtype.__name__):
                    normal = lambda seed, *shape: drawn.normal(seed, shape, dtype, 1 / 6)
                    p = parameters(dtype=dtype) | {"down_lora": normal(6, HIDDEN, 8), "up_lora": normal(7, 8, VOCABULARY)}
                    s = self.shardings(mesh_of(**axes), hidden, head, down_lora=down, up_lora=up)
                    self.compare(lora, p, batch_of(dtype=dtype), s, tolerance=tolerance, alone=True)

    def test_head_with_one_row_per_entry(self):
        for head in (P("t"), P("t", "f"), P(("f", "t")), P(None, "f")):
            with self.subTest(head):
                self.compare(tied, parameters(turned=True), batch_of(), self.shardings(mesh_of(**FT), P("f"), head), alone=True)

    def test_constraints_on_logits(self):
        for name, spec in (("fsdp x tp", P("f", None, "t")), ("sequence parallel", P("f", None, "t")), ("fsdp", P("f"))):
            axes, hidden, head = LAYOUTS[name]
            mesh = mesh_of(**axes)
            with self.subTest(name):
                s = self.shardings(mesh, hidden, head)
                self.compare(constrained(mesh, spec, spec), parameters(), batch_of(), s)
                if name == "fsdp x tp":
                    self.compare(shifted(mesh, spec), parameters(), batch_of(), s)

    def test_a_teacher_with_more_hidden_units(self):
        """Chains with one shape of logits have heads of several, none of which is logits that are left."""
        mesh = mesh_of(**FT)
        spec = lambda *axes: NamedSharding(mesh, P(*axes))
        normal = lambda seed, *shape: drawn.normal(seed, shape)
        p, b = {"head": normal(0, 32, 1024)}, {"x": normal(1, 8, 16, 32), "wide": normal(2, 8, 16, 48),
                                               "teacher": normal(3, 48, 1024)}
        shardings = {"head": spec("f"), "teacher": spec("f"), "x": spec("f"), "wide": spec("f")}

        def distill(p, b):
            log_softmax = lambda h, w: jax.nn.log_softmax(
                jax.lax.with_sharding_constraint(h @ w, spec("f", None, "t")))
            student, teacher = log_softmax(b["x"], p["head"]), log_softmax(b["wide"], b["teacher"])
            return (jnp.exp(teacher) * (teacher - student)).sum(-1).mean()

        self.compare(distill, p, b, shardings)

    def test_a_ratio_per_sequence(self):
        """The gradient waits for sums over tokens: its sweep has a region of its own."""
        def gspo(p, b):
            log_probs = programs.token_log_probs(hidden_states(p, b), p["head"], b["ids"])
            ratio = jnp.exp(((log_probs - b["old"]) * b["mask"]).sum(-1) / b["mask"].sum(-1))
            advantage = b["advantages"][:, 0]
            return -jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.9, 1.1) * advantage).mean()

        for name in ("fsdp x tp", "context parallel"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                self.compare(gspo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head), alone=True)

    def test_a_softmax_by_hand(self):
        """Its gradient goes through the maximum, to the largest entry of all shards."""
        def by_hand(p, b):
            logits = hidden_states(p, b) @ p["head"]
            shifted = logits - logits.max(-1, keepdims=True)
            log_probs = shifted - jnp.log(jnp.exp(shifted).sum(-1, keepdims=True))
            return -(jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0] * b["mask"]).mean()

        for name in ("fsdp x tp", "tensor parallel", "context parallel", "vocabulary over both"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                self.compare(by_hand, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head), alone=True)

    def test_a_mesh_of_one_device(self):
        """The same program as without a mesh."""
        mesh = mesh_of(f=1, t=1)
        loss, shardings = constrained(mesh, P("f", None, "t")), self.shardings(mesh, P("f"), P("f", "t"))
        _, compiled = self.compare(loss, parameters(), batch_of(), shardings)
        alone = jax.sharding.SingleDeviceSharding(jax.devices()[0])
        without = lambda p, b: cross_entropy((hidden_states(p, b) @ p["head"]) / 0.9, b)
        _, expected = self.compare(without, parameters(), batch_of(), dict.fromkeys(shardings, alone))
        self.assertEqual(collectives(compiled), [])
        operations = lambda c: re.findall(r"= \S+ [\w-]+\(", c.as_text())
        self.assertGreater(len(operations(expected)), 20)
        self.assertEqual(operations(compiled), operations(expected))

    def test_parts_of_an_axis(self):
        """A reshape splits an axis: the batch takes one part of it, the sequence the other; the vocabulary has both where it does."""
        for axes, head, batch, shares in (
                (F8, P("f"), 4, "16 x 4096"), (F8, P("f"), 2, "16 x 4096"), (F8, P(None, "f"), 2, "128 x 512"),
                (FT, P("f", "t"), 2, "32 x 2048")):
            with self.subTest((axes, head, batch)):
                def loss(p, b):
                    return grpo(p, b | {"x": b["x"].reshape(batch, 128 // batch, HIDDEN)})

                b = batch_of(batch, 128 // batch)
                b["x"] = b["x"].reshape(128, HIDDEN)
                s = self.shardings(mesh_of(**axes), P(), head) | {"x": NamedSharding(mesh_of(**axes), P("f"))}
                self.assertIn(f"{shares} on each", self.messages(STRICT, loss, parameters(), b, s))

    def test_what_does_not_divide(self):
        for (batch, length), axes, hidden, head in (
                ((6, 16), F8, P(), P("f")), ((8, 15), FT, P("f"), P("f", "t")), ((8, 16), FT, P("f"), P("f", "t"))):
            with self.subTest((batch, length)):
                self.compare(grpo, parameters(), batch_of(batch, length), self.shardings(mesh_of(**axes), hidden, head))

    def test_rows_are_added_where_nothing_divides(self):
        """With values in the rows that are added that are no numbers: they have the weight 0/0."""
        def loss(p, b):
            logits = hidden_states(p, b) @ p["head"] + p["bias"]
            log_probs = jax.nn.log_softmax(logits)
            picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0]
            return -(picked * b["mask"] / b["scale"]).sum(), (picked, jnp.argmax(logits, -1))

        for (batch, length), axes, head in (((7, 15), T8, P("t")), ((4, 15), FT, P("t")), ((3, 5), DFT, P(("f", "t")))):
            with self.subTest((batch, length)):
                p = parameters()
                p = p | {"head": p["head"][:, :4095], "bias": drawn.normal(5, (4095,))}
                b = batch_of(batch, length, 4095) | {"scale": 1 + jnp.arange(length)[None].repeat(batch, 0)}
                hidden = P("f") if batch % 4 == 0 else P()
                s = self.shardings(mesh_of(**axes), hidden, head, scale=P(*hidden[:1]))
                self.compare(loss, p, b, s, aux=True)


class Explicit(Case):
    """Axes whose sharding is in types: JAX puts a constraint on every value, numbers in reducers included."""

    def test_cross_entropy_and_metrics(self):
        mesh = jax.sharding.Mesh(mesh_of(**FT).devices, ("f", "t"), axis_types=(jax.sharding.AxisType.Explicit,) * 2)

        def loss(p, b):
            dot = lambda text, *args, to: jnp.einsum(text, *args, out_sharding=to)
            h = jnp.tanh(dot("bth,hk->btk", b["x"], p["up"], to=P("f")))
            logits = dot("bth,hv->btv", dot("btk,kh->bth", h, p["down"], to=P("f")), p["head"], to=P("f", None, "t"))
            log_probs = jax.nn.log_softmax(logits)
            columns = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2, out_sharding=P("f", None, "t"))
            picked = jnp.where(columns == b["ids"][..., None], log_probs, 0).sum(-1)
            entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
            return -(picked * b["mask"]).mean() - 0.01 * entropy.mean(), (entropy, jnp.argmax(logits, -1))

        with jax.set_mesh(mesh):
            self.compare(loss, parameters(), batch_of(), self.shardings(mesh, P("f"), P(None, "t")), aux=True)


class ManualFromOutside(Case):
    """The gradient of a `shard_map` is taken from outside: autodiff hands logits-sized residuals over."""

    def test_over_tokens(self):
        mesh = mesh_of(**FT)
        rows = P(("f", "t"))

        def loss(p, b):
            inner = lambda p, b: jax.lax.pmean(grpo(p, b), ("f", "t"))
            specs = jax.tree.map(lambda _: P(), p), jax.tree.map(lambda _: rows, b)
            return jax.shard_map(inner, mesh=mesh, in_specs=specs, out_specs=P())(p, b)

        _, compiled = self.compare(loss, parameters(), batch_of(), self.shardings(mesh, rows, P()))
        self.assertNotRegex(compiled.as_text(), rf"f32\[1,{LENGTH},{VOCABULARY}\]")

    def test_over_the_vocabulary(self):
        mesh = mesh_of(**FT)

        def loss(p, b):
            inner = lambda *args: jax.lax.psum(megatron(*args), "f")
            specs = P("f"), P(None, "t"), P("f"), P("f")
            mapped = jax.shard_map(inner, mesh=mesh, in_specs=specs, out_specs=P())
            return mapped(hidden_states(p, b), p["head"], b["ids"], b["mask"])

        _, compiled = self.compare(loss, parameters(), batch_of(), self.shardings(mesh, P("f"), P(None, "t")))
        self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY // 2}\]")


def masked_pick(p, b):
    """A loss whose pick is a masked sum: XLA's partitioner aborts on gathers that it splits within a `shard_map`."""
    logits = hidden_states(p, b) @ p["head"]
    columns = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2)
    log_probs = jax.nn.log_softmax(logits)
    picked = jnp.where(columns == b["ids"][..., None], log_probs, 0).sum(-1)
    ratio = jnp.exp(picked - b["old"])
    objective = jnp.minimum(ratio * b["advantages"], jnp.clip(ratio, 0.8, 1.2) * b["advantages"])
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    return -(objective * b["mask"]).mean() - 0.01 * entropy.mean(), (entropy, jnp.argmax(logits, -1))


class ManualOverSomeAxes(Case):
    """A `shard_map` over some axes of the mesh; the partitioner has the others."""

    def over_tokens(self, mesh, spec):
        """The loss inside a map over "f"."""
        def loss(p, b):
            inner = lambda p, b: jax.lax.pmean(spec(p, b), "f")
            specs = jax.tree.map(lambda _: P(), p), jax.tree.map(lambda _: P("f"), b)
            return jax.shard_map(inner, mesh=mesh, in_specs=specs, out_specs=P(), axis_names={"f"})(p, b)
        return loss

    def test_gradient_inside(self):
        """The data axis is manual, gradients are averaged by hand; the vocabulary is split automatically."""
        for head in (P(None, "t"), P("t"), P()):
            with self.subTest(head):
                mesh = mesh_of(**FT)

                def step(p, b, mesh=mesh):
                    inner = lambda p, b: jax.lax.pmean(jax.value_and_grad(lambda p, b: masked_pick(p, b)[0])(p, b), "f")
                    specs = jax.tree.map(lambda _: P(), p), jax.tree.map(lambda _: P("f"), b)
                    return jax.shard_map(inner, mesh=mesh, in_specs=specs, out_specs=P(), axis_names={"f"})(p, b)

                s = self.shardings(mesh, P("f"), head)
                p = {k: jax.device_put(v, s[k]) for k, v in parameters().items()}
                b = {k: jax.device_put(v, s[k]) for k, v in batch_of().items()}
                plain = jax.jit(step)(p, b)
                with grpo_opt.installed(STRICT):
                    compiled = jax.jit(step).lower(p, b).compile()
                    found = compiled(p, b)
                self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY}\]")
                for one, other in zip(jax.tree.leaves(plain), jax.tree.leaves(found), strict=True):
                    np.testing.assert_allclose(other, one, atol=2e-4 * np.abs(one).max())

    def test_gradient_outside(self):
        """Residuals as large as the logits between the two maps are computed again."""
        for name, head in (("tp", P(None, "t")), ("fsdp", P("t"))):
            with self.subTest(name):
                mesh = mesh_of(**FT)
                _, compiled = self.compare(self.over_tokens(mesh, lambda p, b: masked_pick(p, b)[0]), parameters(), batch_of(),
                                           self.shardings(mesh, P("f"), head))
                self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY}\]")

    def test_metrics(self):
        mesh = mesh_of(**DFT)

        def loss(p, b):
            specs = jax.tree.map(lambda _: P(), p), jax.tree.map(lambda _: P("d"), b)
            def inner(p, b):
                value, metrics = masked_pick(p, b)
                return jax.lax.psum(value, "d"), metrics
            mapped = jax.shard_map(inner, mesh=mesh, in_specs=specs, out_specs=(P(), P("d")), axis_names={"d"})
            return mapped(p, b)

        self.compare(loss, parameters(), batch_of(), self.shardings(mesh, P(("d", "f")), P("f", "t")), aux=True)

    def test_vocabulary_manual_and_tokens_automatic(self):
        mesh = mesh_of(**DFT)

        def loss(p, b):
            specs = P(), P(None, "t"), P(), P()
            mapped = jax.shard_map(megatron, mesh=mesh, in_specs=specs, out_specs=P(), axis_names={"t"})
            return mapped(hidden_states(p, b), p["head"], b["ids"], b["mask"])

        for head in (P(None, "t"), P("f", "t"), P(("d", "f"), "t")):
            with self.subTest(head):
                self.compare(loss, parameters(), batch_of(), self.shardings(mesh, P(("d", "f")), head))


class MemoryOfOneDevice(Case):
    """Loops take about as long as this loss, whose logits are most of what one device has, or not."""

    def fuse(self, noise: int):
        mesh = mesh_of(**F8)
        arrays = {"x": ((8, 192, 512), P("f")), "head": ((512, 32768), P()), "noise": ((noise, 16384), P("f"))}
        shapes = {name: jax.ShapeDtypeStruct(shape, jnp.float32, sharding=NamedSharding(mesh, spec)) for name, (shape, spec) in arrays.items()}

        def loss(x, head, noise):
            # The sum needs all sorted rows at once.
            beside = jnp.sort(noise, axis=1)
            return -jax.nn.log_softmax(x @ head)[..., 7].mean() + (beside * jnp.flip(beside, 1)).sum()

        return grpo_opt.fuse(jax.jit(jax.value_and_grad(loss)).lower(*shapes.values()), strict=True, remarks="none")

    def test_logits_are_most_of_it(self):
        self.assertIn("stablehlo.while", self.fuse(1024).as_text())

    def test_other_values_are_most_of_it(self):
        with self.assertRaisesRegex(grpo_opt.FusionError, "loops leave .* MiB of temporaries"):
            self.fuse(8192)


class Refusals(Case):
    def refused(self, reason, config=FUSE, **kwargs):
        """What a strict run says, and that a lenient one leaves the program alone."""
        with self.assertRaisesRegex(grpo_opt.FusionError, reason), grpo_opt.installed(STRICT):
            self.compare(**kwargs, config=STRICT)
        self.compare(**kwargs, config=config, fused=False)

    def test_nothing_divides(self):
        """Logits that are arguments are not padded."""
        mesh = mesh_of(**T8)
        s = self.shardings(mesh, P(), P(), logits=P("t"))
        logits = drawn.normal(3, (8, 15, 4095))
        self.refused("can be split evenly", loss=lambda p, b: cross_entropy(p["logits"][:7], b), p={"logits": logits},
                     b=batch_of(7, 15, 4095), shardings=s)

    def test_too_little_on_each_device(self):
        config = {"min_columns": 1, "min_logits": "1MiB", "remarks": "none"}
        s = self.shardings(mesh_of(**F8), P("f"), P("f"))
        with self.assertRaisesRegex(grpo_opt.FusionError, "16 rows x 4096 columns on each device.*`always_fuse` overrides"):
            self.compare(grpo, parameters(), batch_of(), s, config={**config, "strict": True})
        self.compare(grpo, parameters(), batch_of(), s, config=config, fused=False)


if __name__ == "__main__":
    warnings.simplefilter("error", category=RuntimeWarning)
    unittest.main()
