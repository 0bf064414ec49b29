"""Parts to print: boards, tiles and trays, as solids, with what they weigh and take."""
