"""The search for remedies, on the decks that teachers begin with: figures, and that it is exact."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from braillespiel.labels import dimensions
from braillespiel.labels.breaking import broken, broken_cells, short_forms
from braillespiel.labels.check import Limits, check, conflicts
from braillespiel.labels.deck import CardSpec, Colour, Deck
from braillespiel.labels.fix import Fixed, fix, lettered
from braillespiel.labels.job import Job, prepare
from braillespiel.labels.notation import Notation, render
from braillespiel.labels.reading import deck_from_csv, load
from braillespiel.labels.report import catalogue, change_texts, finding_text
from braillespiel.labels.search import MARKS, Clock, Letters
from braillespiel.languages import of_labels
from tests.labels.decks import LIMITS, MARBURG, by_hand, cells

GERMAN = catalogue("de")
COLOURS = ("blau", "grün", "gelb", "rot")
MAJOR = [
    "Der Narr",
    "Der Magier",
    "Die Hohepriesterin",
    "Die Herrscherin",
    "Der Herrscher",
    "Der Hierophant",
    "Die Liebenden",
    "Der Wagen",
    "Die Kraft",
    "Der Eremit",
    "Rad des Schicksals",
    "Gerechtigkeit",
    "Der Gehängte",
    "Der Tod",
    "Mäßigkeit",
    "Der Teufel",
    "Der Turm",
    "Der Stern",
    "Der Mond",
    "Die Sonne",
    "Das Gericht",
    "Die Welt",
]
SUITS = ("Stäbe", "Kelche", "Schwerter", "Münzen")
COURT = ("Ass", *map(str, range(2, 11)), "Bube", "Ritter", "Königin", "König")


def rows(*lines: str) -> str:
    return "\n".join(("Karte;Farbe;Wert;Anzahl", *lines)) + "\n"


def suited(colours: tuple[str, ...], values: tuple[str, ...]) -> list[str]:
    return [f";{colour};{value};1" for colour, value in product(colours, values)]


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


SHEETS = {
    "Hundred": rows(*(f"{number};;;1" for number in range(1, 105))),
    "Tricks": rows(*suited(COLOURS, numbers(1, 13)), "Zauberer;;;4", "Narr;;;4"),
    "Actions": rows(
        *suited(COLOURS, (*numbers(0, 9), "Aussetzen", "Richtungswechsel", "+2")),
        "Farbwahl;;;4",
        "Farbwahl +4;;;4",
    ),
    "Skat": rows(
        *suited(
            ("Kreuz", "Pik", "Herz", "Karo"),
            ("7", "8", "9", "10", "Bube", "Dame", "König", "Ass"),
        )
    ),
    "Tarot": rows(*(f"{name};;;1" for name in MAJOR), *suited(SUITS, COURT)),
    "Tarot in Worten": rows(
        *(f"{name};;;1" for name in MAJOR),
        *(f"{value} der {suit};;;1" for suit, value in product(SUITS, COURT)),
    ),
    "ein eigenes": rows(*suited(("grün", "gelb", "blau", "schwarz"), numbers(1, 6)), "Joker;;;3"),
}


def figures(one: Fixed | object) -> tuple[int, int, tuple[int, ...]]:
    """Return conflicts left, cells of all labels, and what fans of 12, 15, 20 mm tell apart."""
    labels, findings = one.labels, one.findings  # type: ignore[attr-defined]
    return (
        sum(conflicts(findings)),
        sum(len(line) for label in labels.labels for line in label.lines),
        tuple(int(f.facts["clear"]) for f in findings if f.kind == "fan"),
    )


@pytest.mark.parametrize(
    ("name", "plain", "fixed", "shortened"),
    [
        ("Hundred", (16, 204, (0, 0, 98)), (0, 220, (0, 0, 98)), (0, 220, (0, 0, 98))),
        ("Tricks", (0, 132, (2, 2, 34)), (0, 132, (2, 2, 34)), (0, 127, (2, 2, 34))),
        ("Actions", (9, 224, (0, 0, 52)), (0, 235, (10, 10, 54)), (0, 134, (0, 0, 54))),
        ("Skat", (0, 116, (0, 0, 32)), (0, 116, (0, 0, 32)), (0, 116, (0, 0, 32))),
        ("Tarot", (17, 437, (2, 2, 52)), (0, 434, (11, 11, 66)), (0, 229, (3, 3, 70))),
        ("Tarot in Worten", (73, 1025, (2, 2, 4)), (0, 968, (59, 59, 66)), (0, 232, (4, 4, 64))),
        ("ein eigenes", (0, 53, (1, 1, 25)), (0, 53, (1, 1, 25)), (0, 53, (1, 1, 25))),
    ],
)
def test_a_deck_from_a_sheet_comes_out_clean(
    name: str,
    plain: tuple[object, ...],
    fixed: tuple[object, ...],
    shortened: tuple[object, ...],
) -> None:
    deck = deck_from_csv(SHEETS[name], "deck.csv")
    assert figures(prepare(Job(deck))) == plain
    ready = prepare(Job(deck, fix=True))
    assert figures(ready) == fixed
    assert not ready.gave_up
    assert figures(prepare(Job(deck, short=True))) == shortened


@pytest.mark.parametrize("language", of_labels())
@pytest.mark.parametrize("name", ["hundred", "tricks", "actions", "skat", "tarot"])
def test_the_decks_of_the_guide_come_out_clean_in_every_language(name: str, language: str) -> None:
    assert figures(prepare(Job(load(name), language, fix=True)))[0] == 0


@pytest.mark.parametrize("language", of_labels())
@pytest.mark.parametrize("name", ["tricks", "tarot"])
def test_these_need_no_remedy(name: str, language: str) -> None:
    assert figures(prepare(Job(load(name), language)))[0] == 0


def test_hundred_numbers_keeps_its_fan_for_no_number_sign_is_taken() -> None:
    ready = prepare(Job(deck_from_csv(SHEETS["Hundred"], "deck.csv"), fix=True))
    assert "⠼" not in "".join(cells(ready.labels).values())
    assert change_texts(ready.changes, GERMAN) == [
        "8; 68; 88; 58; 78; 98; 65; 85; 75; 95; 80; 70; 90; 87; 97 und 94: "
        "Hinter jedem dieser Etiketten steht jetzt ein Zeichen mit Punkt 3."
    ]


# --- exact ---------------------------------------------------------------------------------------

LETTER = st.sampled_from("abdefhijr")


@settings(derandomize=True, deadline=None, max_examples=40)
@given(
    st.lists(LETTER, min_size=2, max_size=3),
    st.lists(st.integers(0, 10), min_size=1, max_size=3, unique=True),
    st.sampled_from(["german", "plain"]),
)
def test_no_choice_of_letters_leaves_less_to_learn(
    colours: list[str], values: list[int], scheme: str
) -> None:
    deck = coloured(colours, values)
    notation = Notation.of(deck, "de", scheme)
    one = fix(deck, notation, LIMITS)
    assert conflicts(one.findings) == (0, 0)
    weight = sum({"letter": 2, "mark": 3, "sign": 2}[change.kind] for change in one.changes)
    offered = "abcdefghijklmnopqrstuvwxyz"
    taken = set(colours)
    for count in range(len(colours)):
        if 2 * count >= weight:
            break
        for letters in product(offered, repeat=count):
            for start in range(len(colours)):
                changed = {
                    f"c{(start + step) % len(colours)}": letter
                    for step, letter in enumerate(letters)
                    if letter not in taken
                }
                tried = replace(notation, letters=changed)
                if len(set(changed.values())) == count:
                    assert conflicts(check(render(deck, tried), LIMITS)) != (0, 0)


def coloured(letters: list[str], values: list[int]) -> Deck:
    """Return a deck of some colours with these letters, each with the same values."""
    return Deck(
        "d",
        {"*": "d"},
        "poker",
        tuple(
            CardSpec(f"c{number}-{value}", 1, f"c{number}", str(value))
            for number in range(len(letters))
            for value in values
        ),
        {
            f"c{number}": Colour(f"c{number}", {"*": f"{letter}wxyz{number}"}, {"*": letter})
            for number, letter in enumerate(letters)
        },
    )


@settings(derandomize=True, deadline=None, max_examples=60)
@given(
    st.lists(
        st.text(st.sampled_from("⠁⠂⠃⠙⠚⠓⠛⠶⠀"), min_size=1, max_size=3),
        min_size=2,
        max_size=7,
    )
)
def test_marks_leave_no_conflict_and_are_as_few_as_can_be(texts: list[str]) -> None:
    deck = by_hand(**{f"n{number}": text for number, text in enumerate(texts)}).deck
    notation = Notation.of(deck, "de")
    one = fix(deck, notation, LIMITS)
    assert conflicts(one.findings) == (0, 0)
    marked = [change.cards[0] for change in one.changes]
    if len(marked) == 2:
        for card, mark in product([card.id for card in deck.cards], ("⠿", *MARKS)):
            tried = replace(notation, marks={card: mark})
            assert conflicts(check(render(deck, tried), LIMITS)) != (0, 0)


def test_the_search_says_when_it_gave_up() -> None:
    now = iter(range(10_000))
    deck = deck_from_csv(SHEETS["Actions"], "deck.csv")
    clock = Clock(3.0, lambda: float(next(now)))
    one = fix(deck, Notation.of(deck, "de", "plain"), LIMITS, clock=clock)
    assert one.gave_up
    assert GERMAN("gave-up") == (
        "Nicht alle Abhilfen ließen sich in 5 Sekunden ausprobieren; "
        "dies ist das Beste, was gefunden wurde."
    )


def test_the_blocks_of_the_search_find_what_the_check_finds() -> None:
    for name, scheme in (("actions", "plain"), ("poker", "international"), ("points", "german")):
        deck = load(name)
        notation = Notation.of(deck, "de", scheme)
        search = Letters(deck, notation, LIMITS, Clock())
        kinds = ("equal", "same-shape", "upside-down", "swapped")
        found = {
            tuple(sorted(one.cards))
            for one in check(render(deck, notation), LIMITS)
            if one.kind in kinds
        }
        assert set(search.left({})) == found


def test_a_colour_whose_letter_is_free_keeps_its_initial_if_it_can() -> None:
    deck = deck_from_csv("Farbe;Wert\ngrün;5\ngelb;7\n", "deck.csv")
    notation = lettered(deck, Notation.of(deck, "de"), LIMITS, Clock())
    assert notation.letters == {"gelb": "l"}


# --- lines and short forms -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("die hohepriesterin", 8, ("die ho-", "hepries-", "terin")),
        ("richtungswechsel", 8, ("rich-", "tungs-", "wechsel")),
        ("rad des schicksals", 8, ("rad des", "schick-", "sals")),
        ("farbwahl +4", 8, ("farbwahl", "+4")),
        ("kunst-stoff", 8, ("kunst-", "stoff")),
        ("ja", 8, ("ja",)),
    ],
)
def test_lines_end_at_blanks_hyphens_and_syllables(
    text: str, columns: int, lines: tuple[str, ...]
) -> None:
    assert broken(text, columns, 7, "de", len) == lines


def test_what_needs_more_lines_than_there_are_is_not_broken() -> None:
    assert broken("die hohepriesterin", 8, 2, "de", len) is None
    assert broken("a", 1, 5, "de", len) is None
    assert broken_cells("⠽" * 20, 8, 2) is None
    assert broken_cells("⠽⠽⠀⠽⠽⠽", 4, 2) == ("⠽⠽", "⠽⠽⠽")


@example("-aa", 2)
@settings(derandomize=True, deadline=None, max_examples=80)
@given(st.text(st.sampled_from("abcdeäß -"), max_size=40), st.integers(2, 12))
def test_broken_text_is_all_there_and_fits(text: str, columns: int) -> None:
    text = " ".join(text.split())
    lines = broken(text, columns, 99, "de", len)
    assert lines is not None
    assert all(len(line) <= columns for line in lines)
    whole = "".join(lines).replace("-", "").replace(" ", "")
    assert whole == text.replace("-", "").replace(" ", "")


def test_short_forms_begin_with_the_main_word() -> None:
    first = [next(iter(short_forms(name))) for name in ("Die Hohepriesterin", "Rad des Schicksals")]
    assert first == ["hoh", "sch"]
    assert next(iter(short_forms("Farbwahl +4"))) == "far4"
    assert list(short_forms("+4")) == []


def test_short_forms_are_proposed_and_taken_when_wanted() -> None:
    deck = deck_from_csv(SHEETS["Actions"], "deck.csv")
    (proposal,) = [one for one in prepare(Job(deck)).findings if one.kind == "short"]
    assert proposal.severity == "note"
    assert finding_text(proposal, GERMAN) == (
        "Kürzer ginge es mit --short: Aussetzen aus, Richtungswechsel ric, Farbwahl fr, "
        "Farbwahl +4 far4."
    )
    ready = prepare(Job(deck, short=True))
    assert figures(ready)[0] == 0
    assert change_texts(ready.changes, GERMAN) == [
        "Kurze Formen: Aussetzen aus, Richtungswechsel ric, Farbwahl fr, Farbwahl +4 far4."
    ]
    assert cells(ready.labels)["rot-Aussetzen"] == "⠗⠁⠥⠎"


def test_short_forms_of_a_whole_tarot_differ_and_clash_with_nothing() -> None:
    deck = deck_from_csv(SHEETS["Tarot in Worten"], "deck.csv")
    ready = prepare(Job(deck, short=True))
    assert figures(ready)[0] == 0
    assert ready.labels.columns <= 5
    assert len(set(cells(ready.labels).values())) == 78


def test_what_is_long_to_tell_is_told_in_several_sentences() -> None:
    names = [f"Karte mit einem langen Namen, Nummer {number}" for number in range(60)]
    deck = by_hand(**dict.fromkeys(names, "⠃")).deck
    changes = prepare(Job(deck, fix=True)).changes
    told = change_texts((*changes, *(replace(one, facts={"dots": "3"}) for one in changes)), GERMAN)
    assert all(len(text) < 1500 for text in told)
    for finding in prepare(Job(deck)).findings:
        assert len(finding_text(finding, GERMAN)) < 1500
    colours = "".join(f"{number} {'x' * 150};1\n" for number in range(30))
    sheet = deck_from_csv("Farbe;Wert;" + "y" * 199 + "\n" + colours, "deck.csv")
    for finding in prepare(Job(sheet)).findings:
        assert len(finding_text(finding, GERMAN)) < 2500


def test_a_label_that_cannot_be_broken_is_shortened() -> None:
    deck = deck_from_csv("Karte\nDonaudampfschifffahrtsgesellschaft\nOder\n", "deck.csv")
    one = fix(deck, Notation.of(deck, "de"), Limits(MARBURG, dimensions.card_size("30x30")))
    assert conflicts(one.findings) == (0, 0)
    assert change_texts(one.changes, GERMAN) == [
        "Kurze Formen: Donaudampfschifffahrtsgesellschaft don.",
        "Oder: Das Etikett ist jetzt in Zeilen gebrochen, höchstens 2.",
    ]


def test_the_advice_is_to_shorten_where_lines_do_not_fit_the_sticker() -> None:
    job = Job(deck_from_csv(SHEETS["Actions"], "deck.csv"))
    low = prepare(replace(job, settings=replace(job.settings, sheet="L4731")))
    long = [one for one in low.findings if one.kind == "too-long"]
    assert finding_text(long[0], GERMAN) == (
        "blau Aussetzen: Das Etikett hat 10 Formen in einer Zeile; auf den Aufkleber passen "
        "4 Formen in einer Zeile. Kürze das Etikett."
    )
    mended = prepare(replace(job, fix=True, settings=replace(job.settings, sheet="L4731")))
    assert figures(mended)[0] == 0
    assert max(label.columns for label in mended.labels.labels) <= 4


def test_on_a_sticker_labels_are_broken_to_fit_it() -> None:
    deck = deck_from_csv(SHEETS["Actions"], "deck.csv")
    job = Job(deck, fix=True)
    sticky = prepare(replace(job, settings=replace(job.settings, sheet="L7651")))
    assert figures(sticky)[0] == 0
    assert max(label.columns for label in sticky.labels.labels) <= 6
    assert max(len(label.lines) for label in sticky.labels.labels) <= 2
