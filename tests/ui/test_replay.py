"""A match that was played: walked again, looked through, gone on from, by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import cli
from braillespiel.engine import simulate
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.store.match_file import read_match
from braillespiel.table.host import Player as Who
from braillespiel.table.recording import Recording
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.words.catalogue import Words
from tests.support.finished import finished
from tests.support.player import Player

OPENED = "Rückblick, Logomachy, Platz von Ada, Zug 0 von 36. Hand, 3 Karten. gelbe 5, 1 von 3."
KEYS = (
    "Eingabe: nächster Zug, Rücktaste: einer zurück, Leertaste: spielt von selbst ab, "
    "F1: alle Tasten."
)
ENGLISH = "Enter: next move, Backspace: the one before, Space: play on its own, F1: all keys."
YOU = re.compile(r"\byour?s?\b", re.IGNORECASE)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = finished(tmp_path / "home", "logomachy", rounds=1)
    yield player
    player.app.close()
    assert player.errors == []


def replay(player: Player) -> list[str]:
    """Open the replay of the match that has just ended, from its menu."""
    player.press("Escape")
    for _ in range(8):
        if player.ear.said[-1].startswith(("Diese Partie ansehen", "Replay and review")):
            break
        player.press("Down")
    return player.press("Enter")


def go_to_finished(player: Player) -> None:
    """Walk through the main menu to the finished matches."""
    player.press("Home")
    for _ in range(10):
        if player.ear.said[-1].startswith("Gespielte Partien"):
            return
        player.press("Down")
    raise AssertionError("no finished matches in the menu")


def test_the_list_says_who_won_and_opens_the_real_table(player: Player) -> None:
    player.press("Escape", "End", "Enter")
    go_to_finished(player)
    (said,) = player.press("Enter")
    assert said.startswith("Gespielte Partien. Logomachy, ")
    assert ", gewonnen von Ben, " in said
    assert player.press("Enter") == [f"{OPENED} {KEYS}"]
    assert player.press("Escape")[0].startswith("Gespielte Partien. Logomachy, ")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_replay_opens_with_its_keys_and_names_them_once(tmp_path: Path, language: str) -> None:
    player = finished(tmp_path / "home", "logomachy", rounds=1, language=language)
    (said,) = replay(player)
    assert said.endswith({"de": KEYS, "en": ENGLISH}[language])
    assert player.said[-1].braille.endswith({"de": "alle tasten", "en": "all keys"}[language])
    player.press("F1")
    assert "F1: " not in player.press("Escape")[0]
    player.app.settings.set("keys", '{"replay.replay-next": "N"}')
    player.ui.apply_settings()
    player.press("Escape")
    (said,) = player.press("Enter")
    assert {"de": "N: nächster Zug", "en": "N: next move"}[language] in said


def test_moments_are_walked_forwards_and_backwards_with_a_name_in_every_sentence(
    player: Player,
) -> None:
    assert replay(player) == [f"{OPENED} {KEYS}"]
    assert player.press("Enter") == ["Ben legt blaue 4, 1 von 36"]
    assert player.cells == "⠃⠑⠝⠀⠃⠲"
    assert player.press("Enter") == ["Ada legt gelbe 5, 2 von 36"]
    assert player.cells == "⠁⠙⠁⠀⠑⠢"
    assert player.press("C")[0].startswith("Hand, 2 Karten. ")
    assert player.press("Enter") == ["Ben: grüne 5 nimmt gelbe 5, 3 von 36"]
    assert player.press("Backspace") == ["Ada legt gelbe 5, 2 von 36"]
    assert player.press("L") == ["Ada legt gelbe 5, 2 von 36"]
    assert player.press("T") == ["Ben ist dran."]
    assert player.press("Ctrl+Home") == ["Anfang der Partie, 0 von 36"]
    assert player.press("Backspace") == ["Anfang der Partie, davor ist nichts"]
    assert player.press("C")[0].startswith("Hand, 3 Karten. ")
    assert player.press("Ctrl+End")[-1].startswith("Ben gewinnt")
    assert player.press("Enter") == ["Ende der Partie"]
    assert player.press("E") == ["Hier ohne Wirkung. F1 nennt die Tasten."]


def test_tab_and_slash_mean_what_they_mean_at_the_table(tmp_path: Path) -> None:
    player = finished(tmp_path / "home", "hexaducto", "en")
    replay(player)
    assert player.press("Tab") == ["face down, row 1, place 2, 2 of 19"]
    assert player.press("/")[0].startswith("Which place? Row and place, as in r2 3. ")
    assert player.press("2", "Space", "3", "Enter")[-1] == "face down, row 2, place 3, 6 of 19"
    assert player.cells == "⠋⠼⠃⠀⠹⠀⠹⠀⣹⠀⠹"
    assert player.press("Tab") == ["face down, row 2, place 4, 7 of 19"]
    assert player.cells == "⠋⠼⠃⠀⠹⠀⠹⠀⠹⠀⣹"
    assert player.press("Shift+Tab") == ["face down, row 2, place 3, 6 of 19"]
    player.press("/", "9", "Space", "1")
    assert player.press("Enter") == ["There is no place 1 in row 9."]
    player.press("V")
    assert player.press("V")[0].startswith("Spectator's seat. ")
    assert player.press("Tab") == ["Nothing you can use right now"]
    player.app.close()
    assert player.errors == []


def test_it_is_watched_from_every_seat_once_it_is_over(player: Player) -> None:
    replay(player)
    player.press("Enter")
    assert player.press("V") == ["Platz von Ben. Hand, 2 Karten. grüne 5, 1 von 2"]
    assert player.cells == "⠃⠑⠝⠀⠓⠀⠆⠀⠛⠢"
    (said,) = player.press("V")
    assert said.startswith("Platz der Zuschauer. ")
    assert player.press("C") == ["Zuschauer sehen keine Hand"]
    assert player.press("V")[0].startswith("Platz von Ada. Hand, 3 Karten. ")


def test_it_plays_by_itself_at_a_speed_until_a_key_or_the_end(player: Player) -> None:
    player.ui.settings.set("braille-cell-ms", 45)
    player.ui.apply_settings()
    replay(player)
    player.ui.settings.set("braille-cell-ms", 45)
    assert player.press("Space") == ["Läuft"]
    assert player.wait(1500, 50)[0] == "Ben legt blaue 4, 1 von 36"
    slow = len(player.wait(6000, 50))
    assert player.press("+", "+") == ["Tempo 5 von 5"]
    assert len(player.wait(6000, 50)) > slow
    assert player.press("+") == ["Tempo 5 von 5"]
    assert player.press("Space") == ["Angehalten"]
    assert player.wait(6000, 50) == []
    player.press("Space")
    player.press("Right")
    assert player.wait(6000, 50) == []
    player.press("Space")
    assert player.wait(60_000, 200)[-1].endswith(", 36 von 36")
    assert player.press("Space") == ["Ende der Partie"]


def test_one_jumps_to_a_round_or_a_score(tmp_path: Path) -> None:
    player = finished(tmp_path / "home", "logomachy", rounds=2)
    replay(player)
    assert player.press("J") == ["Zu Runde oder Punktestand. Anfang der Partie, 1 von 3"]
    (said,) = player.press("Down")
    assert said.startswith("Runde 2 von 2: Ada beginnt.")
    assert said.endswith(" Ada 0, Ben 3, 2 von 3")
    (said,) = player.press("Down")
    assert said.startswith("Ada 2, Ben 5. ")
    player.press("Up")
    said = " ".join(player.press("Enter"))
    assert "Runde 2 von 2" in said
    assert said.endswith(" von 72")
    player.app.close()


def test_a_review_names_the_better_move_and_by_how_much(tmp_path: Path) -> None:
    player = finished(tmp_path / "home", "hexaducto", "en")
    replay(player)
    assert player.press("W") == [
        "Review of Ada's moves. Looking through the match, 0 percent, 1 of 1",
        "Review finished: 23 better moves found",
    ]
    assert player.press("F3")[-1].endswith("Review finished: 23 better moves found, 1 of 24")
    assert player.press("Enter") == [
        "Move 1, about 6 points better: minus 1 from the discard pile; played: row 4, place 2: "
        "turn up, 2 of 24"
    ]
    assert player.cells == "⠞⠁⠅⠑⠀⠤⠼⠁⠀⠝⠕⠞⠀⠥⠏⠀⠗⠼⠙⠀⠏⠼⠃⠀⠬⠼⠋⠀⠍⠼⠁⠀⠼⠃⠌⠼⠃⠙"
    assert player.press("Down", "Enter") == ["Ben turns up 12. Bottom right corner, 2 of 48"]
    player.app.close()
    assert player.errors == []


def test_a_review_goes_on_while_one_walks_and_can_be_left(tmp_path: Path) -> None:
    player = finished(tmp_path / "home", "hexaducto")
    replay(player)
    screen = player.ui.screen
    assert isinstance(screen, ReplayScreen)
    screen.review()
    player.app.step(0)
    assert screen.busy()
    screen.ui.press("Escape")
    assert player.ui.screen is screen
    screen.ui.press("Enter")
    assert player.ear.said[-1] == "Ada deckt 9 auf. Reihe 4, Platz 2, 1 von 48"
    assert screen.busy()
    player.settle()
    assert player.ear.said[-1] == "Auswertung fertig: 23 bessere Züge gefunden"
    player.app.close()
    assert player.errors == []


def test_one_goes_back_to_a_moment_and_plays_on_as_practice(player: Player) -> None:
    replay(player)
    player.press("Ctrl+End")
    over = "Hier ist die Partie vorbei; geh erst zu einem früheren Zug zurück."
    assert player.press("K") == [over]
    player.press("Ctrl+Home", "Enter")
    assert player.press("K") == ["Von hier aus für Ada weiterspielen, als Übung? Nein, 1 von 2"]
    (said,) = player.press("Down", "Enter")
    assert said.startswith("Logomachy. Dran: ")
    assert [(who.name, who.level) for who in player.table.port.players] == [
        ("Ada", ""),
        ("Ben", "normal"),
    ]
    assert len(player.table.port.host.match.journal) == 1
    player.press("Escape", "End", "Enter")
    player.press("Home")
    (said,) = player.press("Enter")
    assert said.endswith(", Übung, 1 von 1")


def test_an_exported_match_is_replayed_by_whoever_has_it(
    player: Player, tmp_path: Path, home_of_nobody: Path
) -> None:
    player.press("Escape", "End", "Enter")
    go_to_finished(player)
    player.press("Enter", "Right", "Down", "Enter")
    (kept,) = (home_of_nobody / "matches").iterdir()
    assert read_match(kept).game == "logomachy"
    assert player.press("End") == ["Partien als Datei: 1, 2 von 2"]
    other = Player(tmp_path / "other")
    go_to_finished(other)
    assert other.press("Enter") == ["Gespielte Partien. Partien als Datei: 1, 1 von 1"]
    other.press("Enter")
    (said,) = other.press("Enter")
    assert said.startswith("Rückblick, Logomachy, Platz von Ada, Zug 0 von 36. ")
    kept.write_text("no match")
    other.press("Escape")
    (said,) = other.press("Enter")
    assert said == f"{kept} ist keine Partiedatei. Partiedateien enden auf bsmatch."
    other.app.close()
    assert other.errors == []


def test_six_is_walked_too_and_reviewed(tmp_path: Path) -> None:
    game = registry.game("six")
    match = simulate.play(game, [game.bot("hard"), game.bot("easy")], {"untimed": True}, 4)
    players = [Who("Ada"), Who("Ben", "easy")]
    begun = Match(game, 2, match.options, 4)
    player = Player(tmp_path / "home")
    player.ui.push(ReplayScreen(player.ui, Recording(begun, match.journal, players)))
    player.settle()
    assert player.ear.said[-1].startswith("Rückblick, SIX, Platz von Ada, Zug 0 von ")
    for _ in range(5):
        said = player.press("Enter")
    assert said[-1].startswith("Ben: Ein Würfel, 16 von ")
    assert player.press("W")[0].startswith("Auswertung der Züge von Ada. ")
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize("untimed", [True, False])
def test_six_is_played_on_from_a_moment_with_the_dice_in_the_air(
    tmp_path: Path, untimed: bool
) -> None:
    game = registry.game("six")
    match = simulate.play(game, [game.bot("hard"), game.bot("easy")], {"untimed": untimed}, 4)
    begun = Match(game, 2, match.options, 4)
    player = Player(tmp_path, "en", settings={"braille-cell-ms": 45})
    recording = Recording(begun, match.journal[:40], [Who("Ada"), Who("Ben", "easy")])
    player.ui.push(ReplayScreen(player.ui, recording))
    player.press("Enter", "Enter", "Enter")
    assert player.press("K") == ["Play on from here for Ada, as practice? No, 1 of 2"]
    assert player.press("Down", "Enter") == [
        "SIX. 2 dice are rolling, Ben. Your places. 13, 1 of 3"
    ]
    player.wait(6000)
    assert "3" in player.ear.said  # what Ben rolls
    player.app.close()
    assert player.errors == []


@pytest.mark.parametrize("game", registry.own())
def test_every_game_is_told_by_name_from_every_seat_and_can_be_reviewed(game: str) -> None:
    book = registry.game(game)
    match = simulate.play(book, [book.bot("easy"), book.bot("easy")], {}, 4)
    assert match.state.is_over()
    begun = Match(book, 2, match.options, 4)
    recording = Recording(begun, match.journal, [Who("Ada"), Who("Ben", "easy")])
    assert recording.chairs == (0, 1, None)
    assert recording.state(len(recording) - 1).to_position() == match.state.to_position()
    words = Words("en", ("client", *registry.catalogues(game)))
    kind = registry.presenter_type(game)
    for chair in recording.chairs:
        teller = kind(words, ("Ada", "Ben"), None)
        for moment in range(len(recording) - 1, -1, -13):
            view = recording.state(moment).view(chair)
            assert kind(words, ("Ada", "Ben"), chair).zones(view)
            for event in recording.seen(moment, chair):
                for told in teller.announce(event, view):
                    assert not YOU.search(told.phrase.full), told.phrase.full


def test_of_a_match_that_goes_on_only_ones_own_hand_may_be_seen() -> None:
    game = registry.game("logomachy")
    match = Match(game, 2, {}, 3)
    alone = Recording(match, [], [Who("Ada"), Who("Ben", "easy")])
    assert alone.chairs == (0, None)
    two = Recording(Match(game, 2, {}, 3), [], [Who("Ada"), Who("Ben")])
    assert two.chairs == (None,)


def test_an_exported_match_is_imported_and_replayed_in_another_data_folder(
    player: Player,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = str(tmp_path / "match.bsmatch")
    player.app.close()
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    assert cli.main(["matches", "--lang", "en", "--export", "1", "--out", file]) == 0
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "other"))
    assert cli.main(["matches", "--lang", "en", "--import", file]) == 0
    capsys.readouterr()
    assert cli.main(["replay", "--lang", "en", file]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert told[-2:] == [
        "Ben wins with the most chips: Ben 3, Ada 0.",
        "    ⠺⠊⠝⠀⠠⠃⠑⠝⠀⠼⠉⠀⠠⠁⠙⠁⠀⠼⠚",
    ]
    other = Player(tmp_path / "other")
    go_to_finished(other)
    assert ", gewonnen von Ben, " in other.press("Enter")[0]
    (said,) = other.press("Enter")
    assert said.startswith("Rückblick, Logomachy, Platz von Ada, Zug 0 von 36. Hand, 3 Karten. ")
    assert other.press("Enter") == ["Ben legt blaue 4, 1 von 36"]
    other.app.close()
    assert other.errors == []
