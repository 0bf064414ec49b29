"""The phases of a match."""

from __future__ import annotations

BUILD = "build"
WINDOW = "window"
SHOW = "show"
LAST = "last"
DISMANTLE = "dismantle"
OVER = "over"
PHASES = (BUILD, WINDOW, SHOW, LAST, DISMANTLE, OVER)
