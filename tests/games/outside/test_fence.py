"""Faults of a game of another package: each row of the table, at a local table."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from braillespiel import cli
from braillespiel.games import fence, registry
from braillespiel.games.fence import GameFaultError
from braillespiel.games.usual import Action, Did, Table, TableBot
from braillespiel.games.zones import Item
from braillespiel.store.database import home_folder
from braillespiel.ui.match.table import Hint
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.words.catalogue import Words
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase
from tests.games.outside.test_registry import GAME, package
from tests.support.packages import installed, write_metadata
from tests.support.player import Player

pytestmark = pytest.mark.usefixtures("examples")
HANGS = "tictactoe from the package braillespiel-tictactoe did not come back and was broken off"
FAULT = "tictactoe from the package braillespiel-tictactoe has a fault: RuntimeError: oh"

SLEEPS_S = 0.6
"""How long the code of a package stays in the system."""


def presenter() -> Any:
    registry.names()
    return sys.modules["braillespiel_tictactoe.presenter"].Presenter


def table() -> Any:
    registry.names()
    return sys.modules["braillespiel_tictactoe.game"].Table


def raises(*_: object) -> Any:
    raise RuntimeError("oh")


def endless(*_: object) -> Any:
    while True:
        pass


def plant(patch: pytest.MonkeyPatch, kind: Any, name: str, function: Any) -> None:
    """Put a function into a class of the package, called through the guard as its own are."""
    guard = fence._guarded(function, "tictactoe", "braillespiel-tictactoe")
    patch.setattr(kind, name, guard, raising=False)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path / "home", "en")
    yield player
    player.app.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have calls told and broken off after a moment."""
    monkeypatch.setattr(fence, "SLOW_S", 0.1)
    monkeypatch.setattr(fence, "BROKEN_OFF_S", 0.3)
    monkeypatch.setattr(fence, "AGAIN_S", 0.09)
    monkeypatch.setattr(fence, "_broken_off", set())


@pytest.mark.parametrize("name", ["zones", "announce", "turn"])
def test_one_that_raises_is_named_with_its_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), name, raises)
    said = " ".join([*here.press("T"), *here.press("B"), *here.press("Tab"), *here.press("Enter")])
    assert FAULT in said
    assert here.errors == []


def test_what_is_shown_after_every_key_tells_its_fault_once(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), "turn", raises)
    said = here.press("Tab")
    assert sum(FAULT in each for each in said) == 1
    assert not any(FAULT in each for each in here.press("Tab", "B", "S", "Right"))
    assert sum(FAULT in each for each in here.press("T")) == 1  # who asks is answered
    monkeypatch.undo()
    assert here.press("T")[0].startswith("Your turn")


def test_by_a_display_alone_a_fault_is_told_with_its_own_way_out(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), "turn", raises)
    here.ui.press("BrailleRight", of_display=True)
    here.settle()
    told = [each for each in here.said if FAULT in each.speech]
    assert len(told) == 1
    assert "Escape" not in told[0].speech + told[0].braille
    assert "the list of the display's" in told[0].speech


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("rule", ["game-fault", "game-hangs"])
def test_who_has_a_display_alone_is_named_no_key_of_a_keyboard(language: str, rule: str) -> None:
    words = Words(language, ("client",), Naming(by_display=True))
    said = words.phrase(f"error-{rule}", game="x", package="y", reason="z")
    for wording in ("full", "normal", "brief", "braille"):
        assert "Escape" not in said.wording(wording)


def test_the_menu_is_reached_all_the_same(here: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), "zones", raises)
    here.press("B")
    assert here.press("Escape")
    assert here.ui.screen is not here.table
    monkeypatch.undo()
    here.press("Escape")
    assert here.press("T")[0].startswith("Your turn")


@pytest.mark.parametrize("name", ["", "zones", "commands_that_act", "idle_commands", "actions"])
def test_a_display_reaches_the_menu_by_its_list(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here.play("tictactoe")
    if name:
        plant(monkeypatch, table() if name == "actions" else presenter(), name, raises)
    here.press("BrailleBottom")
    assert here.ui.screen is not here.table
    here.press("BrailleLineUp")
    assert here.press("Enter")[0].startswith("Game menu")
    assert here.errors == []


def test_a_rule_that_raises_leaves_the_table_as_it_was(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    own = table().do

    def breaks(self: Table, action: Action) -> None:
        own(self, action)
        raise RuntimeError("oh")

    host = here.table.port.host  # type: ignore[attr-defined]
    before = host.match.state.to_position()
    plant(monkeypatch, table(), "do", breaks)
    assert FAULT in " ".join(here.press("B", "Tab", "Enter"))
    assert host.match.state.to_position() == before
    monkeypatch.undo()
    here.press("Enter")
    assert host.match.state.to_position() != before


def test_a_class_of_the_package_keeps_what_it_has_from_another_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = sys.modules[table().__module__]
    child = type("Child", (table(),), {"__module__": module.__name__})
    monkeypatch.setattr(module, "Child", child, raising=False)
    fence.put_around("braillespiel_tictactoe", "tictactoe", "braillespiel-tictactoe")
    assert child.winners is table().winners  # not that of our own Table, which has none
    assert child.next is not Table.next  # ours, guarded


NONSENSE = {
    "do": lambda self, action: 7,
    "actions": lambda self: None,
    "winners": lambda self: 7,
    "twin": lambda self: None,
}


@pytest.mark.parametrize("name", NONSENSE)
def test_what_returns_nonsense_is_named_with_its_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, table(), name, NONSENSE[name])
    said = " ".join([*here.press("B"), *here.press("Tab"), *here.press("Enter"), *here.press("T")])
    assert "tictactoe from the package braillespiel-tictactoe has a fault" in said
    assert here.errors == []


def test_a_screen_whose_game_fails_is_asked_again_what_is_due(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    here.table.hint = Hint(iter(()), here.table.port.revision, follow=False)  # type: ignore[arg-type]
    plant(monkeypatch, table(), "winners", raises)
    here.table._situations.clear()  # as after every move
    with pytest.raises(GameFaultError):
        here.ui.busy()
    assert here.app.due_ms() is not None


@pytest.mark.parametrize("name", ["piece", "thing", "say"])
def test_a_presenter_that_returns_nonsense_is_named_with_its_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), name, lambda self, *given, **named: None)
    said = " ".join([*here.press("B"), *here.press("Tab"), *here.press("Enter"), *here.press("T")])
    assert "tictactoe from the package braillespiel-tictactoe has a fault" in said
    assert here.errors == []


ASKED_FIRST = {"resolve": lambda self, given, **named: 7, "seats_for": lambda self, options: 7}
"""What menus and tables ask before a match, and an answer that is nonsense."""


def plant_asked(patch: pytest.MonkeyPatch, name: str, function: Any) -> None:
    """Put into the game of the package what is asked before a match."""
    kind = type(registry.game("tictactoe"))
    plant(patch, kind, name, fence._returning(function, fence._ASKED[name]))


@pytest.mark.parametrize("name", ASKED_FIRST)
@pytest.mark.parametrize("fault", ["raises", "returns nonsense"])
def test_what_is_asked_before_a_match_is_named_with_its_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str, fault: str
) -> None:
    registry.names()
    plant_asked(monkeypatch, name, raises if fault == "raises" else ASKED_FIRST[name])
    here.ui.push(ChooseGame(here.ui))
    said = " ".join(here.press("End", "Enter"))
    assert "tictactoe from the package braillespiel-tictactoe has a fault" in said
    assert ("oh" if fault == "raises" else "returns 7") in said
    assert here.errors == []
    monkeypatch.undo()  # and there is no menu that is empty: the list is still there
    assert here.press("Enter")[0].startswith("Tic-tac-toe")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ASKED_FIRST)
def test_what_is_asked_before_a_match_and_loops_is_broken_off(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    registry.names()
    plant_asked(monkeypatch, name, lambda self, *given, **named: endless())
    here.ui.push(ChooseGame(here.ui))
    said = here.press("End", "Enter")
    assert "did not come back and was broken off" in said[-1]
    assert here.errors == []


def test_a_class_of_the_package_answers_as_its_contract_says() -> None:
    kind = type(registry.game("tictactoe"))
    for name in fence._ASKED:
        inner = getattr(kind, name).__wrapped__
        assert inner.__name__ == name
        assert inner.__wrapped__.__name__ == name  # between the guard and the game: what looks


@pytest.mark.parametrize("name", ["demo", "simulate"])
@pytest.mark.parametrize("asked", ASKED_FIRST)
def test_a_command_names_what_a_package_has_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, asked: str
) -> None:
    registry.names()
    plant_asked(monkeypatch, asked, raises)
    assert cli.main([name, "tictactoe", "--lang", "en"]) != 0
    assert capsys.readouterr().err.startswith(FAULT)


STUMBLED = {
    "actions": lambda self: [],
    "do": lambda self, action: ["nothing that is told"],
    "announce": lambda self, event, view: None,
    "opening": lambda self, view: None,
    "begin": lambda self: setattr(self, "turn", 7),
    "opening without a sentence": lambda self, view: [self.say("no-such-sentence")],
}
"""What our own code stumbles over: what a function of the package returns or lacks."""


@pytest.mark.gaps  # the example speaks no French
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("name", STUMBLED)
def test_a_demo_names_the_package_over_which_it_stumbles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    kind = table() if name in ("actions", "do", "begin") else presenter()
    plant(monkeypatch, kind, name.split()[0], STUMBLED[name])
    assert cli.main(["demo", "tictactoe", "--level", "easy", "--lang", language]) == 1
    told = capsys.readouterr().err
    assert told.startswith("tictactoe")
    assert "braillespiel-tictactoe" in told
    assert "pytest" in told
    assert "errors.log" in told
    assert "Escape" not in told  # there is no match that is kept
    assert "Traceback" not in told


def test_no_game_of_ours_is_blamed_for_what_is_ours() -> None:
    with pytest.raises(ZeroDivisionError), fence.blamed("six"):
        raise ZeroDivisionError


def test_a_demo_says_where_in_the_package_the_fault_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = GAME.replace("self.next()", "raise RuntimeError('oh')")
    line = rules.splitlines().index("        raise RuntimeError('oh')") + 1
    write_metadata(tmp_path, "some-games", "1", {"boom": package(tmp_path, "boom", game=rules)})
    with installed(tmp_path):
        assert cli.main(["demo", "boom", "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert f"has a fault: RuntimeError: oh (game.py:{line}). " in told
    assert f"line {line}" in (home_folder() / "errors.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("error", [SystemExit, BaseException, GeneratorExit])
def test_what_would_end_the_program_is_a_fault(
    here: Player, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    def ends(*_: object) -> Any:
        raise error

    here.play("tictactoe")
    plant(monkeypatch, presenter(), "turn", ends)
    assert error.__name__ in " ".join(here.press("T"))
    assert here.errors == []


@pytest.mark.usefixtures("quick")
def test_where_tables_are_served_a_call_is_broken_off_sooner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fence, "BROKEN_OFF_S", 600.0)
    monkeypatch.setattr(fence, "SERVED_S", 0.3)
    guarded = fence._guarded(endless, "endless", "some-package")
    with fence.serving(), pytest.raises(GameFaultError, match="game-hangs"):
        guarded()
    assert fence._serving == []


def test_a_bot_that_raises_pauses_the_match_once(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    host = here.table.port.host  # type: ignore[attr-defined]
    plant(monkeypatch, type(host.match.game), "bot", raises)
    here.press("B", "Tab", "Enter")
    assert host.failed == 1
    assert host.paused
    assert here.errors == []


def test_a_bot_that_chooses_illegally_pauses_the_match_once(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cheats(TableBot):
        def choose(self, view: Any, rng: Any) -> Any:
            yield
            return Action("put", ("d4",))

    here.play("tictactoe")
    host = here.table.port.host  # type: ignore[attr-defined]
    plant(monkeypatch, type(host.match.game), "bot", lambda self, level: Cheats(level))
    here.press("B", "Tab", "Enter")
    assert host.failed == 1
    assert host.paused
    assert here.errors == []


def test_a_sentence_that_is_missing_is_told_by_kind_and_seat(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    own = table().do

    def waves(self: Table, action: Action) -> list[Did]:
        own(self, action)
        return [Did(0, "wave")]

    plant(monkeypatch, table(), "do", waves)
    names = here.table.port.players
    assert f"did: {names[0].name}" in " ".join(here.press("B", "Tab", "Enter"))


def test_no_zones_are_told_and_a_key_counts_once(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    one = next(iter(here.table.seats.presenters.values()))
    view = here.table.port.view(0)  # type: ignore[attr-defined]
    first = one.zones(view)[0]
    plant(monkeypatch, presenter(), "zones", lambda self, view: ())
    (nothing,) = one.zones(view)
    assert nothing.name.full == "This game shows nothing here"
    twice = replace(first, items=(*first.items, first.items[0]))
    plant(monkeypatch, presenter(), "zones", lambda self, view: (twice,))
    assert one.zones(view)[0].items == first.items


def test_very_many_things_are_counted(here: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    here.play("tictactoe")
    one = next(iter(here.table.seats.presenters.values()))
    view = here.table.port.view(0)  # type: ignore[attr-defined]
    first = one.zones(view)[0]
    items = tuple(Item(f"i{n}", Phrase.plain("x"), place=(0, n)) for n in range(20_000))
    plant(monkeypatch, presenter(), "zones", lambda self, view: (replace(first, items=items),))
    shown = one.zones(view)[0].items
    assert len(shown) == fence.ITEMS + 1
    assert shown[-1].text.full == "and 19,000 more"


def test_twenty_thousand_events_are_forty_sentences(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    own = table().do

    def chats(self: Table, action: Action) -> list[Did]:
        own(self, action)
        return [Did(0, "put", action.about)] * 20_000

    plant(monkeypatch, table(), "do", chats)
    here.press("B", "Tab", "Enter")
    told = [said.speech for said in here.said]
    assert "and 19,960 more" in told
    assert len(told) < 100


def test_two_million_letters_are_cut_off(here: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    here.play("tictactoe")
    for name in ("turn", "possible"):
        plant(monkeypatch, presenter(), name, lambda self, view: Phrase.plain("la " * 700_000))
    (said,) = here.press("T")
    assert said.count("… cut off") == 2
    assert said.endswith("… cut off")
    assert len(said) < 2 * (fence.LETTERS + 20)


@pytest.mark.usefixtures("quick")
def test_a_loop_is_told_by_ear_and_cells_and_broken_off(
    here: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.play("tictactoe")
    seen: list[str] = []

    def told(game: str, package: str) -> None:
        here.app.tell_slow_game(game, package)
        seen.append(here.cells)

    silent = fence.listen(told)
    plant(monkeypatch, presenter(), "turn", endless)
    said = here.press("T")
    silent()
    assert said[0].startswith("tictactoe from the package braillespiel-tictactoe has not answered")
    assert "did not come back and was broken off" in said[-1]
    assert seen[0]
    monkeypatch.undo()
    assert here.press("T")[0].startswith("Your turn")


@pytest.mark.usefixtures("quick")
def test_a_loop_of_a_bot_pauses_the_match(here: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    here.play("tictactoe")
    host = here.table.port.host  # type: ignore[attr-defined]
    plant(monkeypatch, type(host.match.game), "bot", endless)
    here.press("B", "Tab", "Enter")
    assert host.failed == 1


class Stuck(TableBot):
    """Thinks of a hint for ever."""

    def advise(self, view: Any, rng: Any) -> Any:
        yield
        endless()


class Raising(TableBot):
    def advise(self, view: Any, rng: Any) -> Any:
        yield
        raises()


HINTS = {Stuck: HANGS, Raising: FAULT}


def plant_advice(patch: pytest.MonkeyPatch, kind: type[TableBot]) -> None:
    """Have hints come from a bot of this class."""
    plant(patch, kind, "advise", kind.advise)
    plant(patch, type(registry.game("tictactoe")), "bot", lambda self, level: kind(level))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", HINTS)
def test_a_hint_that_does_not_come_names_the_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, kind: type[TableBot]
) -> None:
    here.play("tictactoe")
    plant_advice(monkeypatch, kind)
    for _ in range(2):  # who asks again is answered again
        said = here.press("H")
        assert said[-1].startswith(HINTS[kind])
        assert here.table.hint is None
    monkeypatch.undo()
    assert "fault" not in " ".join(here.press("H"))
    assert here.table.hinted is not None
    assert here.errors == []


@pytest.mark.parametrize("name", ["hint", "label"])
def test_a_hint_that_cannot_be_worded_names_the_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here.play("tictactoe")
    plant(monkeypatch, presenter(), name, raises)
    assert here.press("H")[-1] == f"{FAULT}. The match is kept; Escape leads to the menu."
    assert here.table.hint is None
    assert here.errors == []


def many_marked(of: Any, fault: Any) -> Any:
    """Return an ``actions_for`` that has a fault from the second marked thing on."""

    def actions_for(self: Any, view: Any, key: str, marked: Any = ()) -> Any:
        return fault() if len(marked) > 1 else of(self, view, key, marked)

    return actions_for


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("fault", [raises, endless])
def test_a_third_thing_that_is_marked_names_the_package(
    here: Player, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    here.play("tictactoe")
    kind = presenter()
    plant(monkeypatch, kind, "actions_for", many_marked(kind.actions_for, fault))
    said = here.press("B", "Tab", "Space", "Tab", "Space", "Tab", "Enter")
    assert any("tictactoe from the package braillespiel-tictactoe" in each for each in said)
    assert here.errors == []


@pytest.mark.usefixtures("quick")
def test_a_loop_that_catches_everything_is_broken_off_all_the_same() -> None:
    def stubborn() -> None:
        while True:
            try:
                endless()
            except Exception:
                continue

    guarded = fence._guarded(stubborn, "stubborn", "some-package")
    with pytest.raises(GameFaultError, match="game-hangs"):
        guarded()


@pytest.mark.usefixtures("quick")
def test_a_sleep_in_the_system_is_told_and_ends_by_itself() -> None:
    told: list[tuple[str, str]] = []
    silent = fence.listen(lambda *call: told.append(call))
    with pytest.raises(GameFaultError, match="game-hangs"):
        fence._guarded(lambda: time.sleep(SLEEPS_S), "sleeper", "some-package")()
    silent()
    assert told == [("sleeper", "some-package")]


@pytest.mark.usefixtures("quick")
def test_nothing_of_ours_is_hit() -> None:
    def busy() -> int:
        began, rounds = time.monotonic(), 0
        while time.monotonic() < began + 0.28:
            rounds += 1
        return rounds

    guarded = fence._guarded(busy, "busy", "some-package")
    for _ in range(10):
        try:
            guarded()
        except GameFaultError:
            continue
        for _ in range(200_000):
            pass  # an exception that came too late would hit here


def test_a_package_that_is_read_for_long_holds_up_no_list(tmp_path: Path) -> None:
    slow = "for _ in range(3_000_000):\n    pass\nraise RuntimeError('late')"
    write_metadata(
        tmp_path / "slow",
        "slow-games",
        "1",
        {"slow": package(tmp_path / "slow", "slow", game=slow)},
    )
    with installed(tmp_path / "slow"):
        assert registry.known() == registry.own()
        assert not registry.all_known()
        assert "slow" not in registry.names()
        assert [one.reason for one in registry.broken()] == ["RuntimeError: late"]
