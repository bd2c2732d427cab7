"""One program, with and without fusion, compiled ahead of time."""

import grpo_opt
import jax
import sft


def main():
    shapes = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in (
        ((sft.HIDDEN, sft.VOCABULARY), "float32"), ((sft.TOKENS, sft.HIDDEN), "float32"),
        ((sft.TOKENS,), "int32"), ((sft.TOKENS,), "float32"))]
    lowered = sft.step.lower(*shapes)
    for name, program in ("original", lowered), ("fused", grpo_opt.fuse(lowered, {"always_fuse": True})):
        memory = program.compile().memory_analysis()
        print(f"{name}: {memory.temp_size_in_bytes / 1e6:.1f} MB of temporaries")


if __name__ == "__main__":
    main()
