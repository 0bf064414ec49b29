"""What a class's list lends a page in Chromium after the teacher's yes, until one chooses."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver.common.by import By

from tests.browser import chromium
from tests.browser.chromium import Browser
from tests.classroom.in_whole_class import Host, Window


def looks(browser: Browser) -> list[str]:
    """Return the language and the dress of the page."""
    root = "document.documentElement"
    return [str(one) for one in browser.run(f"return [{root}.lang, {root}.dataset.dress]")]


def test_a_page_begins_as_the_list_says_and_stays_as_somebody_chose(tmp_path: Path) -> None:
    host = Host(tmp_path / "host", listed="name;language;front_end\nAda;de;touch\n")
    browser, teachers = [chromium.start(tmp_path / name) for name in ("browser", "teacher")]
    try:
        desk = Window(teachers, host.told["teacher"])
        desk.hears("nobody needs you")
        browser.open(host.told["web"])
        for field, text in (("code", host.told["code"]), ("first", "Ada")):
            browser.until(lambda field=field: browser.driver.find_elements(By.ID, field))
            browser.driver.find_element(By.ID, field).send_keys(text)
        assert looks(browser) == ["en", "keys"]
        browser.click("Go to the table")
        desk.hears("Ada")
        assert looks(browser) == ["en", "keys"], "before the teacher's yes"
        teachers.keys("w")
        browser.until(lambda: looks(browser) == ["de", "touch"], "the list does not hold")
        browser.click("Zu Feldern mit Pfeiltasten wechseln")
        assert looks(browser) == ["de", "keys"]
        browser.driver.refresh()
        browser.until(lambda: "Zu Listen mit Knöpfen wechseln" in browser.driver.page_source)
        browser.until(lambda: browser.driver.find_elements(By.CSS_SELECTOR, "[role=gridcell]"))
        assert looks(browser) == ["de", "keys"], "what somebody chose here holds"
    finally:
        browser.close()
        teachers.close()
        host.close()
