"""The compose file of a house: what the specification allows, and options that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from braillespiel.commands.parser import build
from braillespiel.words.catalogue import Words

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "house"
FILE = FOLDER / "compose.json"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def checked(file: dict[str, Any]) -> None:
    schema = json.loads((FOLDER / "compose-spec" / "compose-spec.json").read_text("utf-8"))
    jsonschema.Draft7Validator(schema).validate(file)


def test_it_is_what_the_specification_allows() -> None:
    checked(composed())


@pytest.mark.parametrize(
    ("name", "value"), [("restarts", "always"), ("healthcheck", {"every": "30s"}), ("tmpfs", 1)]
)
def test_what_the_specification_does_not_know_is_seen(name: str, value: object) -> None:
    file = composed()
    file["services"]["house"][name] = value
    with pytest.raises(jsonschema.ValidationError):
        checked(file)


def test_it_opens_the_house_that_the_page_and_the_unit_open() -> None:
    house = composed()["services"]["house"]
    given = build(Words("en", ("cli",))).parse_args(house["command"])
    assert (given.house, given.port, given.operator_port) == (True, 24111, 24112)
    (asked,) = re.findall(r"http://127\.0\.0\.1:(\d+)/health", house["healthcheck"]["test"][-1])
    assert int(asked) == given.operator_port
    unit = (FOLDER / "braillespiel-house.service").read_text("utf-8")
    assert f" {' '.join(house['command'])}\n" in unit


def test_the_data_folder_outlives_the_container_and_all_else_is_closed() -> None:
    file = composed()
    house = file["services"]["house"]
    ((volume, folder),) = [each.split(":") for each in house["volumes"]]
    assert volume in file["volumes"]
    made = house["build"]["dockerfile_inline"]
    assert f"ENV BRAILLESPIEL_HOME={folder} " in made
    assert f"--home-dir {folder} " in made
    assert "\nUSER braillespiel\n" in made
    assert (FOLDER / house["build"]["context"] / "pyproject.toml").is_file()
    assert house["read_only"]
    assert house["cap_drop"] == ["ALL"]
    assert house["network_mode"] == "host"  # else everybody comes from the bridge's address
