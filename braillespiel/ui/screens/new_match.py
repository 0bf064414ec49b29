"""Setting up a match: who plays, how many, with which options."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.engine.contract import LEVELS, Option, OptionValue
from braillespiel.engine.like_me import LIKE_ME
from braillespiel.games import registry
from braillespiel.games.own_deck import OWN
from braillespiel.output.picture import Control
from braillespiel.table.host import Player
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.services import Setup
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

KINDS = (*LEVELS, LIKE_ME, "human")
DECK = "deck"
"""The option that says with which deck a game is played (games.own_deck)."""


class MatchSetup(Menu):
    """Start comes first: whoever wants the usual game needs two keys."""

    opens = True
    """Whether the match can be played at a table that is opened to others."""

    def __init__(self, ui: Ui, game: str) -> None:
        self.name = game
        self.rules = registry.game(game)
        self.game_words = Words(ui.words.language, registry.catalogues(game))
        self.options = dict(self.rules.resolve({}))
        for option in self.rules.options:
            # Words to be formed are those of the language that is spoken.
            if option.id == "language":
                near = (*languages.chain(ui.words.language), option.default)
                self.options[option.id] = next(tag for tag in near if tag in option.offered)
            if option.felt is not None and ui.only_felt():
                self.options[option.id] = option.felt
        self._allowed(), self.rules.offered(self.options)  # a game that fails here opens no menu
        self._wished_seats = max(2, self.rules.min_seats)
        level = str(ui.settings.get("bot-level"))
        self.kinds = ["human", *[level] * (self.rules.max_seats - 1)]
        own = (str(ui.settings.get("names")) or ui.called).split("\n")
        self.names = [name for name in own if name][: self.rules.max_seats]
        self.number: int | None = None
        super().__init__(ui, self.game_words.phrase(f"{game}-title"), ())
        self.game = game

    def refresh(self) -> None:
        """Show a line per seat and option; the focus stays on its line when others go."""
        focused = self.entry()
        words = self.words
        kind = None if self._begins() == EMPTY else self._begins
        self.entries = [MenuEntry("start", words.phrase("setup-start"), self._start, value=kind)]
        if self.ui.services.network is not None and self.opens:
            helped = words.phrase("net-open-help")
            self.entries.append(
                MenuEntry("open", words.phrase("net-open"), self._open, help=helped)
            )
        if len(self._allowed()) > 1:
            self.entries.append(
                MenuEntry(
                    "seats",
                    words.phrase("setup-seats"),
                    value=lambda: Phrase.plain(str(self.seats)),
                    change=self._change_seats,
                    control="slider",
                    stands=lambda: Control(
                        "slider",
                        low=self._allowed()[0],
                        high=self._allowed()[-1],
                        now=self.seats,
                    ),
                )
            )
        for seat in range(self.seats):
            self.entries.append(self._seat_entry(seat))
        for option in self.rules.offered(self.options):
            if len(self._choices(option)) != 1:
                self.entries.append(self._option_entry(option))
        self.entries.append(
            MenuEntry(
                "number",
                words.phrase("setup-number"),
                do=self._ask_number,
                value=self._number_value,
                help=words.phrase("setup-number-help"),
            )
        )
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)

    def _number_value(self) -> Phrase:
        if self.number is None:
            return self.words.phrase("setup-number-none")
        return Phrase.plain(str(self.number))

    def _ask_number(self) -> None:
        """Ask for the number that decides the cards; nothing typed means: at random."""
        title = self.words.phrase("setup-number-ask")
        now = "" if self.number is None else str(self.number)
        self.ui.push(Prompt(self.ui, title, now, self._numbered, number=True))

    def _numbered(self, text: str) -> None:
        given = text.strip()
        if given and not (given.isascii() and given.isdecimal() and len(given) <= 9):
            self.appear()
            self.ui.announcer.answer(
                self.words.phrase("setup-number-wrong", text=given), sound="error"
            )
            return
        self.number = int(given) if given else None
        self.appear()

    def _allowed(self) -> range:
        return self.rules.seats_for(self.options)

    @property
    def seats(self) -> int:
        """How many seats there are: as many as were chosen, as far as the options allow."""
        return self._fit(self._wished_seats)

    @seats.setter
    def seats(self, seats: int) -> None:
        self._wished_seats = seats

    def _fit(self, seats: int) -> int:
        allowed = self._allowed()
        return max(allowed[0], min(allowed[-1], seats))

    def _change_seats(self, by: int) -> bool:
        new = self._fit(self.seats + by)
        if new == self.seats:
            return False
        self.seats = new
        self.refresh()
        return True

    def _begins(self) -> Phrase:
        """Say which kind of match begins, where the game has several; else nothing."""
        played = self.rules.played(self.options, self.seats)
        if not self.rules.statistics_by:
            return EMPTY
        return self.game_words.phrase(f"{self.name}-category-{played[self.rules.statistics_by]}")

    # -- seats -------------------------------------------------------------------------

    def player_name(self, seat: int) -> str:
        """Return the name of a seat: a person's own, or a bot's."""
        if self.kinds[seat] == "human":
            people = [n for n in range(seat) if self.kinds[n] == "human"]
            if len(people) < len(self.names):
                return self.names[len(people)]
            return self.words("player-name", number=seat + 1)
        return self.words(f"bot-name-{seat}")

    def _seat_entry(self, seat: int) -> MenuEntry:
        def value() -> Phrase:
            name = Phrase.name(self.player_name(seat))
            if name.full == self.words("player-name", number=seat + 1):
                name = name.felt_as("")  # the seat's sign has its number
            return join(
                (self.words.phrase(f"player-{self.kinds[seat]}"), name), self.words.signs.list
            )

        def turn(by: int) -> bool:
            place = KINDS.index(self.kinds[seat]) + (1 if by > 0 else -1)
            self.kinds[seat] = KINDS[place % len(KINDS)]
            return True

        def rename() -> None:
            if self.kinds[seat] != "human":
                turn(1)
                self._say_value(value())
                return
            title = self.words.phrase("setup-name", number=seat + 1)
            self.ui.push(
                Prompt(self.ui, title, self.player_name(seat), lambda t: self._named(seat, t))
            )

        return MenuEntry(
            f"seat-{seat}",
            self.words.phrase("setup-seat", number=seat + 1),
            do=rename,
            value=value,
            change=turn,
            help=self.words.phrase("setup-seat-help"),
            control="choice",
        )

    def _named(self, seat: int, text: str) -> None:
        if text:
            people = [n for n in range(seat) if self.kinds[n] == "human"]
            while len(self.names) <= len(people):
                self.names.append(self.words("player-name", number=len(self.names) + 1))
            self.names[len(people)] = text
            self.ui.settings.set("names", "\n".join(self.names))
        self.appear()

    # -- options -----------------------------------------------------------------------

    def _choices(self, option: Option) -> tuple[str, ...]:
        """Return the values that can be chosen among, none where it is no choice among values."""
        if option.id == DECK and not self.ui.services.has_decks:
            return tuple(choice for choice in option.offered if choice != OWN)
        return option.offered

    def _option_entry(self, option: Option) -> MenuEntry:
        words, key = self.game_words, f"{self.name}-option-{option.id}"
        solved: Collection[OptionValue] = ()
        if option.tasks:
            category = self.options[self.rules.statistics_by]
            solved = self.ui.services.matches.solved(self.name, option.id, category)

        def value() -> Phrase:
            now = self.options[option.id]
            if isinstance(now, bool):
                return self.words.phrase("switch-on" if now else "switch-off")
            if option.offered:
                return self._called(f"{key}-{now}", now)
            special = f"{key}-{now}"
            if words.has(special):
                said = words.phrase(special)
            elif words.has(f"{key}-value"):
                said = words.phrase(f"{key}-value", value=_amount(int(now), option.parts))
            else:
                said = Phrase.plain(str(now))
            return (
                join((said, self.words.phrase("setup-solved")), self.words.signs.list)
                if now in solved
                else said
            )

        chosen = f"{key}-{self.options[option.id]}"  # a choice may have an explanation of its own
        return MenuEntry(
            f"option-{option.id}",
            words.phrase(key),
            value=value,
            change=partial(self._change_option, option),
            help=words.help(chosen if words.has(chosen, "help") else key),
            control="check" if isinstance(option.default, bool) else "choice",
            stands=lambda: (
                Control("check", on=bool(self.options[option.id]))
                if isinstance(option.default, bool)
                else Control("choice")
            ),
        )

    def _called(self, key: str, value: OptionValue) -> Phrase:
        """Return how a choice is called; a language that brings no word for it calls itself."""
        if self.game_words.has(key):
            return self.game_words.phrase(key)
        return Phrase.plain(languages.facts(str(value)).name or str(value))

    def _change_option(self, option: Option, by: int) -> bool:
        now = self.options[option.id]
        new: OptionValue
        if isinstance(now, bool):
            new = not now
        elif option.offered:
            choices = self._choices(option)
            new = choices[(choices.index(str(now)) + by) % len(choices)]
        else:
            new = max(option.low, min(option.high, int(now) + by * option.step))
        if new == now:
            return False
        self.options[option.id] = new
        self.refresh()
        return True

    # -- start -------------------------------------------------------------------------

    def _made(self) -> Setup:
        players = tuple(
            Player(self.player_name(n), "" if self.kinds[n] == "human" else self.kinds[n])
            for n in range(self.seats)
        )
        return Setup(self.name, players, dict(self.options), self.number)

    def _open(self) -> None:
        """Open a table for this match, to which others come."""
        self.ui.navigation.open_table(self.ui, self._made())

    def _start(self) -> None:
        setup = self._made()
        if all(player.is_bot for player in setup.players):
            self.ui.announcer.answer(self.words.phrase("setup-no-person"), sound="error")
            return
        self.ui.navigation.open_match(self.ui, lambda: self.ui.services.matches.new_match(setup))


def _amount(value: int, parts: int) -> int | float:
    """Return a value in the unit that is said, without a needless ".0"."""
    return value // parts if value % parts == 0 else value / parts
