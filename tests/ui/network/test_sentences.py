"""Every rule and event of a network table has its sentence; what others wrote picks none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.network.client import TableProblem
from braillespiel.network.joining.errors import RULES as JOINING
from braillespiel.network.messages import News, Said, SetUp
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, Writing, pieces, without_marks
from tests.support.languages import LANGUAGES
from tests.ui.network.fakes import ANNA, BERT, table

PACKAGE = Path(sentences.__file__).resolve().parents[2]
SOURCES = [
    *(PACKAGE / "network").rglob("*.py"),
    *(PACKAGE / "house").rglob("*.py"),
    *(PACKAGE / "application").glob("net*.py"),
    PACKAGE / "application" / "table_matches.py",
    PACKAGE / "commands" / "serve.py",
]
RAISED = re.compile(
    r"(?:(?<!Store)Error|Problem|Refused|Rule|_wrong|_refuse|server\.close)"
    r"""\(\s*(?:line, |wire, )?"([a-z-]+)\""""
)
TOLD = re.compile(r"""(?:\.news|\bNews)\(\s*"([a-z-]+)\"""")


def named(pattern: re.Pattern[str]) -> set[str]:
    return {
        rule
        for path in SOURCES
        for rule in pattern.findall(path.read_text("utf-8"))
        if not rule.endswith("-")
    }


def words(language: str) -> Words:
    return Words(language, ("client", "cards", "network", "house"))


def test_the_sources_name_the_rules_that_are_known() -> None:
    known = {"name-alike", "door-closed", "no-connection", "wrong-code", "port", "over"}
    assert known <= named(RAISED)
    assert {"came", "paused", "taken-back", "code-ended"} <= named(TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence(language: str) -> None:
    own = words(language)
    unworded = own.phrase("net-rule-unknown", rule="RULE").full.replace("RULE", "")
    for rule in sorted({*named(RAISED), *JOINING, *sentences.RULES}):
        told = sentences.problem(own, TableProblem(rule))
        assert told.full.replace(rule, "") != unworded, rule
        assert told.full.endswith("."), rule
        assert len(told.brief) <= len(told.full), rule
        assert 0 < len(told.braille) <= 40, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_at_a_table_has_a_sentence(language: str) -> None:
    there = table(ANNA, BERT, set_up=SetUp("six", 3))
    for what in sorted(named(TOLD) | sentences.NEWS):
        told = sentences.news(words(language), News(what, 2, "Bert"), there)
        assert told is not None, what
        assert 0 < len(told.braille) <= 40, what


COUPLE = {
    "de": {
        "came": ("Bob und Eve sind da.", "Bob; Eve sind da"),
        "fell-out": (
            "Bob und Eve haben die Verbindung verloren. Die Plätze bleiben reserviert.",
            "Bob; Eve verloren",
        ),
        "proposed": ("Bob und Eve möchten einen Zug zurücknehmen.", "Bob; Eve: zurück?"),
        "takes-chair": (
            "Bob und Eve sind da und übernehmen die Plätze von Computerspielern.",
            "Bob; Eve spielen statt computer",
        ),
    },
    "en": {
        "came": ("Bob and Eve are here.", "Bob; Eve are here"),
        "fell-out": ("Bob and Eve lost the connection. The seats are kept.", "Bob; Eve lost"),
        "proposed": ("Bob and Eve want to take a move back.", "Bob; Eve: take back?"),
        "takes-chair": (
            "Bob and Eve are here and take the seats of computer players.",
            "Bob; Eve play for a bot",
        ),
    },
}


@pytest.mark.parametrize("language", COUPLE)
def test_two_at_one_computer_do_things_together(language: str) -> None:
    told = {
        what: sentences.news(words(language), News(what, 2, "Bob; Eve"), table(ANNA))
        for what in COUPLE[language]
    }
    found = {what: (said.full, said.braille) for what, said in told.items() if said is not None}
    assert found == COUPLE[language]


@pytest.mark.parametrize(
    ("language", "rule", "details", "full", "braille"),
    [
        (
            "en",
            "wait",
            {"seconds": 60},
            "Too many wrong codes came from your network. Wait 60 seconds, then try again.",
            "wait 60 s",
        ),
        (
            "de",
            "wrong-code",
            {},
            "Falscher Code. Lass ihn dir noch einmal sagen, immer zwei Ziffern auf einmal.",
            "falscher code",
        ),
        (
            "en",
            "name-alike",
            {"name": "Bert"},
            "Bert is already at the table, and your name sounds or feels the same."
            " Choose another name.",
            "too like Bert",
        ),
        (
            "de",
            "game-missing",
            {"name": "Bert", "game": "six"},
            "Bert hat SIX nicht, weil braillespiel dort älter ist."
            " Wählt ein anderes Spiel oder wartet auf das Update.",
            "Bert: kein SIX",
        ),
        ("en", "full", {"most": 64}, "The table is full: 64 people are there.", "full: 64"),
    ],
)
def test_a_problem_names_the_thing_and_the_remedy(
    language: str, rule: str, details: dict[str, Any], full: str, braille: str
) -> None:
    told = sentences.problem(words(language), TableProblem(rule, details))
    assert (told.full, told.braille) == (full, braille)


def test_the_code_is_said_in_pairs_and_felt_as_one_number() -> None:
    assert sentences.code(words("de"), "204816") == Phrase(
        "Code 20, 48, 16.", "Code 20, 48, 16", "code 204816"
    )


@pytest.mark.parametrize(
    ("addresses", "full"),
    [
        (["192.168.1.20"], "On this network only, address 192.168.1.20."),
        (
            ["192.168.1.20", "table.example.org:24112"],
            "From outside too, address table.example.org:24112.",
        ),
        (["[2a00:1450::5]:24112"], "On this network only, address [2a00:1450::5]:24112."),
        (["127.0.0.1:5"], "On this computer only, address 127.0.0.1:5."),
        ([], "This computer is not connected to a network, so nobody else can join."),
    ],
)
def test_it_is_said_who_can_reach_the_table(addresses: list[str], full: str) -> None:
    assert sentences.reach(words("en"), addresses).full == full


HOSTILE = st.text(
    st.sampled_from("a-\x1b[31m\u202e\u2801\ue000{ $x }\n\x07\u200b\x9b]0;/\\.."), max_size=60
)


@settings(max_examples=25, derandomize=True, deadline=None)
@given(HOSTILE, HOSTILE, st.sampled_from(["name", "seconds", "game", "text", "rule", "$x"]))
def test_what_others_wrote_reaches_nobody_unescaped(one: str, two: str, name: str) -> None:
    own = words("en")
    there = table(ANNA, BERT)
    told = [
        sentences.problem(own, TableProblem(one, {name: two})),
        sentences.problem(own, TableProblem("wait", {name: two})),
        sentences.problem(own, TableProblem("game-missing", {"game": two, "name": one})),
        sentences.chat(own, Said(2, one, two, "")),
        sentences.chat(own, Said(2, one, "", two)),
        sentences.news(own, News("came", 2, one), there) or Phrase.plain(""),
        sentences.news(own, News(one, 2, two), there) or Phrase.plain(""),
    ]
    for phrase in told:
        for text in (phrase.full, phrase.brief, without_marks(phrase.braille)):
            assert text == sentences.clean(text, 1000)


def test_what_somebody_wrote_is_text_in_braille() -> None:
    said = sentences.chat(words("en"), Said(2, "Berta", "r7 12 ?! \ue000?\ue001", ""))
    written = [writing for _, writing in pieces(said.braille) if writing is not Writing.BLANK]
    assert without_marks(said.braille) == "Berta: r7 12 ?! ?"
    assert written == [
        Writing.TEXT,
        Writing.BASIC,
        Writing.BASIC,
        Writing.PUNCTUATION,
        Writing.PUNCTUATION,
    ]
