"""What a printer's paper feed and scaling do to a page, measured once and stored by name."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from braillespiel import input_limits
from braillespiel.input_limits import InputError
from braillespiel.labels.dimensions import user_file
from braillespiel.labels.errors import LabelError, unread
from braillespiel.labels.files import write_all
from braillespiel.labels.toml_file import loaded, quoted

FRAME = (20.0, 20.0, 170.0, 240.0)
"""The rectangle of the calibration page on A4: left, top, width, height in mm."""


FARTHEST = 100.0
"""No printer moves a page by more, mm."""
LEAST_SCALE, MOST_SCALE = 0.5, 2.0


@dataclass(frozen=True, slots=True)
class Printer:
    """How a page must be moved (mm) and stretched so that it comes out at its true place."""

    name: str
    offset: tuple[float, float] = (0.0, 0.0)
    scale: tuple[float, float] = (1.0, 1.0)


def measured(name: str, left: float, top: float, width: float, height: float) -> Printer:
    """Return the correction from what a ruler says about the printed calibration page (mm).

    ``left`` and ``top`` are the distances of the frame from the edges of the paper.

    Raises:
        LabelError: the figures are too far off to be a measurement of that page.
    """
    wanted_left, wanted_top, wanted_width, wanted_height = FRAME
    if not (0.8 < width / wanted_width < 1.25 and 0.8 < height / wanted_height < 1.25):
        raise LabelError(
            "error-calibration", width=f"{wanted_width:g}", height=f"{wanted_height:g}"
        )
    across, down = wanted_width / width, wanted_height / height
    # What was asked for at p came out at shift + p / scale; asking for p * scale - shift * scale
    # lets it come out at p.
    offset = (across * -(left - wanted_left / across), down * -(top - wanted_top / down))
    if not all(abs(each) <= FARTHEST for each in offset):
        raise LabelError(
            "error-calibration", width=f"{wanted_width:g}", height=f"{wanted_height:g}"
        )
    return Printer(
        name,
        (round(offset[0], 3) + 0.0, round(offset[1], 3) + 0.0),  # No minus before a zero.
        (round(across, 5), round(down, 5)),
    )


def stored() -> dict[str, Printer]:
    """Return the printers that have been measured, by name.

    Raises:
        LabelError: the file is damaged.
    """
    path = user_file("printers")
    if not path.is_file():
        return {}
    try:
        entries = loaded(input_limits.read_text(path, "deck"), path.name)
        found = {
            name: Printer(
                name,
                (float(entry["offset"][0]), float(entry["offset"][1])),
                (float(entry["scale"][0]), float(entry["scale"][1])),
            )
            for name, entry in entries.items()
        }
    except InputError as error:
        raise unread(error) from error
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise LabelError("error-printers", file=path.name) from error
    for one in found.values():
        sound = all(abs(each) <= FARTHEST for each in one.offset) and all(
            LEAST_SCALE <= each <= MOST_SCALE for each in one.scale
        )
        if not sound:  # Also "not a number", which is within no limits.
            raise LabelError("error-printers", file=path.name)
    return found


def printer(name: str) -> Printer:
    """Return a stored printer.

    Raises:
        LabelError: not measured yet.
    """
    known = stored()
    if name not in known:
        raise LabelError("error-printer", name=name, known=", ".join(known), count=len(known))
    return known[name]


def store(one: Printer) -> Path:
    """Keep a printer's correction, in place of an older one of its name; return the file."""
    known = stored() | {one.name: one}
    path = user_file("printers")
    text = "\n".join(
        f"[{quoted(each.name)}]\n"
        f"offset = [{each.offset[0]}, {each.offset[1]}]\n"
        f"scale = [{each.scale[0]}, {each.scale[1]}]\n"
        for each in known.values()
    )
    write_all([(path, text.encode("utf-8"))])
    return path
