"""What is to be played at a network table: a match's set-up, and what a table agrees on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.games.own_deck import BUILT_IN, OWN
from braillespiel.network import decks
from braillespiel.network.client import TableProblem
from braillespiel.network.messages import SetUp
from braillespiel.network.refusals import RefusalError
from braillespiel.output.picture import Control
from braillespiel.ui import problems
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import MenuEntry
from braillespiel.ui.screens.new_match import DECK, MatchSetup
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
WAITS_S = (15, 30, 60, 120, 300, 600, 1800, 3600)
HEARING_S = (2, 3, 4, 5, 6, 8, 10, 12, 15)
RACE_S = 4
"""How long announcements wait at most against the clock, unless somebody chooses."""


def usual_hearing(game: str) -> int:
    """Return how many seconds announcements wait at most unless somebody chooses."""
    return RACE_S if registry.game(game).timed else HEARING_S[-1]


class NetSetup(MatchSetup):
    """The people of the table have the first chairs, bots the others."""

    opens = False

    def __init__(
        self,
        ui: Ui,
        game: str,
        people: Sequence[str],
        chosen: Callable[[SetUp], None],
    ) -> None:
        self._people, self._chosen = tuple(people), chosen
        self.hints = True
        self.pause_by: Literal["all", "host"] = "all"
        self.wait = 60
        self.hearing = usual_hearing(game)
        super().__init__(ui, game)
        self.seats = max(self.seats, len(self._people))
        self.levels: list[Level] = ["normal"] * self.rules.max_seats

    @classmethod
    def of(
        cls, ui: Ui, set_up: SetUp, people: Sequence[str], chosen: Callable[[SetUp], None]
    ) -> NetSetup | None:
        """Return the set-up that was chosen, or None if this client cannot show it."""
        if not registry.has(set_up.game):
            return None
        made = cls(ui, set_up.game, people, chosen)
        try:
            made.options = dict(made.rules.resolve(set_up.options))
        except GameError:
            return None
        if made.options.get(DECK) == OWN and not ui.services.has_decks:
            made.options[DECK] = BUILT_IN
        made.seats = set_up.seats
        return made

    def refresh(self) -> None:
        """Show the lines of every match, then what a table agrees on."""
        focused = self.entry()
        super().refresh()
        take = MenuEntry("start", self.words.phrase("net-setup-take"), self._start)
        self.entries = [take, *self.entries[1:], self._hints(), self._pause()]
        self.entries.append(self._seconds("wait", WAITS_S))
        if self.rules.timed:
            self.entries.append(self._seconds("hearing", HEARING_S))
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)

    def _seat_entry(self, seat: int) -> MenuEntry:
        text = self.words.phrase("setup-seat", number=seat + 1)
        if seat < len(self._people):
            return MenuEntry(f"seat-{seat}", text, value=lambda: Phrase.plain(self._people[seat]))

        def turn(by: int) -> bool:
            at = LEVELS.index(self.levels[seat]) + (1 if by > 0 else -1)
            self.levels[seat] = LEVELS[at % len(LEVELS)]
            return True

        return MenuEntry(
            f"seat-{seat}",
            text,
            value=lambda: self.words.phrase(
                "net-setup-free", level=self.words.phrase(f"player-{self.levels[seat]}")
            ),
            change=turn,
            control="choice",
        )

    # -- what a table agrees on ------------------------------------------------------------

    def _hints(self) -> MenuEntry:
        def change(by: int) -> bool:
            self.hints = not self.hints
            return True

        return MenuEntry(
            "hints",
            self.words.phrase("net-setup-hints"),
            value=lambda: self.words.phrase("switch-on" if self.hints else "switch-off"),
            change=change,
            help=self.words.phrase("net-setup-hints-help"),
            control="check",
            stands=lambda: Control("check", on=self.hints),
        )

    def _pause(self) -> MenuEntry:
        def change(by: int) -> bool:
            self.pause_by = "host" if self.pause_by == "all" else "all"
            return True

        return MenuEntry(
            "pause-by",
            self.words.phrase("net-setup-pause"),
            value=lambda: self.words.phrase(f"net-setup-pause-{self.pause_by}"),
            change=change,
            control="choice",
        )

    def _seconds(self, which: Literal["wait", "hearing"], steps: Sequence[int]) -> MenuEntry:
        def now() -> int:
            return self.wait if which == "wait" else self.hearing

        def change(by: int) -> bool:
            here = min(range(len(steps)), key=lambda n: abs(steps[n] - now()))
            new = steps[max(0, min(len(steps) - 1, here + (1 if by > 0 else -1)))]
            moved = new != now()
            if which == "wait":
                self.wait = new
            else:
                self.hearing = new
            return moved

        return MenuEntry(
            which,
            self.words.phrase(f"net-setup-{which}"),
            value=lambda: self.words.phrase(f"net-setup-{which}-value", seconds=now()),
            change=change,
            help=self.words.phrase(f"net-setup-{which}-help"),
            control="choice",
        )

    # -- taking it -------------------------------------------------------------------------

    def set_up(self) -> SetUp:
        """Return what is chosen, in the form sent to the table."""
        given = {
            name: value
            for name, value in self.options.items()
            if value != self.rules.resolve({}).get(name)
        }
        return SetUp(
            game=self.name,
            seats=self.seats,
            options=given,
            levels=tuple(self.levels[len(self._people) : self.seats]) or ("normal",),
            hints=self.hints,
            pause_by=self.pause_by,
            wait=self.wait,
            hearing=1000 * self.hearing,
            seed=self.number,
        )

    def _start(self) -> None:
        found = with_deck(self.ui, self.set_up())
        if found is not None:
            self._chosen(found)


def with_deck(ui: Ui, set_up: SetUp) -> SetUp | None:
    """Return what is to be played with one's own deck, where it takes one.

    Where that deck cannot be used, it is said why, and None returned.
    """
    try:
        return decks.with_mine(set_up)
    except RefusalError as error:
        told: Phrase | None = sentences.problem(ui.words, TableProblem(error.rule, error.details))
    except GameError as error:
        told = problems.worded(error, ui.words.language, set_up.game, ui.naming)
        if told is None:
            raise
    assert told is not None
    ui.announcer.answer(told, sound="error")
    return None
