"""Pure rules machinery: the contract of a game, seeded matches, journal, positions, search."""
