"""``words check``: what of a language is missing, broken or doubtful."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from braillespiel import cli, deck_texts, languages
from braillespiel.words import audit, variables
from braillespiel.words.catalogue import Words, use_own_words
from tests.support import pseudo
from tests.support.languages import LANGUAGES
from tests.words.test_gaps import BROKEN

Found = dict[str, list[str]]


@pytest.fixture
def written(home_of_nobody: Path) -> Iterator[Callable[..., Found]]:
    """Return what writes files of a language "xx", and returns what is found, by kinds."""

    def make(**texts: str | bytes) -> Found:
        home = home_of_nobody / "words" / "xx"
        home.mkdir(parents=True, exist_ok=True)
        (home / languages.FACTS).write_text('name = "X"\n', encoding="utf-8")
        for name, text in texts.items():
            path = home / f"{name.replace('__', '/')}.ftl"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        use_own_words(home_of_nobody / "words")
        kinds: Found = {}
        for area in audit.areas("xx"):
            for one in area.findings:
                if one.kind != "missing":
                    detail = f" {one.detail}" if one.detail else ""
                    kinds.setdefault(one.kind, []).append(f"{one.key}{detail}")
        return kinds

    yield make
    use_own_words(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_ours_is_missing_or_broken(language: str) -> None:
    found = [one for area in audit.areas(language) for one in area.findings]
    assert {one.kind for one in found} <= {"equal", "long"}
    assert language != languages.FALLBACK or found == []


def test_a_whole_language_has_nothing_broken(home_of_nobody: Path) -> None:
    pseudo.write(home_of_nobody / "words")
    use_own_words(home_of_nobody / "words")
    try:
        found = list(audit.areas("xx"))
    finally:
        use_own_words(None)
    assert {one.kind for area in found for one in area.findings} <= {"equal", "long"}
    assert sum(area.messages for area in found) == sum(area.translated for area in found) > 3000


@pytest.mark.parametrize("way", BROKEN)
def test_each_of_the_nine_ways_is_named(written: Callable[..., Found], way: str) -> None:
    found = written(client=BROKEN[way])
    broken = {kind: keys for kind, keys in found.items() if kind in audit.BROKEN}
    assert len(broken) == 1
    ((kind, keys),) = broken.items()
    expected = {
        "syntax": "syntax",
        "no-default": "syntax",
        "itself": "silent",
        "not-translated": "reference",
        "variable": "variable",
        "number": "variable",
        "function": "reference",
        "no-value": "silent",
        "silent": "silent",
    }
    assert kind == expected[way]
    assert all("edge" in key for key in keys)


def test_what_is_doubtful_is_named(written: Callable[..., Found]) -> None:
    found = written(
        client="edge = Edge\nedge = Kant\nplace = { $number }\nno-such = x\n"
        "route-nothing = Hier ist nichts\n"
        "    .braille = an dieser stelle ist gar nichts\n",
        games__six="cubus-title = x\nsix-title = SIX!\n",
    )
    assert found == {
        "wording": ["place.braille"],
        "unused": ["place count"],
        "extra": ["cubus-title", "no-such"],
        "twice": ["edge"],
        "equal": ["edge Edge"],
        "long": ["route-nothing.braille an dieser stelle ist gar nichts (31)"],
    }


def test_files_that_cannot_be_read_are_named(written: Callable[..., Found]) -> None:
    found = written(client=b"edge = \xff\n", cards="x = y\n" * 60_000, other="a = b\n")
    assert sorted(one.split(" ")[0] for one in found["file"]) == ["encoding", "large"]
    assert found["extra"] == ["other"]


def test_the_command_tells_it_and_ends_with_one_if_anything_is_broken(
    written: Callable[..., Found], capsys: pytest.CaptureFixture[str]
) -> None:
    written(client="edge = { $nothing }\nplace = { $number } / { $count }\n    .braille = x\n")
    assert cli.main(["words", "check", "xx", "--lang", "en"]) == 1
    told = capsys.readouterr().out.splitlines()
    at = told.index("client: 2 of 551 messages.".replace("551", str(_messages("client"))))
    assert told[at + 1 : at + 3] == [
        "Broken, a variable that never comes, 1:",
        "  edge: nothing",
    ]
    assert "  goodbye" not in told
    assert told[-1] == "One is broken. Something else is said there."
    assert told[-3].startswith("client: ")
    assert told[-4].endswith("words check xx AREA")
    assert len(told) < 100
    assert f"  {told[-3].removeprefix('client: ')}" in told[:-3]
    assert cli.main(["words", "check", "xx", "client", "--lang", "en"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "  goodbye" in told
    assert told[0] == f"client: 2 of {_messages('client')} messages."
    assert told[-2:] == [
        f"2 of {_messages('client')} messages in all.",
        "One is broken. Something else is said there.",
    ]
    assert cli.main(["words", "check", "xx", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["language"], data["translated"], data["broken"]) == ("xx", 2, 1)
    written(client="edge = Kant\n")
    assert cli.main(["words", "check", "xx"]) == 0
    assert cli.main(["words", "check", "de", "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("\nNothing is broken.\n")


def test_an_area_alone_names_all_that_is_missing(
    written: Callable[..., Found], capsys: pytest.CaptureFixture[str]
) -> None:
    written(client="edge = Kant\n")
    assert cli.main(["words", "check", "xx", "games/six", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("games/six: 0 of ")
    assert "  six-title" in told
    assert not any("goodbye" in line for line in told)
    assert cli.main(["words", "check", "xx", "six", "--lang", "en"]) == 1
    known = capsys.readouterr().err
    assert all(area in known for area in ("games/six", "client", "cards"))


def test_an_area_alone_is_what_it_is_among_all() -> None:
    for area in islice(audit.areas("de"), 3):
        assert list(audit.areas("de", only=area.name)) == [area]
    deck = next(iter(deck_texts.decks()))
    assert [area.name for area in audit.areas("de", only=deck)] == [deck]
    assert list(audit.areas("de", only="nowhere")) == []


def _values(text: str, home: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Found]:
    """Return the status and what is said of a language's own file: lines, by kind."""
    path = home / "words" / "eo" / languages.FACTS
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    status = cli.main(["words", "check", "eo", languages.FACTS, "--json", "--lang", "en"])
    found: Found = {}
    for area in json.loads(capsys.readouterr().out)["areas"]:
        for one in area["findings"]:
            found.setdefault(one["kind"], []).append(f"{one['message']}: {one['detail']}")
    return status, found


def test_values_that_there_are_not_are_named_with_those_that_there_are(
    home_of_nobody: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = _values(
        'name = "E"\nbraille = "eo"\ncontracted = "cards-de"\ncards = "de-g0"\nlabels = "x"\n'
        'voice = "esperanto-9"\nnothing = 1\n',
        home_of_nobody,
        capsys,
    )
    assert status == 1
    assert [one.partition(".")[0] for one in found["value"]] == [
        "braille: eo",
        "contracted: cards-de",
        "cards: de-g0",
        "labels: x",
        "voice: esperanto-9",
    ]
    braille, _, cards, labels, voice = found["value"]
    assert "eo-g1.ctb, " in braille
    assert "ueb-g1" in braille
    assert cards.endswith("cards-de, cards-int, cards-fr.")
    assert "german" in labels
    assert voice.endswith("Choose one of eo.")
    assert found["file"] == ["nothing: language.toml"]


@pytest.mark.parametrize(
    "text",
    [
        'braille = "eo-g1.ctb"\nvoice = "eo+f2"',
        'braille = "nl"\nvoice = "Esperanto"\ncontracted = "fr-g2"',
        'voice = "art/eo"\ncards = "cards-fr"\nlabels = "skat"',
    ],
)
def test_values_that_there_are_pass(
    text: str, home_of_nobody: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _values(f'name = "E"\n{text}\n', home_of_nobody, capsys) == (0, {})


@pytest.mark.parametrize("language", languages.ours())
def test_our_own_values_are_there(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "check", language, languages.FACTS, "--lang", "en"]) == 0
    assert "Nothing is broken." in capsys.readouterr().out


def _messages(area: str) -> int:
    [found] = audit.areas("en", only=area)
    return found.messages


def test_a_language_that_is_not_there_is_told_how_to_begin(
    capsys: pytest.CaptureFixture[str], home_of_nobody: Path
) -> None:
    assert cli.main(["words", "check", "eo", "--lang", "en"]) == 1
    assert str(home_of_nobody / "words" / "eo") in capsys.readouterr().err
    assert cli.main(["words", "show", "de", "six", "--lang", "en"]) == 1
    assert "games/six" in capsys.readouterr().err


def test_a_folder_with_nothing_but_a_name_is_checked(
    written: Callable[..., Found], capsys: pytest.CaptureFixture[str]
) -> None:
    written()
    assert cli.main(["words", "check", "xx", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "client: 0 of" in "\n".join(told)
    assert told[-1] == "Nothing is broken."


@pytest.mark.parametrize(
    ("letters", "words", "told"),
    [
        ("a = 80", "aa\n", []),
        ("a = 8", "aa\n", ["letters/logomachy.toml"]),
        ("a = 80", None, ["lists/logomachy.txt"]),
    ],
)
def test_letters_and_words_that_are_not_used_are_named(
    written: Callable[..., Found],
    home_of_nobody: Path,
    capsys: pytest.CaptureFixture[str],
    letters: str,
    words: str | None,
    told: list[str],
) -> None:
    for name, text in (("letters/logomachy.toml", letters), ("lists/logomachy.txt", words)):
        path = home_of_nobody / "words" / "xx" / name
        path.parent.mkdir(parents=True)
        if text is not None:
            path.write_text(text, encoding="utf-8")
    written()
    assert cli.main(["words", "check", "xx", "--json"]) == int(bool(told))
    areas = json.loads(capsys.readouterr().out)["areas"]
    found = [
        each for area in areas if area["area"] == "letters/logomachy" for each in area["findings"]
    ]
    assert [each["message"] for each in found] == told


def test_every_message_is_shown_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "show", "de", "cards"]) == 0
    assert "cards-count\n  en  3 cards\n  de  3 Karten\n" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_the_examples(language: str) -> None:
    unsaid = []
    for area, path in languages.catalogues(language).items():
        names = [one for one in languages.catalogues(language) if "/" not in one]
        words = Words(language, (area, *names))
        for key, message in audit.read_messages(path.read_text("utf-8")).items():
            for wording, parts in message.wordings.items():
                said = words.example(key, wording, parts.variables)
                if said is None and not key.startswith("-"):
                    unsaid.append(audit.named(key, wording))
    assert unsaid == []


def test_the_glossary_says_of_each_variable_what_comes() -> None:
    used: set[str] = set()
    for path in languages.catalogues("en").values():
        for message in audit.read_messages(path.read_text("utf-8")).values():
            used |= message.variables
    assert used == variables.variables().keys()  # they stand in words/variables.toml
    kinds = {"number", "name", "card", "phrase", "key", "text", "file", "fixed"}
    for name, one in variables.variables().items():
        assert one.kind in kinds, name
        assert one.what, name
        assert str(one.example), name


def test_the_glossary_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "variables"]) == 0
    assert "count: how many of what the message is about (number, 3)" in capsys.readouterr().out
