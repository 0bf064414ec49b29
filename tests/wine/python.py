"""Sets a Windows CPython 3.11 up once, in a folder of its own, and runs it under Wine.

The DLLs of CPython are those signed by the Python Software Foundation, out of a wheel whose
checksum is fixed here; the library is that of this system's Python 3.11. What is there already is
kept, so that a second run starts at once. The folder is that of BRAILLESPIEL_WINE, else
``~/.cache/braillespiel/wine``; it takes about 1.5 GB.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import selectors
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from filelock import FileLock

from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[2]
SHIMS = Path(__file__).with_name("shims")
FOLDER = "Spiele für Jörg Groß"
"""A folder as players have them."""
_DEBIAN = (
    "wine64", "wine", "gcc-mingw-w64-x86-64-win32", "nsis", "xvfb", "brltty", "at-spi2-core",
    "locales",
)  # fmt: skip
_WHEEL = (
    "panda3d==1.10.16 "
    "--hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82\n"
)
"""It carries CPython 3.11.9 for programs that are frozen, each file with its signature."""
_BESIDE = ("python311.dll", "vcruntime140.dll", "vcruntime140_1.dll")
_BELOW = ("libffi-8.dll", "libssl-3.dll", "libcrypto-3.dll", "sqlite3.dll")
_LEFT_OUT = (
    "site-packages", "dist-packages", "test", "idlelib", "lib-dynload", "config-*",
    "sitecustomize.py", "__pycache__", "EXTERNALLY-MANAGED",
)  # fmt: skip


class SetUpError(Exception):
    """This computer cannot run Windows programs; the text says what helps."""


class WindowsPython:
    """The Python in ``folder``, and the Wine that it lives in."""

    def __init__(self, folder: Path | None = None) -> None:
        given = os.environ.get("BRAILLESPIEL_WINE")
        usual = Path(given) if given else Path.home() / ".cache" / "braillespiel" / "wine"
        self.folder = (folder or usual).resolve()
        self.prefix = self.folder / "prefix"
        self.home = self.folder / "python"
        self._tools = self.folder / "tools"
        self._cache = self.folder / "cache"
        self._lock = FileLock(self.folder / "lock")

    # -- set-up ------------------------------------------------------------------------

    def set_up(self, tell: Callable[[str], None]) -> None:
        """Make everything that is missing; ``tell`` each step and its seconds.

        Raises:
            SetUpError: a package or a file cannot be had.
        """
        for words, step in (
            ("a folder, when no other run uses it", self._folder),
            ("Wine, a compiler, NSIS and an X server from Debian", self._debian),
            ("what installs packages for another system", self._installer),
            ("CPython for Windows", self._python),
            ("its python.exe and what Wine lacks", self._programs),
            ("the packages of the tests, for Windows", self._packages),
            ("a Windows of its own", self._windows),
            ("its first Python", self._start),
        ):
            begun = time.monotonic()
            try:
                step()
            except (OSError, subprocess.SubprocessError) as error:
                raise SetUpError(f"{words}: {error}") from error
            tell(f"{words}: {time.monotonic() - begun:.0f} s")

    def _folder(self) -> None:
        self._cache.mkdir(parents=True, exist_ok=True)
        # Another run would end this one's programs, and have them read its own sources.
        self._lock.acquire()

    def _debian(self) -> None:
        missing = [name for name in _DEBIAN if not _installed(name)]
        if not missing:
            return
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            raise SetUpError(f"Missing: {' '.join(missing)}. As root: apt-get install them.")
        install = ["apt-get", "install", "-qy", "--no-install-recommends", *missing]
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(
            install, env={**os.environ, **quiet}, stdout=subprocess.DEVNULL
        ).returncode:
            _run(["apt-get", "update", "-q"])
            _run(install, **quiet)

    def _installer(self) -> None:
        if not (self._tools / "bin" / "uv").exists():
            _run([sys.executable, "-m", "venv", "--clear", str(self._tools)])
            _run([str(self._tools / "bin/pip"), "install", "-q", "uv"])

    def _python(self) -> None:
        if (self.home / "Lib" / "os.py").exists():
            return
        if sys.version_info[:2] != (3, 11):
            raise SetUpError("Python 3.11 is needed, whose library Windows' 3.11 shares.")
        wanted = self._cache / "wheel.txt"
        wanted.write_text(_WHEEL, encoding="utf-8")
        _run([
            str(self._tools / "bin/pip"), "download", "-q", "--no-deps", "--require-hashes",
            "--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.11",
            "-d", str(self._cache), "-r", str(wanted),
        ])  # fmt: skip
        with zipfile.ZipFile(next(self._cache.glob("panda3d-*.whl"))) as wheel:
            for info in wheel.infolist():
                inside, _, name = info.filename.rpartition("/")
                beside = name.lower() in _BESIDE
                if inside == "deploy_libs" and (beside or name.endswith(".pyd") or name in _BELOW):
                    file = (self.home if beside else self.home / "DLLs") / name
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(wheel.read(info))
        fresh = self.folder / "lib.new"
        shutil.rmtree(fresh, ignore_errors=True)
        library = sysconfig.get_path("stdlib")
        shutil.copytree(library, fresh, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        (fresh / "site-packages").mkdir()
        fresh.rename(self.home / "Lib")

    def _programs(self) -> None:
        self._compile("python.exe", "python.c", "-municode")
        self._compile("pythonw.exe", "python.c", "-municode", "-mwindows")
        self._compile("bcryptprimitives.dll", "bcryptprimitives.c", "-shared", "-ladvapi32")
        self._compile("UIAutomationCore.dll", "uiautomationcore.c", "-shared")
        if not (self.home / "python3.dll").exists():
            names = _exported(self.home / "python311.dll")
            definition = self._cache / "python3.def"
            forwards = (f"  {name} = python311.{name}" for name in names)
            definition.write_text("\n".join(["EXPORTS", *forwards, ""]), encoding="ascii")
            self._compile("python3.dll", "nothing.c", "-shared", str(definition))

    def _compile(self, name: str, source: str, *options: str) -> None:
        if not (self.home / name).exists():
            made = ["-O1", "-s", "-o", str(self.home / name), str(SHIMS / source), *options]
            _run(["x86_64-w64-mingw32-gcc", *made])

    def _packages(self) -> None:
        site = self.home / "Lib" / "site-packages"
        (site / "checkout.pth").write_text(f"Z:{ROOT}\n", encoding="utf-8")
        self._install("test", site)
        given = os.environ.get("BRAILLESPIEL_WINE_LIBLOUIS")
        if given:
            with zipfile.ZipFile(given) as wheel:
                wheel.extractall(site)

    def play_packages(self) -> Path:
        """Return a folder with the packages that a player needs, and no others."""
        folder = self.folder / "play"
        folder.mkdir(exist_ok=True)
        self._install("play", folder)
        return folder

    def _install(self, kind: str, site: Path) -> None:
        """Install what is locked for "play" or "test", once."""
        locked = ROOT / "scripts" / "locked" / f"{kind}.txt"
        mark = site / f".made-{hashlib.sha256(locked.read_bytes()).hexdigest()}"
        if mark.exists():
            return
        _run(
            [
                str(self._tools / "bin/uv"), "pip", "install", "-q", "--target", str(site),
                "--python", str(self._tools / "bin/python"), "--link-mode", "copy",
                "--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.11",
                "--only-binary", ":all:", "--no-deps", "--require-hashes", "-r", str(locked),
            ],
            UV_CACHE_DIR=str(self._cache / "uv"),
        )  # fmt: skip
        for old in site.glob(".made-*"):
            old.unlink()
        mark.touch()

    def _windows(self) -> None:
        mark = self.prefix / ".made"
        if not mark.exists():  # none, or one that was broken off
            shutil.rmtree(self.prefix, ignore_errors=True)
            # No pipes: what goes on in the background would hold them.
            nothing = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
            for command in (["wine", "wineboot", "-i"], ["wineserver", "-w"]):
                subprocess.run(command, env=self._environment(), check=True, **nothing)
            mark.touch()
        self._keep_server()

    def _start(self) -> None:
        """Nothing can be said about the project where Wine starts no Python."""
        done = self.run(["-c", "print('on', __import__('sys').platform)"])
        if (done.returncode, done.stdout.split()) != (0, [b"on", b"win32"]):
            complaint = (done.stdout + done.stderr).decode("utf-8", "replace")[-800:]
            raise SetUpError(
                f"Wine's Python does not start (status {done.returncode}). {complaint}"
            )

    # -- running -----------------------------------------------------------------------

    def variables(self, **more: str) -> dict[str, str]:
        """Return what a program of this Windows finds in its environment."""
        return {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=;uiautomationcore=n",
            "DISPLAY": "",
            # Wine takes the letters of file names from it.
            "LC_ALL": "C.UTF-8",
            "PYTHONPYCACHEPREFIX": "C:\\pyc",
            **more,
        }

    def _environment(self) -> dict[str, str]:
        return {**os.environ, **self.variables()}

    def popen(
        self,
        arguments: Sequence[str],
        program: str | None = None,
        cwd: Path | None = None,
        **variables: str,
    ) -> subprocess.Popen[bytes]:
        """Start Python, or another ``program``, with all three streams as pipes.

        Wine's Python does not start on a stream that is a regular file.
        """
        left_out = ("PYTHONHOME", "PYTHONPATH", "PYTHONUTF8", "PYTHONIOENCODING")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        return subprocess.Popen(
            ["wine", program or str(self.home / "python.exe"), *arguments],
            env={**kept, **self.variables(**variables)},
            cwd=cwd or ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(
        self,
        arguments: Sequence[str],
        program: str | None = None,
        cwd: Path | None = None,
        seconds: float = HANGS_S,
        stdin: bytes = b"",
        **variables: str,
    ) -> subprocess.CompletedProcess[bytes]:
        """Run to the end; one that takes longer than ``seconds`` is ended and raises."""
        with self.popen(arguments, program, cwd, **variables) as process:
            return self.finish(process, seconds, stdin)

    def finish(
        self, process: subprocess.Popen[bytes], seconds: float = HANGS_S, stdin: bytes = b""
    ) -> subprocess.CompletedProcess[bytes]:
        """Wait for a program that was started; see :meth:`run`."""
        try:
            out, complaint = _told(process, stdin, seconds)
        except BaseException:
            process.kill()
            raise
        return subprocess.CompletedProcess(process.args, process.returncode, out, complaint)

    def end(self) -> None:
        """End what is left of this Windows, and nothing else."""
        if self._lock.is_locked and shutil.which("wineserver"):
            self._end_programs()
        self._lock.release()

    def _end_programs(self) -> None:
        for option in ("-k", "-w"):  # end them, wait for their end
            subprocess.run(["wineserver", option], env=self._environment(), check=False)

    def _keep_server(self) -> None:
        # It stays for a while after a program's end: the next one need not start it again.
        subprocess.run(["wineserver", "-p600"], env=self._environment(), check=False)

    def restart(self) -> None:
        """End what runs: what starts next looks for a display, or for none, anew."""
        self._end_programs()
        self._keep_server()


def _told(process: subprocess.Popen[bytes], given: bytes, seconds: float) -> tuple[bytes, bytes]:
    """Return what a program wrote until it ended.

    Not until its streams end: what Wine starts beside the first program holds them for minutes.
    """
    assert process.stdin
    assert process.stdout
    assert process.stderr
    end = time.monotonic() + seconds
    with contextlib.suppress(BrokenPipeError), process.stdin as stream:
        stream.write(given)
    told = {process.stdout.fileno(): b"", process.stderr.fileno(): b""}
    with selectors.DefaultSelector() as open_ones:
        for one in told:
            open_ones.register(one, selectors.EVENT_READ)
        while True:
            ended = process.poll() is not None
            ready = open_ones.select(0 if ended else 0.1)
            if ended and not ready:
                break
            for one, _ in ready:
                data = os.read(one.fd, 65536)
                told[one.fd] += data
                if not data:
                    open_ones.unregister(one.fd)
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(process.args, seconds)
    return told[process.stdout.fileno()], told[process.stderr.fileno()]


def _exported(library: Path) -> list[str]:
    """Return the names that a DLL offers."""
    dump = ["x86_64-w64-mingw32-objdump", "-p", str(library)]
    told = subprocess.run(dump, capture_output=True, text=True, check=True).stdout
    table = told.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    found = re.findall(r"^\s*\[\s*\d+\].*?(\w+)$", table, re.MULTILINE)
    if "Py_Main" not in found:
        raise SetUpError(f"{library.name} does not offer what Python offers.")
    return found


def _installed(name: str) -> bool:
    asked = ["dpkg-query", "-W", "-f=${db:Status-Status}", name]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.stdout == "installed"


def _run(command: Sequence[str], **variables: str) -> None:
    environment: Mapping[str, str] = {**os.environ, **variables}
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-8:]
        raise SetUpError(f"{Path(command[0]).name} failed:\n" + "\n".join(last))
