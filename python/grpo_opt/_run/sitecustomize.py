"""Runs at the start of each Python under `grpo-opt run`: installs the hook once the program imports JAX.

JAX is not imported here: programs set variables for it before they do.
"""

import importlib.machinery
import importlib.util
import os
import pathlib
import sys

_HERE = pathlib.Path(__file__).resolve().parent


def _package():
    """The package `grpo_opt`: the environment's, else the one that this file belongs to."""
    if importlib.util.find_spec("grpo_opt") is None:
        folder = _HERE.parent
        spec = importlib.util.spec_from_file_location("grpo_opt", folder / "__init__.py",
                                                      submodule_search_locations=[str(folder)])
        sys.modules["grpo_opt"] = package = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(package)
    import grpo_opt._start

    return grpo_opt._start


class _AfterJax:
    """Finds the package `jax` as the others do, and installs the hook at the end of its import."""

    def find_spec(self, name, path=None, target=None):
        if name != "jax":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec("jax")
        # A namespace package without a loader is no JAX.
        if spec is None or not hasattr(spec.loader, "exec_module"):
            return spec
        execute = spec.loader.exec_module

        def execute_and_install(module):
            execute(module)
            _package().install_for_run()

        spec.loader.exec_module = execute_and_install
        return spec


def _without_tpu() -> None:
    """JAX tries a TPU wherever TPU_LIBRARY_PATH is set: not where there is nothing to put behind the plugin."""
    named = any(os.environ.get(name) for name in ("GRPO_PJRT_PLUGIN", "GRPO_OPT_PLUGIN"))
    if not named and not _file_may_name_a_plugin() and importlib.util.find_spec("libtpu") is None:
        os.environ.pop("TPU_LIBRARY_PATH", None)


def _file_may_name_a_plugin() -> bool:
    """Whether the configuration file holds that key: reading it properly would load the library in every Python."""
    path = os.environ.get("GRPO_OPT_CONFIG")
    try:
        return bool(path) and b"plugin" in pathlib.Path(path).read_bytes()
    except OSError:
        return False  # said where it is read


def _next_sitecustomize() -> None:
    """This module hides the one that the environment may have."""
    path = [entry for entry in sys.path if pathlib.Path(entry or ".").resolve() != _HERE]
    sys.path[:] = path
    if spec := importlib.machinery.PathFinder.find_spec("sitecustomize", path):
        sys.modules["sitecustomize"] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)


sys.meta_path.insert(0, _AfterJax())
_next_sitecustomize()
_without_tpu()
