"""A player's own deck at a network table: it travels as data, and nobody else's file changes."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.games import registry
from braillespiel.games.ludoteca import decks as ludoteca
from braillespiel.games.own_deck import path_of
from braillespiel.games.six.deck import built_in_deck
from braillespiel.network import decks
from braillespiel.network import messages as m
from braillespiel.network.frames import FrameError
from braillespiel.network.matches import TableMatches
from braillespiel.network.refusals import RefusalError
from tests.network.places import Person, Room
from tests.network.test_lying_host import told

SIX = m.SetUp("six", 2, {"deck": "own", "untimed": True})
LUDOTECA = m.SetUp("ludoteca", 2, {"deck": "own", "extended": True})
STROKES = {"strokes": {str(n): n % 7 for n in range(1, 19)}}


@pytest.fixture
def own(home_of_nobody: Path) -> Path:
    """Give this computer decks of its own."""
    folder = home_of_nobody / "decks"
    folder.mkdir(parents=True)
    lines = [f"{name} = {value}" for name, value in STROKES["strokes"].items()]
    (folder / "six.toml").write_text("[strokes]\n" + "\n".join(lines), encoding="utf-8")
    house = Path(ludoteca.__file__).with_name("deck.toml")
    shutil.copy(house, path_of("ludoteca"))
    return folder


def begun(set_up: m.SetUp) -> tuple[Room, Person, Person]:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.set_up(set_up)
    ben.ready()
    ana.start()
    return room, ana, ben


def test_a_deck_comes_along_and_is_read_from_no_file(own: Path) -> None:
    six, big = decks.with_mine(SIX), decks.with_mine(LUDOTECA)
    assert six.deck == STROKES
    mine = ludoteca.load_deck(path_of("ludoteca"))
    shutil.rmtree(own)  # the others have none, and the host needs none
    for set_up in (six, big):
        _, ana, ben = begun(set_up)
        for person in (ana, ben):
            assert person.port is not None
            public: Any = person.port.view(person.seat).public
            if set_up is six:
                assert public.strokes == tuple(STROKES["strokes"].values()) != built_in_deck()
            else:
                assert public.settings.deck == mine
                assert public.settings.own_deck
        action = ana.legal()[0] if ana.legal() else None
        if action is not None:
            ana.act(action)
        assert ana.take_late() == []
        tables = [msgspec.json.decode(each) for each in ben.frames if b'"type":"table"' in each]
        assert all("deck" not in table.get("set_up", {}) for table in tables)


def test_a_return_match_and_a_restarted_host_have_it_too(own: Path) -> None:
    room, ana, _ = begun(decks.with_mine(SIX))
    shutil.rmtree(own)
    again = Room(keeper=room.keeper)
    again.table.matches.resume()
    person = Person(again, ["Ana"])
    person.token = ana.token
    again.enter(person)
    assert person.port is not None
    assert person.port.view(0).public.strokes == tuple(STROKES["strokes"].values())
    assert isinstance(again.table.matches, TableMatches)


def deep(levels: int) -> Any:
    return {} if not levels else {"strokes": deep(levels - 1)}


HOSTILE: list[tuple[Any, str]] = [
    (None, "deck-missing"),
    ({}, "deck-bad"),
    ({"strokes": []}, "deck-bad"),
    ({"strokes": {**STROKES["strokes"], "19": 1}}, "deck-bad"),
    ({"strokes": {**STROKES["strokes"], "7": 10**300}}, "deck-bad"),
    ({"strokes": {**STROKES["strokes"], "7": True}}, "deck-bad"),
    ({**STROKES, "path": "/etc/passwd\x1b[2J"}, "deck-bad"),
    ({**STROKES, "x": "a" * 2001}, "deck-bad"),
    ({**STROKES, "x": ["a" * 1000] * 60}, "deck-large"),
    (deep(40), "deck-bad"),
]


@pytest.mark.parametrize(("deck", "rule"), HOSTILE)
def test_what_is_no_deck_is_refused_by_host_and_seat(deck: Any, rule: str) -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.take(), ben.take()
    ana.set_up(msgspec.structs.replace(SIX, deck=deck))
    assert ana.heard() == [rule]
    assert ben.heard() == []
    assert room.table.matches.set_up is None

    ana.set_up(m.SetUp("six", 2, {"untimed": True}))
    ben.ready()
    ana.start()
    (began,) = [each for each in map(msgspec.json.decode, ben.frames) if each["type"] == "began"]
    options = {**began["options"], "deck": "own"}
    port = ben.port
    shown = "message-malformed" if "path" in (deck or {}) else rule
    with pytest.raises(FrameError) as refused:
        told(ben, {**began, "match": 99, "options": options, "deck": deck})
    assert refused.value.rule == shown
    assert ben.port is port


def test_a_deck_whose_steps_are_unknown_is_none(own: Path) -> None:
    deck = registry.game("ludoteca").deck_document()
    deck["resource"][0]["steps"][0]["do"] = "format-disk"
    with pytest.raises(RefusalError, match="deck-bad"):
        decks.game_of(msgspec.structs.replace(LUDOTECA, deck=deck))


def test_the_own_file_is_told_where_it_cannot_be_used(home_of_nobody: Path) -> None:
    from braillespiel.engine.contract import OptionError

    with pytest.raises(OptionError, match="deck-missing"):
        decks.with_mine(SIX)
    folder = home_of_nobody / "decks"
    folder.mkdir(parents=True)
    (folder / "six.toml").write_text("[strokes]\n1 = 1", encoding="utf-8")
    with pytest.raises(OptionError, match="deck-value"):
        decks.with_mine(SIX)
