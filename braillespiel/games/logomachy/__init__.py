"""Logomachy: a fishing game with number cards, or with letter cards."""
