"""What a language needs to know of a name, and how sentences end in other scripts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from braillespiel import languages
from braillespiel.words import gaps
from braillespiel.words.catalogue import Words, use_own_words
from braillespiel.words.functions import begins, ends
from braillespiel.words.phrase import Phrase, sentences
from braillespiel.words.syntax import parse
from braillespiel.words.variables import examples, variables
from tests.support import pseudo

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


def _of_names(pattern: ast.Pattern | None) -> Iterator[str]:
    """Let a pattern choose by how a name begins that it owns something; yield the variables.

    English says so by "of" before the name or "\u2019s" behind it.
    """
    elements = pattern.elements if pattern is not None else []
    for before, element, after in zip(
        [None, *elements], list(elements), [*elements[1:], None], strict=False
    ):
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from _of_names(variant.value)
        elif isinstance(inside, ast.VariableReference):
            name = inside.id.name
            known = variables().get(name)
            owns = _text(before).endswith("of ") or _text(after).startswith(("'s", "\u2019s"))
            if owns and known is not None and known.kind == "name":
                parsed = FluentParser(with_spans=False).parse_entry(OF.replace("$name", f"${name}"))
                assert isinstance(parsed, ast.Message)
                assert parsed.value is not None
                chosen = parsed.value.elements[0]
                assert isinstance(element, ast.Placeable)
                assert isinstance(chosen, ast.Placeable)
                element.expression = chosen.expression
                yield name


def _text(element: object) -> str:
    return element.value if isinstance(element, ast.TextElement) else ""


@pytest.mark.gaps
def test_every_message_with_an_owner_can_ask_how_the_name_begins(
    tmp_path: Path,
) -> None:
    home = pseudo.write(tmp_path)
    wanted: dict[tuple[str, str], set[str]] = {}
    for area, path in languages.catalogues("en").items():
        resource = parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and (names := set(_of_names(entry.value))):
                wanted[area, entry.id.name] = names
        (home / f"{area}.ftl").write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    use_own_words(tmp_path)
    try:
        told = {
            (key, name): _told(area, key, names, name)
            for (area, key), names in wanted.items()
            for name in ("Anna", "Louis")
        }
        assert gaps.of("xx") == {}
    finally:
        use_own_words(None)
    assert len(wanted) > 20
    for (key, name), said in told.items():
        assert ("d\u2019Anna" in said, "de Louis" in said) == (name == "Anna", name == "Louis"), key


def _told(area: str, key: str, names: set[str], name: str) -> str:
    """Return a message in all its variants, with a name for what comes behind "of"."""
    words = Words("xx", ("client", area))
    given: dict[str, Any] = {**examples(), **dict.fromkeys(names, Phrase.name(name))}
    return words(key, **given)


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
