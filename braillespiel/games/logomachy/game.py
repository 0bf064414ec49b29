"""The rule book object of Logomachy: options, set-up, text forms, bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.engine.records import RecordGame
from braillespiel.engine.textform import ActionReader
from braillespiel.games.logomachy import actions
from braillespiel.games.logomachy import position as positions
from braillespiel.games.logomachy.bot import LogomachyBot
from braillespiel.games.logomachy.events import Event, MatchOver
from braillespiel.games.logomachy.rules import LogomachyState
from braillespiel.games.logomachy.settings import Settings
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.games.logomachy.wordfinder import BOT_WORDS
from braillespiel.games.logomachy.wordlist import WordList, spelled_languages

_READ_JOURNAL = ActionReader(actions.Action)


class Logomachy(RecordGame[LogomachyState, actions.Action, LogomachyView]):
    """A fishing game for 2 to 8 with number cards, or with letter cards."""

    id = "logomachy"
    min_seats = 2
    max_seats = 8
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 0, low=0, high=20),
        Option("must_take", False),
        Option("two_decks", False),
        Option("letters", False),
        Option("language", "de", found=spelled_languages),
        Option("shortest", 3, low=2, high=6, before=2),
        Option("bot_words", "level", choices=BOT_WORDS),
    )

    view_type = LogomachyView
    event_types = Event
    action_types = actions.Chosen

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """Return the seats allowed: two decks are for 5 to 8."""
        return range(5, 9) if options["two_decks"] else range(2, 9)

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> LogomachyState:
        """Return the opening state: dealer drawn at random, cards dealt."""
        return LogomachyState.opening(Settings.of(seats, options), seed)

    def context(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """Return the settings, which holds deck and word list."""
        return {"settings": Settings.of(seats, options)}

    def rules_chapters(self, options: Mapping[str, OptionValue]) -> range:
        """Return the chapters of the number game, or those of the letter game."""
        return range(10, 13) if options["letters"] else range(1, 10)

    def prepare(self, options: Mapping[str, OptionValue]) -> None:
        """Read the word list of a game with letters."""
        if options["letters"]:
            WordList(str(options["language"])).prepare()

    def state_from(
        self, seats: int, options: Mapping[str, OptionValue], position: dict[str, Any]
    ) -> LogomachyState:
        return LogomachyState(*positions.state_from(Settings.of(seats, options), position))

    def position_schema(self) -> dict[str, Any]:
        return positions.schema()

    def journal_text(self, action: actions.Action) -> str:
        """Return the text form; a word that was accepted is journalled as accepted."""
        return str(actions.Spelled(action.cards) if isinstance(action, actions.Spell) else action)

    def parse_journal(self, text: str) -> actions.Action:
        """Read a journal's line, which holds accepted words too."""
        found: actions.Action = _READ_JOURNAL(text)
        return found

    def ended(self, event: object) -> str | None:
        if not isinstance(event, MatchOver):
            return None
        return "match-shared" if len(event.winners) > 1 else "match-won"

    def bot(self, level: str) -> LogomachyBot:
        return LogomachyBot(level)


GAME = Logomachy()
