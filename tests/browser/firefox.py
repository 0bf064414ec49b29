"""Firefox without a window, driven through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/)."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

from websockets.sync.client import connect

from tests.support.patience import HANGS_S, PATIENT, end, until

T = TypeVar("T")
PROGRAM = "/usr/bin/firefox-esr"
_PREFERENCES = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.enabled": False,
    "browser.startup.page": 0,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox:
    """One browser with one tab. Nobody looks at its window, so no event tells of the focus."""

    def __init__(self, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir()
        lines = (
            f"user_pref({json.dumps(key)}, {json.dumps(value)});"
            for key, value in _PREFERENCES.items()
        )
        (profile / "user.js").write_text("\n".join(lines))
        self._log = folder / "log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [PROGRAM, "--headless", "--no-remote", "--profile", str(profile),
                 "--remote-debugging-port", "0", "about:blank"],
                stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"},
            )  # fmt: skip
        self._numbers = itertools.count(1)
        self._open = ExitStack()
        try:
            opened = connect(f"{self._address()}/session", max_size=None, **PATIENT)
            self._socket = self._open.enter_context(opened)
            self.call("session.new", capabilities={})
            self._tab = self.call("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise

    def _address(self) -> str:
        def told() -> re.Match[str] | None:
            found = re.search(r"BiDi listening on (ws://\S+)", self._log.read_text("utf-8"))
            assert found or self._process.poll() is None, self._log.read_text("utf-8")
            return found

        found = until(told, lambda: f"its address, while there is {self._log.read_text('utf-8')}")
        assert found is not None
        return found[1]

    def call(self, method: str, **params: Any) -> Any:
        """Send a command, return its result."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=HANGS_S))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        """Go to an address."""
        self.call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function in the page; return what it returns, as JSON can write it."""
        told = self.call(
            "script.evaluate",
            expression=f"JSON.stringify((function () {{ {script} }})"
            f".apply(null, {json.dumps(arguments)}) ?? null)",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def until(self, look: Callable[[], T], what: str = "") -> T:
        """Wait until ``look`` returns something true, and return that."""
        return until(look, what)

    def preload(self, script: str) -> str:
        """Have every page run a script before its own; return what ``unload`` needs."""
        declared = f"() => {{ {script} }}"
        return str(self.call("script.addPreloadScript", functionDeclaration=declared)["script"])

    def unload(self, name: str) -> None:
        """Run that script no longer."""
        self.call("script.removePreloadScript", script=name)

    def keys(self, *keys: str) -> None:
        """Press keys one after the other."""
        actions = [
            {"type": kind, "value": key} for key in "".join(keys) for kind in ("keyDown", "keyUp")
        ]
        self.call(
            "input.performActions",
            context=self._tab,
            actions=[{"type": "key", "id": "keyboard", "actions": actions}],
        )

    def close(self) -> None:
        """End the browser."""
        self._open.close()
        end(self._process)
