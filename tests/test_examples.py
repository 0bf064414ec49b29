"""Every example on our pages is run: files are read and played, commands are carried out."""

from __future__ import annotations

import json
import os
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.classroom import roster
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.evidence import Evidence, purpose
from braillespiel.classroom.kept import KeptClass, KeptPupil
from braillespiel.cli import _is_played, main
from braillespiel.commands import parser, play
from braillespiel.commands.position import read
from braillespiel.engine.match import Match
from braillespiel.engine.position import load
from braillespiel.games import registry
from braillespiel.games.ludoteca.decks import own_path
from braillespiel.games.ludoteca.game import GAME as LUDOTECA
from braillespiel.lessons import drills
from braillespiel.network.class_messages import Counted
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual
from braillespiel.store.database import home_folder
from braillespiel.words.catalogue import Words, use_own_words

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:\./play|braillespiel)(?: [^`]*)?)`")
WORDS = Words("en", ("cli", "client", "store"))
Told = pytest.CaptureFixture[str]


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def replayed(text: str, folder: Path, told: Told) -> None:
    file = folder / "example.bsmatch"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Bot 1: blue 6 takes green 6." in told.readouterr().out.splitlines()


def set_up(text: str, folder: Path, told: Told) -> None:
    file = folder / "position.json"
    file.write_text(text, encoding="utf-8")
    assert load(read(str(file), WORDS), registry.game).state.to_act()
    assert main(["position", str(file), "--lang", "en"]) == 0
    assert len(told.readouterr().out.splitlines()) > 3


def dealt(text: str, folder: Path, told: Told) -> None:
    assert len(tomllib.loads(text)["goal"]) >= 4
    file = own_path()
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    options = LUDOTECA.resolve({"extended": True, "deck": "own"})
    assert not LUDOTECA.setup(2, options, 1).is_over()


def learnt(text: str, folder: Path, told: Told) -> None:
    if "exercise" in text:
        assert drills.read(json.loads(text)).tasks == 10
        return
    write_lesson(folder)
    assert text in {file.read_text(encoding="utf-8") for file in folder.glob("first.*")}
    assert main(["lessons", "check", str(folder / "first.json"), "--lang", "en"]) == 0
    assert told.readouterr().out == "All right, 2 steps.\n"


def write_lesson(folder: Path) -> None:
    """Write the lesson of docs/lessons.md with its sentences into ``folder``."""
    for kind, text in blocks(ROOT / "docs" / "lessons.md"):
        name = {"json": "first.json", "ftl": "first.en.ftl"}[kind]
        if "exercise" not in text:
            (folder / name).write_text(text, encoding="utf-8")


def translated(text: str, folder: Path, told: Told) -> None:
    """Make the language of the page; its check finds nothing broken."""
    write_language("eo")
    try:
        assert main(["words", "check", "eo", "--lang", "en"]) == 0
        assert "\nNothing is broken.\n" in told.readouterr().out
        assert "eo" in languages.codes()
        words = Words("eo", ("client",))
        assert words("place", number=1, count=2) == "1 el 2"
        assert [words("cards-left", count=n) for n in (0, 1, 5)] == [
            "neniu karto",
            "unu karto",
            "5 kartoj",
        ]
        assert usual("eo") == "eo-g1.ctb"
        louis.check(usual("eo"))
    finally:
        use_own_words(None)


def write_language(code: str) -> None:
    """Write the first files of docs/translating.md where a language of one's own lies."""
    home = home_folder() / "words" / code
    home.mkdir(parents=True)
    for kind, example in reversed(blocks(ROOT / "docs" / "translating.md")):
        name = {"toml": "language.toml", "ftl": "client.ftl"}[kind]
        (home / name).write_text(example, encoding="utf-8")


def test_a_language_that_is_not_there_yet_is_told_its_folder(capsys: Told) -> None:
    assert main(["words", "check", "eo", "--lang", "en"]) == 1
    assert str(home_folder() / "words" / "eo") in capsys.readouterr().err


@pytest.fixture
def esperanto() -> Iterator[None]:
    """Have the language of docs/translating.md, as its steps make it."""
    write_language("eo")
    languages.look_in(home_folder() / "words")
    yield
    use_own_words(None)
    languages.look_in(None)


def there(text: str, folder: Path, told: Told) -> None:
    for command in text.split():
        assert os.access(ROOT / command, os.X_OK), command


def led(text: str, folder: Path, told: Told) -> None:
    """Read what opens or serves a class; carry out what is done with one that was kept."""
    for line in text.splitlines():
        _, command, *given = shlex.split(line)
        if command == "class":
            keep_class(given[1])
            with pytest.MonkeyPatch.context() as patched:
                patched.chdir(folder)
                assert main([command, *given, "--lang", "en"]) == 0
            assert told.readouterr().out
        else:
            assert parser.build(WORDS).parse_args([command, *given]).command == "serve"


def housed(text: str, folder: Path, told: Told) -> None:
    """Read how a house is opened, and how tables are opened and joined there."""
    commands = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    assert commands
    for line in commands:
        name, *given = shlex.split(line)
        if name == "sudo" and "psql" in given:
            continue
        if name == "sudo":  # as the user whom the house belongs to
            at = next(n for n, each in enumerate(given) if each.endswith("/bin/braillespiel"))
            name, *given = given[at:]
        if name == "docker":  # in a container: its service, what is done there, and with what
            assert given[:3] == ["compose", "-f", "packaging/house/compose.json"]
            name, *given = "braillespiel", *inside(*given[3:])
            if not given:
                continue
        if not name.endswith("braillespiel"):
            assert name in ("python3", "adduser", "cp", "echo", "chmod") or given[0] == "install"
            continue
        read = parser.build(WORDS).parse_args(given)
        assert read.command in ("serve", "join", "house")
        assert read.command != "serve" or (read.house and read.operator and read.port)


def inside(verb: str, *given: str) -> list[str]:
    """Return what a command of Docker's has the house's own command do in the container, if so."""
    begins = {"run": ("--rm", "house"), "exec": ("house", "braillespiel")}
    if verb not in begins:
        assert verb in ("up", "stop", "cp")
        return []
    assert given[:2] == begins[verb]
    return list(given[2:])


def behind_proxy(text: str, folder: Path, told: Told) -> None:
    """The proxy names who comes in the header and at the address that the page gives the house."""
    page = (ROOT / "docs" / "house.md").read_text("utf-8")
    (header,) = re.findall(r"proxy_set_header (\S+) \$remote_addr;", text)
    assert f"`--proxy 127.0.0.1 --proxy-header {header}`" in page
    assert "--port 24111" in page
    assert "proxy_pass https://127.0.0.1:24111;" in text


def keep_class(title: str) -> None:
    file = ClassFile.at(home_folder(), title)
    file.keep(KeptClass(title, (KeptPupil(1, "Ada"), KeptPupil(2, "Bo"))))
    today = date.today()
    counted = Evidence(purpose("Who needs longer lines", 30, ["pans"], today))
    counted.answer(1, True)
    counted.add(1, "Ada", Counted(figures={"pans": 3}), today)
    file.keep_evidence(counted.kept())


def open_to_all(text: str, folder: Path, told: Told) -> None:
    """The firewall lets in just what the class of the same page listens at."""
    if not text.startswith("New-NetFirewallRule"):
        led(text, folder, told)
        return
    (served, *_) = [line for line in commands_of("for-schools.md") if "--port" in line]
    words = parser.build(WORDS).parse_args(shlex.split(served)[1:])
    assert f"-LocalPort {words.port},{words.web_port} " in text


def commands_of(page: str) -> list[str]:
    return [line for name, _, text in EXAMPLES if name == page for line in text.splitlines()]


def first_class(text: str, folder: Path, told: Told) -> None:
    led(text, folder, told)
    page = (ROOT / "docs/first-class.en.md").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^ +```\n(.*?) +```$", page, re.DOTALL | re.MULTILINE)
    file = folder / "5b.csv"
    file.write_text(re.sub(r"^ +", "", listed, flags=re.MULTILINE), encoding="utf-8")
    assert [pupil.name for pupil in roster.read(file).pupils] == ["Ada A.", "Bo A."]


RUN: dict[tuple[str, str], Callable[[str, Path, Told], None]] = {
    ("match-files.md", "json"): replayed,
    ("positions.md", "json"): set_up,
    ("ludoteca-deck.md", "toml"): dealt,
    ("lessons.md", "json"): learnt,
    ("lessons.md", "ftl"): learnt,
    ("translating.md", "toml"): translated,
    ("translating.md", "ftl"): translated,
    ("README.md", ""): there,
    ("CONTRIBUTING.md", ""): there,
    ("class-report.md", ""): led,
    ("privacy.md", ""): led,
    ("for-schools.md", ""): open_to_all,
    ("house.md", ""): housed,
    ("house.md", "nginx"): behind_proxy,
    ("first-class.de.md", ""): first_class,
    ("first-class.en.md", ""): first_class,
    ("first-class.fr.md", ""): first_class,
}
ELSEWHERE = {
    "add-a-game.md",
    "add-a-voice.md",
    "house-database.md",
    "labels.de.md",
    "labels.en.md",
    "labels.fr.md",
    "protocol.md",
}
"""Pages whose examples tests/games/outside/test_page.py, tests/speech/test_drivers.py,
tests/labels/test_guide.py, tests/network/test_protocol_page.py and
tests/network/houses/test_database_page.py run, with what the page says comes of them."""
PICTURES = {("architecture.md", "")}
EXAMPLES = [
    (page.name, kind, text)
    for page in PAGES
    for kind, text in blocks(page)
    if page.name not in ELSEWHERE and (page.name, kind) not in PICTURES
]


@pytest.mark.parametrize(
    ("page", "kind", "text"), EXAMPLES, ids=[f"{page}-{kind}" for page, kind, _ in EXAMPLES]
)
def test_every_example_of_a_page_does_what_it_is_there_for(
    page: str, kind: str, text: str, tmp_path: Path, capsys: Told
) -> None:
    RUN[page, kind](text, tmp_path, capsys)


COMMANDS = sorted(
    {command for page in PAGES for command in INLINE.findall(page.read_text(encoding="utf-8"))}
)
WAIT_FOR_SOMEBODY = ("play", "devices", "erase", "report", "serve", "join", "house")
"""Commands that open a window, use the devices of this computer, ask, wait for others, or name
somebody of a house: they are only read."""


@pytest.mark.usefixtures("esperanto")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_a_page_is_carried_out(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    (position,) = [text for page, _, text in EXAMPLES if page == "positions.md" and "six" in text]
    (match,) = [text for page, _, text in EXAMPLES if page == "match-files.md"]
    monkeypatch.chdir(tmp_path)
    if "--dots" in command:  # a board that there are pictures of
        position = json.dumps(Match(registry.game("cubus"), 2, {}, 3).to_position())
    Path("FILE").write_text(position, encoding="utf-8")
    Path("NAME.bsmatch").write_text(match, encoding="utf-8")
    write_lesson(tmp_path)
    stands_for = {
        "GAME": "six",
        "N": "2",
        "DECK": "skat",
        "NAME=VALUE": "speech-rate=40",
        "LANGUAGE": "fr",
    }
    given = [stands_for.get(word, word) for word in shlex.split(command)[1:]]
    if not given or _is_played(given[0]) or given[0] == "play":
        assert play.parse([word for word in given if word != "play"], WORDS)
    elif given[0] == "class" and len(given) == 2:
        more = [] if given[1] == "report" else ["--pupil", "Ada"]
        assert parser.build(WORDS).parse_args([*given, "FILE", *more]).command == "class"
    elif given[0] in WAIT_FOR_SOMEBODY or len(given) == 1:
        # A name alone stands for the command, not for how it is typed.
        needed = {"position": ["FILE"], "join": ["ADDRESS"]}
        more = needed.get(given[0], []) if len(given) == 1 else []
        assert parser.build(WORDS).parse_args([*given, *more]).command == given[0]
    else:
        if given[0] == "class":
            keep_class(given[2])
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv("LC_ALL", "en_GB.UTF-8")
            try:
                status = main(given)
            except SystemExit as end:
                status = int(end.code or 0)
        assert status in (0, 1) if given[0] == "labels" else status == 0
        assert capsys.readouterr().out
