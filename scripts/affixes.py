"""Expand a Hunspell word list: every form that its affixes make.

Covered is what the German and French lists use: prefixes and suffixes with conditions, their
combination, continuation flags, and the flags for forms that are no words of their own. Compounds
are not made: there is no end to them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_CODE = re.compile(rb"^SET (\S+)", re.MULTILINE)
_DEEP = 2
"""Suffixes on top of one another."""


@dataclass(frozen=True)
class Rule:
    """One line of an affix: what is stripped, added, required of the stem, and what follows."""

    strip: str
    add: str
    fits: re.Pattern[str]
    flags: frozenset[str]


@dataclass
class Affix:
    """All lines of one flag; ``crosses`` tells whether it goes with affixes of the other side."""

    prefix: bool
    crosses: bool
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Entry:
    """A line of the word list: the word, its flags and its notes ("po:nom is:mas")."""

    word: str
    flags: frozenset[str]
    notes: str


class Dictionary:
    """A pair of .aff and .dic files."""

    def __init__(self, path: Path) -> None:
        self.long = False
        self.affixes: dict[str, Affix] = {}
        self.named: dict[str, str] = {}
        """The flags that have a name of their own, such as FORBIDDENWORD."""
        rules = path.with_suffix(".aff").read_bytes()
        code = _CODE.search(rules)
        encoding = code[1].decode() if code else "ISO8859-1"
        self._read(rules.decode(encoding))
        lines = path.with_suffix(".dic").read_text(encoding).splitlines()[1:]
        self.entries = [self._entry(line) for line in lines if line[:1].strip("#\t /-")]

    def flags(self, text: str) -> frozenset[str]:
        """Read flags."""
        size = 2 if self.long else 1
        return frozenset(text[start : start + size] for start in range(0, len(text), size))

    def _read(self, text: str) -> None:
        for line in text.splitlines():
            match line.split():
                case ["FLAG", "long"]:
                    self.long = True
                case ["PFX" | "SFX" as side, flag, "Y" | "N" as crosses, number] if (
                    number.isdigit()
                ):
                    self.affixes[flag] = Affix(side == "PFX", crosses == "Y")
                case ["PFX" | "SFX", flag, strip, add, *rest] if flag in self.affixes:
                    self._rule(flag, strip, add, rest[0] if rest else ".")
                case [name, flag] if name.isupper() and len(flag) == 1 + self.long:
                    self.named[name] = flag

    def _rule(self, flag: str, strip: str, add: str, condition: str) -> None:
        affix = self.affixes[flag]
        ending, _, flags = add.partition("/")
        strip, ending = ("" if part == "0" else part for part in (strip, ending))
        pattern = re.compile(condition if affix.prefix else f"(?:{condition})$")
        affix.rules.append(Rule(strip, ending, pattern, self.flags(flags)))

    def _entry(self, line: str) -> Entry:
        form, *notes = line.split(maxsplit=1)
        word, _, flags = form.partition("/")
        return Entry(word, self.flags(flags), notes[0] if notes else "")

    def forms(self, entry: Entry) -> Iterator[str]:
        """Yield every form of an entry that is a word of its own."""
        if self._is("FORBIDDENWORD", entry.flags) or self._is("ONLYINCOMPOUND", entry.flags):
            return
        if not self._is("NEEDAFFIX", entry.flags):
            yield entry.word
        for word, crosses in self._suffixed(entry.word, entry.flags, _DEEP):
            yield word
            if crosses:
                yield from self._prefixed(word, entry.flags, True)
        yield from self._prefixed(entry.word, entry.flags, False)

    def _is(self, name: str, flags: frozenset[str]) -> bool:
        return self.named.get(name) in flags

    def _stands(self, rule: Rule) -> bool:
        names = ("NEEDAFFIX", "ONLYINCOMPOUND", "CIRCUMFIX", "FORBIDDENWORD")
        return not any(self._is(name, rule.flags) for name in names)

    def _suffixed(self, word: str, flags: frozenset[str], deep: int) -> Iterator[tuple[str, bool]]:
        for flag in sorted(flags):
            affix = self.affixes.get(flag)
            if affix is None or affix.prefix:
                continue
            for rule in affix.rules:
                if not word.endswith(rule.strip) or not rule.fits.search(word):
                    continue
                made = word[: len(word) - len(rule.strip)] + rule.add
                if self._stands(rule):
                    yield made, affix.crosses
                if deep > 1 and rule.flags:
                    yield from self._suffixed(made, rule.flags, deep - 1)

    def _prefixed(self, word: str, flags: frozenset[str], crossed: bool) -> Iterator[str]:
        for flag in sorted(flags):
            affix = self.affixes.get(flag)
            if affix is None or not affix.prefix or (crossed and not affix.crosses):
                continue
            for rule in affix.rules:
                if word.startswith(rule.strip) and rule.fits.match(word) and self._stands(rule):
                    yield rule.add + word[len(rule.strip) :]
