"""The report for whoever helps, in the menus: told before it is kept, no name, no hand unasked."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random

import pytest

from braillespiel.application import report
from braillespiel.games import registry
from braillespiel.ui.screens.report_menu import ReportMenu
from braillespiel.words.catalogue import Words
from tests.proof.situations import random_table
from tests.proof.wording import NAMES
from tests.support.player import Player

OPENS = ("F2", "End", "Enter")
"""The report is the last of the settings' menu."""


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    return Player(tmp_path / "home", "en", settings={"names": NAMES[0], "zoom": 150})


def opened(player: Player) -> ReportMenu:
    heard = player.press(*OPENS)
    assert heard[-1].startswith("Report, ")
    assert isinstance(player.ui.screen, ReportMenu)
    return player.ui.screen


def test_what_is_kept_is_what_can_be_walked_before_it_is_asked(
    player: Player, tmp_path: Path
) -> None:
    player.play("logomachy")
    menu = opened(player)
    heard = []
    while not (told := player.press("Down")[-1]).startswith("Keep this report"):
        heard.append(told.rpartition(", ")[0].rstrip("."))
        assert player.cells
        assert len(heard) <= len(menu.lines)
    assert heard == [line.rstrip(".") for line in menu.lines]
    assert "Zoom: 150 per cent" in heard
    place = tmp_path / "home" / report.FILE_NAME
    assert str(place) in player.press("Enter")[-1]
    assert not place.exists()
    player.press("Down", "Enter")
    assert isinstance(player.ui.screen, ReportMenu)
    assert player.ear.said[-1] == (
        f"The report is in {place}. Nothing was sent; you decide whom you give it to."
    )
    assert place.read_text("utf-8").splitlines() == list(menu.lines)
    if os.name == "posix":
        assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_a_no_keeps_nothing_and_a_second_report_overwrites_none(
    player: Player, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    opened(player)
    player.press("End", "Enter", "Enter")
    assert not list(home.glob("*report*"))
    assert isinstance(player.ui.screen, ReportMenu)
    for _ in range(2):
        player.press("End", "Enter", "Down", "Enter")
    assert sorted(path.name for path in home.glob("*report*")) == [
        "braillespiel-report-2.txt",
        report.FILE_NAME,
    ]


def test_a_place_that_cannot_be_written_is_said(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(player)
    (tmp_path / "file").touch()
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "file"))
    told = player.press("End", "Enter", "Down", "Enter")[-1]
    assert told.startswith(f"{tmp_path / 'file' / report.FILE_NAME} cannot be written: ")


def test_a_hand_is_told_only_once_it_is_allowed(player: Player) -> None:
    random_table(player, "logomachy", Random(1), actions=20)
    menu = opened(player)
    assert "Without hands, without names" in menu.lines
    assert not [line for line in menu.lines if line.startswith("New: ")]
    player.press("Home")
    assert "Your own hand in it: on" in player.press("Space")[-1]
    assert "With the hand of the first person, without names" in menu.lines
    assert [line for line in menu.lines if line.startswith("New: ")]
    player.press("Space")
    assert not [line for line in menu.lines if line.startswith("New: ")]


@pytest.mark.parametrize("game", registry.own())
def test_without_a_hand_a_seat_tells_what_a_spectator_hears(player: Player, game: str) -> None:
    """Told from the view of one seat, it is what the store tells of the same match."""
    for seed in range(4):
        random_table(player, game, Random(seed), actions=25)
        lately = player.table.seats.lately()
        words = Words("en", report.CATALOGUES)
        for hands in (False, True):
            here = list(report.here(lately, hands, words))
            stored = list(report.last_match(player.app.store, hands, words))
            assert here[1] == stored[1]
            told = here[2:]
            assert told
            assert stored[-len(told) :] == told
            assert not [line for line in here if any(name in line for name in NAMES)]
        player.ui.pop_to(player.ui.screens[0], silent=True)


def test_several_at_one_computer_show_no_hand(player: Player) -> None:
    random_table(player, "logomachy", Random(1), people=2, actions=5)
    lately = player.table.seats.lately()
    told = list(report.here(lately, True, Words("en", report.CATALOGUES)))
    assert told[1] == "Without hands, without names"


def test_without_a_match_here_the_last_one_that_was_kept_is_told(
    player: Player, tmp_path: Path
) -> None:
    player.play("six")
    player.app.close()
    again = Player(tmp_path / "home", "en")
    assert any(line.startswith("The last match: SIX") for line in opened(again).lines)


def test_what_a_class_lends_is_not_in_it(player: Player) -> None:
    before = opened(player).lines
    player.press("Escape", "Escape")
    player.app.lend_settings({"zoom": 300, "theme": "light"})
    assert opened(player).lines == before


def test_settings_are_told_as_the_menus_tell_them(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", "en", settings={"theme": "yellow", "reduced-motion": True})
    assert {"Colours: yellow on black", "Less motion: on"} <= set(opened(player).lines)
