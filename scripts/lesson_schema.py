"""Make docs/schemas/lesson.schema.json from the shape of a lesson.

python -m scripts.lesson_schema > docs/schemas/lesson.schema.json
"""

from __future__ import annotations

import json

from braillespiel.lessons.format import schema


def text() -> str:
    """Return the file's text."""
    return json.dumps(schema(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
