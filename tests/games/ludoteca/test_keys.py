"""Whole matches by keys alone, through the real client."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.simulate import think
from braillespiel.games.ludoteca.actions import (
    Action,
    Discard,
    Done,
    Draw,
    Lay,
    Pick,
    Take,
)
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.zones import lays_of
from tests.support.player import Player


def press(player: Player, *keys: str) -> list[str]:
    """Press keys; each must be heard and felt."""
    heard: list[str] = []
    for key in keys:
        heard = player.press(key)
        assert heard, f"{key} says nothing"
        assert player.cells, f"{key} shows nothing"
    return heard


def go_to(player: Player, key: str) -> None:
    """Walk to an item with the keys for the next zone, Home and the arrows."""
    table = player.table
    for _ in table.navigator.zones:
        if any(item.key == key for item in table.navigator.zone.items):
            break
        press(player, "PageDown")
    press(player, "Home")
    for _ in table.navigator.zone.items:
        item = table.navigator.item
        assert item is not None
        if item.key == key:
            return
        press(player, "Right")
    raise AssertionError(f"{key} is not there")


def choose_line(player: Player, action: Action) -> list[str]:
    """Choose an action in the menu that Enter has opened."""
    table = player.table
    wanted = table.presenter.label(table.view(), action)
    press(player, "Home")
    for _ in range(200):
        menu: Any = player.ui.screens[-1]
        if menu.entry().key == str(action):
            return press(player, "Enter")
        press(player, "Down")
    raise AssertionError(f"{wanted.full} is not in the menu")


def carry_out(player: Player, action: Action) -> list[str]:
    """Carry out an action as a person would."""
    table = player.table
    match action:
        case Draw():
            return press(player, "N")
        case Take():
            return press(player, "M")
        case Done():
            return press(player, "E")
        case Discard():
            go_to(player, str(action).split()[1])
            return press(player, "A")
        case Pick(face):
            index = max(i for i, card in enumerate(table.view().public.discards) if card == face)
            go_to(player, f"discarded-{index}")
            heard = press(player, "Enter")
        case Lay(pieces, _) if len(pieces) > 1:
            keys = table.presenter.touches(action)[: len(pieces)]
            for key in keys:
                go_to(player, key)
                press(player, "Space")
            heard = press(player, "Enter")
        case _:
            go_to(player, table.presenter.touches(action)[0])
            heard = press(player, "Enter")
    if player.ui.screens[-1] is not table:
        return choose_line(player, action)
    return heard


def play_out(player: Player, level: str) -> int:
    """Play until the match is over as a bot would; return how many actions the person took."""
    table, rng, taken = player.table, Random(5), 0
    while not table.port.host.is_over:
        journal = len(table.port.host.match.journal)
        action = think(GAME.bot(level), table.view(), rng)
        heard = carry_out(player, action)
        assert len(table.port.host.match.journal) > journal, (str(action), heard)
        assert table.port.host.match.journal[journal].text == str(action)
        taken += 1
    return taken


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("de", {"seats": 2, "target": 10}),
        ("en", {"seats": 3, "target": 10, "extended": True}),
        ("de", {"seats": 4, "target": 10, "extended": True}),
    ],
)
def test_a_match_is_played_to_the_end(
    tmp_path: Path, language: str, options: dict[str, Any]
) -> None:
    player = Player(tmp_path, language, columns=20)
    player.play("ludoteca", **options)
    assert play_out(player, "hard") > 10
    result = player.table.presenter.result(player.table.view())
    assert any(result.full in text or result.brief in text for text in player.ear.said)


def test_every_key_answers_on_both_channels(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("ludoteca", seats=2, extended=True)
    for key in ("C", "B", "G", "D", "I", "S", "T", "E", "L", "W", "O", "X", "A", "N", "M", "A"):
        press(player, key)
    press(player, "Shift+S", "Down", "Right", "Escape")


def test_the_marked_set_is_announced_before_enter(tmp_path: Path) -> None:
    for seed in range(40):
        player = Player(tmp_path / str(seed), seed=seed)
        table = player.play("ludoteca", seats=2)
        runs = [
            action
            for action in lays_of(table.view())
            if isinstance(action, Lay) and len(action.pieces) == 3
        ]
        if runs:
            break
    keys = table.presenter.touches(runs[0])[:3]
    heard: list[str] = []
    for key in keys:
        go_to(player, key)
        heard = press(player, "Space")
    assert "Dreierreihe" in heard[-1]


def test_a_card_no_longer_marked_counts_for_what_enter_is_said_to_do(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=5)
    player.play("ludoteca", seats=2)
    press(player, "N")
    for key in ("a1", "s1", "a7"):
        go_to(player, key)
        heard = press(player, "Space")
    assert heard == ["7 Ausleihe, markiert, Keine Kombination, 3 markiert"]
    assert press(player, "Space") == [
        "7 Ausleihe, nicht mehr markiert, Noch unvollständig: Teil einer Kombination, 2 markiert"
    ]
    assert press(player, "Enter")[-1].startswith("Mit den markierten Karten zusammen geht nichts.")


def test_drawing_before_anything_else_is_said_to_be_needed(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("ludoteca", seats=2)
    assert table.view().public.phase == "draw"
    go_to(player, table.navigator.zones[0].items[0].key)
    heard = press(player, "A")
    assert "Erst ziehen" in heard[-1] or "erst ziehen" in heard[-1]
