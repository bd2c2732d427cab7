"""A `shard_map` that is differentiated from outside, and messages about programs on eight devices."""

import itertools
import unittest
import warnings

from mesh_cases import (  # first: it sets the devices
    FT, LENGTH, STRICT, T8, VOCABULARY, Case, batch_of, cross_entropy, hidden_states, megatron, mesh_of,
    parameters, special)

import drawn
import grpo_opt
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P


def heads(b):
    """Hidden states as an input, and the head alone as parameters."""
    hidden = drawn.normal(7, (*b["ids"].shape, 40))
    return {"head": parameters()["head"]}, b | {"x": hidden}


class WeightsAlone(Case):
    """The gradient by the head's weights, with constant hidden states: nothing in the second map is a sum over the vocabulary."""

    def shard_mapped(self, mesh, head, inner, axes=None):
        def loss(p, b):
            over = lambda p, b: jax.lax.pmean(inner(p, b), "f")
            specs = {"head": head}, jax.tree.map(lambda _: P("f"), b)
            return jax.shard_map(over, mesh=mesh, in_specs=specs, out_specs=P(), axis_names=axes or set(mesh.axis_names))(p, b)
        return loss

    def test_over_the_vocabulary(self):
        mesh = mesh_of(**FT)
        p, b = heads(batch_of())
        loss = self.shard_mapped(mesh, P(None, "t"), lambda p, b: megatron(b["x"], p["head"], b["ids"], b["mask"]))
        _, compiled = self.compare(loss, p, b, self.shardings(mesh, P("f"), P(None, "t")))
        self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY // 2}\]")

    def test_over_tokens(self):
        """Masked and infinite entries, and a row that is no number."""
        mesh = mesh_of(**FT)
        p, b = heads(batch_of())
        p, b = special(p, b | {"x": jnp.abs(b["x"])})
        _, compiled = self.compare(self.shard_mapped(mesh, P(), lambda p, b: cross_entropy(b["x"] @ p["head"], b)), p, b,
                                   self.shardings(mesh, P("f"), P()))
        self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY}\]")

    def test_over_some_axes(self):
        mesh = mesh_of(**FT)
        def inner(p, b):
            log_probs = jax.nn.log_softmax(b["x"] @ p["head"])
            columns = jax.lax.broadcasted_iota(jnp.int32, log_probs.shape, 2)
            return -(jnp.where(columns == b["ids"][..., None], log_probs, 0).sum(-1) * b["mask"]).mean()
        p, b = heads(batch_of())
        self.compare(self.shard_mapped(mesh, P(), inner, {"f"}), p, b, self.shardings(mesh, P("f"), P(None, "t")))

    def test_a_loop_and_a_branch_on_one_device(self):
        p, b = heads(batch_of())

        def chunked(p, b):
            add = lambda total, part: (total + cross_entropy(part["x"] @ p["head"], part), None)
            return jax.lax.scan(add, 0.0, b)[0]

        def chosen(p, b):
            loss = lambda p: cross_entropy(b["x"] @ p["head"], b)
            return jax.lax.cond(b["mask"].sum() > 3, loss, lambda p: 0.0 * p["head"].sum(), p)

        s = {k: jax.sharding.SingleDeviceSharding(jax.devices()[0]) for k in (*p, *b)}
        for loss in (chunked, chosen):
            with self.subTest(loss.__name__):
                self.compare(loss, p, b, s)


class BesideLayers(Case):
    """A `shard_map` with a layer that has exponentials of its own, and the gradient outside of it."""

    def test_a_gated_layer(self):
        """Its residuals stay, and those of the loss are computed again: also where both would be worth it, and where the gradient
        waits for the loss."""
        mesh = mesh_of(**FT)

        def inner(p, b):
            h = b["x"] + (jax.nn.silu(b["x"] @ p["up"]) * (b["x"] @ p["up"][:, ::-1])) @ p["down"]
            return jax.lax.psum(cross_entropy(h @ p["head"], b), "f")

        mapped = jax.shard_map(inner, mesh=mesh, in_specs=(P(), P("f")), out_specs=P())
        b = {k: batch_of()[k] for k in ("x", "ids", "mask")}
        for loss in (mapped, lambda p, b: jnp.log(mapped(p, b))):
            for config in ({**STRICT, "min_columns": 1024}, {"strict": True, "min_columns": 1024, "min_logits": "1KiB", "tile_v": 256, "remarks": "none"}):
                with self.subTest(config):
                    _, compiled = self.compare(loss, parameters(), b, self.shardings(mesh, P("f"), P()), config=config)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY}\]")

    def test_the_partitioner_keeps_the_layer(self):
        """Without a `shard_map`: the layer's products and what moves for them are XLA's."""
        def loss(p, b):
            h = b["x"] + (jax.nn.silu(b["x"] @ p["up"]) * (b["x"] @ p["up"][:, ::-1])) @ p["down"]
            return cross_entropy(h @ p["head"], b)

        b = {k: batch_of()[k] for k in ("x", "ids", "mask")}
        shardings = self.shardings(mesh_of(**FT), P("f"), P("f", "t"), up=P("f", "t"), down=P("t", "f"))
        messages = self.messages(STRICT, loss, parameters(), b, shardings)
        self.assertRegex(messages, f"fused a loss over .* x {VOCABULARY} vocabulary columns")
        self.assertNotRegex(messages, "fused a loss over .* x 160 vocabulary columns")


class Loops(Case):
    """A loop in or around a `shard_map` whose gradient is taken outside of both."""

    losses = {
        "over the vocabulary": (P(None, "t"), lambda p, b: megatron(hidden_states(p, b), p["head"], b["ids"], b["mask"])),
        "over tokens": (P(), lambda p, b: cross_entropy(hidden_states(p, b) @ p["head"], b)),
    }

    def mapped(self, head, inner, over=lambda loss: loss, axes=frozenset(FT)):
        """The mean of what `over` makes of the loss on each device's rows; the partitioner has the axes besides `axes`."""
        mesh = mesh_of(**FT)

        def loss(p, b):
            weights = head if axes == frozenset(FT) else P()
            specs = {"head": weights, "up": P(), "down": P()}, jax.tree.map(lambda _: P("f"), b)
            mean = lambda p, b: jax.lax.pmean(over(inner)(p, b), "f")
            return jax.shard_map(mean, mesh=mesh, in_specs=specs, out_specs=P(), axis_names=axes)(p, b)
        return loss, self.shardings(mesh, P("f"), head)

    @staticmethod
    def scanned(inner, count=4, unroll=1):
        def loss(p, b):
            chunks = {k: v.reshape(v.shape[0], count, -1, *v.shape[2:]).swapaxes(0, 1) for k, v in b.items()}
            add = lambda total, part: (total + inner(p, part), None)
            return jax.lax.scan(add, 0.0 * b["mask"].sum(), chunks, unroll=unroll)[0]
        return loss

    @staticmethod
    def counted(inner):
        def loss(p, b):
            part = lambda i: {k: jax.lax.dynamic_slice_in_dim(v, 4 * i, 4, 1) for k, v in b.items()}
            return jax.lax.fori_loop(0, 4, lambda i, total: total + inner(p, part(i)), 0.0 * b["mask"].sum())
        return loss

    def test_within(self):
        """Also with masked and infinite entries, and a row that is no number."""
        for name, (head, inner) in self.losses.items():
            for over in (self.scanned, self.counted, lambda inner: self.scanned(jax.checkpoint(inner))):
                loss, shardings = self.mapped(head, inner, over)
                p, b = parameters(), batch_of()
                for weights, batch in ((p, b), special(p, b)):
                    with self.subTest(name):
                        _, compiled = self.compare(loss, weights, batch, shardings)
                        self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_within_one_over_some_axes(self):
        """Autodiff puts a constraint that leaves everything open behind each operation. Also with special values."""
        inner = self.losses["over tokens"][1]
        for head, over in ((P(None, "t"), self.scanned), (P("t"), self.counted), (P(), self.scanned)):
            loss, shardings = self.mapped(head, inner, over, frozenset({"f"}))
            p, b = parameters(), batch_of()
            for weights, batch in ((p, b), special(p, b)):
                with self.subTest(head):
                    _, compiled = self.compare(loss, weights, batch, shardings)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_a_gradient_that_waits_for_the_mean_of_all(self):
        """The second map reads a function of the first one's result, and recomputes its residuals."""
        for (name, (head, inner)), over in zip(self.losses.items(), (self.scanned, self.counted), strict=True):
            with self.subTest(name):
                mapped, shardings = self.mapped(head, inner, over)
                _, compiled = self.compare(lambda p, b: jnp.log(mapped(p, b)), parameters(), batch_of(), shardings)
                self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_a_policy_of_log_probabilities_of_chunks(self):
        """Its loss is outside of the map, and each token's gradient waits for its log-probability. In microbatches, over some axes, with
        special values, and with a softmax in bf16."""
        mesh, specs = mesh_of(**FT), {"x": P("f"), "ids": P("f")}
        def policy(axes, dtype=jnp.float32):
            def chunk(p, part):
                logits = (hidden_states(p, part) @ p["head"]).astype(dtype)
                return jnp.take_along_axis(jax.nn.log_softmax(logits), part["ids"][..., None], -1)[..., 0]
            def chunks(p, b):
                parts = {k: v.reshape(v.shape[0], 4, -1, *v.shape[2:]).swapaxes(0, 1) for k, v in b.items()}
                found = jax.lax.map(lambda part: chunk(p, part), parts)
                return found.swapaxes(0, 1).reshape(b["ids"].shape).astype(jnp.float32)
            mapped = jax.shard_map(chunks, mesh=mesh, in_specs=({"head": P(), "up": P(), "down": P()}, specs), out_specs=P("f"), axis_names=axes)
            def loss(p, b):
                ratio = jnp.exp(mapped(p, {k: b[k] for k in specs}) - b["old"])
                clipped = jnp.clip(ratio, 0.8, 1.2) * b["advantages"]
                return -(jnp.minimum(ratio * b["advantages"], clipped) * b["mask"]).mean()
            return loss
        def stepped(loss):
            def steps(p, b):
                parts = {k: v.reshape(2, -1, *v.shape[1:]) for k, v in b.items()}
                return jax.lax.scan(lambda total, part: (total + jax.checkpoint(loss)(p, part), None), 0.0, parts)[0]
            return steps
        p, b = parameters(), batch_of()
        every, some = frozenset(FT), frozenset({"f"})
        cases = [(policy(every), P()), (policy(some), P(None, "t")), (stepped(policy(every)), P())]
        for (loss, head), (weights, batch) in itertools.product(cases, ((p, b), special(p, b))):
            with self.subTest(head):
                _, compiled = self.compare(loss, weights, batch, self.shardings(mesh, P("f"), head))
                self.assertNotRegex(compiled.as_text(), rf"f32\[4,\d+,4,({VOCABULARY}|{VOCABULARY // 2})\]")
        self.compare(policy(every, jnp.bfloat16), p, b, self.shardings(mesh, P("f"), P()), tolerance=2e-2)

    def test_around(self):
        """A loop around the map, over all axes or some; the second loop computes the first map again. Also with special values."""
        def stepped(loss):
            def steps(p, b):
                parts = {k: v.reshape(8, 4, -1, *v.shape[2:]).swapaxes(0, 1) for k, v in b.items()}
                return jax.lax.scan(lambda total, part: (total + loss(p, part), None), 0.0, parts)[0]
            return steps

        every, some = frozenset(FT), frozenset({"f"})
        cases = [(*self.losses["over the vocabulary"], every, P(None, "t")), (*self.losses["over tokens"], every, P()),
                 (*self.losses["over tokens"], some, P(None, "t"))]
        for head, inner, axes, placed in cases:
            loss = stepped(self.mapped(head, inner, axes=axes)[0])
            shardings = self.shardings(mesh_of(**FT), P("f"), placed)
            p, b = parameters(), batch_of()
            for weights, batch in ((p, b), special(p, b)):
                with self.subTest(f"{axes}, {placed}"):
                    _, compiled = self.compare(loss, weights, batch, shardings)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_two_loops(self):
        """A loop within a loop, both in the map or both around it. Also with special values."""
        every, some = frozenset(FT), frozenset({"f"})
        cases = [("within", *self.losses["over the vocabulary"], every, P(None, "t")),
                 ("around", *self.losses["over tokens"], every, P()),
                 ("around", *self.losses["over tokens"], some, P(None, "t"))]
        twice = lambda loss: self.scanned(self.scanned(loss, 2), 2)
        for place, head, inner, axes, placed in cases:
            within, around = (twice, lambda loss: loss) if place == "within" else (lambda loss: loss, twice)
            loss = around(self.mapped(head, inner, within, axes)[0])
            shardings = self.shardings(mesh_of(**FT), P("f"), placed)
            p, b = parameters(), batch_of()
            for weights, batch in ((p, b), special(p, b)):
                with self.subTest(f"{place}, {axes}, {placed}"):
                    _, compiled = self.compare(loss, weights, batch, shardings)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_unrolled(self):
        """Loops in a map and around it, in part or whole, put residuals side by side. Also with special values."""
        p, b = parameters(), batch_of()
        for name, (head, inner) in self.losses.items():
            mapped, shardings = self.mapped(head, inner)
            within, _ = self.mapped(head, inner, lambda loss: self.scanned(loss, unroll=2))
            for place, loss in (("within", within), ("around", self.scanned(mapped, unroll=4))):
                for weights, batch in ((p, b), special(p, b)):
                    with self.subTest(f"{name}, {place}"):
                        _, compiled = self.compare(loss, weights, batch, shardings)
                        self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    @staticmethod
    def chosen(inner):
        """The loss in the steps whose tokens count, which are the same on all devices, and something else in the others."""
        return lambda p, b: jax.lax.cond(
            b["mask"].sum() > 0, lambda: inner(p, b), lambda: 0.1 * jnp.square(b["old"]).sum())

    def test_a_branch_in_a_loop(self):
        """The partitioner splits it, or it is in a map. Also with special values."""
        head, inner = self.losses["over tokens"]
        loss = self.scanned(self.chosen(inner))
        p, b = parameters(), batch_of()
        for hidden, spec in ((P("f"), P("f", "t")), (P(), P(None, "t"))):
            for weights, batch in ((p, b), special(p, b)):
                with self.subTest(spec):
                    _, compiled = self.compare(loss, weights, batch, self.shardings(mesh_of(**FT), hidden, spec))
                    self.assertNotRegex(compiled.as_text(), rf"f32\[4,\d+,4,({VOCABULARY}|{VOCABULARY // 2})\]")
        # The second step takes the other branch.
        skipped = lambda b: b | {"mask": b["mask"].at[:, 4:8].set(0)}
        for (name, (head, inner)), over in zip(self.losses.items(), (self.scanned, self.counted), strict=True):
            mapped, shardings = self.mapped(head, self.chosen(inner), over)
            for weights, batch in ((p, b), special(p, b)):
                with self.subTest(f"{name}, mapped"):
                    _, compiled = self.compare(mapped, weights, skipped(batch), shardings)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[4,\d+,4,({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_a_branch_in_a_map(self):
        """Taken and not; also with special values."""
        p, b = parameters(), batch_of()
        masked, no_number = special(p, b)
        for name, (head, inner) in self.losses.items():
            mapped, shardings = self.mapped(head, self.chosen(inner))
            for weights, batch in ((p, b), (masked, no_number), (p, b | {"mask": 0 * b["mask"]})):
                with self.subTest(name):
                    _, compiled = self.compare(mapped, weights, batch, shardings)
                    self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,{LENGTH},({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_a_branch_in_a_map_and_a_gradient_that_waits(self):
        """The second map reads a function of the first one's result."""
        mapped, shardings = self.mapped(P(), self.chosen(self.losses["over tokens"][1]))
        _, compiled = self.compare(lambda p, b: jnp.exp(mapped(p, b)), parameters(), batch_of(), shardings)
        self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,{LENGTH},({VOCABULARY}|{VOCABULARY // 2})\]")

    def test_a_loop_in_a_branch(self):
        """Taken and not; also with special values."""
        loss = self.chosen(self.scanned(self.losses["over tokens"][1]))
        p, b = parameters(), batch_of()
        for weights, batch in ((p, b), special(p, b), (p, b | {"mask": 0 * b["mask"]})):
            _, compiled = self.compare(loss, weights, batch, self.shardings(mesh_of(**FT), P("f"), P()))
            self.assertNotRegex(compiled.as_text(), rf"f32\[4,\d+,4,{VOCABULARY}\]")

    def test_a_map_in_a_branch(self):
        """Alone and in a loop, taken and not; also one conditional in another. Also with special values."""
        p, b = parameters(), batch_of()
        masked, no_number = special(p, b)
        no_number["mask"] = b["mask"].at[:, 4:8].set(0)
        for name, (head, inner) in self.losses.items():
            mapped, shardings = self.mapped(head, inner)
            for place, loss in (("alone", self.chosen(mapped)), ("in a loop", self.scanned(self.chosen(mapped)))):
                for weights, batch in ((p, b), (masked, no_number)):
                    with self.subTest(f"{name}, {place}"):
                        _, compiled = self.compare(loss, weights, batch, shardings)
                        self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,({LENGTH}|4),({VOCABULARY}|{VOCABULARY // 2})\]")
        loss, shardings = self.chosen(self.chosen(self.losses["over tokens"][1])), self.shardings(mesh_of(**FT), P("f"), P("f", "t"))
        for weights, batch in ((p, b), (masked, no_number), (p, b | {"mask": 0 * b["mask"]})):
            _, compiled = self.compare(loss, weights, batch, shardings)
            self.assertNotRegex(compiled.as_text(), rf"f32\[2,{LENGTH},{VOCABULARY // 2}\]")

    def test_a_softmax_in_bf16(self):
        """Of logits of a few and of thousands, of which bf16 has few digits: sums of rows are handed over in f32."""
        # Two tiles on each device; XLA's loops take long with bf16.
        vocabulary = 1024
        p, b = parameters(dtype=jnp.bfloat16), batch_of(vocabulary=vocabulary, dtype=jnp.bfloat16)
        p = p | {"head": p["head"][:, :vocabulary]}
        wide = lambda tree: jax.tree.map(lambda x: x.astype(jnp.float32) if x.dtype == jnp.bfloat16 else x, tree)

        def inner(p, b):
            log_probs = jax.nn.log_softmax(b["scale"][0, 0].astype(b["x"].dtype) * (hidden_states(p, b) @ p["head"]))
            picked = jnp.take_along_axis(log_probs, b["ids"][..., None], -1)[..., 0].astype(jnp.float32)
            return -(picked * b["mask"]).mean()

        mapped, shardings = self.mapped(P(), inner)
        split = self.shardings(mesh_of(**FT), P("f"), P("f", "t"))
        within, _ = self.mapped(P(), inner, self.scanned)
        cases = {"a loop around a map": (self.scanned(mapped), shardings),
                 "a conditional in a loop": (self.scanned(self.chosen(inner)), split),
                 "a loop in a map": (within, shardings)}
        for name, (loss, s) in cases.items():
            function = jax.jit(jax.value_and_grad(loss))
            s = s | {"scale": s["mask"]}
            put = lambda tree, s=s: {k: jax.device_put(v, s[k]) for k, v in tree.items()}
            scaled = lambda scale: b | {"scale": jnp.full_like(b["mask"], scale)}
            exactly = function.lower(wide(p), wide(scaled(1.0))).compile()
            plainly = function.lower(put(p), put(scaled(1.0))).compile()
            with grpo_opt.installed(STRICT):
                fused = function.lower(put(p), put(scaled(1.0))).compile()
            for scale in (1.0, 200.0):
                with self.subTest(f"{name}, {scale}"):
                    # A loss is one number, and near f64 or far by chance.
                    draws = [scaled(scale) | {"x": drawn.normal(seed, b["x"].shape, b["x"].dtype)} for seed in range(6)]
                    exact = [exactly(wide(p), wide(batch)) for batch in draws]
                    plain, found = [plainly(put(p), put(batch)) for batch in draws], [fused(put(p), put(batch)) for batch in draws]
                    for one, other, best in zip(*(zip(*map(jax.tree.leaves, t), strict=True) for t in (plain, found, exact)), strict=True):
                        best = np.asarray(best, np.float32)
                        error = lambda x, best=best: np.sqrt(np.square(np.asarray(x, np.float32) - best).mean())
                        self.assertLessEqual(error(other), 1.25 * error(one) + 1e-5 * np.abs(best).max(), name)

    def test_a_checkpoint_in_a_scan_around(self):
        for name, (head, inner) in self.losses.items():
            mapped, shardings = self.mapped(head, inner)

            def steps(p, b, loss=mapped):
                parts = {k: v.reshape(8, 4, -1, *v.shape[2:]).swapaxes(0, 1) for k, v in b.items()}
                return jax.lax.scan(lambda total, part: (total + jax.checkpoint(loss)(p, part), None), 0.0, parts)[0]

            with self.subTest(name):
                _, compiled = self.compare(steps, parameters(), batch_of(), shardings)
                self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,4,({VOCABULARY}|{VOCABULARY // 2})\]")


class Explicit(Case):
    """Axes whose sharding is in types put a constraint on every value: also on what a loop stacks, and a branch gives."""

    def step(self, p, b):
        dot = lambda text, *args, to: jnp.einsum(text, *args, out_sharding=to)
        logits = dot("bth,hv->btv", b["x"], p["head"], to=P("f", None, "t")).astype(jnp.float32)
        columns = jax.lax.broadcasted_iota(jnp.int32, logits.shape, 2, out_sharding=P("f", None, "t"))
        picked = jnp.where(columns == b["ids"][..., None], jax.nn.log_softmax(logits), 0).sum(-1)
        return -(picked * b["mask"]).mean()

    def test_a_loop_and_a_branch_differentiated_from_outside(self):
        """Also with masked and infinite entries, and a row that is no number."""
        def scanned(p, b):
            steps = jax.tree.map(lambda x: jnp.stack([x, x if x.dtype == jnp.int32 else x / 2]), b)
            return jax.lax.scan(lambda total, part: (total + self.step(p, part), None), jnp.float32(0), steps)[0]

        def chosen(p, b):
            return jax.lax.cond(b["mask"].sum() > 3, lambda: self.step(p, b), lambda: 2 * self.step(p, b) ** 2)

        mesh = jax.sharding.Mesh(mesh_of(**FT).devices, tuple(FT), axis_types=(jax.sharding.AxisType.Explicit,) * 2)
        shardings = self.shardings(mesh, P("f"), P(None, "t"))
        p, b = heads(batch_of())
        masked, no_number = special(p, b | {"x": jnp.abs(b["x"])})
        with jax.set_mesh(mesh):
            for loss in (scanned, chosen):
                for weights, batch in ((p, b), (masked, no_number)):
                    with self.subTest(loss.__name__):
                        _, compiled = self.compare(loss, weights, batch, shardings)
                        self.assertNotRegex(compiled.as_text(), rf"f32\[[\d,]*\b2,{LENGTH},{VOCABULARY // 2}\]")


class Rows(Case):
    """Losses of rows by themselves, on one device, over a mesh and inside a `shard_map`."""

    def places(self, loss):
        """The loss as it is for one device and for the partitioner, and mapped; with shardings."""
        mesh = mesh_of(**FT)
        p, b = heads(batch_of())
        alone = {k: jax.sharding.SingleDeviceSharding(jax.devices()[0]) for k in (*p, *b)}
        split = self.shardings(mesh, P("f"), P(None, "t"))
        mapped = WeightsAlone.shard_mapped(self, mesh, P(), loss)
        for name, spelled, shardings in (("one device", loss, alone), ("a mesh", loss, split), ("mapped", mapped, split)):
            with self.subTest(name):
                yield p, b, spelled, shardings

    def test_a_soft_cap_of_which_the_last_row_is_cut_under_a_checkpoint(self):
        """The derivative takes a sum of one-hot rows of which nothing else is left; one label is outside of the vocabulary."""
        @jax.checkpoint
        def loss(p, b):
            logits = 20 * jnp.tanh(b["x"] @ p["head"] / 20)
            return cross_entropy(logits[:, :-1], {k: v[:, 1:] for k, v in b.items()})

        for p, b, spelled, shardings in self.places(loss):
            b["ids"] = b["ids"].at[0, 3].set(VOCABULARY + 5)
            for mask in (b["mask"], b["mask"].at[0, 3].set(0)):
                _, compiled = self.compare(spelled, p, b | {"mask": mask}, shardings)
                self.assertNotRegex(compiled.as_text(), rf"f32\[\d+,{LENGTH - 1},{VOCABULARY}\]")

    def test_a_masked_pick_under_vmap(self):
        """The zero of a `where` becomes a broadcast of a broadcast."""
        def one(head, x, ids, mask):
            logits = (x @ head)[:-1]
            hit = jnp.arange(VOCABULARY) == ids[1:, None]
            picked = jnp.where(hit, logits, 0).sum(-1)
            banned = jnp.where(jnp.arange(VOCABULARY) % 7 == 3, -jnp.inf, logits)
            return ((jax.nn.logsumexp(banned, -1) - picked) * mask[1:]).mean()

        def loss(p, b):
            return jax.vmap(one, in_axes=(None, 0, 0, 0))(p["head"], b["x"], b["ids"], b["mask"]).mean()

        for p, b, spelled, shardings in self.places(loss):
            self.compare(spelled, p, b, shardings)


class Told(Case):
    def test_a_tile_as_large_as_what_one_device_has(self):
        """It is no array of logits that is left: a strict run takes the program."""
        mesh = mesh_of(**T8)

        def loss(p, b):
            columns = NamedSharding(mesh, P(None, None, "t"))
            return cross_entropy(jax.lax.with_sharding_constraint(b["x"] @ p["head"], columns), b)

        for vocabulary, length in ((1024, 16), (257, 13)):
            with self.subTest(vocabulary):
                p, b = heads(batch_of(5, length, vocabulary))
                p = {"head": p["head"][:, :vocabulary]}
                step = jax.jit(jax.value_and_grad(loss))
                plain = step(p, b)
                with grpo_opt.installed({**STRICT, "tile_v": 128}):
                    found = step(p, b)
                for one, other in zip(jax.tree.leaves(plain), jax.tree.leaves(found), strict=True):
                    np.testing.assert_allclose(other, one, atol=2e-4 * np.abs(one).max())

    def test_gspmd_is_named_in_a_shard_map_too(self):
        self.addCleanup(jax.config.update, "jax_use_shardy_partitioner", jax.config.jax_use_shardy_partitioner)
        jax.config.update("jax_use_shardy_partitioner", False)
        mesh = mesh_of(**FT)
        p, b = heads(batch_of())
        loss = WeightsAlone.shard_mapped(self, mesh, P(None, "t"), lambda p, b: megatron(b["x"], p["head"], b["ids"], b["mask"]))
        s = self.shardings(mesh, P("f"), P(None, "t"))
        with self.assertRaisesRegex(grpo_opt.FusionError, "the GSPMD partitioner.*jax_use_shardy_partitioner"):
            self.compare(loss, p, b, s)
        grpo_opt.uninstall()
        self.compare(loss, p, b, s, config={**STRICT, "strict": False}, fused=False)


class Argmin(Case):
    def test_ties_and_special_values_across_devices(self):
        """Of equal ones the first, on whichever device; a row with NaN has some column."""
        mesh = mesh_of(f=2, t=4)
        head = jnp.round(drawn.normal(0, (16, 1030)))
        head = head.at[:, 515:].set(head[:, :515]).at[0, 900].set(jnp.inf)
        hidden = jnp.round(drawn.normal(1, (8, 16, 16)))
        hidden = hidden.at[0, 3].set(jnp.nan).at[1, 2].set(0).at[2].set(jnp.inf)
        put = lambda x, *spec: jax.device_put(x, NamedSharding(mesh, P(*spec)))
        head, hidden = put(head), put(hidden, "f")

        def least(head, hidden):
            logits = jax.lax.with_sharding_constraint(hidden @ head, NamedSharding(mesh, P("f", None, "t")))
            return jnp.argmin(logits, -1), jnp.argmax(logits, -1), jnp.argmin(jnp.abs(logits) / 2, -1), jax.nn.logsumexp(logits, -1)

        plain = jax.jit(least)(head, hidden)
        with grpo_opt.installed(STRICT):
            found = jax.jit(least)(head, hidden)
        numbers = ~np.isnan(plain[3])
        self.assertGreater(numbers.sum(), 32)
        for one, other in zip(plain[:3], found[:3], strict=True):
            np.testing.assert_array_equal(other[numbers], one[numbers])
            self.assertTrue(((other >= 0) & (other < head.shape[1])).all())
        np.testing.assert_allclose(found[3], plain[3], rtol=2e-4)


if __name__ == "__main__":
    warnings.simplefilter("error", category=RuntimeWarning)
    unittest.main()
