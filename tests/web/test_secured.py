"""https with a certificate of one's own: the page comes under the certificate's name."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from braillespiel.web.secured import secured
from braillespiel.web.server import PageServer
from tests.support.patience import HANGS_S
from tests.web.places import LOOPBACK, Place

NAME = "table.school.example"


def made(folder: Path, password: bytes = b"") -> tuple[Path, Path]:
    """Make a certificate for NAME and its key; return their files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2120, 1, 1, tzinfo=UTC))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, hashes.SHA256())
    )
    lock = (
        serialization.BestAvailableEncryption(password)
        if password
        else serialization.NoEncryption()
    )
    pem = serialization.Encoding.PEM
    (folder / "cert.pem").write_bytes(certificate.public_bytes(pem))
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, lock)
    (folder / "key.pem").write_bytes(secret)
    return folder / "cert.pem", folder / "key.pem"


def test_the_page_comes_over_https_under_its_name(tmp_path: Path) -> None:
    certificate, key = made(tmp_path)
    with Place(tmp_path) as place:

        async def asked(host: str) -> bytes:
            web = PageServer(place.server, place.entrance.door, secured=secured(certificate, key))
            await web.listen([LOOPBACK])
            assert web.address == f"https://{NAME}:{web.port}/"
            trusting = ssl.create_default_context(cafile=certificate)
            async with asyncio.timeout(HANGS_S):
                reader, writer = await asyncio.open_connection(
                    LOOPBACK, web.port, ssl=trusting, server_hostname=NAME
                )
                sent = f"GET /sounds/turn.wav HTTP/1.1\r\nHost: {host}\r\n\r\n"
                writer.write(sent.encode())
                told = await reader.read()
            writer.close()
            await web.close()
            return told.partition(b"\r\n")[0]

        assert place.run(asked(NAME)) == b"HTTP/1.1 200 OK"
        assert place.run(asked("other.example")) == b"HTTP/1.1 421 Misdirected Request"


def test_a_key_with_a_password_is_refused_and_asked_for_nowhere(tmp_path: Path) -> None:
    certificate, key = made(tmp_path, b"secret")
    with pytest.raises((OSError, ValueError)):
        secured(certificate, key)
