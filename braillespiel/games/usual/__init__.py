"""Games with little to write: a table, what can be done at it, and who has won.

    from braillespiel.games.usual import FREE, Action, FieldTable, TableGame

An author writes a table with ``actions``, ``do`` and ``winners``. States, views, positions, text
forms, bots, zones and sentences follow from it, and each can be replaced.
"""

from braillespiel.games.usual.cards import CardPresenter, CardTable
from braillespiel.games.usual.field import FREE, FieldPresenter, FieldTable
from braillespiel.games.usual.presenter import UsualPresenter
from braillespiel.games.usual.table import (
    HIDDEN,
    Action,
    Did,
    Event,
    Over,
    Table,
    TableBot,
    TableGame,
    TableState,
    TableView,
    Told,
    person,
)

__all__ = [
    "FREE",
    "HIDDEN",
    "Action",
    "CardPresenter",
    "CardTable",
    "Did",
    "Event",
    "FieldPresenter",
    "FieldTable",
    "Over",
    "Table",
    "TableBot",
    "TableGame",
    "TableState",
    "TableView",
    "Told",
    "UsualPresenter",
    "person",
]
