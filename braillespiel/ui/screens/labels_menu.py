"""Labels for physical decks, without sight: choose a deck and formats, check it, make the files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.kit import owned
from braillespiel.labels.choices import LabelChoice, choices
from braillespiel.labels.deck import in_language
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import (
    Job,
    JobSummary,
    LabelSettings,
    Prepared,
    Progress,
    prepare,
    produce,
)
from braillespiel.labels.report import catalogue, change_texts, finding_text
from braillespiel.labels.source import file_name
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

FIRST_FORMATS = ("pdf", "proof")
"""What is marked when the menu opens."""


class LabelsMenu(Menu):
    """Which deck."""

    def __init__(self, ui: Ui) -> None:
        self.say = catalogue(ui.words.language)
        entries = [
            MenuEntry(deck.id, Phrase.plain(deck.name), partial(self._open, deck.id))
            for deck in choices("decks", self.say)
        ]
        entries.append(
            MenuEntry("file", ui.words.phrase("labels-own-file"), lambda: self._ask_file())
        )
        super().__init__(ui, ui.words.phrase("labels-title"), entries)

    def _ask_file(self) -> None:
        title = self.words.phrase("labels-file-name")
        self.ui.push(Prompt(self.ui, title, "", self._open, verbatim=True))

    def _open(self, name: str) -> None:
        if not name:
            self.appear()
            return
        try:
            deck = owned.load(name, language=self.words.language)
        except LabelError as error:
            said = Phrase.plain(error.said(self.say))
            self.ui.announcer.answer(said, sound="error")
            return
        self.ui.push(DeckMenu(self.ui, Job(deck, self.words.language)))


class DeckMenu(Menu):
    """One deck: what kind of labels, the check, and making them."""

    def __init__(self, ui: Ui, job: Job) -> None:
        self.say = catalogue(ui.words.language)
        self.job = job
        self.chosen: dict[str, str] = {"sheets": "cut", "papers": "a4", "profiles": job.profile}
        self.formats = list(FIRST_FORMATS)
        self.switches = {"fix": False, "short": False, "clean": False}
        super().__init__(ui, Phrase.plain(in_language(job.deck.names, ui.words.language)), ())

    def refresh(self) -> None:
        """Show the entries with their current values."""
        words = self.words
        self.entries = [
            MenuEntry("check", words.phrase("labels-check"), self._check),
            MenuEntry("make", words.phrase("labels-make"), self._make),
            MenuEntry(
                "formats",
                words.phrase("labels-formats"),
                lambda: self.ui.push(FormatsMenu(self.ui, self)),
                value=lambda: Phrase.plain(self._chosen()),
            ),
            *(
                self._choice(what)
                for what in (
                    "schemes",
                    "cards",
                    "profiles",
                    "sheets",
                    "papers",
                    "orientations",
                    "embossers",
                )
            ),
            *(self._switch(what) for what in self.switches),
        ]

    def _switch(self, what: str) -> MenuEntry:
        def value() -> Phrase:
            return self.words.phrase("switch-on" if self.switches[what] else "switch-off")

        def change(by: int) -> bool:
            self.switches[what] = not self.switches[what]
            return True

        title = self.words.phrase(f"labels-{what}")
        return MenuEntry(what, title, value=value, change=change, control="check")

    def _choice(self, what: str) -> MenuEntry:
        """Return an entry whose Left and Right go through a list; the deck's default is first."""
        default = LabelChoice("", self.words("setting-default"))

        def known() -> list[LabelChoice]:
            listed = list(choices(what, self.say))
            whole = what in ("profiles", "sheets", "papers", "orientations")
            return listed if whole else [default, *listed]

        def now() -> LabelChoice:
            wanted = self.chosen.get(what, "")
            return next((c for c in known() if c.id == wanted), known()[0])

        def step(by: int) -> bool:
            listed = known()
            place = listed.index(now()) + (1 if by > 0 else -1)
            self.chosen[what] = listed[place % len(listed)].id
            return len(listed) > 1

        return MenuEntry(
            what,
            self.words.phrase(f"labels-{what}"),
            value=lambda: Phrase.plain(now().name),
            change=step,
            control="choice",
        )

    def _order(self) -> Job:
        """Return the job as chosen. Raises LabelError."""
        from braillespiel.labels.dimensions import embosser

        chosen = self.chosen
        settings = LabelSettings(
            sheet=chosen["sheets"],
            paper=chosen["papers"],
            orientation=chosen.get("orientations", "auto"),
            embosser=embosser(chosen["embossers"]) if chosen.get("embossers") else None,
        )
        return Job(
            self.job.deck,
            self.job.language,
            chosen.get("schemes") or None,
            profile=chosen["profiles"],
            card_size=chosen.get("cards") or None,
            fix=self.switches["fix"],
            short=self.switches["short"],
            clean=self.switches["clean"],
            settings=settings,
        )

    def _guarded(self, call: Callable[[], None]) -> None:
        try:
            call()
        except LabelError as error:
            self.ui.announcer.answer(Phrase.plain(error.said(self.say)), sound="error")

    def _check(self) -> None:
        self._guarded(lambda: self._look(self._order()))

    def _look(self, job: Job) -> None:
        """Check beside the loop: a deck full of conflicts may take seconds."""
        ui = self.ui
        formats = tuple(self.formats)

        def work() -> None:
            try:
                ready = prepare(job, formats)
            except LabelError as error:
                failed = error.said(self.say)
                ui.services.post(lambda: self._say(failed, "error"))
            else:
                ui.services.post(lambda: self._report(ready))

        ui.announcer.answer(self.words.phrase("labels-begun"))
        ui.services.in_background(work)

    def _report(self, ready: Prepared) -> None:
        """Open the findings and changes as a list to walk; in the other case only say how many."""
        texts = [self.say("gave-up")] if ready.gave_up else []
        texts += change_texts(ready.changes, self.say)
        texts += [finding_text(finding, self.say) for finding in ready.findings]
        if not texts:
            self.ui.announce(self.words.phrase("labels-no-findings"))
            return
        if self.ui.screen is not self:
            self.ui.announce(self.words.phrase("labels-findings", count=len(texts)))
            return
        entries = [
            MenuEntry(f"finding-{number}", Phrase.plain(text)) for number, text in enumerate(texts)
        ]
        title = self.words.phrase("labels-findings", count=len(texts))
        self.ui.push(Menu(self.ui, title, entries))

    def _make(self) -> None:
        if not self.formats:
            self.ui.announcer.answer(self.words.phrase("labels-no-format"), sound="error")
            return
        folder = self.ui.services.labels_folder() / file_name(self.job.deck.id)
        formats = tuple(self.formats)
        self._guarded(lambda: self._work(self._order(), formats, folder))

    def _chosen(self) -> str:
        """Name the formats, or say how many there are."""
        names = {choice.id: choice.name for choice in choices("formats", self.say)}
        if len(self.formats) > 2:
            return str(len(self.formats))
        return self.words.signs.list.join(names[format_] for format_ in self.formats)

    def _work(self, job: Job, formats: tuple[str, ...], folder: Path) -> None:
        ui = self.ui

        def announce(progress: Progress) -> None:
            if progress.what != "done":
                ui.services.post(lambda: self._say(progress.text(self.say)))

        def work() -> None:
            try:
                summary = produce(job, formats, folder, announce)
            except LabelError as error:
                failed = error.said(self.say)
                ui.services.post(lambda: self._say(failed, "error"))
            else:
                ui.services.post(lambda: self._done(summary, folder))

        ui.announcer.answer(self.words.phrase("labels-begun"))
        ui.services.in_background(work)

    def _say(self, text: str, sound: str = "") -> None:
        self.ui.announce(Phrase.plain(text), sound)

    def _done(self, summary: JobSummary, folder: Path) -> None:
        self._say(summary.text(self.say), "error" if summary.failed else "message")
        for sentence in summary.more(self.say):
            self._say(sentence)
        if summary.files:
            self.ui.announce(self.words.phrase("labels-where", folder=str(folder)))


class FormatsMenu(Menu):
    """What to make: Space or Enter marks a format or takes the mark away."""

    def __init__(self, ui: Ui, owner: DeckMenu) -> None:
        self.owner = owner

        def entry(format_: LabelChoice) -> MenuEntry:
            def value() -> Phrase:
                on = format_.id in owner.formats
                return ui.words.phrase("switch-on" if on else "switch-off")

            def switch(by: int) -> bool:
                if format_.id in owner.formats:
                    owner.formats.remove(format_.id)
                else:
                    owner.formats.append(format_.id)
                return True

            return MenuEntry(
                format_.id, Phrase.plain(format_.name), value=value, change=switch, control="check"
            )

        entries = [entry(choice) for choice in choices("formats", owner.say)]
        super().__init__(ui, ui.words.phrase("labels-formats"), entries)
