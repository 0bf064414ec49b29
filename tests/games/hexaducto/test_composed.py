"""The composed puzzles: each is solved as its file says, and has its idea."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from braillespiel.commands import play
from braillespiel.engine.contract import Advice
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games.hexaducto.composed import COUNT, Composed, composed
from braillespiel.games.hexaducto.game import GAME
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept
from braillespiel.words.catalogue import Words
from scripts.puzzle_ideas import IDEAS, Study
from scripts.puzzles import PLAN
from tests.games.hexaducto.drawn import presenter
from tests.support.player import Player

NUMBERS = range(1, COUNT + 1)


def match(number: int) -> Match:
    return Match(GAME, 1, {"puzzle": "composed", "number": number}, seed=number)


@cache
def study(number: int) -> Study:
    return Study(composed()[number - 1])


@pytest.mark.parametrize("number", NUMBERS)
def test_its_solution_clears_the_field_with_the_last_move(number: int) -> None:
    puzzle, playing = composed()[number - 1], match(number)
    assert None not in playing.state.public.fields[0].values()
    assert playing.state.public.moves == puzzle.moves
    assert playing.state.deadline() is None
    for text in puzzle.solution:
        assert not playing.state.is_over()
        playing.apply(0, playing.parse(0, text))
    assert playing.state.winners() == [0]
    assert playing.state.public.moves == 0


@pytest.mark.parametrize("number", NUMBERS)
def test_every_solution_has_the_idea_and_none_is_shorter_or_needs_luck(number: int) -> None:
    found = study(number)
    assert found.sound
    assert IDEAS[found.puzzle.idea](found)
    stored = tuple(GAME.parse_action(text) for text in found.puzzle.solution)
    assert stored in found.solutions


def test_the_ideas_are_many_and_each_tells_puzzles_apart() -> None:
    planned = [(kind.idea, kind.moves) for kind in PLAN]
    assert [(puzzle.idea, puzzle.moves) for puzzle in composed()] == planned
    assert len(composed()) == COUNT
    ideas = {puzzle.idea for puzzle in composed()}
    assert ideas == set(IDEAS)
    assert len(ideas) >= 8
    for idea in ideas:
        assert not all(IDEAS[idea](study(number)) for number in NUMBERS), idea


def test_a_longer_limit_or_a_lucky_draw_is_not_sound() -> None:
    puzzle = composed()[0]
    longer = Composed(puzzle.idea, {**puzzle.position, "moves": 2}, puzzle.solution)
    assert not Study(longer).sound
    (taken,) = puzzle.position["discard"]
    lucky = {**puzzle.position, "discard": [12], "pile": [taken]}
    assert not Study(Composed(puzzle.idea, lucky, [])).sound


@pytest.mark.parametrize("number", NUMBERS)
def test_hints_lead_to_the_end(number: int) -> None:
    state = match(number).state
    while not state.is_over():
        hint = think(_Hinting(), state.view(0), Random(1))
        assert isinstance(hint, Advice)
        assert hint.note == "sure"
        state.apply(0, hint.action)
    assert state.winners() == [0]


class _Hinting:
    """A bot's hints as its choices."""

    choose = GAME.bot("hard").advise


def test_it_begins_the_same_whatever_the_seed_and_is_stored_as_it_began() -> None:
    first = match(3)
    other = Match(GAME, 1, first.options, seed=99)
    assert first.position == other.position
    again = Match(GAME, 1, first.options, seed=5, position=first.position, stored=True)
    assert again.state == first.state
    assert match(4).position != first.position


def test_older_matches_read_as_before() -> None:
    old = Match(GAME, 1, {"puzzle": "hard", "limits": "wide"}, 1, stored=True)
    assert old.options["number"] == 1
    assert old.state.public.moves == 35


@pytest.mark.parametrize("number", [0, COUNT + 1])
def test_there_are_no_others(number: int) -> None:
    with pytest.raises(Exception, match="option-value"):
        match(number)


MENU = {
    "de": (
        "R",
        ["Komponiertes Rätsel"],
        ["Welches: 1: Kreuzung, 4 von 5"],
        "⠺⠑⠇⠉⠓⠑⠎⠒⠀⠂⠀⠅⠗⠑⠥⠵⠥⠝⠛⠀⠲⠌⠢",
        ["2: Stern"],
        "⠺⠑⠇⠉⠓⠑⠎⠒⠀⠆⠀⠎⠞⠑⠗⠝⠀⠲⠌⠢",
        "Rand",
        ["ein Zug übrig, 2: Stern"],
    ),
    "en": (
        "P",
        ["Composed puzzle"],
        ["Which one: 1: Crossing, 4 of 5"],
        "⠺⠓⠊⠉⠓⠒⠀⠼⠁⠀⠉⠗⠕⠎⠎⠊⠝⠛⠀⠼⠙⠌⠼⠑",
        ["2: Star"],
        "⠺⠓⠊⠉⠓⠒⠀⠼⠃⠀⠎⠞⠁⠗⠀⠼⠙⠌⠼⠑",
        "Edge",
        ["one move left, 2: Star"],
    ),
}


@pytest.mark.parametrize("language", MENU)
def test_it_is_chosen_in_the_menu(tmp_path: Path, language: str) -> None:
    letter, chosen, which, which_cells, second, second_cells, edge, limits = MENU[language]
    player = Player(tmp_path, language)
    player.press("Enter", *"HEX", "Enter", letter)
    assert player.press("Left") == chosen
    assert player.press("Down") == which
    assert player.cells == which_cells
    assert player.press("Right") == second
    assert player.cells == second_cells
    assert player.press("Left", "Left")[-1:] == [edge]
    player.press("Right", "Up", "Up", "Up")
    player.press("Enter")
    state = player.table.port.host.match.state  # type: ignore[attr-defined]
    assert state == match(2).state
    assert player.press("P") == limits


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Welches: 3: Alles auf einmal"), ("en", "Which one: 3: All")]
)
def test_the_command_sets_it_up(tmp_path: Path, language: str, said: str) -> None:
    words = Words(language, ("cli",))
    options = ["--option", "puzzle=composed", "--option", "number=3"]
    given = play.parse(["hexaducto", *options], words)
    player = Player(tmp_path, language)
    play._begin(player.app, given.game, None, play._options(given, words))
    heard = [player.press("Down")[0] for _ in range(3)]
    assert any(line.startswith(said) for line in heard), heard
    for _ in range(3):
        player.press("Up")
    player.press("Enter")
    state = player.table.port.host.match.state  # type: ignore[attr-defined]
    assert state == match(3).state


SOLVED = {
    "de": (
        "R",
        ["Welches: 1: Kreuzung, gelöst, 4 von 5"],
        "⠺⠑⠇⠉⠓⠑⠎⠒⠀⠂⠀⠅⠗⠑⠥⠵⠥⠝⠛⠀⠛⠑⠇⠪⠎⠞⠀⠲⠌⠢",
        ["2: Stern"],
    ),
    "en": (
        "P",
        ["Which one: 1: Crossing, solved, 4 of 5"],
        "⠺⠓⠊⠉⠓⠒⠀⠼⠁⠀⠉⠗⠕⠎⠎⠊⠝⠛⠀⠎⠕⠇⠧⠑⠙⠀⠼⠙⠌⠼⠑",
        ["2: Star"],
    ),
}


@pytest.mark.parametrize("language", SOLVED)
def test_the_menu_says_of_each_whether_it_was_solved(tmp_path: Path, language: str) -> None:
    letter, which, cells, unsolved = SOLVED[language]
    player = Player(tmp_path, language)
    # Easy puzzles carry a number too, which says nothing about the composed ones.
    for options, won in (
        ({"puzzle": "composed", "number": 1}, [0]),
        ({"puzzle": "composed", "number": 2}, []),
        ({"puzzle": "easy", "number": 2}, [0]),
    ):
        matches = player.app.store.matches
        kept = matches.create("hexaducto", 1, 1, GAME.resolve(options), [Kept("Ada")])
        matches.sync(kept, [], 0, Outcome([0], won))
    player.press("Enter", *"HEX", "Enter", letter, "Left")
    assert player.press("Down") == which
    assert player.cells == cells
    assert player.press("Right") == unsolved


def test_its_result_speaks_of_no_limit_that_it_never_has() -> None:
    playing = match(1)
    for text in composed()[0].solution:
        playing.apply(0, playing.parse(0, text))
    said = presenter("en", 0, 1).result(playing.state.view(0)).full
    assert said.startswith("Puzzle solved")
    assert "time limit" not in said
