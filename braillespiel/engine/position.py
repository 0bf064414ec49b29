"""Position documents: any situation of any game as JSON, for tests, puzzles and bug reports.

The document is described in docs/positions.md; :func:`load` reads one, Match.to_position writes
one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.match import Match

VERSION = 1
"""The version of the document that this program writes; it reads only this one."""


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The envelope around a game's state."""

    game: str
    seats: int
    state: dict[str, Any]
    version: int = VERSION
    options: dict[str, bool | int | str] = {}


def load(document: object, game: Callable[[str], AnyGame]) -> Match:
    """Return a match that starts at ``document``, JSON text or the decoded data.

    ``game`` looks a game up by its name (games.registry.game) and raises its own error for an
    unknown one. Raises PositionError if the document is malformed or the state breaks a rule,
    OptionError for wrong options or a wrong number of seats.
    """
    if isinstance(document, str | bytes):
        try:
            document = msgspec.json.decode(document)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise PositionError("position-json", where="", problem=str(error)) from None
    if isinstance(document, Mapping):
        version = document.get("version", VERSION)
        if isinstance(version, int) and version != VERSION:
            raise PositionError("position-version", where="version", found=version, known=VERSION)
    found = converted(document, Document, "document")
    return Match(game(found.game), found.seats, found.options, position=found.state, stored=True)


def schema(games: Iterable[AnyGame]) -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of documents of ``games``: the envelope and each state.

    Options and seats are checked per game, as far as a schema can.
    """
    definitions: dict[str, Any] = {}
    branches = []
    known = sorted(games, key=lambda game: game.id)
    for game in known:
        definitions[game.id] = _embedded(game.position_schema(), game.id)
        branches.append(
            {
                "if": {"properties": {"game": {"const": game.id}}, "required": ["game"]},
                "then": {
                    "properties": {
                        "seats": {"minimum": game.min_seats, "maximum": game.max_seats},
                        "options": _options(game),
                        "state": {"$ref": f"#/$defs/{game.id}"},
                    }
                },
            }
        )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "braillespiel position",
        "description": "A situation of a game; see docs/positions.md.",
        "type": "object",
        "required": ["game", "seats", "state"],
        "additionalProperties": False,
        "properties": {
            "game": {"enum": [game.id for game in known]},
            "version": {"const": VERSION, "default": VERSION},
            "seats": {"type": "integer"},
            "options": {"type": "object"},
            "state": {"type": "object"},
        },
        "allOf": branches,
        "$defs": definitions,
    }


def _options(game: AnyGame) -> dict[str, Any]:
    properties: dict[str, Any] = {}
    for option in game.options:
        if isinstance(option.default, bool):
            kind: dict[str, Any] = {"type": "boolean"}
        elif option.offered:
            kind = {"enum": list(option.offered)}
        else:
            kind = {"type": "integer", "minimum": option.low, "maximum": option.high}
        properties[option.id] = {**kind, "default": option.unnamed}
    return {"properties": properties, "additionalProperties": False}


def _embedded(found: dict[str, Any], game: str) -> dict[str, Any]:
    """Return a game's schema with its own references still valid inside the document's."""

    def moved(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: f"#/$defs/{game}/{inner[2:]}" if key == "$ref" and inner[:2] == "#/" else inner
                for key, inner in ((key, moved(inner)) for key, inner in value.items())
            }
        return [moved(inner) for inner in value] if isinstance(value, list) else value

    return {key: value for key, value in moved(found).items() if key != "$schema"}
