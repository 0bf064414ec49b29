"""Fluent's syntax, read in a third of the time that the library's own parser takes.

The library looks at each letter of a text several times. Texts, names and blanks are most of a
catalogue, and here they are each read in one step; all else is the library's.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

_TEXT = re.compile(r"[^{}\n]*")
_COMMENT = re.compile(r"#(?: [^\n]*|(?=\n))(?:\n#(?: [^\n]*|(?=\n)))*(?=\n(?!#)|\Z)")
"""A comment of whole lines, and nothing of another kind of comment behind it."""
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_ATTRIBUTE = re.compile(r"\n *\.([a-zA-Z][a-zA-Z0-9_-]*) *= *([^{}\n ][^{}\n]*)")
_PLAIN = re.compile(
    r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^{}\n ][^{}\n]*)"
    rf"((?:{_ATTRIBUTE.pattern})*)(?=\n[a-zA-Z#-]|\n*\Z)"
)
"""A message of plain texts, each on one line."""
_BLANK = re.compile(r" *")
_EMPTY_LINES = re.compile(r"(?: *\n)*")
_BLANKS = re.compile(r"[ \n]*")


def parse(text: str) -> ast.Resource:
    """Return what a catalogue has: messages, terms, comments, and junk for what is neither."""
    if "\r" in text:
        return FluentParser(with_spans=False).parse(text)
    stream = _QuickStream(text)
    stream.skip_blank_block()
    entries: list[Any] = []
    comment: ast.Comment | None = None
    while stream.current_char:
        entry = _PARSER.get_entry_or_junk(stream)
        apart = bool(stream.skip_blank_block()) or not stream.current_char
        if comment is not None:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = comment
            else:
                entries.append(comment)
            comment = None
        if isinstance(entry, ast.Comment) and not apart:
            comment = entry  # of the message that follows, if one follows
        else:
            entries.append(entry)
    return ast.Resource(entries)


class _QuickStream(FluentParserStream):
    """A text whose lines end with a line feed alone."""

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    @property
    def current_char(self) -> str | None:
        index = self.index
        return self.string[index] if index < len(self.string) else None

    @property
    def current_peek(self) -> str | None:
        index = self.index + self.peek_offset
        return self.string[index] if index < len(self.string) else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def take(self, pattern: re.Pattern[str]) -> str:
        """Return what stands here of the pattern, which may be nothing, and go behind it."""
        found = pattern.match(self.string, self.index)
        if found is None or not found[0]:
            return ""
        self.index, self.peek_offset = found.end(), 0
        return found[0]

    def peek_blank_inline(self) -> str:
        return self._peeked(_BLANK)

    def peek_blank_block(self) -> str:
        lines = self._peeked(_EMPTY_LINES).count("\n")
        begin = self.peek_offset
        self._peeked(_BLANK)
        if self.current_peek is not None:
            self.peek_offset = begin
        return "\n" * lines

    def peek_blank(self) -> None:
        self._peeked(_BLANKS)

    def _peeked(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.string, self.index + self.peek_offset)
        if found is None:
            return ""
        self.peek_offset = found.end() - self.index
        return found[0]


class _QuickParser(FluentParser):
    def get_comment(self, ps: FluentParserStream) -> Any:
        if lines := _quick(ps).take(_COMMENT):
            return ast.Comment("\n".join(line[2:] for line in lines.split("\n")))
        return super().get_comment(ps)

    def get_message(self, ps: FluentParserStream) -> ast.Message:
        found = _PLAIN.match(ps.string, ps.index)
        if found is None:
            return super().get_message(ps)
        ps.index, ps.peek_offset = found.end(), 0
        attributes = [
            ast.Attribute(ast.Identifier(name), _pattern(text))
            for name, text in _ATTRIBUTE.findall(found[3])
        ]
        return ast.Message(ast.Identifier(found[1]), _pattern(found[2]), attributes)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(_quick(ps).take(_TEXT))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        if name := _quick(ps).take(_NAME):
            return ast.Identifier(name)
        return super().get_identifier(ps)  # which says what is wrong


def _pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text.rstrip(" "))])


def _quick(stream: FluentParserStream) -> _QuickStream:
    assert isinstance(stream, _QuickStream)
    return stream


_PARSER = _QuickParser(with_spans=False)
