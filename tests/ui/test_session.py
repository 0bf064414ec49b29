"""A match being played: disk before words, bots, take-back, trouble told once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.application.matches import MatchService
from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.commands import alone
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.services import Setup
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
            self.told_before.append(sum(len(port.take()) for port in self.host.ports))
        if outcome is not None:
            self.results.append((outcome.scores, outcome.winners))


class Watch:
    """A clock in ms."""

    def __init__(self) -> None:
        self.ms = 5000

    def __call__(self) -> int:
        return self.ms


def host(disk: Disk, watch: Watch, *levels: str, seed: int | None = 7) -> TableHost:
    game = registry.game("logomachy")
    match = Match(game, len(levels), {}, 7)
    players = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    made = TableHost(match, players, disk, seed, watch)
    LocalPort(made, made.people)
    disk.host = made
    return made


def port_of(made: TableHost) -> LocalPort:
    (port,) = made.ports
    assert isinstance(port, LocalPort)
    return port


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
    act(made, min(made.match.state.to_act()))
    assert disk.stored == [1]
    assert disk.told_before == [0]
    assert [update.chairs[0].events for update in port_of(made).take()]


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
    table.port.host.journal = disk
    disk.fails = True

    def take_a_turn() -> str:
        said = player.press("C", "1", "Enter")
        return " ".join(said if player.ui.screen is table else player.press("Enter"))

    assert "Disk full, not saved." in take_a_turn()
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
    assert [update.again for update in port_of(made).take()] == [True]


def test_a_bot_waits_its_pause_before_it_moves() -> None:
    watch = Watch()
    made = host(Disk(), watch, "", "easy")
    made.pace.pause_ms = 2000
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
    seats = Seats(port_of(made), "en")
    assert seats.people == (0, 2)
    for seat in seats.people:
        seats.take(seat)
    acting = min(made.match.state.to_act())
    act(made, acting)
    (mine,) = seats.take(acting)
    (theirs,) = seats.take(2 - acting)
    assert theirs.phrase.full.startswith(f"P{acting}")
    assert not mine.phrase.full.startswith(f"P{acting}")
    assert seats.take(acting) == []


@pytest.mark.parametrize(
    ("levels", "practice"),
    [(("", "easy"), True), (("", ""), False), (("easy", "hard"), True)],
)
def test_only_one_person_against_computers_practises(
    levels: tuple[str, ...], practice: bool
) -> None:
    assert alone(port_of(host(Disk(), Watch(), *levels))) is practice


def test_the_result_is_stored_once() -> None:
    disk = Disk()
    made = host(disk, Watch(), "easy", "easy")
    bots(made)
    assert made.is_over
    assert disk.results == [(made.match.state.scores(), list(made.match.state.winners()))]


def test_a_refused_action_leaves_no_trace(tmp_path: Path) -> None:
    player = person.Player(tmp_path / "home")
    host = player.play("six").port.host
    player.clock.ms += 700
    host.tick()
    journal, state = list(host.match.journal), host.match.state.clone()
    for _ in range(1000):
        player.clock.ms += 1
        with pytest.raises(IllegalActionError):
            host.act(0, host.match.game.parse_action("cover 3"))
    assert host.match.journal == journal
    assert host.match.state == state
    player.app.close()


def drawn_by_bots(known_seed: int | None, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Return the first numbers that a bot and a hint draw in a match of the same deal."""
    drawn = []

    class Drawing:
        def choose(self, view: Any, rng: Random) -> Iterator[None]:
            drawn.append(rng.getrandbits(64))
            yield

        advise = choose

    made = host(Disk(), Watch(), "easy", "", seed=known_seed)
    monkeypatch.setattr(made.match.game, "bot", lambda level: Drawing())
    made.think()
    next(port_of(made).hint(1))
    return drawn[0], drawn[1]


def test_nobody_can_search_the_seed_of_a_secret_deal_by_what_bots_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = (Random(7 << 40).getrandbits(64), Random(7 << 40 | 1).getrandbits(64))
    assert drawn_by_bots(7, monkeypatch) == known
    first, second = drawn_by_bots(None, monkeypatch), drawn_by_bots(None, monkeypatch)
    assert len({*known, *first, *second}) == 6


def test_a_deal_is_known_where_its_seed_was_given_by_hand(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store")
    players = (Player("A"), Player("B", "easy"))

    def begun(seed: int | None, draw_seed: Callable[[], int] | None) -> tuple[int, int | None]:
        matches = MatchService(store, "en", lambda: 0, lambda: 0, lambda work: None, draw_seed)
        made = matches.new_match(Setup("logomachy", players, {}, seed)).host
        return made.match.seed, made.known_seed

    assert begun(3, None) == (3, 3)
    assert begun(None, lambda: 4) == (4, 4)
    assert begun(None, None)[1] is None
    store.close()


class Happened:
    """An event that everybody may know."""

    def redacted_for(self, seat: int) -> Happened:
        return self


def test_what_is_asked_is_told_behind_all_that_has_happened() -> None:
    made = host(Disk(), Watch(), "", "")
    phrases = [Phrase.plain(text) for text in ("laid", "what next?", "closed")]
    told = iter([Announcement(one, expects_reply=one is phrases[1]) for one in phrases])
    seats = Seats(port_of(made), "en")
    seats.presenters[0].announce = lambda event, view: [next(told)]  # type: ignore[method-assign]
    seats.presenters[1].announce = lambda event, view: []  # type: ignore[method-assign]
    made.announce([Happened()] * 3)
    assert [one.phrase.full for one in seats.take(0)] == ["laid", "closed", "what next?"]
