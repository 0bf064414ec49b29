"""Opening tables to others and joining them: between the screens and ``braillespiel.network``."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from time import monotonic_ns
from typing import TYPE_CHECKING

from braillespiel.network.client import OpenTable
from braillespiel.store.database import home_folder

if TYPE_CHECKING:
    from braillespiel.network.hosting import Hosted, MakePages
    from braillespiel.network.joined import TableClient
    from braillespiel.network.joining.known import KnownHosts


class NetTables:
    """Tables of this computer and of others. ``bots`` are names for bots.

    With ``loopback``, a table that is opened can be reached from this computer only. ``pages``
    makes what serves a table to browsers.
    """

    def __init__(
        self,
        bots: Sequence[str],
        home: Path | None = None,
        *,
        loopback: bool = False,
        pages: MakePages | None = None,
    ) -> None:
        self._pages = pages
        self._bots = tuple(bots)
        self._home = home or home_folder()
        self._loopback = loopback

    @property
    def known(self) -> KnownHosts:
        """The tables this computer has been at."""
        from braillespiel.network.joining.known import KnownHosts

        return KnownHosts(self._home)

    def open(
        self,
        names: Sequence[str],
        table: str,
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
        match: str = "",
        known: int | None = None,
    ) -> OpenTable:
        """Open a table; whoever was at the last one finds their way back to it.

        Raises HostingError "in-use", "port", "store", or TextError for an impossible name; for
        ``match`` what StoredTable.adopt raises.
        """
        from braillespiel.network import texts
        from braillespiel.network.hosting import HostedTable

        made = partial(self._hosted, texts.name(table), names, match, known)
        return HostedTable(
            made,
            names,
            on_news,
            pages=self._pages,
            hearing=hearing,
            watches=watches,
            announces=not self._loopback,
        )

    def _hosted(self, name: str, names: Sequence[str], match: str, known: int | None) -> Hosted:
        """Make what the table's thread needs; called in that thread."""
        from braillespiel.application.table_matches import StoredTable
        from braillespiel.application.trial import WorkerTrial
        from braillespiel.application.write_thread import WriteThread
        from braillespiel.engine.contract import GameError
        from braillespiel.network import entrance
        from braillespiel.network.hosting import Hosted
        from braillespiel.network.joining import lease
        from braillespiel.network.matches import Terms
        from braillespiel.network.pace import NetPace
        from braillespiel.network.refusals import RefusalError
        from braillespiel.network.server_thread import HostingError
        from braillespiel.network.table import NetworkTable
        from braillespiel.network.texts import TextError
        from braillespiel.store.errors import StoreError
        from braillespiel.store.opening import open_store
        from braillespiel.store.records import MatchId

        held = contextlib.ExitStack()
        try:
            held.enter_context(lease.hold(self._home))
            store = open_store(self._home)
            held.callback(store.close)
            commits = WriteThread()
            held.callback(commits.close)
            keeper = StoredTable(store, self._home, commits=commits)
            if match:
                keeper.adopt(MatchId(int(match)), names, known)
            terms = Terms(self._bots, partial(NetPace, SystemRandom()), trial=WorkerTrial)
            table = NetworkTable(name, keeper, lambda: monotonic_ns() // 1_000_000, terms)
            hosts = entrance.LOOPBACK if self._loopback else entrance.EVERYWHERE
            way_in = entrance.Entrance(self._home, table.knows, table.new_code, hosts=hosts)
        except lease.InUseError as error:
            raise HostingError("in-use", path=str(error.home)) from error
        except OSError as error:
            held.close()
            raise HostingError("store", reason=error.strerror or str(error)) from error
        except StoreError as error:
            held.close()
            if match:
                raise
            raise HostingError(f"store-{error.kind}") from error
        except (GameError, RefusalError, TextError):
            held.close()
            raise
        return Hosted(table, way_in, held.close, commits)

    def join(
        self,
        address: str,
        code: str,
        names: Sequence[str],
        on_news: Callable[[], None],
        *,
        hearing: int = 4000,
        watches: bool = False,
    ) -> TableClient:
        """Join a table; where this computer has been before, no code is needed.

        Raises JoinError if the address or the code is not one, TextError for an impossible name.
        """
        from braillespiel.network.join_path import JoinPath
        from braillespiel.network.joined import TableClient
        from braillespiel.network.joining import address as addresses
        from braillespiel.network.joining import codes

        read = codes.read(code) if code else ""
        way = JoinPath(addresses.read(address), read, self.known)
        client = TableClient(
            way,
            names,
            on_news,
            hearing=hearing,
            watches=watches,
            on_seated=way.seated,
            on_left=way.left,
        )
        return client.run_beside()
