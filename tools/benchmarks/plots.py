"""Plots as PNG or SVG, by matplotlib."""

import pathlib

from benchmarks import record
from benchmarks.launch import Failure
from benchmarks.tables import peak_of

FORMATS = (".png", ".svg")


def check(path: str | None) -> None:
    """Fails early where a plot could not be written."""
    if path is None:
        return
    if pathlib.Path(path).suffix not in FORMATS:
        raise Failure(f"--plot writes PNG or SVG: name the file *.png or *.svg, not {path}")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise Failure("plots need matplotlib: run tools/setup --bench") from error
    record.check_writable(path)


def figure(panels: int, title: str):
    """A figure with panels side by side."""
    import matplotlib

    matplotlib.use("Agg")
    # The same text gives the same SVG.
    matplotlib.rcParams["svg.hashsalt"] = "grpo-opt"
    from matplotlib import pyplot

    drawn, axes = pyplot.subplots(1, panels, figsize=(5.2 * panels, 4.2), squeeze=False, layout="constrained")
    drawn.suptitle(title, fontsize=10)
    return drawn, list(axes[0])


def save(drawn, path: str) -> None:
    """Writes the figure, whole or not at all."""
    suffix = pathlib.Path(path).suffix
    metadata = {"Date": None} if suffix == ".svg" else None
    record.replace(path, lambda temporary: drawn.savefig(temporary, metadata=metadata, dpi=130))


def points(path: str, result: dict) -> None:
    """Peak memory and step time of every implementation against T and V; what did not vary has no panel."""
    data = result["points"]
    axes_names = [name for name in ("time", "vocab") if len({p["settings"][name] for p in data}) > 1] or ["time"]
    timed = any("avg_step_ms" in f for p in data for f in p["implementations"].values())
    quantities = ["peak"] + (["time"] if timed else [])
    drawn, axes = figure(len(axes_names) * len(quantities), heading(result))
    panels = iter(axes)
    for name in axes_names:
        other = "vocab" if name == "time" else "time"
        for quantity in quantities:
            axis = next(panels)
            for fixed in sorted({p["settings"][other] for p in data}):
                lines: dict[str, list] = {}
                for p in data:
                    if p["settings"][other] == fixed:
                        for implementation, f in p["implementations"].items():
                            lines.setdefault(implementation, []).append((p["settings"][name], value(f, quantity)))
                several = len({p["settings"][other] for p in data}) > 1
                for number, (implementation, line) in enumerate(lines.items()):
                    line = sorted((x, y) for x, y in line if y is not None)
                    label = implementation + (f", {'V' if other == 'vocab' else 'T'}={fixed}" if several else "")
                    axis.plot(*zip(*line), marker="o", label=label, linestyle=("-", "--", ":")[number % 3])
            axis.set_xlabel("T, tokens of a sequence" if name == "time" else "V, vocabulary entries")
            axis.set_ylabel(f"{peak_of(f)[0]}, MB" if quantity == "peak" else "step time, ms (line: median)")
            axis.set_xlim(left=0)
            axis.set_ylim(bottom=0)
            axis.grid(alpha=0.3)
            axis.legend(fontsize=7)
    save(drawn, path)


def value(figures: dict, quantity: str):
    """One figure in the unit of its axis."""
    if quantity == "time":
        return figures.get("step_ms", {}).get("median")
    peak = peak_of(figures)[1]
    return None if peak is None else peak / 1e6


def heading(result: dict) -> str:
    """What was measured, and on what."""
    first = result["points"][0]["title"]
    where = (f"the compiler's memory statistics for {result['aot']}" if "aot" in result
             else f"{result['machine']['device']} ({result['machine']['processor']})")
    return f"{first}{' …' if len(result['points']) > 1 else ''}\n{where}"
