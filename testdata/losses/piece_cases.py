"""Losses of logits that are taken apart by rows: preference losses that split the batch, and loops over sequences or chunks of tokens
that the program writes out. Autodiff puts the gradient by the logits together of pads, or of pieces side by side.
"""

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, H, T, V, head, hidden, ids, normal
from .policy import linear, token_logp
from .special_cases import patched, put

BATCH = 4
HALF = BATCH // 2
INF = float("inf")


def preference(h, w, tokens):
    """A DPO loss whose chosen and rejected halves are taken out of the logits."""
    x = linear(h, w)
    chosen, rejected = (token_logp(x[rows, :-1], tokens[rows, 1:]).sum(-1) for rows in (slice(HALF), slice(HALF, None)))
    return -jax.nn.log_sigmoid(0.1 * (chosen - rejected)).mean()


def odds(h, w, tokens):
    """An ORPO loss: the chosen half's likelihood and the odds of both, so that a row is in two pieces."""
    x = jnp.matmul(h, w)
    logp = token_logp(x[:, :-1].astype(F32), tokens[:, 1:]).mean(-1)
    chosen, rejected = logp[:HALF], logp[HALF:]
    likelihood = token_logp(x[:HALF, :-1].astype(F32), tokens[:HALF, 1:]).mean()
    ratio = (chosen - rejected) - (jnp.log1p(-jnp.exp(chosen)) - jnp.log1p(-jnp.exp(rejected)))
    return -likelihood - 0.1 * jax.nn.log_sigmoid(ratio).mean()


def logit_means(h, w, tokens):
    """A DPO loss with means of the logits of both halves as metrics, one of them over some tokens: TRL trainer/dpo_trainer.py."""
    x = jnp.matmul(h, w)
    logp = token_logp(x[:, :-1].astype(F32), tokens[:, 1:]).sum(-1)
    chosen, rejected = (part.astype(F32) for part in jnp.split(x, 2))
    metrics = chosen.mean(), rejected.mean(where=(tokens[HALF:] % 2 > 0)[..., None])
    return -jax.nn.log_sigmoid(0.1 * (logp[:HALF] - logp[HALF:])).mean(), metrics


def sequences(h, w, bias, tokens):
    """Each sequence's loss has its own weight; a bias, whose gradient is a sum over rows."""
    x = linear(h, w) + bias
    return -sum((i + 1) * token_logp(x[i], tokens[i]).mean() for i in range(BATCH)) / BATCH


def chunks(h, w, tokens):
    """Chunks of tokens, the last one shorter."""
    x = linear(h, w)
    return -sum(token_logp(x[:, i:i + 5], tokens[:, i:i + 5]).sum() for i in range(0, T, 5)) / T


def split(h, w, tokens):
    """Halves by `jnp.split`, whose gradient is a concatenation."""
    one, other = jnp.split(linear(h, w), 2)
    entropy = jax.nn.logsumexp(other, axis=-1) - (jax.nn.softmax(other, axis=-1) * other).sum(-1)
    return entropy.mean() - token_logp(one, tokens[:HALF]).mean()


def guided(h, w, tokens):
    """Logits with guidance: each row of one half meets its own of the other half."""
    x = linear(h, w)
    return -token_logp(2.5 * x[:HALF] - 1.5 * x[HALF:], tokens[:HALF]).mean()


def horizons(h, w, tokens):
    """One array of logits for several tokens ahead."""
    x = jnp.matmul(h, w)
    losses = (token_logp(x[:, :-k].astype(F32), tokens[:, k:]).mean() / k for k in (1, 2, 3))
    return -sum(losses)


def some(h, w, tokens):
    """Rows in the middle are in no piece."""
    x = linear(h, w)
    return -token_logp(x[:1], tokens[:1]).mean() - token_logp(x[3:], tokens[3:]).mean()


def cases():
    tokens = ids(BATCH, T)
    plain = (hidden(BATCH, T, H), head(), tokens)
    narrow = (hidden(BATCH, T, H, dtype=BF16), head(dtype=BF16), tokens)
    # A row that a piece holds, and one that none does.
    strange = [put(float("nan"), 1, 2, 5), put(INF, 3, 4, 0), put(INF, 2, T - 1, 3)]
    rows = (patched(hidden(BATCH, T, H), *strange), head(), tokens)
    for loss in (preference, odds, chunks, split, guided, horizons):
        name = f"pieces_{loss.__name__}"
        yield Case(name, loss, plain, argnums=(0, 1), tolerance="contract")
        yield Case(f"{name}_bf16", loss, narrow, argnums=(0, 1), near_f64=True)
        yield Case(f"{name}_rows", loss, rows, argnums=(0, 1), tolerance="contract")
    yield Case("pieces_logit_means_bf16", logit_means, narrow, argnums=(0, 1), has_aux=True, near_f64=True)
    yield Case("pieces_sequences", sequences, (*plain[:2], normal(V), tokens), argnums=(0, 1, 2), tolerance="contract")
