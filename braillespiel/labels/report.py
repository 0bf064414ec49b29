"""Findings, changes and summaries in words and as data for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from braillespiel.labels.check import Finding, conflicts
from braillespiel.labels.fix import Change
from braillespiel.words.catalogue import Words

_MOST_NAMES = 6


def catalogue(language: str) -> Words:
    """Return the sentences of the labels in a language."""
    return Words(language, ("labels", "labels-print"))


def finding_text(finding: Finding, words: Words) -> str:
    """Return a finding in a sentence or two: the cards first, then what is wrong, the remedy."""
    facts = {
        name: round(value, 2) if isinstance(value, float) else value
        for name, value in finding.facts.items()
    }
    text = words(f"finding-{finding.kind}", cards=_names(finding.names, words), **facts)
    if finding.severity == "note" or not finding.remedies:
        return text
    key = f"remedy-{finding.remedies[0]}"
    named = {"remedy-letter": "letter", "remedy-mark": "card"}.get(key, "")
    if named in facts:
        key += "-which"
    return f"{text} {words(key, **facts)}"


def always_told(finding: Finding) -> bool:
    """Tell whether a note is said although nobody asked for a check: what was left out of the
    file, and letters that were chosen for the user."""
    return finding.kind in ("column", "letters")


def change_text(change: Change, words: Words) -> str:
    """Return what a remedy changed."""
    return words(f"change-{change.kind}", cards=_names(change.names, words), **change.facts)


def conflict_text(findings: Iterable[Finding], words: Words) -> str:
    """Return how many conflicts there are: "no conflicts", "2 conflicts"."""
    return words("conflicts", count=sum(conflicts(findings)))


def finding_data(finding: Finding, words: Words) -> dict[str, Any]:
    """Return a finding for JSON, with its sentence."""
    data = asdict(finding)
    data["remedies"] = list(finding.remedies)
    return data | {"text": finding_text(finding, words)}


def change_data(change: Change, words: Words) -> dict[str, Any]:
    """Return a change for JSON, with its sentence."""
    return asdict(change) | {"text": change_text(change, words)}


def _names(names: Sequence[str], words: Words) -> str:
    if not names:
        return ""
    shown = list(names[:_MOST_NAMES])
    if len(names) > _MOST_NAMES:
        return words("names-more", names="; ".join(shown), more=len(names) - _MOST_NAMES)
    if len(shown) == 1:
        return shown[0]
    return words("names-and", first="; ".join(shown[:-1]), last=shown[-1])
