"""The records of a table in a house's ledger, as JSON documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from braillespiel.decoding import decoder
from braillespiel.house.ledger import LedgerRecord
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import SetUp
from braillespiel.store.records import OptionValue, StoredEntry, StoredPlayer


class Kept(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """A record; its tag says what it holds."""


class Open(Kept, frozen=True, omit_defaults=True):
    """A table was opened: what is played there, and on which terms. Always the first record, and
    another one wherever its code has changed.
    """

    set_up: SetUp
    language: str = ""
    unhurried: bool = True
    code: str = ""
    """The six digits of a closed table; "" where everybody may sit down."""
    opener: str = ""
    """The key of whoever opened it."""
    quick: int = 0
    """Of a quick match: with how many people it begins; 0 for any other table."""


class Begun(Kept, frozen=True, omit_defaults=True, tag="match"):
    """A match began."""

    game: str
    seed: int
    seats: int
    options: dict[str, OptionValue]
    players: list[StoredPlayer]
    position: dict[str, Any]
    rules: int
    known: bool = False
    """Whether the seed was given by hand."""
    ladder: tuple[str | None, ...] = ()
    """Whose each seat was when it began: a key, "" of somebody who does not take part in the
    ladder, None of a computer player."""


class Entries(Kept, frozen=True, omit_defaults=True):
    """Entries of the journal from ``start`` on: what was there from there on is taken back."""

    start: int
    entries: list[StoredEntry]
    taken_back: int = 0


class Gone(Kept, frozen=True, omit_defaults=True):
    """A computer player goes on at a seat for its person."""

    seat: int
    at: int
    """When, in ms since 1970; 0: at the beginning already."""


class Seated(Kept, frozen=True, omit_defaults=True):
    """Who sits at the match from now on."""

    players: list[StoredPlayer]


class Here(Kept, frozen=True, omit_defaults=True, tag="table"):
    """Who is at the table; the newest one counts."""

    table: KeptTable
    keys: tuple[str, ...] = ()
    """The keys of its members."""


class Over(Kept, frozen=True, omit_defaults=True):
    """The match is over, and in the archive; who comes back is told how it ended."""


class Left(Kept, frozen=True, omit_defaults=True):
    """Nothing is left of the match: it was given up, or put away once it was over."""


AnyKept = Open | Begun | Entries | Gone | Seated | Here | Over | Left
_DECODER: msgspec.json.Decoder[AnyKept] = decoder(AnyKept)


PLAYED = '{"kind":"entries",'
"""How a record of entries begins, and no other."""


def encoded(kept: Kept) -> str:
    """Return a record as text."""
    return msgspec.json.encode(kept).decode()


def decoded(record: LedgerRecord) -> AnyKept:
    """Return a record. Raises msgspec.MsgspecError."""
    return _DECODER.decode(record.data)


class Read:
    """What a table's records tell: how it was opened, its match, who was there."""

    def __init__(self, records: Sequence[LedgerRecord]) -> None:
        self.opened: Open | None = None
        self.begun: Begun | None = None
        self.entries: list[StoredEntry] = []
        self.taken_back = 0
        self.gone: dict[int, int] = {}
        """At which seats a computer player went on for somebody, and since when."""
        self.here: KeptTable | None = None
        self.keys: tuple[str, ...] = ()
        """The keys of those who were there."""
        self.is_over = False
        """Whether the match is over, and in the archive."""
        self.of_match: list[int] = []
        """The numbers of the records that the match consists of."""
        self.of_here: int | None = None
        """The number of the record that says who was there."""
        for record in records:
            self._take(record.n, decoded(record))

    def _take(self, n: int, kept: AnyKept) -> None:
        match kept:
            case Open():
                self.opened = kept
            case Begun():
                self.begun, self.entries, self.taken_back, self.gone = kept, [], 0, {}
                self.is_over = False
                self.of_match = [n]
            case Entries():
                self.entries[kept.start :] = kept.entries
                self.taken_back = kept.taken_back
                self.of_match.append(n)
            case Gone():
                self.gone.setdefault(kept.seat, kept.at)
                self.of_match.append(n)
            case Seated():
                if self.begun is not None:
                    self.begun = msgspec.structs.replace(self.begun, players=kept.players)
                self.of_match.append(n)
            case Here():
                self.here, self.of_here, self.keys = kept.table, n, kept.keys
            case Over():
                self.is_over = True
                self.of_match.append(n)
            case Left():
                self.begun, self.is_over = None, False
                self.entries, self.of_match = [], []


def read(records: Sequence[LedgerRecord]) -> Read | None:
    """Return what records tell, None where this program cannot read them."""
    try:
        return Read(records)
    except msgspec.MsgspecError:
        return None
