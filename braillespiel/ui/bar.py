"""The line above the hand, for those who see: whose turn it is, a pause, what was said last.

It holds nothing that is not said as well, and nothing that this screen may not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Audience
from braillespiel.output.picture import Bar, BarKind
from braillespiel.words.phrase import EMPTY, Phrase, capitalised, sentences

if TYPE_CHECKING:
    from braillespiel.ui.announcer import Said
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui

STAYS_MS = 8000
LETTER_MS = 60
"""What a person has said stays for so long, and for so much longer for each letter."""
_KNOWN_TO_ALL = {"own": "your-turn", "other": "not-your-turn", "over": "match-is-over"}
"""What stands there of a turn whose own sentence is only for whoever sits here."""


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


class LastSaid:
    """The newest sentence of the list of what has happened, of all and of what everybody knows.

    What a person has said stays for a while, for whoever only sees it.
    """

    def __init__(self) -> None:
        self._newest: dict[bool, str] = {}
        """By whether everybody was told it."""
        self._staying: dict[bool, tuple[str, int]] = {}
        """The same, with the time until which it stays."""

    def hear(self, said: Said, now: int) -> None:
        """Take in a sentence, if it enters the list; ``now`` is the ui's clock in ms."""
        if not said.speech or said.navigation or said.audience is Audience.ELSEWHERE:
            return
        text = capitalised(said.speech)
        for everybody in (False, True) if said.audience is Audience.EVERYBODY else (False,):
            self._newest[everybody] = text
            if said.stays:
                self._staying[everybody] = text, now + STAYS_MS + LETTER_MS * len(text)

    def forget(self) -> None:
        """Another person comes."""
        self._newest.clear()
        self._staying.clear()

    def sentence(self, everybody: bool, now: int) -> str:
        """Return what may be seen now; ``everybody``: of what everybody was told only."""
        text, until = self._staying.get(everybody, ("", now))
        return text if now < until else self._newest.get(everybody, "")


def bar(ui: Ui) -> Bar:
    """Return what stands above all else on the screen now."""
    stands, everybody = _place(ui.screens)
    kind, turn = stands.kind, stands.turn
    if everybody and not stands.everybody:
        turn = ui.words.phrase(_KNOWN_TO_ALL[kind]) if kind else EMPTY
    sentence = ui.last_said.sentence(everybody, ui.now())
    pause = next(filter(None, (screen.class_pause() for screen in ui.screens)), None)
    if pause is not None or (stands.paused and kind != "over"):
        kind = "paused"
        if pause is not None and pause.word and (pause.everybody or not everybody):
            turn = Phrase.plain(pause.word)
            sentence = "" if sentence.endswith(pause.word) else sentence  # it stands there already
        turn = sentences((ui.words.phrase("bar-paused"), turn))
    seen = capitalised(ui.screen.shown(turn))
    return Bar(seen, kind, sentence)


def _place(screens: Sequence[Screen]) -> tuple[Stands, bool]:
    """Return how things stand where one is, and whether only what everybody was told may be seen.

    Over a table and its menus that is the table's affair; while it is handed over, nobody's.
    """
    everybody = any(screen.hides_table for screen in screens)
    for screen in reversed(screens):
        everybody = everybody or screen.for_everybody()
        stands = screen.stands()
        if stands is not None:
            return stands, everybody
    return Stands(), everybody
