"""Verdicts of earlier runs, as long as nothing changed on which they depend: the store of grpo-opt, from Python.

The folder is that of the variable GRPO_STORE; without it nothing is stored.  Only what passed is kept.
"""

import functools
import hashlib
import importlib.metadata
import json
import os
import pathlib
import platform
import subprocess
import sys

# How the variables start that libtpu, XLA or Mosaic may read (the library's own list, pjrt/src/stored.rs), and JAX.
READ = ("TPU", "LIBTPU", "XLA", "TF_", "MOSAIC", "MLIR", "PJRT", "ABSL", "ALLOW_MULTIPLE_LIBTPU", "JAX")
TOOLS = pathlib.Path(__file__).resolve().parents[1]


@functools.cache
def surroundings() -> dict[str, str]:
    """What every verdict depends on, by hashes: of all of it a key would be a megabyte. Empty is what is not there."""
    return {name: text and hashlib.sha256(text.encode()).hexdigest() for name, text in parts().items()}


def parts() -> dict[str, str]:
    """These tools, Python, the packages that compute, and the processor."""
    files = [p for p in sorted(TOOLS.rglob("*")) if p.is_file()]
    names = [(p.relative_to(TOOLS), p) for p in files if "__pycache__" not in p.parts]
    sources = {str(name): p.read_text() for name, p in names if name.parts[0] != "benchmarks"}
    processor = next((line for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("flags")), "")
    return {
        "sources": json.dumps(sources), "python": sys.version, "processor": f"{platform.machine()} {processor}",
        "flags": json.dumps({k: v for k, v in os.environ.items() if k.startswith(READ)},
                            sort_keys=True),
    } | {name: build(name) for name in ("jax", "jaxlib", "numpy", "ml_dtypes")}


def build(package: str) -> str:
    """What a package consists of: its list of files with their hashes, without commands, which hold the environment's path; empty if
    it is not installed."""
    try:
        lines = (importlib.metadata.distribution(package).read_text("RECORD") or "").splitlines()
    except importlib.metadata.PackageNotFoundError:
        return ""
    return "\n".join(line for line in lines if not line.startswith("../"))


class Store:
    """Speaks to `grpo-opt __store`, which is started when first needed."""

    def __init__(self, grpo_opt: str | pathlib.Path, environment: dict[str, str] | None = None):
        self.command, self.environment = [str(grpo_opt), "__store"], os.environ if environment is None else environment
        self.process: subprocess.Popen | None = None

    def get(self, kind: str, key: dict[str, str]) -> str | None:
        """The verdict of a key.  A key with "libtpu" depends on the TPU compiler at hand as well."""
        return self.ask({"kind": kind, "key": surroundings() | key})

    def put(self, kind: str, key: dict[str, str], verdict: str) -> None:
        self.ask({"kind": kind, "key": surroundings() | key, "put": verdict})

    def close(self) -> None:
        if self.process:
            self.process.communicate()
            self.process = None

    def ask(self, request: dict) -> str | None:
        if not self.environment.get("GRPO_STORE"):
            return None
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                            env=self.environment)
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["answer"]
