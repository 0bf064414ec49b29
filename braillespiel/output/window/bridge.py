"""The bridge to a screen reader; if it cannot be built, there is none, and the own voice speaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.output.frontend import FrontEvent
from braillespiel.output.picture import Picture
from braillespiel.output.window.layout import Scene

if TYPE_CHECKING:
    from braillespiel.output.window.access import Access


class NoAccess:
    """No reader reads this window."""

    def update(self, picture: Picture, scene: Scene) -> None:
        """Nobody to tell."""

    def announce(self, text: str, urgent: bool) -> bool:
        """Nobody hears it."""
        return False

    def focused(self, active: bool) -> None:
        """Nobody to tell."""

    def placed(self) -> None:
        """Nobody to tell."""

    def requests(self) -> list[FrontEvent]:
        """Nobody asks."""
        return []

    def close(self) -> None:
        """Nothing to release."""


def bridge(wake: Callable[[], None]) -> tuple[Access | NoAccess, BaseException | None]:
    """Return the bridge of this platform, or none and why.

    AccessKit may fail to load (a library of the system is missing), may find no window of the
    system's (a video driver without a screen), or may panic in its own language.
    """
    try:
        from braillespiel.output.window.access import Access

        return Access(wake), None
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a panic of Rust is no Exception
        return NoAccess(), error
