"""Who sees the line, and what is kept: told before the first card, and again by key."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from braillespiel.network.class_messages import Purpose
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.classroom.named import named
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.classroom.pupil import Pupil


def text(pupil: Pupil) -> Phrase:
    """Say who sees what one reads and hears, what is kept of it, for what and until when."""
    words, standing = pupil.ui.words, pupil.standing
    parts = [words.phrase("class-notice-teacher")]
    names = [named(one.name) for one in standing.lends if one.agreed and not one.helps]
    if names:
        parts.append(words.phrase("class-notice-helpers", names=join(names, BETWEEN)))
    if standing.purpose is None:
        parts.append(words.phrase("class-notice-nothing"))
    else:
        parts += _kept(words, standing.purpose)
        if standing.consent:
            parts.append(words.phrase(f"class-notice-{standing.consent}"))
    return joined(parts, words.signs.sentence)


def _kept(words: Words, purpose: Purpose) -> list[Phrase]:
    named = [words.phrase(f"class-figure-{figure}") for figure in purpose.figures]
    figures = join(named, words.signs.list)
    why = sentences.clean(purpose.text, 2000)
    return [
        words.phrase("class-notice-kept", figures=figures, purpose=why),
        words.phrase("class-notice-until", date=_date(words, purpose.until)),
    ]


def _date(words: Words, written: str) -> str:
    """Return a date as it is said, as it came if it is none."""
    try:
        found = date.fromisoformat(written)
    except ValueError:
        return sentences.clean(written)
    return words(
        "class-date", day=found.day, month=words(f"class-month-{found.month}"), year=str(found.year)
    )


def ask(pupil: Pupil) -> None:
    """Ask for consent: the text stays on the Braille line until it was read."""
    menu = NoticeMenu(pupil)
    pupil.ui.push(menu, silent=True)
    pupil.tell(text(pupil), urgent=True)
    pupil.tell(menu.focused().felt_as(""), sound="")


def open_notice(pupil: Pupil) -> None:
    """Say it again; while evidence is kept, the answer can be given or changed."""
    ui = pupil.ui
    if pupil.standing.purpose is None:
        ui.announcer.answer(text(pupil))
    elif isinstance(ui.screen, NoticeMenu):
        ui.screen.appear()
    else:
        ui.push(NoticeMenu(pupil))


class NoticeMenu(Menu):
    """The text, "yes" and "not now"; the first entry says the text again and decides nothing."""

    def __init__(self, pupil: Pupil) -> None:
        self._pupil = pupil
        words = pupil.ui.words
        again = Entry("again", words.phrase("class-notice-again"), self.appear)
        yes = Entry("yes", words.phrase("class-notice-agree"), lambda: self._answer(True))
        not_now = Entry("not-now", words.phrase("class-notice-refuse"), lambda: self._answer(False))
        super().__init__(pupil.ui, text(pupil), (again, yes, not_now))

    def _answer(self, yes: bool) -> None:
        self.ui.pop(silent=True)
        self._pupil.answer_consent(yes)

    def _back(self) -> bool:
        """Nothing was answered: nothing is kept."""
        self.ui.pop(silent=True)
        if self._pupil.standing.consent:
            self.ui.screen.appear()
        else:
            key = self._pupil.key_of("class-notice")
            said = self.words.phrase("class-notice-unanswered", key=key)
            self.ui.announcer.answer(said)
        return True
