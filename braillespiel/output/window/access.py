"""The window's accessibility tree in AccessKit: sent as it changes, asked from other threads.

AccessKit brings it to AT-SPI (Linux), UI Automation (Windows) and NSAccessibility (macOS).
"""

from __future__ import annotations

import math
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

import accesskit
import pygame

from braillespiel.output.frontend import Clicked, FrontEvent, KeyPressed, Stepped
from braillespiel.output.picture import Picture
from braillespiel.output.window import tree
from braillespiel.output.window.layout import Scene
from braillespiel.output.window.reader import hears_live_regions
from braillespiel.output.window.tree import Spec

_EMPTY = Picture("braillespiel")
_SETS = ("LIST", "TREE", "TREE_ITEM", "GROUP")
"""Roles whose children count as a set."""


class Access:
    """The bridge between pictures and the screen reader. ``wake`` ends the window's wait.

    AccessKit's thread asks for the whole tree with the adapter's lock in its hand, and has to wait
    for Python's; a call of ours into the adapter has Python's and waits for the adapter's. So we
    call it only while a reader is there: from when the tree has been given until it is gone.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._lock = threading.Lock()
        self._ids = tree.Ids()
        self._nodes: dict[int, Spec] = tree.tree(_EMPTY, self._ids, {}, "", False)
        self._focus = tree.ROOT
        self._live = ""
        self._urgent = False
        self._picture = _EMPTY
        self._requests: deque[Any] = deque()
        self._hears: bool | None = None
        self._calling = threading.RLock()
        self._reader = self._arriving = False
        self._keyboard = False
        self._adapter = _adapter(self._whole, self._asked, self._gone)

    # -- to the reader -----------------------------------------------------------------

    def update(self, picture: Picture, scene: Scene) -> None:
        """Tell what has changed since the last picture."""
        self._picture = picture
        if picture.reader and self._hears is None:
            self._hears = False
            threading.Thread(target=self._ask_reader, daemon=True).start()
        bounds = _bounds(scene) if picture.reader else {}
        with self._lock:
            nodes = tree.tree(picture, self._ids, bounds, self._live, self._urgent)
            focus = tree.focus(picture, self._ids)
            changed = {n: s for n, s in nodes.items() if self._nodes.get(n) != s}
            moved = focus != self._focus
            self._nodes, self._focus = nodes, focus
        if changed or moved:
            self._send(changed)

    def announce(self, text: str, urgent: bool) -> bool:
        """Put an event into the live region; False if the reader ignores it."""
        if not self._hears:
            return False
        # The same sentence twice is two events: a blank makes them differ.
        self._live = text + "\u00a0" if text == self._live else text
        self._urgent = urgent
        with self._lock:
            spec = Spec("LABEL", value=self._live, live="ASSERTIVE" if urgent else "POLITE")
            self._nodes = {**self._nodes, tree.LIVE: spec}
        self._send({tree.LIVE: spec})
        return True

    def focused(self, active: bool) -> None:
        """Report whether the window has the keyboard."""
        self._keyboard = active
        self._call(self._tell_focus)

    def _tell_focus(self) -> None:
        teller = getattr(self._adapter, "update_window_focus_state", None) or getattr(
            self._adapter, "update_view_focus_state", None
        )
        if teller is not None:
            _raise(teller(self._keyboard))

    def placed(self) -> None:
        """Report where on the screen the window is; bounds of things are counted from there."""
        self._call(self._tell_place)

    def _tell_place(self) -> None:
        teller = getattr(self._adapter, "set_root_window_bounds", None)
        if teller is not None:
            x, y = pygame.display.get_window_position()
            width, height = pygame.display.get_window_size()
            rect = accesskit.Rect(x, y, x + width, y + height)
            teller(rect, rect)

    def _send(self, nodes: dict[int, Spec]) -> None:
        self._call(lambda: _raise(self._adapter.update_if_active(lambda: self._changes(nodes))))

    def _call(self, call: Callable[[], None]) -> None:
        """Call the adapter, if a reader is there: it cannot go and come again meanwhile."""
        with self._calling:
            if self._reader:
                call()

    def _changes(self, nodes: dict[int, Spec]) -> Any:
        update = accesskit.TreeUpdate(self._focus)
        for number, spec in nodes.items():
            update.nodes.append((number, _node(spec)))
        return update

    def _whole(self) -> Any:
        """Return the whole tree; AccessKit asks from its own thread when a reader comes."""
        self._arriving = True
        self._wake()
        with self._lock:
            nodes, focus = self._nodes, self._focus
        update = accesskit.TreeUpdate(focus)
        update.tree = accesskit.Tree(tree.ROOT)
        for number, spec in nodes.items():
            update.nodes.append((number, _node(spec)))
        # Last of all: from here to the end Python's lock is not given away any more.
        self._reader = True
        return update

    def _gone(self) -> None:
        """The reader has left; AccessKit tells it from its own thread, with no lock in its hand."""
        with self._calling:
            self._reader = False

    def _arrived(self) -> None:
        """Tell a new reader what it has not been told yet."""
        if not self._reader:
            self._wake()  # it is being given the tree
            return
        self._arriving = False
        self._send(dict(self._nodes))
        self._call(self._tell_place)
        self._call(self._tell_focus)

    def _ask_reader(self) -> None:
        self._hears = hears_live_regions()

    # -- from the reader ---------------------------------------------------------------

    def _asked(self, request: Any) -> None:
        """Take a reader's request; AccessKit calls from its own thread."""
        self._requests.append(request)
        self._wake()

    def requests(self) -> list[FrontEvent]:
        """Return what the reader has asked for since the last time."""
        if self._arriving:
            self._arrived()
        found: list[FrontEvent] = []
        while self._requests:
            found += self._event(self._requests.popleft())
        return found

    def _event(self, request: Any) -> list[FrontEvent]:
        panel, key = self._ids.names.get(request.target, ("", ""))
        key = key.rstrip(tree.TWICE)
        action = request.action
        if panel == "button":
            return [KeyPressed(key)] if action == accesskit.Action.CLICK else []
        if not key:
            return []
        if action == accesskit.Action.CLICK:
            return [Clicked(key)]
        if action in (accesskit.Action.FOCUS, accesskit.Action.SCROLL_INTO_VIEW):
            return [Clicked(key, act=False)]
        if action == accesskit.Action.INCREMENT:
            return [Stepped(key, 1)]
        if action == accesskit.Action.DECREMENT:
            return [Stepped(key, -1)]
        if action == accesskit.Action.SET_VALUE:
            return self._set(key, request)
        return []

    def _set(self, key: str, request: Any) -> list[FrontEvent]:
        spec = self._nodes.get(request.target)
        data = request.data
        wanted = data[1] if isinstance(data, tuple) else data
        if spec is None or spec.numbers is None or not isinstance(wanted, int | float):
            return []
        if not math.isfinite(wanted):
            return []
        now, _, _, step = spec.numbers
        return [Stepped(key, by)] if (by := round((wanted - now) / max(1, step))) else []

    def close(self) -> None:
        """Release the reader."""
        self.focused(False)


def _bounds(scene: Scene) -> dict[tuple[str, str], tuple[int, int, int, int]]:
    """Return where tiles and buttons lie in the window, by panel and key."""
    found = {}
    dx, dy = scene.view.left, scene.view.top - scene.scroll
    for block in scene.blocks:
        if block.tile is not None:
            rect = block.rect.move(dx, dy)
            found[block.panel, block.key] = (rect.left, rect.top, rect.right, rect.bottom)
    for block in scene.dock.blocks:
        if block.kind == "button":
            rect = block.rect
            found["button", block.key] = (rect.left, rect.top, rect.right, rect.bottom)
    return found


def _raise(events: Any) -> None:
    """Send what Windows and macOS queue; on Linux there is nothing to be sent."""
    if events is not None and hasattr(events, "raise_events"):
        events.raise_events()


def _node(spec: Spec) -> Any:
    """Return a spec as an AccessKit node."""
    node = accesskit.Node(getattr(accesskit.Role, spec.role))
    if spec.label:
        node.set_label(spec.label)
    if spec.description:
        node.set_description(spec.description)
    if spec.value:
        node.set_value(spec.value)
    if spec.children:
        node.set_children(list(spec.children))
        if spec.role in _SETS:
            node.set_size_of_set(len(spec.children))
    for action in spec.actions:
        node.add_action(getattr(accesskit.Action, action))
    if spec.position is not None:
        node.set_position_in_set(spec.position[0])
        node.set_size_of_set(spec.position[1])
    if spec.place is not None:
        node.set_row_index(spec.place[0])
        if spec.role in ("CELL", "LIST_ITEM"):
            node.set_column_index(spec.place[1])
    if spec.size is not None:
        node.set_row_count(spec.size[0])
        node.set_column_count(spec.size[1])
    if spec.selected is not None:
        node.set_selected(spec.selected)
    if spec.on is not None:
        node.set_toggled(accesskit.Toggled.TRUE if spec.on else accesskit.Toggled.FALSE)
    if spec.numbers is not None:
        now, low, high, step = spec.numbers
        node.set_numeric_value(now)
        node.set_min_numeric_value(low)
        node.set_max_numeric_value(high)
        node.set_numeric_value_step(step)
    if spec.level:
        node.set_level(spec.level)
        if spec.children:
            node.set_expanded(True)
    if spec.live:
        node.set_live(getattr(accesskit.Live, spec.live))
    if spec.bounds is not None:
        node.set_bounds(accesskit.Rect(*spec.bounds))
    return node


def _adapter(
    whole: Callable[[], Any], asked: Callable[[Any], None], gone: Callable[[], None]
) -> Any:
    """Return the platform's adapter; it has to be made before the window is shown."""
    if sys.platform == "win32":
        window = pygame.display.get_wm_info()["window"]
        return accesskit.windows.SubclassingAdapter(window, whole, asked)
    if sys.platform == "darwin":
        window = pygame.display.get_wm_info()["window"]
        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return accesskit.macos.SubclassingAdapter.for_window(window, whole, asked)
    return accesskit.unix.Adapter(whole, asked, gone)
