"""The report of a class in words: as a page that prints and is read aloud well, and as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from datetime import date
from html import escape

from braillespiel import languages
from braillespiel.classroom.report import ClassReport, Met, PupilPage, ReportPart, ReportValue
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.network.class_messages import Figure
from braillespiel.words.catalogue import Words

_HEAD = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem;
  color: #000; background: #fff; }}
table {{ border-collapse: collapse; margin: 1rem 0; }}
caption {{ text-align: left; font-weight: bold; padding: .25rem 0; }}
th, td {{ border: 1px solid #000; padding: .25rem .5rem; text-align: left; }}
td {{ font-variant-numeric: tabular-nums; }}
@media print {{ .page {{ break-before: page; }} tr {{ break-inside: avoid; }} }}
</style>
</head>
<body>
<main>
"""
_COLUMNS = ("purpose", "until", "pupil", "date", "figure", "detail", "value", "unit", "reason")
_FORMULA = re.compile(r"(^|[,;\t])(\s*)(?=[=+\-@\t\r\n＝＋－＠])")
"""Before what spreadsheets would carry out: some read the wide signs as the narrow ones, and one
that expects another separator cuts a cell in two there.
"""


def html(report: ClassReport, language: str) -> str:
    """Return the report as one HTML page."""
    words = Words(language, (CATALOGUE, "client"))
    inside = [element("p", words("class-report-about"))]
    for one in report.parts:
        inside += part(one, words)
    return document(words("class-report-title", title=report.title), inside, language)


def document(title: str, inside: Iterable[str], language: str) -> str:
    """Return a page; nothing in it is loaded from anywhere."""
    head = _HEAD.format(language=language, title=escape(title))
    return "\n".join([head, element("h1", title), *inside, "</main>\n</body>\n</html>\n"])


def part(part: ReportPart, words: Words) -> Iterator[str]:
    """Yield what was counted for one purpose: what for, what figures mean, a page per pupil."""
    purpose = part.purpose
    until = said_date(purpose.until, words)
    yield element("h2", words("class-report-purpose", purpose=purpose.text))
    yield element("p", words("class-report-until", date=until))
    yield element("h3", words("class-report-figures"))
    yield "<dl>"
    for figure in purpose.figures:
        yield element("dt", words(f"class-figure-{figure}"))
        yield element("dd", words.help(f"class-figure-{figure}").full)
    yield "</dl>"
    if not part.pupils:
        yield element("p", words("class-report-nobody"))
    for page in part.pupils:
        yield from pupil_page(page, words)


def pupil_page(page: PupilPage, words: Words) -> Iterator[str]:
    """Yield what is on the page of one pupil."""
    yield '<section class="page">'
    yield element("h3", page.name)
    names = [words("class-report-day"), *(words(f"class-figure-{one}") for one in page.figures)]
    rows = (
        [said_date(line.date, words), *_values(page.figures, line.values, words)]
        for line in page.lines
    )
    yield from table(words("class-report-caption", name=page.name), names, rows)
    if page.contractions:
        yield element("h4", words("class-report-contractions", name=page.name))
        heads = [words(f"class-report-{one}") for one in ("print", "table", "count")]
        met = ([one.text, _table(one, words), str(one.count)] for one in page.contractions)
        yield from table(words("class-report-contractions-caption"), heads, met)
    yield "</section>"


def table(caption: str, heads: Iterable[str], rows: Iterable[list[str]]) -> Iterator[str]:
    """Yield a table; the first cell of each row is its head."""
    yield f"<table>\n{element('caption', caption)}\n<thead><tr>"
    for head in heads:
        yield f'<th scope="col">{escape(head)}</th>'
    yield "</tr></thead>\n<tbody>"
    for first, *others in rows:
        cells = "".join(element("td", cell) for cell in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody>\n</table>"


def _values(
    figures: Iterable[Figure], values: Iterable[ReportValue], words: Words
) -> Iterator[str]:
    for figure, value in zip(figures, values, strict=True):
        why = words(f"class-why-{value.why}") if value.why else ""
        if value.number is None:
            yield words("class-report-blank", why=why)
        else:
            shown = _shown(figure, value.number, words)
            yield words("class-report-partly", number=shown, why=why) if why else shown


def _shown(figure: Figure, number: int, words: Words) -> str:
    if figure != "time":
        return str(number)
    return words("class-report-seconds", seconds=round(number / 1000, 2))


def _table(met: Met, words: Words) -> str:
    key = f"setting-braille-table-{met.table}"
    return words(key) if words.has(key) else met.table


def said_date(text: str, words: Words) -> str:
    """Return an ISO date in words; "" is all days."""
    if not text:
        return words("class-report-all")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    return words("class-report-date", day=day.day, month=day.month, year=str(day.year))


def element(name: str, text: str) -> str:
    """Return an element with a text in it."""
    return f"<{name}>{escape(text)}</{name}>"


def as_csv(report: ClassReport, language: str) -> str:
    """Return the report as CSV: one figure of one pupil and day in each row.

    Columns: purpose, until, pupil, date, figure, detail, value, unit, reason. A contraction is a
    row of the figure "contraction" with "table: print" as its detail, over all days.
    """
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=languages.facts(language).columns[:1] or ",")
    writer.writerow(_COLUMNS)
    for part in report.parts:
        for page in part.pupils:
            for row in _csv_rows(page):
                writer.writerow(map(_safe, [part.purpose.text, part.purpose.until, *row]))
    return written.getvalue()


def _csv_rows(page: PupilPage) -> Iterator[list[str]]:
    for line in page.lines:
        for figure, value in zip(page.figures, line.values, strict=True):
            number = "" if value.number is None else str(value.number)
            unit = "ms" if figure == "time" else "count"
            yield [page.name, line.date or "all", figure, "", number, unit, value.why or ""]
    for met in page.contractions:
        detail = f"{met.table}: {met.text}" if met.table else met.text
        yield [page.name, "all", "contraction", detail, str(met.count), "count", ""]


def _safe(cell: str) -> str:
    """Return a cell that spreadsheets show and do not carry out."""
    return _FORMULA.sub(r"\1\2'", cell)
