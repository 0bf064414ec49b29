"""Who is at the table, and what the person at the host may do about them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.network.messages import Member
from braillespiel.ui.network import sentences
from braillespiel.ui.network.house_person import HousePerson
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.ui import Ui


def member_entries(ui: Ui, at: AtTable) -> list[MenuEntry]:
    """Return a line for each member; Enter opens more for the person at the host."""
    table = None if at.client is None else at.client.table
    if table is None:
        return []
    me = at.me()
    entries = []
    for who in table.members:
        told = sentences.member(ui.words, who, table)
        others = who.id != table.you
        do = partial(_open, ui, at, who.id) if me is not None and me.host and others else None
        if at.house is not None and others:
            do = partial(_open_person, ui, at, who.names[0])
        entries.append(MenuEntry(f"member-{who.id}", told, do))
    return entries


def _open_person(ui: Ui, at: AtTable, name: str) -> None:
    if at.house is not None:
        ui.push(HousePerson(ui, at.house, name, table=at.house_table))


def _open(ui: Ui, at: AtTable, member: int) -> None:
    ui.push(MemberMenu(ui, at, member))


class PeopleMenu(Menu):
    """Everybody at the table, over a match."""

    def __init__(self, ui: Ui, at: AtTable) -> None:
        self._at = at
        super().__init__(ui, ui.words.phrase("net-lobby-people"), ())

    def title(self) -> Phrase:
        """Say how many people are here: several may share a device, and one may be gone."""
        table = None if self._at.client is None else self._at.client.table
        members = () if table is None else table.members
        count = sum(len(who.names) for who in members if who.here)
        return self.words.phrase("net-lobby-people-count", count=count)

    def refresh(self) -> None:
        self.entries = member_entries(self.ui, self._at)


class MemberMenu(Menu):
    """What the person at the host may do about somebody."""

    def __init__(self, ui: Ui, at: AtTable, member: int) -> None:
        self._at, self._member = at, member
        super().__init__(ui, Phrase.plain(at.name_of(member)), ())

    def _who(self) -> Member | None:
        table = None if self._at.client is None else self._at.client.table
        members = () if table is None else table.members
        return next((who for who in members if who.id == self._member), None)

    def refresh(self) -> None:
        words, who = self.words, self._who()
        if who is None:
            self.entries = []
            return
        name = sentences.names(self.words, who)
        mute = "net-member-unmute" if who.muted else "net-member-mute"
        self.entries = [
            MenuEntry("mute", words.phrase(mute, name=name), self._mute),
            MenuEntry("remove", words.phrase("net-member-remove", name=name), self._remove),
        ]

    def _power(self, what: Literal["remove", "mute", "unmute"]) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.power(what, self._member)
            self.ui.pop(silent=True)
            self._at.awaited.wish()

    def _mute(self) -> None:
        who = self._who()
        self._power("unmute" if who is not None and who.muted else "mute")

    def _remove(self) -> None:
        name = self._at.name_of(self._member)
        sure = self.words.phrase("net-member-remove-sure", name=name)
        self.ui.push(Question(self.ui, sure, lambda: self._power("remove")))
