"""``settings``: lists and changes the settings without starting the client."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from braillespiel.commands import shared
from braillespiel.commands.arguments import quoted
from braillespiel.store.settings import LONGEST_TEXT, Setting, SettingValue
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.store.opening import Store


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("changes", nargs="*", metavar="NAME=VALUE", help=words("cli-changes"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def _allowed(setting: Setting, words: Words) -> str:
    """Return in words what a setting may be."""
    if isinstance(setting.default, bool):
        return words.signs.list.join(("true", "false"))
    if setting.choices:
        return words.signs.list.join(setting.offered)
    if isinstance(setting.default, str):
        if setting.form is not None:
            return words("cli-object")
        return words("cli-text", most=setting.high or LONGEST_TEXT)
    return words("cli-range", low=setting.low or 0, high=setting.high or 0)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Change everything named or nothing, then print all settings."""
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import open_store

    store = open_store()
    try:
        return _run(store, arguments, words)
    except StoreError as error:
        raise shared.speak_error(words, error) from None
    finally:
        store.close()


def _run(store: Store, arguments: argparse.Namespace, words: Words) -> int:
    from braillespiel.store.settings import Settings
    from braillespiel.ui.settings import SETTINGS

    changes = _changes(arguments.changes, words)
    if changes:
        shared.must_save(store, words)
    shared.tell_store(store, words)
    settings = Settings(store.database, SETTINGS)
    for bad in settings.bad:
        told = words("setting-bad", setting=bad.key, value=bad.value, used=str(bad.used))
        print(told, file=sys.stderr)
    settings.set_all(changes)
    values = {setting.key: settings.get(setting.key) for setting in SETTINGS}
    if arguments.json:
        shared.print_json(values)
    else:
        for key, value in values.items():
            print(f"{key}={value}")
    return 0


def _changes(given: list[str], words: Words) -> dict[str, SettingValue]:
    """Read NAME=VALUE arguments, before anything is changed."""
    from braillespiel.store.settings import SettingError
    from braillespiel.ui.settings import BY_KEY

    changes: dict[str, SettingValue] = {}
    for change in given:
        key, _, text = change.partition("=")
        if key not in BY_KEY:
            known = words.signs.list.join(BY_KEY)
            raise shared.CommandError(words("error-setting-unknown", name=key, known=known))
        try:
            changes[key] = BY_KEY[key].parse(text)
        except SettingError as error:
            choices = _allowed(BY_KEY[key], words)
            value = quoted(str(error.value))
            raise shared.CommandError(
                words("error-setting-value", name=key, value=value, known=choices)
            ) from None
    return changes
