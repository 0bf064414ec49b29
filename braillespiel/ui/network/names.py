"""The names under which the people at this computer go to a network table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.network import texts
from braillespiel.network.client import TableProblem
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- errors --------------------------------------------------------------------------


def rule_of(error: Exception) -> TableProblem:
    """Return the rule that a network error names; raise the error again if it names none."""
    rule = getattr(error, "rule", None)
    if not isinstance(rule, str):
        raise error
    details = getattr(error, "details", {})
    return TableProblem(rule, details if isinstance(details, dict) else {})


# -- names ---------------------------------------------------------------------------


LONGEST = 100
_BETWEEN = texts.BETWEEN.strip()


def own_names(ui: Ui) -> tuple[str, ...]:
    """Return the names last used here at a network table, or the first known one."""
    kept = [name for name in str(ui.settings.get("net-names")).split("\n") if name]
    if kept:
        return tuple(kept)
    return tuple(name for name in str(ui.settings.get("names")).split("\n") if name)[:1]


def ask_names(
    ui: Ui, then: Callable[[], None], text: str | None = None, problem: TableProblem | None = None
) -> None:
    """Ask who plays here, and continue once the names can be said and felt."""

    def named(typed: str) -> None:
        try:
            found = [texts.name(one) for one in typed.split(_BETWEEN) if one.strip()]
            if not found:
                raise texts.TextError("name-empty")
            for number, one in enumerate(found):
                other = texts.alike(one, found[:number])
                if other is not None:
                    refuse(typed, TableProblem("name-alike", {"name": other}))
                    return
        except texts.TextError as error:
            refuse(typed, TableProblem(error.rule, error.details))
            return
        ui.settings.set("net-names", "\n".join(found))
        then()

    def refuse(typed: str, problem: TableProblem) -> None:
        ask_names(ui, then, typed, problem)

    known = texts.BETWEEN.join(own_names(ui)) if text is None else text
    prompt = Prompt(ui, ui.words.phrase("net-join-names-title"), known, named, LONGEST)
    ask(ui, prompt, problem)


def ask(ui: Ui, prompt: Prompt, problem: TableProblem | None) -> None:
    """Ask for a line of text; if it is asked for again, the reason comes first."""
    ui.push(prompt, silent=problem is not None)
    if problem is not None:
        prompt.appear_after(sentences.problem(ui.words, problem))


def names_entry(ui: Ui, then: Callable[[], None]) -> MenuEntry:
    """Return the menu entry that shows and changes who plays here."""

    def value() -> Phrase:
        found = texts.BETWEEN.join(own_names(ui))
        return Phrase.plain(found) if found else ui.words.phrase("net-join-names-none")

    return MenuEntry(
        "names",
        ui.words.phrase("net-join-names"),
        lambda: ask_names(ui, then),
        value=value,
        help=ui.words.phrase("net-join-names-help"),
    )
