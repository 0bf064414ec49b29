"""What the others have to agree to before it is done, and choices about a missing player."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from braillespiel.network import messages
from braillespiel.network.refusals import RefusalError

What = Literal["take-back", "take-back-redrawn", "missing", "again"]


@dataclass(slots=True)
class Proposal:
    """Something that waits for the answers of ``asked``.

    ``about`` is what must still hold when all have agreed (the decision to be taken back).
    """

    number: int
    what: What
    member: int
    seat: int
    asked: set[int]
    about: int | None = None
    votes: int = 0
    """How many of those who were asked have agreed."""


class Proposals:
    """The proposals that are open; each kind at most once for a chair."""

    def __init__(self) -> None:
        self._open: dict[int, Proposal] = {}
        self._last = 0

    def add(
        self, what: What, member: int, seat: int, asked: Collection[int], about: int | None = None
    ) -> Proposal:
        """Open a proposal. Raises RefusalError proposal-open."""
        if self.find(what, seat) is not None:
            raise RefusalError("proposal-open")
        self._last += 1
        made = Proposal(self._last, what, member, seat, set(asked), about)
        self._open[made.number] = made
        return made

    def find(self, what: What, seat: int) -> Proposal | None:
        """Return the open proposal of a kind for a chair."""
        found = (one for one in self._open.values() if (one.what, one.seat) == (what, seat))
        return next(found, None)

    def asked(self, number: int, member: int) -> Proposal:
        """Return a proposal that ``member`` may answer. Raises RefusalError proposal-gone."""
        found = self._open.get(number)
        if found is None or member not in found.asked:
            raise RefusalError("proposal-gone")
        return found

    def close(self, proposal: Proposal) -> None:
        """Close a proposal that is decided."""
        self._open.pop(proposal.number, None)

    def clear(self) -> None:
        """Close all proposals."""
        self._open.clear()

    def without(self, member: int) -> list[Proposal]:
        """Ask somebody nothing more; return the proposals to which all others have now agreed.

        What was proposed by, or about, a member who is back or gone is closed; so is a take-back to
        which somebody who has lost the connection has not agreed.
        """
        agreed = []
        for one in list(self._open.values()):
            if one.member == member:
                self.close(one)
            elif member in one.asked:
                one.asked.discard(member)
                taking_back = one.what not in ("missing", "again")
                if taking_back or not (one.asked or one.votes):
                    self.close(one)  # nobody is left who could have wanted it
                elif not one.asked:
                    agreed.append(one)
        return agreed

    def shown(self) -> tuple[messages.Proposal, ...]:
        """Return the proposals as everybody may know them."""
        return tuple(
            messages.Proposal(one.number, one.what, one.member, one.seat, tuple(sorted(one.asked)))
            for one in self._open.values()
        )
