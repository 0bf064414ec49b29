"""Sound: the shared mixer and the earcons."""
