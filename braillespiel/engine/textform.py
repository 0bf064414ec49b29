"""Text forms of actions: each declared beside its action, all read and written here.

A form is words with fields in braces; what stands in brackets is left out where its fields have
their defaults:

    class Play(TextAction, frozen=True):
        form = "play {card}[ take {take}]"
        card: str
        take: Texts = ()

A field is a ``str`` or an ``int`` of at most nine digits, or says itself how it is written and
read: ``Annotated[int, Form(write, read)]``. An action whose fields do not stand in its form as
they are overrides ``parts`` and ``from_parts``. Fields are values: they can be hashed.

Texts that were written or read lately are remembered: the same cards are played again and again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from string import Formatter
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import msgspec

from braillespiel.engine.errors import ActionTextError

REMEMBERED = 4096
"""How many written texts are remembered, and how many each reader remembers."""
_LONGEST = 64
"""Longer texts are read anew each time."""
_TOKEN = re.compile(r"\{(\w+)\}|(\[)|(\])|([^][{}]+)")


@dataclass(frozen=True, slots=True)
class Form:
    """How a field is written, and read back: ``read`` raises ValueError for any other text."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise ValueError(text)
    return int(text)


def _texts(text: str) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if not all(found):
        raise ValueError(text)
    return found


_PLAIN = {str: Form(str, str), int: Form(str, _number)}
Texts = Annotated[tuple[str, ...], Form(",".join, _texts)]
"""Texts with commas between them."""
Ordinal = Annotated[
    int, Form(lru_cache(lambda number: str(number + 1)), lambda text: _number(text) - 1)
]
"""A number that counts from 0 in code and from 1 in the text form."""


@dataclass(frozen=True, slots=True)
class _Compiled:
    """A form as it is used: what to match, how to write, and how each field is read."""

    pattern: re.Pattern[str]
    always: str
    whole: str
    optional: tuple[str, ...]
    """The fields in the brackets."""
    fields: Mapping[str, Form]
    defaults: Mapping[str, Any]
    readers: tuple[Callable[[str], Any], ...] | None
    """How the fields are read, in their order, where all stand in the form in that order."""

    @property
    def fixed(self) -> bool:
        """Whether it has no fields: the form is the text."""
        return not self.pattern.groups


@cache
def _compiled(kind: type[TextAction]) -> _Compiled:
    pattern, always, whole = "", "", ""
    optional: list[str] = []
    inside = False
    for field, opens, closes, text in _TOKEN.findall(kind.form):
        if opens or closes:
            inside = bool(opens)
            pattern += "(?:" if opens else ")?"
            continue
        pattern += f"(?P<{field}>\\S+?)" if field else re.escape(text)
        written = f"{{{field}}}" if field else text
        whole += written
        if not inside:
            always += written
        elif field:
            optional.append(field)
    fields, forms = msgspec.structs.fields(kind), _forms(kind)
    compiled = re.compile(pattern)
    names = list(compiled.groupindex)
    in_order = (
        names == [one.name for one in fields] and names[len(names) - len(optional) :] == optional
    )
    reads = next(each for each in kind.__mro__ if "from_parts" in vars(each))
    return _Compiled(
        compiled,
        always,
        whole,
        tuple(optional),
        forms,
        {one.name: one.default for one in fields if not one.required},
        tuple([forms[name].read for name in names]) if in_order and reads is TextAction else None,
    )


def _forms(kind: type[TextAction]) -> dict[str, Form]:
    found: dict[str, Form] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        own = [part for part in get_args(hint)[1:] if isinstance(part, Form)]
        if get_origin(hint) is Annotated and own:
            found[name] = own[0]
        elif hint in _PLAIN:
            found[name] = _PLAIN[hint]
    return found


class TextAction(msgspec.Struct, frozen=True):
    """An action with a text form."""

    form: ClassVar[str]

    def parts(self) -> dict[str, str]:
        """Return the text of every field of the form; what is left out may be missing."""
        compiled = _compiled(type(self))
        fields, optional = compiled.fields, compiled.optional
        if not optional:
            return {name: form.write(getattr(self, name)) for name, form in fields.items()}
        return {
            name: form.write(value)
            for name, form in fields.items()
            if (value := getattr(self, name)) != compiled.defaults.get(name) or name not in optional
        }

    @classmethod
    def from_parts(cls, parts: Mapping[str, str]) -> Self:
        """Return the action whose fields have these texts, "" where one is left out.

        Raises ValueError where no action has.
        """
        fields = _compiled(cls).fields
        given = {name: fields[name].read(text) for name, text in parts.items() if text}
        return cls(**given)

    def __str__(self) -> str:
        return _WRITTEN[self]


class _Written(dict[TextAction, str]):
    """The texts of actions that were written lately."""

    def __missing__(self, action: TextAction) -> str:
        if len(self) >= REMEMBERED:
            self.clear()
        text = self[action] = _writer(type(action))(action)
        return text


_WRITTEN = _Written()


@cache
def _writer(kind: type[TextAction]) -> Callable[[TextAction], str]:
    """Return what writes the actions of a kind."""
    compiled = _compiled(kind)
    always, whole, optional = compiled.always, compiled.whole, compiled.optional
    if kind.parts is not TextAction.parts:

        def write_parts(action: TextAction) -> str:
            parts = action.parts()
            left_out = optional and optional[0] not in parts
            return (always if left_out else whole).format_map(parts)

        return write_parts
    written = _filled(compiled, whole)
    if not optional:
        return written
    short, here = _filled(compiled, always), attrgetter(optional[0])
    default = compiled.defaults[optional[0]]
    return lambda action: written(action) if here(action) != default else short(action)


def _filled(compiled: _Compiled, form: str) -> Callable[[TextAction], str]:
    """Return what fills in the fields of a form without brackets."""
    pieces = [
        (text, attrgetter(name), compiled.fields[name].write)
        for text, name, _, _ in Formatter().parse(form)
        if name
    ]
    end = form.rpartition("}")[2]
    if not pieces:
        return lambda action: form
    if len(pieces) == 1:
        text, value_of, put = pieces[0]
        return lambda action: f"{text}{put(value_of(action))}{end}"
    return lambda action: (
        "".join([f"{text}{put(value_of(action))}" for text, value_of, put in pieces]) + end
    )


class ActionReader:
    """Reads the text forms of some actions; ``kinds`` is their union."""

    def __init__(self, kinds: Any) -> None:
        self._by_word: dict[str, list[tuple[type[TextAction], _Compiled]]] = {}
        self._fixed: dict[str, TextAction] = {}
        for kind in get_args(kinds) or (kinds,):
            compiled = _compiled(kind)
            if compiled.fixed:
                self._fixed[kind.form] = kind()
                continue
            word = kind.form.split(" ")[0].partition("[")[0]
            self._by_word.setdefault(word, []).append((kind, compiled))
        self._read: dict[str, TextAction] = dict(self._fixed)
        """What was read lately, by its text."""

    def __call__(self, text: str) -> Any:
        """Return the action that ``text`` is the form of.

        Case and the number of blanks do not matter. Raises ActionTextError "action-unknown".
        """
        read = self._read
        known = read.get(text)
        if known is not None:
            return known
        found = self._find(text)
        if len(text) <= _LONGEST:
            if len(read) >= REMEMBERED:
                read = self._read = dict(self._fixed)
            read[text] = found
        return found

    def _find(self, text: str) -> TextAction:
        words = text.lower().split()
        clean = " ".join(words)
        if clean in self._fixed:
            return self._fixed[clean]
        for kind, compiled in self._by_word.get(words[0], ()) if words else ():
            match = compiled.pattern.fullmatch(clean)
            if match is None:
                continue
            try:
                if compiled.readers is None:
                    return kind.from_parts(match.groupdict(""))
                pairs = zip(compiled.readers, match.groups(), strict=True)
                return kind(*[read(part) for read, part in pairs if part is not None])
            except ValueError:
                continue
        raise ActionTextError("action-unknown", text=text)
