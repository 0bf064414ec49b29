"""The way of a real client to tables in the net; nothing of it is loaded before it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from braillespiel.application.net_directory import NetDirectory
    from braillespiel.application.net_tables import NetTables


class Net:
    """Tables and where they are; ``bots`` are names for bots.

    With ``loopback`` a table that is opened is reached from this computer only.
    """

    def __init__(self, bots: Sequence[str], *, loopback: bool = False) -> None:
        self._bots = tuple(bots)
        self._loopback = loopback

    @cached_property
    def tables(self) -> NetTables:
        """Opens and joins tables."""
        from braillespiel.application.net_tables import NetTables

        return NetTables(self._bots, loopback=self._loopback)

    @cached_property
    def directory(self) -> NetDirectory:
        """Knows where tables are."""
        from braillespiel.application.net_directory import NetDirectory

        return NetDirectory(self.tables)
