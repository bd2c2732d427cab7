"""What is compared: ways to compile one and the same JAX program."""

import contextlib
import logging
import os
import pathlib

from benchmarks.launch import Failure

# What tools/bench --impl takes. `hook` leaves all choices to the hook's configuration.
JAX_NAMES = ("baseline", "jax-chunked", "portable", "mosaic", "hook")
TORCH_NAMES = ("liger", "cce", "torch-compile")
NAMES = JAX_NAMES + TORCH_NAMES
NOTHING_FUSED = "nothing was fused, so there is nothing to compare"
# Implementations that XLA gets as they are.
PLAIN = ("baseline", "jax-chunked")
TARGETS = {"portable": "portable", "mosaic": "tpu"}


def set_configuration(path: str | None) -> None:
    """Lets the hook's configuration file lie under what an implementation sets."""
    if path is not None:
        if not pathlib.Path(path).is_file():
            raise Failure(f"the configuration {path} is not there")
        os.environ["GRPO_OPT_CONFIG"] = str(pathlib.Path(path).resolve())


def overrides(name: str, always_fuse: bool) -> dict:
    """The keys of the hook's configuration that an implementation sets."""
    keys = {"target": TARGETS[name]} if name in TARGETS else {}
    return keys | ({"always_fuse": True} if always_fuse else {})


def prepare(name: str, lowered, always_fuse: bool = False, keys: dict | None = None):
    """The lowered program that implementation `name` compiles with these keys of the hook's configuration; a Failure if it
    would be the baseline's."""
    import grpo_opt
    import jax

    if "libgrpo_pjrt" in os.environ.get("TPU_LIBRARY_PATH", ""):
        raise Failure("TPU_LIBRARY_PATH names the compile hook, which would fuse the baseline too: unset it")
    if name in PLAIN:
        return lowered
    if name == "mosaic" and jax.default_backend() != "tpu":
        raise Failure(f"mosaic kernels run on a TPU only, and JAX has a {jax.default_backend()} here; "
                      "--aot v6e:2x2 shows what the TPU compiler says of them")
    try:
        configuration = overrides(name, always_fuse) | (keys or {})
        with messages() as said:
            fused = grpo_opt.fuse(lowered, configuration)
        if fused is lowered and not said:
            # Reasons why something is no loss of a language model's head.
            with messages() as said:
                grpo_opt.fuse(lowered, configuration, remarks="all")
    except (grpo_opt.FusionError, grpo_opt.ConfigurationError, ImportError) as error:
        raise Failure(f"{name}: {str(error).strip()}") from error
    if fused is lowered:
        raise NotFused(f"{name}: {NOTHING_FUSED}: {'; '.join(dict.fromkeys(said)) or 'no loss was recognised'}")
    return fused


class NotFused(Failure):
    """An implementation that would be the baseline's."""


@contextlib.contextmanager
def messages():
    """A list of what grpo_opt logs in a `with` block; a warning that fusing failed is a Failure."""
    said = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())
    logger = logging.getLogger("grpo_opt")
    logger.addHandler(handler)
    try:
        yield said
    finally:
        logger.removeHandler(handler)
    if failed := [message for message in said if message.startswith("warning: ")]:
        raise Failure("; ".join(failed))
