"""Processes of our own for libraries that can hang, crash or end the process that they run in."""
