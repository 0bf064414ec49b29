"""Deletes one person from everything that is kept of a class on this computer.

Matches in which others sat stay theirs: the name in them becomes another. What happened before the
program ended is done again by calling it again. ``traces`` then reads everything anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from msgspec.structs import replace

from braillespiel.classroom import archive, person
from braillespiel.classroom.archive import ClassFile, Held
from braillespiel.classroom.kept import ClassMatch, KeptClass, KeptEvidence
from braillespiel.classroom.person import ClassPerson
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import Chair
from braillespiel.store import relabel
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId, StoredMatch
from braillespiel.store.records import StoredPlayer as Seated


@dataclass(slots=True)
class Forgotten:
    """What was deleted of a person."""

    matches: int = 0
    """Matches that were the person's alone."""
    renamed: int = 0
    """Matches of others in which the person has no name any more."""
    results: int = 0
    digests: set[str] = field(default_factory=set)
    """Of the devices' tokens."""
    days: int = 0
    """Days of which something was counted."""


def known(file: ClassFile, store: Store, name: str) -> ClassPerson | None:
    """Return whom a class means by a name, wherever in it the name stands; None: nobody."""
    held = [*archive.everything(file)]
    found = person.found(*_sorted(held), name)
    if found.numbers or found.digests or any(map(found.meets, _texts(held))):
        return found
    seated = (one.name for match in matches_of(file.kept) for one in players_of(store, match))
    return found if any(map(found.meets, seated)) else None


def numbers(file: ClassFile, name: str) -> frozenset[int]:
    """Return under which numbers the class knows a name, whatever its case; most often one."""
    return person.found((file.kept,), file.gathered, name).numbers


def names(file: ClassFile) -> list[str]:
    """Return the names that the class knows, sorted."""
    found = set(map(person.called, file.kept.pupils))
    found |= {one.name for each in file.gathered for one in each.records}
    return sorted(found - {""}, key=str.casefold)


def name_of(file: ClassFile, pupils: Collection[int]) -> str:
    """Return the name of a pupil known under some numbers, as it is written in the class."""
    found = [person.called(one) for one in file.kept.pupils if one.id in pupils]
    found += [one.name for each in file.gathered for one in each.records if one.pupil in pupils]
    return found[0]


def forget(file: ClassFile, store: Store, whom: ClassPerson, instead: str) -> Forgotten:
    """Delete somebody; ``instead`` is who others' matches name.

    Nobody may be leading the class meanwhile. Raises StoreError.
    """
    done = Forgotten(digests=set(whom.digests))
    for match in matches_of(file.kept):
        _forget_match(store, match, whom, instead, done)
    store.database.scrub()
    for draft in archive.drafts(file):
        draft.unlink(missing_ok=True)
    for evidence in file.gathered:
        file.keep_evidence(_evidence_without(evidence, whom, done))
    for held in archive.copies(file):
        if isinstance(held.content, KeptEvidence):
            file.rewrite(held, _evidence_without(held.content, whom, Forgotten()))
        elif isinstance(held.content, KeptClass):
            file.rewrite(held, _class_without(held.content, whom, instead))
    file.keep(_class_without(file.kept, whom, instead))
    return done


def _sorted(held: Iterable[Held]) -> tuple[list[KeptClass], list[KeptEvidence]]:
    contents = [each.content for each in held]
    return (
        [each for each in contents if isinstance(each, KeptClass)],
        [each for each in contents if isinstance(each, KeptEvidence)],
    )


def _texts(held: Iterable[Held]) -> Iterator[str]:
    for each in held:
        yield from person.strings(each.content)


def matches_of(kept: KeptClass) -> list[ClassMatch]:
    """Return the matches of a class, those that run too."""
    found = {each.match: each for each in kept.matches}
    for table in kept.tables:
        if table.match is not None:
            found.setdefault(table.match, ClassMatch(table.match))
    return list(found.values())


def players_of(store: Store, match: ClassMatch) -> list[Seated]:
    """Return who sits at a match, nobody where it is not kept any more. Raises StoreError."""
    stored = _loaded(store, match)
    return [] if stored is None else list(stored.players)


def _loaded(store: Store, match: ClassMatch) -> StoredMatch | None:
    try:
        return store.matches.load(MatchId(match.match))
    except StoreError as error:
        if error.kind == "no-such-match":
            return None
        raise


def _forget_match(
    store: Store, match: ClassMatch, whom: ClassPerson, instead: str, done: Forgotten
) -> None:
    number, stored = MatchId(match.match), _loaded(store, match)
    seats = {seat for seat, pupil in match.pupils.items() if pupil in whom.numbers}
    if stored is not None:
        seats |= {
            seat
            for seat, player in enumerate(stored.players)
            if whom.meets(player.name) and match.pupils.get(seat, -1) in (whom.numbers | {-1})
        }
    done.results += sum(store.statistics.forget(number, seat) for seat in seats)
    if stored is None or not seats:
        return
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


def _evidence_without(evidence: KeptEvidence, whom: ClassPerson, done: Forgotten) -> KeptEvidence:
    gone = whom.numbers
    done.days += sum(len(one.days) for one in evidence.records if one.pupil in gone)
    return replace(
        evidence,
        answers={one: yes for one, yes in evidence.answers.items() if one not in gone},
        records=tuple(
            one for one in evidence.records if one.pupil not in gone and not whom.meets(one.name)
        ),
    )


def _class_without(kept: KeptClass, whom: ClassPerson, instead: str) -> KeptClass:
    gone = whom.numbers
    state = dict(kept.state)
    if isinstance(state.get("pauses"), list | tuple):
        state["pauses"] = [one for one in state["pauses"] if one not in gone]
    return replace(
        kept,
        pupils=tuple(pupil for pupil in kept.pupils if pupil.id not in gone),
        tables=tuple(
            replace(table, kept=table.kept and _table_without(table.kept, whom, instead))
            for table in kept.tables
        ),
        matches=tuple(
            replace(
                match, pupils={seat: one for seat, one in match.pupils.items() if one not in gone}
            )
            for match in kept.matches
        ),
        state=state,
    )


def _table_without(table: KeptTable, whom: ClassPerson, instead: str) -> KeptTable:
    gone = {member.id for member in table.members if whom.owns(member)}
    return without(
        table, gone, lambda chair: chair.member in gone or whom.meets(chair.name), instead
    )


def without(
    table: KeptTable, gone: Collection[int], freed: Callable[[Chair], bool], instead: str
) -> KeptTable:
    """Return a table without some members; a bot plays on in chairs that are ``freed``."""
    return replace(
        table,
        members=tuple(member for member in table.members if member.id not in gone),
        chairs=tuple(
            Chair(instead, None, "normal") if freed(chair) else chair for chair in table.chairs
        ),
    )
