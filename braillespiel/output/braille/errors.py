"""What can go wrong with Braille translation; the words for it live in the catalogues."""

from __future__ import annotations

from typing import Literal

TableFault = Literal["unknown", "missing", "broken"]


class BrailleError(Exception):
    """Something about Braille translation that a player can be told."""


class LouisUnavailable(BrailleError):
    """liblouis is not installed, or cannot be loaded.

    ``searched`` are the library names tried, ``packages`` the Debian packages that bring it.
    """

    packages = ("liblouis20", "liblouis-data")

    def __init__(self, searched: tuple[str, ...], detail: str = "") -> None:
        self.searched = searched
        self.detail = detail
        super().__init__(
            f"liblouis cannot be loaded (tried {', '.join(searched)}); "
            f"install {' and '.join(self.packages)}" + (f": {detail}" if detail else "")
        )


class TableError(BrailleError):
    """A Braille table cannot be used.

    ``name`` is the table as the player named it, ``reason`` one of

    * ``"unknown"``: no table of the catalogue, no file, and nothing that liblouis has,
    * ``"missing"``: a table of the catalogue whose files are not installed,
    * ``"broken"``: liblouis does not accept the file; ``detail`` holds its first complaint.
    """

    def __init__(self, name: str, reason: TableFault, detail: str = "") -> None:
        self.name = name
        self.reason: TableFault = reason
        self.detail = detail
        super().__init__(f"Braille table {name!r} is {reason}" + (f": {detail}" if detail else ""))
