"""One player's experience: screens, navigator, keys, announcer, history, Braille line."""
