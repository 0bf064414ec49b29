"""Somebody in a house, in the lobby or at a table: a friend; to invite, block or report."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.houses import messages as h
from braillespiel.output.picture import Control
from braillespiel.ui.network import sentences
from braillespiel.ui.network.friend_saying import FriendSaying
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from braillespiel.ui.network.services import InHouse
    from braillespiel.ui.ui import Ui


class HousePerson(Menu):
    """What one can do about somebody. ``table`` is where both are.

    A friendship ends, and a block begins, with one key; the same key takes it back.
    """

    def __init__(
        self, ui: Ui, at: InHouse, name: str, invites_to: str = "", table: str = ""
    ) -> None:
        self._at, self._name = at, name
        self._invites_to, self._table = invites_to, table
        self._ended = self._blocks = False
        """What one has done here, and can take back."""
        self._allows: bool | None = None
        """Whether one lets a friend type, as one has chosen here."""
        super().__init__(ui, Phrase.plain(sentences.clean(name)), ())

    def refresh(self) -> None:
        friend = self._friend()
        entries = self._of_friends(friend)
        if self._invites_to:
            entries.insert(0, self._row("invite", "house-invite", self._invite))
        if self._blocks:
            entries.append(self._row("block", "house-block-again", self._unblock))
        else:
            entries.append(self._row("block", "house-block", self._block, "house-block-help"))
        speaks = friend is not None and friend.state == "friend"
        reported = ("words", "play", "name") if self._table else ("words", "name")
        for what in reported if self._table or speaks else ("name",):
            do = partial(self._report, what)
            key = f"report-{what}"
            entries.append(self._row(key, f"house-{key}", do, "house-report-help"))
        self.entries = entries

    def _friend(self) -> h.Friend | None:
        return None if self._at.visit is None else self._at.visit.friends.get(self._name)

    def _row(self, key: str, text: str, do: Callable[[], None], helped: str = "") -> MenuEntry:
        name = sentences.clean(self._name)
        told = self.words.phrase(helped, name=name) if helped else EMPTY
        return MenuEntry(key, self.words.phrase(text, name=name), do, help=told)

    def _of_friends(self, friend: h.Friend | None) -> list[MenuEntry]:
        """Return what there is between friends, or before."""
        house = None if self._at.visit is None else self._at.visit.house
        adults = house is not None and house.audience == "adults"
        if self._ended:
            return [self._row("friend", "house-friend-again", self._again)]
        if friend is None:
            if not adults or self._blocks:
                return []
            return [self._row("friend", "house-friend-ask", self._ask, "house-friend-ask-help")]
        if friend.state == "asks":
            return [
                self._row("friend", "house-friend-agree", self._agree),
                self._row("friend-no", "house-friend-no", self._refuse),
            ]
        entries = []
        if friend.state == "friend":
            if friend.here:
                entries.append(self._row("say", "house-friend-say", self._say))
            if adults:
                entries.append(self._allowing(friend))
        end = self._row("friend", "house-friend-end", self._end, "house-friend-end-help")
        return [*entries, end]

    def _allowing(self, friend: h.Friend) -> MenuEntry:
        words = self.words

        def on() -> bool:
            return friend.allowed if self._allows is None else self._allows

        def change(by: int) -> bool | Phrase:
            away = self._at.away()
            if away is not None:
                return away
            self._allows = not on()
            self._at.say(h.AllowFriend(self._name, self._allows))
            return True

        return MenuEntry(
            "allow",
            words.phrase("house-friend-allow", name=sentences.clean(friend.name)),
            value=lambda: words.phrase("switch-on" if on() else "switch-off"),
            change=change,
            help=words.phrase("house-friend-allow-help"),
            control="check",
            stands=lambda: Control("check", on=on()),
        )

    # -- what is done ----------------------------------------------------------------------------

    def _done(self, message: h.FromGuest, key: str) -> None:
        done = self.words.phrase(key, name=sentences.clean(self._name))
        if self._at.say(message, done):
            self.ui.pop(silent=True)

    def _switch(self, message: h.FromGuest, key: str, **marks: bool) -> None:
        """Do something that the same key takes back: the focus stays on it."""
        done = self.words.phrase(key, name=sentences.clean(self._name))

        def turned() -> None:
            focused = self.focused_key()
            for name, value in marks.items():
                setattr(self, f"_{name}", value)
            self.refresh()
            keys = [entry.key for entry in self.entries]
            self.index = keys.index(focused) if focused in keys else 0
            self.ui.announcer.answer(done)

        self._at.asks(message, turned)

    def _invite(self) -> None:
        self._done(h.Invite(self._name, self._invites_to), "house-invite-done")

    def _say(self) -> None:
        self.ui.push(FriendSaying(self.ui, self._at, self._name))

    def _ask(self) -> None:
        self._done(h.Befriend(self._name), "house-friend-ask-done")

    def _agree(self) -> None:
        self._done(h.Befriend(self._name), "house-friend-new")

    def _refuse(self) -> None:
        self._done(h.Unfriend(self._name), "house-friend-no-done")

    def _end(self) -> None:
        self._switch(h.Unfriend(self._name), "house-friend-end-done", ended=True)

    def _again(self) -> None:
        self._switch(h.Befriend(self._name), "house-friend-new", ended=False)

    def _block(self) -> None:
        self._switch(h.Block(self._name), "house-block-takes-back", blocks=True)

    def _unblock(self) -> None:
        self._switch(h.Block(self._name, blocks=False), "house-unblock-done", blocks=False)

    def _report(self, what: str) -> None:
        report = h.Report(self._name, what, self._table)  # type: ignore[arg-type]
        self._done(report, "house-report-done")
