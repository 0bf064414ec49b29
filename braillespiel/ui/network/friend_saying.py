"""What one says to a friend in a house."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network import texts
from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.network.texts import CHAT, TextError
from braillespiel.ui.network import sentences
from braillespiel.ui.network.names import ask
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.network.services import InHouse
    from braillespiel.ui.ui import Ui


class FriendSaying(Menu):
    """What one says to a friend: a ready sentence, or where both have allowed it a text."""

    def __init__(self, ui: Ui, at: InHouse, name: str) -> None:
        self._at, self._name = at, name
        title = ui.words.phrase("house-friend-say-title", name=sentences.clean(name))
        super().__init__(ui, title, ())

    def refresh(self) -> None:
        words = self.words
        friend = None if self._at.visit is None else self._at.visit.friends.get(self._name)
        self.entries = [
            MenuEntry(each, words.phrase(f"net-chat-{each}"), partial(self._say, each))
            for each in sentences.PREPARED
        ]
        if friend is not None and friend.types:
            self.entries.append(MenuEntry("type", words.phrase("net-chat-type"), self._type))

    def _say(self, prepared: str = "", text: str = "") -> None:
        words = self.words
        said = words.phrase(f"net-chat-{prepared}") if prepared else Phrase.name(text)
        sent = joined((said, words.phrase("net-chat-sent")), words.signs.sentence)
        if self._at.say(h.SayToFriend(self._name, prepared, text), sent):
            self.ui.pop(silent=True)

    def _type(self, text: str = "", problem: TableProblem | None = None) -> None:
        def typed(found: str) -> None:
            if not found:
                self.appear()
                return
            if self._at.away() is not None:
                self._type(found, sentences.AWAY)
                return
            try:
                self._say(text=texts.chat(found))
            except TextError as error:
                self._type(found, TableProblem(error.rule, error.details))

        prompt = Prompt(self.ui, self.words.phrase("net-chat-prompt"), text, typed, CHAT)
        ask(self.ui, prompt, problem)
