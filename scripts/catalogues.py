"""Write catalogues as Weblate's file library does: a translation changes its own lines only.

    python -m scripts.catalogues          rewrite those of ours that are written otherwise, and name
                                          all of them in packaging/weblate/components.json
    python -m scripts.catalogues FOLDER   those in a folder of somebody who translates

The sentences stay the same: what changes is where lines are broken, and how far they are indented.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from braillespiel import languages
from braillespiel.words.syntax import parse

ROOT = Path(__file__).resolve().parents[1]
COMPONENTS = ROOT / "packaging" / "weblate" / "components.json"


class _Quoting(Visitor):
    """Put a sign into quotes that would be one of Fluent's at the beginning of a line."""

    def visit_Pattern(self, node: ast.Pattern) -> None:
        first = node.elements[0] if node.elements else None
        if isinstance(first, ast.TextElement) and first.value[:1] in ("[", ".", "*"):
            sign, first.value = first.value[0], first.value[1:]
            node.elements.insert(0, ast.Placeable(ast.StringLiteral(sign)))
        self.generic_visit(node)


def rewritten(text: str) -> str:
    """Return a catalogue in the form of the library; a text that it cannot read as it is."""
    resource = parse(text)
    if any(isinstance(entry, ast.Junk) for entry in resource.body):
        return text
    _Quoting().visit(resource)
    return FluentSerializer().serialize(resource)


def components() -> str:
    """Return every catalogue as a component for Weblate, in the form that it imports."""
    found = languages.catalogues(languages.FALLBACK)
    first, *others = sorted(found, key=lambda name: (name != "client", name))
    made = []
    for name in (first, *others):
        path = found[name].relative_to(ROOT)
        by_folder = path.parent.name == languages.FALLBACK
        mask = path.parent.with_name("*") / path.name if by_folder else path.with_name("*.ftl")
        made.append(
            {
                "name": name,
                "slug": name.replace("/", "-"),
                "filemask": mask.as_posix(),
                "template": path.as_posix(),
                "new_base": path.as_posix(),
                "file_format": "fluent",
                "language_code_style": "bcp",
                "edit_template": False,
                "repo": "REPOSITORY" if name == first else f"weblate://braillespiel/{first}",
                "vcs": "git",
            }
        )
    return json.dumps(made, indent=1) + "\n"


def main(folder: Path) -> int:
    """Rewrite the catalogues in a folder; print the names of those that have changed."""
    for path in sorted(folder.rglob("*.ftl")):
        text = path.read_text("utf-8")
        if rewritten(text) != text:
            path.write_text(rewritten(text), encoding="utf-8", newline="\n")
            print(path)
    return 0


if __name__ == "__main__":
    if len(sys.argv) == 1:
        COMPONENTS.write_text(components(), encoding="utf-8")
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "braillespiel"))
