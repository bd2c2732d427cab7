"""What is fused in a program, what is not, and why."""

from __future__ import annotations

import dataclasses
import json
import pathlib
import re
import tempfile
from typing import Any

from grpo_opt._library import Configuration, Configured, FusionError
from grpo_opt._programs import fuse_with


@dataclasses.dataclass(frozen=True)
class Loss:
    """A loss that is fused.

    Attributes:
        rows: The number of tokens.
        columns: The number of vocabulary entries.
        logits_bytes: The size of its logits in f32.
        where: The user's line, `FILE:LINE`; empty if it is not known.
    """

    rows: int
    columns: int
    where: str = ""

    @property
    def logits_bytes(self) -> int:
        return 4 * self.rows * self.columns


@dataclasses.dataclass(frozen=True)
class Reason:
    """A loss that is not fused.

    Attributes:
        message: Why it is not.
        where: The user's line, `FILE:LINE`; empty if it is not known.
    """

    message: str
    where: str = ""


@dataclasses.dataclass(frozen=True)
class Report:
    """What `explain` finds. Prints as a table.

    Attributes:
        losses: The losses that are fused.
        reasons: The losses that are not.
        temporaries_before: Bytes of temporaries of the compiled program as it is; None where it was not compiled.
        temporaries_after: The same, fused.
    """

    losses: list[Loss]
    reasons: list[Reason]
    temporaries_before: int | None = None
    temporaries_after: int | None = None
    page: str = dataclasses.field(default="", repr=False)

    def html(self) -> str:
        """A page about the program, complete in one file; empty where there is nothing to show.

        Example:
            pathlib.Path("loss.html").write_text(grpo_opt.explain(loss, h, w, ids).html())
        """
        return self.page

    def __str__(self) -> str:
        rows = [("fused", f"{c.rows} x {c.columns}, {c.logits_bytes / 1e6:.1f} MB of f32 logits", c.where) for c in self.losses]
        rows += [("not fused", reason.message, reason.where) for reason in self.reasons]
        if not rows:
            rows = [("not fused", "no loss over a vocabulary is recognised", "")]
        if self.temporaries_before is not None and self.temporaries_after is not None:
            rows.append(("temporaries", f"{self.temporaries_before / 1e6:.1f} MB before, {self.temporaries_after / 1e6:.1f} MB after", ""))
        return "\n".join(f"{what:12} {text}{f'  ({where})' if where else ''}" for what, text, where in rows)

    def _repr_html_(self) -> str:
        return f"<pre>{str(self).replace('&', '&amp;').replace('<', '&lt;')}</pre>"


def explain(program: Any, *args: Any, config: Configured = None, **keys: Any) -> Report:
    """Says what is fused in a program, what is not, and why.

    The program is compiled as it is and fused, to compare the memory; it is not run.

    Args:
        program: A function, jitted or not, or a `jax.stages.Lowered`.
        *args: The function's arguments; shapes (`jax.ShapeDtypeStruct`) are enough.
        config: As for `fuse`.
        **keys: Keys of the configuration.

    Returns:
        The report.

    Raises:
        ConfigurationError: A key or a value of the configuration is wrong.
        TypeError: `program` is neither a function nor a lowered one, or is lowered and has arguments.

    Example:
        print(grpo_opt.explain(jax.value_and_grad(loss), hidden, head, ids))
    """
    import jax

    if isinstance(program, jax.stages.Lowered):
        if args:
            raise TypeError("a lowered program takes no arguments")
        lowered = program
    elif callable(program):
        lowered = (program if hasattr(program, "lower") else jax.jit(program)).lower(*args)
    else:
        raise TypeError(f"expected a function or a jax.stages.Lowered, not {type(program).__name__}")
    with tempfile.TemporaryDirectory() as folder:
        # A report is about what `strict` refuses.
        quiet = {"explain": folder, "remarks": "none", "strict": False}
        fused = fuse_with(lowered, Configuration(config, keys, quiet))
        pages = [path.read_text() for path in pathlib.Path(folder).glob("*.html")]
    page = pages[0] if pages else ""
    losses, reasons = _read(page) if page else ([], [])
    before, after = _temporaries(lowered), _temporaries(fused)
    return Report(losses, reasons, before, after, page)


def _read(page: str) -> tuple[list[Loss], list[Reason]]:
    """The losses of a page."""
    data = json.loads(re.search(r'<script type="application/json" id="report">(.*?)</script>', page, re.DOTALL)[1])

    def where(location: str) -> str:
        place = data["places"].get(location)
        return f"{place['file']}:{place['line']}" if place else ""

    report = data["report"]
    losses = [Loss(f["rows"], f["cols"], where(f["location"])) for f in report["fusions"]]
    missed = [d for d in report["decisions"] if not d["applied"]]
    # Other reductions, such as attention, are listed if there is nothing else.
    missed = [d for d in missed if d["significance"] != "other"] or ([] if losses else missed)
    reasons = [Reason(d["message"], where(d["location"])) for d in missed]
    return losses, list(dict.fromkeys(reasons))


def _temporaries(lowered: Any) -> int | None:
    """Bytes of temporaries of the compiled program; None if it does not compile here or the backend reports none."""
    from grpo_opt._hook import not_hooked

    try:
        with not_hooked():
            return lowered.compile().memory_analysis().temp_size_in_bytes
    except FusionError:
        raise
    except Exception:  # for whatever reason: the report has the rest
        return None
