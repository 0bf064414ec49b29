"""``position`` prints a table to listen to: with what lies in its rows and piles."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games import registry

MOST = 400
"""Actions after which any game has laid something."""


def printed(folder: Path, position: Any, capsys: pytest.CaptureFixture[str]) -> tuple[str, Any]:
    """Return what the command prints of a position, as text and as data."""
    document = folder / "position.json"
    document.write_text(json.dumps(position), "utf-8")
    outputs = []
    for more in ((), ("--json",)):
        assert main(["position", str(document), "--seat", "1", "--lang", "en", *more]) == 0
        outputs.append(capsys.readouterr().out)
    return outputs[0], json.loads(outputs[1])


def items(data: Any, zone: str) -> dict[str, dict[str, Any]]:
    """Return what is in a zone, by its keys."""
    return {
        item["key"]: item for one in data["zones"] if one["id"] == zone for item in one["items"]
    }


def test_a_row_is_told_with_its_cards_and_a_pile_with_their_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(registry.game("ludoteca"), 2, {}, 3)
    rng = Random(4)
    while not any(match.state.view(0).public.rows[0]) and len(match.journal) < MOST:
        seat = min(match.state.to_act() - {CLOCK})
        match.apply(seat, rng.choice(list(match.state.legal_actions(seat))))
    text, data = printed(tmp_path, match.to_position(), capsys)
    assert "Lending system 4, any card; Play culture empty" in text
    assert "Draw pile, 74 cards; Discard pile, 7 Play culture" in text
    row = items(data, "opponent-1")["row-1-a"]
    assert row["text"] == "Lending system 4, any card"
    assert row["braille_text"] == "l4", "the finger has the cards in the name"
    assert [one["text"] for one in items(data, "piles").values()] == [
        "Draw pile, 74 cards",
        "Discard pile, 7 Play culture",
    ]


def test_a_place_of_six_tells_what_it_covers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = Match(registry.game("six"), 2, {}, 5).to_position()
    laid = position["state"]["piles"][0].pop()
    position["state"]["places"][0][1].append(laid)
    text, data = printed(tmp_path, position, capsys)
    assert items(data, "places")["place-0-1"]["text"] == f"{laid} covers one card"
    assert f"{laid} covers one card" in text
