"""Hexaducto: a hexagonal field of face-down cards whose lines you clear; and its puzzles."""
