"""Deletes one pupil from everything that is kept of a class on this computer.

Matches in which others sat stay theirs: the pupil's name in them becomes another. What happened
before the program ended is done again by calling it again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from msgspec.structs import replace

from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptMatch, KeptPupil
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import Chair
from braillespiel.store import relabel
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId, StoredMatch


@dataclass(slots=True)
class Forgotten:
    """What was deleted of a pupil."""

    matches: int = 0
    """Matches that were the pupil's alone."""
    renamed: int = 0
    """Matches of others in which the pupil has no name any more."""
    results: int = 0
    tokens: int = 0
    days: int = 0
    """Days of which something was counted."""


def numbers(file: ClassFile, name: str) -> frozenset[int]:
    """Return under which numbers the class knows a name, whatever its case; most often one."""
    sought = name.strip().casefold()
    known = [(one.id, one.name) for one in file.kept.pupils]
    known += [(one.pupil, one.name) for each in file.gathered for one in each.records]
    return frozenset(number for number, each in known if each.casefold() == sought)


def names(file: ClassFile) -> list[str]:
    """Return the names that the class knows, sorted."""
    known = {one.name for one in file.kept.pupils}
    known |= {one.name for each in file.gathered for one in each.records}
    return sorted(known, key=str.casefold)


def name_of(file: ClassFile, pupils: Collection[int]) -> str:
    """Return the name of a pupil known under some numbers, as it is written in the class."""
    known = [one.name for one in file.kept.pupils if one.id in pupils]
    known += [one.name for each in file.gathered for one in each.records if one.pupil in pupils]
    return known[0]


def forget(file: ClassFile, store: Store, pupils: Collection[int], instead: str) -> Forgotten:
    """Delete a pupil, known under some numbers; ``instead`` is who others' matches name.

    Nobody may be leading the class meanwhile. Raises StoreError.
    """
    done = Forgotten()
    for match in file.kept.matches:
        seats = [seat for seat, pupil in match.pupils.items() if pupil in pupils]
        if seats:
            _forget_match(store, match, seats, instead, done)
    store.database.scrub()
    for evidence in file.gathered:
        file.keep_evidence(_evidence_without(evidence, pupils, done))
    gone = [pupil for pupil in file.kept.pupils if pupil.id in pupils]
    done.tokens = sum(len(pupil.digests) for pupil in gone)
    file.keep(_class_without(file.kept, gone, pupils, instead))
    return done


def _forget_match(
    store: Store, match: KeptMatch, seats: list[int], instead: str, done: Forgotten
) -> None:
    number = MatchId(match.match)
    done.results += sum(store.statistics.forget(number, seat) for seat in seats)
    try:
        stored = store.matches.load(number)
    except StoreError as error:
        if error.kind == "no-such-match":
            return
        raise
    if _alone(stored, seats):
        store.matches.delete(number)
        done.matches += 1
        return
    players = list(stored.players)
    for seat in seats:
        players[seat] = replace(players[seat], name=instead)
    relabel.reseat(store, number, players)
    done.renamed += 1


def _alone(stored: StoredMatch, seats: Collection[int]) -> bool:
    """Tell whether nobody but bots sat at the other seats."""
    others = [player for seat, player in enumerate(stored.players) if seat not in seats]
    return all(player.kind == "bot" for player in others)


def _evidence_without(
    evidence: KeptEvidence, pupils: Collection[int], done: Forgotten
) -> KeptEvidence:
    done.days += sum(len(one.days) for one in evidence.records if one.pupil in pupils)
    return replace(
        evidence,
        answers={one: yes for one, yes in evidence.answers.items() if one not in pupils},
        records=tuple(one for one in evidence.records if one.pupil not in pupils),
    )


def _class_without(
    kept: KeptClass, gone: list[KeptPupil], pupils: Collection[int], instead: str
) -> KeptClass:
    digests = {digest for pupil in gone for digest in pupil.digests}
    return replace(
        kept,
        pupils=tuple(pupil for pupil in kept.pupils if pupil not in gone),
        tables=tuple(
            replace(table, kept=table.kept and _table_without(table.kept, digests, instead))
            for table in kept.tables
        ),
        matches=tuple(
            replace(
                match,
                pupils={seat: one for seat, one in match.pupils.items() if one not in pupils},
            )
            for match in kept.matches
        ),
    )


def _table_without(table: KeptTable, digests: Collection[str], instead: str) -> KeptTable:
    """Return a table without its members of some tokens; a bot plays on for them."""
    gone = {member.id for member in table.members if member.digest in digests}
    return replace(
        table,
        members=tuple(member for member in table.members if member.id not in gone),
        chairs=tuple(
            Chair(instead, None, "normal") if chair.member in gone else chair
            for chair in table.chairs
        ),
    )
