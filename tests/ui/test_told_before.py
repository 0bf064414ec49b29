"""Nothing happens before it was told: two Enters in a row never act on what nobody could know."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.frontend import KeyPressed
from braillespiel.output.speech.interface import Utterance
from tests.support.player import Ear, Player

MS_PER_LETTER = 60
"""How slowly the voice of a beginner speaks."""


class SlowEar(Ear):
    """A voice that takes its time: a sentence begins when the one before has ended."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self.begins: list[int] = []
        self._free = 0

    def say(self, utterance: Utterance) -> None:
        now = self._player.clock.ms
        if utterance.interrupt:
            self.stop()
        self.begins.append(max(now, self._free))
        self._free = self.begins[-1] + MS_PER_LETTER * len(utterance.text)
        super().say(utterance)

    def stop(self) -> None:
        self.begins.clear()
        self._free = self._player.clock.ms
        super().stop()

    def waiting(self) -> int:
        return sum(begins > self._player.clock.ms for begins in self.begins)


def beginner(home: Path, **settings: object) -> Player:
    """A person with a slow voice and no display, who has chosen a card and is asked: do what?"""
    player = Player(home, "en", columns=40, settings=dict(settings))
    player.ear = player.app.devices.voice = SlowEar(player)
    player.display.unplug()
    player.play("logomachy")
    player.press("2", "Enter")
    return player


def enter_after(player: Player, ms: int, key: str = "Enter") -> list[str]:
    """Press a key so many ms after the last one; return what it made heard."""
    player.clock.ms += ms
    player.ear.said.clear()
    player.keyboard.events.append(KeyPressed(key))
    player.settle()
    return list(player.ear.said)


def journal(player: Player) -> list[str]:
    return [str(entry.text) for entry in player.table.port.host.match.journal]


def test_two_enters_in_a_row_do_not_act_on_what_the_bot_did_meanwhile(tmp_path: Path) -> None:
    player = beginner(tmp_path)
    first = player.press("Enter")
    played = journal(player)
    said = enter_after(player, 600)
    assert journal(player) == played
    assert first == [
        "red 7 taken",
        "Louis: yellow 8 takes red 1, blue 1 and green 6.",
        "Middle cleared: a chip for Louis.",
        "Your turn: none fits.",
    ]
    assert said == [
        "Louis: yellow 8 takes red 1, blue 1 and green 6. Middle cleared: a chip for Louis. "
        "Your turn: none fits. Hand, 2 cards. green 2, 2 of 2. "
        "Press Enter again to do it"
    ], "what was cut off before it began is said again"
    enter_after(player, 600)
    assert len(journal(player)) > len(played), "now it was told"


def test_what_is_being_said_may_be_acted_on_at_once(tmp_path: Path) -> None:
    player = beginner(tmp_path)
    player.press("Enter")
    played = journal(player)
    player.wait(20_000)
    player.press("1")
    enter_after(player, 1)
    assert len(journal(player)) > len(played)


@pytest.mark.parametrize("key", ["1", "Right", "T", "Ctrl"])
def test_any_other_key_says_that_what_came_before_is_not_wanted(tmp_path: Path, key: str) -> None:
    player = beginner(tmp_path)
    player.press("Enter")
    played = journal(player)
    enter_after(player, 200, key)
    enter_after(player, 400)
    enter_after(player, 400)  # where several things are possible
    assert len(journal(player)) > len(played)


def test_keys_of_a_game_wait_as_well(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ear = player.app.devices.voice = SlowEar(player)
    player.display.unplug()
    player.play("ludoteca", seats=2)
    player.wait(20_000)
    player.press("N")
    player.wait(20_000)
    player.press("1")
    discard = player.press("A")
    assert len(discard) > 2, "her card, the bot's turn, her turn"
    played = journal(player)
    said = enter_after(player, 600, "N")
    assert journal(player) == played
    assert discard[-1] in said[0]
    assert said[0].endswith("Press the key again to do it")
    enter_after(player, 600, "N")
    assert len(journal(player)) > len(played)


def by_finger(home: Path) -> Player:
    """A person with a display alone, who has chosen a card and is asked: do what?"""
    player = Player(home, "en", columns=40)
    player.ear.name = "off"
    player.play("logomachy")
    player.press("2", "Enter")
    return player


def test_a_finger_has_to_meet_the_news_before_an_enter_acts(tmp_path: Path) -> None:
    player = by_finger(tmp_path)
    player.press("Enter")
    played = journal(player)
    assert player.cells.startswith("⠛⠃⠀⠞⠁⠅⠑⠎⠀⠛⠗")
    enter_after(player, 600)
    assert journal(player) == played
    assert player.cells == "⠓⠀⠼⠃⠀⠃⠛⠀⠑⠝⠞⠑⠗⠀⠁⠛⠁⠊⠝"
    enter_after(player, 600)
    assert len(journal(player)) > len(played)


def test_whoever_pans_to_the_last_news_acts_with_the_first_enter(tmp_path: Path) -> None:
    player = by_finger(tmp_path)
    player.press("Enter")
    played = journal(player)
    while player.ui.announcer.unfelt():
        player.press("BraillePanRight")
    enter_after(player, 600)
    assert len(journal(player)) > len(played)


def test_without_voice_and_display_time_has_to_pass(tmp_path: Path) -> None:
    player = by_finger(tmp_path)
    player.display.unplug()
    player.settle()
    player.press("Enter")
    played = journal(player)
    enter_after(player, 299)
    assert journal(player) == played
    enter_after(player, 250)
    assert len(journal(player)) > len(played)


def test_a_menu_that_was_opened_takes_the_first_enter(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.press("F2")
    assert enter_after(player, 1) == ["Language and speech. Language: same as the system, 1 of 13"]
    player.press("Escape")
    player.press("Escape")
    player.play("logomachy")
    player.press("Escape")
    assert enter_after(player, 1) == [
        "What you can do here. F1 again: all keys. Right arrow: move right in your hand, 1 of 40"
    ], "its first entry"
    player.press("Escape", "Escape", "Down")
    assert enter_after(player, 1)[0].startswith("Hand, "), "go on playing"


def test_an_enter_that_bounces_opens_one_menu_only(tmp_path: Path) -> None:
    player, games = Player(tmp_path, "en"), len(registry.own())
    assert player.press("Enter") == [f"Which game? Cubus, 1 of {games}"]
    assert enter_after(player, 50) == [f"Cubus, 1 of {games}. Press Enter again to do it"]
    assert enter_after(player, 250)[0].startswith("Cubus. Start the game, 1 of ")


def test_an_enter_that_starts_a_game_plays_no_card(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.press("Enter", "L", "Enter", "Enter")
    said = enter_after(player, 250)
    assert said[0].endswith("Press Enter again to do it")
    assert journal(player) == []


def test_lines_that_a_screen_reader_says_by_itself_take_time_too(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ear.adapter = "terminal"
    player.display.unplug()
    player.play("logomachy")
    player.press("2", "Enter", "Enter")
    played = journal(player)
    said = enter_after(player, 600)
    assert journal(player) == played
    assert said == [
        "Middle cleared: a chip for Louis. Your turn: none fits. "
        "Hand, 2 cards. green 2, 2 of 2. Press Enter again to do it"
    ]
    enter_after(player, 600)
    assert len(journal(player)) > len(played)
