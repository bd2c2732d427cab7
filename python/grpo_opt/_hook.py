"""Every program that JAX compiles, by a hook in JAX's private compile function."""

import contextlib
import functools
import inspect
import threading
import warnings

from grpo_opt._library import Configuration
from grpo_opt._programs import fuse_module, or_original

# Minor versions of JAX that the tests ran on.
TESTED_JAX = ("0.7", "0.10")

_COMPILE = "backend_compile_and_load"
_PARAMETERS = ["backend", "module", "executable_devices", "options", "host_callbacks"]

_lock = threading.RLock()
_stack: list[tuple] = []  # (configuration, original compile function, original cache hook)


def _check_jax():
    import jax
    from jax._src import cache_key, compiler

    minor = ".".join(jax.__version__.split(".")[:2])
    function = getattr(compiler, _COMPILE, None)
    parameters = list(inspect.signature(function).parameters) if function else []
    problem = None
    if minor not in TESTED_JAX:
        problem = "this version was not tested"
    elif parameters != _PARAMETERS and not _stack:
        problem = f"jax._src.compiler.{_COMPILE} is not the function that was tested"
    elif not callable(getattr(cache_key, "custom_hook", None)):
        problem = "jax._src.cache_key.custom_hook is missing"
    if problem:
        raise RuntimeError(f"grpo_opt hooks into JAX's private functions and was tested with jax {', '.join(TESTED_JAX)}"
                           f"; this is jax {jax.__version__}: {problem}. Use grpo_opt.fuse on lowered or exported "
                           "programs, or on TPU the library itself (TPU_LIBRARY_PATH)")


def _compile_with(configuration: Configuration, original):
    @functools.wraps(original)
    def compile_and_load(backend, module, executable_devices, options, host_callbacks):
        fused = or_original(lambda: fuse_module(module, backend.platform, executable_devices, configuration), configuration.strict)
        if fused is not None:
            try:
                return original(backend, fused, executable_devices, options, host_callbacks)
            except Exception as error:  # whatever the backend has against it, the original may still compile
                if configuration.strict:
                    raise
                warnings.warn(f"grpo_opt: the backend refused a fused program, which is compiled as it was: {error}",
                              stacklevel=2)
        return original(backend, module, executable_devices, options, host_callbacks)

    return compile_and_load


def install(config=None) -> None:
    """Fuses every program that JAX compiles from here on, until `uninstall()`.

    `config` is a mapping of keys, or the path of a YAML file.  Programs that JAX compiled before are forgotten,
    and its persistent cache keeps fused programs apart.  Installing again replaces the configuration.
    """
    with _lock:
        configuration = Configuration(config)
        _check_jax()
        if _stack:
            uninstall()
        _push(configuration)


def uninstall() -> None:
    """Undoes the last `install()`; does nothing without one."""
    with _lock:
        if _stack:
            _pop()


def is_installed() -> bool:
    """Whether programs are being fused."""
    return bool(_stack)


@contextlib.contextmanager
def installed(config=None):
    """`install()` for the duration of a `with` block.

    It applies to the whole process, other threads included, and may be nested.
    """
    with _lock:
        configuration = Configuration(config)
        _check_jax()
        _push(configuration)
        entry = _stack[-1]
    try:
        yield
    finally:
        with _lock:
            # Uninstalled or replaced inside the block: that was the user's last word.
            if _stack and _stack[-1] is entry:
                _pop()


def _push(configuration: Configuration) -> None:
    import jax
    from jax._src import cache_key, compiler

    previous = getattr(compiler, _COMPILE), cache_key.custom_hook
    _stack.append((configuration, *previous))
    # Nested configurations replace each other: always wrap JAX's own functions.
    compile_function, hook = _stack[0][1:]
    setattr(compiler, _COMPILE, _compile_with(configuration, compile_function))
    cache_key.custom_hook = lambda: hook() + configuration.identity
    jax.clear_caches()


def _pop() -> None:
    import jax
    from jax._src import cache_key, compiler

    _, compile_function, hook = _stack.pop()
    setattr(compiler, _COMPILE, compile_function)
    cache_key.custom_hook = hook
    jax.clear_caches()
