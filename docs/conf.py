"""Sphinx' configuration of the site that tools/dev/docs builds."""

import pathlib
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "python"))

project = "grpo-opt"
release = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "index"
myst_heading_anchors = 3
default_role = "code"
html_theme = "furo"
html_title = "grpo-opt"
html_show_copyright = False
# The packages that the docstrings' module imports are not needed to read them.
autodoc_mock_imports = ["jax", "jaxlib", "numpy"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
# Program text with `…`, and shell lines with a prompt, are no errors.
suppress_warnings = ["misc.highlighting_failure"]


def with_examples_as_code(app, what, name, module, options, lines):
    """Examples, the last section of a docstring, are code.  The docstring of the module is left out: docs/api.md is its text."""
    if what == "module":
        lines.clear()
    elif ".. rubric:: Example" in lines:
        behind = lines.index(".. rubric:: Example") + 1
        lines[behind:] = ["", ".. code-block:: python", "", *(f"    {line}" for line in lines[behind:])]


def setup(app):
    app.connect("autodoc-process-docstring", with_examples_as_code)
