"""``serve --class`` says where the class, its desk and its projector are."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.commands import stopping
from braillespiel.network.joining import certificate


@pytest.fixture
def served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Serve a class that is closed as soon as it is open; return status, output and errors."""
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))

    def at_once() -> Any:
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(stopping, "stopped", at_once)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["serve", "--class", "--loopback-only", "--code", "204816", *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run


def test_the_first_line_holds_all_addresses_and_a_one_time_code(
    served: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    names = tmp_path / "5b.csv"
    names.write_text("name,assistant_of\nAna,\nEva,Ana\n", encoding="utf-8")
    status, out, errors = served("--json", "--roster", str(names), "--name", "5b")
    assert (status, errors) == (0, "")
    told = json.loads(out.splitlines()[0])
    assert (told["code"], told["address"].partition(":")[0]) == ("204816", "127.0.0.1")
    assert told["teacher"] == f"{told['web']}desk"
    assert told["projector"] == f"{told['web']}projector"
    assert re.fullmatch("[0-9]{8}", told["teacher_code"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The class is open. Address 127.0.0.1:PORT, code 20 48 16. Ctrl+C closes it; it goes"
            " on next time.",
        ),
        (
            "de",
            "Die Klasse ist offen. Adresse 127.0.0.1:PORT, Code 20 48 16. Strg+C schließt sie;"
            " beim nächsten Mal geht sie weiter.",
        ),
    ],
)
def test_people_are_told_in_sentences_and_never_the_one_time_code(
    served: Callable[..., tuple[int, str, str]], language: str, sentence: str
) -> None:
    status, out, _ = served("--lang", language)
    assert status == 0
    assert re.sub(r":\d+", ":PORT", out.splitlines()[0]) == sentence
    assert "http://127.0.0.1:PORT/desk" in re.sub(r":\d+", ":PORT", out)
    assert not re.search("[0-9]{8}", out)


def test_where_the_desk_asks_for_its_code_the_code_is_told(
    served: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    proof = str(certificate.of_host(tmp_path).path)
    status, out, _ = served("--lang", "en", "--cert", proof, "--key", proof)
    assert status == 0
    [line] = [line for line in out.splitlines() if line.startswith("The desk")]
    assert re.fullmatch(
        "The desk, with the code (?:[0-9]{2} ){3}[0-9]{2}, which is the teacher's alone:"
        r" https://\S+/desk",
        line,
    )


def test_what_is_played_is_chosen_at_the_desk(served: Callable[..., tuple[int, str, str]]) -> None:
    status, _, errors = served("ludoteca", "--lang", "en")
    assert (status, errors) == (
        2,
        "With --class, what is played is chosen at the desk. Leave out the game, --seats, --option"
        " and --seed.\n",
    )
