"""Programs in bf16 throughout, whose gradients must be about as near to f64 as XLA makes them by default.

Logits have a standard deviation of five: a rounding to bf16 then shifts a probability by up to several per cent.
"""

import dataclasses

import jax
import jax.numpy as jnp

from .special_cases import patched, put
from .case import Case, BF16, F32, ids, mask, normal, uniform

ROWS, WIDTH, COLUMNS = 60, 64, 2051


def states(rows=ROWS):
    return normal(rows, WIDTH, dtype=BF16)


def weights(scale=0.6):
    return normal(WIDTH, COLUMNS, dtype=BF16, scale=scale)


def cross_entropy(logits, tokens):
    """The negative log-probability of each row's token, in the type of the logits."""
    return -jnp.take_along_axis(jax.nn.log_softmax(logits, axis=-1), tokens[:, None], axis=-1)[:, 0]


def column_factor(h, w, factor, tokens):
    return cross_entropy((h @ w) * factor, tokens).astype(F32).mean()


def squared_column_factor(h, w, factor):
    """What is made of bf16 numbers of each column, and read in f32: XLA rounds it nowhere."""
    return -((factor * factor).astype(jnp.float32) * jax.nn.log_softmax(h @ w)).sum(-1).mean()


def subnormal_f16(h, w, tokens):
    """Weights that f16 has no normal numbers for, of logits near 1."""
    return cross_entropy(h @ w.astype(jnp.float16), tokens).astype(F32).mean()


def temperature(h, w, tokens):
    """Logits of 300 divided by a temperature, as GRPO has them: rounded again, a probability near 1/2 is off by a factor."""
    return cross_entropy(h @ w / BF16(0.7), tokens).astype(F32).mean()


def one_hot_loss_accuracy(h, w, tokens):
    """The label's logit by a one-hot product in f32 is part of the loss, and compared with the largest one."""
    x = h @ w
    pick = (jax.nn.one_hot(tokens, x.shape[-1], dtype=F32) * x.astype(F32)).sum(-1)
    return jax.nn.logsumexp(x.astype(F32), -1) - pick, pick >= x.max(-1).astype(F32)


def greedy_log_probability(h, w, tokens):
    """The log-probability of the likeliest token, found among f32 logits: XLA leaves out the rounding of what it reads as f32."""
    log_p = jax.nn.log_softmax((h @ w).astype(F32))
    likeliest = (h @ w).astype(F32).argmax(-1)
    pick = lambda ids: jnp.take_along_axis(log_p, ids[:, None], -1)[:, 0]
    return -pick(tokens), pick(likeliest), likeliest


def row_factor(h, w, factor, tokens):
    return cross_entropy((h @ w) * factor[:, None], tokens).astype(F32).mean()


def gini(h, w):
    """The Gini impurity: the chance that two draws differ."""
    p = jax.nn.softmax(h @ w, axis=-1)
    return (1 - (p * p).sum(-1)).astype(F32).mean()


def elementwise_kl(h, w, other_h, other_w):
    logp, logq = (jax.nn.log_softmax(x, axis=-1) for x in (h @ w, other_h @ other_w))
    return (jnp.exp(logp) * (logp - logq)).sum(-1).astype(F32).mean()


def narrow_kl(h, w, other_h, other_w):
    """A softmax in f32 whose results are narrow."""
    logp, logq = (jax.nn.log_softmax(x.astype(F32), axis=-1).astype(BF16) for x in (h @ w, other_h @ other_w))
    return (jnp.exp(logp) * (logp - logq)).sum(-1).astype(F32).mean()


def narrow_gini(h, w):
    """A softmax in f32 whose results are narrow."""
    p = jax.nn.softmax((h @ w).astype(F32), axis=-1).astype(BF16)
    return (1 - (p * p).sum(-1)).astype(F32).mean()


def clipped(h, w, temperature, tokens):
    """Clipped logits: the gradient compares a clipped logit with the logit."""
    return cross_entropy(jnp.clip((h @ w) / temperature[:, None], -4, 4), tokens).astype(F32).mean()


def clipped_at_the_bound(x, temperature, tokens):
    """The gradient by logits that bf16 rounds to the bound that clips them: none is there, so that their derivative is 0
    or 1, not a half."""
    def loss(x):
        return cross_entropy(jnp.clip(x / temperature[:, None], -2.5, 2.5), tokens).astype(F32).mean()

    return jax.grad(loss)(x)


def tied_entropy(h, w):
    """The entropy of a row whose three logits are equal and large: it has its largest value, and no gradient."""
    p = jax.nn.softmax(h @ w, axis=-1)
    return -(p * jnp.log(p)).sum(-1).astype(F32).mean()


def rank_of_likeliest(h, w):
    """How many tokens are likelier than the likeliest one by more than a margin that is less than bf16's unit: none, of all rows
    but the last."""
    logits = h @ w
    logp = jax.nn.log_softmax(logits, axis=-1)[:-1]
    picked = jnp.take_along_axis(logp, jnp.argmax(logits, axis=-1)[:-1, None], -1)
    return (logp > picked + BF16(0.002)).sum(-1), (logp.astype(F32) > picked.astype(F32) + 0.002).sum(-1)


def margin(logits, tokens):
    """How much likelier a token is than the likeliest other one: both log-probabilities lack the same log-sum-exp, whose rounding
    is as large as the margins' digits."""
    normaliser = jax.nn.logsumexp(logits, axis=-1)
    others = jnp.where(jnp.arange(COLUMNS) == tokens[:, None], -jnp.inf, logits - normaliser[:, None])
    picked = jnp.take_along_axis(logits, tokens[:, None], -1)[:, 0] - normaliser
    return picked.astype(F32) - others.max(-1).astype(F32)


def saturated_in_bits(logits, weights, tokens):
    """Cross entropies in bits of rows in which the token is certain: no gradient is left, as the sum of its parts is rounded as
    these are, or neither is."""
    logp = jax.nn.log_softmax(logits, axis=-1) / jnp.log(2.0).astype(BF16)
    return -(weights * jnp.take_along_axis(logp, tokens[:, None], -1)[:, 0]).sum()


def masked_rows(h, w, factor, allowed, tokens):
    """An additive mask of -1e9 on whole rows: in bf16 nothing is left of their logits."""
    logits = (h @ w) * factor + ((1 - allowed) * -1e9).astype(BF16)[:, None]
    return cross_entropy(logits, tokens).astype(F32).mean()


def cast_after_pad(h, w, tokens):
    """Logits in bf16 that are padded and cast then, whose rounding the original leaves out."""
    logits = jnp.pad(h @ w, ((0, 0), (0, 3)), constant_values=-1e9).astype(F32)
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), tokens[:, None], axis=-1)[:, 0]


def cases():
    factor = uniform(COLUMNS, dtype=BF16, low=0.5, high=1.5)
    tokens = ids(ROWS, vocab=COLUMNS)
    for name, loss, args, argnums in (
        ("column_factor", column_factor, (states(), weights(), factor, tokens), (0, 1, 2)),
        ("temperature", temperature, (states(), weights(37.5), tokens), (0, 1)),
        ("row_factor", row_factor, (states(), weights(), uniform(ROWS, dtype=BF16, low=0.5, high=1.5), tokens), (0, 1, 2)),
        ("gini", gini, (states(), weights()), (0, 1)),
        ("elementwise_kl", elementwise_kl, (states(), weights(), states(), weights()), (0, 1)),
        ("narrow_kl", narrow_kl, (states(), weights(), states(), weights()), (0, 1)),
        ("narrow_gini", narrow_gini, (states(), weights()), (0, 1)),
        ("masked_rows", masked_rows, (states(), weights(), factor, mask(ROWS, p=0.5), tokens), (0, 1)),
        ("clipped", clipped, (states(), weights(), uniform(ROWS, dtype=BF16, low=0.5, high=1.5), tokens), (0, 1)),
        # Few rows: two logits that bf16 cannot distinguish would hide everything else.
        ("large_logits", column_factor, (states(7), weights(15000.0), factor, ids(7, vocab=COLUMNS)), (0, 1)),
    ):
        yield Case(f"rounding_{name}_bf16", loss, args, argnums=argnums, near_f64=True)
    # Few columns, whose rounded logits are often equal.
    narrow = normal(WIDTH, 11, dtype=BF16, scale=0.6)
    # Rows that are offset by 300, where bf16's unit is 2.
    offset = patched(states(900), put(300.0, None, 0)), patched(narrow, put(1.0, 0, None))
    yield Case("rounding_one_hot_loss_accuracy_bf16", one_hot_loss_accuracy, (states(), weights(), tokens), gradient_outputs=(0,), near_f64=True)
    yield Case("rounding_greedy_log_probability_bf16", greedy_log_probability, (*offset, ids(900, vocab=11)), gradient_outputs=(0, 1), near_f64=True)
    yield Case("rounding_squared_column_factor_bf16", squared_column_factor,
               (normal(11, 16), normal(16, 45, scale=0.4), normal(45, dtype=BF16)), argnums=(0, 1), tolerance="contract")
    yield Case("rounding_clipped_at_the_bound_bf16", clipped_at_the_bound,
               (uniform(7, COLUMNS, dtype=BF16, low=2.3, high=2.7), uniform(7, dtype=BF16, low=0.97, high=1.03),
                ids(7, vocab=COLUMNS)), tolerance="contract")
    # Of the likeliest token: how many are likelier than another one depends on no rounding.
    yield Case("rounding_rank_of_likeliest_bf16", rank_of_likeliest, (states(), weights(0.3)), tolerance="contract")
    certain = normal(7, COLUMNS, dtype=BF16)
    certain = dataclasses.replace(certain, generator={**certain.generator, "patches": [{"at": [None, 11], "value": 90.0}]})
    eleven = dataclasses.replace(ids(7, vocab=COLUMNS), generator={"kind": "constant", "value": 11})
    yield Case("rounding_saturated_in_bits_bf16", saturated_in_bits, (certain, normal(7), eleven), argnums=(0,),
               tolerance="contract")
    yield Case("rounding_pad_before_cast_bf16", cast_after_pad,
               (normal(36, WIDTH, dtype=BF16), normal(WIDTH, COLUMNS, dtype=BF16, scale=0.3), ids(36, vocab=COLUMNS)), tolerance="contract")
    large = dataclasses.replace(states(4), generator={"kind": "constant", "value": 3e4})
    ones = normal(WIDTH, 3, dtype=BF16)
    ones = dataclasses.replace(ones, generator={"kind": "constant", "value": 1.0})
    yield Case("rounding_tied_entropy_bf16", tied_entropy, (large, ones), argnums=(0, 1), tolerance="contract")
    yield Case("rounding_subnormal_f16", subnormal_f16,
               (normal(7, 16, dtype=jnp.float16, scale=1e4), normal(16, 45, scale=2e-5), ids(7, vocab=45)), argnums=(0,),
               tolerance="contract")
