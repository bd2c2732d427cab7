"""Writes the step of sft.py as StableHLO for a TPU: what the command line reads."""

import pathlib
import sys

import jax
import sft


def main(path: str):
    shapes = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in (
        ((sft.HIDDEN, sft.VOCABULARY), "float32"), ((sft.TOKENS, sft.HIDDEN), "float32"),
        ((sft.TOKENS,), "int32"), ((sft.TOKENS,), "float32"))]
    lowered = sft.step.trace(*shapes).lower(lowering_platforms=("tpu",))
    pathlib.Path(path).write_text(lowered.as_text(debug_info=True))


if __name__ == "__main__":
    main(sys.argv[1])
