"""A puzzle that can no longer be solved says so once, and again to who asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.presenter import HexDesk
from braillespiel.words.catalogue import Words
from tests.games.hexaducto.drawn import at, drawn, presenter
from tests.games.hexaducto.test_sentences import told
from tests.support.player import Player


def test_a_puzzle_with_one_card_left_is_said_to_be_beyond_solving_once() -> None:
    state = drawn("5   9\n  12", hand=6, puzzle="easy")
    assert "Nicht mehr" not in presenter("de", 0, 1).turn(state.view(0)).full
    assert told(state, act.Place(at(1, 0)), "de", 0)[2:] == [
        (
            "Nicht mehr zu lösen: Jede Linie ist zu kurz.",
            "nicht mehr zu lösen",
            "unlösbar",
        )
    ]
    assert presenter("de", 0, 1).turn(state.view(0)).full.startswith("Nicht mehr zu lösen")
    again = told(state, act.DRAW, "de", 0) + told(state, act.Place(at(0, 1)), "de", 0)
    assert not any("Nicht mehr" in full for full, _, _ in again)


@pytest.mark.parametrize(("smallest", "lost"), [(2, False), (3, True)])
def test_two_cards_left_can_be_cleared_only_where_two_make_a_line(
    smallest: int, lost: bool
) -> None:
    state = drawn("1   2   9\n  12  5", hand=3, puzzle="easy", smallest=smallest)
    events = told(state, act.Place(at(2, 0)), "de", 0)
    assert ("unlösbar" in [braille for _, _, braille in events]) == lost


WAY_BACK = "Nicht mehr zu lösen: Jede Linie ist zu kurz. Steuerung Z nimmt zurück."


def at_a_puzzle(home: Path, drawing: str, language: str = "de") -> Player:
    """Return a player at a puzzle with this field and a 6 in the hand, without a move yet."""
    player = Player(home, language)
    table = player.play("hexaducto", puzzle="easy", seats=1)
    table.host.match.state = drawn(drawing, hand=6, puzzle="easy")
    table.refresh()
    return player


def lose(player: Player) -> str:
    """Make the move that leaves a single card; return what was heard."""
    player.ear.said.clear()
    player.table.act(act.Place(at(1, 0)))
    player.settle()
    return " ".join(player.ear.said)


def test_the_way_back_is_said_where_a_move_can_be_taken_back(tmp_path: Path) -> None:
    player = at_a_puzzle(tmp_path, "5   9\n  12")
    assert lose(player).endswith("nicht mehr zu lösen. Steuerung Z")
    assert player.press("T")[0].startswith(WAY_BACK)
    player.app.settings.set("practice", False)
    said = player.press("T")[0]
    assert said.startswith("Nicht mehr zu lösen: Jede Linie ist zu kurz. Du bist dran")
    assert player.press("Ctrl+Z") == ["Nur in Übungsspielen gegen Computer"]
    player.app.settings.set("practice", True)
    assert player.press("Ctrl+Z")[0].startswith("Zurückgenommen")


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_way_back_is_said_where_taking_back_is_switched_off(
    tmp_path: Path, language: str
) -> None:
    player = at_a_puzzle(tmp_path, "5   9\n  12", language)
    player.app.settings.set("practice", False)
    said = {"de": "noch 1 nicht mehr zu lösen", "en": "1 left beyond solving"}
    assert lose(player).endswith(said[language])


def test_no_way_back_is_said_before_the_first_move(tmp_path: Path) -> None:
    player = at_a_puzzle(tmp_path, "12")
    said = player.press("T")[0]
    assert said.startswith("Nicht mehr zu lösen: Jede Linie ist zu kurz. Du bist dran")
    assert player.press("Ctrl+Z") == ["Kein eigener Zug, der zurückgenommen werden könnte"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", (WAY_BACK, "nicht mehr zu lösen. Steuerung Z", "unlösbar strg z")),
        (
            "en",
            (
                "Beyond solving: every line is too short. Control Z takes back.",
                "beyond solving. Control Z",
                "unsolvable ctrl z",
            ),
        ),
    ],
)
def test_the_way_back_has_all_wordings(language: str, expected: tuple[str, str, str]) -> None:
    one = HexDesk(Words(language, ("client", "cards", "games/hexaducto")), ["Anna"], 0)
    one.can_take_back = lambda: True
    said = one.teller.unsolvable()
    assert (said.full, said.brief, said.braille) == expected
