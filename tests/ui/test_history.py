"""The buffers of what was told."""

from __future__ import annotations

from braillespiel.games.presenter import Kind
from braillespiel.ui.history import History
from braillespiel.words.phrase import Phrase


def filled() -> History:
    history = History()
    for text, kind in (("a", Kind.MINE), ("b", Kind.OTHERS), ("c", Kind.TABLE), ("d", Kind.CHAT)):
        history.add(Phrase.plain(text), kind)
    return history


def text(message: object) -> str | None:
    return getattr(getattr(message, "phrase", None), "full", None)


def test_all_holds_everything_newest_last() -> None:
    history = filled()
    assert [text(history.older()) for _ in range(5)] == ["d", "c", "b", "a", None]
    assert [text(history.newer()) for _ in range(4)] == ["b", "c", "d", None]


def test_each_buffer_holds_its_own() -> None:
    history = filled()
    found = {}
    for _ in range(4):
        name = history.switch(1)
        found[name] = text(history.older())
    assert found == {"mine": "a", "others": "b", "chat": "d", "all": "d"}


def test_key_l_goes_further_back_until_something_else_happens() -> None:
    history = filled()
    assert [text(history.back()) for _ in range(2)] == ["d", "c"]
    history.forget_place()
    assert text(history.back()) == "d"
    history.add(Phrase.plain("e"), Kind.TABLE)
    assert text(history.back()) == "e"


def test_an_empty_history_has_nothing() -> None:
    history = History()
    assert history.back() is None
    assert history.older() is None
    assert history.count() == 0


def test_the_chat_buffer_is_passed_over_until_somebody_has_chatted() -> None:
    history = History()
    history.add(Phrase.plain("a"), Kind.MINE)
    assert [history.switch(1) for _ in range(3)] == ["mine", "others", "all"]
    assert [history.switch(-1) for _ in range(2)] == ["others", "mine"]
    history.add(Phrase.plain("d"), Kind.CHAT)
    assert [history.switch(1) for _ in range(2)] == ["others", "chat"]


def test_key_l_passes_over_what_only_tells_how_things_stand() -> None:
    history = History()
    history.add(Phrase.plain("a"), Kind.MINE)
    history.add(Phrase.plain("your turn"), Kind.TABLE, reminder=True)
    assert [text(history.back()) for _ in range(2)] == ["a", None]
