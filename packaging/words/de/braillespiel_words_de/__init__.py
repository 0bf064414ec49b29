"""The German word list of braillespiel's letter game; README.md names its source and licence."""
