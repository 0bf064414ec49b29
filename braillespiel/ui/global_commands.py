"""The commands that work on every screen: repeat, help, volume, history."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.line_help import open_legend
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu, change, value_phrase
from braillespiel.words.phrase import join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def run(ui: Ui, command: str) -> None:
    """Carry out one of the commands of the scope GLOBAL."""
    _TABLE[command](ui)


def _repeat(ui: Ui) -> None:
    if not ui.announcer.repeat():
        ui.announcer.answer(ui.words.phrase("repeat-nothing"), sound="edge")


def _silence(ui: Ui) -> None:
    """Do nothing more: the key itself stopped speech and cleared the Braille message."""


def _help(ui: Ui) -> None:
    open_help(ui)


def _settings(ui: Ui) -> None:
    if isinstance(ui.screen, SettingsMenu):
        ui.screen.appear()
    else:
        ui.push(SettingsMenu(ui))


def _where(ui: Ui) -> None:
    screen = ui.screen
    ui.announcer.answer(sentences((screen.title(), screen.focused())))


def _rules(ui: Ui) -> None:
    open_rules(ui, ui.screen.rules_wanted(), ui.screen.playing)


def _setting_step(key: str, by: int) -> Callable[[Ui], None]:
    def step(ui: Ui) -> None:
        moved = change(ui, key, by)
        name = ui.words.phrase(f"setting-{key}")
        ui.announcer.answer(
            join((value_phrase(ui, key), name), ", "), sound="" if moved else "edge"
        )

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
            ui.announcer.answer(ui.words.phrase(key), sound="edge")
        else:
            ui.announcer.answer(message.phrase, message.kind, remember=False)

    return read


def _buffer(by: int) -> Callable[[Ui], None]:
    def switch(ui: Ui) -> None:
        history = ui.announcer.history
        name = ui.words.phrase(f"buffer-{history.switch(by)}")
        count = ui.words.phrase("buffer-count", count=history.count())
        ui.announcer.answer(join((name, count), ", "))

    return switch


def _messages_read(ui: Ui) -> None:
    """Mark everything that waits on the Braille line as read; it can still be gone back to."""
    count = ui.announcer.braille.mark_all()
    key = "messages-read" if count else "messages-read-none"
    phrase = ui.words.phrase(key, count=count)
    ui.announcer.answer(phrase, sound="" if count else "edge", remember=False)


_TABLE: dict[str, Callable[[Ui], None]] = {
    "repeat": _repeat,
    "silence": _silence,
    "help": _help,
    "settings": _settings,
    "where": _where,
    "rules": _rules,
    "signs": open_legend,
    "rate-down": _setting_step("speech-rate", -1),
    "rate-up": _setting_step("speech-rate", 1),
    "volume-down": _setting_step("speech-volume", -1),
    "volume-up": _setting_step("speech-volume", 1),
    "sound-down": _setting_step("sound-volume", -1),
    "sound-up": _setting_step("sound-volume", 1),
    "wording": _setting_step("wording", 1),
    "reader-mode": _setting_step("screen-reader", 1),
    "message-previous": _message(older=True),
    "message-next": _message(older=False),
    "messages-read": _messages_read,
    "buffer-previous": _buffer(-1),
    "buffer-next": _buffer(1),
    "bigger": _setting_step("zoom", 1),
    "smaller": _setting_step("zoom", -1),
    "theme": _setting_step("theme", 1),
    "braille-viewer": _setting_step("braille-viewer", 1),
    "magnifier": _setting_step("magnifier", 1),
    "curtain": _curtain,
}
