"""Play and search beside another tree of this project, in one run:
python -m benchmarks.seam --beside FOLDER [GAME ...].

Both trees do the same work in turns, each in a process of its own, and CPU time is counted, so that
a busy machine hits both. Options have the values that the other tree's matches have. Measured:

- "random": random play from the same seeds. Where it takes another course than there (told by a
  checksum over all actions), the other tree's journals are played instead: whose turn, the legal
  actions, carrying out the one in the journal.
- "search": what every search asks of a game, at the same positions: a view, a sample of it, a
  clone, twenty random actions in that.
- "hard": matches of hard bots. Where bots decide otherwise than there (they were taught meanwhile),
  the other tree's journals are played and the two decide at the same positions; the share of equal
  decisions tells whether the algorithm is the same at all.
- "match": matches of easy bots as ``braillespiel simulate`` plays them, with their journals.
- "write", "read": the texts of the actions of random matches, as a journal has them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

ROUNDS = 25
LONGEST = 400
"""Actions of a match: Cubus and SIX may take very many at random."""
PLAYOUT = 20
LEAST_S = 0.15
"""How long the random matches of a round take at least."""
HARD = 1
"""Matches of hard bots."""
DECISIONS = 40
"""Decisions of a match of hard bots that are timed."""
TASKS = ("random", "search", "hard", "match", "write", "read")
AGAIN = 20
"""How often each text is written, or read, in a round."""


# --- in a process of either tree -----------------------------------------------------------------


class Work:
    """The tasks, carried out with the ``braillespiel`` that is first on the path."""

    def __init__(self, name: str, options: dict[str, Any] | None) -> None:
        from braillespiel.engine import contract
        from braillespiel.games import registry

        self.clock, self.tick = contract.CLOCK, contract.Tick
        self.game: Any = registry.game(name)
        if options is None:
            self.options = dict(self.game.resolve({}))
        else:
            self.options = dict(self.game.resolve(options, stored=True))
        allowed = self.game.seats_for(self.options)
        self.seats = max(allowed[0], min(2, allowed[-1]))

    def opening(self, seed: int) -> Any:
        return self.game.setup(self.seats, self.options, seed)

    def next_seat(self, state: Any) -> tuple[int, Any]:
        """Return who acts and what there is to do; the clock where all wait for it."""
        for seat in sorted(state.to_act()):
            if seat != self.clock:
                actions = state.legal_actions(seat)
                if actions:
                    return seat, actions
        return self.clock, None

    def parsed(self, journals: list[list[list[Any]]]) -> list[list[tuple[int, Any]]]:
        read, clock = self.game.parse_journal, self.clock
        return [
            [
                (seat, self.tick(int(text[5:])) if seat == clock else read(text))
                for seat, text in journal
            ]
            for journal in journals
        ]

    def random(self, matches: int) -> dict[str, Any]:
        """Play at random; tell how long it took alone."""
        done = self.walks(matches)
        return {"s": done["s"], "n": done["n"]}

    def walks(self, matches: int) -> dict[str, Any]:
        """Play at random; tell what was played too."""
        played, began = [], process_time()
        for seed in range(matches):
            rng, state, journal = Random(seed).random, self.opening(seed), []
            while len(journal) < LONGEST and not state.is_over():
                seat, actions = self.next_seat(state)
                if actions is None:
                    due = state.deadline()
                    if due is None:
                        break
                    action = self.tick(due)
                else:
                    action = actions[int(rng() * len(actions))]
                state.apply(seat, action)
                journal.append((seat, action))
            played.append(journal)
        took = process_time() - began
        written = [
            [(s, str(a) if s == self.clock else self.game.journal_text(a)) for s, a in journal]
            for journal in played
        ]
        mark = sha256(json.dumps(written).encode()).hexdigest()
        return {"s": took, "n": sum(map(len, played)), "mark": mark, "journals": written}

    def played(self, journals: list[list[list[Any]]]) -> dict[str, Any]:
        """Play journals: whose turn, what there is to do, do it."""
        known = self.parsed(journals)
        began = process_time()
        for seed, journal in enumerate(known):
            state = self.opening(seed)
            for seat, action in journal:
                self.next_seat(state)
                state.apply(seat, action)
        return {"s": process_time() - began, "n": sum(map(len, known))}

    def _positions(self, journals: list[list[list[Any]]], every: int) -> list[tuple[int, Any]]:
        """Return who acts, and where, at every so many entries of journals."""
        found = []
        for seed, journal in enumerate(self.parsed(journals)):
            state = self.opening(seed)
            for number, (seat, action) in enumerate(journal):
                if number % every == 0 and seat != self.clock:
                    found.append((seat, state.clone()))
                state.apply(seat, action)
        return found

    def search(self, journals: list[list[list[Any]]]) -> dict[str, Any]:
        """Look, sample, clone and play on at every fourth position of journals."""
        positions, steps, began = self._positions(journals, 4), 0, process_time()
        for number, (seat, state) in enumerate(positions):
            rng = Random(number)
            twin = state.view(seat).sample(rng).clone()
            for _ in range(PLAYOUT):
                if twin.is_over():
                    break
                mover, actions = self.next_seat(twin)
                if actions is None:
                    due = twin.deadline()
                    if due is None:
                        break
                    twin.apply(mover, self.tick(due))
                else:
                    twin.apply(mover, actions[int(rng.random() * len(actions))])
                steps += 1
        return {"s": process_time() - began, "n": steps}

    def _decided(self, state: Any, seat: int, number: int) -> Any:
        thought = self.game.bot("hard").choose(state.view(seat), Random(number))
        while True:
            try:
                next(thought)
            except StopIteration as done:
                return done.value

    def hard(self, matches: int) -> dict[str, Any]:
        """Let hard bots play."""
        journals, began = [], process_time()
        for seed in range(matches):
            state, journal, decisions = self.opening(seed), [], 0
            while decisions < DECISIONS and not state.is_over():
                seat, actions = self.next_seat(state)
                if actions is None:
                    action = self.tick(state.deadline())
                    text = str(action)
                else:
                    decisions += 1
                    action = self._decided(state, seat, decisions)
                    text = self.game.journal_text(action)
                state.apply(seat, action)
                journal.append([seat, text])
            journals.append(journal)
        mark = sha256(json.dumps(journals).encode()).hexdigest()
        n = sum(map(len, journals))
        return {"s": process_time() - began, "n": n, "mark": mark, "journals": journals}

    def match(self, matches: int) -> dict[str, Any]:
        """Let easy bots play whole matches."""
        from braillespiel.engine.simulate import simulate

        began = process_time()
        done = simulate(self.game, ["easy"] * self.seats, matches, options=self.options)
        return {"s": process_time() - began, "n": sum(each.actions for each in done.results)}

    def write(self, journals: list[list[list[Any]]]) -> dict[str, Any]:
        """Write the texts of the actions in journals."""
        write = self.game.journal_text
        actions = [
            action
            for journal in self.parsed(journals)
            for seat, action in journal
            if seat != self.clock
        ]
        began = process_time()
        for _ in range(AGAIN):
            for action in actions:
                write(action)
        return {"s": process_time() - began, "n": AGAIN * len(actions)}

    def read(self, journals: list[list[list[Any]]]) -> dict[str, Any]:
        """Read the texts of the actions in journals."""
        texts = [text for journal in journals for seat, text in journal if seat != self.clock]
        read, began = self.game.parse_journal, process_time()
        for _ in range(AGAIN):
            for text in texts:
                read(text)
        return {"s": process_time() - began, "n": AGAIN * len(texts)}

    def decide(self, journals: list[list[list[Any]]]) -> dict[str, Any]:
        """Let a hard bot decide wherever a seat acts in journals, and play those on."""
        positions, began = self._positions(journals, 1), process_time()
        found = [
            self._decided(state, seat, number) for number, (seat, state) in enumerate(positions)
        ]
        took = process_time() - began
        return {"s": took, "n": len(found), "decisions": [str(one) for one in found]}


def serve() -> None:
    """Answer tasks from standard input, a line of JSON each."""
    name, options = json.loads(sys.stdin.readline())
    work = Work(name, options)
    print(json.dumps({"options": work.options}), flush=True)
    for line in sys.stdin:
        task, argument = json.loads(line)
        print(json.dumps(getattr(work, task)(argument)), flush=True)


# --- here ----------------------------------------------------------------------------------------


class Tree:
    """A process that works with the project in a folder."""

    def __init__(self, folder: Path, name: str, options: dict[str, Any] | None) -> None:
        script = (
            "import runpy, sys; sys.path.insert(0, sys.argv[1]);"
            f"runpy.run_path({str(Path(__file__).resolve())!r}, run_name='seam')['serve']()"
        )
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", script, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            text=True,
        )
        self.options: dict[str, Any] = self._ask([name, options])["options"]

    def _ask(self, request: list[Any]) -> dict[str, Any]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())  # type: ignore[no-any-return]

    def do(self, task: str, argument: Any) -> dict[str, Any]:
        """Carry out a task."""
        return self._ask([task, argument])

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compared(old: Tree, new: Tree, task: str, argument: Any, rounds: int) -> tuple[float, float]:
    """Return the least CPU µs an item that each took, in turns."""
    best = [float("inf"), float("inf")]
    for _ in range(rounds):
        for at, tree in enumerate((old, new)):
            done = tree.do(task, argument)
            best[at] = min(best[at], done["s"] / max(1, done["n"]) * 1e6)
    return best[0], best[1]


def told(name: str, what: str, times: tuple[float, float], note: str) -> None:
    """Print a row."""
    then, now = times
    print(
        f"{name:10} {what:7} {then / now:5.2f} x  {then:9.2f} -> {now:9.2f} µs  {note}", flush=True
    )


def measure(name: str, beside: Path, here: Path, rounds: int, tasks: Sequence[str]) -> None:
    """Print the rows of a game for these tasks."""
    old = Tree(beside, name, None)
    new = Tree(here, name, old.options)
    try:
        matches = 10
        while (took := old.do("random", matches)["s"]) < LEAST_S:
            matches = int(matches * min(8, 1.2 * LEAST_S / took)) + 1
        first = [tree.do("walks", matches) for tree in (old, new)]
        journals = first[0]["journals"]
        same = first[0]["mark"] == first[1]["mark"]
        task, argument = ("random", matches) if same else ("played", journals)
        note = f"the same {first[0]['n']} steps" + ("" if same else ", journals played")
        if "random" in tasks:
            told(name, "random", compared(old, new, task, argument, rounds), note)
        few = journals[: max(1, min(10, 1000 // len(journals[0])))]
        if "search" in tasks:
            told(name, "search", compared(old, new, "search", few, rounds), "a step of it")
        if "match" in tasks:
            matches = 1
            while old.do("match", matches)["s"] < LEAST_S:
                matches *= 2
            note = f"{matches} matches, an action"
            told(name, "match", compared(old, new, "match", matches, rounds), note)
        for text in ("write", "read"):
            if text in tasks:
                told(name, text, compared(old, new, text, few, rounds), "a text")
        if "hard" not in tasks:
            return
        first = [tree.do("hard", HARD) for tree in (old, new)]
        if first[0]["mark"] == first[1]["mark"]:
            times = compared(old, new, "hard", HARD, rounds)
            told(name, "hard", times, f"the same matches, {first[0]['n']} actions")
            return
        journals = first[0]["journals"]
        found = [tree.do("decide", journals)["decisions"] for tree in (old, new)]
        alike = sum(a == b for a, b in zip(*found, strict=True))
        times = compared(old, new, "decide", journals, rounds)
        told(name, "hard", times, f"{alike} of {len(found[0])} decisions the same")
    finally:
        old.close()
        new.close()


def main() -> int:
    """Print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seam", description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--beside", type=Path, required=True, help="folder of the other tree")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tasks", nargs="+", choices=TASKS, default=TASKS)
    given = parser.parse_args()
    from braillespiel.games import registry  # of this tree: the other one's are played beside

    here = Path(__file__).resolve().parents[1]
    for name in given.games or registry.own():
        measure(name, given.beside.resolve(), here, given.rounds, given.tasks)
    return 0


if __name__ == "__main__":
    sys.exit(main())
