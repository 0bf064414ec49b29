"""A sentence in its wordings: full, normal and brief speech, and Braille."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

_MOST_LETTERS = 1000
_OPEN, _CLOSE = "\ue000", "\ue001"
_CARD, _VALUE, _CARD_END = "\ue002", "\ue003", "\ue004"
_WORD, _WORD_END = "\ue005", "\ue006"
_ONE_CARD = re.compile(f"{_OPEN}[^{_CLOSE}]*{_CLOSE}")
_WRITING_MARKS = dict.fromkeys(map(ord, (_OPEN, _CLOSE, _WORD, _WORD_END)))
_MARKS = dict.fromkeys(map(ord, (_OPEN, _CLOSE, _CARD, _VALUE, _CARD_END, _WORD, _WORD_END)))
_NEW_SENTENCE = re.compile(r"(?<=[^\W\d_]{2}[.!?] )[^\W\d_]")
_CARD_INSIDE = re.compile(f"{_CARD}([^{_VALUE}]*){_VALUE}([^{_CARD_END}]*){_CARD_END}")
_TOKEN = re.compile(f" +|(?:{_WORD}[^{_WORD_END}]*{_WORD_END}|[^ ])+")
_SENTENCE_WORD = re.compile(r"([^\W\d_]+)(?:['’-][^\W\d_]+)*([.,;:!?…]*)")
_SIGNS = (".", "!", "?", ":", "…", "。", "！", "？", "：", "؟", "।", "։")
_ENDS = tuple(f"{sign}{close}" for sign in _SIGNS for close in ("", "“", "”", "«", "»", "」"))
PUNCTUATION = ".,;:!?…'\"“”„‘’«»()"
"""Signs that belong to a text where they stand alone."""
_PUNCTUATION = re.compile(f"[{PUNCTUATION}]+")
_THREE_LETTERS = re.compile(r"[^\W\d_]{3}")
_NOT_FELT = re.compile("\u00a0(?=[:;?!»])|(?<=«)\u00a0")
"""The blank that French print has before a sign, and Braille has not."""


@dataclass(frozen=True, slots=True, init=False)
class Phrase:
    """What is said in full, what is said briefly, what is brailled, and what is said normally.

    Where no normal wording is given the full one is. The Braille wording has a vocabulary of its
    own; :func:`pieces` tells which parts of it are notation and go through a card table instead
    of a text table.
    """

    full: str
    brief: str
    braille: str
    normal: str

    def __init__(self, full: str, brief: str, braille: str, normal: str | None = None) -> None:
        """Let the full wording stand in for the normal one."""
        put = object.__setattr__
        put(self, "full", full)
        put(self, "brief", brief)
        put(self, "braille", braille)
        put(self, "normal", full if normal is None else normal)

    @classmethod
    def plain(cls, text: str, braille: str | None = None) -> Phrase:
        """Return a phrase that sounds the same in full and in brief."""
        return cls(text, text, text if braille is None else braille)

    @classmethod
    def name(cls, text: str) -> Phrase:
        """Return a name or a message that a person wrote: in Braille text, so "R2" is no card."""
        text = cut_off(without_marks(text))
        return cls(text, text, " ".join(f"{_WORD}{word}{_WORD_END}" for word in text.split()))

    def wording(self, name: str) -> str:
        """Return the wording ``name``: "full", "normal", "brief" or "braille"."""
        found: str = getattr(self, name)
        return found

    def felt_as(self, braille: str) -> Phrase:
        """Return a phrase that sounds the same and is brailled as ``braille``."""
        return Phrase(self.full, self.brief, braille, self.normal)

    def __add__(self, other: Phrase) -> Phrase:
        """Join two phrases with a blank."""
        return join((self, other))


EMPTY = Phrase("", "", "")


def join(
    phrases: Iterator[Phrase] | tuple[Phrase, ...] | list[Phrase],
    by: str = " ",
    felt_as: str | None = None,
) -> Phrase:
    """Join the wordings of several phrases; in Braille always with one blank, or ``felt_as``."""
    full: list[str] = []
    brief: list[str] = []
    braille: list[str] = []
    normal: list[str] = []
    for phrase in phrases:
        if phrase is not EMPTY:
            full.append(phrase.full)
            brief.append(phrase.brief)
            braille.append(phrase.braille)
            normal.append(phrase.normal)
    return Phrase(
        by.join(filter(None, full)),
        by.join(filter(None, brief)),
        " ".join(filter(None, braille)) if felt_as is None else felt_as,
        by.join(filter(None, normal)),
    )


def cut_off(text: str) -> str:
    """Return what somebody else wrote, a name or a path, cut off if it is too long."""
    return text if len(text) <= _MOST_LETTERS else f"{text[: _MOST_LETTERS - 1]}…"


def sentences(phrases: tuple[Phrase, ...] | list[Phrase], by: str) -> Phrase:
    """Join phrases as sentences, by a full stop and a blank ("." and " ", as a language has them).

    Where a sentence has its end already only the blank is added: another sign, perhaps before a
    closing quotation mark, or that of another script.
    """
    stop = by.rstrip()
    blank = by[len(stop) :]

    def spoken(texts: list[str]) -> str:
        ended = [t if t.endswith(_ENDS) else f"{t}{stop}" for t in texts[:-1]]
        return blank.join([*ended, *texts[-1:]])

    return Phrase(
        spoken([p.full for p in phrases if p.full]),
        spoken([p.brief for p in phrases if p.brief]),
        " ".join(p.braille for p in phrases if p.braille),
        spoken([p.normal for p in phrases if p.normal]),
    )


def capitalised(text: str) -> str:
    """Return a text to be seen with a capital after every full stop that ends a word."""
    return _NEW_SENTENCE.sub(lambda found: found[0].upper(), text)


def begun(phrase: Phrase) -> Phrase:
    """Return a phrase whose spoken wordings begin as a sentence does, with a capital."""
    return Phrase(
        phrase.full[:1].upper() + phrase.full[1:],
        phrase.brief[:1].upper() + phrase.brief[1:],
        phrase.braille,
        phrase.normal[:1].upper() + phrase.normal[1:],
    )


def unended(phrase: Phrase, by: str) -> Phrase:
    """Return the spoken wordings of a sentence that something is to follow, without full stop."""
    stop = by.rstrip()
    return Phrase(
        phrase.full.removesuffix(stop),
        phrase.brief.removesuffix(stop),
        "",
        phrase.normal.removesuffix(stop),
    )


def beyond(more: Phrase, said: Phrase, by: str) -> Phrase:
    """Return the wordings of ``more`` that are not yet a part of the list ``said``."""

    def new(text: str, before: str) -> str:
        return "" if f"{by}{text}{by}" in f"{by}{before}{by}" else text

    return Phrase(
        new(more.full, said.full),
        new(more.brief, said.brief),
        new(more.braille, said.braille),
        new(more.normal, said.normal),
    )


def notation(text: str) -> str:
    """Mark ``text`` as card notation inside a Braille wording."""
    return f"{_OPEN}{text.replace(_OPEN, '').replace(_CLOSE, '')}{_CLOSE}"


def card_notation(letter: str, value: int | str) -> str:
    """Return the notation of a card: "r7"; some card tables write the value first."""
    return notation(f"{_CARD}{letter}{_VALUE}{value}{_CARD_END}")


class Writing(Enum):
    """How a piece of a Braille wording is written."""

    BLANK = "blank"
    TEXT = "text"
    """Through the reader's text table, contracted where that table contracts."""
    BASIC = "basic"
    """Through the uncontracted table of that language: short words, letters with digits."""
    PUNCTUATION = "punctuation"
    """Through the text table, where its signs are no digits of the card table."""
    NOTATION = "notation"
    """Through the card table."""


def pieces(braille: str) -> Iterator[tuple[str, Writing]]:
    """Split a Braille wording into its words, notations and blanks, in order.

    Notation is what is marked so, and every word with digits or signs in it that has no three
    letters in a row ("p1", "+l1", "19?"): such a word is one thing and is written whole in one
    way. What a person wrote never is, see :meth:`Phrase.name`. Punctuation that stands alone is
    that of the language, except "?", which is a hidden card. Words of one or two letters are never
    contracted: they are signs, or as short as signs. Notations keep the marks of their
    cards, see :func:`cards_in`.
    """
    for token in _TOKEN.findall(felt(braille)):
        yield _unmarked(token), _writing(token)


def _writing(token: str) -> Writing:
    if token.isspace():
        return Writing.BLANK
    if _OPEN in token:
        return Writing.NOTATION
    bare, is_name = without_marks(token), _WORD in token
    if _PUNCTUATION.fullmatch(bare) and (is_name or bare != "?"):
        return Writing.PUNCTUATION
    word = _SENTENCE_WORD.fullmatch(bare)
    if word is None:
        return Writing.BASIC if is_name or _THREE_LETTERS.search(bare) else Writing.NOTATION
    if len(word[1]) > 2 or (word[1] != bare and not word[2]):
        return Writing.TEXT
    return Writing.NOTATION if word[2] and not is_name else Writing.BASIC


def _unmarked(token: str) -> str:
    """Return a word without the marks that have told how it is written."""
    return token.translate(_WRITING_MARKS)


def felt(text: str) -> str:
    """Return a text without blanks that only print has, and with plain ones where lines break."""
    return _NOT_FELT.sub("", text).replace("\u00a0", " ") if "\u00a0" in text else text


def cards_in(token: str) -> Iterator[tuple[str, str]]:
    """Split a notation into its cards, (letter, value), and the rest, (text, "")."""
    end = 0
    for found in _CARD_INSIDE.finditer(token):
        if found.start() > end:
            yield token[end : found.start()], ""
        yield found[1], found[2]
        end = found.end()
    if end < len(token):
        yield token[end:], ""


def without_marks(braille: str, value_first: bool = False) -> str:
    """Return a Braille wording as plain text, its cards as "r7" or, value first, as "7r"."""
    if value_first:
        braille = _CARD_INSIDE.sub(r"\2\1", braille)
    return braille.translate(_MARKS)


def with_cards_alike(braille: str) -> str:
    """Return a Braille wording with "*" for each card in it; a card by itself stays."""
    return braille if _ONE_CARD.fullmatch(braille) else _ONE_CARD.sub("*", braille)
