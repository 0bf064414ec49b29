"""Playing the matches of the record, and writing down what happened and what was told."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Entry, Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.words.catalogue import Words
from tests.golden.variants import LANGUAGES, SEEDS, VARIANTS, Variant

FOLDER = Path(__file__).parent / "record"
TOGETHER = " & "
"""Stands between entries that were carried out, and told, at once."""
SHOWN = 40
"""A position is written out after so many entries; of the others a digest is kept."""


@dataclass(slots=True)
class Record:
    """One match: its journal and positions, and what the first seat was told, by language."""

    journal: list[str] = field(default_factory=list)
    told: dict[str, list[str]] = field(default_factory=lambda: {code: [] for code in LANGUAGES})


def _row(record: dict[str, str]) -> str:
    """Return one announcement as a line: kind, sound, speech, brief, Braille as text, cells.

    What is the same as the column before is written as "=".
    """
    speech, brief, text = record["speech"], record["brief"], record["braille_text"]
    columns = [
        record["kind"],
        record["sound"],
        speech,
        "=" if brief == speech else brief,
        "=" if text == brief else text,
        record["braille"],
    ]
    return "\t".join(column.replace("\t", " ").replace("\n", " ") for column in columns)


def _canonical(position: dict[str, Any]) -> str:
    return json.dumps(position, ensure_ascii=False, sort_keys=True)


class Listener:
    """Watches a match and writes the record."""

    def __init__(self, variant: Variant) -> None:
        self.record = Record()
        self._digest = hashlib.sha256()
        self._length = 0
        self._tellings = {}
        for code in LANGUAGES:
            words = Words(code, ("client",))
            names = [words(f"bot-name-{seat % 8}") for seat in range(variant.seats)]
            self._tellings[code] = Telling(variant.game, names, 0, code)

    def watch(self, match: Match, events: Sequence[Any]) -> None:
        """Note the entries that came, the position after them and what was told."""
        new = match.journal[self._length :]
        if new:
            entries = [f"{entry.seat} {entry.at} {entry.text}" for entry in new]
            self.record.journal.append(TOGETHER.join(entries))
        before, self._length = self._length, len(match.journal)
        position = _canonical(match.to_position())
        self._digest.update(position.encode())
        if before // SHOWN != self._length // SHOWN:
            self.record.journal.append(f"position {position}")
        for code, telling in self._tellings.items():
            self.record.told[code] += [_row(found) for found in telling.hear(match, events)]

    def finish(self, match: Match) -> Record:
        """Note the end: the last position, the digest of all of them, scores, winners, result."""
        state = match.state
        self.record.journal += [
            f"position {_canonical(match.to_position())}",
            f"digest {self._digest.hexdigest()}",
            f"scores {list(state.scores())} winners {list(state.winners())}",
        ]
        for code, telling in self._tellings.items():
            result = telling.presenter.result(state.view(0))
            self.record.told[code].append(_row(telling.record(Announcement(result, sound="win"))))
        return self.record


def played(variant: Variant, seed: int) -> Record:
    """Let bots play a match of the record."""
    game = registry.game(variant.game)
    listener = Listener(variant)
    bots = [game.bot(variant.level) for _ in range(variant.seats)]
    match = play(game, bots, variant.options, seed, listener.watch)
    return listener.finish(match)


def replayed(variant: Variant, seed: int, journal: Sequence[str]) -> Record:
    """Carry out the journal of a recorded match again."""
    match = Match(registry.game(variant.game), variant.seats, variant.options, seed)
    listener = Listener(variant)
    for batch in batches(journal):
        listener.watch(match, match.replay(batch))
    return listener.finish(match)


def batches(journal: Sequence[str]) -> Iterator[list[Entry]]:
    """Yield the entries, those together that were carried out at once."""
    for line in journal:
        if line.split(" ", 1)[0] not in ("position", "digest", "scores"):
            yield [_entry(text) for text in line.split(TOGETHER)]


def _entry(line: str) -> Entry:
    seat, at, text = line.split(" ", 2)
    return Entry(int(seat), text, int(at))


def file_of(variant: Variant, kind: str) -> Path:
    """Return the file of a variant: its journal, or what was told in a language."""
    return FOLDER / variant.game / f"{variant.name}.{kind}.txt"


def _heading(seed: int) -> str:
    return f"== seed {seed}"


def write(variant: Variant) -> None:
    """Play the matches of a variant and write its files."""
    records = {seed: played(variant, seed) for seed in SEEDS}
    for kind in ("journal", *LANGUAGES):
        lines = []
        for seed, record in records.items():
            lines += [_heading(seed), *_lines(record, kind)]
        path = file_of(variant, kind)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _lines(record: Record, kind: str) -> list[str]:
    return record.journal if kind == "journal" else record.told[kind]


def read(variant: Variant, kind: str, seed: int) -> list[str]:
    """Return what is on record."""
    lines = file_of(variant, kind).read_text(encoding="utf-8").splitlines()
    start = lines.index(_heading(seed)) + 1
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("== ")), len(lines))
    return lines[start:end]


def write_all() -> None:
    """Write the whole record again."""
    for variant in VARIANTS:
        write(variant)
