"""docs/house-database.md followed in a Debian 12 of its own, with its packages and its cluster.

The tree is made by debootstrap, braillespiel is installed in it as docs/house.md says, and
test_database_page follows the page there, in a network of its own, with nothing stood in for. It
needs root, the package debootstrap, a network for the packages, and some minutes, so it is run by
name: ``./test tests/network/houses/in_debian_tree.py``. BRAILLESPIEL_DEBIAN_BASE names a tree that
has the packages already; it is copied.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.network.houses.following import ROOT, TREE

PACKAGES = "postgresql,python3-venv,sudo,adduser,ca-certificates,iproute2,openssl"
AUTHORITIES = Path("/etc/ssl/certs/ca-certificates.crt")
LONG_S = 3600
INSTALL = """
set -eu
python3 -m venv /usr/local/lib/braillespiel
/usr/local/lib/braillespiel/bin/pip install --no-input --quiet "/srv/clone[house,net,postgres]" \\
    pytest psutil
ln -sf /usr/local/lib/braillespiel/bin/braillespiel /usr/local/bin/braillespiel
"""
FOLLOW = """
set -eu
ip link set lo up
cd /srv/clone
exec /usr/local/lib/braillespiel/bin/python -P -m pytest --noconftest -q -p no:cacheprovider \\
    tests/network/houses/test_database_page.py
"""


class DebianTree:
    """A Debian in a folder, in which commands are carried out as root."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        base = os.environ.get("BRAILLESPIEL_DEBIAN_BASE")
        if base:
            subprocess.run(["cp", "-a", base, str(folder)], check=True)
        else:
            given = ("--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder))
            subprocess.run(["debootstrap", *given], check=True, timeout=LONG_S)
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        if AUTHORITIES.exists():
            shutil.copy(AUTHORITIES, folder / AUTHORITIES.relative_to("/"))
        files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
        for name in filter(None, files.stdout.decode().split("\0")):
            if (ROOT / name).exists():
                to = folder / "srv" / "clone" / name
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, to)

    def run(self, script: str, *apart: str, **environment: str) -> str:
        """Carry out a script in the tree, its network ``apart`` or not; return what it said."""
        where = self._folder
        (where / "srv" / "script").write_text(script)
        mounted = f"mount -t proc proc {where}/proc && mount --bind /dev {where}/dev"
        given = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/srv",
            "LANG": "C.UTF-8",
            "PIP_CERT": str(AUTHORITIES),
            **environment,
        }
        inside = f"exec chroot {where} sh /srv/script"
        done = subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", *apart, "sh", "-c", f"{mounted} && {inside}"],
            env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=LONG_S,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout
        return done.stdout


def test_the_page_is_followed_as_it_stands(tmp_path: Path) -> None:
    tree = DebianTree(tmp_path / "tree")
    tree.run(INSTALL)
    assert "[100%]" in tree.run(FOLLOW, "--net", **{TREE: "1", "PYTHONPATH": "/srv/clone"})
