"""Three in a row on a field of nine."""

from __future__ import annotations

from braillespiel.games.usual import FREE, Action, FieldTable, TableGame

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Table(FieldTable):
    """The field; seat 0 puts crosses, seat 1 noughts."""

    rows, columns = 3, 3

    def actions(self) -> list[Action]:
        """Return a mark on each free cell."""
        return self.put(self.free())

    def do(self, action: Action) -> None:
        """Put a mark, and pass the turn on."""
        self.cells[self.cell(action.about[0])] = self.turn
        self.next()

    def winners(self) -> list[int] | None:
        """Return who has three in a row; both if the field is full."""
        for line in LINES:
            marks = {self.cells[cell] for cell in line}
            if len(marks) == 1 and FREE not in marks:
                return list(marks)
        return None if FREE in self.cells else [0, 1]

    def refusal(self, action: Action) -> str:
        """Say that a cell is taken."""
        cells = action.about[:1] if action.verb == "put" else ()
        return "taken" if any(self.at(cell) in (0, 1) for cell in cells) else ""


class TicTacToe(TableGame):
    """Tic-tac-toe for two."""

    id = "tictactoe"
    table = Table


GAME = TicTacToe()
