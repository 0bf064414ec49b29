"""What a class holds of people who are not of it any more: told, and removed after a yes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from braillespiel.classroom import archive
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.forgetting import matches_of, players_of, without
from braillespiel.classroom.kept import ClassMatch, KeptClass, KeptEvidence
from braillespiel.classroom.person import called
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.messages import Chair
from braillespiel.store import relabel
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId
from braillespiel.store.records import StoredPlayer as Seated


@dataclass(frozen=True, slots=True)
class Strays:
    """What a class holds of people who are not of it any more."""

    names: tuple[str, ...] = ()
    """Names, sorted; each once."""
    digests: int = 0
    days: int = 0
    """Days counted of nobody."""
    drafts: int = 0
    """Files that were being written when the program ended."""

    def __bool__(self) -> bool:
        return bool(self.names or self.digests or self.days or self.drafts)


@dataclass(frozen=True, slots=True)
class Nobody:
    """Names that are no pupil's."""

    deleted: frozenset[str] = frozenset()
    """What those are called who were deleted, and whoever teaches."""
    bots: frozenset[str] = frozenset()
    """What computer players are called."""


def strays(file: ClassFile, store: Store, nobody: Nobody) -> Strays:
    """Return what belongs to nobody of the class. Raises StoreError."""
    of_class = _Known(file.kept, nobody)
    names: set[str] = set()
    digests: set[str] = set()
    days = 0
    for held in archive.everything(file):
        if isinstance(held.content, KeptClass):
            other_names, others = of_class.strangers(held.content)
            names |= other_names
            digests |= others
        elif isinstance(held.content, KeptEvidence):
            gone = [one for one in held.content.records if one.pupil not in of_class.numbers]
            names |= {one.name for one in gone}
            days += sum(len(one.days) for one in gone)
    for match in matches_of(file.kept):
        players = players_of(store, match)
        names |= {players[seat].name for seat in of_class.changed(match, players)}
    drafts = len(archive.drafts(file))
    return Strays(tuple(sorted(names, key=str.casefold)), len(digests), days, drafts)


def clear(file: ClassFile, store: Store, nobody: Nobody, instead: str) -> None:
    """Remove what ``strays`` finds. Nobody may be leading the class. Raises StoreError."""
    of_class = _Known(file.kept, nobody)
    for match in matches_of(file.kept):
        players = players_of(store, match)
        seats = of_class.changed(match, players)
        for seat in seats:
            players[seat] = replace(players[seat], name=instead)
            store.statistics.forget(match.match, seat)
        if seats:
            relabel.reseat(store, MatchId(match.match), players)
    store.database.scrub()
    for draft in archive.drafts(file):
        draft.unlink(missing_ok=True)
    for evidence in file.gathered:
        file.keep_evidence(of_class.evidence(evidence))
    for held in archive.copies(file):
        if isinstance(held.content, KeptEvidence):
            file.rewrite(held, of_class.evidence(held.content))
        elif isinstance(held.content, KeptClass):
            file.rewrite(held, of_class.of(held.content, instead))
    file.keep(of_class.of(file.kept, instead))


class _Known:
    """Who is of a class, so that what belongs to nobody can be told."""

    def __init__(self, kept: KeptClass, nobody: Nobody) -> None:
        self.numbers = {pupil.id for pupil in kept.pupils}
        self._names = {"", *nobody.deleted, *map(called, kept.pupils)}
        self._bots = nobody.bots
        self._digests = {digest for pupil in kept.pupils for digest in pupil.digests} | {""}

    def strange(self, name: str, bot: bool = False) -> bool:
        """Tell whether a name is nobody's of the class, and no bot's."""
        return name not in self._names and not (bot and name in self._bots)

    def changed(self, match: ClassMatch, players: Sequence[Seated]) -> list[int]:
        """Return the seats of a match at which somebody sat who is not of the class."""
        return [
            seat
            for seat, one in enumerate(players)
            if self.strange(one.name, one.kind == "bot")
            and match.pupils.get(seat) not in self.numbers
        ]

    def free(self, chair: Chair) -> bool:
        """Tell whether a chair has the name of somebody who is not of the class."""
        return self.strange(chair.name, chair.member is None)

    def strangers(self, kept: KeptClass) -> tuple[set[str], set[str]]:
        """Return names and tokens in a class, or a copy of it, that belong to nobody."""
        names, digests = set(), set()
        for pupil in kept.pupils:
            if pupil.id not in self.numbers:
                names.add(called(pupil))
            digests |= set(pupil.digests) - self._digests
        for table in filter(None, (each.kept for each in kept.tables)):
            for member in table.members:
                names |= {one for one in member.names if self.strange(one)}
                digests |= {member.digest} - self._digests
            names |= {one.name for one in table.chairs if self.free(one)}
        return names - {""}, digests

    def evidence(self, evidence: KeptEvidence) -> KeptEvidence:
        """Return evidence of the class's own people."""
        return replace(
            evidence,
            answers={one: yes for one, yes in evidence.answers.items() if one in self.numbers},
            records=tuple(one for one in evidence.records if one.pupil in self.numbers),
        )

    def of(self, kept: KeptClass, instead: str) -> KeptClass:
        """Return a class without what belongs to nobody of it."""
        return replace(
            kept,
            pupils=tuple(
                replace(one, digests=tuple(d for d in one.digests if d in self._digests))
                for one in kept.pupils
                if one.id in self.numbers
            ),
            tables=tuple(
                replace(each, kept=each.kept and self._table(each.kept, instead))
                for each in kept.tables
            ),
            matches=tuple(
                replace(
                    each,
                    pupils={s: one for s, one in each.pupils.items() if one in self.numbers},
                )
                for each in kept.matches
            ),
        )

    def _table(self, table: KeptTable, instead: str) -> KeptTable:
        def strange(member: KeptMember) -> bool:
            return member.digest not in self._digests or any(
                self.strange(one) for one in member.names
            )

        gone = {member.id for member in table.members if strange(member)}
        return without(table, gone, lambda chair: chair.member in gone or self.free(chair), instead)
