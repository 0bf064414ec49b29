"""The lobby of a house: one's tables, open tables, people; how one gets in, and opens a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.network.messages import SetUp
from braillespiel.network.texts import BETWEEN
from braillespiel.output.picture import Control
from braillespiel.ui.keymap import Scope
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_house import AtHouse, invitation
from braillespiel.ui.network.house_coming import ComingMenu
from braillespiel.ui.network.house_devices import DevicesMenu
from braillespiel.ui.network.house_friends import friend_entries
from braillespiel.ui.network.house_ladder import open_ladders
from braillespiel.ui.network.house_person import HousePerson
from braillespiel.ui.network.house_stay import HOURS, HouseStay, staying
from braillespiel.ui.network.join_menu import DIGITS, Trying
from braillespiel.ui.network.names import ask, own_names, rule_of
from braillespiel.ui.network.opening import put_down
from braillespiel.ui.network.quick import QuickMenu
from braillespiel.ui.network.services import Houses, LeftSeat, TableAddress
from braillespiel.ui.network.setup import NetSetup
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.settings import language_name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.network.houses.visiting import Visiting
    from braillespiel.ui.network.services import KeptChair, Network
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui

LONGEST = 200
WISHES: tuple[h.Wish, ...] = ("all", "mine", "nothing")


def about(words: Words, house: h.Challenge) -> list[Phrase]:
    """Say who a house is for, who runs it, and how one reaches them."""
    told = [words.phrase(f"house-for-{house.audience}", name=sentences.clean(house.name))]
    if house.operator:
        operator = sentences.clean(house.operator, 80)
        contact = sentences.clean(house.contact, 120)
        told.append(words.phrase("house-run-by", name=operator, contact=contact))
    return told


class HousesMenu(Menu):
    """The houses that this device knows, and the way to another one."""

    def __init__(self, ui: Ui, network: Network, houses: Houses) -> None:
        self._network, self._houses = network, houses
        self._left: LeftSeat | None = None
        """The table to which one goes on from the lobby of its house."""
        super().__init__(ui, ui.words.phrase("house-menu"), ())
        self.refresh()

    def refresh(self) -> None:
        words = self.words
        self.entries = [
            MenuEntry(
                f"house-{each.address}",
                words.phrase(
                    "house-known", name=sentences.clean(each.name), who=sentences.clean(each.person)
                ),
                partial(self._choose, each.address),
            )
            for each in self._houses.known()
        ]
        helped = words.phrase("house-type-help")
        self.entries.append(MenuEntry("type", words.phrase("house-type"), self.type, help=helped))

    def type(self, text: str = "", problem: TableProblem | None = None) -> None:
        """Ask for the address of a house."""

        def typed(address: str) -> None:
            try:
                checked = self._houses.checked(address)
            except Exception as error:
                self.type(address, rule_of(error))
            else:
                self._choose(checked)

        title = self.words.phrase("house-type-title")
        ask(self.ui, Prompt(self.ui, title, text, typed, LONGEST, verbatim=True), problem)

    def _choose(self, address: str) -> None:
        """Go into a house to look around in its lobby."""
        self._left = None
        self.go(address)

    def go(self, address: str, name: str = "", word: str = "", trusts: bool = False) -> None:
        """Go into a house, or back to one where one has stayed; what is missing is asked for."""
        stay = staying(self.ui, address)
        if stay is not None:
            stay.over()
            self.ui.push(HouseLobby(self.ui, stay.at))
            return
        at = AtHouse(self.ui, self._network)
        going = Entering(self.ui, at, address)
        self.ui.push(going)

        def changed() -> None:
            visit = at.visit
            if visit is None or going not in self.ui.screens:
                return
            if visit.problem is not None:
                at.leave()
                self.ui.pop_to(self, silent=True)
                self._refused(visit.problem, address, name, word, trusts)
            elif visit.is_in:
                at.on_change.remove(changed)
                at.address = self._houses.with_words(address)
                self.ui.pop_to(self, silent=True)
                back, self._left = self._left, None
                lobby = HouseLobby(self.ui, at)
                self.ui.push(lobby, silent=back is not None)
                if back is not None:
                    at.sit(back.house_table, back.table, lobby)

        at.on_change.append(changed)
        try:
            at.visit = self._houses.enter(address, at.wake, name=name, word=word, trusts=trusts)
        except Exception as error:
            self.ui.pop_to(self, silent=True)
            problem = sentences.problem(self.words, rule_of(error))
            self.ui.announcer.answer(problem, sound="error")
        else:
            at.wake()

    def go_back(self, seat: LeftSeat) -> None:
        """Go back to the table of a house at which one was in a match."""
        self._left = seat
        self.go(seat.address)

    def _refused(
        self, problem: TableProblem, address: str, name: str, word: str, trusts: bool
    ) -> None:
        """Ask for what was missing, or say why one does not get in."""
        ui, words = self.ui, self.words
        rule = problem.rule
        if rule == "house-unknown":
            text = sentences.clean(str(problem.details.get("text", "")))
            host = sentences.clean(str(problem.details.get("host", "")))
            question = words.phrase("house-trust", host=host, words=text)
            ui.push(Question(ui, question, lambda: self.go(address, name, word, True)))
        elif rule in ("house-word", "house-name-needed") and not (word or name):
            new = partial(self._newcomer, problem, address, name, word, trusts)
            known = partial(self.go, address, trusts=trusts)
            coming = ComingMenu(ui, self._houses, address, trusts=trusts, new=new, known=known)
            ui.push(coming)
        else:
            self._newcomer(problem, address, name, word, trusts)

    def _newcomer(
        self, problem: TableProblem, address: str, name: str, word: str, trusts: bool
    ) -> None:
        """Ask somebody new for what was missing, or say why one does not get in."""
        ui, words = self.ui, self.words
        rule = problem.rule
        if rule == "house-word":
            title = words.phrase("house-word-title")
            prompt = Prompt(ui, title, "", lambda typed: self.go(address, name, typed, trusts))
            ask(ui, prompt, problem if word else None)
        elif rule.startswith(("house-name-", "name-")):
            proposed = name or next(iter(own_names(ui)), "")
            title = words.phrase("house-name-title")
            prompt = Prompt(
                ui, title, proposed, lambda typed: self.go(address, typed, word, trusts)
            )
            ask(ui, prompt, problem if rule != "house-name-needed" else None)
        else:
            ui.announcer.answer(sentences.house_problem(words, problem), sound="error")


class Entering(Trying):
    """Going into a house; Escape gives up."""

    def __init__(self, ui: Ui, at: AtHouse, address: str) -> None:
        self._at = at
        super().__init__(ui, TableAddress(address.partition("#")[0], address))

    def _cancel(self) -> None:
        self._at.leave()
        super()._cancel()


class HouseLobby(Menu):
    """The lobby: what changes while one walks never moves the focus."""

    may_stay = True
    """Whether one can stay in the house after having left the lobby."""

    def __init__(self, ui: Ui, at: AtHouse) -> None:
        self._at = at
        self._order: list[str] = []
        self._opening: tuple[SetUp, bool] | None = None
        """What is to be opened, and whether it is closed by a code."""
        at.on_opened = self._opened  # type: ignore[method-assign]
        at.on_answer = self._answer
        at.quick.on_matched = self._matched
        at.screens = lambda: (self,)  # type: ignore[method-assign]
        at.on_change.append(self._changed)
        super().__init__(ui, EMPTY, ())

    @property
    def _visit(self) -> Visiting | None:
        return self._at.visit

    # -- what is perceived -----------------------------------------------------------------------

    def title(self) -> Phrase:
        """Name the house, with how many tables there are, or say that one is cut off from it."""
        visit = self._visit
        house = None if visit is None else visit.house
        name = "?" if house is None else sentences.clean(house.name)
        tables = {} if visit is None else visit.tables
        free = sum(line.free > 0 and not line.mine for line in tables.values())
        title = self.words.phrase("house-lobby-title", name=name, count=free)
        if self._at.away() is None:
            return title
        return joined((self.words.phrase("house-lost"), title), self.words.signs.sentence)

    def refresh(self) -> None:
        """Show what there is now; lines that were there keep their places."""
        focused = self.entry()
        entries = self._entries()
        self.entries = entries
        keys = [entry.key for entry in entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)
        self.index = min(self.index, max(0, len(entries) - 1))

    def _entries(self) -> list[MenuEntry]:
        visit, words = self._visit, self.words
        if visit is None or visit.problem is not None:
            return [MenuEntry("leave", words.phrase("house-leave"), self._leave)]
        entries = [self._invitation(each) for each in reversed(self._at.invitations)]
        entries += self._at.quick.matched()
        lines = self._in_order(visit)
        entries += [self._line(each) for each in lines if each.mine]
        entries += [self._line(each) for each in lines if not each.mine]
        opens = words.phrase("house-open")
        helped = words.phrase("house-open-help")
        entries.append(MenuEntry("open", opens, self._open, help=helped))
        entries += self._at.quick.lines(self._look_quick)
        entries += friend_entries(self.ui, self._at, self._person, self._invites)
        group = words.phrase("house-group-people")
        others = {each.name for each in visit.friends.values() if each.state == "friend"}
        for name in sorted(set(visit.people) - others, key=str.casefold):
            person = visit.people[name]
            key = "house-person-invited" if person.invited else "house-person"
            told = words.phrase(key, name=sentences.clean(name))
            do = partial(self._person, name)
            entries.append(MenuEntry(f"person-{name}", told, do, group=group, find=name))
        return [*entries, *self._own(visit)]

    def _in_order(self, visit: Visiting) -> list[h.Line]:
        """Return the tables as they came, so that nothing moves while one walks."""
        self._order = [each for each in self._order if each in visit.tables]
        self._order += [each for each in visit.tables if each not in self._order]
        return [visit.tables[each] for each in self._order]

    def _line(self, line: h.Line) -> MenuEntry:
        words = self.words
        game = sentences.game_title(words, line.game)
        me = "" if self._visit is None else self._visit.called
        who = BETWEEN.join(sentences.clean(each) for each in line.who if each != me)
        if line.playing:
            state = words.phrase("house-line-playing")
        elif line.free == 1 and line.who:
            state = words.phrase("house-line-one-more")
        else:
            state = words.phrase("house-line-free", count=line.free)
        lacks = self._lacks(line)
        if lacks is not None:
            state = join((lacks, state), words.signs.list)
        key = "house-line" if who else "house-line-waits" if line.playing else "house-line-empty"
        told = words.phrase(key, game=game, names=who, state=state)
        return MenuEntry(
            f"table-{line.id}",
            told,
            partial(self._sit, line),
            help=self._told(line, told),
            group=words.phrase("house-group-mine" if line.mine else "house-group-open"),
            find=" ".join((game.brief, *map(sentences.clean, line.who))),
        )

    def _lacks(self, line: h.Line) -> Phrase | None:
        """Say which package one needs for a table's game; None where it is here."""
        if not line.package:
            return None
        package = sentences.clean(line.package, 80)
        if not registry.has(line.game):
            return self.words.phrase("house-line-not-installed", package=package)
        mine = registry.brought_by(line.game)
        if mine == line.package:
            return None
        return self.words.phrase("house-line-package-differs", package=package, other=mine)

    def _told(self, line: h.Line, told: Phrase) -> Phrase:
        """Say all there is to say about a table."""
        words = self.words
        parts = [told, words.phrase("house-line-seats", count=line.seats)]
        parts.append(words.phrase("house-line-unhurried" if line.unhurried else "house-line-brisk"))
        if line.language:
            parts.append(words.phrase("house-line-language", text=self._language(line)))
        if line.closed:
            parts.append(words.phrase("house-line-closed"))
        if line.ladder:
            parts.append(words.phrase("house-line-ladder"))
        return joined(parts, words.signs.sentence)

    def _language(self, line: h.Line) -> Phrase:
        """Return the language of a table; one that is not here as the house names it."""
        if line.language in languages.codes():
            return language_name(self.words, line.language)
        return Phrase.plain(sentences.clean(line.language))

    def _invitation(self, invited: h.Invited) -> MenuEntry:
        told, name = invitation(self.words, invited), sentences.clean(invited.name)

        def go() -> None:
            self._at.sit(invited.table, name, self)

        helped = self.words.phrase("house-invitation-help", name=name)
        not_now = partial(self._not_now, invited.name)
        return MenuEntry(f"invited-{invited.table}", told, go, help=helped, mark=not_now)

    def _own(self, visit: Visiting) -> list[MenuEntry]:
        """Return what one chooses for oneself here."""
        words, at = self.words, self._at
        group = words.phrase("house-group-you")

        def toggled(what: str, by: int) -> bool | Phrase:
            away = at.away()
            if away is not None:
                return away
            setattr(at, what, not getattr(at, what))
            at.say(h.Show(at.shown, at.invited, at.quiet))
            return True

        def check(what: str, on: bool) -> MenuEntry:
            return MenuEntry(
                what,
                words.phrase(f"house-{what}"),
                value=lambda: words.phrase("switch-on" if getattr(at, what) else "switch-off"),
                change=partial(toggled, what),
                help=words.phrase(f"house-{what}-help"),
                control="check",
                stands=lambda: Control("check", on=on),
                group=group,
            )

        def wished(by: int) -> bool:
            found = WISHES.index(at.wish) + (1 if by > 0 else -1)
            if not 0 <= found < len(WISHES):
                return False
            at.wants_to_hear(WISHES[found])
            return True

        def stays(by: int) -> bool:
            found = HOURS.index(at.stays) + (1 if by > 0 else -1)
            if not 0 <= found < len(HOURS):
                return False
            at.stays = HOURS[found]
            return True

        def stayed() -> Phrase:
            key = "house-stays-hours" if at.stays else "switch-off"
            return words.phrase(key, count=at.stays)

        name = Phrase.plain(sentences.clean(visit.called))
        stay = MenuEntry(
            "stay",
            words.phrase("house-stays"),
            value=stayed,
            change=stays,
            help=words.phrase("house-stays-help"),
            control="choice",
            group=group,
        )
        return [
            check("shown", at.shown),
            check("invited", at.invited),
            check("quiet", at.quiet),
            *([stay] if self.may_stay else []),
            MenuEntry(
                "wish",
                words.phrase("house-wish"),
                value=lambda: words.phrase(f"house-wish-{at.wish}"),
                change=wished,
                help=words.phrase("house-wish-help"),
                control="choice",
                group=group,
            ),
            MenuEntry(
                "name", words.phrase("house-name"), self._rename, value=lambda: name, group=group
            ),
            MenuEntry("blocked", words.phrase("house-blocked"), self._blocked, group=group),
            MenuEntry(
                "devices",
                words.phrase("house-devices"),
                self._devices,
                help=words.phrase("house-devices-help"),
                group=group,
            ),
            *self._ladder(group),
            MenuEntry("about", words.phrase("house-about"), help=self._about(visit), group=group),
            MenuEntry("leave", words.phrase("house-leave"), self._leave, group=group),
        ]

    def _ladder(self, group: Phrase) -> list[MenuEntry]:
        """Return the way to the ladders, where there are any."""
        if self._at.takes_part is None:
            return []
        words = self.words
        helped = words.phrase("house-ladder-help")
        return [
            MenuEntry(
                "ladder", words.phrase("house-ladder"), self._open_ladders, help=helped, group=group
            )
        ]

    def _open_ladders(self) -> None:
        open_ladders(self.ui, self._at)

    def _about(self, visit: Visiting) -> Phrase:
        """Say whose house this is, for whom, and how one reaches them."""
        if visit.house is None:
            return EMPTY
        return joined(about(self.words, visit.house), self.words.signs.sentence)

    def on_resume(self) -> None:
        """Show what has changed while something lay over the lobby."""
        super().on_resume()
        self.refresh()

    def _changed(self) -> None:
        if self not in self.ui.screens:
            return
        visit = self._visit
        if visit is not None and visit.problem is not None:
            told = sentences.problem(self.words, visit.problem)
            self._at.leave()
            self.refresh()
            self.ui.announce(told, sound="lost")
        elif self.ui.screen is self:
            self.refresh()

    # -- what is done ----------------------------------------------------------------------------

    def _not_now(self, who: str) -> None:
        """Hear nothing of whoever invites for a while; they are not told."""
        done = self.words.phrase("house-not-now", name=sentences.clean(who))
        if self._at.say(h.NotNow(who), done):
            self._at.forget_invitations(lambda each: each.name == who)
            self.refresh()

    def _answer(self, chair: KeptChair | None) -> None:
        """Go where the newest invitation leads; whoever plays with others is asked first."""
        ui, invited = self.ui, self._at.invitations[-1]
        others = any({Scope.NETWORK, Scope.DESK} & set(screen.scopes) for screen in ui.screens)
        name = sentences.clean(invited.name)
        if chair is not None:

            def go() -> None:
                chair.go_away()
                ui.pop_to(self, silent=True)
                self._at.sit(invited.table, name, self)

            ui.push(Question(ui, self.words.phrase("house-go-there", name=name), go))
        elif others or (self not in ui.screens and not _comes_away(ui)):
            ui.announcer.answer(ui.words.phrase("house-go-first"), sound="edge")
        else:
            if self not in ui.screens:
                stay = staying(ui, self._at.address)
                if stay is not None:
                    stay.over()
                ui.push(self, silent=True)
            ui.pop_to(self, silent=True)
            self._at.sit(invited.table, name, self)

    def _invites(self, name: str) -> None:
        """Invite a friend to the table at which one sits."""
        mine = "" if self._visit is None else self._my_table(self._visit)
        if mine:
            done = self.words.phrase("house-invite-done", name=sentences.clean(name))
            self._at.say(h.Invite(name, mine), done)
        else:
            self.ui.announcer.answer(self.words.phrase("house-invite-no-table"), sound="edge")

    def _sit(self, line: h.Line, text: str = "", problem: TableProblem | None = None) -> None:
        game = sentences.game_title(self.words, line.game).full
        if not line.closed or line.mine:
            self._at.sit(line.id, game, self, watches=not (line.mine or line.free))
            return

        def typed(code: str) -> None:
            digits = "".join(sign for sign in code if sign not in " -.,/")
            if len(digits) == DIGITS and digits.isascii() and digits.isdecimal():
                self._at.sit(line.id, game, self, code=digits)
            elif code:
                self._sit(line, code, TableProblem("code-form"))
            else:
                self.appear()

        title = self.words.phrase("net-join-code-title", name=game)
        ask(self.ui, Prompt(self.ui, title, text, typed, number=True), problem)

    def _person(self, name: str) -> None:
        mine = "" if self._visit is None else self._my_table(self._visit)
        self.ui.push(HousePerson(self.ui, self._at, name, mine))

    def _my_table(self, visit: Visiting) -> str:
        """Return the table to which one would invite somebody: one's own with a free chair."""
        return next((each.id for each in visit.tables.values() if each.mine and each.free), "")

    def _blocked(self) -> None:
        if self._at.say(h.Blocks()):
            self.ui.push(BlockedMenu(self.ui, self._at))

    def _devices(self) -> None:
        if self._at.say(h.ListDevices()):
            self.ui.push(DevicesMenu(self.ui, self._at))

    def _rename(self, text: str = "", problem: TableProblem | None = None) -> None:
        visit = self._visit
        called = "" if visit is None else visit.called

        def named(typed: str) -> None:
            if typed and typed != called and self._at.away() is not None:
                self._rename(typed, sentences.AWAY)
                return
            self.appear()
            if typed and typed != called:
                done = self.words.phrase("house-renamed", name=sentences.clean(typed))
                self._at.say(h.Rename(typed[:40]), done)

        title = self.words.phrase("house-name-title")
        ask(self.ui, Prompt(self.ui, title, text or called, named), problem)

    def _open(self) -> None:
        self.ui.push(ChooseGame(self.ui, self._choose))

    def _choose(self, game: str) -> None:
        me = "" if self._visit is None else sentences.clean(self._visit.called)
        self.ui.push(NetSetup(self.ui, game, [me] if me else [], self._terms))

    def _terms(self, set_up: SetUp) -> None:
        opens = partial(self._opens, set_up)
        self.ui.push(TermsMenu(self.ui, opens, ladder=bool(self._at.takes_part)))

    def _opens(self, set_up: SetUp, unhurried: bool, closed: bool, ladder: bool) -> None:
        if self._at.say(h.Open(set_up, unhurried, closed, self.words.language, ladder)):
            self.ui.pop_to(self, silent=True)
            self._opening = set_up, closed
            self.ui.announcer.answer(self.words.phrase("net-lobby-opening"))

    def _opened(self, opened: h.Opened) -> None:
        """The table is open: sit down there, and say the code of a closed one."""
        if self._opening is None or self not in self.ui.screens:
            return
        set_up, _ = self._opening
        self._opening = None
        self._at.sit(opened.table, sentences.game_title(self.words, set_up.game).full, self)
        if opened.code:
            self.ui.announce(sentences.code(self.words, opened.code), sound="open")

    def _look_quick(self) -> None:
        self.ui.push(QuickMenu(self.ui, self._at.quick))

    def _matched(self, matched: h.Matched) -> None:
        """Sit down where a quick match is played."""
        if self in self.ui.screens:
            title = sentences.game_title(self.words, matched.game).full
            self._at.sit(matched.table, title, self)

    def _leave(self) -> None:
        visit = self._visit
        self.ui.pop()
        if self._at.stays and visit is not None and visit.problem is None:
            HouseStay(self._at)
        else:
            self._at.leave()

    def _back(self) -> bool:
        def go() -> None:
            self._leave()

        if self._visit is None:
            self._leave()
        else:
            self.ui.push(Question(self.ui, self.words.phrase("house-leave-sure"), go))
        return True


class BlockedMenu(Menu):
    """Whom one has blocked; Enter ends it."""

    def __init__(self, ui: Ui, at: AtHouse) -> None:
        self._at = at
        at.on_change.append(self._changed)
        super().__init__(ui, ui.words.phrase("house-blocked"), ())

    def refresh(self) -> None:
        """Show them as they are called now."""
        blocked = () if self._at.visit is None else self._at.visit.blocked or ()
        self.entries = [
            MenuEntry(
                f"blocked-{name}",
                Phrase.plain(sentences.clean(name)),
                partial(self._ask, name),
                help=self.words.phrase("house-unblock-help"),
            )
            for name in blocked
        ]
        self.index = min(self.index, max(0, len(self.entries) - 1))

    def _changed(self) -> None:
        before = len(self.entries)
        self.refresh()
        if self.ui.screen is self and not before and self.entries:
            self.ui.announcer.answer(self.focused())

    def _ask(self, name: str) -> None:
        shown = sentences.clean(name)

        def ends() -> None:
            done = self.words.phrase("house-unblock-done", name=shown)
            self.ui.pop(silent=True)
            if self._at.say(h.Block(name, blocks=False), done):
                self._at.say(h.Blocks())

        self.ui.push(Question(self.ui, self.words.phrase("house-unblock-sure", name=shown), ends))


class TermsMenu(Menu):
    """How a table is played: unhurried or brisk, open to everybody or closed by six digits.

    With ``ladder`` it can be for the ladder, too: that is unhurried, and sees to its own options.
    """

    def __init__(
        self, ui: Ui, then: Callable[[bool, bool, bool], None], *, ladder: bool = False
    ) -> None:
        self._then = then
        self._unhurried, self._closed, self._ladder = True, False, False
        self._offers_ladder = ladder
        super().__init__(ui, ui.words.phrase("house-terms"), ())
        self.refresh()

    def refresh(self) -> None:
        words = self.words

        def check(what: str) -> MenuEntry:
            def change(by: int) -> bool:
                setattr(self, f"_{what}", not getattr(self, f"_{what}"))
                if what == "ladder" and self._ladder:
                    self._unhurried = True
                elif what == "unhurried" and not self._unhurried:
                    self._ladder = False
                return True

            def on() -> bool:
                return bool(getattr(self, f"_{what}"))

            return MenuEntry(
                what,
                words.phrase(f"house-terms-{what}"),
                value=lambda: words.phrase("switch-on" if on() else "switch-off"),
                change=change,
                help=words.phrase(f"house-terms-{what}-help"),
                control="check",
                stands=lambda: Control("check", on=on()),
            )

        opens = words.phrase("house-terms-open")
        self.entries = [MenuEntry("open", opens, self._open), check("unhurried"), check("closed")]
        if self._offers_ladder:
            self.entries.append(check("ladder"))

    def _open(self) -> None:
        self._then(self._unhurried, self._closed, self._ladder)


def _comes_away(ui: Ui) -> bool:
    """Leave what one plays or looks up alone, which is kept; False if it has to be left by hand."""
    tables = [screen for screen in ui.screens if Scope.TABLE in screen.scopes]
    matches = [screen for screen in tables if type(screen) is MatchScreen]
    if matches != tables:
        return False
    for match in matches:
        put_down(match)
    ui.pop_to(ui.screens[0], silent=True)
    return True


def open_houses(ui: Ui, network: Network, houses: Houses) -> Screen:
    """Open the list of houses; where none is known yet, ask for the first."""
    menu = HousesMenu(ui, network, houses)
    if houses.known():
        ui.push(menu)
    else:
        ui.push(menu, silent=True)
        menu.type()
    return menu
