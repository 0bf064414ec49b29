"""``python -m braillespiel`` is the command line."""

import sys

from braillespiel.cli import main

sys.exit(main())
