"""The GRPO loss once more, in NumPy and float64: written from the formulas, with nothing of the measured code."""

import numpy as np

from benchmarks.settings import Settings


def per_token(settings: Settings, sources, tokens):
    """Log-probabilities of the tokens, and the entropy of every position."""
    logits = (sources[0] if settings.level == "logits" else sources[0] @ sources[1]) / settings.temperature
    shifted = logits - logits.max(-1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))
    chosen = np.take_along_axis(log_probs, tokens[..., None], -1)[..., 0]
    return chosen, -(np.exp(log_probs) * log_probs).sum(-1)


def loss(settings: Settings, sources, tokens, old_logp, advantages, mask, ref_logp) -> float:
    """The clipped surrogate with its KL penalty, averaged over the tokens that count."""
    logp, _ = per_token(settings, sources, tokens)
    ratio = np.exp(logp - old_logp)
    clipped = np.clip(ratio, 1 - settings.epsilon_low, 1 + settings.epsilon_high)
    terms = -np.minimum(ratio * advantages[:, None], clipped * advantages[:, None])
    if settings.kl_beta:
        terms = terms + settings.kl_beta * (np.exp(ref_logp - logp) - (ref_logp - logp) - 1)
    return float((terms * mask).sum() / max(mask.sum(), 1))
