"""Position documents: read back equal, wrong ones named, schema true and up to date."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from braillespiel.engine.contract import CLOCK, GameError
from braillespiel.engine.match import Match
from braillespiel.engine.position import load
from braillespiel.games import registry
from scripts.position_schema import text
from tests.support.facts import facts

FILE = Path(__file__).parents[2] / "docs" / "schemas" / "position.schema.json"
VALIDATOR = jsonschema.Draft202012Validator(json.loads(text()))


def document(**changes: Any) -> dict[str, Any]:
    found = Match(registry.game("logomachy"), 2, seed=1).to_position()
    return {**found, **changes}


def test_the_schema_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), (
        "run python -m scripts.position_schema > docs/schemas/position.schema.json"
    )


@pytest.mark.parametrize("name", registry.own())
def test_a_match_goes_on_from_its_document(name: str) -> None:
    game, rng = registry.game(name), Random(1)
    match = Match(game, game.min_seats, seed=1)
    for _ in range(min(10, facts(name).FEW)):
        seat = min(match.state.to_act() - {CLOCK}, default=CLOCK)
        due = match.state.deadline()
        if seat == CLOCK and due is not None:
            match.advance(due)
        else:
            match.apply(seat, rng.choice(match.state.legal_actions(seat)))
    found = match.to_position()
    VALIDATOR.validate(found)
    again = load(json.dumps(found), registry.game)
    assert again.to_position() == found
    assert (again.seats, again.options) == (match.seats, match.options)


@pytest.mark.parametrize(
    ("wrong", "rule", "details"),
    [
        ("{", "position-json", {}),
        (b"\xff\xfe", "position-json", {}),
        ("[1]", "position-malformed", {"where": "document"}),
        ({"game": "logomachy"}, "position-malformed", {}),
        (document(version=2), "position-version", {"found": 2, "known": 1}),
        (document(extra=1), "position-malformed", {}),
        (document(game="chess"), "game-unknown", {"name": "chess"}),
        (document(seats=9), "seat-count", {"seats": 9, "low": 2, "high": 8}),
        (document(options={"colour": 1}), "option-unknown", {"option": "colour"}),
        (document(options={"rounds": 99}), "option-value", {"option": "rounds"}),
        (document(state={}), "position-malformed", {"where": "state"}),
    ],
)
def test_a_wrong_document_is_refused_by_name(
    wrong: object, rule: str, details: dict[str, Any]
) -> None:
    with pytest.raises(GameError) as refused:
        load(wrong, registry.game)
    assert refused.value.rule == rule
    assert details.items() <= refused.value.details.items()


@pytest.mark.parametrize(
    "wrong",
    [
        document(version=2),
        document(extra=1),
        document(game="chess"),
        document(seats=9),
        document(options={"colour": 1}),
        document(options={"rounds": 99}),
        document(state={}),
        document(state={"hands": [["x7"], []], "middle": []}),
    ],
)
def test_the_schema_refuses_it_too(wrong: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(wrong)


def test_every_example_of_the_documentation_is_a_position() -> None:
    page = (FILE.parents[1] / "positions.md").read_text(encoding="utf-8")
    examples = [part.split("```")[0] for part in page.split("```json\n")[1:]]
    assert len(examples) >= 2
    for example in examples:
        VALIDATOR.validate(json.loads(example))
        load(example, registry.game)


def test_the_first_example_of_the_documentation_offers_what_it_says() -> None:
    page = (FILE.parents[1] / "positions.md").read_text(encoding="utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    VALIDATOR.validate(json.loads(example))
    match = load(example, registry.game)
    assert [str(action) for action in match.state.legal_actions(0)] == [
        "play r7 take g3,b4",
        "play r7",
        "play y1",
    ]
