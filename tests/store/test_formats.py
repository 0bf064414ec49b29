"""What earlier versions of the program kept opens, and means the same."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from braillespiel.application import kept_match
from braillespiel.engine.match import Entry, Match
from braillespiel.engine.position import load
from braillespiel.games import registry
from braillespiel.store.database import FILE_NAME
from braillespiel.store.match_file import read_match
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, StoredMatch
from braillespiel.store.schema import APPLICATION_ID
from tests.store.conftest import FakeClock

FORMATS = Path(__file__).parent / "formats"
SCHEMAS = sorted(int(path.stem.partition("-")[2]) for path in FORMATS.glob("schema-*.sql"))
EXPECTED: dict[str, dict[str, Any]] = json.loads((FORMATS / "expected.json").read_text("utf-8"))


def store_of(schema: int, home: Path) -> Store:
    """Open a store that a program of that schema version has left."""
    home.mkdir()
    connection = sqlite3.connect(home / FILE_NAME)
    connection.executescript((FORMATS / f"schema-{schema}.sql").read_text("utf-8"))
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {schema}")
    connection.close()
    store = open_store(home, FakeClock())
    assert store.problem is None
    assert store.quarantined is None
    return store


def played(stored: StoredMatch) -> Match:
    """Carry out a stored match."""
    match = kept_match.begun(stored)
    match.replay(kept_match.entries(stored))
    return match


def as_then(document: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """Return a position without options and fields that came later.

    Options have what held before them, fields are empty.
    """
    game = registry.game(document["game"])
    later = {option.id: option.unnamed for option in game.options} | then["options"]
    assert document["options"] == later
    added = document["state"].keys() - then["state"].keys()
    assert not any(document["state"][name] for name in added)
    state = {name: value for name, value in document["state"].items() if name not in added}
    return document | {"options": then["options"], "state": state}


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_store_of_each_version_holds_the_same_matches(tmp_path: Path, schema: int) -> None:
    store = store_of(schema, tmp_path / "home")
    assert not store.matches.damaged()
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    assert sorted(str(line.id) for line in lines) == sorted(EXPECTED)
    for number, expected in EXPECTED.items():
        stored = store.matches.load(MatchId(int(number)))
        assert len(stored.entries) == expected["length"]
        if schema > 1:
            assert stored.taken_back == expected["taken_back"]
        match = played(stored)
        assert match.state.is_over() == expected["over"] == (stored.finished is not None)
        assert list(match.state.scores()) == expected["scores"]
        assert as_then(match.to_position(), expected["position"]) == expected["position"]
        if expected["over"]:
            assert stored.scores == expected["scores"]
    assert store.statistics.games() == ["hexaducto", "logomachy"]
    store.close()


@pytest.mark.parametrize(("version", "number"), [(1, "5"), (2, "1")])
def test_a_match_file_of_each_version_tells_the_same_match(version: int, number: str) -> None:
    file = read_match(FORMATS / f"match-{version}.bsmatch")
    assert file.version == version
    match = kept_match.begun(file)
    match.replay(kept_match.entries(file))
    assert (
        as_then(match.to_position(), EXPECTED[number]["position"]) == EXPECTED[number]["position"]
    )
    assert file.taken_back == EXPECTED[number]["taken_back"]


@pytest.mark.parametrize("number", EXPECTED)
def test_a_position_is_read_and_written_the_same(number: str) -> None:
    document = EXPECTED[number]["position"]
    assert as_then(load(document, registry.game).to_position(), document) == document


def test_a_match_of_every_option_of_that_time_leads_where_it_did() -> None:
    lines = (FORMATS / "options.jsonl").read_text("utf-8").splitlines()
    for line in lines:
        kept = json.loads(line)
        game, then = registry.game(kept["game"]), kept["final"]
        match = Match(game, kept["seats"], kept["options"], kept["seed"], stored=True)
        match.replay([Entry(*entry) for entry in kept["journal"]])
        for reached in (match, load(then, registry.game)):
            assert as_then(json.loads(json.dumps(reached.to_position())), then) == then, line
    assert len(lines) > 40
