"""The losses once more, in NumPy and float64: written from the formulas, with nothing of the measured code."""

import numpy as np

from benchmarks.settings import Settings


def per_token(settings: Settings, sources, tokens):
    """Log-probabilities of the tokens, and the entropy of every position."""
    h, *w = sources
    logits = (h @ (w[0].T if settings.weights == "vh" else w[0]) if w else h) / settings.temperature
    shifted = logits - logits.max(-1, keepdims=True)
    log_probs = shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))
    chosen = np.take_along_axis(log_probs, tokens[..., None], -1)[..., 0]
    return chosen, -(np.exp(log_probs) * log_probs).sum(-1)


def loss(settings: Settings, sources, tokens, *others) -> float:
    """The mean negative log-probability, or the clipped surrogate with its KL penalty: of ratios of tokens, averaged over those that
    count, or of sequences."""
    rollout = dict(zip(settings.rollout(), others, strict=True))
    mask = rollout["mask"]
    logp, _ = per_token(settings, sources, tokens)
    if settings.loss == "cross-entropy":
        return float(-(logp * mask).sum() / max(mask.sum(), 1))
    log_ratio, advantages = logp - rollout["old_logp"], rollout["advantages"][:, None]
    if settings.loss == "gspo":
        log_ratio = (log_ratio * mask).sum(-1, keepdims=True) / np.maximum(mask.sum(-1, keepdims=True), 1)
    ratio = np.exp(log_ratio)
    clipped = np.clip(ratio, 1 - settings.epsilon_low, 1 + settings.epsilon_high)
    terms = -np.minimum(ratio * advantages, clipped * advantages)
    if settings.loss == "gspo":
        return float(terms.mean())
    if settings.kl_beta:
        difference = rollout["ref_logp"] - logp
        terms = terms + settings.kl_beta * (np.exp(difference) - difference - 1)
    return float((terms * mask).sum() / max(mask.sum(), 1))
