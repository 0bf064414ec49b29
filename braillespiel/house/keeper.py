"""A table's keeper in a house: its match and its people as records of the ledger."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Protocol

from msgspec.structs import replace

from braillespiel.application.clock import GameClock
from braillespiel.application.matches import RECALLED
from braillespiel.engine.chance import SEED_BITS
from braillespiel.engine.contract import Document, GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.house import records as r
from braillespiel.house.ladder import LadderResult
from braillespiel.house.writer import Pen
from braillespiel.network import decks
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import SetUp
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import Outcome, StoredEntry, StoredPlayer
from braillespiel.table import host as th


class LadderJudge(Protocol):
    """Knows what a table's matches count for the ladder."""

    def keys(self, players: Sequence[th.Player]) -> tuple[str | None, ...]:
        """Return whose the seats are of a match that begins (records.Begun.ladder)."""

    def judges(self, match: Match, ending: KeptEnding) -> LadderResult | None:
        """Tell what a match is for its ladder that is over, or given up; None if nothing."""


@dataclass(frozen=True, slots=True)
class KeptEnding:
    """How a match came to its end: what was kept of it."""

    begun: r.Begun
    outcome: Outcome | None
    taken_back: int
    gone: Mapping[int, int]
    """At which seats a computer player went on for somebody, and since when."""


class HouseKeeper:
    """Keeps one table (network.kept.Keeper, table.host.Journal).

    ``read`` is what was kept; ``key_of`` gives the key of a member by the digest of their token.
    """

    def __init__(
        self, pen: Pen, read: r.Read, key_of: Callable[[str], str], judge: LadderJudge
    ) -> None:
        self._pen = pen
        self._key_of = key_of
        self._judge = judge
        self._gone = dict(read.gone)
        self._read = read
        self._match: Match | None = None
        self._begun: r.Begun | None = None
        self._written: list[Entry] = []
        """The journal as it was written last."""
        self._taken_back = 0
        self._outcome: Outcome | None = None
        self._dealt: tuple[SetUp, int] | None = None
        """The seed of the match that begins next."""
        self._records = list(read.of_match)
        self._here = read.of_here
        self._remembered: KeptTable | None = read.here
        self._entries: list[Entry] = []
        self._ended = False
        self._over = read.is_over
        """Whether the match is over, and in the archive."""
        self.on_kept: Callable[[], None] = lambda: None
        """Called whenever something was written that the lobby may show."""

    # -- the match (network.kept.Keeper) ---------------------------------------------------

    def deal(self, set_up: SetUp) -> tuple[int, Document | None]:
        """Return seed and position of the match that begins next: it can be tried before."""
        if self._dealt is None or self._dealt[0] != set_up:
            seed = randbits(SEED_BITS) if set_up.seed is None else set_up.seed
            self._dealt = set_up, seed
        return self._dealt[1], None

    def begin(
        self, set_up: SetUp, players: Sequence[th.Player], clock: Callable[[], int]
    ) -> th.TableHost:
        """Begin a match; it is on disk before anybody hears of it. Raises GameError."""
        game = decks.game_of(set_up)
        options = game.resolve(set_up.options)
        seed, _ = self.deal(set_up)
        self._dealt = None
        match = Match(game, len(players), options, seed)
        begun = r.Begun(
            game.id,
            seed,
            match.seats,
            dict(match.options),
            _players(players),
            match.position,
            match.rules,
            set_up.seed is not None,
            self._judge.keys(players),
        )
        self._records = [self._pen.write(r.encoded(begun), tuple(self._records))]
        self._over = False
        self._begin(match, begun)
        return self._host(match, players, clock)

    def resume(self, clock: Callable[[], int]) -> th.TableHost | None:
        """Continue the match that was being played when the house ended."""
        begun, set_up = self._read.begun, self._set_up()
        if begun is None or set_up is None:
            return None
        try:
            game = decks.game_of(set_up)
            match = Match(
                game,
                begun.seats,
                begun.options,
                begun.seed,
                begun.position,
                rules=begun.rules,
                stored=True,
            )
            entries = [Entry(e.seat, e.text, e.at, e.rules, e.number) for e in self._read.entries]
            match.replay(entries[:-RECALLED])
        except GameError:
            return None  # its rules have changed
        self._begin(match, begun)
        self._gone = dict(self._read.gone)
        self._written, self._entries = entries, entries[-RECALLED:]
        self._taken_back = self._read.taken_back
        players = [th.Player(p.name, p.level if p.kind == "bot" else "") for p in begun.players]
        at = entries[-1].at if entries else 0
        return self._host(match, players, clock, at)

    def _set_up(self) -> SetUp | None:
        here = self._read.here
        if here is not None and here.set_up is not None:
            return here.set_up
        return None if self._read.opened is None else self._read.opened.set_up

    def _begin(self, match: Match, begun: r.Begun) -> None:
        self._match, self._begun = match, begun
        self._written, self._taken_back, self._outcome = [], 0, None
        self._gone = {}
        prepare = threading.Thread(target=match.game.prepare, args=(match.options,), daemon=True)
        prepare.start()

    def _host(
        self, match: Match, players: Sequence[th.Player], clock: Callable[[], int], at: int = 0
    ) -> th.TableHost:
        if match.game.timed:  # while the computer sleeps nobody can roll, and no sand runs
            clock = GameClock(clock)
        known = match.seed if self._begun is not None and self._begun.known else None
        return th.TableHost(match, players, self, known, clock, at, self._taken_back)

    def recall(self, host: th.TableHost) -> None:
        """Carry out again what was played last."""
        entries, self._entries = self._entries, []
        host.recall(entries)

    def reseat(self, players: Sequence[th.Player]) -> None:
        """Somebody who came later sits at the match from now on."""
        if self._begun is not None:
            self._begun = replace(self._begun, players=_players(players))
            seated = r.Seated(self._begun.players)
            self._records.append(self._pen.write(r.encoded(seated)))

    @property
    def gone(self) -> Mapping[int, int]:
        """At which seats a computer player went on for somebody, and since when."""
        return self._gone

    @property
    def seats(self) -> int:
        """How many seats the match has; 0 where there is none."""
        return 0 if self._begun is None else self._begun.seats

    def goes(self, seat: int, at: int) -> None:
        """A computer player goes on at a seat for its person, from a time on."""
        if self._begun is not None and seat not in self._gone:
            self._gone[seat] = at
            self._records.append(self._pen.write(r.encoded(r.Gone(seat, at))))

    def _see_outcome(self) -> None:
        """Take the outcome of a match that was over already when the house was opened again."""
        if self._outcome is None and self._match is not None and self._match.state.is_over():
            state = self._match.state
            self._outcome = Outcome(list(state.scores()), list(state.winners()))

    def _counted(self) -> LadderResult | None:
        """Tell what the match is for its ladder."""
        if self._begun is None or self._match is None or self._over:
            return None
        ending = KeptEnding(self._begun, self._outcome, self._taken_back, self._gone)
        return self._judge.judges(self._match, ending)

    def leave(self) -> None:
        """The match is over, and goes to the archive; one that was given up is forgotten."""
        if self._begun is None:
            return
        self._see_outcome()
        if not self._over and self._outcome is not None:
            begun = self._begun
            archived = MatchFile(
                game=begun.game,
                seed=begun.seed,
                seats=begun.seats,
                options=begun.options,
                players=begun.players,
                position=begun.position,
                journal=_entries(self._written),
                scores=self._outcome.scores,
                winners=self._outcome.winners,
                taken_back=self._taken_back,
                rules=begun.rules,
            )
            over = self._pen.write(r.encoded(r.Over()), (), archived, self._counted())
            self._records.append(over)
            self._over = True
        elif not self._over:
            self._forget(self._counted())
        self._begun, self._match, self._written = None, None, []

    def put_away(self) -> None:
        """Nobody looks any more at the match that was over."""
        if self._over:
            self._forget()

    def _forget(self, counted: LadderResult | None = None) -> None:
        left = self._pen.write(r.encoded(r.Left()), tuple(self._records), None, counted)
        self._records, self._over = [left], False

    # -- who is here -----------------------------------------------------------------------

    def remember(self, table: KeptTable) -> None:
        """Remember who is here."""
        if table != self._remembered and not self._ended:
            self._remembered = table
            without = () if self._here is None else (self._here,)
            keys = tuple(self._key_of(member.digest) for member in table.members)
            self._here = self._pen.write(r.encoded(r.Here(table, keys)), without)
        self.on_kept()

    def reopen(self, opened: r.Open) -> None:
        """The table is open on other terms than before."""
        self._pen.write(r.encoded(opened))

    def remembered(self) -> KeptTable | None:
        """Return who was here when the house ended, or None."""
        return self._read.here

    def end(self) -> None:
        """The table itself is over: nothing is kept of it any more."""
        self._ended = True
        self._pen.write(r.encoded(r.Left()), counted=self._counted(), ends=True)

    # -- the journal (table.host.Journal) --------------------------------------------------

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Write what is new in the journal, or what was taken back."""
        same = _same(self._written, journal)
        self._outcome = outcome
        if same == len(self._written) == len(journal) and taken_back == self._taken_back:
            return
        kept = r.Entries(same, _entries(journal[same:]), taken_back)
        self._records.append(self._pen.write(r.encoded(kept)))
        self._written[same:] = journal[same:]
        self._taken_back = taken_back


def _same(written: Sequence[Entry], journal: Sequence[Entry]) -> int:
    """Return how many entries both have in common from the beginning."""
    length = min(len(written), len(journal))
    if length == len(written) and (not length or written[-1] is journal[length - 1]):
        return length  # entries are only ever added behind, or taken from there
    return next((n for n in range(length) if written[n] != journal[n]), length)


def _entries(journal: Sequence[Entry]) -> list[StoredEntry]:
    return [StoredEntry(e.seat, e.text, e.at, e.rules, e.number) for e in journal]


def _players(players: Sequence[th.Player]) -> list[StoredPlayer]:
    return [StoredPlayer(p.name, "bot" if p.is_bot else "online", p.level) for p in players]
