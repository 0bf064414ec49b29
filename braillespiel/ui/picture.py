"""From zones to the plain picture that the window draws."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from braillespiel.games.zones import Zone
from braillespiel.output.picture import Button, Outline, Panel, Picture, Tile
from braillespiel.ui.bar import bar
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.braille.status_cell import FOLLOWED, HAND
from braillespiel.ui.key_table import does
from braillespiel.ui.keymap import Command, KeyMap, Scope

if TYPE_CHECKING:
    from braillespiel.ui.match.walking import WalkedScreen
    from braillespiel.ui.ui import Ui


def zone_panel(
    zone: Zone,
    marked: frozenset[str],
    live: frozenset[str],
    sign: str = "",
    acting: Collection[int] = (),
) -> Panel:
    """Return a zone as a panel of tiles; ``sign`` is the word for what is marked."""
    tiles = tuple(
        Tile(
            key=item.key,
            text=item.text.normal,
            state=", ".join(filter(None, (sign * (item.key in marked), state.normal))),
            place=item.place,
            symbol=item.look.symbol,
            colour=item.look.colour,
            letter=item.look.letter,
            pattern=item.look.pattern or ("" if item.look.letter else item.look.colour),
            back=item.look.back,
            figure=item.look.figure,
            facts=item.look.facts,
            marked=item.key in marked,
            live=item.key in live,
        )
        for item, state in zip(zone.items, zone.told_states, strict=True)
    )
    return Panel(
        zone.id,
        zone.name.normal,
        zone.shape.value,
        tiles,
        empty=zone.empty.normal,
        rows=tuple(name.normal for name in zone.rows),
        summary=zone.summary.normal,
        drawing=tuple(
            Outline(one.corners, one.shade, one.pattern, one.ghost, one.key) for one in zone.drawing
        ),
        role=zone.role.value,
        acts=zone.owner is not None and zone.owner in acting,
    )


class Drawn(NamedTuple):
    """The panels of a table, and what they were made of: most keys change nothing of that."""

    zones: Sequence[Zone]
    marked: frozenset[str]
    live: frozenset[str]
    sign: str
    acting: frozenset[int]
    panels: tuple[Panel, ...]


def table_picture(table: WalkedScreen) -> Picture:
    """Return the whole table as the person at the keyboard may see it."""
    navigator, words = table.navigator, table.words
    item = navigator.item
    return Picture(
        words.phrase(f"{table.game}-title").full,
        _panels(table, navigator.zones, words.phrase("marked").full),
        (navigator.zone.id, item.key if item is not None else ""),
    )


def _panels(table: WalkedScreen, zones: Sequence[Zone], sign: str) -> tuple[Panel, ...]:
    made_of = frozenset(table.marked), table.live_items(), sign, frozenset(table.view().to_act())
    known = table.drawn
    if known is None or known.zones is not zones or known[1:5] != made_of:
        panels = tuple(zone_panel(zone, *made_of) for zone in zones)
        known = table.drawn = Drawn(zones, *made_of, panels)
    return known.panels


_TABLE_BUTTONS = (
    (Scope.TABLE, "game-menu"),
    (Scope.TABLE, "mark"),
    (Scope.TABLE, "turn"),
    (Scope.TABLE, "end-turn"),
)
_REPLAY_BUTTONS = (
    (Scope.REPLAY, "replay-leave"),
    (Scope.REPLAY, "replay-previous"),
    (Scope.REPLAY, "replay-play"),
    (Scope.REPLAY, "replay-next"),
)
_DESK_BUTTONS = (
    (Scope.TABLE, "game-menu"),
    (Scope.DESK, "desk-next"),
    (Scope.DESK, "desk-class"),
)
_MENU_BUTTONS = ((Scope.MENU, "back"),)
_BUTTONS = (
    (Scope.GLOBAL, "help"),
    (Scope.GLOBAL, "smaller"),
    (Scope.GLOBAL, "bigger"),
)


def buttons(ui: Ui) -> tuple[Button, ...]:
    """Return what the pointer needs besides the things themselves: each stands for a key."""
    scopes, keys = ui.screen.scopes, ui.key_map
    found = _class_buttons(ui, keys)
    own: tuple[tuple[Scope, str], ...] = _TABLE_BUTTONS if Scope.TABLE in scopes else _MENU_BUTTONS
    own = _REPLAY_BUTTONS if Scope.REPLAY in scopes else own
    own = _DESK_BUTTONS if Scope.DESK in scopes else own
    for scope, command in (*own, *_BUTTONS):
        row = keys.row(scope, command)
        if row.keys:
            found += _button(ui, keys, row)
    return tuple(found)


def _button(ui: Ui, keys: KeyMap, row: Command) -> list[Button]:
    """Return a button for ``row``, named by what its key does here: a game may use it itself."""
    key = row.keys[0]
    if row.scope is Scope.TABLE:
        found = keys.command(key, (Scope.GAME,))
        if found is not None:
            said = does(ui.words, keys.row(*found), ui.screen.game).brief
            return [Button(key, said)] if row.id == "mark" else []
        if ui.screen.drafting() and ui.words.has(f"{ui.screen.game}-key-draft-{row.id}"):
            return [Button(key, does(ui.words, row, ui.screen.game, drafting=True).brief)]
    return [Button(key, ui.words.phrase(f"button-{row.id}").full)]


def _class_buttons(ui: Ui, keys: KeyMap) -> list[Button]:
    """Return what stands beside all screens in a class: the hand, and that somebody follows."""
    cell = ui.announcer.braille.in_class
    if cell is None:
        return []
    marks = [("class-hand", "button-class-hand-up" if cell & HAND else "button-class-hand")]
    if cell & FOLLOWED:
        marks.append(("class-notice", "button-class-followed"))
    if ui.naming.on_page:  # which leaves their keys to the browser
        known = {command for command, _ in marks}
        marks += [(each, f"button-{each}") for each in ui.class_buttons if each not in known]
    rows = [(keys.row(Scope.NETWORK, name), text) for name, text in marks]
    return [Button(row.keys[0], ui.words.phrase(text).full) for row, text in rows if row.keys]


def _behind(ui: Ui, picture: Picture) -> tuple[Panel, ...]:
    """Return the table or desk below a menu or a line being typed, unless it is somebody else's."""
    menus = bool(picture.panels) and all(panel.menu for panel in picture.panels)
    if not menus and picture.line is None:
        return ()
    for screen in reversed(ui.screens):
        if screen.hides_table:
            return ()
        if Scope.TABLE in screen.scopes or Scope.DESK in screen.scopes:
            return screen.picture().panels
    return ()


def dressed(ui: Ui, picture: Picture, captions: tuple[str, ...]) -> Picture:
    """Add to a screen's picture what surrounds every screen, as the settings want it."""
    settings = ui.settings
    tile = picture.focused_tile()
    magnified = ""
    if settings.get("magnifier"):
        parts = (tile.text, tile.value, tile.state) if tile is not None else (picture.line or "",)
        magnified = ", ".join(part for part in parts if part) or picture.title
    shown = ui.braille() if settings.get("braille-viewer") else None
    return replace(
        picture,
        bar=bar(ui),
        captions=captions,
        buttons=buttons(ui),
        braille=() if shown is None else tuple(map(_seen, shown.rows)),
        prints=prints(ui.announcer.braille, shown) if shown is not None else (),
        magnified=magnified,
        theme=str(settings.get("theme")),
        scale=int(settings.get("zoom")),
        reduced_motion=bool(settings.get("reduced-motion")),
        reader=bool(settings.get("screen-reader")),
        curtain=bool(settings.get("curtain")),
        notice=ui.words.phrase("window-notice").full,
        behind=_behind(ui, picture),
    )


_PATTERNS = "".join(map(chr, range(0x2800, 0x2900)))


def _seen(row: bytes) -> str:
    """Return cells as Unicode Braille."""
    return row.decode("latin-1").translate(_PATTERNS)
