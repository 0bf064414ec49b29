"""A seat on a slow computer hears how the match began, even if others have already acted."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.support.program import command, environment

PLACE = ("--code", "123456", "--json", "--lang", "de")
LATE = """
import sys, time
from braillespiel import cli
from braillespiel.commands.bot_seat import BotSeat
sit_down = BotSeat._sit_down
def late(seat):
    while seat._client.port is None or not seat._client.port.revision:
        time.sleep(0.01)
    sit_down(seat)
BotSeat._sit_down = late
sys.exit(cli.main(sys.argv[1:]))
"""


def test_who_begins_late_hears_the_beginning_first(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    with ExitStack() as stack:

        def start(*call: str, program: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
            line = [*(program or command()), *call, *PLACE]
            process = subprocess.Popen(line, stdout=pipe, env=environment(tmp_path))
            stack.enter_context(process)
            stack.callback(process.kill)
            return process

        table = start("serve", "logomachy", "--seats", "2", "--seed", "7", "--port", "0",
                      "--loopback-only")  # fmt: skip
        assert table.stdout
        address = json.loads(table.stdout.readline())["address"]
        start("join", address, "--name", "Anna", "--seed", "3")
        assert json.loads(table.stdout.readline())["name"] == "Anna"
        late = (sys.executable, "-c", LATE)
        player = start("join", address, "--name", "Ben", "--seed", "3", program=late)
        assert player.stdout
        heard = json.loads(player.stdout.readline())
        assert heard["speech"] == (
            "Runde 1 von 2: du gibst, Anna beginnt. In der Mitte: rote 1, rote 7, blaue 1, grüne 6."
        )
