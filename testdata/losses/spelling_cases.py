"""The same losses, spelt otherwise: the vocabulary as another axis, rows in another order, several ids a row.

Each with special values. Results are held to the contract of tools/dev/comparison/judge.py, with several tile sizes.
"""

import jax
import jax.numpy as jnp

from .case import BF16, Case, advantages, hidden, ids, normal, uniform
from .special_cases import put, patched

# Batch, time, hidden size, vocabulary.
B, T, H, V = 3, 7, 24, 131

INF = float("inf")


def head(*shape, dtype=jnp.float32):
    """Head weights whose logits spread enough that no loss is flat."""
    return normal(*(shape or (H, V)), dtype=dtype, scale=0.3)


# The vocabulary is not the last axis.


def vocabulary_first(h, embedding, tokens, g):
    """Logits [V, B, T] of an embedding table [V, H]."""
    x = jnp.einsum("vh,bth->vbt", embedding, h).astype(jnp.float32)
    logp = jnp.take_along_axis(jax.nn.log_softmax(x, axis=0), tokens[None], axis=0)[0]
    return (g * logp).sum(), logp


def vocabulary_second(h, embedding, tokens, g):
    """Logits [B, V, T], as convolutions lay out channels."""
    x = jnp.einsum("vh,bth->bvt", embedding, h).astype(jnp.float32)
    logp = jnp.take_along_axis(jax.nn.log_softmax(x, axis=1), tokens[:, None], axis=1)[:, 0]
    return (g * logp).sum(), logp


def swapped(h, w, tokens, g):
    """A transpose between the product and the softmax; labels as a one-hot array."""
    x = (h @ w).swapaxes(1, 2)
    p = jax.nn.softmax(x, axis=1)
    z = jax.nn.logsumexp(x, axis=1)
    labels = jax.nn.one_hot(tokens, V, axis=1)
    return (g * ((labels * x).sum(1) - z)).sum(), -(p * jnp.log(p + 1e-9)).sum(1)


def turned(x, w, tokens, g):
    """Flattened tokens along the second axis, indices of both axes; a bias for each of the vocabulary."""
    logits = (x.reshape(-1, H) @ w[:-1]).T + w[-1, :, None]
    logp = jax.nn.log_softmax(logits, axis=0)[tokens.reshape(-1), jnp.arange(tokens.size)]
    return (g.reshape(-1) * logp).sum(), logits.argmax(0)


def channels(x, tokens, g):
    """The logits are an input, [B, V, T]."""
    logp = jnp.take_along_axis(jax.nn.log_softmax(x, axis=1), tokens[:, None], axis=1)[:, 0]
    return (g * logp).sum(), logp


# The rows come in another order.


def time_major(h, w, tokens, g):
    """Logits are transposed to [T, B, V], as recurrent code has them; labels and weights come as [B, T]."""
    x = (h @ w).astype(jnp.float32).swapaxes(0, 1)
    logp = jax.nn.log_softmax(x, axis=-1)
    picked = jnp.take_along_axis(logp, tokens.T[..., None], axis=-1)[..., 0]
    entropy = -(jnp.exp(logp) * logp).sum(-1)
    return (g.T * (picked + 0.1 * entropy)).sum(), (picked, entropy.T)


def by_time(h, w, tokens, g):
    """A vmap over the second axis: JAX transposes in the middle of the softmax."""

    def one(hidden, ids):
        logp = jax.nn.log_softmax(hidden @ w, axis=-1)
        return jnp.take_along_axis(logp, ids[:, None], axis=-1)[:, 0]

    picked = jax.vmap(one, in_axes=1, out_axes=1)(h, tokens)
    return (g * picked).sum(), picked


def turned_time(h, embedding, tokens, g):
    """[B, T, V] becomes [V, T, B], flattened to [V, T·B]; the maximum's place in each order."""
    x = jnp.einsum("bth,vh->btv", h, embedding)
    flat = jnp.transpose(x, (2, 1, 0)).reshape(V, -1)
    z = jax.nn.logsumexp(flat, axis=0)
    at = flat[tokens.T.reshape(-1), jnp.arange(tokens.size)]
    return (g.T.reshape(-1) * (at - z)).sum(), (at - z, flat.argmax(0), x.argmax(-1))


def three_orders(h, w, tokens, g):
    """Three row dimensions, turned twice, with a value of each row added in each order."""
    x = (h.reshape(B, T, 2, H) @ w).transpose(1, 2, 0, 3) + g.T[:, None, :, None]
    y = x.transpose(2, 1, 0, 3) * jnp.array([0.5, 1.0])[None, :, None, None]
    logp = jax.nn.log_softmax(y, axis=-1)
    picked = jnp.take_along_axis(logp, jnp.broadcast_to(tokens[:, None, :, None], (B, 2, T, 1)), axis=-1)
    return (g[:, None] * picked[..., 0]).sum(), logp.max(-1)


def logits_by_time(x, tokens, g):
    """The logits are an input, [B, T, V], and are transposed."""
    logp = jax.nn.log_softmax(x.swapaxes(0, 1), axis=-1)
    picked = jnp.take_along_axis(logp, tokens.T[..., None], axis=-1)[..., 0]
    return (g.T * picked).sum(), picked


def order_cases():
    rest = (ids(B, T, vocab=V), advantages(B, T))
    lost = patched(hidden(B, T, H), put(float("nan"), 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 2, 6, None))
    tied = patched(head(), put(0.25, None, [5, 9]))
    for name, function in (("time_major", time_major), ("by_time", by_time)):
        yield name, function, (hidden(B, T, H), head(), *rest), (0, 1)
        yield f"{name}_special", function, (lost, tied, *rest), (0, 1)
    yield "time_major_bf16", time_major, (hidden(B, T, H, dtype=BF16), head(dtype=BF16), *rest), (0, 1)
    yield "turned_time", turned_time, (hidden(B, T, H), head(V, H), *rest), (0, 1)
    yield "three_orders", three_orders, (hidden(B, T, 2 * H), head(), *rest), (0, 1)
    masked = patched(normal(B, T, V), put(-INF, 1, None, [0, 60]), put(-INF, 2, 3, None), put(INF, 0, 1, 7),
                     put(float("nan"), 0, 2, 9))
    yield "logits_by_time", logits_by_time, (masked, *rest), 0


def axis_cases():
    rest = (ids(B, T, vocab=V), advantages(B, T))
    # A row of NaN, one whose logits are infinite, tied columns, and one column that nothing may take.
    rows = patched(hidden(B, T, H), put(float("nan"), 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 2, 6, None))
    tied = patched(head(V, H), put(0.25, [5, 9], None))
    cases = {"vocabulary_first": vocabulary_first, "vocabulary_second": vocabulary_second}
    for name, function in cases.items():
        yield name, function, (hidden(B, T, H), head(V, H), *rest), (0, 1)
        yield f"{name}_bf16", function, (hidden(B, T, H, dtype=BF16), head(V, H, dtype=BF16), *rest), (0, 1)
        yield f"{name}_special", function, (rows, tied, *rest), (0, 1)
    yield "vocabulary_swapped", swapped, (hidden(B, T, H), head(), *rest), (0, 1)
    yield "vocabulary_swapped_special", swapped, (rows, head(), *rest), (0, 1)
    yield "vocabulary_turned", turned, (hidden(B, T, H), head(H + 1, V), *rest), (0, 1)
    banned = patched(head(H + 1, V), put(-INF, H, [4, 40, 3]))
    yield "vocabulary_turned_masked", turned, (hidden(B, T, H), banned, *rest), (0, 1)
    masked = patched(normal(B, V, T), put(-INF, 1, [0, 60], None), put(-INF, 2, None, 3), put(INF, 0, 7, 1),
                     put(float("nan"), 0, 9, 2))
    yield "vocabulary_channels", channels, (normal(B, V, T), *rest), 0
    yield "vocabulary_channels_masked", channels, (masked, *rest), 0


# Several columns a row.


def candidates(h, w, tokens, g):
    """Several candidate tokens per position: their log-probabilities, and those renormalised among themselves."""
    logp = jnp.take_along_axis(jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1), tokens, axis=-1)
    return (g[..., None] * logp).sum() + jax.nn.log_softmax(logp, axis=-1)[..., 0].sum(), logp


def candidates_scaled(h, w, tokens, g, temperatures):
    """Candidates of logits with a temperature for each token, and the gradient by these: numbers that are put into columns, summed up in
    strips of a tile beneath the next one's product."""
    x = jnp.einsum("bth,hv->btv", h, w, preferred_element_type=jnp.float32) / temperatures[..., None]
    logp = jnp.take_along_axis(x, tokens, axis=-1) - jax.nn.logsumexp(x, axis=-1, keepdims=True)
    return (g[..., None] * logp).sum(), logp


def candidates_labelled(h, w, tokens, g, label):
    """A hard label and the candidates."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked = jnp.take_along_axis(logp, tokens, axis=-1)
    return (g[..., None] * jax.nn.softmax(picked)).sum() - jnp.take_along_axis(logp, label[..., None], axis=-1).mean(), picked


def candidates_first(h, w, tokens, g):
    """The candidates' dimension lies in front, and tokens are flattened: [K, N]."""
    logp = jax.nn.log_softmax(h.reshape(-1, H) @ w, axis=-1)
    picked = jax.vmap(lambda t: jnp.take_along_axis(logp, t.reshape(-1, 1), axis=-1)[:, 0])(tokens)
    return (g.reshape(-1) * jnp.square(picked)).sum(), picked


def candidates_between(h, w, tokens, g):
    """Row numbers and candidates, whose dimension lies between the rows': [B, K, T]."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked = logp[jnp.arange(B)[:, None, None], jnp.arange(T)[None, None, :], tokens]
    return (g[:, None] * jnp.square(picked)).sum(), picked


def answers(h, w, tokens, g):
    """The same few columns for all rows, as multiple choice has them."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked = jnp.take(logp, tokens, axis=-1)
    return (g[..., None] * jax.nn.log_softmax(picked, axis=-1)).sum(), picked


def answer(h, w, tokens, g):
    """One column, which the program computes."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked = jnp.take(logp, tokens[0] + tokens[1] - tokens[1], axis=-1, mode="clip")
    return (g * picked).sum(), picked


def columns(h, w, g):
    """Columns that the program names: some in a row, every third of some, and one."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    few = jnp.concatenate([logp[..., 5:9], logp[..., 20:35:3], logp[..., -1:]], axis=-1)
    return (g * jnp.square(few).sum(-1)).sum(), few


def one_hot_einsum(h, w, tokens, g):
    """A contraction with a one-hot: infinities at its zeros count, unless XLA makes a choice of it."""
    logp = jax.nn.log_softmax(h @ w, axis=-1)
    picked = jnp.einsum("btv,btv->bt", logp, jax.nn.one_hot(tokens, V))
    return (g * picked).sum(), picked


def candidates_of_logits(x, tokens, g):
    """The logits are an input, and so are the candidates' weights."""
    logp = jnp.take_along_axis(jax.nn.log_softmax(x, axis=-1), tokens, axis=-1)
    return (g * logp).sum(), logp


def distilled(h, w, bias, tokens, g, temperature):
    """A teacher's likeliest tokens, by logits as they are: capped, scaled, with a bias that may ban columns; ids are clamped."""
    x = jnp.tanh((h @ w).astype(jnp.float32) / 5) * 5 / temperature + bias
    xs = jnp.take_along_axis(x, tokens, axis=-1, mode="clip")
    z = jax.nn.logsumexp(x, axis=-1, keepdims=True)
    logp = xs - z
    weights = jax.nn.softmax(jnp.arange(tokens.shape[-1]) * 0.1)
    return (g[..., None] * weights * logp).sum() + 0.1 * jnp.square(z).mean(), logp


def multi_hot_set(h, w, tokens, g):
    """Labels of several columns that are put into an array of zeros, each once."""
    rows = jnp.arange(B)[:, None, None], jnp.arange(T)[None, :, None]
    logp = jax.nn.log_softmax((h @ w).astype(jnp.float32), axis=-1)
    labels = jnp.zeros(logp.shape).at[(*rows, tokens)].set(0.25)
    return (g * (labels * logp).sum(-1)).sum(), labels.sum(-1)


def suppressed(h, w, tokens, g):
    """Columns of each row that are never to be taken."""
    rows = jnp.arange(B)[:, None, None], jnp.arange(T)[None, :, None]
    x = (h @ w).astype(jnp.float32).at[(*rows, tokens)].set(-1e9)
    logp = jax.nn.log_softmax(x, axis=-1)
    return (g * logp[..., 3]).sum(), (jnp.exp(logp) * logp).sum(-1)


def several_cases():
    h, g = hidden(B, T, H), advantages(B, T)
    strange = patched(ids(B, T, 3, vocab=V, out_of_range=0.15, negative=0.15), put(7, 0, 0, [0, 2]), put(7, 1, 1, None))
    # Two columns of ban are never allowed, and two rows of hidden states are no numbers.
    lost = patched(h, put(float("nan"), 0, 2, 3), put(0.0, 2, 6, None))
    for name, function, shape in (("candidates", candidates, (B, T, 3)), ("candidates_first", candidates_first, (3, B, T)),
                                  ("candidates_between", candidates_between, (B, 3, T))):
        yield name, function, (h, head(), ids(*shape, vocab=V), g), (0, 1)
    yield "candidates_strange", candidates, (lost, head(), strange, g), (0, 1)
    yield "candidates_sixteen", candidates, (h, head(), ids(B, T, 16, vocab=V), g), (0, 1)
    # More of them than are compared with every column.
    many = patched(ids(B, T, 40, vocab=V, out_of_range=0.15, negative=0.15), put(7, 0, 0, [0, 2, 30]), put(7, 1, 1, None))
    yield "candidates_many", candidates, (h, head(), ids(B, T, 40, vocab=V), g), (0, 1)
    yield "candidates_many_strange", candidates, (lost, head(), many, g), (0, 1)
    yield "candidates_many_infinite", candidates, (patched(h, put(INF, 0, 1, 3), put(-INF, 1, 4, 5)),
                                                   patched(head(), put(-INF, 0, 7), put(float("nan"), 2, 9)), many, g), (0, 1)
    yield "candidates_many_labelled", candidates_labelled, (h, head(), ids(B, T, 40, vocab=V), g, ids(B, T, vocab=V)), (0, 1)
    yield "candidates_many_first", candidates_first, (h, head(), ids(20, B, T, vocab=V), g), (0, 1)
    yield "candidates_many_between", candidates_between, (h, head(), ids(B, 20, T, vocab=V), g), (0, 1)
    # More than a register has lanes, in several tiles; of one row some are 128 columns apart, as lanes are, and some equal.
    wide = patched(ids(B, T, 130, vocab=1500, out_of_range=0.05, negative=0.1), put(5, 0, 0, 0), put(133, 0, 0, 1), put(261, 0, 0, [2, 129]),
                   put(389, 0, 0, 3), put(517, 0, 0, [4, 70]), put(1029, 0, 0, 128), put(1028, 0, 0, 5), put(1499, 0, 1, None))
    for dtype, name in ((jnp.float32, ""), (jnp.bfloat16, "_bf16")):
        yield f"candidates_wide{name}", candidates, (hidden(B, T, H, dtype=dtype), head(H, 1500, dtype=dtype), wide, g), (0, 1)
    yield "candidates_many_scaled", candidates_scaled, (hidden(B, T, H, dtype=BF16), head(H, 640, dtype=BF16), ids(B, T, 40, vocab=640), g,
                                                        uniform(B, T, low=0.5, high=1.5)), 4
    yield "candidates_many_weights", candidates, (lost, head(), many, g), 1
    yield "answers_many", answers, (h, head(), ids(24, vocab=V), g), (0, 1)
    low = jnp.bfloat16
    yield "candidates_many_bf16", candidates, (hidden(B, T, H, dtype=low), head(dtype=low), ids(B, T, 40, vocab=V), g), (0, 1)
    banned = patched(normal(V), put(-INF, [7, 60, 61]), put(2.0, 3))
    for name, arg, bias, of in (("distilled", h, normal(V), ids(B, T, 40, vocab=V)), ("distilled_strange", lost, banned, many)):
        yield name, distilled, (arg, head(), bias, of, g, uniform(low=0.7, high=1.5)), (0, 1, 2, 5)
    yield "candidates_bf16", candidates, (hidden(B, T, H, dtype=low), head(dtype=low), ids(B, T, 3, vocab=V), g), (0, 1)
    yield "answers", answers, (h, head(), ids(4, vocab=V), g), (0, 1)
    yield "answers_strange", answers, (lost, head(), patched(ids(4, vocab=V), put(V + 3, 1), put(-2, 2)), g), (0, 1)
    yield "answer", answer, (h, head(), ids(2, vocab=V), g), (0, 1)
    yield "columns", columns, (h, head(), g), (0, 1)
    yield "columns_special", columns, (lost, patched(head(), put(0.25, None, [5, 7])), g), (0, 1)
    banned = patched(h, put(float("nan"), 0, 2, 3), put(0.0, None, None, 0), put(1.0, 1, [0, 4], 0))
    one = patched(ids(B, T, vocab=V, out_of_range=0.15), put(V + 3, 0, 2), put(4, 1, [0, 3]))
    never = patched(head(), put(-INF, 0, [3, 60, 7]))
    yield "one_hot_einsum_strange", one_hot_einsum, (banned, never, one, g), (0, 1)
    # Autodiff asks which of two equal ids stayed, in an array of numbers.
    for name, function, argnums in (("multi_hot_set", multi_hot_set, (0, 1)), ("suppressed", suppressed, None)):
        yield name, function, (h, head(), ids(B, T, 3, vocab=V), g), argnums
        yield f"{name}_strange", function, (lost, head(), strange, g), argnums
    twenty = patched(ids(B, T, 20, vocab=V, out_of_range=0.15, negative=0.15), put(7, 0, 0, [0, 2]), put(7, 1, 1, None))
    yield "suppressed_many", suppressed, (lost, head(), twenty, g), None
    masked = patched(normal(B, T, V), put(-INF, 1, None, [0, 60]), put(-INF, 2, 3, None), put(INF, 0, 1, 7),
                     put(float("nan"), 0, 2, 9))
    yield "candidates_of_logits", candidates_of_logits, (masked, strange, normal(B, T, 3)), 0
    yield "candidates_of_logits_many", candidates_of_logits, (masked, many, normal(B, T, 40)), 0


# Losses of every column by itself, with no softmax.


def binary(h, w, tokens, g):
    """Binary cross-entropy of every column, by log-sigmoids of both signs."""
    x = (h @ w).astype(jnp.float32)
    y = jax.nn.one_hot(tokens, V)
    each = y * jax.nn.log_sigmoid(x) + (1 - y) * jax.nn.log_sigmoid(-x)
    return -(g * each.sum(-1)).sum()


def focal(h, w, tokens, g):
    """Sigmoid focal loss: the exponential lies far behind the sum."""
    x = (h @ w).astype(jnp.float32)
    y = jax.nn.one_hot(tokens, V)
    p = jax.nn.sigmoid(x)
    each = -(y * jax.nn.log_sigmoid(x) + (1 - y) * jax.nn.log_sigmoid(-x))
    hard = p * y + (1 - p) * (1 - y)
    return (g * (each * (0.25 * y + 0.75 * (1 - y)) * jnp.square(1 - hard)).sum(-1)).sum()


def focal_in_logs(h, w, tokens, g):
    """The same, with the weight of hard entries as a sum of two exponentials that are stacked behind the vocabulary."""
    x = (h @ w).astype(jnp.float32)
    y = jax.nn.one_hot(tokens, V)
    p, q = jax.nn.log_sigmoid(x), jax.nn.log_sigmoid(-x)
    hard = jax.nn.logsumexp(jnp.stack([p, q], -1), axis=-1, b=jnp.stack([1 - y, y], -1))
    return (g * ((-y * p - (1 - y) * q) * jnp.exp(2 * hard)).sum(-1)).sum()


def mixture(h, w, other, tokens, g, share):
    """The log-probability of a mixture of two heads, which are stacked in front."""
    both = jnp.stack([jax.nn.log_softmax(h @ w) + jnp.log(share), jax.nn.log_softmax(h @ other) + jnp.log1p(-share)])
    logp = jax.nn.logsumexp(both, axis=0)
    return -(g * jnp.take_along_axis(logp, tokens[..., None], -1)[..., 0]).sum() - 0.1 * (jnp.exp(logp) * logp).sum(-1).mean()


def jensen_shannon(h, w, other, tokens, g, cap):
    """The Jensen-Shannon divergence of two heads, one of which has a soft cap that is learned."""
    p = jax.nn.log_softmax(jnp.tanh(h @ w / cap) * cap)
    q = jax.nn.log_softmax(h @ other)
    m = jnp.logaddexp(p, q) - jnp.log(2.0)
    each = 0.5 * (jnp.exp(p) * (p - m)).sum(-1) + 0.5 * (jnp.exp(q) * (q - m)).sum(-1)
    return (g * each).sum()


def renyi(h, w, other, tokens, g, temperature):
    """The Renyi divergence of two heads by a learned temperature."""
    p, q = jax.nn.log_softmax(h @ w / temperature), jax.nn.log_softmax(h @ other)
    return (g * jax.nn.logsumexp(0.7 * p + 0.3 * q, axis=-1) / -0.3).sum()


def elementwise_cases():
    h, rest = hidden(B, T, H), (ids(B, T, vocab=V), advantages(B, T))
    lost = patched(h, put(float("nan"), 0, 2, 3), put(INF, 1, 4, 5), put(0.0, 2, 6, None))
    far = patched(head(), put(90.0, 3, 7), put(-90.0, 4, 9))
    for name, function in (("binary", binary), ("focal", focal), ("focal_in_logs", focal_in_logs)):
        yield name, function, (h, head(), *rest), (0, 1)
        yield f"{name}_special", function, (lost, far, *rest), (0, 1)
        yield f"{name}_bf16", function, (hidden(B, T, H, dtype=BF16), head(dtype=BF16), *rest), (0, 1)
    yield "mixture", mixture, (h, head(), head(), *rest, uniform(low=0.2, high=0.8)), (0, 1, 2, 5)
    yield "mixture_special", mixture, (lost, far, head(), *rest, uniform(low=0.2, high=0.8)), (0, 1, 2, 5)
    yield "jensen_shannon", jensen_shannon, (h, head(), head(), *rest, uniform(low=5.0, high=9.0)), (0, 1, 2, 5)
    yield "renyi", renyi, (h, head(), head(), *rest, uniform(low=0.5, high=2.0)), (0, 1, 2, 5)


def by_platform(h, w, tokens, g):
    """What a library does where each platform has a log-softmax of its own."""
    logp = jax.lax.platform_dependent(
        (h @ w).astype(jnp.float32), cpu=jax.nn.log_softmax, tpu=lambda x: x - jax.nn.logsumexp(x, axis=-1, keepdims=True),
        default=lambda x: jnp.log(jax.nn.softmax(x)))
    return (g * jnp.take_along_axis(logp, tokens[..., None], axis=-1)[..., 0]).sum(), (jnp.exp(logp) * logp).sum(-1)


def contracted(h, w, tokens, g):
    """Columns and rows contracted at once: a one-hot, probabilities, and rows of which some stay."""
    logp = jax.nn.log_softmax(jnp.where(jnp.arange(V) == 5, -jnp.inf, (h @ w).astype(jnp.float32)))
    labels = jax.nn.one_hot(jnp.where(tokens == 5, 6, tokens), V)
    whole = jnp.einsum("btv,btv->", logp * g[..., None], labels) + jnp.einsum("btv,vbt->", jnp.exp(logp), labels.transpose(2, 0, 1))
    some = jnp.einsum("btv,btv->b", labels, logp)
    return whole + (some * g[:, 0]).sum(), jnp.einsum("btv,btv->", jnp.exp(logp), jnp.square(labels - 0.5))


def cases():
    for name, arg in {"contracted": hidden(B, T, H), "contracted_special": patched(hidden(B, T, H), put(float("nan"), 0, 2, 3),
                                                                                   put(float("inf"), 1, 3, 5))}.items():
        yield Case(f"spelling_{name}", contracted, (arg, head(), ids(B, T, vocab=V), advantages(B, T)), argnums=(0, 1),
                   has_aux=True, tolerance="contract")
    yield Case("spelling_by_platform", by_platform, (hidden(B, T, H), head(), ids(B, T, vocab=V), advantages(B, T)),
               argnums=(0, 1), has_aux=True, tolerance="contract")
    for name, function, args, argnums in elementwise_cases():
        tolerance = "bf16" if name.endswith("bf16") else "contract"
        yield Case(f"spelling_{name}", function, args, argnums=argnums, tolerance=tolerance)
    for name, function, args, argnums in (*axis_cases(), *order_cases(), *several_cases()):
        # XLA's CPU backend leaves out roundings of a bf16 head.
        tolerance = "bf16" if name.endswith("bf16") else "contract"
        yield Case(f"spelling_{name}", function, args, argnums=argnums, has_aux=True, tolerance=tolerance)
