"""The headline programs whose reports the tests hold, so that no other stage compiles them again."""

# Arguments of tools/kernel-report by what the report is about.
REPORTS = {
    "default": ["headline"],
    "rounded": ["headline_rounded"],
    "metrics": ["headline_metrics"],
    "recomputed": ["headline", "--", "--disable-pass=stash"],
    "two cores": ["headline", "--chip", "v5p"],
}


def as_they_are() -> set[str]:
    """Exports that are reported for a v6e without options: their memory is checked with the report."""
    return {arguments[0] for arguments in REPORTS.values() if len(arguments) == 1}
