"""One's visit to a house: announces what comes in; the screens of the lobby show what there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from braillespiel.games.presenter import Announcement
from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.network.messages import Said, name_of
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.keymap import ANSWERS, is_on_page, key_phrase
from braillespiel.ui.network import ladder_news, sentences
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.network.join_menu import Going
from braillespiel.ui.network.names import rule_of
from braillespiel.ui.network.quick import QuickSearch
from braillespiel.ui.network.services import KeptChair, TableAddress
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.network.houses.visiting import Notice, Visiting
    from braillespiel.ui.network.services import Network
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words

_QUICK = ("quick", "quick-ends", "quick-bot")
_ANSWERED = (h.Show, h.AllowFriend, h.Open, h.MakeFriendCode)
"""What the house answers although nothing is said or called once it has done it."""
_SAID_AGAIN = (h.Show, h.Block, h.AllowFriend, h.NotNow, h.TakePart)
"""What is said again after a loss: to say it twice comes to the same."""

_Then = Phrase | Callable[[], object] | None


class _Asked(NamedTuple):
    """Something that was asked for, and what is said or called once the house has done it."""

    message: h.FromGuest
    then: _Then
    losses: int
    """How often the connection had been lost by then."""


class AtHouse:
    """Between a visit and the screens; ``on_change`` is called whenever something has come."""

    def __init__(
        self, ui: Ui, network: Network | None, room: Callable[[Ui, AtTable], Screen] | None = None
    ) -> None:
        self.ui = ui
        self._room = room
        """The waiting room of a table, where it is not the usual one."""
        self.network = network
        self.visit: Visiting | None = None
        self.left = False
        self.on_change: list[Callable[[], None]] = []
        self.address = ""
        """Where the house is, with its words; "" where that is not known."""
        self.on_device: Callable[[h.OfDevices], None] = lambda notice: None
        """Called with what is new with one's own devices."""
        self.on_friend_code: Callable[[h.FriendCode], None] = lambda code: None
        """Called with four words that the house shows one."""
        self.invitations: list[h.Invited] = []
        """The newest last; each until one has sat down or it is gone."""
        self.quick = QuickSearch(ui, self.say)
        self.wish: h.Wish = "all"
        self.shown = self.invited = self.quiet = False
        """What one has chosen here: whether others see one, may invite, and may not disturb."""
        self.takes_part: bool | None = None
        """Whether one takes part in the ladder; None where there is none."""
        self.stays = 0
        """For how many hours one stays in the house after having left its lobby."""
        self.on_answer: Callable[[KeptChair | None], None] = lambda chair: None
        """Called to go where the newest invitation leads, from a chair here or from none."""
        self.has_blocked = False
        """Whether one has blocked somebody during this visit."""
        self._due = self._was_in = False
        self._losses = 0
        self._loss_told = False
        """Whether it was told that the connection is lost, and not yet that it is back."""
        self._known: dict[str, h.Line] | None = None
        self._people: set[str] = set()
        self._asked: list[_Asked] = []
        """What the house has not answered yet."""

    # -- what is asked for ---------------------------------------------------------------------

    def away(self) -> Phrase | None:
        """Say that nothing can be asked for now: the connection is lost; None where it is up."""
        visit = self.visit
        if visit is None or visit.is_in or not visit.was_in:
            return None
        return sentences.problem(self.ui.words, sentences.AWAY)

    def say(self, message: h.FromGuest, done: Phrase | None = None) -> bool:
        """Ask the house for something; ``done`` is said once it has done it.

        Return whether it is asked: while the connection is lost it is not, and that is said.
        """
        return self._ask(message, done)

    def asks(self, message: h.FromGuest, then: Callable[[], object]) -> bool:
        """Ask the house for something as ``say`` does; ``then`` is called once it has done it."""
        return self._ask(message, then)

    def _ask(self, message: h.FromGuest, then: _Then) -> bool:
        if self.visit is None:
            return False
        away = None if isinstance(message, h.Look) else self.away()
        if away is not None:
            self.ui.announcer.answer(away, sound="error")
            return False
        if then is not None or isinstance(message, _ANSWERED):
            self._asked.append(_Asked(message, then, self.visit.losses))
        self.has_blocked |= isinstance(message, h.Block) and message.blocks
        self.visit.say(message)
        return True

    def wants_to_hear(self, wish: h.Wish) -> None:
        """Be told of all that changes, of one's own tables, or of nothing."""
        self.wish = wish
        self.say(h.Look(wish))

    def leave(self) -> None:
        """Leave the house."""
        self.left = True
        if self.ui.invited == self.answer:
            self.ui.invited = None
        visit, self.visit = self.visit, None
        if visit is not None:
            visit.close()

    def answer(self, chair: KeptChair | None = None) -> None:
        """Go where the newest invitation leads, from a chair at a table here if one sits at one."""
        if self.invitations:
            self.on_answer(chair)
        else:
            self.ui.announcer.nothing(self.ui.words.phrase("net-answers-none"))

    def forget_invitations(self, of: Callable[[h.Invited], bool]) -> None:
        """Let go of some: they are answered."""
        self.invitations = [each for each in self.invitations if not of(each)]
        if not self.invitations and self.ui.invited == self.answer:
            self.ui.invited = None

    def _keep(self, invited: h.Invited, told: Phrase) -> None:
        """Keep an invitation and tell it, with the key that goes there from where one is."""
        others = [each for each in self.invitations if each.table != invited.table]
        self.invitations = [*others, invited][-20:]
        ui = self.ui
        ui.invited = self.answer
        key = ui.key_map.key_of(*ANSWERS)
        if key and not self.is_looking() and not (ui.naming.on_page and not is_on_page(key)):
            goes = ui.words.phrase("house-invites-key", key=key_phrase(ui.words, key))
            told = joined((told, goes), ui.words.signs.sentence)
        ui.announce(told, sound="message")

    def sit(
        self, table: str, name: str, base: Screen, code: str = "", watches: bool = False
    ) -> None:
        """Sit down at a table, or go back to it; the screen ``base`` is where one is afterwards."""
        ui, visit = self.ui, self.visit
        if visit is None:
            return
        at = AtTable(ui)
        at.base, at.house, at.house_table = base, self, table
        going = Going(ui, at, self.network, TableAddress(name, ""), self._room)
        ui.push(going)

        def refused(problem: TableProblem) -> None:
            if problem.rule == "house-no-table":
                self._forget_seat(table)
            if not at.left:
                at.leave()
                ui.pop_to(base, silent=True)
                ui.announcer.answer(sentences.house_problem(ui.words, problem), sound="error")

        at.on_refused = refused
        try:
            at.client = visit.sit(table, code, at.wake, hearing=hearing_ms(ui), watches=watches)
        except Exception as error:
            refused(rule_of(error))
            return
        self.forget_invitations(lambda each: each.table == table)
        at.wake()

    def _forget_seat(self, table: str) -> None:
        """No chair is kept at a table: it is no way back any more."""
        seat = None if self.network is None else self.network.left_seat()
        if self.network is not None and seat is not None and seat.house_table == table:
            self.network.stand_up()

    # -- what comes in ---------------------------------------------------------------------------

    def wake(self) -> None:
        """Have what came taken up; callable from any thread."""
        if not self._due:
            self._due = True
            self.ui.services.post(self.take_up)

    def take_up(self) -> None:
        """Announce what has come, as much of it as one wants."""
        self._due = False
        visit = self.visit
        if visit is None or self.left:
            return
        for notice in visit.take():
            self._take(notice)
        losses, is_in = visit.losses, visit.is_in  # its thread changes them meanwhile
        tables, people = visit.tables, visit.people
        self._tell_changes(tables, people)
        lost, self._losses = losses > self._losses, losses
        came = is_in and (lost or not self._was_in)
        if lost and visit.problem is None:
            self._lost()
        if came and self._known is not None and (self._loss_told or self.is_looking()):
            self._stands("house-back", "connect", self._is_unsure())
            self._loss_told = False
        if came:
            self._came(visit)
        self._was_in = is_in
        if is_in:
            self._known, self._people = dict(tables), set(people)
        for call in list(self.on_change):
            call()
        self.ui.changed = True

    def _lost(self) -> None:
        """The connection is lost: what is not said again on the next may not have been done."""
        now = self._losses
        kept = [
            each
            for each in self._asked
            if each.losses == now or isinstance(each.message, _SAID_AGAIN)
        ]
        unsure = self.quick.lost() or len(kept) < len(self._asked)
        self._asked = kept
        if unsure or not self._sits():  # at a table its own connection is told of
            self._stands("house-lost", "lost", unsure or self._is_unsure())
            self._loss_told = True

    def _is_unsure(self) -> bool:
        """Tell whether it has still to be read that what one wanted may not be done."""
        words, waits = self.ui.words, self.ui.announcer.waits
        return any(waits(words.phrase(f"{key}-asked")) for key in ("house-lost", "house-back"))

    def _stands(self, key: str, sound: str, unsure: bool) -> None:
        """Tell how the connection stands; in the lobby its loss comes before all else."""
        phrase = self.ui.words.phrase(f"{key}-asked" if unsure else key)
        first = key == "house-lost" and self.is_looking()
        told = Announcement(phrase, sound=sound, state="house", felt_first=first)
        self.ui.announcer.announce([told])

    def _sits(self) -> bool:
        """Tell whether one is at a table of the house."""
        beside = self.ui.services.beside
        return any(isinstance(at, AtTable) and at.house is self and not at.left for at in beside)

    def _came(self, visit: Visiting) -> None:
        """One is in, for the first time or again: go on with what was asked for before."""
        asked = [each.message for each in self._asked if each.losses < self._losses]
        if not any(isinstance(each, h.Show) for each in asked):
            own = visit.own
            self.shown, self.invited, self.quiet = own.lobby, own.invited, own.quiet
        if not any(isinstance(each, h.TakePart) for each in asked):
            self.takes_part = visit.takes_part
        for message in asked:
            visit.say(message)

    def _take(self, notice: Notice) -> None:
        words = self.ui.words
        if isinstance(notice, h.Invited):
            self._keep(notice, invitation(words, notice))
        elif isinstance(notice, h.Refused):
            self._answered(notice.what)
            if notice.what in _QUICK:
                self.quick.refused()
            problem = TableProblem(notice.rule, notice.details)
            self.ui.announcer.answer(sentences.problem(words, problem), sound="error")
        elif isinstance(notice, h.Done):
            said = self._answered(notice.what)
            if callable(said):
                said()
            elif said is not None:
                self.ui.announcer.answer(said)
        elif isinstance(notice, h.Opened):
            self._answered("open")
            self.on_opened(notice)
        elif isinstance(notice, h.LadderNews):
            self.ui.announce(ladder_news.told(words, notice), sound="message")
        elif isinstance(notice, h.OfFriends):
            self._of_friends(notice)
        elif isinstance(notice, h.OfQuick):
            self.quick.take(notice)
        else:
            self._of_devices(notice)

    def _answered(self, what: str) -> _Then:
        """Return what was to be said or called of the oldest such wish; it is answered now."""
        found = next((each for each in self._asked if name_of(each.message) == what), None)
        if found is None:
            return None
        self._asked.remove(found)
        return found.then

    def _of_friends(self, notice: h.OfFriends) -> None:
        words = self.ui.words
        if isinstance(notice, h.FriendCode):
            self._answered("make-friend-code")
            self.on_friend_code(notice)
        elif isinstance(notice, h.FriendPlays):
            self._friend_plays(notice)
        elif isinstance(notice, h.FriendSays):
            if self.ui.settings.get("chat"):
                said = Said(0, notice.name, notice.text, notice.prepared)
                self.ui.announce(sentences.chat(words, said), sound="message")
        elif isinstance(notice, h.FriendAsks | h.Befriended):
            asks = isinstance(notice, h.FriendAsks)
            key = "house-friend-told-asks" if asks else "house-friend-new"
            told = words.phrase(key, name=sentences.clean(notice.name))
            self.ui.announce(told, sound="message")

    def _friend_plays(self, plays: h.FriendPlays) -> None:
        """Tell that a friend waits at a table, where one wants that; the lobby tells of all."""
        if self.stays and not self.is_looking():
            game = sentences.game_title(self.ui.words, plays.game)
            name = sentences.clean(plays.name)
            told = self.ui.words.phrase("house-friend-plays", name=name, game=game)
            self._keep(h.Invited(plays.name, plays.table, plays.game), told)

    def _of_devices(self, notice: h.OfDevices) -> None:
        self.on_device(notice)
        if isinstance(notice, h.DeviceCame):
            key = "house-device-came-sheet" if notice.sheet else "house-device-came"
            told = self.ui.words.phrase(key, device=sentences.clean(notice.device))
            self.ui.announce(told, sound="message")

    def on_opened(self, opened: h.Opened) -> None:
        """A table that one wanted is open; the lobby's screen goes there."""

    def _tell_changes(self, tables: Mapping[str, h.Line], people: Mapping[str, h.Person]) -> None:
        """Tell what tables and people came, where one is in the lobby's screens."""
        known = self._known
        if known is None or not self._was_in or self.wish == "nothing" or not self.is_looking():
            return
        words = self.ui.words
        for table, line in tables.items():
            # One at which nobody sits yet is told once somebody does.
            before = known.get(table)
            new = before is None or not before.free or not before.who
            if new and line.free and line.who and not line.mine:
                game = sentences.game_title(words, line.game)
                who = BETWEEN.join(map(sentences.clean, line.who))
                told = words.phrase("house-table-came", game=game, names=who)
                self.ui.announce(told, sound="message")
        for name in sorted(set(people) - self._people):
            self.ui.announce(words.phrase("house-person-came", name=sentences.clean(name)))

    def is_looking(self) -> bool:
        """Tell whether the lobby is what is in front of one: a match is not disturbed."""
        return self.ui.screen in self.screens()

    def screens(self) -> tuple[Screen, ...]:
        """Return the screens in which one is told what changes."""
        return ()


def invitation(words: Words, invited: h.Invited) -> Phrase:
    """Say who invites, and what is played there."""
    game = sentences.game_title(words, invited.game)
    return words.phrase("house-invites", name=sentences.clean(invited.name), game=game)
