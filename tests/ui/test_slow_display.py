"""Displays that take two seconds for a frame: written to no sooner, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from braillespiel.output.braille.display import KeyKind, SimulatedDisplay
from braillespiel.words.phrase import Phrase
from tests.support.player import Player

TAKES_MS = 2000
KEYS = (KeyKind.PAN_RIGHT, KeyKind.PAN_LEFT, KeyKind.LINE_DOWN, KeyKind.LINE_UP, KeyKind.HOME)


class Dropping(SimulatedDisplay):
    """Shows a frame after two seconds, and is spoiled by one that comes meanwhile."""

    now: Callable[[], int] | None = None
    spoiled = 0
    frames = 0
    _busy_until = 0

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        if self.now is not None:
            if self.now() < self._busy_until:
                self.spoiled += 1
                return
            self._busy_until = self.now() + TAKES_MS
            self.frames += 1
        super().write(rows, cursor)


def at_table(home: Path, rows: int, slow: str) -> tuple[Player, Dropping]:
    display = Dropping(20, rows)
    settings = {"slow-display": slow, "double-press-ms": 0}
    player = Player(home, "en", 20, rows, display=display, settings=settings)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    player.wait(5000)
    display.now = player.clock
    return player, display


def on_the_display(player: Player, display: Dropping) -> bool:
    return display.cells == b"".join(player.ui.braille().rows)


@pytest.mark.parametrize(("rows", "slow"), [(1, "yes"), (4, "yes"), (10, "auto")])
@pytest.mark.parametrize("seed", range(4))
def test_no_frame_is_spoiled_and_the_last_one_is_whole(
    tmp_path: Path, rows: int, slow: str, seed: int
) -> None:
    player, display = at_table(tmp_path, rows, slow)
    rng = Random(seed)
    for number in range(60):
        if rng.random() < 0.5:
            player.ui.announce(Phrase.plain(f"message {number}"))
        else:
            display.press(rng.choice(KEYS))
        player.wait(rng.choice((50, 300, 900, 2500)), 50)
    player.wait(3 * TAKES_MS, 50)
    assert display.frames > 10
    assert display.spoiled == 0
    assert on_the_display(player, display)


def test_every_display_of_less_than_six_lines_is_written_to_at_once(tmp_path: Path) -> None:
    player, display = at_table(tmp_path, 4, "auto")
    display.now = None
    player.ui.announce(Phrase.plain("one"))
    player.settle()
    display.press(KeyKind.LINE_DOWN)
    player.settle()
    assert on_the_display(player, display)


def test_what_was_not_there_long_enough_to_be_felt_is_not_read(tmp_path: Path) -> None:
    player, display = at_table(tmp_path, 1, "yes")
    messages = player.ui.announcer.history.messages
    player.ui.announce(Phrase.plain("one"))
    player.wait(TAKES_MS - 50, 50)
    display.press(KeyKind.LINE_DOWN)
    player.settle()
    assert [each.braille for each in messages.unread] == ["one"], "the frame was not there yet"
    player.wait(5000, 50)
    display.press(KeyKind.PAN_RIGHT)
    player.wait(2 * TAKES_MS + 100, 50)
    display.press(KeyKind.LINE_DOWN)
    player.settle()
    assert messages.unread == ()


def test_pages_that_were_panned_over_before_they_were_there_are_not_read(tmp_path: Path) -> None:
    player, display = at_table(tmp_path, 1, "yes")
    messages = player.ui.announcer.history.messages
    player.ui.announce(Phrase.plain("a message of so many words that they take three rows"))
    player.wait(5000, 50)
    for _ in range(3):
        display.press(KeyKind.PAN_RIGHT)
        player.wait(100, 50)
    assert len(messages.unread) == 1
    player.wait(5000, 50)
    for _ in range(5):
        display.press(KeyKind.PAN_RIGHT)
        player.wait(5000, 50)
    assert messages.unread == ()


def test_only_the_rows_of_messages_change_by_themselves(tmp_path: Path) -> None:
    player, display = at_table(tmp_path, 10, "auto")
    before = display.lines()
    player.ui.announce(Phrase.plain("something happened"))
    player.table.navigator.next_zone(1)
    player.ui.changed = True
    player.wait(5000, 50)
    after = display.lines()
    assert [row[:-2] for row in after[:4]] == [row[:-2] for row in before[:4]]
    assert after[4:] != before[4:]
    display.press(KeyKind.HOME)
    player.wait(5000, 50)
    assert [row[:-2] for row in display.lines()[:4]] != [row[:-2] for row in before[:4]]
