"""The journal of a match at a network table: the match itself, then each of its entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from braillespiel.application.commits import Commits
from braillespiel.application.matches import StoredJournal
from braillespiel.engine.match import Entry, Match
from braillespiel.store.kept import is_due
from braillespiel.store.opening import Store
from braillespiel.store.records import KeptPosition, MatchId, Outcome

Create = Callable[[], MatchId]


class TableJournal:
    """Where a table's match is made durable.

    ``create`` puts the match into the store. With ``commits`` its thread writes, and tells what
    the disk refuses.
    """

    def __init__(
        self, store: Store, match: Match, create: Create, commits: Commits | None = None
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
