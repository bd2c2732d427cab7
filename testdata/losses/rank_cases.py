"""Losses with the rank of the picked token: each logit is compared with that one.

In the token's own column both sides are one number, whatever rounding makes of it elsewhere. Results are held to the contract
of tools/dev/comparison/judge.py, with several tile sizes.
"""

import jax
import jax.numpy as jnp

from .case import BF16, Case, hidden, ids, normal
from .maximum_cases import B, INF, NAN, H, T, V, picked
from .special_cases import patched, put


def logits(h, w, tokens):
    """How many logits are larger, and a hit among the first five."""
    x = (h @ w).astype(jnp.float32)
    larger = (x > picked(x, tokens)[..., None]).sum(-1)
    return -picked(jax.nn.log_softmax(x), tokens).mean(), (larger, (larger < 5).mean())


def log_probs(h, w, tokens):
    """The mass of the likelier and equally likely tokens, and the number of those that are likelier or not comparable."""
    logp = jax.nn.log_softmax((h @ w).astype(jnp.float32))
    own = jnp.take_along_axis(logp, tokens[..., None], axis=-1)
    mass = (jnp.exp(logp) * (own <= logp)).sum(-1)
    return -own.mean(), (mass, (~(logp <= own)).sum(-1))


def best(h, w, tokens):
    """Whether the token is the likeliest, or any other is likelier, of logits that tie at their cap."""
    x = 5 * jnp.tanh((h @ w).astype(jnp.float32))
    own = picked(x, tokens)[..., None]
    return -picked(jax.nn.log_softmax(x), tokens).mean(), ((x <= own).all(-1), (x > own).any(-1).mean())


def transposed(h, w, tokens):
    """The vocabulary comes first, and each sequence has one token."""
    x = jnp.einsum("bth,hv->vbt", h, w).astype(jnp.float32)
    own = jnp.take_along_axis(x, tokens[None], axis=0)
    return -jnp.take_along_axis(jax.nn.log_softmax(x, axis=0), tokens[None], axis=0).mean(), (x > own).sum(0)


def made_alike(h, w, tokens):
    """What is picked is divided and shifted as the logits are, behind the gather."""
    x = (h @ w).astype(jnp.float32)
    most = jax.lax.stop_gradient(x.max(-1))
    y, own = x / 0.7 - most[..., None], picked(x, tokens) / 0.7 - most
    return (jax.nn.logsumexp(y, axis=-1) - own).mean(), (y >= own[..., None]).sum(-1)


def of_another(h, w, tokens):
    """Probabilities that are compared with a picked logit: another function of the logits, which is not recognized."""
    x = (h @ w).astype(jnp.float32)
    own = picked(x, tokens)[..., None]
    return -picked(jax.nn.log_softmax(x), tokens).mean(), (jax.nn.softmax(x) > own).sum(-1)


def cases():
    tokens = ids(B, T, vocab=V)
    # Rows that are NaN, infinite, zeros (all of them tie), a column that is infinite, and one entry far above.
    strange = patched(hidden(B, T, H), put(NAN, 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 2, 6, None), put(300.0, 2, 1, 0))
    outside = ids(B, T, vocab=V, out_of_range=0.2, negative=0.3)
    head = normal(H, V, scale=0.3)
    for function in (logits, log_probs, best, transposed, made_alike):
        def case(name, h, w, tokens, function=function, **more):
            more = {"tolerance": "contract"} | more
            return Case(f"rank_{function.__name__}{name}", function, (h, w, tokens), argnums=(0, 1), has_aux=True, **more)

        yield case("", hidden(B, T, H), head, tokens)
        yield case("_special", strange, head, outside)
        yield case("_bf16", hidden(B, T, H, dtype=BF16), normal(H, V, dtype=BF16, scale=0.3), tokens, tolerance="bf16")
    yield Case("rank_of_another", of_another, (hidden(B, T, H), head, tokens), argnums=(0, 1), has_aux=True,
               expected="missed", reason="compares logits with one of their own row")
