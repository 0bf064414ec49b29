"""All commands: here those of every screen (repeat, help, volume, history); the others gathered.

A command is one row of a registry. Its sentence in the help is ``command-ID``, that of its button
``button-ID``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.ui.classroom.rows import DESK
from braillespiel.ui.keymap import Command, Registry, Row, Scope
from braillespiel.ui.match.commands import ACTS
from braillespiel.ui.match.walking import WALKS, ZONE_WALKS
from braillespiel.ui.network.rows import NETWORK
from braillespiel.ui.replay.screen import REPLAY
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.line_help import open_legend
from braillespiel.ui.screens.menu import MENU
from braillespiel.ui.screens.prompt import PROMPT
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu, change, value_phrase
from braillespiel.words.phrase import join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def _repeat(ui: Ui) -> None:
    if not ui.announcer.repeat():
        ui.announcer.nothing(ui.words.phrase("repeat-nothing"))


def _silence(ui: Ui) -> None:
    """Do nothing more: the key itself stopped speech and cleared the Braille message."""


def _settings(ui: Ui) -> None:
    if isinstance(ui.screen, SettingsMenu):
        ui.screen.appear()
    else:
        ui.push(SettingsMenu(ui))


def _where(ui: Ui) -> None:
    screen = ui.screen
    ui.announcer.answer(sentences((screen.title(), screen.focused()), ui.words.signs.sentence))


def _rules(ui: Ui) -> None:
    open_rules(ui, ui.screen.rules_wanted(), ui.screen.playing)


def _setting_step(key: str, by: int) -> Callable[[Ui], None]:
    def step(ui: Ui) -> None:
        if key in ui.left_out:  # as in a browser: its reader decides
            ui.announcer.nothing(ui.words.phrase("key-nothing-here"))
            return
        moved = change(ui, key, by)
        value = value_phrase(ui, key)
        told = join((ui.words.phrase(f"setting-{key}"), value), ui.words.signs.label)
        ui.announcer.answer(replace(told, brief=value.brief), sound="" if moved else "edge")

    return step


def _curtain(ui: Ui) -> None:
    """Darken the window or show it again; say so if there is none."""
    if not ui.services.devices.draws():
        ui.announcer.answer(ui.words.phrase("curtain-no-window"), sound="error")
        return
    change(ui, "curtain", 1)
    drawn = "curtain-drawn" if ui.settings.get("curtain") else "curtain-open"
    ui.announcer.answer(ui.words.phrase(drawn))


def _message(older: bool) -> Callable[[Ui], None]:
    def read(ui: Ui) -> None:
        history = ui.announcer.history
        message = history.older() if older else history.newer()
        if message is None:
            key = "history-oldest" if older else "history-newest"
            if not history.count():
                key = "history-empty"
            ui.announcer.nothing(ui.words.phrase(key))
        else:
            ui.announcer.answer(message.phrase, message.kind, remember=False)

    return read


def _buffer(by: int) -> Callable[[Ui], None]:
    def switch(ui: Ui) -> None:
        history = ui.announcer.history
        name = ui.words.phrase(f"buffer-{history.switch(by)}")
        count = ui.words.phrase("buffer-count", count=history.count())
        ui.announcer.answer(join((name, count), ui.words.signs.list))

    return switch


def _messages_read(ui: Ui) -> None:
    """Mark everything that waits on the Braille line as read; it can still be gone back to.

    With nothing unread the display's key drops what is being put together, as Escape does.
    """
    count = ui.announcer.braille.mark_all()
    if not count and ui.naming.by_display and ui.screen.drop():
        return
    if count:
        read = ui.words.phrase("messages-read", count=count)
        ui.announcer.answer(read, remember=False, slight=True)
    else:
        ui.announcer.nothing(ui.words.phrase("messages-read-none"), remember=False)


def _pan(command: str) -> Callable[[Ui], None]:
    return lambda ui: ui.pan(command)


GLOBAL: Registry[Ui] = Registry(
    Scope.GLOBAL,
    Row("repeat", "R Ctrl+R", "ask", _repeat),
    Row("silence", "Ctrl", "sound", _silence),
    Row("help", "F1 BrailleBottom", "program", open_help, button=1),
    Row("settings", "F2", "program", _settings),
    Row("where", "F3", "ask", _where),
    Row("rules", "F4", "program", _rules),
    Row("rate-down", "F5", "sound", _setting_step("speech-rate", -1)),
    Row("rate-up", "F6", "sound", _setting_step("speech-rate", 1)),
    Row("volume-down", "F7", "sound", _setting_step("speech-volume", -1)),
    Row("volume-up", "F8", "sound", _setting_step("speech-volume", 1)),
    Row("sound-down", "F9", "sound", _setting_step("sound-volume", -1)),
    Row("sound-up", "F10", "sound", _setting_step("sound-volume", 1)),
    Row("wording", "F11", "sound", _setting_step("wording", 1)),
    Row("reader-mode", "F12", "sound", _setting_step("screen-reader", 1)),
    Row("message-previous", "Ctrl+Up", "messages", _message(older=True)),
    Row("message-next", "Ctrl+Down", "messages", _message(older=False)),
    Row("buffer-previous", "Ctrl+Left", "messages", _buffer(-1)),
    Row("buffer-next", "Ctrl+Right", "messages", _buffer(1)),
    Row("messages-read", "Ctrl+L BrailleBack", "messages", _messages_read),
    Row("signs", "Ctrl+G", "display", open_legend),
    Row("bigger", "Ctrl++", "screen", _setting_step("zoom", 1), button=3),
    Row("smaller", "Ctrl+-", "screen", _setting_step("zoom", -1), button=2),
    Row("theme", "Ctrl+T", "screen", _setting_step("theme", 1)),
    Row("braille-viewer", "Ctrl+B", "screen", _setting_step("braille-viewer", 1)),
    Row("magnifier", "Ctrl+M", "screen", _setting_step("magnifier", 1)),
    Row("curtain", "Ctrl+D", "screen", _curtain),
    Row("pan-left", "BraillePanLeft", "display", _pan("pan-left")),
    Row("pan-right", "BraillePanRight", "display", _pan("pan-right")),
)
"""Commands of every screen."""

COMMANDS: tuple[Command, ...] = (
    *(*ZONE_WALKS.commands, *WALKS.commands, *ACTS.commands),
    *(*MENU.commands, *PROMPT.commands, *REPLAY.commands),
    *(*NETWORK.commands, *DESK.commands, *GLOBAL.commands),
)
"""All commands of the client; a game brings its own."""
