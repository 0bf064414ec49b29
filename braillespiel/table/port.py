"""A port: one place where people sit, as the host of a match sees it.

It has one or more chairs, or a spectator (the chair None). What its chairs may not know never comes
through it. It words nothing: screens put what it brings into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol

from braillespiel.engine.anygame import AnyGame, AnyState, AnyThought
from braillespiel.engine.contract import GameError, IllegalActionError, OptionValue
from braillespiel.store.errors import StoreError
from braillespiel.table.host import Player, TableHost

PENDING = 1024
"""How many updates may wait to be taken; the oldest give way."""


class Request(Enum):
    """What a port asks of the host besides actions."""

    PAUSE = "pause"
    GO_ON = "go-on"
    TAKE_BACK = "take-back"
    TAKE_BACK_REDRAWN = "take-back-redrawn"
    """Take back, and draw again what the seat could not know."""
    LEAVE = "leave"
    REPLACE_BOT = "replace-bot"
    """Let a simpler computer player go on where one has failed (Standing.failed)."""
    HOLD = "hold"
    """What happened is still being heard or read: bots wait."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What one chair may know: its view, the events that led to it, what it is asked."""

    view: Any
    events: tuple[Any, ...]
    question: str
    """"" for a spectator."""
    may_take_back: bool


@dataclass(frozen=True, slots=True)
class TableStanding:
    """How the table stands: what everybody may know besides the game."""

    paused: bool
    racing: bool
    """A delay costs somebody something: a clock runs, or several may act, as far as known here."""
    winners: tuple[int, ...]
    taken_back: int
    trouble: StoreError | None
    """Why the last action is not on disk; None if all is well."""
    stopped: GameError | None
    """Why the match can only be looked at (engine.standstill); None if it goes on."""
    failed: int | None = None
    """The seat whose computer player cannot go on; known where the host is (tables tell News)."""


@dataclass(frozen=True, slots=True)
class Update:
    """What a port is sent when something has happened; ``time`` is game time in ms."""

    time: int
    chairs: Mapping[int | None, Seen]
    merged: tuple[Any, ...] | None
    """At a shared table: each event once, as the first chair that may know it does."""
    standing: TableStanding
    again: bool = False
    """The match was set back: what came after the update ``stands`` never happened."""
    number: int = 0
    """What comes later has no smaller number, unless the match was set back meanwhile."""
    stands: int = 0
    """The number of the last update that still stands, where the match was set back."""


class Port(Protocol):
    """One place where people sit; what a screen asks of a match."""

    game: AnyGame
    players: tuple[Player, ...]
    chairs: tuple[int | None, ...]
    together: bool
    """All chairs play at once, each with keys of its own: events are merged for them."""
    known_seed: int | None

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options of the match."""

    @property
    def past(self) -> Sequence[Update]:
        """What had happened before the match was resumed."""

    @property
    def game_time(self) -> int:
        """Game time in ms."""

    @property
    def revision(self) -> int:
        """How many updates have come so far."""

    @property
    def standing(self) -> TableStanding:
        """How the table stands."""

    def view(self, seat: int | None) -> Any:
        """Return what a chair may know now."""

    def question(self, seat: int) -> str:
        """Return what an action of a chair would answer now."""

    def may_take_back(self, seat: int) -> bool:
        """Tell whether a chair has decided anything that can be taken back."""

    def take(self) -> Sequence[Update]:
        """Return the updates that have come since the last call, the oldest first."""

    def submit(self, seat: int, action: Any, question: str | None = None) -> None:
        """Carry out an action of a chair that answers ``question``; None means the current one.

        Raises IllegalActionError with the rule that forbids it.
        """

    def request(self, request: Request, seat: int | None = None) -> bool:
        """Ask for a pause, to go on, to take back or to leave; tell whether it was done."""

    def tick(self) -> None:
        """Let the clock act, if it runs on this computer."""

    def think(self) -> None:
        """Let the bots think for a slice, if they run on this computer."""

    def thinking(self) -> bool:
        """Tell whether a bot on this computer is making up its mind."""

    def bots_to_act(self) -> bool:
        """Tell whether bots may act now."""

    def next_due(self) -> int | None:
        """Return the game time at which something happens here by itself, or None."""

    def hint(self, seat: int) -> AnyThought:
        """Return the thinking of the strongest bot for a chair: an action or an Advice."""


def _stays(sent: Update, update: Update) -> bool:
    """Tell whether an update brings nothing new."""
    if update.standing != sent.standing or any(seen.events for seen in update.chairs.values()):
        return False
    return all(
        replace(sent.chairs[at], events=(), view=None) == replace(seen, view=None)
        and not seen.view.shows_more_than(sent.chairs[at].view)
        for at, seen in update.chairs.items()
    )


class LocalPort:
    """A port in the host's own process."""

    def __init__(
        self, host: TableHost, chairs: Sequence[int | None], together: bool = False
    ) -> None:
        self.host = host
        self.game = host.match.game
        self.options = host.match.options
        self.players = host.players
        self.chairs = tuple(chairs)
        self.together = together
        self.known_seed = host.known_seed
        self.past: list[Update] = []
        self._updates: list[Update] = []
        self._revision = 0
        self._sent: Update | None = None
        self._state: AnyState | None = None
        self._length = 0
        """State, and length of the journal, for which what follows was worked out."""
        self._views: dict[int | None, Any] = {}
        self._race: tuple[bool, tuple[int, ...]] | None = None
        """Whether a delay costs somebody something, and who has won."""
        self._standing: TableStanding | None = None
        host.ports.append(self)

    # -- what the host sends ---------------------------------------------------------------

    def receive(self, events: Sequence[Any], stands: int | None = None) -> None:
        """Take in what has happened; the host calls this once it is on disk.

        ``stands``: the match was set back to so many entries of its journal. What changes nothing
        here leaves no trace here: for example, that others have secretly answered.
        """
        update = replace(self._update(events), number=len(self.host.match.journal))
        if stands is not None:
            update = replace(update, again=True, stands=stands)
            self._updates = [each for each in self._updates if each.number <= stands]
        elif self._sent is not None and _stays(self._sent, update):
            return
        self._sent = update
        self._revision += 1
        self._updates.append(update)
        del self._updates[:-PENDING]

    def look(self) -> Update:
        """Return how things stand, with no events: for whoever has just come."""
        return self._update(())

    def _update(self, events: Sequence[Any]) -> Update:
        seen = {chair: self._seen(chair, events) for chair in self.chairs}
        merged = self._merged(events) if self.together else None
        return Update(self.host.game_time, seen, merged, self.standing)

    def _seen(self, chair: int | None, events: Sequence[Any]) -> Seen:
        known = [event.redacted_for(chair) for event in events]
        question, back = "", False
        if chair is not None:
            question, back = self.host.question(chair), self.may_take_back(chair)
        found = tuple(event for event in known if event is not None)
        return Seen(self.view(chair), found, question, back)

    def _merged(self, events: Sequence[Any]) -> tuple[Any, ...]:
        found = []
        for event in events:
            seen = [event.redacted_for(chair) for chair in self.chairs]
            found += [each for each in seen if each is not None][:1]
        return tuple(found)

    def begin(self) -> None:
        """Learn that what came so far had happened before anybody sat down here."""
        self.past, self._updates = self._updates, []

    # -- what a screen asks ----------------------------------------------------------------

    @property
    def game_time(self) -> int:
        """Game time in ms."""
        return self.host.game_time

    @property
    def revision(self) -> int:
        """How many updates have come so far."""
        return self._revision

    @property
    def standing(self) -> TableStanding:
        """How the table stands; the same object as long as it stands so."""
        host, match = self.host, self.host.match
        if self._state is not match.state or self._length != len(match.journal):
            self._look_anew()
        if self._race is None:
            self._race = self._racing(), tuple(match.state.winners())
        racing, winners = self._race
        known, paused = self._standing, host.paused
        # Compared by hand: it is asked for at every key, and most keys change nothing of it.
        if (
            known is None
            or known.paused is not paused
            or known.racing is not racing
            or known.winners is not winners
            or known.taken_back != host.taken_back
            or known.trouble is not host.trouble
            or known.stopped is not match.stopped
            or known.failed != host.failed
        ):
            known = self._standing = TableStanding(
                paused, racing, winners, host.taken_back, host.trouble, match.stopped, host.failed
            )
        return known

    def _racing(self) -> bool:
        if not self.game.timed or self.host.is_over:
            return False
        acting = set().union(*(self.view(chair).to_act() for chair in self.chairs))
        return self.host.match.state.deadline() is not None or len(acting) > 1

    def view(self, seat: int | None) -> Any:
        """Return what a chair may know now; the same object until something happens.

        It is for reading only: whoever thinks about it takes one of their own.
        """
        match = self.host.match
        if self._state is not match.state or self._length != len(match.journal):
            self._look_anew()
        if seat not in self._views:
            self._views[seat] = match.state.view(seat)
        return self._views[seat]

    def _look_anew(self) -> None:
        """Something has happened: forget what was worked out before."""
        self._state, self._length = self.host.match.state, len(self.host.match.journal)
        self._views.clear()
        self._race = None

    def question(self, seat: int) -> str:
        """Return what an action of a chair would answer now."""
        return self.host.question(seat)

    def may_take_back(self, seat: int) -> bool:
        """Tell whether a chair has decided anything that can be taken back."""
        return self.host.match.last_decision(seat) is not None

    def take(self) -> list[Update]:
        """Return the updates that have come since the last call, the oldest first."""
        updates, self._updates = self._updates, []
        return updates

    def submit(self, seat: int, action: Any, question: str | None = None) -> None:
        """Carry out an action of a chair; without a question it answers the current one.

        Raises IllegalActionError with the rule that forbids it: "no-seat" for others' seats.
        """
        self.host.act(self._own(seat), action, question)

    def request(self, request: Request, seat: int | None = None) -> bool:
        """Ask for a pause, to go on, to take back or to leave; tell whether it was done."""
        if request is Request.PAUSE:
            self.host.pause()
        elif request is Request.HOLD:
            self.host.hold()
        elif request is Request.GO_ON:
            self.host.go_on()
        elif request is Request.REPLACE_BOT:
            return self.host.replace_bot()
        elif request is Request.LEAVE:
            self.host.pause()
            self.host.ports = [port for port in self.host.ports if port is not self]
        else:
            redraw = request is Request.TAKE_BACK_REDRAWN
            return self.host.take_back(self._own(seat), redraw)
        return True

    def _own(self, seat: int | None) -> int:
        if seat is None or seat not in self.chairs:
            raise IllegalActionError("no-seat", seat=-1 if seat is None else seat)
        return seat

    def tick(self) -> None:
        """Let the clock act."""
        self.host.tick()

    def think(self) -> None:
        """Let the bots think for a slice."""
        self.host.think()

    def thinking(self) -> bool:
        """Tell whether a bot is making up its mind."""
        return self.host.undecided()

    def bots_to_act(self) -> bool:
        """Tell whether bots may act now."""
        return bool(self.host.bots_to_act())

    def next_due(self) -> int | None:
        """Return the game time at which something happens by itself, or None."""
        return self.host.next_due()

    def hint(self, seat: int) -> AnyThought:
        """Return the thinking of the strongest bot for a chair: an action or an Advice."""
        rng = self.host.rng(seat, len(self.host.match.journal))
        return self.game.bot("hard").advise(self.host.view(seat), rng)
