"""What the checker of several hosts finds, and that it finds nothing where nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

import msgspec
import pytest

from braillespiel.engine.match import Entry, Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.house import records as r
from braillespiel.network import messages as m
from braillespiel.store.records import StoredEntry, StoredPlayer
from braillespiel.table import wire
from tests.proof.hosts.checker import Led, Row, SeatLog, check
from tests.support.facts import facts

GAMES = [game for game in registry.own() if not registry.presenter_type(game).shared]
"""Those that do not run by the clock."""
STEPS = 12


class Story:
    """A table for two at which everything is as it should be; a test then tampers with it."""

    def __init__(self, game: str = "ludoteca") -> None:
        _, options = next(each for each in facts(game).RECORDED.values() if each[0] == 2)
        self.match = Match(registry.game(game), 2, options, 1)
        self.seats = [SeatLog("table", name) for name in ("Ana", "Ben")]
        self.rows: list[Row] = []
        self.leads = [Led(1, "one")]
        self.archive: dict[int, list[list[Entry]]] = {}
        self.epoch = 1
        self._clock = count(1)
        self._numbers, self._sent = [0, 0], [0, 0]
        self._revisions = [0, 0]
        self._rng = Random(1)
        self._number = 0
        set_up = m.SetUp(game, 2, options)
        self.keep(r.Open(set_up))
        players = [StoredPlayer(name, "online", "") for name in ("Ana", "Ben")]
        match = self.match
        self.keep(r.Begun(game, 1, 2, dict(match.options), players, match.position, match.rules))
        self.begins()

    def keep(self, kept: r.Kept) -> None:
        n = len(self.rows) + 1
        self.rows.append(Row("table", n, self.epoch, f"w{self.epoch}-{n}", r.encoded(kept)))

    def tell(self, seat: int, message: m.Began | m.Update | m.Answer) -> None:
        self.seats[seat].told.append((next(self._clock), message))

    def shown(self, seat: int) -> msgspec.Raw:
        view = self.match.game.view_document(self.match.state.view(seat))
        standing = wire.StandingDocument(False, False, (), 0, None, None)
        seen = wire.SeenDocument(seat, view, [], "", False)
        return msgspec.Raw(
            msgspec.json.encode(wire.UpdateDocument(0, [seen], None, standing, False))
        )

    def begins(self) -> None:
        """Another host leads: it shows everybody how things stand, and goes on."""
        self._number += 1
        for seat in range(2):
            began = m.Began(
                self._number, self.match.game.id, self.match.rules, 2, {}, (), self.shown(seat),
                (seat,), revision=self._revisions[seat],
            )  # fmt: skip
            self.tell(seat, began)

    def send(self) -> tuple[int, int, str]:
        """Have somebody act; nothing is carried out yet."""
        state = self.match.state
        seat = next(each for each in range(2) if each in state.to_act())
        view = state.view(seat)
        action = think(self.match.game.bot("easy"), view, self._rng)
        self._numbers[seat] += 1
        act = m.Act(seat, self._numbers[seat], "", str(action))
        self.seats[seat].sent.append((next(self._clock), act))
        return seat, self._numbers[seat], str(action)

    def carry_out(self, seat: int, number: int, text: str) -> None:
        """Carry an action out, without keeping or telling it."""
        self.match.apply(seat, self.match.game.parse_action(text), 0, number)

    def keep_last(self, start: int | None = None) -> None:
        entry = self.match.journal[-1]
        stored = StoredEntry(entry.seat, entry.text, entry.at, entry.rules, entry.number)
        self.keep(r.Entries(len(self.match.journal) - 1 if start is None else start, [stored]))

    def tell_all(self) -> None:
        for seat in range(2):
            self._revisions[seat] += 1
            self.tell(seat, m.Update(self._number, self._revisions[seat], self.shown(seat)))

    def act(self) -> tuple[int, int, str]:
        """Have somebody act as it should be."""
        seat, number, text = self.send()
        self.carry_out(seat, number, text)
        self.keep_last()
        self.tell(seat, m.Answer(seat, number))
        self.tell_all()
        return seat, number, text

    def found(self) -> list[str]:
        return check(self.seats, self.rows, self.leads, self.archive)


def told(game: str = "ludoteca", steps: int = STEPS) -> Story:
    story = Story(game)
    for _ in range(steps):
        story.act()
    return story


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_where_nothing_is_wrong(game: str) -> None:
    story = told(game)
    story.epoch += 1
    story.leads.append(Led(2, "two"))
    story.begins()
    story.act()
    seat, number, _ = story.send()
    story.tell(seat, m.Answer(seat, number, m.Rule("too-late")))
    assert story.found() == []


def test_a_match_that_is_over_is_in_the_archive_once_and_as_it_was_played() -> None:
    story = told()
    while not story.match.state.is_over():
        story.act()
    story.keep(r.Left())
    played = list(story.match.journal)
    for kept, wrong in (
        ([], "a match is 0 times in the archive, not 1"),
        ([played, played], "a match is 2 times in the archive, not 1"),
        ([played[:-1]], "a match is in the archive as it was not played"),
    ):
        story.archive = {1: kept}
        assert story.found() == [f"table table: {wrong}"]
    story.archive = {1: [played]}
    assert story.found() == []


def test_what_was_told_before_it_was_kept_and_then_lost_is_found() -> None:
    story = told()
    seat, number, text = story.send()
    before = story.match.copied()
    story.carry_out(seat, number, text)
    story.tell_all()  # and the host is killed
    story.match = before
    story.begins()
    story.tell(seat, m.Answer(seat, number, m.Rule("too-late")))
    found = story.found()
    assert len(found) == 2
    assert all(f"update {STEPS + 1} shows what was never kept" in each for each in found)


def test_who_is_told_less_than_before_is_found() -> None:
    story = told()
    before = story.match.copied()
    for _ in range(4):
        story.act()
    late, story.match = story.match, before
    story.begins()
    story.match = late
    story.begins()
    found = story.found()
    assert len(found) == 2
    assert all("the beginning shows what was before entry" in each for each in found)


def test_a_past_that_never_was_is_found() -> None:
    story = told()
    seat = story.seats[0]
    at, began = seat.told[0]
    assert isinstance(began, m.Began)
    seat.told[0] = (at, msgspec.structs.replace(began, past=2))
    assert story.found() == []
    where = next(n for n, (_, each) in enumerate(seat.told) if isinstance(each, m.Update))
    at, update = seat.told[where]
    assert isinstance(update, m.Update)
    other = Story()
    other.match = Match(other.match.game, 2, other.match.options, 2)
    seat.told[where] = (at, msgspec.structs.replace(update, update=other.shown(0)))
    assert story.found() == ["table table, Ana: update 1 tells of a past that was never kept"]


def test_who_was_not_told_the_end_is_found_where_nothing_is_under_way() -> None:
    story = told()
    story.seats[1].told.pop()
    (found,) = story.found()
    assert f"Ben: told up to entry {STEPS - 1} of match 1, of {STEPS}" in found
    assert check(story.seats, story.rows, story.leads, {}, settled=False) == []


def twice(story: Story) -> str:
    """An action stands in the journal twice, as if it were another one."""
    entry = next(e for e in story.match.journal if e.number)
    seat, _, text = story.send()
    story.carry_out(seat, entry.number, text)
    story.keep_last()
    story.tell_all()
    assert seat == entry.seat
    story.seats[seat].sent.pop()
    return f"action {entry.number} of seat {seat} was carried out 2 times"


def not_kept(story: Story) -> str:
    """Somebody is told that an action was done, which is not there."""
    seat, number, text = story.send()
    story.tell(seat, m.Answer(seat, number))
    return f"action {number} of seat {seat}, {text}, was done, and not kept"


def refused(story: Story) -> str:
    """Somebody is told that an action was not done, which is there."""
    seat, number, text = story.act()
    story.seats[seat].told = [
        (at, m.Answer(seat, number, m.Rule("too-late")))
        if isinstance(each, m.Answer) and each.number == number
        else (at, each)
        for at, each in story.seats[seat].told
    ]
    return f"action {number} of seat {seat}, {text}, was refused as too-late, and kept"


def of_nobody(story: Story) -> str:
    """An action is there that nobody has sent."""
    seat, number, text = story.act()
    story.seats[seat].sent.pop()
    story.seats[seat].told = [
        each for each in story.seats[seat].told if each[1] != m.Answer(seat, number)
    ]
    return f"nobody has sent action {number} of seat {seat}: {text}"


def otherwise(story: Story) -> str:
    """An action is there as another one than was sent."""
    seat, number, text = story.act()
    at, act = story.seats[seat].sent.pop()
    other = next(each for _, each in story.seats[seat].sent if each.action != text)
    story.seats[seat].sent.append((at, msgspec.structs.replace(act, action=other.action)))
    return f"action {number}, {other.action}, was kept as {text}"


def too_early(story: Story) -> str:
    """An action is there before one that had been answered when it was sent."""
    seat, number, _ = story.act()
    log = story.seats[seat]
    at, act = log.sent.pop()
    log.sent.append((at + 1000, act))
    while story.send()[0] == seat:
        story.seats[seat].sent.pop()
        story.act()
    other = story.seats[1 - seat].sent.pop()[1]
    story._numbers[1 - seat] -= 1
    story.act()
    assert other.seat == 1 - seat
    return f"action {number} of seat {seat} was kept before older ones"


@pytest.mark.parametrize("wrong", [twice, not_kept, refused, of_nobody, otherwise, too_early])
def test_what_was_sent_and_what_was_kept_match_one_to_one(wrong: Callable[[Story], str]) -> None:
    story = told()
    sentence = wrong(story)
    assert any(sentence in each for each in story.found()), story.found()


def test_two_leaders_of_one_epoch_are_found() -> None:
    story = told()
    story.leads = [Led(1, "one"), Led(1, ""), Led(2, "two")]
    assert story.found() == []
    story.leads.append(Led(2, "three"))
    assert story.found() == ["the house has two leaders under epoch 2"]
    story.leads = [Led(2, "two"), Led(1, "one")]
    assert story.found() == ["the house was led under epoch 1 after 2"]


def test_two_who_write_to_one_table_are_found() -> None:
    story = told()
    row = story.rows[-1]
    story.rows[-1] = row._replace(write="other-1")
    (found,) = story.found()
    assert f"two have written under epoch 1: record {row.n} is of the second" in found
    story.rows[-1] = row._replace(epoch=0)
    (found,) = story.found()
    assert f"record {row.n} of epoch 0 came after epoch 1" in found
    story.rows[-1] = row._replace(n=row.n + 1)
    (found,) = story.found()
    assert f"record {row.n + 1} came after record {row.n - 1}" in found


def test_a_journal_that_cannot_be_played_again_is_found() -> None:
    story = told()
    kept = r.Entries(STEPS, [StoredEntry(0, "dance", 0, story.match.rules)])
    story.keep(kept)
    assert any(f"entry {STEPS + 1}, " in each for each in story.found())


def test_what_takes_the_place_of_what_was_kept_is_found() -> None:
    story = told()
    story.keep(r.Entries(STEPS - 1, []))
    assert any(f"begins at {STEPS - 1}, {STEPS} were kept" in each for each in story.found())


def test_a_table_of_which_nothing_was_kept_is_found() -> None:
    story = told()
    assert check(story.seats, [], story.leads, {}) == ["table table: nothing was kept"]
