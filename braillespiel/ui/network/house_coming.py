"""Coming into a house with a new device: as somebody new, or as who one is there already."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.client import TableProblem
from braillespiel.network.houses import sheets
from braillespiel.ui.network import sentences
from braillespiel.ui.network.house_devices import Asked
from braillespiel.ui.network.join_menu import DIGITS, Trying
from braillespiel.ui.network.names import ask, rule_of
from braillespiel.ui.network.services import Houses, TableAddress
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt

if TYPE_CHECKING:
    from braillespiel.network.houses.becoming import Becoming
    from braillespiel.ui.ui import Ui

_BETWEEN = " -.,/"
_LONGEST = 60


class ComingMenu(Menu):
    """Asks whether somebody is new in a house, or has a name there."""

    def __init__(
        self,
        ui: Ui,
        houses: Houses,
        address: str,
        *,
        trusts: bool,
        new: Callable[[], None],
        known: Callable[[], None],
    ) -> None:
        """``new`` goes on as somebody new; ``known`` goes in once this device is somebody's."""
        self._houses, self._address, self._trusts = houses, address, trusts
        self._new, self._known = new, known
        self._name = ""
        words = ui.words
        entries = [
            MenuEntry(
                key,
                words.phrase(f"house-coming-{key}"),
                do,
                help=words.phrase(f"house-coming-{key}-help"),
            )
            for key, do in (
                ("new", self._is_new),
                ("digits", self._ask_name),
                ("sheet", self._ask_sheet),
            )
        ]
        super().__init__(ui, words.phrase("house-coming"), entries)

    def _is_new(self) -> None:
        self.ui.pop(silent=True)
        self._new()

    # -- what is asked -----------------------------------------------------------------------

    def _ask_name(self, problem: TableProblem | None = None) -> None:
        title = self.words.phrase("house-become-name")
        ask(self.ui, Prompt(self.ui, title, self._name, self._named), problem)

    def _named(self, typed: str) -> None:
        if not typed:
            self.appear()
            return
        self._name = typed[:40]
        self._ask_digits()

    def _ask_digits(self, text: str = "", problem: TableProblem | None = None) -> None:
        title = self.words.phrase("house-become-digits")
        ask(self.ui, Prompt(self.ui, title, text, self._digits, number=True), problem)

    def _digits(self, typed: str) -> None:
        digits = "".join(sign for sign in typed if sign not in _BETWEEN)
        if len(digits) == DIGITS and digits.isascii() and digits.isdecimal():
            self._become(self._ask_name, name=self._name, code=digits)
        elif typed:
            self._ask_digits(typed, TableProblem("code-form"))
        else:
            self.appear()

    def _ask_sheet(self, problem: TableProblem | None = None, text: str = "") -> None:
        title = self.words.phrase("house-become-sheet")
        ask(self.ui, Prompt(self.ui, title, text, self._sheet, _LONGEST, verbatim=True), problem)

    def _sheet(self, typed: str) -> None:
        secret = sheets.read(typed)
        if secret is not None:
            self._become(self._ask_sheet, sheet=secret)
        elif typed:
            self._ask_sheet(TableProblem("house-sheet-wrong"), typed)
        else:
            self.appear()

    # -- what comes of it --------------------------------------------------------------------

    def _become(
        self,
        again: Callable[[TableProblem], None],
        *,
        name: str = "",
        code: str = "",
        sheet: bytes = b"",
    ) -> None:
        """Prove who one is; ``again`` asks for what was wrong."""
        going = _Proving(self.ui, self._address)
        asked = partial(self._ask, going, by_sheet=bool(sheet))
        going.on_asks = asked
        self.ui.push(going)

        def over(problem: TableProblem | None) -> None:
            self.ui.pop_to(self, silent=True)
            if problem is None:
                self.ui.pop(silent=True)
                called = "" if going.becoming is None else sentences.clean(going.becoming.called)
                self.ui.announce(self.words.phrase("house-become-done", name=called), "connect")
                self._known()
            elif problem.rule in ("house-device-wrong", "house-sheet-wrong"):
                again(problem)
            else:
                told = sentences.problem(self.words, problem)
                self.ui.announcer.answer(told, sound="error")

        going.on_over = over
        try:
            going.becoming = self._houses.become(
                self._address, going.wake, name=name, code=code, sheet=sheet, trusts=self._trusts
            )
        except Exception as error:
            over(rule_of(error))
        else:
            going.wake()

    def _ask(self, going: _Proving, by_sheet: bool) -> None:
        assert going.becoming is not None
        asks = going.becoming.asks
        assert asks is not None
        ui, words = self.ui, self.words

        def answer(yes: bool) -> None:
            assert going.becoming is not None
            going.becoming.answer(yes)
            if not yes:
                ui.pop_to(self)
            elif not by_sheet:
                ui.announcer.answer(words.phrase("house-become-waits"))

        key = "house-become-asks-sheet" if by_sheet else "house-become-asks"
        told = {"name": sentences.clean(asks.name), "device": sentences.clean(asks.device)}
        if by_sheet:
            del told["device"]
        ui.push(Asked(ui, words.phrase(key, **told), answer))


class _Proving(Trying):
    """Proving who one is; Escape gives up."""

    def __init__(self, ui: Ui, address: str) -> None:
        self.becoming: Becoming | None = None
        self.on_asks: Callable[[], None] = lambda: None
        self.on_over: Callable[[TableProblem | None], None] = lambda problem: None
        self._asked = False
        super().__init__(ui, TableAddress(address.partition("#")[0], address))

    def wake(self) -> None:
        """Have what came taken up; callable from any thread."""
        self.ui.services.post(self._take_up)

    def _take_up(self) -> None:
        found = self.becoming
        if found is None or self not in self.ui.screens:
            return
        if found.problem is not None or found.called:
            self.on_over(found.problem)
        elif found.asks is not None and not self._asked:
            self._asked = True
            self.on_asks()
        self.ui.changed = True

    def _cancel(self) -> None:
        if self.becoming is not None:
            self.becoming.close()
        super()._cancel()
