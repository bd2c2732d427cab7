"""Records where the checkout is, so that an installed package finds the library that was built there; takes the version
and the description from the checkout."""

import pathlib
import re

from setuptools import setup
from setuptools.command.build_py import build_py

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent


class BuildWithLocation(build_py):
    def run(self):
        super().run()
        target = pathlib.Path(self.build_lib) / "grpo_opt" / "_checkout.py"
        if not self.editable_mode:
            target.write_text(f"PATH = {str(CHECKOUT)!r}\n")


setup(cmdclass={"build_py": BuildWithLocation},
      version=re.search(r'^version = "(.+)"$', (CHECKOUT / "Cargo.toml").read_text(), re.MULTILINE)[1],
      long_description=(CHECKOUT / "README.md").read_text(), long_description_content_type="text/markdown")
