"""Friends in a house: their part of the lobby, four words, and what one says to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.ui.network import sentences
from braillespiel.ui.network.house_devices import word_entries
from braillespiel.ui.network.names import ask
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt

if TYPE_CHECKING:
    from braillespiel.ui.network.at_house import AtHouse
    from braillespiel.ui.ui import Ui

_LONGEST = 60


def friend_entries(
    ui: Ui, at: AtHouse, opens: Callable[[str], None], invites: Callable[[str], None]
) -> list[MenuEntry]:
    """Return one's friends as the lobby shows them, who asks first; Enter ``opens`` one, and Space
    ``invites`` them.
    """
    words = ui.words
    group = words.phrase("house-group-friends")
    friends = () if at.visit is None else at.visit.friends.values()
    asking = [each for each in friends if each.state == "asks"]
    entries = []
    for each in (*asking, *(each for each in friends if each.state != "asks")):
        state = ("here" if each.here else "away") if each.state == "friend" else each.state
        name = sentences.clean(each.name)
        told = words.phrase(f"house-friend-{state}", name=name)
        helped = words.phrase("house-friend-help")
        entries.append(
            MenuEntry(
                f"friend-{each.name}",
                told,
                partial(opens, each.name),
                help=helped,
                group=group,
                find=name,
                mark=partial(invites, each.name),
            )
        )
    added = words.phrase("house-friend-add")
    helped = words.phrase("house-friend-add-help")
    entries.append(
        MenuEntry("four-words", added, lambda: ui.push(FourWords(ui, at)), help=helped, group=group)
    )
    return entries


class FourWords(Menu):
    """Shows four words, or asks for those of somebody else."""

    def __init__(self, ui: Ui, at: AtHouse) -> None:
        self._at = at
        words = ui.words
        entries = [
            MenuEntry(
                key,
                words.phrase(f"house-friend-{key}"),
                do,
                help=words.phrase(f"house-friend-{key}-help"),
            )
            for key, do in (("show", self._show), ("type", self._type))
        ]
        super().__init__(ui, words.phrase("house-friend-add"), entries)

    def _show(self) -> None:
        self._at.on_friend_code = lambda code: self.ui.push(ShownWords(self.ui, code.words))
        self._at.say(h.MakeFriendCode())

    def _type(self, text: str = "", problem: TableProblem | None = None) -> None:
        def typed(found: str) -> None:
            if found and self._at.away() is not None:
                self._type(found, sentences.AWAY)
                return
            self.appear()
            if found:
                self._at.asks(h.UseFriendCode(found), lambda: self.ui.pop(silent=True))

        title = self.words.phrase("house-friend-type-title")
        ask(self.ui, Prompt(self.ui, title, text, typed, _LONGEST, verbatim=True), problem)


class ShownWords(Menu):
    """Four words, each on a line; Enter spells one."""

    def __init__(self, ui: Ui, code: str) -> None:
        entries = word_entries(ui, sentences.clean(code, _LONGEST).split("-"))
        super().__init__(ui, ui.words.phrase("house-friend-shown"), entries)
