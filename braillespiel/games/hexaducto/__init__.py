"""Hexaducto: a hexagonal field of face-down cards, whose lines one sheds; and its puzzles."""
