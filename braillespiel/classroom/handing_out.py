"""All that is kept of one pupil of a class on this computer, as data to hand out."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.forgetting import name_of
from braillespiel.classroom.kept import ClassMatch, Day
from braillespiel.network.class_messages import Purpose
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId


class PlayedMatch(Struct, frozen=True):
    """A match of the pupil; nothing in it is about anybody else."""

    game: str
    began: int | None
    """ms since 1970, UTC; None where the match was deleted and only its result is kept."""
    finished: int | None
    score: int | None
    won: bool | None
    actions: tuple[str, ...]
    """The pupil's own actions, in their text form (docs/match-files.md)."""


class Counted(Struct, frozen=True):
    """What was counted for one purpose."""

    purpose: Purpose
    consents: bool | None
    days: tuple[Day, ...]


class HandedOut(Struct, frozen=True):
    """Everything about one pupil."""

    title: str
    name: str
    devices: int
    """How many devices are known by a token; the tokens themselves are secrets."""
    table: str
    counted: tuple[Counted, ...]
    matches: tuple[PlayedMatch, ...]
    state: dict[str, object]
    """What the class needs besides to go on."""


def hand_out(file: ClassFile, store: Store, pupils: Collection[int]) -> HandedOut:
    """Gather what is kept of a pupil, known under some numbers. Raises StoreError."""
    mine = [pupil for pupil in file.kept.pupils if pupil.id in pupils]
    counted = []
    for evidence in file.gathered:
        days = tuple(day for one in evidence.records if one.pupil in pupils for day in one.days)
        answers = [yes for one, yes in evidence.answers.items() if one in pupils]
        if days or answers:
            counted.append(Counted(evidence.purpose, answers[-1] if answers else None, days))
    matches = [
        played
        for match in file.kept.matches
        for seat, one in match.pupils.items()
        if one in pupils and (played := _played(store, match, seat)) is not None
    ]
    return HandedOut(
        title=file.kept.title,
        name=name_of(file, pupils),
        devices=sum(len(pupil.digests) for pupil in mine),
        table=mine[0].table if mine else "",
        counted=tuple(counted),
        matches=tuple(matches),
        state={key: value for pupil in mine for key, value in pupil.state.items()},
    )


def _played(store: Store, match: ClassMatch, seat: int) -> PlayedMatch | None:
    """Return a match as one seat played it, or its result alone; None if neither is kept."""
    try:
        stored = store.matches.load(MatchId(match.match))
    except StoreError as error:
        if error.kind != "no-such-match":
            raise
        kept = store.statistics.of_seat(match.match, seat)
        if kept is None:
            return None
        game, result = kept
        return PlayedMatch(game, None, result.finished, result.score, result.won, ())
    return PlayedMatch(
        game=stored.game,
        began=stored.created,
        finished=stored.finished,
        score=None if stored.scores is None else stored.scores[seat],
        won=None if stored.winners is None else seat in stored.winners,
        actions=tuple(entry.text for entry in stored.entries if entry.seat == seat),
    )
