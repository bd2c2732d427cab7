"""What goes between chips, as Google's documentation of them has it."""

# Bytes per second of a chip's links in one direction, all ports together: half of what it says of both directions.
LINKS = {"v5e": 200e9, "v6e": 400e9}
# Bytes per second of a chip's share of its host's network (4 x 200 Gbps for the 8 chips of a v6e host).
NETWORK = {"v6e": 12.5e9}
# Chips of a slice: others are reached over the network.
SLICE = {"v6e": 256}


def of_program(program: dict, topology: str) -> dict:
    """Bytes that one device moves in each kind of collective of a program in grpo-opt's report, and the least time that its
    links take for them.

    An all-reduce of as many bytes goes over the links twice.
    """
    found = {kind: {key: c[key] for key in ("count", "exposed", "bytes")} for kind, c in program["collectives"].items()}
    moved = sum(c["bytes"] * (2 if kind == "all-reduce" else 1) for kind, c in found.items())
    rate = LINKS.get(topology.split(":")[0])
    return {"collectives": found, "bytes": moved, "least_s": moved / rate if rate else None}
