"""Types are learnt one at a time: threads that read them first at once end no program."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.support.sources import nodes

PACKAGE = Path(__file__).parents[1] / "braillespiel"
THREADS = '''
import sys, threading, types
from functools import reduce
from operator import or_

import msgspec

from braillespiel.decoding import convert, decode

SOURCE = """
from __future__ import annotations
import msgspec

class Card(msgspec.Struct, frozen=True):
    colour: str
    value: int

class Place(msgspec.Struct, frozen=True):
    card: Card | None = None
""" + "".join(f"""
class Event{n}(msgspec.Struct, frozen=True, tag="event-{n}"):
    place: Place
    cards: tuple[Card, ...] = ()
""" for n in range(20))
PLACE = {"card": {"colour": "r", "value": 2}}


def fresh():
    """Return the union of types that nobody has read yet, and that have parts in common."""
    module = types.ModuleType("fresh")
    sys.modules["fresh"] = module
    exec(SOURCE, module.__dict__)
    return reduce(or_, (getattr(module, f"Event{n}") for n in range(20)))


def read(kind, number, begun, read_by):
    holder = msgspec.defstruct("Holder", [("held", kind)])
    begun.wait()
    for step in range(5):
        event = {"type": f"event-{(3 * number + step) % 20}", "place": PLACE}
        held = convert({"held": event}, holder).held
        assert decode(msgspec.json.encode(event), kind) == held
        read_by.append(number)


sys.setswitchinterval(1e-6)
for _ in range(40):
    kind, begun, read_by = fresh(), threading.Barrier(4), []
    threads = [
        threading.Thread(target=read, args=(kind, number, begun, read_by)) for number in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read_by) == 20
print("read")
'''


def test_threads_that_read_types_first_at_once_end_no_program() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", THREADS], capture_output=True, text=True, cwd=PACKAGE.parent,
        env={"PYTHONPATH": str(PACKAGE.parent)}, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, "read"), done.stderr[-2000:]


def test_no_type_is_learnt_elsewhere() -> None:
    """``msgspec.convert``, a decoder, and ``decode`` with a type learn it at once."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name == "decoding.py":
            continue
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            if getattr(node.func, "attr", "") not in ("convert", "decode", "Decoder"):
                continue
            called = ast.unparse(node.func)
            typed = any(keyword.arg == "type" for keyword in node.keywords) or len(node.args) > 1
            if called in ("msgspec.convert", "msgspec.json.Decoder") or (
                called == "msgspec.json.decode" and typed
            ):
                found.append(f"{path.relative_to(PACKAGE)}: {called}")
    assert found == [], "braillespiel.decoding learns a type behind a lock"
