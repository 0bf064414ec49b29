"""What tables cost at which nobody acts: Python looks for garbage where somebody does."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network import messages as m
from braillespiel.network.gc_policy import GcPolicy
from tests.network.houses.living import House
from tests.network.houses.test_operator import in_house, two_at_a_table
from tests.network.houses.test_room_on_disk import action_of
from tests.support.patience import eventually


def test_an_action_is_one_key_and_time_that_passes_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[GcPolicy] = []

    async def scene(house: House) -> None:
        _, *seats, table = await two_at_a_table(house, tmp_path)
        began = [await seat.next(m.Began) for seat in seats]
        room = house.server.rooms[table]
        await eventually(lambda: room.table.matches.playing is not None, "it is played")
        monkeypatch.setattr(GcPolicy, "pressed", lambda self: keys.append(self))
        for _ in range(50):
            room.server.look()
        assert not keys
        (found,) = [
            (seat, act) for seat, each in zip(seats, began, strict=True) if (act := action_of(each))
        ]
        seat, act = found
        await seat.ask(act, m.Answer)
        for _ in range(50):
            room.server.look()
        assert len(keys) == 1

    in_house(tmp_path / "house", scene)
