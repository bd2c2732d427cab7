"""Published measurements on TPUs against this project's estimates of the same programs: `tools/kernel-report --calibrate`.

measurements.json has the rows, each with its source; programs.py writes their programs, in an environment of its own.
What comes out is committed as docs/benchmarks/calibration.json, and the constants of the prediction model, which
`grpo-opt --chip-info` gives, follow from both files by `constants`.
"""

import functools
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from testing import pythons, store

from . import dump, table
from .compiler import ROOT, TOPOLOGIES, Failed, chips, grpo_opt

DATA = pathlib.Path(__file__).with_name("measurements.json")
OUTCOME = ROOT / "docs" / "benchmarks" / "calibration.json"
REQUIREMENTS = ROOT / "tools" / "requirements-calibration.txt"
# Classes of rows. The first two are those of the model; a row of the others bears on no constant.
CLASSES = {
    "matrix units": "Mosaic kernels that the matrix units bound",
    "HBM": "Mosaic kernels whose HBM traffic nears their compute",
    "f32 operands": "Mosaic kernels with an f32 operand",
    "steps": "Mosaic kernels of small steps",
    "xla products": "XLA, products",
    "xla memory": "XLA, memory-bound",
    "host": "short calls by the host's clock",
}


@functools.cache
def python() -> pathlib.Path | None:
    """The interpreter with the packages of others, which is made when it is missing; none where they cannot be had."""
    lines = [x for x in REQUIREMENTS.read_text().splitlines() if x and not x.startswith("#")]
    try:
        return pythons.environment(ROOT / ".deps" / "calibration", "3.11", ["--no-deps", *lines])
    except (OSError, subprocess.CalledProcessError):
        return None


def exported(row: dict, interpreter: pathlib.Path | None) -> str:
    """The row's program as StableHLO.

    Raises Failed with the reason where the package has no such program."""
    if interpreter is None:
        raise Failed("the packages of tools/requirements-calibration.txt could not be installed")
    script = pathlib.Path(__file__).with_name("programs.py")
    done = subprocess.run([interpreter, script, row["program"], row["chip"], json.dumps(row["arguments"])],
                          capture_output=True, text=True, env=os.environ | {"JAX_PLATFORMS": "cpu"})
    if done.returncode != 0:
        raise Failed((done.stderr.strip().splitlines() or ["no reason was given"])[-1])
    return done.stdout


def estimated(row: dict, binary: pathlib.Path | str, chip: dict, interpreter: pathlib.Path | None) -> dict:
    """The estimate and the prediction of a row's program, in seconds."""
    with tempfile.TemporaryDirectory(prefix="calibrate-") as name:
        folder = pathlib.Path(name)
        (folder / "dump").mkdir()
        (folder / "module.mlir").write_text(exported(row, interpreter))
        grpo_opt(binary, [folder / "module.mlir", "--remarks=none", "--pass-pipeline=builtin.module()", "-o-",
                          f"--compile={TOPOLOGIES[row['chip']]}", f"--report={folder / 'report.json'}"], folder / "dump")
        report = json.loads((folder / "report.json").read_text())
        program = report["compiled"]["programs"]["result"]
        kernels = dump.kernels(folder / "dump", report, program, chip)
    whole = table.summary("", "", chip, kernels, False, program, None)["fused"]
    # Cores that the compiler left out halve what one of them does.
    cores = row.get("cores", 1)
    return {
        "estimated": whole["kernel_seconds"] / cores + whole["seconds"] - whole["kernel_seconds"],
        "predicted": whole["predicted_seconds"][1] if cores == 1 else None,
        "compute": sum(k["compute_seconds"] * k["calls"] for k in kernels) / cores,
        "hbm": sum(k["hbm_seconds"] * k["calls"] for k in kernels) / cores,
        "hbm_bytes": sum(k["hbm_bytes"] * k["calls"] for k in kernels),
        "busy": max((k["mxu_busy"] for k in kernels), default=None),
        "without_estimate": whole["other_unknown"],
    }


def kind(row: dict, made: dict) -> str:
    """The class of a row, by its estimate."""
    if row.get("clock") == "host" and row["seconds"] < 2e-3:
        return "host"
    if row["kind"] != "mosaic":
        return row["kind"]
    if made["busy"] < 0.5:
        return "steps"
    if made["hbm"] > 0.8 * made["compute"]:
        return "HBM"
    return "f32 operands" if row.get("operands") == "f32" else "matrix units"


def calibrate(binary: pathlib.Path | str, keep: store.Store) -> list[dict]:
    """Every row with its estimate, or with the reason why it has none."""
    known = chips(binary)
    out = []
    rows = json.loads(DATA.read_text())["rows"]
    for number, row in enumerate(rows, 1):
        made = {"without": row.get("note")}
        if row["program"]:
            key = {"libtpu": "", "row": json.dumps(row), "chip": json.dumps(known[row["chip"]]),
                   "requirements": REQUIREMENTS.read_text()}
            if before := keep.get("calibrate", key):
                made = json.loads(before)
            else:
                print(f"{number} of {len(rows)}: {describe(row)} on {row['chip']}", file=sys.stderr, flush=True)
                try:
                    made = estimated(row, binary, known[row["chip"]], python())
                    keep.put("calibrate", key, json.dumps(made))
                except (Failed, ValueError) as error:
                    made = {"without": str(error)}
            if "estimated" in made:
                made |= {"class": kind(row, made), "ratio": row["seconds"] / made["estimated"]}
        out.append(row | made)
    return out


def spread(rows: list[dict], name: str) -> tuple[int, float, float] | None:
    """Number, mean and standard deviation of a class's ratios; rows with operations that lack an estimate do not count."""
    ratios = [r["ratio"] for r in rows if r.get("class") == name and not r["without_estimate"]]
    return (len(ratios), statistics.fmean(ratios), statistics.pstdev(ratios)) if ratios else None


def constants(rows: list[dict], data: dict) -> dict:
    """The model's constants: paces of kernels and of XLA's operations, and shares of the HBM's rate by generation, each
    the least, the expected and the largest."""
    summary = data["summaries"]["matrix units"]
    mean, deviation = summary["mean"], summary["deviation"]
    xla = [r["ratio"] for r in rows if r.get("class", "").startswith("xla") and not r["without_estimate"]]
    xla += data["summaries"]["xla"]["ratios"]
    rates = data["rates"]
    shares = {chip: sorted(x["share"] for x in rates if x["chip"] == chip) for chip in {x["chip"] for x in rates}}
    least = min(s for found in shares.values() for s in found)
    largest = max(s for found in shares.values() for s in found)
    by_chip = {chip: [least, data["assumed_share"], largest] for chip in TOPOLOGIES}
    for chip, found in shares.items():
        by_chip[chip] = [least, statistics.fmean(found[-2:]), found[-1]]
    return {
        "paces": [round(mean + i * deviation, 3) for i in (-1, 0, 1)],
        "xla_paces": [round(min(xla), 2), 1.0, round(max(xla), 2)],
        "hbm_shares": {chip: [round(s, 2) for s in found] for chip, found in by_chip.items()},
    }


def describe(row: dict) -> str:
    if not row["program"]:
        return row["what"]
    values = [str(v).replace(" ", "") for v in row["arguments"].values()]
    return f"{row['program']} {' '.join(values)}"


def render(rows: list[dict], data: dict) -> str:
    """Measured by estimated per row, and their mean and standard deviation per class."""
    out = ["Published measurements by the TPU compiler's static estimates of the same programs; none is of this project", ""]
    shown = [["chip", "program", "class", "measured", "estimated", "ratio", "matrix units busy", "HBM TB/s, measured", "source"]]
    for r in rows:
        line = [r["chip"], describe(r), r.get("class", "-"), table.duration(r["seconds"])]
        if "estimated" in r:
            busy = table.percent(r["busy"]) if r["busy"] is not None else "-"
            rate = f"{r['hbm_bytes'] / r['seconds'] / 1e12:.2f}" if r["hbm_bytes"] else "-"
            line += [table.duration(r["estimated"]), f"{r['ratio']:.3f}" + "*" * bool(r["without_estimate"]), busy, rate]
        else:
            line += ["-", "-", "-", "-"]
        shown.append([*line, r["source"]])
    widths = [max(len(x[i]) for x in shown) for i in range(len(shown[0]))]
    out += ["  ".join(x.ljust(w) for x, w in zip(line, widths)).rstrip() for line in shown]
    out += ["", "*: with operations for which the compiler gives no estimate; in no mean"]
    missing = {r["without"] for r in rows if "estimated" not in r}
    out += [f"-: {reason}" for reason in sorted(missing)]
    out += [""]
    for name, what in CLASSES.items():
        if found := spread(rows, name):
            out.append(f"{what}: {found[0]} rows, measured by estimated {found[1]:.3f}, standard deviation {found[2]:.3f}")
    summary = data["summaries"]["matrix units"]
    out.append(f"{CLASSES['matrix units']}, by {summary['source']}: {summary['count']} figures, {summary['mean']}, "
               f"standard deviation {summary['deviation']}")
    near = data["summaries"]["HBM"]
    out.append(f"{CLASSES['HBM']}, by {near['source']}: {near['least']} to {near['largest']}")
    out += ["", "sources:"] + [f"  {name}: {text}" for name, text in data["sources"].items()]
    return "\n".join(out) + "\n"
