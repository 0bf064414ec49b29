"""What commands, menus and notices need of the screen on which a match is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from braillespiel.engine.anygame import AnyThought
from braillespiel.words.phrase import Phrase, without_marks

if TYPE_CHECKING:
    from braillespiel.engine.contract import OptionValue
    from braillespiel.games.presenter import Answer, Draft, Presenter
    from braillespiel.store.errors import StoreError
    from braillespiel.table.port import Port
    from braillespiel.ui.keymap import Scope
    from braillespiel.ui.match.seats import Seats
    from braillespiel.ui.navigator import Navigator
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that is being thought about; it is void once anything has happened."""

    thought: AnyThought
    revision: int
    """That of the port when it was asked for."""
    follow: bool = False
    """Whether it is not only told: what it says is to be done, after a question."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint that was said: whoever types its text does what it says."""

    question: str
    """What was asked of the seat (``Port.question``); once that is answered it is void."""
    told: tuple[Phrase, Phrase]
    """The whole hint, and its action."""
    action: Any
    revision: int
    """That of the port when it was told."""

    def says(self, text: str) -> bool:
        """Tell whether a text is the hint or its action, in any wording."""
        return any(
            _plain(text) == _plain(each)
            for one in self.told
            for each in (one.full, one.normal, one.brief, without_marks(one.braille))
        )


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".!")


class MatchTable(Protocol):
    """A match on the screen, as one person at the keyboard plays it (``match.screen``)."""

    ui: Ui
    port: Port
    seats: Seats
    game: str
    playing: Mapping[str, OptionValue] | None
    seat: int
    draft: Draft | None
    marked: list[str]
    hint: Hint | None
    """A hint that is being thought about."""
    hinted: Hinted | None
    """The last one that was said."""
    cautioned: set[tuple[int, str]]
    """Who was warned of what in this match: each seat once of each kind."""

    @property
    def helped(self) -> bool:
        """Whether it is fair to warn who sits here."""

    @property
    def words(self) -> Words:
        """The words of what is told here."""

    @property
    def presenter(self) -> Presenter:
        """Who words the table for the person at the keyboard."""

    @property
    def navigator(self) -> Navigator:
        """The focus of the person at the keyboard."""

    @property
    def at_keyboard(self) -> tuple[int, ...]:
        """The seats being played now: one, or all at a shared table."""

    @property
    def over(self) -> bool:
        """Tell whether the match is over."""

    @property
    def ended(self) -> bool:
        """Tell whether the result has been told."""

    @property
    def racing(self) -> bool:
        """Tell whether a delay costs somebody something."""

    def view(self) -> Any:
        """Return what the person at the keyboard may know."""

    def acting(self, seat: int) -> bool:
        """Tell whether the match waits for ``seat``."""

    def my_turn(self) -> bool:
        """Tell whether the match waits for the person at the keyboard."""

    def silences(self, scope: Scope) -> bool:
        """Tell whether a key of ``scope`` silences what is being said."""

    def title(self) -> Phrase:
        """Say which game, what is being put together, whose turn it is."""

    def game_name(self) -> Phrase:
        """Name the game, and the kind of match where there are several."""

    def turn(self) -> Phrase:
        """Say whose turn it is, or why nobody acts."""

    def turn_told(self) -> Phrase:
        """Say what is being put together, and whose turn it is."""

    def focused(self) -> Phrase:
        """Return the focused item with its zone."""

    def item_phrase(self) -> Phrase:
        """Return the focused item."""

    def keys_when_over(self) -> Phrase:
        """Return which keys there are once the match is over; nothing if that is not said."""

    def trouble_told(self, trouble: StoreError) -> Phrase:
        """Say why the match cannot be stored, and what helps."""

    def refresh(self) -> None:
        """Take the zones again; the focus stays on the same thing."""

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command."""

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what was answered; ``seat`` acts if it is not the one at the keyboard."""

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out an action, or say which rule forbids it."""

    def received(self) -> None:
        """Take a key as a sign that what was announced before has been received."""

    def deliver(self) -> None:
        """Announce to this seat what has happened, and go on."""

    def set_back(self) -> None:
        """The match was set back: nothing that was not told yet ever happened."""

    def open_menu(self) -> None:
        """Open the menu of the match over whatever is on top."""

    def vacate(self) -> None:
        """The person at the keyboard leaves: nothing of this seat stays behind for others."""

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the keyboard now."""
