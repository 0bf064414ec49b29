"""What a teacher can do with the whole class: Escape at the desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import orders as o
from braillespiel.games import registry
from braillespiel.network.joining.codes import pairs
from braillespiel.network.texts import CHAT
from braillespiel.output.picture import Control, Outline, Picture
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.deal_menu import open_deal
from braillespiel.ui.classroom.evidence_menu import EveningMenu, EvidenceMenu
from braillespiel.ui.classroom.exercises_menu import ExercisesMenu
from braillespiel.ui.classroom.pupil_menu import say_to
from braillespiel.ui.classroom.table_menu import ProjectMenu
from braillespiel.ui.network.questions import KnockMenu
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.settings_menu import SettingsMenu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


# -- digits --------------------------------------------------------------------------


_SEGMENTS = {
    "a": ((1, 0), (5, 0), (5, 1), (1, 1)),
    "b": ((5, 1), (6, 1), (6, 5), (5, 5)),
    "c": ((5, 6), (6, 6), (6, 10), (5, 10)),
    "d": ((1, 10), (5, 10), (5, 11), (1, 11)),
    "e": ((0, 6), (1, 6), (1, 10), (0, 10)),
    "f": ((0, 1), (1, 1), (1, 5), (0, 5)),
    "g": ((1, 5), (5, 5), (5, 6), (1, 6)),
}
"""The corners of each segment, in units of a segment's width, from the upper left of a digit."""
_LIT = ("abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg")
_WIDTH, _GAP, _MARGIN = 8, 4, 3
"""From digit to digit; more after every second one; white around all."""


def digit_drawing(digits: str) -> tuple[Outline, ...]:
    """Return digits, two by two, black on white; nothing without digits."""
    if not digits:
        return ()
    wide = _left(len(digits) - 1) + 6
    edge = _MARGIN
    field = ((-edge, -edge), (wide + edge, -edge), (wide + edge, 11 + edge), (-edge, 11 + edge))
    found = [Outline(field, "white")]
    for place, digit in enumerate(digits):
        for segment in _LIT[int(digit)]:
            corners = tuple((_left(place) + x, y) for x, y in _SEGMENTS[segment])
            found.append(Outline(corners, "black"))
    return tuple(found)


def _left(place: int) -> int:
    return place * _WIDTH + place // 2 * _GAP


# -- desk code -----------------------------------------------------------------------


AS_TEXT_MS = 120_000
"""How long the code stands as a text."""


class DeskCode(Menu):
    """Asks for a new code, and shows it once it is there.

    With ``hands_over`` whoever types it takes the class over.
    """

    def __init__(self, desk: DeskScreen, hands_over: bool = False) -> None:
        self._desk = desk
        self._before = desk.desk.desk_code
        self._text_until: int | None = None
        desk.port.order(o.HandOver() if hands_over else o.NewDeskCode())
        desk.news.take_up()
        key = "desk-code-hands-over" if hands_over else "desk-code-title"
        super().__init__(desk.ui, desk.words.phrase(key), ())

    @property
    def _digits(self) -> str:
        code = self._desk.desk.desk_code
        return "" if code == self._before else code

    def refresh(self) -> None:
        """Show the code, as soon as the class has made it."""
        self.entries = [
            MenuEntry("code", self._code(), self._say),
            *self._as_text(),
            MenuEntry("back", self.words.phrase("desk-code-done"), self._close),
        ]

    def _code(self) -> Phrase:
        digits = self._digits
        if not digits:
            return self.words.phrase("desk-code-waits")
        return self.words.phrase("desk-code-there", digits=digits)

    def _as_text(self) -> list[MenuEntry]:
        if not self._digits:
            return []
        key = "desk-code-as-text" if self._text_until is None else "desk-code-hide-text"
        return [MenuEntry("text", self.words.phrase(key), self._ask_text)]

    def _ask_text(self) -> None:
        if self._text_until is not None:
            self._hide("desk-code-text-hidden")
            return
        self.ui.push(Question(self.ui, self.words.phrase("desk-code-text-sure"), self._show_text))

    def _show_text(self) -> None:
        self._text_until = self.ui.now() + AS_TEXT_MS
        self.refresh()
        self.ui.announcer.answer(self.words.phrase("desk-code-text-there"))

    def _hide(self, key: str) -> None:
        self._text_until = None
        self.refresh()
        self.index = min(self.index, len(self.entries) - 1)
        self.ui.announcer.answer(self.words.phrase(key))

    def tick(self) -> None:
        """Show the code once it has come; take its text away once it is used, or after a time."""
        if self._text_until is not None:
            if not self._digits:
                self._hide("desk-code-text-used")
            elif self.ui.now() >= self._text_until:
                self._hide("desk-code-text-over")
        if self.entries and self.entries[0].text != self._code():
            self.refresh()
            self.ui.announcer.answer(self.focused())

    def _say(self) -> None:
        self.ui.announcer.answer(self.focused())

    def _close(self) -> None:
        self.ui.pop_to(self._desk)

    def picture(self) -> Picture:
        """Return the menu with the digits drawn beside it."""
        base = super().picture()
        panels = (replace(base.panels[0], drawing=digit_drawing(self._digits)),)
        shown = self._text_until is not None and self.ui.screens[-1] is self
        return replace(base, panels=panels, unsaid=pairs(self._digits) if shown else "")


# -- class menu ----------------------------------------------------------------------


class ClassMenu(Menu):
    """All orders that concern everybody, the most frequent first; what ends things is last."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        super().__init__(desk.ui, desk.words.phrase("desk-menu"), ())

    def refresh(self) -> None:
        desk, words, ui = self._desk, self.words, self.ui
        entries = [
            self._pause(),
            MenuEntry("say-all", words.phrase("desk-say-all"), partial(say_to, desk, None)),
            MenuEntry("deal", words.phrase("desk-deal"), partial(open_deal, desk)),
            MenuEntry("exercises", words.phrase("desk-exercises"), self._exercises),
            MenuEntry("project", words.phrase("desk-project-menu"), self._project),
            self._gate(),
            *self._outside(),
            MenuEntry(
                "evidence",
                words.phrase("desk-evidence"),
                lambda: ui.push(EvidenceMenu(desk)),
                value=lambda: desk_words.evidence(words, desk.desk),
            ),
            MenuEntry("standing", words.phrase("desk-standing"), self._standing),
            MenuEntry("missing", desk_words.missing(words, desk.desk), self._say_missing),
            MenuEntry("code", desk_words.code(words, desk.desk), self._say_code),
            MenuEntry("desk-code", words.phrase("desk-code-new"), self._desk_code),
            MenuEntry("hand-over", words.phrase("desk-hand-over"), self._hand_over),
            MenuEntry("settings", words.phrase("main-settings"), lambda: ui.push(SettingsMenu(ui))),
            MenuEntry("help", words.phrase("main-help"), partial(open_help, ui, desk)),
            MenuEntry("evening", words.phrase("desk-evening"), lambda: ui.push(EveningMenu(desk))),
            MenuEntry("end", words.phrase("desk-end"), self._end),
        ]
        if desk.seats is not None:
            seats = MenuEntry("seats", words.phrase("desk-seats"), desk.seats.next)
            entries.insert(5, seats)
        if desk.desk.knocks:
            knocks = desk_words.knocks(words, desk.desk.knocks[0])
            entries.insert(0, MenuEntry("knock", knocks, partial(answer_knock, desk)))
        self.entries = entries

    def _pause(self) -> MenuEntry:
        if self._desk.desk.paused:
            said = self.words.phrase("desk-did-go-on-all")
            go_on = partial(self._desk.order, o.Pause(on=False), said)
            return MenuEntry("go-on", self.words.phrase("desk-go-on-all"), go_on)
        return MenuEntry("pause", self.words.phrase("desk-pause-all"), self._ask_pause)

    def _ask_pause(self) -> None:
        said = self.words.phrase("desk-did-pause-all")

        def typed(text: str) -> None:
            self._desk.order(o.Pause(text=text), said)

        self.ui.push(Prompt(self.ui, self.words.phrase("desk-pause-ask"), "", typed, CHAT))

    def _gate(self) -> MenuEntry:
        return self._switch("gate", self._desk.desk.gate, o.Gate)

    def _outside(self) -> list[MenuEntry]:
        """Return the switch for games of other packages, where there are any."""
        on = self._desk.desk.outside
        there = on or registry.known() != registry.own()
        return [self._switch("outside", on, o.Outside)] if there else []

    def _switch(self, name: str, on: bool, order: Callable[[bool], o.Order]) -> MenuEntry:
        desk, wanted = self._desk, [on]

        def change(by: int) -> bool:
            wanted[0] = not wanted[0]
            desk.port.order(order(wanted[0]))
            return True

        return MenuEntry(
            name,
            self.words.phrase(f"desk-{name}"),
            value=lambda: self.words.phrase("switch-on" if wanted[0] else "switch-off"),
            change=change,
            help=self.words.phrase(f"desk-{name}-help"),
            control="check",
            stands=lambda: Control("check", on=wanted[0]),
        )

    def _exercises(self) -> None:
        self.ui.push(ExercisesMenu(self._desk, None))

    def _project(self) -> None:
        self.ui.push(ProjectMenu(self._desk))

    def _standing(self) -> None:
        self._desk.tell_standing()

    def _say_missing(self) -> None:
        self.ui.announcer.answer(desk_words.missing(self.words, self._desk.desk))

    def _say_code(self) -> None:
        self.ui.announcer.answer(desk_words.code(self.words, self._desk.desk))

    def _desk_code(self) -> None:
        self._after_warning(partial(self._make_code, hands_over=False))

    def _hand_over(self) -> None:
        make = partial(self._after_warning, partial(self._make_code, hands_over=True))
        self.ui.push(Question(self.ui, self.words.phrase("desk-hand-over-sure"), make))

    def _make_code(self, hands_over: bool) -> None:
        self.ui.push(DeskCode(self._desk, hands_over))

    def _after_warning(self, do: Callable[[], None]) -> None:
        """Do it; where others could read a second desk along, only if the teacher wants that."""
        if self._desk.desk.address.startswith("http:"):
            self.ui.push(Question(self.ui, self.words.phrase("desk-plain-sure"), do))
        else:
            do()

    def _end(self) -> None:
        here = desk_words.people(self._desk.desk)
        sure = self.words.phrase("desk-end-sure", count=here)
        said = self.words.phrase("desk-did-end")
        end = partial(self._desk.order, o.EndClass(), said)
        self.ui.push(Question(self.ui, sure, end))


def answer_knock(desk: DeskScreen) -> None:
    """Ask whether whoever has knocked first may come in."""
    knock = next(iter(desk.desk.knocks), None)
    if knock is None:
        desk.ui.announcer.answer(desk.words.phrase("desk-nobody-knocks"), sound="edge")
        return

    def answer(lets_in: bool) -> None:
        desk.port.order(o.LetIn(knock.number, lets_in))
        desk.news.take_up()

    desk.ui.push(KnockMenu(desk.ui, knock.names, answer, lambda: knock in desk.desk.knocks))
