"""The review of a puzzle: what leads on, what was played, and what was found after both."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine import simulate
from braillespiel.engine.contract import Better, thought_out
from braillespiel.engine.match import Match
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import puzzlereview
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.presenter import HexaductoPresenter
from braillespiel.games.hexaducto.view import HexView
from braillespiel.table.host import Player as Who
from braillespiel.table.recording import Recording
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.words.catalogue import Words
from tests.games.hexaducto.drawn import at, drawn
from tests.support.player import Player

CATALOGUES = ("client", "replay", "cards", "games/hexaducto")


def reviewed(view: HexView, played: act.Action) -> Better | None:
    return thought_out(GAME.bot("hard").review(view, played, Random(1)))


def told(language: str, worth: float) -> tuple[str, str, str]:
    desk = HexaductoPresenter(Words(language, CATALOGUES), ["Ada"], 0)
    said = desk.estimate(drawn("5   9", puzzle="easy").view(0), worth)
    return said.full, said.brief, said.braille


def view_of(drawing: str, hand: int | None = None, **options: Any) -> HexView:
    view = drawn(drawing, hand=hand, puzzle="easy", **options).view(0)
    assert isinstance(view, HexView)
    return view


def test_a_move_that_leaves_a_single_card_is_no_longer_solvable_after() -> None:
    found = reviewed(view_of("5   9\n  12", hand=6), act.Place(at(1, 0)))
    assert found is not None
    assert (found.estimate, found.played) == (
        puzzlereview.SOLVABLE,
        puzzlereview.UNSOLVABLE,
    )
    assert found.action != act.Place(at(1, 0))


def test_a_certain_solution_left_for_a_draw_is_named_with_its_cards() -> None:
    view = view_of("5   9", discard=5)
    found = reviewed(view, act.DRAW)
    assert found == Better(act.TAKE, -1.0, puzzlereview.SOLVABLE)
    assert reviewed(view, act.TAKE) is None


def test_a_solution_two_cards_off_is_named_where_one_card_does() -> None:
    view = view_of("5   9", hand=8)
    assert reviewed(view, act.Place(at(0, 0))) is None
    view = view_of("5   9   5", hand=5)
    found = reviewed(view, act.Place(at(0, 0)))
    assert found is not None
    assert (found.action, found.estimate) == (act.Place(at(1, 0)), -1.0)
    assert found.played == -2.0


def test_nothing_is_said_where_nothing_leads_on() -> None:
    lost = drawn("5   9\n  12", hand=6, puzzle="easy")
    lost.apply(0, act.Place(at(1, 0)))
    assert lost.public.lost
    view = lost.view(0)
    assert isinstance(view, HexView)
    assert reviewed(view, act.DRAW) is None


@pytest.mark.parametrize(
    ("language", "worth", "said"),
    [
        ("de", 0.0, ("sofort sicher gelöst", "sofort gelöst", "löst 0")),
        ("de", -1.0, ("mit einer Karte sicher gelöst", "noch eine Karte", "löst 1")),
        ("de", -3.0, ("mit 3 Karten sicher gelöst", "noch 3 Karten", "löst 3")),
        ("de", puzzlereview.SOLVABLE, ("lösbar mit passenden Karten", "lösbar", "lösbar")),
        (
            "de",
            puzzlereview.NOT_FOUND,
            ("keine Lösung gefunden", "keine Lösung gefunden", "keine lösung"),
        ),
        ("de", puzzlereview.UNSOLVABLE, ("nicht mehr lösbar", "nicht mehr lösbar", "unlösbar")),
        ("en", 0.0, ("certainly solved at once", "solved at once", "solves 0")),
        ("en", -1.0, ("certainly solved with one card", "one card to go", "solves 1")),
        ("en", -3.0, ("certainly solved with 3 cards", "3 cards to go", "solves 3")),
        ("en", puzzlereview.SOLVABLE, ("solvable with the right cards", "solvable", "solvable")),
        (
            "en",
            puzzlereview.NOT_FOUND,
            ("no solution found", "no solution found", "no solution"),
        ),
        ("en", puzzlereview.UNSOLVABLE, ("no longer solvable", "no longer solvable", "unsolvable")),
    ],
)
def test_an_estimate_has_all_wordings(
    language: str, worth: float, said: tuple[str, str, str]
) -> None:
    assert told(language, worth) == said


def replayed(home: Path, language: str, level: str, number: int) -> Player:
    """Return a player in the replay of a composed puzzle that a bot played."""
    match = simulate.play(GAME, [GAME.bot(level)], {"puzzle": "composed", "number": number}, 4)
    begun = Match(GAME, 1, match.options, 4)
    player = Player(home, language)
    player.ui.push(ReplayScreen(player.ui, Recording(begun, match.journal, [Who("Ada")])))
    player.settle()
    return player


FINDINGS = {
    "de": (
        "Zug 2: Ecke oben links, statt 6; gespielt: macht fertig: Straße 9, 8, Mitte, statt 6;"
        " Schätzung mit 3 Karten sicher gelöst statt lösbar mit passenden Karten, 2 von 3",
        "Zug 5: Mitte, statt 4; gespielt: Ecke rechts, statt 8; Schätzung lösbar mit passenden"
        " Karten statt keine Lösung gefunden, 3 von 3",
        "⠍⠊⠀⠎⠞⠁⠞⠞⠀⠲⠀⠝⠊⠉⠓⠞⠀⠗⠑⠀⠎⠞⠁⠞⠞⠀⠦⠀⠇⠪⠎⠃⠁⠗",
        "Ada zieht, 4 von 7",
        "Hexaducto, komponiertes Rätsel. Dran: 1 aufs Feld. 2 Züge übrig."
        " Dein Feld, 3 Karten, 0 verdeckt, Summe 18. 6, Ecke oben links, 1 von 3",
    ),
    "en": (
        "Move 2: top left corner, instead of 6; played: finishes run 9, 8, centre, instead of 6;"
        " estimate certainly solved with 3 cards instead of solvable with the right cards,"
        " 2 of 3",
        "Move 5: centre, instead of 4; played: right corner, instead of 8; estimate solvable with"
        " the right cards instead of no solution found, 3 of 3",
        "⠰⠉⠑⠀⠋⠕⠗⠀⠼⠙⠀⠝⠕⠞⠀⠗⠞⠀⠋⠕⠗⠀⠼⠓⠀⠎⠕⠇⠧⠁⠃⠇⠑⠀⠑⠇⠎⠑",
        "Ada draws, 4 of 7",
        "Hexaducto, composed puzzle. Your turn: place 1. 2 moves left."
        " Your field, 3 cards, 0 face down, sum 18. 6, top left corner, 1 of 3",
    ),
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_review_of_a_puzzle_leads_back_to_a_moment_to_play_on(
    tmp_path: Path, language: str
) -> None:
    first, second, cells, moment, table = FINDINGS[language]
    player = replayed(tmp_path, language, "normal", 12)
    player.press("W")
    assert player.press("Enter") == [first]
    assert player.press("Down") == [second]
    assert player.cells == cells
    assert player.press("Enter") == [moment]
    player.press("K")
    assert player.press("Down", "Enter") == [table]
    player.app.close()
    assert player.errors == []


def test_keys_are_answered_while_a_puzzle_is_looked_through(tmp_path: Path) -> None:
    player = replayed(tmp_path, "de", "normal", 12)
    screen = player.ui.screen
    assert isinstance(screen, ReplayScreen)
    screen.review()
    player.app.step(0)
    assert screen.busy()
    screen.ui.press("Escape")
    assert player.ui.screen is screen
    screen.ui.press("Enter")
    assert player.ear.said[-1].endswith(", 1 von 7")
    assert screen.busy()
    player.settle()
    assert player.ear.said[-1] == "Auswertung fertig: 2 bessere Züge gefunden"
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize(
    ("language", "brief", "braille"),
    [
        (
            "de",
            "A, nicht B; noch 3 Karten, sonst lösbar",
            "A nicht B löst 3 sonst lösbar z2",
        ),
        (
            "en",
            "A, not B; 3 cards to go, else solvable",
            "A not B solves 3 else solvable m2",
        ),
    ],
)
def test_a_finding_never_reads_as_if_something_was_not_solvable(
    language: str, brief: str, braille: str
) -> None:
    desk = HexaductoPresenter(Words(language, CATALOGUES), ["Ada"], 0)
    view = view_of("5   9")
    said = desk.words.phrase(
        "review-finding",
        better="A",
        played="B",
        estimate=desk.estimate(view, -3.0),
        other=desk.estimate(view, puzzlereview.SOLVABLE),
        number=2,
    )
    assert (said.brief, said.braille) == (brief, braille)
