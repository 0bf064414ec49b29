"""How matches open in a browser: made and worded beside the loop, so that nobody else waits."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, TypeVar

from braillespiel.table.port import Port
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.screen_opener import ScreenOpener
from braillespiel.words.naming import Naming

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

Made = TypeVar("Made")


class SeatRoutes(ScreenOpener):
    """The navigation of one seat. ``do`` carries out in the loop what a key has asked for."""

    def __init__(self, do: Callable[[Callable[[], None]], None]) -> None:
        self._do = do

    def open_match(self, ui: Ui, make: Callable[[], Port]) -> None:
        """Open a match, whose first sentences are made together with it."""
        language = ui.words.language

        def worded() -> Port:
            port = make()
            word(port, language, ui.naming)
            return port

        super().open_match(ui, worded)

    def prepared(self, ui: Ui, make: Callable[[], Made], show: Callable[[Made], None]) -> None:
        """Show what ``make`` makes in the pool, or say why there is none."""
        finish = super().prepared

        def work() -> None:
            made: Future[Made] = Future()
            try:
                made.set_result(make())
            except Exception as error:
                made.set_exception(error)
            ui.services.post(lambda: self._do(lambda: finish(ui, made.result, show)))

        ui.services.in_background(work)


def word(port: Port, language: str, naming: Naming) -> None:
    """Word a match for all who sit at a port; worded again, that takes a tenth of the time."""
    seats = Seats(port, language, naming)
    for chair in port.chairs:
        list(seats.presenter(chair).zones(port.view(chair)))
