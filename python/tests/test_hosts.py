"""`install()` on two hosts: processes that compile the same program together, each for itself."""

import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import unittest

import cpu_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 180

# The loss of a batch that lies on the devices of both processes, split by XLA's partitioner.
SCRIPT = """\
import sys

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec

import grpo_opt

jax.config.update("jax_cpu_collectives_implementation", "gloo")
# A process that fails does not wait long for the other one, which waits for it.
jax.distributed.initialize(f"localhost:{sys.argv[1]}", 2, int(sys.argv[2]), shutdown_timeout_seconds=5)
grpo_opt.install({"always_fuse": True, "memory_limit": sys.argv[3]})
mesh = jax.make_mesh((2,), ("data",))
assert len(jax.devices()) == 2 and len(jax.local_devices()) == 1


def loss(h, w, ids):
    return -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], axis=-1).mean()


rows, all_of_it = (NamedSharding(mesh, PartitionSpec(*p)) for p in (("data",), ()))
h = jax.make_array_from_callback((64, 32), rows, lambda index: jnp.ones((64, 32))[index] / 8)
ids = jax.make_array_from_callback((64,), rows, lambda index: jnp.arange(64)[index])
w = jax.make_array_from_callback((32, 2048), all_of_it, lambda index: jnp.ones((32, 2048))[index])
step = jax.jit(jax.value_and_grad(loss), in_shardings=(rows, all_of_it, rows), out_shardings=all_of_it)
if sys.argv[4] == "alone":  # a program on one host's own devices
    print("loss", float(jax.jit(loss)(jnp.ones((64, 32)) / 8, jnp.ones((32, 2048)), jnp.arange(64))), flush=True)
else:
    print("loss", float(step(h, w, ids)[0].addressable_data(0)), flush=True)
"""


# A transformer that both processes train without and with grpo_opt, on four devices each: batches over one axis, parameters over both.
TRAINING = """\
import sys

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

import grpo_opt
import programs

jax.config.update("jax_cpu_collectives_implementation", "gloo")
jax.distributed.initialize(f"localhost:{sys.argv[1]}", 2, int(sys.argv[2]), shutdown_timeout_seconds=5)
mesh = jax.make_mesh((4, 2), ("f", "t"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
assert len(jax.devices()) == 8 and len(jax.local_devices()) == 4


def place(tree, spec):
    put = lambda x: jax.make_array_from_callback(x.shape, NamedSharding(mesh, spec(x)), lambda index: x[index])
    return jax.tree.map(put, tree)


weights = lambda x: P("f", "t") if x.ndim == 2 else P()
for what in ("plain", "fused"):
    print(what, file=sys.stderr, flush=True)  # what follows there is of this run
    if what == "fused":
        grpo_opt.install({"always_fuse": True, "strict": True})
    parameters = place(programs.initial_parameters(0), weights)
    momentum = place(jax.tree.map(jnp.zeros_like, programs.initial_parameters(0)), weights)
    for step in range(6):
        batch = place(programs.batch_of(step % 2, batch=8, length=16), lambda x: P("f"))
        parameters, momentum, loss = programs.train_step(parameters, momentum, batch)
        print(what, float(loss.addressable_data(0)), flush=True)
"""


class Hosts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "train.py").write_text(SCRIPT)
        (self.folder / "training.py").write_text(TRAINING)
        self.started: list[subprocess.Popen] = []
        self.addCleanup(self.stop)

    def stop(self):
        for process in self.started:
            process.kill()
            process.wait()
            process.stdout.close()
            process.stderr.close()

    def start(self, *limits: str, what: str = "together", program: str = "train.py",
              devices: int = 1) -> list[subprocess.Popen]:
        """Both processes, each with a limit of the memory that rewriting may take."""
        with socket.socket() as probe:
            probe.bind(("localhost", 0))
            port = probe.getsockname()[1]
        keep = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_", "TPU_LIBRARY_PATH", "XLA_FLAGS"))}
        keep |= {"PYTHONPATH": os.pathsep.join((str(ROOT / "python"), str(ROOT / "python" / "tests"))), "JAX_PLATFORMS": "cpu",
                 "GRPO_OPT_REMARKS": "all", "XLA_FLAGS": cpu_client.flags(devices)}
        for process, limit in enumerate(limits):
            command = [sys.executable, str(self.folder / program), str(port), str(process), limit, what]
            variables = keep | {"GRPO_OPT_DUMP_FOLDER": str(self.folder / str(process))}
            self.started.append(subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                                 text=True))
        return self.started

    def test_both_write_the_same_bytes(self):
        answers = [p.communicate(timeout=LIMIT) for p in self.start("16GiB", "16GiB")]
        losses = [re.findall(r"loss (\S+)", out) for out, _ in answers]
        self.assertEqual(len(losses[0]), 1, answers[0][1])
        self.assertEqual(losses[0], losses[1])
        self.assertIn("fused 1 loss", answers[0][1])
        programs = [sorted(f.read_bytes() for f in (self.folder / str(p)).glob("*jit_loss*.after.mlir")) for p in (0, 1)]
        self.assertEqual(len(programs[0]), 1)
        self.assertEqual(programs[0], programs[1])

    def test_training_on_four_devices_each(self):
        answers = [p.communicate(timeout=LIMIT) for p in self.start("16GiB", "16GiB", program="training.py", devices=4)]
        losses = {what: [[float(x) for x in re.findall(rf"{what} (\S+)", out)] for out, _ in answers] for what in ("plain", "fused")}
        for one, other in losses.values():
            self.assertEqual(len(one), 6, answers[0][1][-2000:])
            self.assertEqual(one, other)
        before, after = answers[0][1].split("fused\n", 1)
        self.assertEqual(("fused 1 loss" in before, "fused 1 loss" in after), (False, True))
        (plain, _), (fused, _) = losses.values()
        self.assertNotEqual(plain[-1], plain[0])
        for one, other in zip(plain, fused, strict=True):
            self.assertAlmostEqual(one, other, delta=2e-5 * abs(one))

    def test_a_fault_on_one_of_them_is_an_error_there(self):
        _, second = self.start("16GiB", "1MiB")
        _, stderr = second.communicate(timeout=LIMIT)
        self.assertNotEqual(second.returncode, 0, stderr)
        self.assertRegex(stderr, r"FusionError: rewriting a program failed on this host: the process that rewrites")
        self.assertIn("must all compile the same", stderr)

    def test_a_hosts_own_program_is_its_own_affair(self):
        _, second = self.start("16GiB", "1MiB", what="alone")
        out, stderr = second.communicate(timeout=LIMIT)
        self.assertIn("loss ", out, stderr)
        self.assertIn("a program is compiled as it is, not fused", stderr)


if __name__ == "__main__":
    unittest.main()
