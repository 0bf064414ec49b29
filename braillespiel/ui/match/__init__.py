"""The table: a match as one person, or several at once, perceive and play it."""
