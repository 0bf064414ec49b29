"""A Speech Dispatcher of the test's own that writes down what it is given."""

from __future__ import annotations

import subprocess
from pathlib import Path

from braillespiel.output.speech import dispatcher
from tests.support.patience import until

PACKAGES = Path("/usr/lib/python3/dist-packages")
"""Where Debian keeps its client for Python."""
_SETTINGS = """
LogLevel 1
CommunicationMethod "unix_socket"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule writer
DefaultLanguage de
AudioOutputMethod "alsa"
AudioALSADevice "null"
Timeout 0
"""
_MODULE = """
GenericExecuteSynth "echo '$VOICE|$DATA' >> {heard}"
GenericLanguage "de" "de" "utf-8"
GenericLanguage "en" "en" "utf-8"
AddVoice "de" "MALE1" "klaus"
AddVoice "en" "MALE1" "kevin"
GenericDefaultCharset "utf-8"
GenericMaxChunkLength 100000
"""


class SpeechDispatcher:
    """The real daemon, in a folder of its own; its voice writes into a file.

    ``SPEECHD_ADDRESS`` must lead to it already, as :attr:`variables` tell.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.heard_file = folder / "heard.txt"
        self.socket = folder / "socket"
        (folder / "modules").mkdir(exist_ok=True)
        (folder / "log").mkdir(exist_ok=True)
        (folder / "speechd.conf").write_text(_SETTINGS)
        (folder / "modules" / "writer.conf").write_text(_MODULE.format(heard=self.heard_file))
        self.start()

    @property
    def variables(self) -> dict[str, str]:
        """What a client needs to find it."""
        return {"SPEECHD_ADDRESS": f"unix_socket:{self.socket}"}

    def start(self) -> None:
        """Start it and wait until it listens."""
        self.process = subprocess.Popen(
            [
                *("speech-dispatcher", "-s", "-c", "unix_socket", "-C", self.folder),
                *("-S", self.socket, "-P", self.folder / "pid", "-L", self.folder / "log"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self._listens, "Speech Dispatcher to listen")

    def stop(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()
        self.socket.unlink(missing_ok=True)

    @property
    def heard(self) -> list[str]:
        """The lines "voice|text" so far."""
        if not self.heard_file.exists():
            return []
        whole, _, _ = self.heard_file.read_bytes().rpartition(b"\n")  # more may be on its way
        return whole.decode().splitlines()

    def _listens(self) -> bool:
        watch = dispatcher.watch()
        if watch is None:
            return False
        watch.close()
        return True
