"""Random losses, for tools/dev/fuzz."""
