"""grpo-opt as the way to the TPU compiler."""

import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOPOLOGIES = {"v4": "v4:2x2x1", "v5e": "v5e:2x2", "v5p": "v5p:2x2x1", "v6e": "v6e:2x2", "tpu7x": "tpu7x:2x2x1"}
LIMIT = 540  # seconds for one compile, where the caller names none


class Failed(Exception):
    """A message for the user."""


def chips(binary) -> dict[str, dict]:
    """What grpo-opt knows of each chip, by its name."""
    return {chip["name"]: chip for chip in json.loads(grpo_opt(binary, ["--chip-info"]))}


def grpo_opt(program: str | pathlib.Path, arguments: list, dump: str | pathlib.Path | None = None, limit: float = LIMIT) -> str:
    """What grpo-opt, which is at `program`, prints within `limit` seconds. The TPU compiler leaves its dumps in the folder `dump`."""
    environment = dict(os.environ)
    if dump:
        flags = f"--xla_jf_dump_to={dump} --xla_jf_dump_llo_text=true --xla_jf_dump_llo_pass_label_regex=final_"
        environment["LIBTPU_INIT_ARGS"] = f"{environment.get('LIBTPU_INIT_ARGS', '')} {flags}".strip()
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=limit, env=environment)
    except FileNotFoundError:
        raise Failed(f"{program} does not exist; build it with `cargo build --release`") from None
    except subprocess.TimeoutExpired:
        raise Failed(f"the TPU compiler was not done after {limit:g} s") from None
    if done.returncode != 0:
        # The TPU compiler's message starts with what is wrong and goes on with tables.
        message = done.stderr[max(done.stderr.find("error:"), 0):].strip()
        raise Failed(message[:800] or f"grpo-opt ended with exit code {done.returncode}")
    return done.stdout
