"""The JSON that the commands write (docs/benchmarks.md describes it), and the machine it was made on."""

import json
import os
import pathlib
import platform
import shlex
import subprocess
import sys
import tempfile

from benchmarks.launch import ROOT, Failure

VERSION = 1


def processor() -> str:
    """The CPU's name."""
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def machine() -> dict:
    """What the figures were made on. JAX is loaded by this."""
    import jax
    import jaxlib

    devices = jax.devices()
    return {"platform": jax.default_backend(), "device": devices[0].device_kind, "devices": len(devices),
            "processor": processor(), "cores": os.cpu_count(),
            "load_average": os.getloadavg()[0], "python": platform.python_version(),
            "jax": jax.__version__, "jaxlib": jaxlib.__version__}


def revision() -> str | None:
    """The checkout's commit, with `+` behind it if files were changed."""
    def git(*arguments):
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)

    head = git("rev-parse", "--short=12", "HEAD")
    if head.returncode:
        return None
    return head.stdout.strip() + ("+" if git("status", "--porcelain", "-uno").stdout.strip() else "")


def head(kind: str) -> dict:
    """The keys that all records start with."""
    arguments = [f"tools/{pathlib.Path(sys.argv[0]).name}", *sys.argv[1:]]
    return {"kind": f"grpo-opt-{kind}", "version": VERSION, "command": shlex.join(arguments), "commit": revision()}


def check_writable(*paths: str | None) -> None:
    """Fails before any work is done when a file's folder is missing."""
    for path in paths:
        if path not in (None, "-") and not pathlib.Path(path).resolve().parent.is_dir():
            raise Failure(f"the folder of {path} is not there")


def write(path: str | None, record: dict) -> None:
    """Writes the whole file or nothing; `-` is standard output."""
    try:
        text = json.dumps(record, indent=1, allow_nan=False) + "\n"
    except ValueError as error:
        raise Failure("a figure is not finite, which JSON cannot hold: look at the loss") from error
    if path == "-":
        sys.stdout.write(text)
    elif path is not None:
        replace(path, lambda temporary: temporary.write_text(text))


def replace(path: str, write_to) -> None:
    """Lets `write_to` fill a temporary file next to `path`, which then replaces it."""
    target = pathlib.Path(path)
    handle, name = tempfile.mkstemp(dir=target.resolve().parent, prefix=f".{target.stem}-", suffix=target.suffix)
    os.close(handle)
    temporary = pathlib.Path(name)
    try:
        write_to(temporary)
        temporary.chmod(0o644)
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
