"""The files of the page: read once at the start, served by name, never by a path."""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

from websockets.datastructures import Headers
from websockets.http11 import Response

from braillespiel import languages, resources
from braillespiel.games import registry
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from websockets.http11 import Request

LARGEST_SOUND = 1 << 20
"""Bytes of a sound that a game of another package brings."""
PAGE = Path(__file__).resolve().parent / "page"
ADDRESSES = ("/", "/desk", "/projector", "/helper", "/index.html")
"""Where the page itself is."""
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/vnd.microsoft.icon",
    ".webmanifest": "application/manifest+json",
    ".wav": "audio/wav",
    ".ogg": "audio/ogg",
}
SAFETY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self'; media-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""Headers of every answer."""


@dataclass(frozen=True, slots=True)
class ServedFile:
    """One file that is served; ``tag`` is its ETag."""

    kind: str
    body: bytes
    tag: str


def _found() -> Iterator[tuple[str, Path]]:
    for path in sorted(PAGE.rglob("*")):
        if path.is_file() and path.suffix != ".html":
            yield "/" + path.relative_to(PAGE).as_posix(), path
    for path in sorted(resources.folder("sounds").iterdir()):
        if path.suffix in (".wav", ".ogg"):
            yield f"/sounds/{path.name}", path
    for name in registry.names()[len(registry.own()) :]:
        for path in sorted((registry.source(name).folder / "sounds").glob("*.wav")):
            if path.stat().st_size <= LARGEST_SOUND:
                yield f"/sounds/{name}/{path.name}", path


def table() -> dict[str, ServedFile]:
    """Return every file that is served beside the page, by the path that it is asked for."""
    return {
        name: _file(path.suffix, path.read_bytes())
        for name, path in _found()
        if path.suffix in _TYPES
    }


def _file(suffix: str, body: bytes) -> ServedFile:
    return ServedFile(_TYPES[suffix], body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


@lru_cache(maxsize=100)
def page(language: str, hosts: tuple[str, ...] = ()) -> ServedFile:
    """Return the page with what it says while nothing else has come, in a language.

    ``hosts`` are other addresses at which it finds what serves it.
    """
    words = Words(language, ("page",))
    said = {key: words(f"page-{key}") for key in ("title", "script", "late", "load-again")}
    said |= {"language": language, "hosts": " ".join(hosts)}
    source = (PAGE / "index.html").read_text("utf-8")
    filled = re.sub(r"\{([\w-]+)\}", lambda found: html.escape(said[found[1]]), source)
    return _file(".html", filled.encode())


def wanted(headers: Headers) -> str:
    """Return the first language of ours that a browser asks for, English where it asks for none."""
    told = re.split("[,;]", ",".join(headers.get_all("Accept-Language")))  # the wanted one first
    return languages.nearest(told) or languages.FALLBACK


def answer(
    files: dict[str, ServedFile], request: Request, hosts: tuple[str, ...] = (), origin: str = ""
) -> Response:
    """Answer a request for the page or a file; a query is read over.

    The page may turn to ``hosts``, too. ``origin`` is another host whose page may have the file.
    """
    path, more = request.path.partition("?")[0], {}
    found = files.get(path)
    if path in ADDRESSES:
        found, more = page(wanted(request.headers), hosts), {"Vary": "Accept-Language"}
        if hosts:
            more["Content-Security-Policy"] = _with(hosts)
    elif origin:
        more = {"Access-Control-Allow-Origin": origin, "Vary": "Origin"}
    if request.method not in ("GET", "HEAD"):
        return plain(HTTPStatus.METHOD_NOT_ALLOWED, request.method, Allow="GET, HEAD")
    if found is None:
        return plain(HTTPStatus.NOT_FOUND, request.method)
    headers = headers_of(found.kind, len(found.body), ETag=found.tag, **more)
    if found.tag in request.headers.get_all("If-None-Match"):
        del headers["Content-Length"], headers["Content-Type"]
        return Response(HTTPStatus.NOT_MODIFIED, "Not Modified", headers, b"")
    body = b"" if request.method == "HEAD" else found.body
    return Response(HTTPStatus.OK, "OK", headers, body)


def _with(hosts: tuple[str, ...]) -> str:
    """Return the page's policy, by which it may turn to other hosts, too."""
    sources = " ".join(f"{each} {each.replace('http', 'ws', 1)}" for each in hosts)
    policy = SAFETY["Content-Security-Policy"]
    return policy.replace("connect-src 'self'", f"connect-src 'self' {sources}")


def plain(status: HTTPStatus, method: str = "GET", **more: str) -> Response:
    """Answer with nothing but a status and its name."""
    body = f"{status.value} {status.phrase}\n".encode()
    headers = headers_of("text/plain; charset=utf-8", len(body), **more)
    return Response(status.value, status.phrase, headers, b"" if method == "HEAD" else body)


def headers_of(kind: str, length: int, **more: str) -> Headers:
    """Return the headers of an answer with so many bytes."""
    return Headers(
        {
            "Content-Type": kind,
            "Content-Length": str(length),
            "Cache-Control": "no-cache",
            "Connection": "close",
            **SAFETY,
            **more,
        }
    )
