"""The Braille line, drawn: what lies on the cells, and what routing keys hit."""

from __future__ import annotations

import pytest

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.braille.frame import SIGN_KEY
from braillespiel.ui.braille.line import (
    UNDERLINE,
    BrailleLine,
    Chunk,
    pages,
    wrap,
    zone_line,
)
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView
from braillespiel.words.phrase import Phrase, notation


def translate(text: str, table: str) -> str:
    """Stand in for liblouis: a cell is the character's code, notation in capitals."""
    codes = (ord(c.upper() if table == "cards" else c) % 64 if c != " " else 0 for c in text)
    return "".join(chr(0x2800 + code) for code in codes)


TRANSCRIBER = Transcriber(translate, "text", "cards")


def text(cells: bytes) -> str:
    """Draw cells as characters again; underlined ones as capitals in brackets are not needed."""
    return "".join(chr((cell & 0x3F) + 64) if cell & 0x3F else " " for cell in cells).lower()


def underlined(cells: bytes) -> str:
    return "".join("_" if cell & UNDERLINE else " " for cell in cells).rstrip()


def item(key: str, place: tuple[int, int] = (0, 0)) -> Item:
    return Item(key, Phrase(key, key, key), place=place)


def zone(shape: Shape, *items: Item, sign: str = "h") -> Zone:
    return Zone("z", Phrase.plain("Zone"), sign, shape, items, empty=Phrase.plain("leer"))


def view(columns: int, rows: int = 1) -> BrailleView:
    made = BrailleView(TRANSCRIBER)
    made.columns, made.rows = columns, rows
    return made


def hand(*names: str, focus: int = 0) -> BrailleLine:
    items = [item(name) for name in names]
    return zone_line(zone(Shape.LIST, *items), items[focus])


def test_a_line_is_sign_cards_and_an_underline() -> None:
    shown = view(12)
    shown.show(hand("ra", "gc", "bj", focus=1))
    row = shown.shown().rows[0]
    assert text(row) == "h ra gc bj  "
    assert underlined(row) == "     __"


def test_a_card_is_not_torn_apart_at_the_end_of_the_line() -> None:
    shown = view(12)
    shown.show(hand("aaa", "bbb", "ccc", "ddd"))
    assert text(shown.shown().rows[0]) == "h aaa bbb   "
    assert shown.pan_right()
    assert text(shown.shown().rows[0]) == "h ccc ddd   "
    assert not shown.pan_right()
    assert shown.pan_left()
    assert not shown.pan_left()


def test_the_page_with_the_focus_is_shown_first() -> None:
    shown = view(12)
    shown.show(hand("aaa", "bbb", "ccc", "ddd", focus=3))
    assert text(shown.shown().rows[0]) == "h ccc ddd   "


def test_what_is_longer_than_the_display_goes_over_several_pages() -> None:
    laid = pages(BrailleLine("h", (Chunk("abcdefghijklmnop", "k"),), 0), 12, TRANSCRIBER)
    assert [text(bytes(page.cells)) for page in laid] == ["h abcdefghij", "h klmnop    "]


def test_routing_hits_the_card_under_the_cell() -> None:
    shown = view(12)
    shown.show(hand("ra", "gc", "bj"))
    keys = shown.shown().keys
    assert keys == (SIGN_KEY, "", "ra", "ra", "", "gc", "gc", "", "bj", "bj", "", "")


def test_an_empty_zone_says_so() -> None:
    shown = view(12)
    shown.show(zone_line(zone(Shape.LIST), None))
    assert text(shown.shown().rows[0]) == "h leer      "


def test_a_message_lies_over_the_line_until_a_key() -> None:
    shown = view(12)
    shown.show(hand("ra"))
    shown.message("bot ra")
    assert text(shown.shown().rows[0]) == "bot ra      "
    shown.key_pressed()
    assert text(shown.shown().rows[0]) == "h ra        "


def test_messages_wait_for_each_other_and_pan_right_goes_on() -> None:
    shown = view(12)
    shown.show(hand("ra"))
    shown.message("one")
    shown.lies()
    shown.message("two")
    assert shown.unread == 1
    assert text(shown.shown().rows[0]).strip() == "one"
    assert shown.pan_right()
    assert text(shown.shown().rows[0]).strip() == "two"
    assert shown.pan_right()
    assert text(shown.shown().rows[0]).strip() == "h ra"


def test_an_answer_comes_before_waiting_messages() -> None:
    shown = view(12)
    shown.message("one")
    shown.answer("answer")
    assert text(shown.shown().rows[0]).strip() == "answer"
    shown.pan_right()
    assert text(shown.shown().rows[0]).strip() == "one"


def test_a_long_message_breaks_at_blanks() -> None:
    rows = wrap(TRANSCRIBER.cells("abc def ghi"), 8)
    assert [text(row) for row in rows] == ["abc def ", "ghi     "]


def test_a_word_longer_than_the_display_is_torn() -> None:
    rows = wrap(TRANSCRIBER.cells("abcdefghijkl"), 8)
    assert [text(row) for row in rows] == ["abcdefgh", "ijkl    "]


def test_a_word_that_has_to_be_torn_begins_behind_the_one_before() -> None:
    cells = TRANSCRIBER.cells("a bcdefghijkl mn")
    assert [text(row) for row in wrap(cells, 8)] == ["a bcdefg", "hijkl mn"]
    laid = pages(BrailleLine("", (Chunk("a bcdefghijkl mn", "a"),)), 8, TRANSCRIBER)
    assert [text(page.cells) for page in laid] == ["a bcdefg", "hijkl mn"]
    rows = wrap(TRANSCRIBER.cells("abcdefg hijklmnopq"), 8)
    assert [text(row) for row in rows] == ["abcdefg ", "hijklmno", "pq      "]


def test_notation_goes_through_the_card_table() -> None:
    plain = TRANSCRIBER.cells("r")
    card = TRANSCRIBER.cells(notation("r"))
    assert plain == bytes([ord("r") % 64])
    assert card == bytes([ord("R") % 64])


def test_rows_show_the_row_of_the_focus() -> None:
    rows = [item("aa", (0, 0)), item("bb", (1, 0)), item("cc", (1, 1))]
    shown = view(12)
    shown.show(zone_line(zone(Shape.ROWS, *rows, sign="s"), rows[2]))
    line = shown.shown().rows[0]
    assert text(line)[2:] == " bb cc    "
    assert underlined(line) == "      __"


def test_a_small_field_lies_on_one_line_and_blanks_part_only_its_rows() -> None:
    marks = [item(key, divmod(at, 3)) for at, key in enumerate("abcdef")]
    field = Zone("f", Phrase.plain("Feld"), "f", Shape.GRID, tuple(marks), whole=True)
    shown = view(12)
    shown.show(zone_line(field, marks[4]))
    assert text(shown.shown().rows[0]) == "f abc def   "
    assert underlined(shown.shown().rows[0]) == "       _"
    assert shown.shown().keys[2:9] == ("a", "b", "c", "", "d", "e", "f")


HEX = [item(f"{chr(97 + q + 1)}{chr(97 + r + 1)}", (q, r)) for r in (-1, 0, 1) for q in (-1, 0, 1)
       if abs(q + r) <= 1]  # fmt: skip


def test_a_display_of_several_lines_shows_the_hexagon_with_its_indents() -> None:
    shown = view(12, 4)
    shown.show(zone_line(zone(Shape.HEX, *HEX), HEX[3], with_rows=True))
    drawn = [text(row) for row in shown.shown().rows]
    assert drawn == [
        " ba ca      ",
        "ab bb cb    ",
        " ac bc      ",
        "            ",
    ]
    assert underlined(shown.shown().rows[1]) == "   __"


def test_routing_works_on_every_line_of_a_field() -> None:
    shown = view(12, 4)
    shown.show(zone_line(zone(Shape.HEX, *HEX), HEX[3], with_rows=True))
    keys = shown.shown().keys
    assert keys[1] == "ba"
    assert keys[12] == "ab"
    assert keys[24 + 4] == "bc"


def test_a_wide_grid_is_cut_so_that_the_focus_shows() -> None:
    cards = [item(f"{chr(97 + row)}{chr(97 + column)}", (row, column))
             for row in range(2) for column in range(6)]  # fmt: skip
    shown = view(12, 3)
    grid = Zone(
        "g",
        Phrase.plain("Gitter"),
        "",
        Shape.GRID,
        tuple(cards),
        rows=(Phrase.plain("x"), Phrase.plain("y")),
    )
    shown.show(zone_line(grid, cards[11], with_rows=True))
    assert text(shown.shown().rows[1]).endswith("be bf")
    assert text(shown.shown().rows[1]).startswith("y")


@pytest.mark.parametrize("columns", range(12, 81))
def test_every_width_shows_every_card_on_some_page(columns: int) -> None:
    names = [chr(97 + n // 10) + chr(97 + n % 10) for n in range(40)]
    laid = pages(hand(*names), columns, TRANSCRIBER)
    seen = {key for page in laid for key in page.keys if key}
    assert seen == set(names)
    assert all(len(page.cells) == columns and len(page.keys) == columns for page in laid)


def test_a_long_entry_breaks_at_blanks_on_a_narrow_display() -> None:
    laid = pages(BrailleLine("", (Chunk("six of one kind", "a"), Chunk("b/c"))), 8, TRANSCRIBER)
    assert [text(page.cells).split() for page in laid[:2]] == [["six", "of"], ["one", "kind"]]


def grid(height: int, width: int) -> Zone:
    items = [item(f"{chr(97 + row)}{chr(97 + column)}", (row, column))
             for row in range(height) for column in range(width)]  # fmt: skip
    return zone(Shape.GRID, *items, sign="")


@pytest.mark.parametrize(("height", "width"), [(2, 3), (5, 4), (9, 7), (4, 20)])
@pytest.mark.parametrize(("columns", "rows"), [(12, 2), (12, 4), (20, 4), (40, 3)])
def test_a_field_of_any_size_is_read_whole_by_panning(
    height: int, width: int, columns: int, rows: int
) -> None:
    field = grid(height, width)
    focus = field.items[len(field.items) // 2]
    shown = view(columns, rows)
    shown.show(zone_line(field, focus, with_rows=True))
    assert focus.key in shown.shown().keys
    while shown.pan_left():
        pass
    seen, before = set(shown.shown().keys), shown.shown()
    while shown.pan_right():
        assert shown.shown() != before
        before = shown.shown()
        seen |= set(before.keys)
    assert seen - {"", SIGN_KEY} == {each.key for each in field.items}


def test_a_list_on_several_lines_is_panned_by_whole_screens() -> None:
    names = [chr(97 + n) * 3 for n in range(20)]
    shown = view(12, 3)
    shown.show(hand(*names))
    screens = [[text(row).strip() for row in shown.shown().rows]]
    while shown.pan_right():
        screens.append([text(row).strip() for row in shown.shown().rows])
    assert screens == [
        ["h aaa bbb", "h ccc ddd", ""],
        ["h eee fff", "h ggg hhh", ""],
        ["h iii jjj", "h kkk lll", ""],
        ["h mmm nnn", "h ooo ppp", ""],
        ["h qqq rrr", "h sss ttt", ""],
    ]
    shown.show(hand("aaa", "bbb", "ccc", "ddd"))
    assert not shown.pan_right()


def test_the_last_screenful_of_a_list_is_as_full_as_the_others() -> None:
    shown = view(12, 4)
    shown.show(hand("aaa", "bbb", "ccc", "ddd", "eee", "fff", "ggg", "hhh", "iii"))
    first, second, third = "h aaa bbb", "h ccc ddd", "h eee fff"
    assert [text(row).strip() for row in shown.shown().rows] == [first, second, third, ""]
    assert shown.pan_right()
    assert [text(row).strip() for row in shown.shown().rows] == [third, "h ggg hhh", "h iii", ""]
    assert not shown.pan_right()


def test_a_list_that_is_whole_with_the_last_row_takes_it_while_no_message_lies_there() -> None:
    shown = view(12, 3)
    shown.show(hand("aaa", "bbb", "ccc", "ddd", "eee"))
    rows = ["h aaa bbb", "h ccc ddd", "h eee"]
    assert [text(row).strip() for row in shown.shown().rows] == rows
    assert not shown.pan_right()
    shown.message("one two three")
    assert [text(row).strip() for row in shown.shown().rows] == [*rows[:2], "one two"]
    shown.lies()
    assert shown.pan_right()
    assert [text(row).strip() for row in shown.shown().rows] == [*rows[:2], "three"]
    shown.lies()
    assert shown.pan_right()
    assert [text(row).strip() for row in shown.shown().rows] == rows


def test_a_focus_that_a_message_covers_has_not_lain_there() -> None:
    shown = view(12, 3)
    cards = zone(Shape.HEX, *HEX)
    shown.show(zone_line(cards, cards.items[-1], with_rows=True))
    shown.lies()
    assert shown.has_lain(cards.items[-1].key)
    shown.message("one")
    shown.lies()
    assert not shown.has_lain(cards.items[-1].key)


def test_the_last_page_of_a_line_is_not_nearly_blank() -> None:
    shown = view(17)
    shown.show(hand("aaaa", "bbbb", "cccc", "d"))
    assert text(shown.shown().rows[0]) == "h aaaa bbbb      "
    assert shown.pan_right()
    assert text(shown.shown().rows[0]) == "h cccc d         "


def test_a_message_has_a_row_of_its_own_below_the_field() -> None:
    shown = view(12, 4)
    shown.show(zone_line(zone(Shape.HEX, *HEX), HEX[3], with_rows=True))
    board = shown.shown().rows[:3]
    shown.edge("rand")
    assert shown.shown().rows[:3] == board
    assert text(shown.shown().rows[3]) == "rand        "
    assert shown.shown().keys[12:14] == ("ab", "ab")
    shown.key_pressed()
    assert shown.shown().rows == (*board, bytes(12))


def test_a_long_message_takes_the_rows_that_the_line_leaves_blank() -> None:
    shown = view(12, 4)
    shown.show(hand("aa"))
    shown.message("one two three four five six seven eight")
    assert [text(row).strip() for row in shown.shown().rows] == [
        "h aa",
        "one two",
        "three four",
        "five six",
    ]
    assert shown.pan_right()
    assert [text(row).strip() for row in shown.shown().rows] == ["h aa", "seven eight", "", ""]


def test_a_message_in_a_field_is_read_row_by_row() -> None:
    shown = view(12, 3)
    shown.show(zone_line(zone(Shape.HEX, *HEX), HEX[3], with_rows=True))
    whole = shown.shown().rows
    shown.message("one two three four")
    assert shown.shown().rows[:2] == whole[:2]
    below = [text(shown.shown().rows[2]).strip()]
    while shown.is_over and shown.pan_right():
        shown.lies()
        below.append(text(shown.shown().rows[2]).strip())
    assert below == ["one two", "three four", text(whole[2]).strip()]


def test_the_columns_of_a_field_keep_their_step_when_a_wider_card_comes() -> None:
    def drawn(first: str) -> list[str]:
        cards = [item("a", (0, 0)), item("b", (1, 0)), item("c", (2, 0))]
        cards[0] = Item("a", Phrase.plain(first), place=(0, 0))
        field = Zone("f", Phrase.plain("Feld"), "f", Shape.HEX, tuple(cards), widest="zz")
        shown = view(12, 2)
        shown.show(zone_line(field, cards[1], with_rows=True))
        return [text(row) for row in shown.shown().rows]

    assert drawn("a") == ["a  b  c     ", "            "]
    assert drawn("zz") == ["zz b  c     ", "            "]


def test_rows_of_long_items_are_lines_of_a_list() -> None:
    rows = [item(key, (row, column)) for row, column, key in
            [(0, 0, "aa bb cc dd"), (0, 1, "ee"), (1, 0, "ff")]]  # fmt: skip
    named = Zone("z", Phrase.plain("Zone"), "a", Shape.ROWS, tuple(rows),
                 rows=(Phrase.plain("x"), Phrase.plain("y")))  # fmt: skip
    shown = view(12, 5)
    shown.show(zone_line(named, rows[2], with_rows=True))
    drawn = [text(row).rstrip() for row in shown.shown().rows]
    assert drawn == ["ax aa bb cc", "ax dd", "ax ee", "ay ff", ""]
    assert underlined(shown.shown().rows[3]) == "   __"
