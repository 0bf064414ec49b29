"""What the page on the architecture says has to be touched for something is all there is."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.output.braille import registry as displays
from braillespiel.output.speech import registry as voices
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.settings import SETTINGS
from braillespiel.words.catalogue import Words, use_own_words
from tests.support.sources import tree

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ("de", "en", "fr")
"""The languages in which sentences are written; others may follow later."""
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "braillespiel").rglob("*.py"))
}
CATALOGUES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for language in NATIVE
    for path in sorted((ROOT / "braillespiel/words" / language).glob("*.ftl"))
}


def row_of(what: str) -> str:
    """Return the row of the page for ``what``."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return next(line for line in page.splitlines() if line.startswith(f"| {what} |"))


def named(what: str) -> set[str]:
    """Return the files of ours that the page names for ``what``."""
    return set(re.findall(r"`(braillespiel/[^`]+\.(?:py|ftl))`", row_of(what)))


def holding(pattern: str, files: dict[str, str]) -> set[str]:
    found = re.compile(pattern, re.MULTILINE)
    return {name for name, text in files.items() if found.search(text)}


def test_nothing_else_names_a_game() -> None:
    names = "|".join(registry.own())
    files = {
        name: text
        for name, text in SOURCES.items()
        if not re.match(rf"braillespiel/games/({names})/", name)
    }
    found = holding(rf'^(?!.*""").*("({names})"|games\.({names})\b)', files)
    found -= {"braillespiel/labels/reading.py"}  # an example in what it says of itself
    assert found == named("what one of our games alone has besides")


LISTED = {
    "benchmarks/ceiling.py: SIGHTS": "only where a level misses its aim is a ceiling asked for",
    "benchmarks/pans.py: ENGLISH": "two languages of two games are enough to compare with",
    "tests/network/houses/in_three_strangers.py: OPENED": "those of ours that are opened and left",
    "tests/network/houses/in_three_strangers.py: WHOLE": "those of ours that are played to the end",
    "tests/network/houses/test_outside.py: LINES": "one of ours beside those of other packages",
    "tests/store/formats/make_folder.py: make": "a folder as it is kept, with the games of its day",
    "tests/store/test_upgrade.py: test_everything_in_a_folder_of_04fffabd_is_there": "its games",
}
"""Where tests, scripts and benchmarks list games of ours, and why these and no others."""
MANY = 4
"""A list of so many games is one of all of them; of fewer, a sample."""


def game_named(node: ast.expr | None) -> str:
    """Return the game of ours whose id or title an expression is, "" if it is none."""
    value = node.value if isinstance(node, ast.Constant) else ""
    return value.lower() if isinstance(value, str) and value.lower() in registry.own() else ""


def games_of(node: ast.AST) -> set[str]:
    """Return the games that the elements or keys of a literal are, or begin with."""
    if isinstance(node, ast.Dict):
        elements = [key for key in node.keys if key is not None]
    elif isinstance(node, ast.List | ast.Tuple | ast.Set):
        elements = [each.value if isinstance(each, ast.Starred) else each for each in node.elts]
    else:
        return set()
    first = [
        next(iter(each.elts if isinstance(each, ast.Tuple | ast.List) else each.args), None)
        if isinstance(each, ast.Tuple | ast.List | ast.Call)
        else each
        for each in elements
    ]
    return {game_named(each) for each in first} - {""}


def lists_of_games(module: ast.Module) -> Iterator[str]:
    """Yield where games of ours are listed: the constant, the function or what decorates it.

    A constant that says something of each of a few of them is a list, too.
    """
    for top in module.body:
        targets = top.targets if isinstance(top, ast.Assign) else [getattr(top, "target", None)]
        for node in ast.walk(top):
            found = games_of(node)
            keyed = isinstance(top, ast.Assign | ast.AnnAssign) and node is top.value
            if len(found) < (1 if keyed and isinstance(node, ast.Dict) else 2 if keyed else MANY):
                continue
            yield next((each.id for each in targets if isinstance(each, ast.Name)), "") or getattr(
                top, "name", "?"
            )


def decided_by_a_name(module: ast.Module) -> Iterator[int]:
    """Yield the lines where something is done for one game of ours alone, by its id.

    What is claimed may name it, and so may what picks one of many to look at (``next``).
    """
    free: set[ast.AST] = set()
    nodes = [*ast.walk(module)]
    for node in nodes:
        if isinstance(node, ast.Assert):
            free |= {each for each in ast.walk(node.test) if isinstance(each, ast.Compare)}
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "next":
            free |= {each for each in ast.walk(node.args[0]) if isinstance(each, ast.Compare)}
    for node in nodes:
        if isinstance(node, ast.MatchValue) and game_named(node.value):
            yield node.lineno
        if not isinstance(node, ast.Compare) or node in free:
            continue
        for operator, left, right in zip(
            node.ops, (node.left, *node.comparators), node.comparators, strict=False
        ):
            equal = isinstance(operator, ast.Eq | ast.NotEq)
            sides = [each for each in (left, right) if game_named(each)]
            ids = [each for each in sides if ast.literal_eval(each) in registry.own()]
            if (equal and ids) or (not equal and games_of(right)):
                yield node.lineno


def test_what_is_known_of_a_game_stands_in_its_folders() -> None:
    others = {
        f"{room}/games/{name}/" for name in registry.own() for room in ("braillespiel", "tests")
    }
    theirs = named("what one of our games alone has besides")
    lists: set[str] = set()
    decided = []
    for room in ("braillespiel", "tests", "scripts", "benchmarks"):
        for path in sorted((ROOT / room).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if name in theirs or name.startswith(tuple(others)):
                continue
            source = path.read_text(encoding="utf-8")
            if not any(game in source.lower() for game in registry.own()):
                continue
            lists |= {f"{name}: {where}" for where in lists_of_games(tree(path))}
            decided += [f"{name}:{line}" for line in decided_by_a_name(tree(path))]
    assert lists == set(LISTED)
    assert decided == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('GAMES = ("cubus", "hexaducto", "logomachy", "six")', ["GAMES"]),
        ('def f():\n    return [M("six", 1), M("cubus", 2), M("ludoteca"), M("hexaducto")]', ["f"]),
        ('SHORT = {"six": 2}', ["SHORT"]),
        ('SEEN = {("six", "C"): "ja"}', ["SEEN"]),
        ('for game in ("six", "cubus"):\n    pass', []),
        ('SAMPLE = {"game": "six"}', []),
    ],
)
def test_a_list_of_games_is_found(source: str, found: list[str]) -> None:
    assert list(lists_of_games(ast.parse(source))) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if game == "six":\n    pass', [1]),
        ('some = [game for game in games if game != "six"]', [1]),
        ('if game in ("cubus", "six"):\n    pass', [1]),
        ('match game:\n    case "six":\n        pass', [2]),
        ('assert game == "six"', []),
        ('one = next(each for each in lessons if each.game == "six")', []),
        ('page.until(lambda page: page.title == "SIX")', []),
    ],
)
def test_what_is_decided_by_the_name_of_a_game_is_found(source: str, found: list[int]) -> None:
    assert list(decided_by_a_name(ast.parse(source))) == found


SCRIPTS = {
    "label_pictures": "pictures of labels show the decks that look least alike",
    "letter_decks": "makes the cards of one game",
    "most_said": "counts the sentences of one demo, whose game has a clock",
    "word_lists": "makes the word list of one game",
}
"""Scripts that are about some of our games, and why they name them."""


def test_no_script_lists_games_that_is_not_about_some_of_them() -> None:
    names = "|".join(registry.own())
    files = {
        path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "scripts").glob("*.py")
    }
    assert holding(rf'"({names})"', files) == set(SCRIPTS)


def test_rows_of_commands_stand_in_the_named_files_alone() -> None:
    rows = holding(r"\bRegistry\(\n", SOURCES) - {"braillespiel/ui/keymap.py"}
    assert rows == {name for name in named("a command") if name.endswith(".py")}


@pytest.mark.parametrize("row", COMMANDS, ids=lambda row: f"{row.scope.value}.{row.id}")
def test_the_words_of_a_command_stand_in_the_named_files(row: object) -> None:
    command = row.id if not row.id.startswith("nth-") else "nth"  # type: ignore[attr-defined]
    found = holding(rf"^command-{re.escape(command)} =", CATALOGUES)
    assert found
    assert found <= named("a command")


VOICES = [name for name, driver in voices.own().items() if not driver.is_text]
"""Lines of text are also a front end, and other things of that name."""


@pytest.mark.parametrize("name", VOICES)
def test_a_voice_is_named_in_its_modules_and_its_words_alone(name: str) -> None:
    driver = f"braillespiel/output/speech/drivers/{name.replace('-', '_')}.py"
    own = {file for file in SOURCES if re.match(rf"braillespiel/output/speech/{name}", file)}
    assert holding(rf'"{name}"', SOURCES) - own <= {driver}
    assert driver in SOURCES
    worded = holding(rf"^setting-speech-adapter-{name} =|^ +\[{name}\]", CATALOGUES)
    assert worded == named("a voice")


def test_a_way_to_displays_is_named_in_its_module_alone() -> None:
    for name in displays.own():
        driver = f"braillespiel/output/braille/drivers/{name}.py"
        assert holding(rf"\bdrivers(\.| import ){name}\b", SOURCES) == set()
        assert driver in SOURCES


def test_settings_are_declared_and_named_in_the_named_files() -> None:
    files = named("a setting")
    for setting in SETTINGS:
        assert holding(rf"^setting-{setting.key} =", CATALOGUES) <= files
    assert holding(r"^SETTINGS\b", SOURCES) == {name for name in files if name.endswith(".py")}


MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def test_a_sentence_stands_in_the_same_catalogue_of_each_language() -> None:
    messages: dict[str, dict[str, set[str]]] = {}
    for name, text in CATALOGUES.items():
        language, catalogue = name.split("/")[-2:]
        for message in MESSAGE.findall(text):
            messages.setdefault(message, {}).setdefault(language, set()).add(catalogue)
    apart = {
        message: where
        for message, where in messages.items()
        if len(where) < len(NATIVE) or len(set(map(frozenset, where.values()))) > 1
    }
    assert not apart


def test_no_file_besides_catalogues_and_what_says_them_lists_sentences() -> None:
    ours = set(MESSAGE.findall(CATALOGUES["braillespiel/words/en/client.ftl"]))
    held = {
        path.relative_to(ROOT).as_posix(): ours.intersection(re.findall(r'"([\w-]+-[\w-]+)"', text))
        for path in sorted((ROOT / "braillespiel").rglob("*"))
        if path.suffix in (".toml", ".json", ".html", ".txt")
        and (text := path.read_text(encoding="utf-8"))
    }
    assert held, "there are such files"
    assert not {name: found for name, found in held.items() if found}


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of the folder that the page names for a sentence, which is used instead."""
    folder = re.findall(r"`(braillespiel/[^`]+/)`", row_of("a sentence"))
    assert len(folder) == 1
    copy = tmp_path / "words"
    shutil.copytree(ROOT / folder[0], copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    with monkeypatch.context() as patch:
        patch.setattr(languages, "_OURS", copy)
        use_own_words(None)
        yield copy
    use_own_words(None)


@pytest.mark.parametrize("language", NATIVE)
@pytest.mark.parametrize("name", ["client", "network", "speech"])
def test_a_sentence_is_said_once_it_stands_in_the_catalogues(
    copied: Path, language: str, name: str
) -> None:
    for code in NATIVE:
        catalogue = copied / code / f"{name}.ftl"
        text = catalogue.read_text(encoding="utf-8")
        catalogue.write_text(f"{text}\na-new-sentence = {code}: {{ $count }}\n", "utf-8")
    words = Words(language, (name,))
    assert words("a-new-sentence", count=3) == f"{language}: 3"
