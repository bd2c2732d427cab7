"""One build of grpo-opt that holds every mutant."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

from .predicates import Predicate, predicates, wrapped

ROOT = pathlib.Path(__file__).resolve().parents[3]
WORK = ROOT / "target" / "mutants"
TREE = WORK / "tree"
BINARY = WORK / "build" / "release" / "grpo-opt"
# Every crate of passes depends on this one.
LOWEST = "passes/ir/src"


def copy() -> None:
    """What cargo needs of the checkout, in target/mutants/tree."""
    if TREE.exists():
        shutil.rmtree(TREE)
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in listed:
        if name and not name.startswith(("testdata/", "lit/")) and (ROOT / name).is_file():
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, TREE / name)
    (TREE / ".deps").symlink_to((ROOT / ".deps").resolve())


def sources() -> list[pathlib.Path]:
    """The sources of the crates of passes."""
    return sorted(ROOT.glob("passes/*/src/**/*.rs"))


def write(numbered: list[tuple[int, Predicate]], count: int) -> None:
    """The copy's sources with these predicates wrapped; only files that change are written."""
    by_file: dict[str, list[tuple[int, Predicate]]] = {}
    for number, predicate in numbered:
        by_file.setdefault(predicate.file, []).append((number, predicate))
    texts = {str(path.relative_to(ROOT)): path.read_text() for path in sources()}
    texts = {file: wrapped(text, by_file.get(file, [])) for file, text in texts.items()}
    texts[f"{LOWEST}/lib.rs"] += "pub mod mutants;\n"
    decide = (pathlib.Path(__file__).parent / "decide.rs").read_text()
    texts[f"{LOWEST}/mutants.rs"] = f"{decide}\nconst COUNT: usize = {count};\n"
    for file, text in texts.items():
        path = TREE / file
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def refused(output: str) -> set[tuple[str, int]]:
    """Files and lines of the compiler's errors."""
    places = set()
    for message in map(json.loads, output.splitlines()):
        if message.get("reason") == "compiler-message" and message["message"]["level"] == "error":
            for span in message["message"]["spans"]:
                places.update((span["file_name"], line) for line in range(span["line_start"], span["line_end"] + 1))
    return places


def build() -> list[Predicate | None]:
    """Builds the copy; the predicates by number, None for those that do not compile when they are wrapped."""
    copy()
    found: list[Predicate | None] = []
    for path in sources():
        if "passes/io/src/write" in path.as_posix():
            continue  # a mutant of what writes files may replace any file, a device such as /dev/null included
        found += predicates(str(path.relative_to(ROOT)), path.read_text())
    environment = os.environ | {"CARGO_TARGET_DIR": str(WORK / "build"), "CARGO_PROFILE_RELEASE_OPT_LEVEL": "1"}
    command = ["cargo", "build", "--release", "--bin", "grpo-opt", "--message-format=json"]
    while True:
        write([(number, p) for number, p in enumerate(found) if p], len(found))
        run = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)
        if run.returncode == 0:
            return found
        places = refused(run.stdout)
        dropped = [n for n, p in enumerate(found) if p and any((p.file, line) in places for line in range(p.line, p.last + 1))]
        if not dropped:
            sys.exit(f"mutants: the copy in {TREE} does not build:\n{run.stderr[-3000:]}")
        print(f"{len(dropped)} predicates do not compile when they are wrapped", flush=True)
        for number in dropped:
            found[number] = None
