"""Make the files in braillespiel/games/logomachy/letters: the letter decks of the letter game.

A deck has 80 cards in proportion to how often each letter stands in the words of 2 to 8 letters
of pyspellchecker's word list, every letter at least once, rounded by largest remainders. That
package must be installed.

    python -m scripts.letter_decks
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from importlib.resources import files
from pathlib import Path

from braillespiel.games.logomachy.wordlist import in_cards

FOLDER = Path(__file__).resolve().parents[1] / "braillespiel" / "games" / "logomachy" / "letters"
SIZE = 80
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {"de": ALPHABET + "äöü", "en": ALPHABET, "fr": ALPHABET}
LONGEST = 8


def deck(language: str) -> dict[str, int]:
    """Return how many cards each letter of ``language`` gets."""
    packed = files("spellchecker").joinpath("resources", f"{language}.json.gz").read_bytes()
    letters = LETTERS[language]
    words = {in_cards(word, language) for word in json.loads(gzip.decompress(packed))}
    seen = Counter(
        letter
        for word in words
        if 2 <= len(word) <= LONGEST and set(word) <= set(letters)
        for letter in word
    )
    total = sum(seen.values())
    left = SIZE - len(letters)
    exact = {letter: seen[letter] / total * SIZE for letter in letters}
    above = {letter: max(0.0, share - 1) for letter, share in exact.items()}
    scale = left / sum(above.values())
    cards = {letter: 1 + int(share * scale) for letter, share in above.items()}
    by_rest = sorted(letters, key=lambda letter: int(above[letter] * scale) - above[letter] * scale)
    for letter in by_rest[: SIZE - sum(cards.values())]:
        cards[letter] += 1
    return cards


def main() -> None:
    """Write the data files."""
    for language in LETTERS:
        lines = ["# Made by scripts/letter_decks.py; what the counts come from is told there.", ""]
        for letter, count in deck(language).items():
            key = letter if letter.isascii() else json.dumps(letter, ensure_ascii=False)
            lines.append(f"{key} = {count}")
        path = FOLDER / f"{language}.toml"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
