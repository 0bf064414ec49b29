"""What a seat can do. Places count from 0 in code, from 1 in the text forms."""

from __future__ import annotations

import msgspec

from braillespiel.engine.contract import ActionTextError


class Roll(msgspec.Struct, frozen=True):
    """Throw the dice; while a sum is still open, as soon as that is over."""

    def __str__(self) -> str:
        return "roll"


class Lift(msgspec.Struct, frozen=True):
    """Lift the tube: claim that the glass has run out."""

    def __str__(self) -> str:
        return "lift"


class Secure(msgspec.Struct, frozen=True):
    """Secure the card on top of an own place."""

    place: int

    def __str__(self) -> str:
        return f"secure {self.place + 1}"


class Cover(msgspec.Struct, frozen=True):
    """Lay the card that was drawn onto an own place."""

    place: int

    def __str__(self) -> str:
        return f"cover {self.place + 1}"


class Pass(msgspec.Struct, frozen=True):
    """Let an own number go; the others need not wait."""

    def __str__(self) -> str:
        return "pass"


class Heard(msgspec.Struct, frozen=True):
    """The seat's outputs have told announcement ``serial`` to its end."""

    serial: int

    def __str__(self) -> str:
        return f"heard {self.serial}"


class Pace(msgspec.Struct, frozen=True):
    """From now on the seat gets ``ms`` milliseconds to react once it has heard."""

    ms: int

    def __str__(self) -> str:
        return f"pace {self.ms}"


Action = Roll | Lift | Secure | Cover | Pass | Heard | Pace

_PLAIN: dict[str, Action] = {"roll": Roll(), "lift": Lift(), "pass": Pass()}


def parse(text: str) -> Action:
    """Read "roll", "lift", "secure 2", "cover 1", "pass", "heard 12" or "pace 3000"."""
    match text.lower().split():
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case [word, number] if number.isascii() and number.isdecimal() and len(number) < 10:
            if word == "secure":
                return Secure(int(number) - 1)
            if word == "cover":
                return Cover(int(number) - 1)
            if word == "heard":
                return Heard(int(number))
            if word == "pace":
                return Pace(int(number))
    raise ActionTextError("action-unknown", text=text)
