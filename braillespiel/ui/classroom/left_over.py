"""Sentences about what a class keeps of people who are not of it any more."""

from __future__ import annotations

from braillespiel import languages
from braillespiel.classroom.strays import Nobody, Strays
from braillespiel.network.texts import BETWEEN
from braillespiel.words.catalogue import Words

CATALOGUE = "class"
_BOTS = 8
"""Names that computer players have."""


def told(found: Strays, title: str, language: str) -> str:
    """Return a sentence that counts what was found."""
    said = Words(language, (CATALOGUE,))
    counted = {
        "names": len(found.names),
        "tokens": found.digests,
        "days": found.days,
        "drafts": found.drafts,
    }
    names = BETWEEN.join(found.names)
    parts = [
        said(f"class-strays-{what}", count=count, names=names)
        for what, count in counted.items()
        if count
    ]
    return said("class-strays", title=title, parts=said.signs.list.join(parts))


def opening(found: Strays, title: str, language: str) -> str:
    """Return what is said of it when the class is opened, with the way out; "" of nothing."""
    if not found:
        return ""
    way_out = Words(language, (CATALOGUE,))("class-strays-command", title=title)
    return f"{told(found, title, language)} {way_out}"


def nobody() -> Nobody:
    """Return names that are no pupil's, in each language."""
    deleted = {Words(each, (CATALOGUE,))("class-a-pupil") for each in languages.codes()}
    deleted |= {Words(each, ("desk",))("desk-teacher") for each in languages.codes()}
    bots = {
        Words(each, ("client",))(f"bot-name-{n}")
        for each in languages.codes()
        for n in range(_BOTS)
    }
    return Nobody(frozenset(deleted), frozenset(bots))
