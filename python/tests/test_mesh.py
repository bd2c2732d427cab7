"""Programs that XLA's partitioner splits, on eight devices of JAX's CPU client: fused, with the original's numbers."""

import re
import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    BATCH, DFT, F8, FT, FUSE, HIDDEN, LAYOUTS, LENGTH, STRICT, T8, VOCABULARY, Case, batch_of, collectives, constrained,
    cross_entropy, grpo, hidden_states, lora, megatron, mesh_of, parameters, shifted, tied, with_bias, with_metrics)

import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
import programs
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


class Layouts(Case):
    def test_grpo(self):
        for name, (axes, hidden, head) in LAYOUTS.items():
            with self.subTest(name):
                self.compare(grpo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head))

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

    def test_metrics(self):
        for name in ("tensor parallel", "fsdp x tp", "sequence parallel", "vocabulary over both", "four axes"):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                self.compare(with_metrics, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head),
                             aux=True)

    def test_bias(self):
        for name, bias in (("tensor parallel", P("t")), ("fsdp x tp", P("t")), ("fsdp", P()), ("context parallel", P())):
            axes, hidden, head = LAYOUTS[name]
            with self.subTest(name):
                p = parameters() | {"bias": jax.random.normal(jax.random.key(5), (VOCABULARY,))}
                self.compare(with_bias, p, batch_of(), self.shardings(mesh_of(**axes), hidden, head, bias=bias))

    def test_a_term_of_low_rank(self):
        """Two heads, of which the narrow one is trained, and the hidden states of both."""
        for name, down, up in (("fsdp", P("f"), P(None, "f")), ("tensor parallel", P(), P(None, "t")),
                               ("fsdp x tp", P("f"), P(None, "t")), ("sequence parallel", P(), P("t")),
                               ("context parallel", P(), P()), ("vocabulary over both", P(), P(None, ("t", "f")))):
            axes, hidden, head = LAYOUTS[name]
            for dtype, tolerance in ((jnp.float32, 2e-4), (jnp.bfloat16, 3e-2)):
                with self.subTest(name, dtype=dtype.__name__):
                    normal = lambda key, *shape: (jax.random.normal(jax.random.key(key), shape) / 6).astype(dtype)
                    p = parameters(dtype=dtype) | {"down_lora": normal(6, HIDDEN, 8), "up_lora": normal(7, 8, VOCABULARY)}
                    s = self.shardings(mesh_of(**axes), hidden, head, down_lora=down, up_lora=up)
                    self.compare(lora, p, batch_of(dtype=dtype), s, tolerance=tolerance)

    def test_head_with_one_row_per_entry(self):
        for head in (P("t"), P("t", "f"), P(("f", "t")), P(None, "f")):
            with self.subTest(head):
                self.compare(tied, parameters(turned=True), batch_of(), self.shardings(mesh_of(**FT), P("f"), head))

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
        normal = lambda key, *shape: jax.random.normal(jax.random.key(key), shape)
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
                self.compare(gspo, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head))

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
                self.compare(by_hand, parameters(), batch_of(), self.shardings(mesh_of(**axes), hidden, head))

    def test_a_mesh_of_one_device(self):
        mesh = mesh_of(f=1, t=1)
        _, compiled = self.compare(constrained(mesh, P("f", None, "t")), parameters(), batch_of(),
                                   self.shardings(mesh, P("f"), P("f", "t")))
        self.assertEqual(collectives(compiled), [])

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
                self.assertIn(f"{shares} on each", self.told(STRICT, loss, parameters(), b, s))

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
                p = p | {"head": p["head"][:, :4095], "bias": jax.random.normal(jax.random.key(5), (4095,))}
                b = batch_of(batch, length, 4095) | {"scale": 1 + jnp.arange(length)[None].repeat(batch, 0)}
                hidden = P("f") if batch % 4 == 0 else P()
                s = self.shardings(mesh_of(**axes), hidden, head, scale=P(*hidden[:1]))
                self.compare(loss, p, b, s, aux=True)


class Around(Case):
    """What trainers have around the loss."""

    def setUp(self):
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
        normal = lambda key, *shape: jax.random.normal(jax.random.key(key), shape)
        p = {"x": normal(0, 64, 8, 8)}
        b = {"head": normal(1, 8, 256), "ids": jax.random.randint(jax.random.key(2), (64, 8), 0, 256), "mask": jnp.ones((64, 8))}
        s = {"x": spec(None, "c"), "head": spec("a", ("c", "b")), "ids": spec(None, "a"), "mask": spec("c", "a")}
        told = re.findall("a sweep over .* on each", self.told({**STRICT, "tile_v": 16}, loss, p, b, s))
        self.assertEqual((len(told), len(set(told))), (2, 1), told)

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

    def test_pmap(self):
        split = lambda tree: jax.tree.map(lambda x: x.reshape(8, 1, *x.shape[1:]), tree)
        def step(p, b):
            return jax.lax.pmean(jax.value_and_grad(grpo)(p, b), "i")
        expected = jax.pmap(step, axis_name="i", in_axes=(None, 0))(parameters(), split(batch_of()))
        with grpo_opt.installed(STRICT):
            found = jax.pmap(step, axis_name="i", in_axes=(None, 0))(parameters(), split(batch_of()))
        self.near(found, expected)


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


class Numbers(Case):
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
            # XLA's own maximum over a row with a NaN is −inf on CPU, not NaN.
            largest = jnp.where(jnp.isnan(total), 0, logits.max(-1))
            return (picked * b["mask"]).sum(), (picked, total, largest, jnp.argmax(logits, -1))

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
                p = {k: jax.device_put(v, s[k]) for k, v in parameters().items()}
                b = {k: jax.device_put(v, s[k]) for k, v in (batch_of() | rows).items()}
                expected = function(p, b)
                with grpo_opt.installed(STRICT):
                    found = function(p, b)
                for one, other in zip(jax.tree.leaves(expected), jax.tree.leaves(found), strict=True):
                    np.testing.assert_allclose(np.asarray(other), np.asarray(one), rtol=2e-5, atol=2e-5)

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
                p = place(programs.initial_parameters(jax.random.key(0)))
                momentum, losses = jax.tree.map(jnp.zeros_like, p), []
                for step in range(20):
                    b = jax.device_put(programs.batch_of(jax.random.key(step % 4)), NamedSharding(mesh, batch_spec))
                    p, momentum, loss = programs.train_step(p, momentum, b)
                    losses.append(float(loss))
                return losses

            plain = train()
            with grpo_opt.installed(STRICT):
                fused = train()
            self.assertLess(fused[-1], fused[0])
            np.testing.assert_allclose(fused, plain, rtol=2e-5)


class Refusals(Case):
    def refused(self, reason, config=FUSE, **kwargs):
        """What a strict run says, and that a lenient one leaves the program alone."""
        with self.assertRaisesRegex(grpo_opt.FusionError, reason), grpo_opt.installed(STRICT):
            self.compare(**kwargs, config=STRICT)
        self.compare(**kwargs, config=config, fused=False)

    def test_nothing_divides(self):
        """Logits that are given are not padded."""
        mesh = mesh_of(**T8)
        s = self.shardings(mesh, P(), P(), logits=P("t"))
        logits = jax.random.normal(jax.random.key(3), (8, 15, 4095))
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
