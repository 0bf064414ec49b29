"""What happens at the table, as data. Seats and places count from 0, 0 stands for no card."""

from __future__ import annotations

from braillespiel.engine.event import OpenEvent, PrivateEvent


class RoundStarted(OpenEvent, frozen=True, tag="round"):
    """A round begins with the first roll of ``starter``; ``serial`` wants to be heard."""

    number: int
    starter: int
    serial: int


class RollNoted(PrivateEvent, frozen=True, tag="noted"):
    """The seat wants to roll, and will as soon as everybody had their time."""


class Thrown(OpenEvent, frozen=True):
    """``seat`` throws this many dice; the sum is not known yet."""

    seat: int
    dice: int


class Rolled(OpenEvent, frozen=True):
    """The dice lie: their sum may be secured by all but ``seat``; ``serial`` wants to be heard.

    ``next_dice`` is how many dice ``seat`` rolls next, 0 when the turn ends; ``own`` that the
    sum is an own number of ``seat``, ``doublet`` that it is a Pasch that turns the direction.
    """

    seat: int
    dice: tuple[int, ...]
    next_dice: int
    own: bool
    doublet: bool
    serial: int

    @property
    def number(self) -> int:
        """The sum of the dice."""
        return sum(self.dice)


class Secured(OpenEvent, frozen=True):
    """``seat`` has secured ``card`` from ``place``; ``under`` came to light, 0: nothing."""

    seat: int
    card: int
    place: int
    under: int


class Missed(PrivateEvent, frozen=True):
    """The seat could have secured ``card`` and did not in time."""

    card: int
    place: int


class Passed(PrivateEvent, frozen=True):
    """The seat lets ``card`` go."""

    card: int


class Changed(OpenEvent, frozen=True):
    """Wechsel: the dice go from ``seat`` to ``receiver``; everybody else has drawn.

    ``drawn`` holds the card per seat, 0 for none; ``serial`` wants to be heard.
    """

    seat: int
    receiver: int
    drawn: tuple[int, ...]
    serial: int


class Covered(OpenEvent, frozen=True):
    """``seat`` has laid ``card`` on ``place``, over ``under`` (0: it was empty).

    ``late``: the seat had not chosen, the rule did.
    """

    seat: int
    card: int
    place: int
    under: int
    late: bool


class Hesitated(PrivateEvent, frozen=True):
    """The seat has waited too long to lift: now it must roll."""


class Lifted(OpenEvent, frozen=True):
    """``seat`` has lifted; ``ran_out`` tells whether rightly. ``loser`` gives ``card`` back."""

    seat: int
    ran_out: bool
    loser: int
    card: int


class MatchOver(OpenEvent, frozen=True, tag="over"):
    """The last round is over."""

    points: tuple[int, ...]


class PaceSet(OpenEvent, frozen=True, tag="pace"):
    """The seat has ``ms`` to react from now on."""

    seat: int
    ms: int


Event = (
    RoundStarted
    | RollNoted
    | Thrown
    | Rolled
    | Secured
    | Missed
    | Passed
    | Changed
    | Covered
    | Hesitated
    | Lifted
    | MatchOver
    | PaceSet
)
