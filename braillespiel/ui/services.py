"""What menus need from outside the seat: matches on disk, statistics, voices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from braillespiel.engine.contract import OptionValue
from braillespiel.store.statistics import Against, PlayedElsewhere
from braillespiel.table.host import Player
from braillespiel.table.port import Port
from braillespiel.table.recording import Recording
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.nameless import Lately
    from braillespiel.ui.network.services import Network  # reads the network's messages


class Settings(Protocol):
    """What the client needs of the settings on disk (store.settings)."""

    def get(self, key: str) -> bool | int | str:
        """Return the value of a declared setting."""

    def set(self, key: str, value: bool | int | str) -> None:
        """Store a value; it takes effect at once."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new match is made of."""

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, OptionValue]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match on disk that is not over."""

    id: str
    game: str
    names: tuple[str, ...]
    """Who plays; without the person who plays every match of the list alone, if there is one."""
    actions: int
    """How many entries its journal has."""
    when: str
    """Local date and time of its last action, ISO 8601 to the minute."""
    winners: tuple[str, ...] = ()
    """Who won, if it is over."""
    practice: bool = False
    """A move was taken back in it, or it was continued from another match."""
    days: int | None = None
    """How many days ago its last action was, by the calendar: 0 is today."""


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The statistics of one game (and category, "" for the usual one).

    Matches in which a move was taken back are counted separately.
    """

    game: str
    category: str
    played: int
    won: int
    best: int | None
    streak: int
    taken_back: bool = False
    longest_streak: int = 0
    shared: int = 0
    """How many of the matches won were shared with others."""
    elsewhere: int = 0
    """How many were played over a network."""
    against: tuple[Against, ...] = ()


class MatchLibrary(Protocol):
    """The matches on disk, and their statistics."""

    @property
    def playing(self) -> str:
        """The name of the match that is being played, "" without one."""

    def new_match(self, setup: Setup) -> Port:
        """Begin a match; it is on disk from its first action on."""

    def saved(self) -> Sequence[SavedMatch]:
        """Return the matches that can be resumed, the newest first."""

    def resume(self, match_id: str) -> Port:
        """Load a match; raises a GameError or StoreError that can be said."""

    def finished(self) -> Sequence[SavedMatch]:
        """Return the finished matches, the newest first."""

    def recording(self, match_id: str = "") -> Recording:
        """Return a match as it was played, or the current one if none is named.

        Raises a GameError or StoreError that can be said.
        """

    @property
    def has_files(self) -> bool:
        """Tell whether matches can be kept as files, and files be read."""

    def files(self) -> Sequence[Path]:
        """Return the match files in the folder in which matches are kept, the newest first."""

    def recording_of(self, path: Path) -> Recording:
        """Return the match of a match file. Raises MatchFileError, InputError, GameError."""

    def play_on(self, recording: Recording, moment: int, seat: int, redraw: bool) -> Port:
        """Begin a match that continues from a moment of a recording, with a person at ``seat``.

        It counts as practice. With ``redraw`` what the seat could not know is drawn again.
        """

    def export(self, match_id: str) -> str:
        """Save a match as a file; return its path. Raises MatchFileError or StoreError."""

    def leave(self) -> None:
        """Let go of the match being played."""

    def damaged(self) -> int:
        """Return how many matches on disk no list shows because they are damaged."""

    def delete_damaged(self) -> None:
        """Forget them."""

    def delete(self, match_id: str) -> None:
        """Forget a saved match."""

    def standings(self) -> Sequence[GameStatistics]:
        """Return the statistics of all games played."""

    def solved(self, game: str, option: str, category: OptionValue) -> Collection[OptionValue]:
        """Return the values of an option with which a match of that category was won."""

    def count(self, played: PlayedElsewhere) -> int:
        """Count a match that another computer keeps; return its number in the statistics."""

    def uncount(self, number: int) -> None:
        """Take back what was counted: the match continues."""

    def reset_statistics(self) -> None:
        """Forget all statistics."""


class Devices(Protocol):
    """Voices, sounds, displays and the front end, as far as screens ask for them."""

    def voices(self) -> Sequence[str]:
        """Return the ids of the voices of the current speech backend."""

    def output_idle(self, answers: bool = True) -> bool:
        """Tell whether everything said so far has been heard and had time to be felt.

        Without ``answers``, answers to the player's own keys do not count.
        """

    def speaks(self) -> bool:
        """Tell whether somebody says our sentences."""

    def brailles(self) -> bool:
        """Tell whether a display of ours is there."""

    def speaker(self) -> str:
        """Return who says our sentences: "reader" (the player's own screen reader), "voice" (a
        voice of ours) or "text" (nobody; they are lines of text).
        """

    def cells(self) -> int:
        """Return how many cells the display has, 0 without one."""

    def sound_packs(self) -> Sequence[str]:
        """Return the names of the player's own sound packs."""

    def room_sounds(self) -> bool:
        """Tell whether a room tone may sound: it is known when whoever says our lines is done."""

    def draws(self) -> bool:
        """Tell whether there is a window that can be seen."""

    def reads_window(self) -> bool:
        """Tell whether a screen reader can read our window."""

    def forget(self) -> None:
        """Remove what the last person's sentences left on the screen."""


class Reports(Protocol):
    """The report for whoever helps: what stands in it, and where it is kept."""

    def lines(self, lately: Lately | None, hands: bool) -> Sequence[str]:
        """Return it line by line: versions, devices, changed settings, the last sentences.

        They are those of ``lately``, else of the last match that was kept. No name is in them,
        and a hand only with ``hands``. Raises StoreError.
        """

    def place(self) -> str:
        """Return the file that it would be, "" where it goes to the device of a page."""

    def keep(self, text: str) -> str:
        """Keep it as a new file; return its path, "" where a page has it. Raises OSError."""


class Beside(Protocol):
    """What goes on by itself whichever screen is open."""

    def tick(self) -> None:
        """Continue."""

    def wait_ms(self) -> int | None:
        """Return in how many ms tick is due, None if nothing waits."""


class Services(Protocol):
    """What one person's screens use of the disk and the devices."""

    @property
    def matches(self) -> MatchLibrary:
        """The matches on disk."""

    @property
    def devices(self) -> Devices:
        """What speaks, sounds and shows."""

    @property
    def reports(self) -> Reports:
        """The report for whoever helps."""

    @property
    def network(self) -> Network | None:
        """The way to network tables; None if there is none."""

    @property
    def beside(self) -> list[Beside]:
        """What goes on beside the open screen; whoever adds itself removes itself again."""

    def lend_settings(self, values: Mapping[str, object]) -> bool:
        """Let values hold that are never kept, and those lent before no more.

        Tell whether any of them is a value of its setting.
        """

    def lend_front(self, needs: Mapping[str, object]) -> bool:
        """Let a page have the language and the dress that its person's class has noted.

        Tell whether that says anything of it; a program of one's own keeps its own.
        """

    @property
    def has_decks(self) -> bool:
        """Whether the decks on this computer are this person's own: not those of a page's guest."""

    def labels_folder(self) -> Path:
        """Return the folder that labels are written to."""

    def give_file(self, name: str, data: bytes) -> Path | None:
        """Give the person a file: beside the labels, and return where; None: their page has it.

        Raises LabelError where it cannot be written.
        """

    def lessons_folder(self) -> Path | None:
        """Return where lessons are beside the built-in ones, None if nowhere."""

    def post(self, call: Callable[[], None]) -> None:
        """Have ``call`` run by the client's loop; from any thread."""

    def in_background(self, work: Callable[[], None]) -> None:
        """Run ``work`` beside the loop, so that keys are answered meanwhile."""

    def problem(self, error: Exception) -> Phrase:
        """Word an error from outside the program; raise the program's own again."""

    def apply(self) -> None:
        """Apply the settings that matches and devices use."""
