"""The services of a real client: matches and statistics in the store, sessions made of them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import product
from secrets import randbits

from braillespiel.application import problems
from braillespiel.application.services import SavedMatch, Setup, Standing
from braillespiel.engine.contract import Game, OptionValue
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.games.presenter import Presenter
from braillespiel.store import private, records
from braillespiel.store.database import home_folder
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import SUFFIX, MatchFileError, write_match
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId
from braillespiel.table.host import Player, TableHost
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

RECALLED = 60
"""How many of the last actions can be looked up again after resuming."""
LOOK_MS = 60_000
"""How often it is seen that no other client has taken the match over."""


class StoredJournal:
    """A session's journal in the store."""

    def __init__(self, store: Store, match: MatchId) -> None:
        self._store = store
        self._match = match

    def sync(
        self, journal: Sequence[Entry], taken_back: int, outcome: records.Outcome | None
    ) -> None:
        """Make what is stored equal to ``journal``; an outcome enters the statistics."""
        self._store.matches.sync(self._match, journal, taken_back, outcome)


def _begun(stored: records.StoredMatch) -> Match:
    """Return a stored match before its first action."""
    game = registry.game(stored.game)
    return Match(game, stored.seats, stored.options, stored.seed, stored.position, kept=True)


def _entries(stored: records.StoredMatch) -> list[Entry]:
    return [Entry(e.seat, e.text, e.at) for e in stored.entries]


def make_presenters(game: str, names: Sequence[str], language: str) -> list[Presenter]:
    """Return a presenter for every seat."""
    words = Words(language, ("client", *registry.catalogues(game)))
    return [registry.presenter_type(game)(words, names, seat) for seat in range(len(names))]


def _categories(game: Game) -> list[tuple[str, tuple[str, OptionValue] | None]]:
    """Return (category, the option's id and value) for all that a game counts apart."""
    for option in game.options:
        if option.id == game.statistics_by:
            return [(value, (option.id, value)) for value in option.choices]
    return [("", None)]


def _listed(lines: Sequence[records.MatchLine]) -> list[SavedMatch]:
    return [
        SavedMatch(
            str(line.id),
            line.game,
            tuple(player.name for player in line.players),
            line.length,
            datetime.fromtimestamp(line.changed / 1000).isoformat(timespec="minutes"),
        )
        for line in lines
        if line.game in registry.names()
    ]


class Matches:
    """Matches and statistics; the devices' part is added by the application."""

    def __init__(
        self,
        store: Store,
        language: str,
        now: Callable[[], int],
        draw_seed: Callable[[], int] = lambda: randbits(48),
    ) -> None:
        self.store = store
        self.language = language
        self.bot_pause_ms = 0
        self._now = now
        self._game_now = now
        self._draw_seed = draw_seed
        self._playing: MatchId | None = None
        self._looked_at = 0

    def new_match(self, setup: Setup) -> TableHost:
        """Begin a match; it is on disk before it is announced."""
        game = registry.game(setup.game)
        seed = self._draw_seed() if setup.seed is None else setup.seed
        people = sum(not player.is_bot for player in setup.players)
        options = game.for_people(game.resolve(setup.options), people)
        match = Match(game, len(setup.players), options, seed)
        kept = self.store.matches.create(
            setup.game,
            seed,
            match.seats,
            match.options,
            [
                records.Player(p.name, "bot" if p.is_bot else "human", p.level)
                for p in setup.players
            ],
            match.position,
        )
        return self._sit_down(kept, self._host(match, kept, setup.players, 0))

    def saved(self) -> list[SavedMatch]:
        """Return the matches that can be resumed, the newest first."""
        return _listed(self.store.matches.unfinished())

    def finished(self) -> list[SavedMatch]:
        """Return the finished matches, the newest first."""
        return _listed(self.store.matches.finished())

    def retell(self, match_id: str) -> list[Phrase]:
        """Return what the first person (else the first seat) heard in a match."""
        stored = self.store.matches.load(MatchId(int(match_id)))
        people = [n for n, player in enumerate(stored.players) if player.kind == "human"]
        seat = people[0] if people else 0
        # Told to that seat alone, whoever sat at the others.
        players = [
            Player(p.name, "" if n == seat else "easy") for n, p in enumerate(stored.players)
        ]
        table_host = self._host(_begun(stored), stored.id, players, 0)
        table_host.recall(_entries(stored))
        return [told.phrase for told in table_host.past[seat]]

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

    def resume(self, match_id: str) -> TableHost:
        """Load a match and go on where it was."""
        stored = self.store.matches.load(MatchId(int(match_id)))
        match, entries = _begun(stored), _entries(stored)
        match.replay(entries[:-RECALLED])
        players = tuple(Player(p.name, p.level if p.kind == "bot" else "") for p in stored.players)
        at = stored.entries[-1].at if stored.entries else 0
        table_host = self._host(match, stored.id, players, at, stored.taken_back)
        table_host.recall(entries[-RECALLED:])
        return self._sit_down(stored.id, table_host)

    def _host(
        self,
        match: Match,
        kept: MatchId,
        players: Sequence[Player],
        at: int,
        taken_back: int = 0,
    ) -> TableHost:
        presenters = make_presenters(match.game.id, [p.name for p in players], self.language)
        journal = StoredJournal(self.store, kept)
        table_host = TableHost(
            match, players, presenters, journal, match.seed, self._game_now, at, taken_back
        )
        table_host.bot_pause_ms = self.bot_pause_ms
        return table_host

    def _sit_down(self, kept: MatchId, table_host: TableHost) -> TableHost:
        """Take the match for this client alone."""
        self.leave()
        self.store.leases.acquire(kept)
        self._playing, self._looked_at = kept, self._now()
        match = table_host.match
        self.in_background(lambda: match.game.prepare(match.options))
        return table_host

    def leave(self) -> None:
        """Let go of the match that is being played, so that another client may go on with it."""
        self._playing = None
        with contextlib.suppress(StoreError):
            self.store.leases.release_all()

    def check_ownership(self) -> None:
        """See, now and then, that the match is still this client's.

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
        """Return how many matches are on disk that no list shows, because they are damaged."""
        return len(self.store.matches.damaged())

    def delete_damaged(self) -> None:
        """Forget them."""
        for match in self.store.matches.damaged():
            self.store.matches.delete(match)

    def delete(self, match_id: str) -> None:
        """Forget a saved match."""
        self.store.matches.delete(MatchId(int(match_id)))

    def standings(self) -> list[Standing]:
        """Return the statistics: a row per game, or per value of the option it counts apart."""
        rows = []
        for name in self.store.statistics.games():
            if name not in registry.names():
                continue
            game = registry.game(name)
            for (category, option), taken_back in product(_categories(game), (False, True)):
                summary = self.store.statistics.summary(
                    name, option=option, low_wins=game.low_wins, taken_back=taken_back
                )
                if summary.matches:
                    rows.append(
                        Standing(
                            name,
                            category,
                            summary.matches,
                            summary.wins,
                            summary.best,
                            summary.streak,
                            taken_back,
                        )
                    )
        return rows

    def reset_statistics(self) -> None:
        """Forget all statistics; the matches stay."""
        self.store.statistics.reset()

    def voices(self) -> Sequence[str]:
        """Return no voices: the application adds those of its speech."""
        return ()

    def output_idle(self, answers: bool = True) -> bool:
        """Tell that nothing is being said: the application asks its outputs."""
        return True

    def in_background(self, work: Callable[[], None]) -> None:
        """Run ``work`` beside the loop; here at once."""
        work()

    def apply(self) -> None:
        """Nothing to apply here: the application has the devices."""

    def forget(self) -> None:
        """Nothing to forget here: the application has the front end."""

    def problem(self, error: Exception) -> Phrase:
        """Word an error of the world outside; raise it again if it is one of the program."""
        told = problems.told(error, self.language)
        if told is None:
            raise error
        return told
