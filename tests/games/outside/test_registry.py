"""Games of other packages are found, and what is wrong with one is told by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel import cli, languages, resources
from braillespiel.commands import parser
from braillespiel.games import registry
from braillespiel.labels.reading import known_decks
from braillespiel.lessons import check, library
from braillespiel.output.braille import louis
from braillespiel.ui.lessons.rehearsal import Rehearsal
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.web import files
from braillespiel.words.catalogue import Words
from tests.support.packages import installed, write_metadata
from tests.support.player import Player

GAME = """
from braillespiel.games.usual import Action, Table, TableGame

class OneTable(Table):
    def actions(self):
        return [Action("pass")]
    def do(self, action):
        self.next()
    def winners(self):
        return None

class One(TableGame):
    id = "{id}"
    table = OneTable

GAME = One()
"""
PRESENTER = """
from braillespiel.games.usual import UsualPresenter

class PRESENTER(UsualPresenter):
    game_id = "{id}"
    def zones(self, view):
        return ()
"""


def package(folder: Path, name: str, *, game: str = GAME, words: str = "") -> str:
    """Write a package with one game; return its name."""
    here = folder / f"pack_{name}"
    (here / "words").mkdir(parents=True)
    (here / "__init__.py").write_text("")
    (here / "game.py").write_text(game.replace("{id}", name))
    (here / "presenter.py").write_text(PRESENTER.replace("{id}", name))
    said = words or "{id}-title = One\n{id}-summary = One of them.\n"
    (here / "words" / "en.ftl").write_text(said.replace("{id}", name))
    return here.name


def test_ours_are_known_without_a_look_at_what_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry.look_again()
    monkeypatch.setattr(registry, "_read_outside", lambda: pytest.fail("looked"))
    assert registry.known() == registry.own()
    assert registry.has("six")
    assert registry.game("six").id == "six"
    assert registry.catalogues("six") == ("client", "cards", "games/six")
    assert not registry.all_known()


@pytest.mark.usefixtures("examples")
def test_what_was_found_before_is_not_being_read_once_it_is_looked_for_anew() -> None:
    assert registry.names() != registry.own()
    registry.look_again()
    assert not registry.reading()


@pytest.mark.usefixtures("examples")
def test_a_package_brings_all_that_a_game_has() -> None:
    assert registry.names() == (*registry.own(), "eights", "tictactoe")
    assert registry.broken() == ()
    source = registry.source("tictactoe")
    assert (source.package, source.distribution, source.version) == (
        "braillespiel_tictactoe",
        "braillespiel-tictactoe",
        "1.0",
    )
    assert registry.is_outside("tictactoe")
    assert not registry.is_outside("six")
    assert Words("de", registry.catalogues("tictactoe"))("tictactoe-title") == "Tic-Tac-Toe"
    assert "eights-first" in [one.lesson.id for one in library.built_in()]
    assert {"eights", "tictactoe"} <= known_decks().keys()
    assert Path(resources.sound_path("tictactoe/mark")).is_file()
    assert resources.sound_path("mark") == ""
    assert {"/sounds/tictactoe/mark.wav", "/sounds/eights/eight.wav"} <= files.table().keys()


@pytest.mark.parametrize(("more", "served"), [(0, True), (1, False)])
def test_a_page_is_served_a_sound_of_a_package_up_to_its_largest_size(
    tmp_path: Path, more: int, served: bool
) -> None:
    write_metadata(tmp_path, "some-games", "1", {"mine": package(tmp_path, "mine")})
    sounds = tmp_path / "pack_mine" / "sounds"
    sounds.mkdir()
    (sounds / "long.wav").write_bytes(bytes(files.LARGEST_SOUND + more))
    with installed(tmp_path):
        assert ("/sounds/mine/long.wav" in files.table()) is served


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_a_game_does_not_say_is_said_as_usual(language: str) -> None:
    words = Words(language, registry.catalogues("tictactoe"))
    assert words("tictactoe-you") == {"de": "dich", "en": "you"}[language]
    other = Words(language, registry.catalogues("eights"))
    assert other("eights-zone-scores") == {"de": "Karten übrig", "en": "Cards left"}[language]
    assert not Words(language, registry.catalogues("six")).has("six-told-shuffled")


def test_a_package_words_nothing_but_what_is_its_own(tmp_path: Path) -> None:
    others = ("error-too-late", "system-eacces", "internal-error", "switch-on", "six-title")
    words = (
        "mine-title = One\nmine-summary = One of them.\n-mine-it = it\nmine-more = { -mine-it }\n"
    )
    words += "".join(f"{key} = replaced\n" for key in others)
    write_metadata(tmp_path, "some-games", "1", {"mine": package(tmp_path, "mine", words=words)})
    with installed(tmp_path):
        said = Words("en", (*registry.catalogues("mine"), *registry.catalogues("six")))
        assert (said("mine-title"), said("mine-more")) == ("One", "it")
        assert [key for key in others if "replaced" in said(key)] == []


@pytest.mark.gaps  # in the languages of ours that a package does not bring
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("found", ["eights-first", "tictactoe-first"])
def test_a_lesson_can_be_done(found: str) -> None:
    one = next(each for each in library.built_in() if each.lesson.id == found)
    assert library.missing(one, languages.ours()) == []
    assert list(check.faults(one, languages.ours())) == []
    for choices in check.ways(one.lesson):
        rehearsal = Rehearsal(one, "en", lambda text, table: louis.translate(text, table).cells)
        rehearsal.play(choices)
        assert rehearsal.screen.course.match.state.is_over()


@pytest.mark.parametrize(
    ("name", "game", "words", "reason"),
    [
        ("six", GAME, "", "the id six is taken"),
        ("Big", GAME, "", "'Big' is no id"),
        ("boom", "raise RuntimeError('no luck')", "", "RuntimeError: no luck"),
        ("quits", "raise SystemExit(3)", "", "SystemExit: 3"),
        ("broken", "def (", "", "SyntaxError"),
        ("other", GAME.replace("{id}", "another"), "", "GAME.id is 'another'"),
        ("dumb", GAME, "dumb-summary = It has no title.\n", "has no dumb-title"),
    ],
)
def test_what_cannot_be_used_is_left_out_and_named(
    tmp_path: Path, name: str, game: str, words: str, reason: str
) -> None:
    write_metadata(
        tmp_path, "some-games", "2.1", {name: package(tmp_path, name, game=game, words=words)}
    )
    with installed(tmp_path):
        assert registry.names() == registry.own()
        (one,) = registry.broken()
        assert (one.name, one.distribution) == (name, "some-games")
        assert reason in one.reason
        assert name in registry.own() or not registry.has(name)


def test_the_name_of_a_game_that_is_left_out_tells_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    write_metadata(tmp_path, "some-games", "2.1", {"boom": package(tmp_path, "boom", game="1 / 0")})
    with installed(tmp_path):
        assert cli._is_played("boom")
        assert cli.main(["demo", "boom", "--lang", "en"]) != 0
    assert capsys.readouterr().err.startswith(
        "boom from the package some-games cannot be used and is left out: ZeroDivisionError"
    )
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]


def test_more_than_fit_a_greeting_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST", 2)
    games = {f"game_{n}": package(tmp_path, f"game_{n}") for n in range(3)}
    write_metadata(tmp_path, "many-games", "1", games)
    with installed(tmp_path):
        assert registry.names()[len(registry.own()) :] == ("game_0", "game_1")
        assert [one.name for one in registry.broken()] == ["game_2"]


@pytest.mark.usefixtures("examples")
def test_a_game_is_played_by_its_name() -> None:
    assert cli._is_played("tictactoe")
    assert not cli._is_played("checkers")


def test_no_game_is_looked_for_under_the_name_of_a_command() -> None:
    built = parser.build(Words("en", ("cli", "client", "store")))
    known = [action.choices for action in built._actions if action.dest == "command"]
    assert set(known[0] or ()) == cli.COMMANDS


def test_the_list_says_what_is_still_read_and_what_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_metadata(tmp_path, "some-games", "2.1", {"boom": package(tmp_path, "boom", game="1 / 0")})
    menus = []
    with installed(tmp_path):
        here = Player(tmp_path / "home", "en")
        own, read = len(registry.own()), registry._read

        def while_it_is_read(*point: Any) -> registry.GameSource:
            menus.append(ChooseGame(here.ui))
            return read(*point)

        monkeypatch.setattr(registry, "_read", while_it_is_read)
        registry.names()
        [menu] = menus
        assert [entry.text.full for entry in menu.entries[own:]] == [
            "Games from other packages are still being read"
        ]
        menu.tick()
        assert [entry.text.full for entry in menu.entries[own:]] == [
            "boom from the package some-games is left out: ZeroDivisionError: division by zero"
        ]
