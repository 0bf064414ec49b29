"""What a teacher's desk shows, in words: who needs her, how a table stands, what is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from braillespiel.classroom.desk import ClassTable, Desk, Knock, PupilRow
from braillespiel.lessons import ready
from braillespiel.network.class_messages import Figure, Unknown
from braillespiel.network.client import TableProblem
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import EMPTY, Phrase, join
from braillespiel.words.phrase import sentences as joined

MINUTE_MS = 60_000
RULES = frozenset(
    (
        *("class-no-pupil", "class-no-table", "class-follows-enough", "class-nothing-to-decide"),
        "class-device-here",
        *("class-in-hall", "class-exercises-many", "class-nobody", "class-group-large"),
        *("class-twice", "class-days", "class-no-figures", "class-no-lesson"),
        *("class-no-position", "class-position-bad", "class-lesson-large"),
        *("class-nothing-to-take-back", "class-no-purpose", "class-outside-off"),
        *("class-away", "class-not-their-turn", "class-nothing-played", "class-failed"),
    )
)
"""Rules of a class that have a sentence of their own: ``desk-rule-RULE``."""

_NAMES, _NUMBERS = ("name", "table"), ("most", "pupils", "seats")


def name(words: Words, pupil: PupilRow) -> Phrase:
    """Name a pupil; who has no name yet has a number."""
    if pupil.was and not pupil.here:
        return words.phrase("desk-first-device", name=Phrase.name(sentences.clean(pupil.was)))
    shown = sentences.clean(pupil.name)
    return Phrase.name(shown) if shown else words.phrase("desk-nameless", number=pupil.id)


def away(words: Words, pupil: PupilRow) -> Phrase:
    """Say that somebody is not here, or that a device is gone for which another came."""
    return words.phrase("desk-device-gone" if pupil.was else "desk-away")


def names(words: Words, desk: Desk, pupils: Sequence[int]) -> Phrase:
    """Name several pupils."""
    known = {each.id: each for each in desk.pupils}
    return join([name(words, known[each]) for each in pupils if each in known], BETWEEN)


def knocks(words: Words, knock: Knock) -> Phrase:
    """Say that somebody waits to be let in."""
    shown, people = sentences.sharing(words, sentences.clean(BETWEEN.join(knock.names)))
    return words.phrase("net-news-knocks", name=shown, people=people)


def need(words: Words, pupil: PupilRow, ms: int) -> Phrase:
    """Say why a pupil needs the teacher, and for how many minutes; nothing if they do not."""
    if not pupil.need:
        return EMPTY
    return words.phrase(f"desk-need-{pupil.need}", minutes=ms // MINUTE_MS)


def listed(words: Words, pupil: PupilRow, ms: int) -> Phrase:
    """Return a pupil as an item of the list: the name; on the Braille line with the need."""
    named = name(words, pupil)
    wanted = need(words, pupil, ms)
    if not pupil.here and not pupil.need:
        wanted = away(words, pupil)
    return named.felt_as(join((named, wanted)).braille)


def state(words: Words, pupil: PupilRow, ms: int) -> Phrase:
    """Say how a pupil stands: the need first; in brief nothing else if there is one."""
    whole = join(facts(words, pupil, ms), words.signs.list)
    if not pupil.need:
        return whole
    return Phrase(whole.full, need(words, pupil, ms).brief, whole.braille, whole.normal)


def facts(words: Words, pupil: PupilRow, ms: int) -> list[Phrase]:
    """Return one by one how a pupil stands: the need first, their table last."""
    said = [need(words, pupil, ms)] if pupil.need else []
    if not pupil.here and pupil.need != "lost":
        said.append(away(words, pupil))
    for fact in ("turn", "waits", "paused", "followed", "late"):
        if getattr(pupil, fact):
            said.append(words.phrase(f"desk-pupil-{fact}"))
    said.append(place(words, pupil.table))
    return said


def place(words: Words, table: str) -> Phrase:
    """Name a table, or the hall."""
    return table_name(words, table) if table else words.phrase("desk-hall")


def table_name(words: Words, table: str) -> Phrase:
    """Name a table: those that only have a number are called table."""
    shown = sentences.clean(table)
    if shown.isdecimal():
        return words.phrase("desk-table", number=int(shown))
    return Phrase.name(shown)


def details(words: Words, desk: Desk, pupil: PupilRow) -> list[Phrase]:
    """Return what else is known of a pupil: wish, exercise, evidence. Needs never come here."""
    found = []
    if pupil.assists:
        whom = Phrase.name(sentences.clean(pupil.assists))
        found.append(words.phrase("desk-pupil-assists", name=whom))
    if pupil.refused_by:
        by = Phrase.name(sentences.clean(pupil.refused_by))
        found.append(words.phrase("desk-pupil-refused", name=by))
    if pupil.wants:
        wanted = Phrase.name(sentences.clean(pupil.wants))
        found.append(words.phrase("desk-pupil-wants", name=wanted))
    for link in desk.links:
        if link.pupil == pupil.id:
            helper = Phrase.name(sentences.clean(link.name))
            key = "desk-pupil-helper" if link.here else "desk-pupil-linked"
            found.append(words.phrase(key, helper=helper))
    if pupil.exercise:
        title = ready.exercise_title(words, sentences.clean(pupil.exercise, 60))
        found.append(words.phrase("desk-pupil-exercise", title=title))
    if pupil.front_end in ("page", "window", "terminal"):
        found.append(words.phrase(f"desk-front-{pupil.front_end}"))
    if desk.purpose:
        found.append(words.phrase(f"desk-consent-{pupil.consent or 'open'}"))
    return found + counted(words, desk.figures, pupil.figures, pupil.unknown)


def counted(
    words: Words,
    wanted: Sequence[Figure],
    figures: Mapping[Figure, int],
    unknown: Mapping[Figure, Unknown],
) -> list[Phrase]:
    """Return the wanted figures one by one, or why one cannot be known."""
    found = []
    for figure in wanted:
        if figure in unknown:
            reason = words.phrase(f"desk-unknown-{unknown[figure]}")
            what = words.phrase(f"desk-figure-{figure}")
            found.append(words.phrase("desk-figure-unknown", figure=what, reason=reason))
        elif figure in figures:
            count = figures[figure]
            count = round(count / 1000) if figure == "time" else count
            found.append(words.phrase(f"desk-counted-{figure}", count=count))
    return found


# -- tables and the class ------------------------------------------------------------------------


def table_state(words: Words, desk: Desk, table: ClassTable) -> Phrase:
    """Say how a table stands: whom it waits for, whose turn it is, what is played, who is there."""
    return join(table_facts(words, desk, table), words.signs.list)


def table_facts(words: Words, desk: Desk, table: ClassTable) -> list[Phrase]:
    """Return the same one by one."""
    said = []
    if table.paused:
        said.append(words.phrase("desk-table-paused"))
    if table.projected:
        said.append(words.phrase("desk-table-projected"))
    waits, turn = names(words, desk, table.waits_for), names(words, desk, table.turn)
    if waits != EMPTY:
        said.append(words.phrase("desk-table-waits", names=waits))
    elif turn != EMPTY and table.phase == "playing":
        said.append(words.phrase("desk-table-turn", names=turn))
    if table.phase != "playing":
        said.append(words.phrase(f"desk-table-{table.phase}"))
    if table.game:
        said.append(sentences.game_title(words, table.game))
    people = names(words, desk, table.pupils)
    if people == EMPTY:
        said.append(words.phrase("desk-table-nobody"))
    else:
        said.append(words.phrase("desk-table-people", names=people))
    return said


def people(desk: Desk) -> int:
    """Return how many people are here: the first device of somebody with another one is nobody."""
    return sum(pupil.here and not pupil.was for pupil in desk.pupils)


def title(words: Words, desk: Desk) -> Phrase:
    """Name the class, how many are here, and how many need the teacher."""
    here = people(desk)
    need = sum(bool(pupil.need) for pupil in desk.pupils)
    shown = Phrase.name(sentences.clean(desk.title))
    return words.phrase("desk-title", title=shown, here=here, need=need)


def standing(words: Words, desk: Desk) -> list[Phrase]:
    """Say how the class stands: pause, hall, projector, gate, evidence, disk."""
    said = [title(words, desk)]
    hall = sum(pupil.here and not pupil.table and not pupil.was for pupil in desk.pupils)
    if desk.missing:
        said.append(missing(words, desk))
    if desk.tried:
        said.append(words.phrase("desk-class-tried", count=desk.tried))
    if hall:
        said.append(words.phrase("desk-class-hall", count=hall))
    if desk.paused:
        said.append(words.phrase("desk-class-paused"))
    shown = next((table for table in desk.tables if table.projected), None)
    if shown is not None:
        said.append(words.phrase("desk-class-projects", table=table_name(words, shown.name)))
    if not desk.gate:
        said.append(words.phrase("desk-class-no-gate"))
    said.append(evidence(words, desk))
    if desk.trouble:
        said.append(words.phrase("desk-trouble"))
    return said


def missing(words: Words, desk: Desk) -> Phrase:
    """Say who of the list is not here, or that all are; without a list, how many are here."""
    if desk.missing:
        listed = join([Phrase.name(sentences.clean(each)) for each in desk.missing], BETWEEN)
        return words.phrase("desk-class-missing", names=listed)
    if desk.listed:
        return words.phrase("desk-class-all", count=desk.listed)
    return words.phrase("desk-class-no-list", count=people(desk))


def evidence(words: Words, desk: Desk) -> Phrase:
    """Say what is kept of the class, what for and until when."""
    if not desk.purpose:
        return words.phrase("desk-evidence-none")
    purpose = Phrase.plain(sentences.clean(desk.purpose, 200))
    return words.phrase("desk-evidence-kept", purpose=purpose, until=desk.until)


def code(words: Words, desk: Desk) -> Phrase:
    """Say the class's code, two digits at a time, and its address."""
    address = sentences.clean(desk.address, 80)
    said = sentences.code(words, desk.code)
    if not address:
        return said
    return joined([said, words.phrase("desk-address", address=address)], words.signs.sentence)


def position(words: Words, name: str) -> Phrase:
    """Name a prepared position: that of a ready lesson by its title, else by its file."""
    lesson = ready.named(name)
    return Phrase.plain(name) if lesson is None else lesson.says(words, "title")


def rule(words: Words, found: str, details: dict[str, str | int]) -> Phrase:
    """Say why an order is not carried out, and what helps."""
    if found in RULES:
        given: dict[str, Argument] = dict.fromkeys(_NAMES, "?")
        given |= dict.fromkeys(_NUMBERS, 0)
        for key, value in details.items():
            given[key] = sentences.clean(value, 60) if isinstance(value, str) else value
        if found in ("class-position-bad", "class-no-position"):
            given["name"] = position(words, str(given["name"]))
        elif found in ("class-lesson-large", "class-no-lesson"):
            given["name"] = ready.exercise_title(words, str(given["name"]))
        return words.phrase(f"desk-rule-{found}", **given)
    return sentences.problem(words, TableProblem(found, details))
