"""Findings, changes and summaries in words and as data for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from braillespiel import languages
from braillespiel.labels.check import LabelFinding, conflicts
from braillespiel.labels.errors import cut
from braillespiel.labels.fix import Change
from braillespiel.words.catalogue import Words

_ALWAYS = (
    "column", "letters", "left-out", "own-deck", "house", "not-as-display", "unread",
    "sold", "unchecked",
)  # fmt: skip
_MOST_NAMES = 6
_LONGEST = 800  # characters of what a sentence lists


def catalogue(language: str) -> Words:
    """Return the sentences of the labels in a language."""
    return Words(language, ("client", "labels", "labels-print"))


def language_name(words: Words, code: str) -> str:
    """Return the name of a language: in this one if we have it, else as it calls itself."""
    key = f"language-{code}"
    return words(key) if words.has(key) else languages.facts(code).name or code


def finding_text(finding: LabelFinding, words: Words) -> str:
    """Return a finding in a sentence or two: the cards first, then what is wrong, the remedy."""
    facts = {
        name: round(value, 2) if isinstance(value, float) else cut(value)
        for name, value in finding.facts.items()
    }
    facts = {"count": len(finding.names), "points": _points(facts)} | facts
    text = words(f"finding-{finding.kind}", cards=_names(finding.names, words), **facts)
    if finding.severity == "note" or not finding.remedies:
        return text
    key = f"remedy-{finding.remedies[0]}"
    named = {"remedy-letter": "letter", "remedy-mark": "card"}.get(key, "")
    if named in facts:
        key += "-which"
    return f"{text} {words(key, **facts)}"


def together(findings: Sequence[LabelFinding], words: Words) -> str:
    """Return one text for several labels that are too long and need the same remedy, else "".

    With the room of the card it would be the same sentence for each.
    """
    if len(findings) < 3 or any(one.kind != "too-long" for one in findings):
        return ""
    ways = {one.remedies[0] for one in findings}
    if len(ways) > 1 or not ways <= {"wrap", "short"}:
        return ""
    names = [name for one in findings for name in one.names]
    facts = {name: value for name, value in findings[0].facts.items() if name != "cells"}
    margin = round(float(facts["margin"]), 2)
    cards = _names(names, words)
    return words("too-long", **(facts | {"margin": margin, "cards": cards, "way": ways.pop()}))


def always_told(finding: LabelFinding) -> bool:
    """Tell whether a note is said although nobody asked for a check: what was left out of the
    file or the deck, letters that were chosen for the user, and labels unlike the display."""
    return finding.kind in _ALWAYS


def change_text(change: Change, words: Words) -> str:
    """Return what a remedy changed, with the names of all cards that got a mark."""
    most = len(change.names) if change.kind == "mark" else _MOST_NAMES
    facts = {name: cut(value, 2 * _LONGEST) for name, value in change.facts.items()}
    facts = {"count": len(change.names), "points": _points(facts)} | facts
    return words(f"change-{change.kind}", cards=_names(change.names, words, most), **facts)


def _points(facts: Mapping[str, object]) -> int:
    """Return how many dots a fact "dots" names, such as 3 or 36-3."""
    return sum(char.isdigit() for char in str(facts.get("dots", "")))


def change_texts(changes: Sequence[Change], words: Words) -> list[str]:
    """Return what remedies changed; cards that got the same mark in one sentence."""
    told: list[Change] = []
    for change in changes:
        same = next((n for n, one in enumerate(told) if _same_mark(one, change)), None)
        if same is None:
            told.append(change)
        else:
            told[same] = replace(told[same], names=(*told[same].names, *change.names))
    return [change_text(part, words) for change in told for part in _parts(change)]


def _same_mark(one: Change, two: Change) -> bool:
    return one.kind == two.kind == "mark" and one.facts == two.facts


def _parts(change: Change) -> Iterator[Change]:
    """Yield a change in parts that are each a sentence of bearable length."""
    if change.kind == "mark":
        for names in _chunks(change.names):
            yield replace(change, names=tuple(names))
    elif change.kind == "short":
        for forms in _chunks(str(change.facts["forms"]).split(", ")):
            yield replace(change, facts=change.facts | {"forms": ", ".join(forms)})
    else:
        yield change


def _chunks(texts: Sequence[str]) -> Iterator[list[str]]:
    """Yield texts in groups of together not too many characters, at least one each."""
    group: list[str] = []
    for text in texts:
        if group and sum(map(len, group)) + len(text) > _LONGEST:
            yield group
            group = []
        group.append(text)
    if group:
        yield group


def conflict_text(findings: Iterable[LabelFinding], words: Words) -> str:
    """Return how many conflicts there are: "no conflicts", "2 conflicts"."""
    return words("conflicts", count=sum(conflicts(findings)))


def finding_data(finding: LabelFinding, words: Words) -> dict[str, Any]:
    """Return a finding for JSON, with its sentence."""
    data = asdict(finding)
    data["remedies"] = list(finding.remedies)
    return data | {"text": finding_text(finding, words)}


def change_data(change: Change, words: Words) -> dict[str, Any]:
    """Return a change for JSON, with its sentence."""
    return asdict(change) | {"text": change_text(change, words)}


def _names(names: Sequence[str], words: Words, most: int = _MOST_NAMES) -> str:
    if not names:
        return ""
    shown = list(names[:most])
    if len(names) > most:
        return words("names-more", names="; ".join(shown), more=len(names) - most)
    if len(shown) == 1:
        return shown[0]
    return words("names-and", first="; ".join(shown[:-1]), last=shown[-1])
