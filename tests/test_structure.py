"""The shape of the project: what no single room can ensure by itself."""

from __future__ import annotations

import ast
import importlib
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.support.sources import catalogue, nodes, tree

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "braillespiel"
NOT_OURS = {"__pycache__", "build", "dist", "node_modules"}
TEXT = {".py", ".md", ".toml", ".ftl", ".sh", ".txt", ".cmd", ".ps1", ".json", ".ctb", ".utb", ""}


def walk(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        hidden = path.name.startswith(".") and path.name not in (".ci", ".gitignore")
        if hidden or path.name in NOT_OURS or path.suffix == ".egg-info" or path.is_symlink():
            continue
        if path.is_dir():
            yield from walk(path)
        else:
            yield path


@lru_cache(maxsize=1)
def files() -> tuple[Path, ...]:
    return tuple(walk(ROOT))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def sources(*folders: str) -> list[Path]:
    return [
        path for path in files() if path.suffix == ".py" and named(path).split("/")[0] in folders
    ]


def texts() -> Iterator[tuple[Path, str]]:
    for path in files():
        if path.suffix in TEXT:
            yield path, path.read_text(encoding="utf-8")


# --- files and imports ---------------------------------------------------------------------------


def test_the_arrows_point_one_way() -> None:
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    result = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 broken" in result.stdout


# --- nothing half done ---------------------------------------------------------------------------


def dotted(node: ast.expr) -> str:
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Name):
        parts.append(node.id)
    return ".".join(reversed(parts))


SKIPS = {
    f"{module}.{name}"
    for module in ("pytest", "pytest.mark", "unittest", "mark")
    for name in ("skip", "skipif", "skipIf", "skipUnless", "xfail", "importorskip", "SkipTest")
}
SKIPPING = re.compile("|".join(sorted({name.rpartition(".")[2] for name in SKIPS})))
"""Only a file in which one of these words stands is worth parsing."""


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    found = [
        f"{named(path)}:{node.lineno} {dotted(node)}"
        for path in sources("tests")
        if SKIPPING.search(path.read_text(encoding="utf-8"))
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and dotted(node) in SKIPS
    ]
    assert found == []


MARKS = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b")


def test_no_mark_says_that_something_is_missing() -> None:
    found = []
    for path, text in texts():
        if not MARKS.search(text):
            continue
        if path.suffix == ".py":
            comments = [
                (token.start[0], token.string)
                for token in tokenize.generate_tokens(io.StringIO(text).readline)
                if token.type == tokenize.COMMENT
            ]
        else:
            comments = list(enumerate(text.splitlines(), 1))
        found += [f"{named(path)}:{line} {text}" for line, text in comments if MARKS.search(text)]
    assert found == []


ABSTRACT = {"abstractmethod", "abc.abstractmethod", "overload", "typing.overload"}


def is_declaration(function: ast.FunctionDef | ast.AsyncFunctionDef, owner: ast.AST) -> bool:
    """Tell whether a function without a body only says what others have to do."""
    protocol = isinstance(owner, ast.ClassDef) and any(
        "Protocol" in ast.unparse(base) for base in owner.bases
    )
    return protocol or any(dotted(mark) in ABSTRACT for mark in function.decorator_list)


def is_stub(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a function is only a place to be filled in.

    One with nothing but a docstring that says why nothing is to be done is a decision.
    """
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for line in body:
        ellipsis = isinstance(line, ast.Expr) and getattr(line.value, "value", None) is ...
        if len(body) == 1 and (ellipsis or isinstance(line, ast.Pass)):
            return True
        if isinstance(line, ast.Raise) and "NotImplementedError" in ast.unparse(line):
            return True
    return False


def test_every_function_does_something() -> None:
    found = [
        f"{named(path)}:{node.lineno} {node.name}"
        for path in sources("braillespiel", "benchmarks")
        for owner in nodes(path)
        for node in ast.iter_child_nodes(owner)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if is_stub(node) and not is_declaration(node, owner)
    ]
    assert found == []


PLACES = re.compile(
    r"(?<![\w.$}])/(?:"
    + "|".join(("wo" + r"rk\b", "ro" + r"ot\b", r"home/\w\w", "o" + "pt/(?!homebrew)", r"tmp/\w"))
    + ")"
)


def test_what_a_test_defines_within_it_uses() -> None:
    """A test whose inner function nobody calls cannot fail."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    unused = []
    for path in sources("tests"):
        for function in nodes(path):
            if not isinstance(function, functions):
                continue
            inner = [one for one in function.body if isinstance(one, functions)]
            used = {one.id for one in ast.walk(function) if isinstance(one, ast.Name)}
            unused += [
                f"{named(path)}: {one.name}, line {one.lineno}"
                for one in inner
                if one.name not in used and not one.decorator_list
            ]
    assert unused == []


def test_no_path_of_a_particular_machine() -> None:
    found = [
        f"{named(path)}:{number} {line.strip()}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if PLACES.search(line) and path != Path(__file__).resolve()
    ]
    assert found == []


# --- sentences -----------------------------------------------------------------------------------

SPEAKING = {"say", "announce", "speak", "notify", "answer"}


def is_sentence(node: ast.expr) -> bool:
    """Tell whether a literal is made of two words or more."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    text = "".join(
        part.value
        for part in parts
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    )
    return bool(re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", text))


def test_sentences_live_in_catalogues_and_not_in_code() -> None:
    found = []
    for path in sources("braillespiel"):
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            name = dotted(node.func)
            if name.split(".")[-1] in SPEAKING or name.endswith(("Phrase.plain", "Phrase")):
                found += [
                    f"{named(path)}:{node.lineno} {ast.unparse(argument)}"
                    for argument in (*node.args, *(word.value for word in node.keywords))
                    if is_sentence(argument)
                ]
    assert found == []


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.found)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Return each message and attribute ("key", "key.brief") with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in catalogue(path).body:
        if isinstance(entry, ftl.Junk):
            pytest.fail(f"{named(path)}: not understood: {entry.content.splitlines()[0]}")
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
        assert key not in found, f"{named(path)}: {key} twice"
        found[key] = variables(entry.value)
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = variables(attribute.value)
    return found


def languages_of(path: Path) -> list[Path]:
    """Return the catalogues of which ``path`` is the German one."""
    if path.name == "de.ftl":
        return sorted(path.parent.glob("*.ftl"))
    return sorted(path.parent.parent.glob(f"*/{path.name}"))


def language_of(path: Path) -> str:
    return path.stem if path.parent.name in ("words", "lessons") else path.parent.name


CATALOGUES = [path for path in files() if path.suffix == ".ftl"]
GERMAN = [path for path in CATALOGUES if language_of(path) == "de"]


def test_every_catalogue_is_there_in_german_and_english() -> None:
    stems = {
        language: {
            named(path).replace(f"/{language}/", "/").replace(f"/{language}.ftl", "/")
            for path in CATALOGUES
            if language_of(path) == language
        }
        for language in ("de", "en")
    }
    assert stems["de"] == stems["en"]
    assert len(stems["de"]) >= 2


@pytest.mark.parametrize("german", GERMAN, ids=named)
def test_the_languages_say_the_same(german: Path) -> None:
    expected = messages(german)
    others = [path for path in languages_of(german) if path != german]
    assert others
    for other in others:
        found = messages(other)
        assert sorted(found.keys() - expected.keys()) == [], named(other)
        if language_of(other) == "en":  # a third language falls back to English
            assert sorted(expected.keys() - found.keys()) == [], named(other)
        different = {
            key: (sorted(expected[key]), sorted(found[key]))
            for key in found
            if expected[key] != found[key]
        }
        assert different == {}, named(other)


# --- pages ---------------------------------------------------------------------------------------

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
MENTION = re.compile(
    r"`((?:docs|tests|benchmarks|scripts|sounds|braille_tables|braillespiel)/[^`\s]+)`"
)
COMMAND = re.compile(r"`\./([\w.]+)")


@pytest.mark.parametrize("page", [path for path in files() if path.suffix == ".md"], ids=named)
def test_pages_mention_only_what_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [
        target
        for target in LINK.findall(text)
        if not re.match(r"[a-z]+:|#", target)
        and not (page.parent / target.partition("#")[0]).exists()
    ]
    missing += [
        mention
        for mention in MENTION.findall(text)
        if not re.search(r"[<>*{]|[A-Z]{3}", mention)
        and not (ROOT / mention.partition("::")[0]).exists()
    ]
    missing += [name for name in COMMAND.findall(text) if not (ROOT / name).exists()]
    assert missing == []


def test_the_contract_of_a_game_is_typed_throughout() -> None:
    contract = (ROOT / "braillespiel/engine/contract.py").read_text(encoding="utf-8")
    names = {node.id for node in ast.walk(ast.parse(contract)) if isinstance(node, ast.Name)}
    assert not names & {"Any", "cast"}
    assert not re.search(r"\b(disk|file|menu|key)s?\b", contract.replace("keys are answered", ""))


def test_no_record_hides_what_it_is() -> None:
    for path in sorted((ROOT / "braillespiel").glob("engine/*.py")) + sorted(
        (ROOT / "braillespiel/games").rglob("*.py")
    ):
        functions = {node.name for node in nodes(path) if isinstance(node, ast.FunctionDef)}
        called = {
            node.func.id
            for node in nodes(path)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not functions & {"__getattr__", "__getattribute__"}, path
        assert not called & {"exec", "eval"}, path


GAME_FILES = [
    "actions",
    "bot",
    "events",
    "game",
    "position",
    "presenter",
    "records",
    "rules",
    "sentences",
    "settings",
    "view",
    "wording",
    "zones",
]


CALLED_ALIKE = re.compile(
    r"games/[a-z]+/|(web|network|network/houses)/messages|network/class_messages|house/records"
    r"|classroom/(desk|orders|effects)"
)
"""Where a name says what its module says of it: a part of a game is called as in the next game; a
message, an order or a record has the word that goes over the line or to disk."""
DESCRIBED = {"Devices", "Event", "Reports", "Settings"}
"""What one room needs of another is described under the name of what it needs."""


def test_no_public_class_name_means_two_things() -> None:
    found: dict[str, list[str]] = {}
    for path in sources("braillespiel"):
        if CALLED_ALIKE.match(path.relative_to(PACKAGE).as_posix()):
            continue
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(named(path))
    twice = {name: where for name, where in found.items() if len(where) > 1}
    assert twice.keys() == DESCRIBED, twice


def test_docstrings_begin_in_plain_english() -> None:
    begin = re.compile(
        r'^ *"""(Whoever|So long|After so long|By so much|Who wants)\b', re.MULTILINE
    )
    own = Path(__file__)
    found = [
        f"{named(path)}: {match[1]}"
        for path in sources("braillespiel", "tests", "scripts", "benchmarks")
        if path != own
        for match in begin.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found


SAYS_NOTHING = re.compile(
    r"\b(an?|the|and|or|as|at|by|for|in|of|on|to|up|with|be|can|has|have|is|was|may|will|it|its|one"
    r"|so|that|their|them|then|there|these|they|this|what|when|where|which|whos?e?|return|say|show"
    r"|several|tell)\b"
)


def said(text: str) -> set[str]:
    """Return the words of a docstring that say something, without their endings."""
    words = re.findall(r"\w+", SAYS_NOTHING.sub("", text.lower()))
    return {re.sub(r"(?<=\w{3})(ies|es|s|ed|ing|y|e)$", "", word) for word in words}


def inheriting() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    """Return each method: where it is, and the docstring that its base here gives it, or ""."""
    found: dict[str, list[tuple[Path, ast.ClassDef]]] = {}
    for path in sources("braillespiel", "scripts"):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append((path, node))
    only = {name: each[0][1] for name, each in found.items() if len(each) == 1}

    def bases(node: ast.ClassDef) -> Iterator[ast.ClassDef]:
        for base in node.bases:
            base = base.value if isinstance(base, ast.Subscript) else base
            name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
            if name in only and only[name] is not node:
                yield only[name]
                yield from bases(only[name])

    for name, each in found.items():
        for path, node in each:
            above = list(bases(node))
            for method in methods(node):
                told = (
                    ast.get_docstring(m)
                    for base in above
                    for m in methods(base)
                    if m.name == method.name
                )
                yield f"{named(path)}: {name}.{method.name}", method, next(filter(None, told), "")


def methods(node: ast.ClassDef) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


def test_an_override_says_nothing_that_its_base_says() -> None:
    again = [
        where
        for where, method, told in inheriting()
        if told and len(method.body) > 1 and (own := ast.get_docstring(method))
        if said(own) <= said(told)
    ]
    assert not again


def test_a_public_method_says_what_it_does_or_its_base_does() -> None:
    silent = [
        where
        for where, method, told in inheriting()
        if not (told or ast.get_docstring(method) or "._" in where or ": _" in where)
        and not method.name.startswith("_")
        and not any(
            isinstance(each, ast.Attribute) and each.attr == "setter"
            for each in method.decorator_list
        )
    ]
    assert not silent


def test_whoever_has_read_one_game_can_read_the_next() -> None:
    """Every game has the same files, and what stays the same for a match has one name.

    A game on ``games/usual`` has two, and ``registry`` knows it by its lacking the sentences.
    """
    for folder in sorted(path.parent for path in (PACKAGE / "games").glob("*/game.py")):
        game = (folder / "game.py").read_text(encoding="utf-8")
        if "from braillespiel.games.usual import" in game:
            assert not (folder / "sentences.py").exists(), folder.name
            continue
        missing = [name for name in GAME_FILES if not (folder / f"{name}.py").is_file()]
        assert not missing, f"{folder.name} lacks {missing}"
        settings = (folder / "settings.py").read_text(encoding="utf-8")
        assert "class Settings" in settings, folder.name
        assert "def of(" in settings, folder.name
        sentences = (folder / "sentences.py").read_text(encoding="utf-8")
        assert "match event:" in sentences, folder.name
        assert "getattr(self" not in sentences, folder.name


def test_what_is_tried_by_chance_is_tried_alike_each_time() -> None:
    """Hypothesis begins anew each time unless it is told not to: a red test would then be green."""
    loose = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (source := path.read_text("utf-8")).count("\n@given(") > source.count("derandomize=True")
    ]
    assert loose == []


ROOMS = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for kind in ("in_*.py", "whole_*.py")
    for path in (ROOT / "tests").rglob(kind)
)


@pytest.mark.posix
@pytest.mark.parametrize("module", ROOMS)
def test_what_only_a_room_runs_finds_what_it_names(module: str) -> None:
    """A name that has moved would be found out only where browsers and readers are tried."""
    importlib.import_module(module)
