"""Make docs/schemas/protocol.schema.json from the messages' own types.

python -m scripts.protocol_schema > docs/schemas/protocol.schema.json
"""

from __future__ import annotations

import json

import msgspec

from braillespiel.network import messages, protocol
from braillespiel.table.wire import UpdateDocument


def text() -> str:
    """Return the file's text."""
    kinds = (protocol.FromSeat, protocol.FromHost, UpdateDocument)
    (seat, host, _), components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    found = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"braillespiel table protocol {messages.PROTOCOL}",
        "description": "A frame from a seat, or from the host; documents in a Raw field are"
        " UpdateDocument.",
        "anyOf": [{"title": "FromSeat", **seat}, {"title": "FromHost", **host}],
        "$defs": components,
    }
    return json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
