"""Catalogues, the three wordings, and sentences of one's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.words.catalogue import MissingSentenceError, Words, use_own_words
from braillespiel.words.phrase import (
    Phrase,
    Writing,
    card_notation,
    join,
    notation,
    pieces,
    sentences,
    without_marks,
)
from scripts.catalogues import COMPONENTS, components, rewritten
from tests.support.languages import LANGUAGES


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    use_own_words(None)


def test_a_phrase_has_three_wordings() -> None:
    words = Words("de", ("client",))
    assert words.phrase("not-your-turn") == Phrase("Du bist nicht dran", "Nicht dran", "nicht dran")
    assert words.phrase("edge") == Phrase("Rand", "Rand", "Rand")


def test_plurals_are_right() -> None:
    words = Words("de", ("cards",))
    said = [words("cards-count", count=count) for count in (0, 1, 2)]
    assert said == ["keine Karte", "eine Karte", "2 Karten"]


def test_phrases_nest_each_in_its_wording() -> None:
    words = Words("en", ("cards",))
    card = Phrase("red 7", "r 7", notation("r7"))
    joined = words.phrase("list-and", first=card, last=card)
    assert joined.full == "red 7 and red 7"
    assert joined.brief == "r 7, r 7"
    assert "\ue000" not in joined.full


def test_a_missing_sentence_or_variable_is_an_error() -> None:
    words = Words("de", ("client",))
    with pytest.raises(MissingSentenceError):
        words("no-such-key")
    with pytest.raises(MissingSentenceError):
        words("place")


def test_notation_is_told_from_text() -> None:
    braille = f"du {notation('sa7')} dran  +{notation('k')}1 passt."
    assert list(pieces(braille)) == [
        ("du", Writing.BASIC),
        (" ", Writing.BLANK),
        ("sa7", Writing.NOTATION),
        (" ", Writing.BLANK),
        ("dran", Writing.TEXT),
        ("  ", Writing.BLANK),
        ("+k1", Writing.NOTATION),
        (" ", Writing.BLANK),
        ("passt.", Writing.TEXT),
    ]
    assert without_marks(braille) == "du sa7 dran  +k1 passt."


@pytest.mark.parametrize(
    ("word", "writing"),
    [
        ("Anna", Writing.TEXT),
        ("nein?", Writing.TEXT),
        ("Jean-Luc", Writing.TEXT),
        ("Bot12", Writing.BASIC),
        ("/a/file", Writing.BASIC),
        ("in", Writing.BASIC),
        ("h", Writing.BASIC),
        ("du:", Writing.NOTATION),
        ("12", Writing.NOTATION),
        ("st12", Writing.NOTATION),
        ("+l1", Writing.NOTATION),
        ("19?", Writing.NOTATION),
        ("-", Writing.NOTATION),
    ],
)
def test_a_word_with_signs_and_without_three_letters_is_notation(
    word: str, writing: Writing
) -> None:
    assert list(pieces(word)) == [(word, writing)]


def test_a_card_is_written_in_either_order() -> None:
    braille = f"+{card_notation('r', 7)}"
    assert without_marks(braille) == "+r7"
    assert without_marks(braille, value_first=True) == "+7r"


def test_sentences_get_one_full_stop() -> None:
    parts = [Phrase.plain("Hand"), Phrase.plain("Was?"), Phrase.plain("Rand")]
    assert sentences(parts, ". ").full == "Hand. Was? Rand"
    assert join(parts, ", ").brief == "Hand, Was?, Rand"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dot_of_a_name_is_the_last_of_its_sentence(language: str) -> None:
    words = Words(language, ("classroom",))
    said = [words("class-sure", name=name) for name in ("Ada", "Ada A.", "Ada..")]
    assert [one.partition("Ada")[2] for one in said] == [".", " A.", "..."]


def test_own_sentences_replace_ours(own: Path) -> None:
    (own / "de.ftl").write_text("not-your-turn = Auf geht's\n    .brief = Los\n", encoding="utf-8")
    assert use_own_words(own) == []
    assert Words("de", ("client",)).phrase("not-your-turn").full == "Auf geht's"
    assert Words("de", ("client",)).phrase("not-your-turn").brief == "Los"
    assert Words("en", ("client",))("not-your-turn") == "It is not your turn"


@pytest.mark.gaps
@pytest.mark.parametrize("text", ["", "# Nothing yet.\n"])
def test_a_catalogue_without_a_message_gives_way_to_ours(own: Path, text: str) -> None:
    (own / "de").mkdir()
    (own / "de" / "client.ftl").write_text(text, encoding="utf-8")
    use_own_words(own)
    assert Words("de", ("client",))("not-your-turn") == Words("en", ("client",))("not-your-turn")


def test_an_own_sentence_that_says_nothing_gives_way_to_ours(own: Path) -> None:
    (own / "de.ftl").write_text(
        'edge = { "" }\n    .brief = { " " }\n    .braille = kante\n', encoding="utf-8"
    )
    assert use_own_words(own) == []
    assert Words("de", ["client"]).phrase("edge") == Phrase("Rand", "Rand", "kante")


def test_broken_own_sentences_give_way_to_ours(own: Path) -> None:
    (own / "de.ftl").write_text("edge = { $nothing }\n= junk {\nplace =\n", encoding="utf-8")
    use_own_words(own)
    words = Words("de", ("client",))
    assert words("edge") == "Rand"
    assert words("place", number=1, count=2) == "1 von 2"


def test_own_sentences_that_are_no_text_are_reported(own: Path) -> None:
    (own / "de.ftl").write_bytes(b"\xff\xfe\x00rubbish\xff")
    (wrong,) = use_own_words(own)
    assert (wrong.kind, wrong.path) == ("encoding", str(own / "de.ftl"))
    assert Words("de", ("client",))("edge") == "Rand"


LAUGHS = "\n".join(f"l{n} = " + f"{{ l{n + 1} }}" * 10 for n in range(9)) + "\nl9 = ha\n"


@pytest.mark.parametrize(
    "text",
    [
        "edge = { edge }",
        "edge = { place }\nplace = { edge }",
        "-a = { -a } { -a }\nedge = { -a }",
        "\n".join(f"e{n} = {{ e{n + 1} }}" for n in range(2000)) + "\nedge = { e0 }",
        LAUGHS + "edge = { l0 }",
        "edge = { NUMBER(1, minimumFractionDigits: 999999) }",
        'edge = { NUMBER(1, minimumFractionDigits: "x") }',
    ],
    ids=["itself", "each-other", "term", "chain", "laughs", "digits", "wrong"],
)
def test_own_sentences_that_refer_to_themselves_or_run_on_give_way_to_ours(
    own: Path, text: str
) -> None:
    (own / "de.ftl").write_text(text + "\n    .brief = { edge.brief }\n", encoding="utf-8")
    assert use_own_words(own) == []
    assert Words("de", ["client"]).phrase("edge").full == "Rand"


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        ("edge = x\n" * 40_000, "large", "256 kB"),
        ("edge = " + "{" * 20_000, "deep", 64),
        ("edge = { NUMBER(1, minimumFractionDigits: 9999999999) }", "number", 6),
    ],
    ids=["large", "deep", "number"],
)
def test_own_sentences_beyond_all_bounds_are_reported_and_not_used(
    own: Path, text: str, kind: str, detail: str | int
) -> None:
    (own / "de.ftl").write_text(text, encoding="utf-8")
    (wrong,) = use_own_words(own)
    assert (wrong.kind, wrong.detail) == (kind, detail)
    assert Words("de", ("client",))("edge") == "Rand"


@pytest.mark.posix
def test_own_sentences_that_are_a_pipe_are_not_waited_for(own: Path) -> None:
    os.mkfifo(own / "de.ftl")
    (wrong,) = use_own_words(own)
    assert wrong.kind == "no-file"


def test_what_somebody_else_wrote_is_cut_off_before_it_hides_the_sentence() -> None:
    said = Words("de", ("client",))(
        "resume-entry", game="SIX", names="A" * 9000, others=1, actions=1, when=""
    )
    assert "A" * 999 + "…" in said
    assert "A" * 1000 not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_any_length_can_be_said(language: str) -> None:
    words = Words(language, ("cli",))
    for number in (10**15, 10**28, -(10**28), 10**99):
        said = words("error-port", port=number)
        assert str(number)[:20] in said


def test_catalogues_have_the_form_in_which_they_come_back_from_translators() -> None:
    # Where one has not: python -m scripts.catalogues
    ours = Path(languages.__file__).resolve().parent
    texts = {path: path.read_text("utf-8") for path in ours.rglob("*.ftl")}
    assert [path for path, text in texts.items() if rewritten(text) != text] == []
    assert COMPONENTS.read_text("utf-8") == components()
