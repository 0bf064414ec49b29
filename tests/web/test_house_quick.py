"""A quick match through the page: one line looks, another one sits down."""

from __future__ import annotations

from pathlib import Path

from braillespiel.network.houses import messages as h
from tests.support.patience import eventually
from tests.web.test_house_pages import Front, chosen, in_front


def test_somebody_of_a_page_and_a_program_are_matched(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        await chosen(page, "Quick match")
        await chosen(page, "Look for somebody")
        await page.until(lambda page: "Look no more for a quick match" in str(page.tiles()))
        ben = await front.house.come(tmp_path / "ben", "Ben").lobby()
        matched = await ben.ask(h.Quick("ludoteca"), h.Matched)
        seat = await front.house.come(tmp_path / "ben", "").sit(matched.table)
        await seat.welcome()
        await chosen(page, "Sit down with Ben: Ludoteca")
        room = front.house.server.rooms[matched.table]
        await eventually(lambda: room.line().who == ("Ben", "Ana"), room.line)
        await eventually(lambda: room.line().playing, room.line)
        await page.close()

    in_front(tmp_path, scene)
