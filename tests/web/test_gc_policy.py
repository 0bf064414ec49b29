"""When a server lets Python look for garbage."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest

from braillespiel.network import gc_policy
from braillespiel.network.gc_policy import MANY, SOME, GcPolicy
from tests.support.patience import eventually


class Watched:
    """A garbage whose clock is set, and what it had Python do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.done: list[str] = []
        self.garbage = GcPolicy(lambda: self.now)
        monkeypatch.setattr(gc, "collect", lambda *given: self.done.append(f"collect{given}"))
        self.thresholds: list[tuple[int, ...]] = []
        monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
        monkeypatch.setattr(gc, "set_threshold", lambda *given: self.thresholds.append(given))
        for name in ("freeze", "unfreeze"):
            monkeypatch.setattr(gc, name, lambda name=name: self.done.append(name))

    def tidied(self) -> list[str]:
        self.done.clear()
        self.garbage.tidy()
        return self.done


def in_a_loop(test: Callable[[], None]) -> None:
    async def run() -> None:
        test()

    asyncio.run(run())


def test_all_is_searched_only_where_much_has_ended_and_nobody_presses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = Watched(monkeypatch)

    def test() -> None:
        new, everything = ["collect(0,)", "freeze"], ["unfreeze", "collect()", "freeze"]
        here.now = 60
        assert here.tidied() == new
        for _ in range(SOME):
            here.garbage.ended()
        here.garbage.pressed()
        assert here.tidied() == new
        here.now += gc_policy.QUIET_S
        assert here.tidied() == everything
        assert here.tidied() == new
        for _ in range(MANY):
            here.garbage.ended()
        here.garbage.pressed()
        assert here.tidied() == everything
        here.now += gc_policy.SEARCH_S
        assert here.tidied() == everything
        here.now += gc_policy.SEARCH_S
        here.garbage.pressed()
        assert here.tidied() == new
        here.now += gc_policy.LATEST_S - gc_policy.SEARCH_S
        here.garbage.pressed()
        assert here.tidied() == everything

    in_a_loop(test)


def test_what_many_keys_have_shown_is_left_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Watched(monkeypatch)

    def test() -> None:
        for _ in range(2 * gc_policy.KEYS):
            here.garbage.pressed()
        assert here.done == 2 * ["collect(0,)", "freeze"]

    in_a_loop(test)


def test_what_comes_is_left_out_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Watched(monkeypatch)
    monkeypatch.setattr(gc_policy, "SOON_S", 0.0)

    async def run() -> None:
        here.garbage.pressed()  # which is to be tidied later
        for _ in range(gc_policy.CAME):
            here.garbage.came()
        await eventually(lambda: here.done, "it to be left out")

    asyncio.run(run())
    assert here.done == ["collect(0,)", "freeze"]
    assert set(here.thresholds) == {(700, gc_policy.YOUNG, gc_policy.NEVER)}
