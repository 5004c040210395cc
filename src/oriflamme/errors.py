"""The errors of the program. The message is one sentence for people; `code` is stable, for programs and tests."""


class OriflammeError(ValueError):
    """Input that the program cannot use."""

    code: str = "wrong"


class IllegalAction(OriflammeError):
    """An action that does not answer the open question. The game is unchanged."""

    code = "illegal"


class NotationError(OriflammeError):
    """A text that cannot be read. The sentence names the place."""

    code = "notation"


class RecordError(NotationError):
    """A record that cannot be read, or that does not replay to its result."""

    code = "record"


class ScenarioError(NotationError):
    """A scenario that cannot be read or set up."""

    code = "scenario"


class UnknownDeck(OriflammeError):
    """Neither the name of a deck nor ten kinds that form one."""

    code = "unknown_deck"


class UnknownBot(OriflammeError):
    """A name that no bot has."""

    code = "unknown_bot"
