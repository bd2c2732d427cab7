"""Tables for the terminal."""


def table(rows: list[list[str]]) -> str:
    """Aligned columns: the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths)))
             for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def number(value, digits: int = 2) -> str:
    return "-" if value is None else f"{value:,.{digits}f}" if isinstance(value, float) else f"{value:,}"


def peak_of(figures: dict) -> tuple[str, int | None]:
    """The figure that is reported as an implementation's peak memory, and what it is."""
    if "mem_after_run" not in figures:
        return "compiler's peak", figures["compiler_memory"]["peak"]
    after = figures["mem_after_run"]
    if "peak_bytes_in_use" in after:
        return "device peak", after["peak_bytes_in_use"]
    return "process peak", after.get("host_peak_rss_bytes")


def measured(point: dict) -> str:
    """One point's implementations, measured."""
    rows = [["", "first call s", "avg ms", "min", "median", "max", "peak MB", "compiler's temporaries MB"]]
    for name, f in point["implementations"].items():
        step, compiler = f.get("step_ms", {}), f.get("compiler_memory") or {}
        peak, temporaries = peak_of(f)[1], compiler.get("temporaries")
        rows.append([name, number(f["first_call_s"]), number(f.get("avg_step_ms")),
                     *(number(step.get(key)) for key in ("min", "median", "max")),
                     number(peak and peak / 1e6, 1), number(temporaries / 1e6 if temporaries is not None else None, 1)])
    kind = peak_of(f)[0]
    text = f"{point['title']} (peak: {kind})\n{table(rows)}"
    for pair, ratio in point.get("ratios", {}).items():
        step = ratio["step_time"]
        pairs = ", ".join(f"{key} {step[key]:.3f}" for key in ("min", "median", "max") if key in step)
        text += (f"\n{pair}: step time {step['of_averages']:.3f}{f' (pairs: {pairs})' if pairs else ''}, "
                 f"first call {ratio['first_call']:.3f}")
        text += "".join(f", {key} {ratio[name]:.3f}" for key, name in
                        (("peak memory", "peak_memory"), ("temporaries", "temporaries")) if name in ratio)
    return text


def wires(name: str, figures: dict) -> str:
    """What each device does and moves, where a program is split over several."""
    if "wire" not in figures:
        return ""
    wire = figures["wire"]
    text = "".join(f"\n{name}: {message}" for message in figures["sweeps"])
    for kind, c in sorted(wire["collectives"].items()):
        text += f"\n{name}: {kind} {c['bytes'] / 1e6:,.1f} MB, {c['exposed']} of {c['count']} that nothing overlaps with"
    least = f": at least {1e3 * wire['least_s']:.2f} ms by the chip's links, a bound" if wire["least_s"] else ""
    return f"{text}\n{name}: {wire['bytes'] / 1e6:,.1f} MB over the links of a device{least}"


def ahead_of_time(point: dict, topology: str, ops: int = 12) -> str:
    """One point's implementations, by the compiler."""
    rows = [["", "arguments", "outputs", "temporaries", "peak", "compile s"]]
    for name, f in point["implementations"].items():
        rows.append([name, *(number(f["compiler_memory"][k]) for k in ("arguments", "outputs", "temporaries", "peak")),
                     number(f["compile_s"])])
    text = f"{point['title']} on {topology}: bytes by the compiler's memory statistics; nothing was run\n"
    text += table(rows)
    for name, f in point["implementations"].items():
        text += wires(name, f)
        if "estimated_cycles" not in f:
            continue
        e = f["estimated_cycles"]
        lacking = ", ".join(f"{op['target'] or op['opcode']} {op['name']}" for op in e["uncovered"][:6])
        lacking += f" and {len(e['uncovered']) - 6} more" if len(e["uncovered"]) > 6 else ""
        text += f"\n{name}: estimated cycles ({e['what']}): {e['covered']:,} in the operations that it covers"
        text += f"\n  not covered: {lacking or 'nothing'}"
        if e["kernels_not_covered"]:
            text += (f"\n  {e['kernels_not_covered']} of these are Mosaic kernels, which hold most of the work: "
                     "do not compare this sum")
        rows = [["  operation", "cycles", "times", "total"]]
        rows += [[f"  {op['name']}", number(op["cycles"]), number(op["times"]), number(op["cycles"] * op["times"])]
                 for op in e["ops"][:ops]]
        text += "\n" + table(rows)
    for pair, ratio in point.get("ratios", {}).items():
        text += f"\n{pair}: peak {ratio['peak_memory']:.3f}"
    return text
