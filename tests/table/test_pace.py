"""Bots act once everybody has received what happened, and a little later."""

from __future__ import annotations

import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Pass
from braillespiel.table.host import TableHost
from braillespiel.table.pace import LONGEST_MS
from braillespiel.table.port import LocalPort, Request
from tests.table.hosts import Watch, host_of


def waiting(pause_ms: int) -> tuple[TableHost, Watch]:
    """Return a host where a bot has made up its mind after a person's turn."""
    match = Match(registry.game("logomachy"), 2, {}, 5)
    [first] = match.state.to_act()
    host, watch = host_of(match, bots=(1 - first,))
    host.pace.pause_ms = pause_ms
    host.act(first, match.state.legal_actions(first)[0])
    while host.undecided():
        host.think()
    return host, watch


def moved(host: TableHost) -> bool:
    host.think()
    return len(host.match.journal) > 1


@pytest.mark.parametrize("pause_ms", [200, 400, 1500])
def test_a_bot_waits_from_when_all_has_been_received(pause_ms: int) -> None:
    host, watch = waiting(pause_ms)
    port = LocalPort(host, host.people)
    for _ in range(7):
        watch.ms += 500
        assert port.request(Request.HOLD)
        assert not moved(host)
    assert host.next_due() == 3500 + pause_ms
    watch.ms += pause_ms - 1
    assert not moved(host)
    watch.ms += 1
    assert moved(host)


def test_without_a_pause_bots_wait_for_nobody() -> None:
    host, _ = waiting(0)
    host.hold()
    assert moved(host)


def test_outputs_that_never_report_their_end_hold_up_no_match_for_ever() -> None:
    host, watch = waiting(400)
    while watch.ms < LONGEST_MS - 1000:
        watch.ms += 1000
        host.hold()
        assert not moved(host)
    watch.ms += 1000
    host.hold()
    assert moved(host)


def test_where_a_clock_runs_hearing_is_counted_by_the_game_itself() -> None:
    game = registry.game("cubus")
    timed, watch = host_of(Match(game, 3, {"knock": "timed", "reaction": 60}, 3), bots=(1, 2))
    calm, _ = host_of(Match(game, 3, {}, 3), bots=(1, 2))
    calm._now = watch  # both by one clock
    for host in (timed, calm):
        host.pace.pause_ms = 400
        host.act(0, Pass())
        while host.undecided():
            host.think()
    before = timed.next_due(), calm.next_due()
    watch.ms += 1000
    for host in (timed, calm):
        host.hold()
    assert timed.next_due() == before[0]
    assert calm.next_due() == (before[1] or 0) + 1000
