# Configuration of LLVM's lit for grpo-opt's tests: see `tools/test`, or run
#   lit lit                 all tests
#   lit -v lit/cli          one folder, with the output of what fails
import glob
import os
import shutil
import subprocess

import lit.formats

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def llvm_bin():
    """The folder with FileCheck, `not` and `count`: $LLVM_BIN, llvm-config's, or Debian's."""
    folders = [os.environ.get("LLVM_BIN")]
    for name in ("llvm-config-22", "llvm-config"):
        if shutil.which(name):
            folders.append(subprocess.check_output([name, "--bindir"], text=True).strip())
    folders.append("/usr/lib/llvm-22/bin")
    for folder in filter(None, folders):
        if os.path.exists(os.path.join(folder, "FileCheck")):
            return folder
    lit_config.fatal("FileCheck not found: run tools/setup, or set LLVM_BIN to LLVM's bin folder")


config.name = "grpo-opt"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "lit.cfg.py"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.path.join(root, "target", "lit")

binary = os.environ.get("GRPO_OPT", os.path.join(root, "target", "release", "grpo-opt"))
if not os.path.exists(binary):
    lit_config.fatal(f"{binary} does not exist: run tools/setup (or set GRPO_OPT)")

config.environment["PATH"] = os.pathsep.join([llvm_bin(), config.environment.get("PATH", "")])
# A variable defined by one CHECK-LABEL block must not leak into the next, unless named [[$LIKE_THIS]].
config.environment["FILECHECK_OPTS"] = "--enable-var-scope --dump-input-filter=all"
for name in ("GRPO_CUDA_PLUGIN", "GRPO_LIBTPU", "HOME", "MUTANT", "MUTANT_TRACE"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

config.substitutions.append(("%grpo-opt", binary))
# %exit-code N COMMAND…: succeeds when the command ends with exit code N.
config.substitutions.append(("%exit-code", os.path.join(config.test_source_root, "exit-code")))
config.substitutions.append(("%testdata", os.path.join(root, "testdata")))
config.substitutions.append(("%lint-checks", os.path.join(root, "tools", "dev", "lint-checks")))

# Tests with `REQUIRES: libtpu` need the TPU compiler, those with `REQUIRES: jax` the set-up's Python, and those with
# `REQUIRES: cuda-plugin` JAX's CUDA plugin, which GRPO_CUDA_PLUGIN names: the set-up has none. `REQUIRES: blocks` is for
# the pass coalesce-blocks, which a binary may be built without.
passes = subprocess.check_output([binary, "--list-passes"], text=True)
if "coalesce-blocks" in passes:
    config.available_features.add("blocks")
python = os.path.join(root, ".deps", "jax", "bin", "python")
if os.path.exists(python):
    config.available_features.add("jax")
    config.substitutions.append(("%python", python))
tpu = os.path.join(root, ".deps", "jax", "lib", "python*", "site-packages", "libtpu", "libtpu.so")
if os.environ.get("GRPO_LIBTPU") or glob.glob(tpu):
    config.available_features.add("libtpu")
if os.environ.get("GRPO_CUDA_PLUGIN"):
    config.available_features.add("cuda-plugin")
