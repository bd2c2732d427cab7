"""Interpreters, and runs of files of python/tests, for tools/dev/hook-test, tools/dev/matrix,
tools/dev/clients and tools/wheel."""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import time
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "python" / "tests"
PYTHONS = ("3.10", "3.11", "3.12", "3.13")


def minor(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".")[:2])


@functools.cache
def found(python: str) -> pathlib.Path | None:
    """An interpreter of this version that can make environments."""
    name = f"python{python}"
    pyenv = pathlib.Path(os.environ.get("PYENV_ROOT", pathlib.Path.home() / ".pyenv"))
    folders = [pathlib.Path(folder) for folder in os.get_exec_path()] + sorted(pyenv.glob(f"versions/{python}.*/bin"))
    for path in (folder / name for folder in folders):
        # pyenv's stand-ins on the PATH fail unless that version is switched on.
        works = [str(path), "-c", "import ensurepip, venv"]
        if path.is_file() and subprocess.run(works, capture_output=True, check=False).returncode == 0:
            return path
    return None


def environment(folder: pathlib.Path, python: str, packages: list[str]) -> pathlib.Path:
    """The interpreter of an environment with these packages, made by pip if it is not there yet."""
    stamp, interpreter = folder / "packages", folder / "bin" / "python"
    if not stamp.is_file() or stamp.read_text() != "\n".join(packages):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([str(found(python)), "-m", "venv", str(folder)], check=True)
        pip = [str(interpreter), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        subprocess.run(pip, check=True)
        stamp.write_text("\n".join(packages))
    return interpreter


def run(interpreter: pathlib.Path, file: str, only: str | None = None) -> tuple[int, int]:
    """How many tests of a file passed and failed; `only` is a part of their names."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GRPO_OPT_")}
    environment |= {"PYTHONPATH": str(ROOT / "python"), "PYTHONDONTWRITEBYTECODE": "1"}
    runner = pathlib.Path(__file__).with_name("junit.py")
    command = [str(interpreter), "-W", "ignore::DeprecationWarning", str(runner), str(TESTS / file)]
    command += ["-k", only] if only else []
    process = subprocess.run(command, cwd=TESTS, env=environment, capture_output=True, text=True, check=False)
    for line in process.stderr.splitlines():
        if ": peak " in line or ": cost " in line:
            print(f"  {line}")
    # unittest's own count is no help: Python 3.12.1 leaves out tests that are skipped.
    count = re.search(r"^(\d+) passed, (\d+) failed$", process.stdout, re.MULTILINE)
    passed, failed = (int(count[1]), int(count[2])) if count else (0, 1)
    if failed or (process.returncode and not only):
        print(process.stdout[-4000:], process.stderr[-8000:], sep="\n")
        failed = max(failed, 1)
    return passed, failed


def timed(what: str, step: Callable[[], tuple[int, int]]) -> tuple[int, int]:
    """Runs a step and says how it went."""
    started = time.monotonic()
    passed, failed = step()
    print(f"{what}: {passed} passed, {failed} failed, {time.monotonic() - started:.0f} s", flush=True)
    return passed, failed
