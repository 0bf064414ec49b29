"""A puzzle that can no longer be solved says so once, and again to who asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.presenter import HexaductoPresenter
from braillespiel.words.catalogue import Words
from tests.games.hexaducto.drawn import at, drawn, presenter
from tests.games.hexaducto.test_sentences import told
from tests.support.player import Player


def test_a_puzzle_with_one_card_left_is_said_to_be_beyond_solving_once() -> None:
    state = drawn("5   9\n  12", hand=6, puzzle="easy")
    assert "Nicht mehr" not in presenter("de", 0, 1).turn(state.view(0)).full
    assert told(state, act.Place(at(1, 0)), "de", 0)[2:] == [
        (
            "Nicht mehr zu lösen: Jede Linie ist zu kurz. E beendet, du kannst auch weiterspielen.",
            "nicht mehr zu lösen, jede Linie zu kurz. E beendet",
            "unlösbar linie kurz e ende",
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
    assert any(braille.startswith("unlösbar") for _, _, braille in events) == lost


PROOF = "Nicht mehr zu lösen: Jede Linie ist zu kurz. E beendet, du kannst auch weiterspielen."
WAY_BACK = f"{PROOF} Steuerung Z nimmt es zurück."


def at_a_puzzle(home: Path, drawing: str, language: str = "de") -> Player:
    """Return a player at a puzzle with this field and a 6 in the hand, without a move yet."""
    player = Player(home, language)
    table = player.play("hexaducto", puzzle="easy", seats=1)
    table.port.host.match.state = drawn(drawing, hand=6, puzzle="easy")
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
    assert lose(player).endswith("nicht mehr zu lösen, jede Linie zu kurz. E beendet. Steuerung Z")
    assert player.press("T")[0].startswith(WAY_BACK)
    player.app.settings.set("practice", False)
    said = player.press("T")[0]
    assert said.startswith(f"{PROOF} Dran: ")
    assert player.press("Ctrl+Z") == ["Nur in Übungsspielen gegen Computer"]
    player.app.settings.set("practice", True)
    assert player.press("Ctrl+Z")[0].startswith("Zurückgenommen")


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_way_back_is_said_where_taking_back_is_switched_off(
    tmp_path: Path, language: str
) -> None:
    player = at_a_puzzle(tmp_path, "5   9\n  12", language)
    player.app.settings.set("practice", False)
    said = {
        "de": "noch 1 nicht mehr zu lösen, jede Linie zu kurz. E beendet",
        "en": "1 left no longer solvable, every line too short. E ends",
    }
    assert lose(player).endswith(said[language])


def test_no_way_back_is_said_before_the_first_move(tmp_path: Path) -> None:
    player = at_a_puzzle(tmp_path, "12")
    said = player.press("T")[0]
    assert said.startswith(f"{PROOF} Dran: ")
    assert player.press("Ctrl+Z") == ["Kein eigener Zug zum Zurücknehmen"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "de",
            (
                WAY_BACK,
                "nicht mehr zu lösen, jede Linie zu kurz. E beendet. Steuerung Z",
                "unlösbar linie kurz e ende strg z",
            ),
        ),
        (
            "en",
            (
                "No longer solvable: every line is too short. E ends it, or play on."
                " Control Z takes it back.",
                "no longer solvable, every line too short. E ends. Control Z",
                "unsolvable lines short e end ctrl z",
            ),
        ),
    ],
)
def test_the_way_back_has_all_wordings(language: str, expected: tuple[str, str, str]) -> None:
    one = HexaductoPresenter(Words(language, ("client", "cards", "games/hexaducto")), ["Anna"], 0)
    one.can_take_back = lambda: True
    said = one.teller.unsolvable("short", drawn("12", puzzle="easy").view(0))
    assert (said.full, said.brief, said.braille) == expected


def test_more_face_down_cards_than_moves_are_a_proof_too_told_once() -> None:
    options = {"puzzle": "custom", "moves": 5, "untimed": True}
    state = drawn("?5  ?5  ?9\n  ?1  ?7", hand=12, **options)
    assert state.public.lost == ""
    assert told(state, act.Place(at(1, 0)), "de", 0)[-1] != "unlösbar"
    told(state, act.DRAW, "de", 0)
    first = told(state, act.Place(at(1, 0)), "de", 0)[-1]
    assert first == (
        "Nicht mehr zu lösen: 4 verdeckte Karten, noch 3 Züge. E beendet, du kannst auch"
        " weiterspielen.",
        "nicht mehr zu lösen, 4 verdeckt, 3 Züge. E beendet",
        "unlösbar 4? z3 e ende",
    )
    again = told(state, act.TurnUp(at(0, 0)), "de", 0)
    assert not any("Nicht mehr" in full for full, _, _ in again)
    assert (
        presenter("en", 0, 1)
        .turn(state.view(0))
        .full.startswith(
            "No longer solvable: 3 face-down cards, 2 moves left. E ends it, or play on. Your turn"
        )
    )


def test_a_puzzle_beyond_solving_goes_on_or_ends_as_the_player_wishes(tmp_path: Path) -> None:
    player = at_a_puzzle(tmp_path, "5   9\n  12")
    player.ear.said.clear()
    assert player.press("E")[-1] != "Beendet: Das Feld wird aufgedeckt."
    assert not player.table.port.host.is_over
    lose(player)
    player.press("E")
    player.settle()
    state = player.table.port.host.match.state
    assert (state.public.ended, state.winners()) == ("given-up", [])
    assert player.table.port.host.match.journal[-1].text == "give up"
    assert any("Beendet: Das Feld wird aufgedeckt" in said for said in player.ear.said) or any(
        "beendet" in said for said in player.ear.said
    )


def test_a_puzzle_that_can_be_solved_cannot_be_given_up() -> None:
    state = drawn("5   9\n  12", puzzle="easy")
    with pytest.raises(IllegalActionError, match="not-lost"):
        state.apply(0, act.GIVE_UP)
    assert act.GIVE_UP not in state.legal_actions(0)
    assert presenter("de", 0, 1).end_turn(state.view(0)) is None
