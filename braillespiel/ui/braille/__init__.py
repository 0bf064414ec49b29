"""The Braille line of one person: messages, zones, cells and what lies under each of them."""
