"""Matches that were played: walking through them, reviewing them, playing on from them."""
