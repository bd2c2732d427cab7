"""What the TPU compiler said of programs, kept in the checkout, so that an ordinary run of the tests compiles what changed.

testdata/compiled.json holds figures by a hash of everything that they depend on: the program as it is handed to the compiler (any
change of what a pass writes is another program), topology, options, the variables that libtpu reads, the sources that make
figures of the compiler's answers, and the compiler itself, of which the file names the one that was asked. So the file is to the
TPU compiler what expected output is to a pass. It holds figures, not verdicts: those are made of them in every run. A program that
was refused is not in it. `tools/test --record` asks about what is not there and writes the file; `--cold` and `--full` ask about
everything. One program in 256 is asked about again in every run, a different one with every commit, unless it takes the
compiler many seconds: programs at the headline's size are asked about again by `--full` only.

GRPO_ANSWERS (tools/test sets it) says how a process uses the file: empty or missing, not at all; `all`, or hexadecimal digits, where
programs whose hashes begin with them are asked about again. GRPO_ANSWERS_KEEP names a folder for the answers that were used. Rust tests use the file as well
(mosaic/tests/support/recorded.rs); what all of their names begin with is in GRPO_ANSWERS_BASE.
"""

import functools
import hashlib
import json
import os
import pathlib
from collections.abc import Callable, Mapping

from . import source
from .store import READ

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "testdata" / "compiled.json"
# What makes figures of the compiler's answers.
SOURCES = ("pjrt/src/**/*.rs", "src/compile.rs", "tools/kernels/*.py", "mosaic/tests/support/recorded.rs",
           "python/tests/compile_for_tpu.py")
# How the variables start on which figures depend: as in the store, but none of JAX, and of TF_ what XLA reads. Terraform's start with TF_
# too, and differ from machine to machine.
VARIABLES = (*(start for start in READ if start not in ("JAX", "TF_")), "TF_XLA")
# Stages and units that use the file.
UNITS = ("tpu-check*", "kernel-report", "mesh-report*", "mosaic accept::*", "mosaic capabilities::*", "plugin")


@functools.cache
def compiler() -> str:
    """The TPU compiler of .deps, by the hash that its package lists; empty where there is none."""
    for listed in (ROOT / ".deps" / "jax" / "lib").glob("python*/site-packages/libtpu-*.dist-info/RECORD"):
        for line in listed.read_text().splitlines():
            if line.startswith("libtpu/libtpu.so,"):
                return line.split(",")[1]
    return ""


@functools.cache
def sources(patterns: tuple[str, ...] = SOURCES) -> str:
    """A hash of the code of the files of the checkout that match, and of their names."""
    made = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in ROOT.glob(pattern)):
        made.update(f"{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(source.code(path).encode()).digest())
    return made.hexdigest()


def variables(environment: Mapping[str, str], starts: tuple[str, ...]) -> list[str]:
    """The variables that start so, the same in every checkout."""
    return sorted(f"{k}={v.replace(str(ROOT), '.')}" for k, v in environment.items() if k.startswith(starts))


def base(environment: Mapping[str, str] = os.environ) -> str:
    """What every answer depends on besides its program; empty where no answer of the file is of the compiler that is asked."""
    if not environment.get("GRPO_ANSWERS") or environment.get("GRPO_LIBTPU") or not compiler():
        return ""
    return digest([compiler(), sources(), *variables(environment, VARIABLES)])


def digest(parts: list[str]) -> str:
    """A hash of texts; mosaic/tests/support/recorded.rs makes the same."""
    made = hashlib.sha256()
    for part in parts:
        made.update(len(part.encode()).to_bytes(8, "little") + part.encode())
    return made.hexdigest()[:32]


def name_of(key: dict[str, str]) -> str:
    """The hash of a key and of all that every answer depends on."""
    return digest([base(), *(text for pair in sorted(key.items()) for text in pair)])


def kept(file: pathlib.Path) -> dict[str, dict]:
    """The answers of a file, by their names; none of another compiler."""
    read = parsed(file, file.stat().st_mtime_ns) if file.exists() else {"compiler": "", "answers": {}}
    return read["answers"] if read["compiler"] == compiler() else {}


@functools.cache
def parsed(file: pathlib.Path, _: int) -> dict:
    """What a file says that was written at a time, in nanoseconds: it is read once for hundreds of answers."""
    return json.loads(file.read_text())


def answer(what: str, key: dict[str, str], ask: Callable[[], dict], file: pathlib.Path = FILE, drawn: bool = True) -> dict:
    """Figures of a program: what the file has, or what `ask` returns. `what` names the program for readers of the file. Unless it is
    `drawn`, it is not among those that an ordinary run asks about again."""
    if not base():
        return ask()
    name = name_of(key)
    entry = None if drawn and name.startswith(os.environ["GRPO_ANSWERS"]) else kept(file).get(name)
    entry = entry or {"of": what, "figures": ask()}
    if folder := os.environ.get("GRPO_ANSWERS_KEEP"):
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        (pathlib.Path(folder) / name).write_text(json.dumps(entry))
    return entry["figures"]


def merge(folder: pathlib.Path, file: pathlib.Path = FILE, stay: bool = True) -> tuple[int, int]:
    """Writes the answers of a folder into the file, in place of those of which no use was made unless they are to stay; how many
    there are, and how many of them are new."""
    before = kept(file)
    found = {path.name: json.loads(path.read_text()) for path in folder.glob("*") if path.is_file()}
    answers = (before | found) if stay else found
    lines = (f"{json.dumps(name)}: {json.dumps(entry)}"
             for name, entry in sorted(answers.items(), key=lambda item: (item[1]["of"], item[0])))
    file.write_text(f'{{"compiler": {json.dumps(compiler())}, "answers": {{\n' + ",\n".join(lines) + "\n}}\n")
    return len(answers), len(answers.keys() - before.keys())
