"""A match whose journal no longer fits the rules is shown as it was kept, and nobody acts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel import cli
from braillespiel.engine.contract import CLOCK, GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store import records
from braillespiel.store.match_file import read_match
from braillespiel.store.opening import Store, open_store
from braillespiel.ui.replay.screen import ReplayScreen
from tests.support.player import Player

WHY = {
    "entry": (
        "Nur zum Ansehen, niemand ist am Zug. Zug 23 der gespeicherten Partie passt nicht zu den"
        " Regeln: nonsense. Sie bleibt, wie sie ist.",
        "nur Ansicht: Zug 23 passt nicht",
    ),
    "newer": (
        "Nur zum Ansehen, niemand ist am Zug. Zug 23 der gespeicherten Partie folgt neueren"
        " Regeln, als dieses Programm kennt: {text}. Mit einer neueren Version geht sie weiter.",
        "nur Ansicht: Zug 23: neuere Regeln",
    ),
    "differs": (
        "Nur zum Ansehen, niemand ist am Zug. Nach Zug 20 steht die gespeicherte Partie anders da"
        " als damals. Die Regeln haben sich geändert; sie bleibt, wie sie ist.",
        "nur Ansicht: nach Zug 20 anders als damals",
    ),
}
STILL = "Nur zum Ansehen: In dieser Partie zieht niemand mehr. Warum, sagt die Taste T."


def played(match: Match, length: int) -> None:
    """Play at random until the journal has that length."""
    rng = Random(3)
    while len(match.journal) < length:
        seat = min(match.state.to_act() - {CLOCK})
        match.apply(seat, rng.choice(list(match.state.legal_actions(seat))))


def keep(store: Store, why: str, people: int = 1) -> tuple[Any, Match]:
    """Keep a match whose journal does not fit; its position was kept after 20 entries."""
    match = Match(registry.game("logomachy"), 2, {"rounds": 3}, 7)
    number = store.matches.create(
        "logomachy",
        7,
        2,
        match.options,
        [
            records.StoredPlayer("Ada"),
            records.StoredPlayer("Ben", *(() if people == 2 else ("bot", "easy"))),
        ],
        match.position,
        match.rules,
    )
    played(match, 20)
    other = Match(registry.game("logomachy"), 2, {"rounds": 3}, 8)
    state = (other if why == "differs" else match).state
    store.matches.sync(number, match.journal, 0, None, state.to_position)
    kept = Match(match.game, 2, match.options, position=state.to_position())
    played(match, 23)
    last = match.journal[-1]
    if why == "entry":
        match.journal[-1] = Entry(last.seat, "nonsense")
    if why == "newer":
        match.journal[-1] = Entry(last.seat, last.text, last.at, 2)
    store.matches.sync(number, match.journal, 0, None)
    kept.journal = match.journal
    return number, kept


@pytest.mark.parametrize("why", WHY)
def test_the_last_position_kept_is_shown_and_why(tmp_path: Path, why: str) -> None:
    store = open_store(tmp_path)
    number, kept = keep(store, why)
    store.close()
    player = Player(tmp_path)
    full, braille = WHY[why]
    full = full.format(text=kept.journal[-1].text)
    player.press("Home", "Enter")
    (said,) = player.press("Enter")
    assert said.startswith(f"Logomachy. {full} ")
    screen = player.app.ui.screen
    assert screen.title().braille == braille
    view = screen.port.host.view(0)
    assert (view.public, view.known) == (kept.state.view(0).public, kept.state.view(0).known)
    assert screen.port.host.match.state.to_act() == view.to_act() == frozenset()
    assert not view.legal_actions()
    assert player.press("T") == [full]
    for key in ("Enter", "E", "H"):
        assert player.press(key) == [STILL]
    assert player.press("Ctrl+Z") != []
    player.wait(60_000, step=10_000)
    with pytest.raises(GameError, match="standstill"):
        screen.port.host.act(0, registry.game("logomachy").parse_action("play r1"))
    assert player.errors == []
    player.app.close()
    store = open_store(tmp_path)
    stored = store.matches.load(number)
    assert [entry.text for entry in stored.entries] == [entry.text for entry in kept.journal]
    assert stored.kept is not None
    assert stored.kept.length == 20
    assert stored.finished is None
    store.close()


def test_two_people_are_told_whose_cards_come_before_they_lie_there(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    keep(store, "entry", people=2)
    store.close()
    player = Player(tmp_path)
    player.press("Home", "Enter")
    assert player.press("Enter") == ["Ada ist dran. Bitte wechseln. Ich bin Ada, 1 von 2"]
    player.app.close()


def test_a_replay_tells_what_fits_then_why_and_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    store = open_store(tmp_path)
    number, _ = keep(store, "entry")
    store.close()
    player = Player(tmp_path)
    player.ui.push(ReplayScreen(player.ui, player.app.matches.recording(str(number))))
    said = player.press("Ctrl+End")
    why = WHY["entry"][0]
    assert said[-1] == why.removesuffix(".") + ", 23 von 23"
    assert player.press("C")[0].startswith("Hand, ")
    assert player.press("K") == [
        "Hier ist die Partie vorbei; geh erst zu einem früheren Zug zurück."
    ]
    path = player.app.matches.export(str(number))
    player.app.close()
    file = read_match(Path(path))
    assert (file.version, file.rules) == (3, 1)
    assert file.kept is not None
    assert file.kept.length == 20
    assert cli.main(["replay", path, "--json", "--lang", "de"]) == 2
    out, err = capsys.readouterr()
    told = [json.loads(line)["speech"] for line in out.splitlines()]
    names = [line.partition(":")[0] for line in told[told.index(why) + 1 :]]
    assert names[0].startswith("Hand")
    assert len(names) >= 3
    assert err.strip() == WHY["entry"][0].partition("Zug. ")[2]


def test_an_older_match_without_a_position_is_shown_as_far_as_it_fits(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    people = [records.StoredPlayer("Ada"), records.StoredPlayer("Ben", "bot", "easy")]
    number = store.matches.create("logomachy", 7, 2, {"rounds": 3}, people)
    match = Match(registry.game("logomachy"), 2, {"rounds": 3}, 7)
    played(match, 5)
    seat = min(match.state.to_act())
    store.matches.append_all(number, 0, [*match.journal, Entry(seat, "nonsense")])
    store.close()
    player = Player(tmp_path)
    host = player.app.matches.resume(str(number)).host
    assert host.match.state.to_position() == match.state.to_position()
    assert host.match.stopped is not None
    assert host.match.stopped.details == {"number": 6, "text": "nonsense"}
    player.app.close()


def test_leaving_keeps_the_position_and_going_on_finds_the_same(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("logomachy")
    rng = Random(5)
    host = table.port.host
    while len(host.match.journal) < 7:
        seat = min(host.match.state.to_act())
        host.act(seat, rng.choice(list(host.match.state.legal_actions(seat))))
    (line,) = player.app.store.matches.unfinished()
    assert player.app.store.matches.load(line.id).kept is None
    player.app.matches.leave()
    stored = player.app.store.matches.load(line.id)
    assert stored.position == host.match.position
    assert stored.kept is not None
    assert stored.kept.length == 7
    assert stored.kept.state == json.loads(json.dumps(host.match.state.to_position()))
    again = player.app.matches.resume(str(line.id)).host
    assert again.match.stopped is None
    assert again.match.to_position() == host.match.to_position()
    player.app.close()


def test_closing_the_program_keeps_the_position_too(tmp_path: Path) -> None:
    player = Player(tmp_path)
    host = player.play("logomachy").port.host
    seat = min(host.match.state.to_act())
    host.act(seat, host.match.state.legal_actions(seat)[0])
    length, position = len(host.match.journal), host.match.state.to_position()
    player.app.close()
    store = open_store(tmp_path)
    (line,) = store.matches.unfinished()
    kept = store.matches.load(line.id).kept
    assert kept is not None
    assert (kept.length, kept.state) == (length, json.loads(json.dumps(position)))
    store.close()
