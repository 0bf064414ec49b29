"""A whole client at a seat of a real class: what is done at the desk is heard, and she reads it."""

from __future__ import annotations

from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.lobby import TableLobby
from tests.classroom.places import Pupil, School, in_class, roster
from tests.support.player import Player
from tests.ui.network.fakes import player


class Seat:
    """A player at the keyboard whose client is a pupil's."""

    def __init__(self, school: School, home: Path, name: str, language: str = "en") -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.school = school
        self.player, _ = player(home, language)
        self.at = AtTable(self.player.ui)
        self.all_said: list[str] = []
        self.client = Pupil(school, name)
        self.client._on_news = self.at.wake
        self.at.client = self.client
        school.pupils.append(self.client)
        self.at.on_change.append(self._arrived)

    def _arrived(self) -> None:
        if self.client.table is not None:
            self.at.on_change.remove(self._arrived)
            self.player.ui.push(TableLobby(self.player.ui, self.at, None))

    async def hears(self, sentence: str) -> None:
        """Wait until a sentence was said, key by key nothing."""

        def said() -> bool:
            self.player.clock.ms += 100
            self.player.settle()
            return any(sentence in one for one in self.player.ear.said)

        await self.school.until(said)
        self.all_said += self.player.ear.said
        self.player.ear.said.clear()


def test_a_pupil_is_taught_from_the_desk(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        seat = Seat(school, tmp_path / "anna", "anna")
        here: Player = seat.player
        await seat.hears("You are Anna in the class 5b. ")
        # By the waiting room, where it opened before she was told who she is; in any case once.
        assert " ".join(seat.all_said).count("Your teacher will bring you to a table.") == 1
        assert not [one for one in seat.all_said if "hoose" in one]  # the teacher does
        assert here.press("Ctrl+U") == ["Hand raised"]
        await school.until(lambda: school.shown("Anna").need == "hand")
        await school.order(o.HandDown(school.id("Anna")))
        await seat.hears("Your teacher has seen your hand.")
        await school.come("Cem")
        await school.deal()
        await seat.hears("You are at table 1")
        await school.until(lambda: (here.settle(), seat.at.match in here.ui.screens)[1])
        assert not [one for one in seat.all_said if "as soon as" in one], "it begins at once"
        await school.order(o.Follow(school.id("Anna")))
        await seat.hears("Your teacher now follows what you read and hear.")
        here.press("Ctrl+L", "C")
        said = here.press("Right")

        def followed() -> bool:
            here.settle()
            shown = school.desk.desk().followed
            return bool(shown) and shown[0].said[-1:] == tuple(said)

        await school.until(followed)
        (shown,) = school.desk.desk().followed
        cells = "".join(chr(0x2800 + cell) for cell in here.display.cells)
        assert shown.shown.rows == (cells,)
        assert shown.keys[-1] == "Right"
        await school.order(o.SayTo("Read the row again", school.id("Anna")))
        await seat.hears("Your teacher: Read the row again")
        await school.order(o.Pause(school.id("Anna"), text="Look up"))
        await seat.hears("Paused by your teacher: Look up")
        await school.order(o.Pause(school.id("Anna"), on=False))
        await seat.hears("The pause is over.")
        await school.order(o.KeepEvidence(True, "to see what is new", 30, ("cells", "pans")))
        await seat.hears("What for: to see what is new")
        here.press("Down")
        assert here.press("Enter")[-1].startswith("Yes.")
        await school.until(lambda: (here.settle(), seat.client.standing.counts)[1])
        here.settle()
        for _ in range(8):
            here.press("Right", "Left")
        await school.until(lambda: (here.settle(), school.shown("Anna").figures.get("cells"))[1])
        assert school.shown("Anna").figures["pans"] == 0
        assert here.errors == []

    in_class(tmp_path / "class", test, roster("Anna", "Cem"))
