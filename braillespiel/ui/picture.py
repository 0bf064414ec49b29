"""From zones to the plain picture that the window draws."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.games.zones import Zone, told_states
from braillespiel.output.picture import Button, Outline, Panel, Picture, Tile
from braillespiel.ui.bar import bar
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.braille.status_cell import FOLLOWED, HAND
from braillespiel.ui.key_table import does
from braillespiel.ui.keymap import Command, Scope

if TYPE_CHECKING:
    from braillespiel.ui.match.walking import WalkedScreen
    from braillespiel.ui.ui import Ui


def zone_panel(zone: Zone, marked: frozenset[str], live: frozenset[str], sign: str = "") -> Panel:
    """Return a zone as a panel of tiles; ``sign`` is the word for what is marked."""
    tiles = tuple(
        Tile(
            key=item.key,
            text=item.text.normal,
            state=", ".join(part for part in (sign * (item.key in marked), state.normal) if part),
            place=item.place,
            symbol=item.look.symbol,
            colour=item.look.colour,
            letter=item.look.letter,
            pattern=item.look.pattern or ("" if item.look.letter else item.look.colour),
            back=item.look.back,
            marked=item.key in marked,
            live=item.key in live,
        )
        for item, state in zip(zone.items, told_states(zone), strict=True)
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
    )


def table_picture(table: WalkedScreen) -> Picture:
    """Return the whole table as the person at the keyboard may see it."""
    navigator = table.navigator
    live = table.presenter.live_items(table.view())
    marked = frozenset(table.marked)
    item = navigator.item
    sign = table.words("marked")
    return Picture(
        table.words(f"{table.game}-title"),
        tuple(zone_panel(zone, marked, live, sign) for zone in navigator.zones),
        (navigator.zone.id, item.key if item is not None else ""),
    )


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
    scopes = ui.screen.scopes
    found = _class_buttons(ui)
    own: tuple[tuple[Scope, str], ...] = _TABLE_BUTTONS if Scope.TABLE in scopes else _MENU_BUTTONS
    own = _REPLAY_BUTTONS if Scope.REPLAY in scopes else own
    own = _DESK_BUTTONS if Scope.DESK in scopes else own
    for scope, command in (*own, *_BUTTONS):
        row = next(row for row in ui.key_map.rows_of(scope) if row.id == command)
        if row.keys:
            found += _button(ui, row, row.keys[0])
    return tuple(found)


def _button(ui: Ui, row: Command, key: str) -> list[Button]:
    """Return a button for ``row``, named by what its key does here: a game may use it itself."""
    if row.scope is Scope.TABLE:
        for own in ui.key_map.rows_of(Scope.GAME):
            if key in own.keys:
                said = does(ui.words, own, ui.screen.game).brief
                return [Button(key, said)] if row.id == "mark" else []
        if ui.screen.drafting() and ui.words.has(f"{ui.screen.game}-key-draft-{row.id}"):
            return [Button(key, does(ui.words, row, ui.screen.game, drafting=True).brief)]
    return [Button(key, ui.words(f"button-{row.id}"))]


def _class_buttons(ui: Ui) -> list[Button]:
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
    rows = {row.id: row for row in ui.key_map.rows_of(Scope.NETWORK)}
    return [Button(rows[name].keys[0], ui.words(text)) for name, text in marks if rows[name].keys]


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
        braille=tuple("".join(chr(0x2800 + c) for c in row) for row in shown.rows)
        if shown is not None
        else (),
        prints=prints(ui.announcer.braille, shown) if shown is not None else (),
        magnified=magnified,
        theme=str(settings.get("theme")),
        scale=int(settings.get("zoom")),
        reduced_motion=bool(settings.get("reduced-motion")),
        reader=bool(settings.get("screen-reader")),
        curtain=bool(settings.get("curtain")),
        notice=ui.words("window-notice"),
    )
