"""A match in the net names its cards as the person here has chosen, also for who watches."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.network.test_match import acts, playing, told


@pytest.mark.parametrize(
    ("chair", "heard"),
    [
        (1, ["3 Lending drawn", "3 Lending laid.", "6 Lending discarded."]),
        (0, ["Bert draws a card.", "Bert lays 3 Lending.", "Bert discards 6 Lending."]),
        (None, ["Bert draws a card.", "Bert lays 3 Lending.", "Bert discards 6 Lending."]),
    ],
)
def test_cards_have_the_same_short_names_for_who_plays_and_who_watches(
    tmp_path: Path, chair: int | None, heard: list[str]
) -> None:
    here, client, host = playing(tmp_path, chair, game="ludoteca")
    told(here)
    for _ in range(3):
        acts(host, client, 1)
    assert told(here)[:3] == heard


@pytest.mark.parametrize("chair", [0, None])
def test_a_cards_name_begins_with_what_the_person_has_chosen(
    tmp_path: Path, chair: int | None
) -> None:
    here, client, host = playing(tmp_path, chair)
    here.ui.settings.set("card-order", "value")
    here.ui.naming.order = "value"
    told(here)
    acts(host, client, 0)
    acts(host, client, 1)
    assert [text for text in told(here) if "Bert" in text] == ["Bert: 6 blue takes 6 green."]
