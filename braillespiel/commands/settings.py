"""``settings``: list and change the settings without starting the client."""

from __future__ import annotations

import argparse

from braillespiel.commands import shared
from braillespiel.store.settings import Setting
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("changes", nargs="*", metavar="NAME=VALUE", help=words("cli-changes"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def _allowed(setting: Setting, words: Words) -> str:
    """Return in words what a setting may be."""
    if isinstance(setting.default, bool):
        return "true, false"
    if setting.choices:
        return ", ".join(setting.choices)
    return words("cli-range", low=setting.low or 0, high=setting.high or 0)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Change what was named, then print all settings."""
    from braillespiel.seat.settings import BY_KEY, SETTINGS
    from braillespiel.store.errors import StoreError
    from braillespiel.store.opening import open_store
    from braillespiel.store.settings import SettingError, Settings

    store = open_store()
    if store.set_aside is not None:
        print(words(f"store-set-aside-{store.set_aside.reason}", path=str(store.set_aside.path)))
    settings = Settings(store.database, SETTINGS)
    try:
        for change in arguments.changes:
            key, _, text = change.partition("=")
            if key not in BY_KEY:
                known = ", ".join(BY_KEY)
                raise shared.CommandError(words("error-setting-unknown", name=key, known=known))
            settings.set(key, BY_KEY[key].parse(text))
    except SettingError as error:
        choices = _allowed(BY_KEY[error.key], words)
        raise shared.CommandError(
            words("error-setting-value", name=error.key, value=str(error.value), known=choices)
        ) from None
    except StoreError as error:
        raise shared.CommandError(
            words(f"store-error-{error.kind}", path=error.path, detail=error.detail)
        ) from None
    finally:
        values = {setting.key: settings.get(setting.key) for setting in SETTINGS}
        store.close()
    if arguments.json:
        shared.print_json(values)
    else:
        for key, value in values.items():
            print(f"{key}={value}")
    return 0
