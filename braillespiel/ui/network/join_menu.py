"""Join a table: tables found on this network, addresses of friends, a typed address; the code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.client import Status, TableProblem
from braillespiel.output.picture import Control
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.network.names import ask, ask_names, names_entry, own_names, rule_of
from braillespiel.ui.network.services import LeftSeat, Network, TableAddress
from braillespiel.ui.screens.menu import DELETE, Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from braillespiel.network.joined import TableClient
    from braillespiel.ui.ui import Ui

DIGITS = 6
_BETWEEN = " -.,/"
_LONGEST_ADDRESS = 100


class JoinMenu(Menu):
    """Tables come into the list as they are found; the focus stays where it is."""

    def __init__(self, ui: Ui, network: Network) -> None:
        self._network = network
        self._watches = False
        self._known: set[str] = set()
        self._order: list[str] = []
        """The keys of the entries as they came."""
        self._looking = False
        super().__init__(ui, ui.words.phrase("net-join-title"), ())

    def refresh(self) -> None:
        if not self._looking:
            self._looking = True
            self._network.directory.look(lambda: self.ui.services.post(self._found))
        focused = self.entry()
        words, directory = self.words, self._network.directory
        found = directory.found()
        friends = directory.friends()
        kept = {each.kept: each for each in found}
        entries = [
            MenuEntry(
                f"found-{each.address}",
                words.phrase("net-join-here", name=sentences.clean(each.name)),
                partial(self._go, each),
                help=words.phrase("net-join-here-help"),
            )
            for each in found
            if not each.kept
        ]
        entries += [
            MenuEntry(
                f"friend-{each.name}",
                self._friend(each, kept.get(each.name)),
                partial(self._go, kept.get(each.name, each)),
                help=words.phrase("net-join-friend-help"),
                more=(
                    MenuEntry(
                        "join",
                        words.phrase("net-join-join"),
                        partial(self._go, kept.get(each.name, each)),
                    ),
                    MenuEntry(
                        DELETE, words.phrase("net-join-forget"), partial(self._forget, each.name)
                    ),
                ),
            )
            for each in friends
        ]
        typed = words.phrase("net-join-type")
        entries.append(
            MenuEntry("type", typed, self._type, help=words.phrase("net-join-type-help"))
        )
        if self._network.houses is not None:
            helped = words.phrase("house-menu-help")
            houses = partial(self.ui.navigation.open_houses, self.ui)
            entries.append(MenuEntry("houses", words.phrase("house-menu"), houses, help=helped))
        if not found or "looking" in self._order:
            entries.append(
                MenuEntry(
                    "looking",
                    words.phrase("net-join-looking"),
                    value=partial(self._how_many, len(found)),
                    help=EMPTY if found else words.phrase("net-join-none-found"),
                )
            )
        entries.append(names_entry(self.ui, self.appear))
        entries.append(self._watch_entry())
        # What comes while one reads comes behind: nothing that is there moves.
        self._order += [entry.key for entry in entries if entry.key not in self._order]
        self.entries = sorted(entries, key=lambda entry: self._order.index(entry.key))
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)
        self.index = min(self.index, len(keys) - 1)  # a table that was last can go

    def _how_many(self, found: int) -> Phrase:
        if not found:
            return self.words.phrase("net-join-found-none")
        return self.words.phrase("net-join-found-count", count=found)

    def _friend(self, each: TableAddress, here: TableAddress | None) -> Phrase:
        """Name a known table; with its address if it is not ``here`` on this network."""
        name, address = sentences.clean(each.name), sentences.clean(each.address, 80)
        if here is not None:
            return self.words.phrase("net-join-here", name=sentences.clean(here.name))
        if each.nameless:
            return Phrase.plain(address)
        return self.words.phrase("net-join-friend", name=name, address=address)

    def _watch_entry(self) -> MenuEntry:
        def change(by: int) -> bool:
            self._watches = not self._watches
            return True

        return MenuEntry(
            "watch",
            self.words.phrase("net-join-watch"),
            value=lambda: self.words.phrase("switch-on" if self._watches else "switch-off"),
            change=change,
            help=self.words.phrase("net-join-watch-help"),
            control="check",
            stands=lambda: Control("check", on=self._watches),
        )

    def _found(self) -> None:
        """Something on this network came or went: announce what came; the focus stays."""
        found = {each.address: each.name for each in self._network.directory.found()}
        new = [name for address, name in found.items() if address not in self._known]
        self._known |= set(found)
        self.refresh()
        self.ui.changed = True
        if self.ui.screen is self:
            for name in new:
                phrase = self.words.phrase("net-join-appeared", name=sentences.clean(name))
                self.ui.announce(phrase, sound="message")

    def _back(self) -> bool:
        self._network.directory.stop_looking()
        return super()._back()

    def _forget(self, name: str) -> None:
        shown = sentences.clean(name)

        def forget() -> None:
            self._network.directory.forget(name)
            self.tell_gone(self.words.phrase("net-join-forgotten", name=shown))

        self.ui.push(
            Question(self.ui, self.words.phrase("net-join-forget-sure", name=shown), forget)
        )

    # -- going there -----------------------------------------------------------------------

    def _type(self, text: str = "", problem: TableProblem | None = None) -> None:
        def typed(address: str) -> None:
            try:
                checked = self._network.directory.checked(address)
            except Exception as error:
                self._type(address, rule_of(error))
                return
            place = TableAddress(checked, checked)
            if self._network.directory.is_known(checked):
                self._go(place)
            else:
                self._try(place, address)

        title = self.words.phrase("net-join-type-title")
        prompt = Prompt(self.ui, title, text, typed, _LONGEST_ADDRESS, verbatim=True)
        ask(self.ui, prompt, problem)

    def _try(self, place: TableAddress, text: str) -> None:
        """Check whether anything answers at a typed address before asking for names and code."""
        ui, directory = self.ui, self._network.directory
        going = Trying(ui, place)
        ui.push(going)

        def answered(problem: TableProblem | None) -> None:
            if going not in ui.screens:
                return  # given up
            ui.pop_to(self, silent=True)
            if problem is None:
                self._go(place)
            else:
                self._type(text, problem)

        def work() -> None:
            problem = None
            try:
                directory.answers(place.address)
            except Exception as error:
                problem = rule_of(error)
            ui.services.post(lambda: answered(problem))

        ui.services.in_background(work)

    def _go(self, place: TableAddress) -> None:
        """Go to a table: ask for names once, and for the code the first time."""
        if not own_names(self.ui):
            ask_names(self.ui, lambda: self._go(place))
        elif self._network.directory.is_known(place.address):
            self._join(place, "")
        else:
            self._ask_code(place)

    def go_back(self, seat: LeftSeat) -> None:
        """Go back to the table at which one was in a match."""
        self._join(TableAddress(seat.table, seat.address), "")

    def _ask_code(
        self, place: TableAddress, text: str = "", problem: TableProblem | None = None
    ) -> None:
        def typed(code: str) -> None:
            digits = "".join(sign for sign in code if sign not in _BETWEEN)
            if len(digits) == DIGITS and digits.isascii() and digits.isdecimal():
                self._join(place, digits)
            elif code:
                self._ask_code(place, code, TableProblem("code-form"))
            else:
                self.appear()

        title = self.words.phrase("net-join-code-title", name=sentences.clean(place.name))
        ask(self.ui, Prompt(self.ui, title, text, typed, number=True), problem)

    def _join(self, place: TableAddress, code: str) -> None:
        ui = self.ui
        at = AtTable(ui)
        at.address = place.address
        screen = Going(ui, at, self._network, place)
        ui.push(screen)

        def refused(problem: TableProblem) -> None:
            if at.left:
                return
            at.leave()
            ui.pop_to(self, silent=True)
            if problem.rule == "certificate-changed":
                self._trust(place)
            elif problem.rule in ("token-unknown", "wrong-code", "code-ended"):
                self._network.stand_up()  # no chair is kept there
                self._ask_code(place, problem=problem)
            else:
                self._say(problem)

        at.on_refused = refused
        names, hearing, watches = own_names(ui), hearing_ms(ui), self._watches

        def seated(client: TableClient) -> None:
            if at.left:
                client.leave()
                return
            at.client = client
            at.wake()

        def work() -> None:
            tables = self._network.tables
            try:
                client = tables.join(
                    place.address, code, names, at.wake, hearing=hearing, watches=watches
                )
            except Exception as error:
                problem = rule_of(error)
                ui.services.post(lambda: refused(problem))
            else:
                ui.services.post(lambda: seated(client))

        ui.services.in_background(work)

    def _trust(self, place: TableAddress) -> None:
        name = sentences.clean(place.name)

        def go() -> None:
            self._network.directory.trust_anew(place.address)
            self._ask_code(place)

        self._say(TableProblem("certificate-changed", {"name": place.name}))
        question = self.words.phrase("net-join-trust", name=name)
        self.ui.push(Question(self.ui, question, go), silent=True)

    def _say(self, problem: TableProblem) -> None:
        """Say why it did not work; it lies over the Braille line, and I says it again."""
        self.ui.announcer.answer(sentences.problem(self.words, problem), sound="error")


class Trying(Menu):
    """Checking whether a table answers; Escape gives up."""

    def __init__(self, ui: Ui, place: TableAddress) -> None:
        title = ui.words.phrase("net-join-going", name=sentences.clean(place.name, 80))
        super().__init__(
            ui, title, (MenuEntry("cancel", ui.words.phrase("net-join-cancel"), self._cancel),)
        )

    def appear(self) -> None:
        """Say where the connection goes."""
        self.ui.announcer.answer(self.title())

    def _cancel(self) -> None:
        self.ui.pop(silent=True)
        self.ui.announcer.answer(self.words.phrase("net-join-cancelled"))

    def _back(self) -> bool:
        self._cancel()
        return True


class Going(Trying):
    """Connecting to a table; ``room`` is its waiting room, where it is not the usual one."""

    def __init__(
        self,
        ui: Ui,
        at: AtTable,
        network: Network | None,
        place: TableAddress,
        room: Callable[[Ui, AtTable], Screen] | None = None,
    ) -> None:
        self._at, self._network = at, network
        self._room = room or (lambda ui, at: TableLobby(ui, at, network))
        super().__init__(ui, place)
        at.on_change.append(self._arrived)

    def title(self) -> Phrase:
        """Say where the connection goes, or that one waits to be let in."""
        if self._at.has_knocked:
            return self.words.phrase("net-knocking")
        return super().title()

    def _arrived(self) -> None:
        """The table is there: it takes the place of this screen."""
        at = self._at
        client = at.client
        if client is None or client.table is None or client.status is Status.CONNECTING:
            return
        if self not in self.ui.screens:
            return
        if self._network is not None:
            self._network.directory.stop_looking()
        at.on_change.remove(self._arrived)
        self.ui.pop_to(self, silent=True)
        self.ui.pop(silent=True)
        self.ui.push(self._room(self.ui, at))

    def _cancel(self) -> None:
        self._at.leave()
        super()._cancel()
