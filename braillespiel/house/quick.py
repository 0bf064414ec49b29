"""Who looks for a quick match in a house: the first two who fit sit down."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass

BOT_MS = 60_000
"""After this time of waiting somebody is offered a bot."""


@dataclass(frozen=True, slots=True)
class QuickWish:
    """What somebody would play. "" is any; ``unhurried`` False is either way."""

    game: str = ""
    language: str = ""
    unhurried: bool = True


@dataclass(frozen=True, slots=True)
class QuickPair:
    """Two who fit, whoever waited first, and what both want.

    At ``table`` one of them, ``sits``, plays with a bot meanwhile, whose chair is the other's;
    "" where neither sits anywhere yet.
    """

    keys: tuple[str, str]
    wish: QuickWish
    table: str = ""
    sits: str = ""


@dataclass(slots=True)
class _Waiting:
    wish: QuickWish
    since: int
    table: str = ""
    is_asked: bool = False


class QuickMatch:
    """Those who wait, by their keys.

    ``apart`` gives the keys of whom somebody never meets, ``there`` whether somebody who waits, at
    a table or at none, could play now.
    """

    def __init__(
        self,
        apart: Callable[[str], Set[str]],
        clock: Callable[[], int],
        there: Callable[[str, str], bool] = lambda key, table: True,
    ) -> None:
        self._apart = apart
        self._clock = clock
        self._there = there
        self._waiting: dict[str, _Waiting] = {}

    def look(self, key: str, wish: QuickWish, table: str = "") -> QuickPair | None:
        """Have somebody look; return the pair where another one fits, who waits no more then.

        At ``table`` they play with a bot meanwhile: two who do that both are no pair.
        """
        self.stop(key)
        apart = self._apart(key)
        for other, waiting in self._waiting.items():
            both = _fit(waiting.wish, waiting.table, wish, table)
            if both is not None and other not in apart and self._there(other, waiting.table):
                self.stop(other)
                sits = other if waiting.table else key if table else ""
                return QuickPair((other, key), both, waiting.table or table, sits)
        self._waiting[key] = _Waiting(wish, self._clock(), table, is_asked=bool(table))
        return None

    def stop(self, key: str) -> None:
        """Somebody waits no more."""
        self._waiting.pop(key, None)

    def at(self, key: str) -> str | None:
        """Return at which table somebody waits: "" at none; None: they do not wait."""
        waiting = self._waiting.get(key)
        return None if waiting is None else waiting.table

    def tables(self) -> list[tuple[str, str]]:
        """Return who plays with a bot meanwhile, and at which tables."""
        return [(key, waiting.table) for key, waiting in self._waiting.items() if waiting.table]

    def others(self, key: str) -> int:
        """Return how many others look whom somebody could meet."""
        return len(self._waiting.keys() - self._apart(key) - {key})

    def to_ask(self, bot_ms: int = BOT_MS) -> list[str]:
        """Return who has waited so long that a bot is offered to them; each is named once."""
        found = []
        for key, waiting in self._waiting.items():
            if not waiting.is_asked and self._clock() - waiting.since >= bot_ms:
                waiting.is_asked = True
                found.append(key)
        return found


def _fit(one: QuickWish, table: str, other: QuickWish, other_table: str) -> QuickWish | None:
    """Return what both want, None where they do not fit.

    At a table nothing is changed any more: one that is brisk is that for both.
    """
    if one.game and other.game and one.game != other.game:
        return None
    if one.language and other.language and one.language != other.language:
        return None
    unhurried = one.unhurried or other.unhurried
    if (table and unhurried > one.unhurried) or (other_table and unhurried > other.unhurried):
        return None
    if table and other_table:
        return None
    return QuickWish(one.game or other.game, one.language or other.language, unhurried)
