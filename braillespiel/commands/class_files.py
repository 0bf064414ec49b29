"""How commands open the files of a class: by path or name, with a password, errors in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from braillespiel import input_limits
from braillespiel.classroom import archive
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.sealed import SealedError
from braillespiel.commands import shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.input_limits import InputError
from braillespiel.store.errors import StoreError
from braillespiel.words.catalogue import Words

_Result = TypeVar("_Result")


def add_password(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare how the password is given: in a file, for other users can see a command's words."""
    said = Words(words.language, (CATALOGUE,))
    parser.add_argument("--password-file", metavar="FILE", help=said("class-help-password"))


def password(arguments: argparse.Namespace, words: Words) -> str:
    """Return the first line of the password's file; "" if none is named."""
    if not arguments.password_file:
        return ""
    try:
        text = input_limits.read_text(Path(arguments.password_file), "settings")
    except InputError as error:
        raise shared.speak_error(words, error) from None
    return next(iter(text.splitlines()), "").strip()


def begin(home: Path, title: str, secret: str, words: Words) -> ClassFile:
    """Open the class with a title, or begin it; say if its folder looks synchronised."""
    part = archive.synchronised(home)
    if part:
        print(Words(words.language, (CATALOGUE,))("class-synchronised", part=part), file=sys.stderr)
    return worded(lambda: ClassFile.at(home, title, secret), words)


def opened(name: str, home: Path, secret: str, words: Words) -> ClassFile:
    """Open a class by the path of its file, or by its name in the folder of all classes."""
    path = Path(name)
    inside = home / archive.FOLDER / f"{name.removesuffix(archive.CLASS)}{archive.CLASS}"
    if not path.exists() and inside.is_file():
        path = inside
    return worded(lambda: ClassFile.open(path, secret), words)


def worded(work: Callable[[], _Result], words: Words) -> _Result:
    """Return what ``work`` does; raise its errors as sentences."""
    try:
        return work()
    except SealedError as error:
        said = Words(words.language, (CATALOGUE,))
        raise shared.CommandError(said(error.rule, **error.details)) from None
    except (StoreError, InputError) as error:
        raise shared.speak_error(words, error) from None
