"""From labels to files: the formats, what each takes, and the plan it is made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from braillespiel.labels import solids
from braillespiel.labels.errors import LabelError
from braillespiel.labels.report import finding_text
from braillespiel.labels.source import PAPERS, LabelSource, file_name
from braillespiel.labels.toml_deck import deck_to_toml
from braillespiel.labels.writers import lists
from braillespiel.labels.writers.brf import brf
from braillespiel.labels.writers.gcode import gcode
from braillespiel.labels.writers.large import large, large_fits
from braillespiel.labels.writers.pdf import pdf
from braillespiel.labels.writers.pef import pef
from braillespiel.labels.writers.proof import proof, proof_rows
from braillespiel.labels.writers.stl import stl
from braillespiel.labels.writers.svg import svg
from braillespiel.labels.writers.threemf import threemf

WITHOUT_BRAILLE = ("large",)
"""Formats that hold print alone."""


@dataclass(frozen=True, slots=True)
class Output:
    """The files of one format (name below the folder, content), and how many sheets they make."""

    files: tuple[tuple[str, bytes], ...]
    sheets: int


def _pdf(source: LabelSource) -> Output:
    plan = source.printed
    data = pdf(
        plan,
        source.title,
        source.language,
        diameter=source.diameter,
        frames=source.settings.frames,
    )
    return Output(((f"{source.name}-labels.pdf", data),), len(plan.pages))


def _svg(source: LabelSource) -> Output:
    plan = source.printed
    files = tuple(
        (
            f"{source.name}-labels-{number}.svg",
            svg(
                plan,
                page,
                source.title,
                source.language,
                diameter=source.diameter,
                frames=source.settings.frames,
            ),
        )
        for number, page in enumerate(plan.pages, 1)
    )
    return Output(files, len(files))


def _brf(source: LabelSource) -> Output:
    plan = source.embossed
    return Output(((f"{source.name}.brf", brf(plan, source.embosser)),), len(plan.pages))


def _pef(source: LabelSource) -> Output:
    plan = source.embossed
    data = pef(plan, source.embosser, source.title, source.language)
    return Output(((f"{source.name}.pef", data),), len(plan.pages))


def _gcode(source: LabelSource) -> Output:
    plan = source.embossed
    files = tuple(
        (f"{source.name}-{number}.gcode", gcode(page, plan))
        for number, page in enumerate(plan.pages, 1)
    )
    return Output(files, len(files))


def _txt(source: LabelSource) -> Output:
    return Output(((f"{source.name}.txt", lists.unicode_text(source.labels, source.notice)),), 1)


def _tape(source: LabelSource) -> Output:
    data = lists.tape(source.labels, source.words, (source.title, *source.notice))
    return Output(((f"{source.name}-tape.txt", data),), 1)


def _large(source: LabelSource) -> Output:
    data, pages = large(
        source.labels,
        source.limits,
        source.title,
        source.notice,
        paper=PAPERS[source.settings.paper],
    )
    return Output(((f"{source.name}-large.pdf", data),), pages)


def _proof(source: LabelSource) -> Output:
    sentences = [
        finding_text(finding, source.words)
        for finding in source.findings
        if finding.severity != "note"
    ]
    data, pages = proof(
        source.labels,
        source.limits,
        sentences,
        source.words,
        source.title,
        source.notice,
        paper=PAPERS[source.settings.paper],
    )
    return Output(((f"{source.name}-proof.pdf", data),), pages)


def _stl(source: LabelSource) -> Output:
    printing = source.printing
    files = []
    for number, label in enumerate(source.labels.labels, 1):
        name = f"{number:03d}-{file_name(label.card)}"
        mesh = solids.tag(label, source.limits.profile, printing)
        files.append((f"{source.name}-stl/{name}.stl", stl(mesh, name)))
    if source.jig:
        base, counter = source.jig
        files.append((f"{source.name}-stl/jig.stl", stl(base, "jig")))
        files.append((f"{source.name}-stl/counter-plate.stl", stl(counter, "counter-plate")))
    return Output(tuple(files), len(files))


def _threemf(source: LabelSource) -> Output:
    printing, profile = source.printing, source.limits.profile
    files = []
    meshes = {label.card: solids.tag(label, profile, printing) for label in source.labels.labels}
    for number, plate in enumerate(source.plates, 1):
        kinds = {part.label.card: part.label for part in plate}
        place = {card: index for index, card in enumerate(kinds)}
        data = threemf(
            [(label.name, meshes[card]) for card, label in kinds.items()],
            [(place[part.label.card], part.x, part.y) for part in plate],
            source.title,
            source.language,
        )
        files.append((f"{source.name}-tags-{number}.3mf", data))
    if source.jig:
        names = ("jig", "counter-plate")
        parts = list(zip(names, source.jig, strict=True))
        plates = source.jig_places(source.jig)
        for number, places in enumerate(plates, 1):
            which = f"-{number}" if len(plates) > 1 else ""
            used = {part: at for at, part in enumerate(dict.fromkeys(one[0] for one in places))}
            data = threemf(
                [parts[part] for part in used],
                [(used[part], x, y) for part, x, y in places],
                source.title,
                source.language,
            )
            files.append((f"{source.name}-jig{which}.3mf", data))
    return Output(tuple(files), len(files))


def _deck(source: LabelSource) -> Output:
    lines = {label.card: label.lines for label in source.labels.labels}
    text = deck_to_toml(source.labels.deck, source.language, lines)
    return Output(((f"{source.name}-deck.toml", text.encode("utf-8")),), 1)


_MAKERS: dict[str, Callable[[LabelSource], Output]] = {
    "pdf": _pdf,
    "svg": _svg,
    "brf": _brf,
    "pef": _pef,
    "txt": _txt,
    "stl": _stl,
    "3mf": _threemf,
    "tape": _tape,
    "gcode": _gcode,
    "large": _large,
    "proof": _proof,
    "deck": _deck,
}

FORMATS = tuple(_MAKERS)
"""All formats, in the order of a menu."""


def unit(name: str) -> str:
    """Return what the sheets of a format are: "sheet", "part", "plate" or "list"."""
    return {"stl": "part", "3mf": "plate", "txt": "list", "tape": "list", "deck": "list"}.get(
        name, "sheet"
    )


def plan(name: str, source: LabelSource) -> None:
    """Draw up the plan of one format and check it; nothing is made yet.

    Raises:
        LabelError: something does not fit, or cannot be printed or embossed.
    """
    if name not in WITHOUT_BRAILLE:
        _known_signs(source)
    if name in ("pdf", "svg"):
        _ = source.printed
    elif name in ("brf", "pef", "gcode"):
        _ = source.embossed
    elif name in ("stl", "3mf"):
        _ = (source.plates, source.jig)
    elif name in ("large", "proof"):
        _page(name, source)


def _page(name: str, source: LabelSource) -> None:
    paper = PAPERS[source.settings.paper]
    try:
        if name == "large":
            large_fits(source.labels, source.limits, paper)
        else:
            proof_rows(source.labels, source.limits, source.words, paper)
    except LabelError as error:
        if error.key == "error-print-sign":  # Without print there is no such page.
            raise LabelError("error-page-sign", **error.arguments) from error
        raise


def _known_signs(source: LabelSource) -> None:
    for label in source.labels.labels:
        if label.unknown:
            raise LabelError(
                "error-unknown-sign",
                card=label.name,
                sign=label.unknown[0],
                code=f"U+{ord(label.unknown[0]):04X}",
                table=source.labels.notation.table,
            )


def make(name: str, source: LabelSource) -> Output:
    """Return the files of one format.

    Raises:
        LabelError: the labels do not fit the format, or a table is missing.
    """
    return _MAKERS[name](source)
