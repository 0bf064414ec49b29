"""Pupils who help one another: an offer, the other one's yes, for this table; either may end it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.network.class_messages import Lend, Lending
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.classroom.named import named
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.pupil import Pupil


class Lendings:
    """Who helps this pupil or wants to, and whom this pupil helps."""

    def __init__(self, pupil: Pupil) -> None:
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
        for one in seeing:
            self._ended.add(one.pupil)
            self._pupil.send(Lend("end", one.pupil))
        names = join([named(one.name) for one in seeing], BETWEEN)
        told = self._pupil.ui.words.phrase("class-alone", names=names, count=len(seeing))
        self._pupil.ui.announcer.answer(told)

    def say(
        self, what: Literal["offer", "accept", "decline", "end"], other: int, name: str
    ) -> None:
        """Offer, agree, decline or end; answered at once."""
        if what in ("decline", "end"):
            self._ended.add(other)
        pupil = self._pupil
        pupil.send(Lend(what, other))
        words = pupil.ui.words
        pupil.ui.announcer.answer(words.phrase(f"class-lend-{what}", name=named(name)))

    def question(self) -> Menu | None:
        """Return the first offer as a question, None without one."""
        return next((LendQuestion(self._pupil, one) for one in self.asked), None)


class LendQuestion(Menu):
    """Somebody wants to help; the focus is on No."""

    def __init__(self, pupil: Pupil, one: Lending) -> None:
        self._pupil, self._one = pupil, one
        words, name = pupil.ui.words, named(one.name)
        entries = (
            Entry("no", words.phrase("answer-no"), partial(self._answer, "decline")),
            Entry("yes", words.phrase("answer-yes"), partial(self._answer, "accept")),
        )
        super().__init__(pupil.ui, words.phrase("class-lend-question", name=name), entries)

    def _answer(self, what: Literal["accept", "decline"]) -> None:
        self.ui.pop(silent=True)
        self._pupil.lendings.say(what, self._one.pupil, self._one.name)


class ClassMenu(Menu):
    """What a pupil can do in the class besides playing."""

    def __init__(self, pupil: Pupil) -> None:
        self._pupil = pupil
        super().__init__(pupil.ui, pupil.ui.words.phrase("class-menu-title"), ())

    def refresh(self) -> None:
        """Show what there is now."""
        pupil, words, now = self._pupil, self.words, self._pupil.standing
        hand = "class-menu-hand-down" if pupil.hand else "class-menu-hand"
        entries = [Entry("hand", words.phrase(hand), self._hand)]
        for one in pupil.lendings.asked:
            name = named(one.name)
            text = words.phrase("class-menu-answer", name=name)
            entries.append(Entry(f"answer-{one.pupil}", text, partial(self._question, one)))
        seen = [now.assists] if now.assists else []
        seen += [one.name for one in now.lends if one.helps and one.agreed]
        for whose in seen:
            text = words.phrase("class-menu-mirror", name=named(whose))
            entries.append(Entry(f"mirror-{whose}", text, partial(pupil.mirror, whose)))
        entries += [self._end(one) for one in now.lends if one.agreed or one.helps]
        taken = {one.pupil for one in now.lends}
        for number, mate in now.classmates.items():
            if number.isdecimal() and int(number) not in taken:
                text = words.phrase("class-menu-offer", name=named(mate))
                offer = partial(self._say, "offer", int(number), mate)
                entries.append(Entry(f"offer-{number}", text, offer))
        if pupil.exercise is not None:
            exercise = words.phrase("class-menu-exercise")
            entries.append(Entry("exercise", exercise, self._exercise))
        notice = words.phrase("class-menu-notice")
        entries.append(Entry("notice", notice, self._notice))
        self.entries = entries

    def _end(self, one: Lending) -> Entry:
        key = "class-menu-end-own" if one.helps else "class-menu-end"
        text = self.words.phrase(key, name=named(one.name))
        return Entry(f"end-{one.pupil}", text, partial(self._say, "end", one.pupil, one.name))

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
        from braillespiel.ui.classroom.notice import open_notice  # it asks the pupil, too

        self.ui.pop(silent=True)
        open_notice(self._pupil)
