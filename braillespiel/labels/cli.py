"""The command ``braillespiel labels``."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from braillespiel import languages
from braillespiel.labels import dimensions, entries, printers, reading
from braillespiel.labels.deck import Deck
from braillespiel.labels.errors import LabelError, cut
from braillespiel.labels.files import Folder
from braillespiel.labels.job import (
    Job,
    JobSummary,
    LabelSettings,
    Prepared,
    Progress,
    known_formats,
    prepare,
    produce,
)
from braillespiel.labels.names import BadText, cleaned
from braillespiel.labels.notation import schemes
from braillespiel.labels.options import add_arguments, without_effect
from braillespiel.labels.options import paper as chosen_paper
from braillespiel.labels.report import (
    always_told,
    catalogue,
    change_data,
    change_texts,
    conflict_text,
    finding_data,
    finding_text,
    together,
)
from braillespiel.labels.solids import Printing
from braillespiel.labels.writers.calibration import calibration
from braillespiel.output.braille import louis
from braillespiel.words.catalogue import Words

__all__ = ["add_arguments", "run"]

_MOST_CONFLICTS, _MOST_NOTES = 12, 3
"""So many findings of one kind are said; JSON has all."""
FOUND, WRONG, STOPPED = 1, 2, 130
"""Exit status: conflicts are left, or a format could not be made; the command makes no sense or
its deck cannot be read; interrupted. 0: all is well."""


Load = Callable[[str, bool, str], Deck]
"""Returns the deck of a name: with our own invented cards if wanted; errors in a language."""


def run(args: argparse.Namespace, words: Words, load: Load) -> int:
    """Do what the arguments say, print it, and return the exit status: 0, 1, 2 or 130.

    1: conflicts are left, or a format could not be made. 2: an option or the deck is wrong. 130:
    interrupted. Only the language of ``words`` is used; ``load`` finds the deck.
    """
    say = catalogue(words.language)
    try:
        return _run(args, say, load)
    except LabelError as error:
        _error(error.key, error.said(say), as_json=args.json)
        return WRONG
    except KeyboardInterrupt:
        _error("stopped", say("stopped"), as_json=args.json)
        return STOPPED


def _error(key: str, text: str, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"error": key, "text": text}))
    else:
        print(text, file=sys.stderr)


def _run(args: argparse.Namespace, say: Words, load: Load) -> int:
    if args.list:
        idle = _idle(args, (), say)
        return _search(args, say, idle) if args.deck else _list(args, say, idle)
    if args.measured is not None:
        return _measured(args, say, _idle(args, ("--printer",), say))
    if args.calibrate:
        return _calibrate(args, say, _idle(args, ("--printer", "--out"), say))
    if not args.deck:
        raise LabelError("error-no-deck")
    formats = tuple(name.strip() for name in (args.format or "").split(",") if name.strip())
    known_formats(formats)
    if formats and args.out is None:
        raise LabelError("error-no-out")
    job = _job(args, say, load)
    told = _idle(args, (), say, formats)
    if not formats:
        return _check(args, prepare(job), say, told)
    return _made(
        args, produce(job, formats, args.out, None if args.json else _told(say)), say, told
    )


def _idle(
    args: argparse.Namespace, used: Sequence[str], say: Words, formats: Sequence[str] = ()
) -> list[str]:
    """Tell which options have no effect, beside those that are ``used``, and return it for JSON."""
    idle = [name for name in without_effect(args, formats) if name not in used]
    told = [say("no-effect", options=", ".join(idle), count=len(idle))] if idle else []
    if not args.json:
        _say(told, sys.stderr)
    return told


def _say(sentences: Sequence[str], where: Any = None) -> None:
    for sentence in sentences:
        print(sentence, file=where)


def _told(say: Words) -> Any:
    def show(progress: Progress) -> None:
        if progress.what != "done":
            print(progress.text(say), file=sys.stderr, flush=True)

    return show


def _made(args: argparse.Namespace, summary: JobSummary, say: Words, told: list[str]) -> int:
    written = summary.written
    if args.json:
        data = {
            "deck": summary.deck,
            "cards": summary.cards,
            "kinds": summary.kinds,
            "sheets": summary.sheets,
            "files": [str(path) for path in summary.files],
            "findings": [finding_data(finding, say) for finding in summary.findings],
            "changes": [change_data(change, say) for change in summary.changes],
            "conflicts": summary.conflicts,
            "failed": [
                {"format": name, "error": error.key, "text": error.said(say)}
                for name, error in summary.failed.items()
            ],
            "kept": [{"file": str(old), "backup": str(new)} for old, new in written.kept],
            "left_over": [str(path) for path in written.left_over],
            "removed": [str(path) for path in written.removed],
            "notes": [*told, *summary.more(say)],
            "text": summary.text(say),
        }
        print(json.dumps(data, indent=2))
    else:
        print(summary.text(say))
        _say(summary.more(say))
        _say_findings(args, summary.findings, summary.changes, say)
        print(say("files-written", files=len(summary.files), folder=cut(str(args.out))))
    return FOUND if summary.conflicts or summary.failed else 0


def _check(args: argparse.Namespace, ready: Prepared, say: Words, told: list[str]) -> int:
    left = conflict_text(ready.findings, say)
    text = say("summary-check", cards=ready.labels.count, conflicts=left)
    severe = [finding for finding in ready.findings if finding.severity != "note"]
    if ready.gave_up:
        told = [*told, say("gave-up")]
    if args.json:
        data = {
            "deck": ready.labels.deck.id,
            "cards": ready.labels.count,
            "kinds": len(ready.labels.labels),
            "scheme": ready.labels.notation.scheme.id,
            "table": ready.labels.notation.table,
            "labels": [
                {
                    "card": label.card,
                    "print": label.name,
                    "copies": label.copies,
                    "braille": "/".join(label.lines),
                }
                for label in ready.labels.labels
            ],
            "findings": [finding_data(finding, say) for finding in ready.findings],
            "changes": [change_data(change, say) for change in ready.changes],
            "conflicts": len(severe),
            "notes": told,
            "text": text,
        }
        print(json.dumps(data, indent=2))
    else:
        print(text)
        if ready.gave_up:
            print(say("gave-up"))
        _say_findings(args, ready.findings, ready.changes, say)
    return FOUND if severe else 0


def _say_findings(args: argparse.Namespace, findings: Any, changes: Any, say: Words) -> None:
    _say(change_texts(changes, say))
    if (args.fix or args.short) and not changes:
        print(say("nothing-to-fix"))
    told = [one for one in findings if one.severity != "note" or args.check or always_told(one)]
    for kind, some in groupby(told, key=lambda one: (one.severity == "note", one.kind)):
        alike = list(some)
        if text := together(alike, say):
            print(text)
            continue
        most = _MOST_NOTES if kind[0] else _MOST_CONFLICTS
        for finding in alike[:most]:
            print(finding_text(finding, say))
        if len(alike) > most:
            print(say("more-findings", count=len(alike) - most))


def _job(args: argparse.Namespace, say: Words, load: Load) -> Job:
    language = args.lang or (say.language if say.language in languages.of_labels() else "en")
    paper = chosen_paper(args)
    printer = printers.printer(args.printer) if args.printer else None
    if args.offset is not None or args.scale is not None:
        printer = printers.Printer(
            "",
            _pair("--offset", args.offset, (0.0, 0.0), (-printers.FARTHEST, printers.FARTHEST)),
            _pair("--scale", args.scale, (1.0, 1.0), (printers.LEAST_SCALE, printers.MOST_SCALE)),
        )
    return Job(
        deck=load(args.deck, args.house, say.language),
        language=language,
        scheme=args.notation,
        table=args.table,
        profile=args.profile,
        card_size=args.card_size,
        margin=_length("--margin", args.margin, 0, 100),
        fix=args.fix,
        short=args.short,
        clean=args.clean,
        settings=LabelSettings(
            sheet=args.sheet.strip(),
            paper=args.paper,
            per_card=args.per_card,
            first=args.first,
            with_print=not args.no_print,
            knife=_length("--knife", args.knife, 0, 50),
            tight=args.tight,
            orientation=args.orient,
            frames=not args.no_frames,
            mirrored=args.mirror,
            swell=args.swell,
            embosser=paper,
            printer=printer,
            printing=Printing(
                _length("--compensate", args.compensate, -5, 5),
                _length("--thick", args.thick, 0.4, 20),
                args.standing,
                dimensions.bed_size(args.bed),
            ),
        ),
    )


def _length(option: str, text: str, least: float, most: float) -> float:
    """Return a length in mm; a decimal comma is as good as a point.

    Raises:
        LabelError: no number, or out of its limits.
    """
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        value = math.nan
    if not least <= value <= most:
        raise LabelError("error-range-of", option=option, value=text, least=least, most=most)
    return value


def _numbers(option: str, text: str, count: int, wanted: str) -> tuple[float, ...]:
    try:
        numbers = tuple(float(part) for part in text.split(","))
    except ValueError:
        numbers = ()
    if len(numbers) != count or not all(map(math.isfinite, numbers)):
        raise LabelError("error-numbers", option=option, value=text, wanted=wanted)
    return numbers


def _pair(
    option: str, text: str | None, default: tuple[float, float], limits: tuple[float, float]
) -> tuple[float, float]:
    if text is None:
        return default
    one, two = _numbers(option, text, 2, "X,Y")
    if not all(limits[0] <= number <= limits[1] for number in (one, two)):
        least, most = limits
        raise LabelError("error-range-of", option=option, value=text, least=least, most=most)
    return one, two


def _measured(args: argparse.Namespace, say: Words, told: list[str]) -> int:
    try:
        name = cleaned(args.printer or "")
    except BadText:
        name = ""
    if not name:
        raise LabelError("error-no-printer")
    left, top, width, height = _numbers("--measured", args.measured, 4, "20,20,170,240")
    one = printers.measured(name, left, top, width, height)
    path = printers.store(one)
    text = say(
        "printer-stored",
        name=one.name,
        x=f"{one.offset[0]:g}",
        y=f"{one.offset[1]:g}",
        sx=f"{one.scale[0]:g}",
        sy=f"{one.scale[1]:g}",
        file=str(path),
    )
    data = {"printer": one.name, "offset": one.offset, "scale": one.scale, "file": str(path)}
    _done(args, data, told, text)
    return 0


def _done(args: argparse.Namespace, data: dict[str, Any], told: list[str], text: str) -> None:
    print(json.dumps(data | {"notes": told, "text": text}, indent=2) if args.json else text)


def _calibrate(args: argparse.Namespace, say: Words, told: list[str]) -> int:
    if args.out is None:
        raise LabelError("error-no-out")
    one = printers.printer(args.printer) if args.printer else None
    folder = Folder(args.out, "calibration")
    folder.write("pdf", [("calibration.pdf", calibration(say, one))])
    kept = [say("file-kept", file=old.name, backup=new.name) for old, new in folder.written.kept]
    if not args.json:
        _say(kept)
    text = say("files-written", files=1, folder=cut(str(args.out)))
    files = [str(path) for path in folder.written.files]
    _done(args, {"files": files}, [*told, *kept], text)
    return 0


def _list(args: argparse.Namespace, say: Words, told: list[str]) -> int:
    folder = str(dimensions.user_file("profiles").parent)
    known = {
        "decks": list(reading.known_decks()),
        "schemes": list(schemes()),
        "tables": [info.id for info in louis.tables("text")],
        "profiles": list(dimensions.profiles()),
        "cards": list(dimensions.cards()),
        "sheets": list(dimensions.sheets()),
        "embossers": list(dimensions.embossers()),
        "printers": list(printers.stored()),
    }
    if args.json:
        listed = [entries.data(deck, say) for deck in entries.decks()]
        data = known | {"catalogue": listed, "own": folder, "notes": told}
        print(json.dumps(data, indent=2))
        return 0
    _say([say(f"list-{kind}", names=", ".join(names)) for kind, names in known.items() if names])
    print(say("list-catalogue"))
    _say([entries.short(deck, say) for deck in entries.decks()])
    print(say("list-own", folder=folder))
    return 0


def _search(args: argparse.Namespace, say: Words, told: list[str]) -> int:
    """Say the entries of the catalogue that have a word; return 1 if there are none."""
    found = [deck for deck in entries.decks() if entries.has(deck, args.deck)]
    none = say("list-none", word=cut(args.deck), names=", ".join(d.id for d in entries.decks()))
    if args.json:
        data = {"catalogue": [entries.data(deck, say) for deck in found], "notes": told}
        print(json.dumps(data | ({} if found else {"text": none}), indent=2))
    else:
        _say([entries.whole(deck, say) for deck in found] or [none])
    return 0 if found else FOUND
