"""Whatever keys a finger presses: every message can be read, once as unread, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from braillespiel.output.braille.display import RecordingDisplay
from braillespiel.ui.braille.line import wrap
from braillespiel.ui.braille.messages import Message, Messages
from braillespiel.ui.braille.status_cell import BAR
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.settings_menu import CategoryMenu, SettingsMenu
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player

LEFT, RIGHT = "BraillePanLeft", "BraillePanRight"
MARKS_READ = ("Ctrl+L", "BrailleBack")
PANS = 0.4
"""How many of the keys pan."""
BETWEEN = bytes((0, BAR, 0))
"""What lies between messages that share a row."""
ON = 400
"""Pans after which everything must have been read."""


@dataclass(slots=True)
class Finger:
    """Feels every frame, and checks that what counts as read has lain there whole."""

    player: Player
    display: RecordingDisplay
    waiting: dict[int, tuple[Message, int]] = field(default_factory=dict)
    """Unread messages, and the frame at which each was noticed."""
    faults: list[str] = field(default_factory=list)
    outdated: list[str] = field(default_factory=list)
    """What was taken away unread because it no longer held."""
    read: int = 0
    keys: int = 0

    def rows_of(self, message: Message) -> list[bytes]:
        view = self.player.ui.announcer.braille
        width = view.columns - 2
        return wrap(view.transcriber.cells(message.braille), width)

    def felt(self, since: int = 0) -> list[bytes]:
        """Return the rows felt since a frame, without the status cells.

        What shares a row with others is a row for itself here.
        """
        found: list[bytes] = []
        for frame in self.display.frames[since:]:
            for line in frame.lines:
                row = bytes(ord(cell) & 0xFF for cell in line[:-2])
                parts = row.split(BETWEEN)
                found += [part.rstrip(b"\0").ljust(len(row), b"\0") for part in parts]
        return found

    def seats(self) -> list[Messages]:
        """Return the messages of everybody at this computer."""
        announcer = self.player.ui.announcer
        found = [announcer.history.messages]
        for screen in self.player.ui.screens:
            if isinstance(screen, MatchScreen):
                found += [history.messages for history in screen._histories.values()]
        return found

    def check(self, key: str) -> None:
        """Note what came, and what is gone without having been felt."""
        unread = {id(m): m for messages in self.seats() for m in messages.unread}
        for number, (message, since) in list(self.waiting.items()):
            if number in unread:
                continue
            del self.waiting[number]
            if message.outdated:
                self.outdated.append(message.braille)
                continue
            self.read += 1
            felt = self.felt(since)
            if not message.read or any(row not in felt for row in self.rows_of(message)):
                self.faults.append(f"{key} lost {message.braille!r}")
        for number, message in unread.items():
            self.waiting.setdefault(number, (message, max(0, len(self.display.frames) - 1)))

    def read_on(self) -> None:
        """Pan to the end, with that key alone: what was unread comes in its order, and is read."""
        player = self.player
        for screen in player.ui.screens:
            if isinstance(screen, MatchScreen):
                screen.port.host.pause()  # nothing more shall come
        order = player.ui.announcer.history.messages.unread
        since = max(0, len(self.display.frames) - 1)
        for _ in range(ON):
            player.press(RIGHT)
            self.check(RIGHT)
            if player.ui.announcer.braille.is_edge:  # said only where it was not just before
                break
        else:
            self.faults.append("the end of the line is never reached")
        felt = self.felt(since)
        at = 0
        for message in order:
            rows = self.rows_of(message)
            if message is order[0]:
                rows = rows[-1:]  # its beginning may have been read before
            for row in rows:
                if row not in felt[at:]:
                    self.faults.append(f"not in its order: {message.braille!r}")
                    break
                at = felt.index(row, at)
        if left := player.ui.announcer.history.messages.unread:
            self.faults.append(f"still unread: {[m.braille for m in left]}")


def read_everything(home: Path, game: str, seed: int, keys: int, columns: int = 20) -> Finger:
    """Press random keys in a random match; return the finger that felt it."""
    rng = Random(f"{game} {seed}")
    display = RecordingDisplay(columns, rng.choice((1, 1, 4)))
    player = Player(home, columns=columns, seed=seed, display=display, language="de")
    finger = Finger(player, display)
    table = random_table(player, game, rng, people=rng.choice((1, 1, 2)))
    finger.check("")
    for _ in range(keys):
        if isinstance(player.ui.screen, HandOver):
            key = "Enter"
        elif isinstance(player.ui.screen, SettingsMenu | CategoryMenu):
            key = "Escape"  # other tables would make other cells of what was felt
        elif rng.random() < PANS:
            key = rng.choice((LEFT, RIGHT, RIGHT))
        else:
            key = keys_here(player, rng)
            if key in MARKS_READ or key == f"@{columns - 1}":  # these say so themselves
                continue
        press(player, key)
        finger.keys += 1
        if table not in player.ui.screens:
            break  # the match was left: several people take their messages with them
        finger.check(key)
        if rng.random() < 0.2:
            player.wait(rng.choice((200, 1000, 5000)), step=200)
            finger.check("time")
    if player.ui.screens and not player.ui.done and len(table.port.host.people) == 1:
        finger.read_on()
    return finger
