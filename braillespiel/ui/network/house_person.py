"""Somebody in a house: to be invited, blocked or reported, in the lobby and at a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.houses import messages as h
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.network.services import InHouse
    from braillespiel.ui.ui import Ui


class HousePerson(Menu):
    """What one can do about somebody: invite, block, report. ``table`` is where both are."""

    def __init__(
        self, ui: Ui, at: InHouse, name: str, invites_to: str = "", table: str = ""
    ) -> None:
        self._at, self._name = at, name
        self._invites_to, self._table = invites_to, table
        super().__init__(ui, Phrase.plain(sentences.clean(name)), ())

    def refresh(self) -> None:
        words, name = self.words, sentences.clean(self._name)
        entries = []
        if self._invites_to:
            invites = words.phrase("house-invite", name=name)
            entries.append(MenuEntry("invite", invites, self._invite))
        entries.append(
            MenuEntry(
                "block",
                words.phrase("house-block", name=name),
                self._block,
                help=words.phrase("house-block-help"),
            )
        )
        for what in ("words", "play", "name") if self._table else ("name",):
            told = words.phrase(f"house-report-{what}", name=name)
            helped = words.phrase("house-report-help")
            entries.append(
                MenuEntry(f"report-{what}", told, partial(self._report, what), help=helped)
            )
        self.entries = entries

    def _done(self, message: h.FromGuest, key: str) -> None:
        self.ui.pop(silent=True)
        done = self.words.phrase(key, name=sentences.clean(self._name))
        self._at.say(message, done)

    def _invite(self) -> None:
        self._done(h.Invite(self._name, self._invites_to), "house-invite-done")

    def _block(self) -> None:
        sure = self.words.phrase("house-block-sure", name=sentences.clean(self._name))
        block = h.Block(self._name)
        self.ui.push(Question(self.ui, sure, lambda: self._done(block, "house-block-done")))

    def _report(self, what: str) -> None:
        report = h.Report(self._name, what, self._table)  # type: ignore[arg-type]
        self._done(report, "house-report-done")
