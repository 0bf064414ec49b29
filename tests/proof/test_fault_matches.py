"""A sample of the faults that ``python -m tests.proof faults`` lets strike every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.proof.faults import run
from tests.proof.faults.whole import Report


def struck(fault: str, game: str, home: Path) -> Report:
    report = run.FAULTS[fault](home / "home", game, 1)
    assert report.times > 0
    assert report.actions > 5
    assert report.found == []
    return report


@pytest.mark.parametrize("fault", ["disk-full", "disk-full-at-start"])
def test_a_disk_that_is_full_is_told_and_nothing_is_lost_once_there_is_room(
    fault: str, tmp_path: Path
) -> None:
    struck(fault, "logomachy", tmp_path)


@pytest.mark.parametrize("fault", ["read-only-at-start", "read-only-mid-match"])
def test_a_home_that_is_read_only_is_told_and_the_match_goes_on(fault: str, tmp_path: Path) -> None:
    struck(fault, "hexaducto", tmp_path)


@pytest.mark.parametrize("game", registry.own())
def test_a_computer_that_sleeps_takes_nobody_time_in_a_match(game: str, tmp_path: Path) -> None:
    struck("sleep", game, tmp_path)


@pytest.mark.parametrize("fault", ["clock-back", "wall-clock"])
def test_a_clock_that_is_set_does_no_harm_in_a_match(fault: str, tmp_path: Path) -> None:
    struck(fault, "six", tmp_path)


def test_a_voice_that_falls_ill_in_any_way_loses_no_answer_of_a_match(tmp_path: Path) -> None:
    assert struck("voice", "six", tmp_path).times == 10


@pytest.mark.parametrize("fault", ["sound-killed", "sound-hangs", "sound-none-at-start"])
def test_a_sound_device_that_vanishes_is_told_and_found_again(fault: str, tmp_path: Path) -> None:
    struck(fault, "logomachy", tmp_path)


def test_a_sound_worker_that_is_killed_or_stops_loses_no_answer(tmp_path: Path) -> None:
    struck("sound-worker", "logomachy", tmp_path)


def test_a_connection_that_drops_a_hundred_times_loses_nothing_of_the_line(tmp_path: Path) -> None:
    assert struck("brlapi", "logomachy", tmp_path).times == 100


def test_of_two_living_clients_one_plays_a_match_whatever_their_clocks_say(tmp_path: Path) -> None:
    struck("two-living", "logomachy", tmp_path)


def test_what_two_clients_play_side_by_side_is_kept(tmp_path: Path) -> None:
    struck("side-by-side", "hexaducto", tmp_path)


def test_the_match_of_a_client_that_was_killed_is_taken_over(tmp_path: Path) -> None:
    struck("two-clients", "logomachy", tmp_path)


def test_a_program_that_is_hung_up_or_asked_to_end_saves_and_ends_quietly(tmp_path: Path) -> None:
    assert struck("hang-up", "logomachy", tmp_path).times == 5
