"""Chromium driven by chromedriver: keys, clicks, and what a reader would get."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from selenium.webdriver import ActionChains, Chrome
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from tests.support.patience import HANGS_S

_DRIVERS = ("/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver")

_TOLD_IN_REGIONS = """
window.inRegions = [];
document.addEventListener("readystatechange", () => {
  for (const id of ["polite", "assertive"]) {
    const region = document.getElementById(id);
    if (!region) continue;
    new MutationObserver(() => {
      if (region.textContent) inRegions.push([id, region.textContent.trim()]);
    }).observe(region, {childList: true, subtree: true, characterData: true});
  }
}, {once: true});
"""

T = TypeVar("T")


def start(folder: Path, environment: Mapping[str, str] | None = None) -> Browser:
    """Start the browser with a profile in ``folder``.

    With the ``environment`` of a desktop it has a window there, as large as the screen.
    """
    options = Options()
    options.binary_location = "/usr/bin/chromium"
    for argument in (
        "--headless=new" if environment is None else "--kiosk",
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-renderer-accessibility", "--no-first-run", "--window-size=1280,900",
        "--lang=de", f"--user-data-dir={folder / 'profile'}",
    ):  # fmt: skip
        options.add_argument(argument)
    driver = next(path for path in _DRIVERS if Path(path).exists())
    service = Service(driver, env=None if environment is None else dict(environment))
    browser = Browser(Chrome(options=options, service=service))
    browser.preload(_TOLD_IN_REGIONS)
    if environment is not None:
        return browser
    # A window that nobody looks at has no focus, and draws none.
    browser.driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
    return browser


class Browser:
    """One browser window; all waits are for a condition."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    # -- seeing ------------------------------------------------------------------------

    def until(self, look: Callable[[], T], what: str = "") -> T:
        """Wait until ``look`` returns something true, and return that."""
        return WebDriverWait(self.driver, HANGS_S, 0.02).until(lambda _: look(), what)

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript in the page."""
        return self.driver.execute_script(script, *arguments)

    def focused(self) -> str:
        """Return the text of what has the focus, its label where it has none."""
        return str(
            self.run(
                "const e = document.activeElement, n = e.querySelector(':scope > .name');"
                "return n ? n.textContent : e.textContent || e.id || e.tagName"
            )
        )

    def live(self) -> dict[str, str]:
        """Return what stands in the two live regions."""
        found = self.run(
            "return {polite: document.getElementById('polite').textContent,"
            " assertive: document.getElementById('assertive').textContent}"
        )
        return dict(found)

    def hears(self, region: str, sentence: str, part: bool = False) -> None:
        """Wait until a live region has told a sentence, also if it is empty again by then.

        ``part``: it may have told more at once. What it told before is heard no more.
        """
        look = (
            "const [region, sentence, part] = arguments, told = window.inRegions ?? [];"
            "const at = told.findIndex(([id, text]) => id === region"
            " && (part ? text.includes(sentence) : text === sentence));"
            "return told.splice(0, at + 1).length > 0"
        )
        self.until(lambda: self.run(look, region, sentence, part), sentence)

    def rests(self) -> None:
        """Wait until nothing is said any more; what is about to leave is gone."""
        self.until(lambda: not any(self.live().values()))
        self.run("for (const one of document.querySelectorAll('[data-leaving]')) one.remove()")

    def tree(self, marks: bool = False) -> list[str]:
        """Return the accessibility tree as indented lines: role, name, what else is told.

        Lines of text that only repeat the name of what holds them are left out.
        """
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return list(_lines(by_id, nodes[0], 0, ""))

    # -- doing -------------------------------------------------------------------------

    def open(self, address: str) -> None:
        """Go to an address, as a browser that was never there."""
        self.driver.get(address)

    def preload(self, script: str) -> str:
        """Have every page run a script before its own; return what ``unload`` needs."""
        added = self.driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": script}
        )
        return str(added["identifier"])

    def unload(self, name: str) -> None:
        """Run that script no longer."""
        self.driver.execute_cdp_cmd(
            "Page.removeScriptToEvaluateOnNewDocument", {"identifier": name}
        )

    def forget(self) -> None:
        """Throw away what the page keeps."""
        self.run("localStorage.clear(); sessionStorage.clear()")

    def keys(self, *keys: str) -> None:
        """Press keys one after the other, where the focus is."""
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def chord(self, modifier: str, key: str) -> None:
        """Press a key with a modifier."""
        chain = ActionChains(self.driver, duration=0)
        chain.key_down(modifier).send_keys(key).key_up(modifier).perform()

    def button(self, name: str) -> Any:
        """Return the visible button with this text."""
        self.run("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        return self.until(
            lambda: next(
                (
                    found
                    for found in self.driver.find_elements(By.TAG_NAME, "button")
                    if found.text.strip().lstrip("\u2713\u00a0") == name and found.is_displayed()
                ),
                None,
            ),
            f"no button {name!r}",
        )

    def click(self, name: str) -> None:
        """Click on a button by its text."""
        self.run("arguments[0].click()", self.button(name))

    def size(self, across: int, down: int) -> None:
        """Give the page so many px."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": across, "height": down, "deviceScaleFactor": 1, "mobile": False},
        )

    @contextmanager
    def media(self, **features: str) -> Iterator[None]:
        """Have the system ask for something: ``prefers_color_scheme="light"``."""
        told = [{"name": key.replace("_", "-"), "value": v} for key, v in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": told})
        try:
            yield
        finally:
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def picture(self, path: Path, whole: bool = False) -> None:
        """Save what stands on the page."""
        if whole:
            high = int(self.run("return document.documentElement.scrollHeight"))
            self.size(int(self.run("return innerWidth")), high)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))

    def close(self) -> None:
        """End the browser."""
        self.driver.quit()


ENTER, TAB, SPACE, BACK = Keys.ENTER, Keys.TAB, Keys.SPACE, Keys.BACKSPACE
RIGHT, LEFT, UP, DOWN = Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_DOWN
HOME, END, CONTROL, ALT, SHIFT = Keys.HOME, Keys.END, Keys.CONTROL, Keys.ALT, Keys.SHIFT
_LEFT_OUT = frozenset(("InlineTextBox", "LineBreak", "none", "generic"))
_TOLD = (
    "description", "valuetext", "roledescription", "level", "checked", "pressed", "selected",
    "focused", "invalid", "live", "disabled", "expanded",
)  # fmt: skip


def _lines(
    nodes: Mapping[str, Any], node: Mapping[str, Any], depth: int, above: str
) -> Iterator[str]:
    role = node.get("role", {}).get("value", "")
    name = node.get("name", {}).get("value", "")
    shown = not node.get("ignored") and role not in _LEFT_OUT
    if role == "StaticText" and (name in above or not name.strip()):
        shown = False
    if shown:
        told = [f'{role} "{name}"' if name else role]
        for key in ("description", "value"):
            if (value := node.get(key, {}).get("value", "")) not in ("", None):
                told.append(f"{key}={value}")
        for each in node.get("properties", ()):
            value = each["value"].get("value")
            if each["name"] in _TOLD and value not in (False, "false", "", None):
                whole = value is True or value == "true"
                told.append(each["name"] if whole else f"{each['name']}={value}")
        yield "  " * depth + " ".join(told)
        above = name if role not in ("RootWebArea", "main", "region", "group", "list") else ""
    for kid in node.get("childIds", ()):
        if kid in nodes:
            yield from _lines(nodes, nodes[kid], depth + shown, above)
