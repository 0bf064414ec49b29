"""What a state and a view are made of: three records, each fact in one of them, once.

``Public`` is what everybody sees; state and view hold the same type. ``Secret`` is the rest of a
state, the chance in it. ``Known`` is what one seat knows besides: its own cards, counts, cards
known to lie elsewhere. A view is (seat, public, known).

Records travel as JSON data. What every side has anyway (settings, decks, word lists) does not:
a record names such fields in ``context``, and whoever reads a document brings them along.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from braillespiel.engine.contract import State, View
from braillespiel.engine.malformed import converted


class Record(msgspec.Struct):
    """Plain data, compared field by field."""

    context: ClassVar[tuple[str, ...]] = ()
    """Fields that do not travel: both sides make them from seats and options."""

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes; records with lists write their own."""
        return msgspec.structs.replace(self)


class PublicRecord(Protocol):
    """What everybody sees of a situation: a record that answers what follows from it."""

    context: ClassVar[tuple[str, ...]]

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK where the clock runs)."""
        ...

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        ...

    def scores(self) -> list[int]:
        """Return every seat's score so far."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


P = TypeVar("P", bound=PublicRecord)
S = TypeVar("S", bound=Record)
K = TypeVar("K", bound=Record)
R = TypeVar("R", bound=Record)
A = TypeVar("A")
E = TypeVar("E")


class RecordView(View[A], Generic[P, S, K, A]):
    """What one seat may know: the public record, and its own."""

    state_type: type[RecordState[P, S, K, A, Any]]
    """The states that it is sampled as; set where a state names its ``view_type``."""

    def __init__(self, seat: int, public: P, known: K) -> None:
        self.seat = seat
        self.public = public
        self.known = known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RecordView) or type(other) is not type(self):
            return NotImplemented
        mine, theirs = (self.seat, self.public, self.known), (other.seat, other.public, other.known)
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.public!r}, {self.known!r})"

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK where the clock runs)."""
        return self.public.to_act()

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.public.is_over()

    def scores(self) -> list[int]:
        """Return every seat's public score so far."""
        return self.public.scores()

    @abstractmethod
    def complete(self, rng: Random) -> S:
        """Return what may be secret, drawn from all that this view cannot tell apart."""

    def sample(self, rng: Random) -> RecordState[P, S, K, A, Any]:
        """Return a full state drawn from those that this view cannot tell apart."""
        return self.state_type(self.public.clone(), self.complete(rng))


class RecordState(State[A, E], Generic[P, S, K, A, E]):
    """A state that is its public and its secret record."""

    view_type: ClassVar[type[RecordView[Any, Any, Any, Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "view_type" in vars(cls):
            cls.view_type.state_type = cls

    def __init__(self, public: P, secret: S) -> None:
        self.public = public
        self.secret = secret

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RecordState) or type(other) is not type(self):
            return NotImplemented
        return bool(self.public == other.public and self.secret == other.secret)

    __hash__ = None  # type: ignore[assignment]

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK where the clock runs)."""
        return self.public.to_act()

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.public.is_over()

    def scores(self) -> list[int]:
        """Return every seat's score so far."""
        return self.public.scores()

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.public.clone(), self.secret.clone())

    @abstractmethod
    def known(self, seat: int) -> K:
        """Return what ``seat`` knows beside the public record."""

    def view(self, seat: int) -> RecordView[P, S, K, A]:
        """Return what ``seat`` may know."""
        return self.view_type(seat, self.public.clone(), self.known(seat))


# -- documents ---------------------------------------------------------------------------


@cache
def _travelling(kind: type[Record]) -> type[msgspec.Struct]:
    """Return the type of the documents of a record: its fields without the context."""
    fields = [
        (field.name, field.type)
        for field in msgspec.structs.fields(kind)
        if field.name not in kind.context
    ]
    return msgspec.defstruct(f"{kind.__name__}Document", fields, forbid_unknown_fields=True)


def document(record: Any) -> dict[str, Any]:
    """Return a record as JSON data, without its context."""
    left_out = record.context
    return {
        name: msgspec.to_builtins(getattr(record, name), str_keys=True)
        for name in record.__struct_fields__
        if name not in left_out
    }


def from_document(kind: type[R], data: object, context: Mapping[str, Any], whole: str) -> R:
    """Return the record that JSON data describes; raise PositionError where it is none."""
    found = converted(data, _travelling(kind), whole)
    names = found.__struct_fields__
    return kind(**context, **{name: getattr(found, name) for name in names})


def view_document(view: RecordView[Any, Any, Any, Any]) -> dict[str, Any]:
    """Return a view as JSON data."""
    return {"public": document(view.public), "known": document(view.known)}


class _ViewDocument(msgspec.Struct):
    public: dict[str, Any]
    known: dict[str, Any]


V = TypeVar("V", bound=RecordView[Any, Any, Any, Any])


def view_from(
    kind: type[V],
    records: tuple[type[Any], type[Record]],
    seat: int,
    data: object,
    context: Mapping[str, Any],
) -> V:
    """Return the view of ``seat`` that JSON data describes; raise PositionError if it is none."""
    parts = converted(data, _ViewDocument, "view")
    public = from_document(records[0], parts.public, context, "public")
    known = from_document(records[1], parts.known, {}, "known")
    return kind(seat, public, known)


def shared_fields(
    position: type[msgspec.Struct], record: type[Record], without: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the fields that a position's document and a record hold in the same form."""
    known = set(record.__struct_fields__) - set(without)
    return tuple(name for name in position.__struct_fields__ if name in known)
