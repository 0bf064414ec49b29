"""One websocket from a page: who is there, and then what they do at their seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from braillespiel import languages
from braillespiel.decoding import decoder
from braillespiel.network.client import TableProblem
from braillespiel.network.gc_policy import GC_POLICY
from braillespiel.network.houses import messages as h
from braillespiel.network.joining.budget import Budget
from braillespiel.network.joining.door import Admitted
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.guesses import origin
from braillespiel.network.joining.handshake import digest
from braillespiel.network.texts import TextError
from braillespiel.ui.network import sentences
from braillespiel.ui.network.house import about
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.web import files
from braillespiel.web import messages as w
from braillespiel.web.class_pages import DeskSeat, ProjectorSeat, is_here, open_apart
from braillespiel.web.client import SeatClient
from braillespiel.web.helper import HelperSeat
from braillespiel.web.host import ClassHost, HouseHost
from braillespiel.web.house_seat import HouseSeat, key_of
from braillespiel.web.page_front import PageFront
from braillespiel.web.page_line import PageLine
from braillespiel.web.seat import Seat
from braillespiel.words import bundle
from braillespiel.words.catalogue import Words, catalogue_path

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

    from braillespiel.store.opening import Store
    from braillespiel.web.server import PageServer

IDLE_S = 15 * 60.0
"""How long somebody may take to type a code and a name."""
STEADY, BURST = 100, 400
"""Messages a second that a page may send, and how many at once: a held key repeats 30 times."""
OPEN_S = 10.0
"""How long a page may take to say what it is: it does so by itself, at once."""

_DECODER: msgspec.json.Decoder[w.FromPage] = decoder(w.FromPage)


class Visitor:
    """Somebody who opened the page, until it is closed."""

    def __init__(self, server: PageServer, socket: ServerConnection) -> None:
        self._server = server
        self._socket = socket
        self.line = PageLine(socket)
        self._seat: Seat | HelperSeat | None = None
        self._opened: w.Open | None = None
        self._language = _first(socket)
        self._lent: w.Dress | None = None
        """The dress that a class's list has lent this page."""
        self._handed_over: Store | None = None
        """The own matches of a seat that ended for one in another language."""
        address = socket.remote_address
        self._remote = str(address[0]) if address else ""
        self.origin = origin(self._remote)
        """What counts as its address."""

    async def serve(self) -> None:
        """Serve the page until its connection ends."""
        writer = asyncio.ensure_future(self.line.write())
        try:
            await self._listen()
        finally:
            self.line.end()
            if self._seat is not None:
                self._seat.detach(self.line)
            await writer

    def give_way(self) -> None:
        """Let another page have the place: whoever types here comes back with what they typed."""
        self._end("web-idle", aside=True)

    def cut(self) -> None:
        """Cut the connection without a word: the page looks for another."""
        self._socket.transport.abort()

    async def _listen(self) -> None:
        from websockets.exceptions import ConnectionClosed

        loop = asyncio.get_running_loop()
        budget = Budget(loop.time(), STEADY, BURST)
        begun = loop.time()
        while not self.line.ending:
            until = begun + (OPEN_S if self._opened is None else IDLE_S)
            try:
                async with asyncio.timeout_at(None if self._is_in else until):
                    frame = await self._socket.recv(decode=False)
                if not budget.spend(loop.time()):
                    self._end("web-flood")
                    return
                await self._take(_DECODER.decode(frame))
            except TimeoutError:
                self._end("web-idle", aside=True)
                return
            except msgspec.MsgspecError:
                self._end("web-malformed")
                return
            except ConnectionClosed:
                return
            await asyncio.sleep(0)  # who sends without end lets others come in between

    @property
    def _is_in(self) -> bool:
        return self._seat is not None and not self._seat.over

    def _end(self, why: str, aside: bool = False) -> None:
        self._server.refused(why, self._remote)
        self.line.end(w.Ended(self._words()(why), aside=aside))

    def _words(self) -> Words:
        return Words(self._language, (*BASE_CATALOGUES, "page"))

    async def _take(self, message: w.FromPage) -> None:
        if self._seat is not None and not self._seat.over:
            if isinstance(message, w.Wears) and self._opened is not None:
                self._opened = msgspec.structs.replace(self._opened, dress=message.dress)
            GC_POLICY.pressed()
            self._seat.receive(message)
        elif isinstance(message, w.Open):
            await self._open(message)
        elif isinstance(message, w.Enter):
            await self._enter(message)
        elif isinstance(message, w.Unlock):
            await self._unlock(message)
        elif isinstance(message, w.GoIn):
            await self._go_in(message.name, message.word)

    # -- the entrance --------------------------------------------------------------------

    async def _open(self, message: w.Open) -> None:
        if self._opened is None:
            self._server.advanced(self)
        self._opened = message
        self._language = _language(message)
        self._server.speaks(self._language)
        if message.at and not isinstance(self._server.table, ClassHost):
            self.line.end(w.Ended(self._words()("desk-no-class")))
            return
        if not message.token:
            await self._entrance()
            return
        key = digest(message.token)
        if message.at == "helper":
            helper = self._server.helpers.get(key)
            if helper is None:
                self.line.end(w.Ended(self._words()("helper-over")))
            else:
                self._look_on(helper)
            return
        if key in self._server.seats or self._is_known(message.token):
            self._server.proved(self)
        await self._lend(key)
        seat = self._server.seats.get(key)
        if seat is not None and seat.at != message.at:
            seat = None
        if seat is not None and not seat.over and seat.client.language == self._language:
            self._show(seat)
            return
        if self._is_known(message.token) and isinstance(self._server.table, HouseHost):
            if seat is not None:
                self._replace(seat)
            await self._go_in(token=message.token, table=message.table)
            return
        guest = None if message.at else self._server.guest(key)
        if guest is None:
            await self._entrance(remembered=True)
            return
        if seat is not None:
            self._replace(seat)
        await self._sit(Admitted(message.token, returning=True), guest.names, guest.watches)

    def _replace(self, seat: Seat) -> None:
        """End a seat for one in another language, in which one's own matches go on."""
        if not seat.over:
            self._handed_over = seat.client.hand_over()
        seat.close("web-elsewhere")

    @property
    def _at(self) -> w.At:
        return "" if self._opened is None else self._opened.at

    @property
    def _dress(self) -> w.Dress:
        return "keys" if self._opened is None else self._opened.dress

    @property
    def _settings(self) -> w.Kept:
        return {} if self._opened is None else self._opened.settings

    async def _entrance(
        self,
        problem: str = "",
        remembered: bool = False,
        of: w.Field = "code",
        note: str = "",
    ) -> None:
        named, said = await self._server.beside(
            lambda: (_language_names(), _words_of(self._language))
        )
        theme = self._settings.get("theme", "dark")
        leads = self._at in ("desk", "projector")
        free = leads and is_here(self._socket)
        open_to_all = leads and not free and self._server.scheme == "http"
        self.line.put(
            w.Entrance(
                self._language,
                named,
                said,
                problem,
                str(theme) if theme in THEMES else "dark",
                remembered,
                self._at,
                free,
                self._words()("desk-plain-warning") if open_to_all else "",
                of,
                note,
                *self._house(),
            )
        )

    def _house(self) -> tuple[str, tuple[str, ...], bool]:
        """Return the name of the house in front of which one stands, what it says of itself, and
        whether it wants a word; "" where there is none.
        """
        host = self._server.table
        if not isinstance(host, HouseHost):
            return "", (), False
        house = host.front()
        told = tuple(each.full for each in about(self._words(), house))
        return sentences.clean(house.name), told, house.closed

    async def _enter(self, message: w.Enter) -> None:
        try:
            admitted = await self._server.read_out(self._remote, message.code)
        except JoinError as error:
            await self._refused(TableProblem(error.rule, error.details))
            return
        if self.line.ending:
            return  # it gave way while others had their turn
        self._server.proved(self)
        await self._lend(digest(admitted.token), *message.names[:1])
        await self._sit(admitted, message.names, message.watches)

    def _is_known(self, token: str) -> bool:
        """Tell whether somebody has a chair, or a name in the house, by this token."""
        host = self._server.table
        if isinstance(host, HouseHost):
            return host.is_known(key_of(host.front().house, token))
        return self._server.guest(digest(token)) is not None

    async def _go_in(
        self, name: str = "", word: str = "", token: str = "", table: str = ""
    ) -> None:
        """Go into the house: as who one was by a token, or as somebody new.

        ``table`` is where one sat when the connection was lost.
        """
        server, host = self._server, self._server.table
        if not isinstance(host, HouseHost):
            return
        new, spared = secrets.token_hex(16), is_here(self._socket)
        try:
            # Before anything is made for them, as many tries would cost much.
            key = key_of(host.front().house, token or new)
            host.may_come(h.Prove(key, "", name, word=word), self._remote, spared=spared)
            server.need_room()
        except JoinError as error:
            await self._refused(TableProblem(error.rule, error.details))
            return
        client = await self._client(PageFront())
        if self.line.ending:
            client.close()
            return  # it gave way while others had their turn
        self._attach(
            HouseSeat(
                host,
                client,
                token or new,
                self._remote,
                name=name,
                word=word,
                table=table,
                spared=spared,
                on_refused=self._not_seated,
                on_gone=server.forget,
            )
        )

    def _attach(self, seat: Seat) -> None:
        """Show a new seat on this page."""
        self._server.keep(seat)
        self._show(seat)

    def _show(self, seat: Seat) -> None:
        self._seat = seat
        self._server.entered(self)
        seat.client.on_needs = self._lends
        seat.attach(self.line, self._dress)

    def _listed(self, needs: Mapping[str, object]) -> tuple[str, w.Dress | None]:
        """Return the language and the dress of these needs, "" and None where they name none.

        A language that the page's person has chosen holds; of the dress the page knows itself.
        """
        language = needs.get("language")
        chosen = self._settings.get("language", "auto") != "auto"
        named = str(language) if language in languages.codes() and not chosen else ""
        return named, DRESSES.get(needs.get("front-end"))

    async def _lend(self, key: str, typed: str = "") -> None:
        """Let the page begin as the class's list says; what its person has chosen holds."""
        host = self._server.table
        if not self._at and isinstance(host, ClassHost):
            await self._wear(*self._listed(host.needs(key, typed)))

    def _is_other(self, language: str, dress: w.Dress | None) -> bool:
        return language not in ("", self._language) or dress not in (None, self._lent)

    async def _wear(self, language: str, dress: w.Dress | None) -> None:
        if not self._is_other(language, dress):
            return
        if language not in ("", self._language):
            self._language = language
            self._server.speaks(language)
        self._lent = dress
        told = await self._server.beside(lambda: _words_of(self._language))
        self.line.put(w.Lent(self._language, told, dress))

    def _lends(self, needs: Mapping[str, object]) -> bool:
        """The teacher's yes brings what is noted of whoever sits here: tell whether it changes
        this page, or has changed it as it began.
        """
        language, dress = self._listed(needs)
        seat = self._seat
        if isinstance(seat, Seat) and self._is_other(language, dress):
            self._server.spawn(self._dress_anew(seat, language, dress))
        return bool(language or dress)

    async def _dress_anew(self, seat: Seat, language: str, dress: w.Dress | None) -> None:
        """Go on as the list says: another language is another seat, as after a reload.

        The old one ends as the new one comes: nobody is told of a lost connection. A page that was
        closed meanwhile is lent it as it comes back.
        """
        before = self._language
        await self._wear(language, dress)
        guest = self._server.guest(digest(seat.token))
        gone = self.line.ending or self._seat is not seat or seat.over
        if self._language == before or gone or guest is None:
            return
        seat.detach(self.line)
        self._server.forget(seat)
        await self._sit(Admitted(seat.token, returning=True), guest.names, guest.watches)
        if self.line.ending and self._seat is not None:
            self._seat.detach(self.line)  # the page was closed while the seat was made

    async def _unlock(self, message: w.Unlock) -> None:
        """Open the desk or the projector: here at once, elsewhere for the one-time code.

        A helper's page needs its code everywhere.
        """
        host, at = self._server.table, self._at
        if not at or not isinstance(host, ClassHost):
            return
        try:
            if at == "helper":
                opened = await host.read_link(self._remote, message.code)
                helper = HelperSeat(opened, self._server.forget_helper)
                self._server.keep_helper(helper)
                self._look_on(helper)
                return
            desk = await open_apart(host, self._socket, self._remote, message.code, at)
        except JoinError as error:
            await self._refused(TableProblem(error.rule, error.details))
            return
        self._server.proved(self)
        client = await self._client(PageFront())
        kind: type[DeskSeat | ProjectorSeat] = DeskSeat if at == "desk" else ProjectorSeat
        self._attach(kind(self._server, host, desk, client))

    def _look_on(self, helper: HelperSeat) -> None:
        """Show a sighted helper what the pupil beside them reads and hears."""
        self._server.proved(self)
        self._seat = helper
        self._server.entered(self)
        helper.attach(self.line, self._language)

    async def _client(self, front: PageFront) -> SeatClient:
        server, kept = self._server, self._settings
        store, self._handed_over = self._handed_over, None
        return await server.beside(
            lambda: SeatClient(
                front, kept, self._language, server.pool, server.now, server.lessons, store
            )
        )

    async def _refused(self, problem: TableProblem) -> None:
        self._server.refused(problem.rule, self._remote)
        sentence = sentences.problem(self._words(), problem).full
        await self._entrance(sentence, of=_mends(problem.rule))

    async def _sit(self, admitted: Admitted, names: tuple[str, ...], watches: bool) -> None:
        server = self._server
        client = await self._client(PageFront())
        try:
            seat = Seat(
                server.table,
                client,
                admitted,
                names,
                watches=watches,
                on_refused=self._not_seated,
                on_knocked=self._waits,
                on_gone=server.forget,
            )
        except TextError as error:
            client.close()
            await self._refused(TableProblem(error.rule, error.details))
            return
        self._attach(seat)

    def _waits(self, sentence: str) -> None:
        """Somebody is asked to let them in: until there is an answer the entrance says so."""
        self._server.spawn(self._entrance(note=sentence))

    def _not_seated(self, sentence: str, rule: str) -> None:
        """The table let nobody sit down: the entrance is shown again."""
        self._seat = None
        self._server.back_outside(self)
        self._server.spawn(self._entrance(sentence, of=_mends(rule)))


DRESSES: Mapping[object, w.Dress] = {"keys": "keys", "touch": "touch"}
"""How a page begins, by the front end that a class's list names."""
THEMES = ("dark", "light", "yellow", "safe")


_NAMED_KEYS = ("space", "enter", "backspace", "shift")
"""Parts of the keys' names that buttons tell."""


def _mends(rule: str) -> w.Field:
    """Return the field of the entrance that mends why somebody was not let in."""
    if rule in ("house-word", "house-guesses"):
        return "word"
    return "name" if rule.startswith(("name", "house-name")) else "code"


def _language(opened: w.Open) -> str:
    """Return the language that somebody chose, else the first of the browser's that we have."""
    return _known([str(opened.settings.get("language", "auto")), *opened.languages])


def _first(socket: ServerConnection) -> str:
    """Return the language in which a page is answered that has said nothing yet: its browser's."""
    return languages.FALLBACK if socket.request is None else files.wanted(socket.request.headers)


def _known(wanted: Iterable[str]) -> str:
    """Return the first of these language tags that we have, English where we have none."""
    return languages.nearest(wanted) or languages.FALLBACK


@cache
def _language_names() -> dict[str, str]:
    """Return every language by its tag, as it is offered."""
    return {code: languages.title(code) for code in languages.codes()}


@cache
def _words_of(language: str) -> dict[str, str]:
    """Return the sentences that the page itself shows."""
    words = Words(language, (*BASE_CATALOGUES, "page"))
    keys = bundle.entries(catalogue_path("page", languages.FALLBACK))
    own = {key.removeprefix("page-"): words(key) for key in keys if key.startswith("page-")}
    own["sentence"] = words.signs.sentence
    return own | {f"key-{name}": words(f"key-name-{name}") for name in _NAMED_KEYS}
