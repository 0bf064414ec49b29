"""What surrounds every screen, for those who see: the line above the hand, buttons, captions.

The line holds nothing that is not said as well, and nothing that this screen may not show: whose
turn it is, a pause, what was said last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from braillespiel.games.presenter import Audience
from braillespiel.output.picture import Bar, Button, Panel, Picture
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.braille.status_cell import FOLLOWED, HAND
from braillespiel.ui.key_table import does
from braillespiel.ui.keymap import Command, KeyMap, Scope
from braillespiel.ui.screens.screen import Screen, Stands
from braillespiel.words.phrase import EMPTY, Phrase, capitalised, sentences

if TYPE_CHECKING:
    from braillespiel.ui.announcer import Said
    from braillespiel.ui.ui import Ui

STAYS_MS = 8000
LETTER_MS = 60
"""What a person has said stays for so long, and for so much longer for each letter."""
_KNOWN_TO_ALL = {"own": "your-turn", "other": "not-your-turn", "over": "match-is-over"}
"""What stands there of a turn whose own sentence is only for whoever sits here."""


# -- the line above the hand -----------------------------------------------------------


class LastSaid:
    """The newest sentence of the list of what has happened, of all and of what everybody knows.

    What a person has said stays for a while, for whoever only sees it.
    """

    def __init__(self) -> None:
        self._newest: dict[bool, str] = {}
        """By whether everybody was told it."""
        self._staying: dict[bool, tuple[str, int]] = {}
        """The same, with the time until which it stays."""

    def hear(self, said: Said, now: int) -> None:
        """Take in a sentence, if it enters the list; ``now`` is the ui's clock in ms."""
        if not said.speech or said.navigation or said.audience is Audience.ELSEWHERE:
            return
        text = capitalised(said.speech)
        for everybody in (False, True) if said.audience is Audience.EVERYBODY else (False,):
            self._newest[everybody] = text
            if said.stays:
                self._staying[everybody] = text, now + STAYS_MS + LETTER_MS * len(text)

    def forget(self) -> None:
        """Another person comes."""
        self._newest.clear()
        self._staying.clear()

    def sentence(self, everybody: bool, now: int) -> str:
        """Return what may be seen now; ``everybody``: of what everybody was told only."""
        text, until = self._staying.get(everybody, ("", now))
        return text if now < until else self._newest.get(everybody, "")


def bar(ui: Ui) -> Bar:
    """Return what stands above all else on the screen now."""
    stands, everybody = _place(ui.screens)
    kind, turn = stands.kind, stands.turn
    if everybody and not stands.everybody:
        turn = ui.words.phrase(_KNOWN_TO_ALL[kind]) if kind else EMPTY
    sentence = ui.last_said.sentence(everybody, ui.now())
    pause = next(filter(None, (screen.class_pause() for screen in ui.screens)), None)
    if pause is not None or (stands.paused and kind != "over"):
        kind = "paused"
        if pause is not None and pause.word and (pause.everybody or not everybody):
            turn = Phrase.plain(pause.word)
            sentence = "" if sentence.endswith(pause.word) else sentence  # it stands there already
        turn = sentences((ui.words.phrase("bar-paused"), turn), ui.words.signs.sentence)
    seen = capitalised(ui.screen.shown(turn))
    return Bar(seen, kind, sentence)


def _place(screens: Sequence[Screen]) -> tuple[Stands, bool]:
    """Return how things stand where one is, and whether only what everybody was told may be seen.

    Over a table and its menus that is the table's affair; while it is handed over, nobody's.
    """
    everybody = any(screen.hides_table for screen in screens)
    for screen in reversed(screens):
        everybody = everybody or screen.for_everybody()
        stands = screen.stands()
        if stands is not None:
            return stands, everybody
    return Stands(), everybody


# -- buttons and the rest --------------------------------------------------------------

_OWN_BUTTONS = (Scope.DESK, Scope.REPLAY, Scope.TABLE)
"""Scopes whose buttons stand on a screen instead of those of menus, the first that it has."""


def _place_of_button(row: Command) -> tuple[int, int]:
    """Return where a button stands: what leads away, then what is done here, then the program."""
    return 2 if row.scope is Scope.GLOBAL else row.scope is not Scope.TABLE, row.button


def buttons(ui: Ui) -> tuple[Button, ...]:
    """Return what the pointer needs besides the things themselves: each stands for a key."""
    scopes, keys = ui.screen.scopes, ui.key_map
    found = _class_buttons(ui, keys)
    own = next((one for one in _OWN_BUTTONS if one in scopes), Scope.MENU)
    rows = [row for row in keys.rows if row.button and row.scope in (own, Scope.GLOBAL)]
    if own is Scope.DESK:
        rows.append(keys.row(Scope.TABLE, "game-menu"))
    for row in sorted(rows, key=_place_of_button):
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
        magnified = ui.words.signs.list.join(part for part in parts if part) or picture.title
    return replace(
        picture,
        bar=bar(ui),
        captions=captions,
        buttons=buttons(ui),
        **_line(ui, picture),
        magnified=magnified,
        theme=str(settings.get("theme")),
        scale=int(settings.get("zoom")),
        reduced_motion=bool(settings.get("reduced-motion")),
        reader=bool(settings.get("screen-reader")),
        curtain=bool(settings.get("curtain")),
        notice=ui.words.phrase("window-notice").full,
        behind=_behind(ui, picture),
    )


def _line(ui: Ui, picture: Picture) -> dict[str, Any]:
    """Return the cells under the screen and their print: somebody else's, if it shows those."""
    if picture.braille or not ui.settings.get("braille-viewer"):
        return {}
    shown = ui.braille()
    rows = tuple(map(_seen, shown.rows))
    return {"braille": rows, "prints": prints(ui.announcer.braille, shown)}


_PATTERNS = "".join(map(chr, range(0x2800, 0x2900)))


def _seen(row: bytes) -> str:
    """Return cells as Unicode Braille."""
    return row.decode("latin-1").translate(_PATTERNS)
