"""Runs files of python/tests in an environment, for tools/hook-test and tools/dev/matrix."""

import os
import pathlib
import re
import subprocess
import time
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "python" / "tests"


def run(interpreter: pathlib.Path, file: str, only: str | None = None) -> tuple[int, int]:
    """How many tests of a file passed and failed; `only` is a part of their names."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GRPO_OPT_")}
    environment |= {"PYTHONPATH": str(ROOT / "python"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(interpreter), "-W", "ignore::DeprecationWarning", str(TESTS / file)]
    command += ["-k", only] if only else []
    process = subprocess.run(command, cwd=TESTS, env=environment, capture_output=True, text=True, check=False)
    for line in process.stderr.splitlines():
        if ": peak " in line or ": cost " in line:
            print(f"  {line}")
    count = re.search(r"Ran (\d+) tests?", process.stderr)
    broken = sum(int(n) for n in re.findall(r"(?:failures|errors)=(\d+)", process.stderr))
    skipped = sum(int(n) for n in re.findall(r"skipped=(\d+)", process.stderr))
    ran = int(count[1]) if count else 0
    if process.returncode and not (only and ran == 0):
        print(process.stdout[-4000:], process.stderr[-8000:], sep="\n")
        broken = max(broken, 1)
    return max(ran - broken - skipped, 0), broken


def timed(what: str, step: Callable[[], tuple[int, int]]) -> tuple[int, int]:
    """Runs a step and says how it went."""
    started = time.monotonic()
    passed, failed = step()
    print(f"{what}: {passed} passed, {failed} failed, {time.monotonic() - started:.0f} s", flush=True)
    return passed, failed
