"""The games, one room each, and the contract between a game and a seat."""
