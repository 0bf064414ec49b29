"""The matches of a network table on disk, and who sat there when its host ended."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from secrets import randbits

import msgspec
from msgspec.structs import replace

from braillespiel.application import kept_match, old_tables
from braillespiel.application.clock import GameClock
from braillespiel.application.matches import RECALLED, StoredJournal
from braillespiel.application.table_file import KeptFile, read
from braillespiel.application.write_thread import WriteThread
from braillespiel.engine.chance import SEED_BITS
from braillespiel.engine.contract import Document, GameError
from braillespiel.engine.like_me import nearest
from braillespiel.engine.match import Entry, Match
from braillespiel.games.own_deck import TakesDeck
from braillespiel.network import decks, texts
from braillespiel.network.joining import files
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.members import SHARED
from braillespiel.network.messages import Chair, SetUp
from braillespiel.network.refusals import RefusalError
from braillespiel.network.session import games
from braillespiel.store import records, relabel
from braillespiel.store.database import home_folder
from braillespiel.store.errors import StoreError
from braillespiel.store.kept import is_due
from braillespiel.store.opening import Store
from braillespiel.store.records import KeptPosition, MatchId, Outcome, StoredMatch
from braillespiel.table.host import Player, TableHost

# -- the journal of a table ----------------------------------------------------------


Create = Callable[[], MatchId]


class TableJournal:
    """Where a table's match is made durable.

    ``create`` puts the match into the store. With ``commits`` its thread writes, and tells what
    the disk refuses.
    """

    def __init__(
        self, store: Store, match: Match, create: Create, commits: WriteThread | None = None
    ) -> None:
        self._store, self._match, self._create, self._commits = store, match, create, commits
        self.number: MatchId | None = None
        """The match's number once it is on disk; for the thread that writes."""
        self._positioned = 0
        """After how many entries the last position was kept."""

    def begin(self) -> None:
        """Put the match into the store. Raises StoreError, but not with ``commits``."""
        if self._commits is None:
            self._stored()
            return
        self._commits.begin_anew()
        self._commits.write(self._begun)

    def _begun(self) -> None:
        self._stored()

    def _stored(self) -> StoredJournal:
        """Return the journal in the store, of a match that is there and belongs to this client."""
        if self.number is None:
            self.number = self._create()
        if not self._store.leases.holds(self.number):
            self._store.leases.acquire(self.number)
        return StoredJournal(self._store, self.number, self._match, False)

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Make what is stored equal to ``journal``. Raises StoreError, but not with ``commits``."""
        if self._commits is None:
            self._stored().sync(journal, taken_back, outcome)
            return
        entries = tuple(journal)
        position = None
        if is_due(len(entries), min(self._positioned, len(entries)), outcome is not None):
            reached = msgspec.json.encode(self._match.state.to_position())
            position = partial(msgspec.json.decode, reached)

        def write() -> None:
            self._stored().write(entries, taken_back, outcome, position)
            if position is not None:
                self._positioned = len(entries)

        self._commits.write(write)

    def leaving(self) -> Callable[[], None]:
        """Return what keeps the position in which the match is now."""
        position = KeptPosition(len(self._match.journal), self._match.state.to_position())

        def keep() -> None:
            if self.number is not None:
                self._store.matches.keep_position(self.number, position)

        return keep


# -- adopting a match ----------------------------------------------------------------


RACE_MS = 4000
"""How long announcements wait for anybody at most where it goes by time."""


def adopted(
    stored: StoredMatch, names: Sequence[str], before: KeptFile | None, known: int | None
) -> KeptTable:
    """Return the table at which a match goes on: its people are there, and who was there before.

    ``names`` are what the people are called there, where there are as many.

    Raises GameError if the match fits its rules no longer, RefusalError names-many, deck-large,
    deck-bad, TextError for a name that no table takes.
    """
    people = [n for n, player in enumerate(stored.players) if player.kind != "bot"]
    names = tuple(map(texts.name, names))
    if len(names) != len(people):
        names = tuple(texts.name(stored.players[seat].name) for seat in people)
    called = dict(zip(people, names, strict=True))
    if len(names) > SHARED:
        raise RefusalError("names-many", most=SHARED)
    others = () if before is None else before.table.members
    mine = next((member.id for member in others if member.host), None)
    if mine is None:
        mine = 1 + max((member.id for member in others), default=0)
    host = KeptMember(mine, names, "", games(), 4000, False, True, tuple(people))
    chat = before is None or before.table.chat
    known_still = tuple(
        replace(member, chairs=()) for member in others if member.id != mine and not member.host
    )
    chairs = tuple(
        Chair(called[seat], mine)
        if seat in called
        else Chair(player.name, None, nearest(player.level))
        for seat, player in enumerate(stored.players)
    )
    return KeptTable(_set_up(stored, known), (host, *known_still), chairs, chat)


def _set_up(stored: StoredMatch, known: int | None) -> SetUp:
    match = kept_match.begun(stored)
    game, options = match.game, match.options
    usual = game.resolve({})
    levels = tuple(nearest(player.level) for player in stored.players if player.kind == "bot")
    set_up = SetUp(
        game=game.id,
        seats=stored.seats,
        options={name: value for name, value in options.items() if value != usual[name]},
        levels=levels or ("normal",),  # type: ignore[arg-type]  # as the store keeps them
        hearing=RACE_MS if game.timed else 15_000,
        seed=known,
        late=True,
    )
    if isinstance(game, TakesDeck) and game.takes_deck(options):
        set_up = replace(set_up, deck=game.deck_of(match.state))
        decks.game_of(set_up)
    return set_up


# -- table matches -------------------------------------------------------------------


def _dealt_anew() -> tuple[int, Document | None]:
    return randbits(SEED_BITS), None


@dataclass(frozen=True, slots=True)
class ClassPlace:
    """What a table of a class has otherwise than a computer's only one; called in its loop."""

    read: Callable[[], KeptFile | None]
    """Returns who sat there in which match."""
    remember: Callable[[KeptFile], None]
    """Has that kept from now on, before anything that the table writes later."""
    start: Callable[[], tuple[int, Document | None]] = _dealt_anew
    """Draws the seed of a match whose seed was not given by hand, and its prepared position."""


class StoredTable:
    """A table's keeper in the store. Belongs to the thread that opened the store.

    With ``commits``, entries of the journal are written in its thread. ``place`` is that of a table
    that is not the computer's only one.
    """

    def __init__(
        self,
        store: Store,
        home: Path | None = None,
        today: Callable[[], date] = date.today,
        commits: WriteThread | None = None,
        place: ClassPlace | None = None,
    ) -> None:
        self._store = store
        self._commits = commits
        self._home = home or home_folder()
        self._place = place
        self._today = today
        self._found: MatchId | None = None
        """The match that was being played when the host ended."""
        self._known: int | None = None
        """The seed that was given by hand for what is played at this table."""
        self._adopted: tuple[MatchId, KeptTable] | None = None
        """A match of this computer that is given to the table once somebody is there."""
        self._journal: TableJournal | None = None
        self._dealt: tuple[SetUp, int, Document | None] | None = None
        """How the match is dealt that begins next."""
        self._entries: list[Entry] = []
        self._written: tuple[MatchId | None, KeptTable] | None = None
        old_tables.mark(store)

    def deal(self, set_up: SetUp) -> tuple[int, Document | None]:
        """Return seed and position of the match that begins next: it can be tried before."""
        if self._dealt is None or self._dealt[0] != set_up:
            drawn, position = _dealt_anew() if self._place is None else self._place.start()
            known = self._seed_known(set_up)
            self._dealt = set_up, drawn if known is None else known, position
        return self._dealt[1:]

    def _seed_known(self, set_up: SetUp) -> int | None:
        if set_up.seed is not None:
            return set_up.seed
        game = decks.game_of(set_up)
        today = int(self._today().strftime("%Y%m%d"))
        return game.seed_on(game.resolve(set_up.options), today)

    def begin(
        self, set_up: SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        """Begin a match; it is on disk before anybody hears of it.

        Raises GameError, and StoreError where nothing else writes (see TableJournal.begin).
        """
        game = decks.game_of(set_up)
        options = game.resolve(set_up.options)
        known = self._seed_known(set_up)
        seed, position = self.deal(set_up)
        self._dealt = None
        match = Match(game, len(players), options, seed, position)
        create = partial(
            self._store.matches.create,
            game.id,
            match.seed,
            match.seats,
            match.options,
            _records(players),
            match.position,
            match.rules,
        )
        self._sit_down(TableJournal(self._store, match, create, self._commits), match)
        return self._host(match, players, known, clock)

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        """Continue the match that was being played when the host ended."""
        number, self._found = self._found, None
        if number is None:
            return None
        if self._commits is not None:
            self._commits.wait()
        try:
            stored = self._store.matches.load(number)
            match, entries = kept_match.begun(stored), kept_match.entries(stored)
            match.replay(entries[:-RECALLED])
        except (GameError, StoreError):
            return None  # its rules have changed, or the disk has lost it
        players = [Player(p.name, p.level if p.kind == "bot" else "") for p in stored.players]
        self._entries = entries[-RECALLED:]
        at = stored.entries[-1].at if stored.entries else 0
        known = self._known if self._known == stored.seed else None  # not of a return match
        if self._place is None:
            self._store.leases.acquire(number)
        journal = TableJournal(self._store, match, lambda: number, self._commits)
        journal.number = number
        self._sit_down(journal, match)
        return self._host(match, players, known, clock, at, stored.taken_back)

    def _sit_down(self, journal: TableJournal, match: Match) -> None:
        journal.begin()
        self._journal = journal
        prepare = threading.Thread(target=match.game.prepare, args=(match.options,), daemon=True)
        prepare.start()

    def _host(
        self,
        match: Match,
        players: Sequence[Player],
        known: int | None,
        clock: Callable[[], int],
        at: int = 0,
        taken_back: int = 0,
    ) -> TableHost:
        assert self._journal is not None
        if match.game.timed:  # while the computer sleeps nobody can roll, and no sand runs
            clock = GameClock(clock)
        return TableHost(match, players, self._journal, known, clock, at, taken_back)

    def adopt(self, number: MatchId, names: Sequence[str], known: int | None) -> None:
        """Have a running match of this computer go on at the table that is opened now.

        Its people keep their chairs, and who comes takes those of computer players; ``known`` is
        its seed where it was given by hand. Raises StoreError, RefusalError where it cannot be.
        """
        stored = self._store.matches.load(number)
        self._adopted = number, adopted(stored, names, read(self._home), known)

    def reseat(self, players: Sequence[Player]) -> None:
        """Keep who sits at the match from now on; their names alone are lost where it fails."""
        journal = self._journal

        def seated() -> None:
            if journal is not None and journal.number is not None:
                relabel.reseat(self._store, journal.number, _records(players))

        self._do(seated)

    def recall(self, host: TableHost) -> None:
        """Carry out again what was played last."""
        entries, self._entries = self._entries, []
        host.recall(entries)

    def leave(self) -> None:
        """Give the match up: nobody continues it here."""
        if self._journal is not None:
            self._do(self._journal.leaving())
            self._do(partial(self._release, self._journal))
        self._journal = None

    def _release(self, journal: TableJournal) -> None:
        if journal.number is not None:
            self._store.leases.release(journal.number)

    def put_away(self) -> None:
        """Nothing is kept of a match that was over but what is archived."""

    def remember(self, table: KeptTable) -> None:
        """Remember who is here; if that cannot be written, only coming back is harder.

        A match that is not on disk yet has no number: then it is remembered again.
        """
        journal = self._journal
        number = None if journal is None else journal.number
        if (number, table) == self._written:
            return
        self._written = number, table
        if self._place is not None:
            self._place.remember(KeptFile(number, table))
            self._do(lambda: None)  # it is done once what it comes after is on disk
            return

        def write() -> None:
            kept = KeptFile(None if journal is None else journal.number, table)
            files.write(files.folder(self._home) / files.TABLE, msgspec.json.encode(kept))

        self._do(write)
        if self._adopted is not None:  # where this fails, old_tables makes up for it
            self._do(partial(relabel.to_online, self._store, self._adopted[0]))
            self._adopted = None

    def remembered(self) -> KeptTable | None:
        """Return who was here when the host ended."""
        found = read(self._home) if self._place is None else self._place.read()
        if self._adopted is not None:
            found = KeptFile(*self._adopted)
        if found is None:
            return None
        self._found = None if found.match is None else MatchId(found.match)
        self._known = None if found.table.set_up is None else found.table.set_up.seed
        return found.table

    def forget(self) -> None:
        """The table ended properly: nobody is expected back."""
        self._do((self._home / files.FOLDER / files.TABLE).unlink)

    def _do(self, work: Callable[[], object]) -> None:
        """Do what may fail, in its turn where a thread of its own writes."""

        def done() -> None:
            with contextlib.suppress(StoreError, OSError):
                work()

        if self._commits is None:
            done()
        else:
            self._commits.also(done)


def _records(players: Sequence[Player]) -> list[records.StoredPlayer]:
    return [records.StoredPlayer(p.name, "bot" if p.is_bot else "online", p.level) for p in players]
