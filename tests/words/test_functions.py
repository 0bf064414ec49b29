"""What a language needs to know of a name, and how sentences end in other scripts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.words.catalogue import Words, use_own_words
from braillespiel.words.functions import begins, ends
from braillespiel.words.phrase import Phrase, sentences

OF = """of-name = { BEGINS($name) ->
    [vowel] d\u2019{ $name }
    [h] d\u2019{ $name }
   *[other] de { $name }
}
    .braille = de { $name }
whose = { ENDS($name) ->
    [s] { $name }\u2019 Karten
   *[other] { $name }s Karten
}
"""


@pytest.fixture
def words(tmp_path: Path) -> Iterator[Words]:
    folder = tmp_path / "fr"
    folder.mkdir()
    (folder / "client.ftl").write_text(OF, encoding="utf-8")
    (folder / languages.FACTS).write_text('name = "Fran\u00e7ais"\n', encoding="utf-8")
    (tmp_path / "de.ftl").write_text(OF, encoding="utf-8")
    use_own_words(tmp_path)
    yield Words("fr", ("client",))
    use_own_words(None)


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Anna", "d\u2019Anna"),
        ("Louis", "de Louis"),
        ("\u00c9lodie", "d\u2019\u00c9lodie"),
        ("Henri", "d\u2019Henri"),
        ("4 Freunde", "de 4 Freunde"),
        ("7", "de 7"),
    ],
)
def test_a_catalogue_may_ask_how_a_name_begins(words: Words, name: str, of: str) -> None:
    assert words("of-name", name=name) == of
    assert words.phrase("of-name", name=Phrase.name(name)).full == of


def test_a_catalogue_may_ask_how_a_name_ends(words: Words) -> None:
    said = [words("whose", name=name) for name in ("Anna", "Louis", "Strau\u00df")]
    assert said == ["Annas Karten", "Louis\u2019 Karten", "Strau\u00df\u2019 Karten"]


def test_a_name_may_be_of_any_script() -> None:
    assert [begins(name) for name in ("\u0410\u043d\u043d\u0430", "\u03a9", "\u4e03", "!")] == [
        "vowel",
        "vowel",
        "consonant",
        "other",
    ]
    assert (ends("Jos\u00e9"), ends("12"), begins(3)) == ("e", "other", "other")


@pytest.mark.parametrize(
    "end",
    [
        "\u2026",
        "\u3002",
        "\uff01",
        "\uff1f",
        "\u061f",
        "\u0964",
        ".\u201d",
        "!\u201c",
        "?\u00bb",
        "!",
    ],
)
def test_what_has_its_end_gets_no_full_stop(end: str) -> None:
    said = sentences([Phrase.plain(f"Warte{end}"), Phrase.plain("Du")], ". ")
    assert said.full == f"Warte{end} Du"
    assert sentences([Phrase.plain("Warte"), Phrase.plain("Du")], ". ").full == "Warte. Du"
