"""The commands that hold on every screen: repeat, help, volume, history."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.words.phrase import join, sentences

if TYPE_CHECKING:
    from braillespiel.seat.client import Client


def run(client: Client, command: str) -> None:
    """Carry out one of the commands of the scope EVERYWHERE."""
    _TABLE[command](client)


def _repeat(client: Client) -> None:
    if not client.announcer.repeat():
        client.announcer.answer(client.words.phrase("repeat-nothing"), sound="edge")


def _silence(client: Client) -> None:
    """Nothing more to do: the key itself stopped speech and cleared the Braille message."""


def _help(client: Client) -> None:
    from braillespiel.seat.screens.help import open_help

    open_help(client)


def _settings(client: Client) -> None:
    from braillespiel.seat.screens.settings_menu import SettingsMenu

    if isinstance(client.screen, SettingsMenu):
        client.screen.appear()
    else:
        client.push(SettingsMenu(client))


def _where(client: Client) -> None:
    screen = client.screen
    client.announcer.answer(sentences((screen.title(), screen.focused())))


def _rules(client: Client) -> None:
    from braillespiel.seat.screens.rules import open_rules

    screen = client.screen
    open_rules(client, screen.rules_wanted(), screen.playing)


def _setting_step(key: str, by: int) -> Callable[[Client], None]:
    def step(client: Client) -> None:
        from braillespiel.seat.screens.settings_menu import change, value_phrase

        moved = change(client, key, by)
        name = client.words.phrase(f"setting-{key}")
        client.announcer.answer(
            join((value_phrase(client, key), name), ", "), sound="" if moved else "edge"
        )

    return step


def _message(older: bool) -> Callable[[Client], None]:
    def read(client: Client) -> None:
        history = client.announcer.history
        message = history.older() if older else history.newer()
        if message is None:
            key = "history-oldest" if older else "history-newest"
            if not history.count():
                key = "history-empty"
            client.announcer.answer(client.words.phrase(key), sound="edge")
        else:
            client.announcer.answer(message.phrase, message.kind, remember=False)

    return read


def _buffer(by: int) -> Callable[[Client], None]:
    def switch(client: Client) -> None:
        history = client.announcer.history
        name = client.words.phrase(f"buffer-{history.switch(by)}")
        count = client.words.phrase("buffer-count", count=history.count())
        client.announcer.answer(join((name, count), ", "))

    return switch


def _messages_read(client: Client) -> None:
    """Take all that waits on the Braille line for read: it can still be gone back to."""
    count = client.announcer.braille.mark_all()
    key = "messages-read" if count else "messages-read-none"
    phrase = client.words.phrase(key, count=count)
    client.announcer.answer(phrase, sound="" if count else "edge", remember=False)


_TABLE: dict[str, Callable[[Client], None]] = {
    "repeat": _repeat,
    "silence": _silence,
    "help": _help,
    "settings": _settings,
    "where": _where,
    "rules": _rules,
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
}
