"""The version in Cargo.toml: of the checkout, or as an installed package records it."""

import importlib.metadata
import pathlib
import re


def version() -> str:
    """The package's version, such as `0.2.0`.

    Raises:
        importlib.metadata.PackageNotFoundError: The package is neither installed nor in a checkout.
    """
    manifest = pathlib.Path(__file__).resolve().parents[2] / "Cargo.toml"
    if manifest.is_file() and (found := re.search(r'^version = "(.+)"$', manifest.read_text(), re.MULTILINE)):
        return found[1]
    return importlib.metadata.version("grpo-opt")
