"""One measured point: shape, precision and loss; presets and command-line options."""

import argparse
import dataclasses

from benchmarks.launch import Failure

LEVELS = ("lm-head", "logits")
DTYPES = ("bf16", "f32")
# Losses, and the arrays of a rollout that each of them reads besides the tokens.
LOSSES = {"grpo": ("old_logp", "ref_logp", "advantages", "mask"), "gspo": ("old_logp", "advantages", "mask"),
          "cross-entropy": ("mask",), "log-probabilities": ()}
# Layouts of the head's weights: [H,V] or [V,H].
WEIGHTS = ("hv", "vh")
# Options that are for some losses only.
OF_LOSSES = {"kl_beta": ("grpo",), "epsilon_low": ("grpo", "gspo"), "epsilon_high": ("grpo", "gspo"),
             "old_logp_noise_scale": ("grpo", "gspo")}


@dataclasses.dataclass(frozen=True)
class Settings:
    """What is computed. At the logits level there is no head, and the logits have `logits_dtype`.

    `log-probabilities` is the forward pass alone.
    """

    loss: str = "grpo"
    level: str = "lm-head"
    batch: int = 1
    time: int = 1024
    hidden: int | None = 1024
    vocab: int = 32768
    dtype: str = "bf16"
    logits_dtype: str = "bf16"
    weights: str | None = "hv"
    entropy: bool = False
    kl_beta: float = 0.04
    epsilon_low: float = 0.2
    epsilon_high: float = 0.28
    temperature: float = 1.0
    old_logp_noise_scale: float = 0.1
    seed: int = 0

    def check(self) -> "Settings":
        """Itself, or a Failure that names the option."""
        sizes = {"--batch": self.batch, "--time": self.time, "--vocab": self.vocab}
        if self.level == "lm-head":
            sizes["--hidden"] = self.hidden
        for option, value in sizes.items():
            if value is None or value < 1:
                raise Failure(f"{option} must be a positive number, not {value}")
        if not self.temperature > 0:
            raise Failure(f"--temperature must be above 0, not {self.temperature}")
        for option, value in (("--kl-beta", self.kl_beta), ("--epsilon-low", self.epsilon_low),
                              ("--epsilon-high", self.epsilon_high),
                              ("--old-logp-noise-scale", self.old_logp_noise_scale)):
            if not value >= 0:
                raise Failure(f"{option} must not be negative: {value}")
        return self

    def sources(self) -> tuple[str, ...]:
        """Names of the arrays that the logits are computed from, by which gradients are taken."""
        return ("h", "w") if self.level == "lm-head" else ("logits",)

    def rollout(self) -> tuple[str, ...]:
        """Names of the other arrays that the loss reads besides the tokens."""
        return tuple(name for name in LOSSES[self.loss] if name != "ref_logp" or self.kl_beta)

    def title(self) -> str:
        """One line for tables and plots."""
        has_head = self.level == "lm-head"
        hidden = f" H={self.hidden}" if has_head else ""
        weights = ", weights [V,H]" if self.weights == "vh" else ""
        kinds = f"{self.dtype}, " if has_head else ""
        kinds += f"{self.logits_dtype} logits{weights}"
        return f"{self.loss}, {self.level} B={self.batch} T={self.time}{hidden} V={self.vocab}, {kinds}"


def of_logits(batch: int, time: int, vocab: int, dtype: str) -> Settings:
    """A point at the logits level."""
    return Settings(level="logits", batch=batch, time=time, hidden=None, vocab=vocab, dtype=dtype, logits_dtype=dtype, weights=None)


# The shapes that users compare implementations on.
PRESETS = {
    "logits-1x2048": of_logits(1, 2048, 151643, "bf16"),
    "logits-4x1024": of_logits(4, 1024, 151643, "bf16"),
    "logits-1x4096": of_logits(1, 4096, 151936, "bf16"),
    "head-8192-bf16": Settings(batch=1, time=8192, hidden=4096, vocab=151936),
    "head-8192-f32": Settings(batch=1, time=8192, hidden=4096, vocab=151936, logits_dtype="f32"),
    "cpu-head": Settings(batch=2, time=512, hidden=256, vocab=32768, dtype="f32", logits_dtype="f32"),
    "cpu-logits": of_logits(2, 512, 32768, "f32"),
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that describe a point; what is not given comes from the preset."""
    group = parser.add_argument_group("shape and loss")
    group.add_argument("--preset", choices=PRESETS, help="a named shape; other options change it")
    group.add_argument("--loss", choices=LOSSES, help="default: grpo. gspo: ratios of sequences; log-probabilities: the forward "
                                                      "pass alone")
    group.add_argument("--level", choices=LEVELS, help="what goes in: hidden states and head, or logits")
    group.add_argument("--weights", choices=WEIGHTS, help="layout of the head's weights: [H,V] (default), or [V,H]")
    for name, text in (("batch", "sequences"), ("time", "tokens of a sequence"), ("vocab", "vocabulary entries"),
                       ("hidden", "width of the head's input"), ("seed", "of the inputs")):
        group.add_argument(f"--{name}", type=int, metavar="N", help=text)
    group.add_argument("--dtype", choices=DTYPES, help="of hidden states and head (logits level: of the logits)")
    group.add_argument("--logits-dtype", choices=DTYPES, help="of the logits; default: --dtype")
    group.add_argument("--entropy", action="store_true", default=None, help="the entropy as a metric")
    for name, text in (("kl-beta", "weight of the KL penalty"), ("epsilon-low", "lower clip"),
                       ("epsilon-high", "upper clip"), ("temperature", "the logits are divided by it"),
                       ("old-logp-noise-scale", "spread of old log-probs around the current ones")):
        group.add_argument(f"--{name}", type=float, metavar="X", help=text)


def from_options(options: argparse.Namespace) -> Settings:
    """The point that the options describe."""
    start = PRESETS[options.preset] if options.preset else Settings()
    given = {field.name: value for field in dataclasses.fields(Settings)
             if (value := getattr(options, field.name)) is not None}
    if "dtype" in given:
        given.setdefault("logits_dtype", given["dtype"])
    settings = dataclasses.replace(start, **given)
    for name, losses in OF_LOSSES.items():
        if name in given and settings.loss not in losses:
            raise Failure(f"--{name.replace('_', '-')} means nothing to --loss {settings.loss}")
    if settings.level == "logits":
        for name in ("hidden", "weights"):
            if name in given:
                raise Failure(f"--{name} means nothing at the logits level")
        if "dtype" in given and given["dtype"] != given["logits_dtype"]:
            raise Failure("at the logits level --dtype and --logits-dtype are the same thing; give one of them")
        settings = dataclasses.replace(settings, hidden=None, weights=None, dtype=settings.logits_dtype)
    elif start.level == "logits":
        settings = dataclasses.replace(settings, **{"hidden": Settings.hidden, "weights": Settings.weights} | given)
    return settings.check()
