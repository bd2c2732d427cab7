"""Units that passed, and are not run again as long as nothing changed on which they depend.

A unit's verdict is kept in the store (store.py) by everything that can change it:

- its command, and every file of the checkout that git tracks or would track, but Rust code and documentation;
- the command line, the hook and the plugin of the tests, by the Rust sources and the compiler that they are built with: their bytes
  hold the path of the checkout. Where a source is newer than all of them, no verdict is used or kept;
- the environments in .deps that its stage names, by their packages' lists of files with their hashes, and by their interpreters; the
  TPU compiler's build;
- the names of all commands on the PATH, since tests are skipped where one is missing, variables, processors, system.

So a verdict holds in every checkout of the same files. Units make environments themselves, so that these are looked at before a run
and after it; all else has to be the same then. Kept are cases that passed, and those that were skipped with them. A unit with a
failure, or one that broke down, is not kept.
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
TESTS = re.compile(r"lit/|([\w-]+/)+tests/")
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
        if not key["built"]:
            return None
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
                "environments": environments(unit.environments), "variables": variables(self.environment), "system": system()}

    def close(self) -> None:
        self.store.close()


def digest(parts: list[tuple[str, bytes]]) -> str:
    """Of named bytes; names and bytes cannot run into each other."""
    made = hashlib.sha256()
    for name, content in parts:
        made.update(hashlib.sha256(name.encode()).digest() + hashlib.sha256(content).digest())
    return made.hexdigest()


def listed() -> list[str]:
    """What git tracks or would track, by names."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, check=True).stdout.decode().split("\0")
    return sorted({name for name in names if name})


def contents(names: list[str]) -> str:
    return digest([(name, path.read_bytes() if (path := ROOT / name).is_file() else b"") for name in names])


def files() -> str:
    """The checkout without Rust code and documentation."""
    read_by_people = re.compile(r"docs/.*\.md|CHANGELOG\.md")
    return contents([name for name in listed() if not name.startswith(RUST) and not read_by_people.fullmatch(name)])


def built() -> str:
    """The sources of what is built, and the compiler; empty where a source is newer than all that is built."""
    names = [name for name in listed() if name.startswith(RUST) and not TESTS.match(name)]
    written = lambda paths: max((path.stat().st_mtime for path in paths if path.is_file()), default=0.0)
    if written(ROOT / name for name in names) > written(ROOT / "target" / "release" / name for name in BUILT):
        return ""
    return contents(names) + rustc()


@functools.cache
def rustc() -> str:
    return subprocess.run(["rustc", "--version", "--verbose"], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def environments(names: tuple[str, ...]) -> str:
    """Packages and interpreters of environments in .deps, or of all in a folder of them, wherever they lie."""
    folder = (ROOT / ".deps").resolve()
    found = [config for name in names for pattern in ("pyvenv.cfg", "*/pyvenv.cfg") for config in (folder / name).glob(pattern)]
    records = [record for config in found for record in config.parent.glob("lib/python*/site-packages/*.dist-info/RECORD")]
    # The command that made an environment, and commands that were installed into it, name its folder.
    foreign = re.compile(r"^(command = |\.\./).*\n?", re.MULTILINE)
    return digest([(str(path.relative_to(folder)), foreign.sub("", path.read_text()).encode()) for path in sorted([*found, *records])])


def variables(environment: dict[str, str]) -> str:
    kept = {k: v.replace(str(ROOT), ".") for k, v in environment.items()
            if not k.startswith(VARIABLES_OF_A_SHELL) and k not in ("GRPO_STORE", "GRPO_ANSWERS")}
    return json.dumps(kept, sort_keys=True)


@functools.cache
def system() -> str:
    """The kernel and the C library, how many processors there are, and the commands on the PATH."""
    commands = {name for folder in os.get_exec_path() if os.path.isdir(folder) for name in os.listdir(folder)}
    return json.dumps([platform.platform(), platform.libc_ver(), os.cpu_count(), sorted(commands)])
