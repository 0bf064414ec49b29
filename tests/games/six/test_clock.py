"""The clock: what runs off the glass and what does not, who is waited for, and how long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games.six import events as e
from braillespiel.games.six.actions import Heard
from braillespiel.games.six.bot import SixBot
from braillespiel.games.six.game import GAME
from braillespiel.games.six.records import ROLL_MS
from tests.games.six.tables import do, hear, pass_time, presenter, rolled, table, window


def test_a_number_stays_open_until_the_slowest_has_heard_it_and_reacted() -> None:
    state = window("1 2 3", "9 4 5", "6 9 8", dice=(4, 5), heard=[100, 200, None])
    assert pass_time(state, 9000) == []
    do(state, 2, "heard 1", 9000)
    assert pass_time(state, 11_499) == []
    assert pass_time(state, 11_500) == [e.Missed(1, 9, 0), e.Missed(2, 9, 1)]


def test_it_closes_as_soon_as_nobody_can_secure_it_any_more() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[0, 0])
    do(state, 1, "secure 1", 300)
    assert state.public.phase == "ready"


def test_it_closes_once_heard_when_it_fits_nobody() -> None:
    state = window("1 2 3", "8 4 5", dice=(4, 5), heard=[0, None])
    do(state, 1, "heard 1", 700)
    assert state.public.phase == "ready"


def test_an_output_that_never_reports_does_not_hold_the_match_up() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, None])
    assert pass_time(state, 15_000 + 2499) == []
    assert pass_time(state, 15_000 + 2500) == [e.Missed(1, 9, 0)]


def test_a_seat_sets_its_own_time_to_react() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[0, 0])
    assert do(state, 1, "pace 6000") == [e.PaceSet(1, 6000)]
    assert pass_time(state, 5999) == []
    assert pass_time(state, 6000) == [e.Missed(1, 9, 0)]


def test_missed_numbers_are_not_told_where_nobody_wants_it() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[0, 0], options={"tell_missed": False})
    assert pass_time(state, 2500) == []
    assert state.public.phase == "ready"


def test_listening_and_reacting_do_not_run_off_the_glass() -> None:
    state = table("16 17 18", "16 17 18")
    rolled(state, 0, (1, 1, 1))
    hear(state, 8000)  # a slow voice
    do(state, 0, "roll", 10_400)  # within the time to react
    assert state.public.run == 2 * ROLL_MS


def test_dawdling_does() -> None:
    state = table("16 17 18", "16 17 18")
    rolled(state, 0, (1, 1, 1))
    hear(state, 3000)
    do(state, 0, "roll", 9500)  # four seconds beyond the time to react
    assert state.public.run == 2 * ROLL_MS + 4000


TO_LIFT: dict[str, Any] = {"phase": "change", "active": 1, "previous": 0, "heard": [0, 0]}


def test_the_hidden_time_decides_when_the_tube_is_lifted() -> None:
    options = {"hesitation": 20}
    state = table("1 2 3", "4 5 6", glass=60_000, run=59_000, options=options, **TO_LIFT)
    early = state.clone()
    assert not do(early, 1, "lift", 3499)[0].ran_out
    assert do(state, 1, "lift", 3500)[0].ran_out


def test_without_a_limit_waiting_does_not_empty_the_glass() -> None:
    options: dict[str, Any] = {"hesitation": 0}
    state = table("1 2 3", "4 5 6", glass=60_000, run=59_000, options=options, **TO_LIFT)
    assert not do(state.clone(), 1, "lift", 3_600_000)[0].ran_out
    do(state, 1, "roll", 3_600_000)
    assert state.public.run == 59_000 + ROLL_MS
    old = options | {"fair_lifting": False}
    state = table("1 2 3", "4 5 6", glass=60_000, run=59_000, options=old, **TO_LIFT)
    assert do(state, 1, "lift", 3500)[0].ran_out


@pytest.mark.parametrize(("reaction", "limit"), [(1000, 3000), (8000, 8000)])
def test_the_own_reaction_time_counts_for_lifting(reaction: int, limit: int) -> None:
    state = table("1 2 3", "4 5 6", reaction=[2500, reaction], **TO_LIFT)
    assert pass_time(state, limit - 1) == []
    assert pass_time(state, limit) == [e.Hesitated(1)]
    old = {"fair_lifting": False}
    state = table("1 2 3", "4 5 6", reaction=[2500, reaction], options=old, **TO_LIFT)
    assert pass_time(state, 3000) == [e.Hesitated(1)]


def test_matches_from_before_there_was_the_option_lift_as_they_did() -> None:
    assert GAME.resolve({})["fair_lifting"] is True
    assert GAME.resolve({}, stored=True)["fair_lifting"] is False
    assert GAME.resolve({}, stored=True)["hearing"] == 15


def test_how_long_until_something_counts_as_heard_is_an_option() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, None], options={"hearing": 30})
    assert pass_time(state, 30_000 + 2499) == []
    assert pass_time(state, 30_000 + 2500) == [e.Missed(1, 9, 0)]


def test_waiting_for_a_card_to_be_laid_does_not_run_off_the_glass() -> None:
    given: dict[str, Any] = {"phase": "change", "active": 1, "previous": 0, "drawn": [12, 0]}
    state = table("1 2 3", "4 5 6", heard=[None, 0], **given)
    do(state, 1, "roll", 100)
    pass_time(state, 9000)
    assert state.public.phase == "air"
    do(state, 0, "cover 1", 9000)
    assert (state.public.phase, state.public.run) == ("window", ROLL_MS)


def test_untimed_a_number_waits_until_all_have_decided() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[0, 0], options={"untimed": True})
    assert state.deadline() is None
    do(state, 1, "pass", 3_600_000)
    assert state.public.phase == "ready"


def test_untimed_the_glass_counts_rolls_and_nobody_hesitates() -> None:
    options = {"untimed": True}
    state = table("16 17 18", "16 17 18", options=options)
    assert 30 <= state.secret.glass <= 50
    rolled(state, 0, (1, 1, 1))
    assert state.public.run == 1
    change = table(
        "1 2 3", "4 5 6", options=options, phase="change", active=1, previous=0, run=40, glass=40
    )
    assert pass_time(change, 3_600_000) == []
    assert do(change, 1, "lift")[0].ran_out


def test_the_glass_runs_about_its_time_by_lot() -> None:
    options = GAME.resolve({"glass": 300})
    glasses = {GAME.setup(2, options, seed).secret.glass for seed in range(200)}
    assert len(glasses) > 150
    assert min(glasses) >= 270_000
    assert max(glasses) <= 330_000


@pytest.mark.parametrize("options", [{}, {"untimed": True}, {"pasch": True}])
def test_a_match_in_time_replays_to_the_same_state_and_events(options: dict[str, Any]) -> None:
    heard: list[Any] = []
    bots = [GAME.bot(level) for level in ("easy", "normal", "hard")]
    match = play(GAME, bots, options, 5, lambda match, events: heard.extend(events))
    again = Match(GAME, 3, options, 5)
    assert again.replay(match.journal) == heard
    assert again.to_position() == match.to_position()
    assert {entry.seat for entry in match.journal} == {CLOCK, 0, 1, 2}
    assert [entry.at for entry in match.journal] == sorted(entry.at for entry in match.journal)


class Listener(SixBot):
    """A player who needs ``hears`` ms to hear what is told, and then decides like all others.

    What it decides depends on the situation alone, not on how often it was asked before.
    """

    def __init__(self, hears: int) -> None:
        super().__init__("normal")
        self.hears = hears

    def _luck(self, view: Any, what: str) -> Random:
        return Random(f"{what}/{view.seat}/{view.public.round}/{view.public.rolls}")

    def choose(self, view: Any, rng: Random) -> Any:
        return super().choose(view, self._luck(view, "choose"))

    def pause(self, view: Any, action: Any, rng: Random) -> int:
        luck = self._luck(view, str(action))
        return self.hears if isinstance(action, Heard) else super().pause(view, action, luck)


@pytest.mark.parametrize("seed", range(8))
def test_who_hears_late_loses_nothing_by_it(seed: int) -> None:
    """The same people with the same decisions: whether one hears at once or late, the result of
    the match is the same.
    """
    quick = play(GAME, [Listener(300), Listener(300)], {}, seed)
    slow = play(GAME, [Listener(300), Listener(4000)], {}, seed)
    assert slow.state.scores() == quick.state.scores()
    assert slow.journal[-1].at > quick.journal[-1].at


@pytest.mark.parametrize("seed", range(6))
def test_no_output_depends_on_the_rest_of_the_glass(seed: int) -> None:
    """Twin matches that differ in the glass alone: all perceive the same until one lifts."""
    options = GAME.resolve({"pasch": bool(seed % 2)})
    first = GAME.setup(3, options, seed)
    twin = first.clone()
    twin.secret.glass = 1 if seed % 3 else 10 * first.secret.glass
    rng = Random(seed)
    table_desks = [presenter(seat, seats=3) for seat in range(3)]
    for _ in range(250):
        assert first.deadline() == twin.deadline()
        choices = [(s, a) for s in range(3) for a in first.legal_actions(s) if str(a) != "lift"]
        due = first.deadline()
        now = first.public.now
        told = []
        acts = choices and (due is None or rng.random() < 0.7)
        picked = rng.choice(choices) if acts else None
        for state in (first, twin):
            if picked is None:
                assert due is not None
                events = pass_time(state, due)
            else:
                pass_time(state, min(now + 200, due or now + 200))
                seat, action = picked
                if action not in state.legal_actions(seat):
                    continue
                events = state.apply(seat, action)
            told.append(
                [
                    (d.announce(seen, view), d.zones(view), d.turn(view), d.scores(view))
                    for d in table_desks
                    for view in [state.view(d.seat)]
                    for event in events
                    if (seen := event.redacted_for(d.seat)) is not None
                ]
            )
        assert told[:1] == told[1:]
        assert first.view(1) == twin.view(1)
    assert first.public.run > 0
    assert first.public.round == 1  # nobody has lifted
