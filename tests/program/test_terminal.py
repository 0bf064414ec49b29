"""The whole program in a pseudo-terminal, from the first launch on."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.output.sound.mixer import SAMPLE_RATE
from braillespiel.store.opening import open_store
from braillespiel.words import computer
from tests.support.patience import HANGS_S
from tests.support.program import Program, command, environment, run

LINE_BYTES = 10 * 2 * 2 * SAMPLE_RATE
"""So much of a recording, in which nothing is loud, is silence: ten seconds in two channels."""
FAST = ("double-press-ms=0", "first-run=false", "bot-pace=none")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    made: list[Program] = []
    yield made
    for program in made:
        program.close()


def started(programs: list[Program], home: Path, *arguments: str) -> Program:
    program = Program(home, ("--speech", "off", "--no-brltty", *arguments))
    programs.append(program)
    return program


def test_the_first_launch_asks_can_be_answered_and_never_asks_again(
    home: Path, programs: list[Program]
) -> None:
    program = started(programs, home, "--braille", "40")
    asked = (
        "Willkommen bei braillespiel. Das liegt auf deiner Braillezeile mit 40 Zellen, eine Stimme "
        "antwortet nicht. Fühlst du es?"
    )
    assert program.wait("Willkommen").startswith(asked)
    program.rest()
    assert program.cells == "⠋⠳⠓⠇⠎⠞⠀⠙⠥⠀⠙⠁⠎⠢⠀⠑⠝⠞⠑⠗⠂⠀⠕⠙⠑⠗⠀⠗⠕⠥⠞⠊⠝⠛⠀⠁⠥⠋"  # fühlst du das?
    program.until(lambda: program.cells in program.screen)
    learning = "Zuerst lernen, mit einer geführten Partie, 2 von 8"
    assert program.press("Down")[0] == learning
    assert program.press("Down")[0] == "Einem Tisch beitreten, 3 von 8"
    assert program.press("Down")[0].startswith("Sprachausgabe: automatisch, 4 von 8")
    assert program.cells.startswith("⠁⠥⠎⠛⠁⠃⠑⠒⠀⠁⠥⠞⠕⠍⠁⠞⠊⠎⠉⠓")
    program.press("Home", "Enter")
    program.wait("Welches Spiel? Cubus, 1 von ")  # games of packages come as they are read
    program.press("Escape")
    program.wait("Hauptmenü. Neues Spiel, 1 von 10")
    program.press("Escape", "Down")
    program.send("Enter")
    assert program.process.wait(HANGS_S) == 0
    again = started(programs, home)
    again.wait("braillespiel, Hauptmenü")
    assert "Willkommen" not in again.screen


def take_a_turn(program: Program) -> list[str]:
    """Play the first card, with the first way that the menu offers; return what was heard."""
    program.press("c", "1")
    said = program.press("Enter")
    return program.press("Enter") if said[0].startswith("Was tun?") else said


def play_to_the_end(program: Program) -> list[str]:
    """Play on until somebody has won; return the last sentences."""
    for _ in range(500):
        said = take_a_turn(program)
        if any("gewinn" in text for text in said):
            return said
    raise AssertionError("the match does not end")


def test_a_match_is_played_from_the_menu_to_the_final_score(
    home: Path, programs: list[Program]
) -> None:
    run(home, "settings", *FAST)
    program = started(programs, home, "--seed", "5")
    program.wait("Hauptmenü")
    program.press("n", "Enter")
    assert "Logomachy" in program.press("Home", "l")[-1]
    program.press("Enter", "Enter")
    program.wait("Hand, 3 Karten")
    assert any("Chip" in text for text in play_to_the_end(program))
    table = program.press("Shift+S")[0]
    assert table.startswith("Punkte.")
    statistics = open_store(home)
    assert statistics.statistics.summary("logomachy").matches == 1
    statistics.close()


def journal(home: Path) -> list[object]:
    """Return the newest unfinished match's journal as it is on disk."""
    store = open_store(home)
    try:
        lines = store.matches.unfinished()
        return list(store.matches.export(lines[0].id).journal) if lines else []
    finally:
        store.close()


def test_a_match_killed_at_any_moment_goes_on_where_it_was(
    home: Path, programs: list[Program]
) -> None:
    run(home, "settings", *FAST)
    for kill_after in (1, 2, 3):
        program = started(programs, home, "--seed", str(kill_after))
        program.wait("Hauptmenü")
        program.press("Home", "n", "Enter", "l", "Enter", "Enter")
        announced = len(journal(home))
        for _ in range(kill_after):
            take_a_turn(program)
            announced += 2  # the own action and the bot's
        program.kill()
        kept = journal(home)
        assert len(kept) >= announced
        again = started(programs, home)
        assert "Weiterspielen" in again.wait("Hauptmenü")
        again.press("Home", "Enter", "Enter")
        again.wait("Logomachy. Dran: ")
        assert journal(home) == kept
        again.kill()


def test_closing_the_terminal_ends_the_program(home: Path) -> None:
    run(home, "settings", *FAST)
    arguments = ("play", "--front-end", "terminal", "--speech", "off", "--no-brltty")
    done = subprocess.run(
        command(*arguments),
        stdin=subprocess.DEVNULL,
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("braillespiel, Hauptmenü.")
    assert done.stderr == ""


def test_the_bundled_voice_is_heard_while_playing(home: Path, programs: list[Program]) -> None:
    import numpy

    run(home, "settings", *FAST)
    sound = home / "out.raw"
    program = Program(
        home,
        ("--speech", "espeak", "--no-brltty"),
        {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(sound)},
    )
    programs.append(program)
    program.wait("Hauptmenü")
    looked_at = pressed_at = 0

    def loud() -> bool:
        """Look at what has been played since; say the next line once the last had its time."""
        nonlocal looked_at, pressed_at
        samples = numpy.fromfile(sound, "<i2", offset=looked_at) if sound.exists() else []
        looked_at += 2 * len(samples)
        if looked_at - pressed_at >= LINE_BYTES:
            pressed_at = looked_at
            program.press("Down")
        return any(abs(int(sample)) > 2000 for sample in samples)

    program.until(loud)


@pytest.mark.parametrize("language", ["de", "en"])
def test_demo_prints_an_object_per_announcement(home: Path, language: str) -> None:
    done = run(home, "demo", "logomachy", "--seed", "7", "--json", "--lang", language)
    assert done.returncode == 0, done.stderr
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(records) > 40
    for record in records:
        assert record["speech"]
        assert record["brief"]
        assert all("\u2800" <= cell <= "\u28ff" for cell in record["braille"])
        assert record["braille"]
    again = run(home, "demo", "logomachy", "--seed", "7", "--json", "--lang", language)
    assert again.stdout == done.stdout


def test_simulate_prints_results_and_speed(home: Path) -> None:
    arguments = ("simulate", "logomachy", "--matches", "5", "--bots", "easy,normal", "--seed", "1")
    data = json.loads(run(home, *arguments, "--json").stdout)
    assert data["matches"] == 5
    assert sum(data["wins"]) == pytest.approx(5)
    assert data["steps_per_second"] > 0
    said = run(home, *arguments).stdout
    assert "5 Partien" in said
    won = data["endings"].get("match-won", 0)
    share = f"{20 * won},0"
    assert f"Partien mit einem Sieger: {won} ({share} %)" in said


def test_position_is_read_from_standard_input_and_an_action_applied(home: Path) -> None:
    from braillespiel.engine.match import Match
    from braillespiel.games import registry

    document = json.dumps(Match(registry.game("logomachy"), 2, {}, 7).to_position())
    read = json.loads(run(home, "position", "-", "--json", stdin=document).stdout)
    assert read["legal_actions"]
    action = read["legal_actions"][0]["action"]
    done = run(home, "position", "-", "--apply", action, "--json", stdin=document)
    after = json.loads(done.stdout)
    assert after["events"][0]["speech"]
    assert after["position"]["state"] != json.loads(document)["state"]
    plain = run(home, "position", "-", stdin=document).stdout
    assert "erlaubte Züge:" in plain


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("demo", "chess"), "Kein Spiel heißt chess. Es gibt:"),
        (("demo", "logomachy", "--option", "x=1"), "Keine Option heißt x."),
        (("demo", "logomachy", "--seats", "9"), "9 Plätze gehen nicht. Möglich sind 2 bis 8."),
        (("simulate", "logomachy", "--bots", "brave"), "Keine Stärke heißt brave."),
        (("position", "nowhere.json"), "nowhere.json gibt es nicht"),
        (("replay", "nowhere.bsmatch"), "nowhere.bsmatch"),
        (("settings", "wording=loud"), "wording kann nicht loud sein."),
        (("play", "--braille", "5"), "Keine Braillezeile hat die Größe 5."),
        (("play", "--speech", "nobody"), "Keine Stimme heißt nobody."),
        (("dance",), "Falscher Aufruf"),
    ],
)
def test_wrong_calls_are_one_sentence_with_the_remedy(
    home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_an_output_without_umlauts_and_braille_breaks_nothing(home: Path) -> None:
    demo = ("demo", "logomachy", "--seed", "7")
    narrow = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    text = run(home, *demo).stdout
    assert "für" in text
    expected = text.encode("ascii", errors="replace").decode()
    assert run(home, *demo, **narrow).stdout == expected
    records = run(home, *demo, "--json").stdout.splitlines()
    escaped = run(home, *demo, "--json", **narrow).stdout.splitlines()
    assert [json.loads(line) for line in escaped] == [json.loads(line) for line in records]


def test_devices_lists_voices_and_displays(home: Path) -> None:
    data = json.loads(run(home, "devices", "--json").stdout)
    by_name = {device["name"]: device for device in data["speech"]}
    assert by_name["espeak"]["usable"]
    assert data["liblouis"]
    lines = run(home, "devices").stdout.splitlines()
    assert "terminal, nur Textzeilen: bereit, keine wählbaren Stimmen" in lines
    assert any("BRLTTY" in line for line in lines)


def test_rules_are_plain_text(home: Path) -> None:
    text = run(home, "rules", "logomachy").stdout
    assert text.startswith("Logomachy\n\n")
    assert len(text.split()) > 200


def test_a_finished_match_is_kept_as_a_file_taken_in_and_heard_again(
    home: Path, programs: list[Program]
) -> None:
    run(home, "settings", *FAST)
    program = started(programs, home, "--seed", "5")
    program.press("n", "Enter", "l", "Enter", "Enter")
    last = play_to_the_end(program)
    program.press("Escape", "End", "Enter")
    program.close()
    assert "logomachy" in run(home, "matches").stdout
    kept = home / "one.bsmatch"
    assert run(home, "matches", "--export", "1", "--out", str(kept)).returncode == 0
    heard = run(home, "replay", str(kept), "--json").stdout.splitlines()
    won = next(text for text in last if "gewinn" in text)
    assert won.startswith("Louis gewinnt mit den meisten Chips: Louis ")
    assert json.loads(heard[-1])["speech"] == won.replace(" du ", " Spieler 1 ")
    assert run(home, "matches", "--import", str(kept)).stdout.endswith("Partie 2.\n")
    again = started(programs, home)
    menu = again.press("Home", "g")
    assert menu[0].startswith("Gespielte Partien")
    again.press("Enter")
    opened = again.press("Enter")[0]
    assert opened.startswith("Rückblick, Logomachy, Platz von Spieler 1, Zug 0 von 72. Hand, 3 Ka")
    moved = again.press("Enter")[0]
    assert moved.endswith(", 1 von 72")
    played = [json.loads(line)["speech"].rstrip(".") for line in heard]
    assert moved.removesuffix(", 1 von 72") in played


def test_control_keys_reach_the_game_and_control_c_ends_it_in_order(
    home: Path, programs: list[Program]
) -> None:
    run(home, "settings", *FAST)
    program = started(programs, home, "--seed", "5")
    program.press("n", "Enter", "l", "Enter", "Enter")
    take_a_turn(program)
    assert program.press("Ctrl+Z")[0].startswith("Zurückgenommen.")
    program.send("Ctrl+C")
    assert program.process.wait(HANGS_S) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules",), "es fehlt GAME."),
        (("play", "--lang", "xx"), "--lang kann nicht xx sein, nur de, en, fr."),
        (("demo", "six", "--seats", "x"), "--seats muss eine ganze Zahl sein, nicht x."),
        (("play", "--seed"), "nach --seed fehlt der Wert."),
        (("rules", "six", "--loud"), "--loud gibt es hier nicht."),
    ],
)
def test_what_the_parser_complains_of_is_said_in_our_words(
    home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(f"Falscher Aufruf: {sentence} Hilfe zeigt: {computer.program()} ")


def test_a_setting_out_of_range_is_told_with_its_range(home: Path) -> None:
    done = run(home, "settings", "speech-rate=loud")
    assert done.stderr == "speech-rate kann nicht loud sein. Möglich: 0 bis 100.\n"


def test_the_help_is_in_one_language(home: Path) -> None:
    text = run(home, "simulate", "--help").stdout
    assert text.startswith("Aufruf: braillespiel simulate")
    assert "diese Hilfe zeigen" in text
    assert not any(word in text for word in ("usage", "options:", "show this", "positional"))
