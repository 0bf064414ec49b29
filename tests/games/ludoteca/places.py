"""A seat's place in the tests: its presenter, what it is told, its zones."""

from __future__ import annotations

from braillespiel.games import registry
from braillespiel.games.ludoteca.presenter import LudotecaPresenter
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.presenter import Announcement
from braillespiel.games.zones import Item, Zone
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, without_marks
from tests.games.ludoteca.tables import do

NAMES = ("Anna", "Ben", "Cem", "Dora")


def presenter(seat: int | None = 0, seats: int = 2, language: str = "de") -> LudotecaPresenter:
    return LudotecaPresenter(Words(language, registry.catalogues("ludoteca")), NAMES[:seats], seat)


def wordings(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def told(
    state: LudotecaState, *actions: str, seat: int = 0, language: str = "de"
) -> list[tuple[str, str, str]]:
    """Carry out actions and return what a seat is told of the last one."""
    place = presenter(seat, state.public.settings.seats, language)
    do(state, *actions[:-1])
    found: list[Announcement] = []
    for event in do(state, actions[-1]):
        seen = event.redacted_for(seat)
        if seen is not None:
            found += place.announce(seen, state.view(seat))
    return [wordings(one.phrase) for one in found]


def zone(state: LudotecaState, name: str, seat: int = 0, language: str = "de") -> Zone:
    place = presenter(seat, state.public.settings.seats, language)
    return next(found for found in place.zones(state.view(seat)) if found.id == name)


def item(found: Zone, key: str) -> Item:
    return next(one for one in found.items if one.key == key)
