"""Pure rules machinery: contract of a game, seeded matches, journal, positions, search."""
