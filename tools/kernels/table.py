"""The report as a table."""

from benchmarks import wires

from . import predict

KERNEL = "tpu_custom_call"


def summary(name, topology, chip, kernels, rewritten, fused, original):
    """Everything, as JSON. `rewritten`: the kernels are ours, not the module's own."""
    cores = max((k["cores"] for k in kernels), default=1)
    others = sum(o["cycles"] * o["times"] for o in fused["estimated_cycles"]["ops"] if o["target"] != KERNEL)
    kernel_seconds = sum(k["seconds"] * k["calls"] for k in kernels)
    other_seconds = others / chip["clock"]
    total = kernel_seconds + other_seconds
    out = {
        "module": name, "topology": topology, "chip": chip, "cores": cores, "rewritten": rewritten,
        "note": "static estimates of the TPU compiler, predictions by a model and arithmetic; nothing was run",
        "kernels": kernels,
        "fused": {
            "kernel_seconds": kernel_seconds, "other_cycles": others,
            "other_unknown": unknown(fused), "seconds": total,
            "predicted_seconds": predict.program(kernels, other_seconds, chip), "peak": fused["peak"],
            "required": fused["arguments"] + fused["outputs"], "stored_logits": fused["stored_logits"],
        },
    }
    if fused["collectives"]:
        out["fused"]["wire"] = wires.of_program(fused, topology)
    if original:
        cycles = original["estimated_cycles"]["covered"]
        seconds = cycles / chip["clock"]
        out["original"] = {"cycles": cycles, "unknown": unknown(original), "seconds": seconds, "peak": original["peak"]}
        if original["collectives"]:
            out["original"]["wire"] = wires.of_program(original, topology)
        out["ratio"] = total / seconds if seconds else None
    return out


def unknown(program):
    """Operations that take time, but for which the compiler says nothing."""
    return [o["name"] for o in program["estimated_cycles"]["uncovered"] if o["target"] != KERNEL]


def duration(seconds):
    if seconds < 1e-4:
        return f"{seconds * 1e6:.1f} us"
    return f"{seconds * 1e3:.3f} ms" if seconds < 1e-2 else f"{seconds * 1e3:.2f} ms"


def prediction(seconds):
    """The expected time, and between which it lies by the same model."""
    least, expected, most = (f"{s * 1e3:.3g}" for s in seconds)
    return f"{expected} ms ({least} to {most})"


def percent(x):
    return f"{100 * x:.1f}%"


def number(x):
    return "?" if x is None else f"{x:,.0f}"


ROWS = [
    ("instruction", lambda k: k["instruction"]),
    ("grid", lambda k: " x ".join(map(str, k["grid"])) + (f" on {k['cores']} cores" if k["cores"] > 1 else "")),
    ("tile", lambda k: " x ".join(map(str, k["tile"])) if k["tile"] else "?"),
    ("final bundles", lambda k: number(k["static_bundles"])),
    ("bundles executed", lambda k: number(k["bundles"])),
    ("cycles", lambda k: number(k["cycles"])),
    ("cycles at the roofline", lambda k: number(k["roofline_cycles"])),
    ("MXU utilisation", lambda k: percent(k["mxu_utilisation"])),
    ("MXU busy", lambda k: percent(k["mxu_busy"])),
    ("slots: matrix", lambda k: slot(k, "MATMUL")),
    ("       vector ALU", lambda k: slot(k, "VALU")),
    ("       transcendental", lambda k: slot(k, "EUP")),
    ("       cross-lane", lambda k: slot(k, "XLU")),
    ("       load", lambda k: slot(k, "VLOAD")),
    ("       store", lambda k: slot(k, "VSTORE")),
    ("spill instructions", lambda k: number(k["spills"])),
    ("spill bytes in VMEM", lambda k: number(k["spilled_bytes"])),
    ("VMEM bytes, compiler", lambda k: number(k["vmem_bytes"])),
    ("VMEM bytes, plan", lambda k: number(k["vmem_estimate"]) + (" BELOW" if below(k) else "")),
    ("HBM bytes, windows", lambda k: number(k["window_bytes"])),
    ("HBM bytes, own DMAs", lambda k: number(k["own_dma_bytes"])),
    ("  not overlapped", lambda k: number(k["waiting_bytes"])),
    ("HBM bytes executed", lambda k: number(k["hbm_bytes"])),
    ("time of the cycles", lambda k: duration(k["compute_seconds"])),
    ("time of the HBM bytes", lambda k: duration(k["hbm_seconds"])),
    ("estimated time", lambda k: duration(k["seconds"]) + (f" x {k['calls']}" if k["calls"] != 1 else "")),
    ("predicted time", lambda k: prediction(k["predicted_seconds"])),
]


def slot(k, name):
    return percent(k["slots"][name]["utilisation"]) if name in k["slots"] else "-"


def below(k):
    """The plan promised less VMEM than the compiler took."""
    return None not in (k["vmem_bytes"], k["vmem_estimate"]) and k["vmem_estimate"] < k["vmem_bytes"]


def render(r, segments):
    chip = r["chip"]
    out = [f"{r['module']} on {r['topology']}: the TPU compiler's static ESTIMATES and a model's PREDICTIONS, never measured times",
           f"per core {chip['flops_per_cycle']:,} bf16 flop/cycle, {chip['clock'] / 1e9:.2f} GHz, "
           f"{chip['hbm_bandwidth'] / 1e12:.2f} TB/s of HBM, of which programs reach "
           f"{chip['hbm_shares'][1]:.0%} ({chip['hbm_shares'][0]:.0%} to {chip['hbm_shares'][2]:.0%})", ""]
    table = [["kernel", *[k["kernel"] for k in r["kernels"]]]]
    table += [[label, *[show(k) for k in r["kernels"]]] for label, show in ROWS]
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    for row in table:
        out.append("  ".join([row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:])]]))
    for k in r["kernels"]:
        if k["unknown_control"]:
            out.append(f"{k['kernel']}: {k['unknown_control']} branches, loops or copies depend on data: counted once each")
        if below(k):
            out.append(f"{k['kernel']}: the plan's VMEM estimate is BELOW what the compiler took")
        if segments:
            out += [""] + segment_lines(k, chip["mxus"] * chip["mxu_rows"])
    fused = r["fused"]
    out += ["", f"{'fused:   ' if r['rewritten'] else 'program: '} kernels {duration(fused['kernel_seconds'])}, other operations {fused['other_cycles']:,} cycles; "
                f"together {duration(fused['seconds'])} estimated, peak {fused['peak']:,} bytes",
                f"          together {prediction(fused['predicted_seconds'])} predicted"]
    out += without(fused["other_unknown"])
    out += between_chips(fused)
    if "original" in r:
        o = r["original"]
        out.append(f"original: {o['cycles']:,} cycles, {duration(o['seconds'])} estimated by XLA, peak {o['peak']:,} bytes")
        out += without(o["unknown"])
        out += between_chips(o)
        out.append(f"estimated time, fused / original: {r['ratio']:.3f}")
    return "\n".join(out) + "\n"


def between_chips(program):
    """What a device of a partitioned program moves, and the bound that this sets: a line, or none."""
    if "wire" not in program:
        return []
    wire = program["wire"]
    kinds = ", ".join(f"{c['count']} {kind} {c['bytes'] / 1e6:,.1f} MB" + (f" ({c['exposed']} exposed)" if c["exposed"] else "")
                      for kind, c in sorted(wire["collectives"].items()))
    least = wire["least_s"]
    bound = f"; no less than {duration(max(least, program['seconds']))} a step, which {'links' if least > program['seconds'] else 'computing'} take" if least else ""
    links = f", at least {duration(least)} by the chip's links" if least else ""
    return [f"          each device moves {wire['bytes'] / 1e6:,.1f} MB{links}{bound}: {kinds}"]


def without(names):
    if not names:
        return []
    shown = ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")
    return [f"          without {shown}, for which the compiler gives no estimate"]


def segment_lines(k, rate):
    out = [f"{k['kernel']}: parts that take 1% or more",
           "   address  depth  bundles  cycles       times   share     MXU   VALU    EUP  spills"]
    for s in k["segments"]:
        total = s["cycles"] * s["times"]
        if total < 0.01 * k["cycles"]:
            continue
        share = [s["rows"] / rate / s["cycles"]] + [s["slots"].get(n, 0) / s["bundles"] for n in ("VALU", "EUP")]
        spills = sum(s["slots"].get(n, 0) for n in ("VLOAD:FILL", "VSTORE:SPILL"))
        out.append(f"{s['address']:#10x} {s['depth']:6} {s['bundles']:8,} {s['cycles']:7,.0f} {s['times']:11,} {percent(total / k['cycles']):>7}"
                   f" {share[0]:7.2f} {share[1]:6.2f} {share[2]:6.2f} {spills:7,}")
    return out
