"""Whatever keys a finger presses: every message can be read, once as unread, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from braillespiel.output.braille.display import RecordingDisplay
from braillespiel.ui.braille.line import wrap
from braillespiel.ui.braille.messages import BrailleMessage, Messages
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.settings_menu import CategoryMenu, SettingsMenu
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player

LEFT, RIGHT = "BraillePanLeft", "BraillePanRight"
MARKS_READ = ("Ctrl+L", "BrailleBack")
PANS = 0.4
"""How many of the keys pan."""
ON = 400
"""Pans after which everything must have been read."""


def holding(row: bytes, felt: list[bytes], at: int = 0) -> int | None:
    """Return the first of the rows ``felt``, from ``at`` on, in which these words lie."""
    word = b"\0" + row + b"\0"
    return next((n for n in range(at, len(felt)) if word in felt[n]), None)


@dataclass(slots=True)
class Finger:
    """Feels every frame, and checks that what counts as read has lain there whole."""

    player: Player
    display: RecordingDisplay
    waiting: dict[int, tuple[BrailleMessage, int]] = field(default_factory=dict)
    """Unread messages, and the frame at which each was noticed."""
    faults: list[str] = field(default_factory=list)
    outdated: list[str] = field(default_factory=list)
    """What was taken away unread because it no longer held."""
    read: int = 0
    keys: int = 0

    def ways(self, message: BrailleMessage) -> set[tuple[bytes, ...]]:
        """Return the rows over which a message may lie: it begins where the one before ends."""
        view = self.player.ui.announcer.braille
        width = view.columns - 2
        found: set[tuple[bytes, ...]] = set()
        for braille in filter(None, (message.braille, message.going_on)):
            cells = view.transcriber.cells(braille)
            for before in range(width):
                rows = wrap(b"\xff" * before + b"\0" * (before > 0) + cells, width)
                own = [row.lstrip(b"\xff").strip(b"\0") for row in rows]
                found.add(tuple(row for row in own if row))
        return found

    def felt(self, since: int = 0) -> list[bytes]:
        """Return the rows felt since a frame, without the status cells, each between blanks."""
        found: list[bytes] = []
        for frame in self.display.frames[since:]:
            for line in frame.lines:
                row = bytes(ord(cell) & 0xFF for cell in line[:-2]).strip(b"\0")
                found.append(b"\0" + row + b"\0")
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
            if not message.read or not any(
                all(holding(row, felt) is not None for row in way) for way in self.ways(message)
            ):
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
            player.sounds.played.clear()
            player.press(RIGHT)
            self.check(RIGHT)
            if "edge" in player.sounds.played:  # felt only where it was not just before
                break
        else:
            self.faults.append("the end of the line is never reached")
        felt = self.felt(since)
        at = 0
        for message in order:
            ends = []
            for way in self.ways(message):
                here: int | None = at
                # The beginning of the first may have been read before.
                for row in way[-1:] if message is order[0] else way:
                    here = None if here is None else holding(row, felt, here)
                ends += [] if here is None else [here]
            if not ends:
                self.faults.append(f"not in its order: {message.braille!r}")
                break
            at = min(ends)
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
