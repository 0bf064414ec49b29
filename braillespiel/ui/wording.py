"""Which of its wordings a phrase is told in: for ear and finger separately, by its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from braillespiel.games.presenter import Kind
from braillespiel.words.phrase import Phrase


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
    """What the Braille line says: its own short wording ("brief"), or the spoken one. Until the
    first match is over it has full sentences instead of short ones."""
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
        if get("beginner") and self.felt.style == "brief":
            self.felt.style = "full"
        self.quiet = bool(get("on-demand"))

    def brailled(self, phrase: Phrase, kind: Kind = Kind.TABLE) -> str:
        """Return what is on the Braille line of ``phrase``: a message, an answer, an entry."""
        chosen = self.felt.chosen(kind)
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
