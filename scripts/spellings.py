"""Print in how many places each field of a match is spelled out, besides the rules.

python -m scripts.spellings [--places]

A place is a function or a class that names the field in records.py, view.py or position.py of a
game: its declaration, the clone, the view, the completion, the position's declaration, reading and
writing. What only judges (checks, questions such as who may act) is a rule and is not counted.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from braillespiel.engine.records import RecordGame
from braillespiel.games import registry

FILES = ("records.py", "view.py", "position.py")
PLUMBING = ("clone", "known", "complete")
BOUNDS = {"scalar": 2, "list or own form": 5, "secret": 7}
"""How many places a field of a kind may have."""
_FOLDER = Path(registry.__file__).parent


@dataclass
class Field:
    """A field of a record, its kind, and the places that name it."""

    record: str
    name: str
    kind: str
    places: set[str] = field(default_factory=set)

    @property
    def too_many(self) -> bool:
        """Tell whether it is named more often than its kind may be."""
        return len(self.places) > BOUNDS[self.kind]


def _names(node: ast.AST) -> Iterator[str]:
    """Yield what a piece of code names as a field: ``x.name``, ``name=``, ``name:``, "name"."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute):
            yield part.attr
        elif isinstance(part, ast.keyword) and part.arg:
            yield part.arg
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _places(path: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Yield (class, function, names) for everything in a file that is no rule."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            yield node.name, "", {name for part in declared for name in _names(part)}
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name in PLUMBING:
                    yield node.name, part.name, set(_names(part))
        elif isinstance(node, ast.FunctionDef):
            judges = "check" in node.name or node.name in ("legal", "unseen")
            if not judges and (path.name == "position.py" or node.name.strip("_") in PLUMBING):
                yield "", node.name, set(_names(node))
        elif path.name == "position.py" and isinstance(node, ast.Assign):
            yield "", "shared", set(_names(node))


def _kind(record: str, name: str, kind: type, shared: set[str]) -> str:
    if record == "Secret":
        return "secret"
    types = {found.name: found.type for found in msgspec.structs.fields(kind)}
    plain = types[name] in (bool, int, str, int | None)
    return "scalar" if plain and name in shared else "list or own form"


def _shared(path: Path) -> set[str]:
    """Return the names that position.py keeps out of what is the same in document and record."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg == "without":
            found |= set(_names(node.value))
    return found


def spelled(name: str) -> list[Field]:
    """Return the fields of a game that travel or are kept, with their places."""
    game = registry.game(name)
    assert isinstance(game, RecordGame)
    state, _ = game.setup(game.seats_for(game.resolve({}))[-1], game.resolve({}), 1), None
    own = _shared(_FOLDER / name / "position.py")
    found = []
    for record in (state.public, state.secret):
        kind = type(record)
        plain = set(kind.__struct_fields__) - own
        found += [
            Field(kind.__name__, one, _kind(kind.__name__, one, kind, plain))
            for one in kind.__struct_fields__
            if one not in kind.context
        ]
    others = {"Public": "Secret", "Secret": "Public"}
    for file in FILES:
        for owner, function, names in _places(_FOLDER / name / file):
            for one in found:
                if one.name in names and owner not in (others[one.record], "Known"):
                    place = ".".join(part for part in (owner, function) if part)
                    one.places.add(f"{file}:{place}")
    return found


def main() -> int:
    """Print the table; status 1 where a field has more places than its kind may have."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", action="store_true", help="name the places")
    arguments = parser.parse_args()
    over = 0
    for name in registry.names():
        lines = sum(
            len((_FOLDER / name / file).read_text(encoding="utf-8").splitlines()) for file in FILES
        )
        print(f"{name}: {lines} lines in {', '.join(FILES)}")
        for one in spelled(name):
            over += one.too_many
            mark = "  more than " + str(BOUNDS[one.kind]) if one.too_many else ""
            print(f"  {len(one.places)}  {one.record}.{one.name}, {one.kind}{mark}")
            if arguments.places:
                print("     " + ", ".join(sorted(one.places)))
    return int(over > 0)


if __name__ == "__main__":
    raise SystemExit(main())
