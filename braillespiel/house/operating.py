"""What the operator of a house does: each deed is carried out at once, kept, and noted.

The log of deeds holds no names: who was meant is a number that only this house can make.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from braillespiel.house import invitations
from braillespiel.house.people import DAY_MS
from braillespiel.house.person import RegisteredPerson
from braillespiel.network import texts
from braillespiel.network.houses.errors import HouseError

if TYPE_CHECKING:
    from braillespiel.house.facts import HouseFacts
    from braillespiel.house.forgetting import HouseForgotten
    from braillespiel.house.server import HouseServer
    from braillespiel.store.opening import Store

LONGEST_DAYS = 3650
WHY = 300
"""Characters that the operator may write to somebody who is banned."""
LISTED = 2000
"""Names that the operator may refuse."""
DEEDS = 1000
"""Deeds that are kept."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that an operator did; ``about`` stands for a person, and is no name."""

    at: int
    what: str
    about: str


class Operator:
    """What an operator may do in a house; everything is on disk when a call returns.

    It shows tables, people and reports, and never what somebody holds in their hand. Raises
    HouseError where something is not possible, StoreError where the disk takes nothing.
    """

    def __init__(self, house: HouseServer, instead: str) -> None:
        self._house = house
        self._instead = instead
        """Who others' matches name in the place of somebody who was deleted."""

    async def looked_in(self) -> None:
        """The operator is here: for some time people may write to each other where they may."""
        facts = self._house.facts
        await self._keep_facts(replace(facts, looked=self._house.people.now()))

    # -- people ------------------------------------------------------------------------------

    async def mute(self, name: str, days: int) -> None:
        """Let somebody say nothing for some days; 0 ends it."""
        person = self._person(name)
        person.muted = self._until(days)
        await self._house.people.keep(person)
        await self._note("mute" if days else "unmute", person)

    async def ban(self, name: str, days: int, why: str) -> None:
        """Let somebody in no more for some days, and send them away; 0 ends it.

        ``why`` is written to them, with how they reach the operator.
        """
        why = texts.plain(why.strip(), WHY)
        if days and not why:
            raise HouseError("house-why")
        person = self._person(name)
        person.banned, person.why = self._until(days), why if days else ""
        await self._house.people.keep(person)
        if days:
            await self._house.send_away(person, "house-banned")
        await self._note("ban" if days else "unban", person)

    async def neutral(self, name: str) -> str:
        """Take a name from somebody, who keeps the key; return what they are called now.

        Nobody can take that name again while it is on the list of refused ones.
        """
        person = self._person(name)
        before, facts = person.name, self._house.facts
        await self._house.people.neutral(person)
        await self._keep_facts(replace(facts, names=(*facts.names, before)[-LISTED:]))
        await self._note("rename", person)
        return person.name

    async def close_range(self, name: str, closes: bool) -> None:
        """Let no new keys in from the network from which somebody came first, or again."""
        person, facts = self._person(name), self._house.facts
        others = tuple(each for each in facts.ranges if each != person.range)
        await self._keep_facts(replace(facts, ranges=(*others, person.range) if closes else others))
        await self._note("close-range" if closes else "open-range", person)

    async def delete(self, name: str) -> HouseForgotten:
        """Delete somebody from everything that is kept."""
        person = self._person(name)
        done = await self._house.forget(person, self._instead)
        await self._note("delete", person)
        return done

    # -- reports and tables ------------------------------------------------------------------

    async def decide(self, number: int) -> None:
        """A report is decided: it is deleted."""
        await self._house.reports.decide(number)
        await self._note("decide")

    async def close_table(self, table: str) -> None:
        """Close a table for good; nothing is kept of it."""
        if not await self._house.tables.close(table):
            raise HouseError("house-no-table")
        await self._note("close-table")

    # -- who may come ------------------------------------------------------------------------

    async def invite(self, days: int) -> str:
        """Return an invitation for one newcomer, good for some days."""
        made, word = invitations.made(self._house.facts, self._until(max(days, 1)))
        await self._keep_facts(made)
        await self._note("invite")
        return word

    async def end_invitation(self, number: str) -> None:
        """End the invitation with a number."""
        await self._keep_facts(invitations.ended(self._house.facts, number))
        await self._note("end-invitation")

    async def refuse_names(self, names: str) -> None:
        """Refuse names from now on that hold one of these, one a line."""
        listed = [texts.plain(line.strip()) for line in names.splitlines() if line.strip()]
        facts = replace(self._house.facts, names=tuple(listed[:LISTED]))
        await self._keep_facts(facts)
        await self._note("names")

    # -- the log -----------------------------------------------------------------------------

    async def deeds(self) -> list[Deed]:
        """Return what operators did, the newest first."""
        rows = self._house.store.database.rows
        found = await self._do(lambda: rows("SELECT at, what, about FROM house_deeds"))
        return [Deed(*row) for row in reversed(found)]

    async def _note(self, what: str, person: RegisteredPerson | None = None) -> None:
        about = "" if person is None else self.number_of(person)
        now = self._house.people.now()

        await self._do(lambda: note(self._house.store, now, what, about))
        self._house.record({"event": "operator", "kind": what})

    def number_of(self, person: RegisteredPerson) -> str:
        """Return what stands for somebody in the log of deeds."""
        made = hmac.digest(self._house.secret, f"deed {person.key}".encode(), "sha256")
        return made.hex()[:8]

    # -- inside ------------------------------------------------------------------------------

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.wrap_future(self._house.writer.do(work))

    async def _keep_facts(self, facts: HouseFacts) -> None:
        await asyncio.wrap_future(self._house.keep(facts))

    def _person(self, name: str) -> RegisteredPerson:
        found = self._house.people.named(name)
        if found is None:
            raise HouseError("house-nobody", {"name": texts.plain(name)})
        return found

    def _until(self, days: int) -> int:
        return self._house.people.now() + min(days, LONGEST_DAYS) * DAY_MS if days > 0 else 0


def note(store: Store, now: int, what: str, about: str = "") -> None:
    """Write that an operator did something. Raises StoreError."""
    with store.database.transaction() as execute:
        row = (now, what, about)
        execute("INSERT INTO house_deeds (at, what, about) VALUES (?, ?, ?)", row)
        last = "SELECT max(id) FROM house_deeds"
        execute(f"DELETE FROM house_deeds WHERE id <= ({last}) - ?", (DEEDS,))
