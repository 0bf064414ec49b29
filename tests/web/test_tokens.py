"""Who loads the page again, locks the phone or opens a second tab keeps the chair."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from braillespiel.network import messages as m
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.keymap import Scope
from braillespiel.web import seat as seats
from braillespiel.web.memory import PageSettings
from braillespiel.web.messages import FRAME, KEPT_BYTES, Open, Sound, ToPage
from braillespiel.web.page_front import PageFront, PageSounds
from braillespiel.web.page_line import MESSAGES
from tests.network.places import Lists
from tests.web.places import Page, Place

SIX = m.SetUp("six", 2, {}, levels=("easy",))


def members(place: Place) -> list[tuple[str, bool]]:
    return [(guest.name, guest.here) for guest in place.table.members]


def test_a_page_that_is_loaded_again_goes_on_where_it_was(tmp_path: Path) -> None:
    with Place(tmp_path, SIX, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.press(page, "T"))
        place.run(place.press(page, "F1"))
        before, past, token = page.screen, page.past, page.token
        assert past
        place.run(page.close())
        again = place.run(place.come_back(token))
        place.run(again.until(lambda page: page.screen.get("title")))
        assert again.screen == before
        assert again.past == past
        assert members(place) == [("Ana", True)]
        assert place.run(place.press(again, "Escape"))


def test_a_locked_phone_keeps_chair_and_screen_and_the_table_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "RELOAD_S", 0.0)
    with Place(tmp_path, SIX, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.press(page, "F1"))
        title = page.screen["title"]
        place.run(page.close())
        place.run(place.until(lambda: members(place) == [("Ana", False)]))
        place.run(place.pass_time(600_000, 60_000))
        again = place.run(place.come_back(page.token))
        place.run(place.until(lambda: members(place) == [("Ana", True)]))
        place.run(again.until(lambda page: "The connection is back." in " ".join(page.past)))
        assert again.screen["title"] == title
        assert place.table.matches.phase == "playing"


def test_a_second_tab_with_the_same_token_takes_the_seat_over(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        again = place.run(place.come_back(page.token))
        place.run(page.end())
        assert page.ended == {
            "type": "ended",
            "text": "Your seat is now open in another tab or on another device.",
        }
        place.run(again.until(lambda page: page.screen.get("title")))
        assert members(place) == [("Ana", True)]


def test_a_page_for_which_too_much_waited_still_gets_its_token(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        (seat,) = place.web.seats.values()
        token, page.token = page.token, ""

        async def overflow() -> None:
            seat._keep_token()
            for _ in range(MESSAGES):
                seat.client.front.put(Sound("turn"))
            await page.until(lambda page: page.token)

        place.run(overflow())
        assert page.token == token
        place.run(place.press(page, "Down"))
        assert page.focused()


def test_a_second_tab_without_it_is_a_second_seat(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        first, second = place.run(place.enter("Ana")), place.run(place.enter("Ben"))
        assert first.token != second.token
        assert members(place) == [("Ana", True), ("Ben", True)]


def test_names_that_sound_alike_are_refused_at_the_entrance(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.run(place.enter("Ana"))
        page = place.run(place.enter("ana"))
        assert page.got[-1]["problem"] == (
            "Ana is already at the table, and your name sounds or feels the same. "
            "Choose another name."
        )
        place.run(page.send("enter", code="204816", names=["Ben"]))
        place.run(page.until(lambda page: page.screen.get("title")))
        assert [name for name, _ in members(place)] == ["Ana", "Ben"]


def test_after_the_ui_is_forgotten_the_token_still_finds_the_chair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "RELOAD_S", 0.0)
    monkeypatch.setattr(seats, "KEPT_S", 0.0)
    with Place(tmp_path, SIX, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(page.close())
        place.run(place.until(lambda: not place.web.seats))
        again = place.run(place.come_back(page.token))
        place.run(again.until(lambda page: page.screen.get("title") == "SIX"))
        assert place.table.matches.phase == "playing"


def test_a_server_that_was_started_again_knows_the_token(tmp_path: Path) -> None:
    keeper = Lists()
    with Place(tmp_path, SIX, 1, keeper=keeper) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.press(page, "T"))
        place.run(place.close_pages())
        assert page.ended == {
            "type": "ended",
            "text": "The table is closed. When it opens again, you come back automatically.",
            "again": True,
        }
    with Place(tmp_path, keeper=keeper) as place:
        again: Page = place.run(place.come_back(page.token))
        place.run(again.until(lambda page: page.screen.get("title") == "SIX"))
        assert place.run(place.press(again, "T"))


def test_who_leaves_on_purpose_gives_the_token_back(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.press(page, "Escape"))
        place.run(page.send("typed", text="Yes"))
        place.run(page.end())
        assert page.ended is not None
        assert page.token == ""
        place.run(place.until(lambda: not members(place)))


def test_settings_are_kept_by_the_page_and_bad_ones_do_no_harm(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        bad = {"zoom": 9999, "theme": 3, "nothing": True, "sound-pack": "../..", "wording": "x"}
        page = place.run(place.enter("Ana", settings={"menus-wrap": False, **bad}))
        assert place.run(place.press(page, "Ctrl++"))
        assert page.kept == {"double-press-ms": 0, "menus-wrap": False, "zoom": 125}
        assert page.screen["scale"] == 125
        other = place.run(place.enter("Ben"))
        assert other.screen["scale"] == 100


def test_a_page_that_keeps_long_settings_is_let_in_again(tmp_path: Path) -> None:
    rows = [row for row in COMMANDS if row.keys and row.scope is Scope.TABLE]
    own = {row.id: [*row.keys, f"Ctrl+Alt+Shift+F{n % 12 + 1}"] for n, row in enumerate(rows)}
    keys, lessons = json.dumps(own), json.dumps({f"lesson-{n}": "b3 " * 80 for n in range(20)})
    assert min(len(keys), len(lessons)) > 2000
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", settings={"keys": keys, "lessons": lessons}))
        place.run(place.press(page, "Ctrl++"))
        place.run(place.enter("Ben", settings=page.kept))
        *_, seat = place.web.seats.values()
        assert seat.client.kept.to_keep() == page.kept
        assert page.kept["lessons"] == lessons


def test_a_page_is_given_no_more_to_keep_than_it_may_hand_in() -> None:
    kept = PageSettings({"zoom": 125})
    for signs in (KEPT_BYTES - 100, KEPT_BYTES):
        kept.set("lessons", json.dumps({"x": "y" * signs}))
        frame = msgspec.json.encode(Open(settings=kept.to_keep()))
        assert len(frame) <= FRAME
        again = msgspec.json.decode(frame, type=Open).settings
        assert list(again) == ["zoom", "lessons"][: 1 + (signs < KEPT_BYTES)]


def test_a_page_is_told_from_which_side_a_sound_comes() -> None:
    front = PageFront()
    sent: list[ToPage] = []
    front.put = sent.append  # type: ignore[method-assign]
    sounds = PageSounds(front)
    sounds.set(volume=50)
    sounds.play("card", -0.5)
    sounds.play("edge")
    assert [msgspec.to_builtins(one) for one in sent] == [
        {"type": "sound", "name": "card", "volume": 50, "pan": -0.5},
        {"type": "sound", "name": "edge", "volume": 50},
    ]


def test_a_page_is_told_tones_and_their_sides() -> None:
    front = PageFront()
    sent: list[ToPage] = []
    front.put = sent.append  # type: ignore[method-assign]
    sounds = PageSounds(front)
    sounds.melody([(2, -1.0)])
    sounds.set(volume=50, kinds={"tones": 50})
    sounds.melody([(2, -1.0), (4, 0.333)])
    assert [msgspec.to_builtins(one) for one in sent] == [
        {"type": "tones", "tones": ((2, -1.0), (4, 0.33)), "volume": 25}
    ]


def test_sounds_come_only_once_they_are_switched_on(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", settings={"menus-wrap": False}))
        place.run(place.press(page, "Up"))
        assert not [each for each in page.got if each["type"] == "sound"]
        place.run(place.press(page, "F10"))
        place.run(place.press(page, "Up"))
        sounds = [each for each in page.got if each["type"] == "sound"]
        assert sounds == [{"type": "sound", "name": "edge", "volume": 10}]
