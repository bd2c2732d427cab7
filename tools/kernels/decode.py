"""The text of a Mosaic kernel that was serialized as MLIR bytecode, as JAX does: from stdin to stdout.

Runs in .deps/jax, whose jaxlib knows the tpu dialect's attributes and types.
"""

import sys

from jax._src.lib import tpu
from jaxlib.mlir import ir


def main() -> None:
    with ir.Context() as context, ir.Location.unknown():
        tpu.register_dialect(context)
        context.allow_unregistered_dialects = True
        context.load_all_available_dialects()
        module = ir.Module.parse(sys.stdin.buffer.read())
        print(module.operation.get_asm(print_generic_op_form=True, use_local_scope=True))


if __name__ == "__main__":
    main()
