"""Measurements: each a ratio in one run, so that the machine cancels out."""
