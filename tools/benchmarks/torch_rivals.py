"""The same losses by PyTorch, where it is installed: Liger-Kernel, Apple's cut-cross-entropy, and torch.compile of plain code.

This project installs none of them. All compute gradients of h and w at the LM head's level, on a GPU.
"""

import importlib.util
import time

import numpy as np

from benchmarks import launch
from benchmarks.launch import Failure
from benchmarks.settings import Settings

# What is imported, and the package that has it.
PACKAGES = {"liger": ("liger_kernel", "liger-kernel"), "cce": ("cut_cross_entropy", "cut-cross-entropy"),
            "torch-compile": ("torch", "torch")}
# The losses that each of them computes.
LOSSES = {"liger": ("grpo", "cross-entropy"), "cce": ("grpo", "cross-entropy", "log-probabilities"),
          "torch-compile": ("grpo", "cross-entropy", "log-probabilities")}


def unsupported(name: str, settings: Settings) -> str | None:
    """Why an implementation cannot compute this point."""
    if settings.loss not in LOSSES[name]:
        return f"it computes {', '.join(LOSSES[name])}, not {settings.loss}"
    if settings.level != "lm-head":
        return "it takes hidden states and a head, not logits"
    if settings.entropy:
        return "it has no entropy"
    if settings.temperature != 1.0 and (name == "cce" or (name, settings.loss) == ("liger", "cross-entropy")):
        return "it has no temperature"
    return None


def check(name: str, settings: Settings) -> None:
    """Fails where an implementation cannot compute this point, or is not installed."""
    if reason := unsupported(name, settings):
        raise Failure(f"{name}: {reason}")
    module, package = PACKAGES[name]
    for wanted, its_package in (("torch", "torch"), (module, package)):
        if importlib.util.find_spec(wanted) is None:
            raise Failure(f"{name} needs {its_package} in the Python that runs this; {launch.VARIABLE} names another one")


def loss_of(name: str, settings: Settings):
    """loss(h, w, tokens, **rollout) in PyTorch, with the names of `Settings.rollout`; w is [V,H]."""
    import torch

    if name == "liger" and settings.loss == "cross-entropy":
        from liger_kernel.transformers import LigerFusedLinearCrossEntropyLoss

        module = LigerFusedLinearCrossEntropyLoss()

        def loss(h, w, tokens, mask):
            return module(w, h.flatten(0, 1), tokens.where(mask > 0, module.ignore_index).flatten())

        return loss

    if name == "liger":
        from liger_kernel.chunked_loss import LigerFusedLinearGRPOLoss

        module = LigerFusedLinearGRPOLoss(
            beta=settings.kl_beta, use_ref_model=bool(settings.kl_beta), epsilon_low=settings.epsilon_low,
            epsilon_high=settings.epsilon_high, loss_type="bnpo", temperature=settings.temperature)

        def loss(h, w, tokens, old_logp, advantages, mask, ref_logp=None):
            return module(h, w, tokens, mask, advantages, ref_per_token_logps=ref_logp, old_per_token_logps=old_logp)[0]

        return loss

    if name == "cce":
        from cut_cross_entropy import linear_cross_entropy

        def token_logp(h, w, tokens):
            return -linear_cross_entropy(h, w, tokens, reduction="none").float()
    else:
        @torch.compile
        def token_logp(h, w, tokens):
            logits = (h @ w.T).float() / settings.temperature
            return torch.log_softmax(logits, -1).gather(-1, tokens[..., None])[..., 0]

    def grpo(logp, old_logp, advantages, ref_logp=None):
        ratio = torch.exp(logp - old_logp)
        clipped = torch.clamp(ratio, 1 - settings.epsilon_low, 1 + settings.epsilon_high)
        terms = -torch.minimum(ratio * advantages[:, None], clipped * advantages[:, None])
        if ref_logp is not None:
            terms = terms + settings.kl_beta * (torch.exp(ref_logp - logp) - (ref_logp - logp) - 1)
        return terms

    def loss(h, w, tokens, mask=None, **rollout):
        logp = token_logp(h, w, tokens)
        if mask is None:
            return logp
        terms = grpo(logp, **rollout) if rollout else -logp
        return (terms * mask).sum() / mask.sum().clamp(min=1)

    return loss


class TorchRunner:
    """One implementation, run once; the counterpart of measure.JaxRunner."""

    def __init__(self, name: str, settings: Settings):
        check(name, settings)
        try:
            import torch

            compute = loss_of(name, settings)
        except ImportError as error:
            raise Failure(f"{name}: {error}") from error
        if not torch.cuda.is_available():
            raise Failure(f"{name} runs on a GPU that PyTorch sees; there is none")
        from benchmarks import inputs

        self.name, self.torch = name, torch
        given = inputs.draw(settings)
        kind = {"bf16": torch.bfloat16, "f32": torch.float32}[settings.dtype]
        tensors = [torch.from_numpy(np.array(a, dtype=np.int64 if a.dtype.kind == "i" else np.float32)) for a in given]
        count = len(settings.sources())
        sources = [t.to("cuda", kind) for t in tensors[:count]]
        # They hold the head as [V,H].
        w = sources[1] if settings.weights == "vh" else sources[1].T.contiguous()
        self.has_gradients = settings.loss != "log-probabilities"
        self.sources = [t.requires_grad_(self.has_gradients) for t in (sources[0], w)]
        tokens, *others = (t.to("cuda") for t in tensors[count:])
        self.tokens, self.rollout = tokens, dict(zip(settings.rollout(), others, strict=True))
        self.compute = compute
        torch.cuda.synchronize()
        self.mem_after_alloc = self.memory()
        self.times: list[float] = []
        self.loss = 0.0
        self.first_call_s = self.step() / 1e3
        # Kernels are tuned in the first call.
        torch.cuda.reset_peak_memory_stats()

    def step(self) -> float:
        """Milliseconds of one iteration."""
        for source in self.sources:
            source.grad = None
        self.torch.cuda.synchronize()
        started = time.perf_counter()
        value = self.compute(*self.sources, self.tokens, **self.rollout)
        if self.has_gradients:
            value.backward()
        self.torch.cuda.synchronize()
        elapsed = 1e3 * (time.perf_counter() - started)
        self.loss = float(value.mean())
        return elapsed

    def memory(self) -> dict:
        """What PyTorch's allocator reports, under the names that JAX has for it."""
        cuda = self.torch.cuda
        return {"bytes_in_use": cuda.memory_allocated(), "peak_bytes_in_use": cuda.max_memory_allocated(),
                "bytes_reserved": cuda.memory_reserved(), "peak_bytes_reserved": cuda.max_memory_reserved()}

    def figures(self) -> dict:
        """The implementation's part of the record, without its times."""
        return {"first_call_s": self.first_call_s,
                "mem_after_alloc": self.mem_after_alloc, "mem_after_run": self.memory(), "compiler_memory": None,
                "loss": self.loss, "metrics": {}}
