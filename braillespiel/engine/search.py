"""Searches for bots of any game: information set Monte Carlo tree search, paired sampling.

ismcts is the single-observer form of P. Cowling, E. Powley, D. Whitehouse, "Information Set
Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4
(2012). Every round draws a full state from what the seat knows (View.sample), walks down one
tree that all draws share, tries one new action, plays on to the end and credits the path. An
action's bonus for being rarely tried is measured against how often it was available, since not
every draw allows it.

paired tries every choice in the same draws and plays on by a policy: no tree, little variance.
compared tells how given choices fare in that way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from braillespiel.engine.anygame import AnyState, AnyThought, AnyView
from braillespiel.engine.chance import choice
from braillespiel.engine.contract import CLOCK, Tick

Policy: TypeAlias = Callable[[Any, int, Random], Any]
"""Choose an action in play on from the tree: (state, seat, rng) → action."""

Evaluate: TypeAlias = Callable[[Any], Sequence[float]]
"""Rate a state for every seat, 0 (lost) to 1 (won)."""

Choices: TypeAlias = Callable[[Any, int], Sequence[Any]]
"""The actions worth searching: (state, seat) → actions."""

Stop: TypeAlias = Callable[[Any], bool]
"""Tell whether playing on ends here; a match that is over always ends it."""


class Node:
    """One action in the tree: how often tried, how often available, the sum of its rewards."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.available = 0
        self.reward = 0.0


def random_policy(state: Any, seat: int, rng: Random) -> Any:
    """Choose any legal action."""
    return choice(rng, state.legal_actions(seat))


def all_choices(state: Any, seat: int) -> Sequence[Any]:
    """Return all legal actions."""
    return state.legal_actions(seat)  # type: ignore[no-any-return]


def never(state: Any) -> bool:
    """Play on to the end of the match."""
    return False


def standing(state: AnyState) -> list[float]:
    """Rate a state by who leads: the winners, or the best scores so far, share 1."""
    scores = state.scores()
    leaders = state.winners() or [seat for seat, score in enumerate(scores) if score == max(scores)]
    return [1 / len(leaders) if seat in leaders else 0.0 for seat in range(len(scores))]


def next_seat(state: AnyState, last: int) -> int | None:
    """Return who decides next; seats that may act at once decide one after the other.

    The turn goes to the first acting seat after ``last``. If only the clock can act, it does, up to
    its next deadline. None if nobody can.
    """
    while True:
        acting = state.to_act()
        seats = sorted(seat for seat in acting if seat != CLOCK)
        if seats:
            return next((seat for seat in seats if seat > last), seats[0])
        due = state.deadline()
        if due is None or CLOCK not in acting:
            return None
        state.apply(CLOCK, Tick(due))


def ismcts(
    view: AnyView,
    rng: Random,
    rounds: int,
    *,
    policy: Policy = random_policy,
    evaluate: Evaluate = standing,
    choices: Choices = all_choices,
    stop: Stop = never,
    exploration: float = 0.7,
    depth: int = 400,
) -> AnyThought:
    """Search ``rounds`` draws of ``view`` and return its seat's most tried action.

    Yields once a round, so a round must take no more than a few milliseconds; ``depth`` bounds
    the actions played on after the tree. The same ``rng`` gives the same action. A single choice
    is returned at once.
    """
    own = choices(view.sample(rng), view.seat)
    if len(own) == 1:
        return own[0]
    root = Node()
    for _ in range(rounds):
        state = view.sample(rng)
        path = _descend(root, state, view.seat, rng, choices, stop, exploration)
        _play_on(state, rng, policy, stop, depth, path[-1][1] if path else -1)
        rewards = evaluate(state)
        root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.reward += rewards[seat]
        yield
    # max keeps the first of equals, and children stand in the order of the choices.
    return max(root.children.items(), key=lambda item: item[1].visits)[0]


def paired(
    view: AnyView,
    rng: Random,
    draws: int,
    *,
    policy: Policy = random_policy,
    evaluate: Evaluate = standing,
    choices: Choices = all_choices,
    stop: Stop = never,
    depth: int = 400,
) -> AnyThought:
    """Return the best of :func:`ranked`."""
    found = yield from ranked(
        view,
        rng,
        draws,
        policy=policy,
        evaluate=evaluate,
        choices=choices,
        stop=stop,
        depth=depth,
    )
    return found[0][0]


def ranked(
    view: AnyView,
    rng: Random,
    draws: int,
    *,
    policy: Policy = random_policy,
    evaluate: Evaluate = standing,
    choices: Choices = all_choices,
    stop: Stop = never,
    depth: int = 400,
) -> Generator[None, None, list[tuple[Any, float]]]:
    """Try every choice in the same ``draws`` of ``view`` and play on; return those that were left
    at last with what they bring on average, the best first.

    What luck does to one choice it does to all of them, so a small difference shows after few
    draws. It sees no further than ``policy`` plays, where ismcts would. Every third of the draws
    the worse half of the choices is dropped, down to two. Yields after every play, as ismcts does.
    """
    left = list(choices(view.sample(rng), view.seat))
    rewards = [0.0] * len(left)
    for number in range(draws):
        if len(left) == 1:
            break
        if number and number % max(1, draws // 3) == 0 and len(left) > 2:
            order = sorted(range(len(left)), key=lambda n: -rewards[n])[: (len(left) + 1) // 2]
            left, rewards = [left[n] for n in order], [rewards[n] for n in order]
        yield from _one_draw(view, rng, left, rewards, policy, evaluate, stop, depth)
    best_first = sorted(range(len(left)), key=lambda n: -rewards[n])
    return [(left[n], rewards[n] / draws) for n in best_first]


def compared(
    view: AnyView,
    rng: Random,
    draws: int,
    actions: Sequence[Any],
    *,
    policy: Policy = random_policy,
    evaluate: Evaluate = standing,
    stop: Stop = never,
    depth: int = 400,
) -> Generator[None, None, list[float]]:
    """Return how each of ``actions`` fares on average, all in the same draws; see paired."""
    rewards = [0.0] * len(actions)
    for _ in range(draws):
        yield from _one_draw(view, rng, actions, rewards, policy, evaluate, stop, depth)
    return [reward / draws for reward in rewards]


def _one_draw(
    view: AnyView,
    rng: Random,
    actions: Sequence[Any],
    rewards: list[float],
    policy: Policy,
    evaluate: Evaluate,
    stop: Stop,
    depth: int,
) -> Iterator[None]:
    """Play every action on in one sample with the same luck; add what it brings to its reward."""
    draw, luck = view.sample(rng), rng.getrandbits(32)
    for index, action in enumerate(actions):
        state = draw.clone()
        state.apply(view.seat, action)
        _play_on(state, Random(luck), policy, stop, depth, view.seat)
        rewards[index] += evaluate(state)[view.seat]
        yield


def _descend(
    root: Node,
    state: AnyState,
    seat: int,
    rng: Random,
    choices: Choices,
    stop: Stop,
    exploration: float,
) -> list[tuple[Node, int]]:
    """Walk down the tree and add one node; return the nodes passed and who chose them."""
    node, path = root, []
    mover: int | None = seat
    while mover is not None and not state.is_over() and not stop(state):
        options = choices(state, mover)
        if not options:
            break
        untried = []
        for action in options:
            child = node.children.get(action)
            if child is None:
                untried.append(action)
            else:
                child.available += 1
        if untried:
            action = choice(rng, untried)
            child = node.children[action] = Node()
            child.available = 1
        else:
            action, child = _best(node, options, exploration)
        state.apply(mover, action)
        path.append((child, mover))
        if untried:
            break
        node, mover = child, next_seat(state, mover)
    return path


def _best(node: Node, options: Sequence[Any], exploration: float) -> tuple[Any, Node]:
    """Return the option with the highest upper confidence bound."""
    best_value, best = -1.0, options[0]
    for action in options:
        child = node.children[action]
        value = child.reward / child.visits + exploration * sqrt(
            log(child.available) / child.visits
        )
        if value > best_value:
            best_value, best = value, action
    return best, node.children[best]


def _play_on(
    state: AnyState, rng: Random, policy: Policy, stop: Stop, depth: int, last: int = -1
) -> None:
    for _ in range(depth):
        if state.is_over() or stop(state):
            return
        mover = next_seat(state, last)
        if mover is None:
            return
        state.apply(mover, policy(state, mover, rng))
        last = mover
