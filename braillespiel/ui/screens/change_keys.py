"""Change keys: every command with its keys, those of each game too; a new key for one of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.key_table import in_groups, row_phrase
from braillespiel.ui.keymap import Command, KeyMap, Scope, key_phrase, own_keys
from braillespiel.ui.screens.help import command_entry, command_phrase, deed
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import character_of
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

FIXED = ("Enter", "Escape", "Up", "Down", "F1", "F2")
"""Keys that always keep their meaning, so that every mistake here can be undone."""
_TOGETHER = {
    Scope.TABLE: (Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.GLOBAL),
    Scope.GAME: (Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.GLOBAL),
    Scope.NETWORK: (Scope.NETWORK, Scope.GAME, Scope.TABLE, Scope.MENU, Scope.GLOBAL),
    Scope.MENU: (Scope.MENU, Scope.NETWORK, Scope.GLOBAL),
    Scope.PROMPT: (Scope.PROMPT, Scope.GLOBAL),
    Scope.REPLAY: (Scope.REPLAY, Scope.TABLE, Scope.GLOBAL),
    Scope.DESK: (Scope.DESK, Scope.TABLE, Scope.GLOBAL),
    Scope.GLOBAL: (
        *(Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.MENU, Scope.PROMPT, Scope.GLOBAL),
    ),
}
"""Scopes whose keys work at the same time, so that one key must not mean two things in them."""


def _situations(game: str) -> dict[str, tuple[Command, ...]]:
    """Return the keys of a game by the situation in which they hold, "" for the usual one."""
    kind = registry.presenter_type(game)
    return {
        situation: tuple(Command(row.id, row.keys, Scope.GAME, game=game) for row in rows)
        for situation, rows in {"": kind.commands, **kind.situations}.items()
    }


def _stays(key: str) -> bool:
    """Tell whether a command keeps a key whatever others it is given."""
    return key in FIXED or key.startswith("Braille")


class RemapMenu(Menu):
    """All commands with their keys, or those ``only`` of one game; Enter gives one a new key.

    Opened from a table it also has the keys of its game, those of all people who share it.
    """

    searched = True

    def __init__(self, ui: Ui, only: str = "") -> None:
        title = ui.words.phrase("settings-keys")
        if only:
            title = ui.words.phrase("keys-of-game", game=ui.words.phrase(f"{only}-title"))
        super().__init__(ui, title, ())
        self.only = only

    def refresh(self) -> None:
        """Read the key table as it is now."""
        words = self.words
        if self.only:
            self.entries = list(self._of_game(self.only))
        else:
            rows, game = self.rows()
            self.entries = [self._entry(row, game) for row in in_groups(rows)]
            self.entries += [
                MenuEntry(f"game-{name}", self._named(name), partial(self._open, name))
                for name in registry.known()
                if name != game
            ]
        if not self.only:
            self.entries.append(MenuEntry("reset", words.phrase("keys-reset"), self._reset))
        if self.ui.keys_before is not None:  # last: "at the end of the list" it is said to be
            self.entries.append(MenuEntry("undo", words.phrase("keys-undo"), self._undo))

    def rows(self) -> tuple[list[Command], str]:
        """Return the rows that hold here with the player's keys, and the game some are of."""
        table, game = self.ui.navigation.commands, ""
        extra: tuple[Command, ...] = ()
        for screen in reversed(self.ui.screens):
            extra = screen.extra_commands()
            if extra:
                game = screen.game
                break
        return KeyMap(table, self.ui.changed_keys(), extra).rows, game

    def _entry(self, row: Command, game: str) -> MenuEntry:
        told = self.words.help("settings-keys")
        entry = command_entry(self.ui, row, game)
        return replace(entry, do=partial(self._choose, row, game), help=told)

    def _of_game(self, game: str) -> Iterator[MenuEntry]:
        """Yield the rows of a game, each once; those of a situation stand in its own group."""
        met: set[str] = set()
        for situation, rows in _situations(game).items():
            group = self.words.phrase(f"{game}-keys-{situation}") if situation else EMPTY
            for row in KeyMap((), self.ui.changed_keys(), rows).rows:
                if row.id not in met:
                    entry = self._entry(row, game)
                    yield entry if group == EMPTY else replace(entry, group=group)
            met |= {row.id for row in rows}

    def _named(self, game: str) -> Phrase:
        words = Words(self.words.language, registry.catalogues(game), self.ui.naming)
        return words.phrase("keys-of-game", game=words.phrase(f"{game}-title"))

    def _open(self, game: str) -> None:
        self.ui.read_game(game)
        self.ui.push(RemapMenu(self.ui, game))

    def _choose(self, row: Command, game: str) -> None:
        self.ui.push(PressKey(self.ui, self, row, game))

    def keep(self, changes: str, said: tuple[Phrase, ...]) -> None:
        """Keep the player's keys, a JSON object, and say what has changed."""
        before = str(self.ui.settings.get("keys"))
        self.ui.settings.set("keys", changes)
        self.ui.keys_before = before
        self.ui.apply_settings()
        self.ui.pop_to(self, silent=True)
        self.refresh()
        self.ui.announcer.answer(sentences(said, self.words.signs.sentence))

    def _undo(self) -> None:
        assert self.ui.keys_before is not None
        self.ui.settings.set("keys", self.ui.keys_before)
        self.ui.keys_before = None
        self.ui.apply_settings()
        self.tell_gone(self.words.phrase("keys-undone"))

    def _reset(self) -> None:
        back = self.words.phrase("keys-undo-there")
        self.keep("{}", (self.words.phrase("keys-were-reset"), back))


class PressKey(Menu):
    """Waits for the new key of one command; one that others have can be taken from them."""

    takes_signs = True

    def __init__(self, ui: Ui, menu: RemapMenu, row: Command, game: str) -> None:
        cancel = MenuEntry("cancel", ui.words.phrase("press-new-key-cancel"), ui.pop)
        named = command_phrase(ui, row, game)
        super().__init__(ui, ui.words.phrase("press-new-key", command=named), (cancel,))
        self.row, self.game, self._menu = row, game, menu

    def raw_key(self, key: str) -> bool:
        """Take the key that is pressed; one that has a meaning already is only offered.

        Fixed keys and those of a Braille display keep their meaning here as well.
        """
        if key in FIXED or key.startswith("Braille"):
            return False
        announcer = self.ui.announcer
        announcer.key_pressed()
        del self.entries[1:]
        self.index = 0
        refused = self._refused(self.row.scope, key)
        if refused is not None:
            announcer.answer(refused, sound="error")
        elif takers := list(self._holders(self.row, key)):
            who = self._listed(map(self._named, takers))
            told = row_phrase(self.words, replace(self.row, keys=(key,)), who)
            announcer.answer(self.words.phrase("key-taken", command=told), sound="error")
            self.entries.append(self._take_entry(key, takers))
        else:
            self._menu.keep(self._changes(key, {}), (self._told(key),))
        return True

    def _refused(self, scope: Scope, key: str) -> Phrase | None:
        """Return why no command of a scope can have a key, None if one can."""
        if key.isspace():
            return self.words.phrase("key-unnamed")
        if scope in (Scope.MENU, Scope.NETWORK) and len(key) == 1:
            return self.words.phrase("key-letters")
        if scope is Scope.PROMPT and character_of(key):
            return self.words.phrase("key-typed", key=key_phrase(self.words, key))
        return None

    def _holders(self, row: Command, key: str) -> Iterator[Command]:
        """Yield the other commands that a key means where a row holds too, each once."""
        changes, together = self.ui.changed_keys(), _TOGETHER[row.scope]
        common = KeyMap(self.ui.navigation.commands, changes).rows
        found = [one for one in common if one.scope in together]
        for game in registry.known() if Scope.GAME in together else ():
            for rows in _situations(game).values():
                if not row.game or row.id in [one.id for one in rows if one.game == row.game]:
                    found += KeyMap((), changes, rows).rows
        met = {row.kept_as}
        for one in found:
            if key in one.keys and one.kept_as not in met:
                met.add(one.kept_as)
                yield one

    def _named(self, row: Command) -> Phrase:
        """Say what a command does; one of another game is named with its title."""
        if row.game in ("", self.game):
            return deed(self.ui, row, self.game)
        words = Words(self.words.language, registry.catalogues(row.game), self.ui.naming)
        title = words.phrase(f"{row.game}-title")
        return join((title, deed(self.ui, row, row.game, words=words)), words.signs.list)

    def _listed(self, said: Iterable[Phrase]) -> Phrase:
        """Return sentences about several commands, each once: some do the same elsewhere."""
        return join(list(dict.fromkeys(said)), self.words.signs.groups)

    def _take_entry(self, key: str, takers: Sequence[Command]) -> MenuEntry:
        """Return the entry that gives the key all the same, and says what becomes of the others."""
        others: dict[str, tuple[str, ...]] = {}
        said = []
        for one in takers:
            told, keys = self._becomes(one, key)
            said.append(told)
            if keys is not None:
                others[one.kept_as] = keys
        listed = self._listed(said)
        text = self.words.phrase("key-take", key=key_phrase(self.words, key), others=listed)
        back = self.words.phrase("keys-undo-there")

        def take() -> None:
            self._menu.keep(self._changes(key, others), (self._told(key), listed, back))

        return MenuEntry("take", text, take)

    def _becomes(self, taker: Command, key: str) -> tuple[Phrase, tuple[str, ...] | None]:
        """Say what becomes of a command whose key is taken; return its keys, None for the same.

        It gets the key that is given up for this one where it would have none, and that one can
        be its key.
        """
        words, named = self.words, self._named(taker)
        if self.row.game and not taker.game:  # a game's key goes first at its table only
            title = words.phrase(f"{self.game}-title")
            return words.phrase("key-hidden", command=named, game=title), None
        left = tuple(one for one in taker.keys if one != key)
        own = [one for one in left if not one.startswith("Braille")]
        if own:
            keys = join([key_phrase(words, one) for one in own], words.signs.list)
            return words.phrase("key-keeps", command=named, keys=keys), left
        for old in [one for one in self.row.keys if not _stays(one)][:1]:
            others = {one.kept_as for one in self._holders(taker, old)} - {self.row.kept_as}
            if not others and self._refused(taker.scope, old) is None:
                told = words.phrase("key-gets", command=named, key=key_phrase(words, old))
                return told, (old, *left)
        return words.phrase("key-loses", command=named), left

    def _told(self, key: str) -> Phrase:
        return self.words.phrase("key-changed", key=key_phrase(self.words, key))

    def _changes(self, key: str, others: dict[str, tuple[str, ...]]) -> str:
        """Return the player's keys with this one, and with the new ones of others."""
        changes = own_keys(str(self.ui.settings.get("keys")))
        changes[self.row.kept_as] = " ".join((key, *filter(_stays, self.row.keys)))
        changes.update({name: " ".join(keys) for name, keys in others.items()})
        return json.dumps(changes)
