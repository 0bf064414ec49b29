"""Walking a table: keys that move the focus and read, and change nothing."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Role, Shape, Zone
from braillespiel.languages import Signs
from braillespiel.output.picture import Panel, Picture
from braillespiel.ui.braille.line import BrailleLine, ZoneLines, row_sign, with_marks
from braillespiel.ui.keymap import Registry, Row, Scope
from braillespiel.ui.navigator import Direction, Moved, Navigator, StepOutcome
from braillespiel.ui.picture import zone_panel
from braillespiel.ui.screens.grid_screen import show_scores
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, beyond, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words

_FIELDS = (Shape.HEX, Shape.GRID)
_PLACE = re.compile(r"[^\W\d]*\s*(-?\d{1,3})[\s,;./]*[^\W\d]*\s*(-?\d{1,3})")


class Worded(NamedTuple):
    """The items of a zone in words, as far as they were focused."""

    zone: Zone
    words: Words
    items: dict[tuple[int, bool, bool, bool, bool], Phrase]
    """By what is said: the index, whether it is marked, whether its place is told, whose keys are
    named."""


class ZonesScreen(Screen):
    """Zones on the screen, to walk."""

    marked: list[str]
    _worded: Worded | None = None

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.zone_lines = ZoneLines()

    @property
    @abstractmethod
    def navigator(self) -> Navigator:
        """The focus."""

    @abstractmethod
    def refresh(self) -> None:
        """Take the zones anew."""

    @abstractmethod
    def live_items(self) -> Collection[str]:
        """Return the keys of what something can be done with now."""

    @abstractmethod
    def group(self, name: str, count: int) -> Phrase:
        """Word several equal things together."""

    def focused(self) -> Phrase:
        """Return the focused item with its zone."""
        return self.entered(self.navigator.zone)

    def entered(self, zone: Zone) -> Phrase:
        """Say a zone that was just reached: its name, how much is in it, what is focused."""
        if not zone.items and _names(zone.empty.full, zone.name.full):
            return zone.empty
        inside = self.item_phrase() if zone.items else zone.empty
        return sentences((self.zone_phrase(zone), inside), self.words.signs.sentence)

    def zone_phrase(self, zone: Zone) -> Phrase:
        """Name a zone, how much is in it and, in full, which of the zones it is.

        An empty one has words of its own.
        """
        keys = [other.id for other in self.navigator.zones]
        which = self.words.phrase("zone-of", number=keys.index(zone.id) + 1, count=len(keys))
        return join(
            (zone.name, zone.summary if zone.items else EMPTY, which), self.words.signs.list
        )

    def item_phrase(self) -> Phrase:
        """Return the focused item: itself, its state, marked or not, its place."""
        navigator, words = self.navigator, self.words
        zone = navigator.zone
        index = navigator.index(zone)
        if index is None:
            return zone.empty
        marked = zone.items[index].key in self.marked
        says_place = bool(self.ui.settings.get("say-place"))
        known, naming = self._worded, words.naming
        if known is None or known.zone is not zone or known.words is not words:
            known = self._worded = Worded(zone, words, {})
        told_as = index, marked, says_place, naming.by_display, naming.on_page
        found = known.items.get(told_as)
        if found is None:
            found = known.items[told_as] = self._item_phrase(zone, index, marked)
        return found

    def _item_phrase(self, zone: Zone, index: int, marked: bool) -> Phrase:
        item = zone.items[index]
        mark = self.words.phrase("marked") if marked else EMPTY
        told = (item.text, mark, zone.told_states[index])
        phrase = join(told, self.words.signs.list, felt_as=item.text.braille)
        placed = self.ui.with_place(phrase, index + 1, len(zone.items))
        if zone.shape in (Shape.HEX, Shape.GRID):  # which row and column has just been said
            return replace(placed, brief=phrase.brief)
        return placed

    def line(self) -> BrailleLine:
        """Return the focused zone as a Braille line."""
        line = self.zone_lines.line(
            self.navigator.zone,
            self.navigator.item,
            with_rows=self.ui.announcer.braille.rows > 1,
        )
        return with_marks(line, self.marked)

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a card."""
        if self.navigator.focus(key) is None:
            return False
        if say:
            self.ui.announcer.focus(self.item_phrase())
        return True


class DrawnPanels(NamedTuple):
    """The panels of a table, and what they were made of: most keys change nothing of that."""

    zones: Sequence[Zone]
    marked: frozenset[str]
    live: frozenset[str]
    signs: Signs
    sign: str
    acting: frozenset[int]
    panels: tuple[Panel, ...]


class WalkedScreen(ZonesScreen):
    """A table on the screen: zones of a match that is being or was played."""

    _live: tuple[Presenter, Any, frozenset[str]] | None = None
    """What is live, for which presenter and view."""
    _drawn: DrawnPanels | None = None
    """The panels that were made last."""

    @property
    @abstractmethod
    def presenter(self) -> Presenter:
        """Who words the table."""

    @abstractmethod
    def view(self) -> Any:
        """Return what may be known here."""

    def live_items(self) -> frozenset[str]:
        """Return the keys of the cards with which something can be done now."""
        presenter, view = self.presenter, self.view()
        known = self._live
        if known is None or known[0] is not presenter or known[1] is not view:
            known = self._live = presenter, view, presenter.live_items(view)
        return known[2]

    def group(self, name: str, count: int) -> Phrase:
        return self.presenter.group(name, count)

    def picture(self) -> Picture:
        """Return the zones as panels, as the person at the keyboard may see them."""
        navigator, words = self.navigator, self.words
        item = navigator.item
        return Picture(
            words.phrase(f"{self.game}-title").full,
            self._panels(navigator.zones, words.phrase("marked").full),
            (navigator.zone.id, item.key if item is not None else ""),
        )

    def _panels(self, zones: Sequence[Zone], sign: str) -> tuple[Panel, ...]:
        acting = frozenset(self.view().to_act())
        made_of = frozenset(self.marked), self.live_items(), self.words.signs, sign, acting
        known = self._drawn
        if known is None or known.zones is not zones or known[1:6] != made_of:
            panels = tuple(zone_panel(zone, *made_of) for zone in zones)
            known = self._drawn = DrawnPanels(zones, *made_of, panels)
        return known.panels


def _names(text: str, name: str) -> bool:
    """Tell whether a text holds a word of a name, be it in the singular."""
    told, named = ([word.strip(".,:").casefold() for word in each.split()] for each in (text, name))
    return any(
        len(word) > 3 and (said == word or word == f"{said}s") for word in named for said in told
    )


def move(table: ZonesScreen, command: str) -> bool:
    """Carry out a command that walks; False if it is not one."""
    if ZONE_WALKS.run(table, command):
        return True
    if not isinstance(table, WalkedScreen):
        return False
    return WALKS.run(table, command)


# -- walking ---------------------------------------------------------------------------


def _moved(table: ZonesScreen, moved: Moved) -> None:
    announcer = table.ui.announcer
    if moved.outcome is StepOutcome.MOVED:
        announcer.focus(table.item_phrase(), pan=_pan(table))
    elif moved.outcome is StepOutcome.EMPTY:
        announcer.answer(table.navigator.zone.empty, sound="edge")
    elif moved.outcome is StepOutcome.DETAIL and moved.item is not None:
        if moved.detail == 0:
            announcer.focus(table.item_phrase())
        else:
            announcer.answer(moved.item.details[moved.detail - 1])
    else:
        table.ui.edge()


def _nth(table: ZonesScreen, number: int) -> None:
    """Go to the ``number``-th item, from 1; if there are fewer, say how many."""
    moved = table.navigator.nth(number - 1)
    if moved.outcome is StepOutcome.EDGE:
        _too_few(table, table.navigator.zone)
    else:
        _moved(table, moved)


def _too_few(table: ZonesScreen, zone: Zone) -> None:
    """Say how many items a zone has; an empty one has words of its own."""
    only = table.words.phrase("only-so-many", count=len(zone.items))
    table.ui.announcer.answer(only if zone.items else table.entered(zone), sound="edge")


def _pan(table: ZonesScreen) -> float:
    """Return the stereo side of the focused item: its place in its zone from left to right."""
    navigator = table.navigator
    zone = navigator.zone
    index, count = navigator.index(zone), len(zone.items)
    return 0.0 if index is None or count < 2 else 2 * index / (count - 1) - 1


def _navigate(step: Direction) -> Callable[[ZonesScreen], None]:
    return lambda table: _moved(table, table.navigator.step(step))


def _hex(step: Direction) -> Callable[[ZonesScreen], None]:
    def navigate(table: ZonesScreen) -> None:
        if table.navigator.zone.shape is Shape.HEX:
            _moved(table, table.navigator.step(step))
        else:
            table.ui.announcer.answer(table.words.phrase("hex-only"), sound="edge")

    return navigate


def _other(step: Direction) -> Callable[[ZonesScreen], None]:
    """Shift+Up/Down: the other diagonal of hex fields, elsewhere the plain step."""
    plain = {Direction.OTHER_UP: Direction.UP, Direction.OTHER_DOWN: Direction.DOWN}[step]

    def navigate(table: ZonesScreen) -> None:
        is_hex = table.navigator.zone.shape is Shape.HEX
        _moved(table, table.navigator.step(step if is_hex else plain))

    return navigate


def _to_end(first: bool) -> Callable[[ZonesScreen], None]:
    return lambda table: _moved(table, table.navigator.nth(0) if first else table.navigator.last())


def _live(by: int) -> Callable[[ZonesScreen], None]:
    def navigate(table: ZonesScreen) -> None:
        live = table.live_items()
        here = table.navigator.zone
        item = table.navigator.next_of(live, by)
        if item is None:
            table.ui.announcer.answer(table.words.phrase("nothing-live"), sound="edge")
            return
        phrase = table.item_phrase()
        if table.navigator.zone is not here:
            phrase = join((phrase, table.navigator.zone.name), table.words.signs.list)
        table.ui.announcer.focus(phrase, pan=_pan(table))

    return navigate


# -- zones -----------------------------------------------------------------------------


def _say_zone(table: ZonesScreen, zone: Zone) -> None:
    """Say a zone just entered: its name first, how much is in it, what is focused."""
    table.ui.announcer.focus(table.entered(zone))


def _next_zone(by: int) -> Callable[[ZonesScreen], None]:
    return lambda table: _say_zone(table, table.navigator.next_zone(by))


def _next_line(by: int) -> Callable[[ZonesScreen], None]:
    """The display's line keys: row by row through a field, then on to the next zone."""

    def navigate(table: ZonesScreen) -> None:
        if table.navigator.next_row(by) is None:
            table.navigator.next_zone(by)
            table.navigator.end_row(by)
            _say_zone(table, table.navigator.zone)
        else:
            table.ui.announcer.focus(table.item_phrase(), pan=_pan(table))

    return navigate


def _first_zone(table: ZonesScreen) -> None:
    table.navigator.go_to(table.navigator.zones[0].id)
    table.navigator.end_row(1)
    _say_zone(table, table.navigator.zone)


ROLES = {
    "hand": (Role.HAND, "no-hand", 1),
    "own-table": (Role.TABLE, "no-own-table", 1),
    "opponent-next": (Role.OPPONENT, "no-opponent", 1),
    "opponent-previous": (Role.OPPONENT, "no-opponent", -1),
    "piles": (Role.PILES, "no-piles", 1),
}
"""The zones that commands lead to: their role, what is said if there is none, and which way."""


def _zones_of(table: ZonesScreen, command: str) -> list[Zone]:
    """Return the zones that a command leads to; if there is none, that is said."""
    role, missing, _ = ROLES[command]
    found = [zone for zone in table.navigator.zones if zone.role is role]
    if not found:
        table.ui.announcer.answer(table.words.phrase(missing), sound="edge")
    return found


def _next_of(found: list[Zone], command: str, here: str) -> Zone:
    """Return the zone that a command leads to from the one called ``here``."""
    ids, by = [zone.id for zone in found], ROLES[command][2]
    if here in ids:
        return found[(ids.index(here) + by) % len(found)]
    return found[0 if by > 0 else -1]


def _role(command: str) -> Callable[[ZonesScreen], None]:
    """Go to the (next) zone of a role; from one of that role to the next one.

    An empty hand is only told: there is nothing to go to.
    """

    def go(table: ZonesScreen) -> None:
        found = _zones_of(table, command)
        if not found:
            return
        target = _next_of(found, command, table.navigator.zone.id)
        if target.role is Role.HAND and not target.items:
            table.ui.announcer.answer(target.empty, sound="edge")
            return
        table.navigator.go_to(target.id)
        _say_zone(table, target)

    return go


def read_role(table: ZonesScreen, command: str) -> None:
    """Read the zone that a command leads to, and move no focus; again, the next of its kind."""
    found = _zones_of(table, command)
    if found:
        target = _next_of(found, command, table.navigator.asked or "")
        table.navigator.asked = target.id
        read_zone(table, target)


def read_nth(table: ZonesScreen, number: int) -> None:
    """Read the ``number``-th item, from 1, of the zone that was asked for last, else of the hand.

    No focus moves.
    """
    navigator = table.navigator
    zones = [zone for zone in navigator.zones if zone.id == navigator.asked]
    zones += [zone for zone in navigator.zones if zone.role is Role.HAND]
    zone = zones[0] if zones else navigator.zone
    if number > len(zone.items):
        _too_few(table, zone)
        return
    item = zone.items[number - 1]
    told = join((item.text, zone.told_states[number - 1]), table.words.signs.list)
    table.ui.announcer.answer(table.ui.with_place(told, number, len(zone.items)))


# -- reading a zone -------------------------------------------------------------------


def read_zone(table: ZonesScreen, zone: Zone | None = None) -> None:
    """Read a whole zone (the focused one), equal things together; a field row by row."""
    zone = zone or table.navigator.zone
    if not zone.items:
        table.ui.announcer.answer(table.entered(zone))
        return
    if zone.shape in (Shape.LIST, Shape.PILES):
        said = _together(table, zone.items)
    else:
        axis = 1 if zone.shape is Shape.HEX else 0
        numbers = sorted({item.place[axis] for item in zone.items})
        rows = []
        for shown, number in enumerate(numbers, 1):
            items = [item for item in zone.items if item.place[axis] == number]
            row = _together(table, items, in_order=True)
            if shown <= len(zone.rows):
                # "f1" as before the row on the line: a lone 1 would be felt as a card.
                lead = replace(zone.rows[shown - 1], braille=row_sign(zone, shown))
                row = join((lead, row), table.words.signs.label)
            rows.append(row)
        said = join(rows, table.words.signs.groups)
    name = replace(zone.name, braille="") if zone.rows and zone.sign else zone.name
    table.ui.announcer.answer(join((name, said), table.words.signs.label))


def _together(table: ZonesScreen, items: Sequence[Item], in_order: bool = False) -> Phrase:
    """Word items with equal ones together; ``in_order`` only those that lie side by side."""
    alike = [(item.group or item.text.full, item) for item in items]
    if not in_order:
        first = {name: number for number, (name, _) in reversed(list(enumerate(alike)))}
        alike.sort(key=lambda pair: first[pair[0]])
    parts = []
    for name, run in groupby(alike, key=lambda pair: pair[0]):
        same = [item for _, item in run]
        if len(same) == 1:
            parts.append(same[0].whole)
        elif same[0].group:
            parts.append(table.group(name, len(same)))
        else:
            parts.append(table.words.phrase("times", count=len(same), thing=same[0].text))
    # Things of several words are told apart by more than the pauses inside them.
    signs = table.words.signs
    several = any(item.holds is not EMPTY for item in items) or any(
        signs.list in part.full for part in parts
    )
    return join(parts, signs.groups if several else signs.list)


# -- typing a place --------------------------------------------------------------------


def ask_place(table: WalkedScreen) -> None:
    """Ask for a place in the focused field, or else in the player's own."""
    zone = _field(table)
    if zone is None:
        table.ui.announcer.answer(table.words.phrase("place-no-field"), sound="edge")
        return
    title, go = table.words.phrase("place-ask"), partial(_go, table)
    table.ui.push(Prompt(table.ui, title, "", go, number=True))


def _field(table: WalkedScreen) -> Zone | None:
    here = table.navigator.zone
    fields = [zone for zone in table.navigator.zones if zone.shape in _FIELDS and zone.items]
    own = [zone for zone in fields if zone.role is Role.TABLE]
    return next((zone for zone in fields if zone.id == here.id), next(iter(own), None))


def _go(table: WalkedScreen, typed: str) -> None:
    """Focus the place that was typed, or say what is wrong with it."""
    table.refresh()
    zone, found = _field(table), _PLACE.fullmatch(typed)
    if zone is None or found is None:
        key = "place-unclear" if typed else "place-ask"
        table.ui.announcer.answer(table.words.phrase(key, text=typed), sound="error")
        return
    row, place = int(found[1]), int(found[2])
    item = item_at(zone, row, place)
    if item is None:
        phrase = table.words.phrase("place-missing", row=row, place=place)
        table.ui.announcer.answer(phrase, sound="error")
        return
    table.point(item.key)


def item_at(zone: Zone, row: int, place: int) -> Item | None:
    """Return what lies in a row at a place, numbered as the sentences number them."""
    axis = 1 if zone.shape is Shape.HEX else 0
    first_row, first_place = zone.origin
    rows = sorted({item.place[axis] for item in zone.items})
    if not 0 <= row - first_row < len(rows):
        return None
    here = [item for item in zone.items if item.place[axis] == rows[row - first_row]]
    here.sort(key=lambda item: item.place[1 - axis])
    index = place - first_place
    return here[index] if 0 <= index < len(here) else None


# -- asking ----------------------------------------------------------------------------


def _scores(table: WalkedScreen) -> None:
    table.ui.announcer.answer(table.presenter.scores(table.view()))


def _score_table(table: WalkedScreen) -> None:
    show_scores(table.ui, table.presenter, table.view())


def _inspect(table: ZonesScreen) -> None:
    item = table.navigator.item
    if item is None:
        table.ui.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    marked = table.words.phrase("marked") if item.key in table.marked else EMPTY
    details = [beyond(detail, item.state, table.words.signs.list) for detail in item.details]
    state = item.state.felt_as("") if item.state == item.holds else item.state  # felt in the text
    table.ui.announcer.answer(
        sentences((item.text, marked, state, *details), table.words.signs.sentence)
    )


def _last_event(table: ZonesScreen) -> None:
    history = table.ui.announcer.history
    message = history.back()
    if message is None:
        key = "history-oldest" if history.eventful else "history-nothing"
        table.ui.announcer.nothing(table.words.phrase(key))
    else:
        table.ui.announcer.answer(message.phrase, message.kind, remember=False)


def _nth_row(number: int) -> Row[ZonesScreen]:
    return Row(f"nth-{number}", str(number % 10), "walk 1", lambda table: _nth(table, number))


ZONE_WALKS: Registry[ZonesScreen] = Registry(
    Scope.TABLE,
    Row("left", "Left", "walk", _navigate(Direction.LEFT)),
    Row("right", "Right", "walk", _navigate(Direction.RIGHT)),
    Row("up", "Up", "walk", _navigate(Direction.UP)),
    Row("down", "Down", "walk", _navigate(Direction.DOWN)),
    Row("first", "Home", "walk", _to_end(first=True)),
    Row("last", "End", "walk", _to_end(first=False)),
    Row("other-up", "Shift+Up", "walk", _other(Direction.OTHER_UP)),
    Row("other-down", "Shift+Down", "walk", _other(Direction.OTHER_DOWN)),
    Row("hex-west", "Num4", "walk 3", _hex(Direction.LEFT)),
    Row("hex-east", "Num6", "walk 3", _hex(Direction.RIGHT)),
    Row("hex-northwest", "Num7", "walk 3", _hex(Direction.UP)),
    Row("hex-northeast", "Num9", "walk 3", _hex(Direction.OTHER_UP)),
    Row("hex-southwest", "Num1", "walk 3", _hex(Direction.OTHER_DOWN)),
    Row("hex-southeast", "Num3", "walk 3", _hex(Direction.DOWN)),
    Row("next-live", "Tab", "walk 2", _live(1)),
    Row("previous-live", "Shift+Tab", "walk 2", _live(-1)),
    Row("zone-next", "Ctrl+Tab PageDown", "zones 1", _next_zone(1)),
    Row("zone-previous", "Ctrl+Shift+Tab PageUp", "zones 1", _next_zone(-1)),
    Row("line-next", "BrailleLineDown", "display", _next_line(1)),
    Row("line-previous", "BrailleLineUp", "display", _next_line(-1)),
    Row("zone-first", "BrailleTop", "display", _first_zone),
    *map(_nth_row, range(1, 11)),
    Row("last-event", "L", "ask 2", _last_event),
    Row("inspect", "I", "ask 2", _inspect),
    Row("zone", "Shift+I BrailleHome", "ask 2", read_zone),
)
"""Commands that walk zones of every kind."""
WALKS: Registry[WalkedScreen] = Registry(
    Scope.TABLE,
    Row("hand", "C", "zones", _role("hand")),
    Row("own-table", "B", "zones", _role("own-table")),
    Row("opponent-next", "G", "zones", _role("opponent-next")),
    Row("opponent-previous", "Shift+G", "zones", _role("opponent-previous")),
    Row("piles", "D", "zones", _role("piles")),
    Row("scores", "S", "ask 1", _scores),
    Row("score-table", "Shift+S", "ask 1", _score_table),
    Row("go-to-place", "/", "zones 1", ask_place),
)
"""Commands that walk a match, besides those."""
