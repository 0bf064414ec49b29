"""Faults of a game of another package at a served table: each row of the table, in a class.

Two tables play it. What is tried in the process beside a table, with the fault, is refused there;
meanwhile the other table goes on.
"""

from __future__ import annotations

import asyncio
import inspect
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from braillespiel import cli
from braillespiel.application.table_matches import StoredTable
from braillespiel.classroom import orders as o
from braillespiel.commands import serve as commands_serve
from braillespiel.commands import serve_class
from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games import fence, registry
from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import Presenter
from braillespiel.games.usual import Did
from braillespiel.games.zones import Item, Role, Zone
from braillespiel.network.client import Late, TableProblem
from braillespiel.network.joining.handshake import digest
from braillespiel.network.matches import _beginning
from braillespiel.network.messages import News, Refused, SetUp, Start
from braillespiel.network.playing import Playing
from braillespiel.network.refusals import RefusalError
from braillespiel.network.table import NetworkTable
from braillespiel.store.opening import open_store
from braillespiel.table import trial
from braillespiel.table.host import Player
from braillespiel.table.trial import Replica, TrialStep
from braillespiel.ui.network import sentences
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase
from tests.classroom.places import Pupil, School, in_class
from tests.games.outside.test_fence import (
    FAULT,
    HANGS,
    Raising,
    Stuck,
    endless,
    many_marked,
    plant,
    plant_advice,
    presenter,
    raises,
    table,
)
from tests.network.places import Lists, TriedAtOnce, hello, terms
from tests.support.packages import EXAMPLES, installed, put_examples, write_metadata
from tests.support.patience import slowed
from tests.table.hosts import Watch
from tests.web.places import Place

FAULTS = """

import os
import sys
import time

from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import Presenter
from braillespiel.games.usual import Did


def endless():
    while True:
        pass


def eats_memory():
    eaten = []
    while True:
        eaten.append(bytearray(1 << 20))


def raises():
    raise RuntimeError("oh")


FAULTS = {
    "a1": raises,
    "b1": sys.exit,
    "c1": endless,
    "a2": lambda: time.sleep(600),
    "b2": eats_memory,
    "c2": lambda: os._exit(3),
    "a3": lambda: [Did(0, "put", ("a1",))] * 20_000,
    "b3": lambda: 7,
}


class Faulty(Table):
    def do(self, action):
        told = FAULTS.get(action.about[0], lambda: None)()
        super().do(action)
        return told


class TicTacToe(TableGame):
    id = "tictactoe"
    table = Faulty


GAME = TicTacToe()
"""
BOT = """

class Bot(TableBot):
    def choose(self, view, rng):
        yield
        {}


class WithBot(TicTacToe):
    def bot(self, level):
        return Bot(level)


GAME = WithBot()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copy an example into a folder, to be made worse."""
    found = tmp_path / "installed"
    write_metadata(found, "faulty", "1", {"tictactoe": "braillespiel_tictactoe"})
    package = "braillespiel_tictactoe"
    shutil.copytree(EXAMPLES / "tictactoe" / package, found / package)
    return found


@pytest.fixture
def faulty(folder: Path) -> Iterator[None]:
    worse(folder, "game", FAULTS)
    with installed(folder):
        yield


def worse(folder: Path, module: str, more: str) -> None:
    """Write more into a module of the package."""
    file = folder / "braillespiel_tictactoe" / f"{module}.py"
    file.write_text(file.read_text(encoding="utf-8") + more, encoding="utf-8")


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the steps that follow told and broken off after a moment."""
    monkeypatch.setattr(fence, "SLOW_S", 0.2)
    monkeypatch.setattr(fence, "BROKEN_OFF_S", slowed())
    monkeypatch.setattr(fence, "AGAIN_S", 60.0)


async def dealt(school: School, *names: str, seats: int = 2) -> list[Pupil]:
    """Deal an outside game to two tables."""
    pupils = await school.come(*names)
    await school.order(o.Gate(on=False), o.Outside(on=True))
    numbers = [school.id(name) for name in names]
    groups = tuple(tuple(numbers[n : n + 2]) for n in range(0, len(numbers), 2))
    await school.order(o.Deal(SetUp("tictactoe", seats), by="hand", groups=groups))
    await school.until(school.all_play)
    return pupils


def next_of(pupils: list[Pupil]) -> Pupil:
    for one in pupils:
        port = one.port
        if port is not None and port.chairs[0] in port.view(port.chairs[0]).to_act():
            return one
    raise AssertionError("nobody can act")


async def put(school: School, pupils: list[Pupil], cell: str) -> None:
    """Put a mark, and wait until both know of it."""
    before = journal(school, pupils[0])
    puts(pupils, cell)
    await school.until(lambda: journal(school, pupils[0]) == before + 1)
    await school.until(lambda: not any(each.unanswered for each in pupils))
    await school.until(lambda: all(len(free(each)) == 9 - before - 1 for each in pupils))


def puts(pupils: list[Pupil], cell: str) -> Pupil:
    one = next_of(pupils)
    port = one.port
    assert port is not None
    seat = port.chairs[0]
    assert seat is not None
    port.submit(seat, port.game.parse_action(f"put {cell}"), port.question(seat))
    return one


def free(pupil: Pupil) -> list[int]:
    assert pupil.port is not None
    return list(pupil.port.view(pupil.port.chairs[0]).table.free())


def playing(school: School, pupil: Pupil) -> Playing:
    found = school.server.places.find(digest(pupil.proved))
    assert found is not None
    playing = found[0].table.matches.playing
    assert playing is not None
    return playing


def journal(school: School, pupil: Pupil) -> int:
    return len(playing(school, pupil).host.match.journal)


ROWS = {
    "a1": ("game-fault", "RuntimeError: oh"),
    "b1": ("game-fault", "SystemExit"),
    "c1": ("game-hangs", ""),
    "a2": ("game-hangs", ""),
    "b2": ("game-fault", "MemoryError"),
    "c2": ("game-fault", "its process ended"),
    "a3": ("game-fault", "bytes, more than"),
    "b3": ("game-fault", "TypeError"),
}


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize("cell", ROWS)
def test_what_it_does_is_refused_and_the_other_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cell: str
) -> None:
    rule, reason = ROWS[cell]

    async def test(school: School) -> None:
        ana, ben, cem, dora = await dealt(school, "Ana", "Ben", "Cem", "Dora")
        hangs = rule == "game-hangs"
        if hangs:
            shorten(monkeypatch)
        one = puts([ana, ben], cell)
        if hangs:
            await put(school, [cem, dora], "c3")
            assert one.unanswered
        late: list[Late] = []
        await school.until(lambda: late.extend(one.take_late()) or late)
        error = late[0].error
        assert error.rule == rule
        assert reason in str(error.details.get("reason", ""))
        assert error.details["package"] == "faulty"
        if hangs:
            for each in (ana, ben):
                assert any(news.what == "game-slow" for news in each.told(News))
        await put(school, [ana, ben], "c3")  # the table is as it was, and goes on
        assert school.records == []

    in_class(tmp_path / "home", test)


@pytest.mark.usefixtures("examples")
def test_the_very_deal_of_a_match_is_tried_before_it_begins() -> None:
    tried: list[TriedAtOnce] = []

    def made(game: str, on_news: Any) -> TriedAtOnce:
        tried.append(TriedAtOnce(game, on_news))
        return tried[0]

    class Looks(Lists):
        def begin(self, set_up: SetUp, *given: Any) -> Any:
            begun.extend(tried[0].tried)
            return super().begin(set_up, *given)

    begun: list[TrialStep] = []
    keeper = Looks(seed=7)
    room = NetworkTable("table", keeper, Watch(), replace(terms(), trial=made))
    packages = {"tictactoe": "braillespiel-tictactoe 1.0"}
    games = {"tictactoe": registry.game("tictactoe").rules_version}
    opener = room.hello(hello("Ana", games=games, packages=packages))
    room.message(opener.id, SetUp("tictactoe", 2))
    room.message(opener.id, Start())
    (host,) = keeper.hosts
    assert host.match.seed == 7
    assert TrialStep("begin", number=7, seats=2) in begun


def test_a_keeper_begins_with_what_it_dealt_for_the_trial(tmp_path: Path) -> None:
    set_up = SetUp("six", 2)
    players = [Player("Ana"), Player("Ben")]
    store = open_store(tmp_path)
    keeper = StoredTable(store, tmp_path)
    seeds = []
    for _ in range(2):
        seed, _ = keeper.deal(set_up)
        assert keeper.deal(set_up) == (seed, None)
        assert keeper.begin(set_up, players, Watch()).match.seed == seed
        seeds.append(seed)
    store.close()
    assert seeds[0] != seeds[1]


def test_a_prepared_position_is_tried_with_its_match() -> None:
    position = Match(registry.game("six"), 2, {}, 5).state.to_position()
    step = _beginning(SetUp("six", 2), 5, position)
    replica = Replica("six")
    begun: list[Match] = []
    replica._look_around = lambda match, events: begun.append(match)  # type: ignore[method-assign]
    replica.carried_out(step)
    assert begun[0].state.to_position() == position


ASKED_OF_A_SEAT = {
    *("run", "zones", "announce", "actions_for", "preview", "touches", "pictures", "group"),
    *("refusal", "more", "shared_commands", "why_not"),
}
NEVER_TRIED = {
    "hint": "a page asks for it and may wait; its bot is bounded by SERVED_S at each step",
    "advice": "as hint",
    "ahead": "as hint",
    "advised": "as hint",
    "estimate": "words a number that was worked out",
    "margin": "as estimate",
    "details": "refusal asks it",
    "lesson_names": "a lesson is no served table",
}
"""What a page may ask that no trial has asked before."""


def test_what_a_page_asks_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tools = {
        "about",
        "echo",
        "did",
        "reads_on",
        "person",
        "people",
        "others",
        "pan",
        "kind_of",
        "enumerate",
    }
    methods = {name for name, one in vars(Presenter).items() if inspect.isfunction(one)}
    listed = {*trial._OF_VIEW, *trial._OF_SEAT, *trial._OF_ACTION, *trial._OF_ITEM}
    public = {name for name in methods if not name.startswith("_")}
    assert public == {*listed, *ASKED_OF_A_SEAT, *NEVER_TRIED, *tools}
    asked: set[str] = set()
    kind = registry.presenter_type("hexaducto")

    def noted(name: str, own: Any) -> Any:
        return lambda self, *given: (asked.add(name), own(self, *given))[1]

    for name in public - tools:
        monkeypatch.setattr(kind, name, noted(name, getattr(kind, name)))
    replica = Replica("hexaducto")
    match = Match(registry.game("hexaducto"), 2, {}, 1)
    (seat, *_) = match.state.to_act()
    action = next(iter(match.state.legal_actions(seat)))
    opening = {"seats": 2, "options": match.options, "seed": 1, "position": None}
    replica.follow(opening, 0, ())
    replica.carried_out(TrialStep("act", 1 - seat, str(action)))
    replica.carried_out(TrialStep("act", seat, str(action)))
    assert {*listed, *ASKED_OF_A_SEAT} - {"group", "run"} <= asked


def test_packages_are_read_before_a_table_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    async def serve(*given: Any) -> int:
        seen.append(registry.all_known() and bool(fence._serving))
        return 0

    monkeypatch.setattr(commands_serve, "_serve", serve)
    monkeypatch.setattr(serve_class, "serve", serve)
    for more in ([], ["--class"]):
        with installed(*put_examples(tmp_path / "-".join(["installed", *more]))):
            assert cli.main(["serve", "--loopback-only", *more]) == 0
    assert seen == [True, True]


def test_what_no_trial_foresaw_is_not_called_again_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fence, "SERVED_S", 0.2)
    monkeypatch.setattr(fence, "_closed", {})
    monkeypatch.setattr(fence, "_broken_off", set())
    calls: list[str] = []

    def loops() -> None:
        calls.append("loops")
        while True:
            pass

    guarded = fence._guarded(loops, "unforeseen", "some-package")
    with fence.serving(thread=True):
        for _ in range(50):
            with pytest.raises(GameFaultError, match="game-hangs"):
                guarded()
        assert calls == ["loops"]
        ((closed, _),) = fence._closed.items()
        monkeypatch.setattr(fence, "_closed", {closed: 0.0})
        with pytest.raises(GameFaultError, match="game-hangs"):
            guarded()
        assert calls == ["loops"] * 2
    assert fence._most("another", "") == fence.BROKEN_OFF_S


def test_where_one_function_does_not_come_back_the_others_are_called_until_another_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_once(monkeypatch)

    def fine() -> str:
        return "fine"

    guarded = fence._guarded(fine, "one", "some-package")
    with fence.serving(thread=True):
        for function in (endless, raises_after_a_loop):
            assert guarded() == "fine"
            with pytest.raises(GameFaultError, match="game-hangs"):
                fence._guarded(function, "one", "some-package")()
        with pytest.raises(GameFaultError, match="game-hangs"):
            guarded()
        assert fence._guarded(fine, "two", "some-package")() == "fine"


def raises_after_a_loop() -> None:
    endless()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("rule", ["game-fault", "game-hangs"])
def test_a_seat_says_what_was_refused_with_its_package(
    examples: None, language: str, rule: str
) -> None:
    words = Words(language, (*BASE_CATALOGUES, *registry.catalogues("tictactoe")))
    one = registry.presenter_type("tictactoe")(words, ("Ana", "Ben"), 0)
    error = IllegalActionError(rule, game="tictactoe", package="some-games", reason="oh")
    assert "some-games" in one.refusal(error, None).full


def test_zones_that_loop_are_never_shown_to_anybody(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worse(
        folder,
        "presenter",
        """

class Presenter(Presenter):
    def zones(self, view):
        while view.table.cells[0] != -1:
            pass
        return super().zones(view)


PRESENTER = Presenter
""",
    )

    async def test(school: School) -> None:
        ana, ben = await dealt(school, "Ana", "Ben")
        await put(school, [ana, ben], "c3")
        shorten(monkeypatch)
        one = puts([ana, ben], "a1")
        late: list[Late] = []
        await school.until(lambda: late.extend(one.take_late()) or late)
        assert late[0].error.rule == "game-hangs"
        assert 0 in free(ana)

    with installed(folder):
        in_class(tmp_path / "home", test)


BOTS = {
    "raises": "raise RuntimeError('oh')",
    "chooses-what-is-not-legal": "return Action('put', ('d4',))",
    "loops": "while True: pass",
    "ends-the-program": "sys.exit()",
}


@pytest.mark.parametrize("fault", BOTS)
def test_a_bot_that_fails_is_told_once_and_another_plays_on(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    head = "\n\nimport sys\n\nfrom braillespiel.games.usual import TableBot\n"
    worse(folder, "game", head + BOT.format(BOTS[fault]))

    async def test(school: School) -> None:
        monkeypatch.setattr(fence, "SLOW_S", 0.2)
        monkeypatch.setattr(fence, "BROKEN_OFF_S", 2 * slowed())
        (ana,) = await dealt(school, "Ana")
        for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"):
            await school.until(lambda: passes(school) and (is_over(school, ana) or acts_now(ana)))
            if is_over(school, ana):
                break
            if FIELD.index(cell) in free(ana):
                await school.until(lambda: not ana.unanswered)
                puts([ana], cell)
                await school.until(lambda cell=cell: FIELD.index(cell) not in free(ana))
        assert [news.what for news in ana.told(News)].count("bot-failed") == 1
        assert is_over(school, ana)

    with installed(folder):
        in_class(tmp_path / "home", test)


FIELD = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def passes(school: School) -> bool:
    """Let time pass, for bots."""
    school.watch.ms += 200
    return True


def is_over(school: School, pupil: Pupil) -> bool:
    return playing(school, pupil).host.is_over


def acts_now(pupil: Pupil) -> bool:
    port = pupil.port
    assert port is not None
    return port.chairs[0] in port.view(port.chairs[0]).to_act()


def test_dealing_that_loops_begins_no_match_and_says_why(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = """

class Endless(Table):
    def begin(self):
        while True:
            pass


TicTacToe.table = Endless
"""
    worse(folder, "game", more)

    async def test(school: School) -> None:
        shorten(monkeypatch)
        ana, _ = await school.come("Ana", "Ben")
        await school.order(o.Outside(on=True), o.Deal(SetUp("tictactoe", 2), by="random"))
        await school.until(
            lambda: any(each.rule == "game-hangs" for each in ana.told(TableProblem))
        )
        assert ana.port is None

    with installed(folder):
        in_class(tmp_path / "home", test)


@pytest.mark.usefixtures("examples")
def test_the_teacher_takes_back_and_the_match_goes_on_after_the_power_went(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path / "home")
        ana, ben = await dealt(school, "Ana", "Ben")
        one = next_of([ana, ben])
        await put(school, [ana, ben], "a1")
        await school.order(o.Give(school.id(one.name), "take-back"))
        await school.until(lambda: journal(school, ana) == 0)
        await school.until(lambda: all(len(free(each)) == 9 for each in (ana, ben)))
        await put(school, [ana, ben], "b2")
        again = await school.again()
        server = again.server.places.named("1")
        assert server is not None
        found = server.table.matches.playing
        assert found is not None
        assert len(found.host.match.journal) == 1
        assert again.desk.desk().outside
        await again.end()

    asyncio.run(test())


@pytest.mark.usefixtures("examples")
def test_a_class_plays_them_only_if_the_teacher_allows_it(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana", "Ben")
        assert not school.desk.desk().outside
        await school.order(o.Deal(SetUp("tictactoe", 2), by="random"))
        assert [rule for rule, _ in school.refused()] == ["class-outside-off"]
        await school.order(o.Outside(on=True), o.Deal(SetUp("tictactoe", 2), by="random"))
        await school.until(school.all_play)

    in_class(tmp_path, test)


@pytest.mark.usefixtures("examples")
def test_what_was_dealt_before_it_was_forbidden_is_dealt_to_nobody_else(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await dealt(school, "Ana", "Ben")
        (table,) = school.desk.desk().tables
        await school.order(o.Outside(on=False), o.OwnGame(school.id("Ben"), table.name))
        assert [rule for rule, _ in school.refused()] == ["class-outside-off"]
        await school.order(o.Outside(on=True), o.OwnGame(school.id("Ben"), table.name))
        await school.until(lambda: len(school.desk.desk().tables) == 2)

    in_class(tmp_path, test)


HURRIED = "\n\nTicTacToe.timed = True\n"


def test_a_game_with_a_clock_is_not_offered(folder: Path) -> None:
    worse(folder, "game", HURRIED)
    tried: list[str] = []

    def made(game: str, on_news: Any) -> TriedAtOnce:
        tried.append(game)
        return TriedAtOnce(game, on_news)

    with installed(folder):
        agreed = replace(terms(), trial=made)
        room = NetworkTable("table", Lists(), Watch(), agreed)
        opener = room.hello(hello("Ana"))
        room.message(opener.id, SetUp("tictactoe", 2))
        (refused,) = [each for _, each in room.take() if isinstance(each, Refused)]
        assert (refused.rule, refused.details) == ("game-timed", {"game": "tictactoe"})
        for language, clock in (("en", "has a clock"), ("de", "hat eine Uhr")):
            words = Words(language, BASE_CATALOGUES)
            said = sentences.problem(words, TableProblem(refused.rule, refused.details))
            assert clock in said.full
        room.message(opener.id, SetUp("six", 2))
        assert room.matches.set_up == SetUp("six", 2)
        with pytest.raises(RefusalError, match="game-timed"):  # nor where it alone is served
            NetworkTable("table", Lists(), Watch(), replace(agreed, set_up=SetUp("tictactoe", 2)))
    assert tried == []  # no process was started for it


def test_a_class_is_dealt_no_game_with_a_clock(folder: Path, tmp_path: Path) -> None:
    worse(folder, "game", HURRIED)

    async def test(school: School) -> None:
        await school.come("Ana", "Ben")
        await school.order(o.Outside(on=True), o.Deal(SetUp("tictactoe", 2), by="random"))
        assert school.refused() == [("game-timed", {"game": "tictactoe"})]
        assert school.desk.desk().tables == ()

    with installed(folder):
        in_class(tmp_path / "home", test)


ASKED_FIRST = {
    "raises": ("raise RuntimeError('oh')", "game-fault", "RuntimeError: oh"),
    "nonsense": ("return 7", "game-fault", "returns 7"),
    "loops": ("while True: pass", "game-hangs", ""),
}
ASKS = """

class Odd(TicTacToe):
    def {name}(self, *given, **named):
        {does}


GAME = Odd()
"""


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what nobody tried broken off after a moment."""
    monkeypatch.setattr(fence, "SERVED_S", 0.2)
    monkeypatch.setattr(fence, "_closed", {})
    monkeypatch.setattr(fence, "_broken_off", set())


@pytest.mark.parametrize("name", ["resolve", "seats_for"])
@pytest.mark.parametrize("fault", ASKED_FIRST)
def test_what_is_asked_of_it_before_a_match_is_refused_and_something_else_is_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, fault: str
) -> None:
    does, rule, reason = ASKED_FIRST[fault]
    worse(folder, "game", ASKS.format(name=name, does=does))
    at_once(monkeypatch)
    with installed(folder), fence.serving(thread=True):
        room = NetworkTable("table", Lists(), Watch(), terms())
        opener = room.hello(hello("Ana"))
        room.message(opener.id, SetUp("tictactoe", 2))
        (refused,) = [each for _, each in room.take() if isinstance(each, Refused)]
        assert refused.rule == rule
        assert refused.details["package"] == "faulty"
        assert reason in refused.details["why"]
        said = sentences.problem(Words("en", BASE_CATALOGUES), TableProblem(rule, refused.details))
        assert "from the package faulty" in said.full
        assert reason in said.full
        room.message(opener.id, SetUp("six", 2))
        assert room.matches.set_up == SetUp("six", 2)


def test_a_class_is_told_what_is_wrong_with_a_game_before_it_is_dealt(
    folder: Path, tmp_path: Path
) -> None:
    worse(folder, "game", ASKS.format(name="seats_for", does="raise RuntimeError('oh')"))

    async def test(school: School) -> None:
        await school.come("Ana", "Ben")
        await school.order(o.Outside(on=True), o.Deal(SetUp("tictactoe", 2), by="random"))
        ((rule, details),) = school.refused()
        assert (rule, details["why"]) == ("game-fault", "RuntimeError: oh")
        assert school.records == []

    with installed(folder):
        in_class(tmp_path / "home", test)


def test_a_class_opens_without_the_package_that_it_played(tmp_path: Path) -> None:
    async def test() -> None:
        with installed(*put_examples(tmp_path / "installed")):
            school = School(tmp_path / "home")
            await dealt(school, "Ana", "Ben")
            await school.order(o.EndClass())
            await school.end()
        again = School(tmp_path / "home")
        assert again.desk.desk().tables == ()
        assert {each.table for each in again.room.pupils} == {""}
        await again.end()

    asyncio.run(test())


def test_a_table_with_nothing_to_try_them_plays_none(tmp_path: Path) -> None:
    with installed(*put_examples(tmp_path)):
        untried = replace(terms(), trial=None)
        room = NetworkTable("table", Lists(), Watch(), untried)
        opener = room.hello(hello("Ana"))
        room.message(opener.id, SetUp("tictactoe", 2))
        refused = [each.rule for _, each in room.take() if isinstance(each, Refused)]
        assert refused == ["game-not-here"]


def letters(self: Any, view: Any) -> Phrase:
    return Phrase.plain("la " * 700_000)


def says_nothing_of_it(self: Any, action: Any) -> list[Did]:
    self.cells[self.cell(action.about[0])] = self.turn
    self.next()
    return [Did(1 - self.turn, "wave")]


def many(self: Any, view: Any) -> tuple[Zone]:
    items = [Item(f"i{n}", Phrase.plain("x"), place=(0, n)) for n in range(20_000)]
    return (self.list_zone("pieces", Role.TABLE, items),)


def twice(self: Any, view: Any) -> tuple[Zone]:
    item = Item("i", Phrase.plain("only one"))
    return (self.list_zone("pieces", Role.TABLE, [item, item]),)


PAGES: dict[str, tuple[str, Any, str, str]] = {
    "raises": ("turn", raises, "T", "has a fault: RuntimeError: oh"),
    "tells-two-million-letters": ("turn", letters, "T", "cut off"),
    "shows-nothing": ("zones", lambda self, view: (), "B", "This game shows nothing here"),
    "shows-very-much": ("zones", many, "End", "and 19,000 more"),
    "has-a-key-twice": ("zones", twice, "B", "only one"),
}


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("fault", PAGES)
def test_a_page_at_a_served_table_is_told_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    name, function, key, expected = PAGES[fault]
    registry.names()
    with Place(tmp_path, SetUp("tictactoe", 2, {}, seed=1), 1) as place:
        if name == "zones":
            plant(monkeypatch, presenter(), name, function)
        page = place.run(place.enter("Ana"))
        plant(monkeypatch, presenter(), name, function)
        said = place.run(place.press(page, key))
        shown = [*said, *place.run(place.press(page, "B")), *page.tiles()]
        assert expected in " ".join((*shown, *page.past, str(page.screen)))
        assert max(map(len, shown)) < fence.LETTERS + 200
        if fault == "has-a-key-twice":
            assert page.tiles().count("only one") == 1
        assert place.records == [each for each in place.records if each["event"] != "fault"]


@pytest.mark.usefixtures("examples")
def test_a_page_is_told_kind_and_seat_of_what_has_no_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.names()
    with Place(tmp_path, SetUp("tictactoe", 2, {}, seed=1), 1) as place:
        page = place.run(place.enter("Ana"))
        plant(monkeypatch, table(), "do", says_nothing_of_it)
        place.run(place.press(page, "B"))
        for _ in range(3):
            place.run(place.press(page, "Tab"))
            place.run(place.press(page, "Enter"))
        assert any(said.startswith("did: ") for said in page.past)


@pytest.mark.usefixtures("examples")
def test_a_page_is_told_once_what_fails_after_every_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.names()
    with Place(tmp_path, SetUp("tictactoe", 2, {}, seed=1), 1) as place:
        page = place.run(place.enter("Ana"))
        plant(monkeypatch, presenter(), "turn", raises)
        before = len(page.past)
        for key in ("Tab", "Tab", "B", "S", "Right"):
            place.run(place.press(page, key))
        told = [said for said in page.past[before:] if FAULT in said]
        assert len(told) == 1
        assert "leads to the menu" in told[0]
        assert FAULT in " ".join(place.run(place.press(page, "T")))  # who asks is answered
        assert place.records == [each for each in place.records if each["event"] != "fault"]


UNTRIED = {
    "a hint raises": (Raising, FAULT),
    "a hint loops": (Stuck, HANGS),
    "a third marked thing raises": (raises, FAULT),
    "a third marked thing loops": (endless, HANGS),
}
"""What is asked at a page that no trial has asked before: it is bounded by the guard alone."""


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("fault", UNTRIED)
def test_what_a_page_asks_untried_names_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    planted, expected = UNTRIED[fault]
    registry.names()
    at_once(monkeypatch)
    set_up = SetUp("tictactoe", 2, {}, seed=1)
    with fence.serving(thread=True), Place(tmp_path, set_up, 1) as place:
        page = place.run(place.enter("Ana"))
        kind = presenter()
        if fault.startswith("a hint"):
            plant_advice(monkeypatch, planted)
            keys = ["H"]
        else:
            plant(monkeypatch, kind, "actions_for", many_marked(kind.actions_for, planted))
            keys = ["B", "Tab", "Space", "Tab", "Space", "Tab", "Enter"]
        said = [place.run(place.press(page, key)) for key in keys][-1]
        assert any(each.startswith(expected) for each in [*said, *page.past])
        assert place.records == [each for each in place.records if each["event"] != "fault"]
        assert not place.keeper.hosts[0].match.journal
        assert place.run(place.press(page, "T"))[-1].startswith("Your turn")
        if fault.startswith("a hint"):  # the match goes on, for her and for everybody
            place.run(place.press(page, "B"))
            place.run(place.press(page, "Enter"))
            assert place.keeper.hosts[0].match.journal


@pytest.mark.usefixtures("examples")
def test_a_page_answers_although_its_game_cannot_say_whether_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.names()
    uncaught: list[Any] = []
    with Place(tmp_path, SetUp("tictactoe", 2, {}, seed=1), 1) as place:
        place.loop.set_exception_handler(lambda loop, context: uncaught.append(context))
        page = place.run(place.enter("Ana"))
        plant(monkeypatch, table(), "winners", raises)
        said = [said for key in "TBT" for said in place.run(place.press(page, key))]
        assert FAULT in " ".join(said)
        monkeypatch.undo()
        assert place.run(place.press(page, "T"))
        assert uncaught == []
