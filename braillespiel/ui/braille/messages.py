"""What one seat's finger has been told: messages in their order, each read once as unread.

What has come since the player's last move is read first, then what she had left unread before it.
A message is read when all its rows have lain on the display; it leaves the unread ones in no
other way than that, by the reader's own wish (:meth:`Messages.mark_all`), or because it no longer
holds (:meth:`Messages.outdate`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

KEPT = 2000
"""How many read messages can be gone back to; older ones are in the match's journal."""


@dataclass(slots=True, eq=False)
class BrailleMessage:
    """One message as Braille wording, and which of its rows have been on the display."""

    braille: str
    number: int
    """Messages are numbered in the order in which they came."""
    read: bool = False
    rows_lain: set[int] = field(default_factory=set)
    outdated: bool = False
    """Taken for read because it no longer held."""
    laid_out: object = None
    """What the row numbers depend on: the width of the display, the tables, the first cell."""
    behind: BrailleMessage | None = None
    """The message of what the same seat did directly before: read on from it..."""
    going_on: str = ""
    """...this one is worded so."""
    chat: bool = False
    """Somebody wrote it: it waits for its reader in the next match too."""
    left: bool = False
    """It tells of a match that has been left."""
    update: int | None = None
    """The number of the update of the match that it tells of; None if it tells of none."""
    turn: int = 0
    """How many moves its reader had made when it came."""
    state: str = ""
    """Of what it tells how it stands, such as the connection; "" if it tells what happened."""


class Messages:
    """The messages of one seat, read and unread."""

    def __init__(self, read: Collection[str] = ()) -> None:
        """Begin with messages that had been ``read`` before."""
        self._count = 0
        self._turn = 0
        self._read: list[BrailleMessage] = []
        self._unread: list[BrailleMessage] = []
        self._window: BrailleMessage | None = None
        self._answered: BrailleMessage | None = None
        """What the key that is being carried out has brought about last."""
        for braille in read:
            if braille:
                self._read.append(self._made(braille, read=True))
        del self._read[:-KEPT]

    def _made(self, braille: str, read: bool = False) -> BrailleMessage:
        self._count += 1
        return BrailleMessage(braille, self._count, read, turn=self._turn)

    @property
    def unread(self) -> tuple[BrailleMessage, ...]:
        """The unread messages, in the order in which they are read."""
        return tuple(self._unread)

    def waiting(self, lying: Collection[BrailleMessage]) -> int:
        """Return how many unread messages there are besides those that are ``lying`` there."""
        return (
            len(self._unread) - sum(map(self._unread.count, lying)) if lying else len(self._unread)
        )

    @property
    def first(self) -> BrailleMessage | None:
        """The message that is read next."""
        return self._unread[0] if self._unread else None

    @property
    def window(self) -> BrailleMessage | None:
        """The unread message of what everybody waits for."""
        return self._window

    @property
    def newest(self) -> BrailleMessage | None:
        """The unread message that came last."""
        return max(self._unread, key=lambda one: one.number, default=None)

    @property
    def turn(self) -> int:
        """How many moves the reader has made: an unread message of less was overtaken."""
        return self._turn

    # -- coming ------------------------------------------------------------------------

    def acted(self) -> None:
        """The reader has made a move: what was told of the match before is read after what comes.

        What is no part of the match, such as chat, is not overtaken.
        """
        self._turn += 1
        stays = [one for one in self._unread if one.update is None or one is self._window]
        for message in stays:
            message.turn = self._turn
        self._unread = stays + [one for one in self._unread if one not in stays]

    def _overtaken_from(self) -> int:
        """Return how many unread messages there are before those that were overtaken."""
        return sum(one.turn == self._turn for one in self._unread)

    def add(
        self,
        braille: str,
        behind: BrailleMessage | None = None,
        going_on: str = "",
        chat: bool = False,
        update: int | None = None,
    ) -> BrailleMessage:
        """Put a message behind all that are unread but were not overtaken, and return it."""
        message = self._made(braille)
        message.behind, message.going_on, message.chat = behind, going_on, chat
        message.update = update
        self._unread.insert(self._overtaken_from(), message)
        return message

    def answer(self, brailles: Collection[str], update: int | None = None) -> None:
        """Put what the player's own key brought about before everything unread, in its order."""
        answers = [self._made(braille) for braille in brailles if braille]
        for message in answers:
            message.update = update
        after = self._answered
        at = self._unread.index(after) + 1 if after is not None and after in self._unread else 0
        self._unread[at:at] = answers
        if answers:
            self._answered = answers[-1]

    def stands(self, braille: str, state: str, first: bool = False) -> BrailleMessage:
        """Put in how something stands now, in the place of what is unread of how it stood.

        ``first``: before everything unread.
        """
        before = [one for one in self._unread if one.state == state]
        at = self._unread.index(before[0]) if before else self._overtaken_from()
        for one in before:
            self._void(one)
        message = self._made(braille)
        message.state = state
        self._unread.insert(0 if first else at, message)
        return message

    def key_pressed(self) -> None:
        """Another key of the player's comes: what it brings about goes first again."""
        self._answered = None

    def open_window(self, braille: str, update: int | None = None) -> None:
        """Put what everybody waits for first, until it is read or no longer waited for."""
        self.close_window()
        self._window = self._made(braille)
        self._window.update = update
        self._unread.insert(0, self._window)

    def close_window(self) -> None:
        """Put what was waited for back in its place in the order."""
        window, self._window = self._window, None
        if window in self._unread:
            self._unread.remove(window)
            near = [n for n, one in enumerate(self._unread) if one.turn == window.turn]
            earlier = [n for n in near if self._unread[n].number < window.number]
            self._unread.insert(earlier[-1] + 1 if earlier else 0, window)

    def leave(self) -> None:
        """The match is left: what it told waits for its reader until another begins."""
        for message in self._unread:
            message.left = message.left or not message.chat

    def take_over(self, other: Messages, same_match: bool) -> None:
        """Put what is unread in ``other`` before all that is unread here.

        What tells of another match that has been left can be gone back to, and waits no longer; so
        does how something stood of which is told here how it stands.
        """
        taken, other._unread, other._window = other._unread, [], None
        told = {one.state for one in self._unread} - {""}
        for message in taken:
            self._count += 1
            message.number = self._count
        self._turn = other._turn
        for message in self._unread:
            message.turn = self._turn
        overtaken = [one for one in taken if one.turn < self._turn]
        here = [one for one in taken if one.turn == self._turn]
        self._unread = [*here, *self._unread, *overtaken]
        for message in taken:
            message.update = message.update if same_match else None
            if (message.left and not same_match) or message.state in told:
                self._void(message)
            message.left = False

    # -- reading -----------------------------------------------------------------------

    def lain(
        self, message: BrailleMessage, rows: Collection[int], of: int, laid_out: object
    ) -> None:
        """Note that ``rows`` of a message with ``of`` rows have been on the display."""
        if message.laid_out != laid_out:
            message.laid_out = laid_out
            message.rows_lain.clear()
        message.rows_lain.update(rows)
        if len(message.rows_lain) >= of and not message.read:
            self._mark(message)

    def answered(self, braille: str) -> None:
        """Take the next message for read if an answer has just said the same, to its end."""
        if self.first is not None and self.first.braille == braille:
            self._mark(self.first)

    def mark_all(self) -> int:
        """Mark all messages as read; return how many there were."""
        count = len(self._unread)
        for message in sorted(self._unread, key=lambda one: one.number):
            self._mark(message)
        return count

    def outdate(self, braille: str, lying: Collection[BrailleMessage], begun: bool = False) -> None:
        """Take what no longer holds for read: it can be gone back to, and waits no longer.

        What is ``lying`` under the finger stays: a line that is being read does not change under
        it. So does what has been ``begun``, unless it is to go too.
        """
        for message in [one for one in self._unread if one.braille == braille]:
            if message not in lying and (begun or not message.rows_lain):
                self._void(message)

    def void(self, stands: int, lying: Collection[BrailleMessage]) -> None:
        """What tells of updates after this one never happened: nobody need read it.

        What is ``lying`` under the finger stays there, and waits no longer once it does not.
        """
        for message in [one for one in self._unread if (one.update or 0) > stands]:
            message.outdated = True
            if message not in lying:
                self._mark(message)

    def drop_outdated(self) -> None:
        """What no longer holds lies under no finger any more."""
        if self._unread:
            for message in [one for one in self._unread if one.outdated]:
                self._mark(message)

    def _void(self, message: BrailleMessage) -> None:
        message.outdated = True
        self._mark(message)

    def _mark(self, message: BrailleMessage) -> None:
        message.read = True
        self._unread.remove(message)
        if message is self._window:
            self._window = None
        later = [n for n, one in enumerate(self._read) if one.number > message.number]
        self._read.insert(later[0] if later else len(self._read), message)
        del self._read[:-KEPT]

    # -- going back --------------------------------------------------------------------

    def older(self, than: BrailleMessage | None) -> BrailleMessage | None:
        """Return the read message before ``than``, or the newest of all if none is given."""
        number = self._count + 1 if than is None else than.number
        return next((one for one in reversed(self._read) if one.number < number), None)

    def newer(self, than: BrailleMessage) -> BrailleMessage | None:
        """Return the read message after ``than``."""
        return next((one for one in self._read if one.number > than.number), None)
