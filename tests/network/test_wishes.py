"""What is asked for while the connection is lost is told as not done, or asked for afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from braillespiel.network import class_messages as c
from braillespiel.network.class_wishes import ClassWishes
from braillespiel.network.messages import SetUp
from braillespiel.network.session import Session
from braillespiel.network.texts import TextError
from tests.network.places import Person, Room, playing

WISHES: dict[str, Callable[[Session], None]] = {
    "set-up": lambda one: one.set_up(SetUp("six", 2)),
    "ready": lambda one: one.ready(),
    "sit": lambda one: one.sit(True),
    "start": lambda one: one.start(),
    "pause": lambda one: one.ask("pause"),
    "agree": lambda one: one.agree(1, True),
    "choose": lambda one: one.choose(0, "bot"),
    "power": lambda one: one.power("mute", 2),
}


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_without_a_connection_is_answered_at_once_and_not_kept(wish: str) -> None:
    room = Room()
    ana = room.join("Ana")
    room.fall_out(ana)
    ana.heard()
    ana.sent.clear()
    WISHES[wish](ana)
    assert ana.heard() == ["no-connection"]
    room.enter(ana)
    assert ana.sent == []


def test_to_take_back_without_a_connection_is_answered_too() -> None:
    room, (ana, ben) = playing("ludoteca")
    mover = ana if ana.legal() else ben
    mover.act(mover.legal()[0])
    room.fall_out(mover)
    mover.heard()
    mover.sent.clear()
    mover._asked("take-back", mover.seat)
    assert mover.heard() == ["no-connection"]
    mover._asked("hold", mover.seat)
    assert mover.heard() == []


def test_words_are_refused_without_a_connection_and_unsure_if_it_broke_behind_them() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.say("hello")
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost"  # the table has told everybody, her too
    with pytest.raises(TextError) as refused:
        ana.say("are you there?")
    assert refused.value.rule == "no-connection"
    room.enter(ana)
    ana.deaf = True
    ana.say("and now?")
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost-said"
    ana.deaf = False
    room.enter(ana)
    ana.say("", "hello")
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost"
    assert ben.heard()


class Told(Person):
    """Somebody in a class whose words nobody reads."""

    def __init__(self) -> None:
        super().__init__(Room(), ["Ana"])
        self.room.enter(self)
        self.received(c.Standing("5b"))
        self.told: list[object] = []
        self._send = self.told.append  # type: ignore[assignment]


HOLDS = (
    c.Hand(),
    c.Consents(False),
    c.Lend("end", 3),
    c.Lend("decline", 4),
    c.Finished(1, 5, 2),
    c.CallMe("Ana"),
)


def test_what_holds_in_a_class_is_told_once_the_connection_is_back() -> None:
    ana = Told()
    ana.lost()
    for message in HOLDS:
        assert not ana.to_class(message)
    assert not ana.to_class(c.Hand(False))
    assert not ana.to_class(c.Whisper("now"))
    assert not ana.to_class(c.Counted({"hints": 1}))
    assert ana.told == []
    ana.room.enter(ana)
    assert ana.told == [*HOLDS[1:], c.Hand(False)]


def test_what_was_sent_before_a_loss_is_told_again_unless_the_class_has_answered() -> None:
    ana = Told()
    assert ana.to_class(c.Consents(False))
    ana.received(c.Standing("5b", consent="not-now"))
    assert ana.to_class(c.Lend("end", 3))
    ana.told.clear()
    ana.lost()
    ana.received(c.Standing("5b"))  # of the new connection, before one is welcome there
    ana.room.enter(ana)
    assert ana.told == [c.Lend("end", 3)]
    ana.lost()  # nobody has answered that either
    ana.room.enter(ana)
    assert ana.told == [c.Lend("end", 3)] * 2


def test_who_is_sent_to_another_table_tells_there_what_may_not_have_arrived() -> None:
    wishes = ClassWishes()
    assert wishes.told(c.Hand())
    wishes.lost()
    assert not wishes.told(c.Consents(True))
    assert wishes.back() == [c.Hand(), c.Consents(True)]
    wishes.answered()
    wishes.lost()
    assert wishes.back() == []
