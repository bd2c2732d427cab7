"""Programs on four devices: manual regions (shard_map) and automatic sharding.  Generic text, as the reader needs."""

import functools

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec

from . import policy
from .case import F32, Case, H, T, V, advantages, device_mesh, head, hidden, ids, logp, mask

DEVICES, ROWS, VOCAB = 4, 8, 1004


def arguments(dtype=F32, h_spec=("data",), w_spec=(), vocab=V, count=ROWS, units=H):
    """Data-parallel rows; the head replicated or sharded."""
    rows = {"spec": h_spec}
    return (hidden(count, T, units, dtype=dtype, **rows), head(units, vocab, dtype=dtype, spec=w_spec),
            ids(count, T, vocab=vocab, **rows), logp(count, T, vocab=vocab, **rows), advantages(count, **rows),
            mask(count, T, **rows))


def local_loss(h, w, tokens, old_logp, adv, weights):
    """The sum of this shard's losses; the caller averages."""
    token_logp = policy.token_logp(policy.linear(h, w), tokens)
    ratio = jnp.exp(token_logp - old_logp)
    surrogate = jnp.minimum(ratio * adv[:, None], jnp.clip(ratio, 0.8, 1.2) * adv[:, None])
    return -(surrogate * weights).sum() / (ROWS * T)


def shard(function, in_specs, out_specs):
    return jax.shard_map(function, mesh=device_mesh(DEVICES), in_specs=in_specs, out_specs=out_specs)


ROW_SPECS = (PartitionSpec("data"), PartitionSpec(), *(PartitionSpec("data"),) * 4)


def gradient_inside(*args):
    """Loss and gradients per shard inside the manual region, then an all-reduce of dw."""
    def body(*local):
        h, w, *rest = local
        w = jax.lax.pcast(w, "data", to="varying") if hasattr(jax.lax, "pcast") else jax.lax.pvary(w, "data")
        value, (dh, dw) = jax.value_and_grad(local_loss, argnums=(0, 1))(h, w, *rest)
        return jax.lax.psum(value, "data"), dh, jax.lax.psum(dw, "data")

    return shard(body, ROW_SPECS, (PartitionSpec(), PartitionSpec("data"), PartitionSpec()))(*args)


def indexed_outside(h, w, tokens, weights):
    """The residuals are also the indices of a pick, rows and columns."""
    def body(h, w, tokens, weights):
        x = policy.linear(h, w)
        batch, time = (jnp.arange(size) for size in tokens.shape)
        picked = x[batch[:, None], time, tokens]
        return jax.lax.psum(((jax.nn.logsumexp(x, axis=-1) - picked) * weights).sum(), "data")

    specs = (*ROW_SPECS[:3], PartitionSpec("data"))
    return shard(body, specs, PartitionSpec())(h, w, tokens, weights)


def gathered_outside(h, w, *rest):
    """The same with a head whose rows each device has some of, as FSDP keeps it: it is gathered inside."""
    def body(h, w, *rest):
        return jax.lax.psum(local_loss(h, jax.lax.all_gather(w, "data", axis=0, tiled=True), *rest), "data")

    specs = (ROW_SPECS[0], PartitionSpec("data"), *ROW_SPECS[2:])
    return shard(body, specs, PartitionSpec())(h, w, *rest)


def logprob(h, w, tokens):
    """Log-probabilities, data parallel."""
    body = shard(lambda h, w, tokens: policy.token_logp(policy.linear(h, w), tokens),
                 ROW_SPECS[:3], PartitionSpec("data"))
    return body(h, w, tokens)


def vocabulary_parallel(h, w, tokens):
    """The head is split over the vocabulary: maximum and sum cross the devices between the reductions."""
    def body(h, w, tokens):
        logits = policy.linear(h, w)
        start = jax.lax.axis_index("data") * logits.shape[-1]
        largest = jax.lax.pmax(logits.max(-1), "data")
        total = jax.lax.psum(jnp.exp(logits - largest[..., None]).sum(-1), "data")
        columns = jax.lax.broadcasted_iota(jnp.int32, logits.shape, logits.ndim - 1) + start
        picked = jax.lax.psum(jnp.where(columns == tokens[..., None], logits, 0).sum(-1), "data")
        return picked - largest - jnp.log(total)

    return shard(body, (PartitionSpec(), PartitionSpec(None, "data"), PartitionSpec()), PartitionSpec())(h, w, tokens)


def automatic(h, w, tokens, old_logp, adv, weights):
    """Automatic sharding: the partitioner splits the program, guided by a constraint on the logits."""
    logits = policy.linear(h, w)
    logits = jax.lax.with_sharding_constraint(logits, NamedSharding(device_mesh(DEVICES), PartitionSpec("data")))
    return policy.grpo(policy.token_logp(logits, tokens), old_logp, adv, weights)


def cases():
    case = functools.partial(Case, devices=DEVICES, generic=True)
    yield case("sharded_gradient_inside", gradient_inside, arguments(), gradient_outputs=(1, 2))
    indexed = arguments()
    yield case("sharded_indexed_outside", indexed_outside, (*indexed[:3], indexed[-1]), argnums=(0, 1))
    # As many hidden units as a device has rows, and others: the gathered head is as large as the logits, or not.
    for units in (4 * T, H):
        split = arguments(w_spec=("data",), count=4 * DEVICES, units=units)
        yield case(f"sharded_gathered_{units}", gathered_outside, split, argnums=(0, 1))
    yield case("sharded_vocabulary", vocabulary_parallel,
               (hidden(2, T, H), head(H, VOCAB, spec=(None, "data")), ids(2, T, vocab=VOCAB)))
    yield case("automatic_sharding", automatic, arguments(), argnums=(0, 1), expected="missed",
               reason="automatic sharding on several devices")
    yield Case("pretty_shardy", gradient_inside, arguments(), gradient_outputs=(1, 2), devices=DEVICES,
               expected="rejected", reason="pretty text with sdy operations cannot be read")
