"""``play``: starts the client, in a window or in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from braillespiel import languages
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words

BOTS = 8
"""How many names for bots there are."""

if TYPE_CHECKING:
    from braillespiel.application.application import Application
    from braillespiel.classroom.server import ClassServer
    from braillespiel.engine.contract import OptionValue
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.hosting import Pages
    from braillespiel.network.server import TableServer
    from braillespiel.output.braille.display import BrailleDisplay
    from braillespiel.output.frontend import FrontEnd
    from braillespiel.store.settings import Settings


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("cli-play-game"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-option")
    )
    parser.add_argument(
        "--front-end", choices=("auto", "window", "terminal"), help=words("cli-front-end")
    )
    parser.add_argument("--speech", metavar="NAME", help=words("cli-speech"))
    parser.add_argument("--braille", metavar="CELLS[xROWS]", help=words("cli-braille"))
    parser.add_argument("--no-brltty", action="store_true", help=words("cli-no-brltty"))
    parser.add_argument("--seed", type=whole_number, help=words("cli-seed"))
    parser.add_argument("--transcript", metavar="FILE", help=words("cli-transcript"))
    parser.set_defaults(run=run)


def parse(given: Sequence[str], words: Words) -> argparse.Namespace:
    """Read the arguments of ``play`` without loading the other commands."""
    from braillespiel.commands.arguments import Parser

    parser = Parser(words, prog="braillespiel play")
    parser.add_argument("--lang", choices=languages.codes())
    add(parser, words)
    parsed: argparse.Namespace = parser.parse_args(given)
    return parsed


def _simulated(text: str | None, words: Words) -> BrailleDisplay | None:
    """Return the display that ``--braille`` asks for: 12 to 80 cells, 1 to 10 rows."""
    if text is None:
        return None
    from braillespiel.commands.shared import CommandError
    from braillespiel.output.braille.display import SimulatedDisplay

    columns, _, rows = text.partition("x")
    rows = rows or "1"
    try:
        size = whole_number(columns), whole_number(rows)
    except ValueError:
        size = 0, 0
    if not 12 <= size[0] <= 80 or not 1 <= size[1] <= 10:
        raise CommandError(words("error-braille-size", size=text))
    return SimulatedDisplay(*size)


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _front_end(wanted: str, app_settings: Settings, show_braille: bool, words: Words) -> FrontEnd:
    """Return the window if there is a screen, or else the terminal.

    If the window cannot be opened and nobody asked for it, the terminal takes its place.
    """
    from braillespiel.application.errorlog import error_log
    from braillespiel.commands import streams
    from braillespiel.commands.shared import CommandError

    if wanted == "window" or (wanted == "auto" and _has_screen()):
        try:
            return _window(app_settings)
        except Exception as error:  # of the system's libraries, of any kind
            error_log().error(error)
            # Windows takes its NUL, which stands for streams that are not there, for a terminal.
            if wanted == "window" or streams.unheard() or not sys.stdin.isatty():
                raise CommandError(words("error-window")) from None
    from braillespiel.output.terminal.frontend import Terminal

    try:
        return Terminal(show_braille=show_braille)
    except Exception as error:
        error_log().error(error)
        raise CommandError(words("error-terminal")) from None


def _window(app_settings: Settings) -> FrontEnd:
    """Return the window; raises what the system's libraries raise."""
    from braillespiel.application.errorlog import error_log
    from braillespiel.output.window.frontend import Window

    window = Window(app_settings)
    import pygame  # after the window's module, which keeps it from greeting us

    # Where nothing else works, pictures are drawn into memory and no key ever comes.
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        window.close()
        raise OSError("no video driver that shows anything")
    if window.unreadable_because is not None:
        error_log().error(window.unreadable_because)
    return window


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Start the client and play until the player leaves."""
    from braillespiel.application.errorlog import logged
    from braillespiel.commands import shared, streams
    from braillespiel.output.frontend import FrontEndLostError

    try:
        with logged(quiet=sys.stderr.isatty()):
            try:
                return _play(arguments, words)
            finally:
                _let_go_of_sound()
    except shared.CommandError as error:
        streams.complain(str(error))
        return error.status
    except FrontEndLostError:
        streams.complain(words("error-front-end-lost"))
        return 2


def _play(arguments: argparse.Namespace, words: Words) -> int:
    """Start the client; if asked to end before it is ready, it ends properly as soon as it is."""
    asked: list[int] = []

    def end(number: int, frame: object) -> None:
        asked.append(number)
        if len(asked) > 1:  # who asks twice does not want to wait
            raise KeyboardInterrupt

    _on_signals(end)
    app = make(arguments, words)
    if asked:
        app.close()
        if asked[0] == signal.SIGINT:
            raise KeyboardInterrupt
        return 128 + asked[0]
    app.run()
    return 0


def _let_go_of_sound() -> None:
    """End the sound worker, which a device that hangs would keep from ending by itself."""
    from braillespiel.output.sound.remote import SOUND

    SOUND.end()


def make(arguments: argparse.Namespace, words: Words) -> Application:
    """Return the client with all its devices, its first screen open."""
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # signals are ours
    simulated = _simulated(arguments.braille, words)
    recorded = _recorded(arguments.game, words)
    options = _options(arguments, words) if recorded is None else {}
    if arguments.speech is not None:
        _check_speech(arguments.speech, words)
    with contextlib.ExitStack() as opened:
        app = _app(arguments, simulated, words, opened)
        opened.callback(app.close)
        if arguments.transcript is not None:
            _keep_transcript(app, arguments.transcript, words)
        _begin(app, arguments.game, recorded, options)
        _end_on_signals(app)
        opened.pop_all()
    return app


def _recorded(name: str | None, words: Words) -> Path | None:
    """Return the match file that is named instead of a game, or None."""
    from braillespiel.commands.shared import speak_error
    from braillespiel.input_limits import InputError
    from braillespiel.resources import named
    from braillespiel.store.match_file import SUFFIX, MatchFileError, read_match

    if name is None or not name.endswith(SUFFIX):
        return None
    path = named(name)
    try:
        read_match(path)
    except (MatchFileError, InputError) as error:
        spoken = Words(words.language, ("cli", "client", "store"))
        raise speak_error(spoken, error) from None
    return path


def _app(
    arguments: argparse.Namespace,
    simulated: BrailleDisplay | None,
    words: Words,
    opened: contextlib.ExitStack,
) -> Application:
    """Return the client with its devices; what ``opened`` holds is closed if that fails."""
    from braillespiel.application.application import Application, declared_settings
    from braillespiel.application.devices import NoSound, NoVoice, Outputs
    from braillespiel.application.network_services import NetworkServices
    from braillespiel.output.braille import registry
    from braillespiel.output.problem import Problem
    from braillespiel.store.database import home_folder
    from braillespiel.store.opening import open_store
    from braillespiel.words.catalogue import use_own_words

    store = open_store()
    opened.callback(store.close)
    settings = declared_settings(store)
    unreadable = use_own_words(home_folder() / "words")
    language = arguments.lang or settings.text("language")
    wanted = arguments.front_end or "auto"
    if wanted == "auto":
        wanted = settings.text("front-end")
    front_end = _front_end(wanted, settings, simulated is not None, words)
    opened.callback(front_end.close)
    if settings.switch("first-run") and front_end.name == "window":
        from braillespiel.output.window.reader import reader_runs

        settings.set("screen-reader", reader_runs())
    displays: list[BrailleDisplay] = [simulated] if simulated is not None else []
    if not arguments.no_brltty:
        displays += registry.displays(settings.text("braille-display"))
    outputs = Outputs(NoVoice(), NoSound(), displays, front_end)
    adapter = arguments.speech or settings.text("speech-adapter")
    holder: list[Application] = []
    outputs.voice = _voice(adapter, holder)
    outputs.earcons = _earcons(holder)
    draw_seed = (lambda: int(arguments.seed)) if arguments.seed is not None else None
    app = Application(store, settings, outputs, language, draw_seed=draw_seed)
    bots = [app.ui.words(f"bot-name-{seat}") for seat in range(BOTS)]
    app.network = NetworkServices(bots, pages=_pages, class_pages=_class_pages)
    opened.pop_all()
    app.devices.fixed_adapter = arguments.speech
    holder.append(app)
    for display in displays:
        display.on_event = front_end.wake
    for wrong in unreadable:
        app.report(Problem(f"outside-{wrong.kind}", {"path": wrong.path, "detail": wrong.detail}))
    if wanted == "auto" and front_end.name == "terminal" and _has_screen():
        app.report(Problem("window-unusable"))
    if front_end.name == "window" and not front_end.readable:
        app.report(Problem("window-unreadable"))
    return app


def _pages(server: TableServer, entrance: Entrance) -> Pages:
    """Return what serves a table that was opened in the menus to browsers."""
    from braillespiel.web.server import PageServer

    return PageServer(server, entrance.door)


def _class_pages(server: ClassServer, entrance: Entrance) -> Pages:
    """Return what serves a class that was opened in the menus to browsers."""
    from braillespiel.web.server import PageServer

    return PageServer(server, entrance.door)


def _options(arguments: argparse.Namespace, words: Words) -> dict[str, OptionValue]:
    """Return the options given for the game; raises CommandError."""
    from braillespiel.commands.shared import CommandError, game, options

    if arguments.game is None:
        if arguments.option:
            raise CommandError(words("error-option-game"))
        return {}
    resolved = options(game(arguments.game, words), arguments.option, words)
    return {name: resolved[name] for name, _, _ in (o.partition("=") for o in arguments.option)}


def _begin(
    app: Application,
    game: str | None,
    recorded: Path | None,
    options: Mapping[str, OptionValue],
) -> None:
    """Open the first screen: that of the very first start, the main menu, a game's, or a match
    that was played.

    A game is set up with ``options``.
    """
    from braillespiel.ui.screens.first_run import FirstRun
    from braillespiel.ui.screens.main_menu import MainMenu

    first = app.settings.switch("first-run")

    def begin() -> None:
        app.ui.push(MainMenu(app.ui), silent=first or game is not None)
        if recorded is not None:
            from braillespiel.ui.replay.finished_menu import open_replay

            open_replay(app.ui, lambda: app.matches.recording_of(recorded))
        elif game is not None:
            from braillespiel.ui.screens.new_match import MatchSetup

            setup = MatchSetup(app.ui, game)
            setup.options.update(options)
            app.ui.push(setup)

    if first:
        app.start(FirstRun(app.ui, begin))
    else:
        app.start(None)
        app.guarded(begin)


def _keep_transcript(app: Application, file: str, words: Words) -> None:
    from braillespiel.commands.shared import CommandError

    try:
        app.write_transcript(Path(file))
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandError(words("error-file-write", file=file, reason=reason)) from None


def _end_on_signals(app: Application) -> None:
    """End properly when the system asks for it: displays and the terminal are released."""

    def end(number: int, frame: object) -> None:
        app.ui.done = True
        app.devices.frontend.wake()

    _on_signals(end)


def _on_signals(call: Callable[[int, object], None]) -> None:
    for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), call)


def _check_speech(name: str, words: Words) -> None:
    from braillespiel.commands.shared import CommandError
    from braillespiel.ui.settings import BY_KEY

    setting = BY_KEY["speech-adapter"]
    if not setting.fits(name):
        known = words.signs.list.join(setting.offered)
        raise CommandError(words("error-voice", name=name, known=known))


def _voice(adapter: str, holder: list[Application]) -> Any:
    """Return the chosen voice; the application announces what happens to it."""
    from braillespiel.application.voice import ChosenVoice

    def duck(speaking: bool) -> None:
        if holder:
            holder[0].devices.earcons.set_ducked(speaking)

    return ChosenVoice(adapter, lambda: holder[0] if holder else None, duck)


def _earcons(holder: list[Application]) -> Any:
    from braillespiel.output.problem import Problem
    from braillespiel.output.sound.beside import EarconsBeside
    from braillespiel.output.sound.remote import RemoteEarcons

    def announce(problem: Problem) -> None:
        if holder:
            holder[0].report(problem)

    return EarconsBeside(RemoteEarcons(on_problem=announce))
