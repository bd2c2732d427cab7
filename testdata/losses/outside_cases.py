"""Logits that are made in front of a `cond` or a `switch`, whose branches make losses of them.

Results are held to the contract of tools/dev/comparison/judge.py.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V
from .special_cases import patched, put


def cross_entropy(x, tokens):
    return -jnp.take_along_axis(jax.nn.log_softmax(x.astype(jnp.float32), axis=-1), tokens[..., None], axis=-1).mean()


def chosen(h, w, tokens, weight, *, choice):
    """A loss of scaled logits, a constant, an entropy, or squares of what is picked; which of them is known when the program runs."""
    x = (h @ w) / 0.7
    log = functools.partial(jax.nn.log_softmax, axis=-1)
    branches = (lambda x: cross_entropy(x * weight[..., None], tokens), lambda x: 3.0,
                lambda x: (jnp.exp(log(x.astype(jnp.float32))) * log(x.astype(jnp.float32))).sum(-1).mean(),
                lambda x: jnp.square(cross_entropy(x, jnp.flip(tokens))))
    return jax.lax.switch(jnp.where(jnp.isnan(weight).any(), 0, choice), branches, x)


def captured(h, w, tokens, weight):
    """Branches that read the logits without being handed them."""
    x = (h @ w).astype(jnp.float32)
    return jax.lax.cond(weight[0, 0] > 0, lambda: cross_entropy(x * 0.5, tokens), lambda: jax.nn.logsumexp(x, axis=-1).mean())


def measured(h, w, tokens, weight):
    """A metric of the logits outside, and a loss in a branch."""
    x = (h @ w) / 0.7
    likely = jax.lax.stop_gradient((x.argmax(-1) == tokens).mean() + jnp.exp(jax.nn.log_softmax(x.astype(jnp.float32))).max(-1).mean())
    loss = jax.lax.cond(weight[0, 0] > 0, lambda x: cross_entropy(x, tokens), lambda x: jnp.square(cross_entropy(x * 0.5, tokens)), x)
    return loss, likely


def bonus(h, w, tokens, weight):
    """A loss outside, and an entropy in one of two branches: the gradients of both are added up."""
    x = (h @ w).astype(jnp.float32)
    log = jax.nn.log_softmax(x)
    entropy = jax.lax.cond(weight[0, 0] > 0, lambda x: -(jax.nn.softmax(x) * jax.nn.log_softmax(x)).sum(-1).mean(), lambda x: 0.0, x)
    return -(jnp.take_along_axis(log, tokens[..., None], axis=-1)[..., 0] * weight).mean() - 0.1 * entropy


def returned(h, w, tokens, weight):
    """Logits that are returned are in memory anyway."""
    x = (h @ w).astype(jnp.float32)
    return jax.lax.cond(weight[0, 0] > 0, lambda x: cross_entropy(x, tokens), lambda x: jax.nn.logsumexp(x, axis=-1).mean(), x), x


def cases():
    plain, w, tokens = hidden(B, T, H), normal(H, V, scale=0.3), ids(B, T, vocab=V)
    strange = patched(plain, put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 1, 6, None))
    lost = patched(w, put(INF, 2, 7), put(NAN, 4, 9), put(-INF, 4, 11))
    weight = normal(B, T, mean=1.0)
    contract = functools.partial(Case, argnums=(0, 1), tolerance="contract")
    for choice in range(4):
        of = functools.partial(chosen, choice=choice)
        yield contract(f"outside_switch_{choice}", of, (plain, w, tokens, weight))
        yield contract(f"outside_switch_{choice}_special", of, (strange, lost, tokens, weight))
    for name, first in (("first", 1.0), ("second", -1.0)):
        yield contract(f"outside_captured_{name}", captured, (plain, w, tokens, patched(weight, put(first, 0, 0))))
    narrow = (hidden(B, T, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.3), tokens, weight)
    yield Case("outside_switch_bf16", functools.partial(chosen, choice=0), narrow, argnums=(0, 1), near_f64=True)
    yield Case("outside_captured_bf16", captured, narrow, argnums=(0, 1), tolerance="bf16")
    for name, first in (("first", 1.0), ("second", -1.0)):
        given = patched(weight, put(first, 0, 0))
        yield contract(f"outside_measured_{name}", measured, (plain, w, tokens, given), has_aux=True)
        yield contract(f"outside_measured_{name}_special", measured, (strange, lost, tokens, given), has_aux=True)
        yield contract(f"outside_bonus_{name}", bonus, (plain, w, tokens, given))
        yield contract(f"outside_bonus_{name}_special", bonus, (strange, lost, tokens, given))
    yield Case("outside_measured_bf16", measured, narrow, argnums=(0, 1), has_aux=True, tolerance="bf16")
    yield Case("outside_bonus_bf16", bonus, narrow, argnums=(0, 1), near_f64=True)
    yield contract("outside_returned", returned, (plain, w, tokens, weight), has_aux=True, expected="missed", reason="the logits are returned")
