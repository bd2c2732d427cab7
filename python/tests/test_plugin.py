"""libgrpo_pjrt.so in front of the real TPU compiler, under an unmodified JAX program."""

import concurrent.futures
import glob
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = HERE.parents[1] / "target" / "release" / "libgrpo_pjrt.so"
TIMEOUT = 300


def run(case, hook=True, **variables):
    """Runs compile_for_tpu.py; gives its process."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_", "TPU_LIBRARY_PATH", "JAX_"))}
    if hook:
        environment["TPU_LIBRARY_PATH"] = str(LIBRARY)
    command = [sys.executable, str(HERE / "compile_for_tpu.py"), case]
    return subprocess.run(command, env=environment | variables, capture_output=True, text=True, timeout=TIMEOUT,
                          check=False)


# Runs that several tests look at, or that need nothing of a test's: started together, two at a time.
COMMON = [(case, hook) for case in ("loss", "train_step", "shard_map", "automatic") for hook in (False, True)
          if (case, hook) != ("automatic", True)] + [("threads", True)]
_pool = concurrent.futures.ThreadPoolExecutor(2)
_started = {}


def setUpModule():
    for case, hook in COMMON:
        _started[case, hook] = _pool.submit(run, case, hook)


def tearDownModule():
    _pool.shutdown(cancel_futures=True)


def result(case, hook=True, **variables):
    common = not variables and _started.get((case, hook))
    process = common.result() if common else run(case, hook, **variables)
    if process.returncode:
        raise AssertionError(f"{case} {variables}: exit code {process.returncode}\n{process.stderr[-4000:]}")
    return json.loads(process.stdout.splitlines()[-1]) | {"stderr": process.stderr}


def peak(measured):
    return measured["arguments"] + measured["outputs"] + measured["temporaries"] - measured["aliased"]


LOGITS = 1024 * 16384 * 4


class Peak(unittest.TestCase):
    def compare(self, case):
        off, on = result(case, hook=False), result(case)
        print(f"{case}: peak {peak(off):,} bytes, fused {peak(on):,}; temporaries {off['temporaries']:,} and "
              f"{on['temporaries']:,}; {on['calls']} kernel calls", file=sys.stderr)
        for key in ("arguments", "outputs", "aliased"):
            self.assertEqual(off[key], on[key], key)
        self.assertLess(peak(on), peak(off) - LOGITS / 2)
        self.assertLess(on["temporaries"], off["temporaries"])
        return off, on

    def test_a_loss_and_its_gradients(self):
        _, on = self.compare("loss")
        self.assertGreater(on["calls"], 0)
        self.assertLess(peak(on), 1.05 * (on["arguments"] + on["outputs"]))

    def test_a_train_step_with_donation(self):
        off, on = self.compare("train_step")
        self.assertGreater(off["aliased"], 0)
        self.assertGreater(on["calls"], 0)

    def test_shard_map_over_four_devices(self):
        _, on = self.compare("shard_map")
        self.assertGreater(on["calls"], 0)

    def test_loops_instead_of_kernels(self):
        on = result("loss", GRPO_OPT_TARGET="portable")
        self.assertIn(on["calls"], (0, None))
        self.assertIn("fused 1 chain", on["stderr"])


class Decisions(unittest.TestCase):
    def test_automatic_sharding_is_left_alone_with_a_remark(self):
        with tempfile.TemporaryDirectory() as folder:
            remarks = pathlib.Path(folder) / "remarks.yaml"
            on, off = result("automatic", GRPO_OPT_REMARKS_FILE=str(remarks)), result("automatic", hook=False)
            self.assertIn("put the loss into a shard_map", remarks.read_text())
        self.assertIn("put the loss into a shard_map", on["stderr"])
        self.assertEqual(peak(on), peak(off))

    def test_strict_raises_with_the_reason(self):
        process = run("automatic", GRPO_OPT_STRICT="1")
        self.assertEqual(process.returncode, 1)
        self.assertRegex(process.stderr, r"JaxRuntimeError: FAILED_PRECONDITION: grpo-opt: .*strict: jit_")
        self.assertIn("put the loss into a shard_map", process.stderr)

    def test_other_programs_are_not_even_read(self):
        with tempfile.TemporaryDirectory() as folder:
            on = result("plain", GRPO_OPT_DUMP_FOLDER=folder)
            self.assertEqual((os.listdir(folder), on["stderr"].count("grpo-opt")), ([], 0))

    def test_what_was_handed_over_can_be_dumped(self):
        with tempfile.TemporaryDirectory() as folder:
            result("loss", GRPO_OPT_DUMP_FOLDER=folder)
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
        off, none = result("loss", GRPO_OPT_ENABLED="off"), result("loss", hook=False)
        self.assertEqual((peak(off), off["version"]), (peak(none), none["version"]))


class Threads(unittest.TestCase):
    def test_four_compile_at_once(self):
        done = result("threads")["temporaries"]
        self.assertTrue(all(t is not None and t < LOGITS / 4 for t in done), done)


class Cache(unittest.TestCase):
    def test_programs_are_told_apart(self):
        with tempfile.TemporaryDirectory() as folder:
            settings = {"JAX_COMPILATION_CACHE_DIR": folder, "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1"}
            seen = []
            for hook, variables in ((False, {}), (True, {}), (True, {"GRPO_OPT_REMARKS": "none"}),
                                    (True, {"GRPO_OPT_TILE_V": "512"}), (False, {})):
                measured = result("loss", hook, **settings, **variables)
                entries = len([f for f in os.listdir(folder) if f.endswith("-cache")])
                seen.append((measured["temporaries"] < LOGITS / 2, entries))
        self.assertEqual(seen, [(False, 1), (True, 2), (True, 2), (True, 3), (False, 3)])


if __name__ == "__main__":
    unittest.main()
