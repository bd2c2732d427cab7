"""The headline programs whose reports the tests hold, so that no other stage compiles them again."""

# Arguments of tools/kernel-report by what the report is about.
REPORTS = {
    "default": ["headline"],
    "rounded": ["headline_rounded"],
    "frugal": ["headline", "--", "--memory-budget=1.05x"],
    "metrics": ["headline_metrics"],
    "recomputed": ["headline", "--", "--disable-pass=stash"],
    "two cores": ["headline", "--chip", "v5p"],
}


def budgeted() -> set[tuple[str, float]]:
    """Exports that are reported for a v6e with no option but a memory budget, and that (by default 1.25 times what arguments
    and outputs take): their memory is checked with the report."""
    found = set()
    for name, *rest in REPORTS.values():
        match rest:
            case []:
                found.add((name, 1.25))
            case ["--", option] if option.startswith("--memory-budget="):
                found.add((name, float(option.partition("=")[2].rstrip("x"))))
    return found
