"""docs/protocol.md: its conversation is held, its tables name every message, the schema is ours."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec

from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from scripts.protocol_schema import text as schema_text
from tests.network.places import table

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
SCHEMA = json.loads((DOCS / "schemas/protocol.schema.json").read_text(encoding="utf-8"))


def sent(member: int, messages: list[tuple[int, m.FromHost]]) -> list[Any]:
    found = [json.loads(msgspec.json.encode(each)) for to, each in messages if to == member]
    for each in found:
        for document in {"now", "update"} & set(each):
            each[document] = "…"
    return found


def test_the_conversation_of_the_page_is_held_so() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    held, _, _ = table()
    told: list[Any] = []
    checked = jsonschema.Draft202012Validator(SCHEMA)
    lines = block.splitlines()
    for line in lines:
        kind, document = line[:2], line[2:]
        checked.validate(json.loads(document))
        if kind == "< ":
            assert told, line
            assert json.loads(document) == told.pop(0)
            continue
        assert told == []
        message = msgspec.json.decode(document, type=m.FromSeat)
        if isinstance(message, m.Hello):
            held.hello(message)
        else:
            held.message(1, message)
        told = sent(1, held.take())
    assert told == []
    assert len(lines) == 10


def test_the_page_names_every_message() -> None:
    sections = {
        "From a seat": m.FromSeat,
        "From the host": m.FromHost,
        "From a pupil": c.FromPupil,
        "From the class": c.FromClass,
    }
    for heading, kinds in sections.items():
        section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
        named = re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)
        assert sorted(named) == sorted(kind.__struct_config__.tag for kind in kinds.__args__)


def test_the_schema_is_made_from_the_messages() -> None:
    message = "run python -m scripts.protocol_schema > docs/schemas/protocol.schema.json"
    assert (DOCS / "schemas/protocol.schema.json").read_text("utf-8") == schema_text(), message
