"""Dealing the class out to tables: which game, who sits with whom, the same cards for all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.classroom import dealing
from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.engine.options import OptionValue
from braillespiel.network.messages import SetUp
from braillespiel.network.texts import BETWEEN
from braillespiel.output.picture import Control
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.network.setup import LEVELS, Level, usual_hearing, with_deck
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen

By = Literal["random", "level", "hand"]
BY: tuple[By, ...] = ("random", "level", "hand")
EVERYBODY, HALL, PICKED = "*", "", "+"
"""For whom it is dealt, where that is no table; no table is called so."""
WAIT_S = 3600
"""Nobody in a class is replaced by a computer player because the connection is lost."""


def open_deal(desk: DeskScreen) -> None:
    """Ask which game is to be played, and then how it is dealt."""
    ui = desk.ui
    ui.push(ChooseGame(ui, lambda game: ui.push(DealMenu(desk, game)), outside=desk.desk.outside))


class DealMenu(MatchSetup):
    """One game for all tables; the chairs that no pupil takes are filled up with bots."""

    opens = False

    def __init__(self, desk: DeskScreen, game: str) -> None:
        self._desk = desk
        self.by: By = "random"
        table = desk.focused_table()
        self.whom = table.name if table is not None and table.pupils else EVERYBODY
        """A table, the hall, those whom the teacher has picked, or everybody."""
        self.picked: set[int] = set()
        self.same = False
        self.level: Level = "normal"
        self.position = ""
        self._next_shown: Screen | None = None
        """What comes into view again once it is dealt; None is the desk."""
        super().__init__(desk.ui, game)
        if self.whom == EVERYBODY and HALL in self._whoms():
            self.whom = HALL  # the others play: a second game ends no match
        self.options.update(dealing.unhurried(self.rules))

    def prepare(
        self, position: str, seats: int, options: Mapping[str, OptionValue], back: Screen
    ) -> None:
        """Choose a position, with the seats and options that it has; ``back`` stays open."""
        self.position, self.seats, self._next_shown = position, seats, back
        self.options.update(options)

    def refresh(self) -> None:
        """Show what every match has, then how it is dealt."""
        focused = self.entry()
        super().refresh()
        more = [one for one in self.entries[1:] if not one.key.startswith("seat-")]
        now = self.words.phrase("desk-deal-now")
        deal = MenuEntry("start", now, self._start, value=self._to_some)
        self.entries = [
            deal,
            self._whom(),
            self._by(),
            self._same(),
            self._bots(),
            *more,
            self._prepared(),
        ]
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)

    # -- for whom --------------------------------------------------------------------------

    def pupils(self) -> list[d.PupilRow]:
        """Return the pupils whom the deal is about, by their names."""
        here = self._here()
        if self.whom == EVERYBODY:
            return here
        if self.whom == PICKED:
            return [each for each in here if each.id in self.picked]
        return [each for each in here if each.table == self.whom]

    def _here(self) -> list[d.PupilRow]:
        """Return all who could play, by their names."""
        here = [each for each in self._desk.desk.pupils if each.here and each.name]
        here = [each for each in here if not each.assists]
        return sorted(here, key=lambda pupil: pupil.name.casefold())

    def _whoms(self) -> list[str]:
        """Return whom the deal can be about: everybody, the hall, each table, picked pupils."""
        tables = [table.name for table in self._desk.desk.tables if table.pupils]
        hall = [HALL] if tables and any(not each.table for each in self._here()) else []
        return [EVERYBODY, *hall, *tables, PICKED]

    def whom_phrase(self) -> Phrase:
        """Name whom the deal is about."""
        if self.whom == EVERYBODY:
            return self.words.phrase("desk-everybody")
        if self.whom != PICKED:
            where = desk_words.place(self.words, self.whom)
            return join((where, self._names()), self.words.signs.label)
        return self._to_some()

    def _to_some(self) -> Phrase:
        """Name those whom the deal is about, if it is not everybody."""
        if self.whom == EVERYBODY:
            return EMPTY
        return self._names() if self.pupils() else self.words.phrase("desk-deal-whom-nobody")

    def _names(self) -> Phrase:
        return join([self._desk.name(each) for each in self.pupils()], BETWEEN)

    def _whom(self) -> MenuEntry:
        def change(by: int) -> bool:
            groups = self._whoms()
            at = groups.index(self.whom) if self.whom in groups else 0
            self.whom = groups[(at + by) % len(groups)]
            return True

        return MenuEntry(
            "whom",
            self.words.phrase("desk-deal-whom"),
            do=lambda: self.ui.push(WhomMenu(self._desk, self)),
            value=self.whom_phrase,
            change=change,
            help=self.words.phrase("desk-deal-whom-help"),
            control="choice",
        )

    def _by(self) -> MenuEntry:
        def change(by: int) -> bool:
            self.by = BY[(BY.index(self.by) + by) % len(BY)]
            return True

        return MenuEntry(
            "by",
            self.words.phrase("desk-deal-by"),
            value=lambda: self.words.phrase(f"desk-deal-by-{self.by}"),
            change=change,
            help=self.words.phrase("desk-deal-by-help"),
            control="choice",
        )

    def _same(self) -> MenuEntry:
        def change(by: int) -> bool:
            self.same = not self.same
            return True

        return MenuEntry(
            "same",
            self.words.phrase("desk-deal-same"),
            value=lambda: self.words.phrase("switch-on" if self.same else "switch-off"),
            change=change,
            control="check",
            stands=lambda: Control("check", on=self.same),
        )

    def _bots(self) -> MenuEntry:
        def change(by: int) -> bool:
            self.level = LEVELS[(LEVELS.index(self.level) + by) % len(LEVELS)]
            return True

        return MenuEntry(
            "bots",
            self.words.phrase("desk-deal-bots"),
            value=lambda: self.words.phrase(f"player-{self.level}"),
            change=change,
            control="choice",
        )

    def _prepared(self) -> MenuEntry:
        def value() -> Phrase:
            if not self.position:
                return self.words.phrase("desk-deal-position-none")
            return desk_words.position(self.words, self.position)

        return MenuEntry(
            "position",
            self.words.phrase("desk-deal-position"),
            do=self._ask_position,
            value=value,
            help=self.words.phrase("desk-deal-position-help"),
        )

    def _ask_position(self) -> None:
        def typed(text: str) -> None:
            self.position = text
            self.appear()

        title = self.words.phrase("desk-deal-position-ask")
        self.ui.push(Prompt(self.ui, title, self.position, typed, 60, verbatim=True))

    def set_up(self) -> SetUp:
        """Return what is chosen, in the form that tables are sent."""
        usual = self.rules.resolve({})
        given = {name: value for name, value in self.options.items() if value != usual.get(name)}
        return SetUp(
            game=self.name,
            seats=self.seats,
            options=given,
            levels=(self.level,),
            pause_by="host",
            wait=WAIT_S,
            hearing=1000 * usual_hearing(self.name),
            seed=self.number,
        )

    def _start(self) -> None:
        found = with_deck(self.ui, self.set_up())
        if found is None:
            return
        if self.by == "hand":
            self.ui.push(GroupsMenu(self._desk, self, found))
        else:
            self.deal(found, ())

    def deal(self, set_up: SetUp, groups: tuple[tuple[int, ...], ...]) -> None:
        """Deal, after a question where a match would end."""
        desk, words = self._desk, self.words
        numbers = tuple(each.id for each in self.pupils())
        whole = self.whom == EVERYBODY
        grouped = sum(map(len, groups)) if groups else len(numbers)
        only = () if whole and grouped == len(numbers) else numbers
        if not whole and not numbers:
            self.ui.announcer.answer(words.phrase("desk-deal-whom-nobody"), sound="error")
            return
        order = o.Deal(set_up, self.by, groups, self.same, self.position, only)
        if whole:
            said = words.phrase("desk-did-deal", game=self._title)
        else:
            said = words.phrase("desk-did-deal-to", game=self._title, names=self._names())
        deal = partial(desk.order, order, said, self._next_shown)
        playing = sum(
            table.phase == "playing" and (not only or {*table.pupils} <= {*only})
            for table in desk.desk.tables
            if table.pupils or not only
        )
        if playing:
            sure = words.phrase("desk-deal-sure", count=playing)
            self.ui.push(Question(self.ui, sure, deal))
        else:
            deal()


class WhomMenu(Menu):
    """For whom something is dealt, one by one; once that is done it can be dealt."""

    def __init__(self, desk: DeskScreen, setup: DealMenu) -> None:
        self._desk, self._setup = desk, setup
        setup.picked = {each.id for each in setup.pupils()} if setup.whom != EVERYBODY else set()
        setup.whom = EVERYBODY
        self._pupils = setup.pupils()
        setup.whom = PICKED
        super().__init__(desk.ui, desk.words.phrase("desk-deal-whom"), ())
        self.index = 1

    def refresh(self) -> None:
        """Show everybody who is here, and whether they are picked."""
        done = MenuEntry("done", self.words.phrase("desk-deal-whom-done"), self._done)
        self.entries = [done, *map(self._entry, self._pupils)]

    def _done(self) -> None:
        self._setup.index = 0
        self.ui.pop()

    def _entry(self, pupil: d.PupilRow) -> MenuEntry:
        picked = self._setup.picked

        def change(by: int) -> bool:
            picked.symmetric_difference_update({pupil.id})
            return True

        def value() -> Phrase:
            on = self.words.phrase("switch-on" if pupil.id in picked else "switch-off")
            return join((on, desk_words.place(self.words, pupil.table)), self.words.signs.list)

        return MenuEntry(
            f"pupil-{pupil.id}",
            desk_words.name(self.words, pupil),
            value=value,
            change=change,
            control="check",
            stands=lambda: Control("check", on=pupil.id in picked),
        )


class GroupsMenu(Menu):
    """Who sits at which table, by hand: Left and Right change a pupil's table."""

    def __init__(self, desk: DeskScreen, setup: DealMenu, set_up: SetUp) -> None:
        self._desk, self._setup, self._set_up = desk, setup, set_up
        self._pupils = setup.pupils()
        self._at = {pupil.id: 1 + n // set_up.seats for n, pupil in enumerate(self._pupils)}
        super().__init__(desk.ui, desk.words.phrase("desk-groups-title"), ())

    def refresh(self) -> None:
        """Show everybody with their table."""
        deal = MenuEntry("deal", self.words.phrase("desk-deal-now"), self._deal)
        self.entries = [deal, *map(self._entry, self._pupils)]

    def _entry(self, pupil: d.PupilRow) -> MenuEntry:
        most = len(self._pupils)

        def change(by: int) -> bool:
            before = self._at[pupil.id]
            self._at[pupil.id] = max(0, min(most, before + (1 if by > 0 else -1)))
            return self._at[pupil.id] != before

        return MenuEntry(
            f"pupil-{pupil.id}",
            desk_words.name(self.words, pupil),
            value=lambda: self._place(self._at[pupil.id]),
            change=change,
            control="choice",
        )

    def _place(self, number: int) -> Phrase:
        """Name a table and how many sit there; 0 is the hall."""
        if not number:
            return self.words.phrase("desk-hall")
        count = sum(at == number for at in self._at.values())
        return self.words.phrase("desk-group", number=number, count=count)

    def _deal(self) -> None:
        numbers = sorted(set(self._at.values()) - {0})
        groups = tuple(
            tuple(pupil for pupil, at in self._at.items() if at == number) for number in numbers
        )
        self._setup.deal(self._set_up, groups)
