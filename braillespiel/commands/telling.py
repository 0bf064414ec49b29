"""What one seat hears and feels in a match, without a player: for demo and replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Presenter
from braillespiel.output.braille import louis
from braillespiel.output.braille.errors import BrailleError
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.catalogue import Words


class Telling:
    """Words events for one seat, as speech and as cells; ``by_name`` as others would hear them.

    The seat None is a spectator, who hears no secrets.
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        seat: int | None,
        language: str,
        by_name: bool = False,
    ) -> None:
        words = Words(language, ("client", *registry.catalogues(game)))
        kind = registry.presenter_type(game)
        self.presenter: Presenter = kind(words, names, seat)
        self.teller = kind(words, names, None) if by_name else self.presenter
        self.seat = seat
        self._transcriber = Transcriber(
            lambda text, table: louis.translate(text, table).cells,
            usual(language),
            usual_cards(language),
        )

    def cells(self, braille: str) -> str:
        """Return Unicode cells, empty if liblouis is not installed."""
        try:
            return self._transcriber.unicode(braille)
        except BrailleError:
            return ""

    def hear(self, match: Match, events: Sequence[Any]) -> Iterator[dict[str, str]]:
        """Yield an object per announcement."""
        view = match.state.view(self.seat)
        seen = [event.redacted_for(self.seat) for event in events]
        announced = [
            each
            for known in seen
            if known is not None
            for each in self.teller.announce(known, view)
        ]
        for announcement in sorted(announced, key=lambda each: each.expects_reply):
            yield self.record(announcement)

    def record(self, announcement: Announcement) -> dict[str, str]:
        """Return an announcement as speech, brief speech and Braille cells."""
        phrase = announcement.phrase
        return {
            "speech": phrase.full,
            "brief": phrase.brief,
            "braille": self.cells(phrase.braille),
            "braille_text": self._transcriber.print(phrase.braille),
            "kind": announcement.kind.value,
            "sound": announcement.sound,
        }
