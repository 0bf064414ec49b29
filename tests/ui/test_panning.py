"""The panning keys: each changes what is felt, and none takes away what was not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games.presenter import Announcement
from braillespiel.ui.history import History
from braillespiel.words.phrase import Phrase
from tests.support.player import Player

LEFT, RIGHT = "BraillePanLeft", "BraillePanRight"
EDGE = "⠗⠁⠝⠙"


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Return a player who feels her hand of eleven cards on 12 cells."""
    made = Player(tmp_path, columns=12)
    made.play("ludoteca", seats=2)
    made.wait(8000, step=1000)
    made.ui.announcer.history = History()  # nothing to go back to
    made.press("C")
    return made


def to_the_edge(player: Player, key: str) -> list[str]:
    """Pan on to the edge; return what was felt before it."""
    found = [player.cells]
    while player.press(key) == []:
        found.append(player.cells)
    assert player.cells == EDGE
    return found


@pytest.mark.parametrize("ways", [(LEFT, RIGHT), (RIGHT, LEFT)])
def test_from_the_edge_it_goes_back_the_way_one_came(player: Player, ways: tuple[str, str]) -> None:
    there, back = ways
    to_the_edge(player, back)
    player.press(there)
    forth = to_the_edge(player, there)
    player.press(back)
    assert to_the_edge(player, back) == forth[::-1]


@pytest.mark.parametrize("key", [LEFT, RIGHT])
def test_the_edge_is_felt_once_and_then_heard(player: Player, key: str) -> None:
    to_the_edge(player, key)
    player.press(key)
    felt = player.cells
    assert felt != EDGE
    for _ in range(6):
        player.sounds.played.clear()
        player.press(key)
        assert (player.cells, player.sounds.played) == (felt, ["edge"])
    assert player.ui.announcer.braille.unread == 0


@pytest.mark.parametrize("key", [LEFT, RIGHT])
def test_panning_on_from_the_edge_is_heard(player: Player, key: str) -> None:
    to_the_edge(player, key)
    player.sounds.played.clear()
    player.press(key)
    assert player.sounds.played == ["edge"]


@pytest.mark.parametrize("ways", [(LEFT, RIGHT), (RIGHT, LEFT)])
def test_panning_back_from_the_edge_is_no_edge(player: Player, ways: tuple[str, str]) -> None:
    there, back = ways
    to_the_edge(player, there)
    player.sounds.played.clear()
    player.press(back)
    assert "edge" not in player.sounds.played


def test_an_answer_is_still_there_behind_the_edge(player: Player) -> None:
    player.press("F12")
    answer = player.cells
    assert player.press(LEFT) == ["Rand"]
    for key in (LEFT, LEFT):
        player.press(key)
        assert player.cells == answer


@pytest.mark.parametrize("keys", [(LEFT,), (LEFT, LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT, LEFT)])
def test_panning_left_loses_no_message(player: Player, keys: tuple[str, ...]) -> None:
    to_the_edge(player, RIGHT)
    for text in ("eins", "zwei"):
        player.ui.announce(Phrase.plain(text))
    player.settle()
    felt = [player.cells]
    for key in (*keys, RIGHT, RIGHT, RIGHT, RIGHT):
        player.press(key)
        felt.append(player.cells)
    assert all(any(text in row for row in felt) for text in ("⠑⠊⠝⠎", "⠵⠺⠑⠊"))


def test_an_edge_of_the_arrows_gives_way_too(player: Player) -> None:
    player.press("Home")
    line = player.cells
    assert player.press("Left") == ["Rand"]
    player.press(LEFT)
    assert player.cells == line


@pytest.mark.parametrize("state", ["", "connection"])
@pytest.mark.parametrize("key", ["End Right", "Ctrl+L", "Ctrl+Down", "Ctrl+Z"])
def test_what_says_nothing_new_gives_way_to_what_happens(
    player: Player, key: str, state: str
) -> None:
    player.press("C")
    plain = player.cells
    player.press(*key.split())
    assert player.cells != plain
    player.ui.announcer.announce([Announcement(Phrase.plain("eins"), state=state)])
    player.settle()
    assert player.cells == "⠑⠊⠝⠎"
    player.wait(5000)
    player.press(RIGHT)
    assert player.cells != "⠑⠊⠝⠎"


@pytest.mark.parametrize("before", [0, 1, 3])
def test_the_edge_behind_old_messages_gives_way_to_what_happens(
    player: Player, before: int
) -> None:
    for text in ("eins", "zwei", "drei")[:before]:
        player.ui.announce(Phrase.plain(text))
        player.wait(5000)
        player.press(RIGHT)
    to_the_edge(player, LEFT)
    player.ui.announce(Phrase.plain("dran"))
    player.settle()
    assert player.cells == "⠙⠗⠁⠝"


def test_an_answer_that_tells_something_does_not_give_way(player: Player) -> None:
    player.press("F12")
    answer = player.cells
    player.ui.announce(Phrase.plain("eins"))
    player.settle()
    assert player.cells == answer


@pytest.mark.parametrize(
    ("lies", "comes", "felt"),
    [("eins zwei drei", "vier", "⠑⠊⠝⠎⠀⠵⠺⠑⠊"), ("eins", "zwei", "⠵⠺⠑⠊")],
    ids=["to what is unread", "to the next, where that was read"],
)
def test_the_edge_over_a_message_gives_way(
    player: Player, lies: str, comes: str, felt: str
) -> None:
    player.ui.announce(Phrase.plain(lies))
    player.settle()
    player.press(LEFT)
    assert player.cells == EDGE
    player.ui.announce(Phrase.plain(comes))
    player.settle()
    assert player.cells == felt
