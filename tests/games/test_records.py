"""Records of every game: clones, equality, documents, and who may know what."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import msgspec
import pytest

from braillespiel.engine.contract import GameError, PositionError
from braillespiel.engine.records import Record, RecordGame
from braillespiel.games import registry
from scripts.walks import walked
from tests.support.facts import facts

GAMES = [name for name in registry.own() if isinstance(registry.game(name), RecordGame)]


SEEDS = range(6)


@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_travel(name: str) -> None:
    game = registry.game(name)
    kinds = set()
    for seed in SEEDS:
        for step, (state, seats, options, events) in enumerate(walked(name, seed, 120)):
            for event in events:
                for seen in [event, *(event.redacted_for(seat) for seat in (None, *range(seats)))]:
                    if seen is not None:
                        data = json.loads(json.dumps(game.event_document(seen)))
                        assert game.event_from(data) == seen
                        assert data["kind"] == seen.kind
                        kinds.add(seen.kind)
            everybody = (None, *range(seats))
            for seat in everybody if step % 10 == 0 else (everybody[step % (seats + 1)],):
                view = state.view(seat)
                data = json.loads(json.dumps(game.view_document(view)))
                back = game.view_from(seats, options, seat, data)
                assert back == view
                assert not {"settings", "rules", "deck", "words", "setting"} & set(data["public"])
                if seat is not None:
                    assert list(back.legal_actions()) == list(view.legal_actions())
                    assert list(view.legal_actions()) == list(state.legal_actions(seat))
                assert back.to_act() == view.to_act()
                assert list(back.scores()) == list(view.scores())
    assert len(kinds) > 4


@pytest.mark.parametrize("name", GAMES)
def test_a_sampled_state_looks_the_same_from_its_seat(name: str) -> None:
    for seed in SEEDS:
        for step, (state, seats, _, _) in enumerate(walked(name, seed, 80)):
            if step % 7 == 0:
                for seat in range(seats):
                    view = state.view(seat)
                    assert view.sample(Random(step)).view(seat) == view


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_read_back_equal(name: str) -> None:
    game = registry.game(name)
    for seed in SEEDS:
        for step, (state, seats, options, _) in enumerate(walked(name, seed, 80)):
            if step % 7 == 0:
                data = json.loads(json.dumps(state.to_position()))
                assert game.state_from(seats, options, data) == state


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_no_seat(name: str) -> None:
    state, seats, _, _ = next(walked(name, 1, 0))
    for nobody in (-1, seats, 99):
        with pytest.raises(GameError):
            state.view(nobody)
    spectator = state.view(None)
    assert spectator.spectator
    assert not spectator.legal_actions()
    with pytest.raises(GameError):
        _ = spectator.seat


def other(value: Any) -> Any:
    """Return a value of the same type that is not equal."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if value is None:
        return 1
    if isinstance(value, list):
        return [*value, copy.deepcopy(value[-1]) if value else 0]
    if isinstance(value, tuple):
        return (*value, value[-1] if value else 0)
    if isinstance(value, dict):
        changed = copy.deepcopy(value)
        changed.popitem() if changed else changed.update({0: 0})
        return changed
    if isinstance(value, set | frozenset):
        return type(value)([*value, -77])
    if isinstance(value, msgspec.Struct):
        field = value.__struct_fields__[0]
        return msgspec.structs.replace(value, **{field: other(getattr(value, field))})
    raise AssertionError(f"no other value for {value!r}")


@pytest.mark.parametrize("name", GAMES)
def test_clones_are_equal_share_nothing_and_differ_with_every_field(name: str) -> None:
    for seed in SEEDS:
        for step, (state, _, _, _) in enumerate(walked(name, seed, 40)):
            if step % 13:
                continue
            clone = state.clone()
            assert clone == state
            for part in ("public", "secret"):
                record: Record = getattr(clone, part)
                for field in record.__struct_fields__:
                    if field in record.context:
                        continue
                    before = getattr(record, field)
                    setattr(record, field, other(before))
                    assert clone != state, f"{part}.{field} is not compared"
                    setattr(record, field, before)
            assert clone == state
            before = msgspec.json.encode(state.to_position())
            for _ in range(3):
                acting = [
                    seat for seat in clone.to_act() if seat >= 0 and clone.legal_actions(seat)
                ]
                if not acting or clone.is_over():
                    break
                clone.apply(acting[0], clone.legal_actions(acting[0])[0])
            assert msgspec.json.encode(state.to_position()) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_document_that_does_not_fit_is_refused_by_name(name: str) -> None:
    game = registry.game(name)
    state, seats, options, _ = next(walked(name, 1, 0))
    data = game.view_document(state.view(0))
    for spoiled in ({}, {"public": {}, "known": {}}, {**data, "more": 1}, [], None, "x"):
        with pytest.raises(PositionError):
            game.view_from(seats, options, 0, spoiled)
    with pytest.raises(PositionError):
        game.event_from({"kind": "no-such-thing"})


def shown_values(state: Any) -> dict[tuple[str, str], str]:
    """Return what every field of a state holds, as text; what never travels is left out."""
    return {
        (part, field): repr(getattr(getattr(state, part), field))
        for part in ("public", "secret")
        for field in getattr(state, part).__struct_fields__
        if field not in getattr(state, part).context
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_kept_by_the_position_in_situations_in_which_it_differs(name: str) -> None:
    game = registry.game(name)
    values: dict[tuple[str, str], set[str]] = {}
    for seed in range(120):
        same = {key for key, found in values.items() if len(found) < 2}
        if seed > 5 and same <= facts(name).NEVER_REACHED:
            return
        for state, seats, options, _ in walked(name, seed, 1200, hearing=True):
            now = shown_values(state)
            new = [key for key, text in now.items() if len(values.setdefault(key, set())) < 3]
            if not any(now[key] not in values[key] for key in new):
                continue
            for key in new:
                values[key].add(now[key])
            data = json.loads(json.dumps(state.to_position()))
            assert game.state_from(seats, options, data) == state
    raise AssertionError(f"never seen to differ: {same}")
