"""Braille labels for physical decks."""
