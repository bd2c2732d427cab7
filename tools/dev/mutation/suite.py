"""The tests that may notice a mutant: programs whose outcome changes, and tests of `lit` that fail."""

import concurrent.futures
import dataclasses
import hashlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from testing import junit

from . import build

ROOT = build.ROOT
TRACES = build.WORK / "traces.json"
LIT = [os.environ.get("LLVM_BIN", "/usr/lib/llvm-22/bin") + "/lit", "-q", "-j1", "--max-failures=1"]
LIMIT = 30  # seconds that a mutant may take for a program


evidence = junit.load(ROOT / "tools" / "dev" / "evidence")


@dataclasses.dataclass(frozen=True)
class Test:
    """A program for one target, or a file of `lit`; its name is SET/FILE, and TARGET for a program."""

    name: str
    program: object | None = None
    target: str = ""

    def outcome(self, variables: dict[str, str]) -> str:
        """What it says of the build with the mutants: a mutant is killed where this changes."""
        environment = os.environ | {"GRPO_STORE": ""} | variables
        if self.program:
            return json.dumps(evidence.outcome(str(build.BINARY), self.program, self.target, environment, LIMIT))
        return json.dumps(lit([self], variables))


def lit(tests: list[Test], variables: dict[str, str]) -> bool:
    """Whether all of these tests of `lit` pass."""
    environment = os.environ | {"GRPO_OPT": str(build.BINARY), "GRPO_STORE": ""} | variables
    files = [str(ROOT / test.name) for test in tests]
    try:
        run = subprocess.run([*LIT, *files], env=environment, capture_output=True, check=False, timeout=20 * LIMIT)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


def tests() -> list[Test]:
    """Everyday programs, exports and `lit`."""
    programs = [*evidence.everyday(), *evidence.exports()]
    found = [Test(f"{program.name} {target}", program, target) for program in programs for target in evidence.TARGETS]
    files = [*(ROOT / "lit").glob("*/*.mlir"), *(ROOT / "lit").glob("*/*.test")]
    return found + [Test(str(file.relative_to(ROOT))) for file in sorted(files) if "REQUIRES:" not in file.read_text()]


def export(test: str) -> str:
    """The file in testdata of a test of an export; empty for other tests."""
    found = re.fullmatch(r"exports/(\S+) \w+", test)
    return f"{found[1]}.mlir" if found else ""


@dataclasses.dataclass
class Traces:
    """Of each test the outcome without a mutant, and the decisions: bit 2 * id + value for each value of a predicate."""

    outcomes: dict[str, str]
    decisions: dict[str, int]

    def deciding(self, number: int, among: list[Test]) -> list[Test]:
        """The tests that decide a predicate."""
        return [test for test in among if self.decisions[test.name] >> 2 * number & 3]


def trace(among: list[Test]) -> Traces:
    """Runs each test once, without a mutant."""

    def one(test: Test) -> tuple[str, int]:
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            file = pathlib.Path(folder, "trace")
            outcome = test.outcome({"MUTANT_TRACE": str(file)})
            bits = {int(line) for line in file.read_text().split()} if file.exists() else set()
            return outcome, sum(1 << bit for bit in bits)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip((test.name for test in among), pool.map(one, among), strict=True))
    return Traces({name: o for name, (o, _) in results.items()}, {name: d for name, (_, d) in results.items()})


def checkout() -> str:
    """A hash of the sources that are built, and of the inputs of the tests."""
    folders = (build.SOURCES, "src", "mosaic/src", "driver/src", "testdata/jax-0.10", "testdata/jax-0.7", "lit")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*")) if file.is_file()]
    made = hashlib.sha256()
    for file in files:
        made.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return made.hexdigest()


def prepared() -> tuple[list, list[Test], Traces]:
    """The predicates, the tests and their traces; built where sources have changed, and tests run that have no trace yet."""
    among, key = tests(), checkout()
    kept = json.loads(TRACES.read_text()) if TRACES.exists() else {}
    if kept.get("key") != key:
        kept = {"key": key, "predicates": [p and dataclasses.asdict(p) for p in build.build()], "outcomes": {}, "decisions": {}}
    if missing := [test for test in among if test.name not in kept["outcomes"]]:
        print(f"running {len(missing)} tests without a mutant", file=sys.stderr, flush=True)
        traces = trace(missing)
        kept["outcomes"] |= traces.outcomes
        kept["decisions"] |= {name: f"{bits:x}" for name, bits in traces.decisions.items()}
        TRACES.write_text(json.dumps(kept))
    found = [build.Predicate(**p) if p else None for p in kept["predicates"]]
    return found, among, Traces(kept["outcomes"], {name: int(bits, 16) for name, bits in kept["decisions"].items()})


def killer(number: int, among: list[Test], traces: Traces, tries: int, seed: str) -> str:
    """The first test found that kills a mutant; empty if it survives. Of programs at most `tries` are run."""
    deciding = traces.deciding(number, among)
    programs = [test for test in deciding if test.program]
    random.Random(f"{seed} {number}").shuffle(programs)
    variables = {"MUTANT": str(number)}
    for test in programs[:tries]:
        if test.outcome(variables) != traces.outcomes[test.name]:
            return test.name
    files = [test for test in deciding if not test.program and traces.outcomes[test.name] == "true"]
    return "lit" if files and not lit(files, variables) else ""
