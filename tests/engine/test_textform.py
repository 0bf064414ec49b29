"""Text forms are declared beside actions, and read back as they are written."""

from __future__ import annotations

import pytest

from braillespiel.engine.contract import ActionTextError
from braillespiel.engine.textform import REMEMBERED, ActionReader, Ordinal, TextAction, Texts
from braillespiel.games import registry
from tests.support.facts import by_hand


class Go(TextAction, frozen=True):
    form = "go {place}[ by {way}]"
    place: Ordinal
    way: Texts = ()


class Stop(TextAction, frozen=True):
    form = "stop"


READ = ActionReader(Go | Stop)


@pytest.mark.parametrize(
    ("action", "text"),
    [(Go(0), "go 1"), (Go(11, ("a", "b")), "go 12 by a,b"), (Stop(), "stop")],
)
def test_a_form_is_written_and_read(action: TextAction, text: str) -> None:
    assert str(action) == text
    assert READ(text) == action
    assert READ(f"  {text.upper()} ".replace(" ", "  ")) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go x",
        "go 1 by",
        "go 1 by a,,b",
        "stop 1",
        "go 1234567890",
        "go ²",
        "go ٣",
        "halt",
    ],
)
def test_what_is_none_is_named(text: str) -> None:
    with pytest.raises(ActionTextError) as caught:
        READ(text)
    assert (caught.value.rule, caught.value.details) == ("action-unknown", {"text": text})


def test_what_is_remembered_is_told_apart_and_gives_way() -> None:
    class Went(Go, frozen=True):
        form = "went {place}[ by {way}]"

    assert (str(Go(1)), str(Went(1)), str(Go(1))) == ("go 2", "went 2", "go 2")
    for number in range(REMEMBERED + 2):
        assert str(Go(number)) == f"go {number + 1}"
        assert READ(f"go {number + 1}") == Go(number)
    assert READ("stop") == Stop()
    assert READ("go 1") is READ("go 1")


def test_a_long_text_is_read_each_time_it_comes() -> None:
    text = f"go 1 by {','.join('ab' * 40)}"
    assert READ(text) == READ(text) == Go(0, tuple("ab" * 40))
    assert READ(text) is not READ(text), "what strangers send is not kept"


@pytest.mark.parametrize("name", by_hand())
def test_every_action_of_a_game_declares_its_form(name: str) -> None:
    game = registry.game(name)
    kinds = getattr(game.action_types, "__args__", ())
    assert kinds
    for kind in kinds:
        assert issubclass(kind, TextAction)
        assert kind.form.islower()
