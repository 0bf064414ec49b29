"""``position``: shows what is legal in a position, how a seat perceives it, what an action does."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from braillespiel import input_limits, resources
from braillespiel.commands import shared
from braillespiel.commands.telling import Telling
from braillespiel.engine.contract import CLOCK, GameError
from braillespiel.engine.match import Match
from braillespiel.games import dots, registry
from braillespiel.games.zones import Zone
from braillespiel.input_limits import InputError, whole_number
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import without_marks


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help=words("cli-position-file"))
    parser.add_argument("--seat", type=whole_number, help=words("cli-position-seat"))
    parser.add_argument("--apply", metavar="ACTION", help=words("cli-apply"))
    parser.add_argument("--dots", metavar="FOLDER", help=words("cli-position-dots"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def read(file: str, words: Words) -> Any:
    """Return the JSON document in ``file`` ("-": standard input)."""
    try:
        if file == "-":
            text = input_limits.read_stream(sys.stdin.buffer, "position", file)
        else:
            text = input_limits.read_text(resources.named(file), "position")
        return input_limits.json_data(text, "position", file)
    except InputError as error:
        raise shared.speak_error(words, error) from None
    except json.JSONDecodeError as error:
        raise shared.CommandError(
            words("error-json", file=file, line=error.lineno, column=error.colno)
        ) from None


def load(document: Any, words: Words) -> Match:
    """Return the match that a position document describes."""
    from braillespiel.engine.position import load as load_position

    try:
        # A text alone would be taken for JSON that is still to be read.
        whole = json.dumps(document) if isinstance(document, str) else document
        return load_position(whole, registry.game)
    except GameError as error:
        named = document.get("game") if isinstance(document, dict) else None
        raise shared.speak_error(words, error, str(named)) from None


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Print the position as a seat may know it, or what an action makes of it."""
    match = load(read(arguments.file, words), words)
    acting = sorted(seat for seat in match.state.to_act() if seat != CLOCK)
    seat = arguments.seat - 1 if arguments.seat is not None else (acting[0] if acting else 0)
    if not 0 <= seat < match.seats:
        raise shared.CommandError(words("error-seat", seat=seat + 1, seats=match.seats))
    names = [words(f"bot-name-{number % 8}") for number in range(match.seats)]
    telling = Telling(match.game.id, names, seat, words.language)
    records = []
    if arguments.apply is not None:
        if not arguments.apply.strip():
            raise shared.CommandError(words("error-apply-empty"))
        try:
            events = match.apply(seat, match.parse(seat, arguments.apply))
        except GameError as error:
            raise _refusal(telling, match, seat, error, words) from None
        records = list(telling.hear(match, events))
    if arguments.dots is not None:
        _write_dots(Path(arguments.dots), match, seat, telling, words)
        return 0
    data = describe(match, seat, telling)
    if arguments.json:
        data["events"] = records
        if arguments.apply is not None:
            data["position"] = match.to_position()
        shared.print_json(data)
        return 0
    for record in records:
        print(record["speech"])
    _print(data, telling, match, seat, words)
    if arguments.apply is not None:
        shared.print_json(match.to_position())
    return 0


SIZES = ((60, 40), (96, 40))
"""Columns and rows of the displays for which pictures are written."""


def _write_dots(folder: Path, match: Match, seat: int, telling: Telling, words: Words) -> None:
    """Write what a seat sees as raised dots, as pictures and as Braille; print the files."""
    written = []
    for columns, rows in SIZES:
        found = telling.presenter.pictures(match.state.view(seat), columns, rows)
        if not found:
            raise shared.CommandError(words("error-no-dots", game=match.game.id))
        for name, picture in found.items():
            path = folder / f"{match.game.id}-{name}-{columns}x{rows}"
            text = "\n".join((*dots.braille(picture), ""))
            written.append((path.with_suffix(".txt"), text.encode()))
            written.append((path.with_suffix(".png"), dots.png(picture)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, data in written:
            path.write_bytes(data)
            print(path)
    except OSError as error:
        raise shared.CommandError(
            words("error-file-write", file=str(folder), reason=error.strerror or str(error))
        ) from None


def _refusal(
    telling: Telling, match: Match, seat: int, error: GameError, words: Words
) -> shared.CommandError:
    """Say which rule forbids the action, in the game's own words if it has them."""
    if telling.presenter.words.has(f"{match.game.id}-illegal-{error.rule}"):
        return shared.CommandError(telling.presenter.refusal(error, match.state.view(seat)).full)
    return shared.speak_error(words, error)


def describe(match: Match, seat: int, telling: Telling) -> dict[str, Any]:
    """Return the position as ``seat`` perceives it, as JSON data."""
    view = match.state.view(seat)
    return {
        "game": match.game.id,
        "seat": seat + 1,
        "to_act": sorted(number + 1 for number in view.to_act() if number != CLOCK),
        "over": view.is_over(),
        "scores": list(view.scores()),
        "turn": telling.presenter.turn(view).full,
        "legal_actions": [
            {"action": str(action), "name": telling.presenter.label(view, action).full}
            for action in view.legal_actions()
        ],
        "zones": [_zone(zone, telling) for zone in telling.presenter.zones(view)],
    }


def _zone(zone: Zone, telling: Telling) -> dict[str, Any]:
    return {
        "id": zone.id,
        "name": zone.name.full,
        "summary": zone.summary.full,
        "items": [
            {
                "key": item.key,
                "text": item.whole.full,
                "state": item.state.full,
                "braille": telling.cells(item.text.braille),
                "braille_text": without_marks(item.text.braille),
                "place": list(item.place),
            }
            for item in zone.items
        ],
    }


def _print(data: dict[str, Any], telling: Telling, match: Match, seat: int, words: Words) -> None:
    """Print the position as lines to listen to."""
    print(data["turn"])
    print(telling.presenter.scores(match.state.view(seat)).full)
    for zone in data["zones"]:
        texts = [item["text"] for item in zone["items"]]
        several = any(words.signs.list in text for text in texts)
        items = (words.signs.groups if several else words.signs.list).join(texts)
        parts = (zone["name"], zone["summary"], items)
        print(words.signs.label.join(part for part in parts if part))
    print(words("position-actions", count=len(data["legal_actions"])))
    for action in data["legal_actions"]:
        print(words.signs.label.join((action["action"], action["name"])))
