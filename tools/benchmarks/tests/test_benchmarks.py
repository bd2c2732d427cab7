"""Tests of tools/bench, tools/gradcheck and tools/train-ab as commands, on small shapes, and of their parts."""

import contextlib
import dataclasses
import glob
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

TOOLS = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "testdata"), str(TOOLS.parent / "python"),
                str(TOOLS.parent / "python" / "tests")]
import cpu_client

cpu_client.choose(devices=1)

import numpy as np
from benchmarks import aot, bench, gradcheck, implementations, inputs, launch, losses, reference, settings, tables, torch_rivals, tracking, tune
from benchmarks.launch import Failure
from benchmarks.train import command, text

SMALL = ["--batch", "2", "--time", "19", "--vocab", "2003", "--always-fuse"]


MAINS = {"bench": bench.main, "gradcheck": gradcheck.main, "train-ab": command.main}


def clean_environment(arguments) -> dict[str, str]:
    """Without settings of the hook; flags for a CPU client are none for the TPU compiler."""
    dropped = ("GRPO_OPT_", "WANDB_", *["XLA_FLAGS"] * ("--aot" in arguments))
    return {k: v for k, v in os.environ.items() if not k.startswith(dropped)}


def call(tool, *arguments, folder=None, **environment):
    """A finished process."""
    return subprocess.run([TOOLS / tool, *arguments], capture_output=True, text=True, timeout=240, cwd=folder,
                          env=clean_environment(arguments) | environment, check=False)


def call_here(tool, *arguments, folder):
    """The same in this process, which has imported JAX."""
    printed, errors = io.StringIO(), io.StringIO()
    with (contextlib.chdir(folder), contextlib.redirect_stdout(printed), contextlib.redirect_stderr(errors),
          mock.patch.object(sys, "argv", [str(TOOLS / tool), *arguments]),
          mock.patch.dict(os.environ, clean_environment(arguments), clear=True)):
        code = launch.run(tool, MAINS[tool])
    return subprocess.CompletedProcess(sys.argv, code, printed.getvalue(), errors.getvalue())


def of_level(level, time, hidden, vocab, **others):
    """A point in f32 with two sequences."""
    weights = "hv" if level == "lm-head" else None
    return settings.Settings(level=level, batch=2, time=time, hidden=hidden, vocab=vocab, dtype="f32", logits_dtype="f32",
                             weights=weights, **others)


class Bench(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_comparison_with_everything_written(self):
        done = call("bench", *SMALL, "--hidden", "24", "--impl", "baseline", "--compare", "portable", "--dtype", "f32",
                    "--entropy", "--iters", "3", "--warmup", "1", "--json", "out.json", "--plot", "out.svg",
                    "--wandb-mode", "offline", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        record = json.loads((self.folder / "out.json").read_text())
        self.assertEqual((record["kind"], record["version"]), ("grpo-opt-bench", 1))
        (point,) = record["points"]
        a, b = point["implementations"]["baseline"], point["implementations"]["portable"]
        self.assertAlmostEqual(a["loss"], b["loss"], places=5)
        self.assertAlmostEqual(a["metrics"]["entropy"], b["metrics"]["entropy"], places=4)
        for f in (a, b):
            self.assertEqual(f["iterations"], 3)
            self.assertGreater(f["first_call_s"], f["compile_s"])
            self.assertLessEqual(f["step_ms"]["min"], f["avg_step_ms"])
            self.assertLessEqual(f["avg_step_ms"], f["step_ms"]["max"])
            self.assertGreater(f["mem_after_run"]["host_peak_rss_bytes"], 0)
        # The fused program differs from the baseline in what it keeps.
        self.assertNotEqual(a["compiler_memory"]["temporaries"], b["compiler_memory"]["temporaries"])
        ratio = point["ratios"]["baseline/portable"]["step_time"]
        self.assertLessEqual(ratio["min"], ratio["median"])
        self.assertLessEqual(ratio["median"], ratio["max"])
        self.assertRegex(done.stdout, r"baseline/portable: step time [\d.]+ \(pairs")
        self.assertIn("<svg", (self.folder / "out.svg").read_text())
        self.assertTrue(glob.glob(str(self.folder / "wandb" / "offline-run-*" / "*.wandb")))

    def test_three_implementations_take_turns(self):
        names = ["baseline", "jax-chunked", "portable"]
        options = bench.parser().parse_args([*SMALL, "--hidden", "24", "--dtype", "f32", "--iters", "2", "--no-memory-runs"])
        with mock.patch.object(sys, "argv", ["bench"]):
            point = bench.measure_point(names, settings.from_options(options), options)
        self.assertEqual(list(point["ratios"]), ["baseline/jax-chunked", "baseline/portable"])
        found = [point["implementations"][name] for name in names]
        self.assertEqual([f["iterations"] for f in found], [2, 2, 2])
        for f in found[1:]:
            self.assertAlmostEqual(f["loss"], found[0]["loss"], places=5)

    def test_every_loss_with_both_layouts_of_the_weights(self):
        for loss, weights in (("gspo", "vh"), ("cross-entropy", "hv"), ("log-probabilities", "vh")):
            with self.subTest(loss=loss):
                done = call_here("bench", *SMALL, "--hidden", "24", "--dtype", "f32", "--loss", loss, "--weights", weights, "--entropy",
                                 "--compare", "portable", "--iters", "1", "--no-memory-runs", "--json", "out.json", folder=self.folder)
                self.assertEqual(done.returncode, 0, done.stderr)
                (point,) = json.loads((self.folder / "out.json").read_text())["points"]
                self.assertTrue(point["title"].startswith(f"{loss}, lm-head"))
                self.assertEqual((point["settings"]["loss"], point["settings"]["weights"]), (loss, weights))
                a, b = point["implementations"].values()
                for key, value in {"loss": a["loss"], **a["metrics"]}.items():
                    self.assertAlmostEqual(value, b["loss"] if key == "loss" else b["metrics"][key], places=4)
                # Gradients are as large as the arrays that they are taken by.
                self.assertEqual(a["compiler_memory"]["outputs"] < 4 * 24 * 2003, loss == "log-probabilities")
                self.assertGreater(a["compiler_memory"]["temporaries"], 2 * b["compiler_memory"]["temporaries"])

    def test_implementations_of_pytorch_run_in_processes_of_their_own(self):
        # Without PyTorch, one of JAX takes the place.
        options = bench.parser().parse_args([*SMALL, "--hidden", "24", "--impl", "baseline", "--compare", "jax-chunked", "--iters", "2",
                                             "--loss", "cross-entropy", "--weights", "vh"])
        with mock.patch.object(implementations, "TORCH_NAMES", ("jax-chunked",)), \
                mock.patch.object(sys, "argv", [str(TOOLS / "bench")]), mock.patch.dict(os.environ, JAX_PLATFORMS="cpu"):
            point = bench.measure_point(["baseline", "jax-chunked"], settings.from_options(options), options)
        a, b = point["implementations"]["baseline"], point["implementations"]["jax-chunked"]
        self.assertEqual((a["iterations"], b["iterations"]), (2, 2))
        self.assertAlmostEqual(a["loss"], b["loss"], places=2)
        ratio = point["ratios"]["baseline/jax-chunked"]
        self.assertEqual(set(ratio), {"step_time", "first_call", "peak_memory", "temporaries"})
        self.assertIn("baseline/jax-chunked: step time", tables.measured(point))

    def test_a_gpu_has_a_first_process_for_the_cache_of_compiled_programs(self):
        for platform, runs in (("gpu", 2), ("cpu", 1)):
            seen = []

            def run(*arguments, seen=seen, platform=platform, **variables):
                seen.append(variables["JAX_COMPILATION_CACHE_DIR"])
                return {"run": len(seen)}, platform

            with mock.patch.object(bench, "run_apart", run), mock.patch.dict(os.environ, JAX_PLATFORMS=""):
                self.assertEqual(bench.memory_run("baseline", settings.Settings(), None), {"run": runs})
            self.assertEqual(len(set(seen)), 1)

    def test_the_configuration_selects_the_implementation(self):
        (self.folder / "hook.yaml").write_text("tile_v: 256\n")
        done = call_here("bench", *SMALL, "--level", "logits", "--config", "hook.yaml", "--iters", "1", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(list(json.loads(done.stdout)["points"][0]["implementations"]), ["hook"])
        (self.folder / "hook.yaml").write_text("tile_w: 256\n")
        done = call_here("bench", *SMALL, "--config", "hook.yaml", folder=self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("tile_v", done.stderr)

    def test_ahead_of_time(self):
        done = call_here("bench", *SMALL, "--hidden", "128", "--impl", "baseline", "--compare", "mosaic", "--aot", "v6e:2x2",
                    "--cycles", "--json", "out.json", "--plot", "out.png", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        figures = json.loads((self.folder / "out.json").read_text())["points"][0]["implementations"]
        self.assertEqual(figures["baseline"]["estimated_cycles"]["kernels_not_covered"], 0)
        self.assertGreater(figures["mosaic"]["estimated_cycles"]["kernels_not_covered"], 0)
        self.assertGreater(figures["baseline"]["estimated_cycles"]["covered"], 0)
        self.assertIn("static estimates, not measurements", done.stdout)
        self.assertEqual((self.folder / "out.png").read_bytes()[:4], b"\x89PNG")

    def test_ahead_of_time_over_a_mesh(self):
        done = call_here("bench", "--batch", "4", "--time", "256", "--hidden", "256", "--vocab", "4096", "--always-fuse",
                    "--aot", "v6e:2x2", "--mesh", "fsdp=2,tp=2", "--impl", "mosaic", "--json", "out.json", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        (point,) = json.loads((self.folder / "out.json").read_text())["points"]
        found = point["implementations"]["mosaic"]
        self.assertIn("512 x 2048 on each", found["sweeps"][0])
        moved = {kind: c["bytes"] for kind, c in found["wire"]["collectives"].items()}
        # The head's rows are gathered within "fsdp": 256 x 2048 numbers.
        self.assertGreaterEqual(moved["all-gather"], 2 * 256 * 2048)
        self.assertEqual(found["wire"]["bytes"], sum(b * (2 if k == "all-reduce" else 1) for k, b in moved.items()))
        self.assertAlmostEqual(found["wire"]["least_s"], found["wire"]["bytes"] / 400e9)

    def test_bad_input_is_one_line_and_no_file(self):
        cases = {
            ("--hidden", "0"): "--hidden must be a positive number",
            ("--level", "logits", "--hidden", "8"): "--hidden means nothing",
            ("--impl", "portable", "--batch", "1", "--time", "8", "--vocab", "2000"): "`always_fuse` overrides",
            ("--impl", "mosaic", "--batch", "1", "--time", "8", "--vocab", "2000"): "on a TPU only",
            ("--compare", "baseline"): "both implementations are the same",
            ("--compare", "portable", "--compare", "portable"): "both implementations are the same",
            ("--compare", "liger", "--level", "logits"): "not logits",
            ("--compare", "liger", "--loss", "gspo"): "liger: it computes grpo, cross-entropy, not gspo",
            ("--level", "logits", "--weights", "vh"): "--weights means nothing",
            ("--loss", "cross-entropy", "--kl-beta", "0"): "--kl-beta means nothing to --loss cross-entropy",
            ("--impl", "mosaic", "--aot", "h100"): "are for TPUs",
            ("--cycles",): "they need --aot",
            ("--mesh", "fsdp=4"): "it needs --aot",
            ("--aot", "v6e:2x2", "--mesh", "x=4"): "is no axis with a size",
            ("--plot", "x.pdf"): "PNG or SVG",
            ("--config", "missing.yaml"): "is not there",
            ("--aot", "v99:2x2", "--vocab", "2000"): "v99",
            ("--impl", "liger", "--level", "logits"): "not logits",
            ("--temperature", "0"): "above 0",
            ("--tune", "t.json"): "for the kernels of one point",
        }
        for arguments, message in cases.items():
            with self.subTest(arguments=arguments):
                done = call_here("bench", "--json", "out.json", *arguments, folder=self.folder)
                self.assertEqual(done.returncode, 1, done.stderr)
                self.assertIn(message, done.stderr.splitlines()[-1])
                self.assertEqual(list(self.folder.iterdir()), [])

    def test_tiles_are_tuned_ahead_of_time_and_the_plan_takes_the_fastest(self):
        shape = ["--time", "256", "--hidden", "128", "--vocab", "2048", "--always-fuse"]
        done = call_here("bench", *shape, "--aot", "v6e:2x2", "--tune", "t.json", "--candidates", "2", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        entries = json.loads((self.folder / "t.json").read_text())["kernels"]
        self.assertEqual({e["how"] for e in entries}, {"predicted"})
        kernels = {e["kernel"] for e in entries}
        self.assertEqual(len(kernels), 2)
        self.assertEqual(done.stdout.count("<- fastest"), 2)
        # Other numbers, and what the plan makes of them.
        point = dataclasses.replace(settings.Settings(), time=256, hidden=128, vocab=2048)
        module = self.folder / "step.mlir"
        module.write_text(aot.lowered_text(point))
        plan = tune.plans(module, "v6e:2x2", [*aot.FLAGS["mosaic"], "--always-fuse"], self.folder)
        for kernel in kernels:
            one, other = (e for e in entries if e["kernel"] == kernel)
            one["seconds"], other["seconds"] = 2 * one["modelled_seconds"], other["modelled_seconds"] / 9
            (found,) = (k for k in plan({"version": 1, "kernels": [one, other]}) if k.signature == kernel)
            self.assertEqual(list(found.tiles), other["tiles"])
        (self.folder / "t.json").write_text("[]")
        done = call_here("bench", *shape, "--aot", "v6e:2x2", "--tune", "t.json", "--candidates", "1", folder=self.folder)
        self.assertEqual((done.returncode, (self.folder / "t.json").read_text()), (1, "[]"))
        self.assertIn("is no table of tiles' times", done.stderr.splitlines()[-1])

    def test_a_sweep_leaves_out_what_is_too_small(self):
        done = call_here("bench", "--level", "logits", "--sweep-time", "8,512,520", "--sweep-vocab", "8192", "--impl", "portable", "--iters", "1",
                    "--warmup", "0", "--json", "s.json", "--plot", "s.svg", folder=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([p["settings"]["time"] for p in json.loads((self.folder / "s.json").read_text())["points"]], [512, 520])
        self.assertIn("<svg", (self.folder / "s.svg").read_text())
        self.assertRegex(done.stderr, r"T=8 .* is left out: portable: nothing was fused.*not worth it: 8 rows x 8192 columns")

    def test_tuning_without_a_tpu_needs_a_topology(self):
        done = call_here("bench", *SMALL, "--tune", "t.json", folder=self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("--aot v6e:2x2 predicts times", done.stderr.splitlines()[-1])
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_without_wandb(self):
        with mock.patch.dict(sys.modules, {"wandb": None}), self.assertRaisesRegex(Failure, "tools/setup --bench"):
            tracking.check("offline")


class Tune(unittest.TestCase):
    """The search, with a clock that is made up."""

    # Seconds by tiles of two kernels; those of `b` are longer with the narrow tiles of `a`.
    A = {(64, 512): 3.0, (64, 256): 2.0, (32, 512): 5.0}
    B = {(16, 128): 7.0, (32, 128): 6.0}

    def plan(self, table):
        chosen = {e["kernel"]: tuple(e["tiles"]) for e in table["kernels"]}
        return [tune.Kernel(name, chosen.get(name, next(iter(times))), 1.0, tuple((tiles, 1.0) for tiles in times))
                for name, times in (("a", self.A), ("b", self.B))]

    def step(self, table):
        a, b = (k.tiles for k in self.plan(table))
        return self.A[a] + self.B[b] + 4 * (a[1] == 256)

    def found(self, timer, count=9, plan=None):
        entries = sum(tune.search("v6e", plan or self.plan, timer, count), [])
        return {(e["kernel"], tuple(e["tiles"])): (e["seconds"], e["how"]) for e in entries}

    def test_a_measured_step_is_shared_out(self):
        found = self.found(lambda table: (self.step(table), None))
        # The first candidate's time is the model's; what the step takes more or less is the kernel's.
        self.assertEqual(found, {("a", (64, 512)): (1.0, "measured"), ("a", (64, 256)): (4.0, "measured"),
                                 ("a", (32, 512)): (3.0, "measured"), ("b", (16, 128)): (1.0, "measured"),
                                 ("b", (32, 128)): (1e-9, "measured")})

    def test_predictions_tell_kernels_apart(self):
        found = self.found(lambda table: (self.step(table), {"a": 3.0, "b": 7.0}), 2)
        self.assertEqual(found, {("a", (64, 512)): (3.0, "predicted"), ("a", (64, 256)): (6.0, "predicted"),
                                 ("b", (16, 128)): (7.0, "predicted"), ("b", (32, 128)): (6.0, "predicted")})

    def test_an_interrupt_loses_one_kernel(self):
        def timer(table):
            if any(e["kernel"] == "b" for e in table["kernels"]):
                raise KeyboardInterrupt
            return self.step(table), None

        found = tune.search("v6e", self.plan, timer, 9)
        self.assertEqual({e["kernel"] for e in next(found)}, {"a"})
        with self.assertRaises(KeyboardInterrupt):
            next(found)

    def test_what_a_plan_does_not_take_is_no_candidate(self):
        def stubborn(table):
            return [dataclasses.replace(k, tiles=next(iter(self.A))) if k.signature == "a" else k for k in self.plan(table)]

        found = self.found(lambda _: (1.0, None), plan=stubborn)
        self.assertEqual([key for key in found if key[0] == "a"], [("a", (64, 512))])

    def test_each_plan_is_timed_once_and_other_entries_are_kept(self):
        times = []
        entries = sum(tune.search("v6e", self.plan, lambda table: (times.append(1) or self.step(table), None), 9), [])
        self.assertEqual(len(times), 4)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "t.json"
            other = tune.entry("v4", "a", (1, 2), 1.0, 1.0, "measured")
            path.write_text(json.dumps(tune.pinned("v6e", {"a": ((1, 2), 1.0)}) | {"kernels": [other]}))
            self.assertEqual(tune.merged(path, entries)["kernels"], [other, *entries])
            self.assertEqual(tune.merged(path, [other])["kernels"], [other])


class Gradcheck(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_both_levels_pass(self):
        for arguments in (["--temperature", "0.8"], ["--level", "logits"], ["--dtype", "bf16"]):
            with self.subTest(arguments=arguments):
                done = call_here("gradcheck", "--time", "19", "--vocab", "2003", "--json", "out.json", *arguments,
                            folder=self.folder)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                record = json.loads((self.folder / "out.json").read_text())
                self.assertTrue(record["passed"])
                self.assertTrue({"loss", "log_probs", "entropy"} <= {c["what"] for c in record["checks"]})
                self.assertEqual("note" in record, "bf16" in arguments)

    def test_beyond_tolerance_the_exit_code_is_1(self):
        done = call("gradcheck", "--time", "19", "--vocab", "2003", "--tolerance", "1e-12", "--json", "out.json",
                    folder=self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("beyond tolerance", done.stderr)
        self.assertFalse(json.loads((self.folder / "out.json").read_text())["passed"])

    def test_a_configuration_that_fuses_nothing_is_an_error(self):
        (self.folder / "off.yaml").write_text("enabled: false\n")
        done = call_here("gradcheck", "--time", "19", "--vocab", "2003", "--config", "off.yaml", folder=self.folder)
        self.assertEqual(done.returncode, 1)
        self.assertIn("nothing was fused", done.stderr)

    def test_the_reference_agrees_and_a_wrong_gradient_is_seen(self):
        import jax

        point = settings.Settings(batch=2, time=7, hidden=16, vocab=301, dtype="f32", logits_dtype="f32", temperature=0.7)
        options = gradcheck.parser().parse_args([])
        for loss, weights in (("gspo", "hv"), ("cross-entropy", "vh"), ("grpo", "hv")):
            point = dataclasses.replace(point, loss=loss, weights=weights)
            arguments = inputs.draw(point)
            (value, _), gradients = jax.jit(losses.step_of(point))(*arguments)
            exact = [np.asarray(a).astype(np.float64) if a.dtype.kind == "f" else np.asarray(a) for a in arguments]
            self.assertAlmostEqual(float(value), reference.loss(point, exact[:2], *exact[2:]), places=5)
            right = gradcheck.finite_differences(point, arguments, list(gradients), options)
            self.assertTrue(all(check["passed"] for check in right), right)
        wrong = gradcheck.finite_differences(point, arguments, [gradients[0] * 1.01, gradients[1]], options)
        self.assertEqual([check["passed"] for check in wrong], [False, True])

    def test_what_is_not_finite_fails(self):
        found = gradcheck.difference("loss", 1.0, float("nan"), 1.0)
        self.assertEqual((found["passed"], found["max"]), (False, None))


class Chunked(unittest.TestCase):
    def test_the_chunked_loss_is_the_loss_with_fewer_temporaries(self):
        import jax

        for level, hidden in (("lm-head", 16), ("logits", None)):
            with self.subTest(level=level), mock.patch.object(losses, "CHUNK", 32):
                # A last chunk of 24 rows.
                point = of_level(level, 140, hidden, 4001, entropy=True)
                arguments = inputs.draw(point)
                plain, chunked = (jax.jit(losses.step_of(point, c)).lower(*arguments).compile() for c in (False, True))
                for a, b in zip(*(jax.tree.leaves(step(*arguments)) for step in (plain, chunked)), strict=True):
                    np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-7)
                kept = [step.memory_analysis().temp_size_in_bytes for step in (plain, chunked)]
                self.assertLess(2 * kept[1], kept[0])

    def test_what_is_not_installed_is_named(self):
        with mock.patch("importlib.util.find_spec", lambda name: None if name == "liger_kernel" else object()):
            torch_rivals.check("cce", settings.Settings())
            torch_rivals.check("cce", settings.Settings(loss="log-probabilities"))
            with self.assertRaisesRegex(Failure, "liger: it computes .*, not log-probabilities"):
                torch_rivals.check("liger", settings.Settings(loss="log-probabilities"))
            with self.assertRaisesRegex(Failure, "liger needs liger-kernel .*BENCH_PYTHON"):
                torch_rivals.check("liger", settings.Settings())


class Settings(unittest.TestCase):
    def test_presets_are_the_known_shapes(self):
        shapes = {(p.level, p.batch, p.time, p.vocab) for p in settings.PRESETS.values()}
        self.assertTrue({("logits", 1, 2048, 151643), ("logits", 4, 1024, 151643), ("logits", 1, 4096, 151936),
                         ("lm-head", 1, 8192, 151936)} <= shapes)

    def test_options_change_a_preset(self):
        options = gradcheck.argparse.Namespace(**dict.fromkeys(vars(settings.Settings()), None), preset="head-8192-f32")
        self.assertEqual(settings.from_options(options).logits_dtype, "f32")
        options.dtype = "f32"
        options.time = 64
        point = settings.from_options(options)
        self.assertEqual((point.time, point.hidden, point.dtype, point.logits_dtype), (64, 4096, "f32", "f32"))
        options.preset, options.level = "logits-1x4096", "lm-head"
        self.assertEqual((settings.from_options(options).hidden, settings.from_options(options).weights), (1024, "hv"))

    def test_a_mesh_splits_both_layouts_of_the_head_alike(self):
        axes = {"fsdp": 2, "tp": 4}
        specs = [inputs.abstract(settings.Settings(weights=weights), axes)[1].sharding.spec for weights in settings.WEIGHTS]
        self.assertEqual([tuple(spec) for spec in specs], [("fsdp", "tp"), ("tp", "fsdp")])

    def test_old_log_probs_lie_around_the_current_ones(self):
        import jax

        for level, hidden in (("lm-head", 16), ("logits", None)):
            point = of_level(level, 70, hidden, 301, old_logp_noise_scale=0.05)
            arguments = inputs.draw(point)
            count = len(point.sources())
            logp = jax.jit(losses.per_token_of(point))(*arguments[:count + 1])[0]
            spread = float(np.std(np.asarray(arguments[count + 1]) - np.asarray(logp)))
            self.assertTrue(0.04 < spread < 0.06, spread)


class Training(unittest.TestCase):
    def test_tokens_give_the_text_back(self):
        import random

        rng = random.Random(3)
        documents = ["".join(text.document(rng, 12)) for _ in range(300)]
        tokenizer = text.Tokenizer(documents, 700)
        for document in (*documents[:20], "unseen: häé 77 7"):
            self.assertEqual(tokenizer.decode(tokenizer.encode(document)), document)
        characters = sum(len(d) for d in documents)
        self.assertLess(sum(len(tokenizer.encode(d)) for d in documents), 0.6 * characters)
        with self.assertRaisesRegex(ValueError, "fewer than"):
            text.Tokenizer(["a b"], 700)

    def test_rewards_follow_the_rule(self):
        # The last word may be cut, repeats and long words do not count.
        self.assertEqual(text.reward("even numbers", " 2 4 6 8 3", 4), 1.0)
        self.assertEqual(text.reward("even numbers", " 2 2 3 x4 8", 4), 0.25)
        self.assertEqual(text.reward("odd numbers", " 1 3", 4), 0.25)
        self.assertEqual(text.reward("even numbers", "", 4), 0.0)

    def test_sampling_with_a_cache_is_the_whole_model(self):
        import jax
        import jax.numpy as jnp
        from benchmarks.train import model

        shape = model.Shape(50, 16, 2, 2, 9)
        parameters = model.initial(jax.random.key(0), shape)
        prompts = jnp.asarray([[0, 3, 4], [5, 6, 7]], jnp.int32)
        sharp = parameters | {"head": parameters["head"] * 1e4}  # the most likely token is certain
        sampled = model.sample(sharp, shape, prompts, 6, jax.random.key(1))
        tokens = jnp.concatenate([prompts, sampled], axis=1)
        states, _ = model.hidden(sharp, shape, tokens)
        expected = jnp.argmax((states @ sharp["head"])[..., 1:], axis=-1) + 1
        self.assertTrue((expected[:, 2:-1] == sampled).all())

    def test_off_and_on(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "hook.yaml").write_text("always_fuse: true\n")
            tiny = ["--steps", "3", "--warm-steps", "2", "--prompts", "2", "--group", "2", "--completion", "8",
                    "--vocab", "1500", "--width", "16", "--layers", "1"]
            done = call("train-ab", *tiny, "--config", "hook.yaml", "--json", "out.json", "--plot", "out.svg",
                        folder=folder, XLA_FLAGS=cpu_client.flags(devices=1))
            self.assertEqual(done.returncode, 0, done.stderr)
            record = json.loads((folder / "out.json").read_text())
            off, on = record["runs"]["off"], record["runs"]["on"]
            self.assertEqual((off["programs_fused"], on["programs_fused"]), (0, 3))
            np.testing.assert_allclose(off["warm_start_loss"], on["warm_start_loss"], rtol=1e-4)
            self.assertEqual(len(on["curves"]["reward"]), 3)
            self.assertTrue(re.search(r"off / on: step time min [\d.]+, median", done.stdout))
            self.assertTrue((folder / "out.svg").exists())

    def test_nothing_fused_is_nothing_to_compare(self):
        with tempfile.TemporaryDirectory() as name, mock.patch.object(command, "both", lambda *_: {"off": {}, "on": {"programs_fused": 0}}):
            done = call_here("train-ab", "--json", "none.json", folder=name)
            self.assertEqual(done.returncode, 1)
            self.assertIn("nothing was fused", done.stderr.splitlines()[-1])
            self.assertEqual(os.listdir(name), [])

    def test_on_a_mesh(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "hook.yaml").write_text("always_fuse: true\nstrict: true\n")
            tiny = ["--steps", "2", "--warm-steps", "3", "--prompts", "2", "--group", "4", "--completion", "8",
                    "--vocab", "1024", "--width", "16", "--layers", "1", "--config", "hook.yaml", "--json", "out.json"]
            done = call("train-ab", *tiny, "--mesh", "fsdp=2,tp=2", folder=folder, XLA_FLAGS=cpu_client.flags(devices=4))
            self.assertEqual(done.returncode, 0, done.stderr)
            record = json.loads((folder / "out.json").read_text())
            off, on = record["runs"]["off"], record["runs"]["on"]
            # The warm step, the update and the log-probabilities, some of them for two shardings of their arguments.
            self.assertEqual(off["programs_fused"], 0)
            self.assertGreaterEqual(on["programs_fused"], 3)
            np.testing.assert_allclose(off["warm_start_loss"], on["warm_start_loss"], rtol=1e-4)
            for wrong, message in (("fsdp", "no axis with a size"), ("x=2", "no axis with a size"),
                                   ("fsdp=3", "must be a multiple of the mesh's fsdp")):
                done = call_here("train-ab", *tiny, "--mesh", wrong, folder=folder)
                self.assertEqual(done.returncode, 1)
                self.assertIn(message, done.stderr.splitlines()[-1])


if __name__ == "__main__":
    unittest.main()
