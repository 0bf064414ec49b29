"""What a pupil perceives, on the device of whoever assists or helps: line, text, focus, said."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement, Audience, Priority
from braillespiel.network import texts
from braillespiel.network.class_messages import Shown, Whisper
from braillespiel.network.client import TableProblem
from braillespiel.network.texts import CHAT, TextError
from braillespiel.output.picture import Control, Picture
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.classroom.named import named
from braillespiel.ui.network import sentences
from braillespiel.ui.network.names import ask
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.classroom.pupil import ClassSeat

SAID = 20
_BLANK = "\u2800"


class Mirrored:
    """What came of one pupil: how it stands now, and the last sentences."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shown: Shown | None = None
        self.said: deque[str] = deque(maxlen=SAID)
        self.new: list[str] = []
        """Sentences that came last."""
        self.over = False
        """Whether one no longer sees it; nothing of it is kept."""

    def end(self) -> None:
        """One no longer sees it."""
        self.shown, self.over = None, True
        self.said.clear()

    def take(self, shown: Shown) -> None:
        """Take in what has changed."""
        self.shown, self.over = shown, False
        self.new = [sentences.clean(one, 2000) for one in shown.said]
        self.said.extend(self.new)


class MirrorScreen(Menu):
    """The pupil's line, text and focus live; the last sentences below; saying something.

    On a display, the pupil's cells lie there as they are on the pupil's own.
    """

    def __init__(self, pupil: ClassSeat, seen: Mirrored) -> None:
        self._pupil, self._seen = pupil, seen
        self._along = False
        """Whether what the pupil hears is said here too."""
        super().__init__(pupil.ui, pupil.ui.words.phrase("class-mirror", name=named(seen.name)), ())

    def appear(self) -> None:
        """Say whose it is and the focused entry; the line itself stays free for the cells."""
        self.refresh()
        self.ui.announcer.focus(joined((self.title(), self.focused()), self.words.signs.sentence))

    def for_everybody(self) -> bool:
        """Who looks on may know the pupil's hand, and everybody else's."""
        return True

    @property
    def name(self) -> str:
        """Whom it mirrors."""
        return self._seen.name

    def refresh(self) -> None:
        """Show what came last; the focus stays on its line."""
        words, shown, name = self.words, self._seen.shown, named(self.name)
        if shown is None or shown.private:
            key = "class-mirror-nothing" if shown is None else "class-mirror-private"
            key = "class-mirror-over" if self._seen.over else key
            there = [MenuEntry("line", words.phrase(key, name=name))]
        else:
            there = self._entries(shown)
        said = [
            MenuEntry(f"said-{number}", Phrase.plain(text), help=Phrase.plain(text))
            for number, text in enumerate(reversed(self._seen.said))
        ]
        whisper = MenuEntry("whisper", words.phrase("class-whisper", name=name), self._whisper)
        self.entries = [*there, whisper, self._along_entry(), *said]
        self.index = min(self.index, len(self.entries) - 1)

    def _entries(self, shown: Shown) -> list[MenuEntry]:
        words = self.words
        rows = " ".join(row.rstrip(_BLANK) or _BLANK for row in shown.rows)
        print_text = sentences.clean(shown.text, 2000)
        line = Phrase(print_text, print_text, rows)
        key = "class-mirror-line" if shown.measured else "class-mirror-would"
        text = Phrase.plain(sentences.clean(shown.focus, 2000))
        return [
            MenuEntry("line", line, help=words.phrase(key)),
            MenuEntry("dots", words.phrase("class-mirror-dots"), value=lambda: Phrase.plain(rows)),
            MenuEntry("focus", words.phrase("class-mirror-focus"), value=lambda: text),
        ]

    def _along_entry(self) -> MenuEntry:
        def change(by: int) -> bool:
            self._along = not self._along
            return True

        return MenuEntry(
            "along",
            self.words.phrase("class-mirror-along"),
            value=lambda: self.words.phrase("switch-on" if self._along else "switch-off"),
            change=change,
            control="check",
            stands=lambda: Control("check", on=self._along),
        )

    def came(self) -> None:
        """Something new of the pupil is there."""
        self.refresh()
        self.ui.changed = True
        if self._along and self.ui.screen is self:
            told = [
                Announcement(
                    Phrase(text, text, ""), priority=Priority.LOW, audience=Audience.ELSEWHERE
                )
                for text in self._seen.new
            ]
            self.ui.announcer.announce(told)

    def line(self) -> BrailleLine:
        """Return the pupil's own cells while the line has the focus."""
        shown, entry = self._seen.shown, self.entry()
        if shown is None or shown.private or entry is None or entry.key != "line":
            return super().line()
        rows = [row.rstrip(_BLANK) or _BLANK for row in shown.rows]
        chunks = tuple(Chunk(row, "line") for row in rows)
        return BrailleLine("", chunks or (Chunk(_BLANK, "line"),))

    def picture(self) -> Picture:
        """Return the entries, and the pupil's cells with their print below."""
        shown = self._seen.shown
        if shown is None or shown.private:
            return super().picture()
        seen = tuple(
            tuple((first, count, sentences.clean(text, 2000)) for first, count, text in row)
            for row in shown.prints
        )
        return replace(super().picture(), braille=shown.rows, prints=seen)

    def _whisper(self, text: str = "", problem: TableProblem | None = None) -> None:
        def typed(said: str) -> None:
            if not said:
                self.appear()
                return
            try:
                said = texts.chat(said)
            except TextError as error:
                self._whisper(said, TableProblem(error.rule, error.details))
                return
            if self._pupil.send(Whisper(said)):
                self.ui.announcer.answer(self.words.phrase("net-chat-sent"))
            else:
                self._whisper(said, TableProblem("no-connection"))

        title = self.words.phrase("class-whisper-prompt", name=named(self.name))
        ask(self.ui, Prompt(self.ui, title, text, typed, CHAT), problem)
