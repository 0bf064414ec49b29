"""An action answers a question: another one refuses it, the same leaves it to the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Heard as CubusHeard
from braillespiel.games.cubus.actions import Let, Pass
from braillespiel.games.six.actions import Heard, Pace, Roll
from braillespiel.table.host import TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.seats import Seats
from tests.support.facts import facts, several
from tests.table.hosts import Watch, host_of


def refused(host: TableHost, seat: int, action: Any, question: str) -> str:
    """Return the rule that refuses an action; nothing has changed then."""
    state, length = host.match.state.clone(), len(host.match.journal)
    with pytest.raises(IllegalActionError) as error:
        host.act(seat, action, question)
    assert (host.match.state, len(host.match.journal)) == (state, length)
    return error.value.rule


def six(seats: int = 3) -> tuple[TableHost, Watch]:
    return host_of(Match(registry.game("six"), seats, {}, 3))


def test_what_another_seat_changes_asks_anew() -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3))
    acting = min(host.match.state.to_act())
    before = [host.question(seat) for seat in range(2)]
    action = host.match.state.legal_actions(acting)[0]
    host.act(acting, action, before[acting])
    assert host.question(acting) == before[acting]
    assert host.question(1 - acting) != before[1 - acting]
    later = host.match.state.legal_actions(1 - acting)[0]
    assert refused(host, 1 - acting, later, before[1 - acting]) == "too-late"
    host.act(1 - acting, later, host.question(1 - acting))


@pytest.mark.parametrize("name", registry.own())
def test_the_question_stays_while_the_own_choices_do(name: str) -> None:
    rng, seats = Random(name), several(name)
    host, watch = host_of(Match(registry.game(name), seats, {}, 5))
    for _ in range(60):
        state = host.match.state
        acting = sorted(state.to_act() - {CLOCK})
        if not acting:
            watch.ms += 500
            host.tick()
            continue
        seat = rng.choice(acting)
        asked = {n: (host.question(n), list(state.legal_actions(n))) for n in range(seats)}
        host.act(seat, rng.choice(asked[seat][1]), asked[seat][0])
        for other in set(range(seats)) - {seat}:
            question, legal = asked[other]
            same = host.question(other) == question
            now = list(host.match.state.legal_actions(other))
            # A question that stays leaves what was chosen among the choices meant as it was.
            assert facts(name).ASKED_ANEW or same == (now == legal)
        watch.ms += 100
        if host.is_over:
            break
    assert len(host.match.journal) > min(20, facts(name).FEW)


def test_the_same_question_leaves_it_to_the_rules() -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3))
    waiting = 1 - (min(host.match.state.to_act()))
    action = host.match.state.legal_actions(1 - waiting)[0]
    assert refused(host, waiting, action, host.question(waiting)) != "too-late"


def test_no_acknowledgement_refuses_what_another_seat_does() -> None:
    host, watch = six()
    state: Any = host.match.state
    active = state.public.active
    asked = host.question(active)
    for seat in range(3):
        watch.ms += 50
        host.act(seat, Heard(1), host.question(seat))
        host.act(seat, Pace(3000), host.question(seat))
    host.act(active, Roll(), asked)
    while host.question(active) == asked:
        watch.ms += 500
        host.tick()
    assert refused(host, active, Roll(), asked) == "too-late"
    host.act(active, Heard(1), asked)  # what was heard before is no fault


def test_a_knock_answers_the_passing() -> None:
    host, watch = host_of(Match(registry.game("cubus"), 3, {"knock": "timed"}, 3))
    host.act(0, Pass())
    asked = host.question(1)
    watch.ms += 100
    host.act(2, CubusHeard())
    host.act(2, Let())
    assert host.question(1) == asked
    host.act(1, Let(), asked)
    assert host.question(1) != asked
    assert refused(host, 1, Pass(), asked) == "too-late"
    host.act(1, Pass(), host.question(1))


def test_taking_back_asks_anew() -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3), bots=(1,))
    seen = {host.question(0)}
    for _ in range(2):
        host.act(0, host.match.state.legal_actions(0)[0])
        assert host.take_back(0)
        seen.add(host.question(0))
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", ("Zu spät, inzwischen ist etwas anderes gefragt.", "Zu spät", "zu spät")),
        ("en", ("Too late, the question has changed.", "Too late", "too late")),
    ],
)
def test_that_it_is_too_late_is_said_in_every_game(
    language: str, sentence: tuple[str, str, str]
) -> None:
    for name in registry.own():
        host, _ = host_of(Match(registry.game(name), 2, {}, 1))
        port = LocalPort(host, (0,))
        presenter = Seats(port, language).presenter(0)
        said = presenter.refusal(IllegalActionError("too-late"), port.view(0))
        assert (said.full, said.brief, said.braille) == sentence
