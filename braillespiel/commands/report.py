"""``report``: one readable file about this computer and the last match, for whoever helps."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from braillespiel import __version__, languages, resources
from braillespiel.application import kept_match
from braillespiel.commands import shared
from braillespiel.commands.devices import look_for_display
from braillespiel.commands.telling import Telling
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.store import private
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import StoredMatch, online
from braillespiel.store.settings import Settings
from braillespiel.ui.settings import SETTINGS, TABLES
from braillespiel.words.catalogue import Words

SENTENCES = 100
"""How many sentences of the last match are in it."""
FILE_NAME = "braillespiel-report.txt"
_OWN_TEXT = ("sound-pack", "speech-voice")
"""Settings in which a player's name may stand, as in the path of a folder: told as "own"."""


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--out", metavar="FILE", default=FILE_NAME, help=words("cli-report-out"))
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
    """Make the file, for its owner alone; one that somebody has made meanwhile stays."""
    try:
        with path.open("x", encoding="utf-8") as file:
            private.protect(path)
            file.write(text)
    except FileExistsError:
        raise shared.FailedError(words("report-exists", path=str(path))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-file-write", file=str(path), reason=reason)) from None


def _lines(store: Store, hands: bool, words: Words) -> Iterator[str]:
    yield words("report-title")
    yield ""
    yield from _versions(words)
    yield ""
    yield from _braille(store, words)
    yield ""
    yield from _settings(store, words)
    yield ""
    yield from _sentences(store, hands, words)


def _versions(words: Words) -> Iterator[str]:
    yield words("report-program", version=__version__)
    yield words("report-python", version=platform.python_version())
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield words("report-system", name=system)
    if louis.available():
        yield words("devices-liblouis", version=louis.version(), origin=louis.origin())
    else:
        yield Words(words.language, ("client",))("braille-no-liblouis")


def _braille(store: Store, words: Words) -> Iterator[str]:
    found = look_for_display()
    if found["cells"]:
        cells = int(str(found["cells"])) * int(str(found["rows"]))
        yield words("devices-display", cells=cells)
    else:
        yield words(f"devices-no-display-{found['reason']}")
    settings = Settings(store.database, SETTINGS)
    language = str(settings.get("language"))
    language = words.language if language == "auto" else language
    client = Words(words.language, ("client",))
    for key, own in zip(TABLES, (usual(language), usual_cards(language)), strict=True):
        chosen = str(settings.get(key))
        table = own if chosen == "auto" else chosen
        yield words("report-setting", name=client(f"setting-{key}"), value=table)


def _settings(store: Store, words: Words) -> Iterator[str]:
    """Name what differs from how the program comes; a player's own texts are not repeated."""
    settings = Settings(store.database, SETTINGS)
    client = Words(words.language, ("client",))
    changed = []
    for setting in SETTINGS:
        value = settings.get(setting.key)
        if not setting.category or value == setting.default:
            continue
        told = words("report-own") if setting.key in _OWN_TEXT else str(value)
        name = client(f"setting-{setting.key}")
        changed.append(words("report-setting", name=name, value=told))
    yield words("report-settings", count=len(changed))
    yield from changed


def _sentences(store: Store, hands: bool, words: Words) -> Iterator[str]:
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    if not lines:
        yield words("report-no-match")
        return
    stored = store.matches.load(max(lines, key=lambda line: line.changed).id)
    # Whoever hosts a match that goes on has everybody's cards, and only their own to show.
    seat = _own_seat(stored) if hands else None
    try:
        told, reason = _told(stored, seat, words)
    except GameError as error:  # a game that is not installed any more
        yield str(shared.speak_error(words, error, stored.game))
        return
    title = shared.game_words(words, stored.game)(f"{stored.game}-title")
    yield words("report-match", game=title, seats=stored.seats, count=len(told))
    yield words("report-hands" if seat is not None else "report-no-hands")
    yield from told
    if reason is not None:
        yield str(shared.speak_error(words, reason, stored.game))


def _own_seat(stored: StoredMatch) -> int | None:
    """Return the seat whose hand may be shown; None in a match at a network table."""
    if online(stored.players):
        return None
    people = [seat for seat, who in enumerate(stored.players) if who.kind == "human"]
    return people[0] if people else None


def _told(
    stored: StoredMatch, seat: int | None, words: Words
) -> tuple[list[str], GameError | None]:
    """Return the last sentences, as ``seat`` or a spectator hears them, and what ended them.

    Seats are numbered: no name that was typed is asked for.
    """
    client = shared.game_words(words, registry.game(stored.game).id)
    names = [client("player-name", number=number + 1) for number in range(stored.seats)]
    telling = Telling(stored.game, names, seat, words.language)
    match = kept_match.begun(stored)
    told: deque[str] = deque(maxlen=SENTENCES)
    for entry in kept_match.entries(stored):
        try:
            events = match.replay([entry])
        except GameError as error:
            return list(told), error
        told += [record["speech"] for record in telling.hear(match, events)]
    return list(told), None
