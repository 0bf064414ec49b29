"""Translation for the Braille line; a table that cannot be used never leaves the line empty."""

from __future__ import annotations

from collections.abc import Callable

from braillespiel.output.braille.errors import BrailleError, TableError
from braillespiel.output.braille.tables import usual
from braillespiel.output.problem import Problem


class BrailleTables:
    """Translates; a table that fails is replaced by the usual one and reported once.

    ``report`` is given the problem, from the thread that translates. That nothing translates at
    all is told only while ``felt`` says that a display shows our cells.
    """

    def __init__(
        self, language: str, report: Callable[[Problem], None], felt: Callable[[], bool]
    ) -> None:
        self._usual = usual(language)
        self._report = report
        self._felt = felt
        self._bad: set[str] = set()
        self._told_louis = False

    def translate(self, text: str, table: str) -> str:
        """Return the cells of ``text`` as Unicode Braille; "" if nothing translates."""
        from braillespiel.output.braille import louis  # loads the library: with the first line

        if table in self._bad:
            table = "cards-int" if table.startswith("cards") else self._usual
        try:
            return louis.translate(text, table).cells
        except TableError as error:
            if table in self._bad:
                return ""
            self._bad.add(table)
            self._report(Problem("braille-table-broken", {"table": error.name}))
            return self.translate(text, table)
        except (BrailleError, ValueError):
            if not self._told_louis and self._felt():
                self._told_louis = True
                self._report(Problem("braille-no-liblouis"))
            return ""
