"""The figures of evidence, counted at the pupil's seat. Each is defined here, and nowhere else.

Only what the class asks for is counted, only after the pupil's "yes", and never while something
private is open (``is_private``). A figure that this device cannot know is not 0 but
missing, with a reason.

``cells``
    A *showing* lasts while the rows of our display stay the same. A showing of at least
    ``READ_MS`` counts its cells that have a dot, without status cell, class cell and what stands
    beside them. Known only with a display of ours.
``pans``
    Presses of the display's two panning keys, whether or not it went any further. Known only with
    a display of ours.
``contractions``
    How many contractions were in the words of the showings that count for ``cells``; each word
    whose cells are those of the reader's table counts all its contractions, as found by
    ``lessons.contractions``; with each "table: print" how often. 0 with a table that does not
    contract. Known only with a display of ours.
``wrong-keys``
    Keys that mean nothing where they are pressed, and keys whose answer has the sound for an
    error: an action that the rules refuse, a request that cannot be met. Known once a key has been
    pressed; who only touches or clicks presses none.
``hints``
    Hints that were asked for on the pupil's own turn in a match.
``time``
    Ms of each own turn: from when the pupil could know that it was theirs to the action that was
    accepted here. It can be known once the last of what happened, which says so, has begun to be
    heard or felt; whoever points at a card, or acts before that, has seen it: from when it was
    shown. Turns that end without an action of the pupil count nothing. Sent one by one.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from braillespiel.games.presenter import Kind
from braillespiel.lessons.contractions import contractions, contracts
from braillespiel.network.class_messages import ROWS, Counted, Figure, Shown, Unknown
from braillespiel.output.braille.errors import BrailleError
from braillespiel.ui.announcer import Said
from braillespiel.ui.braille.frame import CLASS_KEY, STANDING_KEY, STATUS_KEY
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.keymap import Scope

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- what is private -----------------------------------------------------------------


def is_private(ui: Ui) -> bool:
    """Tell whether nobody may follow now: a menu, a setting, a name or a chat is open, or a match
    that several people share at this device, where the next hand is somebody else's.

    The table is followed, exercises and guided matches are, and the waiting room of the class.
    """
    screen = ui.screen
    if any(one.hides_table or len(one.people()) > 1 for one in ui.screens):
        return True
    return not (screen.may_be_followed or Scope.TABLE in screen.scopes)


def is_chat(said: Said) -> bool:
    """Tell whether a sentence is somebody's chat, which is never followed."""
    return said.kind is Kind.CHAT


def chat_lies(ui: Ui) -> bool:
    """Tell whether a chat message lies on the Braille line."""
    announcer = ui.announcer
    over = announcer.braille.over()
    if over is None:
        return False
    chats = announcer.history.kept_in("chat")
    worded = (announcer.wording.brailled(one.phrase, one.kind) for one in chats)
    return any(text and text in over[0] for text in worded)


# -- what is shown -------------------------------------------------------------------


LONGEST = 2000
"""Characters of a sentence at most, as ``network.class_messages`` bounds it."""
MOST = 40
"""New sentences, and new keys, of one message."""
CELLS = 80
KEY = 60
_BLANK = 0x2800


class ShownReport:
    """Gathers what is perceived while somebody follows; ``send`` takes what has changed.

    Nothing is gathered while nobody follows, and nothing of what is private, ever.
    """

    def __init__(self, ui: Ui, send: Callable[[Shown], bool]) -> None:
        self._ui, self._send = ui, send
        self._on = False
        self._said: deque[str] = deque(maxlen=MOST)
        self._keys: deque[str] = deque(maxlen=MOST)
        self._last: Shown | None = None
        """What was sent last, without sentences and keys."""

    def follow(self, on: bool) -> None:
        """Somebody begins to follow, or nobody does any more."""
        if on == self._on:
            return
        self._on, self._last = on, None
        self._said.clear()
        self._keys.clear()
        if on:
            self._ui.announcer.listeners.append(self._hears)
            self._ui.key_listeners.append(self._presses)
        else:
            self._ui.announcer.listeners.remove(self._hears)
            self._ui.key_listeners.remove(self._presses)

    def _hears(self, said: Said) -> None:
        if said.speech and not is_chat(said) and not is_private(self._ui):
            self._said.append(said.speech[:LONGEST])

    def _presses(self, key: str) -> None:
        if not is_private(self._ui):
            self._keys.append(key[:KEY])

    def look(self) -> None:
        """Send what has changed since the last time."""
        if not self._on or not self._ui.screens:
            return
        if is_private(self._ui):
            self._said.clear()
            self._keys.clear()
            now = Shown(private=True)
        else:
            now = self._perceived()
        if now == self._last and not self._said and not self._keys:
            return
        self._last = now
        if not now.private:
            said, keys = tuple(self._said), tuple(self._keys)
            now = replace(now, said=said, keys=keys)
        self._said.clear()
        self._keys.clear()
        if not self._send(now):
            self._last = None  # shown once the connection is back

    def _perceived(self) -> Shown:
        """Return what lies on the line, with no display as one of 40 cells would show it."""
        ui = self._ui
        shown = ui.braille()
        focus = ui.screen.focused().full[:LONGEST]
        measured = ui.services.devices.brailles()
        heard, language = ui.services.devices.speaks(), ui.words.language
        if chat_lies(ui):
            return Shown(focus=focus, measured=measured, heard=heard, language=language)
        rows = tuple(
            "".join(chr(_BLANK + cell) for cell in row[:CELLS]) for row in shown.rows[:ROWS]
        )
        text = ui.announcer.braille.plain()[:LONGEST]
        printed = tuple(
            tuple(
                (first, min(count, CELLS - first), under[:LONGEST])
                for first, count, under in row
                if first < CELLS
            )
            for row in prints(ui.announcer.braille, shown)[:ROWS]
        )
        return Shown(
            rows=rows,
            text=text,
            focus=focus,
            prints=printed,
            measured=measured,
            heard=heard,
            language=language,
        )


# -- tally ---------------------------------------------------------------------------


READ_MS = 500
"""What lies on the display for a shorter time was panned over, not read."""
LOOK_MS = 50
SEND_MS = 5000
TIMES = 100
KINDS = 100
"""So many times, and kinds of contractions, go into one message."""
OF_THE_DISPLAY: frozenset[Figure] = frozenset(("cells", "pans", "contractions"))
_SIX_DOTS = 0x3F
_BESIDE = frozenset((STATUS_KEY, CLASS_KEY, STANDING_KEY))


class Tally:
    """Counts while ``counts`` names figures; ``send`` takes what has been counted since."""

    def __init__(self, ui: Ui, send: Callable[[Counted], bool]) -> None:
        self._ui, self._send = ui, send
        self._counts: frozenset[Figure] = frozenset()
        self._figures: Counter[Figure] = Counter()
        self._contractions: Counter[str] = Counter()
        self._times: list[int] = []
        self._told_unknown: Mapping[Figure, Unknown] = {}
        self._told_known: frozenset[Figure] = frozenset()
        """Figures that were sent before: of the others 0 is told, too, once they are known."""
        self._sent_at = 0
        self._keyed = False
        """Whether a key was ever pressed, not only touched or clicked."""
        self._pressing = False
        """Whether what is said now answers a key."""
        self._showing: tuple[bytes, ...] | None = None
        self._words: Mapping[bytes, str] = {}
        self._since = 0
        self._turn_shown: int | None = None
        """Since when it is their turn on the screen, in ms of the ui."""
        self._turn_told: int | None = None
        """Since when that has begun to be heard or felt."""

    def count(self, figures: Collection[Figure]) -> None:
        """Count these figures from now on; none any more where the consent ended."""
        if frozenset(figures) == self._counts:
            return
        self.send()
        ui, on, was = self._ui, bool(figures), bool(self._counts)
        self._counts = frozenset(figures)
        self._forget()
        if on and not was:
            ui.key_listeners.append(self._presses)
            ui.announcer.listeners.append(self._hears)
        elif was and not on:
            ui.key_listeners.remove(self._presses)
            ui.announcer.listeners.remove(self._hears)

    def _forget(self) -> None:
        self._figures.clear()
        self._contractions.clear()
        self._times.clear()
        self._turn_shown = self._turn_told = self._showing = None
        self._told_unknown, self._told_known = {}, frozenset()
        self._sent_at = self._ui.now()

    # -- what is counted -------------------------------------------------------------------

    def look(self) -> None:
        """See what lies on the display and whose turn it is; send now and then."""
        if not self._counts or not self._ui.screens:
            return
        self._see_display()
        self._see_turn()
        if self._ui.now() - self._sent_at >= SEND_MS:
            self.send()

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again; what a key or the table brings is seen anyway."""
        if not self._counts or not self._ui.screens:
            return None
        if "time" in self._counts and self._turn_told is None and self._ui.screen.my_turn():
            return LOOK_MS
        if self._figures or self._times:
            return max(0, self._sent_at + SEND_MS - self._ui.now())
        return None

    def _see_display(self) -> None:
        ui = self._ui
        if is_private(ui) or not ui.services.devices.brailles():
            self._end_showing()
            return
        shown = ui.braille()
        columns, rows = ui.announcer.braille.columns, shown.rows
        found = tuple(
            bytes(
                0 if key in _BESIDE else cell
                for cell, key in zip(row, shown.keys[n * columns :], strict=False)
            )
            for n, row in enumerate(rows)
        )
        if found != self._showing:
            self._end_showing()
            self._showing, self._since = found, ui.now()
            self._words = self._words_there()

    def _end_showing(self) -> None:
        rows, self._showing = self._showing, None
        if rows is None or self._ui.now() - self._since < READ_MS:
            return
        if "cells" in self._counts:
            self._figures["cells"] += sum(map(bool, b"".join(rows)))
        if "contractions" in self._counts:
            self._count_contractions(rows)

    def _words_there(self) -> Mapping[bytes, str]:
        """Return the words that are shown, by their cells in the reader's table."""
        transcriber = self._ui.announcer.braille.transcriber
        if "contractions" not in self._counts or not contracts(transcriber.text_table):
            return {}
        words = [w.strip("[]") for w in self._ui.announcer.braille.plain().split()]
        return {transcriber.cells(word): word for word in words if any(map(str.isalpha, word))}

    def _count_contractions(self, rows: tuple[bytes, ...]) -> None:
        table = self._ui.announcer.braille.transcriber.text_table
        if not self._words:
            return
        from braillespiel.output.braille import louis  # loads the library: where it contracts

        for row in rows:
            for cells in row.split(b"\0"):
                word = self._words.get(bytes(cell & _SIX_DOTS for cell in cells))
                if not cells or word is None:
                    continue
                try:
                    found = contractions(word, table, louis.translate)
                    whole = louis.translate(word, table).dots
                except (BrailleError, ValueError):
                    continue
                if whole == bytes(cell & _SIX_DOTS for cell in cells):
                    self._figures["contractions"] += len(found)
                    self._contractions.update(f"{table}: {one.print}"[:60] for one in found)

    def _see_turn(self) -> None:
        """Begin to measure once it is the pupil's turn, and they can know it."""
        screen = self._ui.screen
        if Scope.TABLE in screen.scopes and not screen.my_turn():
            self._turn_shown = self._turn_told = None
            return
        self._see_shown()
        if self._turn_shown is not None and self._turn_told is None and self._is_told():
            self._turn_told = self._ui.now()

    def _see_shown(self) -> None:
        ui = self._ui
        at_table = bool(ui.screens) and Scope.TABLE in ui.screen.scopes
        if self._turn_shown is None and at_table and ui.screen.my_turn():
            self._turn_shown = ui.now()

    def _is_told(self) -> bool:
        """Tell whether all that happened has begun to be heard or felt; else it is seen."""
        devices, announcer = self._ui.services.devices, self._ui.announcer
        speaks, brailles = devices.speaks(), devices.brailles()
        heard = speaks and not announcer.unheard()
        felt = brailles and not announcer.unfelt()
        return heard or felt or not (speaks or brailles)

    def acted(self) -> None:
        """An action of the pupil's was sent to the table."""
        shown, told = self._turn_shown, self._turn_told
        self._turn_shown = self._turn_told = None
        since = told if told is not None and self._pressing else shown
        if "time" in self._counts:
            now = self._ui.now()
            self._times.append(now - (now if since is None else since))

    def hinted(self) -> None:
        """A hint was asked for on the own turn."""
        if "hints" in self._counts:
            self._figures["hints"] += 1

    def _presses(self, key: str) -> None:
        self._pressing = not key.startswith("@")
        if not self._pressing:
            return
        self._keyed = True
        if is_private(self._ui):
            return
        if key in ("BraillePanLeft", "BraillePanRight") and "pans" in self._counts:
            self._figures["pans"] += 1
        if "wrong-keys" in self._counts and self._means_nothing(key):
            self._figures["wrong-keys"] += 1

    def _means_nothing(self, key: str) -> bool:
        ui, screen = self._ui, self._ui.screen
        if Scope.MENU in screen.scopes and len(key.removeprefix("Shift+")) == 1:
            return False  # letters search
        return ui.is_no_key(key)

    def _hears(self, said: Said) -> None:
        self._see_shown()
        wrong = said.answer and said.sound == "error" and self._pressing
        if wrong and not is_private(self._ui) and "wrong-keys" in self._counts:
            self._figures["wrong-keys"] += 1
        self._pressing = self._pressing and not wrong

    # -- what is sent ----------------------------------------------------------------------

    def unknown(self) -> dict[Figure, Unknown]:
        """Return which of the figures asked for cannot be known here, and why."""
        devices = self._ui.services.devices
        found: dict[Figure, Unknown] = {}
        for figure in sorted(self._counts):
            if figure in OF_THE_DISPLAY and not devices.brailles():
                found[figure] = "own-reader" if devices.speaker() == "reader" else "no-display"
            elif figure == "wrong-keys" and not self._keyed:
                found[figure] = "touch"
        return found

    def send(self) -> None:
        """Send what has been counted since the last time, if anything has."""
        self._sent_at = self._ui.now()
        if not self._counts:
            return
        unknown = self.unknown()
        known = self._counts - unknown.keys()
        self._figures.update(dict.fromkeys(known - self._told_known - {"time"}, 0))
        if not self._figures and not self._times and unknown == self._told_unknown:
            return
        kinds = dict(self._contractions.most_common(KINDS))
        figures = {figure: count for figure, count in self._figures.items() if figure in known}
        if not self._send(Counted(figures, kinds, tuple(self._times[:TIMES]), unknown)):
            return  # all is kept until the connection is back
        self._told_unknown, self._told_known = unknown, self._told_known | known
        self._figures.clear()
        for kind in kinds:
            del self._contractions[kind]
        del self._times[:TIMES]
