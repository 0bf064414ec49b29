"""A match that is resumed: what happened before can be looked up, and it stays this client's."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.games import registry
from braillespiel.games.presenter import Kind
from braillespiel.store import records
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from braillespiel.ui.history import HistoryMessage
from tests.proof.situations import random_action, random_table
from tests.support.facts import facts
from tests.support.player import Player


def history(player: Player) -> list[HistoryMessage]:
    """Return all that was told at the table, the oldest first."""
    kept = player.ui.announcer.history
    found = [kept.older() for _ in range(kept.count("all"))]
    return [message for message in reversed(found) if message is not None]


@pytest.mark.parametrize("game", registry.own())
def test_what_happened_before_is_looked_up_after_resuming(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path)
    table = random_table(player, game, Random(4), actions=min(40, facts(game).FEW - 1))
    told = [message.phrase.full for message in history(player)]
    player.app.close()

    player = Player(tmp_path)
    player.press("Home", "Enter", "Enter")
    again = history(player)
    assert again
    # What was said of the turn and the like belongs to its moment and is not said again.
    assert [message for message in again if message.phrase.full not in told] == []
    # What one did oneself is told in brief, as when it was done.
    newest, mine = again[-1].phrase, again[-1].kind is Kind.MINE
    assert player.press("L") == [newest.brief if mine else newest.full]
    assert table.port.host.match.journal == player.table.port.host.match.journal
    assert player.errors == []
    player.app.close()


def test_hidden_cards_of_others_are_not_told_by_it(tmp_path: Path) -> None:
    player = Player(tmp_path)
    random_table(player, "logomachy", Random(5), people=2, actions=12)
    player.app.close()
    player = Player(tmp_path)
    player.press("Home", "Enter", "Enter")
    assert player.ui.announcer.history.count() == 0
    player.press("Enter")
    assert player.ui.announcer.history.count("all") > 0
    player.app.close()


def test_a_match_that_is_thought_about_for_long_stays_this_clients(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("logomachy")
    other = open_store(tmp_path, lambda: player.clock.ms + 11 * 60_000)
    (line,) = other.matches.unfinished()
    player.wait(1_800_000, step=30_000)
    with pytest.raises(StoreError, match="in-use"):
        other.leases.acquire(line.id)
    random_action(table, Random(1))
    assert table.port.host.trouble is None
    other.close()
    player.app.close()


def test_who_lost_a_match_is_told_once_and_never_that_it_is_saved(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("logomachy")
    other = open_store(tmp_path)
    (line,) = other.matches.unfinished()
    ours = player.app.store.leases
    assert ours._own is not None
    ours._own.release(force=True)  # as where the file system knows no locks
    other.leases.acquire(line.id)
    other.matches.append(line.id, 0, 0, "elsewhere")
    player.ear.said.clear()
    player.wait(180_000, step=30_000)
    assert len([text for text in player.ear.said if "anderen Fenster" in text]) == 1
    other.close()  # it is free again, but went on elsewhere
    rng = Random(1)
    player.ear.said.clear()
    for _ in range(6):
        if random_action(table, rng):
            table.deliver()
        player.wait(500)
    told = player.ear.said
    assert [text for text in told if "ging inzwischen anderswo weiter" in text] == [
        "Diese Partie ging inzwischen anderswo weiter. Öffne sie neu aus der Liste der Partien."
    ]
    assert not any("nichts fehlt" in text for text in told)
    kept = player.app.store.matches.load(line.id).entries
    assert [entry.text for entry in kept] == ["elsewhere"]
    player.app.close()


UNFIT = {
    "seats": ({"seats": 9}, "9 Plätze gehen nicht. Möglich sind 2 bis 8."),
    "option": (
        {"options": {"colour": 1}},
        "Keine Option heißt colour. Es gibt: {options}.",
    ),
    "value": (
        {"options": {"rounds": 9999}},
        "Die Option rounds kann nicht 9.999 sein. Möglich ist eine Zahl von 0 bis 20.",
    ),
    "position": (
        {"position": {"piles": 1}},
        "piles gibt es in state nicht. Prüf die Schreibweise in docs/positions.md.",
    ),
}


@pytest.mark.parametrize("name", UNFIT)
def test_a_match_that_does_not_fit_says_why(tmp_path: Path, name: str) -> None:
    wrong, sentence = UNFIT[name]
    given: dict[str, Any] = {"seats": 2, "options": {}, "position": None, "journal": [], **wrong}
    store = open_store(tmp_path)
    people = [records.StoredPlayer(f"P{seat}") for seat in range(given["seats"])]
    match = store.matches.create(
        "logomachy", 7, given["seats"], given["options"], people, given["position"]
    )
    store.matches.append_all(match, 0, given["journal"])
    store.close()
    player = Player(tmp_path)
    said = player.press("Home", "Enter", "Enter")
    known = ", ".join(option.id for option in registry.game("logomachy").options)
    assert said == [sentence.format(options=known)]
    assert player.cells
    assert player.errors == []
    player.app.close()
