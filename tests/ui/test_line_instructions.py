"""What to do now, what is missing and what a pile still holds are felt as they are heard."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.ui.screens.line_help import Legend
from braillespiel.words.catalogue import Words
from tests.support.facts import facts
from tests.support.player import Player


def at_table(path: Path, game: str, language: str, seed: int = 7) -> Player:
    player = Player(path, language, columns=80, seed=seed)
    player.play(game, seats=2)
    player.press("Ctrl+L")
    return player


@pytest.mark.parametrize(
    ("game", "language"), [(game, told) for game in registry.own() for told in facts(game).TO_DO]
)
def test_what_to_do_now_is_felt(tmp_path: Path, game: str, language: str) -> None:
    player = at_table(tmp_path, game, language)
    heard, felt = facts(game).TO_DO[language]
    assert player.press("T") == [heard]
    assert player.cells == felt


@pytest.mark.parametrize("game", registry.own())
def test_a_player_named_like_a_card_is_felt_as_a_name(tmp_path: Path, game: str) -> None:
    transcriber = Player(tmp_path).ui.announcer.braille.transcriber
    words = Words("de", registry.catalogues(game))
    match = Match(registry.game(game), 2, {}, seed=1)
    presenters = [registry.presenter_type(game)(words, ("R2", "R2"), seat) for seat in (0, 1)]
    told = [one.turn(match.state.view(one.seat)) for one in presenters]
    told += [one.scores(match.state.view(one.seat)) for one in presenters]
    named = [transcriber.unicode(one.braille) for one in told if "R2" in one.full]
    assert named
    assert all("⠗⠼⠃" in cells and "⠗⠆" not in cells for cells in named)  # notation would be ⠗⠆


@pytest.mark.parametrize(
    ("game", "language"), [(game, felt) for game in registry.own() for felt in facts(game).PILES]
)
def test_how_many_cards_a_pile_holds_is_felt(tmp_path: Path, game: str, language: str) -> None:
    key, felt, seed = facts(game).PILES[language]
    player = at_table(tmp_path, game, language, seed)
    assert player.table.navigator.focus(key) is not None
    player.press("Ctrl")
    assert player.cells == felt


def test_what_a_place_lacks_is_felt(tmp_path: Path) -> None:
    player = at_table(tmp_path, "cubus", "de")
    player.press("N")
    heard = player.press("N")
    assert heard == [
        "Spalte 1, Reihe 0: ein Punkt, kostet eine rechte und einen Deckel, fehlt: ein Deckel,"
        " 2 von 5"
    ]
    place = "⣂⣌⣴⣀⣏⣂⣀⣗⣂⣀⣙⣂⣀⣓⣂⣀⣋⣑⣓⣇⣞⣀⣙⣂"
    assert place in player.cells  # 1/0 p1 r1 d1 h1 fehlt d1


def test_the_legend_is_in_the_short_help_where_a_display_is(tmp_path: Path) -> None:
    player = at_table(tmp_path, "six", "de")
    player.press("F1")
    player.ui.screen.point("everywhere.signs", say=False)
    player.press("Enter")
    assert isinstance(player.ui.screen, Legend)
    assert player.cells == "⠵⠑⠊⠉⠓⠑⠝⠀⠏⠀⠙⠑⠊⠝⠑⠀⠏⠇⠜⠞⠵⠑"
    assert player.press("End")[0].startswith("Punkt 6 der Statuszelle: zu früh, noch einmal, ")
    last = "⠏⠥⠝⠅⠞⠀⠖⠀⠎⠞⠁⠞⠥⠎⠵⠑⠇⠇⠑⠀⠵⠥⠀⠋⠗⠳⠓⠂⠀⠝⠕⠉⠓⠀⠑⠊⠝⠍⠁⠇⠀⠆⠒⠌⠆⠒"
    assert player.cells == last


@pytest.mark.parametrize(
    ("game", "heard", "felt"),
    [
        (
            "hexaducto",
            "Dein Feld: Reihe 1: 3-mal verdeckt; Reihe 2: 4-mal verdeckt; Reihe 3: 5-mal verdeckt; "
            "Reihe 4: 4-mal verdeckt; Reihe 5: 3-mal verdeckt",
            "⠋⠂⠀⠒⠭⠀⠹⠀⠋⠆⠀⠲⠭⠀⠹⠀⠋⠒⠀⠢⠭⠀⠹⠀⠋⠲⠀⠲⠭⠀⠹⠀⠋⠢⠀⠒⠭⠀⠹",
        ),  # f1 3x ? f2 4x ? f3 5x ? f4 4x ? f5 3x ?
        ("cubus", "Plan: Reihe 1: Höhe 1", "⠏⠂⠀⠂"),  # p1 1
    ],
)
def test_a_row_of_a_field_read_whole_has_its_sign(
    tmp_path: Path, game: str, heard: str, felt: str
) -> None:
    player = at_table(tmp_path, game, "de")
    player.press("B")
    assert player.press("Shift+I") == [heard]
    assert player.cells == felt
