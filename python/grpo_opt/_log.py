"""The logger `grpo_opt`: what is fused is INFO, what is not fused or failed is WARNING.

The plugin runs this file too, in the Python of its process (hook/src/python.rs).
"""

import logging
import sys

logger = logging.getLogger("grpo_opt")


class _Default(logging.Handler):
    """Writes to standard error if the program configures no logging of its own."""

    def emit(self, record: logging.LogRecord) -> None:
        if sys.stderr and not logging.getLogger().handlers:
            print(self.format(record), file=sys.stderr, flush=True)


def show_by_default() -> None:
    """Shows messages from INFO on, unless the program chose handlers or a level."""
    if not logger.handlers:
        handler = _Default()
        handler.setFormatter(logging.Formatter("grpo-opt: %(message)s"))
        logger.addHandler(handler)
    if logger.level == logging.NOTSET:
        logger.setLevel(logging.INFO)


def warn(message: str) -> None:
    """Logs a warning on one line."""
    logger.warning("warning: %s", " ".join(message.split()))
