"""``serve --seats`` ends with its match, but not before those at its page know how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.commands import serve
from braillespiel.network import messages as m
from braillespiel.web import seat
from tests.web.places import Place
from tests.web.playing import played

SET_UP = m.SetUp("cubus", 2, {"play": "dismantle"}, levels=("easy",), seed=1)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A table at which one page and a computer player have played a match to its end."""
    monkeypatch.setattr(serve, "AGAIN_S", 0.01)
    with Place(tmp_path, SET_UP, 1) as place:
        played(place, place.run(place.enter("Ana")), "cubus", "en")
        assert place.server.ended.is_set()
        yield place


def test_a_page_is_told_the_end_and_can_look_at_it_until_it_goes(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat, "RELOAD_S", 0.01)
    (page,) = place.pages
    over = place.loop.create_task(serve._over(place.server, place.web))
    assert place.run(place.press(page, "T"))
    assert "win" in " ".join(page.heard[-3:])
    assert not over.done()
    place.run(page.close())
    place.run(place.until(over.done))


def test_nobody_looks_at_a_match_for_ever_and_who_still_does_is_told_that_it_is_over(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "LOOKED_AT_S", 0.02)
    (page,) = place.pages
    place.run(serve._over(place.server, place.web))
    place.run(place.web.close(is_over=True))
    place.run(page.end())
    assert page.ended is not None
    assert page.ended["text"] == "The match is over, and the table is closed."
    assert not page.ended.get("again", False)


def test_another_match_is_waited_for(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LOOKED_AT_S", 0.02)
    (page,) = place.pages
    place.run(place.press(page, "Escape"))
    place.run(place.press(page, "Another match", typed=True))
    assert place.table.matches.phase == "playing"
    over = place.loop.create_task(serve._over(place.server, place.web))
    place.run(place.pass_time(2000))
    assert not over.done()
    over.cancel()
