"""Somebody in a house through a page: its lobby, and from there its tables.

What stands for them is the token that their browser keeps. The house knows a digest of it in place
of a key; nobody can prove that as the key of a device, nor find the token from it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING

from braillespiel.network.houses import messages as h
from braillespiel.network.houses.visiting import SOMEBODY, Visiting
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.door import Admitted
from braillespiel.network.wires import MemoryWire
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.house import HouseLobby
from braillespiel.ui.screens.menu import MenuEntry
from braillespiel.web import messages as w
from braillespiel.web.screens import More, SeatLobby
from braillespiel.web.seat import Seat

if TYPE_CHECKING:
    from braillespiel.web.client import SeatClient
    from braillespiel.web.host import HouseHost

_KEY = b"braillespiel house 1 page\0"


def key_of(house: str, token: str) -> str:
    """Return what a house knows instead of a browser's token: 64 hexadecimal digits."""
    return sha256(_KEY + bytes.fromhex(house) + token.encode()).hexdigest()


class HouseSeat(Seat):
    """One browser's person in a house. ``remote`` is their address; ``spared`` ones of this
    computer may bring any number of new people.

    ``name`` and ``word`` are what a newcomer wants to be called, and what lets them in; ``table``
    is where somebody sat whom the house has lost, who then goes back there by themselves.
    """

    def __init__(
        self,
        house: HouseHost,
        client: SeatClient,
        token: str,
        remote: str,
        *,
        name: str = "",
        word: str = "",
        table: str = "",
        spared: bool = False,
        on_refused: Callable[[str, str], None] = lambda sentence, rule: None,
        on_gone: Callable[[Seat], None] = lambda seat: None,
    ) -> None:
        self.house, self._remote, self._spared = house, remote, spared
        self._name, self._word = name, word
        self._sat_at = table
        self._wires: dict[str, MemoryWire] = {}
        """The last connection to each table, and to the lobby as ""."""
        self._is_shown = False
        ui = client.ui
        self.visit = Visiting(self._way, lambda: self._at_house.wake())
        self._at_house = AtHouse(ui, None, SeatLobby)
        self._at_house.visit = self.visit
        self._at_house.on_change.append(self._entered)
        admitted = Admitted(token, returning=not name)
        super().__init__(
            house, client, admitted, (SOMEBODY,), on_refused=on_refused, on_gone=on_gone
        )

    async def _follow(self) -> None:
        await self.visit.follow()

    def _way(self, table: str, code: str) -> PageWay:
        return PageWay(self, table, code)

    async def open(self, table: str, code: str) -> tuple[MemoryWire, str]:
        """Open a connection to the lobby or a table, once a page is here; return it and how one is
        called there. Raises JoinError.
        """
        await self._here.wait()
        if self.over:
            raise ConnectionError("closed")
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        key = key_of(self.house.front().house, self.token)
        said = h.Prove(key, "", "" if table else self._name, table, self._word)
        called = await self.house.come_by_page(
            theirs, said, self._remote, code, spared=self._spared
        )
        # A name is said once: later the house knows who this is, and may call them otherwise.
        self._name = self._word = ""
        self._wires[table] = mine
        if table:
            self._keep_table(table)
        return mine, called

    def _entered(self) -> None:
        """One is in, or is not let in; from then on the lobby tells what becomes of it."""
        if self._is_shown:
            return
        if self.visit.problem is not None:
            self._refused(self.visit.problem)
        elif self.visit.is_in:
            self._is_shown = True
            self._keep_token()
            self._keep()
            lobby = PageHouseLobby(self.client.ui, self._at_house)
            lobby.on_seen = self._stands_up
            self.client.guarded(lambda: self._start(lobby))

    def _start(self, lobby: HouseLobby) -> None:
        """Show the lobby, and the table at which one sat, if one still does."""
        self.client.start(lobby)
        line = self.visit.tables.get(self._sat_at)
        if line is not None and line.mine:
            game = sentences.game_title(self.words, line.game).full
            self._at_house.sit(line.id, game, lobby)

    def _stands_up(self) -> None:
        """The lobby is in front of them: unless they are about to sit down, they sit nowhere."""
        if self._table is None or self._table.is_closed:
            self._keep_table("")

    def _keep_table(self, table: str) -> None:
        """Have the tab keep where one sits: it comes back there after a loss of the house."""
        if self._page is not None:
            self._page.put(w.Keep(table=table))

    # -- what a seat at a table does otherwise ---------------------------------------------------

    @property
    def _table(self) -> TableClient | None:
        return self.visit.seat

    def _hurry(self) -> None:
        if self.visit.seat is not None:
            self.visit.seat.hurry()

    def _hang_up(self) -> None:
        for wire in self._wires.values():
            wire.abort()

    def _leave(self) -> None:
        if self.visit.seat is not None:
            self.visit.seat.close()
        self.visit.close()
        self._hang_up()

    def _goes(self) -> bool:
        if not (self._at_house.left and self._is_shown):
            return False
        # The name in the house stays: the browser keeps what it belongs to.
        if self.visit.problem is None:
            self.close("web-house-left")
            return True
        why = sentences.problem(self.words, self.visit.problem).full
        page, self._page = self._page, None
        self.close()
        if page is not None:
            page.end(w.Ended(why))
        return True


class PageWay:
    """A way from a page to the lobby, or to a table, of the house that serves it."""

    def __init__(self, seat: HouseSeat, table: str, code: str) -> None:
        self._seat, self._table, self._code = seat, table, code
        self.called = ""
        self.challenge: h.Challenge | None = None

    async def open(self) -> MemoryWire:
        """Open a connection. Raises JoinError."""
        wire, self.called = await self._seat.open(self._table, self._code)
        self.challenge = self._seat.house.front()
        return wire

    async def __call__(self, token: str) -> Opened:
        """Open a connection to the table. Raises JoinError."""
        return Opened(await self.open(), token)


class PageHouseLobby(HouseLobby):
    """The lobby, with what else a browser's person can do."""

    may_stay = False
    on_seen: Callable[[], None] = staticmethod(lambda: None)

    def on_resume(self) -> None:
        super().on_resume()
        self.on_seen()

    def _own(self, visit: Visiting) -> list[MenuEntry]:
        *own, leave = super()._own(visit)
        words, ui = self.words, self.ui
        more = words.phrase("web-more")
        group = words.phrase("house-group-you")
        return [*own, MenuEntry("more", more, lambda: ui.push(More(ui)), group=group), leave]

    def _leave(self) -> None:
        self._at.leave()
