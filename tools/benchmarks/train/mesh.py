"""The devices of a training run: `fsdp` splits batches and the rows of matrices, `tp` their columns."""

import math
import os
import re

from benchmarks.launch import Failure

AXES = ("fsdp", "tp")


def parse(text: str) -> dict[str, int]:
    """`fsdp=4,tp=2` as sizes by axis."""
    found = {}
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\w+)=(\d+)\s*", part)
        if not match or match[1] not in AXES or match[1] in found or int(match[2]) < 1:
            raise Failure(f"--mesh: `{part}` is no axis with a size: write fsdp=4, tp=2 or both with a comma")
        found[match[1]] = int(match[2])
    return found


def environment(axes: dict[str, int]) -> dict[str, str]:
    """What makes JAX's CPU client have as many devices."""
    flags = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={math.prod(axes.values())}"
    return {"XLA_FLAGS": flags.strip()}


class Layout:
    """Places values on the mesh; without axes they stay where JAX puts them."""

    def __init__(self, axes: dict[str, int]):
        import jax
        import numpy as np

        self.mesh = None
        if axes:
            count = math.prod(axes.values())
            if len(jax.devices()) < count:
                raise Failure(f"--mesh needs {count} devices, there are {len(jax.devices())}")
            devices = np.array(jax.devices()[:count]).reshape(tuple(axes.values()))
            self.mesh = jax.sharding.Mesh(devices, tuple(axes))

    def place(self, tree, *dimensions: str):
        """Puts every array on the devices, split along its first dimensions by these axes as far as the mesh has them
        and the dimension is a multiple; arrays with fewer dimensions are copied."""
        import jax
        from jax.sharding import NamedSharding, PartitionSpec

        if self.mesh is None:
            return tree

        def one(array):
            fits = lambda axis, size: axis in self.mesh.shape and size % self.mesh.shape[axis] == 0
            split = array.ndim >= len(dimensions)
            spec = [axis if fits(axis, size) else None for axis, size in zip(dimensions, array.shape)] if split else []
            return jax.device_put(array, NamedSharding(self.mesh, PartitionSpec(*spec)))

        return jax.tree.map(one, tree)

    def parameters(self, tree):
        """Matrices by rows and columns, vectors everywhere."""
        return self.place(tree, "fsdp", "tp")

    def batch(self, tree):
        """Sequences, or a number for each, by the first dimension."""
        return self.place(tree, "fsdp")
