"""A host is as little trusted as a seat: what it sends cannot be more than its messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.games import registry
from braillespiel.games.own_deck import path_of
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.frames import FrameError, Reader
from tests.network.places import Person, playing
from tests.support.facts import facts


def begun() -> tuple[Person, dict[str, Any]]:
    """Return somebody at a match, and the message with which it began."""
    _, (ana, _) = playing("ludoteca")
    (began,) = [each for each in map(msgspec.json.decode, ana.frames) if each["type"] == "began"]
    return ana, began


def told(person: Person, message: dict[str, Any]) -> None:
    reader: Reader[Any] = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]
    found = reader.read(msgspec.json.encode(message))
    assert found is not None
    person.received(found)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "../../ludoteca"}, "game-unknown"),
        ({"rules": 99}, "rules-differ"),
        ({"options": {"target": "much"}}, "option-number"),
        ({"seats": 7}, "message-malformed"),
        ({"chairs": [3]}, "message-malformed"),
        ({"players": []}, "message-malformed"),
        ({"now": {}}, "message-malformed"),
        ({"now": None}, "message-malformed"),
        ({"options": {"extended": True, "deck": "own"}}, "deck-missing"),
    ],
)
def test_a_match_that_cannot_be_is_not_sat_down_at(change: dict[str, Any], rule: str) -> None:
    ana, began = begun()
    port = ana.port
    with pytest.raises(FrameError) as found:
        told(ana, {**began, "match": 99, **change})
    if rule != "option-number":
        assert found.value.rule == rule
    assert ana.port is port


def test_no_file_of_ours_is_read_because_a_host_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ana, began = begun()
    own = path_of("ludoteca")
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text("no deck at all", encoding="utf-8")
    read: list[Path] = []
    opened = Path.open
    monkeypatch.setattr(
        Path, "open", lambda path, *a, **k: (read.append(path), opened(path, *a, **k))[1]
    )
    with pytest.raises(FrameError, match="deck-missing"):
        told(ana, {**began, "match": 9, "options": {"extended": True, "deck": "own"}})
    assert own not in read


@pytest.mark.parametrize("view", [{}, [], {"public": "x" * 5000}, None, 10**400])
def test_an_update_that_is_none_ends_the_connection(view: Any) -> None:
    ana, began = begun()
    now = began["now"]
    chair = {**now["chairs"][0], "view": view}
    with pytest.raises(FrameError):
        told(
            ana,
            {"type": "update", "match": 1, "revision": 9, "update": {**now, "chairs": [chair]}},
        )
    assert ana.port is not None
    assert ana.port.sent == began.get("revision", 0)


def test_an_update_of_another_match_or_of_before_changes_nothing() -> None:
    ana, began = begun()
    for match, revision in ((7, 1), (1, 0)):
        told(
            ana,
            {"type": "update", "match": match, "revision": revision, "update": began["now"]},
        )
    assert ana.port is not None
    assert ana.port.take() == []


def test_a_refusal_holds_nothing_that_could_not_be_shown() -> None:
    ana, _ = begun()
    with pytest.raises(FrameError):
        told(ana, {"type": "refused", "rule": "a\x1b[2Jb", "ends": True})
    told(ana, {"type": "refused", "rule": "x" * 60, "details": {"rule": 1, "a b": 2, "n": 3}})
    assert ana.problem is None
    told(ana, {"type": "refused", "rule": "over", "ends": True})
    assert ana.status is Status.ENDED
    assert ana.problem is not None
    assert ana.problem.rule == "over"


@pytest.mark.parametrize("name", ["A\x1b[2J", "A\u202e", "\u2801", "A\ue000", "A\nB"])
def test_a_name_that_could_not_be_shown_ends_the_connection(name: str) -> None:
    ana, _ = begun()
    member = {"id": 3, "names": [name]}
    with pytest.raises(FrameError):
        told(ana, {"type": "table", "name": "x", "phase": "over", "members": [member], "you": 1})


def test_parts_that_do_not_fit_together_end_the_connection() -> None:
    reader: Reader[Any] = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]
    part = {"type": "part", "n": 0, "of": 2, "text": '{"type":"said",'}
    assert reader.read(msgspec.json.encode(part)) is None
    with pytest.raises(FrameError):
        reader.read(msgspec.json.encode(part))
    with pytest.raises(FrameError):
        reader.read(b'{"type":"said","member":1,"name":"A"}')


@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize("count", [513, 200_000])
def test_a_list_longer_than_any_table_holds_is_not_read(game: str, count: int) -> None:
    _, (ana, _) = playing(game)
    (began,) = [each for each in map(msgspec.json.decode, ana.frames) if each["type"] == "began"]
    *records, field = facts(game).HUGE
    kept = began["now"]["chairs"][0]["view"]
    for record in records:
        kept = kept[record]
    kept[field] = ((kept[field] or [0]) * count)[:count]
    port = ana.port
    assert port is not None
    update = {"type": "update", "match": port.match, "revision": 9, "update": began["now"]}
    for lie in ({**began, "match": 99}, update):
        message = msgspec.json.decode(msgspec.json.encode(lie), type=m.FromHost)
        with pytest.raises(FrameError) as refused:
            ana.received(message)
        assert refused.value.rule == "message-large"
    assert ana.port is port
    assert port.take() == []
