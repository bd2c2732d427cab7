"""The axes, a sample of programs, and the lowering of one."""

import dataclasses
import random
import re

import jax
import jax.numpy as jnp

from . import head, losses, tokens
from .around import AROUND, Model
from .sizes import LENGTH, RANK, SEQUENCES, VOCABULARY, WIDTH

AXES = {"weights": head.WEIGHTS, "types": head.TYPES, "product": head.PRODUCTS, "shift": tokens.SHIFTS, "scale": tokens.SCALES,
        "pick": tokens.PICKS, "loss": losses.LOSSES, "around": AROUND}
# Draws for one program that a pattern must match.
ATTEMPTS = 100_000


@dataclasses.dataclass(frozen=True)
class Program:
    """One value of each axis."""

    values: tuple[str, ...]

    @property
    def name(self) -> str:
        return "/".join(self.values)

    @property
    def choices(self) -> list[tuple[str, str]]:
        """The axes and their values."""
        return list(zip(AXES, self.values))

    @property
    def types(self) -> head.Types:
        return self["types"]

    def __getitem__(self, axis: str):
        """The function, or the table entry, of the program's value on an axis."""
        return AXES[axis][dict(self.choices)[axis]]

    def replaced(self, axis: str, value: str) -> "Program":
        """The program with another value on an axis."""
        return Program(tuple(value if name == axis else old for name, old in self.choices))

    def shapes(self) -> tuple:
        """Shapes and types of the arguments: parameters, hidden states, batch."""
        of = jax.ShapeDtypeStruct
        first = self["weights"] in (head.vocabulary_first, head.tied, head.tied_scaled)
        weights = self.types.weights
        parameters = {"w": of((VOCABULARY, WIDTH) if first else (WIDTH, VOCABULARY), weights)}
        if self["weights"] is head.lora:
            parameters |= {"down": of((WIDTH, RANK), weights), "up": of((RANK, VOCABULARY), weights)}
        if self["scale"] is tokens.bias:
            parameters["bias"] = of((VOCABULARY,), jnp.float32)
        if self["scale"] in (tokens.temperature_argument, tokens.clamped_temperature):
            parameters["temperature"] = of((), jnp.float32)
        per_token = of((SEQUENCES, LENGTH), jnp.float32)
        batch = {"ids": of((SEQUENCES, LENGTH), jnp.int32), "old": per_token, "reference": per_token, "mask": per_token,
                 "advantages": of((SEQUENCES,), jnp.float32)}
        return parameters, of((SEQUENCES, LENGTH, WIDTH), self.types.hidden), batch

    def model(self) -> Model:
        scale, pick, loss = self["scale"], self["pick"], self["loss"]

        def values(parameters, hidden, batch):
            hidden, weights = self["weights"](parameters, hidden, batch["ids"], self.types)

            def token(x, ids):
                x = scale(x, parameters)
                return {"logp": pick(x, ids), **({"extra": loss.extra(x)} if loss.extra else {})}

            return self["shift"](batch, hidden, lambda h: head.logits(self["product"], h, weights), token)

        def objective(values, batch):
            count = values["logp"].shape[1]
            cut = {name: value if value.ndim == 1 else value[:, -count:] for name, value in batch.items()}
            return loss.objective(values["logp"], values.get("extra"), cut)

        return Model(values, objective)

    def lower(self) -> jax.stages.Lowered:
        return jax.jit(self["around"](self.model()), keep_unused=True).lower(*self.shapes())


def named(name: str) -> Program | None:
    """The program of a full name."""
    values = tuple(name.split("/"))
    known = len(values) == len(AXES) and all(value in axis for value, axis in zip(values, AXES.values()))
    return Program(values) if known else None


def sample(seed: str, count: int, pattern: str = "") -> list[Program]:
    """`count` different programs, or fewer if the pattern matches fewer; the same for the same seed and axes."""
    if program := named(pattern):
        return [program]
    rng, found, wanted = random.Random(seed), {}, re.compile(pattern)
    for _ in range(ATTEMPTS):
        if len(found) >= count:
            break
        program = Program(tuple(rng.choice(list(axis)) for axis in AXES.values()))
        if wanted.search(program.name):
            found[program.name] = program
    return list(found.values())
