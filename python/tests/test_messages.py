"""Messages to users, and programs that are compiled a second time; on JAX's own CPU client."""

import importlib.util
import inspect
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

os.environ.update(JAX_PLATFORMS="cpu")

import cpu_client
import grpo_opt
import jax
import jax.numpy as jnp
import programs
from jax import export
from package_cases import CALLER, FUSE, STRICT, Case, arguments, close, loops, said_by_library

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRAIN = """if True:
    import jax, jax.numpy as jnp
    def loss(h, w, ids):
        return -jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], axis=-1).mean()
    h, w, ids = jnp.ones((64, 16)), jnp.ones((16, 2048)), jnp.arange(64)
    print(round(float(jax.jit(jax.value_and_grad(loss))(h, w, ids)[0]), 2))
"""


def run(*command, **variables) -> subprocess.CompletedProcess:
    """Runs `python -m grpo_opt` on JAX's CPU client."""
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("GRPO_", "TPU_LIBRARY_PATH", "XLA_FLAGS"))}
    variables = {"PYTHONPATH": str(ROOT / "python"), "JAX_PLATFORMS": "cpu", "XLA_FLAGS": cpu_client.flags(devices=1),
                 "GRPO_OPT_ALWAYS_FUSE": "1", **variables}
    return subprocess.run([sys.executable, "-m", "grpo_opt", *map(str, command)], env=keep | variables, capture_output=True,
                          text=True, timeout=300, check=False)


class Again(Case):
    """A program that was fused is not fused a second time, and is no missed candidate."""

    def setUp(self):
        self.values = arguments()  # 1000 columns: a tile is left behind the loop of `STRICT`
        self.function = jax.jit(programs.loss_and_gradients)

    def test_lowered(self):
        for config in STRICT, {**STRICT, "tile_v": 2000, "tile_n": 7}, {**STRICT, "target": "tpu"}:
            fused = grpo_opt.fuse(self.function.lower(*self.values), config)
            again = {**config, "remarks": "all"}
            with self.subTest(config), said_by_library() as lines:
                self.assertIs(grpo_opt.fuse(fused, again), fused)
            self.assertFalse([line for line in lines if "not fused" in line or "fused a loss" in line], lines)

    def test_exported_and_called(self):
        fused = grpo_opt.fuse(export.export(self.function)(*self.values), STRICT)
        if importlib.util.find_spec("flatbuffers"):
            fused = export.deserialize(fused.serialize())
        self.assertIs(grpo_opt.fuse(fused, STRICT), fused)
        caller = lambda: jax.jit(lambda *values: fused.call(*values)).lower(*self.values)
        plain = loops(caller().compile())
        self.assertGreater(plain, 0)
        with grpo_opt.installed(STRICT):
            compiled = caller().compile()
        self.assertEqual(loops(compiled), plain)
        close(self, compiled(*self.values), self.function(*self.values))


class Missed(Case):
    """What is left alone, and what `strict` makes of it."""

    def test_a_vocabulary_that_is_too_narrow_is_reported_and_no_failure(self):
        for config, expected in (({"min_columns": 5000, "min_logits": "1KiB"}, 1), ({"min_columns": 5000}, 0)):
            for rows, strict in (24, False), (25, True):  # a line is reported once
                lowered = jax.jit(programs.loss_and_gradients).lower(*arguments(rows=rows))
                with self.subTest(config, strict=strict), said_by_library() as lines:
                    self.assertIs(grpo_opt.fuse(lowered, {**config, "strict": strict}), lowered)
                self.assertEqual(len(lines), expected, lines)
                if expected:
                    self.assertRegex(lines[0], rf"left alone: not worth it: {rows} rows x 1000 columns .*5000 columns, `min_columns`, .*"
                                               r"\(\S*/programs.py:\d+, called at \S*/test_messages.py:\d+\)$")

    def test_logits_that_are_too_few_are_reported_and_no_failure(self):
        lowered = jax.jit(programs.loss_and_gradients).lower(*arguments(rows=26))
        with said_by_library() as lines:
            self.assertIs(grpo_opt.fuse(lowered, {"min_columns": 1000, "strict": True}), lowered)
        self.assertRegex("".join(lines), "left alone: not worth it: .*`min_logits`")

    def test_a_limit_on_what_is_left_is_a_failure_under_strict(self):
        lowered = jax.jit(lambda h, w: jnp.sort(h @ w)).lower(jnp.ones((24, 16)), jnp.ones((16, 200)))
        with self.assertRaisesRegex(grpo_opt.FusionError, r"tensor<24x200xf32> of 19200 bytes.*`max_remaining` allows 19199.*test_messages.py"):
            grpo_opt.fuse(lowered, {**STRICT, "max_remaining": 19199})
        self.assertIs(grpo_opt.fuse(lowered, {**STRICT, "max_remaining": 19200}), lowered)

    def test_logits_that_are_returned_are_reported_with_the_users_own_line(self):
        def loss(h, w, ids):
            hidden = jnp.tanh(h)
            logits = hidden @ w
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[:, None], axis=-1).mean(), logits

        hidden, head, ids, *_ = arguments()
        lowered = jax.jit(jax.value_and_grad(loss, has_aux=True)).lower(hidden, head, ids)
        with said_by_library() as lines:
            grpo_opt.fuse(lowered, {**FUSE, "remarks": "missed"})
        line = inspect.getsourcelines(loss)[1] + 2
        self.assertRegex("".join(lines), rf"not fused: the logits, or a value as large, are returned \(\S*test_messages.py:{line}{CALLER}\)")


    def remarks_of(self, function, *values, remarks="missed"):
        """The remarks of a program, and whether `strict` refuses it."""
        lowered = jax.jit(function).lower(*values)
        with said_by_library() as lines:
            self.assertIs(grpo_opt.fuse(lowered, {**FUSE, "remarks": remarks}), lowered)
        try:
            grpo_opt.fuse(lowered, STRICT)
        except grpo_opt.FusionError as refused:
            self.assertIn("1 loss not fused", str(refused))
            return lines, True
        return lines, False

    def test_many_heads_of_one_function_are_reported_once_with_the_users_own_line(self):
        def logits(h, w):
            return h @ w

        def loss(h, w, ids):
            logp = jax.nn.log_softmax(logits(h, w), axis=-1)
            return -jnp.take_along_axis(logp, ids[:, None], axis=-1).mean()

        def greedy(h, w, _):
            return logits(h, w).argmax(-1)

        values = jnp.ones((17, 24, 16)), jnp.ones((17, 16, 200)), jnp.zeros((17, 24), jnp.int32)
        line = inspect.getsourcelines(logits)[1] + 1
        lines, refused = self.remarks_of(jax.value_and_grad(lambda *a: jax.vmap(loss)(*a).sum()), *values)
        self.assertEqual((len(lines), refused), (1, True), lines)
        self.assertRegex(lines[0], "not fused: stablehlo.dot_general has batching dimensions, .*jax.lax.map over the heads, .*"
                                   rf"\(\S*test_messages.py:{line}{CALLER}\)")
        # An argmax alone, as of decoding, is no failure.
        self.assertEqual(self.remarks_of(jax.vmap(greedy), *values), ([], False))

    def test_a_search_and_a_loss_is_reported(self):
        def loss(h, w, ids):
            x = h @ w
            return -jnp.take_along_axis(jax.nn.log_softmax(x, axis=-1), ids[:, None], axis=-1).mean(), jax.lax.top_k(x, 5)

        lines, refused = self.remarks_of(loss, jnp.ones((24, 16)), jnp.ones((16, 200)), jnp.zeros(24, jnp.int32))
        self.assertEqual((len(lines), refused), (1, True), lines)
        self.assertRegex(lines[0], rf"not fused: .* needs the logits, or a value as large, in memory \(\S*test_messages.py:\d+{CALLER}\)")

    def test_attention_is_no_candidate(self):
        def one_head(q, x, w):
            k, v = jnp.split(x @ w, 2, axis=-1)
            scores = jnp.where(jnp.tril(jnp.ones((200, 200), bool)), q @ k.T, -1e30)
            return jnp.square(jax.nn.softmax(scores) @ v).sum()

        several = jax.checkpoint(lambda *a: jax.vmap(one_head)(*a).sum())
        step = jax.value_and_grad(several, (0, 1, 2))
        values = jnp.ones((3, 200, 16)), jnp.ones((3, 200, 16)), jnp.ones((3, 16, 32))
        self.assertEqual(self.remarks_of(step, *values), ([], False))
        self.assertIn("left alone: it looks like attention", self.remarks_of(step, *values, remarks="all")[0][0])

    def test_a_second_head_whose_logits_are_put_in_another_order_is_reported(self):
        def loss(h, w, ids, second, order):
            first = jnp.take_along_axis(jax.nn.log_softmax(h @ w), ids[:, None], axis=-1)
            return -(first + jnp.take_along_axis(jax.nn.log_softmax((h @ second)[order]), ids[:, None], axis=-1)).mean()

        values = jnp.ones((24, 16)), jnp.ones((16, 200)), jnp.zeros(24, jnp.int32), jnp.ones((16, 300)), jnp.arange(24)[::-1]
        lowered = jax.jit(jax.value_and_grad(loss, (0, 1, 3))).lower(*values)
        with said_by_library() as lines:
            grpo_opt.fuse(lowered, {**FUSE, "remarks": "missed"})
        line = inspect.getsourcelines(loss)[1] + 2
        missed = rf"only the loss was fused, the head was not reached: its logits \(24 x 300\) stay, .* \(\S*test_messages.py:{line}{CALLER}\)"
        self.assertEqual(len([said for said in lines if "the head was not reached" in said]), 1, lines)
        self.assertRegex("".join(lines), missed)


class Declined(Case):
    """What loops on a CPU would neither make faster nor make much smaller."""

    def setUp(self):
        def distillation(student, w, teacher, v):
            def standardized(x):
                return (x - x.mean(-1, keepdims=True)) / x.std(-1, keepdims=True)

            soft = jax.nn.softmax(standardized(teacher @ v))
            return -(soft * jax.nn.log_softmax(standardized(student @ w))).sum(-1).mean()

        def picks(student, w, teacher, v):
            return -jax.nn.log_softmax(student @ w)[:, 0].mean()

        def beside_large_temporaries(function):
            """With temporaries of 1500 MiB that no loss has."""
            return lambda heads, noise: function(heads) + jnp.sort(noise)[:, 0].sum()

        def lowered(function, noise=12000):
            hidden, head = (jax.ShapeDtypeStruct(shape, jnp.float32) for shape in ((512, 128), (128, 32768)))
            step = jax.value_and_grad(beside_large_temporaries(function))
            return jax.jit(step).lower(((hidden, head) * 2,) * 2, jax.ShapeDtypeStruct((noise, 32768), jnp.float32))

        self.lowered = lambda **sizes: lowered(lambda heads: distillation(*heads[0]), **sizes)
        self.lowered_picks = lambda: lowered(lambda heads: picks(*heads[1]))
        self.lowered_both = lambda: lowered(lambda heads: distillation(*heads[0]) + picks(*heads[1]))

    def test_another_loss_of_the_same_shape_is_fused(self):
        with said_by_library() as lines:
            fused = grpo_opt.fuse(self.lowered_both()).as_text()
        alone = grpo_opt.fuse(self.lowered_picks()).as_text()
        self.assertEqual(fused.count("stablehlo.while"), alone.count("stablehlo.while"))
        self.assertIn("fused 1 loss", "".join(lines))
        self.assertIn("declined: a step of this loss", "".join(lines))

    def test_a_slower_loss_that_takes_half_of_the_temporaries_is_fused(self):
        with said_by_library() as lines:
            grpo_opt.fuse(self.lowered(noise=8), {"strict": True})
        self.assertIn("fused 1 loss", "".join(lines))

    def test_a_running_maximum_of_a_vocabulary_loop_is_no_reason(self):
        def blocks(hidden, head):
            def step(carry, at):
                logits = hidden @ jax.lax.dynamic_slice(head, (0, at), (head.shape[0], 4096))
                most = jnp.maximum(carry[0], logits.max(-1))
                return (most, carry[1] * jnp.exp(carry[0] - most) + jnp.exp(logits - most[:, None]).sum(-1)), None

            start = jnp.full(hidden.shape[0], -jnp.inf), jnp.zeros(hidden.shape[0])
            most, total = jax.lax.scan(step, start, jnp.arange(0, head.shape[1], 4096))[0]
            return (most + jnp.log(total)).mean()

        hidden, head = (jax.ShapeDtypeStruct(shape, jnp.float32) for shape in ((512, 128), (128, 32768)))
        with said_by_library() as lines:
            grpo_opt.fuse(jax.jit(blocks).lower(hidden, head), {"strict": True})
        self.assertIn("fused 1 loss", "".join(lines))

    def test_a_loss_that_would_be_slower_is_reported_with_both_times_and_with_what_fuses_it(self):
        with said_by_library() as lines:
            as_it_is = grpo_opt.fuse(self.lowered())
        found = re.search(r"declined: a step of this loss is predicted to take (0\.\d{3}) s as it is and (0\.\d{3}) s in loops \(of a processor; "
                          r"(.*)\), and loops leave ([\d.]+) of ([\d.]+) MiB of temporaries, where a third, and half of 64.0 MiB of logits, are to be saved "
                          r"\(`always_fuse` fuses it, and so does a `memory_budget`\)", "".join(lines))
        # The numbers are a reason.
        before, after, why, left, temporaries = found.groups()
        if why == "no faster":
            self.assertGreaterEqual(float(after), float(before))
        else:
            margin = int(re.fullmatch(r"a difference below (\d+) % is not certain", why)[1])
            self.assertGreaterEqual(float(after), float(before) * (1 - margin / 100) - 0.002)
        self.assertGreater(1.5 * float(left), float(temporaries))
        self.assertNotIn("while", as_it_is.as_text())

    def test_who_asks_for_it_has_it(self):
        for asked in ({"always_fuse": True}, {"memory_budget": "1.01x"}, {"memory_budget": "1.25x"}):
            with self.subTest(asked=asked):
                self.assertIn("stablehlo.while", grpo_opt.fuse(self.lowered(), asked | {"strict": True}).as_text())

    def test_strict_does_not_go_on_without(self):
        with self.assertRaisesRegex(grpo_opt.FusionError, "declined: a step of this loss"):
            grpo_opt.fuse(self.lowered(), {"strict": True})


class Configurations(Case):
    def test_what_is_none_is_refused_in_words(self):
        for config, message in ((5, "expected a mapping of keys, or the path of a YAML file, not 5"),
                                ("missing.yaml", "the configuration file `missing.yaml` cannot be read: No such file"),
                                ("/dev/zero", "the configuration file `/dev/zero` cannot be read: it has more than 4 MiB"),
                                ({"strict": object()}, "a key or a value is no text, number or switch"),
                                ({"memory_budget": 1.25}, "a multiple is written with an x: `1.25x`")):
            for use in grpo_opt.install, lambda config: grpo_opt.installed(config).__enter__():
                with self.subTest(config), self.assertRaisesRegex(grpo_opt.ConfigurationError, message):
                    use(config)
        self.assertFalse(grpo_opt.is_installed())

    def test_a_file_that_is_not_there_is_a_usage_error(self):
        for command, variables in ((("--config", "missing.yaml", "-c", "print(1)"), {}),
                                   (("-c", "print(1)"), {"GRPO_OPT_CONFIG": "missing.yaml"})):
            process = run(*command, **variables)
            self.assertEqual((process.returncode, process.stdout, process.stderr),
                             (2, "", "error: the configuration file `missing.yaml` cannot be read: No such file or directory "
                                     "(os error 2)\n"))

    def test_an_empty_file_asks_for_no_tpu(self):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            process = run("--config", file.name, "-c", "import os; print(os.environ.get('TPU_LIBRARY_PATH'))")
            kept = importlib.util.find_spec("libtpu") is not None
            self.assertEqual((process.stdout == "None\n", process.stderr), (not kept, ""))
            file.write("plugin: /x/libtpu.so\n")
            file.flush()
            process = run("--config", file.name, "-c", "import os; print(os.environ.get('TPU_LIBRARY_PATH'))")
            self.assertRegex(process.stdout, r"libgrpo_pjrt.so\n")

    def test_the_doctor_takes_its_configuration_behind_it_too(self):
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write("enabled: off\n")
            file.flush()
            for command in (("--config", file.name, "doctor"), ("doctor", "--config", file.name), ("doctor", f"--config={file.name}")):
                process = run(*command)
                self.assertEqual(process.returncode, 1, process.stderr)
                self.assertIn("PROBLEM: `enabled` is off", process.stdout)
        self.assertEqual(run("doctor", "--verbose").returncode, 2)


class Warnings(Case):
    """Each on one line, and once."""

    def test_the_limit_of_memory_is_named(self):
        # What is left of the memory does not hold a thread, or not even the program.
        long = TRAIN.replace("return -", "h += sum(jnp.sin(h + i) - jnp.sin(h + i) for i in range(500)); return -")
        for program in TRAIN, long:
            process = run("-c", program, GRPO_OPT_MEMORY_LIMIT="50MiB")
            self.assertEqual((process.returncode, process.stdout), (0, "7.62\n"))
            self.assertRegex(process.stderr, r"\Agrpo-opt: warning: a program is compiled as it is, not fused: .*`memory_limit`.*\n\Z")

    def test_a_folder_that_cannot_be_written_is_reported_once(self):
        process = run("-c", TRAIN, GRPO_OPT_DUMP_FOLDER="/proc/nothing", GRPO_OPT_REMARKS="none")
        self.assertRegex(process.stderr, r"\A\S+ warning: jit_loss: not dumped to `/proc/nothing`: .*\n\Z")

    def test_kernels_on_a_platform_without_any(self):
        process = run("-c", TRAIN, GRPO_OPT_TARGET="tpu")
        self.assertEqual((process.returncode, process.stdout), (0, "7.62\n"))
        fused, warning = process.stderr.splitlines()
        self.assertIn("fused 1 loss (64 x 2048)", fused)
        self.assertRegex(warning, "warning: this backend runs no kernels, which `target: tpu` asks for: loops are taken instead$")


if __name__ == "__main__":
    unittest.main()
