"""What a seat hears and feels."""

from __future__ import annotations

from braillespiel.games.usual import FieldPresenter


class Presenter(FieldPresenter):
    """The field with its marks."""

    game_id = "tictactoe"
    sounds = {"put": "tictactoe/mark"}  # noqa: RUF012


PRESENTER = Presenter
