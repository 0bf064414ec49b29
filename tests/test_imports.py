"""No module imports one that imports it, directly or indirectly, not even within a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
Graph = Mapping[str, set[str]]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted((ROOT / "braillespiel").rglob("*.py"))}


def named_by(node: ast.Import | ast.ImportFrom) -> set[str]:
    """Return the modules of ours that an import names, with the packages that they lie in."""
    if isinstance(node, ast.Import):
        names = {alias.name for alias in node.names}
    else:
        names = {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    parts = [name.split(".") for name in names]
    return {".".join(each[:n]) for each in parts for n in range(2, len(each) + 1)} & set(MODULES)


def imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Walk through all imports that are carried out, at the top or within functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield from imports(node)


def graph(sources: Mapping[str, str], types: bool = False) -> Graph:
    """Return what each module imports, with ``types`` also what it needs for type checks only;
    not the package that it lies in itself.
    """
    found: dict[str, set[str]] = {}
    for module, source in sources.items():
        wanted: set[str] = set()
        tree = ast.parse(source)
        for node in ast.walk(tree) if types else imports(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                wanted |= named_by(node)
        found[module] = {each for each in wanted if not f"{module}.".startswith(f"{each}.")}
    return found


def reached(start: str, arrows: Graph) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for module in arrows.get(waiting.pop(), set()) - seen:
            seen.add(module)
            waiting.append(module)
    return seen


def circles(arrows: Graph) -> list[tuple[str, str]]:
    """Return every (module, imported module) that lies on a circle."""
    all_reached = {module: reached(module, arrows) for module in arrows}
    return [
        (module, other)
        for module, others in arrows.items()
        for other in sorted(others)
        if module in all_reached.get(other, set())
    ]


def test_no_import_closes_a_circle() -> None:
    sources = {module: path.read_text("utf-8") for module, path in MODULES.items()}
    assert circles(graph(sources)) == []


def test_a_circle_is_found_also_where_a_function_dodges_it() -> None:
    sources = dict.fromkeys(MODULES, "")
    sources["braillespiel.ui.ui"] = "from braillespiel.ui import routes"
    sources["braillespiel.ui.routes"] = "def late():\n    from braillespiel.ui.ui import Ui"
    assert circles(graph(sources)) == [
        ("braillespiel.ui.routes", "braillespiel.ui.ui"),
        ("braillespiel.ui.ui", "braillespiel.ui.routes"),
    ]


# --- what can only be understood together ----------------------------------------------------

LARGEST = 5
"""Modules that name each other in a circle, for types too: this bound only falls."""


def knots(arrows: Graph) -> list[set[str]]:
    """Return the sets of modules of which each reaches each other one."""
    all_reached = {module: reached(module, arrows) for module in arrows}
    found: list[set[str]] = []
    for module, there in all_reached.items():
        if module in there and not any(module in knot for knot in found):
            found.append({each for each in there if module in all_reached.get(each, set())})
    return found


def test_few_modules_name_each_other_in_a_circle_even_for_types() -> None:
    sources = {module: path.read_text("utf-8") for module, path in MODULES.items()}
    largest = max(knots(graph(sources, types=True)), key=len, default=set())
    assert len(largest) <= LARGEST, sorted(largest)


def test_a_circle_for_types_only_is_found() -> None:
    sources = dict.fromkeys(MODULES, "")
    sources["braillespiel.ui.ui"] = "from braillespiel.ui import routes"
    sources["braillespiel.ui.routes"] = (
        "if TYPE_CHECKING:\n    from braillespiel.ui.ui import Ui\n    from braillespiel import cli"
    )
    assert circles(graph(sources)) == []
    assert knots(graph(sources, types=True)) == [{"braillespiel.ui.ui", "braillespiel.ui.routes"}]


# --- what only playing over a network needs --------------------------------------------------

NETWORK_PACKAGES = {"websockets", "spake2", "cryptography", "zeroconf", "ifaddr", "asyncio", "ssl"}
"""They cost a tenth of a second and more: whoever plays at home does not wait for them."""


def at_load(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Walk through the imports that loading a module carries out: not those within functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield from at_load(node)


def packages_loaded(tree: ast.AST) -> set[str]:
    """Return the packages, ours and others', that loading a module loads itself."""
    found = set()
    for node in at_load(tree):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.partition(".")[0] for name in names}
    return found


SERVERS = (
    *("braillespiel.network.", "braillespiel.web.", "braillespiel.house."),
    *("braillespiel.classroom.server.", "braillespiel.classroom.places."),
    *("braillespiel.classroom.desks.", "braillespiel.classroom.links."),
)


def loading_network(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Return the modules outside braillespiel.network whose loading loads its packages."""
    trees = {module: ast.parse(source) for module, source in sources.items()}
    arrows = {
        module: {name for node in at_load(tree) for name in named_by(node)}
        for module, tree in trees.items()
    }
    heavy = {module: packages_loaded(tree) & NETWORK_PACKAGES for module, tree in trees.items()}
    found = {}
    for module in sources:
        if not f"{module}.".startswith(SERVERS):
            loaded = set().union(*(heavy[each] for each in {module, *reached(module, arrows)}))
            if loaded:
                found[module] = loaded
    return found


def test_nothing_outside_the_network_loads_its_packages_before_they_are_needed() -> None:
    sources = {module: path.read_text("utf-8") for module, path in MODULES.items()}
    assert loading_network(sources) == {}


def test_a_package_that_is_loaded_by_a_detour_is_found() -> None:
    sources = dict.fromkeys(MODULES, "")
    sources["braillespiel.store.leases"] = "def late():\n    import zeroconf"
    sources["braillespiel.store.rows"] = "if True:\n    import cryptography.x509"
    sources["braillespiel.store.matches"] = "from braillespiel.store import rows"
    found = {"cryptography"}
    assert loading_network(sources) == {
        "braillespiel.store.matches": found,
        "braillespiel.store.rows": found,
    }
