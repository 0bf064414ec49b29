"""What a teacher can do with the whole class: Escape at the desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.network.texts import CHAT
from braillespiel.output.picture import Control
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.deal_menu import open_deal
from braillespiel.ui.classroom.desk_code import DeskCode
from braillespiel.ui.classroom.evidence_menu import EvidenceMenu
from braillespiel.ui.classroom.exercises_menu import ExercisesMenu
from braillespiel.ui.classroom.pupil_menu import say_to
from braillespiel.ui.classroom.table_menu import ProjectMenu
from braillespiel.ui.network.questions import KnockMenu
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.menu import Entry, Menu, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.settings_menu import SettingsMenu

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


class ClassMenu(Menu):
    """All orders that concern everybody, the most frequent first; what ends things is last."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk
        super().__init__(desk.ui, desk.words.phrase("desk-menu"), ())

    def refresh(self) -> None:
        """Show how the class stands now."""
        desk, words, ui = self._desk, self.words, self.ui
        entries = [
            self._pause(),
            Entry("say-all", words.phrase("desk-say-all"), partial(say_to, desk, None)),
            Entry("deal", words.phrase("desk-deal"), partial(open_deal, desk)),
            Entry("exercises", words.phrase("desk-exercises"), self._exercises),
            Entry("project", words.phrase("desk-project-menu"), self._project),
            self._gate(),
            Entry(
                "evidence",
                words.phrase("desk-evidence"),
                lambda: ui.push(EvidenceMenu(desk)),
                value=lambda: desk_words.evidence(words, desk.desk),
            ),
            Entry("standing", words.phrase("desk-standing"), self._standing),
            Entry("code", desk_words.code(words, desk.desk), self._say_code),
            Entry("desk-code", words.phrase("desk-code-new"), self._desk_code),
            Entry("hand-over", words.phrase("desk-hand-over"), self._hand_over),
            Entry("settings", words.phrase("main-settings"), lambda: ui.push(SettingsMenu(ui))),
            Entry("help", words.phrase("main-help"), partial(open_help, ui, desk)),
            Entry("end", words.phrase("desk-end"), self._end),
        ]
        if desk.seats is not None:
            seats = Entry("seats", words.phrase("desk-seats"), desk.seats.next)
            entries.insert(5, seats)
        if desk.desk.knocks:
            knocks = desk_words.knocks(words, desk.desk.knocks[0])
            entries.insert(0, Entry("knock", knocks, partial(answer_knock, desk)))
        self.entries = entries

    def _pause(self) -> Entry:
        if self._desk.desk.paused:
            said = self.words.phrase("desk-did-go-on-all")
            go_on = partial(self._desk.order, d.Pause(on=False), said)
            return Entry("go-on", self.words.phrase("desk-go-on-all"), go_on)
        return Entry("pause", self.words.phrase("desk-pause-all"), self._ask_pause)

    def _ask_pause(self) -> None:
        said = self.words.phrase("desk-did-pause-all")

        def typed(text: str) -> None:
            self._desk.order(d.Pause(text=text), said)

        self.ui.push(Prompt(self.ui, self.words.phrase("desk-pause-ask"), "", typed, CHAT))

    def _gate(self) -> Entry:
        desk = self._desk
        wanted = [desk.desk.gate]

        def change(by: int) -> bool:
            wanted[0] = not wanted[0]
            desk.port.order(d.Gate(wanted[0]))
            return True

        return Entry(
            "gate",
            self.words.phrase("desk-gate"),
            value=lambda: self.words.phrase("switch-on" if wanted[0] else "switch-off"),
            change=change,
            help=self.words.phrase("desk-gate-help"),
            control="check",
            stands=lambda: Control("check", on=wanted[0]),
        )

    def _exercises(self) -> None:
        self.ui.push(ExercisesMenu(self._desk, None))

    def _project(self) -> None:
        self.ui.push(ProjectMenu(self._desk))

    def _standing(self) -> None:
        self._desk.tell_standing()

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
        here = sum(pupil.here for pupil in self._desk.desk.pupils)
        sure = self.words.phrase("desk-end-sure", count=here)
        said = self.words.phrase("desk-did-end")
        end = partial(self._desk.order, d.EndClass(), said)
        self.ui.push(Question(self.ui, sure, end))


def answer_knock(desk: DeskScreen) -> None:
    """Ask whether whoever has knocked first may come in."""
    knock = next(iter(desk.desk.knocks), None)
    if knock is None:
        desk.ui.announcer.answer(desk.words.phrase("desk-nobody-knocks"), sound="edge")
        return

    def answer(lets_in: bool) -> None:
        desk.port.order(d.LetIn(knock.number, lets_in))
        desk.news.take_up()

    desk.ui.push(KnockMenu(desk.ui, knock.names, answer, lambda: knock in desk.desk.knocks))
