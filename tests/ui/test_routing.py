"""Routing keys: the first shows a card, the second acts on what was read, what is final asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.screens.menu import Question
from tests.games.hexaducto.drawn import OTHER, drawn
from tests.games.ludoteca.tables import table
from tests.support.player import Player


def route(player: Player, key: str, after_ms: int = 1000) -> list[str]:
    """Press the routing key over ``key`` so long after all before; return what was heard."""
    player.clock.ms += after_ms
    player.ear.said.clear()
    player.display.press(KeyKind.ROUTE, cell=player.ui.braille().keys.index(key))
    player.settle()
    return list(player.ear.said)


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path, columns=20)


def at_hexaducto(player: Player, field: str, hand: int) -> None:
    screen = player.play("hexaducto", seats=2)
    player.press("Ctrl+L")
    screen.port.host.match.state = drawn(field, OTHER, hand=hand)
    screen.refresh()
    player.press("Ctrl+L", "B", "Home")


def test_the_same_key_acts_when_the_card_has_lain_there_long_enough(player: Player) -> None:
    screen = player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Home")
    second = screen.navigator.zone.items[1].key
    assert route(player, second) == ["blaue 7, nimmt rote 7, 2 von 3"]
    shown = player.cells
    assert shown == "⠓⠀⠑⠒⠀⣃⣶⠀⠛⠆"
    length = len(screen.port.host.match.journal)
    assert route(player, second, after_ms=299) == ["blaue 7, nimmt rote 7, 2 von 3"]
    assert player.cells == shown
    assert player.ui.screen is screen
    assert len(screen.port.host.match.journal) == length
    assert route(player, second, after_ms=300)[0].startswith("Was tun? rote 7 nehmen")


def test_a_card_under_a_message_has_not_lain_there(player: Player) -> None:
    screen = player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Home")
    key = screen.navigator.zone.items[0].key
    player.press("T")
    player.clock.ms += 5000
    player.press("Ctrl")
    assert route(player, key, after_ms=100) == ["gelbe 3, 1 von 3"]
    assert player.ui.screen is screen


def test_under_the_sign_for_an_edge_a_key_focuses_what_was_felt_before_it(player: Player) -> None:
    screen = player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Home")
    shown, keys = player.cells, player.ui.braille().keys
    first, second = (keys.index(item.key) for item in screen.navigator.zone.items[:2])
    for cell, heard in (
        (first, "gelbe 3, 1 von 3"),
        (second, "blaue 7, nimmt rote 7, 2 von 3"),
        (18, "Hand, 3 Karten. blaue 7, nimmt rote 7, 2 von 3"),
    ):
        player.press("BraillePanRight")
        assert player.cells == "⠗⠁⠝⠙"
        player.clock.ms += 1000
        player.ear.said.clear()
        player.display.press(KeyKind.ROUTE, cell=cell)
        player.settle()
        assert player.ear.said == [heard]
        assert player.ui.screen is screen
    assert player.cells != shown


def test_above_the_sign_for_an_edge_on_a_row_of_its_own_a_key_acts(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20, rows=4)
    screen = player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Home")
    player.clock.ms += 1000
    before = len(screen.port.host.match.journal)
    player.press("BraillePanRight")
    cell = player.ui.braille().keys.index(screen.focused_key())
    assert player.ui.announcer.braille.is_edge
    player.clock.ms += 1000
    player.display.press(KeyKind.ROUTE, cell=cell)
    player.settle()
    assert len(screen.port.host.match.journal) > before


def test_what_can_end_the_match_is_asked_first(player: Player) -> None:
    at_hexaducto(player, "\n    7   7   1\n", hand=7)
    last = player.table.navigator.zone.items[2].key
    assert route(player, last) == ["1, macht fertig: Gruppe 7, 7, 7, Ecke oben rechts, 3 von 3"]
    question = route(player, last)
    assert question == [
        "macht fertig: Gruppe 7, 7, 7, Ecke oben rechts, statt 1. "
        "Damit kann die Partie enden. Wirklich? Nein, 1 von 2"
    ]
    assert not player.table.port.host.is_over
    player.press("Enter")
    assert not player.table.port.host.is_over
    route(player, last)
    player.press("Down", "Enter")
    assert player.table.port.host.is_over


def test_enter_does_the_same_without_a_question(player: Player) -> None:
    at_hexaducto(player, "\n    7   7   1\n", hand=7)
    player.press("End", "Enter")
    assert player.table.port.host.is_over


def test_what_cannot_end_the_match_is_done_at_once(player: Player) -> None:
    at_hexaducto(player, "\n    7   6   ?1\n", hand=7)
    second = player.table.navigator.zone.items[1]
    route(player, second.key)
    route(player, second.key)
    field = player.table.navigator.zone.items
    assert [item.text.full for item in field[:2]] == ["7", "7"]
    assert not isinstance(player.ui.screen, Question)


def test_what_doubles_a_row_is_asked_first(player: Player) -> None:
    screen = player.play("ludoteca", seats=2)
    player.press("Ctrl+L")
    screen.port.host.match.state = table("a1 a5 s3", "s2 s4")
    screen.refresh()
    player.press("Ctrl+L", "C", "Home")
    one = next(item.key for item in screen.navigator.zone.items if item.key.startswith("a1"))
    if screen.focused_key() != one:
        route(player, one)
    route(player, one)
    said = player.press("Enter")
    assert said[-1].endswith(
        "Damit ist die Reihe geschlossen, und ihre Punkte zählen doppelt, auch minus. Wirklich? "
        "Nein, 1 von 2"
    )
