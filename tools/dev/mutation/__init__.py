"""Mutants of the predicates of `passes`: where they are (predicates), the build (build), and what notices them (suite)."""
