"""What argparse says, in the player's language.

argparse takes every text through gettext. Here, a text that may reach a player is found in our
catalogues by its English template, just as gettext does with catalogues of its own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

from braillespiel.words.catalogue import Words

LONGEST_QUOTED = 60
"""How many letters of what somebody typed an error repeats."""

LABELS = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
}
"""Texts of the help."""

ARGUMENT = "argument %(argument_name)s: %(message)s"
"""What argparse puts before a complaint that is about one argument."""

COMPLAINTS = {
    "the following arguments are required: %s": ("cli-error-missing", "names"),
    "one of the arguments %s is required": ("cli-error-one-of", "names"),
    "unrecognized arguments: %s": ("cli-error-unknown", "names"),
    "unexpected option string: %s": ("cli-error-unknown", "names"),
    "ambiguous option: %(option)s could match %(matches)s": ("cli-error-ambiguous", ""),
}
"""Our sentence for a complaint, and the name of its one gap there."""

COMPLAINTS_OF_ONE = {
    "not allowed with argument %s": ("cli-error-together", "other"),
    "ignored explicit argument %r": ("cli-error-no-value", "value"),
    "expected one argument": ("cli-error-value", ""),
    "expected at most one argument": ("cli-error-one-value", ""),
    "expected at least one argument": ("cli-error-value", ""),
    "expected %s argument": ("cli-error-values", "count"),
    "invalid %(type)s value: %(value)r": ("cli-error-number", ""),
    "invalid choice: %(value)r (choose from %(choices)s)": ("cli-error-choice", ""),
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        "cli-error-choice",
        "",
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": ("cli-error-choice", ""),
}
"""The same for complaints that follow ARGUMENT; their sentences name it."""

_NAMES = {
    "argument_name": "name",
    "option": "name",
    "matches": "known",
    "choices": "known",
    "parser_name": "value",
}
"""What argparse calls a gap, and what our sentences call it."""


@contextmanager
def worded(words: Words) -> Iterator[None]:
    """Let argparse speak the language of ``words``."""

    def text(template: str) -> str:
        if template in LABELS:
            return words(LABELS[template]) + (" " if template.endswith(" ") else "")
        if template == ARGUMENT or template in COMPLAINTS or template in COMPLAINTS_OF_ONE:
            return _Complaint(template, words)
        return template

    def counted(one: str, many: str, count: int) -> str:
        return text(one if one in COMPLAINTS_OF_ONE or count == 1 else many)

    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update({"_": text, "ngettext": counted})
    try:
        yield
    finally:
        names.update(before)


def quoted(text: str) -> str:
    """Return what somebody typed in the form in which an error repeats it."""
    return text if len(text) <= LONGEST_QUOTED else text[: LONGEST_QUOTED - 1] + "…"


class _Complaint(str):
    """A template of argparse's that becomes our sentence when its gaps are filled."""

    __slots__ = ("_given", "_words")

    def __new__(cls, template: str, words: Words, given: Mapping[str, Any] | None = None) -> Self:
        made = super().__new__(cls, template)
        made._words = words
        made._given = dict(given or {})
        return made

    _words: Words
    _given: dict[str, Any]

    def __mod__(self, filling: Any) -> str:
        template = str(self)
        if template == ARGUMENT:
            name, message = filling["argument_name"], filling["message"]
            if isinstance(message, _Complaint):
                return message._about(str(name))
            return self._said("cli-error-other", name=name, reason=str(message))
        key, gap = (COMPLAINTS | COMPLAINTS_OF_ONE)[template]
        filled = filling if isinstance(filling, Mapping) else {gap: filling}
        given = {_NAMES.get(name, name): _shown(name, value) for name, value in filled.items()}
        if template in COMPLAINTS_OF_ONE:
            return _Complaint(template, self._words, given)
        return self._said(key, **given)

    def _said(self, key: str, **given: Any) -> str:
        return self._words(key, **given)

    def _about(self, name: str) -> str:
        key, _ = COMPLAINTS_OF_ONE[str(self)]
        if key == "cli-error-number" and self._given["type"] not in ("int", "whole_number"):
            key = "cli-error-invalid"
        return self._said(key, name=name, **self._given)


def _shown(name: str, value: Any) -> Any:
    if name == "count":
        return value
    text = str(value)
    if name in ("names", "value", "parser_name", "option"):
        return quoted(text)
    return text.replace("'", "") if name == "choices" else text
