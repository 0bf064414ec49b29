"""Tables for people in different places, by ear and by finger: getting in, waiting, playing."""
