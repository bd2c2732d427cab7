"""Fuses language-model heads and their losses in what JAX compiles.

    import grpo_opt
    grpo_opt.install()              # every jit from here on
    with grpo_opt.installed(): ...  # or only in here
    grpo_opt.fuse(lowered)          # or one program: a jax.stages.Lowered or jax.export.Exported

Configurations are a mapping of the keys of docs/configuration.md, or the path of a YAML file with them; variables
such as GRPO_OPT_STRICT lie underneath.  On TPU, `TPU_LIBRARY_PATH=…/libgrpo_pjrt.so` does the same without
this package.
"""

from grpo_opt._hook import TESTED_JAX, install, installed, is_installed, uninstall
from grpo_opt._library import ConfigurationError, FusionError
from grpo_opt._programs import fuse

__version__ = "0.1.0"
__all__ = ["ConfigurationError", "FusionError", "TESTED_JAX", "fuse", "install", "installed", "is_installed",
           "uninstall"]
