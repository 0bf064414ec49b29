"""Who has a display and no voice: no clock unless wanted; where there is one, time to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.braille.pace import ReadingPace
from braillespiel.ui.screens.help import HelpMenu
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.settings import BY_KEY
from braillespiel.words.phrase import Phrase, without_marks
from tests.support.player import Player


def setting_up(home: Path, voice: str, display: bool = True) -> tuple[Player, MatchSetup]:
    """Return a player who has chosen SIX, with these outputs."""
    player = Player(home, "en", columns=20)
    player.ear.name = voice
    if not display:
        player.display.unplug()
        player.settle()
    player.press("Enter", *"SIX", "Enter")
    assert isinstance(player.ui.screen, MatchSetup)
    return player, player.ui.screen


@pytest.mark.parametrize(
    ("voice", "display", "untimed"),
    [("off", True, True), ("recording", True, False), ("off", False, False)],
)
def test_six_begins_without_a_clock_where_a_finger_reads_alone(
    tmp_path: Path, voice: str, display: bool, untimed: bool
) -> None:
    player, setup = setting_up(tmp_path, voice, display)
    assert setup.options["untimed"] is untimed
    player.press("Home", "Enter")
    assert player.table.port.options["untimed"] is untimed
    told = "Without a clock" if untimed else "By the clock"
    assert any(told in each.phrase.full for each in player.ui.announcer.history.kept_in("all"))


def test_the_clock_can_be_turned_on(tmp_path: Path) -> None:
    player, setup = setting_up(tmp_path, "off")
    setup.point("option-untimed", say=False)
    player.press("Right", "Home", "Enter")
    assert player.table.port.options["untimed"] is False
    waiting = player.ui.announcer.braille.messages.unread
    assert "by the clock" in [without_marks(message.braille) for message in waiting]


def read(player: Player, ms_a_cell: int) -> None:
    """Read twelve messages at this pace."""
    view = player.ui.announcer.braille
    for _ in range(12):
        player.ui.announce(Phrase.plain("twelve cells"))
    player.settle()
    for _ in range(12):
        cells = sum(map(bool, player.display.cells))
        player.clock.ms += ms_a_cell * cells
        player.display.press(KeyKind.PAN_RIGHT)
        player.settle()
    assert view.pace.per_cell == ms_a_cell


@pytest.mark.parametrize(("measured", "kept"), [(80, 90), (150, 150), (400, 300)])
def test_the_reading_time_is_measured_while_a_guided_match_is_read(
    tmp_path: Path, measured: int, kept: int
) -> None:
    player = Player(tmp_path, "en", columns=20)
    assert player.ui.settings.get("braille-cell-ms") == 120
    read(player, measured)
    player.ui.has_learned()
    assert player.ui.settings.get("braille-cell-ms") == kept


def test_who_has_set_a_reading_time_keeps_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20, settings={"braille-cell-ms": 60})
    read(player, 200)
    player.ui.has_learned()
    assert player.ui.settings.get("braille-cell-ms") == 60


def test_only_what_was_read_is_measured() -> None:
    pace = ReadingPace()
    for _ in range(20):
        pace.read(cells=20, ms=100)  # panned over
        pace.read(cells=20, ms=60_000)  # somebody was at the door
        pace.read(cells=3, ms=600)
    assert pace.per_cell is None
    for ms in (1000, 2000, 3000, 2000, 2000, 2000, 2000, 1900):
        pace.read(cells=20, ms=ms)
    assert pace.per_cell == 100


def test_what_a_window_waits_for_lies_as_long_as_its_cells_take(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    per_cell = BY_KEY["braille-cell-ms"].default
    player.press("Ctrl")
    player.ui.announce(Phrase("Nine: who secures?", "Nine", "=9 p1 p2"))
    player.settle()
    cells = len(player.ui.announcer.braille.transcriber.cells("=9 p1 p2"))
    assert cells > len("=9 p1 p2"), "number signs take cells too"
    player.clock.ms += per_cell * cells - 1
    assert not player.ui.output_idle()
    player.clock.ms += 1
    assert player.ui.output_idle()


def at_six(home: Path) -> Player:
    """Return who begins a match against the clock, and knows how it stands."""
    player = Player(home, "en", columns=20)
    player.play("six", seats=2)
    player.wait(10_000)
    return player


def ask_from_the_list(player: Player) -> None:
    """Ask whose turn it is, from the list of a display: the match's clock stands in it."""
    player.display.press(KeyKind.BOTTOM)
    player.settle()
    screen = player.ui.screen
    assert isinstance(screen, HelpMenu)
    screen.point("table.turn", say=False)
    player.press("Enter")
    assert player.ui.screen is player.table


def test_who_keeps_asking_from_the_list_does_not_hold_up_the_dice(tmp_path: Path) -> None:
    player = at_six(tmp_path)
    player.press("Space")
    told = []
    for _ in range(3):
        ask_from_the_list(player)
        told += player.ear.said
        player.wait(900)
    assert told == ["Your 3 dice are rolling"] * 3
    assert "9, then 2 dice." in player.ear.said


def test_who_keeps_asking_after_a_menu_does_not_hold_up_the_dice(tmp_path: Path) -> None:
    player = at_six(tmp_path)
    player.press("Space", "Escape", "Escape")
    player.ear.speaking = lambda: True  # type: ignore[method-assign]
    told = [player.press("T")[-1] for _ in range(4)]
    assert told[0] == "Your 3 dice are rolling"
    assert told[-1] == "Roll 2 dice"


def test_where_something_is_to_be_decided_the_clock_waits_for_what_was_asked(
    tmp_path: Path,
) -> None:
    player = at_six(tmp_path)
    assert not player.table.port.standing.paused
    ask_from_the_list(player)
    assert player.ear.said == ["You start: roll"]
    assert player.table.port.standing.paused
    player.wait(5000)
    assert not player.table.port.standing.paused
