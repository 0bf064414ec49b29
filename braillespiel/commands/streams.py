"""How a command ends when its input, its output or a file fails."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from typing import NoReturn

INTERRUPTED = 130
"""The exit status after Ctrl+C, as in shells."""
_unheard = False
"""Whether nobody sees standard error on Windows."""
_WARNING, _IN_FRONT = 0x30, 0x10000
"""MB_ICONWARNING and MB_SETFOREGROUND of Windows."""
_LONGEST = 120
"""How many characters of a path are said; of a longer one only its ends."""


def make_whole() -> None:
    """Open standard streams that are closed, connected to nothing.

    Otherwise the next file that is opened would take the place of one, and get what is printed.
    """
    global _unheard
    # As from the start menu: pythonw.exe has no console.
    _unheard = sys.platform == "win32" and sys.stderr is None
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        try:
            os.fstat(number)
        except OSError:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
        if getattr(sys, name) is None:
            stream = open(number, mode, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)


def make_utf8(platform: str = sys.platform) -> None:
    """Let all streams carry every letter and cell, with the same bytes on every system.

    Windows gives pipes and files the characters of one country; PYTHONIOENCODING is respected there
    too. Elsewhere the system's encoding counts, and an old terminal shows ? for what it lacks.
    """
    chosen = platform != "win32" or "PYTHONIOENCODING" in os.environ
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if not chosen:
                stream.reconfigure(encoding="utf-8")
            if stream is not sys.stdin:
                newline = "\n" if platform == "win32" else None
                stream.reconfigure(errors="replace", newline=newline)


def unheard() -> bool:
    """Tell whether nobody sees standard error, so that a dialog has to say what is wrong."""
    return _unheard


def complain(text: str) -> None:
    """Say on standard error what is wrong; where nobody sees that, in a dialog of Windows.

    Screen readers read such a dialog, and Enter closes it. Raises OSError.
    """
    print(text, file=sys.stderr)
    if _unheard:
        _dialog(text)


def _dialog(text: str) -> None:
    import ctypes

    show = ctypes.windll.user32.MessageBoxW  # type: ignore[attr-defined]
    show(None, text, "braillespiel", _WARNING | _IN_FRONT)


def flush() -> OSError | None:
    """Write out what was printed; if that fails, return why, and print no more."""
    failed: OSError | None = None
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        try:
            stream.flush()
        except OSError as error:
            failed = failed or error
            with contextlib.suppress(OSError):
                nothing = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nothing, number)  # or Python complains when it ends
                os.close(nothing)
        except ValueError:  # closed by somebody
            pass
    return failed


def tell_error(error: OSError, language: str) -> int:
    """Say what the system refused; return the exit status."""
    if isinstance(error, BrokenPipeError):
        return 1  # who read has gone, and needs no reason
    reason = error.strerror or str(error)
    if error.filename is None:
        _tell("error-output", language, reason=reason)
    else:
        with contextlib.suppress(OSError):
            from braillespiel.application.errorlog import error_log

            error_log().error(error)
        _tell("error-system", language, file=_shortened(os.fsdecode(error.filename)), reason=reason)
    return 1


def tell_unexpected(error: Exception, language: str) -> int:
    """Say that the program itself is at fault; return the exit status.

    Of what ended a program that served others the kind alone is told: words of theirs may be in it.
    """
    from braillespiel.application.errorlog import error_log

    log = error_log()
    with contextlib.suppress(OSError):
        log.error(error)
    kind = type(error).__name__
    _tell("error-unexpected", language, reason=kind if log.wordless else f"{kind}: {error}")
    return 1


def end_interrupted(language: str | None = None) -> NoReturn:
    """Say that Ctrl+C ended the command, and end the process with that status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if language is None:
        from braillespiel.application.language import system_language

        language = system_language()
    _tell("error-interrupted", language)
    flush()
    # At once: Python would go on to end itself by the signal, or not, by where it was caught.
    os._exit(INTERRUPTED)


def _tell(key: str, language: str, **arguments: str) -> None:
    from braillespiel.words.catalogue import Words

    with contextlib.suppress(OSError, ValueError):
        complain(Words(language, ("cli",))(key, **arguments))


def _shortened(path: str) -> str:
    half = _LONGEST // 2
    return path if len(path) <= _LONGEST else f"{path[:half]}…{path[-half:]}"
