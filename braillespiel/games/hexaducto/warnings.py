"""What a careful friend would say before an action, from what the seat can see."""

from __future__ import annotations

from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.cards import LOWEST
from braillespiel.games.hexaducto.evaluate import settle
from braillespiel.games.hexaducto.preview import lines_with
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.words.phrase import Phrase


def warning(
    presenter: Presenter, cards: Wording, view: HexView, action: act.Action
) -> tuple[str, Phrase] | None:
    """Return a kind and what is worth knowing before ``action``, None if nothing is."""
    table = view.public
    if table.settings.puzzle or len(table.fields) < 2 or view.seat is None:
        return None
    if isinstance(action, act.TurnUp | act.Place) and table.down(view.seat) == [action.place]:
        return _ends(presenter, cards, view, action)
    if isinstance(action, act.Place):
        return _gives(presenter, cards, view, action.place)
    return None


def _ends(
    presenter: Presenter, cards: Wording, view: HexView, action: act.TurnUp | act.Place
) -> tuple[str, Phrase] | None:
    """Warn of the last card face down, where somebody may then have fewer points."""
    table, words, seat = view.public, presenter.words, view.seat
    others = [other for other in range(table.seats) if other != seat]
    least = min(others, key=lambda other: table.open_sum(other) + table.hidden(other) * LOWEST)
    arguments = {
        "name": presenter.names[least],
        "points": cards.number(table.open_sum(least)),
        "count": table.hidden(least),
    }
    if isinstance(action, act.TurnUp) or view.known.hand is None:
        return "ends", words.phrase("hexaducto-warning-unknown", **arguments)
    left = settle({**view.own, action.place: view.known.hand}, table.settings.smallest)
    own = sum(value for value in left.values() if value is not None)
    if own <= 0 or own <= table.open_sum(least) + table.hidden(least) * LOWEST:
        return None
    arguments["own"] = cards.number(own)
    doubled = any(not table.hidden(other) and table.open_sum(other) < own for other in others)
    if not doubled:
        return "ends", words.phrase("hexaducto-warning-ends", **arguments)
    fewest = min(
        (other for other in others if not table.hidden(other)), key=lambda one: table.open_sum(one)
    )
    arguments |= {
        "name": presenter.names[fewest],
        "points": cards.number(table.open_sum(fewest)),
        "doubled": cards.number(2 * own),
    }
    return "ends", words.phrase("hexaducto-warning-doubles", **arguments)


def _gives(
    presenter: Presenter, cards: Wording, view: HexView, place: int
) -> tuple[str, Phrase] | None:
    """Warn of a card that goes to the discard pile and completes a line of the next player."""
    table, old = view.public, view.own.get(place)
    if old is None:
        return None
    following = (view.seat + 1) % table.seats
    field = table.fields[following]
    if not any(lines_with(field, other, old, table.settings.smallest) for other in field):
        return None
    phrase = presenter.words.phrase(
        "hexaducto-warning-gives", card=cards.card(old), name=presenter.names[following]
    )
    return "gives", phrase
