"""The pupils and tables of a class as the class itself knows them. Times are ms of its clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from braillespiel.classroom import desk as d
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import texts

TRIES = 5
TRY_MS = 10_000
"""A pupil may choose names so often at once, and once more each time this has passed."""
WISHES = 20
WISH_MS = 500
"""The same of everything else that is shown to others."""


class Bucket:
    """So many at once, and one more each time ``refill`` ms have passed."""

    def __init__(self, most: int, refill: int) -> None:
        self._most, self._refill = most, refill
        self._left: float = most
        self._since = 0

    def take(self, now: int) -> bool:
        """Take one; tell whether there was one."""
        self._left = min(self._most, self._left + (now - self._since) / self._refill)
        self._since = now
        enough = self._left >= 1
        self._left -= enough
        return enough


@dataclass(slots=True)
class GivenTask:
    """A lesson or exercise that was given to a pupil."""

    number: int
    title: str
    lesson: dict[str, Any]


@dataclass(slots=True)
class Pupil:
    """Somebody who came with the code, assistants too. ``id`` stays for as long as the class."""

    id: int
    digest: str
    """SHA-256 of the token, "" while no device is theirs: a class that was packed up."""
    called: str
    """What they are called while ``name`` is still to be chosen."""
    name: str = ""
    known: bool = False
    """Whether the device is known to be this pupil's: by the teacher's yes, or the name's word."""
    named_at: int = 0
    was: str = ""
    """The name of the pupil whose first device this was, until it has a name of its own."""
    address: str = ""
    """From where the device came first; not kept."""
    refused: bool = False
    """Whether the pupil whom they assist wants no eyes on their line any more."""
    here: bool = False
    lost_at: int = 0
    table: str = ""
    """"" in the hall."""
    late: bool = False
    hand_at: int | None = None
    wants: str = ""
    """The name they want that somebody has."""
    wanted_at: int = 0
    turn_at: int | None = None
    """Since when it is their turn and they have done nothing."""
    waits: bool = False
    held: bool = False
    """Whether what they did waits until others have heard."""
    paused: bool = False
    pause: str = ""
    front_end: str = ""
    evening: c.Evening | None = None
    """What they were told last that they did today; not kept."""
    evening_heard: bool = False
    """Whether they have heard or read it."""
    tasks: deque[GivenTask] = field(default_factory=deque)
    shown: c.Shown = field(default_factory=c.Shown)
    said: deque[str] = field(default_factory=lambda: deque(maxlen=d.SAID))
    keys: deque[str] = field(default_factory=lambda: deque(maxlen=d.KEYS))
    tries: Bucket = field(default_factory=lambda: Bucket(TRIES, TRY_MS))
    wishes: Bucket = field(default_factory=lambda: Bucket(WISHES, WISH_MS))

    def forget_shown(self) -> None:
        """Nobody is shown any more what they perceive: nothing of it stays."""
        self.shown = c.Shown()
        self.said.clear()
        self.keys.clear()

    @property
    def shown_name(self) -> str:
        """The name, or what they are called until they have chosen one."""
        return self.name or self.called


@dataclass(slots=True)
class TableOf:
    """A table of the class. ``pupils`` are those whom the teacher brought there."""

    name: str
    set_up: m.SetUp
    seed: int | None = None
    """The seed of its cards where several tables have the same; told to nobody."""
    start: dict[str, Any] | None = None
    """The position from which it is played, where one was prepared."""
    paused: bool = False
    pause: str = ""
    phase: m.Phase = "gathering"
    turn: frozenset[int] = frozenset()
    waits_for: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()
    """Whose actions wait for them."""


@dataclass(slots=True)
class Lend:
    """One pupil helps another, or wants to. Both are pupils' numbers."""

    helper: int
    helped: int
    agreed: bool = False


class Pupils:
    """All pupils, in the order in which they came."""

    def __init__(self) -> None:
        self._by_id: dict[int, Pupil] = {}
        self._by_digest: dict[str, Pupil] = {}
        self._last = 0

    def __iter__(self) -> Iterator[Pupil]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def get(self, number: int) -> Pupil | None:
        """Return a pupil, None if nobody has the number."""
        return self._by_id.get(number)

    def with_digest(self, digest: str) -> Pupil | None:
        """Return whose token it is."""
        return self._by_digest.get(digest) if digest else None

    def called(self, name: str) -> Pupil | None:
        """Return who has a name that sounds or feels like this one."""
        return next((p for p in self if p.name and texts.alike(name, [p.name])), None)

    def at(self, table: str) -> list[Pupil]:
        """Return those who belong to a table, "": to the hall."""
        return [pupil for pupil in self if pupil.table == table]

    def longest_gone(self, may_go: Callable[[Pupil], bool]) -> Pupil | None:
        """Return who of the hall has been gone longest and ``may_go``, None for nobody."""
        gone = [p for p in self if p.digest and not (p.here or p.table) and may_go(p)]
        return min(gone, key=lambda pupil: pupil.lost_at, default=None)

    def add(self, digest: str, called: str, number: int | None = None) -> Pupil:
        """Add a newcomer, or somebody of a class that goes on, with their number."""
        if number is None:
            number = self.new_number()
        self._last = max(self._last, number)
        pupil = Pupil(number, digest, called)
        self._by_id[pupil.id] = pupil
        if digest:
            self._by_digest[digest] = pupil
        return pupil

    def new_number(self) -> int:
        """Return a number that nobody has had since the class was opened."""
        self._last += 1
        return self._last

    def bind(self, pupil: Pupil, digest: str) -> None:
        """Give somebody another device, or none."""
        self._by_digest.pop(pupil.digest, None)
        pupil.digest = digest
        if digest:
            self._by_digest[digest] = pupil

    def remove(self, pupil: Pupil) -> None:
        """Forget somebody."""
        if self._by_digest.get(pupil.digest) is pupil:
            del self._by_digest[pupil.digest]
        del self._by_id[pupil.id]
