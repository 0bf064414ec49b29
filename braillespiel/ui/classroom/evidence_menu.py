"""Switching evidence on: what for, in words, for how long, and only the figures it needs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, get_args

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.network.class_messages import Figure
from braillespiel.network.texts import CHAT
from braillespiel.output.picture import Control
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen

FIGURES: tuple[Figure, ...] = get_args(Figure)
DAYS = 30
"""For so many days evidence is kept unless the teacher chooses."""
MOST_DAYS = 400


class EvidenceMenu(Menu):
    """Nothing is kept by default. Changing what is kept asks every pupil anew."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        self.purpose = desk.desk.purpose
        self.days = DAYS
        self.figures = list(desk.desk.figures)
        super().__init__(desk.ui, desk.words.phrase("desk-evidence"), ())

    def title(self) -> Phrase:
        """Say what is kept now."""
        return desk_words.evidence(self.words, self._desk.desk)

    def refresh(self) -> None:
        words = self.words
        found = [
            MenuEntry(
                "purpose",
                words.phrase("desk-evidence-purpose"),
                do=self._ask_purpose,
                value=self._purpose_value,
                help=words.phrase("desk-evidence-purpose-help"),
            ),
            MenuEntry(
                "days",
                words.phrase("desk-evidence-days"),
                do=self._ask_days,
                value=lambda: Phrase.plain(str(self.days)),
                change=self._change_days,
                help=words.phrase("desk-evidence-days-help", most=MOST_DAYS),
                control="slider",
                stands=lambda: Control("slider", low=1, high=MOST_DAYS, now=self.days),
            ),
            *map(self._figure, FIGURES),
            MenuEntry("on", words.phrase("desk-evidence-on"), self._on),
        ]
        if self._desk.desk.purpose:
            found.append(MenuEntry("off", words.phrase("desk-evidence-off"), self._off))
        self.entries = found

    def _purpose_value(self) -> Phrase:
        none = self.words.phrase("desk-evidence-no-purpose")
        return Phrase.plain(self.purpose) if self.purpose else none

    def _ask_purpose(self) -> None:
        def typed(text: str) -> None:
            self.purpose = text
            self.appear()

        title = self.words.phrase("desk-evidence-purpose-ask")
        self.ui.push(Prompt(self.ui, title, self.purpose, typed, CHAT))

    def _ask_days(self) -> None:
        def typed(text: str) -> None:
            if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= MOST_DAYS:
                self.days = int(text)
                self.appear()
                return
            self.appear()
            wrong = self.words.phrase("desk-rule-class-days", most=MOST_DAYS)
            self.ui.announcer.answer(wrong, sound="error")

        title = self.words.phrase("desk-evidence-days")
        self.ui.push(Prompt(self.ui, title, str(self.days), typed, 9, number=True))

    def _change_days(self, by: int) -> bool:
        before = self.days
        self.days = max(1, min(MOST_DAYS, self.days + (1 if by > 0 else -1)))
        return self.days != before

    def _figure(self, figure: Figure) -> MenuEntry:
        def change(by: int) -> bool:
            if figure in self.figures:
                self.figures.remove(figure)
            else:
                self.figures.append(figure)
            return True

        def on() -> bool:
            return figure in self.figures

        return MenuEntry(
            f"figure-{figure}",
            self.words.phrase(f"desk-figure-{figure}"),
            value=lambda: self.words.phrase("switch-on" if on() else "switch-off"),
            change=change,
            control="check",
            stands=lambda: Control("check", on=on()),
        )

    def _on(self) -> None:
        words = self.words
        missing = "class-no-purpose" if not self.purpose else ""
        missing = missing or ("class-no-figures" if not self.figures else "")
        if missing:
            self.ui.announcer.answer(words.phrase(f"desk-rule-{missing}"), sound="error")
            return
        figures = tuple(each for each in FIGURES if each in self.figures)
        order = o.KeepEvidence(True, self.purpose, self.days, figures)
        switch_on = partial(self._desk.order, order, words.phrase("desk-did-evidence-on"))
        if self._desk.desk.purpose:
            self.ui.push(Question(self.ui, words.phrase("desk-evidence-change-sure"), switch_on))
        else:
            switch_on()

    def _off(self) -> None:
        said = self.words.phrase("desk-did-evidence-off")
        off = partial(self._desk.order, o.KeepEvidence(False), said)
        self.ui.push(Question(self.ui, self.words.phrase("desk-evidence-off-sure"), off))


class EveningMenu(Menu):
    """What each pupil did today: of each it is read here once they have heard it themselves."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        self._shown: tuple[d.PupilRow, ...] = ()
        super().__init__(desk.ui, desk.words.phrase("desk-evening"), ())

    def refresh(self) -> None:
        """Show what tells the pupils; once they were told, what each did who has heard it."""
        desk, words = self._desk.desk, self.words
        self._shown = desk.pupils
        focused = self.entry()
        key = "desk-evening-again" if desk.evenings else "desk-evening-tell"
        tell = MenuEntry("tell", words.phrase(key), self._tell)
        pupils = [each for each in desk.pupils if each.name and not each.assists]
        pupils.sort(key=lambda pupil: pupil.name.casefold())
        self.entries = [*map(self._entry, pupils), tell] if desk.evenings else [tell]
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)

    def tick(self) -> None:
        """Show who has heard it meanwhile; the focus stays."""
        if self._shown != self._desk.desk.pupils:
            self.refresh()
            self.ui.changed = True

    def _tell(self) -> None:
        """Have all told; once more only after a question."""
        order = partial(
            self._desk.order, o.TellEvening(), self.words.phrase("desk-did-evening"), self
        )
        if self._desk.desk.evenings:
            sure = self.words.phrase("desk-evening-again-sure")
            self.ui.push(Question(self.ui, sure, order))
        else:
            order()

    def _entry(self, pupil: d.PupilRow) -> MenuEntry:
        return MenuEntry(
            f"pupil-{pupil.id}",
            desk_words.name(self.words, pupil),
            value=lambda: self._value(pupil),
        )

    def _value(self, pupil: d.PupilRow) -> Phrase:
        words, told = self.words, pupil.evening
        if told is None:
            return words.phrase("desk-evening-untold")
        if not pupil.evening_heard:
            return words.phrase("desk-evening-waits")
        found = []
        if told.counted:
            wanted = self._desk.desk.figures
            found = desk_words.counted(words, wanted, told.figures, told.unknown)
        return join(found, words.signs.list) if found else words.phrase("desk-evening-nothing")
