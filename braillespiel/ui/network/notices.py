"""What a match elsewhere tells of its disk: whoever has opened the table can do something there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.match.notices import Notices

if TYPE_CHECKING:
    from braillespiel.store.errors import StoreError
    from braillespiel.ui.network.match import NetMatch
    from braillespiel.words.phrase import Phrase


class NetNotices(Notices):
    """Names the remedy only to those who sit at the computer with the disk."""

    def __init__(self, table: NetMatch) -> None:
        self._at = table.at
        super().__init__(table)

    def worded(self, trouble: StoreError) -> Phrase:
        """Say why the match cannot be stored, or whom to tell."""
        me = self._at.me()
        if me is not None and me.host:
            return super().worded(trouble)
        return self._table.words.phrase("net-host-unsaved")
