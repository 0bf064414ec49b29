"""What the client says of a store that is damaged, and of what somebody else wrote into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.store import records
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from tests.proof.faults import damage
from tests.support.player import Player
from tests.support.program import Program


def test_a_name_of_any_length_hides_no_match(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    for name in ("Ada", "A" * 5000, "Eve"):
        people = [records.StoredPlayer(name), records.StoredPlayer("Bo", "bot", "easy")]
        store.matches.create("logomachy", 7, 2, {}, people)
    store.close()
    player = Player(tmp_path)
    assert player.press("Home")[0].startswith("Weiterspielen, 3 Partien")
    said = [player.press("Enter")[0], *(player.press("Down")[0] for _ in range(2))]
    assert "mit Eve; Bo" in said[0]
    assert "AAA…" in said[1]
    assert "mit Ada; Bo" in said[2]
    assert len(player.press("Up")[0]) < 1200
    player.press("Enter")
    assert player.table.port.host.match.seats == 2
    for key in ("T", "S", "Tab", "C", "G"):
        assert player.press(key)[0]
    assert player.errors == []
    player.app.close()


def test_a_damaged_match_is_told_and_can_be_deleted(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    people = [records.StoredPlayer("Ada"), records.StoredPlayer("Bo", "bot", "easy")]
    bad, good = (store.matches.create("logomachy", 7, 2, {}, people) for _ in range(2))
    with store.database.transaction() as execute:
        execute("UPDATE matches SET changed = 4611686018427387904 WHERE id = ?", (bad,))
    store.close()
    player = Player(tmp_path)
    assert player.press("Home")[0].startswith("Weiterspielen, eine Partie")
    said = player.press("Down")
    assert said == ["Eine beschädigte Partie, nicht zu öffnen, 2 von 10"]
    assert player.cells
    assert player.press("Enter")[0].startswith("Die beschädigten Partien löschen?")
    for _ in range(4):
        if player.press("Down")[0].startswith("Ja"):
            break
    assert player.press("Enter") == ["Gelöscht. Neues Spiel, 2 von 9"]
    assert player.press("Home", "Down")[0].startswith("Neues Spiel, 2 von 9")
    (line,) = player.app.store.matches.unfinished()
    assert line.id == good
    assert player.app.store.matches.damaged() == []
    assert player.errors == []
    player.app.close()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "eine neue ist angelegt. 12 Partien sind übernommen."),
        ("en", "and a new one started. 12 matches were recovered."),
    ],
)
def test_what_could_be_taken_over_from_a_damaged_store_is_told(
    tmp_path: Path, language: str, sentence: str
) -> None:
    data = bytearray(damage.sound(False).files[""])
    data[18] = 3
    (tmp_path / FILE_NAME).write_bytes(data)
    player = Player(tmp_path, language)
    assert any(said.endswith(sentence) for said in player.ear.said), player.ear.said
    player.app.close()


def test_own_sentences_that_are_not_used_are_told_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "words" / "de.ftl"
    path.parent.mkdir()
    path.write_text("edge = x\n" * 40_000)
    program = Program(tmp_path)
    try:
        program.wait(f"{path} ist zu groß: höchstens 256 kB.")
    finally:
        program.close()
