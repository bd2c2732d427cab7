"""Interpreters, and runs of files of python/tests, for tools/dev/matrix, tools/dev/clients and tools/wheel."""

import fcntl
import functools
import os
import pathlib
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "python" / "tests"
PYTHONS = ("3.10", "3.11", "3.12", "3.13")
# Libraries in some environments of the matrix, by Python and JAX: their own `jit` is tested in one of `--quick` and in one of the
# others.
LIBRARIES = {("3.12", "0.9.0"): ["flax==0.12.6", "optax==0.2.8", "equinox==0.13.8"],
             ("3.11", "0.10.2"): ["flax==0.12.8", "optax==0.2.8", "equinox==0.13.8"]}


def minor(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".")[:2])


@functools.cache
def found(python: str) -> pathlib.Path | None:
    """An interpreter of this version that can create environments."""
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
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Two stages may want the same one.
    with folder.with_name(f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return made(folder, python, packages)


def made(folder: pathlib.Path, python: str, packages: list[str]) -> pathlib.Path:
    """The same, by the one process that may write there."""
    stamp, interpreter = folder / "packages", folder / "bin" / "python"
    if not stamp.is_file() or stamp.read_text() != "\n".join(packages):
        shutil.rmtree(folder, ignore_errors=True)
        # A pip in each environment, and the bytecode of what is not imported, would take longer than the installation.
        subprocess.run([str(found(python)), "-m", "venv", "--without-pip", str(folder)], check=True)
        pip = ["python3", "-m", "pip", "--python", str(interpreter), "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
        subprocess.run([*pip, *packages], check=True)
        stamp.write_text("\n".join(packages))
    return interpreter


def client_environment(name: str, python: str, packages: tuple[str, ...] = ()) -> pathlib.Path:
    """The environment of a client of tools/dev/clients: with these packages, or with those of its file of requirements."""
    file = ROOT / "tools" / "dev" / "client_losses" / f"requirements-{name}.txt"
    lines = packages or file.read_text().splitlines()
    pinned = [line for line in lines if line and not line.startswith("#")]
    return environment((ROOT / ".deps").resolve() / "clients" / name, python, pinned)


def matrix_environment(python: str, jax: str) -> pathlib.Path:
    """The environment in which tools/dev/matrix tests this pair."""
    packages = [f"jax=={jax}", *LIBRARIES.get((python, jax), [])]
    return environment((ROOT / ".deps").resolve() / "matrix" / f"py{python}-jax-{jax}", python, packages)


def clean_environment() -> dict[str, str]:
    """Variables for a process that imports `grpo_opt` from this checkout, without settings of it."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_OPT_", "PYTHONDONTWRITEBYTECODE"))}
    return kept | {"PYTHONPATH": str(ROOT / "python"), "PYTHONPYCACHEPREFIX": str(ROOT / "target" / "pycache")}


def run(interpreter: pathlib.Path, file: str, only: Sequence[str] = ()) -> tuple[int, int]:
    """How many tests of a file passed and failed: those whose names have one of the parts `only`, where there are any."""
    runner = pathlib.Path(__file__).with_name("junit.py")
    command = [str(interpreter), "-W", "ignore::DeprecationWarning", str(runner), str(TESTS / file)]
    command += [word for part in only for word in ("-k", part)]
    process = subprocess.run(command, cwd=TESTS, env=clean_environment(), capture_output=True, text=True, check=False)
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
