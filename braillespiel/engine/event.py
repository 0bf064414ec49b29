"""Events as tagged structs, and the two commonest kinds: what everybody may know, and what
concerns one seat only.

An event is data that travels: ``kind`` is its tag in documents and its name in catalogues.
An event with secrets in part brings a ``redacted_for`` of its own (see contract.Event).
"""

from __future__ import annotations

import re
from typing import Self

import msgspec

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def _kind_of(name: str) -> str:
    """Return the kind of a class of this name: "TurnedUp" is "turned-up"."""
    return _CAPITAL.sub("-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=_kind_of):
    """Something that happened."""

    @property
    def kind(self) -> str:
        """The name of this kind of event."""
        return str(self.__struct_config__.tag)


class OpenEvent(Event, frozen=True):
    """An event that every seat may know as it is."""

    def redacted_for(self, seat: int | None) -> Self | None:
        """Return the event itself."""
        return self


class PrivateEvent(Event, frozen=True):
    """An event that concerns only ``seat``."""

    seat: int

    def redacted_for(self, seat: int | None) -> Self | None:
        """Return the event to its seat, nothing to others."""
        return self if seat == self.seat else None
