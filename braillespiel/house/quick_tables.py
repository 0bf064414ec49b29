"""Quick matches in a house: brings those who fit to a table, and offers a bot to who waits long.

While two are on their way their chairs are kept for them alone. Whoever plays with a bot meanwhile
still looks: its chair is then kept for the one who fits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.house import records as r
from braillespiel.house.quick import BOT_MS, QuickMatch, QuickPair, QuickWish
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.budget import Budget
from braillespiel.network.refusals import RefusalError
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from braillespiel.house.lobby import LobbyVisit
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.server import HouseServer
    from braillespiel.house.tables import AwakeTable

HOLD_MS = 60_000
"""A chair is kept for so long for whoever was matched."""
AWAY_MS = 15_000
"""Who has left the bot for the lobby for so long looks on without it."""
LOOKS, AT_ONCE = 1 / 10, 5
"""How often a second somebody may begin to look, and how often at once."""
LANGUAGE = "language"
"""The option of games that are played in one language."""


@dataclass(slots=True)
class _Looking:
    """Somebody who looks, on one device of theirs, until a person sits with them."""

    device: str
    wish: QuickWish


@dataclass(slots=True)
class _Held:
    """A table to which these are on their way; with one key, one that plays with a bot."""

    keys: tuple[str, ...]
    until: int
    told: tuple[str, ...]
    """Who was told of it: not who sits there already."""
    came: set[str] = field(default_factory=set)
    """Who was seen there."""


class QuickTables:
    """Who looks, and the tables to which they are brought; ``look_after`` is called each second."""

    def __init__(self, house: HouseServer) -> None:
        self._house = house
        self.bot_ms, self.hold_ms = BOT_MS, HOLD_MS
        self._queue = QuickMatch(self._apart, house.clock, self._could_play)
        self._looking: dict[str, _Looking] = {}
        self._held: dict[str, _Held] = {}
        """By tables."""
        self.away_ms = AWAY_MS
        self._away: dict[str, int] = {}
        """Since when those are away from their tables who play with a bot meanwhile."""
        self._budgets: dict[str, Budget] = {}
        self._lock = asyncio.Lock()
        """One thing at a time, since opening and closing a table wait for the disk."""

    def __len__(self) -> int:
        return len(self._looking)

    # -- what somebody wants -----------------------------------------------------------------

    async def do(self, visit: LobbyVisit, message: h.FromQuick) -> None:
        """Do what somebody in the lobby wants. Raises HouseError."""
        key = visit.person.key
        async with self._lock:
            if isinstance(message, h.Quick):
                await self._begin(visit, message)
            elif isinstance(message, h.QuickBot):
                await self._with_bot(key)
            elif key in self._looking:
                await self._end(key, "quick-ended")
            else:
                visit.put(h.QuickOver("quick-ended"))

    async def _begin(self, visit: LobbyVisit, message: h.Quick) -> None:
        person = visit.person
        now = monotonic()
        if not self._budgets.setdefault(person.key, Budget(now, LOOKS, AT_ONCE)).spend(now):
            raise HouseError("too-often", {"seconds": round(1 / LOOKS)})
        if message.game and not registry.has(message.game):
            raise HouseError("house-game", {"game": texts.plain(message.game)})
        self._house.offers(message.game or self._games()[0])
        if person.key in self._looking:
            rule = "quick-elsewhere" if self._looking[person.key].device != visit.device else ""
            await self._end(person.key, rule)
        language = message.language if texts.is_plain(message.language) else ""
        wish = QuickWish(message.game, language, message.unhurried)
        self._looking[person.key] = _Looking(visit.device, wish)
        await self._look(person.key, self._table_of(person))

    async def _with_bot(self, key: str) -> None:
        """Have somebody who looks play with a bot meanwhile. Raises HouseError."""
        if self._queue.at(key) != "":
            raise HouseError("quick-not-now")
        self._queue.stop(key)
        try:
            room = await self._open((key,), self._looking[key].wish)
        except (HouseError, RefusalError, StoreError):
            await self._look(key)
            raise
        self._hold(room, (key,))

    async def _end(
        self, key: str, rule: str, details: Mapping[str, str | int] | None = None
    ) -> None:
        """Somebody looks no more; ``rule`` is told, where there is one."""
        if rule:
            self._tell(key, h.QuickOver(rule, dict(details or {})))
        del self._looking[key]
        self._queue.stop(key)
        self._away.pop(key, None)
        for table, held in list(self._held.items()):
            if key in held.keys:
                await self._break(table, held)
        room = self._sits_at(key)
        if room is not None:
            self._set_free(room)

    # -- who fits ------------------------------------------------------------------------------

    def _apart(self, key: str) -> set[str]:
        person = self._house.people.get(key)
        return set() if person is None else self._house.people.apart_from(person)

    def _could_play(self, key: str, table: str) -> bool:
        """Tell whether somebody who waits could play now."""
        room = self._house.rooms.get(table)
        if not table:
            return self._visit(key) is not None
        return room is not None and room.has_chair and self._is_at(room, key, connected=True)

    def _is_at(self, room: AwakeTable, key: str, connected: bool = False) -> bool:
        person = self._house.people.get(key)
        if person is None:
            return False
        return room.is_here(person) if connected else room.knows(person)

    def _table_of(self, person: RegisteredPerson) -> str:
        """Return where somebody who begins to look plays with a bot already."""
        rooms = self._house.rooms.values()
        own = (each for each in rooms if each.opened.quick and each.is_here(person))
        return next((room.id for room in own if room.has_chair), "")

    def _sits_at(self, key: str) -> AwakeTable | None:
        """Return the table of a quick match at which somebody has a place and chairs are kept."""
        rooms = self._house.rooms.values()
        kept = (each for each in rooms if each.expects is not None)
        return next((room for room in kept if self._is_at(room, key)), None)

    async def _look(self, key: str, table: str = "", missed: str = "") -> None:
        """Have somebody wait, at a table or at none, or bring them together with who fits."""
        looking = self._looking[key]
        room = self._house.rooms.get(table)
        wish = looking.wish if room is None else _played(room)
        if room is not None:
            room.expects = frozenset()
        pair = self._queue.look(key, wish, table if room is not None else "")
        if pair is None:
            seconds = 0 if room is not None else self.bot_ms // 1000
            self._tell(key, h.Waits(seconds, self._queue.others(key), missed))
        elif pair.table:
            self._hold(self._house.rooms[pair.table], pair.keys)
        else:
            await self._bring(pair)

    async def _bring(self, pair: QuickPair) -> None:
        """Open a table for two who fit."""
        try:
            room = await self._open(pair.keys, pair.wish)
        except StoreError:
            for key in pair.keys:
                await self._end(key, "house-waits")
        except (HouseError, RefusalError) as error:
            for key in pair.keys:
                await self._end(key, error.rule, error.details)
        else:
            self._hold(room, pair.keys)

    # -- tables --------------------------------------------------------------------------------

    def _games(self) -> Sequence[str]:
        """Return the games of which one is played where neither has chosen one."""
        return self._house.facts.games or registry.own()

    async def _open(self, keys: tuple[str, ...], wish: QuickWish) -> AwakeTable:
        """Open the table of a quick match. Raises HouseError, RefusalError, StoreError."""
        game = wish.game or SystemRandom().choice(self._fitting(wish))
        set_up = m.SetUp(game, 2, _in_language(game, wish.language), late=True)
        try:
            seats = registry.game(game).seats_for(registry.game(game).resolve(set_up.options))
        except GameError:
            raise HouseError("house-game", {"game": game}) from None
        chairs = max(2, seats[0])
        set_up = m.SetUp(game, chairs, set_up.options, late=True)
        opened = r.Open(
            self._house.paced(set_up, wish.unhurried),
            wish.language,
            wish.unhurried,
            quick=len(keys),
        )
        opener = self._house.people.get(keys[0])
        room = await self._house.open_table(opened, "" if opener is None else opener.name)
        room.expects = frozenset(keys)
        return room

    def _fitting(self, wish: QuickWish) -> Sequence[str]:
        """Return what may be played where no game is wished for.

        Words in a language that nobody has chosen are for nobody.
        """
        games = self._games()
        plain = [each for each in games if wish.language or not _languages(each)]
        return plain or games

    def _hold(self, room: AwakeTable, keys: tuple[str, ...]) -> None:
        """Keep the chairs of a table for some people, and tell them."""
        told = tuple(key for key in keys if not self._is_at(room, key))
        room.expects = frozenset(keys)
        self._held[room.id] = _Held(keys, self._house.clock() + self.hold_ms, told)
        game, seconds = room.opened.set_up.game, self.hold_ms // 1000
        for key in told:
            self._tell(key, h.Matched(room.id, game, self._other(key, keys), seconds))
        self._house.record({"event": "matched" if len(keys) > 1 else "with-bot"})

    def _other(self, key: str, keys: Sequence[str]) -> str:
        """Return what the other one of two is called; "" where there is none."""
        people = (self._house.people.get(each) for each in keys if each != key)
        return next((person.name for person in people if person is not None), "")

    def _set_free(self, room: AwakeTable) -> None:
        """From now on a table is like any other."""
        room.expects = None
        self._house.lobby.room_changed(room)

    async def _break(self, table: str, held: _Held) -> None:
        """These do not meet at a table: whoever still looks goes on, at that table if they sit."""
        del self._held[table]
        room = self._house.rooms.get(table)
        sitting = [key for key in held.keys if room is not None and self._is_at(room, key)]
        if room is not None and sitting:
            self._set_free(room)
        elif room is not None:
            await self._house.tables.close(table)
        for key in held.keys:
            if key in self._looking:
                missed = self._other(key, held.keys) if key in held.told else ""
                await self._look(key, table if key in sitting else "", missed)

    # -- what happens -----------------------------------------------------------------------------

    async def sits(self, person: RegisteredPerson, table: str) -> None:
        """Somebody comes to a table: they look no more, unless it is one of a quick match."""
        key = person.key
        if key not in self._looking:
            return
        async with self._lock:
            held = self._held.get(table)
            if key not in self._looking or (held is not None and key in held.keys):
                return
            room = self._house.rooms.get(table)
            if room is None or not (room.opened.quick and room.knows(person) and room.has_chair):
                await self._end(key, "quick-elsewhere")
            elif self._queue.at(key) == "":  # back to the bot
                await self._look(key, table)

    def left(self, visit: LobbyVisit) -> None:
        """Somebody has left the lobby: who waits there looks no more."""
        key = visit.person.key
        looking = self._looking.get(key)
        if looking is None or looking.device != visit.device or self._visit(key) is not None:
            return
        if self._queue.at(key) == "":
            self._queue.stop(key)
            del self._looking[key]

    async def look_after(self) -> None:
        """See who has come to their tables, who has not, and who has waited for long."""
        async with self._lock:
            for table, held in list(self._held.items()):
                if self._held.get(table) is held:
                    await self._see_held(table, held)
            for key, table in self._queue.tables():
                if self._queue.at(key) == table:
                    await self._see_sitting(key, table)
            for key in self._queue.to_ask(self.bot_ms):
                self._tell(key, h.BotOffered())

    async def _see_held(self, table: str, held: _Held) -> None:
        """See whether all are at a table who are on their way there."""
        room = self._house.rooms.get(table)
        there = {key for key in held.keys if room is not None and self._is_at(room, key)}
        left = next((key for key in held.came - there if key in self._looking), "")
        held.came |= there
        if room is not None and len(there) == len(held.keys):
            await self._all_there(room, held)
        elif left and room is not None:
            await self._end(left, "quick-ended")
        elif room is None or not room.has_chair or self._are_apart(held):
            await self._break(table, held)
        elif self._house.clock() >= held.until:
            for key in set(held.keys) - there:
                self._tell(key, h.QuickOver("quick-late"))
                self._looking.pop(key, None)
            await self._break(table, held)

    def _are_apart(self, held: _Held) -> bool:
        """Tell whether two never meet any more who are on their way to each other."""
        return bool(self._apart(held.keys[0]).intersection(held.keys))

    async def _all_there(self, room: AwakeTable, held: _Held) -> None:
        del self._held[room.id]
        if len(held.keys) == 1:
            await self._look(held.keys[0], room.id)
            return
        self._set_free(room)
        for key in held.keys:
            self._tell(key, h.QuickOver("quick-came"))
            self._looking.pop(key, None)

    async def _see_sitting(self, key: str, table: str) -> None:
        """See whether somebody still plays with a bot meanwhile, and who came back to that."""
        room = self._house.rooms.get(table)
        now = self._house.clock()
        connected = room is not None and self._is_at(room, key, connected=True)
        back = connected and self._away.pop(key, None) is not None
        since = now if connected else self._away.setdefault(key, now)
        in_lobby = self._visit(key) is not None and now - since >= self.away_ms
        if room is None or not room.has_chair or not self._is_at(room, key) or in_lobby:
            self._queue.stop(key)
            self._away.pop(key, None)
            if room is not None:
                self._set_free(room)
            if self._visit(key) is None:
                del self._looking[key]
            else:
                await self._look(key)
        elif back:  # meanwhile nobody was brought to them
            await self._look(key, table)

    # -- telling -----------------------------------------------------------------------------------

    def _visit(self, key: str) -> LobbyVisit | None:
        """Return the visit of somebody on the device on which they look."""
        person, looking = self._house.people.get(key), self._looking.get(key)
        if person is None or looking is None:
            return None
        visits = self._house.lobby.visits(person)
        return next((each for each in visits if each.device == looking.device), None)

    def _tell(self, key: str, message: Any) -> None:
        visit = self._visit(key)
        if visit is not None:
            visit.put(message)


def _languages(game: str) -> Sequence[str]:
    """Return the languages in which a game is played, none where that is all the same."""
    options = registry.game(game).options
    return next((each.offered for each in options if each.id == LANGUAGE), ())


def _in_language(game: str, language: str) -> m.Options:
    """Return what has a game be played in a language."""
    return {LANGUAGE: language} if registry.has(game) and language in _languages(game) else {}


def _played(room: AwakeTable) -> QuickWish:
    """Return what is played at a table, as a wish."""
    opened = room.opened
    chosen = opened.set_up.options.get(LANGUAGE, "")
    return QuickWish(opened.set_up.game, opened.language or str(chosen), opened.unhurried)
