"""A quick match in a house: what one wants, what is told meanwhile, and its lines in the lobby."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.network.houses import messages as h
from braillespiel.output.picture import Control
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.settings import language_name
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class QuickSearch:
    """How one's looking stands; ``say`` asks the house, ``on_matched`` sits down."""

    def __init__(self, ui: Ui, say: Callable[[h.FromQuick], bool]) -> None:
        self._ui, self._say = ui, say
        self.on_matched: Callable[[h.Matched], None] = lambda matched: None
        self.game = ""
        self.language: str | None = None
        """None: one's own where the game is played in a language, else any."""
        self.unhurried = True
        self.is_on = False
        """Whether one looks."""
        self._is_offered = False
        """Whether a bot is offered."""
        self._matched: h.Matched | None = None
        self._asked = False
        """Whether what comes next answers a key."""

    # -- what is asked for -------------------------------------------------------------------------

    @property
    def asked_language(self) -> str:
        """The language that is asked for; "" is any."""
        if self.language is not None:
            return self.language
        plays = registry.game(self.game).options if self.game else ()
        spoken = any(each.id == "language" for each in plays)
        return self._ui.words.language if spoken else ""

    def look(self) -> None:
        """Begin to look."""
        self._ask(h.Quick(self.game, self.asked_language, self.unhurried))

    def _ask(self, message: h.FromQuick) -> None:
        self._asked = self._say(message)

    # -- what comes in ---------------------------------------------------------------------------

    def refused(self) -> None:
        """What one asked for is refused, and said already."""
        self._asked = False

    def lost(self) -> bool:
        """The connection is lost; tell whether something asked for was not answered."""
        asked, self._asked = self._asked, False
        return asked

    def take(self, told: h.OfQuick) -> None:
        """Take in what is new, and tell it."""
        match told:
            case h.Waits():
                self.is_on, self._is_offered, self._matched = True, False, None
            case h.BotOffered():
                self._is_offered = True
            case h.Matched():
                self._is_offered = False
                self._matched = told if told.name else None
            case h.QuickOver():
                self.is_on, self._is_offered, self._matched = False, False, None
        said = sentences.quick(self._ui.words, told)
        asked, self._asked = self._asked, False
        if said is not None and asked and not isinstance(told, h.Matched):
            self._ui.announcer.answer(said)
        elif said is not None:
            self._ui.announce(said, sound="message")
        if isinstance(told, h.Matched) and not told.name:
            self.on_matched(told)

    # -- what the lobby shows --------------------------------------------------------------------

    def matched(self) -> list[MenuEntry]:
        """Return the line of whoever was found, for the top of the lobby."""
        found, words = self._matched, self._ui.words
        if found is None:
            return []
        game = sentences.game_title(words, found.game)
        told = words.phrase("house-quick-sit", name=sentences.clean(found.name), game=game)

        def sit() -> None:
            self._matched = None
            self.on_matched(found)

        return [MenuEntry("quick-sit", told, sit)]

    def lines(self, opens: Callable[[], None]) -> list[MenuEntry]:
        """Return the line by which one begins or ends to look, and the bot that is offered."""
        words = self._ui.words
        if not self.is_on:
            helped = words.phrase("house-quick-help")
            return [MenuEntry("quick", words.phrase("house-quick"), opens, help=helped)]
        stops = words.phrase("house-quick-stop")
        helped = words.phrase("house-quick-stop-help")
        found = [MenuEntry("quick", stops, lambda: self._ask(h.QuickEnds()), help=helped)]
        if self._is_offered:
            bot = words.phrase("house-quick-bot")
            helped = words.phrase("house-quick-bot-help")
            found.append(MenuEntry("quick-bot", bot, self._with_bot, help=helped))
        return found

    def _with_bot(self) -> None:
        self._ask(h.QuickBot())


class QuickMenu(Menu):
    """What one would play: a game or any, a language or any, unhurried or either way."""

    def __init__(self, ui: Ui, quick: QuickSearch) -> None:
        self._quick = quick
        super().__init__(ui, ui.words.phrase("house-quick-title"), ())

    def refresh(self) -> None:
        words, quick = self.words, self._quick
        self.entries = [
            MenuEntry("look", words.phrase("house-quick-look"), self._look),
            MenuEntry(
                "game",
                words.phrase("house-quick-game"),
                value=self._game,
                change=self._change_game,
                control="choice",
            ),
            MenuEntry(
                "language",
                words.phrase("house-quick-language"),
                value=self._language,
                change=self._change_language,
                control="choice",
            ),
            MenuEntry(
                "unhurried",
                words.phrase("house-terms-unhurried"),
                value=lambda: words.phrase("switch-on" if quick.unhurried else "switch-off"),
                change=self._change_pace,
                help=words.phrase("house-quick-unhurried-help"),
                control="check",
                stands=lambda: Control("check", on=quick.unhurried),
            ),
        ]

    def _game(self) -> Phrase:
        if not self._quick.game:
            return self.words.phrase("house-quick-game-any")
        return sentences.game_title(self.words, self._quick.game)

    def _change_game(self, by: int) -> bool:
        found = _beside(("", *registry.known()), self._quick.game, by)
        if found is None:
            return False
        self._quick.game = found
        return True

    def _language(self) -> Phrase:
        code = self._quick.asked_language
        if not code:
            return self.words.phrase("house-quick-language-any")
        return language_name(self.words, code)

    def _change_language(self, by: int) -> bool:
        found = _beside(("", *languages.codes()), self._quick.asked_language, by)
        if found is None:
            return False
        self._quick.language = found
        return True

    def _change_pace(self, by: int) -> bool:
        self._quick.unhurried = not self._quick.unhurried
        return True

    def _look(self) -> None:
        self.ui.pop(silent=True)
        self._quick.look()


def _beside(choices: Sequence[str], now: str, by: int) -> str | None:
    """Return the next choice, or the one before; None where there is none."""
    at = choices.index(now) + (1 if by > 0 else -1) if now in choices else 0
    return choices[at] if 0 <= at < len(choices) else None
