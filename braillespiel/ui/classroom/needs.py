"""Settings that a class lends a pupil for the evening; nothing of them is kept on the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LENT = ("braille-table", "card-table", "wording", "speech-rate", "theme")
"""What a class may set on somebody's device: how it reads, speaks and looks, nothing else."""


USUAL_CELLS = 40


def apply(ui: Ui, needs: Mapping[str, object]) -> bool:
    """Let what this device can apply hold for the evening; tell whether there was anything.

    The line has as many cells as a display of ours has; without one, as many as the list says.
    """
    _lay_out(ui, needs.get("cells"))
    wanted = {key: needs[key] for key in LENT if key in needs and key not in ui.left_out}
    return bool(wanted) and ui.services.lend_settings(wanted)


def take_back(ui: Ui) -> None:
    """Let the person's own settings hold again."""
    _lay_out(ui, USUAL_CELLS)
    ui.services.lend_settings({})


def _lay_out(ui: Ui, cells: object) -> None:
    if isinstance(cells, int) and not ui.services.devices.cells():
        ui.announcer.braille.resize(cells, ui.announcer.braille.rows)
        ui.changed = True
