"""What takes long is read beside the loop, before a seat needs it; part of ``./test browser``."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from braillespiel.network import messages as m
from braillespiel.web import visitor
from braillespiel.web.warm_up import load_games, read_sentences  # not what the others get
from braillespiel.words import bundle
from tests.web.places import Place


@pytest.mark.parametrize("game", ["hexaducto", "six", "logomachy"])
def test_no_sentence_is_parsed_in_the_loop(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_games()
    read_sentences("en")
    visitor._language_names()  # in the pool, too, with the entrance
    parsed: list[str] = []
    parse = bundle.parse

    def noted(text: str) -> Any:
        if threading.current_thread() is threading.main_thread():
            parsed.append(text.split(" =")[0])
        return parse(text)

    monkeypatch.setattr(bundle, "parse", noted)
    with Place(tmp_path, m.SetUp(game, 2, levels=("easy",)), 1) as place:
        page = place.run(place.enter("Ana"))
        for key in ("T", "C", "Right", "F1", "Escape", "Escape", "F2", "Escape"):
            place.run(place.press(page, key))
    assert parsed == []
