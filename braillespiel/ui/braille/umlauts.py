"""German letters of six dots as a display's keys write them: BRLTTY makes other signs of them.

In computer Braille, dots 1256 are "8" and dots 246 are "9"; in a German word they are ü and ö.
Source: the table de of BRLTTY 6.5.
"""

from __future__ import annotations

import re

_LETTERS = str.maketrans("`98~", "äöüß")
_LETTER = r"[^\W\d_]"
_IN_A_WORD = re.compile(rf"(?<={_LETTER})[`98~]+|(?<![\w`~])[`98~](?={_LETTER})")


def as_letters(text: str) -> str:
    """Return ``text`` with each sign that could be such a letter as that letter."""
    return text.translate(_LETTERS)


def in_words(text: str) -> str:
    """Return ``text`` with such a sign as a letter where it stands in a word: behind a letter, or
    before one at the beginning.

    A number stays a number: "8" alone, "18", "8.30". The text is as long as before.
    """
    return _IN_A_WORD.sub(lambda found: as_letters(found[0]), text)
