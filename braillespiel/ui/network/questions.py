"""What the table asks: to agree to something, what happens to a missing player, who is let in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.network.messages import Knock, Proposal
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.ui import Ui

_ASKED = {
    "take-back": "net-answer-back",
    "take-back-redrawn": "net-answer-back-redrawn",
    "again": "net-answer-again",
    "missing": "net-answer-missing",
}


def next_question(ui: Ui, at: AtTable) -> Menu | None:
    """Return the first question still to be answered, or None."""
    asked = next((ProposalMenu(ui, at, one) for one in at.asked() if one.what in _ASKED), None)
    return asked or next((_knock(ui, at, knock) for knock in at.knocks()), None)


def _knock(ui: Ui, at: AtTable, knock: Knock) -> KnockMenu:
    def answer(lets_in: bool) -> None:
        if at.client is not None:
            at.client.power("let-in" if lets_in else "turn-away", knock.number)

    return KnockMenu(ui, knock.names, answer, lambda: knock in at.knocks(), at.reaches)


class ProposalMenu(Menu):
    """One question; the focus is on the answer that changes nothing."""

    def __init__(self, ui: Ui, at: AtTable, proposal: Proposal) -> None:
        self._at, self._proposal = at, proposal
        words = ui.words
        if proposal.what == "missing":
            entries = [
                MenuEntry("wait", words.phrase("net-answer-wait"), partial(self._choose, "wait")),
                MenuEntry("bot", words.phrase("net-answer-bot"), partial(self._choose, "bot")),
                MenuEntry("end", words.phrase("net-answer-end"), partial(self._choose, "end")),
            ]
        else:
            entries = [
                MenuEntry("no", words.phrase("answer-no"), partial(self._agree, False)),
                MenuEntry("yes", words.phrase("answer-yes"), partial(self._agree, True)),
            ]
        name = at.name_of(proposal.member)
        super().__init__(ui, words.phrase(_ASKED[proposal.what], name=name), entries)

    def is_asked(self) -> bool:
        """Tell whether the question still has to be answered."""
        return self._proposal in self._at.asked()

    def _agree(self, agrees: bool) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.agree(self._proposal.number, agrees)
            self._done("answer-yes" if agrees else "answer-no")

    def _choose(self, choice: Literal["wait", "bot", "end"]) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.choose(self._proposal.seat, choice)
            self._done(f"net-answer-{choice}")

    def _done(self, answer: str) -> None:
        self.ui.pop(silent=True)
        told = self.words.phrase("net-answer-sent", answer=self.words.phrase(answer))
        self.ui.announcer.answer(told)


class KnockMenu(Menu):
    """Somebody knocks; the focus is on the answer that changes nothing."""

    def __init__(
        self,
        ui: Ui,
        names: Sequence[str],
        answer: Callable[[bool], None],
        is_asked: Callable[[], bool],
        reaches: Callable[[], bool] = lambda: True,
    ) -> None:
        words = ui.words
        self._name, people = sentences.sharing(words, sentences.clean(BETWEEN.join(names)))
        self._answer, self.is_asked, self._reaches = answer, is_asked, reaches
        title = words.phrase("net-knock-title", name=self._name, people=people)
        entries = [
            MenuEntry("later", words.phrase("net-knock-later"), ui.pop),
            MenuEntry("yes", words.phrase("net-knock-yes"), partial(self._done, True)),
            MenuEntry("no", words.phrase("net-knock-no"), partial(self._done, False)),
        ]
        super().__init__(ui, title, entries)

    def _done(self, lets_in: bool) -> None:
        if not self._reaches():
            return
        self.ui.pop(silent=True)
        if not self.is_asked():
            self.ui.announcer.answer(self.words.phrase("net-rule-knock-gone"), sound="edge")
            return
        key = "net-knock-did-yes" if lets_in else "net-knock-did-no"
        self.ui.announcer.answer(self.words.phrase(key, name=self._name), sound="sent")
        self._answer(lets_in)
