"""Conversations with the client: keys in, whole sentences and cells out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.contract import Thought
from braillespiel.output.braille.display import KeyKind
from braillespiel.output.frontend import KeyPressed
from braillespiel.store.database import open_database
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.match.screen import MatchScreen
from tests.support.player import Player


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_the_main_menu_is_walked_and_wraps(home: Path) -> None:
    player = Player(home)
    assert player.ear.said[0] == "braillespiel, Hauptmenü. Neues Spiel, 1 von 8"
    assert player.press("Down") == ["Lernen, 2 von 8"]
    assert player.cells == "⠇⠑⠗⠝⠑⠝⠀⠆⠌⠦"
    assert player.press("Up", "Up") == ["Beenden, 8 von 8"]
    assert player.press("Home") == ["Neues Spiel, 1 von 8"]


def test_a_menu_that_does_not_wrap_has_an_edge(home: Path) -> None:
    player = Player(home, settings={"menus-wrap": False})
    assert player.press("Up") == ["Rand"]
    assert player.cells == "⠗⠁⠝⠙"
    assert player.sounds.played[-1] == "edge"


def test_first_letters_find_an_entry(home: Path) -> None:
    player = Player(home)
    assert player.press("S") == ["Spielregeln, 4 von 8"]
    assert player.press("X") == ["x: kein Eintrag"]


def test_a_match_is_set_up_with_keys(home: Path) -> None:
    player = Player(home)
    player.press("Enter")
    player.press(*"LOG", "Enter")
    assert player.press("Down") == ["Zahl der Plätze: 2, 2 von 12"]
    assert player.press("Right") == ["3"]
    assert player.press("Left", "Left") == ["Rand"]
    assert player.press("Down", "Down") == ["Platz 2: Computer, mittel, Louis, 4 von 12"]
    assert player.press("Right") == ["Computer, schwer, Louis"]
    assert player.press("Right") == ["Computer, wie du, Louis"]
    assert player.press("Right") == ["Mensch, Spieler 2"]


def test_a_player_can_give_a_name(home: Path) -> None:
    player = Player(home)
    player.press("Enter", *"LOG", "Enter", "Down", "Down")
    assert player.press("Enter") == [
        "Name für Platz 1. Spieler 1. Tippen ersetzt es. Eingabe, wenn fertig, Escape bricht ab, "
        "Entfernen leert"
    ]
    for _ in range(9):
        player.press("Backspace")
    assert player.press("Backspace") == ["Leer"]
    assert player.press("Shift+A") == ["A"]
    assert player.press("Space") == ["Leerzeichen"]
    said = player.press("B", "Enter")
    assert said == ["Logomachy. Platz 1: Mensch, A b, 3 von 12"]


TAKE = ("2", "Enter", "Enter")
"""Play the second card, take with it: the first line of the menu."""


def logomachy(home: Path, **settings: object) -> Player:
    player = Player(home, seed=7, settings=dict(settings))
    player.play("logomachy")
    return player


def test_the_hand_is_walked_card_by_card(home: Path) -> None:
    player = logomachy(home)
    assert player.press("C", "Home") == ["gelbe 3, 1 von 3"]
    assert player.press("Right") == ["blaue 7, nimmt rote 7, 2 von 3"]
    assert player.cells == "⠓⠀⠑⠒⠀⣃⣶⠀⠛⠆"
    assert player.press("Right", "Right") == ["Rand"]
    assert player.press("1") == ["gelbe 3, 1 von 3"]
    assert player.press("9") == ["Nur 3 hier"]
    assert player.cells == "⠝⠥⠗⠀⠒"


def test_the_same_sentence_is_said_again_when_asked_for_again(home: Path) -> None:
    player = logomachy(home)
    for key in ("T", "S", "I", "F3", "C", "Shift+I"):
        first = player.press(key)
        assert player.press(key) == first, key
    said = player.press("S")
    assert player.press("R") == said
    assert player.press("Ctrl+R") == said


def test_an_action_is_answered_briefly_and_the_others_follow_in_full(home: Path) -> None:
    player = logomachy(home)
    said = player.press(*TAKE)
    assert said[0] == "rote 7 genommen"
    assert said[1].startswith("Louis")
    assert said[-1] == "Dran: keine passt."


def test_wording_is_switchable(home: Path) -> None:
    player = logomachy(home, wording="full")
    full = player.press(*TAKE)
    assert full[0] == "blaue 7 nimmt rote 7."
    assert player.press("F11")[0].startswith("kurz")


def test_several_things_possible_open_a_menu_that_a_second_enter_does_not_trigger(
    home: Path,
) -> None:
    player = logomachy(home)
    assert player.press("3", "Enter") == [
        "Was tun? rote 1 und blaue 1 nehmen, mit Karte grüne 2, 1 von 2"
    ]
    player.clock.ms -= 950  # a key hit twice
    said = player.press("Enter")
    assert said[-1].endswith("Zum Ausführen noch einmal Eingabe")
    assert player.table.port.host.match.journal == []
    player.press("Enter")
    assert str(player.table.port.host.match.journal[0].text) == "play g2 take r1,b1"


def test_an_error_names_the_reason_and_changes_nothing(home: Path) -> None:
    player = logomachy(home)
    player.press("G")
    assert player.press("Enter") == ["Damit geht jetzt nichts: 3 Handkarten. Dran: 2 von 3 passen."]
    assert player.cells == "⠛⠑⠓⠞⠀⠝⠊⠉⠓⠞⠒⠀⠓⠒⠄⠀⠙⠗⠁⠝⠒⠀⠬⠆⠌⠒"
    assert len(player.table.port.host.match.journal) == 0


def test_take_back_goes_to_before_the_own_last_move(home: Path) -> None:
    player = logomachy(home)
    player.press(*TAKE)
    assert len(player.table.port.host.match.journal) == 2
    said = player.press("Ctrl+Z")
    assert said[0].startswith("Zurückgenommen.")
    assert len(player.table.port.host.match.journal) == 0
    assert player.press("Ctrl+Z") == ["Kein eigener Zug zum Zurücknehmen"]


def test_a_hint_is_a_legal_move_and_only_for_practice(home: Path) -> None:
    player = logomachy(home)
    assert player.press("H") == ["Grüne 2 nimmt rote 1 und blaue 1. 3 Karten"]
    player.app.settings.set("practice", False)
    assert player.press("H") == ["Nur in Übungsspielen gegen Computer"]
    assert player.press("Ctrl+Z") == ["Nur in Übungsspielen gegen Computer"]


def test_marks_are_said_and_cleared(home: Path) -> None:
    player = logomachy(home)
    assert player.press("C", "Home", "Space")[0].startswith("gelbe 3, markiert")
    assert player.press("Left") == ["Rand"]
    assert player.press("Home") == ["gelbe 3, markiert, 1 von 3"]
    assert player.press("Space")[0].startswith("gelbe 3, nicht mehr markiert")
    player.press("Space")
    assert player.press("Backspace") == ["Keine Karte mehr markiert"]
    assert player.press("Backspace") == ["Nichts zurückzunehmen. Escape öffnet das Menü."]


def test_a_match_is_left_and_resumed_where_it_was(home: Path) -> None:
    player = logomachy(home)
    player.press(*TAKE)
    journal = list(player.table.port.host.match.journal)
    player.press("Escape", "End", "Enter")
    assert player.press("Home")[0].startswith("Weiterspielen, eine Partie")
    player.app.close()
    again = Player(home)
    again.press("Enter")
    again.press("Enter")
    assert again.table.port.host.match.journal == journal


@pytest.mark.parametrize("way", [("Delete",), ("Right", "Down", "Enter")])
def test_a_saved_match_can_be_deleted_after_a_question(home: Path, way: tuple[str, ...]) -> None:
    player = logomachy(home)
    player.press(*TAKE, "Escape", "End", "Enter")
    player.play("hexaducto", seats=1)
    player.press("2", "Enter", "Enter", "Escape", "End", "Enter", "Home")
    (entry,) = player.press("Enter")
    assert entry.startswith("Weiterspielen. Hexaducto, ")
    assert entry.endswith(" Uhr, ein Zug, 1 von 2"), "who plays alone is not named"
    assert player.press(*way)[0].startswith("Löschen? Hexaducto, ")
    assert player.press("Down") == ["Ja, 2 von 2"]
    (said,) = player.press("Enter")
    assert said.startswith("Gelöscht: Hexaducto, ")
    assert said.endswith(" Uhr, mit Louis, 2 Züge, 1 von 1")
    assert ". Logomachy, " in said
    (left,) = player.ui.services.matches.saved()
    assert left.game == "logomachy"
    assert player.press(*way, "Down", "Enter")[0].endswith(". Leer")
    assert player.ui.services.matches.saved() == []
    assert player.press("Delete") == ["Hier ohne Wirkung. F1 nennt die Tasten."]
    assert player.press("Right") == ["Keine weitere Erklärung"]


def test_the_score_table_is_walked_like_a_grid(home: Path) -> None:
    player = logomachy(home)
    player.press("Shift+S")
    assert player.press("Right") == ["keine Karte genommen"]
    assert player.cells == "⠏⠀⠙⠥⠀⠙⠥⠀⠴⠀⣝⣴⠀⠓⠒"
    assert player.press("Down", "Left") == ["Louis kein Chip"]
    assert player.press("End", "Right") == ["Rand"]
    assert isinstance(player.ui.screens[-2], MatchScreen)
    player.press("Escape")
    assert player.ui.screen is player.table


def test_rules_are_headings_to_walk(home: Path) -> None:
    player = logomachy(home)
    assert player.press("F4")[0].startswith("Regeln: Logomachy. ")
    heading = player.press("Down")[0]
    text = player.press("Enter")[0]
    assert len(text) > len(heading)


def test_help_first_says_what_can_be_done_here_then_all_keys(home: Path) -> None:
    player = logomachy(home)
    assert player.press("F1")[0].startswith("Was hier geht.")
    short = len(player.ui.screen.entries)  # type: ignore[attr-defined]
    assert player.press("F1")[0].startswith("Alle Tasten.")
    assert len(player.ui.screen.entries) > short  # type: ignore[attr-defined]
    player.press("Escape")
    assert player.ui.screen is player.table


def test_settings_are_changed_by_ear_and_kept(home: Path) -> None:
    player = Player(home)
    player.press("F2")
    assert player.press("Enter") == ["Sprache und Sprachausgabe. Sprache: wie das System, 1 von 13"]
    assert player.press("Down", "Down") == ["Sprechtempo: 30, 3 von 13"]
    assert player.press("Right") == ["35"]
    assert player.press("F5") == ["Sprechtempo: 30"]
    assert player.press("F6", "F6") == ["Sprechtempo: 40"]
    assert player.press("Tab")[0].startswith("Von 0 bis 100")
    player.app.close()
    assert Player(home).app.settings.number("speech-rate") == 40


def test_a_key_can_be_changed_and_the_help_follows(home: Path) -> None:
    player = Player(home)
    player.press("F2", "T", "Enter")
    player.seek("Down", "wer ist dran")
    assert player.press("Enter")[0].startswith("Neue Taste drücken für: T: wer ist dran")
    assert player.press("S")[0].startswith("Schon vergeben: S: Punkte kurz")
    assert player.press("Ctrl+W")[0].startswith("Schon vergeben: ")
    assert player.press("Ctrl+J") == ["Steuerung J ist die neue Taste"]
    player.press("Escape", "Escape")
    player.play("logomachy")
    assert player.press("Ctrl+J")[0].startswith("Dran: ")
    assert player.press("T")[0].startswith("T bedeutet hier nichts")


def test_history_is_read_by_buffer(home: Path) -> None:
    player = logomachy(home)
    player.press(*TAKE)
    assert player.press("L") == ["Mitte leer: Chip für Louis."]
    assert player.press("L")[0].startswith("Louis: ")
    assert player.press("Ctrl+Right")[0].startswith("meine Züge")
    assert "genommen" in player.press("Ctrl+Up")[0]
    assert player.press("Ctrl+Up") == ["Älteste Meldung erreicht"]
    assert player.press("Ctrl+Down") == ["Neueste Meldung erreicht"]


def test_routing_focuses_and_on_the_focused_card_acts(home: Path) -> None:
    player = logomachy(home)
    player.press("C", "Home")
    player.ear.said.clear()
    player.ui.route(5)
    assert player.ear.said == ["blaue 7, nimmt rote 7, 2 von 3"]
    player.settle()
    player.clock.ms += 1000
    player.ui.route(5)
    assert player.ear.said[-1].startswith("Was tun? rote 7 nehmen")
    player.press("Escape", "C")
    player.ui.route(30)
    assert player.ear.said[-1] == "Nichts an dieser Stelle"
    player.settle()
    assert player.cells == "⠝⠊⠉⠓⠞⠎"
    player.ui.route(30)
    player.settle()
    assert player.ear.said[-1].endswith("blaue 7, nimmt rote 7, 2 von 3")
    assert player.cells != "⠝⠊⠉⠓⠞⠎"


def test_an_unknown_key_says_its_name_and_the_remedy(home: Path) -> None:
    player = logomachy(home)
    assert player.press("ß") == ["ß bedeutet hier nichts, F1 hilft"]
    assert player.cells == "⠮⠸⠀⠝⠊⠉⠓⠞⠎⠂⠀⠋⠂⠀⠓⠊⠇⠋⠞"


def test_quitting_asks(home: Path) -> None:
    player = Player(home)
    assert player.press("Escape") == ["Programm beenden? Nein, 1 von 2"]
    player.press("Down", "Enter")
    assert player.ui.done


def test_keys_after_the_goodbye_do_nothing_more(home: Path) -> None:
    player = Player(home)
    player.press("Escape", "Down")
    player.keyboard.events += [KeyPressed("Enter"), KeyPressed("Home"), KeyPressed("Enter")]
    player.display.press(KeyKind.ROUTE, cell=0)
    player.app.step(0)
    assert player.ui.done
    assert player.errors == []
    assert player.said[-1].speech == "Auf Wiedersehen"


def test_a_hand_edited_setting_is_reported_and_the_default_holds(home: Path) -> None:
    database = open_database(home)
    with database.transaction() as execute:
        execute("INSERT INTO settings VALUES ('', 'speech-rate', '\"quick\"')")
    database.close()
    player = Player(home)
    assert any(
        said.startswith("Sprechtempo hatte den unmöglichen Wert") for said in player.ear.said
    )
    assert player.app.settings.number("speech-rate") == 30


def test_a_broken_store_is_set_aside_and_said(home: Path) -> None:
    home.mkdir()
    (home / "braillespiel.sqlite").write_bytes(b"no database at all" * 100)
    for file in home.iterdir():
        file.rename(home / _store_name(home))
    player = Player(home)
    assert any("Spielstände" in said for said in player.ear.said)
    assert any(b"no database" in path.read_bytes() for path in home.iterdir())


def _store_name(home: Path) -> str:
    from braillespiel.store.database import FILE_NAME

    return FILE_NAME


KEYS = {key for row in COMMANDS for key in row.keys} - {"Ctrl"} | {"Ö", "5", "?"}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("place", ["menu", "settings", "setup", "table", "help", "rules", "scores"])
def test_every_key_says_something_on_both_channels(
    tmp_path: Path, language: str, place: str
) -> None:
    player: Player | None = None
    doors = {"menu": [], "settings": ["F2", "Enter"], "setup": ["Enter", "Enter"]}
    at_table = {"table": [], "help": ["F1"], "rules": ["F4"], "scores": ["Shift+S"]}
    for key in sorted(KEYS):
        if player is None or player.ui.done:
            player = Player(tmp_path / f"home {key}", language)
        at = [screen for screen in player.ui.screens if isinstance(screen, MatchScreen)]
        floor = player.ui.screens.index(at[0]) if place in at_table and at else 0
        del player.ui.screens[floor + 1 :]
        if place in at_table and (not at or at[0].ended):
            player.play("logomachy")
        for door in doors.get(place, at_table.get(place, [])):
            player.press(door)
        felt = player.cells
        said = player.press(key)
        if key in ("BraillePanLeft", "BraillePanRight") and player.cells != felt:
            continue  # reading on with the fingers leaves speech alone
        assert any(text.strip() for text in said), f"{key} says nothing in {place}"
        assert all(said), key
        assert player.cells.strip("\u2800"), f"{key} brailles nothing in {place}"
        changed = player.cells != felt or any(entry.braille for entry in player.said)
        assert changed or key.startswith("Braille"), f"{key} changes no cell in {place}"
        assert not any(
            "-" in word and word.count("-") > 1 for text in said for word in text.split()
        )


def test_a_zone_is_read_whole_with_equal_cards_together(home: Path) -> None:
    player = Player(home)
    player.play("hexaducto")
    whole = player.press("Shift+I")[0]
    assert whole.startswith("Dein Feld: Reihe 1: 3-mal verdeckt; Reihe 2: 4-mal verdeckt")
    player.press("Right", "Enter", "B", "Home")
    assert ": verdeckt, " in player.press("Shift+I")[0]


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    from braillespiel.cli import main

    assert main(["--lang", "en", "rules", "logomachy"]) == 0
    english = capsys.readouterr().out
    assert main(["rules", "logomachy", "--lang", "en"]) == 0
    assert capsys.readouterr().out == english


def test_the_language_may_stand_before_options_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    from braillespiel.cli import main

    with pytest.raises(SystemExit):
        main(["--lang", "en", "--front-end", "mirror"])
    assert "mirror" in capsys.readouterr().err


def test_a_long_hint_is_thought_about_while_keys_are_answered(home: Path) -> None:
    player = Player(home)
    player.play("logomachy")
    player.table.port.hint = slow_hint(player)  # type: ignore[method-assign]
    player.press("H")
    assert player.ear.said[0] == "Denkt nach"
    assert player.ear.said[-1].startswith("Gelbe 3 legen, ein Tipp. ")


def slow_hint(player: Player) -> Any:
    """Return a thinker that takes many slices and names the first legal action."""

    def think(seat: int) -> Thought:
        for _ in range(900):
            yield
        return player.table.view().legal_actions()[0]

    return think


def test_a_key_held_down_or_hit_twice_does_nothing_that_was_not_meant(home: Path) -> None:
    player = Player(home)
    player.press("Enter")
    assert player.ui.screen.title().full == "Welches Spiel?"
    for _ in range(40):
        player.clock.ms += 30 - 1000
        player.press("Enter")
    assert player.ui.screen.title().full == "Welches Spiel?"
    assert player.press("Enter") == ["Cubus. Spiel beginnen, 1 von 16"]


def test_a_new_key_leaves_the_keys_of_the_display_alone(home: Path) -> None:
    player = Player(home)
    player.press("F2", "T", "Enter")
    player.seek("Down", "nächster Bereich")
    player.press("Enter", "BraillePanRight")
    assert player.press("R")[0].startswith("Schon vergeben: R: zuletzt Gesagtes wiederholen. ")
    assert player.press("Ctrl+J") == ["Steuerung J ist die neue Taste"]
    player.press("Escape", "Escape")
    player.play("logomachy")
    first = player.table.navigator.zone.id
    player.press("Ctrl+J")
    second = player.table.navigator.zone.id
    player.press("BrailleLineDown")
    assert len({first, second, player.table.navigator.zone.id}) == 3


def test_marked_cards_can_be_felt_on_the_line_and_nothing_moves(home: Path) -> None:
    player = Player(home, columns=20)
    player.play("logomachy")
    player.press("C", "1", "Right")
    before = player.display.cells[:18]
    player.press("Left", "Space", "Right")
    after = player.display.cells[:18]
    assert [n for n in range(18) if after[n] != before[n]] == [1]
    assert after[1] == 0x47  # dots 1, 2, 3, 7 in the blank before it
    assert player.ui.announcer.braille.plain() == "h ⡇e3 [b7] g2"


def test_a_key_without_meaning_is_named_as_it_is_said(home: Path) -> None:
    player = Player(home)
    assert player.press("Ctrl+Shift+Tab") == [
        "Steuerung Umschalt Tab bedeutet hier nichts, F1 hilft"
    ]


def test_what_the_state_says_is_not_said_again_as_a_detail(home: Path) -> None:
    player = Player(home)
    player.play("logomachy")
    player.press("C", "2")
    assert player.press("I") == ["blaue 7. nimmt rote 7"]


def test_before_anything_has_happened_nothing_is_said_to_have(home: Path) -> None:
    player = Player(home)
    player.play("hexaducto", seats=1)
    assert player.press("L") == ["Noch nichts passiert"]


def test_a_value_that_does_not_fit_behind_its_name_is_felt_alone(home: Path) -> None:
    player = Player(home, columns=12, settings={"braille-status": "none"})
    player.press("Enter", "L", "Enter", "N")
    assert player.press("Space") == ["an"]
    assert player.cells == "⠁⠝"
    player.press("BraillePanRight")
    assert player.cells == "⠝⠑⠓⠍⠏⠋⠇⠊⠉⠓⠞⠒"


def test_every_screen_over_a_table_knows_the_rules_of_its_game(home: Path) -> None:
    player = Player(home)
    player.play("logomachy")
    player.press("Shift+S")
    assert player.press("F4")[0].startswith("Regeln: Logomachy.")
    player.press("Escape", "Escape", "F2")
    assert player.press("F4")[0].startswith("Regeln: Logomachy.")
