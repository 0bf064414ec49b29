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
from functools import cache, cached_property
from random import Random
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from braillespiel.engine.contract import (
    Event,
    Game,
    GameError,
    OptionValue,
    S_co,
    State,
    V,
    View,
)
from braillespiel.engine.malformed import converted
from braillespiel.engine.textform import ActionReader


class Record(msgspec.Struct):
    """Plain data, compared field by field."""

    context: ClassVar[tuple[str, ...]] = ()
    """Fields that do not travel: both sides make them from seats and options."""

    def clone(self) -> Self:
        """Return a copy that shares nothing that can change.

        Records with lists write their own: they copy these in a ``twin``.
        """
        return self.twin()

    if TYPE_CHECKING:

        def twin(self) -> Self:
            """Return a copy that shares what its fields hold."""
            found: Self = self.__copy__()  # type: ignore[attr-defined]  # all structs have it
            return found

    else:
        twin = msgspec.Struct.__copy__


class PublicRecord(Protocol):
    """What everybody sees of a situation: a record that answers what follows from it."""

    context: ClassVar[tuple[str, ...]]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now (and CLOCK if the clock runs)."""
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
    """What one seat may know, or a spectator (seat None): the public record, and its own."""

    public_type: ClassVar[type[Any]]
    known_type: ClassVar[type[Record]]
    state_type: type[RecordState[P, S, K, A, Any]]
    """The states that it is sampled as; set where a state names its ``view_type``."""

    def __init__(self, seat: int | None, public: P, known: K) -> None:
        self._seat = seat
        self.public = public
        self.known = known

    @property
    def seat(self) -> int:  # type: ignore[override]  # nobody sets it
        """Whose view it is; a spectator has no seat to ask for (``spectator``)."""
        if self._seat is None:
            raise GameError("no-seat", seat="spectator")
        return self._seat

    @property
    def spectator(self) -> bool:
        """Tell whether this is what a spectator sees."""
        return self._seat is None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RecordView) or type(other) is not type(self):
            return NotImplemented
        mine = self._seat, self.public, self.known
        return mine == (other._seat, other.public, other.known)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._seat}, {self.public!r}, {self.known!r})"

    def to_act(self) -> frozenset[int]:
        return self.public.to_act()

    def is_over(self) -> bool:
        return self.public.is_over()

    def scores(self) -> list[int]:
        return self.public.scores()

    @abstractmethod
    def complete(self, rng: Random) -> S:
        """Return what may be secret, drawn from everything this view cannot distinguish."""

    def sample(self, rng: Random) -> RecordState[P, S, K, A, Any]:
        return self.state_type(self.public.clone(), self.complete(rng))


class RecordState(State[A, E], Generic[P, S, K, A, E]):
    """A state that consists of its public and its secret record."""

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
        """Return the seats that may act now (and CLOCK if the clock runs)."""
        return self.public.to_act()

    def is_over(self) -> bool:
        return self.public.is_over()

    def scores(self) -> list[int]:
        return self.public.scores()

    def clone(self) -> Self:
        return type(self)(self.public.clone(), self.secret.clone())

    @abstractmethod
    def known(self, seat: int | None) -> K:
        """Return what ``seat`` knows besides the public record; None means a spectator."""

    def view(self, seat: int | None) -> RecordView[P, S, K, A]:
        if seat is not None and not 0 <= seat < self.public.seats:
            raise GameError("no-seat", seat=seat)
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


@cache
def _told(kind: type[Record]) -> tuple[str, ...]:
    """Return the fields of a record without its context."""
    return tuple(name for name in kind.__struct_fields__ if name not in kind.context)


def document(record: Any) -> dict[str, Any]:
    """Return a record as JSON data, without its context."""
    kind: type[Record] = type(record)
    told = {name: getattr(record, name) for name in _told(kind)}
    found: dict[str, Any] = msgspec.to_builtins(told, str_keys=True)
    return found


def from_document(kind: type[R], data: object, context: Mapping[str, Any], whole: str) -> R:
    """Return the record that JSON data describes; raise PositionError if it is not one."""
    found = converted(data, _travelling(kind), whole, str_keys=True)
    names = found.__struct_fields__
    return kind(**context, **{name: getattr(found, name) for name in names})


class _ViewDocument(msgspec.Struct, forbid_unknown_fields=True):
    public: dict[str, Any]
    known: dict[str, Any]


class RecordGame(Game[S_co, A, V]):
    """A game whose states and views are records, and whose events are tagged structs."""

    view_type: ClassVar[type[RecordView[Any, Any, Any, Any]]]
    event_types: ClassVar[Any]
    """All its events, as a union."""
    action_types: ClassVar[Any]
    """All its actions (textform.TextAction), as a union."""

    def parse_action(self, text: str) -> A:
        action: A = self._read_action(text)
        return action

    @cached_property
    def _read_action(self) -> ActionReader:
        return ActionReader(self.action_types)

    @abstractmethod
    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """Return what does not travel with a public record, by field."""

    def view_document(self, view: V) -> dict[str, Any]:
        seen: Any = view
        return {"public": document(seen.public), "known": document(seen.known)}

    def view_from(
        self, seats: int, options: Mapping[str, OptionValue], seat: int | None, data: object
    ) -> V:
        parts = converted(data, _ViewDocument, "view")
        kind: Any = self.view_type
        context = self.context(seats, options)
        public = from_document(kind.public_type, parts.public, context, "public")
        view: V = kind(seat, public, from_document(kind.known_type, parts.known, {}, "known"))
        return view

    def event_document(self, event: Event) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
        return found

    def event_from(self, data: object) -> Event:
        event: Event = converted(data, self.event_types, "event", str_keys=True)
        return event


def shared_fields(
    position: type[msgspec.Struct], record: type[Record], without: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the fields that a position's document and a record hold in the same form.

    These are of the same type; a document may name the choices of a text or number, or leave a
    value out. ``without`` are fields of the same type that mean something else.
    """
    there, here = get_type_hints(position), get_type_hints(record)
    return tuple(
        name
        for name in position.__struct_fields__
        if name in here
        and name not in (*record.context, *without)
        and here[name] in (there[name], _plain(there[name]))
    )


def _plain(kind: Any) -> Any:
    """Return a type without its choices and without "left out"."""
    parts = [part for part in get_args(kind) if part is not NoneType]
    if get_origin(kind) is Literal:
        return type(parts[0])
    if get_origin(kind) in (Union, UnionType) and len(parts) == 1:
        return parts[0]
    return kind
