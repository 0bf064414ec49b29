"""Updates, questions and refusals as JSON data, so that a port can be anywhere.

Settings, decks and word lists are not in them: both sides make them from seats and options, an own
deck (``games.own_deck``) comes once with the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from braillespiel.decoding import decode
from braillespiel.engine.anygame import AnyGame, AnyView
from braillespiel.engine.contract import Document, GameError, IllegalActionError, OptionValue
from braillespiel.engine.malformed import converted
from braillespiel.engine.standstill import stilled
from braillespiel.store import errors
from braillespiel.table.port import Seen, TableStanding, Update


class RefusalDocument(msgspec.Struct, forbid_unknown_fields=True):
    """Which rule forbids an action, or why nobody acts any more."""

    rule: str
    details: dict[str, Any]


class TroubleDocument(msgspec.Struct, forbid_unknown_fields=True):
    """What is wrong with the disk."""

    kind: errors.Kind
    path: str
    detail: str


class StandingDocument(msgspec.Struct, forbid_unknown_fields=True):
    """How the table stands."""

    paused: bool
    racing: bool
    winners: tuple[int, ...]
    taken_back: int
    trouble: TroubleDocument | None
    stopped: RefusalDocument | None


class SeenDocument(msgspec.Struct, forbid_unknown_fields=True):
    """What one chair may know; ``seat`` None is a spectator."""

    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: str
    may_take_back: bool


class UpdateDocument(msgspec.Struct, forbid_unknown_fields=True):
    """What a port is sent."""

    time: int
    chairs: list[SeenDocument]
    merged: list[dict[str, Any]] | None
    standing: StandingDocument
    again: bool


def standing_document(standing: TableStanding) -> StandingDocument:
    """Return how the table stands as data."""
    trouble, stopped = standing.trouble, standing.stopped
    return StandingDocument(
        standing.paused,
        standing.racing,
        standing.winners,
        standing.taken_back,
        None if trouble is None else TroubleDocument(trouble.kind, trouble.path, trouble.detail),
        None if stopped is None else RefusalDocument(stopped.rule, stopped.details),
    )


def standing_from(document: StandingDocument) -> TableStanding:
    """Return how the table stands."""
    trouble = None
    if document.trouble is not None:
        told = document.trouble
        trouble = errors.StoreError(told.kind, told.path, told.detail)
    stopped = None
    if document.stopped is not None:
        stopped = GameError(document.stopped.rule, **document.stopped.details)
    return TableStanding(
        document.paused, document.racing, document.winners, document.taken_back, trouble, stopped
    )


def encoded(game: AnyGame, update: Update) -> bytes:
    """Return an update as a JSON document."""
    chairs = [
        SeenDocument(
            chair,
            game.view_document(seen.view),
            [game.event_document(event) for event in seen.events],
            seen.question,
            seen.may_take_back,
        )
        for chair, seen in update.chairs.items()
    ]
    merged = None
    if update.merged is not None:
        merged = [game.event_document(event) for event in update.merged]
    standing = standing_document(update.standing)
    return msgspec.json.encode(UpdateDocument(update.time, chairs, merged, standing, update.again))


def decoded(game: AnyGame, seats: int, options: Mapping[str, OptionValue], data: bytes) -> Update:
    """Return the update that ``encoded`` wrote; raise PositionError if it is not one."""
    try:
        read = msgspec.json.decode(data)
    except msgspec.DecodeError:
        read = None
    found = converted(read, UpdateDocument, "update")
    standing = standing_from(found.standing)

    def view_from(seat: int | None, document: Document) -> AnyView:
        view = game.view_from(seats, options, seat, document)
        return view if standing.stopped is None else stilled(view)

    chairs = {
        one.seat: Seen(
            view_from(one.seat, one.view),
            tuple(game.event_from(event) for event in one.events),
            one.question,
            one.may_take_back,
        )
        for one in found.chairs
    }
    merged = None
    if found.merged is not None:
        merged = tuple(game.event_from(event) for event in found.merged)
    return Update(found.time, chairs, merged, standing, found.again)


def encoded_refusal(error: IllegalActionError) -> bytes:
    """Return a refusal as a JSON document."""
    return msgspec.json.encode(RefusalDocument(error.rule, error.details))


def decoded_refusal(data: bytes) -> IllegalActionError:
    """Return the refusal that ``encoded_refusal`` wrote."""
    found = decode(data, RefusalDocument)
    return IllegalActionError(found.rule, **found.details)
