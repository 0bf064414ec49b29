"""The teacher takes a pupil's move back: all at the table hear whose, and nobody's cards change."""

from __future__ import annotations

from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.network.messages import News
from tests.classroom.places import School, in_class


def test_everybody_is_told_and_keeps_their_cards(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.deal(2, by="hand", groups=((school.id("Ana"), school.id("Ben")),))
        await school.until(lambda: ana.port is not None and ben.port is not None)
        assert ana.port is not None
        assert ben.port is not None
        server = next(server for name, server in school.server.places if name)
        host = server.table.matches.playing.host
        mover, other = (
            (ana, ben) if host.match.state.to_act() == {ana.port.chairs[0]} else (ben, ana)
        )
        seat, theirs = mover.port.chairs[0], other.port.chairs[0]
        before = [host.view(at) for at in (seat, theirs)]
        mover.port.submit(seat, host.view(seat).legal_actions()[0])
        await school.until(lambda: host.match.journal)
        for each in (ana, ben):
            each.take()
        await school.order(o.Give(school.id(mover.name), "take-back"))
        await school.until(lambda: host.taken_back)
        told = {}
        for each in (ana, ben):
            heard: list[News] = []
            await school.until(
                lambda each=each, heard=heard: (
                    heard.extend(one for one in each.take() if isinstance(one, News))
                    or [one for one in heard if one.what == "teacher-took-back"]
                )
            )
            told[each.name] = [(one.what, one.name) for one in heard]
        assert told["Ana"] == told["Ben"] == [("teacher-took-back", mover.name)]
        assert [host.view(at) for at in (seat, theirs)] == before

    in_class(tmp_path, test)
