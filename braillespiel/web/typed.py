"""The command field: a letter key, a card's notation, the words of a thing, a button, a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Scope, key_name
from braillespiel.ui.match.commands import act_asked
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.match.walking import WalkedScreen
from braillespiel.ui.network.commands import ChatMenu
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.surroundings import buttons
from braillespiel.words.phrase import without_marks

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

SHOWN = 40
"""Characters of what was typed that are said back."""
FEW = 4
"""So many things that can be meant are named."""


def carry_out(ui: Ui, text: str) -> None:
    """Do what was typed; what is not known is told, with what helps."""
    said = " ".join(text.split())
    screen = ui.screen
    if isinstance(screen, Prompt):
        if screen.take(said):
            ui.press("Enter")
        else:
            _answer(ui, "prompt-full")
        return
    if not said:
        ui.announcer.answer(ui.words.phrase("web-typed-empty"), sound="edge")
        return
    key = _key(ui, said)
    if key:
        ui.press(key)
        return
    if _hinted(ui, said):
        return
    exact, begun = _things(ui, said)
    if isinstance(screen, ChatMenu) and not exact and not screen.chat_is_off:
        ui.announcer.key_pressed()
        screen.say_typed(said)
        ui.changed = True
        return
    button = "" if exact else _button(ui, said)
    found = exact or ({} if button else begun)
    if len(set(found.values())) == 1:  # of cards that are alike any one will do
        ui.click(next(iter(found)))
    elif found:
        names = ui.words.signs.list.join(list(found.values())[:FEW])
        _answer(ui, "web-typed-several", text=said[:SHOWN], found=names)
    elif key := button or _command(ui, said):
        ui.press(key)
    else:
        _answer(ui, "web-typed-unknown", text=said[:SHOWN])


def _hinted(ui: Ui, said: str) -> bool:
    """Do what the last hint says, where just that was typed; tell whether it was."""
    screen = ui.screen
    if not isinstance(screen, MatchScreen):
        return False
    hint = screen.hinted
    if hint is None or hint.question != screen.port.question(screen.seat) or not hint.says(said):
        return False
    ui.told.forget()
    ui.announcer.key_pressed()
    act_asked(screen, hint.action)
    ui.changed = True
    return True


def _answer(ui: Ui, key: str, **arguments: str) -> None:
    ui.announcer.key_pressed()
    ui.announcer.answer(ui.words.phrase(key, **arguments), sound="error")
    ui.changed = True


def _key(ui: Ui, said: str) -> str:
    """Return the key that was named: one letter or digit, or one that the key table has."""
    if len(said) == 1:
        return said.upper() if len(said.upper()) == 1 else said
    wanted = said.lower()
    return next(
        (
            key
            for scope in ui.screen.scopes
            for row in ui.key_map.rows_of(scope)
            for key in row.keys
            if wanted in (key.lower(), key_name(ui.words, key).lower())
        ),
        "",
    )


def _things(ui: Ui, said: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return key and text of the things that are called so, and of those that begin with it."""
    wanted = said.lower()
    panels = ui.picture().panels
    there = [(tile.key, tile.text, tile.text) for panel in panels for tile in panel.tiles]
    if isinstance(ui.screen, WalkedScreen):
        there += [
            (item.key, item.text.full, name)
            for zone in ui.screen.navigator.zones
            for item in zone.items
            for name in (without_marks(item.text.braille), item.text.brief)
        ]
    exact = {key: text for key, text, name in there if name.lower() == wanted}
    return exact, {key: text for key, text, name in there if name.lower().startswith(wanted)}


def _button(ui: Ui, said: str) -> str:
    """Return the key that the button stands for whose name was typed, "" for none."""
    wanted = said.lower()
    found = (button.key for button in buttons(ui) if button.text.lower() == wanted)
    return next(found, "")


def _command(ui: Ui, said: str) -> str:
    """Return the key of the command whose help begins with what was typed, "" for none."""
    wanted = said.lower()
    for scope in (*ui.screen.scopes, Scope.GLOBAL):
        for row in ui.key_map.rows_of(scope):
            name = f"command-{row.id}"
            if row.keys and ui.words.has(name) and ui.words(name).lower().startswith(wanted):
                return row.keys[0]
    return ""
