"""Finds the Python to run with, and reports errors in one line."""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON = ROOT / ".deps" / "jax" / "bin" / "python"
# Another interpreter, such as one whose JAX drives a GPU.
VARIABLE = "BENCH_PYTHON"


class Failure(Exception):
    """Something that the user can act on: one line, exit code 1."""


def use_jax_environment(command: str) -> None:
    """Starts again with the Python of .deps/jax, or the one that BENCH_PYTHON names, if another is running."""
    python = pathlib.Path(os.environ.get(VARIABLE) or PYTHON)
    if not python.exists():
        hint = "" if os.environ.get(VARIABLE) else ": run tools/setup first"
        sys.exit(f"{command}: {python} is missing{hint}")
    if pathlib.Path(sys.prefix).resolve() != python.parent.parent.resolve() and "BENCH_STARTED" not in os.environ:
        os.environ["BENCH_STARTED"] = "1"
        os.execv(python, [str(python), *sys.argv])
    os.environ.pop("BENCH_STARTED", None)
    sys.path[:0] = [str(ROOT / "python"), str(ROOT / "testdata")]
    if "TPU_LIBRARY_PATH" not in os.environ and os.environ.get("JAX_PLATFORMS") is None and python == PYTHON:
        # libtpu is there for ahead-of-time compiles; without this, JAX looks for a TPU and complains at length.
        if not any(pathlib.Path("/dev").glob("accel*")) and not any(pathlib.Path("/dev").glob("vfio/[0-9]*")):
            os.environ["JAX_PLATFORMS"] = "cpu"


def run(command: str, main) -> int:
    """Calls `main()`; a Failure becomes one line and exit code 1."""
    try:
        return main()
    except Failure as failure:
        print(f"{command}: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{command}: interrupted", file=sys.stderr)
        return 130


def progress(text: str) -> None:
    """One line about what is going on, on standard error."""
    print(f"[{pathlib.Path(sys.argv[0]).name}] {text}", file=sys.stderr, flush=True)
