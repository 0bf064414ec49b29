"""Hearing at the host: what waits for it, how late it counts, and floods that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Heard as CubusHeard
from braillespiel.games.cubus.actions import Knock, Let, Pass
from braillespiel.games.six.actions import Heard, Pace, Roll
from braillespiel.table.hearing import (
    ADJUSTMENTS,
    CELL_MS,
    LONGEST_MS,
    SHORTEST_MS,
    TRY_CELLS,
    Hearing,
)
from braillespiel.table.host import TableHost
from tests.table.hosts import Watch, host_of


def cubus(seats: int) -> tuple[TableHost, Watch]:
    """Return a host where seat 0 has just passed, and all others may knock against time."""
    game = registry.game("cubus")
    match = Match(game, seats, {"knock": "timed", "reaction": 60}, 3)
    host, watch = host_of(match)
    host.act(0, Pass())
    return host, watch


def entries(host: TableHost) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in host.match.journal if entry.seat >= 0]


def reactions(host: TableHost) -> dict[int, int]:
    state: Any = host.match.state
    return dict(state.secret.knocks)


def test_who_acts_on_what_was_told_has_heard_it() -> None:
    host, watch = cubus(4)
    watch.ms += 40_000
    host.act(2, Knock())
    assert entries(host)[-1] == (2, f"knock {40_000 - LONGEST_MS + SHORTEST_MS}")
    assert [entry for entry in entries(host) if entry[1] == "heard"] == [(2, "heard")]
    assert reactions(host) == {2: 40_000 - LONGEST_MS + SHORTEST_MS}
    before = entries(host)
    with pytest.raises(IllegalActionError):
        host.act(3, Pass())
    assert entries(host) == before


def test_hearing_late_on_purpose_wins_no_knock() -> None:
    host, watch = cubus(4)
    watch.ms += 1000
    host.act(1, CubusHeard())
    watch.ms += 3000
    host.act(1, Knock())
    assert reactions(host) == {1: 3000}
    watch.ms += 36_000
    host.act(2, CubusHeard())
    watch.ms += 1
    host.act(2, Knock())
    assert reactions(host) == {1: 3000, 2: 40_000 - LONGEST_MS + SHORTEST_MS}
    assert entries(host)[-1] == (2, f"knock {40_000 - LONGEST_MS + SHORTEST_MS - 1}")
    host.act(3, Let())
    assert host.match.state.to_act() == {1, CLOCK}
    game = host.match.game
    assert [game.unheard(host.view(seat)) for seat in range(4)] == [None, CubusHeard(), None, None]
    watch.ms += 2000
    host.act(1, CubusHeard())
    assert host.match.state.deadline() == watch.ms + 60_000
    assert game.unheard(host.view(1)) is None
    again = Match(host.match.game, 4, host.match.options, 3)
    again.replay(host.match.journal)
    assert again.state == host.match.state


def test_nobody_reacts_faster_than_a_person_can() -> None:
    host, _ = cubus(3)
    host.act(1, CubusHeard())
    host.act(1, Knock())
    assert reactions(host) == {1: SHORTEST_MS}


def test_a_seat_counts_as_having_heard_not_much_later_than_usual() -> None:
    hearing = Hearing()
    assert hearing.latest(0) == LONGEST_MS
    for start, took in ((0, 1000), (10_000, 3000), (20_000, 2000)):
        hearing.told(0, start)
        hearing.heard(0, start + took)
        assert hearing.added(0, start + took + 200) == (0 if took < 3000 else 1000)
    assert hearing.latest(0) == 3500
    hearing.told(0, 30_000)
    assert hearing.added(0, 40_000) == 0
    hearing.heard(0, 70_000)
    assert hearing.added(0, 70_001) == 36_500 + SHORTEST_MS - 1
    assert hearing.latest(0) == 3500


def test_what_was_declared_bounds_what_a_withheld_receipt_claims() -> None:
    game = registry.game("cubus")
    host, watch = host_of(Match(game, 4, {"knock": "timed", "reaction": 60}, 3))
    for seat in range(4):
        host.declare(seat, 4000 if seat != 2 else 15_000)
    host.act(0, Pass())
    watch.ms += 1000
    host.act(1, CubusHeard())
    watch.ms += 3000
    host.act(1, Knock())
    watch.ms += 10_000
    host.act(2, CubusHeard())  # 14 s after the announcement
    watch.ms += 150
    host.act(2, Knock())
    bound = 15_000 * game.heard_cells // TRY_CELLS
    assert reactions(host) == {1: 3000, 2: 14_150 - bound}
    assert bound == 7500


def test_a_slow_finger_has_120_ms_a_cell_whatever_was_declared_or_is_usual() -> None:
    hearing = Hearing(20)
    hearing.declare(0, 1000)
    assert hearing.latest(0) == 20 * CELL_MS
    for number in range(9):
        hearing.told(0, 10_000 * number)
        hearing.heard(0, 10_000 * number + 300)
    assert hearing.latest(0) == 20 * CELL_MS


def test_a_seat_cannot_creep_up_to_more_than_it_declared() -> None:
    hearing = Hearing(20)
    hearing.declare(0, 8000)
    for number in range(40):
        hearing.told(0, 100_000 * number)
        hearing.heard(0, 100_000 * number + 15_000)
    assert hearing.latest(0) == 4000


def test_saying_again_and_again_that_one_has_heard_leaves_no_entry() -> None:
    host, _ = cubus(3)
    host.act(1, CubusHeard())
    before = list(host.match.journal)
    for seat in (0, 1):
        for _ in range(1000):
            host.act(seat, CubusHeard())
    assert host.match.journal == before
    six, _ = host_of(Match(registry.game("six"), 2, {}, 3))
    six.act(0, Heard(1))
    before = list(six.match.journal)
    for serial in (0, 1, 2):
        six.act(0, Heard(serial))
    assert six.match.journal == before


def test_changes_of_pace_are_bounded() -> None:
    host, watch = host_of(Match(registry.game("six"), 2, {}, 3))
    for number in range(ADJUSTMENTS):
        host.act(0, Pace(1000 + number))
    length = len(host.match.journal)
    watch.ms += 4000
    host.tick()
    for _ in range(1000):
        with pytest.raises(IllegalActionError) as refused:
            host.act(0, Pace(5000))
    assert (refused.value.rule, refused.value.details) == ("too-often", {"seconds": 6})
    assert len(host.match.journal) == length
    host.act(1, Pace(1000))
    host.act(0, Heard(1))
    watch.ms += 6000
    host.act(0, Pace(5000))
    with pytest.raises(IllegalActionError):
        host.act(0, Pace(5000))


def test_bots_hear_at_once_and_in_the_order_of_their_seats() -> None:
    host, watch = host_of(Match(registry.game("six"), 3, {}, 3), bots=(1, 2))
    state: Any = host.match.state
    while state.public.serial == 1:
        watch.ms += 500
        if state.public.active == 0 and not host.next_due():
            host.act(0, Roll())
        host.tick()
        host.think()
        state = host.match.state
    assert host.think()
    assert host.think()
    assert entries(host)[-2:] == [(1, "heard 2"), (2, "heard 2")]
