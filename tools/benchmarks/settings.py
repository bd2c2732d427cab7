"""One measured point: shape, precision and loss; presets and command-line options."""

import argparse
import dataclasses

from benchmarks.launch import Failure

LEVELS = ("lm-head", "logits")
DTYPES = ("bf16", "f32")


@dataclasses.dataclass(frozen=True)
class Settings:
    """What is computed. At the logits level there is no hidden size, and the logits have `logits_dtype`."""

    level: str = "lm-head"
    batch: int = 1
    time: int = 1024
    hidden: int | None = 1024
    vocab: int = 32768
    dtype: str = "bf16"
    logits_dtype: str = "bf16"
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

    def title(self) -> str:
        """One line for tables and plots."""
        hidden = f" H={self.hidden}" if self.level == "lm-head" else ""
        kinds = f"{self.dtype}, " if self.level == "lm-head" else ""
        kinds += f"{self.logits_dtype} logits"
        return f"{self.level} B={self.batch} T={self.time}{hidden} V={self.vocab}, {kinds}"


# The shapes that users compare implementations on.
PRESETS = {
    "logits-1x2048": Settings("logits", 1, 2048, None, 151643, "bf16", "bf16"),
    "logits-4x1024": Settings("logits", 4, 1024, None, 151643, "bf16", "bf16"),
    "logits-1x4096": Settings("logits", 1, 4096, None, 151936, "bf16", "bf16"),
    "head-8192-bf16": Settings("lm-head", 1, 8192, 4096, 151936, "bf16", "bf16"),
    "head-8192-f32": Settings("lm-head", 1, 8192, 4096, 151936, "bf16", "f32"),
    "cpu-head": Settings("lm-head", 2, 512, 256, 32768, "f32", "f32"),
    "cpu-logits": Settings("logits", 2, 512, None, 32768, "f32", "f32"),
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that describe a point; what is not given comes from the preset."""
    group = parser.add_argument_group("shape and loss")
    group.add_argument("--preset", choices=PRESETS, help="a named shape; other options change it")
    group.add_argument("--level", choices=LEVELS, help="what goes in: hidden states and head, or logits")
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
    if settings.level == "logits":
        if options.hidden is not None:
            raise Failure("--hidden means nothing at the logits level")
        if "dtype" in given and given["dtype"] != given["logits_dtype"]:
            raise Failure("at the logits level --dtype and --logits-dtype are the same thing; give one of them")
        settings = dataclasses.replace(settings, hidden=None, dtype=settings.logits_dtype)
    elif settings.hidden is None:
        settings = dataclasses.replace(settings, hidden=Settings.hidden)
    return settings.check()
