"""What counts as read lay under the finger, in its own layout, long enough to be read."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import example, given, settings
from hypothesis import strategies as st

from braillespiel.ui.braille.line import BrailleLine, Chunk, wrap
from braillespiel.ui.braille.messages import BrailleMessage
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView

GUARD_MS = 500
WORDS = ("eins", "zwei drei vier", "fünf sechs sieben acht neun zehn elf zwölf dreizehn")
SIZES = ((20, 1), (80, 1), (40, 1), (20, 4))


def transcribed(text: str, table: str) -> str:
    """Stand for Braille: one cell for each letter, the same for the same."""
    return "".join("\u2800" if sign == " " else chr(0x2801 + ord(sign) % 255) for sign in text)


@dataclass
class Finger:
    """Feels what was written, when it was, and knows nothing of how the view counts."""

    view: BrailleView
    now: int = 0
    frame: tuple[bytes, ...] = ()
    since: tuple[int, ...] = ()
    """Since when each row has lain there; one stays though others change."""
    panned: bool = False
    felt: dict[int, set[bytes]] = field(default_factory=dict)
    """The rows of each width that lay there long enough."""

    def leave(self) -> None:
        for row, since in zip(self.frame, self.since, strict=True):
            if self.panned or self.now - since >= GUARD_MS:
                self.felt.setdefault(len(row), set()).add(row.rstrip(b"\0"))

    def write(self, panned: bool) -> None:
        """The display is written to: what is there from now on can be felt."""
        rows = tuple(self.view.shown().rows)
        if rows != self.frame:
            self.leave()
            stays = dict(zip(enumerate(self.frame), self.since, strict=True))
            self.since = tuple(stays.get(row, self.now) for row in enumerate(rows))
            self.frame, self.panned = rows, False
        self.panned |= panned
        self.view.lies()

    def has_felt(self, message: BrailleMessage) -> bool:
        """Tell whether every row of a message lay there, in one of the layouts."""
        cells = self.view.transcriber.cells(message.braille)
        return any(
            all(any(row.rstrip(b"\0") in found for found in felt) for row in wrap(cells, width))
            for width, felt in self.felt.items()
        )


STEPS = st.one_of(
    st.tuples(st.just("message"), st.sampled_from(WORDS)),
    st.tuples(st.just("line"), st.sampled_from(WORDS)),
    st.tuples(st.just("answer"), st.sampled_from(WORDS)),
    st.tuples(st.just("own"), st.sampled_from(WORDS)),
    st.tuples(st.just("time"), st.sampled_from((0, 40, 100, 499, 500, 2000))),
    st.tuples(st.just("pan"), st.sampled_from((1, -1))),
    st.tuples(st.just("key"), st.just(0)),
    st.tuples(st.just("size"), st.sampled_from(SIZES)),
)


@settings(max_examples=400, derandomize=True, deadline=None)
@given(st.lists(st.tuples(STEPS, st.booleans()), max_size=40))
@example(
    [  # panned to in one size, for no time in another
        (("message", WORDS[2]), False),
        (("pan", 1), True),
        (("size", (80, 1)), True),
        (("answer", "eins"), False),
    ]
)
@example(
    [
        (("message", WORDS[2]), False),
        (("pan", 1), True),
        (("size", (20, 4)), True),
        (("answer", "eins"), False),
    ]
)
@example(
    [  # the line gives way, and more rows of the message come by themselves
        (("message", WORDS[2]), False),
        (("line", WORDS[1]), False),
        (("key", 0), False),
        (("size", (20, 4)), False),
        (("pan", 1), True),
        (("line", WORDS[0]), True),
        (("answer", "eins"), False),
    ]
)
@example(
    [  # an answer whose first row alone was felt, then whole in one row that never lay there
        (("message", WORDS[2]), False),
        (("answer", WORDS[2]), True),
        (("size", (80, 1)), False),
        (("pan", 1), False),
    ]
)
@example(
    [  # on four rows a message stays where it is, while the line above it changes
        (("size", (20, 4)), False),
        (("message", "eins"), True),
        (("time", 40), False),
        (("line", "eins"), True),
        (("time", 499), False),
        (("answer", "eins"), False),
    ]
)
def test_nothing_counts_as_read_that_did_not_lie_there(
    steps: list[tuple[tuple[str, object], bool]],
) -> None:
    finger: Finger
    view = BrailleView(Transcriber(transcribed, "a", "b"), lambda: finger.now)
    view.guard_ms = GUARD_MS
    view.resize(20, 1)
    finger = Finger(view)
    messages: list[BrailleMessage] = []
    finger.write(panned=False)
    panned = False
    """Whether what is to be written was gone to by an own key."""
    for (what, value), written in steps:
        match what, value:
            case "time", int(ms):
                finger.now += ms
            case "message", str(text):
                view.message(text)
            case "answer", str(text):
                view.answer(text)
                panned = True  # it came by an own key
            case "own", str(text):
                view.answered_by([text])
            case "line", str(text):
                view.show(BrailleLine(text, (Chunk(text, text),)))
            case "pan", int(way):
                panned |= view.pan_right() if way > 0 else view.pan_left()
            case "key", _:
                view.key_pressed()
            case "size", (int(columns), int(rows)):
                view.resize(columns, rows)
        messages += [one for one in view.messages.unread if one not in messages]
        finger.leave()
        for message in messages:
            assert not message.read or finger.has_felt(message), (what, message.braille)
        if written:  # else the display is late
            finger.write(panned)
            panned = False
    assert set(view.messages.unread) == {one for one in messages if not one.read}
