"""The outside world, with one thin adapter each: speech, Braille, sound, window, terminal."""
