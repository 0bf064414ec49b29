"""A house: many tables behind one door, and the people who come there."""
