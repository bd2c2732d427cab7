"""Comparisons of numbers that agreed, by hashes that are kept in the checkout and in the store.

testdata/compared.txt is to comparisons on a CPU what testdata/compiled.json (record.py) is to answers of the TPU compiler: a clean clone
compares the programs that changed, and one in 256 of the others, a different one with every commit. A hash is of both
programs, the case, the files that compare, the packages that compute, and the variables that XLA and JAX read. The processor
is no part of it, unlike in the store. GRPO_ANSWERS and GRPO_ANSWERS_KEEP are those of record.py; `tools/test --record` writes
the file.
"""

import functools
import os
import pathlib
from collections.abc import Mapping

from . import record, store
from .record import ROOT, VARIABLES, digest, variables

FILE = ROOT / "testdata" / "compared.txt"
# What compares: the tools, and the interpreter of kernels.
SOURCES = ("tools/dev/numerics", "tools/dev/comparison/*.py", "tools/dev/sweep-check", "tools/dev/sweeps/*.py",
           "mosaic-interp/src/**/*.rs", "mosaic-interp/examples/*.rs")
PACKAGES = ("jax", "jaxlib", "numpy", "ml_dtypes")
# Rust tests that run kernels, and what they consist of (mosaic/tests/support/compared.rs).
TESTS = ("gradients", "kernels", "ops", "stash", "tables", "two_phases")
KERNELS = (*(f"mosaic/tests/{name}.rs" for name in TESTS), "mosaic/tests/support/*.rs", "mosaic-interp/src/**/*.rs")
# Stages and units that use the file.
UNITS = ("numerics*", "sweep-check*", *(f"mosaic {name}::*" for name in TESTS))
# The folder of what was used, in that of GRPO_ANSWERS_KEEP.
KEPT = "compared"


def sources() -> str:
    """A hash of what compares."""
    return record.sources(SOURCES)


@functools.cache
def packages() -> str:
    """The files of the packages with their hashes."""
    return "\n".join(map(store.build, PACKAGES))


def base(environment: Mapping[str, str] = os.environ) -> str:
    """The hash of what every comparison depends on besides its programs; empty where the file is not used."""
    if not environment.get("GRPO_ANSWERS"):
        return ""
    return digest([sources(), packages(), *variables(environment, (*VARIABLES, "JAX"))])


def kernels_base(environment: Mapping[str, str] = os.environ) -> str:
    """The hash of what every run of kernels by a Rust test depends on besides them; empty where the file is not used."""
    return digest([record.sources(KERNELS)]) if environment.get("GRPO_ANSWERS") else ""


def name_of(kind: str, key: dict[str, str]) -> str:
    """The hash of a comparison and of what all depend on."""
    return digest([base(), kind, *(text for pair in sorted(key.items()) for text in pair)])[:16]


@functools.cache
def recorded(file: pathlib.Path) -> frozenset[str]:
    """The hashes of a file."""
    return frozenset(file.read_text().split() if file.exists() else ())


class Comparisons:
    """What agreed before, by the checkout's file or by the store."""

    def __init__(self, grpo_opt: str | pathlib.Path, file: pathlib.Path = FILE):
        self.store, self.file = store.Store(grpo_opt), file

    def get(self, kind: str, key: dict[str, str], built: dict[str, str] | None = None) -> str | None:
        """The verdict of an earlier comparison. `built`: binaries made of SOURCES, which are part of the store's key."""
        if base() and not (name := name_of(kind, key)).startswith(os.environ["GRPO_ANSWERS"]) and name in recorded(self.file):
            found = "  equal when testdata/compared.txt was written"
        else:
            found = self.store.get(kind, key | (built or {}))
        if found:
            self.keep(kind, key)
        return found

    def put(self, kind: str, key: dict[str, str], verdict: str, built: dict[str, str] | None = None) -> None:
        self.store.put(kind, key | (built or {}), verdict)
        self.keep(kind, key)

    def keep(self, kind: str, key: dict[str, str]) -> None:
        """Leaves the hash for `merge`."""
        if base() and (folder := os.environ.get("GRPO_ANSWERS_KEEP")):
            kept = pathlib.Path(folder) / KEPT
            kept.mkdir(parents=True, exist_ok=True)
            (kept / name_of(kind, key)).touch()


def merge(folder: pathlib.Path, file: pathlib.Path = FILE, stay: bool = True) -> tuple[int, int]:
    """Writes the hashes of a folder into the file, in place of those of which no use was made unless they are to stay; how many there
    are, and how many of them are new."""
    before, found = recorded(file), {path.name for path in (folder / KEPT).glob("*")}
    names = before | found if stay else found
    file.write_text("".join(f"{name}\n" for name in sorted(names)))
    return len(names), len(names - before)
