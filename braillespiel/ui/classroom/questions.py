"""What a pupil is asked: the name, what may be kept, whose help; and the menu of the class.

Pupils help one another after an offer and the other one's yes, for this table; either may end it.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.network import texts
from braillespiel.network.class_messages import CallMe, Lend, Lending, Purpose
from braillespiel.network.client import TableProblem
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.classroom.named import named
from braillespiel.ui.network import sentences
from braillespiel.ui.network.names import ask, own_names
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.classroom.pupil import ClassSeat


# -- who one is ----------------------------------------------------------------------


class NameMenu(Menu):
    """Who is there? It stays open until the class has given a name."""

    def __init__(self, pupil: ClassSeat) -> None:
        self._pupil = pupil
        self._begun = False
        super().__init__(pupil.ui, EMPTY, ())

    def title(self) -> Phrase:
        """Ask for the name, or say that the teacher decides."""
        standing = self._pupil.standing
        if standing.asked:
            return self.words.phrase("class-name-asked")
        return self.words.phrase("class-name-title", title=named(standing.title))

    def refresh(self) -> None:
        """Show the names that are free; the focus begins at the one used here before."""
        focused = self.entry()
        free = [sentences.clean(name) for name in self._pupil.standing.free]
        self.entries = [
            MenuEntry(f"name-{name}", Phrase.name(name), partial(self._choose, name))
            for name in free
        ]
        typed = self.words.phrase("class-name-type")
        self.entries.append(MenuEntry("type", typed, self._type))
        leave = self.words.phrase("net-lobby-leave")
        self.entries.append(MenuEntry("leave", leave, self._pupil.leave))
        own = own_names(self.ui)[:1]
        wanted = [f"name-{name}" for name in own] if not self._begun else []
        self._begun = True
        wanted += [focused.key] if focused is not None else []
        keys = [entry.key for entry in self.entries]
        self.index = next((keys.index(key) for key in wanted if key in keys), 0)

    def _choose(self, name: str) -> None:
        before = self._pupil.standing
        if self._pupil.tells(self.words.phrase("class-name-sent", name=named(name)), CallMe(name)):
            self._pupil.at.awaited.wish(lambda: self._pupil.standing != before)

    def _type(self, text: str = "", problem: TableProblem | None = None) -> None:
        def typed(name: str) -> None:
            if not name:
                self.appear()
                return
            try:
                self._choose(texts.name(name))
            except texts.TextError as error:
                self._type(name, TableProblem(error.rule, error.details))

        prompt = Prompt(self.ui, self.words.phrase("class-name-prompt"), text, typed)
        ask(self.ui, prompt, problem)

    def _back(self) -> bool:
        """Leave the class: without a name nobody is in it."""
        self._pupil.leave()
        return True


# -- who sees what -------------------------------------------------------------------


def notice_text(pupil: ClassSeat) -> Phrase:
    """Say who sees what one reads and hears, what is kept of it, for what and until when."""
    words, standing = pupil.ui.words, pupil.standing
    parts = [words.phrase("class-notice-teacher")]
    names = [named(one.name) for one in standing.lends if one.agreed and not one.helps]
    if names:
        parts.append(words.phrase("class-notice-helpers", names=join(names, BETWEEN)))
    if standing.purpose is None:
        parts.append(words.phrase("class-notice-nothing"))
    else:
        parts += _kept(words, standing.purpose)
        if standing.consent:
            parts.append(words.phrase(f"class-notice-{standing.consent}"))
    return joined(parts, words.signs.sentence)


def _kept(words: Words, purpose: Purpose) -> list[Phrase]:
    named = [words.phrase(f"class-figure-{figure}") for figure in purpose.figures]
    figures = join(named, words.signs.list)
    why = sentences.clean(purpose.text, 2000)
    return [
        words.phrase("class-notice-kept", figures=figures, purpose=why),
        words.phrase("class-notice-until", date=_date(words, purpose.until)),
    ]


def _date(words: Words, written: str) -> str:
    """Return a date as it is said, as it came if it is none."""
    try:
        found = date.fromisoformat(written)
    except ValueError:
        return sentences.clean(written)
    return words(
        "class-date", day=found.day, month=words(f"class-month-{found.month}"), year=str(found.year)
    )


def ask_consent(pupil: ClassSeat) -> None:
    """Ask for consent: the text stays on the Braille line until it was read."""
    menu = NoticeMenu(pupil)
    pupil.ui.push(menu, silent=True)
    pupil.tell(notice_text(pupil), urgent=True)
    pupil.tell(menu.focused().felt_as(""), sound="")


def open_notice(pupil: ClassSeat) -> None:
    """Say it again; while evidence is kept, the answer can be given or changed."""
    ui = pupil.ui
    if pupil.standing.purpose is None:
        ui.announcer.answer(notice_text(pupil))
    elif isinstance(ui.screen, NoticeMenu):
        ui.screen.appear()
    else:
        ui.push(NoticeMenu(pupil))


class NoticeMenu(Menu):
    """The text, "yes" and "not now"; the first entry says the text again and decides nothing."""

    def __init__(self, pupil: ClassSeat) -> None:
        self._pupil = pupil
        words = pupil.ui.words
        again = MenuEntry("again", words.phrase("class-notice-again"), self.appear)
        yes = MenuEntry("yes", words.phrase("class-notice-agree"), lambda: self._answer(True))
        not_now = MenuEntry(
            "not-now", words.phrase("class-notice-refuse"), lambda: self._answer(False)
        )
        super().__init__(pupil.ui, notice_text(pupil), (again, yes, not_now))

    def _answer(self, yes: bool) -> None:
        self.ui.pop(silent=True)
        self._pupil.answer_consent(yes)

    def _back(self) -> bool:
        """Nothing was answered: nothing is kept."""
        self.ui.pop(silent=True)
        if self._pupil.standing.consent:
            self.ui.screen.appear()
        else:
            key = self._pupil.key_of("class-notice")
            said = self.words.phrase("class-notice-unanswered", key=key)
            self.ui.announcer.answer(said)
        return True


# -- helping one another -------------------------------------------------------------------------


class Lendings:
    """Who helps this pupil or wants to, and whom this pupil helps."""

    def __init__(self, pupil: ClassSeat) -> None:
        self._pupil = pupil
        self._ended: set[int] = set()
        """Numbers of pupils with whom the last word was one's own: its effect is known."""

    @property
    def asked(self) -> list[Lending]:
        """Offers that wait for this pupil's answer."""
        return [one for one in self._pupil.standing.lends if not one.helps and not one.agreed]

    def changed(self, before: Iterable[Lending], now: Iterable[Lending]) -> None:
        """Tell what is new: an offer, a yes, a no, an end."""
        old = {(one.pupil, one.helps): one for one in before}
        new = {(one.pupil, one.helps): one for one in now}
        for key, one in new.items():
            was = old.get(key)
            if was is None and not one.helps and not one.agreed:
                self._tell("class-lend-asked", one)
            elif one.agreed and one.helps and (was is None or not was.agreed):
                self._tell("class-lend-agreed", one)
            elif one.agreed and was is None:  # whom one has not let in oneself: an assistant
                self._tell("class-lend-sees", one)
        for key, one in old.items():
            if key not in new:
                self._gone(one)

    def _gone(self, one: Lending) -> None:
        if one.helps:
            self._pupil.unmirror(one.name)
        if one.pupil in self._ended:
            self._ended.discard(one.pupil)
        elif one.agreed:
            self._tell("class-lend-ended", one)
        else:
            self._tell("class-lend-declined" if one.helps else "class-lend-withdrawn", one)

    def _tell(self, key: str, one: Lending) -> None:
        pupil = self._pupil
        command = "class-alone" if key == "class-lend-sees" else "net-answer"
        name, answers = named(one.name), pupil.key_of(command)
        pupil.tell(pupil.ui.words.phrase(key, name=name, key=answers))

    def end_all(self) -> None:
        """End all help and assisting that one gets: whoever saw the line sees it no longer."""
        seeing = [one for one in self._pupil.standing.lends if one.agreed and not one.helps]
        if not seeing:
            nobody = self._pupil.ui.words.phrase("class-alone-already")
            self._pupil.ui.announcer.answer(nobody, sound="edge")
            return
        names = join([named(one.name) for one in seeing], BETWEEN)
        told = self._pupil.ui.words.phrase("class-alone", names=names, count=len(seeing))
        self._ended.update(one.pupil for one in seeing)
        self._pupil.tells(told, *(Lend("end", one.pupil) for one in seeing))

    def say(
        self, what: Literal["offer", "accept", "decline", "end"], other: int, name: str
    ) -> None:
        """Offer, agree, decline or end; answered at once."""
        if what in ("decline", "end"):
            self._ended.add(other)
        words = self._pupil.ui.words
        told = words.phrase(f"class-lend-{what}", name=named(name))
        self._pupil.tells(told, Lend(what, other))

    def question(self) -> Menu | None:
        """Return the first offer as a question, None without one."""
        return next((LendQuestion(self._pupil, one) for one in self.asked), None)


class LendQuestion(Menu):
    """Somebody wants to help; the focus is on No."""

    def __init__(self, pupil: ClassSeat, one: Lending) -> None:
        self._pupil, self._one = pupil, one
        words, name = pupil.ui.words, named(one.name)
        entries = (
            MenuEntry("no", words.phrase("answer-no"), partial(self._answer, "decline")),
            MenuEntry("yes", words.phrase("answer-yes"), partial(self._answer, "accept")),
        )
        super().__init__(pupil.ui, words.phrase("class-lend-question", name=name), entries)

    def _answer(self, what: Literal["accept", "decline"]) -> None:
        self.ui.pop(silent=True)
        self._pupil.lendings.say(what, self._one.pupil, self._one.name)


class PupilClassMenu(Menu):
    """What a pupil can do in the class besides playing."""

    def __init__(self, pupil: ClassSeat) -> None:
        self._pupil = pupil
        super().__init__(pupil.ui, pupil.ui.words.phrase("class-menu-title"), ())

    def refresh(self) -> None:
        pupil, words, now = self._pupil, self.words, self._pupil.standing
        hand = "class-menu-hand-down" if pupil.hand else "class-menu-hand"
        entries = [MenuEntry("hand", words.phrase(hand), self._hand)]
        for one in pupil.lendings.asked:
            name = named(one.name)
            text = words.phrase("class-menu-answer", name=name)
            entries.append(MenuEntry(f"answer-{one.pupil}", text, partial(self._question, one)))
        seen = [now.assists] if now.assists else []
        seen += [one.name for one in now.lends if one.helps and one.agreed]
        for whose in seen:
            text = words.phrase("class-menu-mirror", name=named(whose))
            entries.append(MenuEntry(f"mirror-{whose}", text, partial(pupil.mirror, whose)))
        entries += [self._end(one) for one in now.lends if one.agreed or one.helps]
        taken = {one.pupil for one in now.lends}
        for number, mate in now.classmates.items():
            if number.isdecimal() and int(number) not in taken:
                text = words.phrase("class-menu-offer", name=named(mate))
                offer = partial(self._say, "offer", int(number), mate)
                entries.append(MenuEntry(f"offer-{number}", text, offer))
        if pupil.exercise is not None:
            exercise = words.phrase("class-menu-exercise")
            entries.append(MenuEntry("exercise", exercise, self._exercise))
        notice = words.phrase("class-menu-notice")
        entries.append(MenuEntry("notice", notice, self._notice))
        self.entries = entries

    def _end(self, one: Lending) -> MenuEntry:
        key = "class-menu-end-own" if one.helps else "class-menu-end"
        text = self.words.phrase(key, name=named(one.name))
        return MenuEntry(f"end-{one.pupil}", text, partial(self._say, "end", one.pupil, one.name))

    def _hand(self) -> None:
        self.ui.pop(silent=True)
        self._pupil.raise_hand()

    def _question(self, one: Lending) -> None:
        self.ui.pop(silent=True)
        self.ui.push(LendQuestion(self._pupil, one))

    def _say(self, what: Literal["offer", "end"], other: int, name: str) -> None:
        self.ui.pop(silent=True)
        self._pupil.lendings.say(what, other, name)

    def _exercise(self) -> None:
        self.ui.pop(silent=True)
        if self._pupil.exercise is not None:
            self._pupil.exercises.insert(0, self._pupil.exercise)

    def _notice(self) -> None:
        self.ui.pop(silent=True)
        open_notice(self._pupil)
