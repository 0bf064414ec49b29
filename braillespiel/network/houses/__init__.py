"""Houses: where strangers find tables. How a client gets in, and what both say to each other."""
