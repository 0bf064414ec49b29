"""The terminal front end: plain appended lines, single keys."""
