"""What the host that leads a house and those that lead tables of it tell each other, as JSON.

It goes on the link between them (house.link), each in the order in which it was said.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from braillespiel.house.ladder import LadderResult
from braillespiel.network.houses import messages as h
from braillespiel.network.joining.door import WhyNew


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    pass


class SeatedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has to know of somebody (house.person); ``apart``: whom they never meet."""

    key: str
    name: str
    muted: int = 0
    ladder: bool = False
    apart: frozenset[str] = frozenset()


class TableMemory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table knows beside its records (house.resting.RoomMemory)."""

    said: tuple[tuple[str, str], ...] = ()
    allowed: dict[str, frozenset[str]] = {}
    away: dict[str, int] = {}


class Rested(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table lies that rests: under which epoch, with which last record, since when."""

    epoch: int
    last: int
    since: int
    memory: TableMemory = TableMemory()


# -- from the host that leads the house ------------------------------------------------------------


class Shares(_Told, frozen=True):
    """Other hosts may be given tables: they write in the name of the one that leads the house."""

    host: str
    epoch: int
    bots: tuple[str, ...]
    outside: tuple[str, ...]
    """The games of other packages that are offered."""
    most_bytes: int
    """So large the house's store may grow."""
    now: int
    """The time, in ms since 1970: that of the house, whatever clock the other host has."""


class Says(_Told, frozen=True):
    """What the house says of itself: whether people may type to each other here at all, its time.

    It is said again where the house's clock was set.
    """

    free_words: bool
    now: int


class Take(_Told, frozen=True):
    """Lead this table from now on; ``rested`` tells how it lies, since 0 where it is new."""

    call: int
    table: str
    name: str
    rested: Rested
    people: tuple[SeatedPerson, ...]
    """Those who have a place there."""


class Changed(_Told, frozen=True):
    """Somebody has changed; ``before`` is what they were called."""

    person: SeatedPerson
    before: str


class Expect(_Told, frozen=True):
    """For whom chairs of a table are kept; None: for nobody."""

    table: str
    keys: frozenset[str] | None


class SendAway(_Told, frozen=True):
    """Somebody is sent away from a table."""

    table: str
    key: str
    rule: str
    details: dict[str, str | int]


class Quiet(_Told, frozen=True):
    """Somebody at a table never meets another one there any more."""

    table: str
    key: str


class Recode(_Told, frozen=True):
    """A table has another code."""

    table: str
    code: str
    why: WhyNew


class HangUp(_Told, frozen=True):
    """One connection ends, by the number of its channel; its chair is kept."""

    channel: int
    rule: str


How = Literal["rest", "end", "close", "abandon"]
"""How a table is led no more: it rests, is closed for good, tells everybody why the house closes,
or goes without a word.
"""


class Stop(_Told, frozen=True):
    """A table is not led there any more, once this is answered."""

    call: int
    table: str
    how: How
    reason: str = ""


class Settle(_Told, frozen=True):
    """Answer once all that waits for the disk now is there; refuse where it takes nothing."""

    call: int


class Recall(_Told, frozen=True):
    """Tell who said what at a table last."""

    call: int
    table: str


FromLeader = (
    Shares
    | Says
    | Take
    | Changed
    | Expect
    | SendAway
    | Quiet
    | Recode
    | HangUp
    | Stop
    | Settle
    | Recall
)


class Sits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a channel that the leading host opens: who comes to which table.

    As many bytes as ``credit`` may be under way to them.
    """

    table: str
    person: SeatedPerson
    remote: tuple[str, int]
    credit: int
    delay: int


# -- from a host that leads tables -----------------------------------------------------------------


class ShareOffer(_Told, frozen=True):
    """This host would lead so many tables."""

    host: str
    tables: int


class TableState(_Told, frozen=True):
    """How a table is (house.rooms.HouseRoom)."""

    line: h.Line
    keys: tuple[str, ...]
    """Those of who has a place, or is about to take one."""
    seated: tuple[str, ...]
    """Those of who has a place."""
    here: tuple[str, ...]
    chairs: tuple[str, ...]
    """Who plays."""
    is_open: bool
    has_chair: bool
    is_over: bool
    is_past: bool
    may_rest: bool


class Answered(_Told, frozen=True):
    """A call is carried out, or refused."""

    call: int
    refused: bool = False
    state: TableState | None = None
    rested: Rested | None = None
    said: tuple[tuple[str, str], ...] = ()


class Fenced(_Told, frozen=True):
    """A table is not led there any more: somebody else leads it."""

    table: str


class Happened(_Told, frozen=True):
    """Something happened at a table that the house counts and logs, without names."""

    event: dict[str, str]


class LadderCounted(_Told, frozen=True):
    """A match that is over counts for its ladder."""

    result: LadderResult


FromShare = ShareOffer | TableState | Answered | Fenced | Happened | LadderCounted
