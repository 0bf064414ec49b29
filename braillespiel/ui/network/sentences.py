"""What a network table announces, in words. Nothing that somebody else wrote picks a sentence.

A rule, a table event or a prepared sentence is looked up in the lists below; anything else gets a
general sentence. Names and texts are cleaned of characters that are never shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games import fence, registry
from braillespiel.network import texts
from braillespiel.network.client import TableProblem
from braillespiel.network.houses import messages as h
from braillespiel.network.joining.address import read
from braillespiel.network.joining.reach import scope_of
from braillespiel.network.messages import Member, News, Said, Table
from braillespiel.network.texts import BETWEEN, CHAT, NAME
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join
from braillespiel.words.phrase import sentences as joined

AWAY = TableProblem("house-away")
"""Why nothing can be asked of a house: the connection is lost."""
RULES = frozenset(
    (
        *("address-empty", "address-form", "address-port", "address-name", "code-form"),
        *("no-such-name", "no-network", "unreachable", "timeout", "refused", "not-ours"),
        *("version", "wrong-code", "wait", "code-ended", "token-unknown", "busy", "malformed"),
        "checking",
        *("certificate-changed", "not-proved", "not-encrypted", "not-admitted", "lost", "closed"),
        *("gone", "replaced", "removed", "host-leaves", "class-ended", "over", "full"),
        *("door-closed", "protocol"),
        *("name-empty", "name-long", "name-signs", "name-alike", "names-many", "game-missing"),
        *("game-not-installed", "game-package-differs", "game-not-here"),
        "game-timed",
        *("game-fault", "game-hangs"),
        *("rules-newer", "rules-older", "rules-differ", "deck-missing", "chat-off", "chat-often"),
        *("chat-empty", "chat-long", "chat-signs", "muted", "not-host", "not-opener"),
        *("deck-large", "deck-bad"),
        *("no-member", "match-runs", "no-match", "watches", "pause-host", "proposal-open"),
        *("proposal-gone", "nothing-to-take-back", "take-back-away", "nothing-chosen"),
        "not-all-ready",
        *("not-ready", "set-up-fixed", "seat-count", "too-often", "no-seat", "no-connection"),
        *("paused", "bot-plays", "too-slow", "flood", "fault", "in-use", "port", "repeated"),
        *("too-late", "store-waits", "store-waits-here", "not-kept"),
        *("class-leads", "class-named", "class-no-neighbour", "class-no-offer"),
        *("house-unknown", "house-other", "house-version", "house-proof", "house-word"),
        *("house-banned", "house-range", "house-full", "house-name-needed", "house-name-taken"),
        *("house-name-refused", "house-no-table", "house-guesses", "house-ends", "house-waits"),
        *("house-watching", "house-ready-only", "house-yourself", "house-blocks-many"),
        *("house-nobody", "house-not-invited", "house-tables-many", "house-game"),
        "house-outside-full",
        *("house-reports-many", "house-device-known", "house-devices-many"),
        *("house-why", "house-deleted"),
        *("house-device-ended", "house-device-wrong", "house-device-no", "house-device-late"),
        *("house-device-guessed", "house-device-last", "house-device-none", "house-sheet-wrong"),
        *("house-friend-blocked", "house-friend-code-only", "house-friend-match"),
        *("house-friend-code", "house-friend-none", "house-friends-many"),
        *("house-no-invitation", "house-away"),
        *("quick-ended", "quick-late", "quick-elsewhere", "quick-not-now"),
        *("class-helps-nobody", "not-let-in", "knock-gone"),
    )
)
"""Rules that have a sentence of their own: ``net-rule-RULE``."""

GROUPS = {
    "hello-": "hello",
    "message-": "message",
    "store": "store",
}
"""Rules that begin like this share a sentence; "host-" before one says that the host broke it."""

NEWS = frozenset(
    (
        *("came", "went", "fell-out", "back", "removed", "muted", "unmuted", "ready"),
        *("not-ready", "sits", "watches", "set-up", "may-start", "began", "over", "paused"),
        *("goes-on", "bot-plays", "waits", "took-chair-back", "asked-here", "goes-on-without"),
        *("proposed", "proposed-again", "agrees", "refused", "too-late", "taken-back", "missing"),
        "teacher-took-back",
        *("wants-end", "door-closed", "door-open", "new-code", "code-ended", "gathering"),
        *("ended", "host-leaves", "takes-chair", "chat-off", "chat-on", "bot-failed", "failed"),
        *("store-again", "newcomers-knock", "knocks", "knocking-over"),
        *("tries-game", "game-slow"),
        *("words-on", "words-off", "watching-on", "watching-off"),
    )
)
"""What happens at a table besides the match: ``net-news-WHAT``."""

PREPARED = (
    *("hello", "yes", "no", "thanks", "well-played", "moment", "reading", "go-ahead"),
    *("your-turn", "sorry", "again", "goodbye"),
)
"""Sentences that need no typing: ``net-chat-NAME``."""

MARKS = ("short", "noticeable", "long")
_REACHES = ("outside", "here", "self")
_NAMES = ("name", "game", "text", "host", "address")
_TEXTS = ("why", "contact", "package", "other")
"""What an operator has written, which may be longer."""
_NUMBERS = ("most", "days", "seconds", "seats", "low", "high", "table", "client", "port", "theirs")


def clean(text: str, most: int = NAME) -> str:
    """Return somebody else's text without the characters that we never show."""
    return texts.plain(text, most)


def game_title(words: Words, game: str) -> Phrase:
    """Return the title of a game, or its cleaned name if this client does not have it."""
    if not registry.has(game):
        return Phrase.plain(clean(game))
    return Words(words.language, registry.catalogues(game)).phrase(f"{game}-title")


def house_problem(words: Words, found: TableProblem) -> Phrase:
    """Say why one does not come into a house or to a table of it, and what helps."""
    if found.rule == "refused":
        return words.phrase("net-house-refused")
    return problem(words, found)


def problem(words: Words, found: TableProblem) -> Phrase:
    """Say why something is not done, and what helps."""
    named = (found.rule, found.rule.removeprefix("host-"))
    rule = next((each for each in named if each in RULES), "")
    if not rule:
        rule = next((own for begins, own in GROUPS.items() if named[1].startswith(begins)), "")
    if not rule:
        return words.phrase("net-rule-unknown", rule=clean(found.rule))
    given: dict[str, str | int | Phrase] = dict.fromkeys((*_NAMES, *_TEXTS), "?")
    given |= dict.fromkeys(_NUMBERS, 0)
    for name, value in found.details.items():
        if name in _NAMES and isinstance(value, str):
            given[name] = clean(value)
        elif name in _TEXTS and isinstance(value, str):
            given[name] = clean(value, CHAT).strip().rstrip(".")
        elif name in _NUMBERS and isinstance(value, int):
            given[name] = int(value)
    game = found.details.get("game")
    if isinstance(game, str):
        given["game"] = game_title(words, game)
    return words.phrase(f"net-rule-{rule}", **given)


def quick(words: Words, told: h.OfQuick) -> Phrase | None:
    """Say what is new with a quick match; None where it is perceived at the table anyway."""
    match told:
        case h.Waits() if told.missed or told.seconds:
            parts = []
            if told.missed:
                parts.append(words.phrase("house-quick-missed", name=clean(told.missed)))
            if told.seconds:
                given = {"seconds": told.seconds, "count": told.others}
                parts.append(words.phrase("house-quick-waits", **given))
            return joined(parts, words.signs.sentence)
        case h.BotOffered():
            return words.phrase("house-quick-bot-offered")
        case h.Matched(name=name, seconds=seconds) if name:
            game = game_title(words, told.game)
            return words.phrase("house-quick-matched", name=clean(name), game=game, seconds=seconds)
        case h.QuickOver(rule=rule) if rule != "quick-came":
            return problem(words, TableProblem(rule, told.details))
    return None


def news(words: Words, told: News, table: Table) -> Phrase | None:
    """Say what has happened at the table; None for what this client does not know."""
    if told.what not in NEWS:
        return None
    name, people = sharing(words, clean(told.name))
    if told.what == "set-up":
        set_up = table.set_up
        if set_up is None:
            return None
        title, seats = game_title(words, set_up.game), set_up.seats
        looks_on = any(member.id == table.you and member.watches for member in table.members)
        key = "net-news-set-up-watches" if looks_on else "net-news-set-up"
        return words.phrase(key, name=name, people=people, game=title, seats=seats)
    watches = any(member.id == told.member and member.watches for member in table.members)
    what = "came-watches" if told.what == "came" and watches else told.what
    seconds = round(fence.SLOW_S)
    return words.phrase(f"net-news-{what}", name=name, people=people, seconds=seconds)


def sharing(words: Words, name: str) -> tuple[Phrase, int]:
    """Return the names of those who share a client as "Bob and Eve", and how many they are.

    They come as one text, also of somebody who has left and is no member any more.
    """
    *others, last = name.split(BETWEEN)
    if not others:
        return Phrase.plain(name), 1
    said = words.phrase("list-and", first=words.signs.list.join(others), last=last)
    return said.felt_as(name), len(others) + 1


def own_news(words: Words, told: News, table: Table) -> Phrase | None:
    """Say what one has done at the table oneself; None for what this client does not know."""
    set_up = table.set_up
    if told.what != "set-up":
        return words.phrase(f"net-news-{told.what}-you")
    if set_up is None:
        return None
    title = game_title(words, set_up.game)
    return words.phrase("net-lobby-game-value", game=title, seats=set_up.seats)


def chat(words: Words, said: Said) -> Phrase:
    """Say who says what."""
    text = Phrase.name(clean(said.text, CHAT))
    if said.prepared:
        known = said.prepared in PREPARED
        text = words.phrase(f"net-chat-{said.prepared if known else 'unknown'}")
    return words.phrase("net-chat-line", name=clean(said.name), text=text)


def names(words: Words, member: Member) -> str:
    """Return the names of those who share a client, as one text."""
    return BETWEEN.join(clean(name) for name in member.names)


def member(words: Words, who: Member, table: Table) -> Phrase:
    """Describe a member: chair, ready or not, connection, delay."""
    marks, mine = [], who.id == table.you
    if mine:
        marks.append(words.phrase("net-lobby-host-you" if who.host else "net-lobby-you"))
    if not who.here:
        marks.append(words.phrase("net-lobby-away"))
    marks += [words.phrase("net-lobby-chair", number=seat + 1) for seat in who.chairs]
    if any(seat < len(table.chairs) and table.chairs[seat].level for seat in who.chairs):
        marks.append(words.phrase("net-lobby-bot"))
    if who.watches:
        marks.append(words.phrase("net-lobby-watches"))
    elif table.phase == "gathering" and table.set_up is not None:
        marks.append(words.phrase("net-lobby-is-ready" if who.ready else "net-lobby-not-ready"))
    if who.opener and table.phase == "gathering":
        marks.append(words.phrase("net-lobby-first-you" if mine else "net-lobby-first"))
    if who.host and not mine:
        marks.append(words.phrase("net-lobby-host"))
    if who.muted:
        marks.append(words.phrase("net-lobby-muted"))
    if who.delay in MARKS and who.id != table.you:
        marks.append(words.phrase(f"net-lobby-delay-{who.delay}"))
    name = names(words, who)
    if not marks:
        return Phrase.plain(name)
    return words.phrase("net-lobby-member", name=name, marks=join(marks, words.signs.list))


def code(words: Words, digits: str) -> Phrase:
    """Say the code two digits at a time; on the Braille line it is one number."""
    if not digits:
        return words.phrase("net-code-none")
    pairs = words.signs.list.join(digits[at : at + 2] for at in range(0, len(digits), 2))
    return words.phrase("net-code", pairs=pairs, digits=digits)


def reach(words: Words, addresses: Sequence[str]) -> Phrase:
    """Say who can reach a table that is open at these addresses."""
    found = sorted((_REACHES.index(_reached(each)), n) for n, each in enumerate(addresses))
    if not found:
        return words.phrase("net-reach-nobody")
    place, number = found[0]
    address = clean(addresses[number], 80)
    return words.phrase(f"net-reach-{_REACHES[place]}", address=address)


def page(words: Words, address: str) -> Phrase:
    """Say where browsers find a table."""
    return words.phrase("net-page", address=clean(address, 80))


def _reached(address: str) -> str:
    """Return from where an address can be reached. Routers let nobody in to an IPv6 address."""
    host = read(address).host
    scope = scope_of(host)
    if scope == "outside":
        return "here" if ":" in host else "outside"
    return "self" if scope == "this-computer" else "here"
