"""A fused head that users write by hand: a scan over blocks of the vocabulary, with a scan of its own as its gradient.

Neither loop keeps logits of all columns; columns that the blocks leave over are processed behind the loops.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
from jax import lax

from . import policy
from .case import BF16, F32, Case, advantages, head, hidden, ids, logp, mask

B, T, H, BLOCK = 2, 13, 40, 48
WHOLE, RAGGED = 5 * BLOCK, 5 * BLOCK + 11
INF = float("inf")


@dataclasses.dataclass(frozen=True)
class Blocks:
    """How the head is written."""

    width: int = BLOCK
    rounded: bool = False  # f32 products are rounded to the operands' type before they are used
    lowest: float = -INF  # where the running maximum starts
    checked: bool = True  # ids outside of the vocabulary count as nothing
    entropy: bool = False  # a running sum of exp(x) * x as well
    wide: bool = False  # the gradient of the hidden states is summed in f32
    label: str = "scatter"  # how the label's part of the gradient is added: scatter, one_hot or where
    columns: int = 0  # columns behind the first so many are padding, with logits of -inf


def over_blocks(step, state, vocab, blocks):
    """The state after `step(state, start, width)` of all blocks of columns."""
    count = vocab // blocks.width
    state, _ = lax.scan(lambda state, i: (step(state, i * blocks.width, blocks.width), None), state, jnp.arange(count))
    rest = vocab - count * blocks.width
    return step(state, count * blocks.width, rest) if rest else state


def logits_of(h, w, start, width, blocks):
    part = w[:, start:start + width] if isinstance(start, int) else lax.dynamic_slice_in_dim(w, start, width, 1)
    x = jnp.matmul(h, part, preferred_element_type=F32)
    x = x.astype(h.dtype).astype(F32) if blocks.rounded else x
    return jnp.where(start + jnp.arange(width) < blocks.columns, x, -INF) if blocks.columns else x, part


def place(tokens, start, width, vocab, blocks):
    """Whether a token's column is in the block, and where."""
    hit = (tokens >= start) & (tokens < start + width)
    if blocks.checked:
        hit &= (tokens >= 0) & (tokens < vocab)
    return hit, jnp.where(hit, tokens - start, 0)


def statistics(h, w, tokens, blocks):
    """Of each token the logarithm of the sum of exponentials, the label's logit and the entropy."""
    vocab = w.shape[1]

    def step(state, start, width):
        m, s, t, chosen = state
        x, _ = logits_of(h, w, start, width, blocks)
        top = jnp.maximum(m, x.max(-1))
        scale, e = jnp.exp(m - top), jnp.exp(x - top[..., None])
        hit, at = place(tokens, start, width, vocab, blocks)
        label = jnp.take_along_axis(x, at[..., None], -1)[..., 0]
        t = t * scale + (e * x).sum(-1) if blocks.entropy else t
        return top, s * scale + e.sum(-1), t, jnp.where(hit, label, chosen)

    zeros = jnp.zeros(tokens.shape, F32)
    m, s, t, chosen = over_blocks(step, (jnp.full(tokens.shape, blocks.lowest, F32), zeros, zeros, zeros), vocab, blocks)
    lse = m + jnp.log(s)
    return lse, chosen, lse - t / s


@functools.partial(jax.custom_vjp, nondiff_argnums=(3,))
def token_logp(h, w, tokens, blocks):
    """Log-probability and entropy of each token."""
    return forward(h, w, tokens, blocks)[0]


def forward(h, w, tokens, blocks):
    lse, chosen, entropy = statistics(h, w, tokens, blocks)
    return (chosen - lse, entropy), (h, w, tokens, lse, entropy)


def add_label(d, slope, hit, at, label):
    """`slope` added to each hit token's own column."""
    if label == "one_hot":
        return d + jax.nn.one_hot(jnp.where(hit, at, -1), d.shape[-1]) * slope[..., None]
    if label == "where":
        columns = lax.broadcasted_iota(jnp.int32, d.shape, d.ndim - 1)
        return jnp.where(hit[..., None] & (columns == at[..., None]), d + slope[..., None], d)
    rows = d.reshape(-1, d.shape[-1])
    rows = rows.at[jnp.arange(rows.shape[0]), at.reshape(-1)].add((slope * hit).reshape(-1))
    return rows.reshape(d.shape)


def backward(blocks, saved, cotangents):
    h, w, tokens, lse, entropy = saved
    (slope, of_entropy), vocab, flat = cotangents, w.shape[1], h.reshape(-1, h.shape[-1])
    if blocks.checked:
        slope = slope * ((tokens >= 0) & (tokens < vocab))

    def step(carry, start, width):
        dh, dw = carry
        x, part = logits_of(h, w, start, width, blocks)
        log_p = x - lse[..., None]
        p = jnp.exp(log_p)
        d = p * -slope[..., None]
        if blocks.entropy:
            d = d - p * (log_p + entropy[..., None]) * of_entropy[..., None]
        d = add_label(d, slope, *place(tokens, start, width, vocab, blocks), blocks.label)
        contract = ((d.ndim - 1,), (1,)), ((), ())
        more = lax.dot_general(d, part, contract, preferred_element_type=F32 if blocks.wide else h.dtype)
        d = d.reshape(-1, width).astype(h.dtype)
        dw_part = lax.dot_general(flat, d, (((0,), (0,)), ((), ())), preferred_element_type=w.dtype)
        return dh + more, lax.dynamic_update_slice(dw, dw_part, (0, start))

    start = jnp.zeros(h.shape, F32 if blocks.wide else h.dtype), jnp.zeros_like(w)
    dh, dw = over_blocks(step, start, vocab, blocks)
    return dh.astype(h.dtype), dw, None


token_logp.defvjp(forward, backward)


def grpo_loss(h, w, tokens, old_logp, adv, weights, *, blocks):
    """GRPO's loss, with the mean entropy as an auxiliary value where the blocks have one."""
    logp, entropy = token_logp(h, w, tokens, blocks)
    value = policy.grpo(logp, old_logp, adv, weights)
    return value, policy.aggregate(lax.stop_gradient(entropy if blocks.entropy else logp), weights, "token_mean")


def with_bonus(h, w, tokens, old_logp, adv, weights, *, blocks):
    """An entropy bonus, whose gradient goes through the loop as well."""
    logp, entropy = token_logp(h, w, tokens, blocks)
    return policy.grpo(logp, old_logp, adv, weights) - 0.01 * policy.aggregate(entropy, weights, "token_mean")


def checkpointed(loss):
    """The loss is computed again for its gradient."""
    def again(*args, blocks):
        return jax.checkpoint(functools.partial(loss, blocks=blocks))(*args)

    return again


def accumulated(h, w, tokens, old_logp, adv, weights, *, blocks):
    """Gradients of microbatches of one sequence each, summed in f32 by a scan."""
    def one(total, batch):
        hs, *others = (v[None] for v in batch)
        step = jax.value_and_grad(lambda h, w: grpo_loss(h, w, *others, blocks=blocks), argnums=(0, 1), has_aux=True)
        (value, _), (dh, dw) = step(hs, w)
        return (total[0] + value, total[1] + dw.astype(F32)), dh[0]

    (value, dw), dh = lax.scan(one, (jnp.zeros(()), jnp.zeros(w.shape, F32)), (h, tokens, old_logp, adv, weights))
    return value, dh, dw


def log_probabilities(h, w, tokens, *, blocks):
    """The forward pass alone."""
    return token_logp(h, w, tokens, blocks)


def rollout(vocab, batch=B, length=T, out_of_range=0.0):
    return (ids(batch, length, vocab=vocab, out_of_range=out_of_range), logp(batch, length, vocab=vocab), advantages(batch),
            mask(batch, length))


def arguments(vocab=RAGGED, dtype=F32, out_of_range=0.2):
    """Some ids are outside of the vocabulary."""
    return hidden(B, T, H, dtype=dtype), head(H, vocab, dtype=dtype), *rollout(vocab, out_of_range=out_of_range)


def full(batch=1):
    """At the size of the headline."""
    return (hidden(batch, 8192 // batch, 4096, dtype=BF16), head(4096, 151936, dtype=BF16),
            *rollout(151936, batch, 8192 // batch))


def cases():
    plain, rounded = Blocks(), Blocks(rounded=True)
    both = {"argnums": (0, 1), "has_aux": True}
    narrow = {"near_f64": True, **both}
    for name, loss, blocks, args, how in (
        ("", grpo_loss, plain, arguments(), both),
        ("_whole", grpo_loss, plain, arguments(WHOLE), both),
        ("_bf16", grpo_loss, plain, arguments(dtype=BF16), narrow),
        ("_rounded", grpo_loss, rounded, arguments(dtype=BF16), narrow),
        ("_rounded_whole", grpo_loss, rounded, arguments(WHOLE, dtype=BF16), narrow),
        ("_one_hot", grpo_loss, Blocks(label="one_hot", checked=False), arguments(out_of_range=0.0), both),
        ("_where", grpo_loss, Blocks(label="where", lowest=-1e30), arguments(), both),
        ("_padded", grpo_loss, Blocks(columns=RAGGED - 5), arguments(), both),
        ("_bonus", with_bonus, Blocks(entropy=True, wide=True), arguments(), {"argnums": (0, 1)}),
        ("_forward", log_probabilities, Blocks(entropy=True, rounded=True), arguments(dtype=BF16)[:3], {}),
        ("_checkpoint", checkpointed(grpo_loss), Blocks(wide=True, rounded=True), arguments(dtype=BF16), narrow),
        ("_accumulated", accumulated, plain, arguments(), {"gradient_outputs": (1, 2)}),
    ):
        yield Case(f"blocked_head{name}", functools.partial(loss, blocks=blocks), args, **how)
    yield Case("headline_blocked", functools.partial(grpo_loss, blocks=Blocks(width=2048, rounded=True)), full(), argnums=(0, 1),
               has_aux=True, run=False, always_fuse=False, logits_elements=8192 * 151936)
