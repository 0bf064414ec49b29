"""``python -m braillespiel``, which ./play hands over to."""

import subprocess
import sys

from braillespiel import __version__
from tests.setup.conftest import ROOT


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
