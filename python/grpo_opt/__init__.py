"""Fuses language-model heads and their losses in what JAX compiles.

    import grpo_opt
    grpo_opt.install()                 # every jit from here on
    with grpo_opt.installed(): ...     # or only in here
    grpo_opt.fuse(lowered)             # or one program: a jax.stages.Lowered or a jax.export.Exported
    print(grpo_opt.explain(f, *args))  # what is fused in a function, what is not, and why

Configurations are keywords, a mapping of the keys of docs/configuration.md, or the path of a YAML file with them;
variables such as GRPO_OPT_STRICT lie underneath.  On TPU, `TPU_LIBRARY_PATH=…/libgrpo_pjrt.so` does the same
without this package.

Messages go to `logging.getLogger("grpo_opt")`: what is fused at INFO, what is not fused or failed at WARNING.
"""

from grpo_opt import _log
from grpo_opt._hook import TESTED_JAX, install, installed, is_installed, uninstall
from grpo_opt._library import ConfigurationError, FusionError
from grpo_opt._programs import fuse
from grpo_opt._report import Loss, Reason, Report, explain
from grpo_opt._version import version

_log.show_by_default()
__version__ = version()
__all__ = ["Loss", "ConfigurationError", "FusionError", "Reason", "Report", "TESTED_JAX", "explain", "fuse", "install",
           "installed", "is_installed", "uninstall"]
