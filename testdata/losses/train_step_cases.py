"""A small transformer's whole training step: attention must be left alone, the head fused."""

import jax
import jax.numpy as jnp

from . import policy
from .case import BF16, F32, Case, advantages, ids, logp, mask, normal, uniform

B, T, WIDTH, HEADS, HIDDEN, LAYERS, V = 2, 13, 24, 3, 56, 2, 1003


def layer_parameters(make):
    return {
        "attention_norm": make(WIDTH, scale=0.1, mean=1.0),
        "qkv": make(WIDTH, 3 * WIDTH, scale=0.2),
        "out": make(WIDTH, WIDTH, scale=0.2),
        "mlp_norm": make(WIDTH, scale=0.1, mean=1.0),
        "gate_up": make(WIDTH, 2 * HIDDEN, scale=0.2),
        "down": make(HIDDEN, WIDTH, scale=0.15),
    }


def parameters(make, tied):
    """All weights as argument descriptions."""
    tree = {
        "embedding": make(V, WIDTH, scale=0.3),
        "layers": [layer_parameters(make) for _ in range(LAYERS)],
        "final_norm": make(WIDTH, scale=0.1, mean=1.0),
    }
    if not tied:
        tree["head"] = make(WIDTH, V, scale=0.3)
    return tree


def rms_norm(x, weight):
    x32 = x.astype(F32)
    normed = x32 * jax.lax.rsqrt(jnp.mean(jnp.square(x32), axis=-1, keepdims=True) + 1e-6)
    return normed.astype(x.dtype) * weight.astype(x.dtype)


def attention(x, layer):
    """Causal multi-head attention with a softmax over key positions."""
    q, k, v = jnp.split(x @ layer["qkv"].astype(x.dtype), 3, axis=-1)
    q, k, v = (y.reshape(*y.shape[:2], HEADS, WIDTH // HEADS) for y in (q, k, v))
    scores = jnp.einsum("bqnd,bknd->bnqk", q, k).astype(F32) * (WIDTH // HEADS) ** -0.5
    causal = jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e30), axis=-1).astype(x.dtype)
    return jnp.einsum("bnqk,bknd->bqnd", weights, v).reshape(x.shape) @ layer["out"].astype(x.dtype)


def mlp(x, layer):
    gate, up = jnp.split(x @ layer["gate_up"].astype(x.dtype), 2, axis=-1)
    return (jax.nn.silu(gate) * up) @ layer["down"].astype(x.dtype)


def transformer(params, tokens, dtype):
    """Token ids to final hidden states."""
    x = params["embedding"][tokens].astype(dtype)
    for layer in params["layers"]:
        x = x + attention(rms_norm(x, layer["attention_norm"]), layer)
        x = x + mlp(rms_norm(x, layer["mlp_norm"]), layer)
    return rms_norm(x, params["final_norm"])


def loss(params, tokens, old_logp, adv, weights, *, dtype):
    """GRPO on next-token log-probabilities."""
    # The layers are f32: which roundings to bf16 XLA drops in them depends on what it fuses.
    x = transformer(params, tokens, F32).astype(dtype)
    w = params["head"] if "head" in params else params["embedding"].T
    if dtype == BF16:  # XLA's CPU backend drops the rounding of a cast
        w = jax.lax.reduce_precision(w, 8, 7)
    logits = policy.linear(x, w.astype(dtype))[:, :-1]
    entropy = policy.aggregate(policy.entropy(logits), weights, "token_mean")
    value = policy.grpo(policy.token_logp(logits, tokens[:, 1:]), old_logp, adv, weights)
    return value, jax.lax.stop_gradient(entropy)


def adamw(param, gradient, first, second, *, rate=1e-2, b1=0.9, b2=0.95, eps=1e-8, decay=0.1):
    first = b1 * first + (1 - b1) * gradient
    second = b2 * second + (1 - b2) * jnp.square(gradient)
    return param - rate * (first / (jnp.sqrt(second) + eps) + decay * param), first, second


def train_step(dtype):
    def step(params, first, second, tokens, old_logp, adv, weights):
        (value, entropy), gradients = jax.value_and_grad(
            lambda p: loss(p, tokens, old_logp, adv, weights, dtype=dtype), has_aux=True)(params)
        norm = jnp.sqrt(sum(jnp.sum(jnp.square(g)) for g in jax.tree.leaves(gradients)))
        clipped = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / norm), gradients)
        updated = jax.tree.map(adamw, params, clipped, first, second)
        outer, inner = jax.tree.structure(params), jax.tree.structure((0, 0, 0))
        return value, entropy, norm, *jax.tree.transpose(outer, inner, updated)
    return step


def arguments(tied):
    # Second moments far above zero keep the update a smooth function of the gradient.
    return (parameters(normal, tied), parameters(lambda *s, **_: normal(*s, scale=1e-3), tied),
            parameters(lambda *s, **_: uniform(*s, low=1e-3, high=1e-2), tied),
            ids(B, T, vocab=V), logp(B, T - 1, vocab=V), advantages(B), mask(B, T - 1))


def cases():
    for name, dtype, tied in (("train_step", F32, False), ("train_step_bf16", BF16, False),
                              ("train_step_tied", F32, True)):
        leaves = 3 * (3 + 6 * LAYERS - (1 if tied else 0))
        yield Case(name, train_step(dtype), arguments(tied), tolerance="bf16" if dtype == BF16 else "f32",
                   gradient_outputs=tuple(range(3, 3 + leaves)), old_jax=name == "train_step")
