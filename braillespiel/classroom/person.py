"""A person of a class as its files know them: by numbers, tokens, and names that sound alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptPupil
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.kept import KeptMember


def plain(name: str) -> str:
    """Return a name without case and doubled spaces; two spellings of a letter are one."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def called(pupil: KeptPupil) -> str:
    """Return the name of a pupil, or what they are called until they have chosen one."""
    return pupil.name or str(pupil.state.get("called", ""))


@dataclass(frozen=True, slots=True)
class ClassPerson:
    """Whom a deletion is about; ``name`` as it is written in the class."""

    name: str
    numbers: frozenset[int]
    digests: frozenset[str]
    others: frozenset[str]
    """Names of other people of the class (``plain``), however alike they sound."""
    sounds: frozenset[str]

    def meets(self, text: str) -> bool:
        """Tell whether a whole text is this person's name, or what a second device is called."""
        return texts.sound(text) in self.sounds and plain(text) not in self.others

    def owns(self, member: KeptMember) -> bool:
        """Tell whether a member of a table is this person."""
        return member.digest in self.digests or any(map(self.meets, member.names))


def found(classes: Iterable[KeptClass], gathered: Iterable[KeptEvidence], name: str) -> ClassPerson:
    """Return whom a name means, by everything that is kept; without numbers where it has none."""
    classes = tuple(classes)
    pupils = [pupil for each in classes for pupil in each.pupils]
    named = [(pupil.id, pupil.name) for pupil in pupils if pupil.name]
    named += [(one.pupil, one.name) for each in gathered for one in each.records]
    mine = plain(name)
    others = frozenset(plain(each) for _, each in named) - {mine}
    forms = (name, *(f"{name[: texts.NAME - 4]} {n}" for n in range(2, 2 + m.PEOPLE)))
    sounds = frozenset(texts.sound(form) for form in forms)
    first = ClassPerson(name, frozenset(), frozenset(), others, sounds)
    numbers = {number for number, each in named if plain(each) == mine}
    numbers |= {p.id for p in pupils if not p.name and first.meets(called(p))}
    digests = {digest for p in pupils if p.id in numbers for digest in p.digests}
    tables = [table.kept for each in classes for table in each.tables if table.kept is not None]
    members = [member for table in tables for member in table.members]
    digests |= {one.digest for one in members if any(map(first.meets, one.names))} - {""}
    written = [each for _, each in named] + [text for each in classes for text in strings(each)]
    shown = next((each for each in written if plain(each) == mine), name)
    return ClassPerson(shown, frozenset(numbers), frozenset(digests), others, sounds)


def strings(content: object) -> Iterator[str]:
    """Yield every text of plain data, keys too; what a class is called is nobody's name."""
    if isinstance(content, KeptClass):
        content = replace(content, title="")
    yield from _strings(msgspec.to_builtins(content))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _strings(key)
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
