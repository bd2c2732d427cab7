"""Modules with one sweep, and what they must give, for tools/dev/sweep-check."""
