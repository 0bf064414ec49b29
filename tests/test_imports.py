"""No module imports one that imports it, directly or indirectly, not even within a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.support.sources import statements, tree

ROOT = Path(__file__).resolve().parents[1]
Graph = Mapping[str, set[str]]
Trees = Mapping[str, ast.Module]


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


def for_types(node: ast.AST) -> bool:
    """Tell whether what a statement holds is for type checks only."""
    return isinstance(node, ast.If) and any(
        "TYPE_CHECKING" in (getattr(each, "id", ""), getattr(each, "attr", ""))
        for each in ast.walk(node.test)
    )


def imports(
    top: ast.AST, *, types: bool = False, within: bool = True
) -> Iterator[ast.Import | ast.ImportFrom]:
    """Walk through all imports that are carried out, at the top or within functions.

    With ``types`` also those for type checks only; without ``within`` not those in functions.
    """
    for node in statements(top):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not within and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        elif types or not for_types(node):
            yield from imports(node, types=types, within=within)


@cache
def ours() -> Trees:
    """Return the syntax of every module of the program."""
    return {module: tree(path) for module, path in MODULES.items()}


def planted(**sources: str) -> Trees:
    """Return the syntax of as many modules, all empty but for those that are given."""
    given = {f"braillespiel.{name.replace('__', '.')}": text for name, text in sources.items()}
    return {module: ast.parse(given.get(module, "")) for module in MODULES}


def graph(trees: Trees, types: bool = False) -> Graph:
    """Return what each module imports, with ``types`` also what it needs for type checks only;
    not the package that it lies in itself.
    """
    found: dict[str, set[str]] = {}
    for module, top in trees.items():
        wanted = {name for node in imports(top, types=types) for name in named_by(node)}
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
    assert circles(graph(ours())) == []


def test_a_circle_is_found_also_where_a_function_dodges_it() -> None:
    trees = planted(
        ui__ui="from braillespiel.ui import screen_opener",
        ui__screen_opener="def late():\n    from braillespiel.ui.ui import Ui",
    )
    assert circles(graph(trees)) == [
        ("braillespiel.ui.screen_opener", "braillespiel.ui.ui"),
        ("braillespiel.ui.ui", "braillespiel.ui.screen_opener"),
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
    largest = max(knots(graph(ours(), types=True)), key=len, default=set())
    assert len(largest) <= LARGEST, sorted(largest)


def test_a_circle_for_types_only_is_found() -> None:
    trees = planted(
        ui__ui="from braillespiel.ui import screen_opener",
        ui__screen_opener=(
            "if TYPE_CHECKING:\n    from braillespiel.ui.ui import Ui\n"
            "    from braillespiel import cli"
        ),
    )
    assert circles(graph(trees)) == []
    assert knots(graph(trees, types=True)) == [
        {"braillespiel.ui.ui", "braillespiel.ui.screen_opener"}
    ]


# --- what only playing over a network needs --------------------------------------------------

NETWORK_PACKAGES = {"websockets", "spake2", "cryptography", "zeroconf", "ifaddr", "asyncio", "ssl"}
"""They cost a tenth of a second and more: whoever plays at home does not wait for them."""


def at_load(top: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Walk through the imports that loading a module carries out: not those within functions."""
    return imports(top, within=False)


def packages_loaded(top: ast.AST) -> set[str]:
    """Return the packages, ours and others', that loading a module loads itself."""
    found = set()
    for node in at_load(top):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.partition(".")[0] for name in names}
    return found


SERVERS = (
    *("braillespiel.network.", "braillespiel.web.", "braillespiel.house."),
    *("braillespiel.classroom.server.", "braillespiel.classroom.table_servers."),
    *("braillespiel.classroom.desks.", "braillespiel.classroom.links."),
    "braillespiel.commands.serve_hosts.",
)


def loading_network(trees: Trees) -> dict[str, set[str]]:
    """Return the modules outside braillespiel.network whose loading loads its packages."""
    arrows = {
        module: {name for node in at_load(top) for name in named_by(node)}
        for module, top in trees.items()
    }
    heavy = {module: packages_loaded(top) & NETWORK_PACKAGES for module, top in trees.items()}
    found = {}
    for module in trees:
        if not f"{module}.".startswith(SERVERS):
            loaded = set().union(*(heavy[each] for each in {module, *reached(module, arrows)}))
            if loaded:
                found[module] = loaded
    return found


def test_nothing_outside_the_network_loads_its_packages_before_they_are_needed() -> None:
    assert loading_network(ours()) == {}


def test_a_package_that_is_loaded_by_a_detour_is_found() -> None:
    trees = planted(
        store__leases="def late():\n    import zeroconf",
        store__rows="if True:\n    import cryptography.x509",
        store__matches="from braillespiel.store import rows",
    )
    found = {"cryptography"}
    assert loading_network(trees) == {
        "braillespiel.store.matches": found,
        "braillespiel.store.rows": found,
    }
