"""What the screen shows, as plain data: the window and its accessibility tree are made of it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tile:
    """One drawn thing: a card, a cell, a menu entry. ``key`` comes back when it is clicked.

    ``place`` is (row, column), in hex panels axial (q, r). ``symbol``, ``colour``, ``letter``,
    ``pattern`` and ``back`` say how it looks; ``text`` and ``state`` what it is.
    """

    key: str
    text: str
    state: str = ""
    value: str = ""
    place: tuple[int, int] = (0, 0)
    symbol: str = ""
    colour: str = ""
    letter: str = ""
    pattern: str = ""
    back: bool = False
    marked: bool = False
    live: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A named group of tiles: a zone, a menu. ``shape`` is list, rows, grid, hex or piles.

    ``control`` says what a menu's tiles are for a screen reader: "item", "check", "slider",
    "choice".
    """

    id: str
    name: str
    shape: str
    tiles: tuple[Tile, ...]
    empty: str = ""
    rows: tuple[str, ...] = ()
    menu: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen. ``focus`` is (panel id, tile key); a text screen has ``paragraphs``."""

    title: str
    panels: tuple[Panel, ...] = ()
    focus: tuple[str, str] | None = None
    paragraphs: tuple[str, ...] = ()
    captions: tuple[str, ...] = ()
    braille: tuple[str, ...] = ()
    """The Braille line's rows as Unicode Braille, shown by the viewer pane."""
    braille_print: tuple[str, ...] = ()
    theme: str = "dark"
    scale: int = 100
    options: dict[str, bool] = field(default_factory=dict)
