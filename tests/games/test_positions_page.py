"""The page about positions: every game, every field, every rule, and examples that work."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from braillespiel.cli import main
from braillespiel.commands.shared import speak_error
from braillespiel.engine.contract import GameError, PositionError
from braillespiel.engine.position import load
from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from scripts.position_schema import text as schema_text
from tests.support.facts import by_hand
from tests.support.sources import nodes as syntax

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
SCHEMA = json.loads(schema_text())
LANGUAGES = ("de", "en")


def section(name: str) -> str:
    """Return the section of a game, found by its title in any case."""
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)
    found = dict(zip([title.lower() for title in parts[1::2]], parts[2::2], strict=True))
    return found[name]


def table(text: str, head: str) -> list[str]:
    """Return the names in the first column of the table whose first heading is ``head``."""
    start = text.index(f"| {head} |")
    rows = text[start:].split("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def nodes(name: str) -> Iterator[ast.AST]:
    """Yield the syntax of the code of a game, node by node."""
    for path in (ROOT / "braillespiel" / "games" / name).glob("*.py"):
        yield from syntax(path)


def raised(name: str) -> set[str]:
    """Return the position rules that the code of a game names."""
    texts = {node.value for node in nodes(name) if isinstance(node, ast.Constant)}
    return {
        text for text in texts if isinstance(text, str) and re.fullmatch("position-[a-z-]+", text)
    }


EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_position_that_goes_on(example: str) -> None:
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(example))
    match = load(example, registry.game)
    assert match.state.to_act()
    assert load(match.to_position(), registry.game).to_position() == match.to_position()


@pytest.mark.parametrize("name", by_hand())
def test_every_game_has_an_example_in_its_section(name: str) -> None:
    example = re.search(r"```json\n(.*?)```", section(name), flags=re.DOTALL)
    assert example is not None
    assert json.loads(example[1])["game"] == name


@pytest.mark.parametrize("name", by_hand())
def test_the_fields_are_those_of_the_schema(name: str) -> None:
    state = SCHEMA["$defs"][name]
    if "$ref" in state:
        state = SCHEMA
        for part in SCHEMA["$defs"][name]["$ref"].removeprefix("#/").split("/"):
            state = state[part]
    fields = table(section(name), "field")
    assert sorted(fields) == sorted(state["properties"])
    required = {
        field
        for row in section(name).splitlines()
        if row.endswith("| must be there |")
        for field in re.findall(r"`([^`]+)`", row.split("|")[1])
    }
    assert required == set(state["required"])


@pytest.mark.parametrize("name", by_hand())
def test_the_rules_are_those_of_the_code(name: str) -> None:
    assert len(raised(name)) > 5
    assert sorted(table(section(name), "rule")) == sorted(raised(name))


@pytest.mark.parametrize("name", registry.own())
def test_a_game_names_its_position_errors_after_positions(name: str) -> None:
    for call in nodes(name):
        match call:
            case ast.Call(func=ast.Name("PositionError"), args=[ast.Constant(str(rule)), *_]):
                assert rule.startswith("position-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.own())
def test_every_rule_has_a_sentence_of_its_game(name: str, language: str) -> None:
    words = Words(language, registry.catalogues(name))
    missing = [rule for rule in sorted(raised(name)) if not words.has(f"{name}-illegal-{rule}")]
    assert missing == []


def test_the_common_rules_are_on_the_page_and_have_sentences() -> None:
    code = (ROOT / "braillespiel" / "engine").glob("*.py")
    rules = {
        rule
        for path in code
        for rule in re.findall(r'"(position-[a-z]+)"', path.read_text(encoding="utf-8"))
    }
    assert rules == {"position-json", "position-version", "position-malformed"}
    assert rules < set(table(PAGE, "rule"))
    for language in LANGUAGES:
        words = Words(language, ("cli", "client", "store"))
        assert all(words.has(f"error-{rule}") for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", by_hand())
def test_an_action_that_cannot_be_read_is_told_in_the_words_of_its_game(
    name: str, language: str
) -> None:
    with pytest.raises(GameError) as refused:
        registry.game(name).parse_action("dance")
    key = f"{name}-illegal-{refused.value.rule}"
    said = Words(language, registry.catalogues(name))(key, text="dance")
    assert said.startswith("dance ")


@pytest.mark.parametrize("name", by_hand())
@pytest.mark.parametrize(
    ("content", "apply", "expected"),
    [
        (None, "", "Nach --apply fehlt der Zug."),
        (None, "dance", "dance "),
        (b"\xff", None, "position.json ist nicht als UTF-8 gespeichert."),
        (b'{"game": "six",}', None, "position.json ist ab Zeile 1, Spalte "),
        (b'"six"', None, "Die Stellung muss ein Objekt in geschweiften Klammern sein"),
        (b'{"version": "1"}', None, "version muss eine ganze Zahl sein"),
    ],
)
def test_the_command_ends_with_one_sentence(
    name: str,
    content: bytes | None,
    apply: str | None,
    expected: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = re.search(r"```json\n(.*?)```", section(name), flags=re.DOTALL)
    assert found is not None
    file = tmp_path / "position.json"
    file.write_bytes(content or b"\xef\xbb\xbf" + found[1].encode())
    given = ["position", str(file), "--lang", "de"]
    if apply is None:
        assert ended(given) == 2
    else:
        assert ended(given) == 0
        capsys.readouterr()
        assert ended([*given, "--apply", apply]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert len(told.splitlines()) == 1


def ended(given: list[str]) -> int:
    """Return the status with which the command line ends."""
    try:
        return main(given)
    except SystemExit as end:
        return int(end.code or 0)


SIX: dict[str, Any] = {"places": [[[9], [4], []], [[1], [7], [18]]]}


@pytest.mark.parametrize(
    ("game", "state", "german", "english"),
    [
        (
            "six",
            {},
            "places fehlt in state. Trag es nach; die Felder stehen in docs/positions.md.",
            "places is missing in state. Add it; docs/positions.md lists the fields.",
        ),
        (
            "six",
            {**SIX, "glas": 1},
            "glas gibt es in state nicht. Prüf die Schreibweise in docs/positions.md.",
            "glas is not a field of state. Check the spelling in docs/positions.md.",
        ),
        (
            "six",
            {**SIX, "round": "2"},
            "round muss eine ganze Zahl sein, ist aber ein Text in Anführungszeichen.",
            "round must be a whole number, not text in quotes.",
        ),
        (
            "six",
            {**SIX, "secured": [[], None]},
            "secured[1] muss eine Liste in eckigen Klammern sein, ist aber null.",
            "secured[1] must be a list in square brackets, not null.",
        ),
        (
            "six",
            {**SIX, "round": 4},
            "round muss höchstens 3 sein.",
            "round must be at most 3.",
        ),
        (
            "six",
            {**SIX, "dice": [1, 2, 3, 4]},
            "dice muss höchstens 3 Einträge haben.",
            "dice must have at most 3 entries.",
        ),
        (
            "six",
            {**SIX, "phase": "lunch"},
            "phase kann nicht lunch sein. Was geht, steht in docs/positions.md.",
            "phase cannot be lunch. docs/positions.md lists what it can be.",
        ),
        (
            "logomachy",
            {"hands": [["r7"], ["x99"]], "middle": []},
            "hands[1][0] ist falsch geschrieben. Wie es geht, steht in docs/positions.md.",
            "hands[1][0] is misspelt. docs/positions.md shows how to write it.",
        ),
        (
            "cubus",
            {"pile": "1", "hands": [{}, {}], "open": [[0]]},
            "open[0] muss genau 2 Einträge haben.",
            "open[0] must have exactly 2 entries.",
        ),
    ],
)
def test_what_is_malformed_is_said_with_its_remedy(
    game: str, state: dict[str, Any], german: str, english: str
) -> None:
    with pytest.raises(PositionError) as refused:
        load({"game": game, "seats": 2, "state": state}, registry.game)
    for language, expected in (("de", german), ("en", english)):
        words = Words(language, ("cli", "client", "store"))
        assert str(speak_error(words, refused.value, game)) == expected


@pytest.mark.parametrize(
    ("document", "german", "english"),
    [
        (
            [],
            "Die Stellung muss ein Objekt in geschweiften Klammern sein, "
            "ist aber eine Liste in eckigen Klammern.",
            "The position must be an object in braces, not a list in square brackets.",
        ),
        (
            {"game": "six", "seats": 2},
            "state fehlt in der Stellung. Trag es nach; die Felder stehen in docs/positions.md.",
            "state is missing in the position. Add it; docs/positions.md lists the fields.",
        ),
    ],
)
def test_what_is_wrong_with_the_envelope_is_said(
    document: object, german: str, english: str
) -> None:
    with pytest.raises(GameError) as refused:
        load(document, registry.game)
    for language, expected in (("de", german), ("en", english)):
        words = Words(language, ("cli", "client", "store"))
        assert str(speak_error(words, refused.value)) == expected
