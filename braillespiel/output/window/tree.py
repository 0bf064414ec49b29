"""The accessibility tree of a picture as plain values: what a screen reader is told.

Zones become lists, rows become trees, grids and hex fields become grids (see :data:`GRIDS`),
menus become lists or, where they hold settings, groups of check boxes, sliders and choices.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import NamedTuple

from braillespiel.output.picture import Panel, Picture, Tile

ROOT, LIVE, TOOLS, TEXT, LINE, UNSAID = 1, 2, 3, 4, 5, 6
TWICE = "\u00a0"
"""Stands behind the key of what is there once more."""
FIRST = 100
"""Ids below are fixed; those of panels and tiles are given once and stay."""


class Spec(NamedTuple):
    """A node. ``role`` is the name of an AccessKit role; ``place`` is (row, column) in a grid."""

    role: str
    label: str = ""
    description: str = ""
    value: str = ""
    children: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()
    position: tuple[int, int] | None = None
    place: tuple[int, int] | None = None
    size: tuple[int, int] | None = None
    selected: bool | None = None
    on: bool | None = None
    numbers: tuple[int, int, int, int] | None = None
    level: int = 0
    live: str = ""
    bounds: tuple[int, int, int, int] | None = None


class Ids:
    """Numbers for panels and tiles, the same as long as they are there.

    What comes back gets a new one: AT-SPI goes on calling a number that was gone defunct.
    """

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], tuple[int, str]] = {}
        self._next = FIRST
        self.names: dict[int, tuple[str, str]] = {}

    def __call__(self, panel: str, key: str = "", value: str = "") -> int:
        """Return the id of a tile, or of a panel; with another ``value`` it is another one."""
        found = self._numbers.get((panel, key))
        if found is None or found[1] != value:
            found = self._numbers[panel, key] = (self._next, value)
            self.names[self._next] = (panel, key)
            self._next += 1
        return found[0]

    def keep(self, numbers: Mapping[int, Spec]) -> None:
        """Forget everything that is no longer there."""
        for number in [number for number in self.names if number not in numbers]:
            name = self.names.pop(number)
            if self._numbers[name][0] == number:
                del self._numbers[name]


GRIDS = sys.platform != "linux"
"""Whether readers make something of grids: AT-SPI needs an interface that AccessKit lacks, so that
Orca leaves cells off the Braille display. There a row is a list, its cells are the items."""

Bounds = Mapping[tuple[str, str], tuple[int, int, int, int]]


def tree(picture: Picture, ids: Ids, bounds: Bounds, live: str, urgent: bool) -> dict[int, Spec]:
    """Return all nodes of a picture by id; ``live`` is the text of the live region."""
    if not picture.reader:
        ids.keep({})
        return {ROOT: Spec("WINDOW", picture.title, picture.notice)}
    nodes: dict[int, Spec] = {}
    children = [_panel(panel, picture, ids, bounds, nodes) for panel in picture.panels]
    if picture.paragraphs:
        nodes[TEXT] = Spec("PARAGRAPH", "\n".join(picture.paragraphs))
        children.append(TEXT)
    if picture.unsaid:
        nodes[UNSAID] = Spec("PARAGRAPH", picture.unsaid)
        children.append(UNSAID)
    if picture.line is not None:
        nodes[LINE] = Spec("TEXT_INPUT", picture.title, value=picture.line, actions=("FOCUS",))
        children.insert(0, LINE)
    if picture.buttons:
        buttons = []
        for button in picture.buttons:
            number = _new(ids, nodes, "button", button.key)
            nodes[number] = Spec(
                "BUTTON",
                button.text,
                actions=("CLICK",),
                bounds=bounds.get(("button", button.key)),
            )
            buttons.append(number)
        nodes[TOOLS] = Spec("TOOLBAR", children=tuple(buttons))
        children.append(TOOLS)
    nodes[LIVE] = Spec("LABEL", value=live, live="ASSERTIVE" if urgent else "POLITE")
    children.append(LIVE)
    nodes[ROOT] = Spec("WINDOW", picture.title, children=tuple(children))
    ids.keep(nodes)
    return nodes


def focus(picture: Picture, ids: Ids) -> int:
    """Return the id of what has the focus."""
    if not picture.reader:
        return ROOT
    if picture.line is not None:
        return LINE
    tile = picture.focused_tile()
    if tile is not None and picture.focus is not None:
        return ids(*picture.focus, _worth(tile))
    if picture.focus is not None and any(p.id == picture.focus[0] for p in picture.panels):
        return ids(picture.focus[0])
    return ROOT


def _worth(tile: Tile) -> str:
    """Return what makes a node a new one: a choice with another value is said and brailled again.

    Readers ignore the changed name or value of a combo box that keeps the focus.
    """
    return tile.value if tile.control.kind == "choice" else ""


def _panel(panel: Panel, picture: Picture, ids: Ids, bounds: Bounds, nodes: dict[int, Spec]) -> int:
    number = _new(ids, nodes, panel.id)
    nodes[number] = Spec("GROUP")  # taken
    name = "" if panel.name == picture.title else panel.name
    name = panel.signs.list.join(part for part in (name, panel.summary) if part)
    if not panel.tiles:
        nodes[number] = Spec("GROUP", name, actions=("FOCUS",))
    elif panel.menu and any(tile.control.kind != "item" for tile in panel.tiles):
        kids = tuple(_control(panel, n, tile, ids, bounds, nodes) for n, tile in _counted(panel))
        nodes[number] = Spec("GROUP", name, children=kids)
    elif panel.shape == "rows":
        nodes[number] = Spec("TREE", name, children=_branches(panel, ids, bounds, nodes))
    elif panel.shape in ("grid", "hex"):
        nodes[number] = _grid(panel, name, ids, bounds, nodes)
    else:
        items: list[int] = []
        notes = " ".join(picture.paragraphs) if panel.menu else ""
        for n, tile in _counted(panel):
            own = notes if picture.focus == (panel.id, tile.key) else ""
            items.append(_new(ids, nodes, panel.id, tile.key))
            nodes[items[-1]] = _item("LIST_ITEM", panel, tile, bounds, (n, len(panel.tiles)), own)
        nodes[number] = Spec("LIST", name, children=tuple(items))
    return number


def _new(ids: Ids, nodes: Mapping[int, Spec], panel: str, key: str = "", value: str = "") -> int:
    """Return the id of something that has no node yet.

    Where something of the same name has one, it gets another: AccessKit ends the program where a
    node is anybody's child twice.
    """
    number = ids(panel, key, value)
    while number in nodes:
        key += TWICE
        number = ids(panel, key, value)
    return number


def _named(panel: Panel, tile: Tile) -> str:
    return panel.signs.label.join(filter(None, (tile.text, tile.value)))


def _counted(panel: Panel) -> list[tuple[int, Tile]]:
    return list(enumerate(panel.tiles))


def _item(
    role: str,
    panel: Panel,
    tile: Tile,
    bounds: Bounds,
    position: tuple[int, int] | None,
    notes: str = "",
    place: tuple[int, int] | None = None,
    level: int = 0,
) -> Spec:
    return Spec(
        role,
        _named(panel, tile),
        panel.signs.sentence.join(part for part in (tile.state, notes) if part),
        actions=("FOCUS", "CLICK"),
        position=position,
        place=place,
        selected=True if tile.marked else None,
        level=level,
        bounds=bounds.get((panel.id, tile.key)),
    )


def _control(
    panel: Panel, n: int, tile: Tile, ids: Ids, bounds: Bounds, nodes: dict[int, Spec]
) -> int:
    control, number = tile.control, _new(ids, nodes, panel.id, tile.key, _worth(tile))
    where = bounds.get((panel.id, tile.key))
    position = (n, len(panel.tiles))
    steps = ("FOCUS", "CLICK", "INCREMENT", "DECREMENT")
    if control.kind == "check":
        spec = Spec("CHECK_BOX", tile.text, on=control.on, actions=("FOCUS", "CLICK"))
    elif control.kind == "slider":
        numbers = (control.now, control.low, control.high, control.step)
        spec = Spec(
            "SLIDER", tile.text, value=tile.value, numbers=numbers, actions=(*steps, "SET_VALUE")
        )
    elif control.kind == "choice":
        # AT-SPI gives a combo box no value of its own: the name has to carry it.
        spec = Spec("COMBO_BOX", _named(panel, tile), value=tile.value, actions=steps)
    else:
        spec = Spec("BUTTON", _named(panel, tile), actions=("FOCUS", "CLICK"))
    nodes[number] = Spec(
        spec.role, spec.label, tile.state, spec.value, (), spec.actions, position, None, None,
        None, spec.on, spec.numbers, 0, "", where,
    )  # fmt: skip
    return number


def _branches(panel: Panel, ids: Ids, bounds: Bounds, nodes: dict[int, Spec]) -> tuple[int, ...]:
    """Return a branch for every row, its tiles as leaves; a row without a name has none."""
    rows: dict[int, list[Tile]] = {}
    for tile in panel.tiles:
        rows.setdefault(tile.place[0], []).append(tile)
    kids = []
    for order, (row, tiles) in enumerate(sorted(rows.items())):
        leaves = []
        named = row < len(panel.rows) and bool(panel.rows[row])
        for n, tile in enumerate(tiles):
            number = _new(ids, nodes, panel.id, tile.key)
            nodes[number] = _item(
                "TREE_ITEM", panel, tile, bounds, (n, len(tiles)), level=2 if named else 1
            )
            leaves.append(number)
        if not named:
            kids += leaves
            continue
        number = _new(ids, nodes, panel.id, f"row {row}")
        nodes[number] = Spec(
            "TREE_ITEM", panel.rows[row], children=tuple(leaves), level=1,
            position=(order, len(rows)),
        )  # fmt: skip
        kids.append(number)
    return tuple(kids)


def _grid(panel: Panel, name: str, ids: Ids, bounds: Bounds, nodes: dict[int, Spec]) -> Spec:
    """Return a grid with a node per row; cells know their row and column, counted from 0."""
    hexes = panel.shape == "hex"
    rows: dict[int, list[Tile]] = {}
    for tile in panel.tiles:
        rows.setdefault(tile.place[1 if hexes else 0], []).append(tile)
    columns = 0
    kids = []
    for order, (row, tiles) in enumerate(sorted(rows.items())):
        cells = []
        tiles.sort(key=lambda tile: tile.place[0 if hexes else 1])
        for n, tile in enumerate(tiles):
            number = _new(ids, nodes, panel.id, tile.key)
            position = None if GRIDS else (n, len(tiles))
            role = "CELL" if GRIDS else "LIST_ITEM"
            nodes[number] = _item(role, panel, tile, bounds, position, place=(order, n))
            cells.append(number)
        columns = max(columns, len(cells))
        number = _new(ids, nodes, panel.id, f"row {row}")
        label = panel.rows[order] if order < len(panel.rows) else ""
        role = "ROW" if GRIDS else "LIST"
        nodes[number] = Spec(role, label, children=tuple(cells), place=(order, 0))
        kids.append(number)
    role = "GRID" if GRIDS else "GROUP"
    return Spec(role, name, children=tuple(kids), size=(len(rows), columns))
