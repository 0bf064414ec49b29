"""A language is its files: a folder of catalogues makes one, and no Python changes."""

from __future__ import annotations

import locale
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.application.language import system_language
from braillespiel.games import registry
from braillespiel.games.ludoteca.deck import said
from braillespiel.games.ludoteca.decks import built_in_deck
from braillespiel.labels import dimensions
from braillespiel.labels.notation import Notation
from braillespiel.labels.reading import load
from braillespiel.output.braille import tables
from braillespiel.ui.keymap import Scope
from braillespiel.ui.screens import help
from braillespiel.ui.screens.settings_menu import value_phrase
from braillespiel.ui.settings import BY_KEY
from braillespiel.web.visitor import _known, _words_of
from braillespiel.words import audit, gaps
from braillespiel.words.catalogue import Words, use_own_words
from tests.support import pseudo
from tests.support.facts import facts
from tests.support.languages import LANGUAGES
from tests.support.player import Player


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    pseudo.write(folder)
    return folder


@pytest.fixture
def spoken(home: Path) -> Iterator[Path]:
    use_own_words(home)
    yield home
    use_own_words(None)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    use_own_words(None)


def test_ours_are_german_english_and_french() -> None:
    assert languages.codes() == languages.of_labels() == ("de", "en", "fr")
    assert set(LANGUAGES) >= {"de", "en"}
    assert list(languages.catalogues("de")) == list(languages.catalogues("en"))
    assert all(list(languages.wrong_facts(code)) == [] for code in ("de", "en", "fr"))


def test_what_a_language_brings() -> None:
    assert [tables.usual(code) for code in ("de", "en", "fr")] == ["de-g0", "ueb-g1", "fr"]
    cards = [tables.usual_cards(code) for code in ("de", "en", "fr")]
    assert cards == ["cards-de", "cards-int", "cards-fr"]
    assert languages.facts("de").columns == ";"
    assert languages.facts("nl") == languages.LanguageFacts()


def test_a_folder_is_a_language(spoken: Path) -> None:
    assert sorted(languages.codes()) == ["de", "en", "fr", "xx"]
    assert "xx" in BY_KEY["language"].offered
    assert "xx" in languages.of_labels()
    assert _known(["xx-XX", "de"]) == "xx"
    words = Words("xx", registry.catalogues("six"))
    assert words("edge") == pseudo.longer("Edge")
    assert words("six-title") == pseudo.longer("SIX")
    assert languages.facts("xx").name == "Psěúdó"
    assert Notation.of(load("six"), "xx").table == "ueb-g1"


def test_a_folder_without_a_name_is_not_offered(own: Path) -> None:
    folder = pseudo.write(own)
    for text in ("", "name = 3\n", 'braille = "x"\n', "= = =\n"):
        (folder / languages.FACTS).write_text(text, encoding="utf-8")
        use_own_words(own)
        assert "xx" not in languages.codes()
        assert list(languages.wrong_facts("xx"))
    (folder / languages.FACTS).unlink()
    use_own_words(own)
    assert "xx" not in languages.codes()
    assert list(languages.wrong_facts("xx")) == [languages.FACTS]


def test_lines_that_are_not_used_are_named(own: Path) -> None:
    folder = pseudo.write(own)
    text = 'name = "N"\nbraile = "fr"\ncontracted = 2\ncolumns = ";"\n'
    text += '[signs]\nlist = "/"\nlabel = 3\nstop = "."\n'
    (folder / languages.FACTS).write_text(text, encoding="utf-8")
    use_own_words(own)
    assert list(languages.wrong_facts("xx")) == [
        "braile",
        "contracted",
        "signs.label",
        "signs.stop",
    ]
    signs = languages.Signs(list="/")
    assert languages.facts("xx") == languages.LanguageFacts(name="N", columns=";", signs=signs)


def test_a_language_may_bring_its_own_keys(own: Path) -> None:
    home = pseudo.write(own)
    with (home / languages.FACTS).open("a", encoding="utf-8") as file:
        file.write('\n[keys]\n"table.hand" = "M C"\n"table.turn" = 3\n"game.roll" = ""\n')
    use_own_words(own)
    assert list(languages.wrong_facts("xx")) == ["keys.table.turn", "keys.game.roll"]
    player = Player(own.parent, "xx")
    player.play("six", seats=2)
    assert player.press("M") == player.press("C")
    shown = player.ui.key_map.row(Scope.TABLE, "hand").keys
    player.ui.settings.set("keys", '{"table.hand": "W"}')
    player.ui.apply_settings()
    assert (shown, player.ui.key_map.row(Scope.TABLE, "hand").keys) == (("M", "C"), ("W",))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_PT", "pt"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("de_AT@euro", "de"),
        ("sr", None),
        ("C", None),
        ("", None),
    ],
)
def test_a_tag_may_have_a_region_or_a_script(own: Path, wanted: str, found: str | None) -> None:
    for code in ("pt", "pt-BR", "zh-Hant"):
        pseudo.write(own, code)
    use_own_words(own)
    assert languages.nearest([wanted]) == found
    assert languages.nearest([wanted, "en"]) == (found or "en")


@pytest.mark.gaps
def test_a_region_needs_only_what_differs(own: Path) -> None:
    pseudo.write(own, "pt")
    brazil = own / "pt-BR"
    brazil.mkdir()
    (brazil / "client.ftl").write_text("edge = Beira\n", encoding="utf-8")
    (brazil / languages.FACTS).write_text('name = "Português do Brasil"\n', encoding="utf-8")
    use_own_words(own)
    words = Words("pt-BR", ("client",))
    assert (words("edge"), words("goodbye")) == ("Beira", pseudo.longer("Goodbye"))
    assert languages.facts("pt-BR").name == "Português do Brasil"


def test_the_system_may_speak_it(spoken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LC_ALL", ""), ("LC_MESSAGES", "xx_XX.UTF-8")):
        monkeypatch.setenv(name, value)
    assert system_language() == "xx"
    monkeypatch.setenv("LC_MESSAGES", "nl_NL.UTF-8")
    assert system_language() == "en"


def test_a_language_with_gaps_is_offered_in_part(own: Path) -> None:
    folder = pseudo.write(own)
    use_own_words(own)
    assert languages.is_whole("xx")
    assert languages.title("xx") == "Psěúdó"
    catalogue = folder / "cards.ftl"
    text = catalogue.read_text("utf-8")
    catalogue.write_text(text.replace("list-nothing =", "# list-nothing:"), encoding="utf-8")
    use_own_words(own)
    assert not languages.is_whole("xx")
    assert languages.title("xx") == "Psěúdó (in part)"
    with (folder / languages.FACTS).open(encoding="utf-8") as file:
        facts = file.read()
    own_words = 'part = "zum Teil"\nnote = "von niemandem gelesen"\n'
    (folder / languages.FACTS).write_text(own_words + facts, encoding="utf-8")
    use_own_words(own)
    assert languages.title("xx") == "Psěúdó (zum Teil)"
    player = Player(own.parent, settings={"language": "xx"})
    shown = value_phrase(player.ui, "language")
    assert (shown.full, shown.braille) == (
        "Psěúdó (zum Teil), von niemandem gelesen",
        "Psěúdó (zum Teil) von niemandem gelesen",
    )
    assert shown.brief == "Psěúdó (zum Teil)"


def test_french_says_what_it_lacks() -> None:
    whole = sum(area.messages - area.translated for area in audit.areas("fr")) == 0
    assert languages.is_whole("fr") == whole
    assert languages.title("fr") == ("Français" if whole else "Français (en partie)")
    assert languages.facts("fr").note == "pas encore relu par une personne de langue française"


@pytest.mark.parametrize(
    ("told", "found"), [("Pseudo_Nowhere", "xx"), ("German_Austria", "de"), ("C", "en"), ("", "en")]
)
def test_windows_calls_a_language_by_its_english_name(
    own: Path, monkeypatch: pytest.MonkeyPatch, told: str, found: str
) -> None:
    facts = pseudo.write(own) / languages.FACTS
    facts.write_text(f'windows = "Pseudo"\n{facts.read_text("utf-8")}', encoding="utf-8")
    use_own_words(own)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (told, "1252"))
    assert system_language() == found


def test_a_language_brings_the_texts_of_decks(own: Path) -> None:
    decks = {
        "labels/skat": '[deck]\nname = "Skato"\n[colours.clubs]\nname = "trefo"\nletter = "t"\n'
        'sign = "⠿"\n[values.A]\nname = "aso\\u0007"\nwidth = 3\n',
        "labels/ludoteca": '[cards.h1]\nprint = "helpanto 1"\n',
        "decks/ludoteca": '[pillar.a]\nname = "pruntado"\n[goal.unknown]\nname = "x"\n',
        "labels/poker": "= = =",
        "labels/data/cards": '[poker]\nname = "pokera"\n',
    }
    for name, text in decks.items():
        path = own / "eo" / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    facts = 'name = "Esperanto"\n'
    (own / "eo" / languages.FACTS).write_text(facts, encoding="utf-8")
    (own / "eo" / "client.ftl").write_text("edge = Rando\n", encoding="utf-8")
    use_own_words(own)
    skat = load("skat")
    clubs = skat.colours["clubs"]
    assert (skat.names["eo"], clubs.names["eo"], clubs.letters["eo"]) == ("Skato", "trefo", "t")
    assert clubs.sign == ("⠶",)
    assert "eo" not in skat.values["A"].names
    assert skat.names["de"] == "Skatkarten"
    helper = next(card for card in load("ludoteca").cards if card.id == "h1")
    assert helper.prints["eo"] == "helpanto 1"
    assert said(built_in_deck().pillar["a"].name, "eo") == "pruntado"
    assert said(built_in_deck().pillar["s"].name, "eo") == "Play culture"
    assert "eo" not in load("poker").names
    assert dimensions.cards()["poker"].names["eo"] == "pokera"
    told = {
        (area.name, finding.kind, finding.key)
        for area in audit.areas("eo")
        if area.name.startswith(("labels/", "decks/"))
        for finding in area.findings
        if finding.kind != "missing"
    }
    assert told == {
        ("labels/skat", "extra", "colours.clubs.sign"),
        ("labels/skat", "extra", "values.A.name"),
        ("labels/skat", "extra", "values.A.width"),
        ("decks/ludoteca", "extra", "goal.unknown.name"),
        ("labels/poker", "file", "poker.toml"),
    }
    use_own_words(None)
    assert "eo" not in load("skat").names
    assert said(built_in_deck().pillar["a"].name, "eo") == "Lending system"


def test_what_games_usually_say_is_said_in_it(spoken: Path) -> None:
    found = languages.path_of("usual/chess", "xx")
    assert found == languages.path_of("client", "xx").with_name("usual.ftl")
    words = Words("xx", ("usual/chess",))
    assert list(pseudo.english_in(words("chess-zone-field"))) == []


def test_without_a_guide_it_gets_the_english_one(spoken: Path) -> None:
    assert help.sections("xx") == help.sections("en") != help.sections("de")


KEYS = "T C B G D S Shift+S L H F1 Down Down Escape Right Down Tab Right Down I Tab Right Home I"
NAMES = frozenset({"Shift", "Ctrl", "Alt", "PDF", "SIX", "BRLTTY", "Prism", "espeak", "eSpeak"})
"""What is a name in any language."""
OF_DECKS = frozenset(
    ["Marburg", "Medium", *(facts(game).VARIANTS[0][0] for game in registry.own())]
)
"""Decks and sizes that are called the same in all languages."""


@pytest.mark.gaps
@pytest.mark.parametrize("game", registry.own())
def test_a_game_is_played_in_it_without_an_english_word(
    spoken: Path, tmp_path: Path, game: str
) -> None:
    player = Player(tmp_path, "xx")
    player.ui.settings.set("wording", "full")
    player.ui.apply_settings()
    player.play(game, seats=2)
    heard = [text for key in KEYS.split() for text in player.press(key)]
    assert len(heard) > 20
    assert player.errors == []
    assert gaps.of("xx") == {}
    assert {word for text in heard for word in pseudo.english_in(text, NAMES)} == set()
    assert [text for text in heard if pseudo.signs_in(text)] == []


@pytest.mark.posix  # cells of our own need liblouis, which Windows seldom has
@pytest.mark.gaps
@pytest.mark.parametrize("columns", [20, 40])
@pytest.mark.parametrize("game", registry.own())
def test_the_line_can_be_read_on_to_its_end_in_it(
    spoken: Path, tmp_path: Path, game: str, columns: int
) -> None:
    player = Player(tmp_path, "xx", columns=columns)
    player.play(game, seats=2)
    for key in KEYS.split():
        player.press(key)
        shown: list[str] = []
        while player.cells not in shown and len(shown) < 60:
            shown.append(player.cells)
            player.press("BraillePanRight")
        assert 0 < len(shown) < 60, key
        assert all(shown), key
    assert player.errors == []


@pytest.mark.gaps
def test_menus_and_settings_are_walked_through_in_it_without_an_english_word(
    spoken: Path, tmp_path: Path
) -> None:
    player = Player(tmp_path, "xx", settings={"wording": "full"})
    heard: list[str] = []
    for _ in range(14):
        heard += player.press("Enter")
        for _ in range(12):
            heard += player.press("Down") + player.press("I")
        heard += player.press("Home") + player.press("Enter")
        for _ in range(30):
            heard += player.press("Down")
        while len(player.ui.screens) > 1:
            heard += player.press("Escape")
        heard += player.press("Down")
    assert len(set(heard)) > 100
    assert player.errors == []
    assert gaps.of("xx") == {}
    found = {word: text for text in heard for word in pseudo.english_in(text, NAMES | OF_DECKS)}
    assert found == {}
    assert [text for text in heard if pseudo.signs_in(text)] == []


def test_the_page_shows_no_english_word(spoken: Path) -> None:
    _words_of.cache_clear()
    shown = _words_of("xx")
    _words_of.cache_clear()
    assert shown.keys() == _words_of("en").keys()
    assert {word for text in shown.values() for word in pseudo.english_in(text, NAMES)} == set()
