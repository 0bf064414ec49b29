"""PEF 1.0, the Portable Embosser Format (2008-1)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from xml.sax.saxutils import escape

from braillespiel.labels.dimensions import Embosser
from braillespiel.labels.grid import grid_rows
from braillespiel.labels.layout import Plan


def pef(plan: Plan, paper: Embosser, title: str, language: str) -> bytes:
    """Return the file. Its identifier is made from the content: the same labels, the same file."""
    sheets = [grid_rows(page, plan.profile, paper) for page in plan.pages]
    return pef_of(sheets, paper, title, language)


def pef_of(sheets: Sequence[Sequence[str]], paper: Embosser, title: str, language: str) -> bytes:
    """Return the file of pages that are given as rows of Unicode Braille."""
    pages = []
    for sheet in sheets:
        rows = [row.rstrip("\u2800") for row in sheet]
        while rows and not rows[-1]:
            rows.pop()
        inner = "".join(f"          <row>{row}</row>\n" for row in rows)
        pages.append(f"        <page>\n{inner}        </page>\n")
    body = "".join(pages)
    digest = hashlib.sha256(f"{title}\n{body}".encode()).hexdigest()[:32]
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">\n'
        "  <head>\n"
        '    <meta xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        "      <dc:format>application/x-pef+xml</dc:format>\n"
        f"      <dc:identifier>urn:braillespiel:labels:{digest}</dc:identifier>\n"
        f"      <dc:title>{escape(title)}</dc:title>\n"
        f"      <dc:language>{escape(language)}</dc:language>\n"
        "    </meta>\n"
        "  </head>\n"
        "  <body>\n"
        f'    <volume cols="{paper.columns}" rows="{paper.rows}" rowgap="0" duplex="false">\n'
        "      <section>\n"
        f"{body}"
        "      </section>\n"
        "    </volume>\n"
        "  </body>\n"
        "</pef>\n"
    )
    return text.encode("utf-8")
