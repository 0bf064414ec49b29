"""What can go wrong with a deck or with making its labels."""

from __future__ import annotations

from pathlib import Path

from braillespiel.input_limits import InputError
from braillespiel.words.catalogue import Words

Fact = str | int | float
_MOST = 400  # characters of an argument
STANDARD_INPUT = "-"
"""Stands for standard input where a file is named."""


class LabelError(Exception):
    """Something in a deck file or an option that the user can mend.

    ``key`` names a sentence of the catalogue "labels", ``arguments`` fill it. The sentence says
    what is wrong and what to do about it.
    """

    def __init__(self, key: str, **arguments: Fact) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(f"{key} {arguments}")

    def said(self, words: Words) -> str:
        """Return the sentence in the language of ``words`` (catalogue "labels").

        What is very long is cut: nobody hears it out, and a catalogue refuses it.
        """
        facts = {name: cut(value) for name, value in self.arguments.items()}
        for name in ("file", "path"):
            if facts.get(name) == STANDARD_INPUT:
                facts[name] = words("standard-input")
        return words(self.key, **facts)


def cut(value: Fact, most: int = _MOST) -> Fact:
    """Return a fact for a sentence; a longer text than ``most`` ends with an ellipsis."""
    return value[:most] + "…" if isinstance(value, str) and len(value) > most else value


def unread(error: InputError) -> LabelError:
    """Return what keeps a file from being read as an error of the labels."""
    if error.kind == "unreadable":
        return LabelError("error-file", file=Path(error.path).name, reason=error.detail)
    return LabelError(f"outside-{error.kind}", path=Path(error.path).name, detail=error.detail)
