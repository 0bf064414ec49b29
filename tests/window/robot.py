"""A program for Debian's own Python: AT-SPI requests as lines of JSON, answers likewise."""

import json
import sys

import pyatspi
from gi.repository import GLib

WORDS = {
    pyatspi.STATE_FOCUSED: "focused",
    pyatspi.STATE_FOCUSABLE: "focusable",
    pyatspi.STATE_SELECTED: "selected",
    pyatspi.STATE_CHECKED: "checked",
    pyatspi.STATE_EXPANDED: "expanded",
}


def application():
    presenter = pyatspi.Registry.getDesktop(0)
    for number in range(presenter.childCount):
        child = presenter.getChildAtIndex(number)
        if child is not None and child.name.startswith("python"):
            child.clear_cache()
            if child.childCount:
                return child.getChildAtIndex(0)
    return None


def outline(node):
    """Return what a node and those within it are and are called, and nothing else: it is quick."""
    node.clear_cache()
    children = [node.getChildAtIndex(n) for n in range(node.childCount)]
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "children": [outline(child) for child in children if child is not None],
    }


def read(node):
    node.clear_cache()
    try:
        action = node.queryAction()
        actions = [action.getName(n) for n in range(action.nActions)]
    except NotImplementedError:
        actions = []
    try:
        value = node.queryValue().currentValue
    except NotImplementedError:
        value = None
    try:
        box = list(node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS))
    except NotImplementedError:
        box = [0, 0, 0, 0]
    children = [node.getChildAtIndex(n) for n in range(node.childCount)]
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "states": [WORDS[s] for s in node.getState().getStates() if s in WORDS],
        "attributes": dict(pair.split(":", 1) for pair in node.getAttributes() or []),
        "actions": actions,
        "value": value,
        "box": box,
        "children": [read(child) for child in children if child is not None],
    }


def at(path):
    node = application()
    for number in path:
        node = node.getChildAtIndex(number)
    return node


def chance(steps, way, value):
    """Walk down from the window, do something to what is there; return its name."""
    node = application()
    for step in steps:
        if node is None or not node.childCount:
            break
        node = node.getChildAtIndex(int(step * node.childCount)) or node
    if node is None:
        return ""
    try:
        if way == "action":
            actions = node.queryAction()
            if actions.nActions:
                actions.doAction(int(steps[-1] * actions.nActions))
        elif way == "focus":
            node.queryComponent().grabFocus()
        else:
            node.queryValue().currentValue = value
    except NotImplementedError:
        return ""
    return node.name


def answer(request):
    what = request["do"]
    if what in ("tree", "outline"):
        window = application()
        try:
            return None if window is None else {"tree": read, "outline": outline}[what](window)
        except (AttributeError, GLib.GError):
            return None  # it changed while it was read
    if what == "action":
        return at(request["path"]).queryAction().doAction(0)
    if what == "focus":
        return at(request["path"]).queryComponent().grabFocus()
    if what == "value":
        at(request["path"]).queryValue().currentValue = request["value"]
    if what == "chance":
        try:
            return chance(request["steps"], request["way"], request["value"])
        except (AttributeError, GLib.GError, LookupError):
            return ""  # it was gone before it was reached
    if what == "key":
        pyatspi.Registry.generateKeyboardEvent(request["keysym"], None, pyatspi.KEY_SYM)
    if what == "mouse":
        x, y = request["place"]
        pyatspi.Registry.generateMouseEvent(x, y, request["what"])
    return True


for line in sys.stdin:
    while GLib.MainContext.default().iteration(False):
        continue
    try:
        result = {"answer": answer(json.loads(line))}
    except Exception as error:
        result = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(result), flush=True)
