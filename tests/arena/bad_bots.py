"""Bots that fail in different ways. Workers import them by name."""

import os
import time
from typing import Any

from oriflamme import Action, View
from oriflamme.bots import RandomBot


class Raising(RandomBot):
    """Raises in the fourth round."""

    def choose(self, view: View) -> Action:
        if view.round == 4:
            raise KeyError("round 4")
        return super().choose(view)


class Leaving(RandomBot):
    """Tries to end the program."""

    def choose(self, view: View) -> Action:
        raise SystemExit(0)


class Talking(RandomBot):
    """Answers with a text instead of an action, and prints."""

    def choose(self, view: View) -> Any:
        print("I am not an action")
        return "wait"


class Cheating(RandomBot):
    """Answers with an action that is not legal here."""

    def choose(self, view: View) -> Action:
        return Action("place", 1 << 11, "place moon first")


class Hanging(RandomBot):
    """Hangs forever in about one of five games, or of as many as its option says."""

    def __init__(self, seed: int, option: str = "5") -> None:
        super().__init__(seed)
        self._hangs = seed % int(option) == 0

    def choose(self, view: View) -> Action:
        while self._hangs:
            time.sleep(1)
        return super().choose(view)


class Dying(RandomBot):
    """Kills its process in about one of five games, or of as many as its option says."""

    def __init__(self, seed: int, option: str = "5") -> None:
        super().__init__(seed)
        self._dies = seed % int(option) == 0

    def choose(self, view: View) -> Action:
        if self._dies:
            os._exit(7)
        return super().choose(view)


class Stillborn:
    """Cannot be created."""

    def __init__(self, seed: int) -> None:
        raise ValueError("no net was trained")


class Fickle(RandomBot):
    """Can only be created with the seed that is tried first."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed:
            raise ValueError("not today")


class Optioned(RandomBot):
    """Accepts only the option 42."""

    def __init__(self, seed: int, option: str = "") -> None:
        super().__init__(seed)
        if option != "42":
            raise ValueError("the option is 42")


class NoBot:
    """Has no method `choose`."""

    def __init__(self, seed: int) -> None:
        pass
