"""Puzzles are played to their end by the hard bot, and a hint says whether a solution was found."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.engine.contract import Advice, thought_out
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play, think
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import parts
from braillespiel.games.hexaducto.puzzlebot import advise
from braillespiel.games.hexaducto.solving import Outlook
from tests.games.hexaducto.drawn import at, drawn, presenter
from tests.games.hexaducto.drawn import field as read_field
from tests.support.player import Player

ENDLESS = "7   9\n  1   5"
"""Four cards and an open 4, where two cards were once swapped for ever."""


def test_the_hard_bot_does_not_swap_two_cards_for_ever() -> None:
    state = drawn(ENDLESS, discard=4, puzzle="custom", moves=35, untimed=True)
    state.public.moves = 33
    taken = 0
    while not state.is_over():
        action = think(GAME.bot("hard"), state.view(0), Random(1))
        taken += action is act.TAKE
        state.apply(0, action)
    assert state.winners() == [0]
    assert taken < 10


def advice(drawing: str, discard: int, moves: int, hand: int | None = None) -> Advice:
    state = drawn(drawing, discard=discard, hand=hand, puzzle="custom", moves=40, untimed=True)
    state.public.moves = moves
    found = think_about(state)
    assert state.view(0).is_legal(found.action)
    return found


def think_about(state) -> Advice:  # type: ignore[no-untyped-def]
    found = thought_out(advise(state.view(0), Random(1)))
    assert isinstance(found, Advice)
    return found


def test_a_hint_leads_to_a_solution_where_one_is_found() -> None:
    assert advice(ENDLESS, 4, 33).note == "found"


def test_a_hint_with_open_cards_alone_solves_for_certain() -> None:
    # The 6 goes beside the 5 in place of the 9.
    assert advice("5   9", 6, 3) == Advice(act.TAKE, "sure", 1)
    assert advice("5   9", 12, 3, hand=6) == Advice(act.Place(at(1, 0)), "sure", 1)


def test_a_hint_says_so_where_no_solution_was_found() -> None:
    found = advice("?5  ?9  ?1\n  ?3  ?7\n?12 ?12 ?1", 4, 8)
    assert found.note == "none"


def test_a_hint_says_so_where_there_is_none() -> None:
    assert advice("5", 4, 8).note == "lost"


@pytest.mark.parametrize(
    ("advice", "full", "brief", "braille"),
    [
        (Advice(act.TAKE, "sure", 2), "Löst sicher mit 2 Karten", "Löst sicher, 2", "löst 2"),
        (Advice(act.TAKE, "found"), "Führt zu einer Lösung", "Lösung gefunden", "löst"),
        (
            Advice(act.TAKE, "none"),
            "Keine Lösung gefunden, aber ein guter Zug",
            "Keine Lösung gefunden",
            "ohne lösung",
        ),
    ],
)
def test_a_hint_is_worded_by_what_was_found(
    advice: Advice, full: str, brief: str, braille: str
) -> None:
    said = presenter("de", 0, 1).advice(advice)
    assert said is not None
    assert (said.full, said.brief, said.braille) == (full, brief, braille)


def test_the_hint_key_says_that_a_hint_solves(tmp_path: Path) -> None:
    player = Player(tmp_path, "de")
    table = player.play("hexaducto", puzzle="easy", seats=1)
    table.port.host.match.state = drawn("5   9", discard=6, puzzle="easy")
    table.refresh()
    assert player.press("H") == ["6 von der Ablage nehmen. Löst sicher mit einer Karte"]


def test_the_hard_bot_clears_puzzles() -> None:
    options = {"puzzle": "custom", "moves": 45, "untimed": True}
    for seed in (0, 1):
        assert play(GAME, [GAME.bot("hard")], options, seed).state.winners() == [0]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("options", [{}, {"puzzle": "easy"}], ids=["match", "puzzle"])
def test_nothing_that_a_seat_cannot_know_changes_a_choice(
    level: str, options: dict[str, str]
) -> None:
    seats = 1 if options else 2
    state = GAME.setup(seats, GAME.resolve(options), 1)
    rng = Random(1)
    for step in range(24):
        if step % 3 == 0:
            alike(state, GAME.bot(level), step)
        seat = state.public.turn
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def test_nothing_that_a_seat_cannot_know_changes_a_hint() -> None:
    hinting = _Hinting(GAME.bot("hard"))
    alike(drawn("?5  ?9  1\n  3   ?7", "?1  ?5  ?9"), hinting, 1)
    for discard, moves in ((4, 12), (8, 20)):
        state = drawn("?5  9   1\n  3   ?7", discard=discard, puzzle="easy")
        state.public.moves = moves
        alike(state, hinting, moves)


def alike(state, bot, seed: int) -> None:  # type: ignore[no-untyped-def]
    """Check that a bot chooses the same when all that its seat cannot know is drawn again."""
    seat = state.public.turn
    other = state.redrawn(seat, Random(1000 + seed))
    assert other.to_position() != state.to_position()
    chosen = {think(bot, each.view(seat), Random(seed)) for each in (state, other)}
    assert len(chosen) == 1


class _Hinting:
    """A bot's hints as its choices."""

    def __init__(self, bot) -> None:  # type: ignore[no-untyped-def]
        self.choose = bot.advise


@pytest.mark.parametrize(
    "drawing",
    [
        "1   .   5\n  9",
        "1   .   5   .   9\n  .   .   7   .\n3   .   12",
    ],
)
def test_fields_in_many_parts_are_docked_within_bounds(drawing: str) -> None:
    field, _ = read_field(drawing)
    outlook = Outlook([1 / 15] * 15, 2)
    found = list(outlook.docked(field))
    assert 0 < len(found) < 200
    assert all(len(parts(each)) < 2 for each in found)


def test_the_levels_have_measured_moves_and_old_puzzles_keep_theirs() -> None:
    def moves(level: str, **options: str) -> int | None:
        return GAME.setup(1, GAME.resolve({"puzzle": level, **options}), 1).public.moves

    assert [moves(level) for level in ("easy", "normal", "hard")] == [33, 27, 24]
    wide = [moves(level, limits="wide") for level in ("easy", "normal", "hard")]
    assert wide == [60, 45, 35]
    old = Match(GAME, 1, {"puzzle": "hard"}, 1, stored=True)
    assert old.state.public.moves == 35


def test_one_player_without_a_puzzle_plays_the_medium_one() -> None:
    state = GAME.setup(1, GAME.resolve({}), 1)
    assert (state.public.settings.level, state.public.moves) == ("normal", 27)
    assert GAME.setup(1, GAME.resolve({"lone_match": True}), 1).public.moves is None
    assert Match(GAME, 1, {}, 1, stored=True).state.public.moves is None
    assert GAME.setup(2, GAME.resolve({}), 1).public.moves is None
