"""Calls of libgrpo_pjrt.so by ctypes, which release the interpreter lock."""

from __future__ import annotations

import collections.abc
import ctypes
import functools
import json
import os
import pathlib
from collections.abc import Mapping
from typing import Any

from grpo_opt._log import warn

# A mapping of keys, the path of a YAML file, or the defaults.
Configured = Mapping[str, Any] | str | os.PathLike[str] | None

_LARGEST = 4 << 20  # bytes of a configuration file, as in driver/src/small.rs

UNCHANGED, DONE, FAILED, FAULT, WARNED = range(5)


class FusionError(RuntimeError):
    """A program that could not be fused, under a strict configuration or on one of several hosts.

    Attributes:
        fault: True if something happened to this process; another one may get through with the same program.
    """

    def __init__(self, message: str, fault: bool = False):
        super().__init__(message)
        self.fault = fault


class ConfigurationError(ValueError):
    """A configuration with an unknown key or a bad value."""


class _Answer(ctypes.Structure):
    _fields_ = [("status", ctypes.c_int), ("text", ctypes.c_void_p), ("size", ctypes.c_size_t)]


def _candidates():
    if path := os.environ.get("GRPO_OPT_LIBRARY"):
        yield pathlib.Path(path)
        return
    package = pathlib.Path(__file__).resolve().parent
    yield package / "_native" / "libgrpo_pjrt.so"  # of a wheel
    try:
        from grpo_opt._checkout import PATH  # written when the package was installed from a checkout
        checkout = pathlib.Path(PATH)
    except ImportError:
        checkout = package.parents[1]
    yield checkout / "target" / "release" / "libgrpo_pjrt.so"


def library_path() -> pathlib.Path:
    """The path of the library.

    Raises ImportError with the places that were searched.
    """
    searched = list(_candidates())
    for path in searched:
        if path.is_file():
            return path.absolute()
    raise ImportError(f"libgrpo_pjrt.so was not found at {', '.join(map(str, searched))}: run tools/setup in the "
                      "checkout, or name the library with GRPO_OPT_LIBRARY")


@functools.cache
def _library():
    library = ctypes.CDLL(str(library_path()))
    text = [ctypes.c_char_p, ctypes.c_size_t]
    for name, arguments in (("fuse", text * 6 + [ctypes.c_int]), ("identity", text),
                            ("timing", [ctypes.c_double, ctypes.c_double, ctypes.c_int])):
        function = getattr(library, f"grpo_opt_{name}")
        function.argtypes = arguments
        function.restype = ctypes.POINTER(_Answer)
    library.grpo_opt_may_fuse.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    library.grpo_opt_may_fuse.restype = ctypes.c_int
    library.grpo_opt_free.argtypes = [ctypes.POINTER(_Answer)]
    library.grpo_opt_free.restype = None
    return library


def _ask(name: str, *values: bytes | float) -> tuple[int, bytes]:
    """Calls the function `grpo_opt_NAME`; a string is passed as pointer and length."""
    arguments = [part for value in values for part in ((value, len(value)) if isinstance(value, bytes) else (value,))]
    answer = getattr(_library(), f"grpo_opt_{name}")(*arguments)
    try:
        return answer.contents.status, ctypes.string_at(answer.contents.text, answer.contents.size)
    finally:
        _library().grpo_opt_free(answer)


def _as_yaml(keys: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(dict(keys), default=os.fspath).encode()  # JSON is YAML
    except TypeError as error:
        raise ConfigurationError(f"a key or a value is no text, number or switch: {error}") from error


class Configuration:
    """A checked configuration: `config`, overridden by keywords and then by `fixed` keys."""

    def __init__(self, config: Configured = None, keys: Mapping[str, Any] | None = None, fixed: Mapping[str, Any] | None = None):
        on_top = {**(keys or {}), **(fixed or {})}
        if isinstance(config, (str, os.PathLike)):
            try:
                with open(config, "rb") as file:
                    self._yaml = file.read(_LARGEST + 1)
            except OSError as error:
                why = f"the configuration file `{os.fspath(config)}` cannot be read: {error.strerror}"
                raise ConfigurationError(why) from error
            if len(self._yaml) > _LARGEST:
                why = f"the configuration file `{os.fspath(config)}` cannot be read: it has more than {_LARGEST >> 20} MiB"
                raise ConfigurationError(why)
        elif config is None or isinstance(config, collections.abc.Mapping):
            self._yaml = _as_yaml(config or {})
        else:
            raise ConfigurationError(f"expected a mapping of keys, or the path of a YAML file, not {config!r}")
        self._yaml += b"\0" + _as_yaml(on_top)
        status, text = _ask("identity", self._yaml)
        if status != DONE:
            raise ConfigurationError(text.decode(errors="replace"))
        flags, self.identity = text.decode().split(" ", 1)
        self.strict, self.timing = (name in flags.split(",") for name in ("strict", "timing"))

    def fuse(self, program: bytes, platform: str, devices=(), compiler: str = "", refusals=(),
             several_hosts: bool = False) -> bytes | None:
        """The fused program; None if nothing is fused, with a warning if there was something to fuse.

        `devices` tell a TPU's generation, `compiler`, how its compiler describes itself, which kernels that reads.
        `refusals` are what it said of earlier answers for this program: it is written in another way.  Raises FusionError
        where the program must not be compiled: under a strict configuration, and after a fault on one of several hosts.
        """
        kind = next((getattr(device, "device_kind", "") for device in devices), "")
        texts = platform, kind, compiler
        status, text = _ask("fuse", program, *(text.encode() for text in texts), self._yaml,
                            b"".join(said.replace("\0", "").encode() + b"\0" for said in refusals), several_hosts)
        if status in (FAILED, FAULT):
            raise FusionError(text.decode(errors="replace"), status == FAULT)
        if status == WARNED:
            warn(text.decode(errors="replace"))
        return text if status == DONE else None


def timing_line(ours: float, total: float, fused: bool) -> str:
    """The message about a compilation of `total` seconds, of which `ours` in this library."""
    return _ask("timing", ours, total, fused)[1].decode().strip().removeprefix("grpo-opt: ")


def may_fuse(program: bytes) -> bool:
    """Whether a program may contain something to fuse."""
    return bool(_library().grpo_opt_may_fuse(program, len(program)))
