"""The front end of a seat in a browser: what changes of the picture is sent, and what is said."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from braillespiel.application.reader_voice import ReaderVoice
from braillespiel.output.frontend import FrontEvent
from braillespiel.output.picture import Picture
from braillespiel.output.sound.kinds import KINDS, kind
from braillespiel.output.speech.interface import Utterance
from braillespiel.web import messages as w

PAST = 200
"""So much of what was said a page that is loaded again is given."""

_PLAIN = tuple(
    field.name
    for field in fields(Picture)
    if field.name not in ("panels", "behind", "focus", "captions", "reader", "notice")
)
"""The fields of a picture that are sent as they are."""


class PageFront:
    """Where pictures and sentences of one ui go; ``put`` takes messages for the page.

    ``on_wake`` is called, from any thread, when the ui has something to do.
    """

    name = "page"
    wants_pictures = True
    readable = True

    def __init__(self) -> None:
        self.on_wake: Callable[[], None] = lambda: None
        self.put: Callable[[w.ToPage], None] = lambda message: None
        self.language = ""
        self._shown: Picture | None = None
        self._focus_is_own = False
        self._read_already = ""
        self._past: deque[str] = deque(maxlen=PAST)
        self._room = w.Room()

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Nothing is waited for here: what a page sends comes to the seat."""
        return ()

    def wake(self) -> None:
        """Let the ui do what it has to; from any thread."""
        self.on_wake()

    def line(self, text: str) -> None:
        """Lines are for terminals."""

    def draw(self, picture: Picture, goes: bool = False) -> None:
        """Send what has changed since the last picture; ``goes``: a key has asked for the focus."""
        self._send(picture, goes)
        self._focus_is_own = False
        self._read_already = ""

    def _send(self, picture: Picture, goes: bool) -> None:
        before, self._shown = self._shown, picture
        changed: dict[str, Any] = {
            name: getattr(picture, name)
            for name in _PLAIN
            if before is None or getattr(before, name) != getattr(picture, name)
        }
        order = tuple(panel.id for panel in picture.panels)
        behind = tuple(panel.id for panel in picture.behind)
        was = () if before is None else before.panels + before.behind
        known = {panel.id: panel for panel in was}
        if before is None:
            changed["language"] = self.language
        if before is None or order != tuple(panel.id for panel in before.panels):
            changed["order"] = order
        if before is None or behind != tuple(panel.id for panel in before.behind):
            changed["behind"] = behind
        every = picture.panels + picture.behind
        panels = tuple(panel for panel in every if known.get(panel.id) != panel)
        if panels or before is None:
            changed["panels"] = panels
        if before is None or before.focus != picture.focus or self._focus_is_own:
            changed["focus"] = picture.focus
        if changed:
            self.put(w.Screen(**changed, moves=self._focus_is_own, goes=goes))

    @property
    def moves(self) -> bool:
        """Whether the page's focus goes along with the next picture."""
        return self._focus_is_own

    def focus_is_own(self) -> None:
        """The next picture follows a key of the person's own: the page's focus goes along."""
        self._focus_is_own = True

    def focus_was_read(self, key: str) -> None:
        """The page's own focus came to the tile ``key``: a reader has read that by itself."""
        self._read_already = key

    def was_read(self, picture: Picture) -> bool:
        """Tell whether a reader has read what has the focus before it was told to the seat."""
        return picture.focus is not None and picture.focus[1] == self._read_already

    def begin_anew(self) -> None:
        """A page that knows nothing is there: the next picture is sent whole."""
        self._shown = None
        if self._past:
            self.put(w.Past(tuple(self._past)))
        if self._room != w.Room():
            self.put(self._room)

    def sound_room(self, room: w.Room) -> None:
        """Send which room tone is to sound, if that has changed."""
        if room != self._room:
            self._room = room
            self.put(room)

    def say(
        self, text: str, urgent: bool, spoken: bool, listed: bool, rest: str | None = None
    ) -> None:
        """Send a sentence; also one that the focus says: the focus may have stayed elsewhere."""
        if listed:
            self._past.append(text)
        self.put(w.Said(text, urgent, spoken, listed, rest))

    def announce(self, text: str, urgent: bool) -> bool:
        """Have a sentence said."""
        self.say(text, urgent, True, True)
        return True

    def keep(self, name: str, text: str) -> None:
        """Have the page's device keep a file."""
        self.put(w.File(name, text))

    def forget(self) -> None:
        """Another person comes: what was said to the last one is taken away."""
        self._past.clear()
        self.put(w.Past(()))

    def close(self) -> None:
        """Nothing to give back."""


class PageVoice(ReaderVoice):
    """The announcer's voice: what the page's focus says by itself is not said again.

    ``all_said``: nobody's reader says anything by itself, so everything is said. ``nobody``:
    nobody says anything, the page neither.
    """

    def __init__(self, voice: Callable[[], Any]) -> None:
        super().__init__(voice)
        self.all_said = self.nobody = False

    def say(self, utterance: Utterance) -> None:
        """Keep it until the picture is drawn; an answer gives way to a later one."""
        if utterance.interrupt and self.reading:
            self._waiting = [one for one in self._waiting if not one.answer]
        super().say(utterance)

    def tell(self, picture: Picture, front: PageFront) -> None:
        """Send a picture, and what was said with it."""
        followed, read = front.moves, front.was_read(picture)
        moved = self._before[:2] != (picture.title, picture.focus)
        waited = tuple(self._waited(picture))
        front.draw(picture, followed and any(one.navigation for one, _ in waited))
        for one, by_itself in waited:
            text, interrupt = one.utterance.text, one.utterance.interrupt
            rest = beyond_focus(text, picture) if moved else None
            if one.navigation or (by_itself and not moved):
                rest = rest or ""
            if read and one.navigation and not rest and not self.all_said:
                continue
            spoken = self.all_said or rest is None or not followed
            front.say(text, interrupt, spoken, not one.navigation, rest)


_NAMED = re.compile(r"([,:.;][^.?!]*\.?)?")
"""What follows the name of what has the focus: how it stands, which of how many it is."""


def beyond_focus(text: str, picture: Picture) -> str | None:
    """Return what a sentence says before it names what has the focus, and the zone around that.

    None where it does not name it: a card laid may be called like the one that has the focus now.
    """
    if picture.line is not None:
        return "" if text.startswith(picture.title) else None
    tile = picture.focused_tile()
    if tile is None or picture.focus is None:
        return None
    # Where more follows, a name that ends a sentence does not.
    name = tile.text.rstrip(".") or tile.text
    head, found, tail = text.rpartition(name)
    if not found or not _NAMED.fullmatch(tail):
        return None
    zone = next(panel for panel in picture.panels if panel.id == picture.focus[0])
    named = re.search(rf"(^|\s){re.escape(zone.name)}([,.:?!]|\s*$)", head)
    rest = head[: named.start()] if named else head.rstrip()
    if rest.rstrip(".") == zone.summary:
        return ""
    return rest if not rest or rest[-1] in ".?!" else None


class PageSounds:
    """Earcons that the page plays, once somebody has switched them on."""

    def __init__(self, front: PageFront) -> None:
        self._front = front
        self._volume = 0
        self._room = ("", 0)
        self._kinds: dict[str, int] = dict.fromkeys(KINDS, 100)

    def play(self, name: str, pan: float = 0.0) -> None:
        """Have the earcon ``name`` played."""
        volume = self._volume * self._kinds[kind(name)] // 100
        if volume:
            side = round(pan, 2)
            self._front.put(w.Sound(name, volume, side) if side else w.Sound(name, volume))

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Have tones of (semitone, pan) played one after the other."""
        volume = self._volume * self._kinds["tones"] // 100
        if volume and tones:
            sides = tuple((semitone, round(pan, 2)) for semitone, pan in tones)
            self._front.put(w.Tones(sides, volume))

    def room(self, name: str, share: int = 100) -> None:
        """Have the room tone ``name`` repeated, "" for none."""
        self._room = (name, share)
        volume = self._volume * share // 100 if name else 0
        self._front.sound_room(w.Room(name, volume) if volume else w.Room())

    def set(self, **changes: Any) -> None:
        """Take over the volumes, 0 to 100."""
        self._volume = changes.get("volume", self._volume)
        self._kinds |= changes.get("kinds") or {}
        self.room(*self._room)

    def set_ducked(self, speaking: bool) -> None:
        """Nothing goes down: nobody knows when a reader speaks."""

    def close(self) -> None:
        """Nothing to give back."""
