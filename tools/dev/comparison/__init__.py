"""Programs run by NumPy and JAX, and their numbers compared."""
