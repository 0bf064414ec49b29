"""What of a sentence is said while a page's focus says the rest."""

from __future__ import annotations

import pytest

from braillespiel.games.presenter import Kind
from braillespiel.output.picture import Panel, Picture, Tile
from braillespiel.output.speech.interface import Utterance
from braillespiel.ui.announcer import Said
from braillespiel.web import messages as w
from braillespiel.web.page_front import PageFront, PageVoice, beyond_focus

CARDS = tuple(Tile(str(n), f"red {n}") for n in range(1, 4))
HAND = Panel("hand", "Hand", "list", CARDS, summary="3 cards")


def _at(key: str) -> Picture:
    return Picture("Logomachy", (HAND,), ("hand", key))


@pytest.mark.parametrize(
    ("sentence", "rest"),
    [
        ("red 2, fits, 2 of 3", ""),
        ("Hand, 3 cards. red 2, 2 of 3", ""),
        ("3 cards. red 2", ""),
        ("Logomachy. Bob to play. Hand, 3 cards. red 2, 2 of 3", "Logomachy. Bob to play."),
        ("Taken back. red 2", "Taken back."),
        ("Handed over. red 2, 2 of 3", "Handed over."),
        ("red 2 laid", None),
        ("You cannot do anything with it now: red 2. Bob to play.", None),
        ("red 2 cannot be marked", None),
        ("Bob lays red 2", None),
        ("Bob to play.", None),
    ],
)
def test_what_a_sentence_says_beyond_the_focus(sentence: str, rest: str | None) -> None:
    assert beyond_focus(sentence, _at("2")) == rest


def test_a_name_that_ends_a_sentence_is_not_said_again_where_more_follows() -> None:
    menu = Panel("menu", "Four colours", "list", (Tile("say", "Say the beginning: Begin."),))
    picture = Picture("Four colours", (menu,), ("menu", "say"))
    assert beyond_focus("Four colours. Say the beginning: Begin, 2 of 7", picture) == ""
    assert beyond_focus("Ready. Say the beginning: Begin.", picture) == "Ready."
    assert beyond_focus("You said: Say the beginning: Beginners", picture) is None


class _Told:
    """A page's voice, and what it sends."""

    def __init__(self) -> None:
        self.front = PageFront()
        self.sent: list[w.ToPage] = []
        self.front.put = self.sent.append
        self.voice = PageVoice(lambda: None)
        self.voice.reading = True

    def say(self, text: str, *, navigation: bool = False, answer: bool = True) -> None:
        self.voice.say(Utterance(text, answer, "en"))
        self.voice.noted(Said(text, "", "", Kind.TABLE, navigation=navigation, answer=answer))

    def show(self, key: str) -> list[w.ToPage]:
        self.sent.clear()
        self.front.focus_is_own()
        self.voice.tell(_at(key), self.front)
        return [message for message in self.sent if isinstance(message, w.Said)]


def test_an_answer_named_like_the_focus_is_said_nevertheless() -> None:
    told = _Told()
    told.show("1")
    told.say("red 2 laid")
    assert told.show("2") == [w.Said("red 2 laid", True)]


def test_the_focus_says_the_end_of_what_leads_to_it() -> None:
    told = _Told()
    told.say("Bob to play. Hand, 3 cards. red 1, 1 of 3")
    assert told.show("1") == [
        w.Said("Bob to play. Hand, 3 cards. red 1, 1 of 3", True, spoken=False, rest="Bob to play.")
    ]


def test_a_screen_that_is_covered_at_once_is_not_said() -> None:
    told = _Told()
    told.say("Waiting room, 1 of 6")
    told.say("red 1, 1 of 3", navigation=True)
    told.say("Bob lays red 7.", answer=False)
    assert told.show("1") == [
        w.Said("red 1, 1 of 3", True, spoken=False, listed=False, rest=""),
        w.Said("Bob lays red 7."),
    ]


def test_what_happened_is_kept_when_an_answer_follows() -> None:
    told = _Told()
    told.show("1")
    told.say("Bob lays red 7.", answer=False)
    told.say("red 2, 2 of 3", navigation=True)
    assert [message.text for message in told.show("2") if isinstance(message, w.Said)] == [
        "Bob lays red 7.",
        "red 2, 2 of 3",
    ]


def test_what_a_reader_has_read_by_tab_is_not_said_again() -> None:
    told = _Told()
    told.show("1")
    told.say("red 2, 2 of 3", navigation=True)
    told.front.focus_was_read("2")
    assert told.show("2") == []
    told.say("red 3, 3 of 3", navigation=True)
    assert told.show("3") == [
        w.Said("red 3, 3 of 3", True, spoken=False, listed=False, rest=""),
    ]


def test_where_the_page_itself_reads_it_says_what_tab_comes_to() -> None:
    told = _Told()
    told.show("1")
    told.voice.all_said = True
    told.say("red 2, 2 of 3", navigation=True)
    told.front.focus_was_read("2")
    assert told.show("2") == [w.Said("red 2, 2 of 3", True, listed=False, rest="")]
