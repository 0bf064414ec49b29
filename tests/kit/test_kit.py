"""A whole kit: its files, what the key says of every label, and whom the pages lead where."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from pathlib import Path

import lib3mf
import pdfplumber
import pytest

from braillespiel import languages
from braillespiel.cli import main
from braillespiel.games import registry
from braillespiel.games.ludoteca.decks import own_path
from braillespiel.kit import owned
from braillespiel.kit.make import HAVE, READERS, Maker
from braillespiel.kit.texts import rule_chapters, text_words
from braillespiel.labels.dimensions import embosser
from braillespiel.labels.job import Job, prepare
from braillespiel.labels.notice import cells_of_text
from braillespiel.languages import of_labels
from braillespiel.output.braille import louis

GAMES = registry.own()
PAPER = embosser("a4")
BLANK = "\u2800"


@lru_cache(maxsize=1)
def signs() -> dict[int, str]:
    """Return the cell that each character of a Braille file stands for."""
    cells = [chr(0x2800 + dots) for dots in range(64)]
    return {ord(louis.display_encode(cell, PAPER.display)): cell for cell in cells}


def braille_pages(path: Path) -> list[list[str]]:
    """Return the rows of an embosser's file as Unicode Braille, by page."""
    text = path.read_bytes().decode("latin-1").translate(signs())
    return [one.splitlines() for one in text.split("\f")[:-1]]


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    return home


def kit(game: str, out: Path, language: str = "de", *more: str) -> int:
    return main(["kit", game, "--out", str(out), "--lang", language, *more])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_kit(
    game: str, tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kit(game, tmp_path / "out") == 0
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"index.html", "key.html", "key.brf", "key.pef", "key.pdf", "guide.html"} <= names
    assert {"labels.pdf", "labels.brf", "labels-cards.pdf", "labels-large.pdf", "parts"} <= names
    parts = sorted((tmp_path / "out" / "parts").glob("*.3mf"))
    assert parts
    for path in parts:
        model = lib3mf.Wrapper().CreateModel()
        reader = model.QueryReader("3mf")
        reader.SetStrictModeActive(True)
        reader.ReadFromFile(str(path))
        assert reader.GetWarningCount() == 0
        meshes = model.GetMeshObjects()
        while meshes.MoveNext():
            assert meshes.GetCurrentMeshObject().IsManifoldAndOriented()
    index = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    linked = set(re.findall(r'href="([^"]+)"', index))
    there = {p.relative_to(tmp_path / "out").as_posix() for p in (tmp_path / "out").rglob("*.*")}
    assert linked == there - {"index.html", ".braillespiel-labels.json"}
    assert "Noch von keinem Finger erprobt" in index
    assert "Beginne mit index.html" in capsys.readouterr().out


@pytest.mark.parametrize("language", of_labels())
@pytest.mark.parametrize("game", GAMES)
def test_who_knows_only_the_braille_key_names_every_card(
    game: str, language: str, tmp_path: Path, own_home: Path
) -> None:
    assert kit(game, tmp_path, language, "--have", "embosser", "--readers", "braille") == 0
    known: dict[str, str] = {}
    row_before = ""
    for row in (row for page in braille_pages(tmp_path / "key.brf") for row in page):
        cells, gap, name = row.partition(BLANK * 2)
        if gap and cells:
            row_before = cells
            known[cells] = name
        elif row_before and row.startswith(BLANK * 2):
            known[row_before] += BLANK + row.strip(BLANK)
        else:
            row_before = ""
    deck = owned.load(game)
    per_card = 1 if deck.card == "lozenge" else 2
    step = 2 if deck.orient == "none" else 3  # a row of labels, a line below it, a free row
    pages = braille_pages(tmp_path / "labels.brf")
    sheets = pages[len(Maker(deck, language).where(PAPER)) :]
    felt = [cells for page in sheets for row in page[::step] for cells in row.split(BLANK) if cells]
    words = text_words(language)
    labels = prepare(Job(deck, language)).labels
    for label in labels.labels:
        (cells,) = label.lines
        told = words("kit-key-card", card=label.name, count=label.copies)
        assert known[cells] == cells_of_text(told, words.language)
        assert felt.count(cells) == label.copies * per_card


@pytest.mark.gaps
@pytest.mark.parametrize("game", GAMES)
def test_a_language_without_texts_of_its_own_gets_english_ones_that_say_so(
    game: str, tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = languages.path_of

    def path_of(name: str, language: str, suffix: str = ".ftl") -> Path:
        return tmp_path / "none" if (name, language) == ("kit", "fr") else there(name, language)

    monkeypatch.setattr(languages, "path_of", path_of)
    out = tmp_path / "out"
    assert kit(game, out, "fr", "--have", "tape", "--readers", "braille") == 0
    for name in ("key.html", "guide.html", "index.html"):
        text = (out / name).read_text(encoding="utf-8")
        assert '<html lang="en">' in text
        assert "there is none in your language yet" in text


@pytest.mark.parametrize("game", GAMES)
def test_french_labels_have_french_texts(game: str, tmp_path: Path, own_home: Path) -> None:
    assert kit(game, tmp_path, "fr", "--have", "tape", "--readers", "braille") == 0
    for name in ("key.html", "guide.html", "index.html"):
        assert '<html lang="fr">' in (tmp_path / name).read_text(encoding="utf-8")


def test_blanks_that_only_french_print_has_are_not_embossed() -> None:
    written = cells_of_text("Les cartes\u00a0: 3", "fr")
    assert written == cells_of_text("Les cartes: 3", "fr")
    assert BLANK * 2 not in written


def test_rules_at_the_table_name_no_key_of_a_computer() -> None:
    keys = re.compile(
        r"\b(Enter|Space|Eingabe|Leertaste|Escape|Ctrl|Strg|F1|keyboard|Tastatur|"
        r"Entrée|Échap|clavier)\b"
    )
    for game in GAMES:
        for language in of_labels():
            words = text_words(language, game)
            for number in rule_chapters(words, game):
                text = words(f"{game}-rules-{number}-text")
                assert not keys.search(text), text


def test_the_key_is_large_print(tmp_path: Path, own_home: Path) -> None:
    assert kit("ludoteca", tmp_path, "de", "--have", "printer") == 0
    with pdfplumber.open(io.BytesIO((tmp_path / "key.pdf").read_bytes())) as document:
        for page in document.pages:
            assert all(char["size"] >= 16 for char in page.chars)
            assert all(char["x0"] > 40 and char["x1"] < 555 for char in page.chars)


OWN = """
[[resource]]
id = "cake"
steps = [{ do = "draw", count = 2 }]
name = { de = "Kuchenverkauf", en = "Cake sale" }
sign = { de = "kuc" }
"""
GOAL = """
[[goal]]
id = "row-{n}"
need = {{ what = "rows", length = {n} }}
name = {{ de = "Reihe mit {n} Karten", en = "Row of {n} cards" }}
"""


def test_an_owners_file_changes_labels_and_key(tmp_path: Path, own_home: Path) -> None:
    only = ("--have", "tape", "--readers", "braille")
    assert kit("ludoteca", tmp_path / "without", "de", *only) == 0
    invented = ("Reparatur", "Kuchenverkauf", "Bonusziel 1")
    for name in ("key.html", "labels.txt"):
        text = (tmp_path / "without" / name).read_text(encoding="utf-8")
        assert not any(card in text for card in invented)
    path = own_path()
    path.parent.mkdir(parents=True)
    path.write_text(OWN + "".join(GOAL.format(n=n) for n in range(5, 9)), encoding="utf-8")
    assert kit("ludoteca", tmp_path / "with", "de", *only) == 0
    for name in ("key.html", "labels.txt"):
        text = (tmp_path / "with" / name).read_text(encoding="utf-8")
        assert "Kuchenverkauf" in text
        assert "Reparatur" not in text


def test_a_deck_of_ones_own_has_a_kit(
    tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "zoo.csv"
    deck.write_text("card,colour,value\n,red,5\n,red,6\nlion,,\n", encoding="utf-8")
    assert main(["kit", str(deck), "--out", str(tmp_path / "out"), "--lang", "en"]) == 0
    key = (tmp_path / "out" / "key.html").read_text(encoding="utf-8")
    assert "lion: 1" in key
    assert "The rules at the table" not in key
    assert "zoo" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("have", "readers", "wanted", "unwanted"),
    [
        ("embosser", "braille", "labels.brf", "labels-large.pdf"),
        ("printer", "large", "labels-large.pdf", "key.brf"),
        ("tape", "braille", "labels-tape.txt", "labels.brf"),
        ("3d", "print", "parts/tags.3mf", "labels.pdf"),
    ],
)
def test_two_questions_lead_to_the_files(
    have: str, readers: str, wanted: str, unwanted: str, tmp_path: Path, own_home: Path
) -> None:
    deck = owned.load("logomachy")
    made = Maker(deck, "en").make(tmp_path, (have,), (readers,))
    names = {path.relative_to(tmp_path).as_posix() for path in made.written.files}
    assert wanted in names
    assert unwanted not in names
    assert {"guide.html", "key.html", "index.html"} <= names


def test_an_answer_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kit("six", tmp_path, "en", "--have", "hammer") == 2
    assert capsys.readouterr().err.strip() == (
        f"--have hammer is not known. Choose from {', '.join(HAVE)}."
    )
    assert kit("six", tmp_path, "en", "--readers", "cats") == 2
    assert READERS[0] in capsys.readouterr().err


def test_guide_and_first_page_say_hours_grams_and_cuts(tmp_path: Path, own_home: Path) -> None:
    assert kit("logomachy", tmp_path, "en", "--have", "printer,3d") == 0
    with pdfplumber.open(io.BytesIO((tmp_path / "labels.pdf").read_bytes())) as document:
        lines = [line for page in document.pages for line in page.lines]
    long = [max(abs(line["x1"] - line["x0"]), abs(line["y1"] - line["y0"])) for line in lines]
    marks = sum(one == pytest.approx(4 * 72 / 25.4, abs=0.01) for one in long)
    guide = (tmp_path / "guide.txt").read_text(encoding="utf-8")
    assert marks > 20
    assert f"80 labels. Cut out, one sheet takes {marks // 2} straight cuts" in guide
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    part = next(one for one in Maker(owned.load("logomachy"), "en").parts if one.id == "piles")
    hours = f"{round(part.hours, 1):g}"
    assert f"about {hours} hours, {round(part.grams)} grams" in index


def test_what_was_changed_by_hand_is_kept(tmp_path: Path, own_home: Path) -> None:
    assert kit("cubus", tmp_path, "de", "--have", "tape") == 0
    guide = tmp_path / "guide.txt"
    guide.write_text("Mein Text", encoding="utf-8")
    assert kit("cubus", tmp_path, "de", "--have", "tape") == 0
    assert (tmp_path / "guide.txt.bak").read_text(encoding="utf-8") == "Mein Text"


def test_weights_and_hours_are_near_what_slicing_gave(own_home: Path) -> None:
    made = {
        (game, part.id): part
        for game in ("hexaducto", "cubus")
        for part in Maker(owned.load(game), "de").parts
    }
    sliced = {
        ("hexaducto", "board"): (20, 1.85),
        ("hexaducto", "tiles"): (149, 13.9),
        ("cubus", "lozenges"): (139, 9.9),
        ("cubus", "plan-board"): (47, 3.5),
    }
    for key, (grams, hours) in sliced.items():
        assert made[key].grams == pytest.approx(grams, rel=0.1)
        assert made[key].hours == pytest.approx(hours, rel=0.3)
