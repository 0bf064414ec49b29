"""A match being played: disk before words, bots, take-back, trouble told once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from braillespiel.application.matches import make_presenters
from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.store.errors import StoreError
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost
from braillespiel.words.phrase import Phrase
from tests.support import player as person


class Disk:
    """A journal that notes what was stored, and how much each outbox held at that moment."""

    def __init__(self) -> None:
        self.stored: list[int] = []
        self.results: list[tuple[list[int], list[int]]] = []
        self.told_before: list[int] = []
        self.host: TableHost | None = None
        self.fails = False

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        if self.fails:
            raise StoreError("full", "matches")
        self.stored.append(len(journal))
        if self.host is not None:
            self.told_before.append(sum(len(box) for box in self.host.outbox))
        if outcome is not None:
            self.results.append((outcome.scores, outcome.winners))


class Watch:
    """A clock in ms."""

    def __init__(self) -> None:
        self.ms = 5000

    def __call__(self) -> int:
        return self.ms


def host(disk: Disk, watch: Watch, *levels: str, seed: int = 7) -> TableHost:
    game = registry.game("logomachy")
    match = Match(game, len(levels), {}, seed)
    players = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    presenters = make_presenters("logomachy", [player.name for player in players], "en")
    made = TableHost(match, players, presenters, disk, seed, watch)
    disk.host = made
    return made


def act(made: TableHost, seat: int) -> Any:
    action = next(iter(made.match.state.legal_actions(seat)))
    made.act(seat, action)
    return action


def bots(made: TableHost) -> None:
    while made.think():
        assert len(made.match.journal) < 500


def test_an_action_is_on_disk_before_any_seat_is_told() -> None:
    disk = Disk()
    made = host(disk, Watch(), "", "easy")
    act(made, made.waiting_for(None) or 0)
    assert disk.stored == [1]
    assert disk.told_before == [0]
    assert made.outbox[0]


def test_a_full_disk_loses_nothing_and_is_caught_up_with() -> None:
    disk = Disk()
    made = host(disk, Watch(), "", "")
    disk.fails = True
    act(made, 0)
    assert made.trouble is not None
    assert made.trouble.kind == "full"
    assert len(made.match.journal) == 1
    disk.fails = False
    act(made, 1)
    assert made.trouble is None
    assert disk.stored == [2]


def test_trouble_with_the_disk_is_told_once_and_once_that_it_is_over(tmp_path: Path) -> None:
    player = person.Player(tmp_path, "en")
    table = player.play("logomachy")
    disk = Disk()
    table.host.journal = disk
    disk.fails = True

    def take_a_turn() -> str:
        said = player.press("C", "1", "Enter")
        return " ".join(said if player.ui.screen is table else player.press("Enter"))

    assert "The disk is full, not saved." in take_a_turn()
    assert "disk" not in take_a_turn()
    disk.fails = False
    assert "Saved again, nothing is missing." in take_a_turn()


def test_taking_back_goes_to_before_the_own_last_decision() -> None:
    disk = Disk()
    made = host(disk, Watch(), "", "easy")
    before = made.match.to_position()
    assert not made.take_back(0)
    act(made, 0)
    bots(made)
    assert len(made.match.journal) == 2
    assert made.take_back(0)
    assert made.match.to_position() == before
    assert disk.stored[-1] == 0
    assert made.take_announced(0) == []


def test_a_bot_waits_its_pause_before_it_moves() -> None:
    watch = Watch()
    made = host(Disk(), watch, "", "easy")
    made.bot_pause_ms = 2000
    act(made, 0)
    bots(made)
    assert len(made.match.journal) == 1
    assert made.next_due() == made.game_time + 2000
    watch.ms += 1999
    bots(made)
    assert len(made.match.journal) == 1
    watch.ms += 1
    bots(made)
    assert len(made.match.journal) == 2


def test_pausing_stops_the_games_clock_and_the_bots() -> None:
    watch = Watch()
    made = host(Disk(), watch, "", "easy")
    act(made, 0)
    made.pause()
    at = made.game_time
    watch.ms += 60_000
    assert made.game_time == at
    assert not made.think()
    made.go_on()
    assert made.game_time == at
    bots(made)
    assert len(made.match.journal) == 2


def test_bots_are_told_nothing_and_people_only_what_they_may_know() -> None:
    made = host(Disk(), Watch(), "", "easy", "")
    bots(made)
    for seat in range(3):
        made.take_announced(seat)
    acting = made.waiting_for(None)
    assert acting is not None
    act(made, acting)
    assert made.outbox[1] == []
    (mine,) = made.take_announced(acting)
    (theirs,) = made.take_announced(2 - acting)
    assert theirs.phrase.full.startswith(f"P{acting}")
    assert not mine.phrase.full.startswith(f"P{acting}")
    assert made.take_announced(acting) == []


@pytest.mark.parametrize(
    ("levels", "practice"),
    [(("", "easy"), True), (("", ""), False), (("easy", "hard"), True)],
)
def test_only_one_person_against_computers_practises(
    levels: tuple[str, ...], practice: bool
) -> None:
    assert host(Disk(), Watch(), *levels).practice is practice


def test_the_result_is_stored_once() -> None:
    disk = Disk()
    made = host(disk, Watch(), "easy", "easy")
    bots(made)
    assert made.is_over
    assert disk.results == [(made.match.state.scores(), list(made.match.state.winners()))]


def test_the_time_of_a_refused_action_is_stored_too(tmp_path: Path) -> None:
    player = person.Player(tmp_path / "home")
    host = player.play("six").host
    player.clock.ms += 700
    with pytest.raises(IllegalActionError):
        host.act(0, host.match.game.parse_action("cover 3"))
    (line,) = player.app.store.matches.unfinished()
    stored = [entry.text for entry in player.app.store.matches.load(line.id).entries]
    assert stored[-1].startswith("tick")
    assert stored == [entry.text for entry in host.match.journal]
    player.app.close()


class Happened:
    """An event that everybody may know."""

    def redacted_for(self, seat: int) -> Happened:
        return self


def test_what_is_asked_is_told_behind_all_that_has_happened() -> None:
    made = host(Disk(), Watch(), "", "")
    phrases = [Phrase.plain(text) for text in ("laid", "what next?", "closed")]
    told = iter([Announcement(one, expects_reply=one is phrases[1]) for one in phrases])
    made.presenters[0].announce = lambda event, view: [next(told)]  # type: ignore[method-assign]
    made.presenters[1].announce = lambda event, view: []  # type: ignore[method-assign]
    made.announce([Happened()] * 3)
    assert [one.phrase.full for one in made.take_announced(0)] == ["laid", "closed", "what next?"]
