"""Three moments of a finished match: found by the strongest bot, heard at the table, played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine import simulate
from braillespiel.engine.contract import Better
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.table.host import Player as Who
from braillespiel.table.recording import Recording
from braillespiel.ui.replay.moments import MomentsMenu, decisive, round_of
from braillespiel.ui.replay.review import Review, ReviewFinding
from braillespiel.ui.replay.screen import ReplayScreen
from tests.support.facts import facts
from tests.support.finished import finished
from tests.support.player import Player


def played(game: str, levels: tuple[str, str] = ("easy", "easy"), **options: Any) -> Recording:
    """Return a whole match of Ada and a computer player."""
    book = registry.game(game)
    match = simulate.play(book, [book.bot(level) for level in levels], options, 4)
    begun = Match(book, 2, match.options, 4)
    return Recording(begun, match.journal, [Who("Ada"), Who("Ben", "easy")])


def shown(home: Path, recording: Recording, language: str = "en") -> tuple[Player, ReplayScreen]:
    player = Player(home, language)
    screen = ReplayScreen(player.ui, recording)
    player.ui.push(screen)
    player.settle()
    return player, screen


class Looked:
    """A review that is done."""

    done, percent = True, 100

    def __init__(self, seat: int, *lost: tuple[int, float]) -> None:
        self.seat = seat
        self.findings = [
            ReviewFinding(moment, None, "played", Better("better", much, 0.0))
            for moment, much in lost
        ]


def test_the_largest_losses_of_all_seats_are_named_in_the_order_of_the_match() -> None:
    mine = Looked(0, (2, 1.0), (8, 5.0), (30, 4.0))
    theirs = Looked(1, (5, 9.0), (20, 0.5))
    found = decisive([mine, theirs])  # type: ignore[list-item]
    assert [(one.seat, one.finding.moment) for one in found] == [(1, 5), (0, 8), (0, 30)]


def test_of_two_decisions_of_one_turn_only_the_larger_is_a_moment() -> None:
    found = decisive([Looked(0, (2, 1.0), (3, 5.0), (9, 0.6))])  # type: ignore[list-item]
    assert [one.finding.moment for one in found] == [3, 9]


def test_after_a_match_its_menu_leads_to_them_and_each_opens_the_table(tmp_path: Path) -> None:
    player = finished(tmp_path, "hexaducto", "en")
    player.press("Escape")
    told = [player.press("Down")[-1] for _ in range(3)]
    assert told[2] == "Three moments: where it was decided, 4 of 8"
    heard = player.press("Enter")
    assert (
        heard[0]
        == "Three moments: where it was decided. Looking through the match, 0 percent, 1 of 1"
    )
    assert heard[-1] == "3 moments found"
    assert isinstance(player.ui.screen, MomentsMenu)
    (first,) = player.press("F3")
    assert first.endswith("3 moments found, 1 of 4"), "the focus has stayed where it was"
    moments = [player.press("Down")[-1] for _ in range(3)]
    assert [said[-6:] for said in moments] == ["2 of 4", "3 of 4", "4 of 4"]
    assert all(said.startswith("Move ") and ". Better: " in said for said in moments)
    assert player.display.cells, "the finger reads the entry"
    menu = player.ui.screen
    moment = decisive(menu._reviews)[2]
    heard = player.press("Enter")
    screen = player.ui.screen
    assert isinstance(screen, ReplayScreen)
    assert (screen.chair, screen.moment) == (moment.seat, moment.finding.moment)
    assert heard[-1] == "K: play on from here, as practice."
    player.press("K")
    player.press("Down", "Enter")
    assert len(player.table.port.host.match.journal) >= moment.finding.moment
    (record,) = (one for one in player.app.matches.saved() if one.practice)
    assert record.game == "hexaducto"
    player.app.close()
    assert player.errors == []


def test_looking_for_them_can_be_left_and_goes_on_beside_the_replay(tmp_path: Path) -> None:
    player, screen = shown(tmp_path, played("hexaducto"))
    player.reviews_for = 3
    player.press("Shift+W")
    assert screen.busy()
    player.press("Escape")
    assert player.ui.screen is screen
    player.press("Enter")
    assert screen.busy()
    player.reviews_for = 10_000
    player.settle()
    assert "3 moments found" in player.ear.said
    player.app.close()
    assert player.errors == []


def test_a_match_that_goes_on_has_none_yet(tmp_path: Path) -> None:
    whole = played("hexaducto")
    begun = Match(whole.game, 2, whole.options, 4)
    player, _ = shown(tmp_path, Recording(begun, whole.entries[:9], whole.players))
    assert player.press("Shift+W") == ["The moments of a match can be looked for once it is over."]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", registry.own())
def test_every_game_words_them(tmp_path: Path, game: str, language: str) -> None:
    recording = played(game, **facts(game).SHORT_MATCH)
    player, screen = shown(tmp_path, recording, language)
    reviews = [Review(recording, seat) for seat in range(2)]
    for review in reviews:
        review._moments = review._moments[:12]
        while not review.done:
            review.go_on()
    menu = MomentsMenu(screen, reviews)
    menu.refresh()
    found = decisive(reviews)
    assert bool(found) is Review.possible(recording), game
    if not found:  # its bots estimate no moves
        return
    for one, entry in zip(found, menu.entries[1:], strict=True):
        assert one.lost > 0
        text = entry.text
        assert all((text.full, text.normal, text.brief, text.braille))
        assert (screen.words("moments-you") in text.full) is (one.seat == 0)
    player.app.close()
    assert player.errors == []


def test_the_round_is_named_where_there_are_several() -> None:
    recording = played("logomachy", rounds=2)
    last = len(recording) - 1
    second = next(n for n in range(1, last) if recording.opens_round(n))
    assert [round_of(recording, n) for n in (0, second - 1, second)] == [1, 1, 2]
    assert round_of(played("hexaducto"), 5) == 0
