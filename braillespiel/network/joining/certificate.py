"""The certificate of a host: self-signed, and kept with the store.

Nobody vouches for it. The code shows that it is the right one, and from then on that it is still
the same (seats pin it); dates in it mean nothing here, so that a clock set wrong shuts nobody out.
"""

from __future__ import annotations

import datetime
import ssl
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from braillespiel.network.joining import files
from braillespiel.store import private

FILE = "host.pem"
BROKEN = "host-broken.pem"
SHARED = "house.pem"
"""The file of a certificate that several hosts of a house show."""
_LONGEST = 64 << 10
_FROM = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_UNTIL = datetime.datetime(9999, 12, 31, 23, 59, 59, tzinfo=datetime.UTC)  # none, RFC 5280 4.1.2.5


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate with its key, in the file at ``path``."""

    path: Path
    fingerprint: bytes
    """SHA-256 of the certificate in DER form: 32 bytes."""
    broken: Path | None = None
    """Where an older one was put that could not be read: seats that knew it will be warned."""

    def context(self) -> ssl.SSLContext:
        """Return what a host opens TLS with: 1.3, and no tickets for resuming."""
        return _context(self.path)

    def inner(self, *, server: bool) -> ssl.SSLContext:
        """Return what hosts of one house open TLS with among themselves.

        Both show this certificate. That it is this one and no other is looked at afterwards.
        """
        context = _context(self.path, server=server)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(self.path)
        return context


def of_host(home: Path) -> Certificate:
    """Return the certificate of the host in a data folder, newly made if there is none.

    One that cannot be read is put aside. Raises OSError if nothing can be written.
    """
    folder = files.folder(home)
    path = folder / FILE
    broken = None
    if path.exists():
        private.protect(path)
        found = _read(path)
        if found is not None:
            return Certificate(path, found)
        broken = path.replace(folder / BROKEN)
    files.write(path, made())
    found = _read(path)
    if found is None:
        raise OSError(f"{path} cannot be read back.")
    return Certificate(path, found, broken)


def shared(home: Path, pem: bytes) -> Certificate:
    """Return the certificate that several hosts show, kept in this one's data folder.

    Raises OSError if it cannot be written, or is none.
    """
    path = files.folder(home) / SHARED
    files.write(path, pem)
    found = _read(path)
    if found is None:
        raise OSError(f"{path} cannot be read back.")
    return Certificate(path, found)


def seat_context() -> ssl.SSLContext:
    """Return what a seat opens TLS with; the code or the pin decides who the host is."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context


def _context(path: Path, *, server: bool = True) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER if server else ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    if server:
        context.num_tickets = 0
    # Without a password given here a key that has one would ask for it at the terminal.
    context.load_cert_chain(path, password=b"")
    return context


def made() -> bytes:
    """Return a new key (ECDSA, P-256) and its certificate, in PEM form."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "braillespiel")])
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return secret + signed.public_bytes(pem)


def _read(path: Path) -> bytes | None:
    """Return the fingerprint of the certificate in a file, if a host can be opened with it."""
    try:
        if path.stat().st_size > _LONGEST:
            return None
        text = path.read_text("ascii")
        begin = text.index("-----BEGIN CERTIFICATE-----")
        der = ssl.PEM_cert_to_DER_cert(text[begin:].rstrip() + "\n")
        _context(path)
    except (ValueError, ssl.SSLError):  # a PermissionError is told: the file may be whole
        return None
    return sha256(der).digest()
