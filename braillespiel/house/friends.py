"""Friends in a house: who wants whom, in memory and on disk.

Two are friends where each wants the other one. Whoever ends it, or says no, has the other's wish
hidden from themselves; the other one is told nothing, and sees what they saw before.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace

from braillespiel.house.writer import LedgerWriter
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store

FRIENDS = 200
"""Friends of one person at most, with those whom they have asked."""
ASKED_MS = 30 * 24 * 3600 * 1000
"""A question that nobody answers is forgotten after this time."""


@dataclass(slots=True)
class FriendWish:
    """Somebody wants to be another one's friend; ``made`` is the day, in ms since 1970, UTC."""

    key: str
    friend: str
    made: int
    agreed: bool = False
    """Whether the two were friends at any time since: an end is not told to the one who asked."""
    hidden: bool = False
    """Whether the friend has said no, or has ended it."""
    words: bool = False
    """Whether the friend may type to them."""


class HouseFriends:
    """The wishes of all people of a house. Changes raise StoreError."""

    def __init__(self, store: Store, writer: LedgerWriter) -> None:
        self._store = store
        self._writer = writer
        self._wishes: defaultdict[str, dict[str, FriendWish]] = defaultdict(dict)
        """By whoever wants, and whom."""
        self._wanted: defaultdict[str, set[str]] = defaultdict(set)
        """The keys of those who want somebody."""
        rows = store.database.rows
        found = rows("SELECT key, friend, made, agreed, hidden, words FROM house_friends")
        for key, friend, made, *marks in found:
            self._put(FriendWish(key, friend, made, *map(bool, marks)))

    # -- what there is -------------------------------------------------------------------------

    def wish(self, key: str, friend: str) -> FriendWish | None:
        """Return what somebody wants of another one."""
        return self._wishes.get(key, {}).get(friend)

    def are(self, key: str, other: str) -> bool:
        """Tell whether two are friends."""
        return self.wish(key, other) is not None and self.wish(other, key) is not None

    def listed(self, key: str) -> list[FriendWish]:
        """Return whom somebody wants: what they see of it does not change where it was ended."""
        return list(self._wishes.get(key, {}).values())

    def of(self, key: str) -> list[str]:
        """Return somebody's friends."""
        return [each for each in self._wishes.get(key, {}) if self.wish(each, key) is not None]

    def who_ask(self, key: str) -> list[str]:
        """Return who waits for somebody's answer."""
        asking = (self.wish(each, key) for each in self._wanted.get(key, ()))
        found = [each for each in asking if each is not None and not each.hidden]
        return [each.key for each in found if self.wish(key, each.key) is None]

    def who_want(self, key: str) -> set[str]:
        """Return everybody who has somebody in their list."""
        return set(self._wanted.get(key, ()))

    def words_pass(self, key: str, other: str) -> bool:
        """Tell whether two friends allow each other to type."""
        both = self.wish(key, other), self.wish(other, key)
        return all(each is not None and each.words for each in both)

    # -- what changes --------------------------------------------------------------------------

    async def want(self, key: str, friend: str, today: int, hidden: bool = False) -> None:
        """Ask, or agree: where the other one wants it too, the two are friends. Raises HouseError.

        ``hidden`` is a question that the other one never sees.
        """
        other = self.wish(friend, key)
        if self.wish(key, friend) is not None:
            return  # asked once is asked
        self._see_bound(key, friend)
        wishes = [FriendWish(key, friend, today, other is not None, hidden)]
        if other is not None:
            wishes.append(FriendWish(friend, key, today, True, False, other.words))
        await self._keep(wishes)

    async def agree(self, key: str, friend: str, today: int) -> None:
        """Make two friends who have both said so. Raises HouseError."""
        self._see_bound(key, friend)
        self._see_bound(friend, key)
        pairs = ((key, friend), (friend, key))
        await self._keep(
            [FriendWish(a, b, today, True, False, self._words(a, b)) for a, b in pairs]
        )

    async def part(self, key: str, friend: str) -> None:
        """End it, or say no: the other one's wish stays, and is hidden."""
        if self.wish(key, friend) is None and self.wish(friend, key) is None:
            return
        await self._write(_part, key, friend)
        mine, other = self.wish(key, friend), self.wish(friend, key)
        if other is not None:
            other.hidden = True
        if mine is not None:
            self._drop(mine)

    async def restore(self, wish: FriendWish) -> None:
        """Have a wish be as it was before it was ended, with what the other one wants now."""
        self._see_bound(wish.key, wish.friend)
        wishes = [wish]
        other = self.wish(wish.friend, wish.key)
        if other is not None:
            wishes.append(replace(other, hidden=False))
        await self._keep(wishes)

    async def allow_words(self, key: str, friend: str, yes: bool) -> None:
        """Let a friend type to one, or not."""
        mine = self.wish(key, friend)
        if mine is not None and mine.words is not yes:
            await self._keep([replace(mine, words=yes)])

    async def forget_old(self, now: int) -> list[str]:
        """Delete questions that nobody has answered for long; return who had asked."""
        old = [
            wish
            for wishes in self._wishes.values()
            for wish in wishes.values()
            if not wish.agreed and now - wish.made >= ASKED_MS
        ]
        if old:
            await self._write(_delete, [(each.key, each.friend) for each in old])
            for each in old:
                self._drop(each)
        return [key for each in old for key in (each.key, each.friend)]

    def forget(self, key: str) -> None:
        """Know nothing of somebody any more, who is deleted."""
        for wish in self.listed(key):
            self._drop(wish)
        for other in self.who_want(key):
            self._drop(self._wishes[other][key])

    # -- inside --------------------------------------------------------------------------------

    def _words(self, key: str, friend: str) -> bool:
        found = self.wish(key, friend)
        return found is not None and found.words

    def _see_bound(self, key: str, friend: str) -> None:
        wishes = self._wishes.get(key, {})
        if friend not in wishes and len(wishes) >= FRIENDS:
            raise HouseError("house-friends-many", {"most": FRIENDS})

    async def _keep(self, wishes: list[FriendWish]) -> None:
        await self._write(_put, wishes)
        for each in wishes:
            self._put(each)

    def _put(self, wish: FriendWish) -> None:
        self._wishes[wish.key][wish.friend] = wish
        self._wanted[wish.friend].add(wish.key)

    def _drop(self, wish: FriendWish) -> None:
        self._wishes[wish.key].pop(wish.friend, None)
        self._wanted[wish.friend].discard(wish.key)

    async def _write(self, work: Callable[..., None], *given: object) -> None:
        def write() -> None:
            with self._store.database.transaction() as execute:
                work(execute, *given)

        await asyncio.wrap_future(self._writer.do(write))


def _put(execute: Execute, wishes: list[FriendWish]) -> None:
    for each in wishes:
        marks = (int(each.agreed), int(each.hidden), int(each.words))
        execute(
            "INSERT INTO house_friends (key, friend, made, agreed, hidden, words)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key, friend) DO UPDATE SET made ="
            " excluded.made, agreed = excluded.agreed, hidden = excluded.hidden,"
            " words = excluded.words",
            (each.key, each.friend, each.made, *marks),
        )


def _part(execute: Execute, key: str, friend: str) -> None:
    _delete(execute, [(key, friend)])
    execute("UPDATE house_friends SET hidden = 1 WHERE key = ? AND friend = ?", (friend, key))


def _delete(execute: Execute, pairs: list[tuple[str, str]]) -> None:
    for pair in pairs:
        execute("DELETE FROM house_friends WHERE key = ? AND friend = ?", pair)
