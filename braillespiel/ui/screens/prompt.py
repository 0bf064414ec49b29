"""A line of text to type: every character is echoed, Enter accepts it, Escape discards it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.output.picture import Picture
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.braille.typed_dots import SIGNS, in_words, meant
from braillespiel.ui.keymap import Registry, Row, Scope, key_phrase
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_TEXT = "text"
"""What lies under the text on the line."""

LONGEST = 40
"""Characters a typed line may have, unless told otherwise."""


def character_of(key: str) -> str:
    """Return the character that ``key`` types, "" if it types none."""
    if key == "Space":
        return " "
    if key.startswith("Shift+") and len(key) == 7:
        character = key[6:]
    else:
        character = key.lower() if len(key) == 1 else ""
    return character if character.isprintable() else ""


class Prompt(Screen):
    """Asks for one line of text."""

    takes_signs = True

    scopes = (Scope.PROMPT, Scope.MENU, Scope.GLOBAL)

    def __init__(
        self,
        ui: Ui,
        title: Phrase,
        text: str,
        done: Callable[[str], None],
        longest: int = LONGEST,
        *,
        number: bool = False,
        verbatim: bool = False,
    ) -> None:
        """``number``: a code, a place or a count, whose digits count however they are written.

        ``verbatim``: an address or a file, of which no sign stands for another.
        """
        super().__init__(ui)
        self._number = number
        self._verbatim = verbatim
        self._title = title
        self.text = text
        self._proposed = bool(text)
        """Whether the text is still the proposal, which what is typed replaces."""
        self._done = done
        self._longest = longest

    def title(self) -> Phrase:
        """Say what is asked for."""
        return self._title

    @property
    def meant(self) -> str:
        """What was typed; where a number is asked for, with its digits as digits."""
        return meant(self.text) if self._number else self.text

    def focused(self) -> Phrase:
        """Return what has been typed so far."""
        if self.text.strip():
            return Phrase.plain(self.meant)
        return self.words.phrase("prompt-blank" if self.text else "prompt-empty")

    def appear(self) -> None:
        """Say what is asked for, what is typed so far, and the keys that end or empty it."""
        self.ui.announcer.answer(self._told())

    def appear_after(self, reason: Phrase) -> None:
        """Say why it is asked for again, and then what."""
        self.ui.announcer.answer(
            sentences((reason, self._told()), self.words.signs.sentence), sound="error"
        )

    def _told(self) -> Phrase:
        keys = self.words.phrase("prompt-keys")
        clear = self._key_of("clear") if self.text else ""
        if clear:
            keys = self.words.phrase("prompt-keys-held", key=key_phrase(self.words, clear))
        proposed = self.words.phrase("prompt-proposed") if self._proposed else EMPTY
        return sentences((self._title, self.focused(), proposed, keys), self.words.signs.sentence)

    def _key_of(self, command: str) -> str:
        """Return the first key that really means ``command`` here, "" if there is none."""
        table = self.ui.key_map
        return next(
            (
                key
                for row in table.rows_of(Scope.PROMPT)
                for key in row.keys
                if row.id == command
                and not character_of(key)
                and table.command(key, self.scopes) == (row.scope, row.id)
            ),
            "",
        )

    def raw_key(self, key: str) -> bool:
        """Accept printable characters and the space bar."""
        announcer = self.ui.announcer
        character = character_of(key)
        if not character:
            return False
        announcer.key_pressed()
        if self._proposed:
            self.text, self._proposed = "", False
        if len(self.text) >= self._longest:
            announcer.answer(self.words.phrase("prompt-full"), sound="error")
            return True
        before, self.text = self.text, self.text + character
        german = self.words.language == "de" and self.ui.naming.by_display
        if german and not (self._number or self._verbatim):
            self.text = before[:-1] + in_words(self.text)[-2:]
        announcer.focus(self._echo(character))
        return True

    def _echo(self, character: str) -> Phrase:
        """Say what was typed as it is written everywhere else."""
        if character == " ":
            return self.words.phrase("prompt-blank")
        if self._number and character in SIGNS:
            return self.words.phrase("prompt-number-sign")
        return Phrase.plain(self.meant[-1:])

    def take(self, text: str) -> bool:
        """Put a whole text in place of what is there, without what no key types.

        It is cut where it is too long; tell whether all of it had room.
        """
        whole = "".join(filter(str.isprintable, text))
        self.text, self._proposed = whole[: self._longest], False
        return len(whole) <= self._longest

    def run(self, scope: Scope, command: str) -> bool:
        """Enter accepts the text, Escape discards it, Backspace and Delete delete, arrows read."""
        self._proposed = self._proposed and command in ("activate", "back")
        if not PROMPT.run(self, command):
            self.ui.announcer.answer(self.focused())
        return True

    def _accept(self) -> None:
        text = " ".join(self.meant.split())
        self.ui.pop(silent=True)
        self._done(text)

    def _clear(self) -> None:
        had, self.text = bool(self.text), ""
        self.ui.announcer.answer(self.focused(), sound="" if had else "edge")

    def _delete(self) -> None:
        gone, self.text = self.meant[-1:], self.text[:-1]
        if not gone:
            self.ui.announcer.answer(self.focused(), sound="edge")
            return
        name = self.words.phrase("prompt-blank") if gone == " " else Phrase.plain(gone)
        self.ui.announcer.answer(self.words.phrase("prompt-deleted", character=name))

    def line(self) -> BrailleLine:
        """Return the text with the cursor behind it."""
        return BrailleLine("", (Chunk(self.meant, _TEXT), Chunk("_", _TEXT)), 1)

    def focused_key(self) -> str:
        """Return what lies under the text and the cursor."""
        return _TEXT

    def point(self, key: str, say: bool = True) -> bool:
        """Say the text again."""
        if say and key == _TEXT:
            self.ui.announcer.focus(self.focused())
        return key == _TEXT

    def route(self, key: str) -> bool:
        """Take the text, as Enter does: there may be no other key."""
        return self.run(Scope.PROMPT, "activate")

    def picture(self) -> Picture:
        """Return the question and the text."""
        return Picture(self.shown(self._title), line=self.meant)


PROMPT: Registry[Prompt] = Registry(
    Scope.PROMPT,
    Row("activate", "Enter", "typing", Prompt._accept),
    Row("back", "Escape BrailleBack", "typing", lambda prompt: prompt.ui.pop()),
    Row("delete", "Backspace", "typing", Prompt._delete),
    Row("clear", "Delete Ctrl+Backspace", "typing", Prompt._clear),
)
"""Commands of a line of text that is being typed."""
