"""Weights & Biases: the record's figures as a run."""

import os

from benchmarks.launch import Failure


def add_options(parser) -> None:
    """--wandb-mode and --wandb-project."""
    group = parser.add_argument_group("Weights & Biases")
    group.add_argument("--wandb-mode", choices=("online", "offline"), help="log the figures; offline writes ./wandb")
    group.add_argument("--wandb-project", default="grpo-opt", metavar="NAME")


def check(mode: str | None) -> None:
    """Fails before any work is done when the package is missing."""
    if mode is None:
        return
    try:
        import wandb  # noqa: F401
    except ImportError as error:
        raise Failure("--wandb-mode needs the wandb package: run tools/setup --bench") from error


def numbers(tree, prefix: str = "") -> dict[str, float]:
    """All numbers of a nested mapping, under paths joined by `/`."""
    found = {}
    for key, value in tree.items():
        path = f"{prefix}/{key}" if prefix else str(key)
        if isinstance(value, dict):
            found |= numbers(value, path)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            found[path] = value
    return found


def log(mode: str | None, project: str, record: dict, steps: list[dict]) -> None:
    """One run with a step for each mapping in `steps`."""
    if mode is None:
        return
    import wandb

    config = {key: value for key, value in record.items() if key not in ("points", "runs")}
    settings = wandb.Settings(silent=True, console="off", disable_git=True, save_code=False)
    try:
        with wandb.init(project=project, mode=mode, config=config, job_type=record["kind"], settings=settings,
                        dir=os.environ.get("WANDB_DIR")) as run:
            for step in steps:
                run.log(numbers(step))
    except wandb.errors.Error as error:
        raise Failure(f"wandb: {error}") from error
