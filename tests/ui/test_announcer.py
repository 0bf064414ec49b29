"""Order, interruption and repetition of what is told."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from braillespiel.games.presenter import Announcement, Kind, Priority
from braillespiel.output.speech.interface import Utterance
from braillespiel.ui.announcer import Announcer
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView
from braillespiel.words.phrase import Phrase


@dataclass
class Mouth:
    """A voice that notes what it says and whether that cut something off."""

    said: list[tuple[str, bool]] = field(default_factory=list)
    stops: int = 0

    def say(self, utterance: Utterance) -> None:
        self.said.append((utterance.text, utterance.interrupt))

    def stop(self) -> None:
        self.stops += 1

    def speaking(self) -> bool:
        return False

    def play(self, name: str, pan: float = 0.0) -> None:
        """Also the earcons; they make no sound here."""


@pytest.fixture
def mouth() -> Mouth:
    return Mouth()


@pytest.fixture
def announcer(mouth: Mouth) -> Announcer:
    view = BrailleView(Transcriber(lambda text, table: text, "", ""))
    return Announcer(mouth, mouth, view, "en")


def told(text: str, priority: Priority = Priority.NORMAL, kind: Kind = Kind.OTHERS) -> Announcement:
    return Announcement(Phrase(text, text[:3], text[:2]), kind, priority=priority)


def test_events_queue_and_urgent_ones_overtake(announcer: Announcer, mouth: Mouth) -> None:
    announcer.key_pressed()
    announcer.announce([told("first"), told("second"), told("urgent", Priority.URGENT)])
    assert mouth.said == [("urgent", True), ("first", False), ("second", False)]


def test_a_key_silences_and_its_answer_interrupts(announcer: Announcer, mouth: Mouth) -> None:
    announcer.announce([told("event")])
    announcer.key_pressed()
    assert mouth.stops == 1
    announcer.answer(Phrase.plain("answer"))
    announcer.announce([told("later")])
    assert mouth.said[1:] == [("answer", True), ("later", False)]


def test_what_is_repeated_is_the_same_sentence(announcer: Announcer, mouth: Mouth) -> None:
    announcer.announce([told("event")])
    for _ in range(3):
        announcer.key_pressed()
        assert announcer.repeat()
    assert [text for text, _ in mouth.said] == ["event"] * 4
    assert announcer.braille.plain() == "ev"


def test_an_edge_is_not_what_is_repeated(announcer: Announcer, mouth: Mouth) -> None:
    announcer.answer(Phrase.plain("card"))
    announcer.answer(Phrase.plain("edge"), remember=False)
    announcer.repeat()
    assert mouth.said[-1][0] == "card"


def test_nothing_said_is_nothing_to_repeat(announcer: Announcer) -> None:
    assert not announcer.repeat()
    announcer.answer(Phrase.plain("secret"))
    announcer.forget()
    assert not announcer.repeat()


@pytest.mark.parametrize(
    ("style", "kind", "expected"),
    [
        ("normal", Kind.MINE, "eve"),
        ("normal", Kind.OTHERS, "event"),
        ("normal", Kind.TABLE, "event"),
        ("full", Kind.MINE, "event"),
        ("brief", Kind.OTHERS, "eve"),
    ],
)
def test_own_actions_are_brief_and_those_of_others_full(
    announcer: Announcer, mouth: Mouth, style: str, kind: Kind, expected: str
) -> None:
    announcer.wording.spoken.style = style
    announcer.announce([told("event", kind=kind)])
    assert [text for text, _ in mouth.said] == [expected]


def test_brief_leaves_small_things_to_the_history(announcer: Announcer, mouth: Mouth) -> None:
    announcer.wording.spoken.style = "brief"
    announcer.announce([told("small", Priority.LOW)])
    assert mouth.said == []
    message = announcer.history.back()
    assert message is not None
    assert message.phrase.full == "small"


def test_on_demand_only_what_presses_is_said_by_itself(announcer: Announcer, mouth: Mouth) -> None:
    announcer.wording.quiet = True
    asks = Announcement(Phrase.plain("knock?"), Kind.OTHERS, expects_reply=True)
    announcer.announce([told("event"), told("disk full", Priority.URGENT), asks])
    assert [text for text, _ in mouth.said] == ["disk full", "knock?"]
    assert announcer.history.count("others") == 3
    assert announcer.repeat()
    with announcer.carrying_out_a_key():
        announcer.announce([told("laid", kind=Kind.MINE)])
    assert [text for text, _ in mouth.said[2:]] == ["knock?", "lai"]


def test_what_lay_under_the_finger_is_not_said_again_in_brief_wording(
    announcer: Announcer, mouth: Mouth
) -> None:
    laid = Announcement(Phrase("red 7 laid.", "red 7 laid", "r7 laid"), Kind.MINE, echo="laid")
    for style, expected in (("normal", "red 7 laid"), ("full", "red 7 laid."), ("brief", "laid")):
        announcer.wording.spoken.style = style
        with announcer.carrying_out_a_key():
            announcer.announce([laid])
        assert mouth.said[-1][0] == expected
    announcer.announce([laid])
    assert mouth.said[-1][0] == "red 7 laid"
    message = announcer.history.back()
    assert message is not None
    assert message.phrase == laid.phrase
