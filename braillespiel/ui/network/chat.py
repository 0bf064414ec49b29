"""Saying something to the others: typed, or a prepared sentence for players without letters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.client import Problem
from braillespiel.network.texts import CHAT, TextError
from braillespiel.ui.network import sentences as network_sentences
from braillespiel.ui.network.names import ask
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.prompt import Prompt, character_of
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.ui import Ui


class ChatMenu(Menu):
    """Type a message, or choose a sentence; both close the menu.

    A letter is not searched for: it begins the message.
    """

    takes_signs = True

    def __init__(self, ui: Ui, at: AtTable) -> None:
        self._at = at
        super().__init__(ui, ui.words.phrase(at.chat_is_off() or "net-chat-title"), ())

    def refresh(self) -> None:
        """Show what one can say; whose table it is may switch the chat off and on for all."""
        words, off, me = self.words, self._at.chat_is_off(), self._at.me()
        entries: list[Entry] = []
        if not off:
            entries.append(Entry("type", words.phrase("net-chat-type"), self._type))
            entries += [
                Entry(name, words.phrase(f"net-chat-{name}"), partial(self._prepared, name))
                for name in network_sentences.PREPARED
            ]
        if me is not None and me.host:
            key = "net-chat-all-on" if off == "net-rule-chat-off" else "net-chat-all-off"
            entries.append(Entry("for-all", words.phrase(key), self._switch))
        self.entries = entries

    def _switch(self) -> None:
        """Switch the chat for everybody."""
        client = self._at.client
        if client is not None:
            on = self._at.chat_is_off() == "net-rule-chat-off"
            client.power("chat-on" if on else "chat-off")
            self._at.awaited.wish()
        self.ui.pop(silent=True)

    def raw_key(self, key: str) -> bool:
        """Begin a message with a capital or a small letter, a digit or a sign."""
        if not self._begins(key):
            return False
        prompt = self._prompt("")
        self.ui.push(prompt, silent=True, by_player=True)
        return prompt.raw_key(key)

    def _begins(self, key: str) -> bool:
        """Tell whether a message can begin with this key: anything but a blank."""
        return not self._at.chat_is_off() and bool(character_of(key).strip())

    def _prompt(self, text: str) -> Prompt:
        return Prompt(self.ui, self.words.phrase("net-chat-prompt"), text, self._done, CHAT)

    def _type(self, text: str = "", problem: Problem | None = None) -> None:
        ask(self.ui, self._prompt(text), problem)

    def _done(self, text: str) -> None:
        if text:
            self._say(text=text)
        else:
            self.appear()

    def _prepared(self, name: str) -> None:
        self._say(prepared=name)

    def _say(self, text: str = "", prepared: str = "") -> None:
        client = self._at.client
        if client is None:
            self.ui.pop()
            return
        try:
            client.say(text, prepared)
        except TextError as error:
            self._type(text, Problem(error.rule, error.details))
            return
        self.ui.pop(silent=True)
        said = self.words.phrase(f"net-chat-{prepared}") if prepared else Phrase.plain(text)
        self.ui.announcer.answer(
            sentences((said, self.words.phrase("net-chat-sent")), self.words.signs.sentence)
        )
