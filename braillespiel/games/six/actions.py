"""What a seat can do. Places count from 0 in code, from 1 in the text forms."""

from __future__ import annotations

from braillespiel.engine.textform import Ordinal, TextAction


class Roll(TextAction, frozen=True):
    """Throw the dice; while a sum is still open, as soon as that is over."""

    form = "roll"


class Lift(TextAction, frozen=True):
    """Lift the tube: claim that the glass has run out."""

    form = "lift"


class Secure(TextAction, frozen=True):
    """Secure the card on top of an own place."""

    form = "secure {place}"
    place: Ordinal


class Cover(TextAction, frozen=True):
    """Lay the card that was drawn onto an own place."""

    form = "cover {place}"
    place: Ordinal


class Pass(TextAction, frozen=True):
    """Let an own number go; the others need not wait."""

    form = "pass"


class Heard(TextAction, frozen=True):
    """The seat's outputs have told announcement ``serial`` to its end."""

    form = "heard {serial}"
    serial: int


class Pace(TextAction, frozen=True):
    """From now on the seat gets ``ms`` milliseconds to react once it has heard."""

    form = "pace {ms}"
    ms: int


Action = Roll | Lift | Secure | Cover | Pass | Heard | Pace
