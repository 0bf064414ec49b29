"""The written guide within the program: headings, and under each its sentences."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from braillespiel import languages, resources
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_SENTENCE_ENDS = re.compile(r"(?<=[.?!])\s+(?=[A-ZÄÖÜ\d„“\"]|\./)")
_HEADING = "## "
_ITEM = re.compile(r"^- ", re.MULTILINE)
_LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")


def sections(language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the guide as (heading, sentences), in English where the language has none.

    Raises OSError if it cannot be read.
    """
    pages = [resources.folder("docs") / f"guide.{code}.md" for code in languages.chain(language)]
    page = next((path for path in pages if path.exists()), pages[-1])
    text = page.read_text(encoding="utf-8")
    found = []
    for part in f"\n{text}".split(f"\n{_HEADING}")[1:]:
        heading, _, body = part.partition("\n")
        sentences: list[str] = []
        plain = body.replace("`", "").replace("**", "")
        for paragraph in _ITEM.sub("\n", plain).split("\n\n"):
            told = _LINK.sub(r"\1 (docs/\2)", " ".join(paragraph.split()))
            sentences += [one for one in _SENTENCE_ENDS.split(told) if one]
        found.append((heading.strip(), tuple(sentences)))
    return found


def guide_entry(ui: Ui) -> Entry:
    """Return the menu entry that opens the guide."""
    phrase = ui.words.phrase("guide-entry")
    return Entry("guide", phrase, partial(open_guide, ui), find=phrase.full)


def open_guide(ui: Ui) -> None:
    """Open the guide in the language of the program."""
    try:
        found = sections(ui.words.language)
    except OSError:
        ui.announcer.answer(ui.words.phrase("guide-unreadable"), sound="error")
        return
    entries = [
        Entry(
            f"section-{number}",
            Phrase.plain(heading),
            partial(_open_section, ui, heading, told),
            help=Phrase.plain(" ".join(told)),
        )
        for number, (heading, told) in enumerate(found)
    ]
    ui.push(Menu(ui, ui.words.phrase("guide-title"), entries))


def _open_section(ui: Ui, heading: str, told: tuple[str, ...]) -> None:
    entries = [
        Entry(f"sentence-{number}", Phrase.plain(sentence)) for number, sentence in enumerate(told)
    ]
    ui.push(Menu(ui, Phrase.plain(heading), entries))
