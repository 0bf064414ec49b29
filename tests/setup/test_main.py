"""``python -m braillespiel``, which ./play hands over to."""

import subprocess
import sys

import pytest

from braillespiel import __version__
from tests.setup.conftest import ROOT
from tests.support.patience import HANGS_S


def test_the_module_starts_the_command_line() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "braillespiel", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert __version__ in result.stdout


HANGING = """
import atexit, threading, time
from braillespiel import cli
from braillespiel.output.speech.interface import SpeechBase
from braillespiel.output.speech.backend_thread import BackendThread

class Hangs(SpeechBase):
    name = "hangs"

    def open(self):
        begun.set()
        threading.Event().wait()

def main():
    print("the last word", end="")
    if {hangs}:
        thread = BackendThread("hangs", Hangs, time.monotonic, lambda thread, error: None)
        thread.open(1, lambda thread: None)
        begun.wait()
        thread.abandon()
    return 3

begun = threading.Event()
atexit.register(print, ", Python takes itself apart")
cli.main = main
cli.run()
"""


@pytest.mark.parametrize(
    ("hangs", "said"),
    [(True, "the last word"), (False, "the last word, Python takes itself apart\n")],
)
def test_a_voice_that_hangs_does_not_hold_up_or_spoil_the_end(hangs: bool, said: str) -> None:
    result = subprocess.run(
        [sys.executable, "-c", HANGING.format(hangs=hangs)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS_S,
    )
    assert (result.returncode, result.stdout, result.stderr) == (3, said, "")
