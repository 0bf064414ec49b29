"""What argparse says reaches the player in the player's language, whatever its version."""

from __future__ import annotations

import argparse
import ast
import inspect
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.commands.arguments import Parser
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words

NEVER_SAID = {
    # To whoever writes a parser
    ".__call__() not defined",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "'required' is an invalid argument for positionals",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "subcommands",
    # Of what no command of ours has: files opened by argparse, deprecated options
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "command '%(parser_name)s' is deprecated",
    "option '%(option)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "%(prog)s: warning: %(message)s\n",
    # What our parser says itself, or what holds no word
    "show program's version number and exit",
    "%(prog)s: error: %(message)s\n",
    "%(heading)s:",
    " (default: %(default)s)",
}
ANSWERED = {
    # Headings
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    # Complaints
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "unrecognized arguments: %s",
    "unexpected option string: %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "not allowed with argument %s",
    "ignored explicit argument %r",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
    "expected %s arguments",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
}
"""Texts instead of which our parser has sentences of its own."""


def templates() -> set[str]:
    """Return every text that this Python's argparse takes through gettext."""
    return {
        argument.value
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_text_of_argparse_is_ours_or_is_never_said() -> None:
    assert len(templates()) > 30
    assert templates() - ANSWERED - NEVER_SAID == set()


def files(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--number", type=whole_number)
    parser.add_argument("--share", type=float)
    parser.add_argument("--colour", choices=("red", "green"))
    parser.add_argument("--many", nargs="+")
    parser.add_argument("--pair", nargs=2)
    parser.add_argument("--maybe", nargs="?")
    parser.add_argument("--mode", type=refused)
    parser.add_argument("--loud", "-l", action="store_true")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--on", action="store_true")
    either.add_argument("--off", action="store_true")


def needed(parser: Parser) -> None:
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--on", action="store_true")
    group.add_argument("--off", action="store_true")


def refused(text: str) -> str:
    raise argparse.ArgumentTypeError(f"{text}!")


@pytest.mark.parametrize(
    ("make", "arguments", "german", "english"),
    [
        (files, "", "es fehlt file.", "file is missing."),
        (
            needed,
            "",
            "eines von --on --off fehlt.",
            "one of --on --off is missing.",
        ),
        (files, "x --bla 3", "--bla 3 gibt es hier nicht.", "--bla 3 does not exist here."),
        (
            files,
            "x --o",
            "--o kann --on, --off heißen. Schreib es aus.",
            "--o can mean --on, --off. Write it in full.",
        ),
        (
            files,
            "x --on --off",
            "--off geht nicht zusammen mit --on.",
            "--off cannot be combined with --on.",
        ),
        (
            files,
            "x --loud=3",
            "--loud/-l nimmt keinen Wert. Lass 3 weg.",
            "--loud/-l takes no value. Leave out 3.",
        ),
        (
            files,
            "x --number",
            "nach --number fehlt der Wert.",
            "the value after --number is missing.",
        ),
        (files, "x --many", "nach --many fehlt der Wert.", "the value after --many is missing."),
        (
            files,
            "x --pair 1",
            "nach --pair müssen 2 Werte stehen.",
            "--pair must be followed by 2 values.",
        ),
        (
            files,
            "x --number ten",
            "--number muss eine ganze Zahl sein, nicht ten.",
            "--number must be a whole number, not ten.",
        ),
        (files, "x --share ten", "--share kann nicht ten sein.", "--share cannot be ten."),
        (
            files,
            "x --colour blue",
            "--colour kann nicht blue sein, nur red, green.",
            "--colour cannot be blue, only red, green.",
        ),
        (files, "x --mode no", "--mode: no!.", "--mode: no!."),
        (
            files,
            "x --colour " + "b" * 70,
            f"--colour kann nicht {'b' * 59}… sein, nur red, green.",
            f"--colour cannot be {'b' * 59}…, only red, green.",
        ),
    ],
)
def test_a_complaint_is_a_sentence_of_ours(
    make: Callable[[Parser], None],
    arguments: str,
    german: str,
    english: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    heads = {"de": ("Falscher Aufruf:", "Hilfe zeigt:"), "en": ("Wrong usage:", "Help:")}
    for language, expected in (("de", german), ("en", english)):
        parser = Parser(Words(language, ("cli",)), prog="try")
        make(parser)
        with pytest.raises(SystemExit) as end:
            parser.parse_args(arguments.split())
        head, foot = heads[language]
        assert end.value.code == 2
        assert capsys.readouterr().err == f"{head} {expected} {foot} try --help\n"


def test_argparse_speaks_as_before_to_others() -> None:
    parser = Parser(Words("de", ("cli",)), prog="try")
    files(parser)
    assert parser.parse_args(["x"]).file == "x"
    assert parser.format_usage().startswith("Aufruf: try [-h]")
    plain = argparse.ArgumentParser(prog="plain")
    assert plain.format_usage() == "usage: plain [-h]\n"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            ("Aufruf: braillespiel rules", "\nAngaben:\n", "\nOptionen:\n", "diese Hilfe zeigen"),
        ),
        ("en", ("Usage: braillespiel rules", "\nArguments:\n", "\nOptions:\n", "show this help\n")),
    ],
)
def test_the_help_has_no_word_of_argparse(
    language: str, told: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "--lang", language, "--help"])
    said = capsys.readouterr().out
    assert [text for text in told if text not in said] == []


@pytest.mark.parametrize("digits", [29, 5000])
@pytest.mark.parametrize(
    "line",
    [
        "simulate six --seats {}",
        "simulate six --option reaction={}",
        "simulate six --option {}=1",
        "position FILE --seat {}",
        "position FILE --apply {}",
        "play --braille {}",
        "serve six --seats {}",
        "serve six --port {}",
        "settings speech-rate={}",
        "join 127.0.0.1:{}",
    ],
)
def test_a_number_of_any_length_is_answered_with_a_sentence(
    line: str, digits: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(registry.game("ludoteca"), 2, {}, 3)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.to_position()), encoding="utf-8")
    words = line.format("9" * digits).replace("FILE", str(file)).split()
    try:
        status: object = main([*words, "--lang", "en"])
    except SystemExit as ended:  # argparse's own way
        status = ended.code
    assert status == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "9" * 20 in told.err
    assert told.err.endswith((".\n", "--help\n"))
