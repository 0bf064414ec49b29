"""Make docs/secrets.md: who sees which field of a match.

python -m scripts.secrets > docs/secrets.md

What is public is so by its type. Of what is secret the table tells what was found by trying: a
view is completed to a state drawn again, which its seat cannot tell from the true one. Whatever of
a field differs between the two, the seat does not know.
"""

from __future__ import annotations

import ast
import inspect
from random import Random
from typing import Any

from braillespiel.engine.records import Record, RecordGame
from braillespiel.games import registry
from scripts.walks import walked

SEEDS, STEPS, EVERY = 30, 300, 4
EARLY, OFTEN = 100, 40
"""After so many steps of a match only what has been tried less often than that is looked at."""

SEES, WHICH, COUNT = "it", "which, not in what order", "how many"
NOTHING, UNTRIED = "nothing", "–"
_LEVELS = (SEES, WHICH, COUNT, NOTHING)
VIEWERS = ("its own seat", "the seat to act", "other seats", "spectators")

_HEAD = """# Who sees what

Made by `python -m scripts.secrets` from the records of every game and from random matches; a test
fails if this page is out of date.

A state consists of two records. **Public** is what everybody sees: every seat and every spectator
has all of it. **Secret** is the rest. A view is the public record and a third one, **known**: what
one seat knows besides. No other part of a state ever reaches a seat or a spectator.

This is how the columns of a secret field were found: in random matches of every game, a state was
drawn again from the view of each seat and of a spectator. The view of the drawn state equals that
of the true one, so nobody can know what differs between the two. *It* means that nothing ever
differed; *which, not in what order* means that the same things were there in another order; *how
many* means that at least their number was the same; *nothing* means that not even that was; *–*
means that no match had such a case. If a field has a part for every seat, *its own seat* is about
that part; if it has only one value, *the seat to act* is.
"""


def _meanings(kind: type[Record]) -> dict[str, str]:
    """Return the first sentence of what the source says about every field."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, doc in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(doc, ast.Expr)
            and isinstance(doc.value, ast.Constant)
        ):
            text = " ".join(str(doc.value.value).split())
            found[field.target.id] = text.replace("``", "`").replace("|", "\\|")
    return found


def _level(true: Any, drawn: Any) -> str:
    """Tell how much of a value is known to somebody to whom it might be the ``drawn`` one."""
    if true == drawn:
        return SEES
    if isinstance(true, dict) and isinstance(drawn, dict):
        true, drawn = list(true.values()), list(drawn.values())
    if isinstance(true, list | tuple | str) and isinstance(drawn, list | tuple | str):
        if len(true) != len(drawn):
            return NOTHING
        same = sorted(map(repr, true)) == sorted(map(repr, drawn))
        return WHICH if same else COUNT
    return NOTHING


def _parts(value: Any, drawn: Any, seats: int) -> list[tuple[int, Any, Any]]:
    """Return (owner, true, drawn) for every seat's part."""
    if isinstance(value, dict):
        return [(seat, value.get(seat), drawn.get(seat)) for seat in range(seats)]
    if isinstance(value, frozenset):
        return [(seat, seat in value, seat in drawn) for seat in range(seats)]
    return list(zip(range(seats), value, drawn, strict=True)) if value else []


def _per_seat(name: str) -> set[str]:
    """Return the secret fields that always hold as many parts as there are seats."""
    fits: dict[str, bool] = {}
    for seed in range(SEEDS):
        for state, seats, _, _ in walked(name, seed, STEPS, hearing=True):
            for field in state.secret.__struct_fields__:
                value = getattr(state.secret, field)
                if isinstance(value, dict | frozenset):
                    fits[field] = True
                elif not isinstance(value, list):
                    fits[field] = False
                elif value:
                    fits[field] = fits.get(field, True) and len(value) == seats
    return {field for field, always in fits.items() if always}


class Tried:
    """What trying a game has shown."""

    def __init__(self, name: str) -> None:
        game = registry.game(name)
        assert isinstance(game, RecordGame)
        self.view_type: Any = game.view_type
        self.public: type[Record] = game.view_type.public_type
        self.known: type[Record] = game.view_type.known_type
        self.secret: type[Record] | None = None
        self.levels: dict[tuple[str, str], str] = {}
        self.tries: dict[tuple[str, str], int] = {}
        self.to_spectators: dict[str, bool] = {}
        self.shared: dict[str, bool] = {}
        self.per_seat = _per_seat(name)
        for seed in range(SEEDS):
            for step, (state, seats, _, _) in enumerate(walked(name, seed, STEPS, hearing=True)):
                self._compare_known(state, seats)
                if (step < EARLY and step % EVERY == 0) or self._untried(state.secret):
                    self._try(state, seats, Random(step))

    def _untried(self, secret: Record) -> bool:
        """Tell whether something lies where nobody has looked yet."""
        return any(
            getattr(secret, field) and self.tries.get((field, viewer), 0) < OFTEN
            for field in secret.__struct_fields__
            for viewer in self._viewers(field)
        )

    def _viewers(self, field: str) -> tuple[str, str, str]:
        return (VIEWERS[0] if field in self.per_seat else VIEWERS[1], *VIEWERS[2:])

    def _try(self, state: Any, seats: int, rng: Random) -> None:
        self.secret = kind = type(state.secret)
        acting = state.to_act()
        for seat in (None, *range(seats)):
            drawn = state.view(seat).sample(rng).secret
            for field in kind.__struct_fields__:
                special, others, spectators = self._viewers(field)
                true, other = getattr(state.secret, field), getattr(drawn, field)
                parts = _parts(true, other, seats) if field in self.per_seat else ()
                for owner, mine, theirs in parts or [(None, true, other)]:
                    is_special = owner == seat if parts else seat in acting
                    who = special if is_special else others
                    self._note(field, spectators if seat is None else who, mine, theirs)

    def _note(self, field: str, viewer: str, true: Any, drawn: Any) -> None:
        if not true and not drawn and true is not False:
            return  # there is nothing that could be seen
        self.tries[field, viewer] = self.tries.get((field, viewer), 0) + 1
        level = _level(true, drawn)
        before = self.levels.get((field, viewer), SEES)
        self.levels[field, viewer] = max(level, before, key=_LEVELS.index)

    def _compare_known(self, state: Any, seats: int) -> None:
        spectators = state.known(None)
        for seat in range(seats):
            own = state.known(seat)
            for field in own.__struct_fields__:
                value, told = getattr(own, field), getattr(spectators, field)
                if value in _NO and told in _NO:
                    continue
                said = told not in _NO
                self.to_spectators[field] = self.to_spectators.get(field, False) or said
                self.shared[field] = self.shared.get(field, True) and value == told


_NO: tuple[object, ...] = (None, [], False, 0)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    return [_row(*heads), _row(*("---" for _ in heads)), *(_row(*row) for row in rows), ""]


def _chapter(name: str) -> list[str]:
    tried = Tried(name)
    assert tried.secret is not None
    context = getattr(tried.public, "context", ())
    public, secret, known = map(_meanings, (tried.public, tried.secret, tried.known))
    lines = [f"## {name}", "", "Public: every seat and every spectator.", ""]
    lines += _table(
        ("public", "what it is"),
        [
            (f"`{field}`", public.get(field, ""))
            for field in tried.public.__struct_fields__
            if field not in context
        ],
    )
    if context:
        names = ", ".join(f"`{field}`" for field in context)
        lines += [f"Made by everybody from the options, never sent: {names}.", ""]
    lines += _table(
        ("secret", "what it is", *VIEWERS),
        [
            (
                f"`{field}`",
                secret.get(field, ""),
                *(tried.levels.get((field, viewer), UNTRIED) for viewer in VIEWERS),
            )
            for field in tried.secret.__struct_fields__
        ],
    )
    lines += _table(
        ("known", "what it is", "who is told"),
        [
            (
                f"`{field}`",
                known.get(field, ""),
                UNTRIED
                if field not in tried.shared
                else "everybody the same"
                if tried.shared[field]
                else "seats and spectators"
                if tried.to_spectators[field]
                else "seats only, each its own",
            )
            for field in tried.known.__struct_fields__
        ],
    )
    return lines


def text() -> str:
    """Return the page."""
    lines = [_HEAD]
    for name in registry.own():
        if isinstance(registry.game(name), RecordGame):
            lines += _chapter(name)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    print(text(), end="")
