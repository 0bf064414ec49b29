"""A fake BrlAPI server and the real BRLTTY as fixtures."""

from tests.support.brlapi_server import brlapi_server
from tests.support.brltty import brltty

__all__ = ["brlapi_server", "brltty"]
