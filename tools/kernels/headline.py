"""The headline programs whose reports the tests hold, so that no other stage compiles them again."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Report:
    """What tools/kernel-report is asked: an export of testdata, a chip, and options of grpo-opt."""

    export: str
    chip: str = "v6e"
    options: tuple[str, ...] = ()

    def arguments(self) -> list[str]:
        return [self.export, "--chip", self.chip, *(["--", *self.options] if self.options else [])]


# By what the report is about.
REPORTS = {
    "default": Report("headline"),
    "rounded": Report("headline_rounded"),
    "frugal": Report("headline", options=("--memory-budget=1.05x",)),
    "metrics": Report("headline_metrics"),
    "recomputed": Report("headline", options=("--disable-pass=stash",)),
    "two cores": Report("headline", chip="v5p"),
    "little VMEM": Report("headline", chip="v4"),
}


def budgeted() -> set[tuple[str, float]]:
    """Exports that are reported for a v6e with no option but a memory budget, and that (by default 1.25 times what arguments
    and outputs take): their memory is checked with the report."""
    found = set()
    for report in REPORTS.values():
        match report:
            case Report(name, "v6e", ()):
                found.add((name, 1.25))
            case Report(name, "v6e", (option,)) if option.startswith("--memory-budget="):
                found.add((name, float(option.partition("=")[2].rstrip("x"))))
    return found
