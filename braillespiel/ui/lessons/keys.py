"""Learn the keys: press any key and hear what it does, or which one it is, without doing it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.keymap import Command, KeyMap, Scope, key_phrase
from braillespiel.ui.lessons.keynames import key
from braillespiel.ui.screens.help import command_phrase
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from braillespiel.ui.ui import Ui

_PANNING = ("pan-left", "pan-right")


class KeysMenu(Menu):
    """Where to try out the keys: in menus, or at the table of a game."""

    def __init__(self, ui: Ui) -> None:
        entries = [
            MenuEntry(
                "menus",
                ui.words.phrase("learn-keys-menus"),
                lambda: ui.push(KeyExplorer(ui, "")),
            )
        ]
        for name in registry.names():
            title = Words(ui.words.language, registry.catalogues(name)).phrase(f"{name}-title")
            entries.append(MenuEntry(name, title, partial(_explore, ui, name)))
        super().__init__(ui, ui.words.phrase("learn-keys"), entries)


def _explore(ui: Ui, game: str) -> None:
    ui.read_game(game)
    ui.push(KeyExplorer(ui, game))


class KeyExplorer(Menu):
    """Tells what each key does at the table of ``game`` ("": in menus); the key of a menu that
    goes back leaves when it is pressed twice. The display's panning keys pan what is told.
    """

    takes_signs = True

    def __init__(self, ui: Ui, game: str) -> None:
        super().__init__(ui, ui.words.phrase("learn-keys"), ())
        self.game = game
        commands = registry.presenter_type(game).commands if game else ()
        extra = [Command(row.id, row.keys, Scope.GAME, game=game) for row in commands]
        self._map = KeyMap(ui.navigation.commands, ui.changed_keys(), extra)
        self._scopes = (
            (Scope.GAME, Scope.TABLE, Scope.GLOBAL) if game else (Scope.MENU, Scope.GLOBAL)
        )
        self._leaving = False

    def focused(self) -> Phrase:
        """Say how it works."""
        return self.words.phrase("learn-keys-how", leave=key(self.ui, "menu.back"))

    def raw_key(self, key: str) -> bool:
        """Say what a key does."""
        back = self.ui.key_map.command(key, (Scope.MENU,)) == (Scope.MENU, "back")
        if back and self._leaving:
            self.ui.announcer.key_pressed()
            self.ui.announcer.earcons.play("close")
            self.ui.pop()
            return True
        found = self._map.command(key, self._scopes)
        if found is not None and found[1] in _PANNING:
            return False
        self._leaving = back
        self.ui.announcer.key_pressed()
        said = [self._does(key, found)]
        if back:
            said.append(self.words.phrase("learn-keys-leave"))
        self.ui.announcer.answer(
            sentences(said, self.words.signs.sentence), sound="" if found else "edge"
        )
        return True

    def _does(self, pressed: str, found: tuple[Scope, str] | None) -> Phrase:
        if found is None:
            return self.words.phrase("learn-keys-nothing", key=key_phrase(self.words, pressed))
        row = Command(found[1], (pressed,), found[0])
        return command_phrase(self.ui, row, self.game)


class BottomKey(Menu):
    """Asks to press the key of the display that lists what can be done, and names others.

    ``then`` goes on, after the key was found or the display's Back was pressed.
    """

    takes_signs = True

    def __init__(self, ui: Ui, then: Callable[[], None]) -> None:
        super().__init__(ui, ui.words.phrase("learn-bottom"), ())
        self._then = then
        self._found = False
        self.refresh()

    def focused(self) -> Phrase:
        """Say what to press, or that it was found."""
        return self.words.phrase("learn-bottom-found" if self._found else "learn-bottom-how")

    def refresh(self) -> None:
        """Show the task as the only entry, for people who see."""
        self.entries = [MenuEntry("task", self.focused())]

    def appear(self) -> None:
        """Say what this is and the task; the line shows that by itself."""
        said = (self.title(), self.focused())
        self.ui.announcer.focus(sentences(said, self.words.signs.sentence))

    def line(self) -> BrailleLine:
        """Return the task, so that it is felt without any message over it."""
        return BrailleLine("", (Chunk(self.focused().braille),))

    def raw_key(self, key: str) -> bool:
        """Name a key; go on after the right one. The panning keys pan."""
        found = self.ui.key_map.command(key, (Scope.TABLE, Scope.GLOBAL))
        if found is not None and found[1] in _PANNING:
            return False
        self.ui.announcer.key_pressed()
        if self._found or key in ("BrailleBack", "Escape"):
            self.ui.pop(silent=True)
            self._then()
        elif key == "BrailleBottom":
            self._found = True
            self.refresh()
            self.ui.announcer.focus(self.focused())
        else:
            named = self.words.phrase("learn-bottom-other", key=key_phrase(self.words, key))
            self.ui.announcer.answer(named, sound="edge")
        return True
