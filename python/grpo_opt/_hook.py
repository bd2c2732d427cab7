"""Fusing every program that JAX compiles, by a hook in JAX's private compile function."""

from __future__ import annotations

import contextlib
import functools
import inspect
import threading
import time
from collections.abc import Iterator
from typing import Any

from grpo_opt._library import Configuration, Configured, FusionError, timing_line
from grpo_opt._log import logger, warn
from grpo_opt._programs import fuse_module

# Minor versions of JAX on which the tests passed; `tools/dev/matrix` runs them.
TESTED_JAX = ("0.6", "0.7", "0.8", "0.9", "0.10", "0.11", "0.12")

_COMPILE = "backend_compile_and_load"
_PARAMETERS = ["backend", "module", "executable_devices", "options", "host_callbacks"]

_lock = threading.RLock()
_stack: list[list[Configuration]] = []  # one entry for each install() or block; the last one applies
_originals: list = []  # JAX's own compile function and cache hook, while there is an entry
_warned: set[str] = set()  # versions of JAX
_paused = threading.local()


def _what_is_missing() -> str | None:
    """The private functions to hook that this JAX lacks."""
    from jax._src import cache_key, compiler

    function = getattr(compiler, _COMPILE, None)
    if function is None:
        return f"jax._src.compiler.{_COMPILE} is missing"
    parameters = list(inspect.signature(function).parameters)
    if parameters != _PARAMETERS:
        return f"jax._src.compiler.{_COMPILE} takes ({', '.join(parameters)}), not ({', '.join(_PARAMETERS)})"
    if not callable(getattr(cache_key, "custom_hook", None)):
        return "jax._src.cache_key.custom_hook is missing"
    return None


def _check_jax() -> None:
    """Raises for a JAX that cannot be hooked; warns once about one that was not tested."""
    import jax

    version = jax.__version__
    if problem := _what_is_missing():
        raise RuntimeError(f"grpo_opt.install() hooks into JAX's compile function, and that of jax {version} is not the one "
                           f"it knows: {problem}. Tested are jax {', '.join(TESTED_JAX)}: install one of these; or call "
                           "grpo_opt.fuse on lowered or exported programs; or, on TPU, set "
                           "TPU_LIBRARY_PATH=$(python -m grpo_opt --print-plugin), which needs no hook")
    if ".".join(version.split(".")[:2]) not in TESTED_JAX and version not in _warned:
        _warned.add(version)
        warn(f"grpo_opt was tested with jax {', '.join(TESTED_JAX)}; this is jax {version}, whose compile function "
             "looks the same: it is hooked")


def _compile_with(configuration: Configuration, original):
    @functools.wraps(original)
    def compile_and_load(backend, module, executable_devices, options, host_callbacks):
        rest = executable_devices, options, host_callbacks
        if getattr(_paused, "now", False):
            return original(backend, module, *rest)
        # The plugin that wraps this backend does the same with the same configuration.
        if configuration.identity and configuration.identity in getattr(backend, "platform_version", ""):
            return original(backend, module, *rest)
        began, spent = time.perf_counter(), []

        def fuse(refusals):
            started = time.perf_counter()
            try:
                return fuse_module(module, backend.platform, executable_devices, configuration,
                                   getattr(backend, "platform_version", ""), refusals,
                                   _several_hosts(backend, executable_devices))
            finally:
                spent.append(time.perf_counter() - started)

        fused = None
        try:
            fused, executable = _compile_fused(lambda program: original(backend, program, *rest), fuse)
            return executable if fused else original(backend, module, *rest)
        finally:
            if configuration.timing:
                logger.info(timing_line(sum(spent), time.perf_counter() - began, bool(fused)))

    return compile_and_load


def _several_hosts(backend, devices) -> bool:
    """Whether a program runs on devices of other processes too, each of which compiles it."""
    if type(backend).__name__ == "CompileOnlyPyClient":  # ahead of time for a topology: compiled once
        return False
    own = backend.process_index()
    return any(device.process_index != own for device in devices)


def _compile_fused(compile_program, fuse):
    """Whether a program was fused, and the compiled program.

    One that the backend refuses is written again as the refusal asks.
    """
    refusals, refused = [], None
    while True:
        try:
            fused = fuse(refusals)
        except FusionError as error:
            raise error from refused
        if fused is None:
            return False, None
        try:
            return True, compile_program(fused)
        except Exception as error:  # refused for any reason: another form may compile
            refusals.append(str(error))
            refused = error


def install(config: Configured = None, **keys: Any) -> None:
    """Fuses every program that JAX compiles from here on, until `uninstall()`.

    Programs that JAX compiled before are forgotten, and its persistent cache keeps fused programs apart.  Installing again
    replaces the configuration.

    Args:
        config: A mapping of keys of the configuration, or the path of a YAML file.
        **keys: Keys of the configuration, which win over the mapping.

    Raises:
        ConfigurationError: A key or a value of the configuration is wrong.
        RuntimeError: This JAX has another compile function than the tested ones.

    Example:
        grpo_opt.install(strict=True, remarks="all")
    """
    with _lock:
        configuration = Configuration(config, keys)
        _check_jax()
        if _stack:
            uninstall()
        _push(configuration)


@contextlib.contextmanager
def not_hooked() -> Iterator[None]:
    """Does not fuse what this thread compiles in a `with` block."""
    before, _paused.now = getattr(_paused, "now", False), True
    try:
        yield
    finally:
        _paused.now = before


def uninstall() -> None:
    """Undoes the last `install()`; does nothing without one."""
    with _lock:
        if _stack:
            _pop()


def is_installed() -> bool:
    """Whether programs are being fused."""
    return bool(_stack)


@contextlib.contextmanager
def installed(config: Configured = None, **keys: Any) -> Iterator[None]:
    """Installs for the duration of a `with` block.

    It applies to the whole process, other threads included, and may be nested. Where blocks of several threads overlap,
    the one that began last counts, until each has ended.

    Args:
        config: As for `install`.
        **keys: As for `install`.

    Raises:
        ConfigurationError: A key or a value of the configuration is wrong.
        RuntimeError: This JAX has another compile function than the tested ones.

    Example:
        with grpo_opt.installed(always_fuse=True):
            step(state, batch)
    """
    with _lock:
        configuration = Configuration(config, keys)
        _check_jax()
        _push(configuration)
        entry = _stack[-1]
    try:
        yield
    finally:
        with _lock:
            # Uninstalled or replaced inside the block.
            if any(e is entry for e in _stack):
                counted = _stack[-1] is entry
                _stack[:] = [e for e in _stack if e is not entry]
                if counted:
                    _apply()


def _push(configuration: Configuration) -> None:
    from jax._src import cache_key, compiler

    if not _stack:
        _originals[:] = getattr(compiler, _COMPILE), cache_key.custom_hook
    _stack.append([configuration])
    _apply()


def _pop() -> None:
    _stack.pop()
    _apply()


def _apply() -> None:
    """Hooks JAX's functions under the last configuration, or restores them."""
    import jax
    from jax._src import cache_key, compiler

    compile_function, hook = _originals
    if _stack:
        (configuration,) = _stack[-1]
        compile_function = _compile_with(configuration, compile_function)
        original = hook
        hook = lambda: original() + configuration.identity
    setattr(compiler, _COMPILE, compile_function)
    cache_key.custom_hook = hook
    jax.clear_caches()
