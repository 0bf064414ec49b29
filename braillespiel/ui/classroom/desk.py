"""The teacher's desk: pupils sorted by who needs her, and what the chosen one perceives, live.

Zones are walked like those of a table. Nothing moves the focus but her own keys.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from braillespiel.classroom.desk import ClassTable, Followed, PupilRow
from braillespiel.classroom.desk_port import DeskPort
from braillespiel.classroom.orders import Order
from braillespiel.output.braille.errors import TableError
from braillespiel.output.braille.tables import tables
from braillespiel.output.picture import Picture
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.braille.transcriber import Translate
from braillespiel.ui.classroom import desk_words, desk_zones
from braillespiel.ui.classroom.desk_news import DeskNews
from braillespiel.ui.classroom.desk_zones import Numbered
from braillespiel.ui.keymap import Scope
from braillespiel.ui.match.walking import ZONE_WALKS, ZonesScreen, move
from braillespiel.ui.navigator import Navigator
from braillespiel.ui.picture import zone_panel
from braillespiel.ui.screens.screen import Screen, Stands
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.classroom.teacher_seats import TeacherSeats
    from braillespiel.ui.ui import Ui


# -- characters ----------------------------------------------------------------------


_FURTHER = "äöüßÄÖÜéèàçêâîôûÉÈÀÇ§°"
_UNDERLINE = 0xC0


def computer_braille(translate: Translate, language: str) -> dict[str, str]:
    """Return the character of each pattern in the computer Braille of ``language``.

    A pattern that is underlined is that character, too. Empty if the table cannot be read, or is
    still being made ready.
    """
    eight = [info for info in tables("text") if info.dots == 8]
    table = next((info for info in eight if info.language == language), eight[0])
    found = {"\u2800": " "}
    try:
        for character in (*map(chr, range(0x21, 0x7F)), *_FURTHER):
            cells = translate(character, table.id)
            if not cells:
                return {}
            if len(cells) == 1:
                found.setdefault(cells, character)
    except TableError:
        return {}
    for cell, character in tuple(found.items()):
        found.setdefault(chr(ord(cell) | _UNDERLINE), character)
    return found


# -- desk ----------------------------------------------------------------------------


TRIES = 40
"""So often it is looked whether the table of computer Braille is ready."""
LEAD = 4
"""Characters of a pupil's name before their line on the teacher's display."""


class DeskOrders(Protocol):
    """What the keys of a desk do."""

    def run(self, command: str) -> bool:
        """Carry out a command of the scope DESK."""

    def orders(self) -> None:
        """Open what can be done with the focused thing (Enter)."""

    def class_menu(self) -> None:
        """Open what concerns the whole class (Escape)."""


class DeskScreen(ZonesScreen):
    """One teacher's desk; ``orders`` does what its keys stand for.

    ``seats`` are the tables at which she plays herself; ``on_end`` is called once the desk is over.
    """

    scopes = (Scope.DESK, Scope.TABLE, Scope.GLOBAL)

    def __init__(
        self,
        ui: Ui,
        port: DeskPort,
        orders: Callable[[DeskScreen], DeskOrders],
        seats: TeacherSeats | None = None,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(ui)
        self.port, self.seats, self.on_end = port, seats, on_end
        self._orders = orders(self)
        self.desk = port.desk()
        self.marked = []
        self.chosen: int | None = None
        """The pupil whom the keys mean: the last one that had the focus."""
        self.mirrors = False
        """Whether the teacher's own line shows that of the chosen pupil."""
        self.aloud: set[int] = set()
        """Those whose sentences are said here too."""
        self._navigator = Navigator()
        self._numbers: dict[int, tuple[Numbered, Numbered]] = {}
        self._characters: dict[str, str] = {}
        self._tries = 0
        self._met = False
        """Whether the class has been named since the desk was opened."""
        self.news = DeskNews(self)
        self.refresh()
        self._choose()

    # -- what there is ---------------------------------------------------------------------

    @property
    def navigator(self) -> Navigator:
        return self._navigator

    def pupil(self, number: int | None) -> PupilRow | None:
        """Return a pupil by number."""
        return next((each for each in self.desk.pupils if each.id == number), None)

    def table(self, name: str) -> ClassTable | None:
        """Return a table by name."""
        return next((each for each in self.desk.tables if each.name == name), None)

    def followed(self) -> Followed | None:
        """Return what the chosen pupil perceives, None if this desk does not follow them."""
        return next((one for one in self.desk.followed if one.pupil == self.chosen), None)

    def name(self, pupil: PupilRow | None) -> Phrase:
        """Name a pupil."""
        return EMPTY if pupil is None else desk_words.name(self.words, pupil)

    def focused_table(self) -> ClassTable | None:
        """Return the table that has the focus."""
        item = self.navigator.item
        if item is None or self.navigator.zone.id != desk_zones.TABLES:
            return None
        return self.table(item.key.partition("-")[2])

    def refresh(self) -> None:
        """Take the zones of the desk as it is now; the focus stays on the same thing."""
        words, desk = self.words, self.desk
        zones = [
            desk_zones.pupils(words, desk, self.news.waited()),
            desk_zones.tables(words, desk),
        ]
        if desk.followed:
            zones.append(desk_zones.followed(words, desk))
        each, who = self.followed(), self.pupil(self.chosen)
        if each is not None and who is not None:
            said, keys = self._numbers.setdefault(who.id, (Numbered(), Numbered()))
            name = desk_words.name(words, who)
            zones += desk_zones.perceived(words, name, each, said, keys, self.characters())
        self.navigator.refresh(zones)
        self.ui.changed = True

    def for_everybody(self) -> bool:
        """Tell whether the chosen pupil is followed: whoever looks on may know the others."""
        return self.followed() is not None

    def stands(self) -> Stands:
        """Say whether the whole class pauses."""
        return Stands(everybody=True, paused=self.desk.paused)

    def characters(self) -> dict[str, str]:
        """Return which character a pattern of dots is in computer Braille."""
        if not self._characters and self._tries < TRIES:
            self._tries += 1
            translate = self.ui.announcer.braille.transcriber.translate
            self._characters = computer_braille(translate, self.words.language)
        return self._characters

    @property
    def lacks_characters(self) -> bool:
        """Whether the table of computer Braille is still being made ready."""
        followed = self.followed() is not None
        return followed and not self._characters and self._tries < TRIES

    def live_items(self) -> Collection[str]:
        """Return the pupils who need the teacher."""
        return [desk_zones.pupil_key(each.id) for each in self.desk.pupils if each.need]

    def group(self, name: str, count: int) -> Phrase:
        """Nothing at a desk is grouped."""
        raise AssertionError(name)

    # -- what is perceived -----------------------------------------------------------------

    def title(self) -> Phrase:
        """Name the class, and say how many need the teacher."""
        return desk_words.title(self.words, self.desk)

    def appear(self) -> None:
        """Name the class once; whoever comes back from a menu only hears what is focused."""
        self.refresh()
        if self._met:
            self.ui.announcer.answer(self.focused())
        else:
            self._met = True
            super().appear()

    def meet(self, said: Phrase) -> None:
        """Say ``said`` in place of the class's name, the first time."""
        self._met = True
        self.ui.announcer.answer(said)

    def focused(self) -> Phrase:
        """Return the focused item; where it is not a pupil, with its zone."""
        if self.navigator.zone.id == desk_zones.PUPILS:
            return self.item_phrase()
        return super().focused()

    def zone_name(self) -> Phrase:
        """Name the zone that has the focus."""
        return self.navigator.zone.name

    def line(self) -> BrailleLine:
        """Return the focused zone; or the chosen pupil's line, if it is to be shown."""
        each = self.followed() if self.mirrors else None
        return super().line() if each is None else self._mirrored(each)

    def _mirrored(self, each: Followed) -> BrailleLine:
        lead = self._lead(each)
        if each.shown.private:
            return BrailleLine(lead, (Chunk(self.words.phrase("desk-private-line").braille),))
        rows = [desk_zones.cells_of(row) for row in each.shown.rows]
        chunks = tuple(Chunk(row, f"dots-{number}") for number, row in enumerate(rows) if row)
        if not chunks:
            return BrailleLine(lead, (Chunk(self.words.phrase("desk-nothing-shown").braille),))
        items = tuple(
            BrailleLine(lead * (not number), (chunk,)) for number, chunk in enumerate(chunks)
        )
        return BrailleLine(lead, chunks, items=items if len(items) > 1 else ())

    def _lead(self, each: Followed) -> str:
        who = self.name(self.pupil(each.pupil)).full[:LEAD]
        key = "desk-lead-measured" if each.shown.measured else "desk-lead-as-ours"
        return self.words.phrase(key, name=Phrase.name(who)).braille

    def signs(self) -> Sequence[Sign]:
        """Return the signs of the line: those of the zones, then the line's own."""
        zones = [self.navigator.zone, *self.navigator.zones]
        leads = [self.words.phrase(f"desk-lead-{how}", name="") for how in ("measured", "as-ours")]
        marks = [Sign(each.braille, each.full) for each in leads]
        return [*zone_signs(self.words, dict.fromkeys(zones)), *marks, *own_signs(self.words)]

    def picture(self) -> Picture:
        """Return the zones as panels."""
        item = self.navigator.item
        live = frozenset(self.live_items())
        return Picture(
            self.shown(self.title()),
            tuple(
                zone_panel(zone, frozenset(), live, self.words.signs)
                for zone in self.navigator.zones
            ),
            (self.navigator.zone.id, item.key if item is not None else ""),
        )

    def means(self, command: str) -> Phrase:
        """Say what Enter and Escape do at a desk."""
        key = f"command-desk-{command}"
        return self.words.phrase(key) if self.words.has(key) else EMPTY

    def idle_commands(self) -> frozenset[str]:
        """Return the commands of a table that mean nothing at a desk."""
        means = {row.id for row in ZONE_WALKS.commands} | {"activate", "game-menu", "back"}
        rows = self.ui.key_map.rows_of(Scope.TABLE)
        idle = {row.id for row in rows if row.id not in means}
        return frozenset(idle | ({"desk-seats"} if self.seats is None else set()))

    # -- keys ------------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Walk, and order what the class is to do."""
        self.refresh()
        if self.pupil(self.chosen) is None:  # who has come or gone since gave another one the focus
            self._choose()
        if scope is Scope.DESK:
            return self._orders.run(command)
        if command == "activate":
            self._orders.orders()
        elif command in ("game-menu", "back"):
            self._orders.class_menu()
        else:
            before = self.navigator.zone.id
            if not move(self, command):
                return False
            self._walked(before)
        return True

    def _walked(self, before: str) -> None:
        """Let the zones of what is live begin at the newest again, once they are left."""
        if before != self.navigator.zone.id and before in desk_zones.LIVE:
            self.navigator.forget(before)
        self._choose()

    def _choose(self) -> None:
        """The pupil who has the focus is the one whom the keys mean."""
        item = self.navigator.item
        key = "" if item is None else item.key
        found = desk_zones.number_of(key, "pupil") or desk_zones.number_of(key, "followed")
        if found is not None and found != self.chosen:
            self.chosen = found
            for zone in desk_zones.LIVE:
                self.navigator.forget(zone)
            self.refresh()

    def point(self, key: str, say: bool = True) -> bool:
        """Focus what is pointed at."""
        before = self.navigator.zone.id
        found = super().point(key, say)
        self._walked(before)
        return found

    def route(self, key: str) -> bool:
        """A routing key over the focused thing opens what can be done; elsewhere it focuses."""
        if key == self.focused_key():
            return self.run(Scope.TABLE, "activate")
        return self.point(key)

    def focused_key(self) -> str:
        """Return the key of the focused thing."""
        item = self.navigator.item
        return "" if item is None else item.key

    def go_to(self, pupil: PupilRow) -> None:
        """Focus a pupil, and say who it is and what they need."""
        before = self.navigator.zone.id
        self.navigator.focus(desk_zones.pupil_key(pupil.id))
        self._walked(before)
        self.ui.announcer.focus(self.item_phrase())

    def order(self, order: Order, said: Phrase, back: Screen | None = None) -> None:
        """Have something done; ``said``, or why it is refused, is told once the class has answered.

        The screen of ``back`` comes into view again, else the desk.
        """
        self.news.ask(self.port.order(order), said)
        shown = self if back is None else back
        if self.ui.screen is not shown:
            self.ui.pop_to(shown, silent=True)
        self.news.take_up()

    def tell_standing(self) -> None:
        """Say how the class stands."""
        self.ui.announcer.answer(
            sentences(desk_words.standing(self.words, self.desk), self.words.signs.sentence)
        )

    def tell_code(self) -> None:
        """Say the class's code and address."""
        self.ui.announcer.answer(desk_words.code(self.words, self.desk))

    def with_name(self, pupil: PupilRow, said: Phrase) -> Phrase:
        """Put a pupil's name before a sentence."""
        return join((self.name(pupil), said), self.words.signs.label)
