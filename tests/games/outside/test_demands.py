"""All games keep what the kit demands, and it names each fault that is planted."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.games.usual import Action, Did, TableBot, TableState
from braillespiel.testing import Demand, demands
from braillespiel.words import bundle
from braillespiel.words.phrase import Phrase
from tests.support.packages import EXAMPLES, installed, put_examples

OURS = [demand for name in registry.own() for demand in demands(name)]


@pytest.mark.parametrize("demand", OURS, ids=lambda one: f"{one.game}-{one}")
def test_our_games_keep_it(demand: Demand) -> None:
    demand()


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("name", ["tictactoe", "eights"])
@pytest.mark.parametrize("number", range(len(demands("six"))))
def test_the_examples_keep_it(name: str, number: int) -> None:
    demands(name)[number]()


Patch = pytest.MonkeyPatch


def module(name: str, file: str) -> Any:
    return sys.modules[f"braillespiel_{name}.{file}"]


def table(name: str) -> Any:
    return module(name, "game").Table


def _never_ends(patch: Patch) -> None:
    patch.setattr(table("eights"), "winners", lambda self: None)


def _other_chance(patch: Patch) -> None:
    starters = iter([0, 1])

    def begin(self: Any) -> None:
        self.turn = next(starters)

    patch.setattr(table("tictactoe"), "begin", begin)


def _refuses_its_positions(patch: Patch) -> None:
    patch.setattr(table("tictactoe"), "check", lambda self: "cells" if 0 in self.cells else "")


def _shares_a_list(patch: Patch) -> None:
    patch.setattr(table("tictactoe"), "twin", lambda self: self.__copy__())


def _odd_texts(patch: Patch) -> None:
    patch.setattr(
        table("tictactoe"),
        "name",
        classmethod(lambda cls, cell: f"{'ABC'[cell % 3]}{cell // 3 + 1}"),
    )
    patch.setattr(
        table("tictactoe"),
        "cell",
        classmethod(lambda cls, name: (int(name[1]) - 1) * 3 + "ABC".index(name[0])),
    )


def _lists_what_it_refuses(patch: Patch) -> None:
    own = table("eights").do

    def do(self: Any, action: Action) -> Any:
        if action.verb == "draw":
            raise IllegalActionError("not-now", action=str(action))
        return own(self, action)

    patch.setattr(table("eights"), "do", do)
    patch.setattr(table("eights"), "actions", lambda self: [Action("draw")])


def _acts_out_of_turn(patch: Patch) -> None:
    def apply(self: Any, seat: int, action: Action) -> list[Any]:
        return list(self.table.do(action) or [Did(seat, action.verb, action.about)])

    patch.setattr(TableState, "apply", apply)


def _shows_hands(patch: Patch) -> None:
    patch.setattr(Did, "redacted_for", lambda self, seat: self)


def _shows_all_hands(patch: Patch) -> None:
    own = table("eights").seen_by

    def seen_by(self: Any, seat: int | None) -> Any:
        seen = own(self, seat)
        if seat is not None:
            seen.hands = [list(hand) for hand in self.hands]
        return seen

    patch.setattr(table("eights"), "seen_by", seen_by)


def _keeps_the_event_at_home(patch: Patch) -> None:
    game = type(module("tictactoe", "game").GAME)
    patch.setattr(game, "event_from", lambda self, data: Did(0, "put"))


def _says_nothing(patch: Patch) -> None:
    patch.setattr(
        module("tictactoe", "presenter").PRESENTER, "turn", lambda self, view: Phrase.plain("  ")
    )


def _tells_too_much(patch: Patch) -> None:
    def announce(self: Any, event: Any, view: Any) -> Sequence[Announcement]:
        return [Announcement(Phrase.plain("again"))] * 50

    patch.setattr(module("tictactoe", "presenter").PRESENTER, "announce", announce)


def _has_a_key_twice(patch: Patch) -> None:
    kind = module("tictactoe", "presenter").PRESENTER
    own = kind.field_zone

    def field_zone(self: Any, view: Any) -> Any:
        zone = own(self, view)
        return replace(zone, items=(*zone.items, zone.items[0]))

    patch.setattr(kind, "field_zone", field_zone)


def _touches_nothing(patch: Patch) -> None:
    patch.setattr(module("tictactoe", "presenter").PRESENTER, "item_key", lambda self, word: "")


def _names_a_sound_that_is_not_there(patch: Patch) -> None:
    patch.setattr(module("tictactoe", "presenter").PRESENTER, "sounds", {"put": "tictactoe/gong"})


def _bot_thinks_for_ever(patch: Patch) -> None:
    def choose(self: Any, view: Any, rng: Random) -> Any:
        for _ in range(1000):
            view.sample(rng).apply(view.seat, view.legal_actions()[0])
        yield
        return view.legal_actions()[0]

    patch.setattr(TableBot, "choose", choose)


def _bot_breaks_rules(patch: Patch) -> None:
    def choose(self: Any, view: Any, rng: Random) -> Any:
        yield
        return Action("put", ("z9",))

    patch.setattr(TableBot, "choose", choose)


def _stumbles_over_what_is_typed(patch: Patch) -> None:
    def refusal(self: Any, action: Action) -> str:
        return "taken" if self.cells[self.cell(action.about[0])] >= 0 else ""

    patch.setattr(table("tictactoe"), "refusal", refusal)


def _calls_suits_colours(patch: Patch) -> None:
    suits = {"y": "clubs", "r": "hearts", "g": "spades", "b": "diamonds"}
    patch.setattr(module("eights", "presenter").PRESENTER, "colours", suits)


def _verb_of_its_own(patch: Patch) -> None:
    own = table("tictactoe").do

    def waves(self: Any, action: Action) -> list[Did]:
        own(self, action)
        return [Did(0, "wave")]

    patch.setattr(table("tictactoe"), "do", waves)


FAULTS: list[tuple[str, str, Callable[[Patch], None], str]] = [
    ("eights", "a-match-ends", _never_ends, "random play does not end"),
    ("tictactoe", "a-replay-is-the-same", _other_chance, "never from random"),
    ("tictactoe", "a-position-is-the-state", _refuses_its_positions, "mend check()"),
    ("tictactoe", "a-clone-is-independent", _shares_a_list, "copy lists"),
    ("tictactoe", "actions-have-texts", _odd_texts, "small letters"),
    ("eights", "what-is-listed-is-legal", _lists_what_it_refuses, "is listed, but"),
    ("tictactoe", "who-may-not-act-is-refused", _acts_out_of_turn, "out of turn"),
    (
        "tictactoe",
        "what-is-typed-is-answered",
        _stumbles_over_what_is_typed,
        "whatever is typed",
    ),
    ("eights", "no-secret-is-seen", _shows_hands, "as got"),
    ("eights", "no-secret-is-seen", _shows_all_hands, "name the field in own"),
    (
        "tictactoe",
        "views-and-events-travel",
        _keeps_the_event_at_home,
        "another computer",
    ),
    ("tictactoe", "everything-is-worded", _says_nothing, "says nothing"),
    ("tictactoe", "everything-is-worded", _tells_too_much, "tell at most 40"),
    ("tictactoe", "zones-can-be-walked", _has_a_key_twice, "make it unique"),
    ("tictactoe", "every-action-is-reachable", _touches_nothing, "no key reaches"),
    ("tictactoe", "sounds-are-there", _names_a_sound_that_is_not_there, "tictactoe/gong"),
    ("tictactoe", "bots-keep-the-rules", _bot_thinks_for_ever, "without a yield"),
    ("tictactoe", "bots-keep-the-rules", _bot_breaks_rules, "not legal now"),
    ("tictactoe", "everything-is-worded", _verb_of_its_own, "lacks 'tictactoe-did-wave"),
    ("eights", "everything-is-worded", _calls_suits_colours, "word other cards in thing(word)"),
]


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize(
    ("name", "demand", "plant", "advice"), FAULTS, ids=[f[2].__name__ for f in FAULTS]
)
def test_a_planted_fault_is_named(
    monkeypatch: Patch, name: str, demand: str, plant: Callable[[Patch], None], advice: str
) -> None:
    registry.names()
    plant(monkeypatch)
    found = next(one for one in demands(name) if str(one) == demand)
    with pytest.raises(AssertionError, match=r".") as caught:
        found()
    assert advice in str(caught.value)


@pytest.mark.gaps
@pytest.mark.parametrize(
    ("code", "key", "advice"),
    [
        ("en", "tictactoe-rules-1-text", "lacks tictactoe-rules-1-text"),
        ("de", "tictactoe-piece-0", "lacks ['tictactoe-piece-0']"),
    ],
)
def test_a_sentence_that_is_missing_is_named(
    tmp_path: Path, code: str, key: str, advice: str
) -> None:
    folders = put_examples(tmp_path / "installed")
    catalogue = EXAMPLES / "tictactoe" / "braillespiel_tictactoe" / "words" / f"{code}.ftl"
    kept = catalogue.read_text(encoding="utf-8")
    copied = tmp_path / "copy" / "braillespiel_tictactoe"
    shutil.copytree(EXAMPLES / "tictactoe" / "braillespiel_tictactoe", copied)
    lines = [line for line in kept.splitlines() if not line.startswith(f"{key} =")]
    (copied / "words" / f"{code}.ftl").write_text("\n".join(lines), encoding="utf-8")
    with installed(folders[0], copied.parent):
        bundle.forget()
        wrong = []
        for demand in demands("tictactoe"):
            try:
                demand()
            except AssertionError as error:
                wrong.append(str(error))
        assert any(advice in said for said in wrong)


def test_a_game_that_is_left_out_says_why(tmp_path: Path) -> None:
    with installed(tmp_path), pytest.raises(Exception, match="game-unknown"):
        demands("nowhere")[0]()
