"""The ways to speak that come with the program: each module here is one, and offers ``DRIVER``."""
