"""The Braille tables that a player can choose by name, and the files behind each of them.

Every list starts with liblouis' ``unicode.dis``, so that cells come out as Unicode Braille
patterns whatever the table's own display table says. Text tables begin with our card suits and
end with our ``signs.uti``, which gives cells to arrows that liblouis does not know, and one full
cell to anything else unknown instead of a row of hexadecimal digits.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from braillespiel import languages, resources
from braillespiel.output.braille.errors import TableError

UNICODE_DISPLAY = "unicode.dis"
_SUFFIXES = (".utb", ".ctb", ".tbl", ".cti", ".uti")
_LARGEST = 16 * 1024 * 1024  # bytes; the largest table of liblouis 3.24 is under 3 MB


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table of the catalogue."""

    id: str
    """The name in the settings, for example ``"de-g0"``."""
    language: str
    """BCP 47 tag of the language, ``"mul"`` for several."""
    dots: Literal[6, 8]
    """Dots of a cell."""
    kind: Literal["text", "cards"]
    """For running text, or for card notation such as ``"r7 g3 b10"``."""
    file: str
    """File name of liblouis, or of our own folder for the kind ``"cards"``."""
    basic: str = ""
    """The table of the same language without contractions; empty if this is one."""
    value_first: bool = False
    """Of a card table: a card's value stands before its letter, in letters a to j."""
    signed: bool = False
    """Of a card table: a number that is no card's value has the French number sign before it."""


_CATALOGUE = {
    info.id: info
    for info in (
        TableInfo("de-g0", "de", 6, "text", "de-g0.utb"),
        TableInfo("de-g1", "de", 6, "text", "de-g1.ctb", "de-g0"),
        TableInfo("de-g2", "de", 6, "text", "de-g2.ctb", "de-g0"),
        TableInfo("de-comp6", "de", 6, "text", "de-comp6.utb"),
        TableInfo("de-comp8", "de", 8, "text", "de-de-comp8.ctb"),
        TableInfo("ueb-g1", "en", 6, "text", "en-ueb-g1.ctb"),
        TableInfo("ueb-g2", "en", 6, "text", "en-ueb-g2.ctb", "ueb-g1"),
        TableInfo("us-comp8", "en", 8, "text", "en-us-comp8-ext.utb"),
        TableInfo("fr", "fr", 6, "text", "fr-bfu-comp6.utb"),
        TableInfo("fr-g2", "fr", 6, "text", "fr-bfu-g2.ctb", "fr"),
        TableInfo("fr-comp8", "fr", 8, "text", "fr-bfu-comp8.utb"),
        TableInfo("nl", "nl", 6, "text", "nl-NL-g0.utb"),
        TableInfo("cards-de", "de", 6, "cards", "cards-de.utb"),
        TableInfo("cards-int", "mul", 6, "cards", "cards-int.utb", value_first=True),
        TableInfo("cards-fr", "fr", 6, "cards", "cards-fr.utb", signed=True),
    )
}

CARDS = "cards-de"
"""The usual card table of a language that names none: lowered digits are no letters."""


def usual_cards(language: str) -> str:
    """Return the card table that a reader of ``language`` expects: that of its own digits."""
    cards = languages.facts(language).cards
    return cards if cards in _CATALOGUE and _CATALOGUE[cards].kind == "cards" else CARDS


_BEFORE = {"de-comp8": "de-comp8-arrows.uti"}

DISPLAY_TABLES = {"brf": "en-us-brf.dis", "brf-de": "de-eurobrl6.dis"}
"""Character codes of embosser files: North American (NABCC) and Eurobraille, six dots."""


def tables(kind: Literal["text", "cards"] | None = None) -> list[TableInfo]:
    """Return the catalogue in the order of a menu, or only its tables of one kind."""
    return [info for info in _CATALOGUE.values() if kind in (None, info.kind)]


def usual(language: str) -> str:
    """Return the text table that a reader of ``language`` expects: uncontracted; else UEB."""
    return languages.facts(language).braille or "ueb-g1"


def basic(name: str) -> str:
    """Return the uncontracted table that goes with a text table; itself if unknown."""
    info = _CATALOGUE.get(name)
    return (info and info.basic) or name


def known(name: str) -> TableInfo | None:
    """Return the entry of the catalogue, or None for a file that the player named."""
    return _CATALOGUE.get(name)


def files(name: str) -> tuple[str, ...]:
    """Return the files that liblouis is given for a table, in order.

    ``name`` is an id of the catalogue, the file name of a table that liblouis has installed, or
    the path of a file of the player's own (which may include installed ones).

    Raises:
        TableError: the name cannot be any of these, or the file is none that could be read.
    """
    info = _CATALOGUE.get(name)
    if info is not None and info.kind == "cards":
        return (UNICODE_DISPLAY, _own(info.file))
    file = info.file if info else _named(name)
    suits = "suits-de.uti" if info is not None and info.language == "de" else "suits-int.uti"
    # The first definition of a sign wins.
    before = [_own(_BEFORE[name])] if name in _BEFORE else []
    return (UNICODE_DISPLAY, _own(suits), *before, file, _own("signs.uti"))


def display_file(name: str) -> str:
    """Return the display table behind a name: ``"brf"``, ``"brf-de"``, a file name or a path.

    Raises:
        TableError: as in :func:`files`.
    """
    return DISPLAY_TABLES.get(name) or _named(name, (".dis",))


def _own(file: str) -> str:
    return str(_own_folder() / file)


@cache
def _own_folder() -> Path:
    folder = resources.folder("braille_tables")
    if "," not in str(folder):
        return folder
    # liblouis separates the files of a list by commas, so it gets a copy of ours.
    copy = Path(tempfile.mkdtemp(prefix="braille-tables-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    return copy


def _named(name: str, suffixes: tuple[str, ...] = _SUFFIXES) -> str:
    if not name or "," in name or "\0" in name:
        # liblouis separates the files of a list by commas.
        raise TableError(name, "unknown")
    path = resources.named(name)
    bare = path.name == name
    try:
        if path.is_file():
            if path.stat().st_size > _LARGEST:
                raise TableError(name, "broken", "larger than 16 MiB")
            return str(path.resolve())
        exists = path.exists()
    except OSError as error:
        raise TableError(name, "unknown", error.strerror or str(error)) from error
    if bare and name.endswith(suffixes):
        return name
    raise TableError(name, "broken" if exists and not bare else "unknown")
