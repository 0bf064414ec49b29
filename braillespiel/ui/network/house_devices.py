"""One's devices in a house: their list, six digits for another one, the recovery sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.network.houses import sheets
from braillespiel.network.joining.codes import pairs
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.phrase import Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.network.at_house import AtHouse
    from braillespiel.ui.ui import Ui


class DevicesMenu(Menu):
    """One's devices, each with the day on which it was here last; Enter ends one.

    The house has been asked for them.
    """

    def __init__(self, ui: Ui, at: AtHouse) -> None:
        self._at = at
        at.on_change.append(self._changed)
        at.on_device = self._told
        super().__init__(ui, ui.words.phrase("house-devices"), ())

    @property
    def _devices(self) -> h.Devices | None:
        return None if self._at.visit is None else self._at.visit.devices

    def refresh(self) -> None:
        """Show them as they were told last; the focus stays."""
        words, focused, found = self.words, self.entry(), self._devices
        devices = () if found is None else found.devices
        self.entries = [self._device(each) for each in devices]
        helped = words.phrase("house-device-add-help")
        adds = words.phrase("house-device-add")
        self.entries.append(MenuEntry("add", adds, self._add, help=helped))
        self.entries.append(
            MenuEntry(
                "sheet",
                words.phrase("house-sheet"),
                self._sheet,
                value=self._made,
                help=words.phrase("house-sheet-help"),
            )
        )
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)
        self.index = min(self.index, len(keys) - 1)

    def _device(self, each: h.Device) -> MenuEntry:
        words = self.words
        name = Phrase.plain(sentences.clean(each.device))
        if each.here:
            name = words.phrase("house-device-this", device=name)
        helped = [words.phrase("house-device-since", days=each.since)]
        if each.page:
            helped.append(words.phrase("house-device-page"))
        helped.append(words.phrase("house-device-end-help"))
        return MenuEntry(
            f"device-{each.device}",
            words.phrase("house-device", device=name, days=each.last),
            partial(self._ask, each),
            help=joined(helped, words.signs.sentence),
        )

    def _made(self) -> Phrase:
        found = self._devices
        if found is None or found.sheet is None:
            return self.words.phrase("house-sheet-none")
        return self.words.phrase("house-sheet-made", days=found.sheet)

    def _changed(self) -> None:
        """The list has come, or is another one; who waits on its first line hears it."""
        waited = not any(each.key.startswith("device-") for each in self.entries)
        before = self.focused_key()
        self.refresh()
        if self.ui.screen is not self:
            return
        if waited and self._devices is not None and self._devices.devices:
            self.index = 0
            self.ui.announcer.answer(self.focused())
        elif self.focused_key() != before:
            self.ui.announcer.focus(self.focused())

    def _told(self, notice: h.OfDevices) -> None:
        """Something is new with one's devices: the digits, a question, a device."""
        screens = self.ui.screens
        adding = next((each for each in screens if isinstance(each, AddingDevice)), None)
        if isinstance(notice, h.DeviceCode):
            if self.ui.screen is self:
                self.ui.push(AddingDevice(self.ui, self._at, notice.code))
        elif isinstance(notice, h.DeviceAsks) and adding is not None:
            adding.asks(notice.device)
        elif isinstance(notice, h.DeviceOver) and adding is not None:
            self.ui.pop_to(self, silent=True)
            told = sentences.problem(self.words, TableProblem(notice.rule))
            self.ui.announcer.answer(told, sound="error")
        elif isinstance(notice, h.DeviceCame):
            if adding is not None:
                self.ui.pop_to(self, silent=True)
            if self._at.away() is None:
                self._at.say(h.ListDevices())

    # -- what is done --------------------------------------------------------------------------

    def _add(self) -> None:
        self._at.say(h.AddDevice())

    def _ask(self, each: h.Device) -> None:
        words, name = self.words, sentences.clean(each.device)
        found = self._devices
        if found is not None and len(found.devices) == 1:
            told = sentences.problem(words, TableProblem("house-device-last"))
            self.ui.announcer.answer(told, sound="error")
            return

        def ends() -> None:
            done = words.phrase("house-device-end-done", device=name)
            self._at.say(h.EndDevice(each.device), done)

        key = "house-device-end-this-sure" if each.here else "house-device-end-sure"
        self.ui.push(Question(self.ui, words.phrase(key, device=name), ends))

    def _sheet(self) -> None:
        found = self._devices
        if found is None or found.sheet is None:
            self._make()
        else:
            self.ui.push(Question(self.ui, self.words.phrase("house-sheet-sure"), self._make))

    def _make(self) -> None:
        """Make a sheet; its words are shown once the house has kept what it needs of it."""
        visit = self._at.visit
        if visit is None or visit.house is None:
            return
        secret, house = sheets.new(), visit.house.house
        self._at.asks(h.KeepSheet(sheets.public(secret, house)), partial(self._show, secret))

    def _show(self, secret: bytes) -> None:
        if self in self.ui.screens:
            self.ui.pop_to(self, silent=True)
            self.ui.push(SheetScreen(self.ui, self._at, secret))


class AddingDevice(Menu):
    """The six digits that make another device one's own, until that is done, or over."""

    def __init__(self, ui: Ui, at: AtHouse, code: str) -> None:
        self._at, self._code = at, pairs(code)
        self._losses = 0 if at.visit is None else at.visit.losses
        at.on_change.append(self._changed)
        super().__init__(ui, ui.words.phrase("house-device-code-title", code=self._code), ())

    def refresh(self) -> None:
        words, visit = self.words, self._at.visit
        name = "" if visit is None else sentences.clean(visit.called)
        helped = words.phrase("house-device-code-help")
        code = words.phrase("house-device-code", code=self._code)
        self.entries = [
            MenuEntry("code", code, self.again, help=helped),
            MenuEntry("name", words.phrase("house-device-code-name", name=name), self.again),
        ]
        if self._at.address:
            told = words.phrase("house-device-code-address", address=self._at.address)
            self.entries.append(MenuEntry("address", told, self.again))
        self.entries.append(MenuEntry("stop", words.phrase("house-device-stop"), self._stop))

    def again(self) -> None:
        """Say the focused line again."""
        self.ui.announcer.answer(self.focused())

    def asks(self, device: str) -> None:
        """A device has the digits: ask whether it is one's own."""
        ui, words, name = self.ui, self.words, sentences.clean(device)

        def answer(yes: bool) -> None:
            asked = self._at.say(h.AnswerDevice(device, yes))
            if not yes:
                self._over()
            elif asked:
                ui.announcer.answer(words.phrase("house-device-waits"))

        question = words.phrase("house-device-asks", device=name)
        ui.push(Asked(ui, question, answer))

    def _changed(self) -> None:
        visit = self._at.visit
        if self in self.ui.screens and (visit is None or visit.losses > self._losses):
            self._over("house-device-lost")

    def _over(self, told: str = "house-device-stopped") -> None:
        while self in self.ui.screens:
            self.ui.pop(silent=True)
        self.ui.announcer.answer(self.words.phrase(told))

    def _stop(self) -> None:
        self._at.say(h.AddDevice(on=False))
        self._over()

    def _back(self) -> bool:
        self._stop()
        return True


class Asked(Question):
    """A yes-or-no question of somebody else: to go back means no, too."""

    def __init__(self, ui: Ui, question: Phrase, answer: Callable[[bool], None]) -> None:
        self._answer = answer
        super().__init__(ui, question, lambda: answer(True))
        no = MenuEntry("no", ui.words.phrase("answer-no"), self._refuse)
        self.entries = [no, *self.entries[1:]]

    def _refuse(self) -> None:
        self.ui.pop(silent=True)
        self._answer(False)

    def _back(self) -> bool:
        self._refuse()
        return True


class SheetScreen(Menu):
    """The words of a recovery sheet, one a line, shown once; and the files that hold them."""

    def __init__(self, ui: Ui, at: AtHouse, secret: bytes) -> None:
        self._at = at
        self._sheet = sheets.words(secret)
        super().__init__(ui, ui.words.phrase("house-sheet-title"), ())

    def refresh(self) -> None:
        words = self.words
        self.entries = word_entries(self.ui, self._sheet)
        self.entries += [
            MenuEntry(kind, words.phrase(f"house-sheet-{kind}"), partial(self._save, kind))
            for kind in ("text", "brf")
        ]
        close = words.phrase("house-sheet-close")
        self.entries.append(MenuEntry("close", close, self._close))

    def _save(self, kind: str) -> None:
        from braillespiel.kit.recovery_sheet import RecoverySheet
        from braillespiel.labels.errors import LabelError
        from braillespiel.labels.report import catalogue

        ui, visit = self.ui, self._at.visit
        name = "" if visit is None else sentences.clean(visit.called)
        house = "" if visit is None or visit.house is None else visit.house.name
        sheet = RecoverySheet(name, sentences.clean(house), self._at.address, tuple(self._sheet))
        file = f"recovery-sheet.{'txt' if kind == 'text' else 'brf'}"
        try:
            data = sheet.text(self.words) if kind == "text" else sheet.brf(self.words)
            path = ui.services.give_file(file, data)
        except LabelError as error:
            told = Phrase.plain(error.said(catalogue(self.words.language)))
            ui.announcer.answer(told, sound="error")
            return
        ui.announcer.answer(self.words.phrase("house-sheet-saved", path=str(path or file)))

    def _close(self) -> None:
        sure = self.words.phrase("house-sheet-close-sure")
        self.ui.push(Question(self.ui, sure, self.ui.pop))

    def _back(self) -> bool:
        self._close()
        return True


def word_entries(ui: Ui, spoken: Iterable[str]) -> list[MenuEntry]:
    """Return words to be written down or read out, one a line; Enter spells one."""

    def spell(word: str) -> None:
        letters = [Phrase.plain(letter) for letter in word]
        ui.announcer.answer(join(letters, ui.words.signs.list).felt_as(word))

    return [
        MenuEntry(
            f"word-{number}",
            ui.words.phrase("house-sheet-word", number=number, word=word),
            partial(spell, word),
        )
        for number, word in enumerate(spoken, 1)
    ]
