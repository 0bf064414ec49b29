"""Tables for people in different places: what travels, the table host's server, the clients."""
