"""libgrpo_pjrt.so in front of the real TPU compiler, under an unmodified JAX program."""

import concurrent.futures
import glob
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = HERE.parents[1] / "target" / "release" / "libgrpo_pjrt.so"
FAKE = LIBRARY.parent / "examples" / "libfake_plugin.so"
TIMEOUT = 900


# Small kernels, which compile in half the time: those that a plan would choose are tested elsewhere.
SMALL = {"GRPO_OPT_TILE_N": "256", "GRPO_OPT_TILE_V": "512"}


# Where it matters what is compiled and not how well, the compiler's lowest level takes a tenth of the time: only
# `tools/test --full` optimizes there.
FULL = os.environ.get("GRPO_TEST_TIER") == "full"
QUICK = {} if FULL else {"JAX_OPTIMIZATION_LEVEL": "O0"}
# Shares of a compile need one that optimizes.
TIMES = unittest.skipUnless(FULL, "tools/test --full")


def run(*cases, hook=True, **variables):
    """Runs compile_for_tpu.py; gives its process."""
    ours = "GRPO_" if hook else "GRPO_OPT_"  # what is compiled with the hook is no answer of the compiler alone
    environment = {k: v for k, v in os.environ.items() if not k.startswith((ours, "TPU_LIBRARY_PATH", "JAX_"))}
    if hook:
        environment |= {"TPU_LIBRARY_PATH": str(LIBRARY), **SMALL}
    command = [sys.executable, str(HERE / "compile_for_tpu.py"), *cases]
    environment = {k: v for k, v in (environment | variables).items() if v is not None}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False)


# A tile of a wide head that alone is larger than VMEM: the TPU compiler refuses the fused program, and does so early.
TOO_LARGE = {"GRPO_OPT_ALWAYS_FUSE": "1", "GRPO_OPT_VMEM_LIMIT": "1GiB", "GRPO_OPT_TILE_N": "16", "GRPO_OPT_TILE_V": "4096"}
STRICT = {"GRPO_OPT_STRICT": "1"}
# Shares of a compile are those of the plan's kernels.
TIMING = {"GRPO_OPT_TIMING": "1", **dict.fromkeys(SMALL)}

# Runs that several tests look at, or that need nothing of a test's: started together, two at a time. Cases with the same variables
# are compiled by one process.
COMMON = [(("loss", "train_step", "shard_map", "automatic"), False, {}), (("loss", "train_step", "automatic", "wide"), False, QUICK)]
COMMON += [(("train_step", "loss", "shard_map", "automatic"), True, {})]
# The last case of the first of these changes how JAX writes programs.
COMMON += [(("threads", "changed_interface"), True, QUICK), (("wide",), True, TOO_LARGE | QUICK), (("wide",), True, TOO_LARGE | STRICT | QUICK)]
_pool = concurrent.futures.ThreadPoolExecutor(2)
_started = {}


def setUpModule():
    for cases, hook, variables in COMMON:
        started = _pool.submit(run, *cases, hook=hook, **variables)
        _started.update({(case, hook, frozenset(variables.items())): started for case in cases})


def tearDownModule():
    _pool.shutdown(cancel_futures=True)


def process_of(case, hook=True, **variables):
    common = _started.get((case, hook, frozenset(variables.items())))
    return common.result() if common else run(case, hook=hook, **variables)


def result(case, hook=True, **variables):
    process = process_of(case, hook, **variables)
    if process.returncode:
        raise AssertionError(f"{case} {variables}: exit code {process.returncode}\n{process.stderr[-4000:]}")
    (found,) = (line for line in map(json.loads, process.stdout.splitlines()) if line["case"] == case)
    _, *sections = re.split(r"^case: (\w+)\n", process.stderr, flags=re.MULTILINE)
    return found | {"stderr": dict(zip(sections[::2], sections[1::2], strict=True))[case]}


def peak(measured):
    return measured["arguments"] + measured["outputs"] + measured["temporaries"] - measured["aliased"]


LOGITS = 1024 * 16384 * 4


class Peak(unittest.TestCase):
    def compare(self, case):
        off, on = result(case, hook=False), result(case)
        # XLA itself makes custom calls of gathers and scatters: the rest are ours, a forward and a backward.
        kernels = on["calls"] - off["calls"]
        print(f"{case}: peak {peak(off):,} bytes, fused {peak(on):,}; temporaries {off['temporaries']:,} and "
              f"{on['temporaries']:,}; custom calls {off['calls']} and {on['calls']}", file=sys.stderr)
        self.assertGreaterEqual(kernels, 2)
        for key in ("arguments", "outputs", "aliased"):
            self.assertEqual(off[key], on[key], key)
        self.assertLess(peak(on), peak(off) - LOGITS / 2)
        self.assertLess(on["temporaries"], off["temporaries"])
        return off, on

    def test_a_loss_and_its_gradients(self):
        _, on = self.compare("loss")
        self.assertLess(peak(on), 1.05 * (on["arguments"] + on["outputs"]))

    def test_a_train_step_with_donation(self):
        off, _ = self.compare("train_step")
        self.assertGreater(off["aliased"], 0)

    def test_shard_map_over_four_devices(self):
        self.compare("shard_map")

    def test_loops_instead_of_kernels(self):
        on = result("loss", GRPO_OPT_TARGET="portable", **QUICK)
        self.assertIn(on["calls"], (0, None))
        self.assertIn("fused 1 loss", on["stderr"])


class Decisions(unittest.TestCase):
    def test_automatic_sharding_is_fused_on_each_device(self):
        on, off = result("automatic"), result("automatic", hook=False)
        self.assertIn("fused 1 loss", on["stderr"])
        self.assertGreater(on["calls"], 0)
        self.assertLess(peak(on), peak(off))

    def test_what_nothing_splits_is_left_alone_with_a_remark(self):
        with tempfile.TemporaryDirectory() as folder:
            remarks = pathlib.Path(folder) / "remarks.yaml"
            alone = {"GRPO_OPT_DISABLE_PASS": "partition", "GRPO_OPT_REMARKS_FILE": str(remarks)}
            on, off = result("automatic", **alone, **QUICK), result("automatic", hook=False, **QUICK)
            self.assertIn("put the loss into a shard_map", remarks.read_text())
        self.assertIn("put the loss into a shard_map", on["stderr"])
        self.assertEqual(peak(on), peak(off))

    def test_strict_raises_with_the_reason(self):
        process = run("automatic", GRPO_OPT_STRICT="1", GRPO_OPT_DISABLE_PASS="partition")
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, r"JaxRuntimeError: FAILED_PRECONDITION: grpo-opt: .*strict: jit_")
        self.assertIn("put the loss into a shard_map", process.stderr)

    def test_a_refused_kernel_falls_back_with_one_warning(self):
        on, off = result("wide", **TOO_LARGE, **QUICK), result("wide", hook=False, **QUICK)
        self.assertEqual(on["stderr"].count("grpo-opt: warning: "), 1)
        self.assertRegex(on["stderr"], r"(?m)^grpo-opt: warning: the TPU compiler refused a kernel, and loops are taken instead"
                                       r".{1,300}$")
        self.assertEqual(on["calls"], off["calls"])

    def test_a_refused_kernel_raises_in_strict_mode(self):
        process = process_of("wide", **TOO_LARGE, **STRICT, **QUICK)
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, r"JaxRuntimeError: INTERNAL: grpo-opt: strict: the compiler refused the fused "
                                         r"program: .*vmem")

    def test_a_changed_interface_is_not_handed_on(self):
        on, off = result("changed_interface", **QUICK), result("train_step", hook=False, **QUICK)
        self.assertEqual(on["stderr"].count("grpo-opt: warning: "), 1)
        self.assertRegex(on["stderr"], "the rewritten program's interface changed: argument 0 of @main was "
                                       ".*tf.aliasing_output = 0.*, now .*test.lost")
        self.assertEqual((peak(on), on["aliased"], on["calls"]), (peak(off), off["aliased"], off["calls"]))

    @TIMES
    def test_looking_at_programs_without_a_candidate_costs_less_than_a_hundredth(self):
        lines = re.findall(r"timing: (\S+) s of (\S+) s \((\S+)%\), (.*)", result("cost", **TIMING)["stderr"])
        self.assertEqual([what for *_, what in lines], ["forwarded untouched"] * 6)
        for name, part in (("sort", lines[:3]), ("attention without a head", lines[3:])):
            first, best = part[0], min(part, key=lambda line: float(line[2]))
            print(f"{name}: cost {best[2]}% of a compile ({best[0]} s of {best[1]} s), the process's first one "
                  f"{first[2]}%", file=sys.stderr)
            self.assertLess(float(best[2]), 1.0)

    @TIMES
    def test_a_train_step_that_is_fused_in_a_process_of_its_own_costs_less_than_a_twentieth(self):
        shares = {}
        # Only the first one's share is held to a bound.
        for isolate, how in (("1", TIMING), ("0", TIMING | QUICK)):
            lines = re.findall(r"timing: (\S+) s of (\S+) s \((\S+)%\), fused", result("train_step", **how, GRPO_OPT_ISOLATE=isolate)["stderr"])
            self.assertEqual(len(lines), 1)
            ours, total, shares[isolate] = map(float, lines[0])
            where = "a process of its own" if isolate == "1" else "JAX's process"
            print(f"a train step in {where}: cost {shares[isolate]}% of its compile ({ours} s of {total} s)", file=sys.stderr)
        self.assertLess(shares["1"], 5.0)

    def test_other_programs_are_not_even_read_and_what_was_handed_over_can_be_dumped(self):
        with tempfile.TemporaryDirectory() as folder:
            process = run("plain", "loss", GRPO_OPT_DUMP_FOLDER=folder, **QUICK)
            self.assertEqual(process.returncode, 0, process.stderr)
            _, _, plain, _, loss = re.split(r"^case: (\w+)\n", process.stderr, flags=re.MULTILINE)
            self.assertNotIn("grpo-opt", plain)
            self.assertIn("fused 1 loss", loss)
            self.assertEqual({re.sub(r"^[\d-]*", "", name) for name in os.listdir(folder)}, {"jit_grpo_loss.before.mlir", "jit_grpo_loss.after.mlir"})
            (before,), (after,) = (glob.glob(f"{folder}/*.{stage}.mlir") for stage in ("before", "after"))
            before, after = pathlib.Path(before).read_text(), pathlib.Path(after).read_text()
        self.assertIn("sdy.mesh", before)
        self.assertIn("sdy.mesh", after)
        self.assertNotIn("tpu_custom_call", before)
        self.assertIn("tpu_custom_call", after)

    def test_a_wrong_configuration_stops_jax(self):
        process = run("plain", GRPO_OPT_TILE="3")
        self.assertNotEqual(process.returncode, 0)
        self.assertIn("unknown variable `GRPO_OPT_TILE`; the nearest is `GRPO_OPT_TILE_", process.stderr)

    def test_off_is_off(self):
        off, none = result("loss", GRPO_OPT_ENABLED="off", **QUICK), result("loss", hook=False, **QUICK)
        self.assertEqual((peak(off), off["version"]), (peak(none), none["version"]))


class OtherPlugins(unittest.TestCase):
    """PJRT_NAMES_AND_LIBRARY_PATHS and GRPO_PJRT_PLUGIN."""

    def run_with(self, plugin, *arguments, hook=True, **variables):
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_OPT_", "JAX_"))}
        library = LIBRARY if hook else plugin
        environment |= {"PJRT_NAMES_AND_LIBRARY_PATHS": f"other:{library}", "GRPO_PJRT_PLUGIN": str(plugin),
                        "JAX_PLATFORMS": "other"}
        return subprocess.run([sys.executable, *arguments], env=environment | variables, cwd=HERE, capture_output=True,
                              text=True, timeout=TIMEOUT, check=False)

    def test_another_plugins_errors_reach_python(self):
        process = self.run_with(FAKE, "-c", "import jax; jax.devices()")
        self.assertIn("a function that the fake plugin does not have", process.stderr)

    def test_a_plugin_that_is_missing_is_named(self):
        process = self.run_with("/nonexistent/p.so", "-c", "import jax; jax.devices()")
        self.assertIn("GRPO_PJRT_PLUGIN names `/nonexistent/p.so`, which is no file", process.stderr)

    @unittest.skipUnless(os.environ.get("GRPO_TEST_CPU_PLUGIN"), "GRPO_TEST_CPU_PLUGIN names no CPU plugin")
    def test_twenty_steps_on_a_cpu_plugin(self):
        train = "import json, programs; print(json.dumps(programs.train()))"
        plugin = os.environ["GRPO_TEST_CPU_PLUGIN"]
        off = self.run_with(plugin, "-c", train, hook=False)
        on = self.run_with(plugin, "-c", train, GRPO_OPT_ALWAYS_FUSE="1")
        self.assertIn("jit_train_step: fused 1 loss", on.stderr)
        fused, plain = (json.loads(process.stdout.splitlines()[-1]) for process in (on, off))
        self.assertEqual(len(fused), 20)
        self.assertTrue(all(abs(a - b) < 2e-6 * max(map(abs, plain)) for a, b in zip(fused, plain, strict=True)))


class Threads(unittest.TestCase):
    def test_four_compile_at_once(self):
        done = result("threads", **QUICK)["temporaries"]
        self.assertTrue(all(t is not None and t < LOGITS / 4 for t in done), done)


def another_build(folder):
    """A copy of the library that differs in its build id, as every build of other sources does."""
    program = bytearray(LIBRARY.read_bytes())
    note = program.index(struct.pack("<3I", 4, 20, 3) + b"GNU\0")  # name size, id size, NT_GNU_BUILD_ID
    program[note + 16] ^= 0xFF
    copy = pathlib.Path(folder) / LIBRARY.name
    copy.write_bytes(program)
    return copy


class Cache(unittest.TestCase):
    def test_programs_are_distinguished(self):
        # The copy finds the MLIR library from a folder next to the original's.
        with (tempfile.TemporaryDirectory() as folder,
              tempfile.TemporaryDirectory(dir=LIBRARY.parents[1], prefix="another-build-") as builds):
            settings = {"JAX_COMPILATION_CACHE_DIR": folder, "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1", **QUICK}
            other = {"TPU_LIBRARY_PATH": str(another_build(builds))}
            seen = []
            for hook, variables in ((False, {}), (True, {}), (True, {"GRPO_OPT_REMARKS": "none"}),
                                    (True, {"GRPO_OPT_TILE_V": "1024"}), (True, other),
                                    (True, {"GRPO_OPT_ENABLED": "off"})):
                measured = result("loss", hook, **settings, **variables)
                entries = len([f for f in os.listdir(folder) if f.endswith("-cache")])
                seen.append((measured["temporaries"] < LOGITS / 2, entries))
        self.assertEqual(seen, [(False, 1), (True, 2), (True, 2), (True, 3), (True, 4), (False, 4)])


if __name__ == "__main__":
    unittest.main()
