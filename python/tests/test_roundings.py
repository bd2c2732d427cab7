"""Heads in bf16 on JAX's CPU client: what is fused computes the logits that the program as it is computes."""

import unittest

import cpu_client

cpu_client.choose(devices=1)

import jax
import jax.numpy as jnp
import numpy as np

import grpo_opt

F32, BF16 = jnp.float32, jnp.bfloat16
ROWS, WIDTH, COLUMNS = 48, 32, 4096
CONFIGURATION = {"always_fuse": True, "strict": True}


def numbers(seed, *shape, scale=1.0):
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape) * scale, BF16)


def product(h, w):
    return (h @ w).astype(jnp.promote_types(h.dtype, F32))


def cast(h, w):
    wide = jnp.matmul(h, w, preferred_element_type=jnp.promote_types(h.dtype, F32))
    return wide.astype(h.dtype).astype(wide.dtype)


IDS = jnp.asarray(np.random.default_rng(0).integers(0, COLUMNS, ROWS))
STATES, HEAD = numbers(1, ROWS, WIDTH), numbers(2, WIDTH, COLUMNS, scale=0.75)


def negative_log_probabilities(logits):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), IDS[:, None], -1)[:, 0]


def both(function, *args):
    """What a program gives as it is, and fused."""
    plain = jax.jit(function)(*args)
    with grpo_opt.installed(CONFIGURATION):
        return plain, jax.jit(function)(*args)


def in_f64(function, *args):
    wide = lambda x: np.asarray(x, np.float64) if jnp.issubdtype(x.dtype, jnp.floating) else x
    with jax.enable_x64(True) if hasattr(jax, "enable_x64") else jax.experimental.enable_x64():
        return jax.tree.map(np.asarray, jax.jit(function)(*map(wide, args)))


class Roundings(unittest.TestCase):
    def assert_near(self, function, *args):
        """No further from f64 than 1.5 times the original, or than a bf16 step of the largest entry."""
        plain, fused = both(function, *args)
        for one, other, exact in zip(*map(jax.tree.leaves, (plain, fused, in_f64(function, *args)))):
            off = lambda x: np.abs(np.asarray(x, np.float64) - exact).max()
            step = 2.0 ** (np.floor(np.log2(np.abs(exact).max())) - 7)
            self.assertLessEqual(off(other), max(1.5 * off(one), step))

    def test_log_probabilities_are_those_of_the_program(self):
        for logits in (product, cast):
            plain, fused = both(lambda h, w: negative_log_probabilities(logits(h, w)), STATES, HEAD)
            with self.subTest(logits.__name__):
                # A rounding of the logits is 1e-2.
                np.testing.assert_allclose(fused, plain, rtol=0, atol=2e-5)

    def test_gradients_of_a_reverse_kl(self):
        def loss(h, w, other_h, other_w):
            s, t = (jax.nn.log_softmax(product(*head)) for head in ((h, w), (other_h, other_w)))
            return (jnp.exp(s) * (s - t)).sum(-1).mean()

        args = STATES, HEAD, numbers(3, ROWS, WIDTH), numbers(4, WIDTH, COLUMNS, scale=0.75)
        gradient = jax.grad(loss, (0, 1))
        plain, fused = both(gradient, *args)
        for one, other, exact in zip(plain, fused, in_f64(gradient, *args)):
            off = lambda x: np.linalg.norm(np.asarray(x, np.float64) - exact)
            self.assertLessEqual(off(other), 1.5 * off(one))

    def test_a_tied_head_of_f32_weights(self):
        def loss(table):
            narrow = table.astype(BF16) if table.dtype == F32 else table
            x = narrow[IDS].astype(jnp.promote_types(narrow.dtype, F32))
            h = (x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True))).astype(narrow.dtype)
            return negative_log_probabilities(product(h, narrow.T)).mean()

        self.assert_near(jax.value_and_grad(loss), numbers(5, COLUMNS, WIDTH, scale=0.75).astype(F32))

    def test_a_softmax_in_bf16(self):
        def row(h, w, ids):
            x = (h @ w) / jnp.asarray(0.7, h.dtype)
            return -jnp.take_along_axis(jax.nn.log_softmax(x), ids[:, None], -1)[:, 0].mean()

        def scanned(h, w, ids):
            parts = h.reshape(4, -1, WIDTH), ids.reshape(4, -1)
            return jax.lax.map(lambda part: row(part[0], w, part[1]), parts).mean()

        def chosen(h, w, ids):
            return jax.lax.cond(ids.sum() > 0, lambda: row(h, w, ids), lambda: jnp.zeros((), h.dtype))

        # Logits near 300, where bf16's unit is 2.
        h, w = STATES.at[:, 0].set(1), HEAD.at[0].set(300)
        for name, loss in {"block": row, "checkpoint": jax.checkpoint(row), "map": scanned, "cond": chosen}.items():
            with self.subTest(name):
                self.assert_near(jax.value_and_grad(loss, (0, 1)), h, w, IDS)


if __name__ == "__main__":
    unittest.main()
