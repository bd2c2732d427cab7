"""The README's blocks, run without changes in an environment into which pip installs the package.

The package is the checkout's, or the wheel that GRPO_README_WHEEL names (tools/wheel --test does).
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
WHEEL = os.environ.get("GRPO_README_WHEEL")
LEFT_BY_PIP = [ROOT / "python" / "build", ROOT / "python" / "grpo_opt.egg-info"]


def blocks(title, page="README.md"):
    """Language and text of each block of a section, in order."""
    section = (ROOT / page).read_text().split(f"## {title}\n")[1].split("\n## ")[0]
    return re.findall(r"```(\w+)\n(.*?)```", section, re.DOTALL)


class Readme(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        venv = pathlib.Path(cls.folder.name) / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
        packages = next(venv.glob("lib/python*/site-packages"))
        # JAX comes from the set-up's environment.
        (packages / "jax.pth").write_text("\n".join(p for p in sys.path if p.endswith("site-packages")))
        keep = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_", "PYTHONPATH", "TPU_LIBRARY_PATH"))}
        cls.environment = keep | {"PATH": f"{venv / 'bin'}:{os.environ['PATH']}", "JAX_PLATFORMS": "cpu",
                                  "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        cls.left = [path for path in LEFT_BY_PIP if not path.exists()]
        pip = [sys.executable, "-m", "pip", "--python", venv / "bin" / "python"]
        subprocess.run([*pip, "install", "--quiet", WHEEL or ROOT / "python"], check=True, env=cls.environment)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()
        for path in cls.left:
            shutil.rmtree(path, ignore_errors=True)

    def run_one(self, *command, cwd=ROOT):
        process = subprocess.run(command, cwd=cwd, env=self.environment, capture_output=True, text=True, timeout=400,
                                 check=False)
        self.assertEqual(process.returncode, 0, process.stderr[-4000:])
        return process

    @unittest.skipUnless(WHEEL, "tools/wheel --test runs it")
    def test_the_commands_run_with_nothing_but_the_wheel(self):
        _, (_, install) = blocks("Install")
        (_, use), (_, program), *_ = blocks("Use")
        commands = install + use
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
            shutil.copy(WHEEL, folder)
            (folder / "train.py").write_text(program.replace("with grpo_opt.installed():", "if True:")
                                             .replace("import grpo_opt, ", "import "))
            # The commands are a TPU's; here they run on a CPU.
            environment = self.environment | {"PATH": f"{folder / 'venv' / 'bin'}:{os.environ['PATH']}"}
            process = subprocess.run(["bash", "-ec", commands], cwd=folder, env=environment, capture_output=True, text=True,
                                     timeout=1200, check=False)
            pages = [page.name for page in folder.glob("pages/*-jit_loss.html")]
        self.assertEqual(process.returncode, 0, process.stdout[-2000:] + process.stderr[-4000:])
        self.assertIn("no problem was found", process.stdout)
        self.assertEqual(process.stderr.count("fused 1 loss (512 x 32768)"), 3, process.stderr)
        self.assertEqual([line[:6] for line in process.stdout.splitlines()[-3:]], ["10.397"] * 3)
        self.assertEqual(len(pages), 1)

    def test_the_blocks_run_in_order(self):
        found = blocks("Use")
        self.assertEqual([language for language, _ in found], ["sh", "python", "python", "sh", "sh"])
        _, (_, hook), (_, single), *_ = found
        variable = next(text for _, text in blocks("TPU", "docs/quick-start.md") if text.startswith("TPU_LIBRARY_PATH"))
        self.assertIn("jit_train_step: fused 1 loss", self.run_one("bash", "-ec", variable).stderr)

        where = self.run_one("python", "-c", "import grpo_opt; print(grpo_opt.__file__)", cwd=self.folder.name)
        self.assertIn(self.folder.name, where.stdout)

        # The last block goes on from the one before it.
        process = self.run_one("python", "-c", hook + single, cwd=self.folder.name)
        self.assertEqual(process.stderr.count("fused 1 loss (512 x 32768)"), 2, process.stderr)
        self.assertEqual([line[:6] for line in process.stdout.splitlines()], ["10.397"] * 2)


if __name__ == "__main__":
    unittest.main()
