"""Warnings that a careful friend would give: once, only if wanted, and from what the seat sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.games import registry
from braillespiel.games.presenter import Presenter
from braillespiel.words.catalogue import Words
from scripts.walks import walked
from tests.games.cubus.drawn import drawn as piled
from tests.games.hexaducto.drawn import drawn
from tests.games.logomachy.tables import table as cards
from tests.games.ludoteca.tables import table as rows
from tests.games.six.tables import table as places
from tests.support.facts import facts
from tests.support.player import Player


def presenter(game: str, seats: int = 2, language: str = "en") -> Presenter:
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fee")[:seats]
    words = Words(language, ("client", *registry.catalogues(game)))
    return registry.presenter_type(game)(words, names, 0)


def said(game: str, state: Any, action: str, language: str = "en") -> tuple[str, str]:
    """Return the kind of warning before an action of seat 0 and what is said; "" for none."""
    view = state.view(0)
    chosen = registry.game(game).parse_action(action)
    assert view.is_legal(chosen), action
    found = presenter(game, len(state.scores()), language).warning(view, chosen)
    return ("", "") if found is None else (found[0], found[1].full)


# -- what is worth a warning -----------------------------------------------------------


def ludoteca(**more: Any) -> Any:
    own = {"s": "s7 s6", "r": "r8 r5 r3"}
    return rows("s1 r1 r2 e5 a1", "u2 u6", rows=(own, {"a": "a8 a7 a3"}), **more)


LUDOTECA = [
    ("lay s1", "closes", "The last card of this pillar: nothing more fits there until"),
    ("lay a1", "short", "A row of one card costs points, and closed it costs double: minus 2."),
    ("discard a1", "gives", "Ben can close a row with it: 4 cards that count double."),
    ("discard e5", "", ""),
    ("lay r2", "", ""),
]


@pytest.mark.parametrize(("action", "kind", "text"), LUDOTECA)
def test_ludoteca_warns_of_closing_and_of_gifts(action: str, kind: str, text: str) -> None:
    found, told = said("ludoteca", ludoteca(), action)
    assert found == kind
    assert told.startswith(text)


def test_a_closed_row_names_how_many_cards_in_hand_still_fitted() -> None:
    assert said("ludoteca", ludoteca(), "lay r1")[1].endswith(
        "and one card in your hand still would."
    )
    assert said("ludoteca", ludoteca(), "lay s1")[1].endswith("until the match ends.")


def test_the_sixth_pillar_is_no_matter_for_a_warning_but_giving_it_away_is() -> None:
    own, five = {"s": "s7 s6"}, "akreu"
    state = rows("s1 e5", "u2 u6", rows=(own, {"s": "s8"}), done=[five, ""])
    assert said("ludoteca", state, "lay s1") == ("", "")
    state = rows("s1 e5", "u2 u6", rows=({}, {"s": "s8"}), done=["", five])
    assert said("ludoteca", state, "discard s1") == (
        "wins",
        "Ben can win the match with this card: it completes the sixth pillar.",
    )


def test_the_last_card_of_a_round_is_warned_of_only_while_somebody_is_ahead() -> None:
    ahead = rows("e5", "u2 u6", rows=({"r": "r8 r5 r3"}, {"a": "a8 a7 a6 a5 a3 a2"}))
    assert said("ludoteca", ahead, "discard e5") == (
        "ends",
        "Your last card ends the round, and Ben is ahead in it: 4 to your 3.",
    )
    behind = rows("e5", "u2 u6", rows=({"r": "r8 r5 r3"}, {}))
    assert said("ludoteca", behind, "discard e5") == ("", "")


@pytest.mark.parametrize(
    ("action", "doubles"), [("lay a1+s1+r1+e1", False), ("lay s1", True), ("lay r2", False)]
)
def test_four_ones_close_no_row(action: str, doubles: bool) -> None:
    """Rule book: a four-of-a-kind lies beside the rows, and is no part of one."""
    state = rows("s1 r1 e1 a1 r2 u5", "u2 u6", rows=({"s": "s7 s6", "r": "r8"}, {}))
    (chosen,) = (each for each in state.legal_actions(0) if str(each) == action)
    assert presenter("ludoteca").doubles(state.view(0), chosen) is doubles
    assert (said("ludoteca", state, action)[0] == "closes") is doubles


LOGOMACHY = [
    ("play b2", "leaves", "A 9 clears the middle you leave: a chip for whoever plays next."),
    ("play y7", "seven", "Anybody can take the yellow 7 from the middle, and it is worth a chip."),
    ("play g9", "", ""),
]


@pytest.mark.parametrize(("action", "kind", "text"), LOGOMACHY)
def test_logomachy_warns_of_a_middle_that_one_card_clears(
    action: str, kind: str, text: str
) -> None:
    assert said("logomachy", cards("b2 y7 g9/r10 b10", "r3 r4"), action) == (kind, text)


def test_what_every_play_does_is_no_warning() -> None:
    assert said("logomachy", cards("b2/r10", "r3 r4"), "play b2") == ("", "")


FIELD = """
    1   ?6
  9   4
"""
DOUBLED = "This ends the match and doubles your points: 44 for you, because Ben has 10."


def test_hexaducto_warns_of_the_end_and_of_doubled_points() -> None:
    done = drawn(FIELD, "5   5", hand=8)
    assert said("hexaducto", done, "place 1,0") == ("ends", DOUBLED)
    open_ends = drawn(FIELD, "5   ?5", hand=8)
    assert said("hexaducto", open_ends, "place 1,0") == (
        "ends",
        "This ends the match with 22 points for you. Ben shows 5 and has one card face down: "
        "if that comes to fewer, yours count double.",
    )
    ahead = drawn(FIELD, "12  12  9", hand=8)
    assert said("hexaducto", ahead, "place 1,0") == ("", "")
    unknown = drawn(FIELD, "5   ?5")
    assert said("hexaducto", unknown, "turn 1,0")[1].startswith("Your last face-down card: this")


def test_hexaducto_warns_of_a_discard_that_helps_the_next_player() -> None:
    state = drawn(FIELD, "8   12", hand=0)
    assert said("hexaducto", state, "place 0,1") == ("", "")
    assert said("hexaducto", state, "place -1,1") == (
        "gives",
        "The 9 you discard completes a line for Ben, who is next.",
    )


UNTIMED = {"untimed": True}


def test_six_warns_of_a_full_glass_and_of_a_lost_end() -> None:
    at = {"phase": "change", "previous": 1, "active": 0, "secured": [[5], [10, 9]]}
    early = places("9 4 11", "1 7 18", options=UNTIMED, run=9, glass=40, **at)
    assert said("six", early, "lift")[1].startswith("The glass lasts at least 30 rolls, and there")
    late = places("9 4 11", "1 7 18", options=UNTIMED, run=45, glass=40, round=3, **at)
    assert said("six", late, "lift")[0] == "behind"
    first = places("9 4 11", "1 7 18", options=UNTIMED, run=45, glass=40, **at)
    assert said("six", first, "lift") == ("", "")


def test_six_says_nothing_where_a_clock_runs() -> None:
    at = {"phase": "change", "previous": 1, "active": 0, "secured": [[5], [10, 9]]}
    assert said("six", places("9 4 11", "1 7 18", run=9000, glass=90000, **at), "lift") == ("", "")


def test_six_warns_of_a_number_let_go_and_of_a_good_card_covered() -> None:
    at = {"phase": "window", "dice": [6, 3], "next_dice": 1, "active": 1, "previous": 0}
    number = places("9 4 11", "1 7 18", options=UNTIMED, **at)
    assert said("six", number, "pass")[0] == "lets"
    assert said("six", number, "secure 1") == ("", "")
    at = {"phase": "change", "previous": 0, "active": 1, "drawn": [6, 0]}
    change = places("9 18 11", "1 7 5", options=UNTIMED, **at)
    assert said("six", change, "cover 1") == (
        "covers",
        "That covers your 9, which brings you more than your 18.",
    )
    assert said("six", change, "cover 2") == ("", "")


def test_cubus_warns_of_a_build_overlooked_and_of_a_knock_without_one() -> None:
    state = piled("1", "lr", "").state
    assert said("cubus", state, "pass") == (
        "passes",
        "There is a build with one more box: one point.",
    )
    assert said("cubus", piled("1", "c", "").state, "pass") == ("", "")
    quiet = piled("1", "lr", "", options={"places": False}).state
    assert said("cubus", quiet, "pass") == ("", "")


SEEDS = 24
"""Random matches a game."""


# -- nothing that the seat cannot know -------------------------------------------------


@pytest.mark.parametrize("game", registry.own())
def test_what_a_seat_cannot_know_changes_no_warning(game: str) -> None:
    """In other situations that look the same from the seat, every action is warned of alike."""
    warned = differ = 0
    for seed in range(SEEDS):
        for state, seat in list(_decisions(game, seed))[::9]:
            view = state.view(seat)
            asked = presenter(game, len(state.scores()))
            asked.seat = seat
            twin = view.sample(Random(seed))
            differ += twin != state
            for action in view.legal_actions():
                found = asked.warning(view, action)
                warned += found is not None
                assert asked.warning(twin.view(seat), action) == found
    assert differ or not facts(game).UNKNOWN
    warns = type(asked).warning is not Presenter.warning
    assert bool(warned) is warns, "and some are warned of"


def _decisions(game: str, seed: int) -> Any:
    for state, *_ in walked(game, seed, 60):
        acting = sorted(seat for seat in state.to_act() if seat != CLOCK)
        if acting and not state.is_over():
            yield state.clone(), acting[-1]


# -- when it is said -------------------------------------------------------------------


def hexaducto(home: Path, wanted: bool = True, **settings: Any) -> Player:
    """Return a player who holds an 8, one place of whose field is face down."""
    player = Player(home, "en", settings={"warnings": wanted, **settings})
    screen = player.play("hexaducto", seats=2)
    screen.port.host.match.state = drawn(FIELD, "5   5", hand=8)
    screen.refresh()
    player.press("Ctrl+L", "B", "Home", "Right")
    return player


def done(player: Player) -> int:
    return len(player.table.port.host.match.journal)


def test_the_first_key_warns_and_the_same_key_again_does_it(tmp_path: Path) -> None:
    player = hexaducto(tmp_path)
    told = DOUBLED.replace("Ben", "Louis")
    assert player.press("Enter") == [f"{told} Press the key again to do it"]
    assert player.cells.startswith("⠍⠁⠞⠉⠓"), "the finger gets it too"
    assert done(player) == 0
    player.press("Enter")
    assert player.table.over


def test_nothing_is_warned_of_unless_it_is_wanted(tmp_path: Path) -> None:
    player = hexaducto(tmp_path, wanted=False)
    player.press("Enter")
    assert player.table.over
    assert Player(tmp_path / "other").ui.settings.get("warnings") is False


def test_each_kind_is_told_once_a_match(tmp_path: Path) -> None:
    player = hexaducto(tmp_path)
    player.press("Enter", "Left")
    player.press("Right")
    player.press("Enter")
    assert player.table.over


def test_people_at_one_keyboard_are_not_warned(tmp_path: Path) -> None:
    player = hexaducto(tmp_path)
    screen = player.table
    assert screen.helped
    screen.port.players = tuple(replace(one, level="") for one in screen.port.players)
    assert not screen.helped
    player.press("Enter")
    assert screen.over


def test_a_question_brings_the_warning_with_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"warnings": True})
    screen = player.play("cubus", seats=2)
    screen.port.host.match.state = piled("1", "lr", "").state
    screen.refresh()
    assert player.press("E") == [
        "There is a build with one more box: one point. Really pass? No, 1 of 2"
    ]
    player.press("Down", "Enter")
    assert [entry.text for entry in screen.port.host.match.journal][:1] == ["pass"]


def test_a_draft_stays_open_while_its_build_is_warned_of(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"warnings": True})
    screen = player.play("cubus", seats=2)
    screen.port.host.match.state = piled("1", "ro", "").state
    screen.refresh()
    player.press("A", "Down")
    player.press("+")
    told = player.press("Enter")
    assert told[0].startswith("An open lid stays where it is for the rest of the match"), told
    assert screen.draft is not None
    player.press("Enter")
    assert screen.draft is None
    assert done(player) > 0
