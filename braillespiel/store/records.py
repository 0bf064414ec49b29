"""The values that the store keeps about matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NewType, Protocol

import msgspec

MatchId = NewType("MatchId", int)

OptionValue = bool | int | str


LATEST = 32_503_593_600_000
"""The end of the year 2999, in ms since 1970: not every system can say later dates."""

Moment = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]


class JournalEntry(Protocol):
    """One entry of a match's journal; the engine's ``Entry`` is one."""

    @property
    def seat(self) -> int:
        """Who acted; -1 is the clock."""
        ...

    @property
    def text(self) -> str:
        """The action's text form."""
        ...

    @property
    def at(self) -> int:
        """The game time in ms."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules under which it was carried out."""
        ...

    @property
    def number(self) -> int:
        """The number that its seat at a network table gave it, 0 if none."""
        ...


class StoredEntry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A journal entry as it was kept: seat (-1 is the clock), text form, game time in ms, rules.

    ``number`` is the one that its seat at a network table gave it, 0 if none.
    """

    seat: int
    text: str
    at: int = 0
    rules: int = 1
    number: int = 0


class KeptPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position (State.to_position) that a match had reached after ``length`` entries."""

    length: int
    state: dict[str, Any]


class StoredPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat; ``level`` is that of a bot: one of LEVELS, or with a
    strength behind it ("like-me-12").

    "online" is a person at a network table: their secrets must not appear at a shared keyboard.
    """

    name: str
    kind: Literal["human", "bot", "online"] = "human"
    level: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the score of every seat, and the winning seats."""

    scores: list[int]
    winners: list[int]


class StoredMatch(msgspec.Struct, frozen=True):
    """A match with its whole journal. Times are ms since 1970, UTC; ``finished`` None: running.

    ``taken_back`` is how often somebody took an action back, ``rules`` the version of the rules
    under which the match began, ``kept`` the last position kept.
    """

    id: MatchId
    game: str
    seed: int
    seats: int
    options: dict[str, OptionValue]
    players: list[StoredPlayer]
    position: dict[str, Any] | None
    entries: list[StoredEntry]
    created: Moment
    changed: Moment
    finished: Moment | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    taken_back: int = 0
    rules: int = 1
    kept: KeptPosition | None = None


class MatchLine(msgspec.Struct, frozen=True):
    """A match as a list of matches shows it; ``length`` is the number of journal entries."""

    id: MatchId
    game: str
    seats: int
    options: dict[str, OptionValue]
    players: list[StoredPlayer]
    length: int
    created: Moment
    changed: Moment
    finished: Moment | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    taken_back: int = 0


def online(players: Sequence[StoredPlayer]) -> bool:
    """Tell whether a match belongs to a network table, where it is gone on with."""
    return any(player.kind == "online" for player in players)


def levels(players: Sequence[StoredPlayer]) -> list[str]:
    """Return the levels of the bots among ``players``, each once, sorted."""
    return sorted({player.level for player in players if player.kind == "bot"})


def named(level: str) -> str:
    """Return a level without the strength behind it: "like-me" for "like-me-12"."""
    return level.rstrip("0123456789").rstrip("-")
