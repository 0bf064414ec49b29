"""The services of a real client: matches and statistics on disk, and the match being played."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from itertools import product
from pathlib import Path
from secrets import randbits
from typing import Any

from braillespiel.application import kept_match, old_tables
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.chance import SEED_BITS
from braillespiel.engine.contract import GameError, OptionValue
from braillespiel.engine.like_me import FIRST, after, level_of, strength_of
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store import private, records
from braillespiel.store.database import home_folder
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import SUFFIX, MatchFile, MatchFileError, read_match, write_match
from braillespiel.store.opening import Store
from braillespiel.store.records import KeptPosition, MatchId, StoredMatch
from braillespiel.store.statistics import PlayedElsewhere
from braillespiel.table.host import Journal, Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.table.recording import Recording
from braillespiel.ui.services import GameStatistics, SavedMatch, Setup

# -- recordings ----------------------------------------------------------------------


def _players(players: Sequence[records.StoredPlayer]) -> list[Player]:
    return [Player(p.name, p.level if p.kind == "bot" else "") for p in players]


def recording(stored: StoredMatch | MatchFile) -> Recording:
    """Return a match as it was played, and its last kept position if the journal no longer fits."""
    match = kept_match.begun(stored)
    found = Recording(match, kept_match.entries(stored), _players(stored.players))
    if found.broken is not None:
        found.end_with(kept_match.shown(stored, match, found.broken).state)
    return found


def recording_files(folder: Path) -> list[Path]:
    """Return the match files of a folder, the newest first; none if there is no folder."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


def kept_until(store: Store, source: Recording, moment: int, seat: int, redraw: bool) -> MatchId:
    """Keep a recording up to a moment as a new match, and return its id.

    A person sits at ``seat``, bots at all others. It counts as a match in which a move was taken
    back. With ``redraw``, what the seat cannot know is drawn again if it is that seat's turn.
    """
    match = Match(
        source.game,
        source.seats,
        source.options,
        source.seed,
        source.position,
        rules=source.rules,
        stored=True,
    )
    match.replay(source.entries[:moment])
    if redraw and seat in match.state.to_act():
        match.redraw(seat, 1)
    players = [
        records.StoredPlayer(player.name)
        if n == seat
        else records.StoredPlayer(player.name, "bot", player.level or "hard")
        for n, player in enumerate(source.players)
    ]
    number = store.matches.create(
        source.game.id,
        source.seed,
        source.seats,
        source.options,
        players,
        source.position,
        source.rules,
    )
    store.matches.sync(number, match.journal, taken_back=1)
    return number


def strength_like(store: Store, game: str, person: str | None = None) -> int:
    """Return how strong a bot like ``person`` (None: like anybody here) is now, by the last result
    against such a bot that was won or lost.
    """
    found = []
    for result in store.statistics.results(game, person):
        met = [strength for one in result.levels if (strength := strength_of(one)) is not None]
        if met and not result.shared:
            found.append((met[0], result.won))
    return after(*found[-1], len(found) - 1) if found else FIRST


# -- matches -------------------------------------------------------------------------


RECALLED = 60
"""How many of the last actions can be looked up again after resuming."""
LOOK_MS = 60_000
"""How often to check that no other client has taken the match over."""


class StoredJournal:
    """A table host's journal in the store, with a position of the match from time to time."""

    def __init__(self, store: Store, kept: MatchId, match: Match, counts: bool = True) -> None:
        self._store, self._counts = store, counts
        self._kept = kept
        self._match = match

    def sync(
        self, journal: Sequence[Entry], taken_back: int, outcome: records.Outcome | None
    ) -> None:
        """Make what is stored equal to ``journal``; an outcome is entered in the statistics."""
        self.write(journal, taken_back, outcome, self._match.state.to_position)

    def write(
        self,
        journal: Sequence[Entry],
        taken_back: int,
        outcome: records.Outcome | None,
        position: Callable[[], dict[str, Any]] | None,
    ) -> None:
        """Do that with the position that ``journal`` leads to; None keeps no position."""
        self._store.matches.sync(self._kept, journal, taken_back, outcome, position, self._counts)

    def leave(self) -> None:
        """Keep the position in which the match is left."""
        self.leaving()()

    def leaving(self) -> Callable[[], None]:
        """Return what keeps the position in which the match is now."""
        position = KeptPosition(len(self._match.journal), self._match.state.to_position())
        return partial(self._store.matches.keep_position, self._kept, position)


class _Untouched:
    """The journal of a match that is only looked at: what is stored of it stays unchanged."""

    def sync(
        self, journal: Sequence[Entry], taken_back: int, outcome: records.Outcome | None
    ) -> None:
        """Keep nothing."""


def _port(host: TableHost) -> LocalPort:
    """Return the port of all people of a match who are at this computer."""
    shared = registry.presenter_type(host.match.game.id).shared
    return LocalPort(host, host.people or (0,), shared and len(host.people) > 1)


def _categories(game: AnyGame) -> list[tuple[str, tuple[str, OptionValue] | None]]:
    """Return (category, the option's id and value) for all that a game counts separately."""
    for option in game.options:
        if option.id == game.statistics_by:
            return [(value, (option.id, value)) for value in option.offered]
    return [("", None)]


def _people(players: Sequence[records.StoredPlayer]) -> tuple[str, ...]:
    return tuple(player.name for player in players if player.kind == "human")


def _listed(lines: Sequence[records.MatchLine], today: date) -> list[SavedMatch]:
    """Return matches of a list; one person who plays all of them alone tells none from another."""
    everybody = {_people(line.players) for line in lines}
    same = next(iter(everybody)) if len(everybody) == 1 else ()
    alone = same if len(same) == 1 else ()
    changed = [datetime.fromtimestamp(line.changed / 1000) for line in lines]
    return [
        SavedMatch(
            str(line.id),
            line.game,
            tuple(player.name for player in line.players if player.name not in alone),
            line.length,
            at.isoformat(timespec="minutes"),
            tuple(line.players[seat].name for seat in line.winners or ()),
            line.taken_back > 0,
            (today - at.date()).days,
        )
        for line, at in zip(lines, changed, strict=True)
    ]


class MatchService:
    """The matches on disk and their statistics, and the one that is being played.

    ``now`` gives ms of any clock, ``game_now`` those that count for games, ``draw_seed`` the seed
    of a new match if seeds are given by hand, ``today`` the date for puzzles of the day, and
    ``in_background`` runs long work beside the loop.
    """

    def __init__(
        self,
        store: Store,
        language: str,
        now: Callable[[], int],
        game_now: Callable[[], int],
        in_background: Callable[[Callable[[], None]], None],
        draw_seed: Callable[[], int] | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.store = store
        self.language = language
        self.bot_pause_ms = 0
        """How long bots wait once all has been received, from the next match on; 0: not at all."""
        self._now = now
        self._game_now = game_now
        self._in_background = in_background
        self._draw_seed = draw_seed
        self._today = today
        self._playing: MatchId | None = None
        self._journal: StoredJournal | None = None
        self._looked_at = 0
        old_tables.mark(store)

    @property
    def playing(self) -> str:
        """The name of the match that is being played, "" without one."""
        return "" if self._playing is None else str(self._playing)

    def new_match(self, setup: Setup) -> LocalPort:
        """Begin a match; it is on disk before it is announced."""
        game = registry.game(setup.game)
        setup = replace(setup, players=self._as_strong(setup))
        known = setup.seed
        if known is None and self._draw_seed is not None:
            known = self._draw_seed()
        if known is None:
            day = int(self._today().strftime("%Y%m%d"))
            known = game.seed_on(game.resolve(setup.options), day)
        seed = randbits(SEED_BITS) if known is None else known
        people = sum(not player.is_bot for player in setup.players)
        options = game.for_people(game.resolve(setup.options), people)
        match = Match(game, len(setup.players), options, seed)
        number = self.store.matches.create(
            setup.game,
            seed,
            match.seats,
            match.options,
            [
                records.StoredPlayer(p.name, "bot" if p.is_bot else "human", p.level)
                for p in setup.players
            ],
            match.position,
            match.rules,
        )
        journal = StoredJournal(self.store, number, match)
        host = self._host(match, journal, setup.players, 0, known)
        return self._sit_down(number, _port(host), journal)

    def saved(self) -> list[SavedMatch]:
        """Return the matches that can be resumed, the newest first."""
        lines = self.store.matches.unfinished()
        own = [line for line in lines if not records.online(line.players)]
        return _listed(own, self._today())

    def finished(self) -> list[SavedMatch]:
        """Return the finished matches, the newest first."""
        return _listed(self.store.matches.finished(), self._today())

    def recording(self, match_id: str = "") -> Recording:
        """Return a match as it was played; without a name, the one being played."""
        number = MatchId(int(match_id)) if match_id else self._playing
        if number is None:
            raise StoreError("no-such-match", self.store.database.path or "", match_id)
        stored = self.store.matches.load(number)
        if stored.finished is None and records.online(stored.players):
            raise StoreError("at-a-table", self.store.database.path or "", match_id)
        return recording(stored)

    @property
    def has_files(self) -> bool:
        """Tell whether matches can be kept as files, and files be read."""
        return True

    def files(self) -> list[Path]:
        """Return the match files in the folder "matches", the newest first."""
        return recording_files(home_folder() / "matches")

    def recording_of(self, path: Path) -> Recording:
        """Return the match of a match file."""
        return recording(read_match(path))

    def play_on(self, recording: Recording, moment: int, seat: int, redraw: bool) -> LocalPort:
        """Keep the match up to a moment as a new one, as practice, and open it."""
        return self.resume(str(kept_until(self.store, recording, moment, seat, redraw)))

    def export(self, match_id: str) -> str:
        """Keep a match as a file in the folder "matches" beside the store; return its path."""
        file = self.store.matches.export(MatchId(int(match_id)))
        folder = home_folder() / "matches"
        try:
            private.make_folder(folder)
        except OSError as error:
            reason = error.strerror or str(error)
            raise MatchFileError("cannot-write", folder, reason) from error
        name = f"{file.game}-{match_id}{SUFFIX}"
        return str(write_match(file, folder / name, replace=True))

    def resume(self, match_id: str) -> LocalPort:
        """Load a match and continue where it was.

        If its journal no longer fits, it is only shown (``GameStatistics.stopped``).
        """
        stored = self.store.matches.load(MatchId(int(match_id)))
        if records.online(stored.players):  # each hand is for its own computer only
            raise StoreError("at-a-table", self.store.database.path or "", match_id)
        players = tuple(Player(p.name, p.level if p.kind == "bot" else "") for p in stored.players)
        at = stored.entries[-1].at if stored.entries else 0
        match: Match | None = None
        try:
            match, entries = kept_match.begun(stored), kept_match.entries(stored)
            match.replay(entries[:-RECALLED])
            journal = StoredJournal(self.store, stored.id, match)
            # No match tells whether its seed was given by hand; where all are, this one was too.
            known = None if self._draw_seed is None else match.seed
            table_host = self._host(match, journal, players, at, known, stored.taken_back)
            port = _port(table_host)
            table_host.recall(entries[-RECALLED:])
        except GameError as error:
            shown = kept_match.shown(stored, match, error)
            self.leave()
            return _port(self._host(shown, _Untouched(), players, at, None, stands=True))
        return self._sit_down(stored.id, port, journal)

    def _host(
        self,
        match: Match,
        journal: Journal,
        players: Sequence[Player],
        at: int,
        known: int | None,
        taken_back: int = 0,
        stands: bool = False,
    ) -> TableHost:
        now = (lambda: 0) if stands else self._game_now
        table_host = TableHost(match, players, journal, known, now, at, taken_back)
        table_host.pace.pause_ms = self.bot_pause_ms
        return table_host

    def _sit_down(self, number: MatchId, port: LocalPort, journal: StoredJournal) -> LocalPort:
        """Claim the match for this client alone."""
        self.leave()
        self.store.leases.acquire(number)
        self._playing, self._looked_at = number, self._now()
        self._journal = journal
        self._in_background(lambda: port.game.prepare(port.options))
        return port

    def leave(self) -> None:
        """Let go of the match being played, so that another client may continue it."""
        with contextlib.suppress(StoreError):
            if self._playing is not None and self._journal is not None:
                self._journal.leave()
        self._playing = self._journal = None
        with contextlib.suppress(StoreError):
            self.store.leases.release_all()

    def check_ownership(self) -> None:
        """Check, from time to time, that the match still belongs to this client.

        Raises StoreError "in-use" or "out-of-order" once when another client has taken it over.
        """
        if self._playing is None or self._now() - self._looked_at < LOOK_MS:
            return
        self._looked_at = self._now()
        try:
            self.store.leases.check(self._playing)
        except StoreError as error:
            # Anything else is told when an action is to be stored.
            if error.kind in ("in-use", "out-of-order"):
                self._playing = None
                raise

    def damaged(self) -> int:
        """Return how many matches on disk no list shows because they are damaged."""
        return len(self.store.matches.damaged())

    def delete_damaged(self) -> None:
        """Forget them."""
        for match in self.store.matches.damaged():
            self.store.matches.delete(match)

    def delete(self, match_id: str) -> None:
        """Forget a saved match."""
        self.store.matches.delete(MatchId(int(match_id)))

    def standings(self) -> list[GameStatistics]:
        """Return the statistics: a row per game, or per value of an option counted separately."""
        rows = []
        for name in self.store.statistics.games():
            # Which score is the best one of a game that is not here, nobody knows.
            game = registry.game(name) if registry.has(name) else None
            categories = [("", None)] if game is None else _categories(game)
            low_wins = game is not None and game.low_wins
            for (category, option), taken_back in product(categories, (False, True)):
                summary = self.store.statistics.summary(
                    name, option=option, low_wins=low_wins, taken_back=taken_back
                )
                if summary.matches:
                    rows.append(
                        GameStatistics(
                            name,
                            category,
                            summary.matches,
                            summary.wins,
                            None if game is None else summary.best,
                            summary.streak,
                            taken_back,
                            summary.longest_streak,
                            summary.shared,
                            summary.elsewhere,
                            tuple(self.store.statistics.against(name, option, taken_back)),
                        )
                    )
        return rows

    def _as_strong(self, setup: Setup) -> tuple[Player, ...]:
        """Return who plays; bots that play like the player have the strength of this match."""
        strength = None
        players = []
        for player in setup.players:
            if strength_of(player.level) is not None:
                if strength is None:
                    person = next((one.name for one in setup.players if not one.is_bot), None)
                    strength = strength_like(self.store, setup.game, person)
                player = replace(player, level=level_of(strength))
            players.append(player)
        return tuple(players)

    def solved(self, game: str, option: str, category: OptionValue) -> frozenset[OptionValue]:
        """Return the values of an option with which a match of that category was won."""
        among = (registry.game(game).statistics_by, category)
        results = self.store.statistics.results(game, option=among)
        won = [result.options for result in results if result.won]
        return frozenset(options[option] for options in won if option in options)

    def count(self, played: PlayedElsewhere) -> int:
        """Count a match that another computer keeps; return its number in the statistics."""
        return self.store.statistics.count_elsewhere(played)

    def uncount(self, number: int) -> None:
        """Take back what was counted: the match continues."""
        self.store.statistics.uncount(number)

    def reset_statistics(self) -> None:
        """Forget all statistics; the matches stay."""
        self.store.statistics.reset()
