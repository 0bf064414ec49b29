"""What still knows somebody who was deleted from a class: everything read anew from the disk."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from braillespiel.classroom import archive, person
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.forgetting import matches_of, players_of
from braillespiel.classroom.kept import KeptClass, KeptEvidence
from braillespiel.classroom.person import ClassPerson
from braillespiel.network.joining import files
from braillespiel.store import leftovers
from braillespiel.store.opening import Store


@dataclass(frozen=True, slots=True)
class Trace:
    """A file of the class that still knows somebody, or that nobody could look into."""

    path: Path
    unread: bool = False


def traces(file: ClassFile, store: Store, whom: ClassPerson, games: Iterable[str]) -> list[Trace]:
    """Read all of a class anew from the disk; return what still knows somebody. Raises StoreError.

    ``games`` are the games of which there may be results. In the store, its free parts count too.
    """
    again = file.again()
    found = [Trace(held.path) for held in archive.everything(again) if _knows(held.content, whom)]
    found += [Trace(path, unread=True) for path in archive.unread(again)]
    found += [Trace(path) for path in archive.drafts(again)]
    path = store.database.path
    if path is None:
        return found
    for match in matches_of(again.kept):
        seated = players_of(store, match)
        if any(whom.meets(one.name) for one in seated):
            found.append(Trace(path))
            break
    needles = leftovers.spelled(_spellings(whom), games)
    for each in (path, *sorted(path.parent.glob("braillespiel-broken-*.sqlite3"))):
        try:
            found += [Trace(part) for part in leftovers.holding(each, needles)]
        except OSError:
            found.append(Trace(each, unread=True))
    return list(dict.fromkeys(found))


def _spellings(whom: ClassPerson) -> list[str]:
    return [unicodedata.normalize(form, whom.name) for form in ("NFC", "NFD")]


def _knows(content: object, whom: ClassPerson) -> bool:
    """Tell whether plain data hold a name, a token or a number of somebody."""
    if any(text in whom.digests or whom.meets(text) for text in person.strings(content)):
        return True
    if isinstance(content, KeptEvidence):
        mine = {*content.answers, *(one.pupil for one in content.records)}
        return bool(whom.numbers & mine)
    if isinstance(content, KeptClass):
        mine = {pupil.id for pupil in content.pupils}
        mine |= {one for match in content.matches for one in match.pupils.values()}
        mine |= {one for one in content.state.get("pauses", ()) if isinstance(one, int)}
        return bool(whom.numbers & mine)
    return False


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where else the same name stands; it may be another person's."""

    classes: tuple[str, ...] = ()
    locked: tuple[Path, ...] = ()
    """Classes that have a password, or cannot be read."""
    matches: int = 0
    results: int = 0
    files: tuple[Path, ...] = ()


def elsewhere(file: ClassFile, store: Store, whom: ClassPerson, home: Path) -> Elsewhere:
    """Return where else on this computer the same name stands. Raises StoreError."""
    alike = replace(whom, others=frozenset())
    classes, locked = [], []
    for path in archive.classes(home):
        if path == file.path:
            continue
        other = archive.peek(path, file)
        if other is None:
            locked.append(path)
        elif any(map(alike.meets, person.strings(other))):
            classes.append(other.title)
    mine = {match.match for match in matches_of(file.kept)}
    matches = sum(
        number not in mine and any(alike.meets(player.name) for player in players)
        for number, players in store.matches.seated()
    )
    results = sum(number not in mine and alike.meets(each) for number, each in _results(store))
    network = sorted((home / files.FOLDER).glob("*.json"))
    naming = tuple(path for path in network if _names_in(path, alike))
    return Elsewhere(tuple(classes), tuple(locked), matches, results, naming)


def _results(store: Store) -> list[tuple[int, str]]:
    """Return the results of matches of which nothing but the end is kept, by name."""
    return [(number, name) for number, name in store.statistics.named() if number < 0]


def _names_in(path: Path, whom: ClassPerson) -> bool:
    try:
        content = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return False
    return any(map(whom.meets, person.strings(content)))
