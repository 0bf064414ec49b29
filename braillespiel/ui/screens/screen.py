"""What a screen is: something that keys walk, that speaks, brailles and can be drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from braillespiel.engine.contract import OptionValue
from braillespiel.games.presenter import Kind
from braillespiel.output.picture import BarKind, Picture
from braillespiel.ui.braille.legend import Sign, own_signs
from braillespiel.ui.braille.line import BrailleLine, Section
from braillespiel.ui.keymap import Command, Meaning, Scope
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


@dataclass(frozen=True, slots=True)
class Stands:
    """How a match, or a class, stands where it is shown.

    ``everybody``: the turn is worded as everybody is told it. ``paused``: nobody may act now.
    """

    turn: Phrase = EMPTY
    kind: BarKind = ""
    everybody: bool = False
    paused: bool = False


@dataclass(frozen=True, slots=True)
class ClassPause:
    """The teacher has paused the class, a table or this pupil alone, perhaps with a word to it."""

    word: str
    everybody: bool
    """Whether the whole class pauses."""


class Screen(ABC):
    """One level of the client: a menu, the table, a text. Screens lie on a stack."""

    scopes: tuple[Scope, ...] = (Scope.MENU,)
    game = ""
    """The id of the game this screen belongs to, for F4 (rules)."""
    playing: Mapping[str, OptionValue] | None = None
    """The options of the match it shows; F4 then shows only their rules."""

    asks_digits = False
    """Whether a digit asks the table below for a card, since it means nothing here."""
    hides_table = False
    """Whether what lies below belongs to somebody else, so that keys that ask get no answer."""
    may_be_followed = False
    """Whether a teacher may follow it although it is no table: the waiting room, exercises."""
    is_waiting_room = False
    """Whether it is the waiting room of a network table, not the main menu, where one begins."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.client_words = ui.words
        """The client's words, with those of the game that it was opened for."""

    @property
    def words(self) -> Words:
        """The words of what is told here."""
        return self.client_words

    def shown(self, phrase: Phrase) -> str:
        """Return what is seen of ``phrase``: the wording that is spoken of it."""
        return self.ui.announcer.wording.choose(phrase, Kind.TABLE)

    @abstractmethod
    def title(self) -> Phrase:
        """Name the screen (key F3)."""

    @abstractmethod
    def focused(self) -> Phrase:
        """Return what is focused, as said when the screen appears or comes back."""

    @abstractmethod
    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command; False if it means nothing here (the client says so)."""

    @abstractmethod
    def line(self) -> BrailleLine:
        """Return the Braille line."""

    @abstractmethod
    def picture(self) -> Picture:
        """Return what the window draws."""

    def signs(self) -> Sequence[Sign]:
        """Return the signs that the Braille line can show here, those of the focus first."""
        return own_signs(self.words)

    def sections(self) -> tuple[Section, ...]:
        """Return what lies on a display of many lines, none where the line is all there is."""
        return ()

    def tries_room(self) -> str:
        """Return the id of the game whose room tone is tried out here, "" for none."""
        return ""

    def standing(self) -> Sequence[tuple[Phrase, str]]:
        """Return how things stand in a match, which wide Braille lines show beside the zone: each
        with the key of what it tells of, "" for none.
        """
        return ()

    def letter_cards(self) -> Collection[str]:
        """Return the notations of a match's cards that are only letters."""
        return ()

    def stands(self) -> Stands | None:
        """Return whose turn it is where one is; None where the screen below knows that."""
        return None

    def for_everybody(self) -> bool:
        """Tell whether others see it too: only what everybody was told may stand beside it."""
        return False

    def class_pause(self) -> ClassPause | None:
        """Return the pause of a class that one is in here, None while there is none."""
        return None

    def my_turn(self) -> bool:
        """Tell whether the person at the keyboard is to act in a match here."""
        return False

    def appear(self) -> None:
        """Say the screen's title and what is focused."""
        self.ui.announcer.answer(
            sentences((self.title(), self.focused()), self.words.signs.sentence)
        )

    def rules_wanted(self) -> str:
        """Return the id of the game whose rules F4 opens, "" to ask which."""
        return self.game

    def people(self) -> Sequence[str]:
        """Return the names of the people who play here at this computer."""
        return ()

    def drafting(self) -> bool:
        """Tell whether a draft is open, so that some keys end or change it."""
        return False

    def idle_commands(self) -> frozenset[str]:
        """Return the ids of commands that do nothing here; the short help leaves them out."""
        return frozenset()

    def means(self, command: str) -> Phrase:
        """Say what a command of the key table does here, where it does not do what it does
        elsewhere; else nothing.
        """
        return EMPTY

    def zone_name(self) -> Phrase:
        """Name the zone that has the focus; nothing if there are no zones."""
        return EMPTY

    def acts_on_news(self) -> bool:
        """Tell whether keys here act on what has happened, so that it must be announced before."""
        return False

    def renamed(self) -> None:  # noqa: B027 - most screens name nothing that has several names
        """Cards have other names now (words.naming)."""

    def on_suspend(self) -> None:
        """Another screen opens over this one."""
        return

    def on_resume(self) -> None:
        """This screen is on top (again)."""
        return

    def silences(self, scope: Scope) -> bool:
        """Tell whether a key of ``scope`` silences what is being said."""
        return True

    def typed(self, character: str) -> bool:
        """Take a typed character (first letters of a menu, a text field); False if unused."""
        return False

    def finds(self, key: str) -> bool:
        """Tell whether ``key`` is a letter that finds something, before it asks the table below."""
        return False

    def explains(self) -> bool:
        """Tell whether there is an explanation of what is focused."""
        return False

    def answers(self, command: str) -> bool:
        """Answer a key that asks while another view lies over this one; False if it cannot."""
        return False

    takes_signs = False
    """Whether signs that are no digits mean something here, as where a text is typed."""

    def raw_key(self, key: str) -> bool:
        """Take a key before the key table does (naming a new key); False if not wanted."""
        return False

    def route(self, key: str) -> bool:
        """A routing key over the chunk ``key`` (or a click on it); False if it does nothing."""
        return False

    def commands_that_act(self) -> Collection[tuple[Scope, str]]:
        """Return the commands that would be legal actions now."""
        return ()

    def keys_now(self) -> Sequence[tuple[Meaning, Phrase]]:
        """Return the few commands that matter most now, each with its own sentence, EMPTY where the
        key table's is as good; nothing where no help begins so.
        """
        return ()

    def at_once(self, key: str) -> bool:
        """Tell whether a routing key over ``key`` does something at once, not only show it."""
        return key == self.focused_key()

    def drop(self) -> bool:
        """Drop what is being put together; False if nothing is."""
        return False

    def choice(self, word: str) -> str:
        """Return the key of the choice that a word of what was asked names, "" for none."""
        return ""

    def focused_key(self) -> str:
        """Return the key of the focused thing, "" if there is none."""
        return ""

    def point(self, key: str, say: bool = True) -> bool:
        """Focus the thing ``key`` and say it; False if there is none."""
        return False

    def step(self, by: int) -> bool:
        """Change the focused thing's value by this many steps; False if it has none."""
        return False

    def extra_commands(self) -> tuple[Command, ...]:
        """Return the commands that only this screen has now (keys of a game, of a draft)."""
        return ()

    def tick(self) -> None:
        """Continue what goes on by itself (bots, clocks)."""
        return

    def stood_still(self, ms: int) -> None:
        """The program stood still for this long (the computer slept)."""
        return

    def busy(self) -> bool:
        """Tell whether tick has more to do at once."""
        return False

    def wait_ms(self) -> int | None:
        """Return in how many ms tick is due, or None if only a key continues."""
        return None
