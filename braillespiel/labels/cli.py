"""The command ``braillespiel labels``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from braillespiel.labels import dimensions, outputs, printers, reading
from braillespiel.labels.check import MARGIN
from braillespiel.labels.deck import LANGUAGES
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import FORMATS, Job, Prepared, Settings, prepare, produce
from braillespiel.labels.notation import schemes
from braillespiel.labels.report import (
    catalogue,
    change_data,
    change_text,
    conflict_text,
    finding_data,
    finding_text,
)
from braillespiel.labels.solids import Printing
from braillespiel.labels.writers.calibration import calibration
from braillespiel.output.braille import louis
from braillespiel.words.catalogue import Words

FOUND, WRONG = 1, 2
"""Exit status: the check found conflicts; something could not be done. 0: all is well."""


def add_parser(subparsers: Any, words: Words) -> argparse.ArgumentParser:
    """Add the command "labels" to the subparsers of a program and return its parser.

    Only the language of ``words`` is used.
    """
    say = catalogue(words.language)
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "labels", help=say("help"), description=say("help")
    )
    add_arguments(parser, words)
    return parser


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add all options of the command to a parser."""
    say = catalogue(words.language)

    def add(*names: str, **how: Any) -> None:
        key = names[-1].lstrip("-")
        facts = {fact: how.pop(fact) for fact in ("known", "formats") if fact in how}
        parser.add_argument(*names, help=say(f"help-{key}", **facts), **how)

    def ids(entries: Callable[[], Iterable[str]]) -> str:
        try:
            return ", ".join(entries())
        except LabelError:  # An own entry is wrong: that must not keep other commands from running.
            return "--list"

    add("deck", nargs="?", metavar="DECK")
    add("--check", action="store_true")
    add("--fix", action="store_true")
    add("--json", action="store_true")
    add("--format", metavar="A,B", formats=", ".join(FORMATS))
    add("--out", metavar="DIR", type=Path)
    add("--lang", choices=LANGUAGES)
    add("--notation", metavar="NAME", known=ids(schemes))
    add("--table", metavar="NAME")
    add("--profile", metavar="NAME", default="marburg-medium", known=ids(dimensions.profiles))
    add("--card-size", metavar="NAME", known=ids(dimensions.cards))
    add("--margin", metavar="MM", type=float, default=MARGIN)
    add("--sheet", metavar="NAME", default="cut", known=ids(dimensions.sheets))
    add("--paper", choices=tuple(outputs.PAPERS), default="a4")
    add("--per-card", type=int, choices=(1, 2))
    add("--first", metavar="N", type=int, default=1)
    add("--no-print", action="store_true")
    add("--no-frames", action="store_true")
    add("--mirror", action="store_true")
    add("--swell", action="store_true")
    add("--embosser", metavar="NAME", default="a4", known=ids(dimensions.embossers))
    add("--code", metavar="NAME")
    add("--columns", metavar="N", type=int)
    add("--rows", metavar="N", type=int)
    add("--newline", choices=("crlf", "lf"))
    add("--form-feed", action=argparse.BooleanOptionalAction, default=None)
    add("--printer", metavar="NAME")
    add("--measured", metavar="L,T,W,H")
    add("--calibrate", action="store_true")
    add("--offset", metavar="X,Y")
    add("--scale", metavar="X,Y")
    add("--compensate", metavar="MM", type=float, default=0.0)
    add("--thick", metavar="MM", type=float, default=1.0)
    add("--standing", action="store_true")
    add("--bed", metavar="WxH", default="180x180")
    add("--list", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Do what the arguments say, print it, and return the exit status (0, 1 conflicts, 2 error).

    Only the language of ``words`` is used.
    """
    say = catalogue(words.language)
    try:
        return _run(args, say)
    except LabelError as error:
        text = error.said(say)
        if args.json:
            print(json.dumps({"error": error.key, "text": text}))
        else:
            print(text, file=sys.stderr)
        return WRONG


def _run(args: argparse.Namespace, say: Words) -> int:
    if args.list:
        return _list(say)
    if args.measured:
        return _measured(args, say)
    if args.calibrate:
        return _calibrate(args, say)
    if not args.deck:
        raise LabelError("error-no-deck")
    formats = tuple(name.strip() for name in (args.format or "").split(",") if name.strip())
    job = _job(args, say)
    if not formats:
        return _check(args, prepare(job), say)
    if args.out is None:
        raise LabelError("error-no-out")
    summary = produce(job, formats, args.out, None if args.json else _printer_of_progress(say))
    if args.json:
        data = {
            "deck": job.deck.id,
            "cards": summary.cards,
            "kinds": summary.kinds,
            "sheets": summary.sheets,
            "files": [str(path) for path in summary.files],
            "findings": [finding_data(finding, say) for finding in summary.findings],
            "changes": [change_data(change, say) for change in summary.changes],
            "conflicts": summary.conflicts,
            "text": summary.text(say),
        }
        print(json.dumps(data, indent=2))
    else:
        print(summary.text(say))
        _say_findings(args, summary.findings, summary.changes, say)
        folder = str(args.out)
        print(say("files-written", files=len(summary.files), folder=folder))
    return FOUND if summary.conflicts and args.check else 0


def _printer_of_progress(say: Words) -> Any:
    def show(progress: Any) -> None:
        if progress.what != "done":
            print(progress.text(say))

    return show


def _check(args: argparse.Namespace, ready: Prepared, say: Words) -> int:
    left = conflict_text(ready.findings, say)
    text = say("summary-check", cards=ready.labels.count, conflicts=left)
    severe = [finding for finding in ready.findings if finding.severity != "note"]
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
            "text": text,
        }
        print(json.dumps(data, indent=2))
    else:
        print(text)
        _say_findings(args, ready.findings, ready.changes, say)
    return FOUND if severe else 0


def _say_findings(args: argparse.Namespace, findings: Any, changes: Any, say: Words) -> None:
    for change in changes:
        print(change_text(change, say))
    if args.fix and not changes:
        print(say("nothing-to-fix"))
    for finding in findings:
        if finding.severity != "note" or args.check:
            print(finding_text(finding, say))


def _job(args: argparse.Namespace, say: Words) -> Job:
    language = args.lang or (say.language if say.language in LANGUAGES else "en")
    paper = dimensions.embosser(args.embosser)
    changes: dict[str, Any] = {
        "display": args.code,
        "columns": args.columns,
        "rows": args.rows,
        "newline": args.newline,
        "form_feed": args.form_feed,
    }
    paper = replace(paper, **{name: value for name, value in changes.items() if value is not None})
    if paper.columns < 1 or paper.rows < 1:
        raise LabelError("error-numbers", option="--columns", value=paper.columns, wanted="1…")
    if not 0 <= args.margin < 100:
        raise LabelError("error-numbers", option="--margin", value=args.margin, wanted="0…100")
    if not 0.4 <= args.thick <= 20:
        raise LabelError("error-numbers", option="--thick", value=args.thick, wanted="0.4…20")
    bed = dimensions.card_size(args.bed)
    printer = printers.printer(args.printer) if args.printer else None
    if args.offset or args.scale:
        printer = printers.Printer(
            "",
            _pair("--offset", args.offset, (0.0, 0.0), (-100, 100)),
            _pair("--scale", args.scale, (1.0, 1.0), (0.5, 2)),
        )
    return Job(
        deck=reading.load(args.deck),
        language=language,
        scheme=args.notation,
        table=args.table,
        profile=args.profile,
        card_size=args.card_size,
        margin=args.margin,
        fix=args.fix,
        settings=Settings(
            sheet=args.sheet.strip() if args.sheet not in ("cut", "cards") else args.sheet,
            paper=args.paper,
            per_card=args.per_card,
            first=args.first,
            with_print=not args.no_print,
            frames=not args.no_frames,
            mirrored=args.mirror,
            swell=args.swell,
            embosser=paper,
            printer=printer,
            printing=Printing(args.compensate, args.thick, args.standing, (bed.width, bed.height)),
        ),
    )


def _numbers(option: str, text: str, count: int, wanted: str) -> tuple[float, ...]:
    try:
        numbers = tuple(float(part) for part in text.split(","))
    except ValueError:
        numbers = ()
    if len(numbers) != count:
        raise LabelError("error-numbers", option=option, value=text, wanted=wanted)
    return numbers


def _pair(
    option: str, text: str | None, default: tuple[float, float], limits: tuple[float, float]
) -> tuple[float, float]:
    if text is None:
        return default
    one, two = _numbers(option, text, 2, "X,Y")
    if not all(limits[0] <= number <= limits[1] for number in (one, two)):
        wanted = f"{limits[0]:g}…{limits[1]:g}"
        raise LabelError("error-numbers", option=option, value=text, wanted=wanted)
    return one, two


def _measured(args: argparse.Namespace, say: Words) -> int:
    if not args.printer:
        raise LabelError("error-no-printer")
    left, top, width, height = _numbers("--measured", args.measured, 4, "20,20,170,240")
    one = printers.measured(args.printer, left, top, width, height)
    path = printers.store(one)
    print(
        say(
            "printer-stored",
            name=one.name,
            x=f"{one.offset[0]:g}",
            y=f"{one.offset[1]:g}",
            sx=f"{one.scale[0]:g}",
            sy=f"{one.scale[1]:g}",
            file=str(path),
        )
    )
    return 0


def _calibrate(args: argparse.Namespace, say: Words) -> int:
    if args.out is None:
        raise LabelError("error-no-out")
    one = printers.printer(args.printer) if args.printer else None
    path = args.out / "calibration.pdf"
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        path.write_bytes(calibration(say, one))
    except OSError as error:
        raise LabelError(
            "error-write", file=str(path), reason=error.strerror or str(error)
        ) from error
    print(say("files-written", files=1, folder=str(args.out)))
    return 0


def _list(say: Words) -> int:
    folder = dimensions.user_file("profiles").parent
    print(say("list-decks", names=", ".join(reading.known_decks())))
    print(say("list-schemes", names=", ".join(schemes())))
    print(say("list-tables", names=", ".join(info.id for info in louis.tables("text"))))
    print(say("list-profiles", names=", ".join(dimensions.profiles())))
    print(say("list-cards", names=", ".join(dimensions.cards())))
    print(say("list-sheets", names=", ".join(dimensions.sheets())))
    print(say("list-embossers", names=", ".join(dimensions.embossers())))
    if known := printers.stored():
        print(say("list-printers", names=", ".join(known)))
    print(say("list-own", folder=str(folder)))
    return 0
