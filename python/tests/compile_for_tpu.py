"""Compiles programs ahead of time for a v6e, with no TPU, and prints what came of each as a line of JSON.

    compile_for_tpu.py CASE...

An ordinary JAX program: the tests run it with and without the library in TPU_LIBRARY_PATH.  Without, GRPO_ANSWERS may let it
take what testdata/compiled.json has of a program.
"""

import json
import os
import pathlib
import sys
import threading
import time

os.environ.update(TPU_SKIP_MDS_QUERY="1", TPU_ACCELERATOR_TYPE="v6e-4", TPU_WORKER_HOSTNAMES="localhost",
                  ALLOW_MULTIPLE_LIBTPU_LOAD="1", TPU_MIN_LOG_LEVEL="3", TPU_STDERR_LOG_LEVEL="3", JAX_PLATFORMS="cpu")

import jax
import jax.numpy as jnp
import numpy as np
import programs

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from testing import record
from jax.experimental import topologies
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P, SingleDeviceSharding

ROWS, HIDDEN, VOCABULARY = 1024, 256, 16384
# One has every part of a train step, and takes the compiler five seconds.
LAYERS = 1


def topology():
    return topologies.get_topology_desc(platform="tpu", topology_name="v6e:2x2", chips_per_host_bounds=(2, 2, 1))


def abstract(sharding):
    return lambda shape, dtype: jax.ShapeDtypeStruct(shape, dtype, sharding=sharding)


def measure(lowered):
    """Figures of a program. The file has them by its text and by JAX's variables, and those of the TPU's by themselves."""
    key = {"program": lowered.as_text(), "jax": json.dumps(record.variables(os.environ, ("JAX",)))}
    return record.answer("plugin", key, lambda: figures(lowered.compile()))


def figures(compiled):
    memory = compiled.memory_analysis()
    try:
        calls = compiled.as_text().count('custom_call_target="tpu_custom_call"')
    except jax.errors.JaxRuntimeError:  # libtpu 0.0.51 cannot print every program
        calls = None
    return {"calls": calls, "arguments": memory.argument_size_in_bytes,
            "outputs": memory.output_size_in_bytes, "temporaries": memory.temp_size_in_bytes,
            "aliased": memory.alias_size_in_bytes}


def loss(device, rows=ROWS, hidden=HIDDEN, dtype=jnp.bfloat16):
    arguments = programs.loss_arguments(abstract(SingleDeviceSharding(device)), rows, hidden, VOCABULARY, dtype)
    return jax.jit(programs.loss_and_gradients).lower(*arguments)


def state(device):
    """The parameters of a transformer and a batch."""
    put = lambda tree: jax.tree.map(lambda x: abstract(SingleDeviceSharding(device))(x.shape, x.dtype), tree)
    parameters = lambda key: programs.initial_parameters(key, HIDDEN, VOCABULARY, LAYERS)
    batch = lambda key: programs.batch_of(key, 4, 256, VOCABULARY)
    return tuple(put(jax.eval_shape(make, jax.random.key(0))) for make in (parameters, batch))


def train_step(device):
    """The whole train step of a transformer, its state donated."""
    parameters, batch = state(device)
    return programs.train_step.lower(parameters, parameters, batch)


def without_head(device):
    """A train step with attention, whose softmax is no vocabulary's, and a loss without one."""
    parameters, batch = state(device)
    loss = lambda parameters, batch: jnp.square(programs.hidden_states(parameters, batch["tokens"])).mean()
    return jax.jit(jax.value_and_grad(loss)).lower(parameters, batch)


def cost(device):
    """Programs without a candidate, each compiled three times: at a glance, and after a look at its softmax."""
    vector = abstract(SingleDeviceSharding(device))((1024,), jnp.float32)
    for lower in (lambda: jax.jit(lambda x: jnp.sort(x) + 1).lower(vector), lambda: without_head(device)):
        for _ in range(3):
            lower().compile()
    return {}


def changed_interface(device):
    """A jaxlib that loses donations when it writes a program for the library."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    original = stablehlo.serialize_portable_artifact

    def losing(module, *rest):
        text = module.operation.get_asm(print_generic_op_form=True)
        assert "tf.aliasing_output" in text
        return original(ir.Module.parse(text.replace("tf.aliasing_output", "test.lost")), *rest)

    stablehlo.serialize_portable_artifact = losing
    return measure(train_step(device))


def sharded(devices, manual):
    """The loss over four devices: in a shard_map, or left to XLA's partitioner."""
    total = ROWS * len(devices)
    mesh = Mesh(np.array(devices), ("x",), axis_types=(AxisType.Auto,))
    rows, everywhere = P("x"), P()
    specs = (rows, everywhere, rows, rows, rows, rows)
    make = lambda spec: lambda shape, dtype: abstract(NamedSharding(mesh, spec))(shape, dtype)
    arguments = [programs.loss_arguments(make(spec), total, HIDDEN, VOCABULARY, jnp.bfloat16)[i]
                 for i, spec in enumerate(specs)]

    def per_shard(*values):
        value, gradients = programs.loss_and_gradients(*values)
        return jax.lax.pmean(value, "x"), gradients[0], jax.lax.pmean(gradients[1], "x")

    function = programs.loss_and_gradients
    if manual:
        function = jax.shard_map(per_shard, mesh=mesh, in_specs=specs, out_specs=(everywhere, rows, everywhere),
                                 check_vma=False)
    return jax.jit(function).lower(*arguments)


def threads(device):
    """Four threads that compile at once while a fifth keeps the interpreter busy."""
    results, running = {}, True

    def compile_one(i):
        results[i] = measure(loss(device, rows=ROWS + 256 * i))["temporaries"]

    def busy():
        while running:
            sum(range(1000))
            time.sleep(0.001)

    workers = [threading.Thread(target=compile_one, args=(i,), daemon=True) for i in range(4)]
    threading.Thread(target=busy, daemon=True).start()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(240)
    running = False
    return {"temporaries": [results.get(i) for i in range(4)]}


def main(chosen):
    devices = topology().devices
    cases = {
        "loss": lambda: measure(loss(devices[0])),
        "wide": lambda: measure(loss(devices[0], hidden=64 * HIDDEN)),
        "train_step": lambda: measure(train_step(devices[0])),
        "cost": lambda: cost(devices[0]),
        "changed_interface": lambda: changed_interface(devices[0]),
        "shard_map": lambda: measure(sharded(devices, manual=True)),
        "automatic": lambda: measure(sharded(devices, manual=False)),
        "plain": lambda: measure(jax.jit(lambda x: jnp.sort(x) + 1).lower(
            abstract(SingleDeviceSharding(devices[0]))((1024,), jnp.float32))),
        "threads": lambda: threads(devices[0]),
    }
    for case in chosen:
        print(f"case: {case}", file=sys.stderr, flush=True)  # what follows there is of this case
        print(json.dumps({"case": case, **cases[case](), "version": devices[0].client.platform_version}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
