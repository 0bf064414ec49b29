"""What a careful friend would say before an action, where nothing is against the clock."""

from __future__ import annotations

from braillespiel.games.cubus.actions import Build, CubusAction, Knock, Pass
from braillespiel.games.cubus.phases import BUILD, SHOW, WINDOW
from braillespiel.games.cubus.rules import WRONG_KNOCK
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.view import CubusView
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase


def warning(words: Words, view: CubusView, action: CubusAction) -> tuple[str, Phrase] | None:
    """Return a kind and what is worth knowing before ``action``, None if nothing is.

    Whether there is a build is not told where the table does without the list of places.
    """
    public = view.public
    if public.settings.reaction and public.phase in (WINDOW, SHOW):
        return None
    match action:
        case Build() if action.opened and public.phase == BUILD:
            return "open", words.phrase("cubus-warning-open", count=len(action.opened))
        case Pass() if public.settings.places and public.phase in (BUILD, SHOW):
            found = step_builds(view.context)
            if found:
                return "passes", words.phrase("cubus-warning-passes", count=found[0][0])
        case Knock() if public.settings.places and not step_builds(view.context):
            return "knocks", words.phrase("cubus-warning-knocks", count=WRONG_KNOCK)
    return None
