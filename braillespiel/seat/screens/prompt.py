"""A line of text to type: every character is echoed, Enter takes it, Escape drops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.output.picture import Picture
from braillespiel.seat.braille_line import Chunk, Line
from braillespiel.seat.commands import Scope
from braillespiel.seat.screens.screen import Screen
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.seat.client import Client

LONGEST = 40
"""Characters a typed line may have."""


class Prompt(Screen):
    """Asks for one line of text."""

    scopes = (Scope.MENU, Scope.EVERYWHERE)

    def __init__(
        self, client: Client, title: Phrase, text: str, done: Callable[[str], None]
    ) -> None:
        super().__init__(client)
        self._title = title
        self.text = text
        self._done = done

    def title(self) -> Phrase:
        """Say what is asked for."""
        return self._title

    def focused(self) -> Phrase:
        """Return what has been typed so far."""
        return Phrase.plain(self.text) if self.text else self.words.phrase("prompt-empty")

    def raw_key(self, key: str) -> bool:
        """Take printable characters and the space bar; Backspace deletes."""
        announcer = self.client.announcer
        if key == "Backspace":
            announcer.key_pressed()
            gone, self.text = self.text[-1:], self.text[:-1]
            answer = self.words.phrase("prompt-deleted", character=gone) if gone else None
            announcer.answer(
                answer or self.words.phrase("prompt-empty"), sound="" if gone else "edge"
            )
            return True
        character = " " if key == "Space" else key
        if character.startswith("Shift+") and len(character) == 7:
            character = character[6:]
        elif len(character) == 1:
            character = character.lower()
        if len(character) != 1 or not (character.isprintable()):
            return False
        announcer.key_pressed()
        if len(self.text) >= LONGEST:
            announcer.answer(self.words.phrase("prompt-full"), sound="error")
            return True
        self.text += character
        blank = character == " "
        announcer.focus(self.words.phrase("prompt-blank") if blank else Phrase.plain(character))
        return True

    def run(self, scope: Scope, command: str) -> bool:
        """Enter takes the text, Escape drops it, arrows read it."""
        if command == "activate":
            text = " ".join(self.text.split())
            self.client.pop(silent=True)
            self._done(text)
        elif command == "back":
            self.client.pop()
        else:
            self.client.announcer.answer(self.focused())
        return True

    def line(self) -> Line:
        """Return the text with the cursor behind it."""
        return Line("", (Chunk(self.text), Chunk("_")), 1)

    def picture(self) -> Picture:
        """Return the question and the text."""
        return Picture(self._title.full, line=self.text)
