"""What members ask for besides actions: pauses, take-backs, what happens to a missing player.

What concerns everybody is proposed, and done once all who are here have agreed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

from braillespiel.network import messages
from braillespiel.network.members import Guest, Members
from braillespiel.network.messages import Agree, Ask, Choose
from braillespiel.network.playing import Outbox, Playing
from braillespiel.network.refusals import RefusalError

# -- proposals -----------------------------------------------------------------------


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


# -- requests ------------------------------------------------------------------------


class Requests:
    """The requests at one table. ``end`` ends the match, ``again`` begins a return match."""

    def __init__(
        self,
        members: Members,
        outbox: Outbox,
        clock: Callable[[], int],
        end: Callable[[], None],
        again: Callable[[], None],
    ) -> None:
        self.proposals = Proposals()
        self._members = members
        self._outbox = outbox
        self._clock = clock
        self._end = end
        self._again = again
        self._waits: dict[int, int] = {}
        """Since when it is waited for a member again."""

    def begin(self) -> None:
        """Another match begins: nothing is open."""
        self.proposals.clear()
        self._waits.clear()

    # -- asking ------------------------------------------------------------------------

    def ask(self, playing: Playing, guest: Guest, message: Ask) -> None:
        """Do what somebody asks during a match. Raises RefusalError."""
        match message.what:
            case "hold":
                if not playing.stands:
                    playing.host.hold()
            case "here":
                playing.is_there(guest)
            case "my-chair":
                playing.person_plays(guest)
            case "pause" | "go-on":
                self._pause(playing, guest, message.what == "pause")
            case "take-back" | "take-back-redrawn":
                self._take_back(playing, guest, message)
            case _:
                raise RefusalError("match-runs")

    def _pause(self, playing: Playing, guest: Guest, pause: bool) -> None:
        if not pause and playing.go_on_after_failure():  # whoever may pause: all wait for it
            self._outbox.news("goes-on", guest)
            return
        if playing.set_up.pause_by == "host" and not guest.host:
            raise RefusalError("pause-host")
        if pause and playing.stop("wish"):
            self._outbox.news("paused", guest)
        elif not pause and playing.go_on("wish"):
            self._outbox.news("goes-on", guest)

    def _take_back(self, playing: Playing, guest: Guest, message: Ask) -> None:
        seat = message.seat
        if seat is None or seat not in guest.chairs:
            raise RefusalError("no-seat", seat=-1 if seat is None else seat)
        length = playing.host.match.last_decision(seat)
        if length is None:
            raise RefusalError("nothing-to-take-back")
        what: What = "take-back-redrawn" if message.what == "take-back-redrawn" else "take-back"
        away = [each for each in playing.absent() if each is not guest]
        if away:  # it is theirs to agree as well
            raise RefusalError("take-back-away", name=away[0].name)
        others = {each.id for each in playing.people() if each is not guest}
        proposal = self.proposals.add(what, guest.id, seat, others, length)
        if others:
            self._outbox.news("proposed", guest, seat)
        else:
            self.agreed(playing, proposal)

    def propose_again(self, guest: Guest) -> None:
        """Propose a return match to all who are here and play."""
        players = [each for each in self._members.players() if each.here]
        found = self.proposals.find("again", 0)
        if found is not None and guest.id in found.asked:
            self._agrees(None, found, guest)
            return
        others = {each.id for each in players if each is not guest}
        proposal = self.proposals.add("again", guest.id, 0, others)
        if others:
            self._outbox.news("proposed-again", guest)
        else:
            self.agreed(None, proposal)

    # -- answering ---------------------------------------------------------------------

    def answer(self, playing: Playing | None, guest: Guest, message: Agree) -> None:
        """Take an answer to a proposal. Raises RefusalError proposal-gone."""
        proposal = self.proposals.asked(message.number, guest.id)
        if proposal.what == "missing":
            raise RefusalError("proposal-gone")
        if message.agrees:
            self._agrees(playing, proposal, guest)
        else:
            self.proposals.close(proposal)
            self._outbox.news("refused", guest)

    def _agrees(self, playing: Playing | None, proposal: Proposal, guest: Guest) -> None:
        proposal.asked.discard(guest.id)
        proposal.votes += 1
        self._outbox.news("agrees", guest)
        if not proposal.asked:
            self.agreed(playing, proposal)

    def agreed(self, playing: Playing | None, proposal: Proposal) -> None:
        """All have agreed: do it, if it still means the same."""
        self.proposals.close(proposal)
        if proposal.what == "again":
            self._again()
        elif proposal.what == "missing":
            self._end()
        elif playing is not None:
            guest = self._members.get(proposal.member)
            if playing.host.match.last_decision(proposal.seat) != proposal.about:
                self._outbox.news("too-late", guest, proposal.seat)
            elif playing.take_back(proposal.seat):
                self._outbox.news("taken-back", guest, proposal.seat)

    # -- who is missing ----------------------------------------------------------------

    def choose(self, playing: Playing, guest: Guest, message: Choose) -> None:
        """Accept what somebody chooses about a chair whose people lost the connection.

        Anybody may choose to wait on or to let a bot play; the match ends when all want that.
        """
        proposal = self.proposals.find("missing", message.seat)
        missing = None if proposal is None else self._members.get(proposal.member)
        if proposal is None or missing is None or guest.id not in proposal.asked:
            raise RefusalError("proposal-gone")
        if message.choice == "end":
            proposal.asked.discard(guest.id)
            proposal.votes += 1
            self._outbox.news("wants-end", guest, message.seat)
            if not proposal.asked:
                self.agreed(playing, proposal)
            return
        self.proposals.close(proposal)
        if message.choice == "bot":
            playing.bot_plays(missing)
        else:
            self._waits[missing.id] = self._clock()
            self._outbox.news("waits", missing, message.seat)

    def missing(self, playing: Playing) -> None:
        """Ask the others once they have waited long enough for somebody who lost the connection."""
        for guest in playing.absent():
            if self._clock() < self._due(playing, guest):
                continue
            others = {each.id for each in playing.people() if each.here}
            seat = guest.chairs[0]
            if others and self.proposals.find("missing", seat) is None:
                self.proposals.add("missing", guest.id, seat, others)
                self._outbox.news("missing", guest, seat)

    def _due(self, playing: Playing, guest: Guest) -> int:
        since = max(guest.fell_out, self._waits.get(guest.id, 0))
        return since + playing.set_up.wait * 1000

    def next_due(self, playing: Playing) -> int | None:
        """Return the ms until somebody was waited for long enough; None if nobody is missing."""
        if not any(each.here for each in playing.people()):
            return None
        dues = [
            self._due(playing, guest)
            for guest in playing.absent()
            if self.proposals.find("missing", guest.chairs[0]) is None
        ]
        return max(0, min(dues) - self._clock()) if dues else None
