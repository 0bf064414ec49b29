"""The host of a match: people, bots, clock and journal; it knows no keys and no screens."""
