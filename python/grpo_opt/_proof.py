"""The small program of `python -m grpo_opt doctor`: an ordinary JAX program that does not import grpo_opt.

    _proof.py run        runs a loss and its gradients on the default device and compares with NumPy
    _proof.py compile    compiles them for a v6e without one

Prints one line of JSON.
"""

import json
import os
import sys

# 32 MiB of f32 logits: what the defaults fuse on any platform.
ROWS, HIDDEN, VOCABULARY = 1024, 128, 8192


def loss(jax, jnp, hidden, head, ids):
    log_probs = jax.nn.log_softmax(jnp.dot(hidden, head, preferred_element_type=jnp.float32))
    return -jnp.take_along_axis(log_probs, ids[:, None], axis=-1).mean()


def values(np):
    """Hidden states and weights whose products are exact in bfloat16."""
    random = np.random.default_rng(0)
    small = lambda *shape: random.integers(-4, 5, shape).astype(np.float32) / 8
    return small(ROWS, HIDDEN), small(HIDDEN, VOCABULARY), random.integers(0, VOCABULARY, ROWS)


def reference(np, hidden, head, ids):
    """Loss and gradients in float64."""
    hidden, head = hidden.astype(np.float64), head.astype(np.float64)
    logits = hidden @ head
    probabilities = np.exp(logits - logits.max(-1, keepdims=True))
    probabilities /= probabilities.sum(-1, keepdims=True)
    picked = np.arange(ROWS), ids
    value = -np.log(probabilities[picked]).mean()
    probabilities[picked] -= 1
    return value, probabilities @ head.T / ROWS, hidden.T @ probabilities / ROWS


def run():
    import jax
    import jax.numpy as jnp
    import numpy as np

    arguments = values(np)
    function = jax.jit(jax.value_and_grad(lambda *a: loss(jax, jnp, *a), argnums=(0, 1)))
    with jax.default_matmul_precision("highest"):
        value, gradients = function(*(jnp.asarray(a) for a in arguments))
    difference = lambda a, b: float(np.abs(np.asarray(a, np.float64) - b).max() / np.abs(b).max())
    pairs = zip((value, *gradients), reference(np, *arguments), strict=True)
    device = jax.devices()[0]
    return {"platform": device.platform, "device": device.device_kind,
            "difference": max(difference(*pair) for pair in pairs)}


def compile_for_tpu():
    os.environ |= {"TPU_SKIP_MDS_QUERY": "1", "TPU_ACCELERATOR_TYPE": "v6e-4", "TPU_WORKER_HOSTNAMES": "localhost",
                   "ALLOW_MULTIPLE_LIBTPU_LOAD": "1", "JAX_PLATFORMS": "cpu"}  # no TPU is attached that two could use
    import jax
    import jax.numpy as jnp
    from jax.experimental import topologies

    topology = topologies.get_topology_desc(platform="tpu", topology_name="v6e:2x2", chips_per_host_bounds=(2, 2, 1))
    sharding = jax.sharding.SingleDeviceSharding(topology.devices[0])
    array = lambda shape, dtype: jax.ShapeDtypeStruct(shape, dtype, sharding=sharding)
    arguments = (array((ROWS, HIDDEN), jnp.bfloat16), array((HIDDEN, VOCABULARY), jnp.bfloat16), array((ROWS,), jnp.int32))
    function = jax.jit(jax.value_and_grad(lambda *a: loss(jax, jnp, *a), argnums=(0, 1)))
    memory = function.lower(*arguments).compile().memory_analysis()
    return {"platform": "cpu", "temporaries": memory.temp_size_in_bytes, "logits": 4 * ROWS * VOCABULARY}


if __name__ == "__main__":
    print(json.dumps({"run": run, "compile": compile_for_tpu}[sys.argv[1]]()))
