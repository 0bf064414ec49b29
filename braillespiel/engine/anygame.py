"""The contract for code that treats games of every kind alike: hosts, searches, tests."""

from __future__ import annotations

from typing import Any, TypeAlias

from braillespiel.engine.contract import Bot, Game, State, Thought, View

AnyState: TypeAlias = State[Any, Any]
AnyView: TypeAlias = View[Any]
AnyGame: TypeAlias = Game[AnyState, Any, Any]
AnyBot: TypeAlias = Bot[Any, Any]
AnyThought: TypeAlias = Thought[Any]
