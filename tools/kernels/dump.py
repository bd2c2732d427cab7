"""The figures of each Mosaic kernel from the TPU compiler's dumps."""

import base64
import json
import pathlib
import re
import subprocess

from . import bundles, mosaic, predict, table

DECODE = pathlib.Path(__file__).with_name("decode.py")
PYTHON = DECODE.parents[2] / ".deps" / "jax" / "bin" / "python"
# Branch delay slots by generation, as the loops of other kernels show them, for a kernel without a loop.
DELAYS = {"v4": 1, "v5e": 4, "v5p": 4, "v6e": 4, "tpu7x": 6}


def kernels(folder, report, program, chip):
    """One record per Mosaic kernel of the compiled program, in the order in which they were compiled."""
    folder = pathlib.Path(folder)
    dumps = final_dumps(folder)
    delay = delay_slots([read(d["bundles"]) for d in dumps.values()], chip)
    vmem = vmem_report(folder)
    plans = {}
    for sweep in report["sweeps"]:
        for tile in sweep["tiles"] if isinstance(sweep["tiles"], list) else []:
            plans.setdefault(tile.get("kernel"), []).append(tile)
    estimate = program["estimated_cycles"]
    calls = [c for c in estimate["ops"] + estimate["uncovered"] if c["target"] == table.KERNEL]
    times = {c["name"]: c["times"] for c in calls}
    missing = [n for n in times if n not in dumps]
    if missing:
        raise ValueError(f"no final bundles of {', '.join(missing)}")
    out = []
    for name in sorted(times, key=lambda n: dumps[n]["first"]):
        made = kernel(name, times[name] or 1, dumps[name], vmem.get(name, {}), plans, chip, delay)
        made["unknown_control"] += times[name] is None
        out.append(made)
    return out


def final_dumps(folder):
    """HLO instruction -> paths of its final bundles, their utilisation and the analysis that quotes it."""
    out = {}
    for path in sorted(folder.iterdir()):
        m = re.fullmatch(r"(\d+)-(.*?)-\d+-(schedule-analysis_)?final_(bundles|hlo-static-per-bundle-utilization)\.txt",
                         path.name)
        if m:
            entry = out.setdefault(m[2], {"first": m[1]})
            entry["analysis" if m[3] else "bundles" if m[4] == "bundles" else "utilisation"] = path
    return {n: e for n, e in out.items() if {"analysis", "bundles", "utilisation"} <= set(e)}


def delay_slots(texts, chip):
    """Branch delay slots where a kernel has no loop that shows them: those of the other kernels, or of the generation."""
    known = (bundles.delay_slots(bundles.parse(text)) for text in texts)
    return next((d for d in known if d is not None), DELAYS[chip["name"]])


def read(path):
    return path.read_text(errors="replace")


def vmem_report(folder):
    """HLO instruction -> bytes of VMEM that the compiler gave it, and those of spilled registers."""
    out = {}
    for path in folder.glob("*-vmem_report.html"):
        text = read(path)
        data, _ = json.JSONDecoder().raw_decode(text[text.index("const DATA =") + len("const DATA ="):].lstrip())
        for name, entry in data["hlo_breakdowns"].items():
            blocks = [b for b in entry["blocks"] if b["block_type"] == "SCOPED"]
            spilled = sum(a["size"] for b in blocks for a in b["allocations"] if "spill" in a["tag"].lower())
            out[name] = {"total": sum(b["block_size"] for b in blocks), "spilled": spilled}
    return out


def kernel(name, times, dump, vmem, plans, chip, delay):
    call = read(dump["analysis"])
    body = kernel_text(base64.b64decode(re.search(r'"body":"([^"]*)"', call)[1]))
    operands, results = arrays(call)
    work = mosaic.work(body, operands, results)
    text, use = read(dump["bundles"]), read(dump["utilisation"])
    rate = chip["mxus"] * chip["mxu_rows"]
    both = range(2 if bundles.reads_core(text) else 1)
    runs = [bundles.run(text, use, rate, delay, core) for core in both]
    longest = max(runs, key=lambda r: r.cycles)
    cores = len(runs)
    granules = {}
    for run in runs:
        for ends, count in run.dma_granules.items():
            granules[ends] = granules.get(ends, 0) + count
    hbm = sum(count for ends, count in granules.items() if "hbm" in ends) * chip["dma_granule"]
    tile = plans[work.name].pop(0) if plans.get(work.name) else None
    flops = tile["flops"] if tile and "flops" in tile else work.flops
    roofline = flops / chip["flops_per_cycle"] / cores
    compute = longest.cycles / chip["clock"]
    transfer = hbm / chip["hbm_bandwidth"] / cores
    capacity = longest.capacity
    made = {
        "kernel": work.name, "instruction": name, "calls": times, "cores": cores,
        "grid": work.grid, "tile": tile and tile.get("tile"), "order": tile and tile.get("order"),
        "signature": tile and tile.get("signature"),
        "static_bundles": longest.static_bundles, "bundles": longest.bundles, "cycles": longest.cycles,
        "roofline_cycles": roofline, "mxu_utilisation": roofline / longest.cycles,
        "mxu_busy": sum(r.rows for r in runs) / (rate * cores * longest.cycles),
        "slots": {n: {"instructions": c, "utilisation": c / (longest.bundles * capacity[n])}
                  for n, c in longest.slots.items()},
        "spills": sum(longest.slots[n] for n in bundles.SPILLS),
        "spilled_bytes": vmem.get("spilled"),
        "vmem_bytes": vmem.get("total"), "vmem_estimate": tile and tile.get("vmem_bytes"),
        "flops": flops, "flops_with_padding": work.flops,
        "matrix_rows": sum(r.rows for r in runs),
        "hbm_bytes": hbm,
        "dma_bytes": {"_to_".join(e): c * chip["dma_granule"] for e, c in granules.items()},
        "window_bytes": work.window_bytes, "own_dma_bytes": work.dma_bytes,
        "waiting_bytes": sum(w.bytes for w in work.windows if w.synchronous),
        "windows": [vars(w) for w in work.windows],
        "compute_seconds": compute, "hbm_seconds": transfer, "seconds": max(compute, transfer),
        "unknown_control": longest.unknown_branches + longest.unknown_dmas + work.unknown,
        "segments": [vars(s) for s in longest.segments],
    }
    return made | {"predicted_seconds": predict.kernel(made, chip)}


def kernel_text(body):
    """A kernel as text. JAX serializes its kernels as MLIR bytecode."""
    if not body.startswith(b"ML\xefR"):
        return body.decode()
    done = subprocess.run([PYTHON, DECODE], input=body, capture_output=True)
    if done.returncode != 0:
        raise ValueError(f"a kernel's bytecode is not understood: {done.stderr.decode().strip().splitlines()[-1:]}")
    return done.stdout.decode()


def arrays(call):
    """Shapes of a custom call's operands and results, from its text."""
    line = next(x for x in call.split("\n") if 'custom_call_target="tpu_custom_call"' in x)
    results, _, rest = line.partition(" = ")[2].partition(" custom-call(")
    operands = re.search(r"operand_layout_constraints=\{(.*?\})\}", rest)[1]
    return [shapes(operands), shapes(results)]


def shapes(text):
    return [[int(x) for x in m.split(",") if x] for m in re.findall(r"\w+\[([\d,]*)\]", text)]
