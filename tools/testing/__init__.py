"""How tests are run, counted and remembered: for tools/test and the tools in tools/dev."""
