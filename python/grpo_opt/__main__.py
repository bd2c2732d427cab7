"""The command `grpo-opt` in Python: `python -m grpo_opt`; see `USAGE`."""

from __future__ import annotations

import difflib
import os
import sys
from typing import NoReturn

from grpo_opt._library import ConfigurationError, FusionError

COMMANDS = ("opt", "run", "doctor", "explain")
USAGE = """\
usage: python -m grpo_opt [--config FILE] SCRIPT [ARGUMENT …]     run a program with its losses fused
       python -m grpo_opt [--config FILE] -m MODULE [ARGUMENT …]
       python -m grpo_opt doctor [--config FILE]    what is found here, and a small program that proves it
       python -m grpo_opt opt|run|explain …         the commands of `grpo-opt`, which --help describes
       python -m grpo_opt --print-plugin     the path for TPU_LIBRARY_PATH
       python -m grpo_opt --version

The program runs unmodified, as `python SCRIPT` would run it; so do the processes that it starts.  FILE and
variables such as GRPO_OPT_STRICT configure what is done: docs/configuration.md."""


def main(arguments: list[str]) -> int:
    """Runs a command line; returns the exit code."""
    config = None
    at = 1 if arguments[:1] == ["doctor"] else 0  # what is behind a script is the script's
    if len(arguments) > at and arguments[at].partition("=")[0] == "--config":
        _, given, config = arguments.pop(at).partition("=")
        if not given:
            config = arguments.pop(at) if len(arguments) > at else ""
        if not config:
            return _refuse("--config needs a file")
    match arguments:
        case []:
            return _refuse("name a script")
        case ["-h" | "--help"]:
            print(USAGE)
        case ["--version"]:
            import grpo_opt

            print(f"grpo-opt {grpo_opt.__version__}")
        case ["--print-plugin"]:
            from grpo_opt._library import library_path

            print(library_path())
        case ["doctor"]:
            from grpo_opt import _doctor

            return _doctor.main(config)
        case ["doctor", unknown, *_]:
            return _refuse(f"doctor takes --config FILE only, not {unknown}")
        case ["opt" | "run" | "explain" as command, *rest]:
            from grpo_opt import _start

            _start.command(command, *(["--config", config] if config else []), *rest)
        case ["-m" | "-c", _, *_]:
            return _run(arguments, config)
        case [option, *_] if option.startswith("-") and option != "-":
            hint = f"; Python's own come first: python {option} -m grpo_opt" if option[1] in "bBdEiIOPqsSuvxWX" else ""
            return _refuse(f"unknown option {option}{hint}")
        case [script, *_] if not os.path.exists(script) and (near := difflib.get_close_matches(script, COMMANDS, 1)):
            return _refuse(f"`{script}` is neither a command nor a file; did you mean `{near[0]}`?")
        case _:
            return _run(arguments, config)
    return 0


def _run(arguments: list[str], config: str | None) -> int:
    from grpo_opt import _start

    _start.run(arguments, config)
    return 1  # not reached


def _refuse(problem: str) -> int:
    print(f"python -m grpo_opt: {problem}\n{USAGE}", file=sys.stderr)
    return 2


def entry() -> NoReturn:
    """Runs the process's command line and ends the process."""
    try:
        sys.exit(main(sys.argv[1:]))
    except (ImportError, OSError, ConfigurationError, FusionError) as problem:
        sys.exit(f"python -m grpo_opt: {problem}")


def tool() -> NoReturn:
    """The command `grpo-opt` of an installed wheel: the executable, except `doctor`, which checks this interpreter."""
    if sys.argv[1:2] == ["doctor"]:
        entry()
    from grpo_opt import _start

    _start.command(*sys.argv[1:])


if __name__ == "__main__":
    entry()
