"""Descriptions of random losses: what there is to choose from, how one is drawn, and how one is made simpler.

A spec is a dictionary from the names of `CHOICES` and `LISTS` to values; it says everything about a case but
the numbers of its inputs, which follow from its seed.
"""

import random

# Every feature with its values, the plainest first; drawing prefers the first by the given weight, and
# shrinking goes back to it.
CHOICES: dict[str, tuple[float, list]] = {
    "dtype": (0.5, ["f32", "bf16", "bf16", "f16"]),
    # Logits: cast to f32 after the matmul, asked for as f32, or left in the type of the operands.
    "logits": (0.5, ["cast", "preferred", "native"]),
    "w_cast": (0.85, [False, True]),
    "source": (0.3, ["matmul", "einsum_tied", "tied_transpose", "lora", "two_terms", "logits", "weights_left",
                      "two_contracted"]),
    "precision": (0.9, ["default", "highest"]),
    # Logits in another arrangement before the normaliser.
    "arrange": (0.85, ["none", "flat", "unit_dims", "vocab_first"]),
    "norm": (0.45, ["log_softmax", "logsumexp", "softmax", "hand_written"]),
    # Whether the token is picked from log-probabilities, or from logits before the normaliser is subtracted.
    "pick": (0.6, ["logp", "logits"]),
    "select": (0.25, ["take_fill", "take_clip", "take_promise", "vmap_index", "arange", "arange_flat",
                      "one_hot_sum", "one_hot_einsum", "iota_where", "broadcasted_iota", "dynamic_index"]),
    "ids_dtype": (0.6, ["int32", "int8", "int16", "uint8", "uint16", "uint32"]),
    "ids_range": (0.55, ["inside", "negative", "outside", "ignore"]),
    "loss": (0.15, ["ce", "ppo", "grpo", "dpo", "gspo", "sum", "rows"]),
    "old": (0.6, ["given", "stop_gradient"]),
    "reduction": (0.4, ["token_mean", "sequence_mean", "constant", "mean"]),
    "mask": (0.5, ["times", "where", "none"]),
    "reference": (0.75, ["none", "given", "head"]),
    "layout": (0.3, ["n", "bt", "gbt"]),
    # Behind the normaliser, a slice of the picked numbers (`logp`), or of the log-probabilities that are picked from (`behind`).
    "slice_rows": (0.7, ["none", "logits", "hidden", "logp", "tail"]),
    "gradient": (0.15, ["h", "none", "w", "hw", "all", "jvp", "hvp"]),
    "wrap": (0.5, ["none", "jit", "checkpoint", "scan", "vmap", "jit_checkpoint", "dots_saveable", "cond",
                    "sgd", "scan_outside"]),
    # An output that no sweep can give.
    "blocker": (0.96, ["none", "top_k", "cumsum", "logits", "sort", "partial_sum"]),
    "tile_v": (0.3, [0, 7, 16, 64, 100, 128]),
    "tile_n": (0.8, [0, 1, 3, 8]),
}

# Lists of features: each entry is drawn with the probability.
LISTS: dict[str, tuple[float, list[str]]] = {
    # Applied to the logits in the order of the spec.
    "elementwise": (0.13, ["temperature", "temperature_arg", "bias", "soft_cap", "scale", "mask_inf", "mask_1e30",
                           "mask_finfo", "mask_2d", "slice_vocab", "round_bf16", "row_temperature", "clip", "nan_to_num", "pad_vocab",
                           "barrier", "root_cap", "square", "thousandfold"]),
    # Added to the loss.
    "extras": (0.08, ["z_loss", "smoothing", "entropy", "entropy_eps", "kl_full", "focal", "k1", "k2", "k3",
                      "brier", "max_logit", "margin", "logit_l2", "distill", "second_pick", "col_weighted",
                      "marginal", "clipped_entropy", "sum_exp", "relu_sum", "candidates", "complement"]),
    # Further outputs.
    "metrics": (0.09, ["entropy", "entropy_eps", "entropy_where", "entropy_at", "kl_full", "argmax", "max_prob",
                       "max_logit", "mean_logit", "margin", "target_margin", "lse", "variance", "collision",
                       "tok_logp", "min_logit", "rank", "count_positive", "any_above", "mean_all", "max_all",
                       "mean_probs", "distill", "second_pick", "col_weighted", "argmin", "gumbel", "candidates",
                       "likelier"]),
}

# What a third of the cases have too: special values.  The first are steps of `elementwise`, the second change inputs,
# the third are words of `extras` or `metrics`.
SPECIAL_STEPS = ["add_special", "where_special", "where_inf", "scaled_up"]
SPECIAL_INPUTS = ["padding_nan", "padding_inf", "offset", "offset_reference", "ties", "zeros", "dominant",
                  "minus_inf", "plus_inf", "padding_operands", "special_columns", "row_scales"]
SPECIAL_WORDS = ["where_entropy", "where_smoothing", "where_kl", "softmax_where", "where_ratio", "leave_target_out",
                 "centred", "above_min", "entropy", "entropy_where", "smoothing", "lse", "kl_full", "distill",
                 "variance", "max_prob", "collision"]
SPECIAL_VALUES = ["-inf", "-inf row", "-1e9", "-1e9 row", "-1e4", "-1e6", "86", "1000 row", "-1000 row", "finfo", "inf",
                  "nan row", "-0.0"]
SPECIAL_LISTS = ("special_inputs", "special_values")

MASKS = ("mask_inf", "mask_1e30", "mask_finfo", "mask_2d")


def draw(seed: int) -> dict:
    """The spec of a seed."""
    rng = random.Random(seed)
    spec: dict = {"seed": seed}
    # Some cases are plain, some have a lot of everything.
    spice = rng.choice([0.3, 0.7, 1.0, 1.6])
    for name, (first, values) in CHOICES.items():
        if rng.random() < min(1.0, 1 - (1 - first) * min(spice, 1.2)):
            spec[name] = values[0]
        else:
            spec[name] = rng.choice(values[1:])
    for name, (share, values) in LISTS.items():
        chosen = [v for v in values if rng.random() < share * spice]
        rng.shuffle(chosen)
        spec[name] = chosen
    spec["dims"] = [rng.choice([1, 1, 2, 3, 4]), rng.choice([1, 2, 3, 5]), rng.choice([1, 2, 3, 4, 5, 7, 9, 13])]
    spec["hidden"] = rng.choice([3, 5, 8, 16, 17, 33, 40, 64, 70])
    spec["vocab"] = rng.choice([7, 16, 33, 100, 128, 129, 251, 256, 300, 517, 1003, 1024, 1500])
    # Dimensions that coincide mislead whoever goes by sizes.
    if rng.random() < 0.15:
        spec["vocab"] = rng.choice([5, 7, 9, 13])
        spec["dims"][rng.randrange(3)] = spec["vocab"]
        spec["hidden"] = rng.choice([spec["hidden"], spec["vocab"]])
    # Half of those that slice what is picked: seeds that docs/dev/testing.md names stay what they were.
    if spec["slice_rows"] == "logp" and random.Random(f"rows {seed}").random() < 0.5:
        spec["slice_rows"] = "behind"
    for name in SPECIAL_LISTS:
        spec[name] = []
    special = random.Random(f"special {seed}")
    if special.random() < 1 / 3:
        add_special(spec, special)
    return consistent(spec)


def add_special(spec: dict, rng: random.Random) -> None:
    """Special values, and what they get lost in."""
    spec["special_inputs"] = rng.sample(SPECIAL_INPUTS, rng.choice([0, 1, 1, 2]))
    steps = rng.sample(SPECIAL_STEPS, rng.choice([0, 1, 1, 2] if spec["special_inputs"] else [1, 1, 2]))
    for step in steps:
        spec["elementwise"].insert(rng.randrange(len(spec["elementwise"]) + 1), step)
    spec["special_values"] = rng.sample(SPECIAL_VALUES, rng.choice([1, 1, 2, 3]))
    for name in ("extras", "metrics"):
        spec[name] = [w for w in spec[name] if rng.random() < 0.5]
        spec[name] += [w for w in rng.sample(SPECIAL_WORDS, rng.choice([0, 1, 2])) if w not in spec[name]]
    if rng.random() < 0.5:
        spec["source"] = "logits"
    if "offset_reference" in spec["special_inputs"]:
        spec["reference"] = "head"
    if spec["dtype"] == "f16":
        spec["dtype"] = "f32"
    spec["blocker"] = "none"
    spec["elementwise"] = [e for e in spec["elementwise"] if e != "pad_vocab"]
    spec["vocab"] = rng.choice([7, 16, 33, 100, 129, 300])


def consistent(spec: dict) -> dict:
    """The spec with contradictory features removed."""
    s = {k: list(v) if isinstance(v, list) else v for k, v in spec.items()}
    if s["loss"] == "dpo":
        s["layout"], s["reduction"] = "gbt", "sequence_mean"
        s["dims"][0] = 2
        s["wrap"] = "none" if s["wrap"] in ("scan", "vmap", "scan_outside") else s["wrap"]
    if s["loss"] == "gspo" or s["wrap"] in ("scan", "vmap", "scan_outside"):
        s["layout"] = "bt" if s["layout"] == "n" else s["layout"]
    if s["slice_rows"] != "none":
        s["layout"] = "bt" if s["layout"] == "n" else s["layout"]
        s["dims"][2] = max(s["dims"][2], 2)
        # 0·inf in the gradients of rows that are cut off: not promised, docs/numerics.md.
        infinite = ["minus_inf", "plus_inf"]
        infinite += [] if s["slice_rows"] in ("logits", "hidden", "behind") else ["padding_nan", "padding_inf"]
        s["special_inputs"] = [x for x in s.get("special_inputs", []) if x not in infinite]
    if s["slice_rows"] == "behind":
        s["arrange"], s["pick"] = "none", "logp"
    if s["dtype"] == "f32" and s["w_cast"]:
        s["dtype"] = "bf16"
    if s["gradient"] in ("jvp", "hvp"):
        s["wrap"] = "jit" if s["wrap"] in ("scan", "sgd") else s["wrap"]
    if s["gradient"] == "hvp":
        # Second derivatives cost time and show little more with everything else added.
        s["metrics"], s["extras"] = [], s["extras"][:1]
    if s["wrap"] == "sgd" and (s["gradient"] == "none" or s["dtype"] == "f16"):
        s["wrap"] = "none"
    if s["arrange"] == "unit_dims" and s["layout"] == "gbt":
        s["layout"] = "bt"
    if s["source"] == "two_contracted":
        s["hidden"] += s["hidden"] % 2
    if s["source"] == "logits":
        s["w_cast"] = False
        if s["slice_rows"] == "hidden":
            s["slice_rows"] = "logits"
        if s["gradient"] in ("w", "hw"):
            s["gradient"] = "h"
    if s["ids_range"] in ("negative", "outside", "ignore") and s["ids_dtype"].startswith("u"):
        s["ids_dtype"] = "int" + s["ids_dtype"][4:]
    # JAX refuses to index with a type that cannot hold the size.
    limit = {"int8": 127, "uint8": 255}.get(s["ids_dtype"], 30000)
    if s["select"] in ("vmap_index", "arange", "arange_flat", "dynamic_index") and s["vocab"] > limit:
        s["ids_dtype"] = "int32"
    if s["select"] == "take_promise" and s["ids_range"] == "outside":
        s["select"] = "take_fill"
    if s["norm"] == "softmax" and s["pick"] == "logits":
        s["pick"] = "logp"
    # Only one way of masking the vocabulary at a time.
    masks = [m for m in s["elementwise"] if m in MASKS]
    s["elementwise"] = [e for e in s["elementwise"] if e not in masks[1:]]
    if masks:
        # Ids are drawn from what the mask allows; out of range ids, negative ones and fills stay as they are.
        # Products of zero and infinity, and losses near 1e30, say nothing.
        drop = {"smoothing", "entropy", "entropy_at", "kl_full", "variance", "brier", "mean_logit", "min_logit",
                "logit_l2", "distill", "col_weighted", "relu_sum", "mean_all", "argmin", "clipped_entropy",
                "second_pick", "candidates"}
        infinite = masks[0] in ("mask_inf", "mask_finfo", "mask_2d")
        for key in ("extras", "metrics"):
            s[key] = [x for x in s[key] if x not in drop or not infinite and x in ("entropy", "entropy_at")]
        late = s["elementwise"].index(masks[0])
        # What comes after the mask must not turn it into something else, or overflow.
        s["elementwise"] = [e for i, e in enumerate(s["elementwise"])
                            if i <= late or e in ("temperature", "temperature_arg", "slice_vocab")]
        s["elementwise"].sort(key=lambda e: e in MASKS)
        if s["select"] in ("one_hot_sum", "one_hot_einsum") and infinite:
            s["select"] = "iota_where"
        if s["norm"] == "softmax" and s["ids_range"] == "outside":
            s["ids_range"] = "inside"
    if "pad_vocab" in s["elementwise"]:
        s["elementwise"] = [e for e in s["elementwise"] if e not in (*MASKS, "slice_vocab", "pad_vocab")]
        s["elementwise"].append("pad_vocab")
        s["extras"] = [x for x in s["extras"] if x not in ("distill", "col_weighted")]
        s["metrics"] = [x for x in s["metrics"] if x not in ("distill", "col_weighted", "gumbel")]
    if s["reference"] != "head":
        for key in ("extras", "metrics"):
            s[key] = [x for x in s[key] if x not in ("kl_full", "where_kl")]
    if s["reference"] == "none":
        s["extras"] = [x for x in s["extras"] if x not in ("k1", "k2", "k3")]
    return s


def features(spec: dict) -> list[str]:
    """What the spec has beyond the plainest case, as `name=value`, for statistics."""
    plain = [f"{k}={spec[k]}" for k in CHOICES if k not in ("tile_v", "tile_n")]
    return plain + [f"{k}+{x}" for k in (*LISTS, *SPECIAL_LISTS) for x in spec[k]]


def simpler(spec: dict):
    """Specs with one feature less each, the largest steps first."""
    names = (*LISTS, *SPECIAL_LISTS)
    for name in names:
        if len(spec[name]) > 1:
            yield consistent({**spec, name: []})
    for name in names:
        for value in spec[name]:
            yield consistent({**spec, name: [x for x in spec[name] if x != value]})
    if spec["slice_rows"] == "behind":
        yield consistent({**spec, "slice_rows": "logp"})
    for name, (_, values) in CHOICES.items():
        if spec[name] != values[0]:
            yield consistent({**spec, name: values[0]})
    if spec.get("kernels"):
        yield {**spec, "kernels": ""}
    if spec["gradient"] in ("hw", "all", "w", "h"):
        for less in ("none", "h", "w"):
            if spec["gradient"] != less:
                yield consistent({**spec, "gradient": less})
    for dims in ([1, 1, 2], [1, 2, 2], [2, 2, 2], [2, 1, 2], [2, 2, 1]):
        if dims != spec["dims"]:
            yield consistent({**spec, "dims": dims})
    if spec["hidden"] != 3:
        yield consistent({**spec, "hidden": 3})
    for vocab in (7, 16, 129):
        if vocab < spec["vocab"]:
            yield consistent({**spec, "vocab": vocab})


def size(spec: dict) -> int:
    """How much there is to a spec; shrinking must lower it."""
    n = sum(10 * len(spec[k]) for k in (*LISTS, *SPECIAL_LISTS))
    n += sum(3 + values.index(spec[k]) if spec[k] in values else 9 for k, (_, values) in CHOICES.items() if spec[k] != values[0])
    n += bool(spec.get("kernels"))
    return n * 1000 + sum(spec["dims"]) * 20 + spec["hidden"] + spec["vocab"] // 4


def describe(spec: dict) -> str:
    """The spec without what is plainest."""
    parts = [f"{k}={spec[k]}" for k, (_, values) in CHOICES.items() if spec[k] != values[0]]
    parts += [f"{k}=[{', '.join(spec[k])}]" for k in (*LISTS, *SPECIAL_LISTS) if spec[k]]
    dims = {"n": spec["dims"][2:], "bt": spec["dims"][1:], "gbt": spec["dims"]}[spec["layout"]]
    parts.append(f"rows {dims} H {spec['hidden']} V {spec['vocab']}")
    return ", ".join(parts)
