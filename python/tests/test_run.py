"""`python -m grpo_opt` and `grpo-opt run`: unmodified programs, in processes of their own."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import cpu_client
from grpo_opt import _start

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = ROOT / "target" / "release"

# Knows nothing of grpo_opt; sets a variable that JAX reads when it is imported, and starts a process.
SCRIPT = f"""\
import os, subprocess, sys
os.environ["XLA_FLAGS"] = "{cpu_client.flags(devices=3)}"
import jax, jax.numpy as jnp

def loss(h, w, ids):
    return -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], axis=-1).mean()

h, w, ids = jnp.ones((512, 64)), jnp.ones((64, 32768)), jnp.arange(512)
print(__name__, sys.argv, sys.path[0] == os.path.dirname(os.path.abspath(__file__)), sys.flags.dev_mode,
      len(jax.devices()), round(float(jax.jit(jax.value_and_grad(loss))(h, w, ids)[0]), 2))
if sys.argv[1:] == ["parent"]:
    subprocess.run([sys.executable, __file__, "child"], check=True)
"""


def environment(**variables):
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_", "TPU_LIBRARY_PATH", "XLA_FLAGS"))}
    return keep | {"PYTHONPATH": str(ROOT / "python"), "JAX_PLATFORMS": "cpu"} | variables


def run(*command, **variables):
    return subprocess.run([str(part) for part in command], env=environment(**variables), capture_output=True, text=True,
                          timeout=300, check=False)


class Run(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.script = pathlib.Path(cls.folder.name) / "train.py"
        cls.script.write_text(SCRIPT)

    def test_a_program_and_its_child_are_fused_and_see_nothing_of_it(self):
        for name, command in {"module": [sys.executable, "-X", "dev", "-W", "ignore", "-m", "grpo_opt", self.script, "parent"],
                              "command": [RELEASE / "grpo-opt", "run", "--", sys.executable, "-X", "dev", "-W", "ignore", self.script, "parent"]}.items():
            with self.subTest(name):
                process = run(*command)
                path = str(self.script)
                self.assertEqual(sorted(process.stdout.splitlines()),
                                 [f"__main__ {[path, 'child']} True False 3 10.4",
                                  f"__main__ {[path, 'parent']} True True 3 10.4"], process.stderr)
                self.assertEqual(process.stderr.count("fused 1 loss (512 x 32768)"), 2, process.stderr)

    def test_modules_run_and_the_hook_waits_for_jax(self):
        process = run(sys.executable, "-m", "grpo_opt", "-c", "import sys; print('jax' in sys.modules, 'ctypes' in sys.modules)")
        self.assertEqual(process.stdout, "False False\n", process.stderr)
        process = run(sys.executable, "-m", "grpo_opt", "-m", "json.tool", "/dev/stdin")
        self.assertIn("Expecting value", process.stderr)

    def test_a_configuration_file_reaches_the_program(self):
        config = pathlib.Path(self.folder.name) / "off.yaml"
        config.write_text("enabled: off\n")
        process = run(sys.executable, "-m", "grpo_opt", "--config", config, self.script)
        self.assertEqual((process.returncode, process.stderr.count("fused")), (0, 0), process.stderr)
        config.write_text("enable: off\n")
        process = run(sys.executable, "-m", "grpo_opt", f"--config={config}", self.script)
        self.assertEqual((process.returncode, process.stdout), (2, ""))
        self.assertIn("unknown key `enable`; the nearest is `enabled`", process.stderr)

    def test_a_program_that_gives_all_libraries_its_own_llvm_is_fused(self):
        """As TensorFlow does: its functions must not be called."""
        source, library = [pathlib.Path(self.folder.name) / name for name in ("llvm.cc", "libllvm.so")]
        source.write_text("namespace llvm::cl { struct Option { void addArgument(); }; }\n"
                          "void llvm::cl::Option::addArgument() { __builtin_trap(); }\n")
        subprocess.run(["g++", "-shared", "-fPIC", "-o", library, source], check=True)
        script = self.script.with_name("with_llvm.py")
        script.write_text(f"import ctypes\nctypes.CDLL({str(library)!r}, mode=ctypes.RTLD_GLOBAL)\n{SCRIPT}")
        process = run(sys.executable, "-W", "ignore", "-m", "grpo_opt", script)
        self.assertIn("fused 1 loss (512 x 32768)", process.stderr)

    def test_the_environments_own_start_up_code_still_runs(self):
        folder = pathlib.Path(self.folder.name) / "site"
        folder.mkdir()
        (folder / "sitecustomize.py").write_text("import builtins; builtins.theirs = 7")
        process = run(sys.executable, "-m", "grpo_opt", "-c", "import sitecustomize; print(theirs, sitecustomize.__file__)",
                      PYTHONPATH=f"{folder}:{ROOT / 'python'}")
        self.assertEqual(process.stdout, f"7 {folder / 'sitecustomize.py'}\n", process.stderr)

    def test_tpus_get_the_plugin(self):
        show = "import os; print(os.environ.get('TPU_LIBRARY_PATH'), os.environ.get('GRPO_PJRT_PLUGIN'))"
        command = [RELEASE / "grpo-opt", "run", sys.executable, "-c", show]
        plugin = RELEASE / "libgrpo_pjrt.so"
        self.assertEqual(run(*command).stdout, f"{plugin} None\n")
        self.assertEqual(run(*command, TPU_LIBRARY_PATH="/x/libtpu.so").stdout, f"{plugin} /x/libtpu.so\n")
        self.assertEqual(run(*command, TPU_LIBRARY_PATH=str(plugin)).stdout, f"{plugin} None\n")
        # Without a libtpu, JAX would look for a TPU and complain.
        command[3:3] = ["-S"]
        self.assertEqual(run(*command, PYTHONPATH="").stdout, f"{plugin} None\n")  # no site, no start-up code
        hide = "import sys, importlib.util as u; f = u.find_spec; u.find_spec = lambda n, *a: None if n == 'libtpu' else f(n, *a)"
        folder = pathlib.Path(self.folder.name) / "hidden"
        folder.mkdir()
        (folder / "sitecustomize.py").write_text(hide)
        command.remove("-S")
        self.assertEqual(run(*command, PYTHONPATH=str(folder)).stdout, "None None\n")

    def test_a_jax_that_cannot_be_hooked_is_a_warning_and_strict_an_error(self):
        with mock.patch.object(_start, "install", side_effect=RuntimeError("another compile function")):
            with self.assertLogs("grpo_opt", "WARNING") as said:
                _start.install_for_run()
            self.assertIn("another compile function", said.output[0])
            with mock.patch.dict(os.environ, GRPO_OPT_STRICT="1"), self.assertRaisesRegex(RuntimeError, "another compile"):
                _start.install_for_run()

    def test_a_python_that_would_not_start_the_hook_says_so(self):
        # What -I keeps out is put back by hand: as with an installed package.
        start = f"import sys, runpy; sys.path.insert(0, {str(ROOT / 'python')!r}); sys.argv = ['grpo_opt', '-c', 'print(1)']; " \
                "runpy.run_module('grpo_opt', run_name='__main__')"
        process = run(sys.executable, "-I", "-c", start)
        self.assertEqual((process.returncode, process.stdout), (0, "1\n"), process.stderr)
        self.assertRegex(process.stderr, r"^grpo-opt: warning: .*-E, -I, -S\): only TPUs' programs are fused\n$")
        process = run(sys.executable, "-I", "-c", start, GRPO_OPT_STRICT="1")
        self.assertEqual((process.returncode, process.stdout), (1, ""))
        self.assertRegex(process.stderr, r"^python -m grpo_opt: strict: this Python ignores the environment.*\n$")
        process = run(sys.executable, "-I", "-c", start, GRPO_OPT_STRICT="perhaps")
        self.assertEqual((process.returncode, process.stdout, process.stderr.count("\n")), (1, "", 1), process.stderr)

    def test_usage_errors(self):
        for arguments, message in (([], "name a script"), (["--stric"], "unknown option --stric\n"), (["--config"], "needs a file"),
                                   (["-u", "train.py"], "unknown option -u; Python's own come first: python -u -m grpo_opt\n")):
            process = run(sys.executable, "-m", "grpo_opt", *arguments)
            self.assertEqual(process.returncode, 2)
            self.assertIn(message, process.stderr)
        process = run(RELEASE / "grpo-opt", "run", "--", "/nonexistent/python")
        self.assertEqual(process.returncode, 2)
        self.assertIn("cannot start `/nonexistent/python`", process.stderr)


class Doctor(unittest.TestCase):
    def test_it_says_what_is_found_and_proves_it(self):
        process = run(sys.executable, "-m", "grpo_opt", "doctor")
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        import jax
        for pattern in (rf"jax +{jax.__version__}\n", r"libtpu +\d", r"mark in caches: grpo-opt-", r"kernels of version \d+\n",
                        r"fused and run on this machine \(cpu, cpu\): loss and gradients within \de-0[5-9]|within \d\.\de-0[5-9]",
                        r"fused and compiled for a v6e", r"by default +losses are fused with loops, .* 16 MiB", r"no problem was found"):
            self.assertRegex(process.stdout, pattern)

    def test_problems_are_named(self):
        process = run(sys.executable, "-m", "grpo_opt", "doctor", GRPO_OPT_LIBRARY="/nonexistent/l.so")
        self.assertEqual(process.returncode, 1)
        self.assertIn("PROBLEM: libgrpo_pjrt.so was not found at /nonexistent/l.so", process.stdout)
        process = run(sys.executable, "-m", "grpo_opt", "doctor", GRPO_OPT_DISABLE_PASS="outline")
        self.assertEqual(process.returncode, 1)
        self.assertIn("PROBLEM: the small program was not fused on this machine", process.stdout)

    def test_it_is_the_same_command(self):
        module = ROOT / "lit" / "cli" / "Inputs" / "logsumexp.mlir"
        for command in [sys.executable, "-m", "grpo_opt"], [RELEASE / "grpo-opt"]:
            with self.subTest(command):
                process = run(*command, "opt", module, "--always-fuse", "--target=portable")
                self.assertIn("stablehlo.while", process.stdout)
                page = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory())) / "page.html"
                process = run(*command, "explain", module, "--always-fuse", "--target=portable", "-o", page)
                self.assertEqual((process.returncode, process.stdout), (0, ""), process.stderr)
                self.assertIn("<!DOCTYPE html>", page.read_text())
                process = run(*command, "run", "--", sys.executable, "-c", "print(5)")
                self.assertEqual(process.stdout, "5\n", process.stderr)
                process = run(*command, "docter")
                self.assertEqual(process.returncode, 2)
                self.assertIn("`docter` is neither a command nor a file; did you mean `doctor`?", process.stderr)

    def test_alone_on_a_terminal_it_prints_its_help(self):
        controller, terminal = os.openpty()
        process = subprocess.run([RELEASE / "grpo-opt"], stdin=terminal, capture_output=True, text=True, timeout=60, check=False)
        os.close(terminal)
        os.close(controller)
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertIn("Usage: grpo-opt", process.stdout)

    def test_the_program_asks_the_packages_doctor(self):
        process = run(RELEASE / "grpo-opt", "doctor", GRPO_OPT_LIBRARY="/nonexistent/l.so",
                      PATH=f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}")
        self.assertEqual(process.returncode, 1, process.stderr)
        self.assertIn("PROBLEM: libgrpo_pjrt.so was not found at /nonexistent/l.so", process.stdout)

    def test_the_plugins_path_can_be_printed(self):
        process = run(sys.executable, "-m", "grpo_opt", "--print-plugin")
        self.assertEqual(process.stdout, f"{RELEASE / 'libgrpo_pjrt.so'}\n")


if __name__ == "__main__":
    unittest.main()
