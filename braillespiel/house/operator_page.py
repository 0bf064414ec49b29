"""The page on which an operator looks after a house: tables, reports, bans; never hands.

It listens on this computer alone, and opens for a code that is good once. It is plain HTML with
forms, so that every screen reader and every browser can use it without a script.
"""

from __future__ import annotations

import asyncio
import hmac
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape
from http.cookies import CookieError, SimpleCookie
from itertools import islice
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from braillespiel.house import invitations
from braillespiel.house.watching import WatchedHandler, is_here, listening
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.texts import BETWEEN
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from braillespiel.house.operating import Operator
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.reports import HouseReport
    from braillespiel.house.server import HouseServer
    from braillespiel.words.catalogue import Words

BODY = 64 << 10
"""Bytes of a form at most."""
DEED_S = 120.0
HEALTH_S = 2.0
"""A house that has not answered for so long is not well."""
PEOPLE = 200
"""People whom the page shows at most; others are found by their names."""
SHOWN_DEEDS = 50

_STYLE = (
    "body{font:1.1rem/1.5 sans-serif;max-width:50rem;margin:1rem auto;padding:0 1rem;color:#000;"
    "background:#fff}fieldset{margin:.5rem 0}input,textarea,button{font:inherit;margin:.2rem}"
)


@dataclass(slots=True)
class _Session:
    """A browser that the code has let in: what its cookie and its forms prove."""

    cookie: str
    form: str
    told: str = ""
    """What the last deed came to, until it was shown."""


class OperatorPage:
    """Serves the page in a thread of its own. ``reason`` words why something was not done.

    ``on_code`` is called, in that thread, with the address of the page whenever there is a new one.
    ``metrics`` is called in the loop. Raises OSError if nothing can listen here.
    """

    def __init__(
        self,
        house: HouseServer,
        operator: Operator,
        words: Words,
        reason: Callable[[HouseError | StoreError], str],
        on_code: Callable[[str], None] = lambda address: None,
        port: int = 0,
        metrics: Callable[[], str] | None = None,
    ) -> None:
        self._house, self._operator = house, operator
        self._words, self._reason, self._on_code = words, reason, on_code
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._code = token_urlsafe(16)
        self._lock = threading.Lock()
        self._sessions: dict[str, _Session] = {}
        self.port = 0
        self._server = listening(_Handler, self, port, "operator")

    @property
    def address(self) -> str:
        """Where the page opens, once."""
        return f"http://127.0.0.1:{self.port}/?code={self._code}"

    def close(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()

    # -- who asks ------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        """The name of the cookie: other pages of this computer have others."""
        return f"operator{self.port}"

    def opened(self, code: str) -> _Session | None:
        """Return the session of whoever has the code; it is good no more then."""
        with self._lock:
            if not hmac.compare_digest(code.encode(), self._code.encode()):
                return None
            self._code = token_urlsafe(16)
            session = _Session(token_urlsafe(24), token_urlsafe(24))
            self._sessions[session.cookie] = session
        self._on_code(self.address)
        return session

    def session(self, cookie: str | None) -> _Session | None:
        """Return the session that a browser's cookies prove."""
        try:
            found = SimpleCookie(cookie or "").get(self.cookie)
        except CookieError:
            return None
        return None if found is None else self._sessions.get(found.value)

    # -- what programs ask -----------------------------------------------------------------------

    def health(self) -> tuple[bool, str]:
        """Tell whether the house answers and keeps what is played, or else what it does not."""

        async def looked() -> bool:
            return self._house.writer.takes

        try:
            kept = asyncio.run_coroutine_threadsafe(looked(), self._loop).result(HEALTH_S)
        except TimeoutError:
            return False, "silent"
        return kept, "ok" if kept else "store-waits"

    def counted(self) -> str | None:
        """Return what the house counts of itself; None without the library that words it."""
        given = self._metrics
        if given is None:
            return None

        async def counted() -> str:
            return given()

        return str(self._in_loop(counted()))

    # -- deeds ---------------------------------------------------------------------------------

    def do(self, session: _Session, form: Mapping[str, str]) -> None:
        """Carry out what a form asks for; what came of it is told on the next page."""
        what = form.get("do", "")
        try:
            made = self._in_loop(self._deed(what, form))
            told = self._words(f"house-page-done-{what}", word=made or "–")
        except (HouseError, StoreError) as error:
            told = self._reason(error)
        except (KeyError, ValueError):
            told = self._words("house-page-not-done")
        session.told = told

    async def _deed(self, what: str, form: Mapping[str, str]) -> str:
        """Carry out a deed; return what was made by it. Raises KeyError for what is none."""
        operator, name = self._operator, form.get("name", "")
        days = int(form.get("days") or 0)
        match what:
            case "mute":
                await operator.mute(name, days)
            case "ban":
                await operator.ban(name, days, form.get("why", ""))
            case "neutral":
                return await operator.neutral(name)
            case "close-range" | "open-range":
                await operator.close_range(name, what == "close-range")
            case "delete":
                await operator.delete(name)
            case "decide":
                await operator.decide(int(form["report"]))
            case "close-table":
                await operator.close_table(form.get("table", ""))
            case "invite":
                return await operator.invite(days)
            case "end-invitation":
                await operator.end_invitation(form.get("invitation", ""))
            case "names":
                await operator.refuse_names(form.get("names", ""))
            case _:
                raise KeyError(what)
        return ""

    def _in_loop(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(DEED_S)

    # -- what is shown ---------------------------------------------------------------------------

    def page(self, session: _Session, wanted: str) -> str:
        """Return the whole page; ``wanted`` is a name to look for."""
        return str(self._in_loop(self._page(session, wanted)))

    async def _page(self, session: _Session, wanted: str) -> str:
        await self._operator.looked_in()
        told, session.told = session.told, ""
        house, words = self._house, self._words
        reports = house.reports.all()
        inside = [f'<p role="status">{escape(told)}</p>'] if told else []
        inside.append(
            self._p(
                "house-page-now",
                count=len(house.people),
                here=len(house.lobby),
                number=len(house.tables),
            )
        )
        if house.nearly_full:
            inside.append(self._p("house-told-nearly-full"))
        inside.append(self._h(2, "house-page-reports", count=len(reports)))
        for each in reports:
            inside += self._report(session, each)
        inside += self._people(session, wanted)
        inside.append(self._h(2, "house-page-tables", count=len(house.tables)))
        inside += self._tables(session)
        inside += self._coming(session)
        inside.append(self._h(2, "house-page-deeds"))
        inside.append("<ol>")
        for deed in (await self._operator.deeds())[:SHOWN_DEEDS]:
            what = words(f"house-deed-{deed.what}")
            inside.append(f"<li>{_day(deed.at)}: {escape(f'{what} {deed.about}'.strip())}</li>")
        inside.append("</ol>")
        title = words("house-page-title", name=house.facts.name)
        return self.document(f"{told} {title}" if told else title, title, inside)

    def document(self, title: str, heading: str, inside: list[str]) -> str:
        """Return a page; what happened last is the first thing that is read of it."""
        language = self._words.language
        return "\n".join(
            (
                f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>",
                f"<h1>{escape(heading)}</h1>",
                *inside,
                "</main></body></html>",
            )
        )

    def _report(self, session: _Session, report: HouseReport) -> Iterator[str]:
        people = self._house.people
        about, reporter = people.get(report.about), people.get(report.reporter)
        name = "?" if about is None else about.name
        what = self._words(f"house-page-report-{report.what}")
        by = "?" if reporter is None else reporter.name
        given = {"number": str(report.id), "name": name, "what": what, "by": by}
        yield self._h(3, "house-page-report", **given)
        yield f"<p>{_day(report.made)}</p>"
        if report.lines:
            yield "<ol>"
            for who, said in report.lines:
                yield f"<li>{escape(who)}: {escape(said)}</li>"
            yield "</ol>"
        number = self._hidden("report", str(report.id))
        label = self._words("house-page-decide", number=str(report.id))
        yield self._form(session, "decide", number, label)
        if about is not None:
            yield from self._about(session, about)

    def _people(self, session: _Session, wanted: str) -> Iterator[str]:
        people = self._house.people
        now = people.now()
        yield self._h(2, "house-page-people")
        label = escape(self._words("house-page-find"))
        yield (
            f'<form method="get" action="/"><label>{label} <input name="find" '
            f'value="{escape(wanted)}"></label> <button>{label}</button></form>'
        )
        if wanted:
            found = people.named(wanted)
            shown = [] if found is None else [found]
            if found is None:
                yield self._p("house-page-nobody", name=wanted)
        else:
            shown = [each for each in people if max(each.banned, each.muted) > now]
            shown += [each for each in people if self._house.lobby.visit(each) is not None]
        for each in list(dict.fromkeys(map(id, shown)))[:PEOPLE]:
            person = next(one for one in shown if id(one) == each)
            yield f"<h3>{escape(person.name)}</h3>"
            for key, until in (("banned", person.banned), ("muted", person.muted)):
                if until > now:
                    why = person.why if key == "banned" else ""
                    yield self._p(f"house-page-{key}", until=_day(until), why=why)
            yield from self._about(session, person)

    def _about(self, session: _Session, person: RegisteredPerson) -> Iterator[str]:
        """Return what can be done about somebody; the name is in every label, for the ear."""
        name, words = person.name, self._words
        hidden = self._hidden("name", name)
        days = self._number(words("house-page-days"), 7)
        why = escape(words("house-page-why"))
        reason = f'<label>{why} <input name="why" maxlength="300" size="40"></label>'
        for what, more in (
            ("mute", days),
            ("ban", days + reason),
            ("neutral", ""),
            ("close-range", ""),
            ("open-range", ""),
            ("delete", ""),
        ):
            label = words(f"house-page-{what}", name=name)
            yield self._form(session, what, hidden + more, label)

    def _tables(self, session: _Session) -> Iterator[str]:
        for room in islice(self._house.tables, PEOPLE):
            line = room.line()
            who = BETWEEN.join(line.who) or self._words("house-page-table-empty")
            said = self._words(
                "house-page-table", table=room.id, game=line.game, names=who, left=line.free
            )
            yield f"<p>{escape(said)}</p>"
            label = self._words("house-page-close-table", table=room.id)
            yield self._form(session, "close-table", self._hidden("table", room.id), label)

    def _coming(self, session: _Session) -> Iterator[str]:
        facts, words = self._house.facts, self._words
        yield self._h(2, "house-page-coming")
        days = self._number(words("house-page-days"), 14)
        yield self._form(session, "invite", days, words("house-page-invite"))
        for number, until in invitations.listed(facts, self._house.people.now()):
            given = {"number": number, "until": _day(until)}
            label = words("house-page-end-invitation", **given)
            hidden = self._hidden("invitation", number)
            yield self._form(session, "end-invitation", hidden, label)
        label = escape(words("house-page-names"))
        listed = escape("\n".join(facts.names))
        area = f'<label>{label}<br><textarea name="names" rows="6">{listed}</textarea></label><br>'
        yield self._form(session, "names", area, words("house-page-keep-names"))

    def _form(self, session: _Session, what: str, inside: str, label: str) -> str:
        proof = self._hidden("form", session.form) + self._hidden("do", what)
        button = f"<button>{escape(label)}</button>"
        return f'<form method="post" action="/">{proof}{inside}{button}</form>'

    def _number(self, label: str, value: int) -> str:
        return (
            f'<label>{escape(label)} <input name="days" type="number" min="0" max="3650" '
            f'value="{value}"></label>'
        )

    def _hidden(self, name: str, value: str) -> str:
        return f'<input type="hidden" name="{name}" value="{escape(value)}">'

    def _h(self, level: int, key: str, **given: Any) -> str:
        return f"<h{level}>{escape(self._words(key, **given))}</h{level}>"

    def _p(self, key: str, **given: Any) -> str:
        return f"<p>{escape(self._words(key, **given))}</p>"

    def closed(self) -> str:
        """Return what somebody sees whom no code has let in."""
        said = self._words("house-page-closed")
        return self.document(said, said, [])


class _Handler(WatchedHandler):
    """One browser's connection."""

    asked: OperatorPage

    def do_GET(self) -> None:
        page = self.asked
        asked = urlsplit(self.path)
        wishes = parse_qs(asked.query)
        session = page.session(self.headers.get("Cookie"))
        if not is_here(page.port, self.headers.get("Host")):
            self.answer(404, "")
        elif self.answers_programs():
            return
        elif asked.path != "/":
            self.answer(404, "")
        elif "code" in wishes and (opened := page.opened(wishes["code"][0])) is not None:
            kept = f"{page.cookie}={opened.cookie}; HttpOnly; SameSite=Strict; Path=/"
            self._go_on({"Set-Cookie": kept})
        elif session is None:
            self.answer(403, page.closed())
        else:
            self.answer(200, page.page(session, wishes.get("find", [""])[0]))

    def do_POST(self) -> None:
        page = self.asked
        session = page.session(self.headers.get("Cookie"))
        length = self.headers.get("Content-Length") or ""
        if not is_here(page.port, self.headers.get("Host")) or self.path != "/":
            self.answer(404, "")
        elif session is None or not length.isdecimal() or int(length) > BODY:
            self.answer(403, page.closed())
        else:
            sent = parse_qs(self.rfile.read(int(length)).decode(errors="replace"))
            form = {name: values[0] for name, values in sent.items()}
            if not hmac.compare_digest(form.get("form", "").encode(), session.form.encode()):
                self.answer(403, page.closed())
                return
            page.do(session, form)
            self._go_on({})

    def _go_on(self, headers: Mapping[str, str]) -> None:
        self.answer(303, "", {"Location": "/", **headers})


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d")
