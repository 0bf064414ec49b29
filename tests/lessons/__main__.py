"""Robots that know only how a sentence names a key: every lesson, then a match of each variant.

python -P -m tests.lessons [de|en|fr]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from braillespiel.lessons import library
from tests.lessons.robot import Robot
from tests.support.player import Player


def main(language: str) -> int:
    """Print how many key sequences each match took; return 1 if the program wrote an error down."""
    bad = 0
    known = library.lessons(language, library.own_folder())
    for game in dict.fromkeys(one.lesson.game for one in known):
        mine = [one for one in known if one.lesson.game == game]
        with tempfile.TemporaryDirectory() as home:
            player = Player(Path(home), language, settings={"menus-wrap": False})
            robot = Robot(player, language)
            robot.learn(mine)
            for one in mine:
                print(one.lesson.id, robot.play(one), *player.errors, flush=True)
            bad += len(player.errors)
            player.app.close()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["de"])))
