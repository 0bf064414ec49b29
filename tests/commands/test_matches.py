"""``matches`` lists what is on disk: who played, when, and who has won."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from braillespiel import cli
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept

WHEN = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
LINES = {
    "en": [
        "4: six, Ada; Ben, WHEN, not over",
        "3: six, Ada; Ben, WHEN, over",
        "2: six, Ada; Ben, WHEN, win shared by Ada; Ben",
        "1: six, Ada; Ben, WHEN, won by Ben",
    ],
    "de": [
        "4: six, Ada; Ben, WHEN, nicht zu Ende",
        "3: six, Ada; Ben, WHEN, zu Ende",
        "2: six, Ada; Ben, WHEN, geteilter Sieg für Ada; Ben",
        "1: six, Ada; Ben, WHEN, gewonnen von Ben",
    ],
}


def keep(home: Path) -> None:
    """Keep matches that one has won, two, or nobody, and one that goes on."""
    store = open_store(home)
    for scores, winners in (([1, 4], [1]), ([4, 4], [0, 1]), ([0, 0], []), (None, None)):
        match = store.matches.create("six", 1, 2, {}, [Kept("Ada"), Kept("Ben")])
        if scores is not None and winners is not None:
            store.matches.sync(match, [], 0, Outcome(scores, winners))
    store.close()


@pytest.mark.parametrize("language", LINES)
def test_the_list_says_who_has_won(
    home_of_nobody: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    keep(home_of_nobody)
    assert cli.main(["matches", "--lang", language]) == 0
    said = WHEN.sub("WHEN", capsys.readouterr().out).splitlines()
    assert sorted(said) == sorted(LINES[language])


def test_the_list_for_programs_names_the_winners(
    home_of_nobody: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(home_of_nobody)
    assert cli.main(["matches", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    found = {row["number"]: row["winners"] for row in rows}
    assert found == {1: ["Ben"], 2: ["Ada", "Ben"], 3: [], 4: []}


def test_a_name_with_a_comma_is_one_person(
    home_of_nobody: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(home_of_nobody)
    store.matches.create("six", 1, 2, {}, [Kept("Nguyen, Ana"), Kept("Ben")])
    store.close()
    assert cli.main(["matches", "--lang", "en"]) == 0
    said = WHEN.sub("WHEN", capsys.readouterr().out)
    assert said == "1: six, Nguyen, Ana; Ben, WHEN, not over\n"
