"""The program as a later version is: its tables have one column more (test_upgrade).

python -m tests.network.houses.newer ARGUMENTS...
"""

from braillespiel.store import schema

schema.MIGRATIONS += ("ALTER TABLE house_facts ADD COLUMN later INTEGER NOT NULL DEFAULT 0",)
schema.SCHEMA_VERSION += 1  # type: ignore[misc]

if __name__ == "__main__":
    from braillespiel.__main__ import start

    start()
