"""`grpo-opt doctor`: what is found on this machine, and a small program that proves that it works."""

from __future__ import annotations

import base64
import glob
import importlib.metadata
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

from grpo_opt._hook import TESTED_JAX
from grpo_opt._library import Configuration, ConfigurationError, library_path
from grpo_opt._start import executable

# Seconds after which the small program is taken to hang.
LIMIT = 600
# What the defaults fuse: on a TPU, and elsewhere.
DEFAULTS = {True: "with kernels, from 1024 columns and 32 MiB of f32 logits on",
            False: "with loops, from 1024 columns and 16 MiB of f32 logits on"}
ON_CPU = ", where a step is predicted to be faster or the program's temporaries to halve"


def main(config: str | None) -> int:
    """Prints what was found; returns 0 if everything that this machine needs works."""
    if config:
        os.environ["GRPO_OPT_CONFIG"] = str(pathlib.Path(config).absolute())
    problems = [problem for step in (_library, _packages, _configuration, _cache) if (problem := step())]
    if not problems:
        found, problem = _proof("run", "on this machine")
        if not problem and _version("libtpu") and found["platform"] != "tpu":
            _, problem = _proof("compile", "for a v6e, without one")
        problems += [problem] if problem else []
    for problem in problems:
        print(f"PROBLEM: {problem}")
    print("no problem was found" if not problems else f"{len(problems)} problem{'s' * (len(problems) > 1)}")
    return 1 if problems else 0


def _line(what: str, text: str) -> None:
    print(f"{what:14} {text}", flush=True)


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _library() -> str | None:
    import grpo_opt

    _line("grpo_opt", f"{grpo_opt.__version__} in {pathlib.Path(grpo_opt.__file__).parent}")
    _line("Python", f"{platform.python_version()}, {' '.join(platform.libc_ver())}, {sys.executable}")
    try:
        _line("plugin", str(library_path()))
        _line("program", executable())
        Configuration({"enabled": True})
    except ConfigurationError:
        pass  # said by `_configuration`
    except (ImportError, OSError) as error:
        return str(error)
    return None


def _packages() -> str | None:
    versions = {package: _version(package) for package in ("jax", "jaxlib", "libtpu")}
    for package, version in versions.items():
        tested = ""
        if package == "jax" and version and ".".join(version.split(".")[:2]) not in TESTED_JAX:
            tested = f" (no test ran on it; tested are {', '.join(TESTED_JAX)})"
        _line(package, (version or "not installed") + tested)
    return None if versions["jax"] and versions["jaxlib"] else "JAX is not installed here: pip install jax"


def _configuration() -> str | None:
    given = {name: value for name, value in sorted(os.environ.items()) if name.startswith("GRPO_")}
    _line("configuration", ", ".join(f"{name}={value}" for name, value in given.items()) or "the defaults")
    try:
        configuration = Configuration(None)
    except ConfigurationError as error:
        return f"the configuration is wrong: {error}"
    except (ImportError, OSError):
        return None  # said by `_library`
    _line("", f"mark in caches: {configuration.identity or 'none: fusing is switched off'}")
    return None if configuration.identity else "`enabled` is off: nothing is fused"


def _cache() -> str | None:
    folder = os.environ.get("JAX_COMPILATION_CACHE_DIR")
    if not folder:
        _line("cache", "JAX_COMPILATION_CACHE_DIR is not set: nothing is kept between runs")
        return None
    entries = len(glob.glob(f"{glob.escape(folder)}/*-cache")) if os.path.isdir(folder) else "no"
    _line("cache", f"{folder}, {entries} programs; fused ones have entries of their own")
    return None


def _proof(what: str, where: str) -> tuple[dict, str | None]:
    """Runs or compiles the small program under `grpo-opt run`; returns its figures and a problem."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GRPO_OPT_STRICT": "1", "GRPO_OPT_REMARKS": "missed", "GRPO_OPT_DUMP_FOLDER": folder}
        environment.pop("JAX_COMPILATION_CACHE_DIR", None)  # what comes out of a cache proves nothing
        command = [executable(), "run", "--", sys.executable, str(pathlib.Path(__file__).with_name("_proof.py")), what]
        try:
            process = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return {}, f"the small program did not end within {LIMIT} s"
        versions = _mosaic_versions(folder)
    log = process.stderr[-3000:].strip()
    answer = process.stdout.strip().splitlines()[-1:]
    if process.returncode or not answer:
        return {}, f"the small program failed {where}:\n{log}"
    found = json.loads(answer[0])
    if not re.search(r"fused \d+ loss", process.stderr):
        return found, f"the small program was not fused {where}:\n{log}"
    if versions:
        _line("Mosaic", f"kernels of version {', '.join(versions)}")
    if what == "compile":
        _line("proof", f"fused and compiled {where}: {found['temporaries'] / 2**20:.1f} MiB of temporaries for logits of "
                       f"{found['logits'] / 2**20:.0f} MiB")
        return found, None
    _line("proof", f"fused and run {where} ({found['platform']}, {found['device']}): loss and gradients within "
                   f"{found['difference']:.1e} of a reference")
    where_it_pays = f"{DEFAULTS[found['platform'] == 'tpu']}{ON_CPU if found['platform'] == 'cpu' else ''}"
    _line("by default", f"losses are fused {where_it_pays}")
    right = found["difference"] < 1e-3
    return found, None if right else "the small program's numbers are wrong; please report this"


def _mosaic_versions(folder: str) -> list[str]:
    """The versions of the kernels in dumped programs, whose text escapes quotes as \\22."""
    found = set()
    for path in glob.glob(f"{folder}/*.after.mlir"):
        for body in re.findall(r'body(?:\\22|[": ])+([A-Za-z0-9+/=]{64,})', pathlib.Path(path).read_text()):
            text = base64.b64decode(body).decode(errors="replace")
            found.update(re.findall(r"stable_mosaic\.version\W*(\d+)", text))
    return sorted(found, key=int)
