"""https with a certificate that browsers trust: that of a school's own authority, say."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from braillespiel.network.entrance import easiest, shown


@dataclass(frozen=True, slots=True)
class Secured:
    """What https needs; ``names`` are those that the certificate is for, ``fingerprint`` is its
    SHA-256.
    """

    context: ssl.SSLContext
    names: tuple[str, ...]
    fingerprint: bytes


def page_address(own: Secured | None, hosts: Sequence[str], port: int, named: str = "") -> str:
    """Return the address of a page that is served at these hosts: the easiest to say.

    Over https it is the name of the certificate, or ``named``.
    """
    name = named or (own.names[0] if own is not None and own.names else "")
    where = shown(name, port) if name else easiest(hosts, port)
    return f"{'http' if own is None else 'https'}://{where}/"


def secured(certificate: Path, key: Path) -> Secured:
    """Read a certificate and its private key, PEM without a password.

    Raises OSError, ValueError where they cannot be used.
    """
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key, password=b"")  # it is asked for nowhere
    read = x509.load_pem_x509_certificate(certificate.read_bytes())
    fingerprint = read.fingerprint(hashes.SHA256())
    try:
        found = read.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return Secured(context, (), fingerprint)
    names = found.get_values_for_type(x509.DNSName)
    return Secured(context, tuple(name for name in names if "*" not in name), fingerprint)
