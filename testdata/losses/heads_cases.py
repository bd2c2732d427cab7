"""Several heads in one product: a vmap over weights, draft heads that share hidden states, heads for several tokens ahead.

Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, B, Case, H, T, V, head, hidden, ids, mask, normal
from .maximum_cases import INF, NAN
from .special_cases import patched, put

HEADS = 3


def picked(x, tokens):
    return jnp.take_along_axis(jax.nn.log_softmax(x), tokens[..., None], axis=-1)[..., 0]


def by_vmap(h, w, tokens):
    """A vmap over weights alone, by which the hidden states' gradient is a sum over heads."""
    losses = jax.vmap(lambda w: -policy.token_logp(policy.linear(h, w), tokens).mean())(w)
    return (losses * jnp.arange(1.0, len(w) + 1)).sum()


def ahead(h, w, tokens, weights):
    """Hidden states and labels of each head's own, and how often the label is the likeliest."""
    x = jnp.einsum("gbth,ghv->gbtv", h, w).astype(jnp.float32)
    loss = -(picked(x, tokens) * weights).sum((1, 2)) / weights.sum((1, 2))
    return loss.mean(), (x.argmax(-1) == tokens).mean()


def biased(h, w, bias, tokens):
    """A bias and a temperature of each head's own, labels by a product with a one-hot."""
    x = jnp.einsum("bth,ghv->gbtv", h, w) / jnp.asarray([0.7, 1.0, 1.3])[:, None, None, None] + bias[:, None, None]
    return -(jax.nn.one_hot(tokens, V) * jax.nn.log_softmax(x)).sum(-1).mean()


def checkpointed(h, w, tokens):
    """The logits are computed again in the backward pass."""
    def loss(h, w):
        return -picked(jnp.einsum("gbth,ghv->gbtv", h, w), tokens).mean()

    return jax.checkpoint(loss)(h, w)


def distilled(h, w, teacher):
    """Draft heads that learn from one other head's probabilities."""
    p = jax.nn.softmax(h @ teacher)
    return -(p * jax.nn.log_softmax(jnp.einsum("bth,ghv->gbtv", h, w))).sum(-1).mean()


def returned(h, w, tokens):
    """The caller asked for the logits."""
    x = jnp.einsum("bth,ghv->gbtv", h, w)
    return -picked(x, tokens).mean(), x


def jensen_shannon(h, w, other, weights):
    """The divergence of a student and a teacher, as TRL's GKD trainer has it (trainer/gkd_trainer.py, generalized_jsd_loss)."""
    student, teacher = (jax.nn.log_softmax((x @ y).astype(jnp.float32) / 0.9) for x, y in ((h, w), (other, weights)))
    mixture = jnp.logaddexp(student, teacher) - jnp.log(2.0)
    divergence = [(0.5 * jnp.exp(of) * (of - mixture)).sum(-1) for of in (student, teacher)]
    return (divergence[0] + divergence[1]).mean()


def cases():
    contract = functools.partial(Case, tolerance="contract")
    weights = normal(HEADS, H, V, scale=0.15)
    tokens, of_each = ids(B, T), ids(HEADS, B, T)
    states, weighed = hidden(HEADS, B, T, H), mask(HEADS, B, T)
    strange = patched(states, put(NAN, 0, 1, 2, 3), put(INF, 1, 0, 4, 5), put(300.0, 2, 1, 6, 0))
    outside = ids(HEADS, B, T, out_of_range=0.2, negative=0.3)
    yield contract("heads_ahead_special", ahead, (strange, weights, outside, weighed), argnums=(0, 1), has_aux=True)
    yield contract("heads_biased", biased, (hidden(), weights, normal(HEADS, V), of_each), argnums=(0, 1, 2))
    yield contract("heads_checkpointed", checkpointed, (states, weights, of_each), argnums=(0, 1))
    one, single = normal(1, H, V, scale=0.15), ids(1, B, T)
    yield contract("heads_one", by_vmap, (hidden(), one, tokens), argnums=(0, 1))
    yield contract("heads_one_ahead", ahead, (hidden(1, B, T, H), one, single, mask(1, B, T)), argnums=(0, 1), has_aux=True)
    yield Case("heads_too_many", by_vmap, (hidden(), normal(17, H, V), tokens), argnums=(0, 1), expected="missed",
               reason="more heads than are taken apart")
    # At a size at which a kernel of both heads takes all VMEM.
    low_states, low_head = hidden(1024, 512, dtype=BF16), head(512, 32000, dtype=BF16)
    yield Case("heads_divergence_full", jensen_shannon, (low_states, low_head) * 2, argnums=(0, 1), run=False, always_fuse=False,
               logits_elements=1024 * 32000)
