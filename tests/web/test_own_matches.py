"""What somebody plays alone at a page: left, resumed, looked back at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.table.host import Player
from braillespiel.ui.services import Setup
from braillespiel.web.memory import MATCHES
from tests.web.places import Page, Place
from tests.web.test_own_files import point

PRACTISE = "Practise, learn, look back"
LONGEST = 600


def begun(place: Place) -> tuple[Page, Any]:
    """Enter, begin a match of one's own, and act once; return the page and the match's host."""
    page = place.run(place.enter("Ana"))
    for choice in (PRACTISE, "New game", "Logomachy"):
        place.run(point(place, page, choice))
    place.run(place.press(page, "Enter"))
    (seat,) = place.web.seats.values()
    host = seat.client.ui.screen.port.host  # type: ignore[attr-defined]
    act(host)
    return page, host


def act(host: Any) -> None:
    """Have whoever is to act do the first thing that is possible."""
    seat = min(host.match.state.to_act())
    host.act(seat, next(iter(host.view(seat).legal_actions())))


def act_to_the_end(host: Any) -> None:
    """Have everybody do the first thing that is possible, until the match is over."""
    for _ in range(LONGEST):
        if host.is_over:
            break
        act(host)


def test_a_match_that_was_left_is_resumed(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, host = begun(place)
        done = len(host.match.journal)
        for key in ("Escape", "End", "Enter"):
            place.run(place.press(page, key))
        place.run(point(place, page, PRACTISE))
        place.run(point(place, page, "Resume, one match"))
        place.run(place.press(page, "Enter"))
        assert page.screen["title"] == "Logomachy"
        (seat,) = place.web.seats.values()
        [kept] = seat.client.matches.store.matches.unfinished()
        assert kept.players[0].name == "Ana"
        resumed = seat.client.ui.screen.port.host  # type: ignore[attr-defined]
        assert resumed is not host
        assert len(resumed.match.journal) >= done > 0


def test_a_match_that_is_over_is_looked_back_at(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, host = begun(place)
        act_to_the_end(host)
        assert host.is_over
        for key in ("Escape", "End", "Enter"):
            place.run(place.press(page, key))
        place.run(point(place, page, PRACTISE))
        [looked_back] = [text for text in page.tiles() if text.startswith("Finished matches")]
        place.run(point(place, page, looked_back))
        place.run(place.press(page, "Enter"))
        begins = page.heard[-1]
        place.run(place.press(page, "Enter"))
        assert page.heard[-1] != begins
        assert page.screen["title"] == "Logomachy"


@pytest.mark.parametrize(
    ("language", "more", "new", "kept"),
    [
        (
            "en",
            PRACTISE,
            "New game",
            "Matches of your own are kept as long as this page is open, and twenty minutes longer: "
            "the last 10.",
        ),
        (
            "de",
            "Üben, lernen, nachlesen",
            "Neues Spiel",
            "Eigene Partien bleiben, solange diese Seite offen ist, und zwanzig Minuten länger: "
            "die letzten 10.",
        ),
    ],
)
def test_the_page_says_how_long_ones_own_matches_are_kept(
    tmp_path: Path, language: str, more: str, new: str, kept: str
) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", language))
        place.run(point(place, page, more))
        while page.focused() != new:
            place.run(place.press(page, "Down"))
        assert place.run(place.press(page, "Tab")) == [kept]


def test_no_file_is_promised_where_there_are_none(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, host = begun(place)
        act_to_the_end(host)
        (seat,) = place.web.seats.values()
        for key in ("Escape", "End", "Enter"):
            place.run(place.press(page, key))
        place.run(point(place, page, PRACTISE))
        [looked_back] = [text for text in page.tiles() if text.startswith("Finished matches")]
        place.run(point(place, page, looked_back))
        [entry] = seat.client.ui.screen.entries  # type: ignore[attr-defined]
        assert entry.key != "files"
        assert place.run(place.press(page, "Tab")) == [
            "Enter replays the match, Right arrow lists what else can be done."
        ]
        place.run(place.press(page, "Right"))
        assert page.tiles() == ["Replay and review this match", "Delete"]


def test_a_match_is_deleted_at_the_page_without_a_delete_key(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, _ = begun(place)
        (seat,) = place.web.seats.values()
        for key in ("Escape", "End", "Enter"):
            place.run(place.press(page, key))
        place.run(point(place, page, PRACTISE))
        place.run(point(place, page, "Resume, one match"))
        for key in ("Right", "Down", "Enter", "Down"):
            place.run(place.press(page, key))
        [said] = place.run(place.press(page, "Enter"))
        assert said.startswith("Deleted: Logomachy, ")
        assert said.endswith(". Empty")
        assert seat.client.matches.saved() == []


def test_the_matches_played_longest_ago_give_way_whether_over_or_not(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, _ = begun(place)
        (seat,) = place.web.seats.values()
        matches = seat.client.matches
        for number in range(MATCHES + 1):
            people = (Player("Ana"), Player("Ben", "easy"))
            port = matches.new_match(Setup("logomachy", people, {}, 7))
            if number == MATCHES:
                break
            act(port.host)
            while number == MATCHES - 1 and not port.host.is_over:
                act(port.host)  # the last one but one is over
            matches.leave()
        assert len(matches.finished()) == 1
        kept = [int(one.id) for one in (*matches.saved(), *matches.finished())]
        assert sorted(kept) == list(range(max(kept) - MATCHES + 1, max(kept) + 1))
        place.run(place.pass_time(1000))
        gone = [text for text in page.past if "played longest ago is gone: 10 are kept" in text]
        assert len(gone) == 2, "the eleventh and the twelfth that were begun"


def test_a_key_of_what_the_reader_decides_claims_nothing(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        for key in ("F5", "F8", "F12"):
            assert "rate" not in "".join(place.run(place.press(page, key)))
            assert page.heard[-1].startswith("No effect here")


def test_in_another_language_ones_own_matches_go_on(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page, host = begun(place)
        done = len(host.match.journal)
        again = place.run(place.come_back(page.token, "de"))
        place.run(place.pass_time(1000))
        place.run(point(place, again, "Üben, lernen, nachlesen"))
        place.run(point(place, again, "Weiterspielen, eine Partie"))
        place.run(place.press(again, "Enter"))
        (seat,) = place.web.seats.values()
        resumed = seat.client.ui.screen.port.host  # type: ignore[attr-defined]
        assert len(resumed.match.journal) >= done > 0
