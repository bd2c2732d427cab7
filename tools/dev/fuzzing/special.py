"""Special values for loss.py: infinities, NaN, masks, offsets, ties and zeros, where programs meet them.

Rows that hold them are padding most of the time: the token mask leaves them out.
"""

import jax.numpy as jnp
import numpy as np

VALUES = {"-inf": -np.inf, "-1e9": -1e9, "-1e4": -1e4, "-1e6": -1e6, "86": 86.0, "1000": 1000.0, "-1000": -1000.0,
          "finfo": float(np.finfo(np.float32).min), "inf": np.inf, "nan": np.nan, "-0.0": -0.0}
STEPS = ("add_special", "where_special", "where_inf", "scaled_up")


def put(case, spec: dict) -> None:
    """Adds the arguments that special steps and words read, and changes the others."""
    rng = np.random.default_rng([spec["seed"], 7])
    arguments, rows, columns = case.arguments, case.rows, case.vocab
    padding = rng.random(rows) < 0.3
    padding.reshape(-1)[rng.integers(padding.size)] = True
    special = np.zeros([*rows, columns])
    for name in spec["special_values"]:
        value, whole_row = VALUES[name.split()[0]], name.endswith("row")
        few = rng.random([*rows, columns]) < rng.choice([0.02, 0.2, 0.9])
        where = np.broadcast_to(padding[..., None], special.shape) if whole_row else few
        special = np.where(where, value, special)
    ok = rng.random([*rows, columns]) < rng.choice([0.1, 0.5, 0.9])
    if rng.random() < 0.7:
        np.put_along_axis(ok, (arguments["ids"].astype(np.int64) % columns)[..., None], True, -1)
    ok &= ~padding[..., None]
    for name, values in (("special", special.astype(np.float32)), ("ok", ok)):
        arguments[name] = values
        case.per_row.add(name)
    if rng.random() < 0.7 and not padding.all():
        arguments["mask"] = np.where(padding, 0, arguments["mask"]).astype(arguments["mask"].dtype)
    if spec["special_inputs"]:
        inputs(case, spec, rng, padding)
        operands(case, spec, rng, padding)


def inputs(case, spec: dict, rng, padding: np.ndarray) -> None:
    """Changes hidden states and weights, or logits, so that the logits hold special values."""
    arguments, chosen = case.arguments, spec["special_inputs"]
    for name, with_h in (("logits", False), ("ref_logits", False), ("h", True)):
        if name not in arguments:
            continue
        a = arguments[name].astype(np.float64)
        if "ties" in chosen:
            a = np.rint(a * 2) / 2
        if "zeros" in chosen:
            a[rng.random(a.shape[:-1]) < 0.5] = 0
        if with_h:
            a[..., 0] = 100.0
        if name != "ref_logits":
            if "padding_nan" in chosen:
                a[padding] = np.nan
            if "padding_inf" in chosen:
                a[padding] = np.where(rng.random(a[padding].shape) < 0.5, np.inf, -np.inf)
        arguments[name] = a.astype(arguments[name].dtype)
    for name in ("w", "ref_w", "logits", "ref_logits"):
        if name not in arguments:
            continue
        a, weights = arguments[name].astype(np.float64), name.endswith("w")
        reference = name.startswith("ref")
        tied = spec["source"] in ("einsum_tied", "tied_transpose", "weights_left")
        flat = a.reshape(-1, a.shape[-1]).T if weights and not tied else a if weights else None
        # The first hidden state is 100: the first weight of a column says what is added to its logit.
        share = 0.01 if weights else 1.0
        added = rng.normal(0, 0.3, case.vocab if weights else a.shape) * share
        if "offset_reference" in chosen and reference:
            added += 500 * share
        if "offset" in chosen and not reference:
            added += 1000 * share
        column = rng.integers(case.kept)
        for feature, value in (("dominant", 86.0), ("minus_inf", -np.inf), ("plus_inf", np.inf)):
            if feature in chosen and not reference:
                added[..., column] = added[..., column] + value * share
                column = (column + 1) % case.kept
        if weights:
            if "ties" in chosen:
                a[...] = np.rint(a * 2) / 2
                added = np.rint(added / share / 2) * 2 * share
            flat[:, 0] = added  # a view of the array
        else:
            a += added if "ties" not in chosen else np.where(np.isfinite(added), np.rint(added), added)
        arguments[name] = a.astype(arguments[name].dtype)


def operands(case, spec: dict, rng, padding: np.ndarray) -> None:
    """Changes what a program reads per row and per column in addition to the logits."""
    for name in ("advantages", "old", "ref", "row_temperature", "row"):
        if name not in case.arguments:
            continue
        a = case.arguments[name].copy()
        if "row_scales" in spec["special_inputs"]:
            a *= rng.choice([1e-30, 1.0, 1e20, 0.0], a.shape).astype(a.dtype)
        if "padding_operands" in spec["special_inputs"]:
            a[padding] = rng.choice([np.nan, np.inf, -np.inf, 0.0])
        case.arguments[name] = a
    for name in ("bias", "col_weights", "column"):
        if name in case.arguments and "special_columns" in spec["special_inputs"]:
            a = case.arguments[name].copy()
            value = rng.choice([0.0, -np.inf, np.inf, np.nan, 1e30, -1e9])
            case.arguments[name] = np.where(rng.random(a.shape) < 0.1, value, a).astype(a.dtype)


def step(name: str, x, a: dict):
    """One special step of the logits."""
    def cut(argument):
        return a[argument][..., : x.shape[-2], : x.shape[-1]]

    match name:
        case "add_special":
            return x + cut("special").astype(x.dtype)
        case "where_special":
            return jnp.where(cut("ok"), x, -1e9)
        case "where_inf":
            return jnp.where(cut("ok"), x, -jnp.inf)
        case "scaled_up":
            return x * 1000.0
    raise ValueError(name)
