"""Damage a store's file, and see that nothing changed passes for what was played.

Whatever is damaged: opening never raises, every match that can still be loaded is the one that
was kept, to the last entry of its journal, and new matches can be played and kept. A damaged log
of a killed client (SQLite drops it from the damage on) takes the store back to an earlier moment:
a match may then be shorter, but nothing in it is other than it was played.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from braillespiel.store.database import FILE_NAME
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, StoredEntry, StoredMatch, StoredPlayer
from braillespiel.store.settings import Settings
from braillespiel.store.statistics import MatchResult
from braillespiel.ui.settings import SETTINGS

LOG = "-wal"


@dataclass
class Kept:
    """A sound store: its files, and what is in it."""

    files: dict[str, bytes]
    matches: dict[MatchId, StoredMatch]
    results: list[MatchResult]


@dataclass
class Outcome:
    """What became of a damaged store, and what must not have become of it."""

    fate: str
    found: list[str] = field(default_factory=list)


NEW = "six"
"""The game of the match that is begun after a strike."""


@cache
def sound(log: bool) -> Kept:
    """Return a store with matches running and over; with ``log`` as a killed client leaves it."""
    rng = Random(5)
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder), lambda: 1_700_000_000_000)
        Settings(store.database, SETTINGS).set("zoom", 150)
        for number in range(12):
            match = store.matches.create(
                rng.choice(("logomachy", "cubus", "six")),
                rng.getrandbits(48),
                2,
                {"rounds": number % 4, "variant": "short"},
                [StoredPlayer("Ada" * (number + 1)), StoredPlayer("Bot 1", "bot", "hard")],
                {"pile": list(range(number * 20))} if number % 3 == 0 else None,
            )
            entries = [StoredEntry(n % 2, f"play r{rng.randrange(10)}", n * 700) for n in range(40)]
            store.matches.append_all(match, 0, entries[: rng.randrange(41)])
            if number % 3 == 1:
                store.matches.finish(match, [rng.randrange(90), 7], [number % 2])
        if not log:
            store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        matches = {
            line.id: store.matches.load(line.id)
            for line in (*store.matches.unfinished(), *store.matches.finished())
        }
        results = [r for game in store.statistics.games() for r in store.statistics.results(game)]
        suffixes = ("", LOG) if log else ("",)
        files = {suffix: (Path(folder) / (FILE_NAME + suffix)).read_bytes() for suffix in suffixes}
        store.close()
    return Kept(files, matches, results)


def _bits(data: bytearray, rng: Random) -> None:
    for _ in range(rng.choice((1, 1, 2, 8))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _header(data: bytearray, rng: Random) -> None:
    data[rng.randrange(120)] = rng.randrange(256)


def _run(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data))
    length = rng.choice((1, 4, 60, 700, 4096))
    data[at : at + length] = rng.randbytes(len(data[at : at + length]))


def _zeros(data: bytearray, rng: Random) -> None:
    at = rng.randrange(0, len(data), 512)
    data[at : at + 512] = bytes(len(data[at : at + 512]))


def _page(data: bytearray, rng: Random) -> None:
    pages = len(data) // 4096
    one, other = rng.randrange(pages) * 4096, rng.randrange(pages) * 4096
    data[one : one + 4096] = data[other : other + 4096]


def _cut(data: bytearray, rng: Random) -> None:
    del data[rng.randrange(len(data)) :]


def _text(data: bytearray, rng: Random) -> None:
    """Change what is written without harm to the file's structure."""
    places = [at for at in range(len(data)) if data.startswith((b"play r", b"Ada", b"rounds"), at)]
    if places:
        at = rng.choice(places) + rng.choice((0, 2, 6))
        data[at] = rng.choice(b"0123456789abc\xff")


DAMAGES: dict[str, Callable[[bytearray, Random], None]] = {
    "bits": _bits,
    "header": _header,
    "run": _run,
    "zeros": _zeros,
    "page": _page,
    "cut": _cut,
    "text": _text,
}


def damage(number: int) -> tuple[str, dict[str, bytes]]:
    """Return damage number ``number``: its name, and the files it leaves."""
    rng = Random(f"damage {number}")
    name = list(DAMAGES)[number % len(DAMAGES)]
    files = dict(sound(number % 3 == 2).files)
    suffix = rng.choice(sorted(files))
    data = bytearray(files[suffix])
    DAMAGES[name](data, rng)
    files[suffix] = bytes(data)
    return name + suffix, files


def strike(number: int) -> Outcome:
    """Open damaged store number ``number``, look at all that is in it, and play on."""
    kept = sound(number % 3 == 2)
    name, files = damage(number)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for suffix, data in files.items():
            (home / (FILE_NAME + suffix)).write_bytes(data)
        try:
            store = open_store(home)
        except Exception as error:
            return Outcome("raised", [f"{name} {number}: {type(error).__name__}: {error}"])
        try:
            outcome = _looked_at(store, kept, name.endswith(LOG))
        except Exception as error:
            outcome = Outcome("raised", [f"{type(error).__name__}: {error}"])
        aside = store.quarantined
        store.close()
        if aside is not None and aside.path.read_bytes() != files[""]:
            outcome.found.append("what was set aside is not what was there")
        outcome.found += _started_again(home)
    outcome.found = [f"{name} {number}: {text}" for text in outcome.found]
    return outcome


def _same(one: StoredMatch, right: StoredMatch, earlier: bool) -> bool:
    """Tell whether a match is the one that was kept, or with ``earlier`` a shorter one."""
    if one == right or not earlier:
        return one == right
    run = {"entries": [], "changed": 0, "finished": None, "scores": None, "winners": None}
    heads = [msgspec.structs.replace(match, **run) for match in (one, right)]
    return heads[0] == heads[1] and one.entries == right.entries[: len(one.entries)]


def _looked_at(store: Store, kept: Kept, log: bool) -> Outcome:
    outcome, whole = Outcome(""), 0
    settings = Settings(store.database, SETTINGS)
    if settings.get("zoom") not in (150, 100):
        outcome.found.append(f"zoom {settings.get('zoom')}")
    for match, right in kept.matches.items():
        with suppress(StoreError):
            if not _same(store.matches.load(match), right, log):
                outcome.found.append(f"match {match} changed, and nobody says so")
            whole += 1
    for line in (*store.matches.unfinished(), *store.matches.finished()):
        right = kept.matches[line.id]
        scores = (right.scores, None) if log else (right.scores,)
        if (line.game, line.players) != (right.game, right.players) or line.scores not in scores:
            outcome.found.append(f"the list shows match {line.id} changed")
    for game in store.statistics.games():
        for result in store.statistics.results(game):
            if result not in kept.results:
                outcome.found.append(f"a result changed: {result}")
        store.statistics.summary(game)
    store.matches.damaged()
    made = store.matches.create(
        NEW, 3, 2, {}, [StoredPlayer("Eve"), StoredPlayer("Bot", "bot", "easy")]
    )
    store.leases.acquire(made)
    store.matches.append(made, 0, 0, "secure")
    if store.matches.load(made).entries != [StoredEntry(0, "secure")]:
        outcome.found.append("a new match is not kept")
    if store.problem is not None:
        outcome.fate = f"in memory: {store.problem.kind}"
    elif store.quarantined is not None:
        outcome.fate = "set aside"
    else:
        outcome.fate = "used"
    outcome.fate += ", all whole" if whole == len(kept.matches) else ", some lost"
    if not store.saved and store.problem is None:
        outcome.found.append("not saved, and nobody says so")
    return outcome


def _started_again(home: Path) -> list[str]:
    """Return what is wrong at the next start: it must be sound, or still say what it was."""
    store = open_store(home)
    try:
        if store.quarantined is not None:
            return ["set aside a second time"]
        lines = store.matches.unfinished()
        if store.problem is None and not any(line.game == NEW for line in lines):
            return ["the new match is gone"]
        return []
    finally:
        store.close()


def run(first: int, count: int) -> tuple[list[str], int]:
    """Strike this many times; return lines for people, and how much was found."""
    fates: Counter[str] = Counter()
    found: list[str] = []
    for number in range(first, first + count):
        outcome = strike(number)
        fates[outcome.fate] += 1
        found += outcome.found
    told = ", ".join(f"{fate} {times}" for fate, times in sorted(fates.items()))
    lines = [f"damaged stores {count}: {told}; {len(found)} found"]
    return [*lines, *(f"    {text}"[:600] for text in found[:10])], len(found)
