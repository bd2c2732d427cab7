"""The package `grpo_opt` on JAX's own CPU client: everything here is really executed."""

import contextlib
import importlib.util
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import types
import unittest
from unittest import mock

from package_cases import CALLER, FUSE, STRICT, Case, arguments, close, kernel_version, loops, said_by_library  # first: it sets the devices

import grpo_opt
import jax
import jax.numpy as jnp
import jaxlib
import numpy as np
import programs
from grpo_opt._library import Configuration
from jax import export
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


class Training(Case):
    def test_twenty_steps_give_the_same_losses(self):
        plain = programs.train()
        with grpo_opt.installed(STRICT):
            step = programs.train_step.lower(
                *(jax.eval_shape(programs.initial_parameters, 0),) * 2,
                jax.eval_shape(programs.batch_of, 0)).compile()
            fused = programs.train(step=step)
        self.assertGreater(loops(step), 0)
        self.assertLess(sum(fused[-4:]), sum(fused[:4]))  # of the same four batches
        np.testing.assert_allclose(fused, plain, rtol=2e-5)


class Tiles(Case):
    def test_a_column_behind_the_loop_is_rounded_as_the_others(self):
        def loss(h, w, down, up, tokens):
            def cross_entropy():
                product = jnp.matmul(h, w.astype(h.dtype), preferred_element_type=jnp.float32)
                logits = product + 2 * jnp.matmul(h @ down, up, preferred_element_type=jnp.float32)
                return -jnp.take_along_axis(jax.nn.log_softmax(logits), tokens[:, None], -1).mean()

            # The gradient is another branch's.
            return jax.lax.cond(tokens.sum() > 0, cross_entropy, lambda: jnp.float32(0))

        rng = np.random.default_rng(0)
        normal = lambda shape, scale, dtype: jnp.asarray(scale * rng.normal(size=shape), dtype)
        up = normal((4, 145), 1, jnp.bfloat16).at[:, 144].multiply(4)  # the last column is often the likeliest
        values = (normal((384, 16), 30, jnp.bfloat16), normal((16, 145), 0.25, jnp.float32),
                  normal((16, 4), 0.25, jnp.bfloat16), up, jnp.asarray(rng.integers(0, 145, 384), jnp.int32))
        found = []
        for columns in 16, 29:
            with grpo_opt.installed({**STRICT, "tile_v": columns}):
                found.append(jax.jit(jax.value_and_grad(loss, (0, 1)))(*values))
        (left, (_, gradient_left)), (even, (_, gradient)) = found
        np.testing.assert_allclose(left, even, rtol=1e-6)
        np.testing.assert_allclose(gradient_left, gradient, atol=1e-5 * np.abs(gradient).max())


class Kept(Case):
    """Logits that loops on a CPU keep, and chunks of one tile."""

    def close_with_special_rows(self, rows, loss, remark, *configurations, width=512):
        """With each configuration, numbers, NaN and infinities are the program's; whether a message contains `remark`."""
        rng = np.random.default_rng(0)
        h = rng.normal(size=(rows, width)).astype(np.float32)
        h[3], h[5], h[7, 0], h[9] = np.nan, np.inf, -np.inf, 1e38
        w = (rng.normal(size=(width, 4096)) * 0.05).astype(np.float32)
        values = (jnp.asarray(h), jnp.asarray(w), jnp.asarray(rng.integers(0, 4096, rows), jnp.int32))
        plain = jax.jit(jax.value_and_grad(loss, (0, 1), has_aux=True))(*values)
        self.assertFalse(np.isfinite(np.asarray(plain[0][1])).all())
        said = []
        for configuration in configurations:
            given = {"remarks": "all", "strict": True, "min_logits": "512KiB"} | configuration
            with said_by_library() as lines, grpo_opt.installed(given):
                fused = jax.jit(jax.value_and_grad(loss, (0, 1), has_aux=True))(*values)
            for a, b in zip(jax.tree.leaves(plain), jax.tree.leaves(fused), strict=True):
                largest = np.abs(np.where(np.isfinite(a), a, 0)).max()
                np.testing.assert_allclose(b, a, rtol=1e-5, atol=1e-5 * largest)
            said.append(remark in "".join(lines))
        return said

    def test_logits_of_a_wide_head(self):
        def loss(h, w, ids):
            each = -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], -1)[:, 0]
            return each[10:].mean(), each

        kept = self.close_with_special_rows(520, loss, "keeps 8.1 MiB of logits", {}, {"memory_budget": "1MiB"}, {"always_fuse": True})
        self.assertEqual(kept, [True, False, False])

    def test_a_tied_head_of_few_hidden_units(self):
        """Its gradient is transposed tile by tile."""
        def loss(h, embedding, ids):
            each = -jnp.take_along_axis(jax.nn.log_softmax(h @ embedding.T), ids[:, None], -1)[:, 0]
            return each[10:].mean(), each

        tied = lambda h, w, ids: loss(h, w.T, ids)
        of_all_rows = self.close_with_special_rows(520, tied, "loops over tiles of 520x",
                                                   *({"target": "cpu", "always_fuse": always_fuse} for always_fuse in (False, True)), width=64)
        self.assertEqual(of_all_rows, [True, True])

    def test_chunks_of_few_rows(self):
        def loss(h, w, ids):
            @jax.checkpoint
            def chunk(total, of):
                h, ids = of
                each = -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], -1)[:, 0]
                return total + jnp.where(jnp.isfinite(each), each, 0).sum(), each

            return jax.lax.scan(chunk, 0.0, (h.reshape(4, 16, -1), ids.reshape(4, 16)))

        whole = self.close_with_special_rows(64, loss, "loops over tiles of 16x4096", {}, {"always_fuse": True})
        self.assertEqual(whole, [True, False])


class Installing(Case):
    def test_on_and_off(self):
        function, values = jax.jit(programs.loss_and_gradients), arguments()
        lower = lambda: jax.jit(programs.loss_and_gradients).lower(*values).compile()
        plain = function(*values)
        self.assertEqual(loops(lower()), 0)
        grpo_opt.install(FUSE)
        self.assertGreater(loops(lower()), 0)
        close(self, function(*values), plain)
        grpo_opt.install({**FUSE, "enabled": False})  # replaces the first
        self.assertEqual(loops(lower()), 0)
        grpo_opt.uninstall()
        self.assertFalse(grpo_opt.is_installed())
        self.assertEqual(loops(lower()), 0)

    def test_blocks_that_overlap_leave_nothing_behind(self):
        from jax._src import cache_key, compiler

        before = compiler.backend_compile_and_load, cache_key.custom_hook
        # As blocks of two threads may: each begins before the other ends.
        for first_to_end in (0, 1):
            blocks = [grpo_opt.installed(FUSE), grpo_opt.installed(STRICT)]
            for block in blocks:
                block.__enter__()
            blocks.pop(first_to_end).__exit__(None, None, None)
            compiled = jax.jit(programs.loss_and_gradients).lower(*arguments()).compile()
            self.assertGreater(loops(compiled), 0)
            blocks.pop().__exit__(None, None, None)
            self.assertEqual((compiler.backend_compile_and_load, cache_key.custom_hook), before)

    def test_blocks_nest_and_survive_errors(self):
        from jax._src import cache_key, compiler

        before = compiler.backend_compile_and_load, cache_key.custom_hook
        with self.assertRaises(ZeroDivisionError), grpo_opt.installed(FUSE):
            with grpo_opt.installed({"enabled": False}):
                self.assertEqual(cache_key.custom_hook(), "")
            self.assertIn("grpo-opt", cache_key.custom_hook())
            raise ZeroDivisionError
        self.assertEqual((compiler.backend_compile_and_load, cache_key.custom_hook), before)

    def test_an_untested_jax_is_hooked_with_one_warning(self):
        values = arguments()
        with mock.patch.object(jax, "__version__", "0.99.1"):
            with self.assertLogs("grpo_opt", "WARNING") as said:
                grpo_opt.install(FUSE)
            self.assertIn("this is jax 0.99.1, whose compile function looks the same", said.output[0])
            with self.assertNoLogs("grpo_opt", "WARNING"):
                grpo_opt.install(FUSE)
        self.assertGreater(loops(jax.jit(programs.loss_and_gradients).lower(*values).compile()), 0)

    def test_this_jax_is_a_tested_one(self):
        with self.assertNoLogs("grpo_opt", "WARNING"):
            grpo_opt.install(FUSE)

    def test_a_jax_that_cannot_be_hooked_is_refused_with_what_to_do(self):
        from jax._src import cache_key, compiler
        with mock.patch.object(compiler, "backend_compile_and_load", lambda backend, module: None):
            with self.assertRaisesRegex(RuntimeError, r"takes \(backend, module\), not .*grpo_opt.fuse .*--print-plugin"):
                grpo_opt.install()
        with mock.patch.object(cache_key, "custom_hook", None):
            with self.assertRaisesRegex(RuntimeError, "custom_hook is missing"):
                grpo_opt.install()
        self.assertFalse(grpo_opt.is_installed())

    def test_timing_says_what_share_of_a_compile_it_took(self):
        lower = lambda: jax.jit(programs.loss_and_gradients).lower(*arguments())
        with grpo_opt.installed({**FUSE, "timing": True}), contextlib.redirect_stderr(io.StringIO()) as stderr:
            lower().compile()
        self.assertRegex(stderr.getvalue(), r"grpo-opt: timing: \S+ s of \S+ s \(\S+%\), fused")
        with grpo_opt.installed(FUSE), contextlib.redirect_stderr(io.StringIO()) as stderr:
            lower().compile()
        self.assertEqual(stderr.getvalue(), "")

    def test_what_the_plugin_fuses_is_left_to_it(self):
        """A backend whose version text carries this library's mark for this very configuration."""
        from jax._src import compiler

        fused, seen, original = [], [], compiler.backend_compile_and_load

        def recording(backend, module, executable_devices, options, host_callbacks):
            seen.append("stablehlo.while" in str(module))
            return original(getattr(backend, "real", backend), module, executable_devices, options, host_callbacks)

        with mock.patch.object(compiler, "backend_compile_and_load", recording), grpo_opt.installed(FUSE):
            hooked = compiler.backend_compile_and_load

            def marked(mark):
                def compile_with(backend, *rest):
                    version = f"{backend.platform_version}\n1.0 {mark}"
                    return hooked(types.SimpleNamespace(platform="cpu", platform_version=version, real=backend,
                                                        process_index=backend.process_index), *rest)
                return compile_with

            values = arguments()
            for mark in (Configuration(FUSE).identity, Configuration(STRICT).identity):
                jax.clear_caches()
                seen.clear()
                with mock.patch.object(compiler, "backend_compile_and_load", marked(mark)):
                    jax.jit(programs.loss_and_gradients).lower(*values).compile()
                fused.append(any(seen))
        self.assertEqual(fused, [False, True])

    def test_a_misspelt_key_names_the_nearest(self):
        with self.assertRaisesRegex(grpo_opt.ConfigurationError, "unknown key `tile_b`; the nearest is `tile_"):
            grpo_opt.install({"tile_b": 3})
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write("strict: perhaps\n")
            file.flush()
            with self.assertRaisesRegex(grpo_opt.ConfigurationError, "`strict`: expected true or false"):
                grpo_opt.install(file.name)

    def test_threads_compile_at_once(self):
        results, failures = {}, []

        def compile_one(i):
            try:
                values = arguments(rows=16 + i)
                results[i] = loops(jax.jit(programs.loss_and_gradients).lower(*values).compile())
            except Exception as error:  # shown below
                failures.append(error)

        with grpo_opt.installed(FUSE):
            threads = [threading.Thread(target=compile_one, args=(i,), daemon=True) for i in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(120)
        self.assertEqual(failures, [])
        self.assertEqual(sorted(results), [0, 1, 2, 3])
        self.assertTrue(all(results.values()), results)


def partitioned_by_shardy(test):
    """The default from JAX 0.7 on; before, what the GSPMD partitioner splits is not read."""
    test.addCleanup(jax.config.update, "jax_use_shardy_partitioner", jax.config.jax_use_shardy_partitioner)
    jax.config.update("jax_use_shardy_partitioner", True)


class Failures(Case):
    def setUp(self):
        partitioned_by_shardy(self)

    def automatic(self):
        """A program that XLA partitions by itself."""
        mesh = Mesh(np.array(jax.devices()), ("x",))
        shardings = [NamedSharding(mesh, spec) for spec in (P("x"), P(), P("x"), P("x"), P("x"), P("x"))]
        values = [jax.device_put(v, s) for v, s in zip(arguments(), shardings, strict=True)]
        return jax.jit(programs.loss_and_gradients), values

    def test_automatic_sharding_is_left_alone_where_nothing_splits_it(self):
        function, values = self.automatic()
        plain = function(*values)
        with grpo_opt.installed({**FUSE, "disable_pass": ["partition"]}):
            self.assertEqual(loops(function.lower(*values).compile()), 0)
            close(self, function(*values), plain)

    def test_what_is_not_fused_is_said_once_in_one_line_with_the_users_own(self):
        script = """if True:
            import sys
            sys.path.insert(0, {tests!r})
            import test_package as t
            function, values = t.Failures().automatic()
            with t.grpo_opt.installed({config!r}):
                for rows in (24, 24, 48):
                    t.jax.clear_caches()
                    function.lower(*values).compile()
        """
        folder = pathlib.Path(__file__).parent
        config = {"min_columns": 512}
        run = [sys.executable, "-c", script.format(tests=str(folder), config=config)]
        variables = {"GRPO_OPT_REMARKS": "", "JAX_USE_SHARDY_PARTITIONER": "1"}
        process = subprocess.run(run, capture_output=True, text=True, check=True, env=os.environ | variables)
        lines = [line for line in process.stderr.splitlines() if "grpo-opt" in line or "remark" in line]
        self.assertEqual(len(lines), 1, process.stderr)
        self.assertRegex(lines[0], r"grpo-opt: jit_\w+: left alone: not worth it: 24 rows x 1000 columns are .*`always_fuse`.*"
                                   r" \(\S*/programs.py:13\)$")

    def test_a_head_that_was_not_reached_is_said(self):
        def loss(logits, ids):
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[:, None], axis=-1).mean()

        lowered = jax.jit(jax.value_and_grad(loss)).lower(jnp.ones((64, 2048)), jnp.arange(64))
        with said_by_library() as lines:
            grpo_opt.fuse(lowered, {**STRICT, "remarks": "missed"})
        said = "".join(lines)
        self.assertRegex(said, r"only the loss was fused, the head was not reached: its logits \(64 x 2048\) stay, an argument"
                               rf" \(\S*test_package.py:\d+{CALLER}\)")
        # The logits once, not each value of their shape.
        self.assertIn(f"fused 1 loss (64 x 2048), {64 * 2048 * 4e-6:.1f} MB of f32 logits\n", said)

    def test_a_loss_that_is_too_small_is_said_with_the_key_that_overrides(self):
        lowered = jax.jit(programs.loss_and_gradients).lower(*arguments(vocabulary=2048))
        with said_by_library() as lines:
            self.assertIs(grpo_opt.fuse(lowered), lowered)
        self.assertRegex("".join(lines), r"left alone: not worth it: 24 rows x 2048 columns.*; `always_fuse` overrides\) \(")
        attention = jax.jit(lambda q, k, v: jax.nn.softmax(q @ k.transpose(0, 2, 1)) @ v)
        shape = jnp.ones((2, 2048, 16))
        with said_by_library() as lines:
            grpo_opt.fuse(attention.lower(shape, shape, shape), {"always_fuse": True, "strict": True})
        self.assertEqual(lines, [])

    def test_strict_raises_with_the_reason(self):
        function, values = self.automatic()
        config = {**STRICT, "disable_pass": ["partition"]}
        with grpo_opt.installed(config), self.assertRaisesRegex(grpo_opt.FusionError, "the pass partition does not run"):
            function(*values)

    def test_a_refused_program_is_compiled_as_it_was(self):
        from jax._src import compiler

        original, values = compiler.backend_compile_and_load, arguments()

        def refusing(backend, module, executable_devices, options, host_callbacks):
            if "stablehlo.while" in str(module):
                raise RuntimeError("no loops here")
            return original(backend, module, executable_devices, options, host_callbacks)

        with mock.patch.object(compiler, "backend_compile_and_load", refusing):
            with grpo_opt.installed(FUSE), self.assertLogs("grpo_opt", "WARNING") as said:
                self.assertEqual(loops(jax.jit(programs.loss_and_gradients).lower(*values).compile()), 0)
            self.assertIn("no loops here", said.output[0])
            with grpo_opt.installed(STRICT), self.assertRaisesRegex(RuntimeError, "no loops here"):
                jax.jit(programs.loss_and_gradients).lower(*values).compile()


    def test_a_refused_program_is_written_again_as_the_compiler_asks(self):
        """In the version that it reads, once for the process; then with loops. No message holds a module."""
        script = """if True:
            import sys
            sys.path.insert(0, {tests!r})
            import package_cases
            package_cases.compile_like_a_tpu(*{refusals!r})
        """
        old = "INTERNAL: Failed to deserialize the Mosaic module: INTERNAL: Unsupported version: expected <= 9 but got 11"
        lacks = "INTERNAL: Mosaic failed to compile TPU kernel: failed to legalize operation 'math.atan2'"
        refusals = [(old, 9), (lacks, None)]
        for said, seen in (refusals[:1], "11 9; 9"), (refusals[1:], "11 None; 11 None"), (refusals, "11 9 None; 9 None"):
            run = [sys.executable, "-c", script.format(tests=str(pathlib.Path(__file__).parent), refusals=(said,))]
            process = subprocess.run(run, capture_output=True, text=True, check=False)
            self.assertEqual(process.returncode, 0, process.stderr)
            self.assertEqual(process.stdout.strip(), seen, process.stderr)
            self.assertNotIn("func.func", process.stderr)
            refused = process.stderr.count("loops are taken instead (libtpu 0.0.37 is the first that takes the arc tangent")
            self.assertEqual(refused, 2 if refusals[1] in said else 0, process.stderr)

class Sharded(Case):
    def setUp(self):
        partitioned_by_shardy(self)

    def test_shard_map_is_fused_per_shard(self):
        mesh = Mesh(np.array(jax.devices()), ("x",))
        rows, everywhere = P("x"), P()

        def per_shard(*values):
            loss, gradients = programs.loss_and_gradients(*values)
            return jax.lax.pmean(loss, "x"), gradients[0], jax.lax.pmean(gradients[1], "x")

        function = jax.jit(jax.shard_map(per_shard, mesh=mesh, in_specs=(rows, everywhere, rows, rows, rows, rows),
                                         out_specs=(everywhere, rows, everywhere), check_vma=False))
        values = arguments()
        plain = function(*values)
        with grpo_opt.installed(STRICT):
            self.assertGreater(loops(function.lower(*values).compile()), 0)
            close(self, function(*values), plain)


class Programs(Case):
    def test_lowered(self):
        values = arguments()
        lowered = jax.jit(programs.loss_and_gradients).lower(*values)
        fused = grpo_opt.fuse(lowered, STRICT)
        self.assertEqual(loops(lowered.compile()), 0)
        compiled = fused.compile()
        self.assertGreater(loops(compiled), 0)
        close(self, compiled(*values), lowered.compile()(*values))

    @unittest.skipUnless(importlib.util.find_spec("flax"), "flax is not installed")
    def test_lowered_by_nnx(self):
        from flax import nnx

        head = nnx.Linear(32, 1000, use_bias=False, rngs=nnx.Rngs(0))
        function = nnx.jit(lambda head, hidden, ids: -programs.token_log_probs(hidden, head.kernel[...], ids).mean())
        self.compare_wrapped(function, head, *arguments()[::2][:2])

    @unittest.skipUnless(importlib.util.find_spec("equinox"), "equinox is not installed")
    def test_lowered_by_equinox(self):
        import equinox as eqx

        hidden, head, ids, *_ = arguments()
        function = eqx.filter_jit(lambda what, *rest: -programs.token_log_probs(*rest).mean())
        self.compare_wrapped(function, "a loss", hidden, head, ids)

    def compare_wrapped(self, function, *values):
        lowered = function.lower(*values)
        fused = grpo_opt.fuse(lowered, STRICT)
        self.assertIs(type(fused), type(lowered))
        self.assertGreater(loops(fused.lowered.compile()), 0)
        close(self, fused.compile()(*values), lowered.compile()(*values))

    def test_exported(self):
        values = arguments()
        exported = export.export(jax.jit(programs.loss_and_gradients))(*values)
        fused = grpo_opt.fuse(exported, STRICT)
        self.assertNotEqual(fused.mlir_module_serialized, exported.mlir_module_serialized)
        self.assertIn("stablehlo.while", fused.mlir_module())
        close(self, fused.call(*values), exported.call(*values))
        if importlib.util.find_spec("flatbuffers"):  # JAX's own serialization needs it
            close(self, export.deserialize(fused.serialize()).call(*values), exported.call(*values))

    def test_the_devices_decide_on_vmem(self):
        program = (pathlib.Path(__file__).resolve().parents[2] / "lit/cli/Inputs/wide-head.mlir").read_bytes()

        def largest(*kinds, **config):
            devices = [types.SimpleNamespace(device_kind=kind) for kind in kinds]
            fused = Configuration({"remarks": "none", **config}).fuse(program, "tpu", devices).decode().replace("\\22", '"')
            sizes = re.findall(r'scoped_memory_configs[^]]*"size\W*(\d+)', fused)
            return max(map(int, sizes)) >> 20

        self.assertTrue(32 <= largest("TPU v5") <= 60 < largest("TPU v6 lite") <= 120)
        self.assertTrue(60 < largest() <= 100)
        self.assertLessEqual(largest("TPU v6 lite", vmem_limit="32MiB"), 32)

    def test_the_compiler_decides_on_the_version_of_kernels(self):
        program = (pathlib.Path(__file__).resolve().parents[2] / "lit/cli/Inputs/wide-head.mlir").read_bytes()

        def version(compiler, **config):
            fused = Configuration({"remarks": "none", **config}).fuse(program, "tpu", (), compiler).decode()
            return kernel_version(fused)

        # As libtpu 0.0.34 describes itself, the one of JAX 0.9.0.
        old = "Built on Jan 12 2026 16:25:22 (1768263922) cl/854318611"
        self.assertEqual((version(""), version(old), version(old, mosaic_version=8)), (11, 9, 8))
        seen, fuse = [], Configuration.fuse

        def recording(configuration, program, platform, devices, compiler, *rest):
            seen.append(compiler)
            return fuse(configuration, program, platform, devices, compiler, *rest)

        with mock.patch.object(Configuration, "fuse", recording):
            lowered = jax.jit(lambda *args: programs.loss_and_gradients(*args)).lower(*arguments())
            grpo_opt.fuse(lowered, FUSE)
            with grpo_opt.installed(FUSE):
                lowered.compile()
        self.assertEqual(seen, [f"{jax.devices()[0].client.platform_version}, jaxlib {jaxlib.__version__}"] * 2)

    def test_nothing_to_fuse(self):
        lowered = jax.jit(lambda x: jnp.sort(x) + 1).lower(jnp.ones(8))
        self.assertIs(grpo_opt.fuse(lowered), lowered)
        with self.assertRaisesRegex(TypeError, "jax.stages.Lowered"):
            grpo_opt.fuse(lambda x: x)


class Explaining(Case):
    def test_a_report_has_losses_reasons_and_memory(self):
        def loss(h, w, ids):
            return -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], axis=-1).mean()

        def sampled(h, w):
            x = h @ w
            return jax.nn.log_softmax(x).sum(), x

        shapes = [jax.ShapeDtypeStruct(shape, jnp.float32) for shape in ((512, 64), (64, 32768))]
        ids = jax.ShapeDtypeStruct((512,), jnp.int32)
        for program, values in ((jax.value_and_grad(loss), (*shapes, ids)), (jax.jit(jax.value_and_grad(loss)).lower(*shapes, ids), ())):
            report = grpo_opt.explain(program, *values)
            (loss,) = report.losses
            self.assertEqual((loss.rows, loss.columns, loss.logits_bytes, report.reasons), (512, 32768, 2**26, []))
            self.assertRegex(loss.where, r"test_package\.py:\d+$")
            self.assertLess(2 * report.temporaries_after, report.temporaries_before)
            self.assertRegex(str(report), r"fused +512 x 32768, 67.1 MB of f32 logits +\(\S*test_package.py:\d+\)\ntemporaries +")
            self.assertIn("<!DOCTYPE html>", report.html())
        with grpo_opt.installed(FUSE):  # what is compared is the program as it is
            report = grpo_opt.explain(sampled, *shapes, config={"strict": True}, min_logits="1MiB")
        self.assertEqual(report.losses, [])
        self.assertIn("are returned", report.reasons[0].message)
        self.assertEqual(report.temporaries_before, report.temporaries_after)
        self.assertIn("no loss", str(grpo_opt.explain(lambda x: x + 1, 1.0)))
        with self.assertRaisesRegex(TypeError, "expected a function"):
            grpo_opt.explain(5)


class Keywords(Case):
    def test_keys_are_keywords_too_and_win(self):
        lowered = jax.jit(programs.loss_and_gradients).lower(*arguments())
        fused = lambda *config, **keys: "while" in grpo_opt.fuse(lowered, *config, **keys).as_text()
        self.assertTrue(fused(**FUSE))
        self.assertFalse(fused(FUSE, enabled=False))
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write("always_fuse: true\nmin_columns: 1\nremarks: none\n")
            file.flush()
            self.assertTrue(fused(file.name, tile_v=256))
            self.assertFalse(fused(file.name, enabled=False))
        with grpo_opt.installed(**FUSE):
            self.assertGreater(loops(jax.jit(programs.loss_and_gradients).lower(*arguments()).compile()), 0)
        grpo_opt.install(**FUSE)
        with self.assertRaisesRegex(grpo_opt.ConfigurationError, "unknown key `stritc`; the nearest is `strict`"):
            grpo_opt.fuse(lowered, stritc=True)

    def test_public_functions_have_types_and_examples(self):
        import inspect
        import typing

        for name in grpo_opt.__all__:
            function = getattr(grpo_opt, name)
            if inspect.isfunction(function):
                with self.subTest(name):
                    hints = typing.get_type_hints(inspect.unwrap(function))
                    self.assertEqual(set(hints), {*inspect.signature(function).parameters, "return"})
                    if inspect.signature(function).parameters:
                        for section in ("Args:", "Raises:", "Example:"):
                            self.assertIn(section, function.__doc__)
        self.assertTrue((pathlib.Path(grpo_opt.__file__).parent / "py.typed").is_file())
        self.assertRegex(grpo_opt.__version__, r"^\d+\.\d+\.\d+")


class Logging(Case):
    def test_messages_are_logged_by_what_became_of_the_program(self):
        def returned(h, w):
            x = h @ w
            return jax.nn.log_softmax(x).sum(), x

        lowered = jax.jit(programs.loss_and_gradients).lower(*arguments())
        with self.assertLogs("grpo_opt", "INFO") as said:
            grpo_opt.fuse(lowered, {**FUSE, "remarks": "missed"})
        (record,) = said.records
        self.assertEqual(record.levelname, "INFO")
        self.assertRegex(record.getMessage(), r"^jit_\w+: fused 1 loss \(24 x 1000\), 0.1 MB of f32 logits")
        with self.assertLogs("grpo_opt", "WARNING") as said:
            grpo_opt.fuse(jax.jit(returned).lower(jnp.ones((24, 16)), jnp.ones((16, 300))), {**FUSE, "remarks": "missed"})
        self.assertRegex(said.records[0].getMessage(), r"^jit_\w+: not fused: ")

    def test_a_program_with_handlers_of_its_own_has_each_message_once(self):
        code = ("import logging, jax, jax.numpy as jnp, grpo_opt; logging.basicConfig(format='%(levelname)s|%(name)s|%(message)s', level='INFO')\n"
                "f = jax.jit(lambda h, w: jax.nn.logsumexp(h @ w, -1).sum())\n"
                "grpo_opt.fuse(f.lower(jnp.ones((8, 16)), jnp.ones((16, 300))), always_fuse=True)")
        process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        lines = [line for line in process.stderr.splitlines() if "fused" in line]
        self.assertEqual(len(lines), 1, process.stderr)
        self.assertRegex(lines[0], r"^INFO\|grpo_opt\|jit_\S+: fused 1 loss")


class Cache(Case):
    def test_fused_programs_have_entries_of_their_own(self):
        from jax.experimental.compilation_cache import compilation_cache

        def compiled_loops(config):
            jax.clear_caches()
            manager = grpo_opt.installed(config) if config else contextlib.nullcontext()
            with manager:
                return loops(jax.jit(programs.loss_and_gradients).lower(*arguments()).compile())

        with tempfile.TemporaryDirectory() as folder:
            settings = {"jax_compilation_cache_dir": folder, "jax_persistent_cache_min_compile_time_secs": 0.0,
                        "jax_persistent_cache_min_entry_size_bytes": -1}
            before = {name: getattr(jax.config, name) for name in settings}
            for name, value in settings.items():
                jax.config.update(name, value)
            compilation_cache.reset_cache()
            entries = lambda: len([f for f in os.listdir(folder) if "grpo_loss" in f and f.endswith("-cache")])
            try:
                other = {**FUSE, "tile_v": 128}
                seen = [(bool(compiled_loops(c)), entries()) for c in (None, FUSE, FUSE, other, None)]
            finally:
                for name, value in before.items():
                    jax.config.update(name, value)
                compilation_cache.reset_cache()
        self.assertEqual(seen, [(False, 1), (True, 2), (True, 2), (True, 3), (False, 3)])


if __name__ == "__main__":
    unittest.main()
