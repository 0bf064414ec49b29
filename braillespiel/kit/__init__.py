"""What a real game on the table takes: labels, keys, guides and parts, for blind and sighted."""
