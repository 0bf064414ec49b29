"""What a Labels menu offers: ids with their names in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from braillespiel import languages
from braillespiel.labels import dimensions, printers
from braillespiel.labels.deck import ORIENTATIONS, in_language
from braillespiel.labels.notation import schemes
from braillespiel.labels.outputs import FORMATS
from braillespiel.labels.reading import known_decks, read
from braillespiel.labels.report import language_name
from braillespiel.labels.source import PAPERS
from braillespiel.output.braille import louis
from braillespiel.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class LabelChoice:
    """One entry: ``id`` goes into a Job or its Settings, ``name`` is said."""

    id: str
    name: str


def choices(what: str, words: Words) -> tuple[LabelChoice, ...]:
    """Return the entries of one list, in the order of a menu.

    ``what`` is "decks", "languages", "formats", "schemes", "tables", "profiles", "cards",
    "sheets", "papers", "orientations", "embossers" or "printers"; ``words`` is
    :func:`braillespiel.labels.report.catalogue` of the player's language.

    Raises:
        KeyError: there is no such list.
        LabelError: an own entry of the user is wrong.
    """
    return tuple(LabelChoice(key, name) for key, name in _LISTS[what](words).items())


def _decks(words: Words) -> dict[str, str]:
    return {
        name: in_language(read(path, name).names, words.language)
        for name, path in known_decks().items()
    }


def _sheets(words: Words) -> dict[str, str]:
    own = {name: words(f"sheet-{name}") for name in ("cut", "cards")}
    entries = dimensions.sheets().items()
    return own | {key: in_language(one.names, words.language) for key, one in entries}


_LISTS: dict[str, Callable[[Words], dict[str, str]]] = {
    "decks": _decks,
    "languages": lambda words: {key: language_name(words, key) for key in languages.of_labels()},
    "formats": lambda words: {key: words(f"format-{key}") for key in FORMATS},
    "schemes": lambda words: {
        key: in_language(one.names, words.language) for key, one in schemes().items()
    },
    "tables": lambda words: {info.id: info.id for info in louis.tables("text") if info.dots == 6},
    "profiles": lambda words: {
        key: in_language(one.names, words.language) for key, one in dimensions.profiles().items()
    },
    "cards": lambda words: {
        key: in_language(one.names, words.language) for key, one in dimensions.cards().items()
    },
    "sheets": _sheets,
    "orientations": lambda words: {key: words(f"orient-{key}") for key in ("auto", *ORIENTATIONS)},
    "papers": lambda words: {key: words(f"paper-{key}") for key in PAPERS},
    "embossers": lambda words: {
        key: in_language(one.names, words.language) for key, one in dimensions.embossers().items()
    },
    "printers": lambda words: {name: name for name in printers.stored()},
}
