"""The program with a fault in it that the checker has to find: ``planted FAULT serve ...``.

No host is started so but by a test.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

from braillespiel.cli import main as program
from braillespiel.engine.contract import GameError
from braillespiel.house.hosts import HostTable, Leadership, LedDatabase
from braillespiel.house.ledger import Append, Lead, LedgerRecord
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.network import messages as m
from braillespiel.network.outgoing import Outgoing
from braillespiel.network.playing import Playing
from braillespiel.store.matches import Execute

Rows = list[tuple[object, ...]]
"""Records that are inserted together."""


def told_early() -> None:
    """Everybody is told before the disk has it."""
    Outgoing._waits = property(lambda self: False)  # type: ignore[assignment, method-assign]


def no_fence() -> None:
    """A host that takes over leads under the epoch that there is, and whoever led leads on."""

    def lead(self: HostTable, seen: int) -> int:
        epoch = max(seen, 1)
        self._database.rows(
            "INSERT INTO house_leads (what, host, epoch) VALUES ('house', ?, ?)"
            " ON CONFLICT (what) DO UPDATE SET host = excluded.host RETURNING epoch",
            self.host,
            epoch,
        )
        return epoch

    async def hold(self: Leadership, epoch: int) -> None:
        while True:
            self._touched = self._clock()
            await asyncio.sleep(0.05)

    def lead_all(self: StoreLedger) -> list[tuple[Lead, list[LedgerRecord]]]:
        rows = self._store.database.rows("SELECT id, name, epoch, last, rests FROM house_tables")
        return [(Lead(*row), self.records(row[0])) for row in rows]

    def append(self: StoreLedger, execute: Execute, each: Append, rows: Rows) -> bool:
        (last,) = execute("SELECT last FROM house_tables WHERE id = ?", (each.table,)).fetchone()
        execute("UPDATE house_tables SET last = last + 1 WHERE id = ?", (each.table,))
        rows.append((each.table, last + 1, each.epoch, each.write, each.data))
        return True

    HostTable.lead = lead  # type: ignore[method-assign]
    Leadership.hold = hold  # type: ignore[method-assign]
    LedDatabase.transaction = lambda self, **given: self._database.transaction(**given)  # type: ignore
    StoreLedger.lead_all = lead_all  # type: ignore[method-assign]
    StoreLedger._led = lambda self, execute, lead: lead  # type: ignore
    StoreLedger._append = append  # type: ignore[method-assign]


def twice() -> None:
    """An action is carried out once more, as if it had come a second time, once that is legal."""
    once = Playing._carried_out
    done: dict[tuple[int, int], m.Act] = {}

    def carried_out(self: Playing, message: m.Act) -> m.Rule | None:
        for key, each in [found for found in done.items() if found[0][0] == self.match]:
            action: Any = self.host.match.game.parse_action(each.action)
            if self.host.match.state.is_legal(each.seat, action):
                del done[key]
                with contextlib.suppress(GameError):
                    self.host.act(each.seat, action, None, each.number)
        rule = once(self, message)
        if rule is None:
            done[self.match, message.seat] = message
        return rule

    Playing._carried_out = carried_out  # type: ignore[method-assign]


PLANTED: dict[str, Callable[[], None]] = {
    "told-early": told_early,
    "no-fence": no_fence,
    "twice": twice,
}


def main() -> int:
    """Run the program."""
    PLANTED[sys.argv[1]]()
    return program(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
