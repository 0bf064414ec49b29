"""Print in how many places each field of a match is spelled out, besides the rules.

python -m scripts.spellings [--places]

A place is a function or a class that carries the field from one form to another in records.py,
view.py or position.py of a game: its declaration, the clone, what is known of it and what it is
completed to, the position's declaration, writing and reading. Where a field is only asked for, to
judge or to count by it, is a rule and is not counted.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import msgspec

from braillespiel.engine.records import Record, RecordGame, shared_fields
from braillespiel.games import registry

FILES = ("records.py", "view.py", "position.py")
WRITING = ("clone", "known", "to_position")
"""They write another form out: whatever field they ask for, they carry."""
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


def _names(node: ast.AST, asking: bool = True) -> Iterator[str]:
    """Yield the fields that a piece of code names: ``name:``, ``name=``, ``x.name = ...``.

    With ``asking`` also those that it asks for (``x.name``), as what writes a form out does, but
    not what is only compared.
    """
    if isinstance(node, ast.Compare):
        return
    if isinstance(node, ast.Attribute) and (asking or isinstance(node.ctx, ast.Store)):
        yield node.attr
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id
    elif asking and isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for part in ast.iter_child_nodes(node):
        yield from _names(part, asking)


def _places(path: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Yield (class, function, names) for everything in a file that is no rule."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            yield node.name, "", {name for part in declared for name in _names(part)}
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name in WRITING:
                    yield node.name, part.name, set(_names(part))
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_check"):
            yield "", node.name, set(_names(node, asking=node.name in WRITING))
        elif path.name == "position.py" and isinstance(node, ast.Assign):
            yield "", "shared", set(_names(node))


def _kind(record: type[Record], name: str, position: type[msgspec.Struct]) -> str:
    if record.__name__ == "Secret":
        return "secret"
    types = {found.name: found.type for found in msgspec.structs.fields(record)}
    plain = types[name] in (bool, int, str, int | None)
    return "scalar" if plain and name in shared_fields(position, record) else "list or own form"


def spelled(name: str) -> list[Field]:
    """Return the fields of a game that travel or are kept, with their places."""
    game = registry.game(name)
    assert isinstance(game, RecordGame)
    options = game.resolve({})
    state = game.setup(game.seats_for(options)[-1], options, 1)
    position = import_module(f"braillespiel.games.{name}.position").Position
    found = []
    for record in (state.public, state.secret):
        kind = type(record)
        found += [
            Field(kind.__name__, one, _kind(kind, one, position))
            for one in kind.__struct_fields__
            if one not in kind.context
        ]
    others = {"Public": "Secret", "Secret": "Public"}
    for file in FILES:
        for owner, function, names in _places(_FOLDER / name / file):
            for one in found:
                # A view holds the public record whole: what view.py asks of it is a rule.
                carried = one.record == "Secret" or file != "view.py"
                if carried and one.name in names and owner not in (others[one.record], "Known"):
                    place = ".".join(part for part in (owner, function) if part)
                    one.places.add(f"{file}:{place}")
    return found


def main() -> int:
    """Print the table; status 1 where a field has more places than its kind may have."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", action="store_true", help="name the places")
    arguments = parser.parse_args()
    over = 0
    for name in registry.own():
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
