"""``report``: one readable file about this computer and the last match, for whoever helps."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from braillespiel import languages, resources
from braillespiel.application import report
from braillespiel.commands import shared
from braillespiel.commands.devices import look_for_display
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.settings import Settings
from braillespiel.ui.settings import SETTINGS
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    usual = report.FILE_NAME
    parser.add_argument("--out", metavar="FILE", default=usual, help=words("cli-report-out"))
    parser.add_argument("--hands", action="store_true", help=words("cli-report-hands"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Print the report, ask, and write it; anything but a clear yes keeps nothing."""
    path = resources.named(arguments.out)
    if os.path.lexists(path):
        raise shared.FailedError(words("report-exists", path=str(path)))
    store = open_store()
    try:
        shared.tell_store(store, words)
        text = "\n".join(_lines(store, arguments.hands, words)) + "\n"
    except StoreError as error:
        raise shared.speak_error(words, error) from None
    finally:
        store.close()
    print(text)
    print(words("report-sure", path=str(path)), flush=True)
    if not languages.agrees(sys.stdin.readline()):
        print(words("report-not-kept"))
        return 1
    _write(path, text, words)
    print(words("report-kept", path=str(path)))
    return 0


def _write(path: Path, text: str, words: Words) -> None:
    """Make the file; one that somebody has made meanwhile stays."""
    try:
        report.write(path, text)
    except FileExistsError:
        raise shared.FailedError(words("report-exists", path=str(path))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-file-write", file=str(path), reason=reason)) from None


def _lines(store: Store, hands: bool, words: Words) -> Iterator[str]:
    settings = Settings(store.database, SETTINGS)
    return report.in_parts(
        words,
        report.program(words),
        _braille(settings, words),
        report.changed(settings, words),
        report.last_match(store, hands, words),
    )


def _braille(settings: Settings, words: Words) -> Iterator[str]:
    found = look_for_display()
    if found["cells"]:
        cells = int(str(found["cells"])) * int(str(found["rows"]))
        yield words("devices-display", cells=cells)
    else:
        yield words(f"devices-no-display-{found['reason']}")
    yield from report.braille_tables(settings, words)
