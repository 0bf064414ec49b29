"""A class that is what the test says: a desk port that records its orders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from braillespiel.classroom.desk import Answer, ClassTable, Desk, Followed, PupilRow
from braillespiel.classroom.orders import Follow, HandOver, NewDeskCode, Order
from braillespiel.network.class_messages import Shown
from braillespiel.ui.classroom.desk_keys import open_desk
from tests.support.patience import until
from tests.support.player import Player

MIA = PupilRow(1, "Mia", table="1", need="hand", since_ms=130_000)
BEN = PupilRow(2, "Ben", table="1", need="stuck", since_ms=65_000, turn=True)
ZOE = PupilRow(3, "Zoe")
TABLE = ClassTable("1", "logomachy", (1, 2), "playing", turn=(2,))
CLASS = Desk("7b", "204816", "http://192.168.1.20:24180/", (MIA, BEN, ZOE), (TABLE,))


class Class:
    """A DeskPort; ``orders`` is what the desk ordered."""

    def __init__(self, desk: Desk = CLASS) -> None:
        self.now = desk
        self.orders: list[Order] = []
        self.told: list[Answer] = []
        self.does = True
        """Whether orders are carried out at once."""
        self.on_change: Callable[[], None] = lambda: None
        self.ended = False
        self.follows = True
        """Whether what is followed is shown at once."""

    def desk(self) -> Desk:
        return self.now

    def order(self, order: Order) -> int:
        self.orders.append(order)
        if self.does:
            self.told.append(Answer(len(self.orders)))
        if isinstance(order, Follow) and self.follows:
            rest = tuple(one for one in self.now.followed if one.pupil != order.pupil)
            more = (Followed(order.pupil),) if order.on else ()
            self.now = replace(self.now, followed=rest + more)
        if isinstance(order, NewDeskCode | HandOver):
            self.now = replace(self.now, desk_code="40271938")
        return len(self.orders)

    def answers(self) -> list[Answer]:
        found, self.told = self.told, []
        return found

    # -- what the test does ----------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        self.now = replace(self.now, **fields)
        self.on_change()

    def pupil(self, number: int, **fields: Any) -> None:
        """One pupil changes."""
        pupils = tuple(replace(p, **fields) if p.id == number else p for p in self.now.pupils)
        self.change(pupils=pupils)

    def shows(
        self, number: int, said: tuple[str, ...], keys: tuple[str, ...], **shown: Any
    ) -> None:
        """Somebody who is followed perceives something."""
        one = Followed(number, Shown(**shown), said, keys)
        rest = tuple(each for each in self.now.followed if each.pupil != number)
        self.change(followed=(*rest, one))

    def refuse(self, rule: str, **details: str | int) -> None:
        self.told.append(Answer(len(self.orders), rule, details))
        self.on_change()

    def do(self, *orders: int) -> None:
        """These orders are carried out."""
        self.told += map(Answer, orders)
        self.on_change()


def teacher(
    home: Path, language: str = "en", columns: int = 40, port: Class | None = None, **settings: Any
) -> tuple[Player, Class]:
    """Return a teacher at her desk, and the class."""
    made = Player(home, language, columns, settings={"say-place": False, **settings})
    port = port or Class()
    made.ui.push(open_desk(made.ui, port))
    made.settle()
    return made, port


def told(here: Player) -> list[str]:
    """Return what was said since."""
    here.ear.said.clear()
    here.settle()
    return list(here.ear.said)


def to(here: Player, entry: str) -> list[str]:
    """Walk down a menu to the entry with this key; return what was said last."""
    for _ in range(40):
        if here.ui.screen.focused_key() == entry:
            return list(here.ear.said)
        here.press("Down")
    raise AssertionError(entry)


def hear(here: Player, wanted: str) -> None:
    """Wait until what goes on in the background has said a sentence with ``wanted``."""

    def said() -> bool:
        here.settle()
        return any(wanted in text for text in here.ear.said)

    until(said, lambda: f"{wanted!r}, while there is {here.ear.said}")
