"""How a real client gets to network tables; nothing of it is loaded before it is needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from braillespiel.network.joining import files
from braillespiel.store.database import home_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from braillespiel.application.hosted_class import HostedClass, MakeClassPages
    from braillespiel.application.net_directory import NetDirectory
    from braillespiel.application.net_houses import NetHouses
    from braillespiel.application.net_tables import NetTables
    from braillespiel.classroom.strays import Nobody
    from braillespiel.network.hosting import MakePages
    from braillespiel.ui.network.services import LeftMatch, LeftSeat


class NetworkServices:
    """Tables and where they are; ``bots`` are names for bots.

    With ``loopback``, a table that is opened can be reached from this computer only. ``pages``
    makes what serves a table to browsers, ``class_pages`` what serves a class.
    """

    def __init__(
        self,
        bots: Sequence[str],
        *,
        loopback: bool = False,
        pages: MakePages | None = None,
        class_pages: MakeClassPages | None = None,
    ) -> None:
        self._pages, self._class_pages = pages, class_pages
        self._bots = tuple(bots)
        self._loopback = loopback

    @cached_property
    def tables(self) -> NetTables:
        """Opens and joins tables."""
        from braillespiel.application.net_tables import NetTables

        return NetTables(self._bots, loopback=self._loopback, pages=self._pages)

    @cached_property
    def directory(self) -> NetDirectory:
        """Knows where tables are."""
        from braillespiel.application.net_directory import NetDirectory

        return NetDirectory(self.tables)

    @cached_property
    def houses(self) -> NetHouses:
        """Knows houses."""
        from braillespiel.application.net_houses import NetHouses

        return NetHouses()

    def open_class(self, title: str, roster: str, nobody: Nobody) -> HostedClass:
        """Open the class with a title, with the list in a file ("": with none).

        Raises RosterError, InputError, and what HostedClass raises.
        """
        from pathlib import Path

        from braillespiel.application.hosted_class import HostedClass
        from braillespiel.classroom import roster as rosters

        found = rosters.read(Path(roster).expanduser()) if roster else rosters.Roster(())
        made = self._class_pages
        return HostedClass(
            home_folder(), title, found, self._bots, made, loopback=self._loopback, nobody=nobody
        )

    def left(self) -> LeftMatch | None:
        """Return the match that continues once the own table is opened again, or None."""
        home = home_folder()
        if not (home / files.FOLDER / files.TABLE).exists():
            return None
        from braillespiel.application import left_match

        return left_match.left(home)

    def left_seat(self) -> LeftSeat | None:
        """Return the table at which one was in a match when this program ended, None without."""
        home = home_folder()
        if not (home / files.FOLDER / files.SEAT).exists():
            return None
        from braillespiel.application import left_seat

        return left_seat.left(home)

    def sit_down(self, seat: LeftSeat) -> None:
        """A match begins at a table of somebody else, or one is back at it."""
        from braillespiel.application import left_seat

        left_seat.sit_down(home_folder(), seat)

    def stand_up(self) -> None:
        """That match is over for one."""
        from braillespiel.application import left_seat

        left_seat.stand_up(home_folder())

    def put_away(self) -> None:
        """Give it up; who sat there still needs no code. Raises StoreError."""
        from braillespiel.application import left_match

        left_match.put_away(home_folder())
