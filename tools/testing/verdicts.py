"""Units that passed, and are not run again as long as nothing changed on which they depend.

A unit's verdict is kept in the store (store.py) by everything that can change it:

- its command, and every file of the checkout that git tracks or would track, but Rust sources and their tests, which reach it
  only through what is built of them, and documentation;
- what is built: the command line, the hook, the plugin of the tests, by their bytes;
- each environment in .deps, by its packages' lists of files with their hashes, and by its interpreter; the TPU compiler's build;
- the names of all commands on the PATH, since tests are skipped where one is missing, variables, processors, system.

Units make environments themselves, so that these are looked at before a run and after it; all else has to be the same then. Kept
are cases that passed, and those that were skipped beside them. A unit with a failure, or one that broke down, is not kept.
"""

import dataclasses
import functools
import hashlib
import json
import os
import platform
import re
import subprocess
import threading

from . import junit, store
from .units import ROOT, Unit

# Rust and its tests.
RUST = ("src/", "passes/", "mosaic/", "mosaic-interp/", "pjrt/", "hook/", "driver/", "lit/")
BUILT = ("grpo-opt", "libgrpo_pjrt.so", "examples/libfake_plugin.so")
# Variables of a shell and of a job that no test reads.
VARIABLES_OF_A_SHELL = ("_", "OLDPWD", "PWD", "SHLVL", "TERM", "COLUMNS", "LINES", "SSH_", "XDG_SESSION", "LESS", "LS_COLORS")


class Verdicts:
    """What is kept of the units' verdicts; nothing where there is no store."""

    def __init__(self, environment: dict[str, str]):
        self.environment = environment
        self.store = store.Store(ROOT / "target" / "release" / "grpo-opt", environment)
        self.lock = threading.Lock()
        self.before: dict[str, dict[str, str]] = {}

    def get(self, unit: Unit) -> list[junit.Case] | None:
        """The cases of an earlier run that still holds."""
        if not (unit.stored and self.environment.get("GRPO_STORE") and (ROOT / ".git").exists()):
            return None
        if self.environment.get("GRPO_ANSWERS_KEEP"):  # answers that it used are wanted
            return None
        key = self.key(unit)
        self.before[unit.name] = key
        with self.lock:
            kept = self.store.get("unit", key)
        return None if kept is None else [junit.Case(**case) for case in json.loads(kept)]

    def put(self, unit: Unit, cases: list[junit.Case]) -> None:
        """Keeps the cases of a run, if none failed and nothing but environments changed since it began."""
        before = self.before.get(unit.name)
        if before is None or not cases or any(case.failure for case in cases):
            return
        after = self.key(unit)
        if before | {"environments": ""} == after | {"environments": ""}:
            with self.lock:
                self.store.put("unit", after, json.dumps([dataclasses.asdict(case) for case in cases]))

    def key(self, unit: Unit) -> dict[str, str]:
        """What the verdict depends on, besides what every verdict does."""
        return {"command": json.dumps(unit.command), "libtpu": "", "files": files(), "built": built(),
                "environments": environments(), "variables": variables(self.environment), "system": system()}

    def close(self) -> None:
        self.store.close()


def digest(parts: list[tuple[str, bytes]]) -> str:
    """Of named bytes; names and bytes cannot run into each other."""
    made = hashlib.sha256()
    for name, content in parts:
        made.update(hashlib.sha256(name.encode()).digest() + hashlib.sha256(content).digest())
    return made.hexdigest()


def files() -> str:
    """What git tracks or would track, as it is in the checkout."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, check=True).stdout.decode().split("\0")
    read_by_people = re.compile(r"docs/.*\.md|CHANGELOG\.md")
    names = sorted({name for name in listed if name and not name.startswith(RUST) and not read_by_people.fullmatch(name)})
    return digest([(name, path.read_bytes() if (path := ROOT / name).is_file() else b"") for name in names])


def built() -> str:
    release = ROOT / "target" / "release"
    return digest([(name, path.read_bytes() if (path := release / name).is_file() else b"") for name in BUILT])


def environments() -> str:
    """Packages and interpreters of all environments in .deps."""
    folder = (ROOT / ".deps").resolve()
    found = [*folder.glob("*/pyvenv.cfg"), *folder.glob("*/*/pyvenv.cfg")]
    records = [record for config in found for record in config.parent.glob("lib/python*/site-packages/*.dist-info/RECORD")]
    return digest([(str(path.relative_to(folder)), path.read_bytes()) for path in sorted([*found, *records])])


def variables(environment: dict[str, str]) -> str:
    kept = {k: v for k, v in environment.items()
            if not k.startswith(VARIABLES_OF_A_SHELL) and k not in ("GRPO_STORE", "GRPO_ANSWERS")}
    return json.dumps(kept, sort_keys=True)


@functools.cache
def system() -> str:
    """The kernel and the C library, how many processors there are, and the commands on the PATH."""
    commands = {name for folder in os.get_exec_path() if os.path.isdir(folder) for name in os.listdir(folder)}
    return json.dumps([platform.platform(), platform.libc_ver(), os.cpu_count(), sorted(commands)])
