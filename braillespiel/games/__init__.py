"""The games, one folder each, and the contract between a game and a seat."""
