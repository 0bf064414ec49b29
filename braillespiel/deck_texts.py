"""What languages say in the files of decks: cards' names, sizes, schemes of labels.

Decks bring texts in languages of ours; a language brings more in files of its own
(``decks/NAME.toml``, ``labels/NAME.toml``), which are laid over them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from braillespiel import input_limits, languages
from braillespiel.input_limits import InputError

_PACKAGE = Path(__file__).resolve().parent
_TEXTS = frozenset(
    ("title", "name", "short", "letter", "print", "braille", "text", "edition", "from")
)
"""The lines of a deck's file that every language may have in its own words."""
_IF_BY_LANGUAGE = frozenset(("sign", "alternatives"))
"""Lines that only some tables have by language; elsewhere they are the same for all."""
MAY_LACK = ("alternatives",)
"""Lines that a language may well do without."""
_LONGEST = 300


def decks() -> dict[str, Path]:
    """Return our files of decks, and of sizes, by the name of what a language brings for them."""
    found = {f"decks/{path.parent.name}": path for path in _PACKAGE.glob("games/*/deck.toml")}
    found |= {f"labels/{path.parent.name}": path for path in _PACKAGE.glob("games/*/labels.toml")}
    found |= {f"labels/{path.stem}": path for path in _PACKAGE.glob("labels/decks/*.toml")}
    found |= {f"labels/data/{path.stem}": path for path in _PACKAGE.glob("labels/data/*.toml")}
    return dict(sorted(found.items()))


def with_texts(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return what a deck's file says, with the texts of the languages that bring NAME.toml."""
    made = dict(data)
    for tag in languages.that_bring(name, ".toml"):
        made = _with_texts(made, texts_of(name, tag), tag)
    return made


def texts_of(name: str, language: str) -> dict[str, Any]:
    """Return what a language brings for a deck; nothing if its file is none or cannot be read."""
    path = languages.path_of(name, language, ".toml")
    try:
        return input_limits.toml_data(input_limits.read_text(path, "deck"), "deck", path)
    except (InputError, ValueError):
        return {}


def _with_texts(data: Mapping[str, Any], own: Mapping[str, Any], tag: str) -> dict[str, Any]:
    made = dict(data)
    for key, there in data.items():
        given = own.get(key)
        if is_text_of_deck(key, there):
            if _is_word(given) or (isinstance(given, list) and all(map(_is_word, given))):
                texts = there if isinstance(there, dict) else {"*": there}
                made[key] = {**texts, tag: given}
        elif isinstance(there, dict) and isinstance(given, dict):
            made[key] = _with_texts(there, given, tag)
        elif isinstance(there, list) and isinstance(given, dict):
            made[key] = [_listed(each, given, tag) for each in there]
    return made


def _listed(table: Any, own: Mapping[str, Any], tag: str) -> Any:
    """Return a table of a list with the texts for it, which are under its "id"."""
    given = own.get(table["id"]) if isinstance(table, dict) and "id" in table else None
    return _with_texts(table, given, tag) if isinstance(given, dict) else table


def is_text_of_deck(key: str, value: object) -> bool:
    """Tell whether a line of a deck's file may be in a language's own words."""
    by_language = isinstance(value, dict) and all(
        isinstance(one, str | list) for one in value.values()
    )
    return (key in _TEXTS and (by_language or isinstance(value, str))) or (
        key in _IF_BY_LANGUAGE and by_language
    )


def lines_of_deck(
    data: Mapping[str, Any], place: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Yield the lines of a deck's file that are there by language, with where they stand.

    A table of a list is at its "id"; lines of one without an id cannot be reached.
    """
    for key, value in data.items():
        at = (*place, key)
        if is_text_of_deck(key, value):
            if isinstance(value, dict):
                yield at, value
        elif isinstance(value, dict):
            yield from lines_of_deck(value, at)
        elif isinstance(value, list):
            for table in value:
                if isinstance(table, dict) and "id" in table:
                    yield from lines_of_deck(table, (*at, str(table["id"])))


def _is_word(value: object) -> bool:
    return (
        isinstance(value, str)
        and bool(value.strip())
        and len(value) <= _LONGEST
        and value.isprintable()
    )
