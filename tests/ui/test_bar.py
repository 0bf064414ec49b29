"""The line above the hand: turn, pause, what was said last, and what a screen may not show of it.

What a class, the desk and watchers see there is tested in ``classroom/test_class_bar.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Audience
from braillespiel.games.zones import Role
from braillespiel.network.messages import Member, News, Said
from braillespiel.output.picture import Bar, Picture
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.surroundings import STAYS_MS
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase
from tests.support.facts import facts
from tests.support.finished import finished
from tests.support.player import Player
from tests.ui.network.test_match import HIM, ME, acts, playing


def bar(player: Player) -> Bar:
    """Return what stands there now."""
    player.settle()
    assert player.keyboard.picture is not None
    return player.keyboard.picture.bar


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Your turn: 2 of 3 fit.", "Player 2's turn."),
        ("de", "Dran: 2 von 3 passen.", "Spieler 2 ist dran."),
    ],
)
def test_it_says_whose_turn_it_is_in_the_wording_that_is_spoken(
    tmp_path: Path, language: str, own: str, other: str
) -> None:
    player = two_people(tmp_path, language=language)
    player.press("Enter")
    assert (bar(player).turn, bar(player).kind) == (own, "own")
    player.press("C", "1", "Enter")
    if not isinstance(player.ui.screen, MatchScreen):
        player.press("Enter")
    assert (bar(player).turn, bar(player).kind) == (other, "other")


def test_without_a_match_there_is_no_turn(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    assert (bar(player).turn, bar(player).kind) == ("", "")


def test_a_match_that_is_over_says_who_has_won(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    table = player.play("logomachy")
    rng = Random(1)
    while not table.over:
        table.act(rng.choice(list(table.view().legal_actions())))
        player.wait(5000, 1000)
        player.settle()
    assert bar(player).kind == "over"
    assert bar(player).turn == table.presenter.result(table.view()).normal
    player.press("Escape")
    assert bar(player).kind == "over", "nobody pauses what is over"


def test_a_replay_over_the_table_says_nothing_of_whose_turn_it_is(tmp_path: Path) -> None:
    player = finished(tmp_path, "logomachy", "en", rounds=1)
    assert bar(player).kind == "over"
    player.press("Escape")
    player.seek("Down", "Replay and review this match")
    (begins,) = player.press("Enter")
    assert isinstance(player.ui.screen, ReplayScreen)
    assert (bar(player).turn, bar(player).kind) == ("", "")
    assert bar(player).sentence.casefold() == begins.casefold()
    moved = player.press("Enter")
    assert (bar(player).turn, bar(player).kind) == ("", "")
    assert bar(player).sentence.casefold() == moved[-1].casefold()
    player.press("Escape")
    assert bar(player).kind == "over", "it is the table's again"


def test_a_menu_over_the_table_shows_the_same_and_that_the_clock_stands(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy")
    turn = bar(player).turn
    player.press("F2")
    assert (bar(player).turn, bar(player).kind) == (f"Paused. {turn}", "paused")
    player.press("Escape")
    assert (bar(player).turn, bar(player).kind) == (turn, "own")


def test_a_pause_at_a_network_table_is_there_until_it_is_over(tmp_path: Path) -> None:
    here, _client, host = playing(tmp_path, 0)
    here.press("F2")
    assert bar(here).kind == "own", "a menu here stops nobody's clock"
    here.press("Escape")
    host.pause()
    here.press("Right")
    assert bar(here) == Bar("Paused. Your turn: 2 of 3 fit.", "paused", bar(here).sentence)
    host.go_on()
    here.press("Right")
    assert bar(here).kind == "own"


def test_the_sentence_is_the_newest_of_the_list_and_what_has_the_focus_is_none(
    tmp_path: Path,
) -> None:
    here, client, host = playing(tmp_path, 0)
    here.press("Enter")
    acts(host, client, 1)
    here.settle()
    assert bar(here).sentence == "Your turn: 2 of 2 fit."
    here.press("Right", "Left")
    assert bar(here).sentence == "Your turn: 2 of 2 fit."
    assert here.press("S")[-1] == bar(here).sentence
    client.tell(Said(2, "Bert", "ready", ""))
    assert bar(here).sentence == "Bert: ready"


def test_what_is_not_said_on_demand_is_not_seen_either(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    here.app.settings.set("on-demand", True)
    here.ui.apply_settings()
    here.press("Enter")
    before = bar(here).sentence
    acts(host, client, 1)
    here.settle()
    assert bar(here).sentence == before


# -- what nobody else may see -----------------------------------------------------------------


def two_people(home: Path, game: str = "logomachy", language: str = "en") -> Player:
    player = Player(home, language)
    setup = MatchSetup(player.ui, game)
    setup.kinds = ["human", "human"]
    player.ui.push(setup)
    player.press("Enter")
    return player


def test_a_hand_over_says_who_is_next_and_nothing_of_before(tmp_path: Path) -> None:
    player = two_people(tmp_path)
    assert bar(player) == Bar("Player 1 is next", "other", "")
    player.press("Enter")
    assert bar(player).kind == "own"
    player.press("C", "1", "Enter")
    if not isinstance(player.ui.screen, MatchScreen):
        player.press("Enter")
    assert bar(player).sentence
    player.wait(20_000)
    assert isinstance(player.ui.screen, HandOver)
    assert bar(player) == Bar("Player 2 is next", "other", "")
    player.press("F2")
    assert bar(player) == Bar("Player 2 is next", "other", ""), "nor in a menu over it"


def test_while_it_is_handed_over_only_what_everybody_is_told_is_seen(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, 1)
    assert isinstance(here.ui.screen, HandOver)
    told = [
        Announcement(Phrase.plain("The teacher helps you: lay the 7.")),
        Announcement(Phrase.plain("Bert's card is a 7."), audience=Audience.ELSEWHERE),
    ]
    here.ui.announcer.announce(told)
    client.tell(Said(2, "Bert", "I have a 7", ""))
    here.press("Ctrl+L", "F3")
    assert bar(here).sentence == ""
    members = (HIM, ME, Member(3, ("Carla",), watches=True))
    client.changes(News("came", 3, "Carla"), members=members)
    here.wait(20_000)
    assert bar(here) == Bar("Anna is next", "other", "Carla is here to watch.")


@dataclass
class Eyes:
    """Somebody who looks at the screen: every picture, and to which seat its hand belongs."""

    player: Player
    told: dict[str, int] = field(default_factory=dict)
    """Sentences, and how many times somebody had sat down when they were told last."""
    sittings: int = 0
    wrong: list[str] = field(default_factory=list)
    seen: int = 0

    def __post_init__(self) -> None:
        self.player.keyboard.draw = self.draw  # type: ignore[method-assign]
        forget = self.player.ui.forget

        def another_comes() -> None:
            forget()
            self.sittings += 1
            self.told.clear()

        self.player.ui.forget = another_comes  # type: ignore[method-assign]
        self.player.ui.announcer.listeners.append(lambda said: self.hears(said.speech))

    def hears(self, speech: str) -> None:
        self.told[speech.casefold()] = self.sittings

    def draw(self, picture: Picture) -> None:
        self.player.keyboard.picture = picture
        hidden = any(screen.hides_table for screen in self.player.ui.screens)
        line = picture.bar
        if hidden and line.sentence:
            self.wrong.append(f"while it is handed over: {line}")
        if not hidden and line.sentence:
            self.seen += 1
            if line.sentence.casefold() not in self.told:
                self.wrong.append(f"not told to whoever sits here: {line}")


@pytest.mark.parametrize(
    "game", [game for game in registry.own() if not registry.presenter_type(game).shared]
)
def test_no_picture_of_a_whole_match_shows_one_what_the_other_was_told(
    tmp_path: Path, game: str
) -> None:
    player = two_people(tmp_path, game)
    eyes = Eyes(player)
    rng = Random(3)
    for _ in range(120):
        if player.ui.done or player.table.ended:
            break
        if isinstance(player.ui.screen, HandOver):
            player.press("Enter")
            continue
        table = player.table
        player.press(rng.choice(["S", "T", "Right", "Shift+I", "H"]))
        if table.acting(table.seat) and player.ui.screen is table:
            table.act(rng.choice(list(table.view().legal_actions())))
        while player.ui.screen is not table and not isinstance(player.ui.screen, HandOver):
            player.press("Escape")
        player.wait(20_000, 1000)
    assert eyes.wrong == []
    assert eyes.seen > min(50, 2 * facts(game).FEW)
    assert eyes.sittings > min(10, facts(game).FEW - 2)
    assert player.errors == []


def test_a_hand_over_shows_no_card_of_any_hand(tmp_path: Path) -> None:
    player = two_people(tmp_path)
    for _ in range(4):
        presenters, port = player.table.seats.presenters, player.table.port
        hands = {
            item.text.full
            for seat in (0, 1)
            for zone in presenters[seat].zones(port.view(seat))
            if zone.role is Role.HAND
            for item in zone.items
        }
        assert isinstance(player.ui.screen, HandOver)
        assert not any(card in str(bar(player)) for card in hands)
        player.press("Enter", "C", "1", "Enter")
        if not isinstance(player.ui.screen, MatchScreen):
            player.press("Enter")
        player.wait(20_000)


def test_whoever_watches_sees_what_everybody_is_told(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, None)
    assert bar(here) == Bar("Anna's turn.", "other", "")
    assert here.press("Enter") == ["You are watching: here you can only look around and ask."]
    assert bar(here).sentence == "", "that was told to one alone"
    acts(host, client, 0)
    assert bar(here) == Bar("Bert's turn.", "other", "Anna lays yellow 3.")
    client.tell(Said(2, "Bert", "I have a 7", ""))
    here.press("Escape")
    assert bar(here) == Bar("Bert's turn.", "other", "Anna lays yellow 3.")
    host.pause()
    here.press("Down")
    assert (bar(here).turn, bar(here).kind) == ("Paused. Bert's turn.", "paused")


# -- how long ---------------------------------------------------------------------------------


def test_what_a_person_says_stays_for_as_long_as_reading_it_takes(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    said = Announcement(Phrase.plain("Well done"), stays=True, audience=Audience.EVERYBODY)
    player.ui.announcer.announce([said])
    player.ui.announcer.announce([Announcement(Phrase.plain("Ben lays red 5"))])
    player.settle()
    assert bar(player).sentence == "Well done"
    player.clock.ms += STAYS_MS + 1000
    player.press("Down")
    assert bar(player).sentence == "Ben lays red 5"
    player.ui.announcer.announce([said])
    again = Announcement(Phrase.plain("And now look here"), stays=True)
    player.ui.announcer.announce([again])
    assert bar(player).sentence == "And now look here", "who speaks last is seen"
    player.ui.forget()
    assert bar(player).sentence == ""


def test_there_is_a_sentence_for_a_pause_in_every_language() -> None:
    assert [Words(tag, ("client",))("bar-paused") for tag in ("de", "en")] == ["Pause.", "Paused."]
