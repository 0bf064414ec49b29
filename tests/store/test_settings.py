"""Settings: typed, checked, kept; what was edited by hand never costs the rest."""

import pytest

from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.settings import BadSetting, Setting, SettingError, Settings, SettingValue

DECLARED = (
    Setting("rate", "speech", 50, low=0, high=100, step=5),
    Setting("wrap", "menus", True),
    Setting("wording", "speech", "normal", ("brief", "normal", "full")),
    Setting("voice", "speech", "", high=20),
)


@pytest.fixture
def settings(store: Store) -> Settings:
    return Settings(store.database, DECLARED)


def write(store: Store, key: str, value: str, profile: str = "") -> None:
    with store.database.transaction() as execute:
        execute("INSERT OR REPLACE INTO settings VALUES (?, ?, ?)", (profile, key, value))


def test_defaults_count_until_something_is_set(settings: Settings) -> None:
    assert [settings.get(setting.key) for setting in DECLARED] == [50, True, "normal", ""]
    assert (settings.number("rate"), settings.switch("wrap")) == (50, True)
    assert settings.text("wording") == "normal"


def test_what_is_set_is_there_at_the_next_start(store: Store, settings: Settings) -> None:
    values: dict[str, SettingValue] = {"rate": 75, "wrap": False, "wording": "full", "voice": "Ä"}
    for key, value in values.items():
        settings.set(key, value)
    again = Settings(store.database, DECLARED)
    assert {key: again.get(key) for key in values} == values
    assert again.bad == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rate", 101),
        ("rate", -1),
        ("rate", "50"),
        ("rate", True),
        ("wrap", 1),
        ("wrap", "yes"),
        ("wording", "loud"),
        ("voice", 5),
        ("voice", "v" * 21),
    ],
)
def test_a_value_of_the_wrong_sort_is_refused_and_changes_nothing(
    settings: Settings, key: str, value: SettingValue
) -> None:
    before = settings.get(key)
    with pytest.raises(SettingError) as caught:
        settings.set(key, value)
    assert (caught.value.kind, caught.value.key, caught.value.value) == ("value", key, value)
    assert settings.get(key) == before


def test_an_unknown_setting_is_named(settings: Settings) -> None:
    for use in (settings.get, settings.reset, lambda key: settings.set(key, 1)):
        with pytest.raises(SettingError) as caught:
            use("colour")
        assert (caught.value.kind, caught.value.key) == ("unknown", "colour")


@pytest.mark.parametrize("text", ["400", '"fast"', "rubbish {", "null", "[1]", "", "1e400"])
def test_a_wrong_kept_value_gives_the_default_a_report_and_is_put_away(
    store: Store, text: str
) -> None:
    write(store, "rate", text)
    write(store, "wording", '"full"')
    settings = Settings(store.database, DECLARED)
    assert settings.get("rate") == 50
    assert settings.text("wording") == "full"
    assert settings.bad == [BadSetting("rate", text, 50)]
    assert store.database.rows("SELECT key, value FROM bad_settings") == [("rate", text)]
    assert Settings(store.database, DECLARED).bad == []  # told once


def test_a_wrong_value_that_cannot_be_put_away_is_still_reported(store: Store) -> None:
    write(store, "rate", "400")
    store.database.rows("PRAGMA query_only = ON")
    settings = Settings(store.database, DECLARED)
    assert (settings.get("rate"), settings.bad) == (50, [BadSetting("rate", "400", 50)])


def test_a_setting_of_a_newer_program_is_left_as_it_is(store: Store) -> None:
    write(store, "hologram", '{"depth": 3}')
    settings = Settings(store.database, DECLARED)
    settings.set("rate", 60)
    assert settings.bad == []
    assert store.database.rows("SELECT value FROM settings WHERE key = 'hologram'") == [
        ('{"depth": 3}',)
    ]


def test_a_profile_falls_back_to_everybodys_value(store: Store, settings: Settings) -> None:
    ada = Settings(store.database, DECLARED, "Ada")
    settings.set("rate", 70)
    ada.reload()
    assert ada.number("rate") == 70
    ada.set("rate", 90)
    settings.reload()
    assert (settings.number("rate"), ada.number("rate")) == (70, 90)
    ada.reset("rate")
    assert ada.number("rate") == 70
    settings.reset("rate")
    assert settings.number("rate") == 50


def test_watchers_hear_of_changes(settings: Settings) -> None:
    heard: list[tuple[str, SettingValue]] = []
    settings.watch(lambda key, value: heard.append((key, value)))
    settings.set("wrap", False)
    settings.reset("wrap")
    assert heard == [("wrap", False), ("wrap", True)]


def test_a_value_that_cannot_be_kept_counts_until_the_end(store: Store, settings: Settings) -> None:
    store.database.rows("PRAGMA query_only = ON")
    with pytest.raises(StoreError) as caught:
        settings.set("rate", 60)
    assert caught.value.kind == "cannot-write"
    assert settings.number("rate") == 60


def test_stepping_stops_at_the_ends_of_numbers_and_goes_round_choices() -> None:
    rate, wrap, wording, voice = DECLARED
    assert [rate.stepped(98, 1), rate.stepped(2, -1), rate.stepped(50, -2)] == [100, 0, 40]
    assert [wrap.stepped(True, 1), wrap.stepped(False, -1)] == [False, True]
    assert [wording.stepped("full", 1), wording.stepped("brief", -1)] == ["brief", "full"]
    assert voice.stepped("x", 1) == "x"
    assert [setting.kind for setting in DECLARED] == ["number", "switch", "choice", "text"]


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [("rate", "65", 65), ("wrap", "No", False), ("wording", "brief", "brief"), ("voice", "x", "x")],
)
def test_values_are_read_from_the_command_line(key: str, text: str, value: SettingValue) -> None:
    setting = next(setting for setting in DECLARED if setting.key == key)
    assert setting.parse(text) == value


@pytest.mark.parametrize(("number", "text"), [(0, "fast"), (0, "101"), (1, "maybe"), (2, "loud")])
def test_a_wrong_text_on_the_command_line_is_refused(number: int, text: str) -> None:
    with pytest.raises(SettingError) as caught:
        DECLARED[number].parse(text)
    assert caught.value.value == text


def test_a_default_must_be_one_of_the_values() -> None:
    with pytest.raises(SettingError):
        Setting("rate", "speech", 50, low=60, high=100)


def test_a_text_has_the_form_that_its_setting_wants() -> None:
    setting = Setting("name", "play", "", high=20, form=lambda text: text.islower() or not text)
    assert setting.fits("ada")
    assert not setting.fits("Ada")
