"""What happens at the table, as data. Seats and places count from 0, 0 stands for no card."""

from __future__ import annotations

from typing import ClassVar

from braillespiel.engine.event import Private, Public


class RoundStarted(Public, frozen=True):
    """A round begins with the first roll of ``starter``; ``serial`` wants to be heard."""

    kind: ClassVar[str] = "round"
    number: int
    starter: int
    serial: int


class RollNoted(Private, frozen=True):
    """The seat wants to roll, and will as soon as everybody had their time."""

    kind: ClassVar[str] = "noted"


class Thrown(Public, frozen=True):
    """``seat`` throws so many dice; the sum is not known yet."""

    kind: ClassVar[str] = "thrown"
    seat: int
    dice: int


class Rolled(Public, frozen=True):
    """The dice lie: their sum may be secured by all but ``seat``; ``serial`` wants to be heard.

    ``next_dice`` is how many dice ``seat`` rolls next, 0 when the turn ends; ``own`` that the
    sum is an own number of ``seat``, ``doublet`` that it is a Pasch that turns the direction.
    """

    kind: ClassVar[str] = "rolled"
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


class Secured(Public, frozen=True):
    """``seat`` has secured ``card`` from ``place``; ``under`` came to light, 0: nothing."""

    kind: ClassVar[str] = "secured"
    seat: int
    card: int
    place: int
    under: int


class Missed(Private, frozen=True):
    """The seat could have secured ``card`` and did not in time."""

    kind: ClassVar[str] = "missed"
    card: int
    place: int


class Passed(Private, frozen=True):
    """The seat lets ``card`` go."""

    kind: ClassVar[str] = "passed"
    card: int


class Changed(Public, frozen=True):
    """Wechsel: the dice go from ``seat`` to ``receiver``; everybody else has drawn.

    ``drawn`` holds the card per seat, 0 for none; ``serial`` wants to be heard.
    """

    kind: ClassVar[str] = "changed"
    seat: int
    receiver: int
    drawn: tuple[int, ...]
    serial: int


class Covered(Public, frozen=True):
    """``seat`` has laid ``card`` on ``place``, over ``under`` (0: it was empty).

    ``late``: the seat had not chosen, the rule did.
    """

    kind: ClassVar[str] = "covered"
    seat: int
    card: int
    place: int
    under: int
    late: bool


class Hesitated(Private, frozen=True):
    """The seat has waited too long to lift: now it must roll."""

    kind: ClassVar[str] = "hesitated"


class Lifted(Public, frozen=True):
    """``seat`` has lifted; ``ran_out`` tells whether rightly. ``loser`` gives ``card`` back."""

    kind: ClassVar[str] = "lifted"
    seat: int
    ran_out: bool
    loser: int
    card: int


class MatchOver(Public, frozen=True):
    """The last round is over."""

    kind: ClassVar[str] = "over"
    points: tuple[int, ...]


class PaceSet(Public, frozen=True):
    """The seat has ``ms`` to react from now on."""

    kind: ClassVar[str] = "pace"
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
