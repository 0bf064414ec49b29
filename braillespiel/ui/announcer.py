"""Order, interruption and repetition: what is said, brailled and sounded, and when.

The player's own key press silences and is answered at once; events queue behind it, urgent ones
first; all of it enters the history of the seat that it was told to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from braillespiel.games.presenter import Announcement, Audience, Kind, Priority
from braillespiel.output.speech.interface import Utterance
from braillespiel.ui.braille.messages import BrailleMessage
from braillespiel.ui.braille.view import BrailleView
from braillespiel.ui.history import History, kept
from braillespiel.words.phrase import Phrase, sentences, without_marks

if TYPE_CHECKING:
    from braillespiel.ui.services import Services


# -- in which wording ----------------------------------------------------------------


@dataclass(slots=True)
class ByKind:
    """Everything "brief", everything "full", or "normal": then as set for the kind of message."""

    style: str
    own: str = "brief"
    others: str = "normal"
    table: str = "normal"
    """Answers to keys, menus, rounds and scores: everything that nobody in particular has done."""

    def chosen(self, kind: Kind) -> str:
        """Return "brief", "normal" or "full"."""
        if self.style != "normal":
            return self.style
        if kind is Kind.MINE:
            return self.own
        return self.table if kind is Kind.TABLE else self.others


@dataclass(slots=True)
class Wording:
    """The player's choices for speech and for Braille."""

    spoken: ByKind = field(default_factory=lambda: ByKind("normal"))
    felt: ByKind = field(default_factory=lambda: ByKind("brief"))
    """What the Braille line says: its own short wording ("brief"), or the spoken one. Until a
    first match is over, and one of the game, it has full sentences instead of short ones."""
    beginner: bool = False
    new_games: frozenset[str] = frozenset()
    game: str = ""
    """The game of the screen on top, "" for none."""
    quiet: bool = False
    """On demand: what happens is not announced by itself, unless it is urgent."""

    @property
    def style(self) -> str:
        """The wording of speech: "full", "normal" or "brief"."""
        return self.spoken.style

    def take(self, get: Callable[[str], object]) -> None:
        """Take the choices from the settings."""
        for choices, prefix in ((self.spoken, "wording"), (self.felt, "braille-wording")):
            choices.style = str(get(prefix))
            choices.own = str(get(f"{prefix}-own"))
            choices.others = str(get(f"{prefix}-others"))
            choices.table = str(get(f"{prefix}-table"))
        self.beginner = bool(get("beginner"))
        self.new_games = frozenset(str(get("new-games")).split())
        self.quiet = bool(get("on-demand"))

    @property
    def explains(self) -> bool:
        """Whether the Braille line has full sentences although short ones are chosen."""
        return self.felt.style == "brief" and (self.beginner or self.game in self.new_games)

    def brailled(self, phrase: Phrase, kind: Kind = Kind.TABLE) -> str:
        """Return what is on the Braille line of ``phrase``: a message, an answer, an entry."""
        chosen = "full" if self.explains else self.felt.chosen(kind)
        spoken = chosen != "brief" and phrase.braille
        return phrase.wording(chosen) if spoken else phrase.braille

    def choose(self, phrase: Phrase, kind: Kind) -> str:
        """Return what is spoken of ``phrase``."""
        return phrase.wording(self.spoken.chosen(kind))

    def echoed(self, phrase: Phrase, echo: str) -> Phrase:
        """Return what the person hears whose key did it (Announcement.echo)."""
        return replace(phrase, brief=echo) if echo and self.style == "brief" else phrase


def of(style: str) -> Wording:
    """Return the wording ``style`` of speech with the usual choices besides."""
    return Wording(ByKind(style))


# -- announcer -----------------------------------------------------------------------


class Speaker(Protocol):
    """What the announcer needs of speech (application.devices)."""

    def say(self, utterance: Utterance) -> None:
        """Say it; return at once."""

    def stop(self) -> None:
        """Be silent."""

    def speaking(self) -> bool | None:
        """Tell whether something is being said; None if the backend cannot tell."""

    def waiting(self) -> int:
        """Return how many sentences were given whose first sound has not been handed over yet."""


class Earcon(Protocol):
    """What the announcer needs of sound (output.sound)."""

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play the earcon ``name`` at the stereo side ``pan``."""

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other."""


@dataclass(frozen=True, slots=True)
class PersonVoice:
    """How what concerns one of several people sounds: pitch 0 to 100, stereo side -1 to 1."""

    pitch: int | None
    pan: float | None


class Said(NamedTuple):
    """One thing that reached the player: as spoken, and as brailled."""

    speech: str
    brief: str
    marked: str
    """The Braille wording with the marks of card notation, from which cells can be made."""
    kind: Kind
    sound: str = ""
    navigation: bool = False
    answer: bool = False
    """It answers the player's own key; everything else happened without one."""
    audience: Audience = Audience.SEAT
    stays: bool = False
    """As in Announcement."""

    @property
    def braille(self) -> str:
        """The Braille wording as plain text."""
        return without_marks(self.marked)


class _InKey:
    """Whether a key of the player's own is being carried out."""

    def __init__(self) -> None:
        self.holds = False

    def __enter__(self) -> None:
        self.holds = True

    def __exit__(self, *error: object) -> None:
        self.holds = False


class Announcer:
    """Says things to the person at the keyboard on all channels."""

    def __init__(self, voice: Speaker, earcons: Earcon, view: BrailleView, language: str) -> None:
        self.voice = voice
        self.earcons = earcons
        self.braille = view
        self.language = language
        self.wording = Wording()
        self._history = History()
        self.braille.messages = self._history.messages
        self.listeners: list[Callable[[Said], None]] = []
        self.on_interrupt: list[Callable[[], None]] = []
        """Called when an own key has cut off what was being told."""
        self.places = 1.0
        """How far sounds go to the side that they come from, 0 to 1."""
        self.tones = True
        """Whether heights are also heard as tones."""
        self.persons: Mapping[int, PersonVoice] = {}
        """The voices of several people who share the table, by seat."""
        self._last: tuple[Phrase, Kind] | None = None
        self._fresh = True
        self._in_key = _InKey()
        self._given: list[Phrase | None] = []
        """What the voice was given since it was last cut off; None for answers to own keys."""
        self._newest: BrailleMessage | None = None
        """The last thing that happened, as a message for the finger."""
        self._last_deed: tuple[int, BrailleMessage] | None = None
        """The seat that did the last thing that was told, and its message."""

    @property
    def history(self) -> History:
        """What the person at the keyboard has been told, and what of it is still to be read."""
        return self._history

    @history.setter
    def history(self, history: History) -> None:
        self._history = history
        self.braille.messages = history.messages

    def follow(self, history: History) -> None:
        """Go on with a history; what is unread in the one before comes along."""
        self.braille.clear()  # what has been read by now does not
        self.history = history.following(self._history)

    def carrying_out_a_key(self) -> _InKey:
        """While this holds, what is announced was caused by the player's own key."""
        return self._in_key

    def key_pressed(self) -> None:
        """A key of the player's own: silence; what is said next interrupts."""
        self.voice.stop()
        self._given.clear()
        self._newest = None
        self.braille.key_pressed()
        self._fresh = True
        for call in self.on_interrupt:
            call()

    @property
    def unanswered(self) -> bool:
        """Whether nothing has been said since the last key of the player's own."""
        return self._fresh

    def answer(
        self,
        phrase: Phrase,
        kind: Kind = Kind.TABLE,
        sound: str = "",
        pan: float = 0.0,
        remember: bool = True,
        passing: bool = False,
        slight: bool = False,
    ) -> None:
        """Answer a key: interrupts what is being said, lies over the Braille line.

        ``passing``: it tells how things stand, and lies there only until something happens.
        ``slight``: so does this, without having been read: it says nothing new.
        """
        self._say(phrase, kind, sound, pan, interrupt=True, answer=True)
        self.braille.answer(self.wording.brailled(phrase, kind), passing, slight)
        if remember:
            self._last = (phrase, kind)

    def nothing(self, phrase: Phrase, remember: bool = True) -> None:
        """Answer a key that there is nothing, or no more of it."""
        self.answer(phrase, sound="edge", remember=remember, slight=True)

    def edge(self, phrase: Phrase) -> None:
        """Say that it goes no further; a panning key or news takes the sign for it off the line."""
        self._say(phrase, Kind.TABLE, "edge", 0.0, interrupt=True, answer=True)
        self.braille.edge(self.wording.brailled(phrase))

    def focus(self, phrase: Phrase, sound: str = "", pan: float = 0.0) -> None:
        """Say what is focused now; the Braille line shows it by itself."""
        self._say(phrase, Kind.TABLE, sound, pan, interrupt=True, navigation=True, answer=True)
        self._last = (phrase, Kind.TABLE)

    def unheard(self) -> list[Phrase]:
        """Return what has happened without having begun to be said."""
        if self._given.count(None) == len(self._given):
            return []
        waiting = min(len(self._given), self.voice.waiting())
        late = self._given[len(self._given) - waiting :]
        return [phrase for phrase in late if phrase is not None]

    def unfelt(self) -> bool:
        """Tell whether something has happened of which no cell has been written yet."""
        return self._newest is not None and not self.braille.begun(self._newest)

    def announce(self, announcements: Sequence[Announcement]) -> None:
        """Announce events, urgent ones first; the brief style leaves LOW ones to the history.

        On demand, only what answers the player's key, asks for a reply or is urgent is spoken.
        """
        ordered = sorted(announcements, key=lambda a: a.priority is not Priority.URGENT)
        said = []
        for announced in ordered:
            phrase = kept(announced.phrase)
            later = phrase if announced.later is None else kept(announced.later)
            self.history.add(later, announced.kind, announced.reminder, announced.update)
            if announced.priority is Priority.LOW and self.wording.style == "brief":
                self._last_deed = None
                continue
            said.append(announced)
            urgent = announced.priority is Priority.URGENT
            person = None if announced.seat is None else self.persons.get(announced.seat)
            self._say(
                self._heard(announced),
                announced.kind,
                announced.sound,
                announced.pan,
                urgent,
                person=person,
                audience=announced.audience,
                stays=announced.stays,
            )
            if announced.tones and self.tones:
                self.melody(announced.tones)
            self._last = (phrase, announced.kind)
        self._braille([announced for announced in said if announced.phrase.braille])

    def _heard(self, announced: Announcement) -> Phrase:
        """Return what is spoken of an announcement; its Braille wording stays."""
        phrase = announced.phrase
        if not self._in_key.holds:
            quiet = self.wording.quiet and not _pressing(announced)
            return Phrase("", "", phrase.braille) if quiet else phrase
        return self.wording.echoed(phrase, announced.echo)

    def _braille(self, announcements: Sequence[Announcement]) -> None:
        """Put messages over the Braille line, with what everybody waits for on top."""
        worded = [(each, self.wording.brailled(each.phrase, each.kind)) for each in announcements]
        waited_for = [braille for each, braille in worded if each.supersedes]
        others = [
            (each, braille) for each, braille in worded if not (each.supersedes or each.state)
        ]
        if waited_for or self._in_key.holds:
            self._last_deed = None
        if self._in_key.holds and others:
            update = others[-1][0].update
            self.braille.answered_by([braille for _, braille in others], update)
        else:
            for each, braille in others:
                self._deed(each, braille)
        for each, braille in worded:
            if each.state:
                self._last_deed = None
                self.braille.stands(braille, each.state, each.felt_first)
        if waited_for:
            self.braille.window(" ".join(waited_for), announcements[-1].update)
        if announcements:
            self._newest = self._history.messages.newest

    def _deed(self, told: Announcement, braille: str) -> None:
        """Put a message over the Braille line, read on from what the same seat did just before."""
        seat, before = self._last_deed or (None, None)
        reads_on = seat is not None and seat == told.by and braille == told.phrase.braille
        going_on = told.going_on if reads_on else ""
        chat = told.kind is Kind.CHAT
        behind = before if going_on else None
        message = self.braille.message(braille, behind, going_on, chat, told.update)
        self._last_deed = None if told.by is None else (told.by, message)

    def acted(self) -> None:
        """The person at the keyboard has made a move: what it brings is read before older news."""
        self._history.messages.acted()

    def void(self, stands: int) -> None:
        """The match was set back: what was told of updates after this one never happened."""
        self.history.void(stands, self.braille.lying())
        self.braille.cut()

    def outdate(self, phrase: Phrase, begun: bool = False) -> None:
        """What was announced no longer holds: the finger need not read it any more.

        With ``begun`` not even on where it has begun to read it.
        """
        self.braille.outdate(self.wording.brailled(phrase), begun)

    def waits(self, phrase: Phrase) -> bool:
        """Tell whether the finger has still to read what was announced."""
        braille = self.wording.brailled(phrase)
        return any(one.braille == braille for one in self._history.messages.unread)

    def repeat(self) -> bool:
        """Say the last thing again, in the same words; return False if there was none."""
        if self._last is None:
            return False
        phrase, kind = self._last
        self.answer(phrase, kind)
        return True

    def forget(self) -> None:
        """Another person sits down: drop what the one who left could repeat or feel."""
        self._last = self._newest = None
        self._given.clear()
        self.braille.clear()
        self.voice.stop()

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other."""
        self.earcons.melody([(semitone, self.places * pan) for semitone, pan in tones])

    def _say(
        self,
        phrase: Phrase,
        kind: Kind,
        sound: str,
        pan: float,
        interrupt: bool,
        navigation: bool = False,
        answer: bool = False,
        person: PersonVoice | None = None,
        audience: Audience = Audience.SEAT,
        stays: bool = False,
    ) -> None:
        if sound:
            self.earcons.play(sound, self.places * pan)
        text = self.wording.choose(phrase, kind)
        if text:
            cut = interrupt or self._fresh
            if cut:
                self._given.clear()
            self._given.append(None if answer else phrase)
            said_as = (None, None) if person is None else (person.pitch, person.pan)
            self.voice.say(Utterance(text, cut, self.language, *said_as))
            self._fresh = False
        said = Said(
            text, phrase.brief, phrase.braille, kind, sound, navigation, answer, audience, stays
        )
        for listener in self.listeners:
            listener(said)


def _pressing(announced: Announcement) -> bool:
    """Tell whether something cannot wait until it is asked for."""
    urgent = announced.priority is Priority.URGENT
    return urgent or announced.expects_reply or announced.supersedes


class Told:
    """What had not been announced when the current key was pressed, since a key cuts speech off.

    Something has begun to be announced when its first sound was handed to the voice or its first
    cell was written, whichever of the two are there. If neither is, time has to pass (Ui.guard).
    """

    def __init__(self, announcer: Announcer, services: Services) -> None:
        self._announcer, self._services = announcer, services
        self._late: list[Phrase] | None = None

    def key_comes(self, acts_on_news: bool) -> None:
        """Note what has not begun to be announced, before the key silences the voice."""
        self._late = None
        if not acts_on_news:
            return
        announcer, devices = self._announcer, self._services.devices
        speaks = devices.speaks()
        late = announcer.unheard() if speaks else []
        if speaks and not late:
            return  # heard
        brailles = devices.brailles()
        felt = brailles and not announcer.unfelt()
        if (speaks or brailles) and not felt:
            self._late = late

    def forget(self) -> None:
        """Something is pointed at: whoever sees what is there need not hear it first."""
        self._late = None

    @property
    def late(self) -> bool:
        """Whether something had not begun to be announced."""
        return self._late is not None

    def tell(self, again: Phrase, by: str) -> None:
        """Announce, once, what had not been announced, and ``again`` what would be acted on.

        ``by`` stands between sentences.
        """
        late, self._late = self._late or [], None
        # The finger finds what happened among the messages that it has not read.
        said = sentences((*late, again), by).felt_as(again.braille)
        self._announcer.answer(said, sound="edge")
