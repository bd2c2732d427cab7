"""What tools/test runs side by side: a unit is one command that takes one core and gives JUnit XML or an exit code."""

import dataclasses
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


@dataclasses.dataclass(frozen=True)
class Unit:
    """A command; where it takes no file of results, its exit code is its one result."""

    name: str
    command: list[str]
    cost: float  # seconds that it is expected to take
    stage: str
    folder: pathlib.Path = ROOT
    junit: str = ""  # the option that takes the file of results
    late: bool = False  # it needs what is built with the Rust tests
    stored: bool = False  # it is not run again while nothing changes (verdicts.py)
    environments: tuple[str, ...] = ("jax",)  # those of .deps on which a stored verdict depends


@dataclasses.dataclass(frozen=True)
class Stage:
    """Part of the test run. `command` is split into words; units of it may run side by side.

    A stage whose command takes `--junit=FILE` (see junit.py) reports its tests one by one; one without (`junit=""`)
    is one test, which passes with exit code 0. `{part}` in the command becomes 1/N to N/N for `parts` of N; `{number}`
    and `{parts}` are the two halves of it.
    """

    name: str
    command: str
    cost: float = 10  # seconds on one core, all parts together, with nothing stored: the longest start first
    parts: int = 1
    junit: str = "--junit="
    needs: str = ""  # a file that not every machine has: the stage is skipped without it
    late: bool = False  # the stage needs what is built with the Rust tests
    stored: bool = False  # what passed is not run again while nothing changes (verdicts.py)
    environments: tuple[str, ...] = ("jax",)  # those of .deps on which a stored verdict depends

    def units(self) -> list[Unit]:
        """The stage's commands."""
        units = []
        for number in range(1, self.parts + 1):
            part = f"{number}/{self.parts}"
            words = {"{part}": part, "{parts}": str(self.parts), "{number}": str(number)}
            command = self.command
            for word, value in words.items():
                command = command.replace(word, value)
            units.append(Unit(f"{self.name} {part}" if self.parts > 1 else self.name, command.split(),
                              self.cost / self.parts, self.name, junit=self.junit, late=self.late, stored=self.stored,
                              environments=self.environments))
        return units


# Seconds that the slowest Rust tests take; the others take less than one.
RUST_COSTS = {"mosaic accept::": 30.0, "mosaic accept::plans_hold": 100.0, "mosaic accept::gradients_in_one_kernel": 60.0,
              "mosaic accept::real_shapes": 60.0, "mosaic versions::": 20.0, "pjrt compiler::": 5.0,
              "mosaic kernels::": 10.0, "driver again::": 10.0, "wrap processes_write_the_same_bytes": 5.0}


def rust_units(built: str) -> list[Unit]:
    """A unit for each test of the executables that `cargo test --no-run --message-format=json` names."""
    units = []
    for message in map(json.loads, built.splitlines()):
        if message.get("reason") != "compiler-artifact" or not message["profile"]["test"] or not message["executable"]:
            continue
        executable, target = message["executable"], message["target"]
        folder = pathlib.Path(message["manifest_path"]).parent
        ignored = set(listed(executable, folder, "--ignored"))
        suite = target["name"] if "test" in target["kind"] else f"{target['name']} (unit)"
        for name in listed(executable, folder):
            if name not in ignored:
                unit = f"{suite} {name}"
                cost = max((c for start, c in RUST_COSTS.items() if unit.startswith(start)), default=0.1)
                units.append(Unit(unit, [executable, "--exact", name], cost, "rust", folder))
    return units


def listed(executable: str, folder: pathlib.Path, *more: str) -> list[str]:
    """Names of the tests in a test executable."""
    done = subprocess.run([executable, "--list", "--format=terse", *more], cwd=folder, capture_output=True, text=True,
                          check=True)
    return [line.removesuffix(": test") for line in done.stdout.splitlines() if line.endswith(": test")]
