"""A module with another number of tokens, hidden size or vocabulary: its sizes are replaced in the text."""

import re

HEAD = re.compile(r"dot_general .*: \(tensor<((?:\d+x)+)\w+>, tensor<((?:\d+x)+)\w+>\) -> tensor<((?:\d+x)+)\w+>")


def reshaped(text, wanted):
    """The text with `wanted`, "N,H,V" or "N,H,V,TYPE". N is that of the last dimension over tokens; the type
    `highest` is f32 with products at precision HIGHEST."""
    parts = [p.strip() for p in wanted.split(",")]
    if len(parts) not in (3, 4) or not all(p.isdigit() and int(p) > 0 for p in parts[:3]):
        raise ValueError(f"{wanted} is no shape: tokens, hidden size, vocabulary[, bf16, f32 or highest]")
    kind = parts[3] if len(parts) == 4 else "bf16"
    if kind not in ("bf16", "f32", "highest"):
        raise ValueError(f"{kind} is neither bf16 nor f32 nor highest")
    head = HEAD.search(text)
    if not head:
        raise ValueError("no dot_general whose sizes could be replaced")
    left, right, out = ([int(x) for x in g.split("x") if x] for g in head.groups())
    old = (out[-2] if len(out) > 1 else 1, left[-1], out[-1])
    if len(set(old)) < 3 or old[1] not in right or old[2] not in right:
        raise ValueError(f"its sizes {old} cannot be distinguished")
    new = [int(p) for p in parts[:3]]
    sizes = dict(zip(map(str, old), map(str, new)))
    # The largest index into the vocabulary is a constant of its own.
    sizes[str(old[2] - 1)] = str(new[2] - 1)
    # A number of its own, or an extent of a type; never a part of a name or of a float.
    text = re.sub(r"(?:(?<![\w.%#@])|(?<=\dx))\d+(?=x|\b)", lambda m: sizes.get(m[0], m[0]), text)
    if kind == "highest":
        text = text.replace("precision = [DEFAULT, DEFAULT]", "precision = [HIGHEST, HIGHEST]")
    return text if kind == "bf16" else text.replace("bf16", "f32")
