"""Which languages there are, and what each brings: a language is its files.

``words/LANGUAGE/`` holds the catalogues of a language and ``language.toml``, what it brings besides
sentences. A folder of that form may also lie in the data folder of somebody who translates:
``words/fr/client.ftl``, its games in ``words/fr/games/six.ftl``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from braillespiel import input_limits, resources
from braillespiel.input_limits import InputError

FALLBACK = "en"
FACTS = "language.toml"
USUAL = "usual"
"""The catalogue whose sentences stand in where a game of another package has none of its own."""
_PACKAGE = Path(__file__).resolve().parent
_OURS = _PACKAGE / "words"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")
_MAIN = "client"
"""The catalogue without which nothing can be played."""
_LABELS = "labels-print"
"""The catalogue without which no labels can be made."""
_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Signs:
    """What stands between the parts of what is said; Braille has a blank there."""

    list: str = ", "
    groups: str = "; "
    """Between parts that may be lists themselves."""
    label: str = ": "
    """Between a name and what is said of it."""
    sentence: str = ". "


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """What a language brings besides sentences; what it does not name is as in English."""

    name: str = ""
    """As the language calls itself."""
    part: str = "in part"
    """What is said of a language that lacks sentences, beside its name."""
    note: str = ""
    """What a player should know of it: that no native speaker has read it."""
    braille: str = "ueb-g1"
    """The uncontracted Braille table: a name of ours, or a file of liblouis."""
    contracted: str = ""
    """The contracted one, for exercises; "" if there is none."""
    cards: str = "cards-int"
    """The card table: cards-de or cards-int."""
    labels: str = "plain"
    """How labels of cards are written: a name of labels/schemes.toml."""
    voice: str = ""
    """The voice of eSpeak NG; the language's own tag if it is empty."""
    windows: str = ""
    """Its name in English, as Windows and NSIS have it: by it Windows says that it speaks the
    language, and the installer, if it has sentences, speaks it too."""
    columns: str = ","
    """What parts the columns of a file for a spreadsheet."""
    yes: str = "yes"
    """What is typed to agree; several answers are parted by blanks."""
    signs: Signs = Signs()
    keys: tuple[tuple[str, str], ...] = ()
    """Keys of its own: a row of the key table ("table.hand"), and names of keys with blanks."""


_TABLES = ("signs", "keys")
_own: list[Path] = []


def look_in(folder: Path | None) -> None:
    """Let the folders in ``folder`` be languages, too; with None only ours are."""
    _own[:] = [] if folder is None else [folder]
    for kept in (_folders, _path_in_folders, facts, codes, is_whole):
        kept.cache_clear()


@cache
def _folders() -> dict[str, tuple[Path, ...]]:
    """Return where files of a language may be, by its tag; the first place counts."""
    found: dict[str, tuple[Path, ...]] = {}
    for root in (*_own, _OURS):
        try:
            inside = sorted(path for path in root.iterdir() if _TAG.fullmatch(path.name))
        except OSError:
            continue
        for path in inside:
            if path.is_dir():
                found[path.name] = (*found.get(path.name, ()), path)
    return found


def has_folder(language: str) -> bool:
    """Tell whether there is a folder of a language, whatever is in it."""
    return language in _folders()


def is_ours(path: Path) -> bool:
    """Tell whether a file comes with the program."""
    return path.is_relative_to(_PACKAGE)


def path_of(name: str, language: str, suffix: str = ".ftl") -> Path:
    """Return where a file is: "client" ..., "games/NAME" or "lessons/NAME" (a game's lessons).

    "usual/NAME" is what games say that do not say it in a way of their own. Other files of a game
    are by other names and suffixes: "letters/NAME", "lists/NAME".
    """
    room, _, game = name.rpartition("/")
    if room == USUAL:
        name, room = USUAL, ""  # one file says it for all games
    if path := _path_in_folders(name, language, suffix):
        return path
    if room:
        inside = "words" if room == "games" else room
        return resources.game_folder(game) / inside / f"{language}{suffix}"
    return _OURS / language / f"{name}{suffix}"


@lru_cache(maxsize=4096)
def _path_in_folders(name: str, language: str, suffix: str) -> Path | None:
    """Return the first file of this name in the folders of a language, None where none has it.

    That holds until :func:`look_in`.
    """
    paths = (folder / f"{name}{suffix}" for folder in _folders().get(language, ()))
    return next((path for path in paths if path.exists()), None)


def that_bring(name: str, suffix: str) -> tuple[str, ...]:
    """Return the tags of the languages that have a file, as :func:`path_of` names it."""
    room, _, game = name.rpartition("/")
    beside = (resources.game_folder(game) / room).glob(f"*{suffix}") if room else ()
    tags = {path.name.removesuffix(suffix) for path in beside} | _folders().keys()
    return tuple(sorted(tag for tag in tags if path_of(name, tag, suffix).is_file()))


def catalogues(language: str) -> dict[str, Path]:
    """Return every catalogue of a language that is there, by its name."""
    found: dict[str, Path] = {}
    for path in sorted((_PACKAGE / "games").glob(f"*/words/{language}.ftl")):
        found[f"games/{path.parts[-3]}"] = path
    for path in sorted((_PACKAGE / "games").glob(f"*/lessons/{language}.ftl")):
        found[f"lessons/{path.parts[-3]}"] = path
    for folder in reversed(_folders().get(language, ())):
        for path in sorted(folder.rglob("*.ftl")):
            found[path.relative_to(folder).with_suffix("").as_posix()] = path
    return found


@cache
def codes() -> tuple[str, ...]:
    """Return the tags of the languages that the program speaks: they have a name and sentences."""
    return tuple(code for code in _folders() if facts(code).name and _has(code, _MAIN))


def ours() -> tuple[str, ...]:
    """Return the tags of those that come with the program."""
    return tuple(code for code in codes() if (_OURS / code / f"{_MAIN}.ftl").exists())


@cache
def is_whole(language: str) -> bool:
    """Tell whether a language has every message that English has."""
    said: dict[str, set[str]] = {}
    for code in chain(language)[:-1] or (FALLBACK,):
        for name, path in catalogues(code).items():
            said.setdefault(name, set()).update(_messages(path))
    english = catalogues(FALLBACK).items()
    return all(said.get(name, set()) >= _messages(path) for name, path in english)


def _messages(path: Path) -> set[str]:
    """Return the names of a catalogue's messages; one that cannot be read has none."""
    try:
        text = path.read_text("utf-8") if is_ours(path) else input_limits.read_text(path, "words")
    except InputError:
        return set()
    return set(_MESSAGE.findall(text))


def title(language: str) -> str:
    """Return how a language is offered: as it calls itself, and whether it lacks sentences."""
    own = facts(language)
    return own.name if is_whole(language) else f"{own.name} ({own.part})"


def of_labels() -> tuple[str, ...]:
    """Return the tags of the languages in which labels can be made."""
    return tuple(code for code in _folders() if facts(code).name and _has(code, _LABELS))


def _has(language: str, name: str) -> bool:
    return path_of(name, language).exists()


@cache
def facts(language: str) -> LanguageFacts:
    """Return what a language brings: of its own file, else of the language without region."""
    read = _facts_in(language)
    if not read and "-" in language:
        return facts(language.rpartition("-")[0])
    found = {key: value for key, value in read.items() if _fits(LanguageFacts(), key, value)}
    signs = {
        key: value for key, value in _table(read, "signs").items() if _fits(Signs(), key, value)
    }
    keys = tuple((key, value) for key, value in _table(read, "keys").items() if _is_text(value))
    return LanguageFacts(**{**found, "signs": Signs(**signs), "keys": keys})


def _table(read: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = read.get(name, {})
    return found if isinstance(found, dict) else {}


def _facts_in(language: str) -> dict[str, Any]:
    for folder in _folders().get(language, ()):
        try:
            text = input_limits.read_text(folder / FACTS, "settings")
            return tomllib.loads(text.replace("\r\n", "\n"))
        except (InputError, ValueError):
            continue
    return {}


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _fits(kind: LanguageFacts | Signs, key: str, value: object) -> bool:
    return isinstance(getattr(kind, key, None), str) and isinstance(value, str)


def wrong_facts(language: str) -> Iterator[str]:
    """Yield what of a language's file of facts is not used: its lines' names, or the file's."""
    paths = [folder / FACTS for folder in _folders().get(language, ())]
    if not any(path.exists() for path in paths):
        yield FACTS
        return
    read = _facts_in(language)
    if not read:
        yield FACTS
    for key, value in read.items():
        if not (_fits(LanguageFacts(), key, value) or (key in _TABLES and isinstance(value, dict))):
            yield key
    for key, value in _table(read, "signs").items():
        if not _fits(Signs(), key, value):
            yield f"signs.{key}"
    yield from (f"keys.{key}" for key, value in _table(read, "keys").items() if not _is_text(value))
    if read and not read.get("name"):
        yield "name"


def folders() -> tuple[Path, ...]:
    """Return where languages come from: what was made of their files holds while it is the same."""
    return (*_own, _OURS)


def chain(language: str) -> tuple[str, ...]:
    """Return the languages whose sentences stand in for each other: "pt-BR", "pt", "en"."""
    wider = [language]
    while "-" in wider[-1]:
        wider.append(wider[-1].rpartition("-")[0])
    known = [code for code in wider[1:] if code in _folders()]
    return tuple(dict.fromkeys((language, *known, FALLBACK)))


def agrees(answer: str) -> bool:
    """Tell whether what was typed is a clear yes, in any language that the program speaks."""
    clear = {word for code in codes() for word in facts(code).yes.casefold().split()}
    return answer.strip().casefold() in clear


def named_by_windows(code: str) -> str | None:
    """Return the language that Windows means by "German_Germany"."""
    name = code.partition("_")[0].casefold()
    return next((tag for tag in codes() if facts(tag).windows.casefold() == name != ""), None)


def nearest(tags: Iterable[str]) -> str | None:
    """Return the language that comes nearest to one of these tags, the first ones first.

    "pt-PT" finds "pt", or "pt-BR" where nothing nearer is there: a region is no other language.
    """
    for tag in tags:
        parts = re.split(r"[-_]", re.split(r"[.@;]", tag.strip())[0].lower())
        by_parts = {tuple(code.lower().split("-")): code for code in codes()}
        for length in range(len(parts), 0, -1):
            if tuple(parts[:length]) in by_parts:
                return by_parts[tuple(parts[:length])]
        for known, code in sorted(by_parts.items()):
            if known[0] == parts[0]:
                return code
    return None
