"""Forty pupils play at ten tables, dealt by the teacher: whole matches, with the gate on."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from braillespiel.classroom import orders as o
from braillespiel.engine.simulate import think
from braillespiel.network.messages import SetUp
from braillespiel.table.host import TableHost
from tests.classroom.places import Pupil, School, in_class, roster
from tests.support.patience import HANGS_S

NAMES = tuple(f"Pupil {n}" for n in range(1, 41))
SEATS = 4


class Robot:
    """A pupil who hears everything and plays as an easy bot does."""

    def __init__(self, pupil: Pupil, seed: int) -> None:
        self.pupil = pupil
        self.acted = 0
        self.over = False
        self._rng = Random(seed)
        self._news = True

    def plays(self) -> None:
        """Hear what came, and act where it is the own turn."""
        port = self.pupil.port
        assert port is not None
        if port.take():
            self.pupil.heard()
            self._news = True
        if not self._news or self.pupil.unanswered:
            return
        self._news = False
        (seat,) = port.chairs
        assert seat is not None
        view = port.view(seat)
        self.over = view.is_over()
        if seat in view.to_act():
            port.submit(seat, think(port.game.bot("easy"), view, self._rng), port.question(seat))
            self.acted += 1


def test_forty_pupils_play_their_matches_to_the_end(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        pupils = await school.come(*NAMES)
        await school.order(o.Deal(SetUp("ludoteca", SEATS, {"target": 10})))
        await school.until(school.all_play)
        tables = {each.name: each for each in school.desk.desk().tables}
        assert [len(each.pupils) for each in tables.values()] == [SEATS] * 10
        robots = [Robot(each, n) for n, each in enumerate(pupils)]
        hosts = {name: host_at(school, name) for name in tables}
        async with asyncio.timeout(HANGS_S):
            while not all(each.over for each in robots):
                for each in robots:
                    each.plays()
                await asyncio.sleep(0)
        await school.until(lambda: all(each.phase == "over" for each in school.desk.desk().tables))
        acted: Counter[str] = Counter()
        for robot in robots:
            assert robot.pupil.standing is not None
            acted[robot.pupil.standing.table] += robot.acted
        assert {name: len(host.match.journal) for name, host in hosts.items()} == dict(acted)
        assert all(host.is_over for host in hosts.values())
        assert all(robot.acted for robot in robots)
        assert not any(each.turn or each.need for each in school.desk.desk().pupils)

    in_class(tmp_path, test, roster(*NAMES))


def host_at(school: School, name: str) -> TableHost:
    """Return the match of a table, as the class's own computer has it."""
    server = school.server.places.named(name)
    assert server is not None
    playing = server.table.matches.playing
    assert playing is not None
    return playing.host
