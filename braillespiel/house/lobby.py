"""The lobby of a house: who looks at the tables, and what they are told of.

What changes is told to all who look in one message each, four times a second at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from braillespiel.games import registry
from braillespiel.house.person import RegisteredPerson
from braillespiel.network.houses import messages as h
from braillespiel.network.line import SendQueue

if TYPE_CHECKING:
    from braillespiel.house import records as r
    from braillespiel.house.people import People
    from braillespiel.network.line import Wire

TOLD_S = 0.25
"""What changes is told no sooner than this after what was told before."""


class LobbyTable(Protocol):
    """A table as the lobby knows it: one at which somebody is, or one that rests."""

    id: str

    @property
    def is_open(self) -> bool:
        """Whether strangers see it."""

    def keys(self) -> list[str]:
        """Return the keys of those who have a place here, or are about to take one."""

    def knows(self, person: RegisteredPerson) -> bool:
        """Tell whether somebody has a place here."""

    def line(self) -> h.Line:
        """Return the table as the lobby shows it."""


class LobbyVisit:
    """Somebody in the lobby, on one connection of one device."""

    def __init__(self, wire: Wire, person: RegisteredPerson, device: str = "") -> None:
        self.line = SendQueue(wire, lambda missed: None)
        self.person = person
        self.device = device or person.key
        """The key with which they came."""
        self.wish: h.Wish | None = None
        """What they are told of; None before they have asked."""
        self.befriends = False
        """Whether they are told of their friends."""

    def put(self, message: Any) -> None:
        """Send something."""
        self.line.put(message)


class LobbyState:
    """Everybody who is in the lobby; ``rooms`` gives the tables that somebody could see."""

    def __init__(
        self, people: People, rooms: Callable[[RegisteredPerson], Iterable[LobbyTable]]
    ) -> None:
        self._people = people
        self._rooms = rooms
        self._visits: dict[str, LobbyVisit] = {}
        """By devices: a second connection of one takes the place of the first."""
        self._here: dict[str, list[LobbyVisit]] = {}
        """The visits of each person, the newest last."""
        self._changed: dict[str, LobbyTable | None] = {}
        self._came: dict[str, RegisteredPerson | None] = {}
        self.has_ladder = False
        """Whether there are ladders here."""
        self._told = -TOLD_S
        self._due = False
        self.on_person: Callable[[RegisteredPerson], None] = lambda person: None
        """Called when somebody came, went, is called otherwise, or chose to be shown."""
        self.messages = 0
        """How many were sent because something had changed."""

    def __len__(self) -> int:
        return len(self._here)

    def all(self) -> list[LobbyVisit]:
        """Return everybody who is here."""
        return list(self._visits.values())

    def enter(self, visit: LobbyVisit) -> None:
        """Somebody is in the lobby."""
        before = self._visits.get(visit.device)
        if before is not None:
            before.put(h.Refused("replaced", ends=True))
            before.line.end("replaced")
            self._gone(before)
        self._visits[visit.device] = visit
        self._here.setdefault(visit.person.key, []).append(visit)
        self.person_changed(visit.person)

    def leave(self, visit: LobbyVisit) -> None:
        """Somebody has left it."""
        if self._visits.get(visit.device) is visit:
            self._gone(visit)
            self.person_changed(visit.person)

    def _gone(self, visit: LobbyVisit) -> None:
        del self._visits[visit.device]
        left = self._here[visit.person.key]
        left.remove(visit)
        if not left:
            del self._here[visit.person.key]

    def visits(self, person: RegisteredPerson) -> list[LobbyVisit]:
        """Return the visits of somebody, one for each device that is here, the newest last."""
        return list(self._here.get(person.key, ()))

    def visit(self, person: RegisteredPerson) -> LobbyVisit | None:
        """Return the newest visit of somebody, None if they are not here."""
        return next(reversed(self.visits(person)), None)

    def look(self, visit: LobbyVisit, wish: h.Wish) -> None:
        """Show the whole lobby to somebody, and what changes as they wish."""
        visit.wish = wish
        apart = self._people.apart_from(visit.person)
        mine, others = [], []
        for room in self._rooms(visit.person):
            if room.knows(visit.person):  # what runs there can be played to its end
                mine.append(room)
            elif room.is_open and not apart.intersection(room.keys()):
                others.append(room)
        shown = [*mine, *others][: h.LINES]
        people = (
            _shown(person)
            for person in (each[0].person for each in self._here.values())
            if person.shown and person is not visit.person and person.key not in apart
        )
        lines = tuple(_line(room, visit.person) for room in shown)
        own = h.Show(visit.person.shown, visit.person.invited, visit.person.quiet)
        takes_part = visit.person.ladder if self.has_ladder else None
        shown_people = tuple(people)[: h.PEOPLE]
        visit.put(h.Lobby(lines, people=shown_people, whole=True, own=own, ladder=takes_part))

    # -- what changes ------------------------------------------------------------------------

    def room_changed(self, room: LobbyTable) -> None:
        """A table is otherwise than it was told."""
        self._changed[room.id] = room
        self._soon()

    def room_gone(self, table: str) -> None:
        """A table is not there any more."""
        self._changed[table] = None
        self._soon()

    def person_changed(self, person: RegisteredPerson) -> None:
        """Somebody came, went, or chose to be shown."""
        here = person.key in self._here
        self._came[person.name] = person if here and person.shown else None
        self._soon()
        self.on_person(person)

    def renamed(self, person: RegisteredPerson, before: str) -> None:
        """Somebody is called something else."""
        self._came[before] = None
        self.person_changed(person)

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._told + TOLD_S), self._tell)

    def _tell(self) -> None:
        self._due = False
        self._told = asyncio.get_running_loop().time()
        changed, self._changed = self._changed, {}
        came, self._came = self._came, {}
        keys = {table: () if room is None else room.keys() for table, room in changed.items()}
        lines = {table: room.line() for table, room in changed.items() if room and room.is_open}
        gone = tuple(table for table in changed if table not in lines)
        people = tuple(_shown(each) for each in came.values() if each is not None)
        left = tuple(name for name, each in came.items() if each is None)
        everybody = h.Lobby(tuple(lines.values()), gone, people, left)
        concerned = {key for each in keys.values() for key in each}
        for visit in self._visits.values():
            if visit.wish is None or visit.wish == "nothing":
                continue
            person = visit.person
            apart = self._people.apart_from(person)
            if visit.wish == "all" and not apart and person.key not in concerned:
                message = everybody
            else:
                message = self._own(visit, changed, lines, people, left, apart)
            if message.tables or message.gone or message.people or message.left:
                self.messages += 1
                visit.put(message)

    def _own(
        self,
        visit: LobbyVisit,
        changed: dict[str, LobbyTable | None],
        lines: dict[str, h.Line],
        people: tuple[h.Person, ...],
        left: tuple[str, ...],
        apart: set[str],
    ) -> h.Lobby:
        """Return what somebody is told who has a place, or blocks people, or is blocked."""
        told, gone = [], []
        for table, room in changed.items():
            mine = room is not None and room.knows(visit.person)
            if room is not None and mine:
                told.append(replace(room.line(), mine=True))
            elif room is None or apart.intersection(room.keys()) or table not in lines:
                gone.append(table)
            elif visit.wish == "all":
                told.append(lines[table])
        if visit.wish == "mine":
            return h.Lobby(tuple(told), tuple(gone))
        names = {each.name for each in map(self._people.get, apart) if each is not None}
        seen = tuple(each for each in people if each.name not in names)
        return h.Lobby(tuple(told), tuple(gone), seen, left)


def line_of(
    table: str,
    opened: r.Open,
    who: tuple[str, ...] = (),
    free: int = 0,
    *,
    playing: bool,
    ladder: bool,
) -> h.Line:
    """Return a table as the lobby shows it: how it was opened, who is there, free chairs."""
    set_up = opened.set_up
    return h.Line(
        table,
        set_up.game,
        who,
        0 if playing else free,
        set_up.seats,
        opened.language,
        opened.unhurried,
        bool(opened.code),
        playing,
        package=registry.brought_by(set_up.game),
        ladder=ladder,
    )


def _line(room: LobbyTable, person: RegisteredPerson) -> h.Line:
    return replace(room.line(), mine=True) if room.knows(person) else room.line()


def _shown(person: RegisteredPerson) -> h.Person:
    return h.Person(person.name, person.invited)
