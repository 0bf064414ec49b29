"""``python -m tests.golden --record``: write the record again; without it, compare."""

from __future__ import annotations

import sys

from tests.golden.record import played, read, write
from tests.golden.variants import LANGUAGES, SEEDS, VARIANTS


def main(arguments: list[str]) -> int:
    """Write or compare; tell how far it is on stderr."""
    changed = 0
    for number, variant in enumerate(VARIANTS, 1):
        print(f"{number}/{len(VARIANTS)} {variant.game} {variant.name}", file=sys.stderr)
        if "--record" in arguments:
            write(variant)
            continue
        for seed in SEEDS:
            record = played(variant, seed)
            found = {"journal": record.journal, **record.told}
            for kind in ("journal", *LANGUAGES):
                if found[kind] != read(variant, kind, seed):
                    changed += 1
                    print(f"{variant.game} {variant.name}, seed {seed}, {kind}: changed")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
