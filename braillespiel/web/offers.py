"""Files that a desk's page is given: each at an address that nobody can guess, while it is there.

They are the teacher's alone: only her page is told the address, and it ends with her desk.
"""

from __future__ import annotations

import base64
import hashlib
import re
from http import HTTPStatus
from secrets import token_urlsafe
from typing import TYPE_CHECKING
from urllib.parse import quote

from websockets.http11 import Response

from braillespiel.web import files

if TYPE_CHECKING:
    from websockets.http11 import Request

FOLDER = "/given/"
MOST = 32
"""So many of one desk are kept; older ones go."""
_KINDS = {".html": "text/html; charset=utf-8", ".brf": "application/octet-stream"}
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


class Offers:
    """The files that are offered just now, by their addresses; ``owner`` is a desk."""

    def __init__(self) -> None:
        self._offered: dict[str, tuple[object, bytes]] = {}

    def add(self, owner: object, name: str, data: bytes) -> str:
        """Offer a file, and return its address."""
        path = f"{FOLDER}{token_urlsafe(16)}/{quote(name)}"
        self._offered[path] = (owner, data)
        mine = [each for each, (other, _) in self._offered.items() if other is owner]
        for old in mine[:-MOST]:
            del self._offered[old]
        return path

    def end(self, owner: object) -> None:
        """Offer nothing of this owner any more."""
        self._offered = {path: one for path, one in self._offered.items() if one[0] is not owner}

    def answer(self, request: Request) -> Response:
        """Answer a request for something below the folder."""
        if request.method not in ("GET", "HEAD"):
            return files.plain(HTTPStatus.METHOD_NOT_ALLOWED, request.method, Allow="GET, HEAD")
        path = request.path.partition("?")[0]
        _, data = self._offered.get(path, (None, None))
        if data is None:
            return files.plain(HTTPStatus.NOT_FOUND, request.method)
        suffix = path[path.rfind(".") :]
        more = {"Cache-Control": "no-store"}
        if suffix == ".html":
            more["Content-Security-Policy"] = _policy(data)
        else:
            more["Content-Disposition"] = "attachment"
        headers = files.headers_of(_KINDS[suffix], len(data), **more)
        body = b"" if request.method == "HEAD" else data
        return Response(HTTPStatus.OK, "OK", headers, body)


def _policy(page: bytes) -> str:
    """Return what a page may do: nothing, but for its own style."""
    styles = [hashlib.sha256(style).digest() for style in _STYLE.findall(page)]
    allowed = " ".join(f"'sha256-{base64.b64encode(each).decode()}'" for each in styles)
    return (
        f"default-src 'none'; style-src {allowed}; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    )
