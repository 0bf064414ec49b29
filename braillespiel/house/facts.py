"""What a house says of itself, and its secrets; kept in its store."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated

import msgspec
from msgspec import Meta, field

from braillespiel.decoding import decode
from braillespiel.network.houses.messages import Audience
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store

_NAME = "facts"
"""Under which name they are kept; whom the house has deleted has another."""


class HouseFacts(msgspec.Struct, frozen=True):
    """What is kept of the house itself."""

    house: str
    """A random number that stands for this house, also with another certificate."""
    secret: str
    """Makes tokens and ranges of this house; nobody else can."""
    name: str = "braillespiel"
    audience: Audience = "everybody"
    operator: Annotated[str, Meta(max_length=80)] = ""
    """Who runs it."""
    contact: Annotated[str, Meta(max_length=120)] = ""
    """How one reaches them without a key."""
    deletes: Annotated[str, Meta(max_length=400)] = ""
    """What is deleted when, in the operator's words."""
    word: str = ""
    """The digest of the entry word of a closed house."""
    invitations: dict[str, int] = field(default_factory=dict)
    """The digests of invitations, and until when each is good."""
    by_invitation: bool = False
    """Whether it is closed, also while no invitation is good and there is no entry word."""
    names: tuple[str, ...] = ()
    """Names that nobody may take."""
    games: tuple[str, ...] = ()
    """Which games are played here; empty: all that the house has."""
    outside: tuple[str, ...] = ()
    """Games of other packages that are played here, too."""
    ranges: tuple[str, ...] = ()
    """Networks from which no new keys come in."""
    looked: int = 0
    """When the operator looked in last."""

    @property
    def closed(self) -> bool:
        """Whether newcomers need an entry word or an invitation."""
        return bool(self.word or self.invitations or self.by_invitation)

    @property
    def tells(self) -> bool:
        """Whether it says all that strangers have to know before they come."""
        return all((self.operator, self.contact, self.deletes))


def read(store: Store) -> HouseFacts:
    """Return what is kept; of a new house what is made for it. Raises StoreError."""
    rows = store.database.rows("SELECT value FROM house_facts WHERE name = ?", _NAME)
    if rows:
        return decode(rows[0][0], HouseFacts)
    made = HouseFacts(token_hex(16), token_hex(32))
    write(store, made)
    return made


def write(store: Store, facts: HouseFacts) -> None:
    """Keep them. Raises StoreError."""
    with store.database.transaction() as execute:
        keep(execute, _NAME, msgspec.json.encode(facts).decode())


def audience(execute: Execute) -> Audience | None:
    """Return for whom the house is, within a transaction; None if it has not said."""
    row = execute("SELECT value FROM house_facts WHERE name = ?", (_NAME,)).fetchone()
    return None if row is None else decode(row[0], HouseFacts).audience


def keep(execute: Execute, name: str, value: str) -> None:
    """Keep something about the house in place of what was kept of it."""
    execute(
        "INSERT INTO house_facts VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
