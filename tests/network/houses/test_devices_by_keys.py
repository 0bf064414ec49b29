"""A second device, a device that is ended, and a recovery sheet: by keys alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.network.houses import test_by_keys
from tests.network.houses.test_by_keys import Running, Stranger

house = test_by_keys.house


def goes(somebody: Stranger, port: int) -> None:
    """Go to a house for the first time, with a device that is new there."""
    somebody.press("J", "Enter", "Home")
    somebody.find("houses")
    somebody.press("Enter")
    somebody.press(*f"127.0.0.1:{port}", "Enter")
    somebody.until("With this device you are new in this house")


def shows_digits(ana: Stranger) -> str:
    """Have the first device show six digits."""
    ana.find("devices")
    ana.press("Enter")
    ana.until("This device, ")
    ana.find("add")
    ana.press("Enter")
    told = ana.until("Six digits for your other device")
    return re.findall(r"\d\d \d\d \d\d", told)[0]


def types(phone: Stranger, name: str, digits: str) -> None:
    phone.find("digits")
    assert phone.press("Enter")[-1].startswith("What you are called there")
    phone.press(*name, "Enter")
    phone.until("The six digits on your other device")
    phone.press(*digits.replace(" ", ""), "Enter")


def added(tmp_path: Path, house: Running) -> tuple[Stranger, Stranger]:
    ana, phone = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "phone", "Somebody")
    ana.comes(house.port)
    digits = shows_digits(ana)
    goes(phone, house.port)
    types(phone, "ana", digits)
    asked = phone.until("With this device you become Ana in this house")
    words = re.findall(r"[a-z]{5}-[a-z]{5}", asked)[0]
    assert ana.until("wants to be yours") == (
        f"A device has the digits and wants to be yours. It says that its words are {words}."
        " Is it yours? No, 1 of 2"
    )
    ana.press("Down", "Enter")
    assert ana.heard[-1] == "Now say yes on the other device, too."
    phone.press("Down", "Enter")
    phone.until("With this device you are Ana here from now on.")
    phone.until("Card house")
    ana.until(f"{words} is your device from now on.")
    ana.sees(f"device-{words}")
    return ana, phone


def test_a_second_device_and_its_end(tmp_path: Path, house: Running) -> None:
    ana, phone = added(tmp_path, house)
    devices = [each for each in ana.entries if each.key.startswith("device-")]
    assert len(devices) == 2
    phone.find("devices")
    phone.press("Enter")
    phone.until("here today")
    (other,) = [each.key for each in devices if "This device" not in each.text.full]
    ana.press("Home")
    ana.find(other)
    words = other.removeprefix("device-")
    assert ana.press("Enter")[-1] == (
        f"End {words}? Its connections end at once, and it can do nothing in your name any more."
        " No, 1 of 2"
    )
    ana.press("Down", "Enter")
    ana.until(f"{words} is ended.")
    phone.until("This device was ended by another one of yours")
    ana.waits(lambda: other not in [each.key for each in ana.entries], "the list")
    ana.press("Home")
    told = ana.press("Enter")[-1]
    assert told == "This is your only device here. Add another one first."


def test_wrong_digits_are_asked_for_again_and_no_changes_nothing(
    tmp_path: Path, house: Running
) -> None:
    ana, phone = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "phone", "Somebody")
    ana.comes(house.port)
    digits = shows_digits(ana)
    goes(phone, house.port)
    wrong = f"{(int(digits.replace(' ', '')) + 1) % 10**6:06}"
    types(phone, "Ana", wrong)
    phone.until("the name or the digits are others")
    phone.press("Enter")  # the name is proposed again
    phone.until("The six digits on your other device")
    phone.press(*digits.replace(" ", ""), "Enter")
    phone.until("With this device you become Ana")
    ana.until("wants to be yours")
    ana.press("Escape")
    ana.until("Stopped. The digits are worth nothing now.")
    phone.until("The other side said no")
    assert phone.focused() == "digits"
    assert len(house.house.server.people.devices.of(next(iter(house.house.server.people)).key)) == 1


@pytest.mark.parametrize("kind", ["text", "brf"])
def test_a_recovery_sheet_brings_a_new_device_in(tmp_path: Path, house: Running, kind: str) -> None:
    ana, new = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "new", "Somebody")
    given: list[tuple[str, bytes]] = []

    def give(name: str, data: bytes) -> Path:
        given.append((name, data))
        return tmp_path / name

    ana.player.app.give_file = give  # type: ignore[method-assign]
    ana.comes(house.port)
    ana.find("devices")
    ana.press("Enter")
    ana.until("This device, ")
    assert ana.find("sheet").startswith("Recovery sheet: none yet")
    ana.press("Enter")
    ana.until("Your recovery sheet: six words, shown this once")
    sheet = [each.text.full.rpartition(" ")[2] for each in ana.entries[:6]]
    assert ana.press("Enter")[-1] == ", ".join(sheet[0])
    ana.find(kind)
    ana.press("Enter")
    ((name, data),) = given
    assert ana.heard[-1] == f"Saved: {tmp_path / name}"
    if kind == "text":
        assert all(word in data.decode() for word in sheet)
        assert f"127.0.0.1:{house.port}#" in data.decode()
    else:
        assert name.endswith(".brf")
        assert all(word.upper() in data.decode("ascii").upper() for word in sheet)
    ana.press("Escape")
    assert ana.heard[-1] == "Have you kept the words? They are not shown again. No, 1 of 2"
    ana.press("Down", "Enter")
    ana.waits(lambda: ana.focused() == "sheet", "the list")
    assert "made today" in ana.press("Up", "Down")[-1]
    goes(new, house.port)
    new.find("sheet")
    new.press("Enter")
    new.press(*" ".join(sheet), "Enter")
    new.until("the recovery sheet is used up then")
    new.press("Down", "Enter")
    new.until("With this device you are Ana here from now on.")
    new.until("Card house")
    ana.until("came in by your recovery sheet")
    ana.sees("sheet")
