"""A sentence in its three wordings: full speech, brief speech, Braille."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_OPEN = "\ue000"
_CLOSE = "\ue001"
_NEW_SENTENCE = re.compile(r"(?<=[^\W\d_]{2}[.!?] )[^\W\d_]")
_NOTATION = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """What is said in full, what is said briefly, and what is brailled.

    The Braille wording has a vocabulary of its own; parts of it that are card notation are
    wrapped by :func:`notation`, so that they go through a card table instead of a text table.
    """

    full: str
    brief: str
    braille: str

    @classmethod
    def plain(cls, text: str, braille: str | None = None) -> Phrase:
        """Return a phrase that sounds the same in full and in brief."""
        return cls(text, text, text if braille is None else braille)

    def wording(self, name: str) -> str:
        """Return the wording ``name``: "full", "brief" or "braille"."""
        return {"full": self.full, "brief": self.brief, "braille": self.braille}[name]

    def __add__(self, other: Phrase) -> Phrase:
        """Join two phrases with a blank."""
        return join((self, other))


EMPTY = Phrase("", "", "")


def join(phrases: Iterator[Phrase] | tuple[Phrase, ...] | list[Phrase], by: str = " ") -> Phrase:
    """Join the wordings of several phrases; in Braille always with one blank."""
    parts = list(phrases)
    return Phrase(
        by.join(p.full for p in parts if p.full),
        by.join(p.brief for p in parts if p.brief),
        " ".join(p.braille for p in parts if p.braille),
    )


def sentences(phrases: tuple[Phrase, ...] | list[Phrase]) -> Phrase:
    """Join phrases as sentences: a full stop between them where there is no other sign yet."""

    def spoken(texts: list[str]) -> str:
        ended = [t if t.endswith((".", "!", "?", ":")) else f"{t}." for t in texts[:-1]]
        return " ".join([*ended, *texts[-1:]])

    return Phrase(
        spoken([p.full for p in phrases if p.full]),
        spoken([p.brief for p in phrases if p.brief]),
        " ".join(p.braille for p in phrases if p.braille),
    )


def capitalised(text: str) -> str:
    """Return a text to be seen with a capital after every full stop that ends a word."""
    return _NEW_SENTENCE.sub(lambda found: found[0].upper(), text)


def beyond(more: Phrase, said: Phrase) -> Phrase:
    """Return the wordings of ``more`` that are not yet a part of the list ``said``."""

    def new(text: str, before: str) -> str:
        return "" if f", {text}, " in f", {before}, " else text

    return Phrase(
        new(more.full, said.full), new(more.brief, said.brief), new(more.braille, said.braille)
    )


def notation(text: str) -> str:
    """Mark ``text`` as card notation inside a Braille wording."""
    return f"{_OPEN}{text}{_CLOSE}"


def segments(braille: str) -> Iterator[tuple[str, bool]]:
    """Split a Braille wording into (text, is card notation) pieces, in order."""
    end = 0
    for match in _NOTATION.finditer(braille):
        if match.start() > end:
            yield braille[end : match.start()], False
        yield match[1], True
        end = match.end()
    if end < len(braille):
        yield braille[end:], False


def without_marks(braille: str) -> str:
    """Return a Braille wording as plain text, without the notation marks."""
    return braille.replace(_OPEN, "").replace(_CLOSE, "")
