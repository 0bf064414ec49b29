"""A parser whose help and errors are sentences of ours; no text of argparse is looked at."""

from __future__ import annotations

import argparse
from argparse import Action, ArgumentError
from collections.abc import Callable
from typing import Any, NoReturn

from braillespiel.commands.shared import print_json
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words
from braillespiel.words.computer import program

LONGEST_QUOTED = 60
"""How many letters of what somebody typed an error repeats."""


def quoted(text: str) -> str:
    """Return what somebody typed in the form in which an error repeats it."""
    return text if len(text) <= LONGEST_QUOTED else text[: LONGEST_QUOTED - 1] + "…"


class Parser(argparse.ArgumentParser):
    """A parser that helps in the player's language; an error is one sentence with the remedy.

    ``later`` adds arguments that take long to load; it is called when they are needed.
    """

    def __init__(
        self, words: Words, *, later: Callable[[Parser], None] | None = None, **keywords: Any
    ) -> None:
        self._words = words
        self._later = later
        self._read: list[Action] = []
        """What the command line has, with or without a value."""
        self._given: list[Action] = []
        """What it has with a value other than the default."""
        self._attached: dict[str, str] = {}
        """Values written to their option with a "=", by the option's name."""
        self.as_json = False
        """Whether an error is a JSON document, for a command whose other errors are."""
        super().__init__(add_help=False, exit_on_error=False, **keywords)
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument(
            "-h", "--help", action="help", default=argparse.SUPPRESS, help=words("cli-help")
        )

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what was given; end with a sentence if anything is left over."""
        read, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self._complain("cli-error-unknown", names=quoted(" ".join(unknown)))
        return read

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what was given, and what is left over."""
        self._complete()
        self._read, self._given, self._attached = [], [], {}
        try:
            return super().parse_known_args(args, namespace)
        except ArgumentError as error:
            # Of the errors about one argument, the others are found below.
            name = error.argument_name
            if name is None:
                self.error(error.message)
            self._complain("cli-error-no-value", name=name, value=self._attached.get(name, ""))

    def format_help(self) -> str:
        """Return the help."""
        self._complete()
        return super().format_help()

    def format_usage(self) -> str:
        """Return the first lines of the help."""
        self._complete()
        return super().format_usage()

    def error(self, message: str) -> NoReturn:
        """End with what is missing; ``message`` is argparse's, and unheard unless it is new."""
        missing = [
            _name(each) for each in self._actions if each.required and each not in self._read
        ]
        if missing:
            self._complain("cli-error-missing", names=quoted(", ".join(missing)))
        for group in self._mutually_exclusive_groups:
            among = group._group_actions
            if group.required and not any(each in self._given for each in among):
                names = quoted(" ".join(map(_name, among)))
                self._complain("cli-error-one-of", names=names)
        self._end(message)

    def _complain(self, key: str, **given: str | int) -> NoReturn:
        self._end(self._words(key, **given))

    def _end(self, reason: str) -> NoReturn:
        command = self.prog.replace("braillespiel", program(), 1)
        text = self._words("cli-usage-error", reason=reason, command=command)
        if self.as_json:
            print_json({"error": "usage", "text": text})
            self.exit(2)
        self.exit(2, text + "\n")

    def _complete(self) -> None:
        later, self._later = self._later, None
        if later is not None:
            later(self)

    # -- what argparse calls on its way through a command line -------------------------------

    def _get_formatter(self) -> argparse.HelpFormatter:
        return _Help(self.prog, self._words("cli-usage") + " ")

    def _parse_optional(self, text: str) -> Any:
        found = super()._parse_optional(text)
        for action, *_, value in found if isinstance(found, list) else [found or (None, None)]:
            if action is not None and value is not None:
                self._attached[_name(action)] = quoted(value)
        return found

    def _get_option_tuples(self, text: str) -> Any:
        found = super()._get_option_tuples(text)
        if len(found) > 1:
            known = ", ".join(option for _, option, *_ in found)
            self._complain("cli-error-ambiguous", name=quoted(text), known=known)
        return found

    def _match_argument(self, action: Action, pattern: str) -> int:
        try:
            return super()._match_argument(action, pattern)
        except ArgumentError:
            if action.nargs in (None, "+"):
                self._complain("cli-error-value", name=_name(action))
            if action.nargs == "?":
                self._complain("cli-error-one-value", name=_name(action))
            self._complain("cli-error-values", name=_name(action), count=int(action.nargs or 0))

    def _get_values(self, action: Action, texts: Any) -> Any:
        values = super()._get_values(action, texts)
        self._read.append(action)
        if values is action.default:
            return values
        for group in self._mutually_exclusive_groups:
            for other in group._group_actions if action in group._group_actions else ():
                if other is not action and other in self._given:
                    self._complain("cli-error-together", name=_name(action), other=_name(other))
        self._given.append(action)
        return values

    def _get_value(self, action: Action, text: str) -> Any:
        try:
            return super()._get_value(action, text)
        except ArgumentError as error:
            name, reason = _name(action), error.__context__
            if isinstance(reason, argparse.ArgumentTypeError):
                self._complain("cli-error-other", name=name, reason=str(reason))
            kind = "number" if action.type in (int, whole_number) else "invalid"
            self._complain(f"cli-error-{kind}", name=name, value=quoted(text))

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            self._complain(
                "cli-error-choice", name=_name(action), value=quoted(str(value)), known=known
            )


class _Help(argparse.RawDescriptionHelpFormatter):
    """Lays the help out as it is written, after a word of ours."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def _name(action: Action) -> str:
    """Return what argparse calls an argument."""
    return ArgumentError(action, "").argument_name or ""
