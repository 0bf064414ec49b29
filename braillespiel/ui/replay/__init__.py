"""Matches that were played: walked again, looked through for better moves, gone on from."""
