"""What one seat's Braille display shows: the screen's line or field, messages over it, panning."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

from braillespiel.ui.braille.field import Place
from braillespiel.ui.braille.frame import STANDING_KEY, Shown, frame
from braillespiel.ui.braille.layout import LineLayout
from braillespiel.ui.braille.line import BrailleLine, LinePage, Section, in_print, pages, wrap
from braillespiel.ui.braille.messages import BrailleMessage, Messages
from braillespiel.ui.braille.pace import ReadingPace
from braillespiel.ui.braille.sharing import MOST, Text, one_text
from braillespiel.ui.braille.status_cell import NARROWEST, WIDE, room, status_cell
from braillespiel.ui.braille.transcriber import Transcriber


class _Piece(NamedTuple):
    """What of a message, or of an answer, lies there."""

    message: BrailleMessage | None
    rows: range
    """Its own rows, from 0, that are shown."""
    of: int
    """How many it has in this layout."""
    layout: tuple[object, ...]
    """What its rows depend on: the width, the tables, and where its first one begins."""


class _Laid(NamedTuple):
    """What lies over the line as it was written to the display."""

    pieces: tuple[_Piece, ...]
    answer: str
    panned_to: bool

    def begun(self, message: BrailleMessage) -> bool:
        """Tell whether the first cell of a message lies there."""
        return any(piece.message is message and 0 in piece.rows for piece in self.pieces)


class BrailleView:
    """What one seat's display shows: the screen's line, or a message over it; panned by key.

    It reads like a tape: messages that were read, the newest last; the answer to the last key;
    unread messages in their order; the line, page by page; what has come meanwhile. An own key
    other than panning takes the answer away and goes back to the line; unread stays unread.

    A display of several lines keeps the last of them, and all that the line leaves blank, for
    messages: they cover nothing there. What is whole with the last row only, such as a field of
    five rows on five, takes it while no message lies there, and stays where it is.
    """

    def __init__(self, transcriber: Transcriber, now: Callable[[], int] = lambda: 0) -> None:
        self.transcriber = transcriber
        self.columns = 40
        self.rows = 1
        self.status = "none"
        """Where the status cell lies: "none", "left" or "right"."""
        self.my_turn = False  # whether it is the reader's turn (for the status cell)
        self.in_class: int | None = None  # the class cell, None outside classes
        self.standing: tuple[tuple[str, str], ...] = ()
        """How things stand, in a few cells (points, top of the discard pile), for wide lines: each
        as Braille wording with the key of what lies there, if any."""
        self.too_soon = False  # the last routing press came before what it meant could be read
        self.guard_ms = 0
        """What came by itself and lay there for a shorter time than this was not read."""
        self.confirmed = True
        """Whether the reader has answered that the display can be felt. Before that the status cell
        is blank: who does not know it would take it for a part of the question."""
        self.attended = True
        """Whether a display of ours is or was there; before, every own key reads all messages."""
        self.refresh_ms = 0
        """How long the display takes until it shows what was written: nobody has felt it before."""
        self.sections: tuple[Section, ...] = ()
        """On a display of many lines: what lies there, the board first, one row for each other."""
        self._now = now
        self._messages = Messages()
        self._line = BrailleLine("", ())
        self._page: int | None = None
        self._place: Place | None = None
        """The screenful of a list, the place in a field, that was panned to; None: the focus's."""
        self._answers: list[str] = []
        """Answers to the last key over the line, the newest first."""
        self._passing = ""
        """An answer that tells how things stand in the match."""
        self.news_since = False
        """Whether something has happened there since."""
        self._slight = False
        """Whether the answer says nothing new."""
        self._edge = ""
        """The sign for an edge; it lies over everything and gives way to any panning key, and to
        what happens."""
        self._message: BrailleMessage | None = None
        """The message over the line; it waits while an answer lies on top."""
        self._company: tuple[BrailleMessage, ...] = ()
        """The messages that are read on behind it as one text."""
        self._text: tuple[object, Text] = (None, Text("", [], []))
        """The text of them, and what it was made of."""
        self._back: BrailleMessage | None = None
        """The read message that was gone back to; it lies over all but an edge."""
        self._part = 0
        """The first row shown of the answer or the message that lies there."""
        self._panned_in: tuple[object, ...] = ()
        """How it was laid out when a panning key went to what lies there; empty if it came."""
        self._lain_since: int | None = None
        """Since when what is shown has lain on the display; None until it is written."""
        self._laid_down: _Laid | None = None
        """What was over the line when it was written."""
        self._felt: set[int] = set()
        """The rows of the first answer that have lain there, in ``_felt_in``."""
        self._felt_in: tuple[object, ...] = ()
        self._layout: LineLayout | None = None
        """How the line was laid out last."""
        self._made_of: tuple[object, ...] = ()
        """What all that is shown depends on but for the focus within the line."""
        self._made: dict[int | None, Shown] = {}
        """What was made of that, by the focus."""
        self.pace = ReadingPace()
        """How fast the reader has panned on."""
        self._focus = ""
        """The key of the focused chunk that has lain on the display since ``_focus_since``."""
        self._focus_since = 0

    # -- what to show ------------------------------------------------------------------

    @property
    def messages(self) -> Messages:
        """The messages of the seat whose display this is."""
        return self._messages

    @messages.setter
    def messages(self, messages: Messages) -> None:
        self.clear()
        self._messages = messages

    def resize(self, columns: int, rows: int) -> None:
        """Lay out for a display of another size; what lay there counts as it lay there."""
        self._leave()
        if columns != self.columns:
            self._part = 0  # its rows are others now
        self.columns, self.rows = columns, rows

    def show(self, line: BrailleLine) -> None:
        """Take the screen's line; go back to its focus."""
        if line != self._line:
            self._page = self._place = None
            self._line = line

    def answer(self, braille: str, passing: bool = False, slight: bool = False) -> None:
        """Show the answer to an own key over everything until the next key.

        One that tells how things stand is ``passing``: once read, it gives way to what happens
        then. One that says nothing new is ``slight``: it gives way at once.
        """
        self._uncover()
        self._answers.insert(0, braille)
        self._passing, self.news_since = braille if passing else "", False
        self._slight = slight
        # An own key asked for it: it is felt from the moment that it lies there.
        self._panned_in = (self._message_rows, *self._row_layout)

    def withdraw(self, braille: str) -> None:
        """Remove an answer that no longer holds."""
        if braille in self._answers:
            self._uncover()
            self._answers.remove(braille)
            self._came()

    def give_way(self, per_cell: int) -> bool:
        """Let an answer that tells how things stood give way to what has happened since, once there
        was time to read it at ``per_cell`` ms a cell; tell whether it did.
        """
        since = self._lain_since
        if not self.news_since or since is None or self._back is not None or self._edge:
            return False
        cells = sum(len(row) - row.count(0) for row in self._parts()[self._part :][:1])
        if self._now() - since < per_cell * cells:
            return False
        self.withdraw(self._passing)
        self.news_since = False
        return True

    def edge(self, braille: str) -> None:
        """Show that it goes no further, over everything, until the next key or news."""
        self._leave()
        self._edge = braille

    def message(
        self,
        braille: str,
        behind: BrailleMessage | None = None,
        going_on: str = "",
        chat: bool = False,
        update: int | None = None,
    ) -> BrailleMessage:
        """Queue an event's message after the unread ones; show the first if none is shown.

        ``going_on``: its words where it is read on from the message ``behind`` which it stands.
        """
        message = self._messages.add(braille, behind, going_on, chat, update)
        self._make_room()
        passing = bool(self._answers) and self._answers[0] == self._passing
        self.news_since |= passing and update is not None
        self._came()
        return message

    def outdate(self, braille: str, begun: bool = False) -> None:
        """A message no longer holds: it is taken for read unless it lies there."""
        self._messages.outdate(braille, self.lying(), begun)
        self.cut()

    def cut(self) -> None:
        """What no longer holds is not read on behind what lies there."""
        lying = self.lying()
        for at, message in enumerate(self._company):
            if message.outdated and message not in lying:
                self._company = self._company[:at]
                break

    def answered_by(self, brailles: Collection[str], update: int | None = None) -> None:
        """Show messages that the player's own key brought about before the unread ones."""
        self._messages.answer(brailles, update)
        if not self._answers:
            self._surface()

    def window(self, braille: str, update: int | None = None) -> None:
        """Show at once what everybody waits for; it stays first until it is read."""
        self._messages.open_window(braille, update)
        self._answers.clear()
        self._surface()

    def stands(self, braille: str, state: str, first: bool = False) -> None:
        """Show how something stands now where it is felt how it stood; else queue it.

        ``first``: before everything unread and at once, but under an answer to an own key.
        """
        self._make_room()
        lay = self.lying()
        message = self._messages.stands(braille, state, first)
        if self._back is not None or self._answers:
            self.news_since |= first and self._answers[:1] == [self._passing]
            self._lay(self._messages.unread)
        elif first or any(one.outdated for one in lay):
            self._uncover()
            unread = self._messages.unread
            self._lay(unread[min(unread.index(one) for one in (*lay, message) if not one.read) :])
        else:
            self.cut()
            self._came()

    def _make_room(self) -> None:
        """Something happens: what says nothing new, an edge or a slight answer, goes at once."""
        slight = self._slight and bool(self._answers)
        if not (slight or self._edge):
            return
        self._uncover()
        if slight:
            self._answers.pop(0)
            self._slight = False
        if self._message is not None and self._message.read:
            self._message = None

    def _came(self) -> None:
        if self._back is not None or self._answers:
            return
        laid = self._laid_down
        if self._message is None:
            self._read_next(panned=False)
        elif not self._part and not (laid and laid.begun(self._message)):
            unread = self._messages.unread
            if self._message in unread:  # nobody has felt it yet: what comes now stands behind it
                self._lay(unread[unread.index(self._message) :])
        else:
            self._read_on_with_what_came()

    def _read_on_with_what_came(self) -> None:
        """Have what has come read on before what was overtaken; what lies there stays as it is."""
        lying, turn = self.lying(), self._messages.turn
        if self._message is not None and self._message.turn < turn:
            self._company = tuple(one for one in self._company if one in lying)
        elif any(one not in lying for one in self._company):
            came = (one for one in self._messages.unread if one.turn == turn)
            others = [one for one in came if one not in (self._message, *self._company)]
            self._company = (*self._company, *others)[: MOST - 1]

    def _surface(self) -> None:
        """Show the first unread message, whatever message is shown."""
        self._uncover()
        self._read_next(panned=False)

    def _uncover(self) -> None:
        """Remove an edge and an old message that was gone back to: something new comes on top."""
        self._leave()
        self._edge, self._back, self._part = "", None, 0

    def key_pressed(self) -> None:
        """The player's key removes answers; the line shows the focus again."""
        self.clear()
        self._messages.key_pressed()
        if not self.attended:
            self._messages.mark_all()

    def clear(self) -> None:
        """Go back to the line; messages that were not read stay unread."""
        self._uncover()
        self._answers.clear()
        self._passing, self.news_since = "", False
        self._message = None
        self._page = self._place = None

    def mark_all(self) -> int:
        """Mark all messages as read; return how many were unread."""
        self.clear()
        return self._messages.mark_all()

    # -- what has been read ------------------------------------------------------------

    def lies(self, shown: Shown | None = None) -> None:
        """Note that what is ``shown``, or would be now, has been written to the display."""
        laid = self._over_the_line()
        if self._lain_since is not None and laid != self._laid_down:
            self._leave()  # something came, or was laid out otherwise
        since = self._now() + self.refresh_ms
        if self._lain_since is None:
            self._lain_since, self._laid_down = since, laid
        shown = shown or self.shown()
        focused = self._line.focused_key
        focused = focused if focused in shown.keys else ""
        if focused != self._focus:
            self._focus, self._focus_since = focused, since

    def has_lain(self, key: str) -> bool:
        """Tell whether ``key`` has lain there long enough to have been read."""
        lain = key == self._focus or key != self._line.focused_key
        since = self._focus_since if key == self._focus else self._lain_since or self._now()
        return lain and self._now() - since >= self.guard_ms

    @property
    def lain_since(self) -> int | None:
        """When what lies there now was written to the display, in ms; None if nothing was."""
        return self._lain_since

    def begun(self, message: BrailleMessage) -> bool:
        """Tell whether the first cell of a message has been written."""
        laid = self._laid_down
        lies = laid is not None and laid.begun(message) and message in self.lying()
        return lies or message.read or bool(message.rows_lain)

    def _leave(self) -> None:
        """Something else will be shown: note which rows have lain there, as they were written."""
        self._note_what_lay()
        self._messages.drop_outdated()

    def _note_what_lay(self) -> None:
        self.too_soon = False
        since, self._lain_since = self._lain_since, None
        laid, self._laid_down = self._laid_down, None
        if laid is None or since is None:
            return
        if self._now() - since < (0 if laid.panned_to else self.guard_ms):
            return
        for piece in laid.pieces:
            if piece.message is None:
                self._feel_answer(laid.answer, piece)
            elif not piece.message.read:
                self._messages.lain(piece.message, piece.rows, piece.of, piece.layout)

    def _feel_answer(self, answer: str, piece: _Piece) -> None:
        if not self._answers or self._answers[0] != answer:
            return
        if self._felt_in != (answer, piece.layout):
            self._felt_in, self._felt = (answer, piece.layout), set()
        self._felt.update(piece.rows)

    def _over_the_line(self) -> _Laid | None:
        """Return what lies over the line now, None if nothing does that can be read."""
        group, layout = self._group(), self._row_layout
        if self._edge or not (group or self._answers):
            return None
        rows = self._rows_shown()
        if group:
            answer, pieces = "", []
            for message, (own, begins) in zip(group, self._text_of(group).spans, strict=True):
                lain = range(max(own.start, rows.start), min(own.stop, rows.stop))
                if lain:
                    shown = range(lain.start - own.start, lain.stop - own.start)
                    pieces.append(_Piece(message, shown, len(own), (begins, *layout)))
        else:
            answer, pieces = self._answers[0], [_Piece(None, rows, len(self._parts()), layout)]
        panned_to = self._panned_in == (self._message_rows, *layout)
        return _Laid(tuple(pieces), answer, panned_to)

    def _rows_shown(self) -> range:
        """Return which rows of what lies over the line are shown."""
        return range(self._part, min(len(self._parts()), self._part + self._message_rows))

    def _group(self) -> tuple[BrailleMessage, ...]:
        """Return the messages of the text that lies over the line; none if an answer does."""
        if self._message is None and self._back is None:
            return ()
        message = self._top()
        if message is None:
            return ()
        return (message, *self._company) if message is self._message else (message,)

    def _text_of(self, group: tuple[BrailleMessage, ...]) -> Text:
        """Return the text of messages as it is laid out now."""
        turn = 0 if self._back is not None else self._messages.turn
        made_of = (group, self._width, self.transcriber.revision, turn)
        if self._text[0] != made_of:
            self._text = (made_of, one_text(group, self._width, self.transcriber, turn))
        return self._text[1]

    def lying(self) -> tuple[BrailleMessage, ...]:
        """Return the messages of which something can be felt now."""
        group = self._group()
        if len(group) < 2:
            return group
        rows, spans = self._rows_shown(), self._text_of(group).spans
        return tuple(
            message
            for message, span in zip(group, spans, strict=True)
            if span.rows.start < rows.stop and rows.start < span.rows.stop
        )

    def _top(self) -> BrailleMessage | None:
        """Return the message that can be felt now."""
        if self._edge:
            return None
        return self._back or (None if self._answers else self._message)

    # -- panning -----------------------------------------------------------------------

    def pan_right(self) -> bool:
        """Show what comes next: rest of a message, next message, line, next page of it."""
        if self._lain_since is not None and not self._edge:
            felt = sum(len(row) - row.count(0) for row in self.shown().rows)
            self.pace.read(felt, self._now() - self._lain_since)
        return self.go_on()

    def go_on(self) -> bool:
        """Show what comes next, as panning does; how fast somebody reads is not told by it."""
        self._leave()
        if self._edge:
            self._edge = ""
        elif self._over() is None:
            return self._turn(1) or self._read_next(panned=True)
        elif self._part + self._message_rows < len(self._parts()):
            self._go_to_part(self._part + self._message_rows)
        elif self._back is not None:
            newer = self._messages.newer(self._back)
            self._back = None if newer is self._message else newer
            self._go_to_part(0)
        elif self._answers:
            felt_here = self._felt_in == (self._answers[0], self._row_layout)
            whole = felt_here and len(self._felt) == len(self._parts())
            answer = self._answers.pop(0)
            if whole:
                self._messages.answered(answer)
            self._felt, self._felt_in = set(), ()
            self._go_to_part(0)
            if not self._answers and (self._message is None or self._message.read):
                self._read_next(panned=True)
        else:
            self._after_message()
        return True

    def _after_message(self) -> None:
        """Go on to the next unread message, or else to the line."""
        left, unread = (self._message, *self._company), self._messages.unread
        again = [at for at, one in enumerate(unread) if one in left]
        # What was left too soon to have been read will come again.
        self._lay(unread[again[-1] + 1 :] if again else unread)
        self._go_to_part(0)

    def _lay(self, unread: Sequence[BrailleMessage]) -> None:
        """Put the first of these messages over the line, and the others behind it as one text.

        What everybody waits for lies alone, and what was overtaken in a text of its own.
        """
        first = self._message = unread[0] if unread else None
        alone = first is self._messages.window
        turn = None if first is None or alone else first.turn
        self._company = tuple(takewhile(lambda one: one.turn == turn, unread[1:MOST]))

    def pan_left(self) -> bool:
        """Show what came before: the beginning of a message, older messages; False at the end."""
        self._leave()
        if self._edge:
            self._edge = ""
            return True
        if self._over() is not None and self._part:
            self._go_to_part(max(0, self._part - self._message_rows))
            return True
        if self._over() is None and self._turn(-1):
            return True
        older = self._messages.older(self._top())
        if older is None:
            return False
        self._back = older
        self._go_to_part(0)
        return True

    def _go_to_part(self, part: int) -> None:
        self._part, self._panned_in = part, (self._message_rows, *self._row_layout)

    def _read_next(self, panned: bool) -> bool:
        """Put the first unread message over the line; False if there is none."""
        self._lay(self._messages.unread)
        self._part = 0
        self._panned_in = (self._message_rows, *self._row_layout) if panned else ()
        return self._message is not None

    def _turn(self, by: int) -> bool:
        """Show the screenful of the line after or before the current one."""
        laid = self._laid_out()
        if laid.field is not None:
            place = laid.field.beside(self._place or laid.field.focused, by)
            self._place = place or self._place
            return place is not None
        page = laid.beside(self._page, by)
        self._page = self._page if page is None else page
        return page is not None

    # -- what there is -----------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Tell whether a message or an answer lies over the line."""
        return self._over() is not None

    @property
    def is_edge(self) -> bool:
        """Tell whether the sign for an edge is shown."""
        return bool(self._edge)

    @property
    def unread(self) -> int:
        """How many unread messages wait behind what lies on the display."""
        return self._messages.waiting(self.lying())

    @property
    def line(self) -> BrailleLine:
        """The screen's line, under any message."""
        return self._line

    def over(self) -> tuple[str, list[bytes], int] | None:
        """Return the message over the line, its rows, and the first row shown, or None."""
        over = self._over()
        return None if over is None else (over, self._parts(), 0 if self._edge else self._part)

    @property
    def margin(self) -> int:
        """How many cells of a row lie to the left of the line."""
        return self.columns - self._width if self.status == "left" else 0

    def fits(self, line: BrailleLine) -> bool:
        """Tell whether ``line`` can be felt whole without panning."""
        return len(pages(line, self._width, self.transcriber)) <= max(1, self.rows - 1)

    # -- layout ------------------------------------------------------------------------

    @property
    def _width(self) -> int:
        """Cells of a row beside the status cell and the class cell."""
        return self.columns - room(self.status, self.columns, self.in_class is not None)

    @property
    def _row_layout(self) -> tuple[object, ...]:
        """What the rows of messages and answers depend on: the width and the tables."""
        return (self._width, *self.transcriber.tables)

    def _laid_out(self) -> LineLayout:
        """Return the line as it lies on this display."""
        found, width, transcriber = self._layout, self._width, self.transcriber
        height, rows = None, self.rows
        if self.sections:
            for section, high in self._placed():
                height = high if section.focused else height
            rows = rows if height is None else 1 if height == 1 else height + 1
        if found is None or not found.holds(self._line, width, rows, transcriber.revision):
            found = self._layout = LineLayout(self._line, width, rows, transcriber, height)
        return found

    def _placed(self) -> list[tuple[Section, int]]:
        """Return the sections for which there is room, each with its rows: the board is whole."""
        board, *others = self.sections
        line = board.line
        needed = len(line.rows or line.items or pages(line, self._width, self.transcriber))
        height = min(needed, self.rows - 2)
        room = self.rows - 1 - height
        kept = others[:room]
        kept[-1:] = [each for each in others[room:] if each.focused] or kept[-1:]
        return [(board, height), *[(each, 1) for each in kept]]

    def _composed(self) -> list[LinePage]:
        """Return the rows of all sections, those of each where it stays."""
        found: list[LinePage] = []
        for section, height in self._placed():
            if section.focused:
                shown = self._laid_out().shown(self._page, self._place)[0]
            else:
                rows = 1 if height == 1 else height + 1
                whole = LineLayout(section.line, self._width, rows, self.transcriber, height)
                shown = whole.shown(None, None)[0]
            blank = LinePage(bytes(self._width), [""] * self._width)
            found += [*shown, *[blank] * (height - len(shown))][:height]
        return found

    @property
    def _message_rows(self) -> int:
        """Rows that a message may take."""
        return self.rows if self.rows == 1 else self.rows - len(self._above_message())

    def _above_message(self) -> list[LinePage]:
        """Return the rows of the line that stay where they are when a message is below them."""
        if self.rows == 1:
            return []
        if self.sections:
            return self._composed()
        return self._laid_out().shown(self._page, self._place)[0][: self.rows - 1]

    def shown(self) -> Shown:
        """Return the cells for the display as it is set now."""
        group = self._group()
        unread = self._messages.waiting(self.lying())
        answer = self._answers[0] if self._answers else None
        made_of = (
            *(self._laid_out(), self._page, self._place, self.sections),
            *(self._edge, group, answer, self._part, unread),
            *(self.columns, self.rows, self.status, self.in_class, self.standing),
            *(self.my_turn, self.too_soon, self.confirmed),
        )
        if made_of != self._made_of:
            self._made_of = made_of
            self._made.clear()
        focus = self._line.focus
        found = self._made.get(focus)
        if found is None:
            found = self._made[focus] = self._make(unread)
        return found

    def _make(self, unread: int) -> Shown:
        over, width = self._over(), self._width
        message_from = None
        if over is None:
            laid, more = self._laid_out().shown(self._page, self._place)
            laid = self._composed() if self.sections else laid
        else:
            laid = self._above_message()
            message_from = len(laid)
            parts, height = self._parts(), self.rows - len(laid)
            first = 0 if self._edge else self._part
            more = first + height < len(parts)
            for row in parts[first : first + height]:
                laid.append(LinePage(row, [""] * width))
        if len(laid) < self.rows:
            laid += [LinePage(bytes(width), [""] * width)] * (self.rows - len(laid))
        wide = self.columns >= WIDE and (over is None or self.rows > 1)
        standing = self._standing() if wide else ()
        told = status_cell(unread, over is not None, self.my_turn, more, self.too_soon)
        cell = told if self.confirmed else None
        there = self.columns >= NARROWEST
        side, in_class = (self.status, self.in_class) if there else ("none", None)
        return frame(laid, side, cell, standing, message_from, in_class)

    def _standing(self) -> tuple[tuple[int, str], ...]:
        """Return how things stand, each cell with its key."""
        found: list[tuple[int, str]] = []
        for braille, key in self.standing:
            found += [(0, STANDING_KEY)] if found else []
            found += [(cell, key or STANDING_KEY) for cell in self.transcriber.cells(braille)]
        return tuple(found)

    def plain(self) -> str:
        """Return what is shown as print, for a screen reader that brailles it itself."""
        return self.transcriber.print(self._over() or in_print(self._line))

    def _over(self) -> str | None:
        if self._edge:
            return self._edge
        group = self._group()
        if group:
            return self._text_of(group).braille
        return self._answers[0] if self._answers else None

    def _parts(self) -> list[bytes]:
        group = () if self._edge else self._group()
        if group:
            return self._text_of(group).rows
        return wrap(self.transcriber.cells(self._over() or ""), self._width)
