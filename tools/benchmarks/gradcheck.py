"""tools/gradcheck: the original and the fused program on the same inputs, and both against float64."""

import argparse
import dataclasses
import sys

import numpy as np

from benchmarks import implementations, record, reference, settings, tables
from benchmarks.launch import Failure, progress

# Largest difference allowed, of a value in its own terms and of a gradient relative to its largest entry. In bf16
# a gradient is rounded to bf16, and logits may fall on the other side of a tie.
TOLERANCES = {
    "f32": {"loss": 1e-5, "log_probs": 1e-4, "entropy": 1e-4, "dh": 1e-4, "dw": 1e-4, "dlogits": 1e-4},
    "bf16": {"loss": 2.0**-8, "log_probs": 2.0**-5, "entropy": 2.0**-5, "dh": 2.0**-6, "dw": 2.0**-6,
             "dlogits": 2.0**-6},
}
# Of float64 finite differences against a gradient computed in f32.
FINITE_DIFFERENCES = 1e-3
STEP = 1e-5
# Rows times vocabulary: above it, finite differences in float64 would take too long.
SMALL = 1 << 22


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        prog="tools/gradcheck", description="Compares loss, log-probabilities, entropy and gradients of the original "
        "and the fused program. Exit code 1 beyond tolerance.")
    made.add_argument("--config", metavar="YAML", help="the hook's configuration to check (docs/configuration.md)")
    made.add_argument("--impl", choices=("portable", "mosaic", "hook"), default="hook",
                      help="default: what the configuration and the platform say")
    made.add_argument("--always-fuse", action=argparse.BooleanOptionalAction, default=True,
                      help="small shapes too, and where the cost model declines (default: on)")
    made.add_argument("--tolerance", type=float, metavar="X", help="one for everything, instead of the table's")
    made.add_argument("--directions", type=int, default=4, metavar="N",
                      help="finite differences along so many random directions per gradient; 0: none (default 4)")
    made.add_argument("--json", metavar="FILE", help="the record; `-` is standard output")
    settings.add_options(made)
    # Ragged: no dimension divides a tile.
    made.set_defaults(batch=2, time=37, vocab=3001, dtype="f32", entropy=True)
    return made


def difference(kind: str, expected, actual, tolerance: float) -> dict:
    """Largest and mean difference; of gradients relative to the largest entry."""
    a, b = (np.asarray(x).astype(np.float64) for x in (expected, actual))
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return {"what": kind, "max": None, "mean": None, "tolerance": tolerance, "passed": False}
    scale = max(float(np.abs(a).max()), 1e-30) if kind.startswith("d") else 1.0
    distance = np.abs(a - b) / scale
    largest = float(distance.max())
    return {"what": kind, "max": largest, "mean": float(distance.mean()), "tolerance": tolerance,
            "passed": largest <= tolerance}


def compiled_pair(name: str, function, arguments, always_fuse: bool):
    """The function's results: as it is, and by the implementation."""
    import jax

    lowered = jax.jit(function).lower(*arguments)
    fused = implementations.prepare(name, lowered, always_fuse)
    return lowered.compile()(*arguments), fused.compile()(*arguments)


def compare(point: settings.Settings, options) -> tuple[list[dict], list, list]:
    """The comparisons with the original; the arguments, and the fused program's gradients."""
    from benchmarks import inputs, losses

    arguments = inputs.draw(point)
    low = "bf16" if "bf16" in (point.dtype, point.logits_dtype) else "f32"
    limits = TOLERANCES[low]
    if options.tolerance is not None:
        limits = dict.fromkeys(limits, options.tolerance)
    ((loss, _), gradients), ((fused_loss, _), fused_gradients) = compiled_pair(
        options.impl, losses.step_of(point), arguments, options.always_fuse)
    count = len(point.sources())
    tokens = compiled_pair(options.impl, losses.per_token_of(point), arguments[:count + 1], options.always_fuse)
    pairs = {"loss": (loss, fused_loss), "log_probs": (tokens[0][0], tokens[1][0]),
             "entropy": (tokens[0][1], tokens[1][1])}
    pairs |= {f"d{name}": pair for name, *pair in zip(point.sources(), gradients, fused_gradients, strict=True)}
    found = [difference(kind, *pair, limits[kind]) for kind, pair in pairs.items()]
    return found, arguments, list(fused_gradients)


def finite_differences(point: settings.Settings, arguments: list, gradients: list, options) -> list[dict]:
    """Derivatives along random directions: the fused gradient's against central differences of the float64
    reference."""
    count = len(gradients)
    exact = [np.asarray(a) if np.asarray(a).dtype.kind in "iu" else np.asarray(a).astype(np.float64) for a in arguments]
    rng = np.random.default_rng(point.seed + 1)
    limit = FINITE_DIFFERENCES if options.tolerance is None else options.tolerance
    norm, found = np.linalg.norm, []
    for position, name in enumerate(point.sources()):
        gradient = np.asarray(gradients[position]).astype(np.float64)
        errors = []
        for _ in range(options.directions):
            direction = rng.standard_normal(gradient.shape)
            # A random direction is nearly orthogonal to the gradient, and a derivative near zero has no relative
            # error: the gradient's own direction is mixed in.
            direction = direction / norm(direction) + gradient / max(norm(gradient), 1e-300)
            step = STEP * norm(exact[position]) / norm(direction)
            sides = []
            for sign in (1, -1):
                sources = exact[:count]
                sources[position] = sources[position] + sign * step * direction
                sides.append(reference.loss(point, sources, *exact[count:]))
            numeric = (sides[0] - sides[1]) / (2 * step)
            analytic = float((gradient * direction).sum())
            errors.append(float(abs(numeric - analytic) / max(abs(numeric), abs(analytic), 1e-30)))
        found.append({"what": f"d{name} against float64 differences", "max": max(errors), "mean": float(np.mean(errors)),
                      "tolerance": limit, "passed": bool(max(errors) <= limit)})
    return found


def main() -> int:
    options = parser().parse_args()
    implementations.set_configuration(options.config)
    record.check_writable(options.json)
    if options.level == "lm-head" or (options.level is None and options.preset is None):
        options.hidden = options.hidden or 40
    point = settings.from_options(options)
    if point.loss == "log-probabilities":
        raise Failure("--loss log-probabilities has no gradients; log-probabilities are compared with every loss")
    result = record.head("gradcheck") | {"machine": record.machine(), "title": point.title(),
                                         "settings": dataclasses.asdict(point), "implementation": options.impl}
    progress(f"{options.impl}: {point.title()}")
    checks, arguments, gradients = compare(point, options)
    note = None
    elements = point.batch * point.time * point.vocab
    if "bf16" in (point.dtype, point.logits_dtype):
        note = "no finite differences: a bf16 gradient is too coarse for them"
    elif elements > SMALL:
        note = f"no finite differences: {elements:,} logits are more than {SMALL:,}"
    elif options.directions > 0:
        checks += finite_differences(point, arguments, gradients, options)
    result |= {"checks": checks, "passed": all(check["passed"] for check in checks)} | ({"note": note} if note else {})
    rows = [["", "max", "mean", "tolerance", ""]]
    for check in checks:
        figures = ["not finite" if check[key] is None else f"{check[key]:.2e}" for key in ("max", "mean", "tolerance")]
        rows.append([check["what"], *figures, "ok" if check["passed"] else "BEYOND"])
    stream = sys.stderr if options.json == "-" else sys.stdout
    print(f"{point.title()}: {options.impl} against the original (gradients: relative to the largest entry)\n"
          f"{tables.table(rows)}" + (f"\n{note}" if note else ""), file=stream)
    record.write(options.json, result)
    if not result["passed"]:
        beyond = ", ".join(check["what"] for check in checks if not check["passed"])
        raise Failure(f"beyond tolerance: {beyond}")
    return 0
