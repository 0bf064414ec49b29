"""./play: sets everything up the first time, then gets out of the way."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.setup.conftest import Machine
from tests.support.patience import HANGS_S, until

GAME = "a game\n"
"""What the fake game writes."""
STEP_1 = "Setting up, step 1 of 3: Python environment.\n"
STEP_2 = (
    "Setting up, step 2 of 3: downloading and installing the program parts,"
    " this can take some minutes.\n"
)
SETTING_UP = STEP_1 + STEP_2 + "Ready.\n"
STEP_3 = "Setting up, step 3 of 3: Braille tables from your distribution.\n"
VENV = "python|{cwd}|-m venv HERE/.venv"
PIP = "python|HERE|-m pip install --disable-pip-version-check --no-input"
LOCKED = "--no-deps --require-hashes --only-binary :all: --requirement .venv/locked-play.txt"
OWN = f"{PIP} --no-deps --no-build-isolation --no-index --editable ."
INSTALL = [f"{PIP} --retries 5 {LOCKED}", OWN]
UPDATE = [f"{PIP} --retries 1 {LOCKED}", OWN]
LOOSE = f"{PIP} --retries 5 --editable .[house,labels,net]"
NOT_LOCKED = (
    "The checked versions of the program parts do not fit this Python. Installing what fits.\n"
)


def started(machine: Machine, arguments: str = "", cwd: Path | None = None) -> str:
    return f"python|{cwd or machine.fakes}|-P -m braillespiel{arguments}"


def wait_for(path: Path, process: subprocess.Popen[str]) -> None:
    until(lambda: path.exists() or process.poll() is not None, str(path))
    assert path.exists(), process.communicate()


def test_the_first_start_says_its_steps_and_starts_the_game(machine: Machine) -> None:
    result = machine.run("play")
    assert (result.returncode, result.stderr) == (0, SETTING_UP)
    assert machine.calls() == [VENV.format(cwd=machine.fakes), *INSTALL, started(machine)]


def test_the_second_start_says_nothing_and_only_starts_the_game(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    result = machine.run("play", "demo", "logomachy", "--name", "two words")
    assert (result.returncode, result.stdout, result.stderr) == (0, GAME, "")
    assert machine.calls() == [started(machine, " demo logomachy --name two words")]


def test_the_first_start_leaves_the_output_to_the_game(machine: Machine) -> None:
    machine.dpkg()
    assert machine.run("play", "demo", "logomachy", "--json").stdout == GAME


def test_german_where_the_language_is_german(machine: Machine) -> None:
    machine.language = "de_LU.UTF-8"
    assert machine.run("play").stderr.splitlines() == [
        "Einrichtung, Schritt 1 von 3: Python-Umgebung.",
        "Einrichtung, Schritt 2 von 3: Programmteile laden und einrichten,"
        " das kann einige Minuten dauern.",
        "Fertig.",
    ]


def test_the_callers_folder_stays_the_current_one(machine: Machine, tmp_path: Path) -> None:
    machine.run("play")
    machine.calls()
    machine.run("play", cwd=tmp_path)
    assert machine.calls() == [started(machine, cwd=tmp_path)]


def test_a_link_to_a_link_finds_the_project(machine: Machine, tmp_path: Path) -> None:
    (machine.here / "inner").symlink_to("play")
    (tmp_path / "spiel").symlink_to(machine.here / "inner")
    assert machine.run("play", script=tmp_path / "spiel").returncode == 0
    assert (machine.here / ".venv").is_dir()


def test_a_changed_package_list_is_installed_into_the_same_environment(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    with (machine.here / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    machine.run("play")
    assert machine.calls() == [*UPDATE, started(machine)]


def test_a_moved_folder_is_installed_at_its_new_place(machine: Machine, tmp_path: Path) -> None:
    machine.run("play")
    machine.calls()
    machine.here = machine.here.rename(tmp_path / "moved")
    machine.run("play")
    assert machine.calls() == [*UPDATE, started(machine)]


def test_a_vanished_python_rebuilds_the_environment(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    (machine.here / ".venv" / "bin" / "python").unlink()
    machine.run("play")
    assert machine.calls() == [VENV.format(cwd=machine.fakes), *INSTALL, started(machine)]


def test_killed_while_installing_the_next_start_begins_again(machine: Machine) -> None:
    machine.switch("pip-waits")
    process = machine.start("play")
    wait_for(machine.fakes / "pip-runs", process)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    machine.switch("pip-waits", False)
    machine.calls()
    result = machine.run("play")
    assert "The last set-up was interrupted. Starting it again." in result.stderr
    assert machine.calls() == [VENV.format(cwd=machine.fakes), *INSTALL, started(machine)]
    assert machine.run("play").stderr == ""


def test_two_starts_at_once_set_up_once(machine: Machine) -> None:
    machine.switch("pip-waits")
    first = machine.start("play")
    wait_for(machine.fakes / "pip-runs", first)
    second = machine.start("play")
    assert second.stderr is not None
    assert second.stderr.readline() == "Another set-up is running. Waiting for it.\n"
    machine.switch("pip-waits", False)
    assert first.communicate(timeout=HANGS_S) == (GAME, SETTING_UP)
    assert second.communicate(timeout=HANGS_S) == (GAME, "")
    calls = machine.calls()
    assert calls.count(OWN) == 1
    assert calls.count(started(machine)) == 2


def test_without_flock_a_lock_left_by_a_dead_process_is_taken_over(machine: Machine) -> None:
    machine.without("flock")
    dead = subprocess.Popen([shutil.which("true") or "true"])
    dead.wait()
    (machine.here / ".venv.locked").mkdir()
    (machine.here / ".venv.locked" / "pid").write_text(f"{dead.pid}\n")
    result = machine.run("play")
    assert (result.returncode, result.stderr) == (0, SETTING_UP)
    assert not (machine.here / ".venv.locked").exists()


def test_without_a_network_the_first_start_names_the_remedy(machine: Machine) -> None:
    machine.switch("pip-fails")
    result = machine.run("play")
    assert result.returncode == 1
    assert result.stderr == (
        STEP_1
        + STEP_2
        + "WARNING: Retrying (Retry(total=0\n"
        + "The program parts could not be installed. Is there a network connection? Start again to"
        f" try once more. The details are at the end of {machine.here}/.venv.log\n"
    )
    machine.switch("pip-fails", False)
    machine.calls()
    assert machine.run("play").returncode == 0
    assert machine.calls() == [*INSTALL, started(machine)]


def test_without_a_network_an_update_waits_and_the_game_goes_on(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    with (machine.here / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    machine.switch("pip-fails")
    result = machine.run("play")
    assert result.returncode == 0
    assert result.stderr.splitlines()[-1] == "Ready."
    assert (
        "New program parts could not be installed now. Continuing with the old ones."
        in result.stderr.splitlines()
    )
    assert machine.calls() == [UPDATE[0], started(machine)]


def test_an_environment_that_cannot_be_made_names_the_log(machine: Machine) -> None:
    machine.switch("venv-fails")
    result = machine.run("play")
    assert result.returncode == 1
    assert result.stderr == (
        STEP_1 + "The Python environment could not be made. The details are at the end of"
        f" {machine.here}/.venv.log\n"
    )


def test_a_folder_that_cannot_be_written_is_named(machine: Machine) -> None:
    (machine.here / ".venv.lock").mkdir()  # stands for a read-only folder, even for root
    result = machine.run("play")
    assert result.returncode == 1
    assert result.stderr == (
        f"Cannot write to the folder {machine.here}. Copy braillespiel to a folder of your own"
        " and start it there.\n"
    )


def test_without_python_the_command_is_named(machine: Machine) -> None:
    machine.without("python3")
    machine.switch("apt-fails")
    result = machine.run("play")
    assert result.returncode == 1
    assert result.stderr == (
        STEP_1 + "Python 3.11 or newer is missing. Install it, then start again.\n"
        "The command is: sudo apt-get install python3 python3-venv\n"
    )


def test_a_missing_venv_package_is_installed_with_the_right_to(machine: Machine) -> None:
    machine.switch("no-ensurepip")
    assert machine.run("play").returncode == 0
    assert machine.calls()[0] == (
        "apt-get|-o DPkg::Lock::Timeout=300 install -y --no-install-recommends python3-venv"
    )


def test_a_missing_venv_package_is_named_without_the_right_to(machine: Machine) -> None:
    machine.switch("no-ensurepip")
    machine.program("id", "#!/usr/bin/env bash\necho 1000\n")
    result = machine.run("play")
    assert result.returncode == 1
    assert result.stderr == (
        STEP_1
        + "Python cannot make environments here, a package is missing. Install it, then start"
        " again.\nThe command is: sudo apt-get install python3-venv\n"
    )


def test_missing_braille_tables_are_installed_as_root(machine: Machine) -> None:
    machine.dpkg()
    result = machine.run("play")
    assert result.stderr == SETTING_UP + STEP_3
    apt = "apt-get|-o DPkg::Lock::Timeout=300 install -y --no-install-recommends "
    assert machine.calls()[3:] == [apt + "liblouis20 liblouis-data", started(machine)]
    assert machine.run("play").stderr == ""


def test_missing_braille_tables_are_installed_with_sudo_that_asks_nothing(
    machine: Machine,
) -> None:
    machine.dpkg("liblouis20t64")
    machine.program("id", "#!/usr/bin/env bash\necho 1000\n")
    machine.program(
        "sudo", '#!/usr/bin/env bash\n[ "$1" = -n ] || exit 1\nshift\n[ "$1" = true ] || "$@"\n'
    )
    assert machine.run("play").returncode == 0
    apt = "apt-get|-o DPkg::Lock::Timeout=300 install -y --no-install-recommends "
    assert apt + "liblouis-data" in machine.calls()


def test_without_rights_the_command_is_said_once_and_the_game_goes_on(machine: Machine) -> None:
    machine.dpkg()
    machine.program("id", "#!/usr/bin/env bash\necho 1000\n")
    result = machine.run("play")
    assert result.returncode == 0
    assert result.stderr == (
        SETTING_UP
        + STEP_3
        + "Braille tables are missing, a package must be installed. The game continues without a"
        " Braille display.\n"
        "The command is: sudo apt-get install liblouis20 liblouis-data\n"
    )
    assert machine.calls()[-1] == started(machine)
    again = machine.run("play")
    assert (again.returncode, again.stdout, again.stderr) == (0, GAME, "")


def test_a_failing_installation_is_tried_with_fresh_lists_and_then_named(machine: Machine) -> None:
    machine.dpkg()
    machine.switch("apt-fails")
    result = machine.run("play")
    assert result.returncode == 0
    assert "sudo apt-get install liblouis20 liblouis-data" in result.stderr
    kinds = [call.split()[2] for call in machine.calls() if call.startswith("apt-get")]
    assert kinds == ["install", "update", "install"]


def test_where_there_is_no_dpkg_nothing_is_asked(machine: Machine) -> None:
    machine.without("dpkg-query")
    machine.without("apt-get")
    result = machine.run("play")
    assert (result.returncode, result.stderr) == (0, SETTING_UP)


def test_a_new_lock_is_installed_into_the_same_environment(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    lock = machine.here / "scripts" / "locked" / "play.txt"
    lock.write_text("# python: 3.10 3.11\n# locked: other\nx==1 --hash=sha256:0\n")
    machine.run("play")
    assert machine.calls() == [*UPDATE, started(machine)]
    assert machine.run("play").stderr == ""


@pytest.mark.parametrize(("system", "parts"), [("linux-gnu", 2), ("darwin23", 3)])
def test_parts_for_some_versions_of_macos_alone_are_left_out_elsewhere(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, system: str, parts: int
) -> None:
    """pip 24.1 to 24.3 fails where it compares them with the name of a kernel of Linux."""
    usual = Machine.environment
    lock = machine.here / "scripts" / "locked" / "play.txt"
    lock.write_text(
        "# python: 3.11\n"
        "x==1 \\\n    --hash=sha256:0\n"
        "y==1 ; platform_release >= '20' and sys_platform == 'darwin' \\\n    --hash=sha256:1\n"
        "z==1 ; sys_platform != 'darwin' \\\n    --hash=sha256:2\n"
    )
    monkeypatch.setattr(Machine, "environment", lambda given: {**usual(given), "OSTYPE": system})
    assert machine.run("play").returncode == 0
    given = (machine.here / ".venv" / "locked-play.txt").read_text("utf-8")
    assert given.count("--hash") == given.count("==1") == parts
    assert ("platform_release" in given) == (parts == 3)


@pytest.mark.parametrize("version", ["3.10.9", "3.99.0", "3.1.1"])
def test_a_python_that_the_lock_is_not_for_is_told_and_gets_what_fits(
    machine: Machine, version: str
) -> None:
    (machine.fakes / "version").write_text(version)
    result = machine.run("play")
    assert (result.returncode, result.stderr) == (0, STEP_1 + STEP_2 + NOT_LOCKED + "Ready.\n")
    assert machine.calls() == [VENV.format(cwd=machine.fakes), LOOSE, started(machine)]
    again = machine.run("play")
    assert (again.stdout, again.stderr) == (GAME, "")


def test_a_lock_for_other_packages_is_not_used(machine: Machine) -> None:
    machine.switch("lock-is-old")
    assert NOT_LOCKED in machine.run("play").stderr
    assert machine.calls() == [VENV.format(cwd=machine.fakes), LOOSE, started(machine)]


def test_without_a_lock_what_fits_is_installed(machine: Machine) -> None:
    (machine.here / "scripts" / "locked" / "play.txt").unlink()
    assert NOT_LOCKED in machine.run("play").stderr
    assert machine.run("play").stderr == ""


def test_a_machine_without_fitting_files_gets_what_fits(machine: Machine) -> None:
    (machine.fakes / "locked-fails").write_text(
        "ERROR: Could not find a version that satisfies the requirement pygame-ce==2.5.8\n"
        "ERROR: No matching distribution found for pygame-ce==2.5.8\n"
    )
    result = machine.run("play")
    assert (result.returncode, result.stderr) == (0, STEP_1 + STEP_2 + NOT_LOCKED + "Ready.\n")
    assert machine.calls() == [
        VENV.format(cwd=machine.fakes),
        INSTALL[0],
        LOOSE,
        started(machine),
    ]


def test_a_file_that_is_not_the_locked_one_stops_everything(machine: Machine) -> None:
    (machine.fakes / "locked-fails").write_text(
        "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n"
    )
    result = machine.run("play")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == (
        STEP_1
        + STEP_2
        + "A downloaded file is not the one that was checked. None of it was installed. Try again"
        " later; if this continues, report it. The details are at the end of"
        f" {machine.here}/.venv.log\n"
    )
    assert machine.calls() == [VENV.format(cwd=machine.fakes), INSTALL[0]]
    (machine.fakes / "locked-fails").unlink()
    assert machine.run("play").returncode == 0


def test_word_lists_of_this_tree_are_installed_from_it(machine: Machine) -> None:
    for language in ("de", "fr"):
        folder = machine.here / "packaging" / "words" / language
        folder.mkdir(parents=True)
        (folder / "pyproject.toml").write_text(f"# {language}\n")
    assert machine.run("play").returncode == 0
    assert f"{OWN} --editable packaging/words/de --editable packaging/words/fr" in machine.calls()
    assert machine.run("play").returncode == 0
    machine.calls()
    (machine.here / "packaging" / "words" / "fr" / "pyproject.toml").write_text("# newer\n")
    machine.run("play")
    assert any(call.startswith(OWN) for call in machine.calls())
