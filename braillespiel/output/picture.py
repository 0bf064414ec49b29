"""What the screen shows, as plain data: the window and its accessibility tree are made from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from braillespiel.languages import Signs


@dataclass(frozen=True, slots=True)
class Control:
    """What a menu's tile is for a screen reader, and the state of its value.

    ``kind`` is "item", "check", "choice" or "slider". ``on`` is a check box's state; ``low``,
    ``high``, ``step`` and ``now`` are a slider's numbers.
    """

    kind: str = "item"
    on: bool = False
    low: int = 0
    high: int = 0
    step: int = 1
    now: int = 0


ITEM = Control()

Print: TypeAlias = tuple[tuple[int, int, str], ...]
"""What is written under a row of Braille cells: first cell, number of cells, text."""
_SIGNS = Signs()


@dataclass(frozen=True, slots=True)
class Tile:
    """One drawn thing: a card, a cell, a menu entry. ``key`` comes back when it is clicked.

    ``place`` is (row, column), in hex panels axial (q, r). ``symbol``, ``colour``, ``letter``,
    ``pattern``, ``back`` and ``figure`` (a small drawing's name) say how it looks; ``text`` and
    ``state`` what it is. ``facts`` are the parts of the state where each is drawn as its own sign.
    ``prints`` is what is written under the cells of a symbol that is a Braille row.
    ``live``: something can be done with it now.
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
    figure: str = ""
    facts: tuple[str, ...] = ()
    prints: Print = ()
    marked: bool = False
    live: bool = False
    control: Control = ITEM


@dataclass(frozen=True, slots=True)
class Outline:
    """A filled polygon of a panel's drawing; ``corners`` are (right, down) in its own units.

    ``shade`` is light, medium or dark, or white or black where a camera is to read it; a
    ``ghost`` is only planned; ``key`` is the tile that it belongs to. Later ones cover earlier
    ones.
    """

    corners: tuple[tuple[float, float], ...]
    shade: str = "light"
    pattern: str = ""
    ghost: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A named group of tiles: a zone, a menu. ``shape`` is list, rows, grid, hex or piles.

    ``summary`` says in one breath what is in it; ``rows`` names the rows of rows, grid and hex.
    ``role`` is what it is at a table (hand, table, opponent, piles); ``acts``: its owner is to act.
    """

    id: str
    name: str
    shape: str
    tiles: tuple[Tile, ...]
    empty: str = ""
    rows: tuple[str, ...] = ()
    menu: bool = False
    summary: str = ""
    drawing: tuple[Outline, ...] = ()
    role: str = ""
    acts: bool = False
    signs: Signs = _SIGNS
    """What stands between text, value and state of a tile where they are one text."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to click that stands for the key named ``key``."""

    key: str
    text: str


BarKind: TypeAlias = Literal["", "own", "other", "paused", "over"]
"""Whose turn it is, or that nobody may act; "" where there is no turn."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What stands above all else on a screen, for those who see.

    ``turn`` says whose turn it is, or begins with "Paused."; ``sentence`` is the newest of the
    sentences told that this screen may show. All of it is said as well.
    """

    turn: str = ""
    kind: BarKind = ""
    sentence: str = ""


NO_BAR = Bar()


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen. ``focus`` is (panel id, tile key); a text screen has ``paragraphs``.

    ``line`` is the text being typed, None if nothing is. ``braille`` holds the rows of the
    Braille line as Unicode Braille, ``prints`` what is written under each; both are empty when
    the viewer is off. ``magnified`` is the text of the magnifier strip, empty when it is off.
    ``scale`` is the zoom in per cent; ``reduced_motion`` asks for less motion; ``reader`` tells
    that a screen reader reads the window.
    """

    title: str
    panels: tuple[Panel, ...] = ()
    focus: tuple[str, str] | None = None
    paragraphs: tuple[str, ...] = ()
    unsaid: str = ""
    """An ordinary text that only a reader's own keys come to: nothing says it by itself."""
    line: str | None = None
    bar: Bar = NO_BAR
    captions: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()
    braille: tuple[str, ...] = ()
    prints: tuple[Print, ...] = ()
    magnified: str = ""
    theme: str = "dark"
    scale: int = 100
    reduced_motion: bool = False
    reader: bool = False
    curtain: bool = False
    """The window stays black; all else about it is as ever."""
    notice: str = ""
    """What the window tells a screen reader while the client speaks for itself."""
    behind: tuple[Panel, ...] = ()
    """The table that a menu was opened over: to be seen beside it, never to be reached."""

    def focused_tile(self) -> Tile | None:
        """Return the tile under the focus."""
        if self.focus is None:
            return None
        for panel in self.panels:
            if panel.id == self.focus[0]:
                return next((tile for tile in panel.tiles if tile.key == self.focus[1]), None)
        return None
