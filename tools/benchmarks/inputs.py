"""Arrays for a point. They are drawn on the host: nothing as large as the logits is made on the device for them."""

import jax
import ml_dtypes
import numpy as np
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

from benchmarks import losses
from benchmarks.settings import Settings

NUMPY_DTYPES = {"bf16": np.dtype(ml_dtypes.bfloat16), "f32": np.dtype(np.float32)}
# Rows whose log-probabilities are computed at a time, and rows drawn at a time.
ROWS = 64


def shapes(settings: Settings) -> list[tuple[tuple[int, ...], np.dtype]]:
    """Shape and type of every argument of `losses.step_of`."""
    batch, time, hidden, vocab = settings.batch, settings.time, settings.hidden, settings.vocab
    if settings.level == "lm-head":
        weights = (vocab, hidden) if settings.weights == "vh" else (hidden, vocab)
        sources = [((batch, time, hidden), settings.dtype), (weights, settings.dtype)]
    else:
        sources = [((batch, time, vocab), settings.logits_dtype)]
    rollout = [((batch,) if name == "advantages" else (batch, time), np.dtype(np.float32)) for name in settings.rollout()]
    return [*((shape, NUMPY_DTYPES[dtype]) for shape, dtype in sources), ((batch, time), np.dtype(np.int32)), *rollout]


def abstract(settings: Settings, axes: dict[str, int] | None = None) -> list[jax.ShapeDtypeStruct]:
    """The arguments without values; on a mesh, sequences split over `fsdp` and the head over `fsdp` and `tp`."""
    arguments = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in shapes(settings)]
    if not axes:
        return arguments
    mesh = AbstractMesh(tuple(axes.values()), tuple(axes))
    rows, columns = ("fsdp" if "fsdp" in axes else None), ("tp" if "tp" in axes else None)
    specs = [PartitionSpec(rows)] * len(arguments)
    if settings.level == "lm-head":
        specs[1] = PartitionSpec(columns, rows) if settings.weights == "vh" else PartitionSpec(rows, columns)
    else:
        specs[0] = PartitionSpec(rows, None, columns)
    return [a.update(sharding=NamedSharding(mesh, spec)) for a, spec in zip(arguments, specs, strict=True)]


def normal(rng: np.random.Generator, shape, dtype, scale: float) -> np.ndarray:
    """Normal deviates, a few rows at a time."""
    out = np.empty(shape, dtype)
    flat = out.reshape(-1, shape[-1])
    for start in range(0, len(flat), ROWS):
        piece = flat[start:start + ROWS]
        piece[:] = rng.standard_normal(piece.shape, dtype=np.float32) * np.float32(scale)
    return out


def token_logp(settings: Settings, sources, tokens):
    """Log-probabilities of the tokens under the current policy, a few rows at a time."""

    def of_rows(row):
        *first, token = row
        logits = losses.logits_of(settings, (*first, *sources[1:]))
        return logits[token] - jax.nn.logsumexp(logits)

    rows = sources[0].reshape(-1, sources[0].shape[-1])
    mapped = jax.jit(lambda r, t: jax.lax.map(of_rows, (r, t), batch_size=ROWS))
    return mapped(rows, tokens.reshape(-1)).reshape(tokens.shape)


def draw(settings: Settings, place=jax.device_put) -> list:
    """The arguments: old and reference log-probabilities lie around the policy's own, so that ratios are clipped
    here and there; a tenth of the tokens is masked out."""
    rng = np.random.default_rng(settings.seed)
    wanted = shapes(settings)
    count = len(settings.sources())
    # Logits get a standard deviation near two.
    scales = [2.0] if count == 1 else [1.0, 2.0 / settings.hidden**0.5]
    sources = [place(normal(rng, shape, dtype, scale)) for (shape, dtype), scale in zip(wanted[:count], scales)]
    tokens = place(rng.integers(0, settings.vocab, wanted[count][0], dtype=np.int32))
    logp = np.asarray(token_logp(settings, sources, tokens)) if "old_logp" in settings.rollout() else None

    def of_rollout(name: str, shape) -> np.ndarray:
        match name:
            case "old_logp":
                return logp + settings.old_logp_noise_scale * rng.standard_normal(shape)
            case "ref_logp":
                return logp + 2 * settings.old_logp_noise_scale * rng.standard_normal(shape)
            case "advantages":
                return rng.normal(0.5, 1.0, shape)
        mask = rng.random(shape) < 0.9
        mask.flat[0] = True
        return mask

    rollout = [place(of_rollout(name, shape).astype(np.float32))
               for name, (shape, _) in zip(settings.rollout(), wanted[count + 1:], strict=True)]
    return jax.block_until_ready([*sources, tokens, *rollout])
