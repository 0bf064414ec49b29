"""Ludoteca, the game of the six pillars: basic and extended."""
