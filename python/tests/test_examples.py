"""Runs the programs in examples/ as their README says."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import cpu_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


class Examples(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_one(self, *command, **variables):
        keep = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_OPT_", "TPU_LIBRARY_PATH", "XLA_FLAGS"))}
        environment = keep | {"PYTHONPATH": str(ROOT / "python"), "JAX_PLATFORMS": "cpu",
                              "XLA_FLAGS": cpu_client.flags(devices=1)} | variables
        process = subprocess.run([str(part) for part in command], cwd=self.folder, env=environment, capture_output=True,
                                 text=True, timeout=300, check=False)
        self.assertEqual(process.returncode, 0, process.stderr[-4000:])
        return process

    def losses(self, process):
        """Of three steps, each lower than the one before."""
        found = [float(value) for value in re.findall(r"loss (-?[\d.]+)", process.stdout)]
        self.assertEqual(len(found), 3, process.stdout)
        self.assertGreater(found[0], found[1])
        self.assertGreater(found[1], found[2])
        return found

    def test_a_script_that_knows_nothing_of_it(self):
        plain = self.run_one(sys.executable, EXAMPLES / "sft.py")
        fused = self.run_one(sys.executable, "-m", "grpo_opt", EXAMPLES / "sft.py")
        self.assertIn("fused 1 loss (512 x 32768)", fused.stderr)
        self.assertEqual(self.losses(plain), self.losses(fused))

    def test_install_and_a_mesh(self):
        one = self.run_one(sys.executable, EXAMPLES / "grpo.py")
        self.assertIn("fused 1 loss (512 x 32768)", one.stderr)
        four = self.run_one(sys.executable, EXAMPLES / "fsdp.py")
        self.assertIn("fused 1 loss", four.stderr)
        self.assertIn("the head is split over fsdp", four.stdout)
        for a, b in zip(self.losses(one), self.losses(four), strict=True):
            self.assertAlmostEqual(a, b, places=3)

    def test_one_program_takes_less_memory(self):
        done = self.run_one(sys.executable, EXAMPLES / "ahead_of_time.py")
        original, fused = (float(x) for x in re.findall(r"([\d.]+) MB", done.stdout))
        self.assertLess(fused, original / 2)

    def test_the_command_line(self):
        self.run_one(sys.executable, EXAMPLES / "export.py", "loss.mlir")
        done = self.run_one(ROOT / "target" / "release" / "grpo-opt", "loss.mlir", "-o", "fused.mlir", "--remarks=all")
        self.assertRegex(done.stderr, r"sft.py:\d+:\d+: remark: .*fused a loss over 512 rows x 32768 vocabulary columns")
        self.assertIn("tpu_custom_call", (self.folder / "fused.mlir").read_text())

    def test_the_readme_names_every_file(self):
        text = (EXAMPLES / "README.md").read_text()
        self.assertEqual(sorted(set(re.findall(r"\[(\w+\.py)\]", text))), sorted(p.name for p in EXAMPLES.glob("*.py")))


if __name__ == "__main__":
    unittest.main()
