"""Losses that their programs compute chunk by chunk already, in loops over tokens.

A chunk's logits are small; what all steps of the loop make together is what counts. The gradient is taken within the
loop's body, or from outside, where autodiff stacks what the forward loop computes for the backward one. Results are held to the contract of
tools/dev/comparison/judge.py, with several tile sizes.
"""

import functools

import jax
import jax.numpy as jnp

from .case import BF16, F32, Case, advantages, hidden, ids, logp, mask, normal
from .policy import grpo, linear, take, token_logp
from .special_cases import patched, put

# Chunks, tokens of each, hidden size, vocabulary.
CHUNKS, C, H, V = 4, 6, 24, 131
N = CHUNKS * C

INF = float("inf")


def head(dtype=F32):
    """Head weights whose logits spread enough that no loss is flat."""
    return normal(H, V, dtype=dtype, scale=0.3)


def cross_entropy(h, w, tokens, weights):
    """The sum over the tokens of one chunk."""
    x = linear(h, w)
    return ((jax.nn.logsumexp(x, axis=-1) - take(x, tokens)) * weights).sum()


def chunked(x):
    return x.reshape(CHUNKS, C, *x.shape[1:])


# Gradients within the loop.


@jax.custom_vjp
def tiled(h, w, tokens, weights):
    """A scan over chunks of tokens whose backward pass is another scan, which computes each chunk again."""
    return tiled_forward(h, w, tokens, weights)[0]


def tiled_forward(h, w, tokens, weights):
    def step(total, chunk):
        labels = jax.nn.one_hot(chunk[1], V)
        x = linear(chunk[0], w)
        shifted = x - x.max(-1, keepdims=True)
        loss = jnp.log(jnp.exp(shifted).sum(-1)) - (labels * shifted).sum(-1)
        return total + (loss * (chunk[2] != 0)).sum(), None

    rest = (chunked(h), chunked(tokens), chunked(weights))
    return jax.lax.scan(step, jnp.zeros((), F32), rest)[0], (rest, w)


def tiled_backward(saved, g):
    rest, w = saved

    def step(dw, chunk):
        loss = functools.partial(cross_entropy, tokens=chunk[1], weights=(chunk[2] != 0).astype(F32))
        dh, dw_chunk = jax.vjp(loss, chunk[0], w)[1](g)
        return dw + dw_chunk.astype(F32), dh

    dw, dh = jax.lax.scan(step, jnp.zeros(w.shape, F32), rest)
    return dh.reshape(N, H), dw.astype(w.dtype), None, None


tiled.defvjp(tiled_forward, tiled_backward)


def by_position(h, w, tokens, weights):
    """A loop that counts tokens, slices each chunk out and writes its gradients back; the last chunk begins early, with rows that are
    done."""
    size = 7

    def step(i, state):
        dh, dw, total = state
        start = jnp.minimum(i * size, N - size)
        new = (start + jnp.arange(size) >= i * size).astype(F32)
        part = functools.partial(jax.lax.dynamic_slice_in_dim, start_index=start, slice_size=size)
        loss = functools.partial(cross_entropy, tokens=part(tokens), weights=part(weights) * new)
        value, (dh_part, dw_part) = jax.value_and_grad(loss, argnums=(0, 1))(part(h), w)
        dh = jax.lax.dynamic_update_slice_in_dim(dh, dh_part + part(dh), start, 0)
        return dh, dw + dw_part, total + value

    start = (jnp.zeros_like(h), jnp.zeros_like(w), jnp.zeros((), F32))
    dh, dw, total = jax.lax.fori_loop(0, -(-N // size), step, start)
    return total, dh, dw


def padded(h, w, tokens, weights):
    """The last chunk is filled up with rows of NaN, which a select leaves out."""
    rows = N - 2
    filled = jnp.concatenate([h[:rows], jnp.full((N - rows, H), jnp.nan, h.dtype)])

    def step(total, chunk):
        logps = token_logp(linear(chunk[0], w), chunk[1])
        return total + jnp.where(chunk[3] < rows, logps * chunk[2], 0).sum(), logps

    positions = jnp.arange(N)
    return jax.lax.scan(step, jnp.zeros((), F32), tuple(map(chunked, (filled, tokens, weights, positions))))


# Gradients from outside.


def summed(body, *rest, **options):
    """The sum of what `body` makes of each chunk, by a scan."""
    def step(total, chunk):
        return total + body(*chunk), None

    return jax.lax.scan(step, jnp.zeros((), F32), tuple(map(chunked, rest)), **options)[0]


def outside(h, w, tokens, weights, **options):
    return summed(lambda h, tokens, weights: cross_entropy(h, w, tokens, weights), h, tokens, weights, **options)


def outside_biased(h, w, bias, tokens, weights):
    """The gradient by the bias of each chunk is a sum over its tokens."""
    def body(h, tokens, weights):
        x = linear(h, w) + bias
        return ((jax.nn.logsumexp(x, axis=-1) - take(x, tokens)) * weights).sum()

    return summed(body, h, tokens, weights)


def outside_clipped(h, w, tokens, weights):
    """Clipped logits, of which the bounds are carried by the loops; the gradient compares a logit with them."""
    def body(h, tokens, weights):
        x = jnp.clip(linear(h, w), -1.5, 1.25)
        return ((jax.nn.logsumexp(x, axis=-1) - take(x, tokens)) * weights).sum()

    return summed(body, h, tokens, weights)


def policy_of(w):
    """GRPO of a chunk, with an entropy bonus over columns of which the last are padding."""
    def body(h, tokens, old_logp, adv, weights):
        x = jnp.where(jnp.arange(V) < V - 3, linear(h, w) / 0.7, -1e9)
        logps = jax.nn.log_softmax(x)
        entropy = -(jnp.exp(logps) * logps).sum(-1)
        return grpo(take(logps, tokens), old_logp, adv, weights) - 0.01 * (entropy * weights).sum()

    return body


def outside_policy(h, w, tokens, old_logp, adv, weights):
    return summed(policy_of(w), h, tokens, old_logp, adv, weights)


@jax.custom_vjp
def saving(x, tokens):
    """Cross-entropy that keeps the logits and their normaliser for its gradient."""
    return saving_forward(x, tokens)[0]


def saving_forward(x, tokens):
    z = jax.nn.logsumexp(x, axis=-1)
    return z - take(x, tokens), (x, z, tokens)


def saving_backward(saved, g):
    x, z, tokens = saved
    return ((jnp.exp(x - z[:, None]) - jax.nn.one_hot(tokens, V)) * g[:, None]).astype(x.dtype), None


saving.defvjp(saving_forward, saving_backward)


def outside_other_weights(h, w, tokens, weights):
    """Each step has other weights, which autodiff stacks for dh."""
    def step(w, chunk):
        return w * 0.9, cross_entropy(chunk[0], w, chunk[1], chunk[2])

    return jax.lax.scan(step, w, tuple(map(chunked, (h, tokens, weights))))[1].sum()


def outside_margin(h, w, tokens, weights, *, conditional=False):
    """The gap between the largest logit and the picked one: its gradient compares logits with a maximum of them."""
    def body(h, tokens, weights):
        x = linear(h, w)
        return ((jax.nn.logsumexp(x, axis=-1) - take(x, tokens) + 0.1 * x.max(-1)) * weights).sum()

    if conditional:
        return jax.lax.cond(weights.sum() > 0, body, lambda h, *_: h.sum(), h, tokens, weights)
    return summed(body, h, tokens, weights)


def rounded_loss(x, tokens, weights):
    """The softmax is computed in the type of the logits."""
    return -(take(jax.nn.log_softmax(x), tokens).astype(F32) * weights).sum()


@jax.custom_vjp
def moment(x, v):
    """The mean of v by the probabilities; its gradient takes the mean off each v, as it was kept."""
    return moment_forward(x, v)[0]


def moment_forward(x, v):
    p = jax.nn.softmax(x)
    mean = (p * v).sum(-1)
    return mean, (p, v, mean)


def moment_backward(saved, g):
    p, v, mean = saved
    return p * (v - mean[:, None]) * g[:, None], p * g[:, None]


moment.defvjp(moment_forward, moment_backward)


def rounded_moment(x, tokens, weights):
    """A mean of numbers near 1e5, with rows that are certain: nothing is left of v less its mean there."""
    mean = moment(x * jnp.asarray(30, x.dtype), x * jnp.asarray(3e4, x.dtype))
    return (mean.astype(F32) * weights).sum() * 1e-5 + rounded_loss(x, tokens, weights)


def rounded_sum(x, tokens, weights):
    """`logaddexp` of logits, whose derivative takes a rounded maximum off what it is made of."""
    return rounded_loss(jnp.logaddexp(x * 300, x * x * 40), tokens, weights)


def outside_rounded(loss, h, w, tokens, weights, *, scale=1, conditional=False, **options):
    body = lambda h, tokens, weights: loss((h @ w) * jnp.asarray(scale, h.dtype), tokens, weights)
    if conditional:
        return jax.lax.cond(weights.sum() > 0, body, lambda h, *_: h.sum().astype(F32), h, tokens, weights)
    return summed(body, h, tokens, weights, **options)


def outside_returned(h, w, tokens, weights):
    """The probabilities are a result, too: logits that are computed again need not have the bits of those that made them."""
    def step(total, chunk):
        p = jax.nn.softmax(linear(chunk[0], w))
        return total - (jnp.log(take(p, chunk[1])) * chunk[2]).sum(), p

    return jax.lax.scan(step, jnp.zeros((), F32), tuple(map(chunked, (h, tokens, weights))))


def outside_metric(metric, h, w, tokens, weights):
    """A metric of logits that the program computes twice. Its residuals are stacked, though nothing reads them."""
    def step(total, chunk):
        return (total + cross_entropy(chunk[0], w, chunk[1], chunk[2]), metric(linear(chunk[0], w), chunk[1]))

    return jax.lax.scan(step, jnp.zeros((), F32), tuple(map(chunked, (h, tokens, weights))))


def among_the_first(x, tokens):
    """Searches for the largest, which stays, and computes its logits itself."""
    return (jax.lax.top_k(x, 4)[1] == tokens[:, None]).any(-1)


# Loops over columns of the head.

TILE = 48


def columns(w, i):
    """A tile of the head that is padded to whole tiles, and its columns."""
    padded = jnp.pad(w, ((0, 0), (0, -w.shape[1] % TILE)))
    return jax.lax.dynamic_slice_in_dim(padded, i * TILE, TILE, 1), i * TILE + jnp.arange(TILE)


@jax.custom_vjp
def by_columns(h, w, tokens, weights):
    """Cross-entropy with a running maximum and sum; the backward pass goes over the same tiles."""
    return by_columns_forward(h, w, tokens, weights)[0]


def by_columns_forward(h, w, tokens, weights):
    def step(state, i):
        m, s, picked = state
        tile, column = columns(w, i)
        x = jnp.where(column < V, linear(h, tile), -jnp.inf)
        top = jnp.maximum(m, x.max(-1))
        s = s * jnp.exp(m - top) + jnp.exp(x - top[:, None]).sum(-1)
        return (top, s, picked + jnp.where(column == tokens[:, None], x, 0).sum(-1)), None

    start = (jnp.full(N, -INF, F32), jnp.zeros(N, F32), jnp.zeros(N, F32))
    m, s, picked = jax.lax.scan(step, start, jnp.arange(-(-V // TILE)))[0]
    z = m + jnp.log(s)
    return ((z - picked) * weights).sum(), (h, w, tokens, weights, z)


def by_columns_backward(saved, g):
    h, w, tokens, weights, z = saved

    def step(state, i):
        dh, dw = state
        tile, column = columns(w, i)
        p = jnp.where(column < V, jnp.exp(linear(h, tile) - z[:, None]), 0)
        d = ((p - (column == tokens[:, None])) * (g * weights)[:, None]).astype(h.dtype)
        return (dh + d @ tile.T, jax.lax.dynamic_update_slice_in_dim(dw, h.T @ d, i * TILE, 1)), None

    tiles = -(-V // TILE)
    dh, dw = jax.lax.scan(step, (jnp.zeros_like(h), jnp.zeros((H, tiles * TILE), w.dtype)), jnp.arange(tiles))[0]
    return dh, dw[:, :V], None, None


by_columns.defvjp(by_columns_forward, by_columns_backward)


def by_blocks(h, w, tokens, weights):
    """Blocks of tokens, and of columns in them: the log-sum-exp of each tile is added to what the ones before gave."""
    tiles = -(-V // TILE)

    def block(chunk):
        hs, labels = chunk

        def step(state, i):
            z, picked = state
            tile, column = columns(w, i)
            x = jnp.where(column < V, linear(hs, tile), -1e30)
            hot = jax.nn.one_hot(labels - i * TILE, TILE)
            return (jnp.logaddexp(z, jax.nn.logsumexp(x, axis=-1)), picked + (x * hot).sum(-1)), None

        z, picked = jax.lax.scan(step, (jnp.full(C, -INF, F32), jnp.zeros(C, F32)), jnp.arange(tiles))[0]
        return z - picked

    return (jax.lax.map(jax.checkpoint(block), (chunked(h), chunked(tokens))).reshape(N) * weights).sum()


def cases():
    plain = (hidden(N, H), head(), ids(N, vocab=V), mask(N))
    yield Case("loop_tiled", tiled, plain, argnums=(0, 1), tolerance="contract")

    yield Case("loop_outside_unrolled_whole", functools.partial(outside, unroll=True), plain, argnums=(0, 1),
               tolerance="contract")
    biased = (*plain[:2], normal(V), *plain[2:])
    yield Case("loop_outside_biased", outside_biased, biased, argnums=(0, 1, 2), tolerance="contract")
    yield Case("loop_outside_biased_alone", outside_biased, biased, argnums=2, tolerance="contract")
    # Of a hidden state of 1 and a weight at the bound: the logit is the bound, and gives half of the derivative.
    at_bound = (patched(hidden(N, H), put(0.0, None, None), put(1.0, None, 2), put(1.0, [0, N, 2], 5)),
                patched(head(), put(-1.5, 2, [0, V, 3]), put(1.25, 2, [1, V, 3])), *plain[2:])
    yield Case("loop_outside_clipped_at_the_bound", outside_clipped, at_bound, argnums=(0, 1), tolerance="contract")
    yield Case("loop_outside_policy", outside_policy,
               (hidden(N, H), head(), ids(N, vocab=V), logp(N, vocab=V), advantages(N), mask(N)), argnums=(0, 1),
               tolerance="contract")
    narrow = (hidden(N, H, dtype=BF16), head(BF16), ids(N, vocab=V), mask(N))
    # All logits near 1000, where a unit of bf16 is 4, and one of them there alone.
    offset = (patched(narrow[0], put(1.0, None, 0)), patched(narrow[1], put(1000.0, 0, None)), *narrow[2:])
    special_narrow = (patched(narrow[0], put(INF, 3), put(float("nan"), 9, 2), put(-INF, 20)), *narrow[1:])
    rounded = functools.partial(functools.partial, outside_rounded)
    yield Case("loop_outside_rounded_special", rounded(rounded_loss), special_narrow, argnums=(0, 1))
    yield Case("loop_conditional_rounded", rounded(rounded_loss, conditional=True), offset, argnums=(0, 1), near_f64=True)
    yield Case("loop_outside_rounded_sum", rounded(rounded_sum), narrow, argnums=(0, 1), near_f64=True)
    why = "logits that are computed again need not equal a maximum that was taken of the first ones"
    yield Case("loop_outside_margin", outside_margin, plain, argnums=(0, 1), expected="missed", reason=why)
    yield Case("loop_conditional_margin", functools.partial(outside_margin, conditional=True), plain, argnums=(0, 1),
               expected="missed", reason=why)
    yield Case("loop_outside_other_weights", outside_other_weights, plain, argnums=(0, 1))
    yield Case("loop_outside_returned", outside_returned, plain, argnums=(0, 1), has_aux=True, expected="missed",
               reason="keeps the logits, or a value as large, of every step of a loop")
    # One logit far above the others: a probability of 1 for which the last bit of a logit is 6e-5.
    far = (patched(hidden(N, H), put(1.0, None, 0)), patched(head(), put(0.0, 0, None), put(1000.0, 0, 99)), *plain[2:])
    yield Case("loop_outside_sorted", functools.partial(outside_metric, among_the_first), far, argnums=(0, 1), has_aux=True,
               tolerance="contract")

    # Loops over the vocabulary.
    for name, argnums in (("forward", None), ("gradients", (0, 1))):
        yield Case(f"loop_vocabulary_{name}", by_columns, plain, argnums=argnums, tolerance="contract")
    yield Case("loop_vocabulary_blocks", by_blocks, plain, argnums=(0, 1), tolerance="contract")
