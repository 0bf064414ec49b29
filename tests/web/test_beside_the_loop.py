"""What takes long is done in the pool: while it is under way, keys are answered."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from braillespiel.network import messages as m
from braillespiel.web import braille, round_scheduler
from tests.web.places import Page, Place


class Held(Executor):
    """A pool whose threads begin when the test lets them."""

    def __init__(self) -> None:
        self.work: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.work.append((done, lambda: work(*given, **named)))
        return done

    def let_go(self) -> None:
        """Do all that waits."""
        while self.work:
            done, work = self.work.pop(0)
            done.set_result(work())


def entered(place: Place, name: str, pool: Executor) -> Page:
    """Let somebody come whose work beside the loop is held from then on."""
    page = place.run(place.enter(name))
    for each in place.web.seats.values():
        each.client._pool = each.client._tables._pool = pool  # type: ignore[attr-defined]
    return page


def test_a_braille_table_is_compiled_while_keys_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(braille, "OPEN", braille.OpenTables())
    pool = Held()
    with Place(tmp_path) as place:
        page = entered(place, "Ana", pool)
        place.run(place.press(page, "Ctrl+B"))
        assert pool.work
        assert len(set("".join(page.screen["braille"]))) <= 2  # blanks and the mark before a button
        assert place.run(place.press(page, "Down"))
        pool.let_go()
        place.run(place.settle())
        assert len(set("".join(page.screen["braille"]))) > 5


def test_a_match_opens_once_it_is_worded_and_the_waiting_room_answers_until_then(
    tmp_path: Path,
) -> None:
    pool = Held()
    with Place(tmp_path, m.SetUp("hexaducto", 2), 2) as place:
        ana = entered(place, "Ana", pool)
        place.run(place.enter("Ben"))
        place.run(place.settle())
        assert "Hexaducto" not in ana.screen["title"].split(".")[0]
        assert place.run(place.press(ana, "Down"))
        pool.let_go()
        place.run(place.settle())
        assert ana.screen["title"] == "Hexaducto"


def test_a_match_of_ones_own_is_made_beside_the_loop(tmp_path: Path) -> None:
    pool = Held()
    with Place(tmp_path) as place:
        page = entered(place, "Ana", pool)
        for text in ("Practise, learn, look back", "New game", "SIX", "Start the game"):
            place.run(page.send("typed", text=text))
            place.run(place.pass_time(500))
        assert "Start the game" in page.tiles(), page.tiles()
        assert place.run(place.press(page, "Down"))
        pool.let_go()
        place.run(place.settle())
        assert "Start the game" not in page.tiles()
        assert page.focused()


def test_a_round_that_takes_long_goes_on_in_the_next_turn_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        (sitting,) = place.web.seats.values()
        clock = iter(range(10**6))
        monkeypatch.setattr(round_scheduler.time, "thread_time", lambda: next(clock) / 2)
        monkeypatch.setattr(round_scheduler, "TURN_S", 1.0)  # one step of a round in each turn
        done = []
        went = sitting._went_round
        monkeypatch.setattr(
            sitting, "_went_round", lambda begun: done.append(went(begun)) or done[-1]
        )
        before = page.focused()
        place.run(place.press(page, "Down", ms=0))
        assert done.count(False) > 0
        assert page.focused() != before


def test_a_key_in_the_middle_of_a_long_round_is_shown_at_once(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        (sitting,) = place.web.seats.values()
        sitting._under_way = sitting.client.round()
        next(sitting._under_way)
        before = page.focused()
        place.run(place.press(page, "Down", ms=0))
        assert page.focused() != before
