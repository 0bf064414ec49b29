"""What a player reads on the Braille line is what the finger reads on the card."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.games.ludoteca.decks import built_in_deck, own_path
from braillespiel.kit import owned
from braillespiel.labels.check import check
from braillespiel.labels.deck import in_language
from braillespiel.labels.notation import LabelSet, Notation, render
from braillespiel.labels.reading import load
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.ui.braille.transcriber import Transcriber
from tests.labels.decks import limits
from tests.support.facts import facts

OWN = """
[[resource]]
id = "cake"
steps = [{ do = "draw", count = 2 }]
name = { de = "Kuchenverkauf", en = "Cake sale", fr = "Vente de gâteaux" }
sign = { de = "kuc" }
"""
GOAL = """
[[goal]]
id = "row-{n}"
need = {{ what = "rows", length = {n} }}
name = {{ de = "Reihe mit {n} oder mehr Karten", en = "Row of {n} cards or more" }}
"""


@pytest.fixture
def owner(own_settings: Path) -> Path:
    """Return the file of an owner of Ludoteca."""
    path = own_path()
    path.parent.mkdir(parents=True)
    path.write_text(OWN + "".join(GOAL.format(n=n) for n in range(5, 9)), encoding="utf-8")
    return path


def made(game: str, language: str, table: str | None = None, *, house: bool = False) -> LabelSet:
    deck = owned.load(game, house=house)
    return render(deck, Notation.of(deck, language, table=table))


def shown(language: str, table: str | None = None) -> Transcriber:
    """Return what writes a display's cells, with the settings that nobody has changed."""
    return Transcriber(
        lambda text, name: louis.translate(text, name).cells,
        usual(language),
        table or usual_cards(language),
    )


def whole(lines: tuple[str, ...], *, hyphen: str = "⠤") -> str:
    """Return the lines of a label as one text, without hyphens and blanks."""
    return "".join(lines).replace(hyphen, "").replace("\u2800", "")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize("table", [None, "cards-de", "cards-fr", "cards-int"])
def test_every_label_is_what_the_display_writes_for_that_card(
    game: str, language: str, table: str | None, own_settings: Path
) -> None:
    labels = {label.card: label.lines for label in made(game, language, table, house=True).labels}
    labels.pop("completed", None)
    display = shown(language, table)
    compared = 0
    for card, wording in facts(game).card_wordings(language):
        told = display.unicode(wording)
        lines = labels[card]
        assert whole(lines) == whole((told,)), card
        compared += 1
    assert compared == len(labels)


def test_an_english_red_ten_is_the_same_on_the_card_and_on_the_display() -> None:
    cells = {label.card: label.lines for label in made("logomachy", "en").labels}
    assert cells["red-10"] == ("⠭⠗",)
    cells = {label.card: label.lines for label in made("logomachy", "de").labels}
    assert cells["red-10"] == ("⠗⠂⠴",)


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_owners_cards_are_those_of_the_display(language: str, owner: Path) -> None:
    deck = made("ludoteca", language)
    labels = {label.card: label.lines for label in deck.labels}
    labels.pop("completed")
    display = shown(language)
    for card, wording in facts("ludoteca").card_wordings(language):
        assert whole(labels.pop(card)) == whole((display.unicode(wording),)), card
    assert labels == {}
    names = [label.name for label in deck.labels]
    assert ("Kuchenverkauf" if language == "de" else "Cake sale") in names
    assert "Reparatur" not in names
    found = check(deck, limits(deck))
    assert not [one for one in found if one.kind == "too-long"]
    assert [one.facts["text"] for one in found if one.kind == "own-deck"] == [str(owner)]


def test_without_an_owners_file_no_label_names_an_invented_card(own_settings: Path) -> None:
    ours = built_in_deck()
    for language in ("de", "en", "fr"):
        invented = {in_language(one.name, language) for one in (*ours.resource, *ours.goal)}
        plain = made("ludoteca", language)
        assert not invented & {label.name for label in plain.labels}
        assert [one.kind for one in check(plain, limits(plain)) if one.kind == "left-out"]
        asked = made("ludoteca", language, house=True)
        assert invented <= {label.name for label in asked.labels}
        assert [one.kind for one in check(asked, limits(asked)) if one.kind == "house"]


def test_a_broken_owners_file_is_told(owner: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.labels.command import labels

    owner.write_text(OWN, encoding="utf-8")
    assert labels("ludoteca", "--lang", "de") == 2
    assert "Kartensatz" in capsys.readouterr().err


def test_strokes_are_printed_where_the_owner_of_six_has_named_them(own_settings: Path) -> None:
    path = own_path().with_name("six.toml")
    assert not [label for label in made("six", "de").labels if "Strich" in label.name]
    path.parent.mkdir(parents=True)
    table = "\n".join(f"{number} = {1 if number < 4 else 5}" for number in range(1, 19))
    path.write_text(f"[strokes]\n{table}\n", encoding="utf-8")
    names = [label.name for label in made("six", "de").labels]
    assert names[:4] == [f"blau {n}, 1 Strich" for n in (1, 2, 3)] + ["blau 4, 5 Striche"]
    assert made("six", "en").labels[0].name == "blue 1, 1 stroke"


def test_labels_in_french_braille_say_that_no_french_reader_has_felt_them() -> None:
    deck = load("logomachy")
    tables = {"fr": None, "en": "cards-fr"}
    for language, table in tables.items():
        made = render(deck, Notation.of(deck, language, table=table))
        assert "unread" in [one.kind for one in check(made, limits(made))]
    for language, table in (("de", None), ("en", None), ("en", "cards-de")):
        made = render(deck, Notation.of(deck, language, table=table))
        assert "unread" not in [one.kind for one in check(made, limits(made))]


def test_who_sets_another_card_table_is_told_that_the_cards_differ() -> None:
    decks = [load(game) for game in registry.own()]
    for deck in [each for each in decks if any(card.value for card in each.cards)]:
        for language, other in (("de", "cards-int"), ("en", "cards-de"), ("fr", "cards-int")):
            usual = render(deck, Notation.of(deck, language))
            assert "not-as-display" not in [one.kind for one in check(usual, limits(usual))]
            changed = render(deck, Notation.of(deck, language, table=other))
            assert "not-as-display" in [one.kind for one in check(changed, limits(changed))]
            scheme = render(deck, Notation.of(deck, language, "padded"))
            assert "not-as-display" in [one.kind for one in check(scheme, limits(scheme))]
