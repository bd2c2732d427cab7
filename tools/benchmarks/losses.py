"""The losses that are measured: plain JAX, as users write it, from the parts of the test data."""

import dataclasses

import jax
import jax.numpy as jnp
from losses import policy

from benchmarks.settings import Settings

DTYPES = {"bf16": jnp.bfloat16, "f32": jnp.float32}
# Rows whose logits a chunked loss has at a time.
CHUNK = 1024


def logits_of(settings: Settings, sources):
    """Logits in f32 over the temperature; `sources` is (h, w), or (logits,)."""
    if settings.weights == "vh":
        sources = (sources[0], sources[1].T)
    if settings.level == "logits":
        logits = sources[0].astype(jnp.float32)
    elif settings.logits_dtype == settings.dtype:
        logits = policy.linear(*sources)
    elif settings.logits_dtype == "f32":
        logits = policy.linear_f32_accumulate(*sources)
    else:
        logits = jnp.matmul(*sources).astype(DTYPES[settings.logits_dtype]).astype(jnp.float32)
    return logits if settings.temperature == 1.0 else logits / settings.temperature


def token_values(settings: Settings, sources, tokens) -> tuple:
    """Log-probabilities of the tokens and, with `entropy`, the entropy of every position."""
    logits = logits_of(settings, sources)
    logp = policy.token_logp(logits, tokens)
    return (logp, policy.entropy(logits)) if settings.entropy else (logp,)


def chunked_token_values(settings: Settings, sources, tokens) -> tuple:
    """The same in chunks of rows, whose logits the backward pass computes again: what JAX can do without a fused loss."""
    row_values = jax.checkpoint(lambda row: token_values(settings, (row[0], *sources[1:]), row[1]))
    rows = sources[0].reshape(-1, sources[0].shape[-1]), tokens.reshape(-1)
    return tuple(values.reshape(tokens.shape) for values in jax.lax.map(row_values, rows, batch_size=CHUNK))


def loss_of_tokens(settings: Settings, logp, rollout: dict):
    """The loss of log-probabilities `[B,T]` of the tokens; `log-probabilities` are no loss, and are returned."""
    clip = {"eps_low": settings.epsilon_low, "eps_high": settings.epsilon_high}
    match settings.loss:
        case "grpo":
            return policy.grpo(logp, **rollout, **clip, beta=settings.kl_beta)
        case "gspo":
            return policy.gspo(logp, **rollout, **clip)
        case "cross-entropy":
            return policy.aggregate(-logp, rollout["mask"], "token_mean")
    return logp


def loss_of(settings: Settings, chunked: bool = False):
    """(loss, {entropy}) as a function of the sources, the tokens and the rollout."""

    def loss(*arguments):
        count = len(settings.sources())
        tokens, *others = arguments[count:]
        rollout = dict(zip(settings.rollout(), others, strict=True))
        values = chunked_token_values if chunked else token_values
        logp, *entropy = values(settings, arguments[:count], tokens)
        mask = rollout.get("mask", jnp.ones(tokens.shape))
        metrics = {"entropy": policy.aggregate(entropy[0], mask, "token_mean")} if entropy else {}
        return loss_of_tokens(settings, logp, rollout), metrics

    return loss


def step_of(settings: Settings, chunked: bool = False):
    """((loss, metrics), gradients by the sources): what one iteration runs. The forward pass alone has no gradients."""
    loss = loss_of(settings, chunked)

    def forward(*arguments):
        return loss(*arguments), ()

    is_forward = settings.loss == "log-probabilities"
    return forward if is_forward else jax.value_and_grad(loss, tuple(range(len(settings.sources()))), has_aux=True)


def per_token_of(settings: Settings):
    """Log-probabilities of the tokens and the entropy of every position."""

    def per_token(*arguments):
        *sources, tokens = arguments
        return token_values(dataclasses.replace(settings, entropy=True), sources, tokens)

    return per_token
