"""Make docs/schemas/position.schema.json from the games' own schemas.

python -m scripts.position_schema > docs/schemas/position.schema.json
"""

from __future__ import annotations

import json

from braillespiel.engine.position import schema
from braillespiel.games import registry


def text() -> str:
    """Return the file's text."""
    found = schema(registry.game(name) for name in registry.own())
    return json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
