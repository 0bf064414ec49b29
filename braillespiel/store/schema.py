"""The tables of the store, as steps from one schema version to the next."""

from __future__ import annotations

APPLICATION_ID = 0x62737069
"""Marks a SQLite file as ours ("bspi"); see https://sqlite.org/pragma.html#pragma_application_id"""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        seed TEXT NOT NULL,
        seats INTEGER NOT NULL,
        options TEXT NOT NULL,
        players TEXT NOT NULL,
        position TEXT,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        finished INTEGER,
        scores TEXT,
        winners TEXT
    );
    CREATE INDEX matches_by_change ON matches (finished, changed);
    CREATE TABLE entries (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
    CREATE TABLE leases (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        owner TEXT NOT NULL,
        host TEXT NOT NULL,
        pid INTEGER NOT NULL,
        beat INTEGER NOT NULL
    );
    CREATE TABLE results (
        match INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        player TEXT NOT NULL,
        won INTEGER NOT NULL,
        score INTEGER NOT NULL,
        options TEXT NOT NULL,
        levels TEXT NOT NULL,
        finished INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE TABLE settings (
        profile TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (profile, key)
    ) WITHOUT ROWID;
    CREATE TABLE bad_settings (
        profile TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        found INTEGER NOT NULL
    );
    """,
    # Who plays a match is told by the fence and by a lock of the system, never by clocks;
    # checksums tell what damage to the file changed. They are filled in by store.checksums.
    """
    DROP TABLE leases;
    CREATE TABLE leases (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        owner TEXT NOT NULL
    );
    ALTER TABLE matches ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN checksum INTEGER;
    ALTER TABLE entries ADD COLUMN chain INTEGER;
    ALTER TABLE results ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE results ADD COLUMN checksum INTEGER;
    """,
    # Under which version of its game's rules a match and each entry was made, and the last
    # position kept: it can be shown where a journal does not fit the rules any more.
    """
    ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE entries ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    CREATE TABLE positions (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        length INTEGER NOT NULL,
        state TEXT NOT NULL,
        checksum INTEGER NOT NULL
    );
    """,
    # The usual card table now depends on the language; who knows the program keeps the old one.
    """
    INSERT OR IGNORE INTO settings
        SELECT profile, 'card-table', '"cards-de"' FROM settings WHERE key = 'first-run';
    """,
    # The number that a seat at a network table gave an action, by which it is known when it is
    # sent again.
    """
    ALTER TABLE entries ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    """,
    # A house keeps many tables (house.ledger), and who plays there (house.people).
    """
    CREATE TABLE house_tables (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        host TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        last INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house_records (
        id TEXT NOT NULL REFERENCES house_tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        write TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (id, n)
    ) WITHOUT ROWID;
    CREATE TABLE house_facts (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house_people (
        key TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        sound TEXT NOT NULL UNIQUE,
        range TEXT NOT NULL,
        since INTEGER NOT NULL,
        last INTEGER NOT NULL,
        shown INTEGER NOT NULL DEFAULT 0,
        invited INTEGER NOT NULL DEFAULT 0,
        muted INTEGER NOT NULL DEFAULT 0,
        banned INTEGER NOT NULL DEFAULT 0,
        why TEXT NOT NULL DEFAULT ''
    ) WITHOUT ROWID;
    CREATE TABLE house_devices (
        device TEXT PRIMARY KEY,
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house_blocks (
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        blocked TEXT NOT NULL,
        PRIMARY KEY (key, blocked)
    ) WITHOUT ROWID;
    CREATE TABLE house_reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        about TEXT NOT NULL,
        what TEXT NOT NULL,
        lines TEXT NOT NULL
    );
    CREATE TABLE house_deeds (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        what TEXT NOT NULL,
        about TEXT NOT NULL
    );
    """,
    # With which keys people come into a house, also the first (house.devices), and what is kept
    # of a recovery sheet.
    """
    ALTER TABLE house_devices ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE house_devices ADD COLUMN page INTEGER NOT NULL DEFAULT 0;
    UPDATE house_devices SET last = since;
    INSERT OR IGNORE INTO house_devices (device, key, since, last)
        SELECT key, key, since, last FROM house_people;
    CREATE TABLE house_sheets (
        key TEXT PRIMARY KEY REFERENCES house_people ON DELETE CASCADE,
        digest TEXT NOT NULL,
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # The ladders of a house (house.standings): who takes part, how strong they are, whom they
    # have met this season, and what of it they were not told yet.
    """
    ALTER TABLE house_people ADD COLUMN ladder INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE house_ladder (
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        season INTEGER NOT NULL,
        game TEXT NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        matches INTEGER NOT NULL,
        PRIMARY KEY (key, season, game)
    ) WITHOUT ROWID;
    CREATE TABLE house_met (
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        season INTEGER NOT NULL,
        met INTEGER NOT NULL,
        PRIMARY KEY (key, other, season)
    ) WITHOUT ROWID;
    CREATE TABLE house_ladder_news (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        season INTEGER NOT NULL,
        data TEXT NOT NULL
    );
    """,
    # Friends in a house (house.friends), and who does not want to be disturbed.
    """
    ALTER TABLE house_people ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE house_friends (
        key TEXT NOT NULL REFERENCES house_people ON DELETE CASCADE,
        friend TEXT NOT NULL,
        made INTEGER NOT NULL,
        agreed INTEGER NOT NULL DEFAULT 0,
        hidden INTEGER NOT NULL DEFAULT 0,
        words INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (key, friend)
    ) WITHOUT ROWID;
    """,
    # Several hosts of one house have its store together (house.hosts): who is alive, who leads,
    # and whom each of them has to delete again in a store that was put back (house.deletions).
    """
    CREATE TABLE house_hosts (
        host TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        beat INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house_leads (
        what TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        epoch INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE house_deleted (
        digest TEXT PRIMARY KEY,
        done INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # Where hosts that wait pass people on to the one that leads (house.relays).
    """
    ALTER TABLE house_hosts ADD COLUMN inner_port TEXT NOT NULL DEFAULT '';
    """,
    # Since when nobody is at a table of a house (house.resting).
    """
    ALTER TABLE house_tables ADD COLUMN rests INTEGER NOT NULL DEFAULT 0;
    """,
    # Where browsers find each host of a house (house.hosts).
    """
    ALTER TABLE house_hosts ADD COLUMN page TEXT NOT NULL DEFAULT '';
    """,
)

SCHEMA_VERSION = len(MIGRATIONS)
"""The version that this program reads and writes; older stores are upgraded to it."""
