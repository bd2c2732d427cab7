"""Sizes of the programs. No count of rows equals the width of the hidden states or the rank of an adapter, so that a value
of rows × columns differs in size from one of the weights."""

SEQUENCES = 4
LENGTH = 24
WIDTH = 64
VOCABULARY = 4096
RANK = 4
# The last columns of a vocabulary that is padded to a multiple of the tile.
PADDING = 46
