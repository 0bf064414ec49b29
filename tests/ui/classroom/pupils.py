"""A pupil whose class does what the test says: no connection, no thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from braillespiel.network.class_messages import Counted, FromPupil, Shown, Standing
from braillespiel.network.class_wishes import ClassWishes
from braillespiel.network.client import Status
from braillespiel.network.messages import Member
from braillespiel.ui.network.services import TableAddress
from tests.support.player import Player
from tests.ui.network.fakes import BERT, Client, Net, player, table

ANNA = Member(1, ("Anna",))
TEACHER = replace(BERT, id=9, names=("Frau Kraus",), host=True, opener=True)


@dataclass
class Pupil(Client):
    """A client in a class; ``sent`` is what the class was told."""

    sent: list[FromPupil] = field(default_factory=list)
    heards: int = 0
    wishes: ClassWishes = field(default_factory=ClassWishes)

    def to_class(self, message: FromPupil) -> bool:
        if self.status is Status.LOST:
            return self.wishes.note(message, sent=False)
        self.sent.append(message)
        return True

    def heard(self) -> None:
        self.heards += 1

    # -- what the test does ----------------------------------------------------------------

    def stands(self, **fields: Any) -> None:
        """The class says how this pupil stands."""
        before = self.standing or Standing(title="7b")
        self.standing = replace(before, **fields)
        self.tell()

    def told_of(self, kind: type[Any]) -> list[Any]:
        """Return what of one kind was sent since, and forget it."""
        found = [one for one in self.sent if isinstance(one, kind)]
        self.sent = [one for one in self.sent if not isinstance(one, kind)]
        return found

    def shown(self) -> list[Shown]:
        """Return what was shown since."""
        return self.told_of(Shown)

    def counted(self) -> list[Counted]:
        """Return what was counted since."""
        return self.told_of(Counted)


class ClassNet(Net):
    """A way to tables of classes."""

    def join(self, *arguments: Any, **more: Any) -> Client:
        super().join(*arguments, **more)
        made = self.client
        assert made is not None
        self.client = Pupil(made.on_news, made.names)
        return self.client


def pupil(
    home: Path, language: str = "en", columns: int = 40, name: str = "Anna", **settings: Any
) -> tuple[Player, Pupil]:
    """Return a pupil in the hall of the class 7b, whose name is ``name`` ("": to be chosen)."""
    here, _ = player(home, language, columns, **settings)
    net = ClassNet()
    here.app.network = net
    net.here = [TableAddress("7b", "192.168.1.30")]
    net.tokens.add("192.168.1.30")
    net.kept["7b"] = "192.168.1.30"
    here.ui.navigation.join_table(here.ui)
    here.press("Enter")
    client = net.client
    assert isinstance(client, Pupil)
    client.standing = Standing(title="7b", you=name, free=("Anna", "Cem", "Lea"))
    client.shows(table(TEACHER, ANNA))
    here.settle()
    return here, client


def told(here: Player) -> list[str]:
    """Return what was said since."""
    here.settle()
    found = list(here.ear.said)
    here.ear.said.clear()
    return found
