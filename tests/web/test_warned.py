"""A page is warned as any other seat: heard, listed and felt, where its table plays with hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.network import messages as m
from tests.games.logomachy.tables import table as cards
from tests.web.places import Page, Place

TOLD = "A 9 clears the middle you leave: a chip for whoever plays next."


def dealt(place: Place) -> Any:
    """Deal what calls for a warning; return the host."""
    playing = place.table.matches.playing
    assert playing is not None
    host = playing.host
    host.match.state = cards("b2 y7 g9/r10 b10", "r3 r4")
    host._questions.begin_again()
    for port in host.ports:
        port.receive((), stands=0)
    return host


@pytest.mark.parametrize("allowed", [True, False])
def test_a_page_is_warned_where_its_table_plays_with_hints(tmp_path: Path, allowed: bool) -> None:
    set_up = m.SetUp("logomachy", 2, levels=("easy",), hints=allowed)
    with Place(tmp_path, set_up, 1) as place:
        page: Page = place.run(place.enter("Ana", settings={"warnings": True}))
        host = dealt(place)
        place.run(place.pass_time(1000))
        for key in ("Ctrl+L", "C", "Home"):
            place.run(place.press(page, key))
        heard = place.run(place.press(page, "Enter"))
        warned = [each for each in heard if each.startswith(TOLD)]
        assert bool(warned) is allowed, heard
        assert [entry.text for entry in host.match.journal if entry.seat == 0] == (
            [] if allowed else ["play b2"]
        )
        if allowed:
            assert any(each.startswith(TOLD) for each in page.past)
            place.run(place.press(page, "Enter"))
            assert [each.text for each in host.match.journal if each.seat == 0] == ["play b2"]
