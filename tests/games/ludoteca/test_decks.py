"""An owner's deck file: what it may hold, what is wrong with it, and that a match keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.contract import PositionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.ludoteca.deck import STEPS, DeckError
from braillespiel.games.ludoteca.decks import built_in_deck, load_deck, own_path
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.presenter import LudotecaPresenter
from braillespiel.words.catalogue import Words
from tests.games.ludoteca.tables import table

GOALS = "".join(
    f"""
[[goal]]
id = "goal-{number}"
need = {{ what = "rows", length = {number + 2} }}
name = {{ de = "Ziel {number}" }}
"""
    for number in range(4)
)
RESOURCE = """
[[resource]]
id = "cake"
copies = 3
steps = [{ do = "draw", count = 2 }, { do = "give" }]
name = { de = "Kuchenverkauf" }
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    own_path().parent.mkdir(parents=True)
    return tmp_path


def write(text: str) -> Path:
    path = own_path()
    path.write_text(text, encoding="utf-8")
    return path


def test_the_house_deck_names_everything_in_three_languages() -> None:
    deck = built_in_deck()
    named = [*deck.resource, *deck.goal, *deck.card.values()]
    for card in named:
        assert set(card.name) == set(card.text) == {"de", "en", "fr"}
    for pillar in deck.pillar.values():
        assert set(pillar.name) == set(pillar.short) == set(pillar.letter) == {"de", "en", "fr"}
    for language in ("de", "en", "fr"):
        assert len({pillar.letter[language] for pillar in deck.pillar.values()}) == 6
    assert sum(card.copies for card in deck.resource) == 16
    assert len(deck.goal) >= 8


def test_every_named_effect_is_used_by_a_house_resource() -> None:
    assert {step.do for card in built_in_deck().resource for step in card.steps} == set(STEPS)


def test_an_own_deck_is_played_with_its_copies_and_effects(home: Path) -> None:
    write(RESOURCE + GOALS)
    match = Match(GAME, 2, {"extended": True, "deck": "own"}, seed=1)
    position = match.state.to_position()
    cards = [card for hand in position["hands"] for card in hand] + position["pile"]
    cards += position["discards"]
    assert cards.count("q1") == 3
    assert len(cards) == 113


def test_a_match_keeps_its_own_deck_when_the_file_is_gone(home: Path) -> None:
    path = write(RESOURCE + GOALS)
    match = Match(GAME, 2, {"extended": True, "deck": "own"}, seed=1)
    for _ in range(30):
        seat = match.state.to_act()
        actor = min(seat)
        match.apply(actor, match.state.legal_actions(actor)[0])
    path.unlink()
    again = Match(GAME, 2, match.options, match.seed, match.position)
    again.replay(match.journal)
    assert again.to_position() == match.to_position()


def test_a_resource_without_a_text_is_worded_by_its_steps(home: Path) -> None:
    deck = load_deck(write(RESOURCE + GOALS))
    words = Words("de", registry.catalogues("ludoteca"))
    cards = LudotecaPresenter(words, ("Anna", "Ben"), 0).cards(deck)
    assert cards.card(55).full == "Kuchenverkauf"
    text = cards.text(55)
    assert text is not None
    assert text.full == "Ziehe 2 Karten. Gib eine Karte an Mitspieler deiner Wahl."
    assert cards.goal_text(deck.goal[1]).full == "Eine Reihe mit 3 oder mehr Karten."
    assert cards.pillar(1).full == "Spielkultur"


@pytest.mark.parametrize(
    ("text", "rule", "sentence"),
    [
        ("[[resource", "deck-toml", "Kartensatz ist kein gültiges TOML"),
        (RESOURCE, "deck-shape", "Kartensatz: goal fehlt. docs/ludoteca-deck.md zeigt, wie"),
        (
            RESOURCE.replace('"draw"', '"dance"') + GOALS,
            "deck-shape",
            "Kartensatz: resource[0].steps[0].do kann nicht dance sein.",
        ),
        (
            RESOURCE + "colour = 3" + GOALS,
            "deck-shape",
            "Kartensatz: resource[0].colour gibt es nicht.",
        ),
        (
            RESOURCE.replace("copies = 3", 'copies = "3"') + GOALS,
            "deck-shape",
            "Kartensatz: resource[0].copies muss eine ganze Zahl sein.",
        ),
        (RESOURCE.replace("copies = 3", "copies = 9") + GOALS, "deck-range", "copies"),
        (RESOURCE.replace("count = 2", "count = 0") + GOALS, "deck-range", "step 1"),
        (RESOURCE + RESOURCE + GOALS, "deck-twice", "cake"),
        (RESOURCE.replace("Kuchenverkauf", "") + GOALS, "deck-empty", "cake"),
        (RESOURCE + GOALS[: GOALS.rindex("[[goal]]")], "deck-few-goals", "3 Bonusziele"),
        (
            RESOURCE + GOALS + "[pillar.x]\nname = {}\nshort = {}\nletter = {}\n",
            "deck-pillar",
            "a s k r e u",
        ),
        (RESOURCE + GOALS + "[card.h9]\nname = {}\nshort = {}\nsign = {}\n", "deck-card", "h1 h4"),
    ],
)
def test_a_wrong_deck_says_what_and_where(home: Path, text: str, rule: str, sentence: str) -> None:
    write(text)
    with pytest.raises(DeckError) as error:
        GAME.setup(2, GAME.resolve({"extended": True, "deck": "own"}), 1)
    assert error.value.rule == rule
    words = Words("de", registry.catalogues("ludoteca"))
    presenter = LudotecaPresenter(words, ("Anna", "Ben"), 0)
    said = presenter.refusal(error.value, table("s7", "e2").view(0))
    assert sentence in said.full
    assert "{" not in said.full


def test_a_missing_deck_names_the_place(home: Path) -> None:
    with pytest.raises(DeckError) as error:
        load_deck(own_path())
    assert error.value.rule == "deck-missing"
    assert error.value.details["path"] == str(home / "decks" / "ludoteca.toml")


def test_a_deck_that_is_not_utf_8_says_so(home: Path) -> None:
    own_path().write_bytes("name = 'Bücher'".encode("latin-1"))
    with pytest.raises(DeckError) as error:
        load_deck(own_path())
    assert error.value.rule == "deck-encoding"


def test_the_basic_game_needs_no_deck_file(home: Path) -> None:
    GAME.setup(2, GAME.resolve({"deck": "own"}), 1)


@pytest.mark.parametrize(
    ("change", "rule", "where"),
    [
        ({"hands": [["s7"]]}, "position-seats", "hands"),
        ({"hands": [["s9"], ["e2"]]}, "position-card", "hands[0]"),
        ({"hands": [["s7", "s7", "s7"], ["e2"]]}, "position-card-too-often", "cards"),
        ({"hands": [["s7"], []]}, "position-hand-empty", "hands[1]"),
        ({"hands": [["bs"], ["e2"]]}, "position-card-too-often", "cards"),
        ({"pile": ["s7", "s7"]}, "position-card-too-often", "cards"),
        ({"round": 0}, "position-malformed", "round"),
        ({"rows": [{"s": ["s5", "s6"]}, {}]}, "position-row-order", "rows[0][s]"),
        ({"rows": [{"s": ["r5"]}, {}]}, "position-row-pillar", "rows[0][s]"),
        ({"rows": [{"x": ["r5"]}, {}]}, "position-pillar-letter", "rows[0][x]"),
        ({"rows": [{"s": ["s5"]}, {}], "done": ["s", ""]}, "position-row-on-locked", "rows[0][s]"),
        ({"kinds": [[["s5", "r5", "e5", "u4"]], []]}, "position-no-four-of-a-kind", "kinds[0]"),
        ({"resources": [["s5"], []]}, "position-no-resource-card", "resources[0]"),
        ({"goals": ["two-fours", "all-begun"]}, "position-goals-in-basic", "goals"),
        ({"phase": "over"}, "position-winners-phase", "winners"),
        ({"phase": "effect"}, "position-pending-phase", "pending"),
        ({"phase": "effect", "pending": [{"do": "draw"}]}, "position-pending-choice", "pending[0]"),
        ({"looked": ["s5"]}, "position-looked-phase", "looked"),
        ({"known": [["e7"], []]}, "position-known-not-held", "known[0]"),
        ({"done": ["askreu", ""]}, "position-already-won", "rows"),
        ({"turn": 2}, "position-seat", "turn"),
        ({"colour": 1}, "position-malformed", "state"),
        ({"scores": "many"}, "position-malformed", "scores"),
    ],
)
def test_a_position_that_breaks_a_rule_says_which_and_where(
    change: dict[str, object], rule: str, where: str
) -> None:
    position = {"hands": [["s7"], ["e2"]], "phase": "play", **change}
    with pytest.raises(PositionError) as error:
        GAME.state_from(2, GAME.resolve({}), position)
    assert error.value.rule == rule
    assert error.value.details["where"] == where


def test_the_example_of_the_documentation_is_a_deck_once_it_has_enough_goals(home: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "ludoteca-deck.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    deck = load_deck(write(example + GOALS))
    assert deck.resource[0].id == "cake"
    for step in STEPS:
        assert f"| `{step}` |" in page
