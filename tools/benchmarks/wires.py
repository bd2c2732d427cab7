"""What goes between chips, as Google's documentation of them has it."""

# Bytes per second of a chip's links in one direction, all ports together: half of what it says of both directions.
LINKS = {"v5e": 200e9, "v6e": 400e9}
# Bytes per second of a chip's share of its host's network (4 x 200 Gbps for the 8 chips of a v6e host).
NETWORK = {"v6e": 12.5e9}
# Chips of a slice: others are reached over the network.
SLICE = {"v6e": 256}
