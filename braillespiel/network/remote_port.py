"""A port whose host is elsewhere: what a screen asks of a match, answered from what was sent.

No call waits for the network. An action is judged by the rules on the client's own view, so that a
key is answered at once; what is legal there is sent with the question it answers. All calls but
``receive`` belong to the ui's thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from random import Random
from secrets import randbits
from time import monotonic
from typing import Any, Literal

from braillespiel.engine.anygame import AnyGame, AnyThought
from braillespiel.engine.contract import (
    CLOCK,
    LEVELS,
    GameError,
    IllegalActionError,
    OptionValue,
)
from braillespiel.engine.standstill import ended_early, nobody_acts, stilled
from braillespiel.games import registry
from braillespiel.network import decks
from braillespiel.network import messages as m
from braillespiel.network.frames import FrameError, plain
from braillespiel.network.refusals import RefusalError
from braillespiel.table import wire
from braillespiel.table.host import Player
from braillespiel.table.port import PENDING, Request, TableStanding, Update

HOLD_S = 0.3
"""How often at most to report that something is still being heard."""
UNSURE = frozenset({"word-unknown", "no-words"})
"""Rules that need something the other computer may answer differently: a word list."""

Asked = Literal["take-back", "take-back-redrawn", "hold"]


class RemotePort:
    """A port to a match elsewhere. ``act`` and ``ask`` send; they return at once.

    Raises FrameError if what ``began`` says is impossible, or cannot be played here.
    """

    def __init__(
        self,
        began: m.Began,
        act: Callable[[int, str, Any], None],
        ask: Callable[[Asked, int | None], None],
        connected: Callable[[], bool],
    ) -> None:
        self.match = began.match
        self.game: AnyGame
        self._options: Mapping[str, OptionValue]
        self.game, self._options = _rule_book(began)
        self.seats = began.seats
        self.players = tuple(Player(chair.name, chair.level) for chair in began.players)
        self.chairs: tuple[int | None, ...] = began.chairs or (None,)
        shared = registry.presenter_type(began.game).shared
        self.together = shared and len(began.chairs) > 1
        self.known_seed = began.known_seed
        self.hints = began.hints
        """Whether the table has agreed on hints."""
        self.missed = 0
        """How many updates were left out, because too much was waiting."""
        self.past: list[Update] = []
        self._act, self._ask, self._connected = act, ask, connected
        self._lock = threading.Lock()
        self._updates: list[Update] = []
        self._revision = 0
        self._sent = began.revision
        self._past_left = began.past
        self._past_numbers: list[int] = []
        self._taken = began.revision + began.past
        self._seed = randbits(64)
        self._held = 0.0
        self.begun = self._latest = self._read(began.now)
        """How it stood when one sat down; the updates go on from it."""
        self._came = monotonic()

    def _read(self, document: Any) -> Update:
        try:
            found = wire.decoded(self.game, self.seats, self._options, plain(document))
        except FrameError:
            raise
        except Exception as error:
            # Whatever a host makes a game's reader do: it is no update.
            raise FrameError("message-malformed", "update") from error
        if tuple(found.chairs) != self.chairs:
            raise FrameError("message-malformed", "update")
        return found

    # -- what the host sends ---------------------------------------------------------------

    def receive(self, message: m.Update) -> None:
        """Take in an update; from any thread. Raises FrameError if it is not one."""
        if message.match != self.match or message.revision <= self._sent:
            return
        number, stands = message.revision, message.stands
        update = replace(
            self._read(message.update), number=number, stands=number if stands is None else stands
        )
        with self._lock:
            self._sent = message.revision
            if self._past_left:
                self._past_left -= 1
                self.past.append(update)
                self._past_numbers.append(message.revision)
                return
            self._latest, self._came = update, monotonic()
            self._revision += 1
            self.missed += message.missed
            if update.again:
                self._updates = [each for each in self._updates if each.number <= update.stands]
            self._updates.append(update)
            del self._updates[:-PENDING]

    def reseated(self, chairs: Sequence[m.Chair]) -> None:
        """Take up who sits where, once somebody came later to the chair of a computer player."""
        if len(chairs) == self.seats:
            self.players = tuple(
                player if player.name == chair.name else Player(chair.name, chair.level)
                for player, chair in zip(self.players, chairs, strict=True)
            )

    def ended(self) -> None:
        """The table has put the match away before its end: it can only be looked at now."""
        time = self.game_time
        with self._lock:
            now = self._latest
            if any(seen.view.is_over() for seen in now.chairs.values()):
                return
            chairs = {
                seat: replace(seen, view=stilled(copy(seen.view)), events=(), may_take_back=False)
                for seat, seen in now.chairs.items()
            }
            standing = replace(now.standing, paused=False, racing=False, stopped=ended_early())
            self._latest = Update(time, chairs, () if now.merged is not None else None, standing)
            self._revision += 1
            self._updates.append(self._latest)

    @property
    def complete(self) -> bool:
        """Tell whether everything that had happened before was sent."""
        return not self._past_left

    @property
    def sent(self) -> int:
        """The host's number of the last update that came."""
        return self._sent

    @property
    def taken(self) -> int:
        """The host's number of the last update that was taken, or had happened before."""
        return self._taken

    def catch_up(self, known: int, most: int) -> None:
        """Have the last ``most`` of what was sent after update ``known`` taken: it is not past."""
        with self._lock:
            count = min(most, sum(number > known for number in self._past_numbers))
            if count:
                self._taken = self._past_numbers[-count] - 1
                self._updates[:0] = self.past[-count:]
                del self.past[-count:], self._past_numbers[-count:]

    # -- what a screen asks ----------------------------------------------------------------

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options of the match."""
        return self._options

    @property
    def game_time(self) -> int:
        """Game time in ms: the host's when it sent the last update, plus what has passed since."""
        with self._lock:
            update, came = self._latest, self._came
        if update.standing.paused or update.standing.stopped is not None:
            return update.time
        return update.time + int((monotonic() - came) * 1000)

    @property
    def revision(self) -> int:
        """How many updates have come so far."""
        return self._revision

    @property
    def standing(self) -> TableStanding:
        """How the table stands."""
        return self._latest.standing

    def view(self, seat: int | None) -> Any:
        """Return what a chair may know now."""
        return self._latest.chairs[seat].view

    def question(self, seat: int) -> str:
        """Return what an action of a chair would answer now."""
        return self._latest.chairs[seat].question

    def may_take_back(self, seat: int) -> bool:
        """Tell whether a chair has decided anything that can be taken back."""
        return self._latest.chairs[seat].may_take_back

    def take(self) -> list[Update]:
        """Return the updates that have come since the last call, the oldest first."""
        with self._lock:
            updates, self._updates = self._updates, []
            self._taken = self._sent
        return updates

    def submit(self, seat: int, action: Any, question: str | None = None) -> None:
        """Send an action of a chair; without a question it answers the current one.

        Raises IllegalActionError with the rule that forbids it, as far as is known here: "no-seat",
        "standstill", "no-connection", "paused", or what the rules say on the own view. What the
        host refuses afterwards comes through TableClient.take_late.
        """
        if seat not in self.chairs:
            raise IllegalActionError("no-seat", seat=seat)
        if self._latest.standing.stopped is not None:
            raise nobody_acts()
        if not self._connected():
            raise IllegalActionError("no-connection")
        seen = self._latest.chairs[seat]
        if self._latest.standing.paused:
            raise IllegalActionError("paused")
        receipt = self.game.is_receipt(action)
        if not receipt and question in (None, seen.question):
            self._judge(seat, seen.view, action)
        self._act(seat, "" if receipt else question or seen.question, action)

    def _judge(self, seat: int, view: Any, action: Any) -> None:
        """Raise IllegalActionError if the rules forbid an action, as far as is known here."""
        if view.is_legal(action):
            return
        rng = Random(f"{self._seed} {self._sent}")
        try:
            view.sample(rng).apply(seat, action)
        except IllegalActionError as error:
            if error.rule not in UNSURE:
                raise
        except GameError:
            return  # the host knows

    def request(self, request: Request, seat: int | None = None) -> bool:
        """Ask to take back, to leave, or for bots to wait; tell whether it was done, or asked for.

        A menu here stops nobody's clock elsewhere: PAUSE and GO_ON do nothing, and whoever wants a
        pause for all asks the table (TableClient.ask).
        """
        if request in (Request.TAKE_BACK, Request.TAKE_BACK_REDRAWN):
            if seat is None or seat not in self.chairs:
                raise IllegalActionError("no-seat", seat=-1 if seat is None else seat)
            redrawn = request is Request.TAKE_BACK_REDRAWN
            self._ask("take-back-redrawn" if redrawn else "take-back", seat)
            return True
        if request is Request.HOLD:
            now = monotonic()
            if now - self._held >= HOLD_S:
                self._held = now
                self._ask("hold", None)
            return True
        return request is Request.LEAVE

    def tick(self) -> None:
        """The clock runs at the host."""

    def think(self) -> None:
        """Bots think at the host."""

    def thinking(self) -> bool:
        """No bot thinks here."""
        return False

    def bots_to_act(self) -> bool:
        """Tell whether bots may act now, as far as is known here."""
        acting: frozenset[int] = self.view(self.chairs[0]).to_act()
        return any(self.players[seat].is_bot for seat in acting - {CLOCK})

    def next_due(self) -> int | None:
        """Nothing happens here by itself."""
        return None

    def hint(self, seat: int) -> AnyThought:
        """Return the thinking of the strongest bot for a chair: an action or an Advice."""
        rng = Random(f"{self._seed} {self._sent} {seat}")
        return self.game.bot("hard").advise(self.view(seat), rng)


def _rule_book(began: m.Began) -> tuple[AnyGame, dict[str, OptionValue]]:
    """Return game and options of a match. Raises FrameError if they cannot be played here."""
    try:
        game = registry.game(began.game)
        options = game.resolve(began.options)
        seats = game.seats_for(options)
    except GameError as error:
        raise FrameError(error.rule, began.game) from error
    fits = began.seats in seats and len(began.players) == began.seats
    fits = fits and all(chair.level in ("", *LEVELS) for chair in began.players)
    if not fits or any(chair >= began.seats for chair in began.chairs):
        raise FrameError("message-malformed", "began")
    if began.rules != game.rules_version:
        raise FrameError("rules-differ", began.game)
    try:
        # No file of ours is read because somebody elsewhere says so.
        set_up = m.SetUp(began.game, began.seats, began.options, deck=began.deck)
        return decks.game_of(set_up), options
    except RefusalError as error:
        raise FrameError(error.rule, began.game) from error
