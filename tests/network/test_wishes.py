"""What is asked for while the connection is lost is told as not done, or asked for afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from braillespiel.network import class_messages as c
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
    assert ana.heard()[-1] == "lost-unsure"
    ana.deaf = False
    room.enter(ana)
    ana.say("", "hello")
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost"
    assert ben.heard()


def test_a_wish_that_the_table_has_not_answered_is_unsure_after_a_loss() -> None:
    room = Room()
    ana = room.join("Ana")
    ana.ready()
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost"  # the table has changed: it was heard
    room.enter(ana)
    ana.deaf = True
    ana.ready(False)
    room.fall_out(ana)
    assert ana.heard()[-1] == "lost-unsure"


class Told(Person):
    """Somebody in a class whose words nobody reads."""

    def __init__(self) -> None:
        super().__init__(Room(), ["Ana"])
        self.room.enter(self)
        self.received(c.Standing("5b"))
        self.told: list[object] = []
        self._send = self.told.append  # type: ignore[assignment]

    def comes_back(self, **stands: object) -> None:
        """The connection is back, and the class tells how one stands."""
        self.room.enter(self)
        self.received(c.Standing("5b", **stands))  # type: ignore[arg-type]


LENT = c.Lending(3, "Ben", helps=False, agreed=True)
HOLDS = (c.Hand(), c.Consents(False), c.Lend("end", 3), c.Finished(1, 5, 2))
PASSES = (
    c.Consents(True),
    c.CallMe("Ana"),
    c.Lend("offer", 4),
    c.Lend("accept", 5),
    c.Whisper("now"),
    c.Counted({"hints": 1}),
)


def test_what_holds_in_a_class_is_told_later_and_all_else_is_refused() -> None:
    ana = Told()
    ana.lost()
    for message in HOLDS:
        assert ana.to_class(message)
    for message in PASSES[1:]:
        assert not ana.to_class(message)
    assert ana.to_class(c.Hand(False))
    assert ana.told == []
    ana.room.enter(ana)
    assert ana.told == []  # not before the class has told how one stands
    ana.comes_back(hand=True, consent="yes", lends=(LENT,))
    assert ana.told == [*HOLDS[1:], c.Hand(False)]


def test_a_yes_is_never_told_later_because_it_may_be_another_question_by_then() -> None:
    ana = Told()
    ana.to_class(c.Consents(True))
    ana.lost()
    assert not ana.to_class(c.Consents(True))
    ana.told.clear()
    ana.comes_back()
    assert ana.told == []


def test_a_yes_after_a_not_now_is_not_undone_by_a_loss() -> None:
    ana = Told()
    ana.to_class(c.Consents(False))
    ana.to_class(c.Consents(True))
    ana.lost()
    ana.told.clear()
    ana.comes_back(consent="yes")
    assert ana.told == []


def test_a_yes_that_is_refused_leaves_the_not_now_that_is_told_later() -> None:
    ana = Told()
    ana.lost()
    assert ana.to_class(c.Consents(False))
    assert not ana.to_class(c.Consents(True))
    ana.comes_back(consent="yes")
    assert ana.told == [c.Consents(False)]


def test_help_that_is_accepted_anew_is_not_ended_by_a_loss() -> None:
    ana = Told()
    ana.to_class(c.Lend("decline", 3))
    ana.to_class(c.Lend("accept", 3))
    ana.lost()
    ana.told.clear()
    ana.comes_back(lends=(LENT,))
    assert ana.told == []


def test_what_was_sent_before_a_loss_is_told_again_unless_the_class_has_heard_it() -> None:
    ana = Told()
    for message in HOLDS:
        ana.to_class(message)
    ana.received(c.Standing("5b", hand=True, consent="not-now", lends=(LENT,)))
    ana.lost()
    ana.told.clear()
    ana.comes_back(lends=(LENT,))  # the hand was seen meanwhile
    assert ana.told == [c.Lend("end", 3)]
    ana.lost()  # that was lost, too
    ana.comes_back(lends=(LENT,))
    assert ana.told == [c.Lend("end", 3)] * 2
    ana.received(c.Standing("5b"))
    ana.lost()
    ana.comes_back()
    assert ana.told == [c.Lend("end", 3)] * 2


def test_who_is_sent_to_another_table_tells_there_what_was_not_heard() -> None:
    ana = Told()
    ana.to_class(c.Hand())
    ana.received(c.Moved())
    assert ana.to_class(c.Finished(1, 5, 2))
    with pytest.raises(TextError):
        ana.say("nobody would hear this")
    ana.told.clear()
    ana.comes_back()
    assert ana.told == [c.Hand(), c.Finished(1, 5, 2)]
    ana.received(c.Standing("5b", hand=True))
    ana.lost()
    ana.told.clear()
    ana.comes_back()
    assert ana.told == []


def test_nothing_is_told_as_sent_once_it_is_over() -> None:
    ana = Told()
    ana.ended(None)
    assert not ana.to_class(c.Hand())
    with pytest.raises(TextError):
        ana.say("hello")
