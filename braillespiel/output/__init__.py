"""The outside world, one thin adapter each: speech, Braille, sound, window, terminal."""
