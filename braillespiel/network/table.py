"""A network table: who is here, what is played, who agrees, who lost the connection.

Messages, connections that come and go, and the time go in; what to send to whom comes out. It has
no socket, no thread and no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex

from msgspec.structs import replace

from braillespiel.network import lobby_rules, texts
from braillespiel.network import messages as m
from braillespiel.network.joining.door import WhyNew
from braillespiel.network.kept import Keeper
from braillespiel.network.matches import TableMatches, Terms
from braillespiel.network.members import Guest, Members
from braillespiel.network.refusals import RefusalError

HEARING_MS = 10_000
"""How often a member may say that they need a different time to hear."""


class NetworkTable:
    """A table. Times are ms of ``clock``, which never goes back; ``draw_token`` makes tokens.

    Raises RefusalError on creation if ``terms`` are impossible.
    """

    def __init__(
        self,
        name: str,
        keeper: Keeper,
        clock: Callable[[], int],
        terms: Terms,
        draw_token: Callable[[], str] = lambda: token_hex(16),
    ) -> None:
        self.name = name
        self.members = Members()
        self.matches = TableMatches(self.members, self, keeper, clock, terms)
        self.open = True
        self.code_for_all = False
        """Whether everybody here knows the code: where nobody is at the host."""
        self.code = ""
        self.wishes: list[tuple[m.PowerOver, int]] = []
        """What the host's person wants of the server: "new-code", or an answer to a knock."""
        self.gone: list[int] = []
        """Members whose connection is to be closed."""
        self.told: list[m.News] = []
        """All news, for whoever keeps a record; the server takes them."""
        self.on_said: Callable[[m.Said], None] = lambda said: None
        """Called with what somebody says, as all others are told it."""
        self.on_news: Callable[[m.News], None] = lambda news: None
        """Called with what happens at the table, as everybody is told it."""
        self.hears: Callable[[Guest, Guest], bool] = lambda speaker, listener: True
        """Whether what one member says is told to another."""
        self._clock = clock
        self._draw_token = draw_token
        self._news: list[m.News] = []
        self._host_news: list[m.News] = []
        """What the person at the host alone is told."""
        self._knocks: tuple[m.Knock, ...] = ()
        self._host_changed = False
        self._changed = False
        """Something is otherwise than it was told, and no news."""
        self._quiet, self._led = terms.quiet, terms.led
        self.members.led = terms.led
        self._outbox: list[tuple[int, m.FromHost]] = []
        self.matches.resume()

    # -- what goes out -----------------------------------------------------------------

    def send(self, member: int, message: m.FromHost) -> None:
        """Send something to one member, if they are here."""
        guest = self.members.get(member)
        if guest is not None and guest.here:
            self._outbox.append((member, message))

    def news(self, what: str, guest: Guest | None = None, seat: int | None = None) -> None:
        """Tell everybody, with the table as it is then."""
        member, name = (None, "") if guest is None else (guest.id, guest.name)
        if guest is not None and seat is not None and seat in guest.chairs:
            name = guest.names[guest.chairs.index(seat)]
        elif guest is None and seat is not None and self.matches.playing is not None:
            name = self.matches.playing.chairs[seat].name
        told = m.News(what, member, name, seat)
        self._news.append(told)
        self.on_news(told)

    def _presence(self, what: str, guest: Guest) -> None:
        """Announce that somebody lost the connection or is back; not if it flaps."""
        if guest.wishes_at(self._clock()):
            self.news(what, guest)
        else:
            self._changed = True

    def knocks(self, waiting: Sequence[m.Knock], what: str = "", name: str = "") -> None:
        """Tell the person at the host who waits at the door now, and what has happened there."""
        self._knocks = tuple(waiting)
        self._host_changed = True
        if what:
            self._host_news.append(m.News(what, name=name))

    def take(self) -> list[tuple[int, m.FromHost]]:
        """Return what is to be sent to whom, in order; everybody is told what has changed."""
        told = bool(self._news) or self._changed
        if told or self._host_changed:
            shown = self.shown()
            for guest in self.members.here():
                if told or guest.host:
                    self.send(guest.id, self._for(guest, shown))
            self._host_news, self._host_changed = [], False
        if told:
            self.told += () if self._quiet else self._news
            self._news, self._changed = [], False
            self.matches.remember()
        found, self._outbox = self._outbox, []
        return found

    def shown(self) -> m.Table:
        """Return the table as everybody may know it, with the news that were not told yet."""
        matches, playing = self.matches, self.matches.playing
        return m.Table(
            name=self.name,
            phase=matches.phase,
            members=self.members.shown(),
            you=0,
            set_up=None if matches.set_up is None else replace(matches.set_up, deck=None),
            chairs=() if playing is None else tuple(playing.chairs),
            startable=matches.startable,
            proposals=matches.requests.proposals.shown(),
            chat=self.matches.chat,
            open=self.open,
            news=() if self._quiet else tuple(self._news[-m.PEOPLE :]),
        )

    def _for(self, guest: Guest, shown: m.Table) -> m.Table:
        if not guest.host:
            return replace(shown, you=guest.id, code=self.code if self.code_for_all else "")
        news = (*shown.news, *self._host_news)[-m.PEOPLE :]
        return replace(shown, you=guest.id, code=self.code, knocks=self._knocks, news=news)

    # -- coming and going --------------------------------------------------------------

    def watch(self, hello: m.Hello) -> Guest:
        """Let in a screen for all: a spectator of whom nobody is told. Raises RefusalError."""
        if hello.protocol != m.PROTOCOL:
            raise RefusalError("protocol", ends=True, table=m.PROTOCOL, client=hello.protocol)
        before = self.members.with_token(hello.token)
        if before is not None:
            self.gone.append(before.id)
            self._forget(before)
        hello = replace(hello, watches=True, listens=False)
        guest = self.members.add(hello.names, hello, hello.token, host=False)
        guest.unseen = True
        self.send(guest.id, m.Welcome(m.PROTOCOL, guest.id, hello.token))
        self._changed = True
        self._show_match(guest, -1, -1)
        return guest

    def _forget(self, guest: Guest) -> None:
        if self.matches.playing is not None:
            self.matches.playing.forget(guest)
        self.members.remove(guest)

    def hello(self, hello: m.Hello, *, host: bool = False, proven: bool = False) -> Guest:
        """Let in somebody who has proved the code, or has a token. Raises RefusalError.

        ``proven`` tells that ``hello.token`` was given out with the proof, a moment ago. Whoever is
        already here with the same token is sent away first (``gone``): one of the two connections
        is dead, or stolen, and the newer one has what the other no longer shows.
        """
        found = self.members.with_token(hello.token)
        if found is None and host:  # needs no token: nobody else comes that way
            found = next((guest for guest in self.members if guest.host), None)
        names = self.members.check(hello, found, self._led)
        if found is not None and not found.chairs:
            found.names = names
        if found is not None:
            return self._back(found, hello)
        if hello.token and not proven:
            raise RefusalError("token-unknown", ends=True)
        if not self.open and not host:
            raise RefusalError("door-closed", ends=True)
        token = hello.token or self._draw_token()
        guest = self.members.add(names, hello, token, host)
        if self.matches.set_up is not None:
            try:
                lobby_rules.fits(guest, self.matches.set_up.game)
            except RefusalError:
                self.members.remove(guest)
                raise
        guest.chatted = self._clock()
        self.send(guest.id, m.Welcome(m.PROTOCOL, guest.id, token))
        if self.matches.sits_down_late(guest):
            self.news("takes-chair", guest)
        else:
            self.news("came", guest)
        self.matches.somebody_came()
        self._show_match(guest, -1, -1)
        self.matches.start_by_itself()
        return guest

    def may_come(self, hello: m.Hello) -> None:
        """See whether somebody new could come now, before anybody is asked. Raises RefusalError."""
        self.members.check(hello, None, self._led)
        if not self.open:
            raise RefusalError("door-closed", ends=True)

    def _back(self, guest: Guest, hello: m.Hello) -> Guest:
        if guest.here:
            self.gone.append(guest.id)
        guest.here, guest.games, guest.expected = False, hello.games, True
        guest.packages = hello.packages
        guest.hearing, guest.listens = hello.hearing, hello.listens
        self._asked_no_more(guest)
        playing = self.matches.playing
        if playing is not None and self.matches.phase == "playing":
            playing.person_plays(guest)
            self.matches.see_silence(guest)
        # From here on they are sent what happens: first what they have missed.
        guest.here = True
        self.send(guest.id, m.Welcome(m.PROTOCOL, guest.id, hello.token, back=True))
        self._presence("back", guest)
        if not guest.chairs and self.matches.sits_down_late(guest):
            self.news("takes-chair", guest)
        self.matches.somebody_came()
        self._show_match(guest, hello.match, hello.known)
        self.matches.start_by_itself()
        return guest

    def _show_match(self, guest: Guest, match: int, known: int) -> None:
        if self.matches.playing is not None:
            self.matches.playing.welcome(guest, match, known)

    def lost(self, member: int) -> None:
        """A connection went down; the chair is kept."""
        guest = self.members.get(member)
        if guest is None or not guest.here:
            return
        if guest.unseen:
            self._forget(guest)
            return
        guest.here, guest.ready, guest.fell_out = False, False, self._clock()
        self._presence("fell-out", guest)
        self._asked_no_more(guest)
        self.matches.somebody_is_gone()

    def leave(self, guest: Guest, what: str = "went") -> None:
        """Somebody leaves for good, or is removed: their token is no longer valid."""
        self._asked_no_more(guest)
        if guest.unseen:
            self._forget(guest)
            return
        if self.matches.playing is not None and self.matches.phase == "playing":
            self.matches.playing.bot_plays(guest, leaves=True)
        self._forget(guest)
        self.news(what, guest)
        if guest.host:
            self.news("host-leaves", guest)
        self.matches.somebody_is_gone()

    def rename(self, guest: Guest, name: str) -> None:
        """Somebody has another name from now on, at their chairs too."""
        guest.names = (name,)
        if self.matches.playing is not None:
            self.matches.playing.rename(guest)
        self._changed = True

    def _asked_no_more(self, guest: Guest) -> None:
        for proposal in self.matches.requests.proposals.without(guest.id):
            self.matches.requests.agreed(self.matches.playing, proposal)

    # -- messages ----------------------------------------------------------------------

    def message(self, member: int, message: m.FromSeat) -> None:
        """Do what a member wants; what is refused is told to them alone."""
        guest = self.members.get(member)
        if guest is None or guest.unseen:
            return
        try:
            self._do(guest, message)
        except RefusalError as error:
            self.send(guest.id, m.Refused(error.rule, error.details, error.ends))
        self.matches.see_the_end()

    def _do(self, guest: Guest, message: m.FromSeat) -> None:
        if _concerns_all(message) and not guest.host and not guest.wishes_at(self._clock()):
            raise RefusalError("too-often", seconds=1)
        match message:
            case m.Act():
                self._act(guest, message)
            case m.SetUp():
                self.matches.choose_game(guest, message)
            case m.Ready():
                self.matches.gathering()
                if guest.ready != message.ready:
                    guest.ready = message.ready
                    self.news("ready" if message.ready else "not-ready", guest)
            case m.Sit():
                self.matches.gathering()
                if guest.watches != message.watches:
                    guest.watches = guest.wants_to_watch = message.watches
                    guest.ready = False
                    self.news("watches" if message.watches else "sits", guest)
                    if not message.watches:
                        self.matches.somebody_came()
                    self.matches.start_by_itself()
            case m.Start():
                self.matches.start(guest)
            case m.Ask():
                self.matches.ask(guest, message)
            case m.Agree():
                self.matches.requests.answer(self.matches.playing, guest, message)
            case m.Choose():
                self.matches.requests.choose(self.matches.of(guest), guest, message)
            case m.Hearing():
                self._hearing(guest, message.ms)
            case m.Say():
                self._say(guest, message)
            case m.Power():
                self._power(guest, message)
            case m.Leave():
                self.gone.append(guest.id)
                self.leave(guest)
            case m.Hello():
                raise RefusalError("hello-again")

    def _act(self, guest: Guest, message: m.Act) -> None:
        try:
            playing = self.matches.of(guest)
        except RefusalError as error:
            refused = m.Answer(message.seat, message.number, m.Rule(error.rule))
            self.send(guest.id, self.matches.answered(guest, message) or refused)
        else:
            playing.act(guest, message)

    def _hearing(self, guest: Guest, ms: int) -> None:
        last, now = guest.hearing_changed, self._clock()
        if last is not None and now - last < HEARING_MS:
            raise RefusalError("too-often", seconds=-(-(last + HEARING_MS - now) // 1000))
        guest.hearing, guest.hearing_changed = ms, now

    def _say(self, guest: Guest, message: m.Say) -> None:
        if not self.matches.chat:
            raise RefusalError("chat-off")
        if guest.muted:
            raise RefusalError("muted")
        try:
            text = "" if message.prepared else texts.chat(message.text)
        except texts.TextError as error:
            raise RefusalError(error.rule, **error.details) from None
        if message.prepared and not message.prepared.replace("-", "").isalnum():
            raise RefusalError("chat-signs")
        guest.chats_at(self._clock())
        said = m.Said(guest.id, guest.name, text, message.prepared)
        self.on_said(said)
        for each in self.members.here():
            if self.hears(guest, each):
                self.send(each.id, said)

    def _power(self, guest: Guest, message: m.Power) -> None:
        if not guest.host:
            raise RefusalError("not-host")
        what, other = message.what, self.members.get(message.member)
        if what in ("remove", "mute", "unmute"):
            if other is None or other is guest:
                raise RefusalError("no-member", member=message.member)
            if what == "remove":
                self.send(other.id, m.Refused("removed", ends=True))
                self.gone.append(other.id)
                self.leave(other, "removed")
            else:
                other.muted = what == "mute"
                self.news(f"{what}d", other)
        elif what in ("close-door", "open-door"):
            self.open = what == "open-door"
            self.news("door-open" if self.open else "door-closed", guest)
        elif what in ("chat-off", "chat-on"):
            self.matches.chat = what == "chat-on"
            self.news("chat-on" if self.matches.chat else "chat-off", guest)
        elif what == "new-code":
            self.wishes.append((what, 0))
        elif what in ("let-in", "turn-away"):
            if message.member not in (knock.number for knock in self._knocks):
                raise RefusalError("knock-gone")
            self.wishes.append((what, message.member))
        elif self.matches.phase == "playing":
            self.matches.end("ended")

    def new_code(self, code: str, why: WhyNew) -> None:
        """There is a new code: too many have guessed at the old one, or it was asked for."""
        self.code = code
        self.news("code-ended" if why == "guessed" else "new-code")

    def knows(self, digest: str) -> bool:
        """Tell whether a digest is that of a token that was given out here."""
        return any(guest.digest == digest for guest in self.members)

    # -- time --------------------------------------------------------------------------

    def tick(self) -> int | None:
        """Let time pass; return the ms until the next call, 0: at once, None: nothing is due."""
        return self.matches.tick()

    def snapshot(self, member: int, missed: int) -> m.FromHost | None:
        """Return how the match stands for a member who was sent too much to read it all."""
        playing = self.matches.playing
        return None if playing is None else playing.snapshot(member, missed)


def _concerns_all(message: m.FromSeat) -> bool:
    """Tell whether everybody is told when a member sends this."""
    if isinstance(message, m.Ask):
        return message.what not in ("hold", "here")
    return isinstance(message, m.SetUp | m.Ready | m.Sit | m.Start | m.Agree | m.Choose)
