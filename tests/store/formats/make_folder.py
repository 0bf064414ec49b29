"""Make a data folder as the checkout in the working directory keeps it, packed into one file.

    python tests/store/formats/make_folder.py OUT.zip

It was run once, in a checkout of commit 04fffabd, for ``folder-04fffabd.zip``.
"""

from __future__ import annotations

import sys
import tempfile
import zipfile
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path.cwd()))

from braillespiel.application.table_file import KeptFile
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.evidence import Evidence, purpose
from braillespiel.classroom.kept import ClassMatch, KeptClass, KeptPupil
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.network.class_messages import Counted
from braillespiel.network.joining import files
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.messages import Chair, SetUp
from braillespiel.store.match_file import MatchFile
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome, StoredEntry, StoredPlayer
from braillespiel.store.settings import Settings
from braillespiel.ui.settings import SETTINGS

TODAY = date(2999, 1, 1)
"""Evidence of a day to come: no start of the program finds its days over."""


def make(home: Path) -> None:
    """Fill a data folder: a match of each game, one of a table, settings, a class."""
    import msgspec

    store = open_store(home)
    for seed, game in enumerate(("cubus", "hexaducto", "logomachy", "ludoteca", "six")):
        found = registry.game(game)
        match = play(found, [found.bot("easy")] * 2, {}, seed)
        entries = [StoredEntry(one.seat, one.text, one.at) for one in match.journal]
        players = [StoredPlayer("Ada"), StoredPlayer("Bo", "bot", "easy")]
        number = store.matches.create(game, seed, 2, dict(match.options), players)
        store.matches.append_all(number, 0, entries)
        outcome = Outcome(list(match.state.scores()), list(match.state.winners()))
        store.matches.sync(number, entries, 0, outcome)
        part = MatchFile(
            game=game, seed=seed, seats=2, options=dict(match.options), players=players,
            journal=entries[: len(entries) // 2],
        )  # fmt: skip
        store.matches.import_match(part)
    at_table = store.matches.create("six", 9, 2, {}, [StoredPlayer("Ada", "online")] * 2)
    settings = Settings(store.database, SETTINGS)
    settings.set_all({"language": "de", "zoom": 150, "names": "Ada", "first-run": False})
    store.close()
    members = tuple(
        KeptMember(n, (name,), f"{n}" * 64, {"six": 1}, 4, False, n == 1, (n - 1,))
        for n, name in enumerate(("Ada", "Cy"), 1)
    )
    table = KeptTable(SetUp("six", 2, {}), members, (Chair("Ada", 1), Chair("Cy", 2)), chat=False)
    (home / files.FOLDER).mkdir(mode=0o700, exist_ok=True)
    kept = msgspec.json.encode(KeptFile(int(at_table), table))
    (home / files.FOLDER / files.TABLE).write_bytes(kept)
    file = ClassFile.at(home, "5b")
    pupils = (KeptPupil(1, "Ada", ("1" * 64,)), KeptPupil(2, "Bo"))
    file.keep(KeptClass("5b", pupils, (), (ClassMatch(1, {0: 1}),)))
    counted = Evidence(purpose("Who needs longer lines", 30, ["pans"], TODAY))
    counted.answer(1, True)
    counted.add(1, "Ada", Counted(figures={"pans": 3}), TODAY)
    file.keep_evidence(counted.kept())


def main() -> None:
    """Make the folder, and pack it."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        make(home)
        with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as packed:
            for path in sorted(home.rglob("*")):
                if path.is_file():
                    packed.writestr(
                        zipfile.ZipInfo(path.relative_to(home).as_posix()),
                        path.read_bytes(),
                        zipfile.ZIP_DEFLATED,
                    )


if __name__ == "__main__":
    main()
