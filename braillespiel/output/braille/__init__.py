"""Braille: translation by liblouis, and displays through BrlAPI."""
