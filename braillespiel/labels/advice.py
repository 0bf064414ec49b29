"""What helps against a conflict, found by trying it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from braillespiel.labels.check import Limits, conflicts
from braillespiel.labels.fitting import shortened
from braillespiel.labels.fix import Change, fix
from braillespiel.labels.notation import LabelSet
from braillespiel.labels.search import Clock
from braillespiel.labels.shapes import LabelFinding

_SECONDS = 1.0
_MOST_SHOWN = 6
_TOLD = ("letter", "mark", "sign", "wrap", "short", "table")
_ALIKE = ("equal", "same-shape", "upside-down", "swapped")


def advised(
    labels: LabelSet, limits: Limits, findings: Sequence[LabelFinding]
) -> tuple[LabelFinding, ...]:
    """Return findings whose first remedy is one that was seen to help, and proposals.

    A remedy that was tried and did not help is not named.
    """
    found = list(findings)
    if sum(conflicts(found)):
        fixed = fix(labels.deck, labels.notation, limits, clock=Clock(_SECONDS))
        colours = {card.id: card.colour for card in labels.deck.cards}
        found = [_advised(colours, one, fixed.changes) for one in found]
    shorts = shortened(labels.deck, labels.notation, limits, Clock(_SECONDS))
    if shorts.told:
        shown = shorts.told[:_MOST_SHOWN]
        facts: dict[str, str | int | float] = {
            "forms": shorts.text,
            "shown": replace(shorts, told=shown).text,
            "more": len(shorts.told) - len(shown),
        }
        found.append(LabelFinding("short", "note", tuple(shorts.texts), facts=facts))
    return tuple(found)


def _advised(
    colours: Mapping[str, str | None], finding: LabelFinding, changes: Sequence[Change]
) -> LabelFinding:
    if finding.severity == "note" or finding.remedies[:1] in ((), ("orient",)):
        return finding
    touched = {colours[card] for card in finding.cards}
    helped: list[tuple[str, Change]] = []
    for change in changes:
        about = (
            change.facts.get("id") in touched
            if change.kind == "letter"
            else (change.kind in ("sign", "table") or bool(set(change.cards) & set(finding.cards)))
        )
        if about and change.kind in _TOLD:
            helped.append((change.kind, change))
    kinds = [kind for kind, _ in helped if kind in finding.remedies]
    if not kinds:
        tried = ("sign",) if finding.kind in _ALIKE else ()
        rest = tuple(way for way in finding.remedies if way not in tried)
        return replace(finding, remedies=rest or finding.remedies)
    rest = tuple(way for way in finding.remedies if way not in kinds and way != "sign")
    facts = dict(finding.facts)
    first = next(change for kind, change in helped if kind == kinds[0])
    if first.kind == "letter":
        facts |= {"colour": first.facts["colour"], "letter": first.facts["after"]}
    elif first.kind == "mark":
        facts |= {"card": first.names[0], "dots": first.facts["dots"]}
    return replace(finding, remedies=(*dict.fromkeys(kinds), *rest), facts=facts)
