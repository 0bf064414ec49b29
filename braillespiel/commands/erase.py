"""``erase``: deletes everything that braillespiel keeps about its player on this computer."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
from pathlib import Path

from braillespiel import languages
from braillespiel.commands import shared
from braillespiel.labels.dimensions import user_file
from braillespiel.network.joining import lease
from braillespiel.store import private
from braillespiel.store.database import home_folder
from braillespiel.store.leases import anybody_plays
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--yes", action="store_true", help=words("cli-erase-yes"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Name what there is, ask, delete it; other files in the folder stay."""
    home = home_folder()
    try:
        found = own_data(home)
    except OSError as error:
        raise _failed("erase-unreadable", home, error, words) from None
    if not found:
        print(words("erase-nothing", folder=str(home)))
        return 0
    if anybody_plays(home) or lease.is_held(home):
        raise shared.FailedError(words("erase-playing"))
    for path in found:
        print(path)
    if not arguments.yes and not _agreed(words, len(found)):
        print(words("erase-kept"))
        return 1
    for path in found:
        try:
            _delete(path)
        except OSError as error:
            raise _failed("erase-failed", path, error, words) from None
    with contextlib.suppress(OSError):
        home.rmdir()  # stays where there is something else in it
    print(words("erase-done"))
    return 0


def own_data(home: Path) -> list[Path]:
    """Return the files and folders that are deleted, sorted. Raises OSError."""
    found = {path for path in home.iterdir() if private.is_ours(path)} if home.exists() else set()
    sizes = user_file("cards").parent
    if sizes.exists():
        found.add(sizes)
    return sorted(found)


def _agreed(words: Words, count: int) -> bool:
    """Ask; anything but a clear yes, in any of our languages, counts as no."""
    print(words("erase-sure", count=count), flush=True)
    return languages.agrees(sys.stdin.readline())


def _delete(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def _failed(key: str, path: Path, error: OSError, words: Words) -> shared.CommandError:
    reason = error.strerror or str(error)
    return shared.FailedError(words(key, path=str(path), reason=reason))
