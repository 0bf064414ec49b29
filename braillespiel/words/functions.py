"""What catalogues may ask of a name: "of Anna" is "d\u2019Anna" in French, but "de Louis".

``BEGINS($name)`` is "vowel", "h" or "consonant", ``ENDS($name)`` the last letter, small and without
accent; both are "other" where there is no letter. A message chooses by them as by a number::

    of-name = { BEGINS($name) ->
        [vowel] d\u2019{ $name }
       *[other] de { $name }
    }

``NUMBER`` is Fluent's own, with a bound on the digits it may be asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unicodedata import normalize

from fluent.runtime.builtins import NUMBER

from braillespiel.words.phrase import without_marks

_VOWELS = frozenset("aeiouyαεηιουωаеиоуыэюяєіїæøœ")
_MOST_DIGITS = 21
"""As everywhere else where numbers are written for people (ECMA-402); a million takes minutes."""
_ALIKE = {"æ": "a", "œ": "o", "ø": "o", "ß": "s", "ł": "l", "đ": "d"}


def _letters(text: Any) -> str:
    """Return the letters of a text, small and without accents."""
    plain = normalize("NFD", without_marks(str(text))).casefold()
    return "".join(letter for letter in plain if letter.isalpha())


def begins(text: Any) -> str:
    """Return "vowel", "h" or "consonant": how a name begins; "other" if there is no letter."""
    found = _letters(text)[:1]
    if not found:
        return "other"
    return "h" if found == "h" else "vowel" if found in _VOWELS else "consonant"


def ends(text: Any) -> str:
    """Return the last letter of a name, "other" if there is none."""
    found = _letters(text)[-1:]
    return _ALIKE.get(found, found) or "other"


def number(value: Any, **options: Any) -> Any:
    """Return a number as Fluent writes it. Raises ValueError for digits that nobody can be told."""
    for name, wanted in options.items():
        if name.endswith("Digits") and not 0 <= int(wanted) <= _MOST_DIGITS:
            raise ValueError(f"{name}: {int(wanted)}")
    return NUMBER(value, **options)


FUNCTIONS: dict[str, Callable[..., Any]] = {"BEGINS": begins, "ENDS": ends, "NUMBER": number}
