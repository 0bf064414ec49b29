"""Learning: guided matches, keys, sounds, signs and the display."""
