"""The score table: whose row it is reaches ear and finger, in every game and language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.screens.grid_screen import GridScreen
from braillespiel.words.catalogue import Words
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import EMPTY, Phrase, without_marks
from tests.support.player import Player

GAMES = registry.own()


def table(player: Player) -> GridScreen:
    screen = player.ui.screen
    assert isinstance(screen, GridScreen)
    return screen


def row_name(player: Player, wording: str) -> str:
    screen = table(player)
    item = screen.navigator.item
    assert item is not None
    return screen.zone.rows[item.place[0]].wording(wording).casefold()


def times(words: str, text: str) -> int:
    return len(re.findall(rf"(?<!\w){re.escape(words)}(?!\w)", text.casefold()))


@pytest.mark.parametrize("wording", ["full", "brief"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_new_row_is_named_once(
    tmp_path: Path, game: str, language: str, wording: str
) -> None:
    player = Player(tmp_path, language, settings={"wording": wording})
    player.play(game, seats=3)
    opened = player.press("Shift+S")[0]
    assert times(row_name(player, wording), opened) == 1
    answer = player.ui.announcer.braille.plain().casefold()
    assert times(without_marks(row_name(player, "braille")), answer) == 1
    for column in range(3):
        said = [player.press("Home")[0]] if column == 0 else []
        for _ in range(column):
            player.press("Right")
        for _ in table(player).zone.rows[1:]:
            said = player.press("Down")
            assert times(row_name(player, wording), said[0]) == 1
            line = player.ui.announcer.braille.plain().casefold()
            assert without_marks(row_name(player, "braille")) in line
        assert said
        player.press("Home")


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("de", ["Striche. Du, kein Strich", "Louis, kein Strich", "nichts gesichert"]),
        ("en", ["Strokes. You, no stroke", "Louis, no stroke", "nothing secured"]),
    ],
)
def test_whose_strokes_comes_first(tmp_path: Path, language: str, heard: list[str]) -> None:
    player = Player(tmp_path, language)
    player.play("six", seats=3)
    assert [player.press(key)[0] for key in ("Shift+S", "Down", "Right")] == heard


def test_what_a_row_counts_is_not_somebody_elses_figure(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("ludoteca", seats=3)
    player.press("Shift+S", "Right")
    assert player.press("Down") == ["0 Culture, Louis"]


def test_a_cell_of_another_row_is_pointed_at_with_its_row(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("six", seats=3)
    player.press("Shift+S")
    keys = [item.key for item in table(player).zone.items]
    assert player.click(keys[4]) == ["Louis, nothing secured"]
    assert player.click(keys[3]) == ["no stroke"]


def grid(rows: tuple[str, ...], *cells: str) -> Zone:
    items = tuple(
        Item(f"{row}", Phrase.plain(cell), place=(row, 0)) for row, cell in enumerate(cells)
    )
    names = tuple(Phrase.plain(name) for name in rows)
    return Zone("z", Phrase.plain("Table"), "t", Shape.GRID, items, rows=names)


@pytest.mark.parametrize(
    ("zone", "heard"),
    [
        (grid(("No", "Bob"), "no stroke", "no stroke"), ["Table. No, no stroke", "Bob, no stroke"]),
        (grid(("Al", "Bo"), "always", "both"), ["Table. Al, always", "Bo, both"]),
        (grid(("You", "Bo"), "you 1", "Bo 2"), ["Table. you 1", "Bo 2"]),
        (grid((), "one", "two"), ["Table. one", "two"]),
    ],
)
def test_only_a_row_that_its_cells_name_goes_without_its_name(
    tmp_path: Path, zone: Zone, heard: list[str]
) -> None:
    player = Player(tmp_path, "en")
    player.ear.said.clear()
    player.ui.push(GridScreen(player.ui, zone, EMPTY))
    assert [*player.ear.said, *player.press("Down")] == heard


LEAVES = {
    "en": ("Escape leads back to the table", "esc table"),
    "de": ("Escape führt zurück an den Tisch", "esc tisch"),
    "fr": ("Échap ramène à la table", "échap table"),
}


@pytest.mark.parametrize("language", LEAVES)
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_that_act_at_the_table_say_what_lies_over_it_and_the_way_back(
    tmp_path: Path, language: str, key: str
) -> None:
    player = Player(tmp_path, language)
    player.play("hexaducto")
    player.press("Shift+S")
    summary = player.press("S")[0]
    spoken, felt = LEAVES[language]
    assert player.press(key) == [f"{summary.removesuffix('.')}. {spoken}"]
    assert player.said[-1].braille.endswith(f" {felt}")
    player.press("Escape")
    assert player.ui.screen is player.table


@pytest.mark.parametrize(
    ("naming", "heard"),
    [
        (Naming(by_display=True), "The display's back key leads back to the table"),
        (Naming(on_page=True), "The Back button leads back to the table"),
    ],
)
def test_who_has_a_display_or_a_page_is_named_its_own_way_back(naming: Naming, heard: str) -> None:
    assert Words("en", ("client",), naming).phrase("scores-leave").full == heard
