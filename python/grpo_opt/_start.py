"""The start-up of each Python under `grpo-opt run`, and the executable `grpo-opt`."""

from __future__ import annotations

import os
import shutil
import sys
from typing import NoReturn

from grpo_opt._hook import install
from grpo_opt._library import Configuration, FusionError, library_path
from grpo_opt._log import warn


def install_for_run() -> None:
    """`install()` with the environment's configuration.

    A JAX that cannot be hooked is a warning: on TPU the plugin works without a hook.  With `strict` it raises.
    """
    try:
        install()
    except RuntimeError as error:
        if Configuration(None).strict:
            raise
        warn(str(error))


def executable() -> str:
    """The command line tool that belongs to the library.

    Raises FileNotFoundError if it is not next to the library and not on the PATH.
    """
    neighbour = library_path().parent / "grpo-opt"
    found = str(neighbour) if neighbour.is_file() else shutil.which("grpo-opt")
    if found is None:
        raise FileNotFoundError(f"the program grpo-opt is not at {neighbour} and not on the PATH: run tools/setup in the "
                                "checkout, or install the wheel")
    return found


def run(arguments: list[str], config: str | None = None) -> None:
    """Replaces this process by Python with `arguments`, under `grpo-opt run`."""
    if sys.flags.ignore_environment or sys.flags.no_site:
        problem = "this Python ignores the environment or its start-up code (-E, -I, -S): only TPUs' programs are fused"
        if Configuration(config).strict:
            raise FusionError(f"strict: {problem}")
        print(f"grpo-opt: warning: {problem}", file=sys.stderr, flush=True)
    options = ["--config", config] if config else []
    os.execv(executable(), ["grpo-opt", "run", *options, "--", sys.executable, *_own_flags(), *arguments])


def _own_flags() -> list[str]:
    """The flags of this interpreter before `-m grpo_opt`."""
    for i, argument in enumerate(sys.orig_argv):
        if argument == "-mgrpo_opt" or sys.orig_argv[i : i + 2] == ["-m", "grpo_opt"]:
            return sys.orig_argv[1:i]
    return []


def command(*words: str) -> NoReturn:
    """Replaces this process by `grpo-opt` with these arguments."""
    os.execv(executable(), ["grpo-opt", *words])
