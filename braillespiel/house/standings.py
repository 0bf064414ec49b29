"""The ladders of a house on its disk: who takes part, how strong they are, what they are not told.

A match counts in the transaction in which it leaves its table, so it counts once. What it changed
waits for its people until they are in the lobby.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from braillespiel.decoding import decode
from braillespiel.house import facts, ladder
from braillespiel.house.ladder import LadderRating, LadderResult
from braillespiel.network.houses import messages as h

if TYPE_CHECKING:
    from braillespiel.house.people import People
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.writer import LedgerWriter
    from braillespiel.store.database import Row
    from braillespiel.store.matches import Execute
    from braillespiel.store.opening import Store

T = TypeVar("T")
NEWS = 20
"""Matches that wait for somebody to be told of, at most."""


def count_within(execute: Execute, result: LadderResult) -> None:
    """Count a match, as part of the transaction of ``execute``."""
    keys = tuple(dict.fromkeys(filter(None, result.keys)))
    marks = ", ".join("?" * len(keys))
    statement = f"SELECT key, range FROM house_people WHERE key IN ({marks})"
    networks = dict(execute(statement, keys).fetchall())
    if result.why or len(networks) < len(result.keys):
        for key in networks:
            _note(execute, key, result, h.LadderNews(result.game, result.why or "somebody"))
        return
    before = _shown(execute, result)
    statement = (
        "SELECT key, mu, sigma FROM house_ladder"
        f" WHERE season = ? AND game = ? AND key IN ({marks})"
    )
    had = _ratings(execute(statement, (result.season, result.game, *keys)).fetchall())
    ratings = [had.get(key, LadderRating()) for key in result.keys]
    if _is_school(execute):
        networks = {}
    parts = ladder.shares(result.keys, _met(execute, result), networks)
    after = ladder.rated(ratings, result.ranks, parts)
    for seat in result.rated:
        new = after[seat]
        execute(
            "INSERT INTO house_ladder VALUES (?, ?, ?, ?, ?, 1)"
            " ON CONFLICT (key, season, game) DO UPDATE SET mu = excluded.mu,"
            " sigma = excluded.sigma, matches = house_ladder.matches + 1",
            (result.keys[seat], result.season, result.game, new.mu, new.sigma),
        )
    _meet(execute, result)
    now = _shown(execute, result)
    for seat, key in enumerate(result.keys):
        counted = seat in result.rated
        place = now.get(key, 0) if counted else 0
        why = "" if counted else "left"
        little = counted and parts[seat] < 1
        lost = seat in result.left
        told = h.LadderNews(
            result.game, why, place, before.get(key, 0), len(now), little=little, lost=lost
        )
        _note(execute, key, result, told)


def _shown(execute: Execute, result: LadderResult) -> dict[str, int]:
    """Return the places of all who take part."""
    rows = execute(_OF_GAME, (result.season, result.game)).fetchall()
    return {key: place for place, key, _ in ladder.places(_ratings(rows))}


_OF_GAME = (
    "SELECT house_ladder.key, mu, sigma FROM house_ladder JOIN house_people USING (key)"
    " WHERE ladder = 1 AND season = ? AND game = ?"
)


def _ratings(rows: Sequence[Row]) -> dict[str, LadderRating]:
    return {key: LadderRating(mu, sigma) for key, mu, sigma in rows}


def _is_school(execute: Execute) -> bool:
    """Tell whether the house is a school's: there all come from one network."""
    return facts.audience(execute) == "school"


def _met(execute: Execute, result: LadderResult) -> dict[tuple[str, str], int]:
    """Return how often the people of a match have met whom, this season."""
    marks = ", ".join("?" * len(result.keys))
    statement = f"SELECT key, other, met FROM house_met WHERE season = ? AND key IN ({marks})"
    rows = execute(statement, (result.season, *result.keys)).fetchall()
    return {(key, other): met for key, other, met in rows}


def _meet(execute: Execute, result: LadderResult) -> None:
    for key in result.keys:
        for other in result.keys:
            if other != key:
                execute(
                    "INSERT INTO house_met VALUES (?, ?, ?, 1)"
                    " ON CONFLICT (key, other, season) DO UPDATE SET met = house_met.met + 1",
                    (key, other, result.season),
                )


def _note(execute: Execute, key: str, result: LadderResult, told: h.LadderNews) -> None:
    """Keep what somebody is to be told."""
    statement = "INSERT INTO house_ladder_news (key, season, data) VALUES (?, ?, ?)"
    execute(statement, (key, result.season, msgspec.json.encode(told).decode()))
    execute(
        "DELETE FROM house_ladder_news WHERE key = ? AND id NOT IN"
        " (SELECT id FROM house_ladder_news WHERE key = ? ORDER BY id DESC LIMIT ?)",
        (key, key, NEWS),
    )


class HouseStandings:
    """The ladders, for whoever is in the lobby. Every method raises StoreError."""

    def __init__(self, store: Store, writer: LedgerWriter, people: People) -> None:
        self._store, self._writer, self._people = store, writer, people
        self._places: dict[str, list[tuple[int, str, int]]] = {}
        """The places of games, as they were read last, until something changes them."""
        self._changes = 0
        self._season = 0

    def changed(self) -> None:
        """Somebody has another place from now on, or none: what was read is void."""
        self._changes += 1
        self._places = {}

    async def take_part(self, person: RegisteredPerson, on: bool) -> None:
        """Let somebody take part from now on, or no more: then nobody sees their name there.

        What they have reached this season stays, unseen: nobody begins anew by going and coming.
        """
        before, person.ladder = person.ladder, on

        def write(execute: Execute) -> None:
            statement = "UPDATE house_people SET ladder = ? WHERE key = ?"
            execute(statement, (int(on), person.key))
            if not on:
                execute("DELETE FROM house_ladder_news WHERE key = ?", (person.key,))

        try:
            await self._do(write)
        except BaseException:
            person.ladder = before
            raise
        finally:
            self.changed()

    async def all(self, person: RegisteredPerson) -> h.Ladders:
        """Return the ladders on which anybody stands."""
        now = self._people.now()
        season = ladder.season_of(now)
        days = -(-(ladder.season_ends(now) - now) // ladder.DAY_MS)

        def read(execute: Execute) -> list[str]:
            statement = (
                "SELECT DISTINCT game FROM house_ladder JOIN house_people USING (key)"
                " WHERE ladder = 1 AND season = ? ORDER BY game"
            )
            return [game for (game,) in execute(statement, (season,)).fetchall()]

        lines = []
        for game in await self._do(read):
            places = await self._of(game)
            own = next((place for place, key, _ in places if key == person.key), 0)
            lines.append(h.LadderLine(game, len(places), own))
        return h.Ladders(days, tuple(lines[: h.PLACES]), person.ladder)

    async def of(self, person: RegisteredPerson, game: str) -> h.Ladder:
        """Return the places of a game, one's own first."""
        found = await self._of(game)
        apart = self._people.apart_from(person)
        own: h.LadderPlace | None = None
        told: list[h.LadderPlace] = []
        for place, key, points in found:
            other = self._people.get(key)
            if key == person.key:
                own = h.LadderPlace(place, person.name, points)
            elif other is not None and key not in apart and len(told) < h.PLACES:
                told.append(h.LadderPlace(place, other.name, points))
        return h.Ladder(game, len(found), tuple(told), own)

    async def _of(self, game: str) -> list[tuple[int, str, int]]:
        """Return place, key and points of all who are seen on a game's ladder."""
        season, changes = ladder.season_of(self._people.now()), self._changes
        if season != self._season:
            self._season = season
            self.changed()
            changes = self._changes
        if game in self._places:
            return self._places[game]

        def read(execute: Execute) -> list[tuple[int, str, int]]:
            return ladder.places(_ratings(execute(_OF_GAME, (season, game)).fetchall()))

        found = await self._do(read)
        if changes == self._changes and found:
            self._places[game] = found
        return found

    async def take_news(self, person: RegisteredPerson) -> list[h.LadderNews]:
        """Return what somebody was not told yet, the oldest first; it is told once."""

        def take(execute: Execute) -> list[h.LadderNews]:
            statement = "SELECT data FROM house_ladder_news WHERE key = ? ORDER BY id"
            rows = execute(statement, (person.key,)).fetchall()
            if rows:
                execute("DELETE FROM house_ladder_news WHERE key = ?", (person.key,))
            return [decode(data, h.LadderNews) for (data,) in rows]

        return await self._do(take)

    async def forget_old(self) -> None:
        """Delete what was of seasons before."""
        season = ladder.season_of(self._people.now())

        def write(execute: Execute) -> None:
            for table in ("house_ladder", "house_met", "house_ladder_news"):
                execute(f"DELETE FROM {table} WHERE season < ?", (season,))

        await self._do(write)

    async def _do(self, work: Callable[[Execute], T]) -> T:
        def done() -> T:
            with self._store.database.transaction() as execute:
                return work(execute)

        return await asyncio.wrap_future(self._writer.do(done))
