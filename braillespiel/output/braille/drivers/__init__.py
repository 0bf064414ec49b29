"""The Braille displays that are reached: each module here is a way, and offers ``DRIVER``."""
