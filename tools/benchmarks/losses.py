"""The GRPO loss that is measured: plain JAX, as users write it, from the parts of the test data."""

import jax
import jax.numpy as jnp
from losses import policy

from benchmarks.settings import Settings

DTYPES = {"bf16": jnp.bfloat16, "f32": jnp.float32}
# Rows whose logits a chunked loss has at a time.
CHUNK = 1024


def logits_of(settings: Settings, sources):
    """Logits in f32 over the temperature; `sources` is (h, w), or (logits,)."""
    if settings.level == "logits":
        logits = sources[0].astype(jnp.float32)
    elif settings.logits_dtype == settings.dtype:
        logits = policy.linear(*sources)
    elif settings.logits_dtype == "f32":
        logits = policy.linear_f32_accumulate(*sources)
    else:
        logits = jnp.matmul(*sources).astype(DTYPES[settings.logits_dtype]).astype(jnp.float32)
    return logits if settings.temperature == 1.0 else logits / settings.temperature


def differentiated(settings: Settings) -> tuple[int, ...]:
    """Positions of the arguments that gradients are taken of."""
    return (0, 1) if settings.level == "lm-head" else (0,)


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


def loss_of(settings: Settings, chunked: bool = False):
    """(loss, {entropy}) as a function of the sources and the rollout."""

    def loss(*arguments):
        count = len(differentiated(settings))
        tokens, old_logp, advantages, mask, ref_logp = arguments[count:]
        values = chunked_token_values if chunked else token_values
        logp, *entropy = values(settings, arguments[:count], tokens)
        reference = ref_logp if settings.kl_beta else None
        value = policy.grpo(logp, old_logp, advantages, mask, reference,
                            eps_low=settings.epsilon_low, eps_high=settings.epsilon_high, beta=settings.kl_beta)
        return value, {"entropy": policy.aggregate(entropy[0], mask, "token_mean")} if entropy else {}

    return loss


def step_of(settings: Settings, chunked: bool = False):
    """((loss, metrics), gradients): what one iteration runs."""
    step = jax.value_and_grad(loss_of(settings, chunked), argnums=differentiated(settings), has_aux=True)

    def grpo_step(*arguments):
        return step(*arguments)

    return grpo_step


def per_token_of(settings: Settings):
    """Log-probabilities of the tokens and the entropy of every position."""

    def per_token(*arguments):
        count = len(differentiated(settings))
        logits = logits_of(settings, arguments[:count])
        return policy.token_logp(logits, arguments[count]), policy.entropy(logits)

    return per_token
